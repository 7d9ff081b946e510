"""Statistics of a series: how sure a share of wins is."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964


def wilson(wins: float, games: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """Return the Wilson confidence interval of a share of wins; a draw counts half a win.

    >>> low, high = wilson(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return (max(0.0, middle - half), min(1.0, middle + half))
