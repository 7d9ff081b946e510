"""Lines: the forms of a line of a card's effect, one ability each."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.language.bases import Effect
from taisen.wixoss.vocabulary.abilities import LifeBurst, MainEffect


class EffectLine(MainEffect):
    """What a spell or ARTS does."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[effect] {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{effect}。",
        "zh-Hans": "{effect}。",
        "zh-Hant": "{effect}。",
        "en": "{^effect}.",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect


class BurstLine(LifeBurst):
    """What a Life Burst does (WX-18.05)."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[burst] {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【ライフバースト】：{effect}。",
        "zh-Hans": "【生命爆发】：{effect}。",
        "zh-Hant": "【生命爆發】：{effect}。",
        "en": "[Life Burst] {^effect}.",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect


LINE_WORDS: Final = (EffectLine, BurstLine)
"""The words of this module, for registration."""
