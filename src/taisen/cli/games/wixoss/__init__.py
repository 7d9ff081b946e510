"""How WIXOSS looks in the terminal."""

from typing import Final

from taisen.cli.games.wixoss.terminal import WixossTerminal

TERMINAL: Final = WixossTerminal()

__all__ = ["TERMINAL"]
