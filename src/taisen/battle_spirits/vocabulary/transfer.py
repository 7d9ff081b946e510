"""Transfer summon 転召: what a card demands besides its cost when it is summoned."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.vocabulary.abilities import TransferSummon
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


TRANSFER_WORDS: Final = (TransferLine,)
"""The words of this module, for registration."""
