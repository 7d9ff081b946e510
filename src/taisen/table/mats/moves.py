"""Movements of all games: what happened as movement on the board, with the numbers that the viewer was told.

Owns the walk along the events and what shows cards that go from place to place; what each event of a game is
as a movement says the game's own ``moves``. Events that are no movement on the board have none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from taisen.table.mats import refs
from taisen.table.wire import Move
from taisen.wording import Told, tell

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState

    Shown = Callable[[AnyState, int | None, Event, Told], list[Move]]
    Where = Callable[[AnyState, int, int | None], str]


def movements(match: Match, viewer: int | None, start: int, shown: Mapping[str, Shown]) -> list[Move]:
    """Return the movements of the events from ``start`` on, right after they happened.

    Args:
        match: the match.
        viewer: who is shown them.
        start: place of the first of the events.
        shown: what shows an event, by its name.
    """
    found: list[Move] = []
    for event, told in zip(match.events[start:], tell(match, viewer, start), strict=True):
        show = shown.get(event.name)
        if show is not None:
            found.extend(show(match.state, viewer, event, told))
    return found


def cards(event: Event, told: Told, start: str, zone: str) -> list[Move]:
    """Return what shows cards that go to a zone: each known one by itself, the others together."""
    found = [
        Move(event.name, start, refs.zone_card(event.player, zone, number), number)
        for number in told.cards
        if number
    ]
    unknown = sum(not number for number in told.cards)
    if unknown:
        found.append(Move(event.name, start, refs.zone(event.player, zone), amount=unknown))
    return found


def drew(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """Cards that are drawn."""
    return cards(event, told, refs.zone(event.player, "deck"), "hand")


def looked(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """Cards of the deck that are looked at."""
    deck = refs.zone(event.player, "deck")
    return [Move(event.name, deck, deck, amount=event.amount)]


def on_field(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """Something that happens to a card where it stands."""
    if not event.object:
        return []
    here = refs.field(event.object)
    return [Move(event.name, here, here, told.thing.number if told.thing is not None else "")]


def in_place(where: Where) -> Shown:
    """Return what shows cards that are revealed where they are.

    Args:
        where: gives the ref of a card for a viewer, or of its zone if it is not to be seen by itself.
    """

    def shown(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
        found: list[Move] = []
        for slot, number in zip(event.cards, told.cards, strict=True):
            if number:
                here = where(state, slot, viewer)
                found.append(Move(event.name, here, here, number))
        return found

    return shown


def ability(where: Where) -> Shown:
    """Return what shows an ability that is used or carried out, where its card is."""

    def shown(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
        number = told.ability.partition("/")[0]
        here = refs.field(event.object) if event.object else ""
        if not here and event.card >= 0 and number:
            here = where(state, event.card, viewer)
        return [Move(event.name, here, here, number)]

    return shown
