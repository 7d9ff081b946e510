"""Every procedure can be saved: the game knows it by its key."""

from __future__ import annotations

import importlib
import pkgutil

from taisen.kernel.frames import Procedure
from taisen.wixoss import rules, vocabulary
from taisen.wixoss.game import Wixoss


def test_the_game_knows_every_procedure() -> None:
    game = Wixoss()
    missing: list[str] = []
    found = 0
    for package in (rules, vocabulary):
        for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(info.name)
            for name, value in vars(module).items():
                if isinstance(value, Procedure):
                    found += 1
                    if game.procedures.get(value.key) is not value:
                        missing.append(f"{info.name}.{name}")
    assert found > 20 and not missing
