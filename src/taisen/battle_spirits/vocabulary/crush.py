"""Crush and what makes it discard more."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import CrushBonus


class CrushesMore(CrushBonus):
    """The player's Crush effects discard so many cards more of the opponent's deck."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{discards|discard@same} {number:number} more by crush effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "が【粉砕】の効果で相手のデッキを破棄するとき、破棄するカードを+{number}枚する",
        "zh-Hans": "以【粉碎】效果破弃对手卡组时，破弃的卡牌+{number}张",
        "zh-Hant": "以【粉碎】效果破棄對手卡組時，破棄的卡牌+{number}張",
        "en": "{discards/discard} {number} more card{s:number} of the opponent's deck by Crush effects",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


CRUSH_WORDS: Final = (CrushesMore,)
"""The words of this module, for registration."""
