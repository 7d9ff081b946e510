"""Deeds with viruses, and with a zone that was picked (chapter 35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import NUMBER
from taisen.wixoss.rules import viruses
from taisen.wixoss.state import LANE_COUNT, LANES, WixossState
from taisen.wixoss.vocabulary.amounts import Amount
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import field_items
from taisen.wixoss.vocabulary.pronouns import Pronoun

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
from taisen.wixoss.vocabulary.lane_deeds import LaneDeed, zone_number, zones_text


class PutVirus(LaneDeed):
    """Puts viruses into zones without one (WX-35.01, WX-99.19)."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = "put a virus in {amount:amount} of {whose:whose} zones"

    def __init__(self, amount: Amount, whose: int) -> None:
        super().__init__(None, amount)
        self.whose = whose

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the zones without a virus."""
        player = owner(self.whose, cause)
        return [zone_number(player, lane) for lane in viruses.clean_lanes(state, player)]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Place it."""
        viruses.place(state, zone // LANE_COUNT, zone % LANE_COUNT, cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say in how many zones."""
        amount = self.amount
        assert amount is not None
        where = zones_text(say.field(self, "whose"), say.word(amount), amount.up_to, language)
        return {
            "ja": f"{where}に【ウィルス】を1つ置く",
            "zh-Hans": f"在{where}放置1个【病毒】",
            "zh-Hant": f"在{where}放置1個【病毒】",
            "en": f"put a virus in {where}",
        }[language]


class PutViruses(Deed):
    """Puts a virus into each zone of a player that has none."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "put a virus in each of {whose:whose} zones"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}すべてのシグニゾーンに【ウィルス】を1つずつ置く",
        "zh-Hans": "在{whose}所有精灵区各放置1个【病毒】",
        "zh-Hant": "在{whose}所有精靈區各放置1個【病毒】",
        "en": "put a virus in each of {whose} SIGNI Zones",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Place them."""
        side = owner(self.whose, cause.seen_by(player))
        return sum(1 for lane in LANES if viruses.place(state, side, lane, cause))


class NameZone(LaneDeed):
    """Picks a zone for what the effect does with it later ("that zone")."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "name 1 of {whose:whose} zones"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}シグニゾーン1つを選ぶ",
        "zh-Hans": "选择{whose}1个精灵区",
        "zh-Hant": "選擇{whose}1個精靈區",
        "en": "choose 1 of {whose} SIGNI Zones",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return all three."""
        player = owner(self.whose, cause)
        return [zone_number(player, lane) for lane in LANES]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Only keep it."""


def named_zone(slots: list[Value]) -> int:
    """Return the number of the zone that was picked, -1 for none."""
    number = slots[NUMBER]
    assert isinstance(number, int)
    return number - 1


class PutVirusThere(Deed):
    """Puts a virus into the zone that was picked."""

    notation: ClassVar[str | tuple[str, ...]] = "put a virus in that zone"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのシグニゾーンに【ウィルス】1つを置く",
        "zh-Hans": "在该精灵区放置1个【病毒】",
        "zh-Hant": "在該精靈區放置1個【病毒】",
        "en": "put a virus in that SIGNI Zone",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Place it unless one lies there."""
        zone = named_zone(slots)
        return 1 if zone >= 0 and viruses.place(state, zone // LANE_COUNT, zone % LANE_COUNT, cause) else 0


class TheOneThere(Pronoun):
    """The SIGNI of the zone that was picked."""

    notation: ClassVar[str | tuple[str, ...]] = "the SIGNI of that zone"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのシグニゾーンにあるシグニ",
        "zh-Hans": "该精灵区的精灵",
        "zh-Hant": "該精靈區的精靈",
        "en": "the SIGNI in that SIGNI Zone",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it, if one stands there."""
        assert isinstance(state, WixossState)
        zone = named_zone(slots)
        found = None if zone < 0 else state.standing(zone // LANE_COUNT, zone % LANE_COUNT)
        return () if found is None else (found.id,)


class RemoveViruses(LaneDeed):
    """Removes viruses from a player's field."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = (
        "remove {amount:amount} {virus|viruses@amount} from {whose:whose} field"
    )

    def __init__(self, amount: Amount, whose: int) -> None:
        super().__init__(None, amount)
        self.whose = whose

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the zones with a virus."""
        player = owner(self.whose, cause)
        return [zone_number(player, lane) for lane in viruses.infected_lanes(state, player)]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Remove it."""
        viruses.remove(state, zone // LANE_COUNT, zone % LANE_COUNT, cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many."""
        amount = self.amount
        assert amount is not None
        number, whose = say.word(amount), say.field(self, "whose")
        if language == "en":
            most = "up to " if amount.up_to and amount.counted else ""
            return f"remove {most}{number} {'viruses' if amount.is_many() else 'virus'} from {whose} field"
        if language == "ja":
            many = f"{number}つ" if amount.counted else number.removesuffix("の") + "だけ"
            return f"{whose}場にある【ウィルス】を{many}取り除く"
        counter = ("个" if language == "zh-Hans" else "個") if amount.counted else ""
        field, virus = ("场上", "的【病毒】") if language == "zh-Hans" else ("場上", "的【病毒】")
        return f"移除{whose}{field}{number.removesuffix('的')}{counter}{virus}"


class RemoveVirusOf(TargetDeed):
    """Removes the virus of the zone in which a SIGNI stands."""

    notation: ClassVar[str | tuple[str, ...]] = "remove the virus of {target:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}と同じシグニゾーンにある【ウィルス】1つを取り除く",
        "zh-Hans": "移除与{target}同一精灵区的1个【病毒】",
        "zh-Hant": "移除與{target}同一精靈區的1個【病毒】",
        "en": "remove the virus in the SIGNI Zone of {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Remove it."""
        found = [state.objects[item] for item in field_items(items)]
        return sum(
            1
            for each in found
            if each.in_signi_zone and viruses.remove(state, each.controller, each.place, cause)
        )


VIRUS_DEED_WORDS: Final = (
    PutVirus,
    PutViruses,
    NameZone,
    PutVirusThere,
    TheOneThere,
    RemoveViruses,
    RemoveVirusOf,
)
"""The words of this module, for registration."""
