"""Told: what one viewer was told when something happened, free of language and of the match.

Owns the facts of a line of the log. They are taken down right after the event, with the names that the viewer
knew then and nothing else, so that they can be stored and worded in any language at any later time. A card
that the viewer did not know is not in them, not even by its slot.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import BattleState

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match

QUIET_EVENTS: Final = frozenset(
    {
        "setup",
        "step_ended",
        "cores_moved payment",
        "shown",
        "placed",
        "battle_resolving",
        "battle_ended",
        "magic_resolved",
        "burst_resolved",
        "summon_effect_given",
        "flash_opened",
        "step_began",
        "left destroyed",
        "left depleted",
        "turn_ended",
        "exhausted BS-11.02",
        "exhausted BS-11.08",
        "refreshed BS-06.08",
    }
)
"""Events that say nothing new to a reader who is told the others: name, or name and detail or rule."""

OWN_CARDS: Final = frozenset({"drew", "looked"})
"""Events whose cards are for their player alone, whatever became known of them since."""

NOBODYS: Final = frozenset({"setup", "flash_opened"})
"""Events that happen to no player in particular."""

ARRIVALS: Final = frozenset({"placed", "split", "brave_kept"})
LEAVING_TOGETHER: Final = frozenset({"left", "burst_set", "revealed", "burst_discarded"})
"""Events of the moment in which cards leave the field: a card that becomes a burst may push one out."""
TURN_BEGAN: Final = "start"


@dataclass(frozen=True, slots=True)
class Thing:
    """A field card as it was called.

    Attributes:
        name: text form as its own player says it ("BS17-003#2").
        number: card number.
        player: whose it is.
    """

    name: str
    number: str
    player: int


@dataclass(frozen=True, slots=True)
class Told:
    """One event as one viewer was told of it.

    Attributes:
        name: what happened.
        player: to whom.
        turn: number of the turn.
        position: how many answers the match had then.
        detail, amount: as the event has them.
        card: number of the card that it is about, empty for one that the viewer does not know, None for none.
        cards: numbers of further cards, empty for those that the viewer does not know.
        thing: field card that it is about.
        other: a second field card.
        rule: number of the rule that caused it, empty for none.
        ability: key of the ability that caused it, empty for none.
        first: whether this ability is told of for the first time.
    """

    name: str
    player: int
    turn: int = 0
    position: int = 0
    detail: str = ""
    amount: int = 0
    card: str | None = None
    cards: list[str] = field(default_factory=list)
    thing: Thing | None = None
    other: Thing | None = None
    rule: str = ""
    ability: str = ""
    first: bool = False

    @property
    def quiet(self) -> bool:
        """Whether it goes without saying."""
        name = self.name
        return not QUIET_EVENTS.isdisjoint((name, f"{name} {self.detail}", f"{name} {self.rule}"))


def tell(match: Match, viewer: int | None, start: int = 0) -> list[Told]:
    """Return what ``viewer`` is told of the events from ``start`` on; None: what everybody is told.

    It is to be asked right after the answer that brought them: what is known now is what was known then.
    """
    state = match.state
    assert isinstance(state, BattleState)
    events = match.events
    new = events[start:]
    if not new:
        return []
    teller = _Teller(state, viewer, events, start)
    position = match.step_count
    turn = state.turn - sum(_begins_turn(event) for event in new)
    told: list[Told] = []
    for place, event in enumerate(new, start):
        turn += _begins_turn(event)
        told.append(teller.told(place, event, turn, position))
    return told


def _begins_turn(event: Event) -> bool:
    return event.name == "step_began" and event.detail == TURN_BEGAN


class _Teller:
    """Takes events down for one viewer, in their order; follows who stands on the field meanwhile."""

    def __init__(self, state: BattleState, viewer: int | None, events: list[Event], start: int) -> None:
        self.state = state
        self.viewer = viewer
        self.wanted = 3 if viewer is None else 1 << viewer
        self.events = events
        self.start = start
        self.gone: dict[int, Thing] = {}
        self.abilities: set[str] | None = None
        self.standing = self._standing_before()

    def _standing_before(self) -> dict[int, tuple[int, int]]:
        """Card slot and player of each field card that stood there before the first of the new events."""
        new = self.events[self.start :]
        came = {event.object for event in new if event.name in ARRIVALS}
        found = {item.id: (item.card, item.controller) for item in self.state.objects.values()}
        for event in new:
            if event.name == "left":
                found[event.object] = (event.card, event.player)
        return {item: found[item] for item in sorted(found) if item not in came}

    def told(self, place: int, event: Event, turn: int, position: int) -> Told:
        """Take one event down, which is at this place in the log."""
        state = self.state
        if event.name in ARRIVALS:
            item = state.objects.get(event.object)
            self.standing[event.object] = (event.card if item is None else item.card, event.player)
        elif event.name == "exchanged":
            self.standing[event.object] = (event.card, event.player)
        elif event.name == "combined":
            self._joined(event.card)
        elif event.name == "left":
            # Of equal cards that leave together each keeps its name until all have been told of.
            self._keep_names(place)
        hidden = event.name in OWN_CARDS and event.player != self.viewer
        cause = event.cause
        ability = cause.ability if cause.card < 0 or self._number(cause.card) else ""
        thing = self._thing(event.object)
        card: str | None = None
        if event.card >= 0:
            # What stands on the field is seen by everybody, wherever it went in the same moment.
            there = self.standing.get(event.object)
            card = self._number(event.card)
            if thing is not None and there is not None and there[0] == event.card:
                card = thing.number
        told = Told(
            event.name,
            -1 if event.name in NOBODYS else event.player,
            turn,
            position,
            event.detail,
            event.amount,
            card,
            ["" if hidden else self._number(slot) for slot in event.cards],
            thing,
            self._thing(event.other),
            cause.rule,
            ability,
            event.name == "effect" and self._first(ability),
        )
        if event.name == "left":
            self.standing.pop(event.object, None)
        return told

    def _keep_names(self, place: int) -> None:
        """Keep the names of the cards that leave in the moment whose events begin at this place."""
        for event in self.events[place:]:
            if event.name not in LEAVING_TOGETHER:
                return
            found = self._thing(event.object) if event.object in self.standing else None
            if event.name == "left" and found is not None:
                self.gone[event.object] = found

    def _number(self, slot: int) -> str:
        """The number of the card in a slot, empty if the viewer does not know it."""
        state = self.state
        return state.definitions[slot].number if state.known[slot] & self.wanted == self.wanted else ""

    def _joined(self, card: int) -> None:
        """A brave that stood on the field is a part of another card now."""
        for item, (slot, _) in self.standing.items():
            if slot == card:
                del self.standing[item]
                return

    def _thing(self, item: int) -> Thing | None:
        if item == 0:
            return None
        if item in self.gone or item not in self.standing:
            return self._left(item)
        card, player = self.standing[item]
        definitions = self.state.definitions
        number = definitions[card].number
        # Which of several equal ones it is, as the field index counts them.
        place = 1
        for earlier, (slot, owner) in self.standing.items():
            if earlier == item:
                break
            place += owner == player and definitions[slot].number == number
        return Thing(number if place == 1 else f"{number}#{place}", number, player)

    def _left(self, item: int) -> Thing | None:
        """A field card that has left: as it was called, or by the last event that names its card."""
        found = self.gone.get(item)
        if found is not None:
            return found
        for event in reversed(self.events):
            if event.object == item and event.card >= 0 and event.name == "left":
                number = self.state.definitions[event.card].number
                found = Thing(number, number, event.player)
                self.gone[item] = found
                return found
        return None

    def _first(self, ability: str) -> bool:
        if self.abilities is None:
            before = self.events[: self.start]
            self.abilities = {event.cause.ability for event in before if event.name == "effect"}
        if not ability or ability in self.abilities:
            return False
        self.abilities.add(ability)
        return True
