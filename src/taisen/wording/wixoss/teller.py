"""The teller of WIXOSS: who stands on the field at each event, where things go, what goes without saying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.wixoss.state import PLACES, ZONES
from taisen.wording.told import Teller, Thing

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState

MOVED: Final = "moved"
SAID_OTHERWISE: Final = (
    "bloom",
    "crush",
    "crushed",
    "discard",
    "ener-cost",
    "life",
    "refresh",
    "seed",
    "trap",
    "use",
    "used",
)
"""Why cards are moved where another event says so, or where it is a matter of course."""
QUIET: Final = frozenset(
    {
        "activated again",
        "attack_ended",
        "covered",
        "downed WX-15.01",
        "downed WX-17.01",
        "entered grow",
        "left banish",
        "phase",
        "removed",
        "setup",
        "shuffled",
        "step",
        "trap_activated",
        "turn_ended",
        "upped WX-07.03",
        "use_ended",
        *(f"{MOVED} {why}" for why in SAID_OTHERWISE),
    }
)
"""Events that say nothing new to a reader who is told the others: name, or name and detail or rule."""
ACTIVATED: Final = "activated"
ANNOUNCED: Final = frozenset({"ability_used", "burst", "trap_activated", "used"})
"""Events that tell of an ability before it is carried out."""
SIGNED: Final = frozenset({"coins", "subscribers"})
"""Events whose amount says by its sign whether it is gained."""
MISSED: Final = {"WX-20.17": "used-up", "WX-24.08": "no-longer"}
"""How it is told that an ability is missed by some rules; by others its timing was missed."""
LEAVING_TOGETHER: Final = frozenset({"left", "banished", "moved"})
"""Events of the moment in which cards leave the field."""
PLACED: Final = frozenset({"virus_placed", "virus_removed", "trap_set", "trap_opened", "seed_set", "bloomed"})
"""Events whose amount is a place on the field."""


class WixossTeller(Teller):
    """Follows LRIG and SIGNI that are covered, and names zones and places."""

    arrivals: ClassVar[frozenset[str]] = frozenset({"entered", "bloomed"})
    departures: ClassVar[frozenset[str]] = frozenset({"left", "covered"})
    own_cards: ClassVar[frozenset[str]] = frozenset({"drew", "looked", "searched"})
    nobodys: ClassVar[frozenset[str]] = frozenset({"setup"})
    effects: ClassVar[frozenset[str]] = frozenset({ACTIVATED, *ANNOUNCED})

    def __init__(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> None:
        super().__init__(state, viewer, events, start)
        self.announced = _announced(events, start)

    def begins_turn(self, event: Event) -> bool:
        """Return whether a turn begins with an event."""
        return event.name == "turn_began"

    def follow(self, place: int, event: Event) -> None:
        """Take in, before an event is told, what it changes about the field cards."""
        if event.name in self.departures:
            self.keep_names(place, LEAVING_TOGETHER)
        else:
            super().follow(place, event)

    def detail(self, event: Event) -> str:
        """Return what an event is told with, where messages tell several of its kind apart."""
        if event.name in ANNOUNCED:
            self.announced = event.cause.ability
        elif event.name == ACTIVATED and event.cause.ability == self.announced:
            return "again"
        if event.name in SIGNED:
            return "gained" if event.amount > 0 else "lost"
        if event.name == "missed" and event.detail.startswith("WX-"):
            return MISSED.get(event.detail, "timing")
        return event.detail

    def amount(self, event: Event) -> int:
        """Return the number that an event is told with."""
        return abs(event.amount) if event.name in SIGNED else event.amount

    def other(self, event: Event) -> Thing | None:
        """Return the second field card that an event is about; some say a zone or a place there."""
        if event.name in (MOVED, "moved_lane", "swapped"):
            return None
        return super().other(event)

    def source(self, event: Event) -> str:
        """Return the zone or place that something left."""
        if event.name in (MOVED, "entered"):
            return zone_name(event.amount)
        if event.name == "moved_lane":
            return PLACES[event.other]
        return ""

    def target(self, event: Event) -> str:
        """Return the zone or place that something came to."""
        if event.name == MOVED:
            return zone_name(event.other)
        if event.name == "left":
            return zone_name(event.amount)
        if event.name in PLACED or event.name == "moved_lane":
            return PLACES[event.amount]
        return ""


def _announced(events: list[Event], start: int) -> str:
    """Return the ability that was announced last before ``start``, empty for none in that turn.

    Somebody may have been asked since then, whether to answer a spell say.
    """
    for event in reversed(events[:start]):
        if event.name in ANNOUNCED:
            return event.cause.ability
        if event.name == "turn_began":
            break
    return ""


def zone_name(kind: int) -> str:
    """Return the name of a kind of zone, empty for none.

    >>> zone_name(2), zone_name(-1)
    ('hand', '')
    """
    return ZONES[kind] if kind >= 0 else ""
