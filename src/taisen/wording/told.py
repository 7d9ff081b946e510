"""Told: what one viewer was told when something happened, free of language and of the match.

Owns the facts of a line of the log. They are taken down right after the event, with the names that the viewer
knew then and nothing else, so that they can be stored and worded in any language at any later time. A card
that the viewer did not know is not in them, not even by its slot. Each game brings a ``Teller`` that knows
what its events mean.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState


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
        detail, amount: what kind of it and how much, as messages tell them apart.
        card: number of the card that it is about, empty for one that the viewer does not know, None for none.
        cards: numbers of further cards, empty for those that the viewer does not know.
        thing: field card that it is about.
        other: a second field card.
        rule: number of the rule that caused it, empty for none.
        ability: key of the ability that caused it, empty for none.
        first: whether this ability is told of for the first time.
        source, target: zones or places that something left and came to, empty for none.
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
    source: str = ""
    target: str = ""


def is_quiet(told: Told, quiet: frozenset[str]) -> bool:
    """Return whether an event goes without saying.

    Args:
        told: the event.
        quiet: what says nothing new to a reader who is told the others: names of events, or name and
            detail, or name and rule.
    """
    name = told.name
    return not quiet.isdisjoint((name, f"{name} {told.detail}", f"{name} {told.rule}"))


def tell(match: Match, viewer: int | None, start: int = 0) -> list[Told]:
    """Return what ``viewer`` is told of the events from ``start`` on; None: what everybody is told.

    It is to be asked right after the answer that brought them: what is known now is what was known then.
    """
    from taisen.wording.games import game_words

    events = match.events
    new = events[start:]
    if not new:
        return []
    words = game_words(match.game.name)
    teller = words.teller(match.state, viewer, events, start)
    position = match.step_count
    turn = match.turn - sum(teller.begins_turn(event) for event in new)
    told: list[Told] = []
    for place, event in enumerate(new, start):
        turn += teller.begins_turn(event)
        told.append(teller.told(place, event, turn, position))
    return told


class Teller:
    """Takes down events one after another, with who stands on the field at each of them."""

    arrivals: ClassVar[frozenset[str]] = frozenset()
    """Events with which a field card begins to stand there."""
    departures: ClassVar[frozenset[str]] = frozenset({"left"})
    """Events with which it stops."""
    own_cards: ClassVar[frozenset[str]] = frozenset({"drew", "looked"})
    """Events whose cards are for their player alone, whatever became known of them since."""
    nobodys: ClassVar[frozenset[str]] = frozenset()
    """Events that happen to no player in particular."""
    effects: ClassVar[frozenset[str]] = frozenset()
    """Events that tell of an ability that is carried out."""

    def __init__(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> None:
        self.state = state
        self.viewer = viewer
        self.wanted = 3 if viewer is None else 1 << viewer
        self.events = events
        self.start = start
        self.gone: dict[int, Thing] = {}
        self.abilities: set[str] | None = None
        self.standing = self._standing_before()

    def begins_turn(self, event: Event) -> bool:
        """Return whether a turn begins with an event."""
        raise NotImplementedError

    def follow(self, place: int, event: Event) -> None:
        """Take in, before an event is told, what it changes about the field cards."""
        if event.name in self.arrivals:
            item = self.state.objects.get(event.object)
            self.standing[event.object] = (event.card if item is None else item.card, event.player)

    def hidden(self, event: Event) -> bool:
        """Return whether the cards of an event are not for this viewer, whatever is known of them."""
        return event.name in self.own_cards and event.player != self.viewer

    def detail(self, event: Event) -> str:
        """Return what an event is told with, where messages tell several of its kind apart."""
        return event.detail

    def amount(self, event: Event) -> int:
        """Return the number that an event is told with."""
        return event.amount

    def other(self, event: Event) -> Thing | None:
        """Return the second field card that an event is about."""
        return self.thing(event.other)

    def source(self, event: Event) -> str:
        """Return the zone or place that something left."""
        return ""

    def target(self, event: Event) -> str:
        """Return the zone or place that something came to."""
        return ""

    def told(self, place: int, event: Event, turn: int, position: int) -> Told:
        """Take one event down, which is at this place in the log."""
        self.follow(place, event)
        hidden = self.hidden(event)
        cause = event.cause
        ability = cause.ability if cause.card < 0 or self.number(cause.card) else ""
        thing = self.thing(event.object)
        card: str | None = None
        if event.card >= 0:
            # What stands on the field is seen by everybody, wherever it went in the same moment.
            there = self.standing.get(event.object)
            card = self.number(event.card)
            if thing is not None and there is not None and there[0] == event.card:
                card = thing.number
        told = Told(
            event.name,
            -1 if event.name in self.nobodys else event.player,
            turn,
            position,
            self.detail(event),
            self.amount(event),
            card,
            ["" if hidden else self.number(slot) for slot in event.cards],
            thing,
            self.other(event),
            cause.rule,
            ability,
            event.name in self.effects and self._first(ability),
            self.source(event),
            self.target(event),
        )
        if event.name in self.departures:
            self.standing.pop(event.object, None)
        return told

    # -- names -------------------------------------------------------------------------------------

    def number(self, slot: int) -> str:
        """Return the number of the card in a slot, empty if the viewer does not know it."""
        state = self.state
        return self.face(slot) if state.known[slot] & self.wanted == self.wanted else ""

    def face(self, slot: int) -> str:
        """Return the number of the face that a card showed at the event that is told."""
        return self.state.definitions[slot].number

    def thing(self, item: int) -> Thing | None:
        """Return a field card as it is called now, or was when it stood there; None for none."""
        if item == 0:
            return None
        if item in self.gone or item not in self.standing:
            return self._left(item)
        card, player = self.standing[item]
        number = self.face(card)
        # Which of several equal ones it is, as the field index counts them.
        place = 1
        for earlier, (slot, owner) in self.standing.items():
            if earlier == item:
                break
            place += owner == player and self.face(slot) == number
        return Thing(number if place == 1 else f"{number}#{place}", number, player)

    def keep_names(self, place: int, together: frozenset[str]) -> None:
        """Keep the names of the cards that leave in the moment whose events begin at this place.

        Of equal cards that leave together each keeps its name until all have been told of.

        Args:
            place: where the moment begins in the log.
            together: the events that such a moment is made of.
        """
        for event in self.events[place:]:
            if event.name not in together:
                return
            found = self.thing(event.object) if event.object in self.standing else None
            if event.name in self.departures and found is not None:
                self.gone[event.object] = found

    def _standing_before(self) -> dict[int, tuple[int, int]]:
        """Card slot and player of each field card that stood there before the first of the new events."""
        new = self.events[self.start :]
        came = {event.object for event in new if event.name in self.arrivals}
        found = {item.id: (item.card, item.controller) for item in self.state.objects.values()}
        for event in new:
            if event.name in self.departures:
                found[event.object] = (event.card, event.player)
        return {item: found[item] for item in sorted(found) if item not in came}

    def _left(self, item: int) -> Thing | None:
        """A field card that has left: as it was called, or by the last event that names its card."""
        found = self.gone.get(item)
        if found is not None:
            return found
        for event in reversed(self.events):
            if event.object == item and event.card >= 0 and event.name in self.departures:
                number = self.face(event.card)
                found = Thing(number, number, event.player)
                self.gone[item] = found
                return found
        return None

    def _first(self, ability: str) -> bool:
        if self.abilities is None:
            before = self.events[: self.start]
            self.abilities = {event.cause.ability for event in before if event.name in self.effects}
        if not ability or ability in self.abilities:
            return False
        self.abilities.add(ability)
        return True
