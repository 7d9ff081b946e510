"""Games: finds the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.games import Parts

if TYPE_CHECKING:
    from taisen.wording.base import GameWords

_parts: Final[Parts[GameWords]] = Parts("taisen.wording.{}", "WORDS")


def game_words(game: str) -> GameWords:
    """Return the words of a game, the same object each time.

    >>> game_words("battle-spirits").game
    'battle-spirits'

    Raises:
        BadInput: there is no such game.
    """
    return _parts.of(game)
