"""Mats: from a match to what a browser draws, one mat a game."""

from __future__ import annotations

from typing import Final

from taisen.kernel.errors import BadInput, shown
from taisen.table.mats.base import Mat
from taisen.wording import Told

GAMES: Final = ("battle-spirits", "wixoss")
"""The games that can be shown."""

_mats: dict[str, Mat] = {}


def mat(game: str) -> Mat:
    """Return how a game is shown, the same object each time.

    >>> mat("battle-spirits").game
    'battle-spirits'

    Raises:
        BadInput: there is no such game.
    """
    found = _mats.get(game)
    if found is None:
        if game not in GAMES:
            raise BadInput("game", shown(game), ", ".join(GAMES))
        found = _make(game)
        _mats[game] = found
    return found


def _make(game: str) -> Mat:
    """Return a new mat, whose game is loaded now."""
    if game == "wixoss":
        from taisen.table.mats.wixoss import WixossMat

        return WixossMat()
    from taisen.table.mats.battle_spirits import BattleSpiritsMat

    return BattleSpiritsMat()


__all__ = ["GAMES", "Mat", "Told", "mat"]
