"""Moves: from where to where each event of WIXOSS goes on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taisen.table.mats.moves import ability, cards, drew, in_place, looked, movements, on_field
from taisen.table.mats.wixoss import refs
from taisen.table.wire import Move
from taisen.wixoss.state import LANE_COUNT, PLACES, ZONES

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState
    from taisen.wording import Told

TOGETHER: Final = frozenset({"refresh"})
"""Why many cards are moved that are shown as one movement."""


def moves(match: Match, viewer: int | None, start: int) -> list[Move]:
    """Return the movements of the events from ``start`` on, right after they happened."""
    return movements(match, viewer, start, MOVES)


# -- cards -----------------------------------------------------------------------------------------


def _moved(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.zone(event.player, ZONES[event.amount]) if event.amount >= 0 else ""
    zone = ZONES[event.other]
    if event.detail in TOGETHER:
        return [Move(event.name, start, refs.zone(event.player, zone), amount=len(event.cards))]
    return cards(event, told, start, zone)


def _one(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """Something that happens with one card, wherever it is."""
    if event.card < 0:
        return []
    where = refs.where(state, event.card, viewer)
    return [Move(event.name, where, where, told.card or "")]


def _shuffled(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    deck = refs.zone(event.player, "deck")
    return [Move(event.name, deck, deck)]


# -- the field -------------------------------------------------------------------------------------


def _entered(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.zone(event.player, ZONES[event.amount]) if event.amount >= 0 else ""
    return [Move(event.name, start, refs.field(event.object), told.card or "")]


def _bloomed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.zone(event.player, f"seed_{PLACES[event.amount]}")
    return [Move(event.name, start, refs.field(event.object), told.card or "")]


def _left(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    zone, owner = ZONES[event.amount], state.owners[event.card]
    end = refs.zone_card(owner, zone, told.card) if told.card else refs.zone(owner, zone)
    return [Move(event.name, refs.field(event.object), end, told.card or "")]


def _moved_lane(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start, end = refs.lane(event.player, event.other), refs.lane(event.player, event.amount)
    return [Move(event.name, start, end, told.card or "")]


# -- attacks ---------------------------------------------------------------------------------------


def _attacked(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    opponent = 1 - event.player
    lanes = [refs.lane(opponent, lane) for lane in range(LANE_COUNT) if event.amount >> lane & 1]
    start = refs.field(event.object)
    return [Move(event.name, start, aim, told.card or "") for aim in lanes or [refs.player(opponent)]]


def _against(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """One field card against another."""
    return [Move(event.name, refs.field(event.object), refs.field(event.other), told.card or "")]


def _guarded(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, refs.player(event.player), refs.field(event.object), told.card or "")]


def _damaged(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.field(event.object) if event.object else ""
    return [Move(event.name, start, refs.player(event.player), amount=event.amount)]


# -- counters --------------------------------------------------------------------------------------


def _coins(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    pile = refs.coins(event.player)
    if event.amount < 0:
        return [Move(event.name, pile, "", amount=-event.amount)]
    return [Move(event.name, "", pile, amount=event.amount)]


def _subscribers(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", refs.player(event.player), amount=event.amount)]


def _virus_placed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", refs.virus(event.player, event.amount))]


def _virus_removed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, refs.lane(event.player, event.amount), "")]


MOVES: Final[dict[str, Callable[[AnyState, int | None, Event, Told], list[Move]]]] = {
    "drew": drew,
    "moved": _moved,
    "revealed": in_place(refs.where),
    "looked": looked,
    "shuffled": _shuffled,
    "used": _one,
    "countered": _one,
    "burst": _one,
    "trap_opened": _one,
    "entered": _entered,
    "bloomed": _bloomed,
    "left": _left,
    "banished": on_field,
    "grew": on_field,
    "downed": on_field,
    "upped": on_field,
    "froze": on_field,
    "thawed": on_field,
    "armed": on_field,
    "attached": on_field,
    "heaven": on_field,
    "negated_attack": on_field,
    "moved_lane": _moved_lane,
    "driven": _against,
    "activated": ability(refs.where),
    "ability_used": ability(refs.where),
    "attacked": _attacked,
    "battled": _against,
    "guarded": _guarded,
    "damaged": _damaged,
    "coins": _coins,
    "subscribers": _subscribers,
    "virus_placed": _virus_placed,
    "virus_removed": _virus_removed,
}
"""What shows each event that is a movement."""
