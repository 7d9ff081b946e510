"""Which reduction symbols field symbols match (chapter 08), as many as possible (BS-99.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.colors import (
    ANY_COLOR,
    COLOR_COUNT,
    COLORED_GOD,
    GOD_SYMBOL,
    SYMBOL_COUNT,
    ULTIMATE_SYMBOL,
)
from taisen.battle_spirits.rules.symbols import field_symbols, symbol_colors

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState


ALL_COLORS: Final = (1 << COLOR_COUNT) - 1
"""Mask of the sorts that have a colour."""


def matched_symbols(
    state: BattleState, player: int, wanted: tuple[int, ...], too: int = 0
) -> list[tuple[int, int]]:
    """Return how many reduction symbols of each sort are matched, as (sort, count).

    Args:
        state: the match.
        player: whose field symbols match them.
        wanted: the reduction symbols by sort.
        too: mask of the colours of which each reduction symbol is too.
    """
    mixed = symbol_colors(state, player)
    if too and not mixed:
        mixed = [(sort, 0, count) for sort, count in enumerate(field_symbols(state, player)) if count]
    return _by_paths(mixed, wanted, too) if mixed else _in_order(field_symbols(state, player), wanted)


def _in_order(have: list[int], wanted: tuple[int, ...]) -> list[tuple[int, int]]:
    """Match symbols of one sort each.

    What can match one sort only goes first; then colours are filled by coloured god symbols, which nothing
    else could use there any better.
    """
    found: list[tuple[int, int]] = []
    spare = 0
    gods = 0
    for sort, count in enumerate(have[:COLORED_GOD]):
        # BS-08.03, BS-18.04, BS-20.12
        used = min(wanted[sort], count)
        if sort < COLOR_COUNT:
            spare += count - used
            # BS-22.03: a coloured god symbol matches its colour, or any god symbol.
            god = have[COLORED_GOD + sort]
            more = min(wanted[sort] - used, god)
            used += more
            gods += god - more
        elif sort == GOD_SYMBOL:
            more = min(wanted[sort] - used, gods)
            used += more
            gods -= more
        if used:
            found.append((sort, used))
    # BS-08.08: what is left over of the colours may match six-colour reduction symbols.
    used = min(wanted[ANY_COLOR], spare + gods)
    if used:
        found.append((ANY_COLOR, used))
    return found


def _by_paths(have: list[tuple[int, int, int]], wanted: tuple[int, ...], too: int) -> list[tuple[int, int]]:
    """Match symbols that are of several colours at once: a maximum matching by augmenting paths."""
    places = [sort for sort, count in enumerate(wanted) for _ in range(count)]
    takes = [_accepted(sort, mask) for sort, mask, count in have for _ in range(count)]
    if too:
        # A symbol that matches one of the colours matches any reduction symbol of the card, which is of
        # that colour besides its own sort.
        takes = [mask | _printed(wanted) if mask & too else mask for mask in takes]
    taken = [-1] * len(places)
    for symbol in range(len(takes)):
        _place(symbol, takes, places, taken, [False] * len(places))
    found = [0] * SYMBOL_COUNT
    for place, symbol in enumerate(taken):
        if symbol >= 0:
            found[places[place]] += 1
    return [(sort, count) for sort, count in enumerate(found) if count]


def _printed(wanted: tuple[int, ...]) -> int:
    """Return the mask of the sorts of reduction symbols there are."""
    return sum(1 << sort for sort, count in enumerate(wanted) if count)


def _accepted(sort: int, mask: int) -> int:
    """Return the mask of the sorts of reduction symbols that a symbol can match."""
    accepted = mask
    if sort < COLOR_COUNT:
        accepted |= 1 << sort
    elif sort >= COLORED_GOD:
        accepted |= 1 << (sort - COLORED_GOD)
    if accepted & ALL_COLORS:
        accepted |= 1 << ANY_COLOR
    if sort == ULTIMATE_SYMBOL:
        accepted |= 1 << ULTIMATE_SYMBOL
    elif sort >= GOD_SYMBOL:
        accepted |= 1 << GOD_SYMBOL
    return accepted


def _place(symbol: int, takes: list[int], places: list[int], taken: list[int], seen: list[bool]) -> bool:
    """Find a reduction symbol for one more symbol, moving others on; return whether there is one."""
    for place, sort in enumerate(places):
        if seen[place] or not takes[symbol] >> sort & 1:
            continue
        seen[place] = True
        if taken[place] < 0 or _place(taken[place], takes, places, taken, seen):
            taken[place] = symbol
            return True
    return False
