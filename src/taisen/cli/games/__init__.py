"""How each game looks in the terminal: boards, hands, cards; the one place where the games are named."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from taisen.cli.games.base import GameTerminal
from taisen.kernel.errors import BadInput, shown

MODULES: Final = {"battle-spirits": "battle_spirits", "wixoss": "wixoss"}
"""By name of the game, the package that holds how it looks as ``TERMINAL``."""


def game_terminal(game: str) -> GameTerminal:
    """Return how a game looks in the terminal, the same object each time.

    >>> game_terminal("battle-spirits").example_card
    'BS17-003'

    Raises:
        BadInput: there is no such game.
    """
    module = MODULES.get(game)
    if module is None:
        raise BadInput("game", shown(game), ", ".join(MODULES))
    found: GameTerminal = import_module(f"taisen.cli.games.{module}").TERMINAL
    return found


__all__ = ["GameTerminal", "game_terminal"]
