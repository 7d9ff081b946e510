"""Current values (chapters 09, 35): which effects are at work on what, levels, and what counts as what.

Everything is read through one projection, computed when asked and dropped at every write. Layers
are read in a fixed order, and a modification may look at earlier layers only: identity, level-cost,
level, ability, immunity, symbol, brave-cost, cost, restriction, core-floor, target, player, bp, compare.
What is read through it further: ``traits.py``, ``symbols.py``, ``battle_points.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.index import (
    OWN_ARRIVALS,
    Placed,
    cause_of,
    field_index,
    holder,
    may_work,
)
from taisen.battle_spirits.vocabulary.abilities import (
    COMBINED_SPIRIT,
    STANDING,
    CardAbility,
    Continuous,
    Triggered,
)
from taisen.battle_spirits.vocabulary.changes import (
    ColorGain,
    EffectLoss,
    Grant,
    Immunity,
    LevelChange,
    LevelCostChange,
    LowestLevelCost,
    Restriction,
    SpiritForm,
)
from taisen.kernel.events import Cause
from taisen.kernel.state import Projection
from taisen.language.at_work import Active, concerns, guarded, lasting
from taisen.language.bases import NO_SLOTS, Filter

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard
    from taisen.kernel.frames import Value

GRANTED_LAYERS: Final = ("symbol", "cost", "restriction", "core-floor", "player", "bp", "compare")
"""Layers in which abilities given to cards may work: those that come after the giving."""


NOTHING: Final[list[Active]] = []


class Values(Projection):
    """The cache of one moment."""

    __slots__ = ("active", "bp", "costs", "mixed", "symbols", "usable")

    def __init__(self) -> None:
        self.active: dict[str, list[Active]] = {}
        self.bp: dict[int, int] = {}
        self.costs: dict[int, int] = {}
        self.symbols: dict[int, list[int]] = {}
        self.mixed: dict[int, bool] = {}
        self.usable = [-1, -1]


def values(state: BattleState) -> Values:
    """Return the cache of the present moment."""
    found = state.projection
    if found is None:
        found = Values()
        state.projection = found
    assert isinstance(found, Values)
    return found


def active(state: BattleState, layer: str) -> list[Active]:
    """Return the modifications of ``layer`` at work now, continuous ones first (BS-35.06)."""
    index = state.index
    if index is None:
        index = field_index(state)
    modifiers = state.modifiers
    if not modifiers and layer not in index.layers:
        return NOTHING  # most often nothing on the field has to do with a layer
    projection = state.projection
    if projection is None:
        projection = values(state)
    assert isinstance(projection, Values)
    cache = projection.active
    found = cache.get(layer)
    if found is not None:
        return found
    found = []
    cache[layer] = found  # a layer that looks at itself sees what was found so far
    placed = index.continuous.get(layer)
    if placed is not None:
        for entry in placed:
            _add_continuous(state, layer, entry, found)
    for modifier in modifiers:
        if modifier.layer == layer:
            # Ruling 85: while its card is another than it was given to, it must still fit.
            found.append(guarded(state, modifier) if modifier.guarded else lasting(modifier))
    if layer in index.granted or (modifiers and layer in GRANTED_LAYERS):
        _add_granted(state, layer, found)
    return found


def _add_granted(state: BattleState, layer: str, found: list[Active]) -> None:
    """Add what continuous abilities given to field cards do in ``layer``."""
    for entry in active(state, "grant"):
        modification = entry.modification
        assert isinstance(modification, Grant)
        ability = modification.ability
        if not isinstance(ability, Continuous):
            continue
        for found_card in list(state.objects.values()):
            # BS-37.04: what a card does all the time goes on while it waits to leave.
            if found_card.leaving == "arriving" or not applies(state, entry, found_card):
                continue
            _add_continuous(
                state,
                layer,
                Placed(found_card.id, ability, cause_given(state, found_card, ability.key)),
                found,
            )


def _add_continuous(state: BattleState, layer: str, placed: Placed, found: list[Active]) -> None:
    ability = placed.ability
    assert isinstance(ability, Continuous)
    source = holder(state, placed.object)
    assert source is not None
    raw = layer in ("level", "ability")
    if not works(state, source, ability, raw, layer == "immunity", placed.form):
        return
    condition = ability.condition
    if condition is not None and not condition.holds(state, placed.cause, NO_SLOTS):
        return
    if ability.alone and _given_already(state, placed.cause, found):
        return
    for modification in ability.modifications:
        if modification.layer == layer:
            objects, subject, player = ability.scope(state, placed.cause)
            found.append(Active(modification, objects, subject, 0, player, placed.cause, False))


def _given_already(state: BattleState, cause: Cause, found: list[Active]) -> bool:
    """Whether a card of the same name and player does the same already."""
    # BS-36.03
    return any(not entry.given and same_by_name(state, entry.cause, cause) for entry in found)


def same_by_name(state: BattleState, one: Cause, other: Cause) -> bool:
    """Return whether two causes are one effect for rules about cards of a name, whatever their numbers."""
    return (
        one.player == other.player
        and one.ability.rpartition("/")[2] == other.ability.rpartition("/")[2]
        and state.definitions[one.card].name == state.definitions[other.card].name
    )


def works(
    state: BattleState,
    source: FieldCard,
    ability: CardAbility,
    raw: bool = False,
    lost_too: bool = False,
    form: int = STANDING,
) -> bool:
    """Return whether an ability of ``source`` works at its level, in its state and at this time.

    ``raw`` reads the level by cores only, for abilities in the layers that levels depend on;
    ``lost_too`` does not look at lost effects, for those that may keep the loss itself away; ``form`` is
    that in which its card is meant here.
    """
    # BS-09.04; BS-32.11, BS-29.02: as a base or in soul state there is no level that counts.
    if ability.levels and form == STANDING:
        present = level(state, source, raw)
        if not present and isinstance(ability, Triggered) and ability.trigger.leaving:
            # BS-09.09: what its own depletion triggers is read as if the lowest level were still kept.
            present = state.definitions[source.card].lowest_level
        if _summons_guest(state, source, ability):
            # BS-15.14: in direct braving too, whatever level the host has.
            present = 1
        if not ability.levels >> present & 1:
            return False
    # BS-42.02
    if ability.combined and not source.braves:
        return False
    # BS-17.08: what a mythic brave gives to spirits works on a Grandwalker in Divine Form only.
    if ability.combined == COMBINED_SPIRIT and not fights(state, source):
        return False
    # BS-28.14
    if ability.advented and not source.bases:
        return False
    # BS-40.08, BS-40.09
    if ability.over_count and not over_count(state, source):
        return False
    during = ability.during
    if during is not None and not during.now(state, source.controller):
        return False
    return raw or lost_too or not effects_lost(state, source, ability.safe)


def _summons_guest(state: BattleState, source: FieldCard, ability: CardAbility) -> bool:
    """Whether an ability is the "when this brave is summoned" or so of a brave combined with ``source``."""
    if not source.braves or not isinstance(ability, Triggered):
        return False
    if not any(name in ability.trigger.events for name in OWN_ARRIVALS):
        return False
    return any(own is ability for brave in source.braves for own in state.definitions[brave].abilities)


def _unhindered(entry: Active, target: FieldCard) -> bool:
    """Whether no immunity needs to be asked about."""
    # Whether a card chosen by an effect is immune was looked at when the effect was given.
    return entry.cause.player == target.controller or (entry.given and entry.objects is not None)


def applies(state: BattleState, entry: Active, target: FieldCard) -> bool:
    """Return whether a modification at work concerns ``target``, immunities considered."""
    if not _meant(state, entry, target):
        return False
    return _unhindered(entry, target) or not immune(state, target, entry.cause)


def _meant(state: BattleState, entry: Active, target: FieldCard) -> bool:
    """Whether a modification at work speaks of ``target``, and is allowed to."""
    if not concerns(state, entry, target):
        return False
    # Whether a card chosen by an effect may be meant was looked at when the effect was given.
    return entry.subject is None or not spared(state, target, entry.cause, entry.slots, entry.subject)


def spared(
    state: BattleState, target: FieldCard, cause: Cause, slots: list[Value], among: Filter | None = None
) -> bool:
    """Return whether a Grandwalker or genesis stone is out of reach of an effect.

    Its own effects reach it, and those that name its kind.

    Args:
        state: the match.
        target: the field card.
        cause: whose effect it is.
        slots: the slots of the effect.
        among: whom the effect means, None for one that does not name any kind.
    """
    # BS-20.02, BS-20.03, BS-20.05, BS-21.05, BS-23.02, BS-23.03; BS-17.07: and its brave with it.
    if not state.definitions[target.card].walker or cause.object == target.id:
        return False
    return among is None or not named(state, target, cause, slots, among)


def named(state: BattleState, target: FieldCard, cause: Cause, slots: list[Value], among: Filter) -> bool:
    """Return whether what an effect means is a Grandwalker or genesis stone by its name, as ``target`` is."""
    walker = state.definitions[target.card].walker
    return any(
        sort.aims_at(walker) and sort.matches(state, target.id, cause, slots) for sort in among.sorts()
    )


def effects_lost(state: BattleState, target: FieldCard, safe: bool = False) -> bool:
    """Return whether ``target`` has lost all its effects; ``safe`` ones are lost by own effects alone."""
    if target.leaving and not safe and mute_key(target.id) in state.marks:
        return True
    for entry in active(state, "ability"):
        if safe and entry.cause.player != target.controller:
            continue
        if isinstance(entry.modification, EffectLoss) and _meant(state, entry, target):
            # An immunity to the loss is asked as it was before the loss.
            if _unhindered(entry, target) or not _covers(state, target, entry.cause):
                return True
    return False


def mute_key(object_id: int) -> str:
    """Return the key that marks a field card as leaving without any of its effects."""
    return f"mute {object_id}"


def _covers(state: BattleState, target: FieldCard, cause: Cause) -> list[Active]:
    """The immunities that keep effects of ``cause`` from ``target``, lost ones among them."""
    found: list[Active] = []
    # BS-35.12: "cannot be prevented" beats "is not affected".
    if cause.certain:
        return found
    for entry in active(state, "immunity"):
        modification = entry.modification
        assert isinstance(modification, Immunity)
        if modification.blocks(cause, target.controller) and _meant(state, entry, target):
            found.append(entry)
    return found


def immune(state: BattleState, target: FieldCard, cause: Cause) -> bool:
    """Return whether effects of ``cause`` do not reach ``target`` (armour and the like)."""
    for entry in _covers(state, target, cause):
        # A card that has lost its effects and gets no new ones has no keyword given by others either.
        if entry.modification.keyword and effects_lost(state, target):
            continue
        source = state.objects.get(entry.cause.object)
        if entry.given or source is None or not effects_lost(state, source):
            return True
    return False


# -- level -----------------------------------------------------------------------------------------


def level(state: BattleState, target: FieldCard, by_cores: bool = False) -> int:
    """Return the present level (BS-09.02, BS-09.05); ``by_cores`` leaves effects that set it out."""
    definition = state.definitions[target.card]
    # BS-22.02
    there = state.counts[target.controller] if definition.level_by_counts else target.core_count
    if not state.modifiers:
        layers = field_index(state).layers
        if "level" not in layers and "level-cost" not in layers:
            # Most often nothing changes levels, and this is asked for every ability.
            return definition.level(there)
    # What levels cost in cores is nothing to counts.
    counted = definition.level_by_counts
    present = definition.level(there) if counted else _level_at_cost(state, target, there)
    if by_cores:
        return present
    for entry in active(state, "level"):
        modification = entry.modification
        if applies(state, entry, target):
            assert isinstance(modification, LevelChange)
            present = modification.level(definition, present)
    return present


def _level_at_cost(state: BattleState, target: FieldCard, there: int) -> int:
    """Return the level that the cores on a field card give at what levels cost now."""
    definition = state.definitions[target.card]
    # BS-09.02
    beyond = there - level_cost(state, target)
    present = definition.level(beyond) if beyond >= 0 else 0
    if not present and there >= lowest_cost(state, target):
        present = definition.lowest_level
    return present


def lowest_cost(state: BattleState, target: FieldCard) -> int:
    """Return how many cores a field card needs now for its lowest level."""
    number = state.definitions[target.card].lowest_cores
    for entry in active(state, "level-cost"):
        modification = entry.modification
        if not applies(state, entry, target):
            continue
        if isinstance(modification, LevelCostChange):
            number += modification.number
        elif isinstance(modification, LowestLevelCost):
            number = modification.number
    return number


def level_cost(state: BattleState, target: FieldCard) -> int:
    """Return how many cores more than printed a field card needs for each of its levels."""
    total = 0
    for entry in active(state, "level-cost"):
        modification = entry.modification
        if isinstance(modification, LevelCostChange) and applies(state, entry, target):
            total += modification.number
    return total


def over_count(state: BattleState, target: FieldCard) -> bool:
    """Return whether the OC of a field card is on."""
    # BS-40.06
    condition = state.definitions[target.card].over_count
    return condition is not None and state.counts[target.controller] >= condition[0]


# -- what counts as what ----------------------------------------------------------------------------


def is_spirit(state: BattleState, target: FieldCard) -> bool:
    """Return whether ``target`` is a spirit; an uncombined brave is one too (BS-15.05)."""
    definition = state.definitions[target.card]
    if definition.kind in (SPIRIT, BRAVE):
        return True
    # BS-21.01
    return definition.walker != "" and spirit_form(state, target) is not None


def spirit_form(state: BattleState, target: FieldCard) -> SpiritForm | None:
    """Return what makes a nexus count as a spirit too (Divine Form), None for nothing."""
    for entry in active(state, "identity"):
        modification = entry.modification
        if isinstance(modification, SpiritForm) and applies(state, entry, target):
            return modification
    return None


def is_ultimate(state: BattleState, target: FieldCard) -> bool:
    """Return whether ``target`` is an ultimate."""
    # BS-18.01, BS-18.05: a kind of its own, no spirit.
    return state.definitions[target.card].kind == ULTIMATE


def fights(state: BattleState, target: FieldCard) -> bool:
    """Return whether ``target`` is of a kind that attacks, blocks and is depleted."""
    # BS-18.01: an ultimate does so as a spirit does; BS-21.01: a nexus only as a spirit.
    return state.definitions[target.card].kind != NEXUS or is_spirit(state, target)


def is_nexus(state: BattleState, target: FieldCard) -> bool:
    """Return whether ``target`` is a nexus."""
    return state.definitions[target.card].kind == NEXUS


def cause_given(state: BattleState, source: FieldCard, ability: str) -> Cause:
    """Return the cause for an ability that an effect gave to a field card, with all colours that it has."""
    cause = cause_of(state, source, ability)
    gained = colors_gained(state, source)
    if not gained & ~cause.colors:
        return cause
    return Cause(
        cause.kind,
        cause.player,
        card=cause.card,
        object=cause.object,
        ability=ability,
        colors=cause.colors | gained,
        source_kind=cause.source_kind,
    )


def colors_gained(state: BattleState, target: FieldCard) -> int:
    """Return the mask of the colours that ``target`` is treated as too."""
    mask = 0
    for entry in active(state, "identity"):
        modification = entry.modification
        if isinstance(modification, ColorGain) and applies(state, entry, target):
            mask |= modification.mask
    return mask


def restricted(state: BattleState, found: FieldCard, verb: str) -> bool:
    """Return whether a restriction named ``verb`` is at work on a field card."""
    if not may_work(state, verb):
        return False
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, Restriction) and modification.verb == verb:
            if applies(state, entry, found):
                return True
    return False
