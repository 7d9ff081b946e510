"""Moves: what happened, as movements on the board, with the numbers that the viewer was told and no others.

Owns from where to where each event goes. Events that are no movement on the board have none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import BattleState
from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.moves import ability, cards, drew, in_place, looked, movements, on_field
from taisen.table.wire import Move
from taisen.wording import Told

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState

LIFE_LOST: Final = "life_lost"


def moves(match: Match, viewer: int | None, start: int) -> list[Move]:
    """Return the movements of the events from ``start`` on, right after they happened."""
    return movements(match, viewer, start, MOVES)


# -- cards -----------------------------------------------------------------------------------------


def _discarded(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return cards(event, told, refs.zone(event.player, "hand"), "trash")


def _hand_gained(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return cards(event, told, "", "hand")


def _between(start: str, end: str) -> Callable[[AnyState, int | None, Event, Told], list[Move]]:
    """Return what shows a card that goes from one zone of its player to another."""

    def shown(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
        number = told.card or ""
        player = event.player
        to = refs.zone_card(player, end, number) if number else refs.zone(player, end)
        return [Move(event.name, refs.zone(player, start), to, number)]

    return shown


def _apart(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """A card that stays where it is seen, in soul state."""
    here = refs.where(state, event.card, viewer)
    return [Move(event.name, here, here, told.card or "")]


def _set_aside(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """A contract card that is put aside face down."""
    deck, aside = refs.zone(event.player, "deck"), refs.zone(event.player, "in_use")
    return [Move(event.name, deck, aside, amount=1)]


def _base_discarded(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    end = refs.where(state, event.card, viewer)
    return [Move(event.name, refs.field(event.object), end, told.card or "")]


def _counts_changed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    there = refs.cores(event.player, refs.COUNTS)
    start, end = (refs.VOID, there) if event.amount > 0 else (there, refs.VOID)
    return [Move(event.name, start, end, amount=abs(event.amount))]


def _effect(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """An effect, where its card is: on the field, apart from it, or elsewhere."""
    assert isinstance(state, BattleState)
    if event.object and state.card_apart(event.object) >= 0:
        here = refs.thing(state, event.object, viewer)
        return [Move(event.name, here, here, told.ability.partition("/")[0])]
    return ability(refs.where)(state, viewer, event, told)


def _compared(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """A card of the opponent's deck that an Ultimate Trigger put in the trash."""
    number = told.card or ""
    player = 1 - event.player
    return [Move(event.name, refs.zone(player, "deck"), refs.zone_card(player, "trash", number), number)]


def _settled(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """A used or activated card that goes where it lies now."""
    end = refs.where(state, event.card, viewer)
    return [Move(event.name, refs.zone(event.player, "in_use"), end, told.card or "")]


def _activated(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    burst = refs.zone(event.player, "burst_area")
    return [Move(event.name, burst, burst, told.card or "")]


def _used(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    use = refs.zone(event.player, "in_use")
    return [Move(event.name, use, use, told.card or "")]


def _removed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", refs.where(state, event.card, viewer), told.card or "")]


# -- the field -------------------------------------------------------------------------------------


def _placed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.zone(event.player, "in_use")
    return [Move(event.name, start, refs.field(event.object), told.card or "")]


def _joined(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, "", refs.field(event.object), told.card or "")]


def _left(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    end = refs.where(state, event.card, viewer)
    return [Move(event.name, refs.field(event.object), end, told.card or "")]


def _attacked(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    aim = refs.field(event.other) if event.other else refs.player(1 - event.player)
    return [Move(event.name, refs.field(event.object), aim, told.card or "")]


def _against(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    """One field card against another."""
    start = refs.field(event.object)
    return [Move(event.name, start, refs.field(event.other), told.card or "", max(1, event.amount))]


# -- cores -----------------------------------------------------------------------------------------


def _cores_moved(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    player = event.player
    reserve, trash = refs.cores(player, refs.RESERVE), refs.cores(player, refs.TRASH)
    on_card = refs.field_cores(event.object) if event.object else ""
    ways = {
        "payment": (refs.player(player), trash),
        "to-card": (refs.player(player), on_card),
        "to-reserve": (refs.player(player), reserve),
        "trash-to-void": (trash, refs.VOID),
        "reserve-to-trash": (reserve, trash),
        "trash-to-life": (trash, refs.cores(player, refs.LIFE)),
        "trash-to-reserve": (trash, reserve),
        "reserve": (on_card, reserve),
        "trash": (on_card, trash),
        "void": (on_card, refs.VOID),
    }
    start, end = ways[event.detail]
    return [Move(event.name, start, end, amount=event.amount)]


def _cores_gained(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    if event.detail == "field":
        end = refs.field_cores(event.object)
    else:
        end = refs.cores(event.player, event.detail)
    return [Move(event.name, refs.VOID, end, amount=event.amount)]


def _core_plus(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, refs.VOID, refs.field_cores(event.object), amount=event.amount)]


def _soul_moved(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    start = refs.field_cores(event.object) if event.object else refs.player(event.player)
    place = refs.TRASH if event.detail == "trash" else refs.RESERVE
    end = refs.VOID if event.detail == "void" else refs.cores(event.player, place)
    if event.detail == "to-card":
        end = refs.field_cores(event.object)
    return [Move(event.name, start, end, amount=1)]


def _sealed(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    return [Move(event.name, refs.player(event.player), refs.cores(event.player, refs.LIFE), amount=1)]


def _life_reduced(state: AnyState, viewer: int | None, event: Event, told: Told) -> list[Move]:
    place = refs.TRASH if event.detail == "trash" else refs.RESERVE
    end = refs.VOID if event.detail == "void" else refs.cores(event.player, place)
    return [Move(LIFE_LOST, refs.cores(event.player, refs.LIFE), end, amount=event.amount)]


MOVES: Final[dict[str, Callable[[AnyState, int | None, Event, Told], list[Move]]]] = {
    "drew": drew,
    "discarded": _discarded,
    "milled": _between("deck", "trash"),
    "ultimate_trigger": _compared,
    "hand_gained": _hand_gained,
    "revealed": in_place(refs.where),
    "looked": looked,
    "shown": _between("hand", "in_use"),
    "magic_used": _used,
    "magic_resolved": _settled,
    "burst_set": _between("hand", "burst_area"),
    "burst_discarded": _between("burst_area", "trash"),
    "mirage_set": _between("in_use", "mirage"),
    "magic_laid": _between("in_use", "laid_magic"),
    "mirage_returned": _between("mirage", "hand"),
    "mirage_discarded": _between("mirage", "trash"),
    "burst_returned": _between("burst_area", "deck"),
    "burst_declared": _activated,
    "burst_activated": _activated,
    "burst_resolved": _settled,
    "removed": _removed,
    "placed": _placed,
    "summoned": on_field,
    "brave_summoned": on_field,
    "token_put": on_field,
    "deployed": on_field,
    "split": on_field,
    "brave_kept": on_field,
    "stayed": on_field,
    "combined": _joined,
    "parted": _joined,
    "accel_used": _used,
    "change_used": _used,
    "card_discarded": _removed,
    "put_at_hand": _removed,
    "contract_card_set_aside": _set_aside,
    "became_soul_state": _apart,
    "base_added": _joined,
    "base_discarded": _base_discarded,
    "advented": _joined,
    "exchanged": _joined,
    "brave_left": _left,
    "left": _left,
    "exhausted": on_field,
    "refreshed": on_field,
    "modified": on_field,
    "retargeted": on_field,
    "destroyed": on_field,
    "depleted": on_field,
    "returned": on_field,
    "trashed": on_field,
    "attacked": _attacked,
    "blocked": _against,
    "won_comparison": _against,
    "turned": on_field,
    "manifested": on_field,
    "effect": _effect,
    "cores_moved": _cores_moved,
    "cores_gained": _cores_gained,
    "core_plus": _core_plus,
    "life_reduced": _life_reduced,
    "counts_changed": _counts_changed,
    "sealed": _sealed,
    "soul_moved": _soul_moved,
}
"""What shows each event that is a movement."""
