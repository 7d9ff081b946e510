"""Records: a match as text, one answer a line, that can be played again and checked on the way.

The form is made for people and for diffs::

    taisen-record 1
    game: battle-spirits
    rules: eternal-17.1
    seed: 7
    options: headless
    deck: Red start
      3 BS17-003
    deck: Purple start
      2 BS17-017
    card: {"number":"BS17-003", ...}
    cards: 5f0c...
    answers:
    go-first
    = turn 1 0b5e...
    summon BS17-003
    = position {"turn":5, ...}
    concede 1
    = result 0 concession BS-99.29
    = digest 77aa...

Comments may stand anywhere: a line that begins with ``#``, or the rest of a line behind a blank and ``#``. A
``#`` inside a word is none, so ``attack BS17-003#2`` stays whole, and behind ``seed:``, ``deck:`` and
``card:`` there is none either. Lines that begin with ``=`` are checks and facts, not answers:

- ``= turn``: a turn began, with the digest of the position;
- ``= stream``: random draws go on differently, after an undo;
- ``= position``: the position that the match began from, if it stands first; else what it was repaired to;
- ``= rules``: from here on it was played under another version of the rules;
- ``= result``, ``= digest``: how it ended.

An end from outside stands among the answers: ``concede 1``, ``end time 0``, ``end draw-agreed -1``. The
definitions of all cards are in the record, so that a later correction of a card does not change what
happened.
"""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from taisen.kernel.game import Game
from taisen.kernel.outcome import Outcome
from taisen.kernel.position import Position
from taisen.kernel.state import Definition

if TYPE_CHECKING:
    from taisen.kernel.match import Match

FORMAT: Final = 1
SEALED: Final = "sealed"
"""What stands for the seed while the match is running: it would tell the future."""

ANSWER: Final = "answer"
TURN: Final = "turn"
STREAM: Final = "stream"
POSITION: Final = "position"
RULES: Final = "rules"

COMMENT: Final = re.compile(r"(?:^|\s)#.*")
"""What a reader skips: a line that begins with ``#``, or the rest of a line behind a blank and one."""
HEADLESS: Final = "headless"
CLOSED_LISTS: Final = "closed-lists"
OPTIONS: Final = (HEADLESS, CLOSED_LISTS)


class Setup:
    """Everything that a match begins with.

    Attributes:
        game: the rules.
        seed: as given, empty if the key was drawn at random.
        key: random key.
        names: what the decks are called.
        decks: the cards of each deck, in order.
        headless: whether windows in which one can only pass are skipped.
        position: what it begins from instead of the game's own setup, None for a whole match.
        rule_set: version of the rules that it began under.
        closed_lists: whether neither player knows what the other's deck may hold.
    """

    __slots__ = (
        "_definitions",
        "closed_lists",
        "decks",
        "game",
        "headless",
        "key",
        "names",
        "position",
        "rule_set",
        "seed",
    )

    def __init__(
        self,
        game: Game,
        seed: str,
        key: bytes,
        names: tuple[str, ...],
        decks: tuple[tuple[Definition, ...], ...],
        headless: bool,
        position: Position | None = None,
        rule_set: str = "",
        closed_lists: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.key = key
        self.names = names
        self.decks = decks
        self.headless = headless
        self.position = position
        self.rule_set = rule_set or game.rule_set
        self.closed_lists = closed_lists
        self._definitions: dict[str, Definition] = {}

    def definitions(self) -> dict[str, Definition]:
        """Return every card that the match begins with by its number, sorted."""
        if not self._definitions:
            found: dict[str, Definition] = {} if self.position is None else self.position.definitions.copy()
            for deck in self.decks:
                for definition in deck:
                    found[definition.number] = definition
            self._definitions = {number: found[number] for number in sorted(found)}
        return self._definitions

    def to_lines(self, sealed: bool, further: dict[str, Definition]) -> list[str]:
        """Return the head of a record.

        Args:
            sealed: whether it must not tell the seed.
            further: cards that came in later.
        """
        secret = f"seed: {self.seed}" if self.seed else f"key: {self.key.hex()}"
        chosen = ((HEADLESS, self.headless), (CLOSED_LISTS, self.closed_lists))
        lines = [
            f"taisen-record {FORMAT}",
            f"game: {self.game.name}",
            f"rules: {self.rule_set}",
            f"seed: {SEALED}" if sealed else secret,
            " ".join(["options:", *(word for word, so in chosen if so)]),
        ]
        for name, deck in zip(self.names, self.decks, strict=True):
            lines.append(f"deck: {name}".rstrip())
            lines.extend(f"  {count} {number}" for number, count in runs(deck))
        definitions = {**further, **self.definitions()}
        cards = [_json(definitions[number].to_data()) for number in sorted(definitions)]
        lines.extend(f"card: {card}" for card in cards)
        lines.append(f"cards: {digest_of(cards)}")
        return lines


def setup_from_position(
    position: Position, seed: str, key: bytes, names: tuple[str, ...], headless: bool
) -> Setup:
    """Return what a match begins with that begins from a position: its cards count as the decks."""
    state = position.game.build_position(key, position, "position")
    decks: list[tuple[Definition, ...]] = []
    for player in (0, 1):
        numbers = [
            definition.whole().number
            for definition, owner in zip(state.definitions, state.owners, strict=True)
            if owner == player
        ]
        # Sorted: a list in the order of the deck would tell what comes.
        decks.append(tuple(position.definitions[number] for number in sorted(numbers)))
    return Setup(position.game, seed, key, names, tuple(decks), headless, position)


class Entry:
    """One line of a record's course.

    Attributes:
        kind: ``ANSWER`` (ends from outside too), ``TURN``, ``STREAM``, ``POSITION`` or ``RULES``.
        text: the answer, the digest at the turn's start (empty if it is not told), the fields of the
            position, or the version of the rules.
        number: the number of the turn or of the stream, else 0.
        line: line of the text that it was read from, 0 for none.
        position: the position, None for other lines and where it is not told.
    """

    __slots__ = ("kind", "line", "number", "position", "text")

    def __init__(
        self, kind: str, text: str, number: int = 0, line: int = 0, position: Position | None = None
    ) -> None:
        self.kind = kind
        self.text = text
        self.number = number
        self.line = line
        self.position = position


class Record:
    """A match as it was played.

    Attributes:
        setup: what it began with.
        entries: its course, without the position that it began from.
        outcome: how it ended, None while it is running.
        digest: digest of the last position, empty while it is not told.
        sealed: whether seed and digests are left out, as in the record of a running match.
        lines: line numbers of result and digest, for errors.
    """

    __slots__ = ("digest", "entries", "lines", "outcome", "sealed", "setup")

    def __init__(
        self,
        setup: Setup,
        entries: list[Entry],
        outcome: Outcome | None,
        digest: str,
        sealed: bool,
        lines: tuple[int, int] = (0, 0),
    ) -> None:
        self.setup = setup
        self.entries = entries
        self.outcome = outcome
        self.digest = digest
        self.sealed = sealed
        self.lines = lines

    @property
    def text(self) -> str:
        """The text form, which ``load_record`` reads back."""
        further: dict[str, Definition] = {}
        for entry in self.entries:
            if entry.position is not None and not self.sealed:
                further.update(entry.position.definitions)
        lines = self.setup.to_lines(self.sealed, further)
        lines.append("answers:")
        if self.setup.position is not None:
            lines.append(f"= position {SEALED if self.sealed else self.setup.position.text}")
        for entry in self.entries:
            if entry.kind == ANSWER:
                lines.append(entry.text)
            elif entry.kind == STREAM:
                lines.append(f"= stream {entry.number}")
            elif entry.kind == POSITION:
                lines.append(f"= position {SEALED if self.sealed else entry.text}")
            elif entry.kind == RULES:
                lines.append(f"= rules {entry.text}")
            else:
                lines.append(f"= turn {entry.number} {'' if self.sealed else entry.text}".rstrip())
        if self.outcome is not None:
            outcome = self.outcome
            lines.append(f"= result {outcome.winner} {outcome.reason} {outcome.rule}".rstrip())
        if self.digest and not self.sealed:
            lines.append(f"= digest {self.digest}")
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.text

    @property
    def other_rules(self) -> str:
        """A version of the rules under which the match or a part of it was played, none of those kept."""
        setup = self.setup
        played = (setup.rule_set, *(entry.text for entry in self.entries if entry.kind == RULES))
        present = setup.game.rule_set
        return next((rule_set for rule_set in played if rule_set != present), "")

    def replay(self, answers: int = -1) -> Match:
        """Play the match again, checking it on the way.

        Args:
            answers: stop after so many answers; all of them if negative.

        Raises:
            ReplayMismatch: the match does not go as recorded.
            BadInput: the record is that of a running match, without its seed, or of a match that was
                played under rules that are not kept.
        """
        from taisen.kernel.replay import replay

        return replay(self, answers)


def runs(deck: tuple[Definition, ...]) -> list[tuple[str, int]]:
    """Return a deck as numbers and counts, in its own order."""
    result: list[tuple[str, int]] = []
    for definition in deck:
        if result and result[-1][0] == definition.number:
            result[-1] = (definition.number, result[-1][1] + 1)
        else:
            result.append((definition.number, 1))
    return result


def is_answer_text(text: str) -> bool:
    """Return whether an option's text survives a record: it is neither comment nor check.

    >>> is_answer_text("attack BS17-003#2"), is_answer_text("attack #2")
    (True, False)
    """
    return bool(text) and text == " ".join(text.split()) and text[0] != "=" and COMMENT.search(text) is None


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def digest_of(cards: list[str]) -> str:
    """Return the digest, in hexadecimal, of the facts of cards as they stand in a record's lines."""
    return blake2b("\n".join(cards).encode(), digest_size=8).hexdigest()
