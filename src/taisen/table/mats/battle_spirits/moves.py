"""Moves: what happened, as movements on the board, with the numbers that the viewer was told and no others.

Owns from where to where each event goes. Events that are no movement on the board have none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import ZONE_COUNT, ZONES, BattleState
from taisen.table.mats.battle_spirits import refs
from taisen.table.wire import Move
from taisen.wording import Told, tell

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match

LIFE_LOST: Final = "life_lost"


def moves(match: Match, viewer: int | None, start: int) -> list[Move]:
    """Return the movements of the events from ``start`` on, right after they happened."""
    state = match.state
    assert isinstance(state, BattleState)
    events = match.events[start:]
    found: list[Move] = []
    for event, told in zip(events, tell(match, viewer, start), strict=True):
        shown = MOVES.get(event.name)
        if shown is not None:
            found.extend(shown(state, viewer, event, told))
    return found


# -- cards -----------------------------------------------------------------------------------------


def _cards(event: Event, told: Told, start: str, zone: str) -> list[Move]:
    """Cards that go to a zone: each that is known by itself, the others together."""
    found = [
        Move(event.name, start, refs.zone_card(event.player, zone, number), number)
        for number in told.cards
        if number
    ]
    unknown = sum(not number for number in told.cards)
    if unknown:
        found.append(Move(event.name, start, refs.zone(event.player, zone), amount=unknown))
    return found


def _drew(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return _cards(event, told, refs.zone(event.player, "deck"), "hand")


def _discarded(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return _cards(event, told, refs.zone(event.player, "hand"), "trash")


def _hand_gained(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return _cards(event, told, "", "hand")


def _revealed(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    found: list[Move] = []
    for slot, number in zip(event.cards, told.cards, strict=True):
        if number:
            where = _where(state, viewer, slot)
            found.append(Move(event.name, where, where, number))
    return found


def _looked(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    deck = refs.zone(event.player, "deck")
    return [Move(event.name, deck, deck, amount=event.amount)]


def _between(start: str, end: str) -> Callable[[BattleState, int | None, Event, Told], list[Move]]:
    """Return what shows a card that goes from one zone of its player to another."""

    def shown(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
        number = told.card or ""
        player = event.player
        to = refs.zone_card(player, end, number) if number else refs.zone(player, end)
        return [Move(event.name, refs.zone(player, start), to, number)]

    return shown


def _settled(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """A used or activated card that goes where it lies now."""
    end = _where(state, viewer, event.card)
    return [Move(event.name, refs.zone(event.player, "in_use"), end, told.card or "")]


def _activated(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    burst = refs.zone(event.player, "burst_area")
    return [Move(event.name, burst, burst, told.card or "")]


def _used(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    use = refs.zone(event.player, "in_use")
    return [Move(event.name, use, use, told.card or "")]


def _removed(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", _where(state, viewer, event.card), told.card or "")]


def _where(state: BattleState, viewer: int | None, card: int) -> str:
    """Where a card that everybody has seen move is now: itself if it is known, else its zone."""
    found = refs.slot(state, card, viewer)
    if found or state.places[card] < 0:
        return found
    side, kind = divmod(state.places[card], ZONE_COUNT)
    return refs.zone(side, ZONES[kind])


# -- the field -------------------------------------------------------------------------------------


def _placed(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.zone(event.player, "in_use")
    return [Move(event.name, start, refs.field(event.object), told.card or "")]


def _on_field(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """Something that happens to a field card where it stands."""
    if event.object == 0:
        return []
    here = refs.field(event.object)
    return [Move(event.name, here, here, told.thing.number if told.thing is not None else "")]


def _joined(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", refs.field(event.object), told.card or "")]


def _left(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    end = _where(state, viewer, event.card)
    return [Move(event.name, refs.field(event.object), end, told.card or "")]


def _attacked(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    aim = refs.field(event.other) if event.other else refs.player(1 - event.player)
    return [Move(event.name, refs.field(event.object), aim, told.card or "")]


def _against(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """One field card against another."""
    start = refs.field(event.object)
    return [Move(event.name, start, refs.field(event.other), told.card or "", max(1, event.amount))]


def _effect(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    number = told.ability.partition("/")[0]
    here = refs.field(event.object) if event.object else ""
    if not here and event.card >= 0 and number:
        here = _where(state, viewer, event.card)
    return [Move(event.name, here, here, number)]


# -- cores -----------------------------------------------------------------------------------------


def _cores_moved(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    player = event.player
    reserve, trash = refs.cores(player, refs.RESERVE), refs.cores(player, refs.TRASH)
    on_card = refs.field_cores(event.object) if event.object else ""
    ways = {
        "payment": (refs.player(player), trash),
        "to-card": (refs.player(player), on_card),
        "to-reserve": (refs.player(player), reserve),
        "reserve-to-trash": (reserve, trash),
        "reserve": (on_card, reserve),
        "trash": (on_card, trash),
        "void": (on_card, refs.VOID),
    }
    start, end = ways[event.detail]
    return [Move(event.name, start, end, amount=event.amount)]


def _cores_gained(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    if event.detail == "field":
        end = refs.field_cores(event.object)
    else:
        end = refs.cores(event.player, event.detail)
    return [Move(event.name, refs.VOID, end, amount=event.amount)]


def _life_reduced(state: BattleState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    end = refs.VOID if event.detail == "void" else refs.cores(event.player, refs.RESERVE)
    return [Move(LIFE_LOST, refs.cores(event.player, refs.LIFE), end, amount=event.amount)]


MOVES: Final[dict[str, Callable[[BattleState, int | None, Event, Told], list[Move]]]] = {
    "drew": _drew,
    "discarded": _discarded,
    "milled": _between("deck", "trash"),
    "hand_gained": _hand_gained,
    "revealed": _revealed,
    "looked": _looked,
    "shown": _between("hand", "in_use"),
    "magic_used": _used,
    "magic_resolved": _settled,
    "burst_set": _between("hand", "burst_area"),
    "burst_discarded": _between("burst_area", "trash"),
    "burst_declared": _activated,
    "burst_activated": _activated,
    "burst_resolved": _settled,
    "removed": _removed,
    "placed": _placed,
    "summoned": _on_field,
    "brave_summoned": _on_field,
    "deployed": _on_field,
    "split": _on_field,
    "brave_kept": _on_field,
    "stayed": _on_field,
    "combined": _joined,
    "exchanged": _joined,
    "brave_left": _left,
    "left": _left,
    "exhausted": _on_field,
    "refreshed": _on_field,
    "modified": _on_field,
    "destroyed": _on_field,
    "depleted": _on_field,
    "returned": _on_field,
    "attacked": _attacked,
    "blocked": _against,
    "won_comparison": _against,
    "effect": _effect,
    "cores_moved": _cores_moved,
    "cores_gained": _cores_gained,
    "life_reduced": _life_reduced,
}
"""What shows each event that is a movement."""
