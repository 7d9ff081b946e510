"""Turns that effects add (chapter 06): whose they are, and what is left out of them.

They are kept among the marks under keys that outlive the turn.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.lasting import FOR_THE_MATCH, postpone
from taisen.battle_spirits.state import BattleState

ADDED: Final = f"{FOR_THE_MATCH}added-turn"
"""Key of what is so while an added turn without Core and Main Step goes on."""


def _due(player: int) -> str:
    return f"{FOR_THE_MATCH}turn-due {player}"


def add_turn(state: BattleState, player: int) -> None:
    """Let a player have a further turn after the present one, without its Core and Main Step."""
    state.marks[_due(player)] = state.marks.get(_due(player), 0) + 1


def further_turns(state: BattleState, player: int) -> int:
    """Return how many turns that effects have added a player still has to come."""
    return state.marks.get(_due(player), 0)


def shortened(state: BattleState) -> bool:
    """Return whether the turn in progress has no Core and no Main Step."""
    return ADDED in state.marks


def next_player(state: BattleState) -> int:
    """Take the next turn in hand: return whose it is, and note whether it is an added one."""
    state.marks.pop(ADDED, None)
    for player in (state.turn_player, 1 - state.turn_player):
        due = state.marks.get(_due(player), 0)
        if not due:
            continue
        state.marks[_due(player)] = due - 1
        if due == 1:
            del state.marks[_due(player)]
        state.marks[ADDED] = 1
        # What lasts to a later turn counted the turns without this one.
        postpone(state)
        return player
    # BS-06.01, BS-06.14
    return 1 - state.turn_player
