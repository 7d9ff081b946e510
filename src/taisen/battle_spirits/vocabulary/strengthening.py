"""Rules about a player's effects: how far those that destroy by BP reach, and cores that they do not move."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import DestructionReach, PlayerRule


class FurtherDestruction(DestructionReach):
    """Reinforce: the player's effects that destroy by BP reach so much further (BS-43.01)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} effects that destroy by BP reaching {number:number} further"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の「BP破壊効果」の上限を+{number}する",
        "zh-Hans": "的「BP破坏效果」的上限+{number}",
        "zh-Hant": "的「BP破壞效果」的上限+{number}",
        "en": "{has/have} each effect that destroys by BP reach {number} further",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class TrashCoresStay(PlayerRule):
    """The player's effects move no cores but the Soul Core from the trash."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot move cores but the soul core from the trash by effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、効果でトラッシュのソウルコア以外のコアを移動できない",
        "zh-Hans": "不能因效果移动废弃区的灵魂晶核以外的晶核",
        "zh-Hant": "不能因效果移動廢棄區的靈魂晶核以外的晶核",
        "en": "cannot move cores other than the Soul Core from the trash by effects",
    }
    verb: ClassVar[str] = "take-trash-cores"


STRENGTHENING_WORDS: Final = (FurtherDestruction, TrashCoresStay)
"""The words of this module, for registration."""
