"""Words about using cards: further reduction symbols, costs lower in a use, and how cards are summoned."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import HandReduction, SummonDiscount, SummonPosture
from taisen.language.bases import Filter


class HandCardsReduceMore(HandReduction):
    """The player's hand cards of a sort have so many reduction symbols of a colour more."""

    fields: ClassVar[tuple[str, ...]] = ("sort", "number", "color")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} [{sort:card-filter@many}] in hand with {number:number} more {color:color}"
        " reduction {symbol|symbols@number}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札にある{sort}すべてに{color}の軽減シンボル{number}つを与える",
        "zh-Hans": "手牌中的所有{sort}获得{number}个{color}色减轻战徽",
        "zh-Hant": "手牌中的所有{sort}獲得{number}個{color}色減輕戰徽",
        "en": "{has/have} {sort@many} in the hand with {number} more {color} reduction symbol{s:number}",
    }

    def __init__(self, sort: Filter, number: int, color: int) -> None:
        super().__init__()
        self.sort = sort
        self.number = number
        self.color = color


class SummonsForLess(SummonDiscount):
    """The player's hand cards of a sort cost so much less when they are summoned."""

    fields: ClassVar[tuple[str, ...]] = ("sort", "number")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{summons|summon@same} [{sort:card-filter@many}] from hand for {number:number} less"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札にある{sort}を召喚するとき、そのコストを-{number}する",
        "zh-Hans": "召唤手牌中的{sort}时，其费用-{number}",
        "zh-Hant": "召喚手牌中的{sort}時，其費用-{number}",
        "en": "{summons/summon} {sort@many} from the hand with a cost lower by {number}",
    }

    def __init__(self, sort: Filter, number: int) -> None:
        super().__init__()
        self.sort = sort
        self.number = number


class SummonsExhausted(SummonPosture):
    """The player's cards of a sort are summoned exhausted, whatever way and from wherever."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = "{summons|summon@same} [{sort:card-filter@many}] exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、{sort}を召喚するとき、疲労状態で召喚する",
        "zh-Hans": "召唤{sort}时，以疲劳状态召唤",
        "zh-Hant": "召喚{sort}時，以疲勞狀態召喚",
        "en": "{summons/summon} {sort@many} exhausted",
    }

    def __init__(self, sort: Filter) -> None:
        super().__init__()
        self.sort = sort


HAND_PRICE_WORDS: Final = (HandCardsReduceMore, SummonsForLess, SummonsExhausted)
"""The words of this module, for registration."""
