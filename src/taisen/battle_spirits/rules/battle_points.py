"""BP now (chapters 09, 15, 38): of the level, of braves, changed by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.battle_spirits.cards import NEXUS, CardDefinition
from taisen.battle_spirits.rules import versions
from taisen.battle_spirits.rules.traits import BRAVE_CONDITION
from taisen.battle_spirits.rules.values import (
    active,
    applies,
    is_spirit,
    level,
    over_count,
    spirit_form,
    values,
)
from taisen.battle_spirits.vocabulary.changes import BPChange, BPLossRule, DestructionReach
from taisen.language.at_work import Active

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard
    from taisen.kernel.events import Cause


def bp(state: BattleState, target: FieldCard) -> int:
    """Return the present BP.

    BP changes lie on the BP of the level, in the order given, with 0 as the floor after each.
    """
    cache = values(state).bp
    found = cache.get(target.id)
    if found is None:
        found = _changed_bp(state, target, base_bp(state, target))
        cache[target.id] = found
    return found


def best_bp(state: BattleState, target: FieldCard) -> int:
    """Return what the BP would be at the highest level, everything else being the same."""
    definition = state.definitions[target.card]
    highest = definition.highest_bp
    form = spirit_form(state, target) if definition.walker else None
    if form is not None:
        highest = form.bps[-1]
    base = base_bp(state, target) - printed_bp(state, target) + highest
    return _changed_bp(state, target, base)


def bp_without_braves(state: BattleState, target: FieldCard) -> int:
    """Return what the BP would be without the BP+ of combined braves, everything else being the same."""
    added = sum(state.definitions[brave].brave_bp for brave in target.braves)
    return _changed_bp(state, target, base_bp(state, target) - added)


def bp_for(state: BattleState, target: FieldCard, cause: Cause) -> int:
    """Return the BP of a field card as ``cause`` looks at it.

    A brave's condition is about what it is combined with, not about itself.
    """
    # BS-15.02
    if target.braves and cause.rule == BRAVE_CONDITION:
        return bp_without_braves(state, target)
    return bp(state, target)


def _changed_bp(state: BattleState, target: FieldCard, found: int) -> int:
    for entry in active(state, "bp"):
        if applies(state, entry, target):
            # BS-38.06
            found += bp_change(state, entry)
            # BS-99.32
            if found < 0 and versions.of(state).bp_floor_each:
                found = 0
    # BS-38.09
    return max(0, found)


def base_bp(state: BattleState, target: FieldCard) -> int:
    """Return the BP of the present level with the BP+ of combined braves (BS-09.03, BS-15.07)."""
    definition: CardDefinition = state.definitions[target.card]
    total = printed_bp(state, target)
    # BS-17.03: a nexus gets no BP, BS-17.08: but a Divine Form does.
    if definition.kind != NEXUS or is_spirit(state, target):
        for brave in target.braves:
            total += state.definitions[brave].brave_bp
    # BS-40.07
    if definition.over_count is not None and over_count(state, target):
        total += definition.over_count[1]
    return total


def printed_bp(state: BattleState, target: FieldCard) -> int:
    """Return the BP of the present level, of a Divine Form that which its effect gives."""
    definition: CardDefinition = state.definitions[target.card]
    if definition.walker:
        form = spirit_form(state, target)
        if form is not None:
            return form.bp(level(state, target))
    return definition.base_bp(level(state, target))


def greater_loss(state: BattleState, player: int) -> int:
    """Return by how much each BP- of a player's effects is greater."""
    return sum(
        entry.modification.number
        for entry in active(state, "player")
        if isinstance(entry.modification, BPLossRule) and entry.player == player
    )


def destruction_reach(state: BattleState, player: int) -> int:
    """Return by how much a player's effects that destroy by BP reach further."""
    # BS-43.01
    return sum(
        entry.modification.number
        for entry in active(state, "player")
        if isinstance(entry.modification, DestructionReach) and entry.player in (player, 2)
    )


def bp_change(state: BattleState, entry: Active) -> int:
    """Return by how much a BP modification at work changes BP."""
    modification = entry.modification
    assert isinstance(modification, BPChange)
    return entry.amount if entry.given else modification.current(state, entry.cause)
