"""Mats: from a match to what a browser draws, one mat a game."""

from __future__ import annotations

from typing import Final

import taisen
from taisen.games import Parts
from taisen.table.mats.base import Mat
from taisen.wording import Told

GAMES: Final = taisen.GAMES
"""The games that can be shown."""

_parts: Final[Parts[Mat]] = Parts("taisen.table.mats.{}", "MAT")


def mat(game: str) -> Mat:
    """Return how a game is shown, the same object each time.

    >>> mat("battle-spirits").game
    'battle-spirits'

    Raises:
        BadInput: there is no such game.
    """
    return _parts.of(game)


__all__ = ["GAMES", "Mat", "Told", "mat"]
