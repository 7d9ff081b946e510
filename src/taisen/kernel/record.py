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
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.game import Game
from taisen.kernel.outcome import Outcome
from taisen.kernel.outside import check_text
from taisen.kernel.position import Position, position_from_text
from taisen.kernel.randomness import KEY_BYTES, key_from_seed
from taisen.kernel.state import Definition

if TYPE_CHECKING:
    from taisen.kernel.match import Match

FORMAT: Final = 1
MAX_LINES: Final = 200_000
"""The most lines that a record may have."""
MAX_DECK: Final = 1_000
"""The most cards that a deck of a record may have."""
MAX_POSITIONS: Final = 100
"""The most positions that a record may have: each is set up when it is read."""
SEALED: Final = "sealed"
"""What stands for the seed while the match is running: it would tell the future."""

ANSWER: Final = "answer"
TURN: Final = "turn"
STREAM: Final = "stream"
POSITION: Final = "position"
RULES: Final = "rules"

_COMMENT: Final = re.compile(r"(?:^|\s)#.*")
HEADLESS: Final = "headless"
CLOSED_LISTS: Final = "closed-lists"
_OPTIONS: Final = (HEADLESS, CLOSED_LISTS)


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
        lines.append(f"cards: {_digest(cards)}")
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


def load_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record from its text.

    Args:
        text: the record.
        find_game: gives the rules of a game by name; raises BadInput for an unknown one.

    Raises:
        BadInput: the text is no record; it names the line, what came and what was allowed.
    """
    return _Reader(text, find_game).read()


class _Reader:
    """Reads one record."""

    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        raw = check_text(text, "record").removeprefix("\ufeff").splitlines()
        if len(raw) > MAX_LINES:
            raise BadInput(
                "record",
                f"{len(raw)} lines",
                f"at most {MAX_LINES} lines",
                key="input-most",
                values={"most": MAX_LINES},
            )
        self.find_game = find_game
        self.rows: list[tuple[int, str]] = []
        head = True
        for number, line in enumerate(raw, start=1):
            # The facts of a card are JSON, whose strings may hold anything; so may a deck's name and a seed.
            free = head and line.startswith(("card:", "deck:", "seed:"))
            whole = line.strip() if free else _COMMENT.sub("", line).strip()
            if whole:
                self.rows.append((number, whole))
                head = head and whole != "answers:"
        self.heads: dict[str, tuple[int, str]] = {}
        self.names: list[str] = []
        self.decks: list[list[tuple[int, str]]] = []
        self.cards: list[tuple[int, str]] = []
        self.definitions: dict[str, Definition] = {}
        self.positions = 0

    def read(self) -> Record:
        """Return the record."""
        course = self._split()
        first = self._first_position(course)
        setup, sealed = self._setup(first)
        if first is not None and setup.position is None:
            course.insert(0, first)
        entries: list[Entry] = []
        outcome: Outcome | None = None
        digest = ""
        lines = [0, 0]
        for line, text in course:
            if not text.startswith("="):
                if outcome is not None:
                    raise BadInput(
                        f"record, line {line}",
                        repr(text),
                        "nothing but a digest after the result",
                        key="record-after-result",
                    )
                entries.append(Entry(ANSWER, text, line=line))
                continue
            words = text[1:].split()
            if len(words) >= 3 and words[0] == "result" and _is_int(words[1]):
                outcome = Outcome(int(words[1]), words[2], words[3] if len(words) > 3 else "")
                lines[0] = line
            elif len(words) == 2 and words[0] == "digest":
                digest = words[1]
                lines[1] = line
            else:
                entries.append(self._check_line(setup.game, line, text, words))
        return Record(setup, entries, outcome, digest, sealed, (lines[0], lines[1]))

    def _check_line(self, game: Game, line: int, text: str, words: list[str]) -> Entry:
        """Read a line of the course that begins with ``=``, none of those at its end."""
        if len(words) in (2, 3) and words[0] == TURN and _is_int(words[1]):
            return Entry(TURN, words[2] if len(words) > 2 else "", int(words[1]), line)
        if len(words) == 2 and words[0] == STREAM and _is_int(words[1]):
            return Entry(STREAM, "", int(words[1]), line)
        if len(words) == 2 and words[0] == RULES:
            return Entry(RULES, words[1], line=line)
        if len(words) > 1 and words[0] == POSITION:
            position = self._position(game, line, text)
            return Entry(POSITION, "" if position is None else position.text, line=line, position=position)
        allowed = (
            "= turn NUMBER DIGEST, = stream NUMBER, = position FIELDS, = rules NAME, "
            "= result WINNER REASON RULE, = digest X"
        )
        raise BadInput(f"record, line {line}", repr(text), allowed)

    def _first_position(self, course: list[tuple[int, str]]) -> tuple[int, str] | None:
        """Take the position that the match began from out of the course, None for a whole match."""
        if course and course[0][1].startswith("=") and course[0][1][1:].split()[:1] == [POSITION]:
            return course.pop(0)
        return None

    def _position(self, game: Game, line: int, text: str) -> Position | None:
        """Read a position; None if it is sealed."""
        fields = text[1:].strip().removeprefix(POSITION).strip()
        if fields == SEALED:
            return None
        self.positions += 1
        if self.positions > MAX_POSITIONS:
            raise BadInput(
                f"record, line {line}",
                "a further position",
                f"at most {MAX_POSITIONS} positions",
                key="input-most",
                values={"most": MAX_POSITIONS},
            )
        return position_from_text(game, fields, self.definitions, f"record, line {line}")

    def _split(self) -> list[tuple[int, str]]:
        """Take the head apart; return the rows of the course."""
        rows = self.rows
        first = f"taisen-record {FORMAT}"
        if not rows or not rows[0][1].startswith("taisen-record "):
            line, found = rows[0] if rows else (1, "")
            raise BadInput(
                f"record, line {line}",
                repr(found),
                repr(first),
                key="record-format",
                values={"format": first},
            )
        if rows[0][1] != first:
            raise BadInput(
                f"record, line {rows[0][0]}",
                repr(rows[0][1]),
                f"{first!r}, the format of this version",
                key="record-format",
                values={"format": first},
            )
        for index, (line, text) in enumerate(rows[1:], start=1):
            if text == "answers:":
                return rows[index + 1 :]
            key, colon, value = text.partition(":")
            value = value.strip()
            if self.decks and re.fullmatch(r"\d{1,3} \S+", text):
                self.decks[-1].append((line, text))
            elif colon and key == "deck":
                self.names.append(value)
                self.decks.append([])
            elif colon and key == "card":
                self.cards.append((line, value))
            elif colon and key in ("game", "rules", "seed", "key", "options", "cards"):
                if key in self.heads:
                    raise BadInput(
                        f"record, line {line}",
                        f"{key}: a second time",
                        f"one line {key}:",
                        key="record-again",
                        values={"line": f"{key}:"},
                    )
                self.heads[key] = (line, value)
            else:
                allowed = "game:, rules:, seed:, key:, options:, deck:, card:, cards:, answers:"
                raise BadInput(f"record, line {line}", repr(text), allowed)
        raise BadInput(
            f"record, line {rows[-1][0]}", "the end of the text", "a line answers:", key="record-end"
        )

    def _setup(self, first: tuple[int, str] | None) -> tuple[Setup, bool]:
        game = self.find_game(self._head("game"))
        if "rules" in self.heads:
            game = game.under(self._head("rules"))
        for word in self._head("options").split():
            if word not in _OPTIONS:
                raise BadInput(self._place("options"), repr(word), ", ".join(_OPTIONS))
        if not self.decks:
            raise BadInput(
                "record",
                "no deck",
                "a line deck: and its cards",
                key="record-no-line",
                values={"line": "deck:"},
            )
        definitions = self.definitions = self._definitions(game)
        decks = tuple(self._deck(rows, definitions) for rows in self.decks)
        seed = ""
        sealed = False
        if "key" in self.heads:
            try:
                key = bytes.fromhex(self._head("key"))
            except ValueError:
                key = b""
            if len(key) != KEY_BYTES:
                raise BadInput(
                    self._place("key"),
                    "no key",
                    f"{KEY_BYTES * 2} hexadecimal digits",
                    key="record-key",
                    values={"digits": KEY_BYTES * 2},
                )
        else:
            seed = self._head("seed")
            sealed = seed == SEALED
            key = bytes(KEY_BYTES) if sealed else key_from_seed(seed)
        options = self._head("options").split()
        position = None if first is None else self._position(game, *first)
        if first is not None and position is None and not sealed:
            raise BadInput(
                f"record, line {first[0]}",
                first[1],
                "the position itself, where the seed is told",
                key="record-position",
            )
        rules = self._head("rules") if "rules" in self.heads else ""
        names, headless, closed = tuple(self.names), HEADLESS in options, CLOSED_LISTS in options
        return Setup(game, seed, key, names, decks, headless, position, rules, closed), sealed

    def _head(self, key: str) -> str:
        found = self.heads.get(key)
        if found is None:
            raise BadInput(
                "record",
                f"no line {key}:",
                f"a line {key}:",
                key="record-no-line",
                values={"line": f"{key}:"},
            )
        return found[1]

    def _place(self, key: str) -> str:
        return f"record, line {self.heads[key][0]}"

    def _definitions(self, game: Game) -> dict[str, Definition]:
        digest = _digest([text for _, text in self.cards])
        if "cards" in self.heads and self._head("cards") != digest:
            raise BadInput(
                self._place("cards"),
                repr(self._head("cards")),
                f"{digest}, the digest of the lines card: as they stand here (they were changed)",
                key="record-cards",
                values={"digest": digest},
            )
        found: dict[str, Definition] = {}
        for line, text in self.cards:
            try:
                data: object = json.loads(text)
            except (ValueError, RecursionError):
                data = None
            if not isinstance(data, dict):
                raise BadInput(
                    f"record, line {line}",
                    text[:40],
                    "the facts of a card as a JSON object",
                    key="record-card",
                )
            definition = game.definition_from_data(data)
            found[definition.number] = definition
        return found

    def _deck(self, rows: list[tuple[int, str]], cards: dict[str, Definition]) -> tuple[Definition, ...]:
        deck: list[Definition] = []
        for line, text in rows:
            count, _, number = text.partition(" ")
            definition = cards.get(number)
            if definition is None:
                raise BadInput(
                    f"record, line {line}",
                    number,
                    "a card whose facts stand in a line card:",
                    key="record-deck-card",
                )
            deck.extend([definition] * int(count))
            if len(deck) > MAX_DECK:
                raise BadInput(
                    f"record, line {line}",
                    "a larger deck",
                    f"at most {MAX_DECK} cards in a deck",
                    key="input-most",
                    values={"most": MAX_DECK},
                )
        return tuple(deck)


def is_answer_text(text: str) -> bool:
    """Return whether an option's text survives a record: it is neither comment nor check.

    >>> is_answer_text("attack BS17-003#2"), is_answer_text("attack #2")
    (True, False)
    """
    return bool(text) and text == " ".join(text.split()) and text[0] != "=" and _COMMENT.search(text) is None


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _digest(cards: list[str]) -> str:
    return blake2b("\n".join(cards).encode(), digest_size=8).hexdigest()


def _is_int(text: str) -> bool:
    return re.fullmatch(r"-?\d{1,6}", text) is not None
