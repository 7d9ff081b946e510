"""Exchanging a field spirit with a card of the hand, or one in use (chapters 15, 35, 42).

The newcomer takes over the place on the field: cores, braves, posture and the battle. It is no summons,
and the hand does not grow by it.
"""

from __future__ import annotations

from taisen.battle_spirits.rules.lasting import guard
from taisen.battle_spirits.rules.values import restricted
from taisen.battle_spirits.state import BOTH, HAND, NO_ADVENT, ZONE_COUNT, BattleState, FieldCard
from taisen.kernel.events import Cause, Event


def exchangeable(state: BattleState, found: FieldCard) -> bool:
    """Return whether a field card can be exchanged with a card."""
    # BS-35.18: what cannot return to hand cannot be exchanged either.
    return not found.leaving and not restricted(state, found, "cannot-return-to-hand")


def exchange(state: BattleState, object_id: int, card: int, cause: Cause, posture: int = -1) -> bool:
    """Put a card in the place of a field card, which goes to hand; return whether it was done.

    Args:
        state: the match.
        object_id: the field card.
        card: the newcomer.
        cause: the effect.
        posture: the newcomer's posture, -1 for that of the old one. It neither refreshes nor exhausts by it.
    """
    found = state.objects[object_id]
    if not exchangeable(state, found):
        return False
    old = found.card
    state.move_card(card, -1, BOTH)
    # BS-42.03, BS-11.28: the same place on the field, so a battle goes on with the newcomer.
    # BS-15.32: its braves stay, and split off if the condition fails.
    # BS-28.22: bases go to hand as well; nothing lies below the newcomer.
    changed = state.edit(object_id)
    below = changed.bases
    changed.card = card
    changed.bases = ()
    changed.advent = NO_ADVENT
    if posture >= 0:
        # Ruling 34: it stands there so, and has not been refreshed.
        changed.posture = posture
    guard(state, object_id)
    for other in (*below, old):
        state.move_card(other, state.owners[other] * ZONE_COUNT + HAND, BOTH)
    state.index = None
    # BS-35.19: no increase of the hand is reported.
    state.happen(Event("exchanged", state.owners[old], cause, object_id, card, cards=(old, *below)))
    return True
