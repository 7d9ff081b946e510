"""Tokens: the words, numbers, strings and symbols that notation is made of.

Owns the splitting of a text into tokens with their places. Digits never belong to a word, so that
``Lv1-3`` and ``BP+2000`` need no blanks.
"""

from __future__ import annotations

import re
from typing import Final

from taisen.language.bounds import MAX_NUMBER_DIGITS, MAX_STRING, MAX_TEXT, MAX_TOKENS
from taisen.language.errors import NotationError

END: Final = 0
WORD: Final = 1
NUMBER: Final = 2
STRING: Final = 3
SYMBOL: Final = 4

_TOKEN: Final = re.compile(
    r"(?P<blank>[ \t\r\n\u3000]+|\#[^\n]*)"
    # A hyphen or an apostrophe joins letters ("face-down", "opponent's"); an apostrophe may end a word.
    r"|(?P<word>[^\W\d_](?:[^\W\d]|[-'](?=[^\W\d_]))*'?)"
    r"|(?P<number>[0-9]+)"
    r'|(?P<string>"(?:[^"\\\n]|\\["\\])*")'
    r"|(?P<symbol><=|>=|[<>=+\-\[\]():;,/.|*])"
)
_ESCAPE: Final = re.compile(r"\\(.)")


class Tokens:
    """The tokens of one text, as parallel lists; the last token is always the end.

    Attributes:
        texts: each token as written; the end is "".
        kinds: `WORD`, `NUMBER`, `STRING`, `SYMBOL` or `END`.
        offsets: where each token begins in the source.
    """

    def __init__(self, source: str, first_line: int) -> None:
        self.source = source
        self.first_line = first_line
        self.texts: list[str] = []
        self.kinds: list[int] = []
        self.offsets: list[int] = []

    def add(self, kind: int, text: str, offset: int) -> None:
        """Append one token."""
        self.texts.append(text)
        self.kinds.append(kind)
        self.offsets.append(offset)

    def line(self, offset: int) -> int:
        """The line of a place in the source, from 1 in the whole text."""
        return self.first_line + self.source.count("\n", 0, offset)

    def column(self, offset: int) -> int:
        """The column of a place in the source, from 1."""
        return offset - self.source.rfind("\n", 0, offset)

    def error(self, offset: int, found: str, expected: tuple[str, ...], message: str) -> NotationError:
        """An error at a place in the source."""
        return NotationError(self.line(offset), self.column(offset), found, expected, message)


def scan(source: str, first_line: int = 1) -> Tokens:
    """Split a text into tokens.

    Args:
        source: the text; line breaks count as blanks.
        first_line: the number of its first line in the whole text.

    Raises:
        NotationError: a character belongs to no token, or a bound is passed.
    """
    tokens = Tokens(source, first_line)
    if len(source) > MAX_TEXT:
        raise tokens.error(0, "", (), f"the text is longer than {MAX_TEXT} characters")
    place = 0
    size = len(source)
    while place < size:
        match = _TOKEN.match(source, place)
        if match is None:
            raise _bad_character(tokens, place)
        name = match.lastgroup
        text = match.group()
        if name == "word":
            tokens.add(WORD, text, place)
        elif name == "symbol":
            tokens.add(SYMBOL, text, place)
        elif name == "number":
            if len(text) > MAX_NUMBER_DIGITS:
                message = f"a number has at most {MAX_NUMBER_DIGITS} digits"
                raise tokens.error(place, text, ("number",), message)
            tokens.add(NUMBER, text, place)
        elif name == "string":
            if len(text) > MAX_STRING + 2:
                message = f"a string has at most {MAX_STRING} characters"
                raise tokens.error(place, text[:20], ("string",), message)
            tokens.add(STRING, text, place)
        place = match.end()
    if len(tokens.texts) > MAX_TOKENS:
        offset = tokens.offsets[MAX_TOKENS]
        raise tokens.error(
            offset, tokens.texts[MAX_TOKENS], (), f"an ability has at most {MAX_TOKENS} tokens"
        )
    tokens.add(END, "", len(source.rstrip()))
    return tokens


def unquote(text: str) -> str:
    """The value of a string token."""
    inner = text[1:-1]
    return _ESCAPE.sub(r"\1", inner) if "\\" in inner else inner


def quote(value: str) -> str:
    """The string token that has a value.

    Raises:
        ValueError: the value holds a line break or is too long, so it has no notation.
    """
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    if "\n" in value or len(escaped) > MAX_STRING:
        raise ValueError(f"not a string of the notation: {value!r}")
    return f'"{escaped}"'


def is_word(text: str) -> bool:
    """Whether a text is exactly one word token."""
    match = _TOKEN.fullmatch(text)
    return match is not None and match.lastgroup == "word"


def _bad_character(tokens: Tokens, place: int) -> NotationError:
    character = tokens.source[place]
    if character == '"':
        message = 'a string is not closed: it needs a second " on the same line, and \\ only before " or \\'
        return tokens.error(place, character, ("string",), message)
    return tokens.error(place, character, (), f"the character {character!r} is not part of the notation")
