"""How many cores a card needs when it enters the field (chapter 08), as its lowest level costs there."""

from __future__ import annotations

from taisen.battle_spirits.cards import NEXUS
from taisen.battle_spirits.rules.values import active, lowest_cost
from taisen.battle_spirits.state import BattleState, FieldCard


def entry_cores(state: BattleState, player: int, card: int) -> int:
    """Return how many cores a card needs when it enters the field of ``player``."""
    definition = state.definitions[card]
    # BS-07.05, BS-08.16, BS-08.17, BS-18.02: what the lowest level needs, Lv3 of an ultimate; a nexus may
    # enter with none.
    if definition.kind == NEXUS:
        return 0
    if not active(state, "level-cost"):
        return definition.lowest_cores
    # BS-08.16: what it would need on the field, where effects that change level costs reach it.
    trial = state.copy(log=False)
    found = FieldCard(trial.next_serial(), card, player, trial.token)
    trial.objects[found.id] = found
    trial.index = None
    trial.touch()
    return lowest_cost(trial, found)
