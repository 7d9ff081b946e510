"""The symbols of field cards now (chapters 02, 08, 15), and those that reduce a player's costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.colors import COLOR_COUNT, COLORED_GOD, SYMBOL_COUNT
from taisen.battle_spirits.index import FieldIndex, field_index
from taisen.battle_spirits.rules.values import active, applies, values
from taisen.battle_spirits.vocabulary.changes import ColorGain, SymbolChange
from taisen.language.at_work import Active

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard


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
