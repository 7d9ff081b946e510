"""Ride and drive (chapter 34): a LRIG that rides a SIGNI; both are in the drive state.

That state is kept on the field cards themselves, so that a lost class does not end it (WX-34.03), and
whoever leaves the field ends it for the other (WX-34.04). The end of the turn ends it (WX-34.09).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.legality import Refusal, Requirement, legal, refusal
from taisen.wixoss.index import cause_of, field_index, name_of
from taisen.wixoss.rules.lrig_actions import may_use
from taisen.wixoss.rules.values import classes, lost, unaffected
from taisen.wixoss.rules.zones import signi
from taisen.wixoss.state import FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import Ride

RIDING_MACHINE: Final = "乗機"
"""Class of the SIGNI that Ride rides."""


def used_mark(object_id: int) -> str:
    """Return the mark that a LRIG has used Ride this turn."""
    return f"ride {object_id}"


# -- the ability -----------------------------------------------------------------------------------


def ride_of(state: WixossState, lrig: FieldCard) -> Ride | None:
    """Return the Ride ability of a LRIG, None if it has none or has lost it."""
    ability = state.definitions[lrig.card].ride
    return None if ability is None or lost(state, lrig) else ability


def _has_ride(state: WixossState, player: int, item: int) -> bool:
    return ride_of(state, state.objects[item]) is not None


def _not_driven(state: WixossState, player: int, item: int) -> bool:
    return not state.objects[item].driven


def _not_used(state: WixossState, player: int, item: int) -> bool:
    return used_mark(item) not in state.marks


def _has_machine(state: WixossState, player: int, item: int) -> bool:
    return bool(machines(state, player))


RIDE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-34.01", "no-ride", _has_ride),
    Requirement("WX-34.01", "already-used", _not_used),
    Requirement("WX-34.02", "already-riding", _not_driven),
    Requirement("WX-20.12", "forbidden-by-effect", may_use),
    Requirement("WX-34.01", "no-riding-machine", _has_machine),
)
"""Using Ride, which costs nothing."""


def machines(state: WixossState, player: int) -> list[FieldCard]:
    """Return the SIGNI of a player that a LRIG can ride."""
    return [found for found in signi(state, player) if RIDING_MACHINE in classes(state, found)]


def ride_options(state: WixossState, player: int) -> list[Option]:
    """Return the SIGNI that a player's LRIG may ride now."""
    lrig = field_index(state).centers[player]
    if not lrig or state.definitions[state.objects[lrig].card].ride is None:
        return []
    if not legal(RIDE, state, player, lrig):
        return []
    return [
        Option("ride", f"ride {name_of(state, found.id, player)}", found.id, lrig)
        for found in machines(state, player)
    ]


def why_not_ride(state: WixossState, player: int, machine: int) -> Refusal | None:
    """Return why a player's LRIG cannot ride a field card now, None if it can."""
    lrig = field_index(state).centers[player]
    if not lrig:
        return Refusal("no-ride", "WX-34.01")
    problem = refusal(RIDE, state, player, lrig)
    if problem is None and all(found.id != machine for found in machines(state, player)):
        return Refusal("no-riding-machine", "WX-34.01")
    return problem


def use_ride(state: WixossState, option: Option) -> None:
    """Use Ride as an option says."""
    lrig = state.objects[option.extra]
    ability = ride_of(state, lrig)
    assert ability is not None
    cause = cause_of(state, lrig, ability.key)
    state.marks[used_mark(lrig.id)] = 1
    state.happen(Event("ability_used", lrig.controller, cause, lrig.id, lrig.card))
    ride(state, lrig.id, option.target, cause)


# -- the drive state -------------------------------------------------------------------------------


def ride(state: WixossState, lrig: int, machine: int, cause: Cause) -> bool:
    """Let a LRIG ride a SIGNI until end of turn; return whether the SIGNI comes to be driven by that."""
    found = state.objects[machine]
    if unaffected(state, found, cause):
        state.note(Event("prevented", found.controller, cause, machine, found.card, detail="ride"))
        return False
    # WX-34.06: it goes on being driven, and does not come to be.
    already = found.driven
    for other in (lrig, machine):
        _part(state, other)
    # WX-34.04. WX-34.10: each stays what it is.
    state.edit(lrig).ride = machine
    state.edit(machine).ride = lrig
    if not already:
        state.happen(Event("driven", found.controller, cause, machine, found.card, other=lrig))
    return not already


def _part(state: WixossState, object_id: int) -> None:
    """End the drive state of a field card and of whoever shares it."""
    other = state.objects[object_id].ride
    if other:
        state.edit(object_id).ride = 0
        if other in state.objects:
            state.edit(other).ride = 0
