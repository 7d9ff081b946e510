"""Current values (chapters 09, 35, 38): level, BP, cost, symbols, colours, names and families.

Everything is read through one projection, computed when asked and dropped at every write. Layers
are read in a fixed order, and a modification may look at earlier layers only:
identity, level, ability, immunity, symbol and cost, restriction, BP, compare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, NEXUS, SPIRIT, ULTIMATE, CardDefinition
from taisen.battle_spirits.colors import COLOR_COUNT, COLORED_GOD, SYMBOL_COUNT
from taisen.battle_spirits.index import (
    OWN_ARRIVALS,
    FieldIndex,
    Placed,
    cause_of,
    combination,
    field_index,
    holder,
    may_work,
)
from taisen.battle_spirits.rules import versions
from taisen.battle_spirits.vocabulary.abilities import (
    COMBINED_SPIRIT,
    STANDING,
    Burst,
    CardAbility,
    Continuous,
    Permission,
    Triggered,
)
from taisen.battle_spirits.vocabulary.changes import (
    BPChange,
    BPLossRule,
    BraveCost,
    ColorGain,
    CostChange,
    DestructionReach,
    EffectLoss,
    Grant,
    Immunity,
    LevelChange,
    LevelCostChange,
    LowestLevelCost,
    NameChange,
    Restriction,
    SpiritForm,
    SymbolChange,
    TextLoss,
)
from taisen.kernel.events import Cause
from taisen.kernel.state import Projection
from taisen.language.at_work import Active, concerns, guarded, lasting
from taisen.language.bases import NO_SLOTS, Filter

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard
    from taisen.kernel.frames import Value

LAYERS: Final = (
    "identity",
    "level-cost",
    "level",
    "ability",
    "immunity",
    "symbol",
    "brave-cost",
    "cost",
    "restriction",
    "core-floor",
    "target",
    "player",
    "bp",
    "compare",
)

BRAVE_CONDITION: Final = "BS-15.02"
"""Rule that a cause names while it looks whether a brave's condition is met."""

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
    name = state.definitions[cause.card].name
    return any(
        entry.cause.ability == cause.ability
        and entry.cause.player == cause.player
        and not entry.given
        and state.definitions[entry.cause.card].name == name
        for entry in found
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
        present = level_by_cores(state, source) if raw else level(state, source)
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


def level(state: BattleState, target: FieldCard) -> int:
    """Return the present level (BS-09.02, BS-09.05)."""
    if not state.modifiers:
        layers = field_index(state).layers
        if "level" not in layers and "level-cost" not in layers:
            # Most often nothing changes levels, and this is asked for every ability.
            definition = state.definitions[target.card]
            there = state.counts[target.controller] if definition.level_by_counts else target.core_count
            return definition.level(there)
    present = level_by_cores(state, target)
    entries = active(state, "level")
    for entry in entries:
        modification = entry.modification
        if applies(state, entry, target):
            assert isinstance(modification, LevelChange)
            present = modification.level(state.definitions[target.card], present)
    return present


def level_by_cores(state: BattleState, target: FieldCard) -> int:
    """Return the level that the cores give, or the counts of a contract Grandwalker, effects left out."""
    definition = state.definitions[target.card]
    # BS-22.02
    if definition.level_by_counts:
        return definition.level(state.counts[target.controller])
    # BS-09.02
    there = target.core_count - level_cost(state, target)
    present = definition.level(there) if there >= 0 else 0
    if not present and target.core_count >= lowest_cost(state, target):
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


# -- identity --------------------------------------------------------------------------------------


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


def colors(state: BattleState, target: FieldCard) -> int:
    """Return the mask of colours, those of combined braves added (BS-15.09)."""
    mask = state.definitions[target.card].colors
    for brave in target.braves:
        mask |= state.definitions[brave].colors
    return mask | colors_gained(state, target)


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


# -- cost and symbols ------------------------------------------------------------------------------


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


def symbols(state: BattleState, target: FieldCard) -> list[int]:
    """Return the symbols by colour; the list must not be written."""
    cache = values(state).symbols
    found = cache.get(target.id)
    if found is None:
        found = list(state.definitions[target.card].symbols)
        # BS-15.09
        for brave in target.braves:
            added = state.definitions[brave].symbols
            for color in range(SYMBOL_COUNT):
                found[color] += added[color]
        for entry in symbol_changes(state, target):
            modification = entry.modification
            assert isinstance(modification, SymbolChange)
            found = modification.changed(found)
        cache[target.id] = found
    return found


def symbol_changes(state: BattleState, target: FieldCard) -> list[Active]:
    """Return what changes the symbols of ``target``, in the order in which it counts."""
    plain: list[Active] = []
    fixing: list[Active] = []
    for entry in active(state, "symbol"):
        modification = entry.modification
        if isinstance(modification, SymbolChange) and applies(state, entry, target):
            # Ruling 76: what symbols become is fixed, however many are added or lost before or after.
            (fixing if modification.fixes else plain).append(entry)
    if len(fixing) > 1:
        fixing.sort(key=_is_alone)
    return plain + fixing


def _is_alone(entry: Active) -> bool:
    return isinstance(entry.modification, SymbolChange) and entry.modification.alone


def symbol_count(state: BattleState, target: FieldCard) -> int:
    """Return how many symbols ``target`` has (BS-02.10, BS-08.06)."""
    return sum(symbols(state, target))


def field_symbols(state: BattleState, player: int) -> list[int]:
    """Return the symbols by sort that reduce ``player``'s costs (BS-08.05); the list must not be written."""
    index = field_index(state)
    # Most often nothing changes symbols: then they are what is printed.
    if not state.modifiers and "symbol" not in index.layers:
        return _printed_symbols(state, index, player)
    cache = values(state).symbols
    found = cache.get(-1 - player)
    if found is None:
        found = [0] * SYMBOL_COUNT
        for target in state.objects.values():
            if target.controller == player and target.leaving in REDUCING:
                for sort, count in enumerate(symbols(state, target)):
                    found[sort] += count
        cache[-1 - player] = found
    return found


REDUCING: Final = ("", "destroyed")
"""A card that waits to leave by destruction still reduces, one depleted or returned does not."""


def _printed_symbols(state: BattleState, index: FieldIndex, player: int) -> list[int]:
    """Return the printed symbols by sort that reduce ``player``'s costs."""
    own = [found for found in state.objects.values() if found.controller == player]
    standing = [found for found in own if found.leaving in REDUCING]
    whole = len(standing) == len(own)
    if whole and player in index.symbols:
        return index.symbols[player]
    result = [0] * SYMBOL_COUNT
    for found in standing:
        for card in (found.card, *found.braves):
            for sort, count in state.definitions[card].symbols_by_sort:
                result[sort] += count
    if whole:
        # They depend on which cards stand there, as the index does.
        index.symbols[player] = result
    return result


def symbols_mix(state: BattleState, player: int) -> bool:
    """Return whether some symbols that reduce ``player``'s costs match reduction symbols of several sorts."""
    cache = values(state).mixed
    found = cache.get(player)
    if found is None:
        found = any(field_symbols(state, player)[COLORED_GOD:]) or bool(symbol_colors(state, player))
        cache[player] = found
    return found


def symbol_sorts_gained(state: BattleState, target: FieldCard) -> int:
    """Return the mask of the sorts that each symbol of ``target`` is treated as too."""
    mask = 0
    for entry in active(state, "symbol"):
        if _is_alone(entry) and applies(state, entry, target):
            return 0
    for entry in active(state, "identity"):
        modification = entry.modification
        if isinstance(modification, ColorGain) and applies(state, entry, target):
            mask |= modification.symbol_mask
    return mask


def symbol_color_mask(state: BattleState, player: int) -> int:
    """Return the mask of the colours of the symbols on a player's field."""
    mask = 0
    for target in state.objects.values():
        if target.controller != player or target.leaving not in REDUCING:
            continue
        held = symbols(state, target)
        if any(held):
            mask |= symbol_sorts_gained(state, target)
        for color in range(COLOR_COUNT):
            if held[color] or held[COLORED_GOD + color]:
                mask |= 1 << color
    return mask & ((1 << COLOR_COUNT) - 1)


def symbol_colors(state: BattleState, player: int) -> list[tuple[int, int, int]]:
    """Return (sort, mask of further sorts, count) of the symbols that reduce ``player``'s costs.

    Empty if none of them is of further sorts: then ``field_symbols`` says all.
    """
    if not state.modifiers and not field_index(state).recolors:
        return []
    if not any(isinstance(entry.modification, ColorGain) for entry in active(state, "identity")):
        return []
    found: list[tuple[int, int, int]] = []
    for target in state.objects.values():
        if target.controller == player and target.leaving in REDUCING:
            mask = symbol_sorts_gained(state, target)
            held = symbols(state, target)
            found.extend((sort, mask, count) for sort, count in enumerate(held) if count)
    return found if any(mask for _, mask, _ in found) else []


# -- BP --------------------------------------------------------------------------------------------


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
