"""Deck lists: the value type, and its text form with one line a card.

The text form is made for people::

    # a comment
    name: Red start
    game: battle-spirits
    3 BS17-003 アルジュナス
    2x BS17-055

A line is a count, the card's number and, for the reader, its name, which is not read. ``#`` begins a comment.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

MAX_COUNT = 999
"""The most copies that one line may name."""
MAX_LINES = 2000
"""The most lines that a deck list may have."""
MAX_BYTES = 1_000_000
"""The largest deck list that is read."""

_NUMBER = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+\-]{0,39}")
_ENTRY = re.compile(
    r"(?P<count>\d{1,9})\s*[x×]?\s+(?P<number>\S+)(?:\s+(?P<name>.*))?", re.IGNORECASE | re.ASCII
)
_HEADER = re.compile(r"(?P<key>[A-Za-z-]+)\s*:\s*(?P<value>.*)")
_HEADERS = ("name", "game")
_COMMENT = re.compile(r"(?:^|\s)#.*")
_LINE = 'a line such as "3 BS17-003", "name: ..." or "# comment"'


class Deck:
    """A deck list: numbers of cards and how many of each, in the order given.

    Two decks are equal if name, game and entries are.

    Args:
        name: what people call it, one line.
        game: name of the game, such as ``battle-spirits``; empty if the list does not say.
        cards: pairs of card number and count; a number given twice is added up where it came first.

    Raises:
        BadInput: a number, count or name that no deck list could hold.

    >>> deck = Deck("Red", "battle-spirits", [("BS17-003", 3), ("BS17-001", 2)])
    >>> deck.size
    5
    >>> parse_deck(deck.text()) == deck
    True
    """

    __slots__ = ("cards", "game", "name")

    name: str
    game: str
    cards: tuple[tuple[str, int], ...]

    def __init__(self, name: str, game: str, cards: Iterable[tuple[str, int]]) -> None:
        for field, value in (("name", name), ("game", game)):
            if value != " ".join(value.split()):
                raise BadInput(f"deck {field}", repr(value), "one line without spaces at its ends or in rows")
        counts: dict[str, int] = {}
        for number, count in cards:
            if _NUMBER.fullmatch(number) is None:
                raise BadInput("deck entry", repr(number), "a card number such as BS17-003")
            counts[number] = counts.get(number, 0) + count
            if count < 1 or counts[number] > MAX_COUNT:
                raise BadInput(f"deck entry {number}", str(count), f"1 to {MAX_COUNT} copies in all")
        self.name = name
        self.game = game
        self.cards = tuple(counts.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        return (self.name, self.game, self.cards) == (other.name, other.game, other.cards)

    def __hash__(self) -> int:
        return hash((self.name, self.game, self.cards))

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.game!r}, {self.size} cards)"

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.cards)

    def numbers(self) -> Iterator[str]:
        """Every card's number, as often as it is in the deck."""
        for number, count in self.cards:
            for _ in range(count):
                yield number

    def text(self, name_of: Callable[[str], str] | None = None) -> str:
        """The text form, which :func:`parse_deck` reads back to an equal deck.

        Args:
            name_of: gives a card's name to print behind its number; without it no names are printed.
        """
        lines = [f"{key}: {value}" for key, value in (("name", self.name), ("game", self.game)) if value]
        for number, count in self.cards:
            name = " ".join(name_of(number).split()) if name_of is not None else ""
            lines.append(f"{count} {number} {name}".rstrip())
        return "\n".join(lines) + "\n"


def parse_deck(text: str, place: str = "deck list", name: str = "", game: str = "") -> Deck:
    """Read a deck list from its text form.

    Args:
        text: the list.
        place: what to call the text in an error, such as the file's name.
        name: the deck's name if the list does not give one.
        game: the game if the list does not name one.

    Raises:
        BadInput: a line that is none of the forms; it names the line, what came and what was allowed.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        raise BadInput(place, f"{len(lines)} lines", f"at most {MAX_LINES} lines")
    headers: dict[str, str] = {}
    cards: list[tuple[str, int]] = []
    total: dict[str, int] = {}
    for position, raw in enumerate(lines, start=1):
        where = f"{place}, line {position}"
        line = raw.strip()
        header = _HEADER.fullmatch(line)
        if header is not None:
            _take_header(where, headers, header["key"].lower(), header["value"])
            continue
        line = _COMMENT.sub("", line).strip()
        if not line:
            continue
        number, count = _entry(where, line)
        total[number] = total.get(number, 0) + count
        if total[number] > MAX_COUNT:
            raise BadInput(where, f"{total[number]} copies of {number}", f"at most {MAX_COUNT} copies in all")
        cards.append((number, count))
    if not cards:
        raise BadInput(place, "no card", 'at least one line such as "3 BS17-003"')
    return Deck(headers.get("name", " ".join(name.split())), headers.get("game", game), cards)


def load_deck(path: Path, game: str = "") -> Deck:
    """Read a deck list from a file; without a name of its own it is called as the file is.

    Raises:
        BadInput: the file cannot be read, or a line of it cannot.
    """
    text = read_file(path, "a readable deck list", MAX_BYTES)
    return parse_deck(text, str(path), path.stem, game)


def _take_header(where: str, headers: dict[str, str], key: str, value: str) -> None:
    if key not in _HEADERS:
        raise BadInput(where, repr(f"{key}:"), " or ".join(f"{name}:" for name in _HEADERS))
    if key in headers:
        raise BadInput(where, f"{key}: a second time", f"one line {key}:")
    headers[key] = " ".join(value.split())


def _entry(where: str, line: str) -> tuple[str, int]:
    match = _ENTRY.fullmatch(line)
    if match is None:
        raise BadInput(where, repr(line), _LINE)
    number, count = match["number"], int(match["count"])
    if _NUMBER.fullmatch(number) is None:
        raise BadInput(where, repr(number), "a card number such as BS17-003")
    if not 1 <= count <= MAX_COUNT:
        raise BadInput(where, f"count {count}", f"1 to {MAX_COUNT}")
    return number, count
