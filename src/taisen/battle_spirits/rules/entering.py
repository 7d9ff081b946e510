"""Entering the field (chapter 05): new field cards."""

from __future__ import annotations

from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BOTH, EXHAUSTED, REFRESHED, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import SummonPosture


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


def summoned_posture(state: BattleState, player: int, card: int, posture: int) -> int:
    """Return the posture in which a summoned card enters, ``posture`` unless a rule about players says so.

    Ruling 64: no card is exhausted by that, so that nothing a card is unaffected by keeps it away.
    """
    # BS-16.03
    if state.definitions[card].otherworld:
        return REFRESHED
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, SummonPosture) and entry.player in (player, 2):
            if rule.sort.matches(state, card, entry.cause, entry.slots):
                return max(posture, EXHAUSTED)
    return posture


def settle_in(state: BattleState, object_id: int, posture: int = REFRESHED) -> None:
    """Make an arriving card a card that simply stands on the field."""
    found = state.edit(object_id)
    found.leaving = ""
    found.posture = posture
