"""Replacing: what happens to a field card instead of something that would happen to it."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.language import Lexicon, Term
from taisen.language.bases import Effect
from taisen.wixoss.state import DECK, ENER, EXCLUDED, HAND, LRIG_DECK, LRIG_TRASH, TRASH
from taisen.wixoss.vocabulary.changes import Replacement

BANISHED: Final = "banish"
RETURNED: Final = "bounce"
TRASHED: Final = "trash"
LEAVING: Final = "leave"
DOWNED: Final = "down"

MOMENTS: Final = Lexicon(
    "moment",
    {
        "being banished": Term(BANISHED, "バニッシュされる", "将被破坏", "將被破壞", "be banished"),
        "being returned to hand": Term(
            RETURNED, "手札に戻る", "将返回手牌", "將返回手牌", "be returned to hand"
        ),
        "being put into the trash": Term(
            TRASHED,
            "場からトラッシュに置かれる",
            "将从场上放置到废弃区",
            "將從場上放置到廢棄區",
            "be put into the trash",
        ),
        "leaving the field": Term(LEAVING, "場を離れる", "将离场", "將離場", "leave the field"),
        "being downed": Term(DOWNED, "ダウンする", "将被横置", "將被橫置", "be downed"),
    },
)
"""What would happen to a field card."""

DESTINATIONS: Final = Lexicon(
    "destination",
    {
        "the hand": Term(HAND, "手札", "手牌", "手牌", "its owner's hand"),
        "the ener": Term(ENER, "エナゾーン", "能量区", "能量區", "its owner's Ener Zone"),
        "the trash": Term(TRASH, "トラッシュ", "废弃区", "廢棄區", "its owner's trash"),
        "the deck": Term(DECK, "デッキ", "牌组", "牌組", "its owner's deck"),
        "the LRIG trash": Term(
            LRIG_TRASH, "ルリグトラッシュ", "分身废弃区", "分身廢棄區", "its owner's LRIG trash"
        ),
        "the LRIG deck": Term(LRIG_DECK, "ルリグデッキ", "分身牌组", "分身牌組", "its owner's LRIG Deck"),
        "no zone": Term(EXCLUDED, "ゲーム外", "游戏外", "遊戲外", "nowhere, excluded from the game"),
    },
)
"""Where a field card goes instead."""


class GoesElsewhere(Replacement):
    """Goes to another zone instead, so that what it would be did not happen (WX-16.10)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "moment")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{goes|go@same} to {zone:destination} instead of {moment:moment}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "が{moment}場合、代わりに{zone}に置かれる",
        "zh-Hans": "{moment}时，作为代替放置到{zone}",
        "zh-Hant": "{moment}時，作為代替放置到{zone}",
        "en": "{goes/go} to {zone} instead whenever {it/they} would {moment}",
    }

    def __init__(self, zone: int, moment: str) -> None:
        super().__init__()
        self.zone = zone
        self.moment = moment
        self.destination = zone
        self.optional = False
        self.instead: Effect | None = None


class BanishedTo(Replacement):
    """Goes to another zone when it is banished; it is banished all the same (WX-99.08)."""

    place_only: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("zone",)
    notation: ClassVar[str | tuple[str, ...]] = "{goes|go@same} to {zone:destination} when banished"
    texts: ClassVar[dict[str, str]] = {
        "ja": "がバニッシュされる場合、通常の領域に置かれる代わりに{zone}に置かれる",
        "zh-Hans": "被破坏时，改为放置到{zone}而非通常的区域",
        "zh-Hant": "被破壞時，改為放置到{zone}而非通常的區域",
        "en": "{goes/go} to {zone} instead of the usual zone when {it is/they are} banished",
    }

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone
        self.moment = BANISHED
        self.destination = zone
        self.optional = False
        self.instead: Effect | None = None


class Instead(Replacement):
    """Something else is done instead of what would happen to it."""

    fields: ClassVar[tuple[str, ...]] = ("instead", "moment", "optional")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} ({instead:effect}) done instead of {moment:moment}[[?optional if you want]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "が{moment}場合、代わりに「{instead}」を行[[?!optionalう]][[?optionalってもよい]]",
        "zh-Hans": "{moment}时，[[?optional可以]]作为代替进行“{instead}”",
        "zh-Hant": "{moment}時，[[?optional可以]]作為代替進行「{instead}」",
        "en": (
            '{has/have} "{^instead}" done instead whenever {it/they} would {moment}[[?optional, if you want]]'
        ),
    }

    def __init__(self, instead: Effect, moment: str, optional: bool = False) -> None:
        super().__init__()
        self.instead: Effect | None = instead
        self.moment = moment
        self.optional = optional
        self.destination = -1


REPLACING_WORDS: Final = (GoesElsewhere, BanishedTo, Instead)
"""The words of this module, for registration."""
