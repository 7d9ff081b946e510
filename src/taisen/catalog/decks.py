"""Deck lists: the value type, and its text form with one line a card.

The text form is made for people::

    # a comment
    name: Red start
    game: battle-spirits
    3 BS17-003 アルジュナス
    2x BS17-055
    tokens:
    2 BS76-T001

A line is a count, the card's number and, for the reader, its name, which is not read. ``#`` begins a comment.
``3 substitute:BS54-062`` is three copies for which substitute cards lie in the deck.
What comes after the line ``tokens:`` is kept outside the deck until an effect asks for it.
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
HEADERS = ("name", "game")
"""What a line ``key: value`` may say."""
TOKENS = "tokens"
"""The heading, without a value, before the cards that are kept outside the deck."""
SUBSTITUTE = "substitute:"
"""What stands before a number whose copies in the deck are substitute cards."""
_COMMENT = re.compile(r"(?:^|\s)#.*")
_LINE = 'a line such as "3 BS17-003", "name: ..." or "# comment"'


class Deck:
    """A deck list: numbers of cards and how many of each, in the order given.

    Two decks are equal if name, game and entries are.

    Args:
        name: what people call it, one line.
        game: name of the game, such as ``battle-spirits``; empty if the list does not say.
        cards: pairs of card number and count; a number given twice is added up where it came first.
        tokens: the same of the cards that are kept outside the deck.
        substitutes: the same of those of ``cards`` for which substitutes lie in the deck.

    Raises:
        BadInput: a number, count or name that no deck list could hold.

    >>> deck = Deck("Red", "battle-spirits", [("BS17-003", 3), ("BS17-001", 2)])
    >>> deck.size
    5
    >>> parse_deck(deck.text()) == deck
    True
    """

    __slots__ = ("cards", "game", "name", "substitutes", "tokens")

    name: str
    game: str
    cards: tuple[tuple[str, int], ...]
    tokens: tuple[tuple[str, int], ...]
    substitutes: tuple[tuple[str, int], ...]

    def __init__(
        self,
        name: str,
        game: str,
        cards: Iterable[tuple[str, int]],
        tokens: Iterable[tuple[str, int]] = (),
        substitutes: Iterable[tuple[str, int]] = (),
    ) -> None:
        for field, value in (("name", name), ("game", game)):
            if value != " ".join(value.split()):
                raise BadInput(f"deck {field}", repr(value), "one line without spaces at its ends or in rows")
        self.name = name
        self.game = game
        self.cards = _entries(cards)
        self.tokens = _entries(tokens)
        self.substitutes = _entries(substitutes)
        for number, count in self.substitutes:
            if count > self.count(number):
                raise BadInput(
                    f"deck entry {number}",
                    f"{count} substitutes",
                    f"at most {self.count(number)} of its copies",
                )

    def _parts(self) -> tuple[object, ...]:
        return (self.name, self.game, self.cards, self.tokens, self.substitutes)

    def __eq__(self, other: object) -> bool:
        return self._parts() == other._parts() if isinstance(other, Deck) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.game!r}, {self.size} cards)"

    @property
    def size(self) -> int:
        """How many cards it has; tokens are none of them."""
        return sum(count for _, count in self.cards)

    @property
    def pile(self) -> int:
        """How many real cards lie beside the deck: one for each substitute in it (BS-30.23)."""
        # BS-30.23
        return sum(count for _, count in self.substitutes)

    def count(self, number: str) -> int:
        """Return how many copies of a card it has."""
        return next((count for other, count in self.cards if other == number), 0)

    @property
    def entries(self) -> tuple[tuple[str, int], ...]:
        """All lines of it, those of the tokens last."""
        return self.cards + self.tokens

    def numbers(self) -> Iterator[str]:
        """Every card's number, as often as it is in the deck, and behind them those of the tokens."""
        for number, count in self.entries:
            for _ in range(count):
                yield number

    def text(self, name_of: Callable[[str], str] | None = None) -> str:
        """The text form, which :func:`parse_deck` reads back to an equal deck.

        Args:
            name_of: gives a card's name to print behind its number; without it no names are printed.
        """
        lines = [f"{key}: {value}" for key, value in (("name", self.name), ("game", self.game)) if value]
        substitutes = dict(self.substitutes)
        for entries in (self.cards, self.tokens):
            if entries and entries is self.tokens:
                lines.append(f"{TOKENS}:")
            for number, count in entries:
                name = " ".join(name_of(number).split()) if name_of is not None else ""
                replaced = substitutes.get(number, 0) if entries is self.cards else 0
                if count > replaced:
                    lines.append(f"{count - replaced} {number} {name}".rstrip())
                if replaced:
                    lines.append(f"{replaced} {SUBSTITUTE}{number} {name}".rstrip())
        return "\n".join(lines) + "\n"


def _entries(cards: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return the lines of a part of a deck, a number given twice added up where it came first.

    Raises:
        BadInput: a number or count that no deck list could hold.
    """
    counts: dict[str, int] = {}
    for number, count in cards:
        if _NUMBER.fullmatch(number) is None:
            raise BadInput("deck entry", repr(number), "a card number such as BS17-003")
        counts[number] = counts.get(number, 0) + count
        if count < 1 or counts[number] > MAX_COUNT:
            raise BadInput(f"deck entry {number}", str(count), f"1 to {MAX_COUNT} copies in all")
    return tuple(counts.items())


class Unread:
    """A line of a deck list that cannot be read.

    Attributes:
        line: its number, from 1; 0 for the list as a whole.
        kind: what is wrong with it, the id of a message in ``taisen.catalog.findings``.
        piece: the piece that is wrong, as it stands in the list; of a list as a whole its length.
        found: what came, in an error's words.
        allowed: what would have been right.
        card: the card that is meant, if one is.
    """

    __slots__ = ("allowed", "card", "found", "kind", "line", "piece")

    def __init__(
        self, line: int, kind: str, piece: str, allowed: str, found: str = "", card: str = ""
    ) -> None:
        self.line = line
        self.kind = kind
        self.piece = piece
        self.found = found or repr(piece)
        self.allowed = allowed
        self.card = card

    def error(self, place: str) -> BadInput:
        """Return the error that says it of a list with this name."""
        where = f"{place}, line {self.line}" if self.line else place
        return BadInput(where, self.found, self.allowed)


class DeckList:
    """A deck list as far as it can be read.

    Attributes:
        deck: what can be read of it.
        lines: the lines that name each card, by its number.
        unread: the lines that cannot be read, in their order.
    """

    __slots__ = ("deck", "lines", "unread")

    def __init__(self, deck: Deck, lines: dict[str, list[int]], unread: list[Unread]) -> None:
        self.deck = deck
        self.lines = lines
        self.unread = unread


def read_deck_list(text: str, name: str = "", game: str = "") -> DeckList:
    """Read what can be read of a deck list, past every line that cannot be.

    Args:
        text: the list.
        name: the deck's name if the list does not give one.
        game: the game if the list does not name one.
    """
    raw = text.removeprefix("\ufeff").splitlines()
    if len(raw) > MAX_LINES:
        whole = Unread(0, "too-many-lines", str(len(raw)), f"at most {MAX_LINES} lines", f"{len(raw)} lines")
        return DeckList(Deck("", game, ()), {}, [whole])
    headers: dict[str, str] = {}
    counts: dict[str, int] = {}
    tokens: dict[str, int] = {}
    substitutes: dict[str, int] = {}
    lines: dict[str, list[int]] = {}
    unread: list[Unread] = []
    part = counts
    for position, line in enumerate(raw, start=1):
        if part is counts and line.strip().lower() == f"{TOKENS}:":
            part = tokens
            continue
        replaced = substitutes if part is counts else None
        wrong = _read_line(position, line.strip(), headers, part, lines, replaced)
        if wrong is not None:
            unread.append(wrong)
    if not counts and not unread:
        unread.append(Unread(0, "no-card", "", 'at least one line such as "3 BS17-003"', "no card"))
    deck = Deck(
        headers.get("name", " ".join(name.split())),
        headers.get("game", game),
        counts.items(),
        tokens.items(),
        substitutes.items(),
    )
    return DeckList(deck, lines, unread)


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
    found = read_deck_list(text, name, game)
    if found.unread:
        raise found.unread[0].error(place)
    return found.deck


def load_deck(path: Path, game: str = "") -> Deck:
    """Read a deck list from a file; without a name of its own it is called as the file is.

    Raises:
        BadInput: the file cannot be read, or a line of it cannot.
    """
    return parse_deck(_text_of(path), str(path), path.stem, game)


def load_deck_list(path: Path, game: str = "") -> DeckList:
    """Read what can be read of a deck list in a file.

    Raises:
        BadInput: the file cannot be read.
    """
    return read_deck_list(_text_of(path), path.stem, game)


def _text_of(path: Path) -> str:
    return read_file(path, "a readable deck list", MAX_BYTES)


def _read_line(
    position: int,
    line: str,
    headers: dict[str, str],
    counts: dict[str, int],
    lines: dict[str, list[int]],
    substitutes: dict[str, int] | None,
) -> Unread | None:
    """Take a line into what was read so far; return what is wrong with it.

    ``substitutes`` is None where no substitute may stand.
    """
    header = _HEADER.fullmatch(line)
    if header is not None:
        return _take_header(position, headers, header["key"].lower(), header["value"])
    line = _COMMENT.sub("", line).strip()
    if not line:
        return None
    match = _ENTRY.fullmatch(line)
    if match is None:
        return Unread(position, "unreadable-line", line, _LINE)
    number, count = match["number"], int(match["count"])
    replaced = substitutes is not None and number.startswith(SUBSTITUTE)
    if replaced:
        number = number.removeprefix(SUBSTITUTE)
        # BS-30.21: exactly one name is ticked.
        if _NUMBER.fullmatch(number) is None:
            allowed = f"the number of one card, as in 3 {SUBSTITUTE}BS54-062"
            return Unread(position, "bad-substitute", f"{SUBSTITUTE}{number}", allowed)
    if _NUMBER.fullmatch(number) is None:
        return Unread(position, "bad-number", number, "a card number such as BS17-003")
    if not 1 <= count <= MAX_COUNT:
        return Unread(position, "bad-count", str(count), f"1 to {MAX_COUNT}", f"count {count}", number)
    total = counts.get(number, 0) + count
    if total > MAX_COUNT:
        allowed = f"at most {MAX_COUNT} copies in all"
        found = f"{total} copies of {number}"
        return Unread(position, "too-many-copies", str(total), allowed, found, number)
    counts[number] = total
    if replaced and substitutes is not None:
        substitutes[number] = substitutes.get(number, 0) + count
    lines.setdefault(number, []).append(position)
    return None


def _take_header(position: int, headers: dict[str, str], key: str, value: str) -> Unread | None:
    if key not in HEADERS:
        allowed = " or ".join(f"{name}:" for name in HEADERS)
        return Unread(position, "unknown-heading", f"{key}:", allowed)
    if key in headers:
        return Unread(position, "second-heading", f"{key}:", f"one line {key}:", f"{key}: a second time")
    headers[key] = " ".join(value.split())
    return None
