"""Parts: what each game brings to a layer above the games, loaded when it is first needed.

A layer keeps one module or package for each game, called as the game is with underscores. What a part is, the
layer says by a base class; nothing outside the parts names a game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Generic, TypeVar

from taisen.kernel.errors import BadInput, shown

P = TypeVar("P")


class Parts(Generic[P]):
    """The parts of one layer, by name of the game.

    Args:
        layer: the package that has a module for each game ("taisen.wording").
        name: what the part is called in that module.
        games: names of the games.
    """

    def __init__(self, layer: str, name: str, games: tuple[str, ...]) -> None:
        self._layer = layer
        self._name = name
        self._games = games
        self._found: dict[str, P] = {}

    def of(self, game: str) -> P:
        """Return the part of a game, the same object each time.

        Raises:
            BadInput: there is no such game.
        """
        found = self._found.get(game)
        if found is None:
            if game not in self._games:
                raise BadInput("game", shown(game), ", ".join(self._games))
            module = import_module(f"{self._layer}.{game.replace('-', '_')}")
            found = getattr(module, self._name)
            self._found[game] = found
        return found
