"""What a card demands besides its cost when it is summoned: a Transfer 転召, or a hand card removed."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.vocabulary.abilities import HandRemoval, TransferSummon
from taisen.language.bases import Filter


class TransferLine(TransferSummon):
    """Transfer summon: after its cost is paid all cores of an own spirit of a sort must be put somewhere."""

    fields: ClassVar[tuple[str, ...]] = ("among", "place")
    notation: ClassVar[str | tuple[str, ...]] = (
        "transfer summon: all cores of 1 {among:filter} to the {place:core-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "【転召】召喚コスト支払い後、{among}1体の上のコアすべてを{place}に置かなければならない。",
        "zh-Hans": "【转召】支付召唤费用后，必须将1个{among}上的所有晶核放置到{place}。",
        "zh-Hant": "【轉召】支付召喚費用後，必須將1個{among}上的所有晶核放置到{place}。",
        "en": "transfer summon: After paying its cost, you must put all cores of {among} in the {place}.",
    }

    def __init__(self, among: Filter, place: int) -> None:
        super().__init__()
        if place == TO_RESERVE:
            raise ValueError("a Transfer puts cores in the trash or in the void")
        self.among = among
        self.place = place


class HandRemovalLine(HandRemoval):
    """The card is summoned only by removing a card of a sort in the own hand from the game."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is summoned only by removing 1 {among:card-filter} in your hand from the game"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードは自分の手札にある{among}1枚をゲームから除外しなければ召喚できない。",
        "zh-Hans": "若不将自己手牌中的1张{among}从游戏中除外，则不能召唤这张卡牌。",
        "zh-Hant": "若不將自己手牌中的1張{among}從遊戲中除外，則不能召喚這張卡牌。",
        "en": "this card can be summoned only by removing {among} in your hand from the game.",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among


TRANSFER_WORDS: Final = (TransferLine, HandRemovalLine)
"""The words of this module, for registration."""
