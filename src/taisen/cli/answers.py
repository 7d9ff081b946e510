"""Answers: what a player types, understood as a command or as an option.

Owns the names of the commands and the ways in which an option can be named: its number, its text as records
have it, its words on the screen, or the beginning of either if no other option begins so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision

COMMANDS: Final = {
    "u": "undo",
    "?": "explain",
    "b": "board",
    "o": "options",
    "t": "trash",
    "l": "log",
    "r": "rule",
    "s": "save",
    "h": "help",
    "q": "quit",
}
"""Short and long name of each command."""

_LONG: Final = {long: long for long in COMMANDS.values()}


class Command:
    """A command and what was typed after it.

    Attributes:
        name: long name.
        rest: the words after it.
    """

    __slots__ = ("name", "rest")

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest


class Misread(Exception):
    """An answer that names no option, or several.

    Attributes:
        message: the terminal's text for it, without ``screen-``.
        found: what was typed.
        numbers: the options that it could be, from 1.
    """

    def __init__(self, message: str, found: str, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.found = found
        self.numbers = numbers


def plain(text: str) -> str:
    """Return typed text as it is compared: one blank between words, full-width forms narrow, small letters.

    >>> plain("　Ａttack   BS17-003＃2 ")
    'attack bs17-003#2'
    """
    narrow = "".join(chr(ord(char) - 0xFEE0) if "！" <= char <= "～" else char for char in text)
    return " ".join(narrow.split()).casefold()


def read_command(line: str) -> Command | None:
    """Return the command that a line is, None if it is an answer.

    >>> read_command("?BS17-003").rest
    'BS17-003'
    >>> read_command("summon BS17-003") is None
    True
    """
    head, _, rest = line.strip().partition(" ")
    if head[:1] in ("?", "？"):
        return Command("explain", f"{head[1:]} {rest}".strip())
    head = plain(head)
    name = COMMANDS.get(head) or _LONG.get(head)
    return None if name is None else Command(name, rest.strip())


def read_answer(line: str, decision: Decision, shown: list[str]) -> int:
    """Return the index of the option that a line names; an empty one names the default.

    Args:
        line: what was typed.
        decision: what is asked.
        shown: the options as they stand on the screen.

    Raises:
        Misread: it names none, or several.
    """
    typed = plain(line)
    if not typed:
        return decision.default_index
    if typed.isdecimal():
        if 1 <= int(typed) <= len(shown):
            return int(typed) - 1
        raise Misread("bad-number", line.strip())
    for texts in ([option.text for option in decision.options], shown):
        names = [plain(text) for text in texts]
        if typed in names:
            return names.index(typed)
        found = [index for index, name in enumerate(names) if name.startswith(typed)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misread("many-answers", line.strip(), tuple(index + 1 for index in found))
    raise Misread("bad-answer", line.strip())
