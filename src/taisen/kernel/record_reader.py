"""Reading records: from the text that ``record.py`` describes to a record, each fault with its line.

Nothing is played here: whether the answers fit the rules is found when the record is played again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.game import Game
from taisen.kernel.outcome import Outcome
from taisen.kernel.outside import check_text
from taisen.kernel.position import Position, position_from_text
from taisen.kernel.randomness import KEY_BYTES, key_from_seed
from taisen.kernel.record import (
    ANSWER,
    CLOSED_LISTS,
    COMMENT,
    FORMAT,
    HEADLESS,
    OPTIONS,
    POSITION,
    RULES,
    SEALED,
    STREAM,
    TURN,
    Entry,
    Record,
    Setup,
    digest_of,
)
from taisen.kernel.state import Definition

MAX_LINES: Final = 200_000
"""The most lines that a record may have."""
MAX_DECK: Final = 1_000
"""The most cards that a deck of a record may have."""
MAX_POSITIONS: Final = 100
"""The most positions that a record may have: each is set up when it is read."""


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
            whole = line.strip() if free else COMMENT.sub("", line).strip()
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
            if word not in OPTIONS:
                raise BadInput(self._place("options"), repr(word), ", ".join(OPTIONS))
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
        digest = digest_of([text for _, text in self.cards])
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


def _is_int(text: str) -> bool:
    return re.fullmatch(r"-?\d{1,6}", text) is not None
