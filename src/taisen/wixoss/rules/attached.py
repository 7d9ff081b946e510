"""Attached cards (chapter 30): charms and acce; and the blood-crystal armed state (chapter 33).

What lies under a field card is put there by ``zones.put_under``.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules.values import unaffected
from taisen.wixoss.rules.zones import forget, move, place_of, put_under, take_from_field
from taisen.wixoss.state import BOTH, CHEER, LEFT_BEHIND, TRASH, ZONE_COUNT, WixossState

CHARM: Final = "charm"
ACCE: Final = "acce"


def can_attach(state: WixossState, object_id: int, kind: str) -> bool:
    """Return whether a field card can have a further card attached to it.

    Level, limit and limiting condition of what is attached do not matter (WX-30.14).
    """
    found = state.objects.get(object_id)
    if found is None or found.place > CHEER:
        return False
    # WX-30.03, WX-30.09, WX-30.11
    return not (found.charms if kind == CHARM else found.acces)


def attach(state: WixossState, object_id: int, card: int, kind: str, cause: Cause) -> bool:
    """Attach a card that is not on the field to a SIGNI; return whether it was attached.

    That is neither entering (WX-30.13) nor a change of state (WX-29.28).
    """
    if not can_attach(state, object_id, kind):
        return False
    forget(state, card)
    state.move_card(card, -1, BOTH)
    found = state.edit(object_id)
    if kind == CHARM:
        # WX-30.01, WX-30.02, WX-99.30: nobody looks at it, whoever knew it.
        state.known[card] = 0
        found.charms = (*found.charms, card)
    else:
        # WX-30.10
        found.acces = (*found.acces, card)
    # WX-30.07: what is attached as acce works from there.
    state.index = None
    state.happen(Event("attached", found.controller, cause, object_id, card, 1, detail=kind, cards=(card,)))
    return True


def attach_signi(state: WixossState, object_id: int, attached: int, kind: str, cause: Cause) -> bool:
    """Attach a SIGNI of the field to another one; return whether it was attached.

    It leaves the field by that, and what it carries falls off (WX-22.05).
    """
    found = state.objects.get(attached)
    if found is None or attached == object_id or not can_attach(state, object_id, kind):
        return False
    take_from_field(state, (attached,), LEFT_BEHIND, cause, kind)
    # A Resona goes home instead (WX-27.04), and something else may be done.
    if place_of(state, found.card) != LEFT_BEHIND:
        return False
    return attach(state, object_id, found.card, kind, cause)


def detach(state: WixossState, object_id: int, kind: str, cause: Cause) -> tuple[int, ...]:
    """Put what is attached to a SIGNI into its owner's trash, face up (WX-30.04); return the cards."""
    found = state.edit(object_id)
    cards = found.charms if kind == CHARM else found.acces
    if not cards:
        return ()
    if kind == CHARM:
        found.charms = ()
    else:
        found.acces = ()
    state.index = None
    for card in cards:
        state.move_card(card, state.owners[card] * ZONE_COUNT + LEFT_BEHIND, BOTH)
    return move(state, cards, found.controller, TRASH, cause, kind)


def arm(state: WixossState, object_id: int, card: int, cause: Cause) -> bool:
    """Put a SIGNI card of the same name under a SIGNI, which arms it; return whether it came to be armed.

    It changes no other state (WX-33.18), and once armed it stays so until it leaves (WX-33.13).
    """
    there = state.objects[object_id]
    # WX-29.27: unlike being attached to, being armed is a state.
    if unaffected(state, there, cause):
        state.note(Event("prevented", there.controller, cause, object_id, there.card, detail="arm"))
        return False
    already = there.armed
    # WX-33.12
    put_under(state, object_id, (card,), cause)
    if already:
        # WX-33.16
        return False
    found = state.edit(object_id)
    found.armed = True
    state.happen(Event("armed", found.controller, cause, object_id, found.card))
    return True
