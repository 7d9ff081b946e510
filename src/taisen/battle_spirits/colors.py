"""Colours: the six colours as bits of a mask and as indexes of counts."""

from __future__ import annotations

from typing import Final

# BS-02.05
COLORS: Final = ("red", "purple", "green", "white", "yellow", "blue")
COLOR_INDEX: Final = {name: index for index, name in enumerate(COLORS)}
COLOR_COUNT: Final = len(COLORS)
ANY_COLOR: Final = COLOR_COUNT
"""Index of the six-colour reduction symbol in reduction counts."""


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
    """Return how many symbols of each colour; the seventh number counts "any" (BS-08.08).

    Raises:
        KeyError: a name is neither a colour nor "any".
    """
    counts = [0] * (COLOR_COUNT + 1)
    for name in names:
        counts[ANY_COLOR if name == "any" else COLOR_INDEX[name]] += 1
    return tuple(counts)


def symbol_names(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names behind counts: the inverse of ``symbol_counts``, in the usual order.

    >>> symbol_names(symbol_counts(("white", "any", "white")))
    ('white', 'white', 'any')
    """
    names: list[str] = []
    for index, count in enumerate(counts):
        names.extend(["any" if index == ANY_COLOR else COLORS[index]] * count)
    return tuple(names)
