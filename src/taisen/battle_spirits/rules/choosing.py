"""Who chooses for an effect (chapter 38), where a card's text says that it is another player."""

from __future__ import annotations

from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import EffectAbility
from taisen.battle_spirits.vocabulary.changes import ChoiceRule


def ability_in_progress(state: BattleState) -> EffectAbility | None:
    """Return the ability whose effect is being given, None outside effects."""
    for frame in reversed(state.frames):
        if isinstance(frame.item, EffectAbility):
            return frame.item
    return None


def opponents_choice(state: BattleState) -> int:
    """Return who makes the choice on top of the stack, which its effect leaves to the opponent."""
    controller = state.frame.controller
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, ChoiceRule) and entry.player in (controller, 2):
            ability = ability_in_progress(state)
            # The choice belongs to the deed below it.
            if ability is not None and rule.takes(ability, state.frames[-2].node):
                return controller
    return 1 - controller
