"""Errors of the effect language.

Owns `NotationError`, the one error that a text can cause, and `VocabularyError`, a mistake in a
vocabulary itself.
"""

from __future__ import annotations

from taisen.kernel.errors import BadInput, shortened


class NotationError(BadInput):
    """A text is not valid notation.

    Attributes:
        line: line of the place, from 1, counted in the whole text.
        column: column of the place, from 1.
        found: what stands there, as written; "" at the end of the text.
        expected: what could have stood there: literal words in double quotes, categories by name.
        message: one sentence, without the place.
    """

    def __init__(self, line: int, column: int, found: str, expected: tuple[str, ...], message: str) -> None:
        place = f"line {line}, column {column}"
        allowed = ", ".join(expected) or "an effect in notation"
        super().__init__(place, found, allowed, f"{place}: {shortened(message)}")
        self.line = line
        self.column = column
        self.expected = expected
        self.message = message


class VocabularyError(Exception):
    """A vocabulary is not well made: an unknown category, a bad template, a left recursion."""
