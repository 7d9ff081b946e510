"""Games: which there are, and where each keeps what it brings.

Owns the register of games. A game has a package of its own, with its rules and its ``data``, and a module or
package in each layer that asks games for something: its parts. All are called as the game is, with
underscores, so that nothing outside them names a game.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from taisen.kernel.errors import BadInput, shown

if TYPE_CHECKING:
    from taisen.kernel.game import Game

PACKAGE: Final = Path(__file__).resolve().parent

RULES: Final = {"battle-spirits": "BattleSpirits", "wixoss": "Wixoss"}
"""The class of each game's rules, in the module ``game`` of its package."""

GAMES: Final = tuple(RULES)
"""The games that can be played."""

P = TypeVar("P")


def check_game(name: str) -> str:
    """Return the name of a game.

    Raises:
        BadInput: there is no such game.
    """
    if name not in GAMES:
        raise BadInput("game", shown(name), ", ".join(GAMES))
    return name


def module_name(game: str) -> str:
    """Return what modules and folders of a game are called.

    >>> module_name("battle-spirits")
    'battle_spirits'
    """
    return game.replace("-", "_")


def data_path(game: str, name: str) -> Path:
    """Return where a game keeps a file or folder of its data; it need not be there.

    >>> data_path("wixoss", "decks").is_dir()
    True

    Raises:
        BadInput: there is no such game.
    """
    return PACKAGE / module_name(check_game(game)) / "data" / name


def load_rules(game: str) -> Game:
    """Return the rules of a game, made anew; what needs only their names need not wait for them.

    Raises:
        BadInput: there is no such game.
    """
    module = import_module(f"taisen.{module_name(check_game(game))}.game")
    rules: Game = getattr(module, RULES[game])()
    return rules


class Parts(Generic[P]):
    """What each game brings to a layer, loaded when it is first needed; the layer says what it is by a class.

    Args:
        module: the module of each game, ``{}`` standing for the game ("taisen.wording.{}").
        name: what the part is called in that module.
    """

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name
        self._found: dict[str, P] = {}

    def of(self, game: str) -> P:
        """Return the part of a game, the same object each time.

        Raises:
            BadInput: there is no such game.
        """
        found = self._found.get(game)
        if found is None:
            found = getattr(import_module(self._module.format(module_name(check_game(game)))), self._name)
            self._found[game] = found
        return found
