"""Games: finds the words of a game; the one place where they are named."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown

if TYPE_CHECKING:
    from taisen.wording.base import GameWords

MODULES: Final = {"battle-spirits": "battle_spirits", "wixoss": "wixoss"}
"""By name of the game, the package beside this module that holds its words as ``WORDS``."""


def game_words(game: str) -> GameWords:
    """Return the words of a game, the same object each time.

    >>> game_words("battle-spirits").game
    'battle-spirits'

    Raises:
        BadInput: there is no such game.
    """
    module = MODULES.get(game)
    if module is None:
        raise BadInput("game", shown(game), ", ".join(MODULES))
    words: GameWords = import_module(f"taisen.wording.{module}").WORDS
    return words
