"""Otherworld-god braves (chapter 16): two sides, each of which may be combined with a spirit of its own.

Such a brave lies with two field cards as one and the same card slot: it is among the braves of both, and each
of them says on which side of it it is. Owns what holds of its sides; combining itself is in ``brave``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import LEFT, NO_SIDE, RIGHT, BattleState, FieldCard
from taisen.kernel.events import RULE, Cause, Event

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.language.bases import Filter

BRAVE_SIDES: Final = ("", "left", "right")
"""Sides as options and events name them."""

COMBINE_VERBS: Final = ("combine", "combine-left", "combine-right")
SHARE_VERBS: Final = ("", "share-left", "share-right")
SUMMON_VERBS: Final = ("summon", "summon-left", "summon-right")
HOST_VERBS: Final = ("host", "host-left", "host-right")
"""Verbs of options by the side that they are about."""

PARTED_CAUSE: Final = Cause(RULE, -1, "BS-16.06")


def condition(definition: CardDefinition, side: int) -> Filter | None:
    """Return the printed condition for what stands on ``side`` of a brave, None if nothing may."""
    # BS-16.05
    if side == LEFT:
        return definition.left_condition
    if side == RIGHT:
        return definition.right_condition
    return definition.brave_condition


def hosts_of(state: BattleState, brave: int) -> list[FieldCard]:
    """Return the field cards that a brave card is combined with, two at most (BS-16.01)."""
    return [found for found in state.objects.values() if brave in found.braves]


def partner(state: BattleState, brave: int, host_id: int) -> FieldCard | None:
    """Return what stands on the other side of a brave that ``host_id`` is combined with, None for nothing."""
    if state.definitions[brave].otherworld:
        for found in hosts_of(state, brave):
            if found.id != host_id:
                return found
    return None


def side_of(found: FieldCard, brave: int) -> int:
    """Return the side of a brave on which a field card combined with it is."""
    return found.sides[found.braves.index(brave)]


def free_sides(state: BattleState, brave: int) -> list[int]:
    """Return the sides on which a brave may still be combined."""
    if not state.definitions[brave].otherworld:
        return [NO_SIDE]
    # BS-16.01, BS-16.05: one spirit on each side.
    taken = [side_of(found, brave) for found in hosts_of(state, brave)]
    return [side for side in (LEFT, RIGHT) if side not in taken]


def sided(text: str, side: int) -> str:
    """Return the text form of an option with the side that it is about."""
    return f"{text} {BRAVE_SIDES[side]}" if side else text


def part(state: BattleState, host: FieldCard, brave: int) -> bool:
    """Take a brave that stays combined on its other side off a host; return whether it does stay so."""
    other = partner(state, brave, host.id)
    if other is None:
        return False
    # BS-16.06: what becomes of the one does not concern the other.
    state.edit(host.id).without_brave(brave)
    state.index = None
    state.touch()
    state.happen(Event("parted", other.controller, PARTED_CAUSE, other.id, brave, other=host.id))
    return True


def put_on_side(state: BattleState, host_id: int, brave: int, side: int) -> None:
    """Let a field card that is combined with a brave stand on another side of it."""
    host = state.edit(host_id)
    host.without_brave(brave)
    host.with_brave(brave, side)
    state.index = None
    state.touch()
