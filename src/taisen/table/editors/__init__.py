"""Editors: between the fields of a position and what the board editor shows of them, one editor a game."""

from __future__ import annotations

from typing import Final

from taisen.games import Parts
from taisen.table.editors.base import Editor

_parts: Final[Parts[Editor]] = Parts("taisen.table.editors.{}", "EDITOR")


def editor(game: str) -> Editor:
    """Return how positions of a game are edited, the same object each time.

    >>> editor("wixoss").game
    'wixoss'

    Raises:
        BadInput: there is no such game.
    """
    return _parts.of(game)


__all__ = ["Editor", "editor"]
