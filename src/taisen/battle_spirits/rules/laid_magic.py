"""Magics that stay on the field: their own effect puts them there, and they are discarded from there.

Such a card is a magic on the field, not a nexus: it has no cores, no symbols and no level, and what speaks of
spirits, nexuses and other field cards does not mean it. Its lines of its type work as long as it lies there.
Events: "magic_laid" (object id, card), "card_discarded" (player, card).
"""

from __future__ import annotations

from taisen.battle_spirits.state import BOTH, IN_USE, LAID_MAGIC, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.events import Cause, Event


def lay(state: BattleState, card: int, cause: Cause) -> bool:
    """Put a magic that is being used on its player's field; return whether it was done."""
    place = state.places[card]
    if place < 0 or place % ZONE_COUNT != IN_USE:
        return False
    # BS-35.09: what its text says beats that a magic is used once and not put on the field (BS-13.01).
    # BS-13.05: without cores.
    player = cause.player
    state.move_card(card, player * ZONE_COUNT + LAID_MAGIC, BOTH)
    object_id = state.next_serial()
    state.set_apart(card, object_id)
    state.happen(Event("magic_laid", player, cause, object_id, card))
    return True


def lies(state: BattleState, card: int) -> bool:
    """Return whether a card lies on the field as a magic."""
    place = state.places[card]
    return place >= 0 and place % ZONE_COUNT == LAID_MAGIC


def discard(state: BattleState, card: int, cause: Cause) -> bool:
    """Put a magic that lies on the field in the trash; return whether it was done."""
    if not lies(state, card):
        return False
    owner = state.owners[card]
    state.move_card(card, owner * ZONE_COUNT + TRASH, BOTH)
    state.happen(Event("card_discarded", owner, cause, card=card))
    return True
