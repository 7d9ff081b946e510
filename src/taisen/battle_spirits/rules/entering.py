"""Entering the field (chapter 05): new field cards."""

from __future__ import annotations

from taisen.battle_spirits.state import BOTH, REFRESHED, BattleState, FieldCard


def arrive(state: BattleState, player: int, card: int) -> int:
    """Put a card on the field as "arriving": it can get cores, and is nothing else yet.

    Returns:
        The id of the new field card.
    """
    object_id = state.next_serial()
    state.move_card(card, -1, BOTH)
    state.objects[object_id] = FieldCard(object_id, card, player, state.token, leaving="arriving")
    state.index = None
    return object_id


def settle_in(state: BattleState, object_id: int, posture: int = REFRESHED) -> None:
    """Make an arriving card a card that simply stands on the field."""
    found = state.edit(object_id)
    found.leaving = ""
    found.posture = posture
