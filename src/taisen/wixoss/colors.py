"""Colours: the five colours as bits of a mask, and Ener costs as counts by colour."""

from __future__ import annotations

from typing import Final

# WX-02.01
COLORS: Final = ("white", "red", "blue", "green", "black")
COLOR_INDEX: Final = {name: index for index, name in enumerate(COLORS)}
COLOR_COUNT: Final = len(COLORS)
COLORLESS: Final = COLOR_COUNT
"""Index of the colourless symbol in Ener counts; no colour (WX-02.01)."""
ALL_COLORS: Final = (1 << COLOR_COUNT) - 1

Ener = tuple[int, ...]
"""Symbols of an Ener cost: how many of each colour, then the colourless ones."""

NO_ENER: Final[Ener] = (0,) * (COLOR_COUNT + 1)

MULTI_ENER: Final = "multi-ener"
"""Keyword of a card that pays for every colour (WX-13.06)."""
CONVERTS: Final = {f"convert-{name}": 1 << index for index, name in enumerate(COLORS)}
"""Keywords of cards that pay for a further colour, with its bit (WX-13.09)."""


def color_mask(names: tuple[str, ...]) -> int:
    """Return the bit mask of the colours named.

    >>> color_mask(("white", "blue"))
    5

    Raises:
        KeyError: a name is no colour.
    """
    mask = 0
    for name in names:
        mask |= 1 << COLOR_INDEX[name]
    return mask


def color_names(mask: int) -> tuple[str, ...]:
    """Return the names of the colours in a mask, in the usual order.

    >>> color_names(5)
    ('white', 'blue')
    """
    return tuple(name for index, name in enumerate(COLORS) if mask >> index & 1)


def ener_counts(names: tuple[str, ...]) -> Ener:
    """Return how many symbols of each colour; the sixth number counts "colorless".

    Raises:
        KeyError: a name is neither a colour nor "colorless".
    """
    counts = [0] * (COLOR_COUNT + 1)
    for name in names:
        counts[COLORLESS if name == "colorless" else COLOR_INDEX[name]] += 1
    return tuple(counts)


def ener_names(counts: Ener) -> tuple[str, ...]:
    """Return the names behind counts: the inverse of ``ener_counts``, in the usual order.

    >>> ener_names(ener_counts(("red", "colorless", "red")))
    ('red', 'red', 'colorless')
    """
    names: list[str] = []
    for index, count in enumerate(counts):
        names.extend(["colorless" if index == COLORLESS else COLORS[index]] * count)
    return tuple(names)


def paying_mask(colors: int, keywords: frozenset[str]) -> int:
    """Return the colours that a card in the Ener Zone may count as when it pays.

    >>> color_names(paying_mask(color_mask(("red",)), frozenset({"convert-green"})))
    ('red', 'green')
    """
    # WX-13.06
    if MULTI_ENER in keywords:
        return ALL_COLORS
    # WX-13.09: or its own colour.
    for word, color in CONVERTS.items():
        if word in keywords:
            colors |= color
    return colors
