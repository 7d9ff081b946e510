"""The screen: lines of styled text out, lines of input in, and text that lines up.

Owns the width of characters (a Chinese or Japanese character is two cells wide), tables without a frame, and
the reading of answers. Everything goes line by line: a screen reader, a pipe and a test can follow it.
"""

from __future__ import annotations

import sys
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

DIM: Final = "dim"
STRONG: Final = "bold"
WARNING: Final = "yellow"
STYLES: Final = {
    "red": "red",
    "purple": "magenta",
    "green": "green",
    "white": "bright_white",
    "yellow": "yellow",
    "blue": "bright_blue",
    "black": "bright_black",
}
"""How a card of each colour is shown."""

PROMPT: Final = "> "
GAP: Final = "  "


def pad(text: str, width: int) -> str:
    """Return a text filled up with blanks to ``width`` cells.

    >>> pad("赤", 4) + "|"
    '赤  |'
    """
    return text + " " * max(0, width - cell_len(text))


def widths(rows: list[list[str]]) -> list[int]:
    """Return the width of each column, in cells.

    >>> widths([["赤い", "x"], ["abc"]])
    [4, 1]
    """
    found: list[int] = []
    for row in rows:
        for index, cell in enumerate(row):
            if index == len(found):
                found.append(0)
            found[index] = max(found[index], cell_len(cell))
    return found


def row_text(cells: list[str], columns: list[int], styles: list[str], indent: str = GAP) -> Text:
    """Return a row of a table: each cell filled up to its column's width, in its style."""
    text = Text(indent)
    last = len(cells) - 1
    for index, cell in enumerate(cells):
        style = styles[index] if index < len(styles) else ""
        text.append(cell if index == last else pad(cell, columns[index]), style)
        if index < last:
            text.append(GAP)
    text.rstrip()
    return text


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """Return rows of texts in columns; Japanese and Chinese characters are two columns wide.

    >>> aligned([("赤い", "x"), ("abc", "y")])
    ['赤い  x', 'abc   y']
    """
    columns = widths([list(row) for row in rows])
    return [GAP.join(map(pad, row, columns)).rstrip() for row in rows]


class Ended(Exception):
    """The input has ended."""


class Screen:
    """Where a match is shown and answers are read."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            try:
                import readline  # noqa: F401 - gives input() its line editing
            except ImportError:
                self.interactive = True

    def line(self, text: str | Text = "", style: str = "") -> None:
        """Print one line."""
        if isinstance(text, str):
            text = Text(text, style)
        self.console.print(text)

    def lines(self, texts: list[Text]) -> None:
        """Print lines."""
        for text in texts:
            self.line(text)

    def wrapped(self, text: str, indent: str = GAP, style: str = "") -> None:
        """Print a long text, broken at the width of the screen, each line indented."""
        room = max(20, self.console.width - cell_len(indent))
        for line in Text(text).wrap(self.console, room):
            line.rstrip()
            self.line(Text(indent).append(line.plain, style))

    def rule(self, title: str) -> None:
        """Print a line that parts what comes from what was before."""
        width = min(self.console.width, 100)
        text = f"── {title} "
        self.line(text + "─" * max(2, width - cell_len(text)), STRONG)

    def read(self) -> str:
        """Read a line of input.

        Raises:
            Ended: there is none.
        """
        try:
            line = input(PROMPT)
        except EOFError:
            self.line()
            raise Ended from None
        if not self.interactive:
            # What comes through a pipe is not seen when it is typed.
            self.line(line)
        return line.strip()
