"""The text form of scenarios: TOML tables whose steps and checks are single lines.

Owns reading a file into :class:`Scenario` values and every refusal of a text that is no scenario; the
position itself is read by the game that the file names (see ``taisen.scenario.boards``).

A file holds ``[[scenario]]`` tables and, if several of them share made-up cards, one ``[cards]`` table::

    [[scenario]]
    title = "Equal BP destroys both"
    rules = ["BS-11.19"]
    turn = 3
    step = "attack"
    cards.V5 = {kind = "spirit", colors = ["red"], cost = 3, levels = [[1, 5000]], symbols = ["red"]}
    player = {field = ["V5 cores=1"]}
    opponent = {field = ["V5 cores=1"]}
    steps = '''
    attack V5
    opp: block V5
    '''
    expect = ["own trash has V5", "opp trash has V5"]

A line of ``steps`` is

- an option's text, the answer; ``own:`` or ``opp:`` before it says who must be the one to decide;
- ``pass*``: pass every window until somebody must decide something else;
- ``= fact``: holds now; ``? option``: offered now; ``! option``: not offered now, ``! option: RULE``: and
  this rule is why; ``log: event, event``: happened since the start, in this order;
- ``# comment``. A semicolon parts lines as a line's end does.

``expect`` lists checks for the end, facts without their ``=``.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MAX_CHARACTERS: Final = 1_000_000
"""The longest text that is read."""
MAX_SCENARIOS: Final = 1_000
MAX_LINES: Final = 2_000
"""The most lines of steps in one scenario."""

DEFAULT_GAME: Final = "battle-spirits"

SIDES: Final = {"own": 0, "opp": 1}
"""Names of the players: a scenario is told from the side of player 0."""

ANSWER: Final = "answer"
PASS_ALL: Final = "pass*"  # noqa: S105 - a word of the text form
FACT: Final = "fact"
OFFERED: Final = "offered"
REFUSED: Final = "refused"
LOG: Final = "log"

_OWN_FIELDS: Final = ("title", "rules", "cards", "steps", "expect")
_RULE: Final = re.compile(r"(?P<text>.*?):\s*(?P<rule>[A-Z]+-\d\d\.\d\d)")


class Line:
    """One line of a scenario's steps, or one of its checks at the end.

    Attributes:
        kind: ``ANSWER``, ``PASS_ALL``, ``FACT``, ``OFFERED``, ``REFUSED`` or ``LOG``.
        text: what is answered or checked.
        side: 0 or 1 if the line names who decides, else -1.
        rule: the rule that a refused option is refused by, empty if none is named.
        place: where it stands, for messages.
    """

    __slots__ = ("kind", "place", "rule", "side", "text")

    def __init__(self, kind: str, text: str, side: int, rule: str, place: str) -> None:
        self.kind = kind
        self.text = text
        self.side = side
        self.rule = rule
        self.place = place

    def __repr__(self) -> str:
        return f"Line({self.kind}, {self.text!r})"


class Scenario:
    """A position, a line of play and what must hold.

    Attributes:
        title: one line that says what it shows.
        place: file and title, for messages.
        rules: numbers of the rules that it proves.
        game: name of the game.
        cards: facts of made-up cards, by their number.
        position: the fields that the game reads the position from.
        steps: the lines to play, in order.
        expect: the checks at the end.
    """

    __slots__ = ("cards", "expect", "game", "place", "position", "rules", "steps", "title")

    def __init__(
        self,
        title: str,
        place: str,
        rules: tuple[str, ...],
        game: str,
        cards: Mapping[str, object],
        position: Mapping[str, object],
        steps: tuple[Line, ...],
        expect: tuple[Line, ...],
    ) -> None:
        self.title = title
        self.place = place
        self.rules = rules
        self.game = game
        self.cards = cards
        self.position = position
        self.steps = steps
        self.expect = expect

    def __repr__(self) -> str:
        return f"Scenario({self.title!r})"


def load_scenarios(path: Path) -> list[Scenario]:
    """Read a scenario file.

    Raises:
        BadInput: the file cannot be read or is no scenario file.
    """
    return read_scenarios(read_file(path, "a readable scenario file"), str(path))


def read_scenarios(text: str, source: str = "scenario") -> list[Scenario]:
    """Read the scenarios of a text; ``source`` names it in messages.

    Raises:
        BadInput: the text is no scenario file.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadInput(source, f"{len(text)} characters", f"at most {MAX_CHARACTERS}")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput(source, str(error), "a TOML text") from error
    for key in data:
        if key not in ("scenario", "cards", "game"):
            raise BadInput(source, repr(key), "[[scenario]] tables, [cards] and game")
    tables = data.get("scenario")
    if not isinstance(tables, list) or not tables or len(tables) > MAX_SCENARIOS:
        raise BadInput(f"{source}: scenario", _kind(tables), f"1 to {MAX_SCENARIOS} [[scenario]] tables")
    game = _text(source, data, "game", DEFAULT_GAME)
    shared = _table(source, data, "cards")
    titles: set[str] = set()
    found: list[Scenario] = []
    for number, table in enumerate(tables, 1):
        place = f"{source}, scenario {number}"
        if not isinstance(table, dict):
            raise BadInput(place, _kind(table), "a [[scenario]] table")
        scenario = _scenario(source, place, table, game, shared)
        if scenario.title in titles:
            raise BadInput(f"{place}: title", repr(scenario.title), "a title that no other scenario here has")
        titles.add(scenario.title)
        found.append(scenario)
    return found


def _scenario(
    source: str, place: str, table: Mapping[str, object], game: str, shared: Mapping[str, object]
) -> Scenario:
    title = _text(place, table, "title", "")
    if not title.strip() or "\n" in title:
        raise BadInput(f"{place}: title", repr(title), "one line that says what the scenario shows")
    place = f"{source}: {title!r}"
    rules = _texts(place, table, "rules")
    steps = _text(place, table, "steps", "")
    raw = [part.strip() for line in steps.splitlines() for part in _parts(line)]
    if len(raw) > MAX_LINES:
        raise BadInput(f"{place}: steps", f"{len(raw)} lines", f"at most {MAX_LINES}")
    lines = [read_line(text, f"{place}, step {index}") for index, text in enumerate(filter(None, raw), 1)]
    expect = [
        read_check(text, f"{place}, expect {index}")
        for index, text in enumerate(_texts(place, table, "expect"), 1)
    ]
    if not expect and not any(line.kind not in (ANSWER, PASS_ALL) for line in lines):
        raise BadInput(place, "no check", "at least one check in steps or expect")
    return Scenario(
        title,
        place,
        tuple(rules),
        game,
        {**shared, **_table(place, table, "cards")},
        {key: value for key, value in table.items() if key not in _OWN_FIELDS},
        tuple(lines),
        tuple(expect),
    )


def _parts(line: str) -> list[str]:
    return [] if line.lstrip().startswith("#") else line.split(";")


def read_line(text: str, place: str) -> Line:
    """Read one line of steps.

    Raises:
        BadInput: it is none.
    """
    if text[0] in "=?!" or text.startswith("log:"):
        return read_check(text, place)
    side, answer = _side(text)
    if not answer:
        raise BadInput(place, repr(text), "an option's text after the side")
    return Line(PASS_ALL if answer == PASS_ALL else ANSWER, answer, side, "", place)


def read_check(text: str, place: str) -> Line:
    """Read one check: a fact, ``? option``, ``! option`` or ``log: events``.

    Raises:
        BadInput: it is none.
    """
    body = text.strip().removeprefix("=").strip()
    kind = FACT
    if body[:1] in ("?", "!"):
        kind = OFFERED if body[0] == "?" else REFUSED
        body = body[1:].strip()
    elif body.startswith("log:"):
        kind = LOG
        body = body[4:].strip()
    side = -1
    rule = ""
    if kind in (OFFERED, REFUSED):
        side, body = _side(body)
        named = _RULE.fullmatch(body)
        if named is not None:
            if kind == OFFERED:
                raise BadInput(place, repr(text), "a rule only after an option that is not offered (!)")
            body, rule = named["text"].strip(), named["rule"]
    if not body:
        raise BadInput(place, repr(text), "something to check")
    return Line(kind, body, side, rule, place)


def _side(text: str) -> tuple[int, str]:
    name, colon, rest = text.partition(":")
    # `opp:V5` with no space is the name of a card, as in `resolve opp:V5 1`; it never begins a line.
    if colon and name in SIDES:
        return SIDES[name], rest.strip()
    return -1, text


def _kind(value: object) -> str:
    return "nothing" if value is None else repr(value)[:80]


def _text(place: str, table: Mapping[str, object], field: str, default: str) -> str:
    value = table.get(field, default)
    if not isinstance(value, str):
        raise BadInput(f"{place}: {field}", _kind(value), "a text")
    return value


def _texts(place: str, table: Mapping[str, object], field: str) -> list[str]:
    value = table.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BadInput(f"{place}: {field}", _kind(value), "a list of texts")
    return [str(item) for item in value]


def _table(place: str, table: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = table.get(field, {})
    if not isinstance(value, dict):
        raise BadInput(f"{place}: {field}", _kind(value), "a table")
    return value
