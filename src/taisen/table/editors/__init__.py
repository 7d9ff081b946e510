"""Editors: between the fields of a position and what the board editor shows of them, one editor a game."""

from __future__ import annotations

from typing import Final

from taisen.kernel.errors import BadInput, shown
from taisen.table.editors.base import Editor
from taisen.table.editors.battle_spirits import BattleSpiritsEditor
from taisen.table.editors.wixoss import WixossEditor

_EDITORS: Final = {one.game: one for one in (BattleSpiritsEditor(), WixossEditor())}


def editor(game: str) -> Editor:
    """Return how positions of a game are edited.

    >>> editor("wixoss").game
    'wixoss'

    Raises:
        BadInput: there is no such game.
    """
    found = _EDITORS.get(game)
    if found is None:
        raise BadInput("game", shown(game), ", ".join(_EDITORS))
    return found


__all__ = ["Editor", "editor"]
