"""How Battle Spirits looks in the terminal."""

from typing import Final

from taisen.cli.games.battle_spirits.terminal import BattleSpiritsTerminal

TERMINAL: Final = BattleSpiritsTerminal()

__all__ = ["TERMINAL"]
