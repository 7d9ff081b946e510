"""How each game looks in the terminal: boards, hands, cards."""

from __future__ import annotations

from typing import Final

from taisen.cli.games.base import GameTerminal
from taisen.games import Parts

_parts: Final[Parts[GameTerminal]] = Parts("taisen.cli.games.{}", "TERMINAL")


def game_terminal(game: str) -> GameTerminal:
    """Return how a game looks in the terminal, the same object each time.

    >>> game_terminal("battle-spirits").example_card
    'BS17-003'

    Raises:
        BadInput: there is no such game.
    """
    return _parts.of(game)


__all__ = ["GameTerminal", "game_terminal"]
