"""Colours and symbols: the six colours as bits of a mask, the sorts of symbols as indexes of counts."""

from __future__ import annotations

from typing import Final

# BS-02.05
COLORS: Final = ("red", "purple", "green", "white", "yellow", "blue")
COLOR_INDEX: Final = {name: index for index, name in enumerate(COLORS)}
COLOR_COUNT: Final = len(COLORS)
ANY_COLOR: Final = COLOR_COUNT
"""Index of the six-colour reduction symbol in reduction counts."""

# BS-02.11, BS-20.12, BS-22.03: ultimate and god symbols are symbols of their own; a coloured god symbol,
# which contract Grandwalkers have, is one symbol that is both.
ULTIMATE_SYMBOL: Final = 7
GOD_SYMBOL: Final = 8
SYMBOLS: Final = (*COLORS, "any", "ultimate", "god", *(f"{color}-god" for color in COLORS))
SYMBOL_INDEX: Final = {name: index for index, name in enumerate(SYMBOLS)}
SYMBOL_COUNT: Final = len(SYMBOLS)
COLORED_GOD: Final = GOD_SYMBOL + 1
"""Index of the first coloured god symbol; the others follow in the order of the colours."""


def color_mask(names: tuple[str, ...]) -> int:
    """Return the bit mask of the colours named.

    >>> color_mask(("red", "white"))
    9

    Raises:
        KeyError: a name is no colour.
    """
    mask = 0
    for name in names:
        mask |= 1 << COLOR_INDEX[name]
    return mask


def color_names(mask: int) -> tuple[str, ...]:
    """Return the names of the colours in a mask, in the usual order.

    >>> color_names(9)
    ('red', 'white')
    """
    return tuple(name for index, name in enumerate(COLORS) if mask >> index & 1)


def symbol_counts(names: tuple[str, ...]) -> tuple[int, ...]:
    """Return how many symbols of each sort, in the order of ``SYMBOLS`` (BS-08.08).

    Raises:
        KeyError: a name is not among ``SYMBOLS``.
    """
    counts = [0] * SYMBOL_COUNT
    for name in names:
        counts[SYMBOL_INDEX[name]] += 1
    return tuple(counts)


def symbol_names(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names behind counts: the inverse of ``symbol_counts``, in the usual order.

    >>> symbol_names(symbol_counts(("white", "any", "white")))
    ('white', 'white', 'any')
    """
    names: list[str] = []
    for index, count in enumerate(counts):
        names.extend([SYMBOLS[index]] * count)
    return tuple(names)
