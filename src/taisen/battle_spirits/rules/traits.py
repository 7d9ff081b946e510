"""What a field card is like now (chapters 02, 15, 35, 42): colours, families, names, keywords, cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.index import combination
from taisen.battle_spirits.rules.values import active, applies, colors_gained, effects_lost, fights, level
from taisen.battle_spirits.vocabulary.abilities import COMBINED_SPIRIT, Burst, CardAbility, Permission
from taisen.battle_spirits.vocabulary.changes import BraveCost, CostChange, NameChange, TextLoss
from taisen.kernel.events import Cause

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard


BRAVE_CONDITION: Final = "BS-15.02"
"""Rule that a cause names while it looks whether a brave's condition is met."""


def colors(state: BattleState, target: FieldCard, alone: bool = False) -> int:
    """Return the mask of colours, those of combined braves added (BS-15.09) but for ``alone``."""
    mask = state.definitions[target.card].colors
    if not alone:
        for brave in target.braves:
            mask |= state.definitions[brave].colors
    return mask | colors_gained(state, target)


def families(state: BattleState, target: FieldCard) -> tuple[str, ...]:
    """Return the families; braves do not change them (BS-15.11)."""
    definition = state.definitions[target.card]
    if definition.families is not definition.printed_families and effects_lost(state, target):
        return definition.printed_families
    return definition.families


def names(state: BattleState, target: FieldCard) -> list[str]:
    """Return the card name, and parts of names that effects give to it."""
    found = list(state.definitions[target.card].names)
    for entry in active(state, "identity"):
        modification = entry.modification
        if isinstance(modification, NameChange) and applies(state, entry, target):
            found.append(modification.text)
    return found


def has_effect_text(state: BattleState, target: FieldCard) -> bool:
    """Return whether a field card has effect text, or is not treated as having none."""
    if not state.definitions[target.card].abilities:
        return False
    for entry in active(state, "identity"):
        if isinstance(entry.modification, TextLoss) and applies(state, entry, target):
            return False
    return True


def has_keyword(state: BattleState, target: FieldCard, keyword: str) -> bool:
    """Return whether a field card has an effect with this keyword at work or in waiting."""
    for card in (target.card, *target.braves):
        for ability in state.definitions[card].abilities:
            if isinstance(ability, CardAbility) and ability.keyword == keyword:
                # BS-16.09: of a brave only what it adds to the card on this side of it.
                added = card == target.card or ability.combined & combination(state, target, card)
                if added and holds_ability(state, target, ability):
                    return True
            elif isinstance(ability, Burst | Permission) and keyword in _keywords(ability):
                if card == target.card and not effects_lost(state, target):
                    return True
    if effects_lost(state, target):
        return False
    for layer in ("immunity", "grant"):
        for entry in active(state, layer):
            if entry.modification.keyword == keyword and applies(state, entry, target):
                return True
    return False


def _keywords(ability: Burst | Permission) -> tuple[str, ...]:
    if isinstance(ability, Burst):
        return (ability.keyword,)
    return (ability.keyword, *ability.further_keywords())


def holds_ability(state: BattleState, target: FieldCard, ability: CardAbility) -> bool:
    """Return whether a field card has one of its printed abilities at its present level."""
    if effects_lost(state, target) or (ability.combined and not target.braves):
        return False
    # BS-17.03
    if ability.combined == COMBINED_SPIRIT and not fights(state, target):
        return False
    return not ability.levels or ability.levels >> level(state, target) & 1 == 1


def cost(state: BattleState, target: FieldCard, alone: bool = False) -> int:
    """Return the present cost of a field card; ``alone`` leaves its braves out."""
    total = state.definitions[target.card].cost
    # BS-15.08
    if not alone:
        for brave in target.braves:
            total += brave_cost(state, target, brave)
    for entry in active(state, "cost"):
        modification = entry.modification
        if applies(state, entry, target):
            assert isinstance(modification, CostChange)
            total = modification.changed(total)
    return total


def brave_cost(state: BattleState, target: FieldCard, brave: int) -> int:
    """Return the cost that a brave adds to what it is combined with (BS-15.08)."""
    for entry in active(state, "brave-cost"):
        modification = entry.modification
        # It speaks of the brave that has it, whatever else is combined there.
        if (
            isinstance(modification, BraveCost)
            and entry.cause.card == brave
            and applies(state, entry, target)
        ):
            return modification.number
    return state.definitions[brave].cost


def cost_for(state: BattleState, target: FieldCard, cause: Cause) -> int:
    """Return the cost of a field card as ``cause`` looks at it.

    A brave's condition is about what it is combined with, not about itself.
    """
    # BS-15.02
    return cost(state, target, cause.rule == BRAVE_CONDITION)


def colors_for(state: BattleState, target: FieldCard, cause: Cause) -> int:
    """Return the mask of colours of a field card as ``cause`` looks at it, as its cost."""
    # BS-15.02, BS-15.32
    return colors(state, target, cause.rule == BRAVE_CONDITION)
