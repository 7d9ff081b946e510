"""Errors: the one family of exceptions that users of the library see."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 400
"""Characters of what came that an error repeats; the rest is cut off."""


class TaisenError(Exception):
    """Base of every error that the library raises on purpose."""


class IllegalAnswer(TaisenError):
    """An answer or action that the rules do not allow now.

    Args:
        message: one sentence saying what came and what was allowed.
        rule: number of the rule that forbids it, empty if none applies.
    """

    rule: str

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule
        self._message = message

    def __reduce__(self) -> tuple[type[IllegalAnswer], tuple[str, str]]:
        # An error crosses from a worker process to the one who asked.
        return IllegalAnswer, (self._message, self.rule)


class BadInput(TaisenError):
    """A text or file that cannot be used: where, what came, what was allowed.

    Args:
        place: file, line, column or field.
        found: what came.
        allowed: what would have been right.
        message: the whole sentence, if it is not made of the three.
        key: names the sentence that says it in the reader's language, empty where there is none.
        values: values of that sentence.
    """

    place: str
    found: str
    allowed: str
    key: str
    values: dict[str, int | str]

    def __init__(
        self,
        place: str,
        found: str,
        allowed: str,
        message: str = "",
        key: str = "",
        values: dict[str, int | str] | None = None,
    ) -> None:
        found = shortened(found)
        super().__init__(message or f"{shortened(place)}: found {found}; allowed: {allowed}")
        self.place = place
        self.found = found
        self.allowed = allowed
        self.key = key
        self.values = values or {}

    def __reduce__(
        self,
    ) -> tuple[type[BadInput], tuple[str, str, str, str, str, dict[str, int | str]]]:
        return BadInput, (self.place, self.found, self.allowed, str(self), self.key, self.values)


def shortened(text: str) -> str:
    """Return a text as errors repeat it: a long one is cut off.

    >>> len(shortened("x" * 10_000)) < 500
    True
    """
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}... ({len(text)} characters)"


def shown(value: object) -> str:
    """Return a value as errors repeat it, whatever it is.

    >>> shown("a"), shown(10**5000)
    ("'a'", 'a number of 16610 bits')
    """
    if isinstance(value, int) and value.bit_length() > SHOWN:
        return f"a number of {value.bit_length()} bits"
    return shortened(repr(value))


class ReplayMismatch(TaisenError):
    """A record that does not lead where it says: the first place where the match differs from it.

    Args:
        line: line of the record, 0 if it was not read from a text.
        turn: number of the turn.
        expected: what the record says.
        found: what the match gave.
    """

    line: int
    turn: int
    expected: str
    found: str

    def __init__(self, line: int, turn: int, expected: str, found: str) -> None:
        where = f"line {line}, turn {turn}" if line else f"turn {turn}"
        super().__init__(f"record, {where}: expected {shortened(expected)}; found {shortened(found)}")
        self.line = line
        self.turn = turn
        self.expected = expected
        self.found = found

    def __reduce__(self) -> tuple[type[ReplayMismatch], tuple[int, int, str, str]]:
        return ReplayMismatch, (self.line, self.turn, self.expected, self.found)
