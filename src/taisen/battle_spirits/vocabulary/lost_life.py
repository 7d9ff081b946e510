"""Lost life: where its cores go."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import LifeGoes


class LifeGoesElsewhere(LifeGoes):
    """Cores of the player's life that is reduced go elsewhere than to the reserve."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} lost life put in the {place:core-place}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフが減るとき、ライフのコアはリザーブではなく{place}に置かれる",
        "zh-Hans": "的生命减少时，生命的晶核不放置到预备区而放置到{place}",
        "zh-Hant": "的生命減少時，生命的晶核不放置到預備區而放置到{place}",
        "en": "{has/have} the cores of lost life put in the {place} instead of the reserve",
    }

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


LOST_LIFE_WORDS: Final = (LifeGoesElsewhere,)
"""The words of this module, for registration."""
