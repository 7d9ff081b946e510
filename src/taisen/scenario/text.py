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

``expect`` lists checks for the end, facts without their ``=``. ``goal`` makes a puzzle of a scenario (see
``taisen.scenario.goals``); ``steps`` are its solution then.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file
from taisen.scenario.goals import Goal, PuzzleTexts, read_difficulty, read_goal, read_texts, read_tries
from taisen.scenario.lines import ANSWER, PASS_ALL, Line, read_check, read_line

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MAX_CHARACTERS: Final = 1_000_000
"""The longest text that is read."""
MAX_SCENARIOS: Final = 1_000
MAX_LINES: Final = 2_000
"""The most lines of steps in one scenario."""
MAX_DIGITS: Final = 100
MAX_PARTS: Final = 16
"""Parts of one dotted key; the time that many of them take grows with their square."""
_LONG_NUMBER: Final = re.compile(rf"(?:[0-9]_?){{{MAX_DIGITS + 1}}}")
_LONG_KEY: Final = re.compile(
    r"""(?<![\w"'\\-])(?:(?:[\w-]++|"(?:\\.|[^"\\\n])*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+)"""
    f"{{{MAX_PARTS}}}"
)

DEFAULT_GAME: Final = "battle-spirits"
"""The game of a text that names none: the format is older than the second game."""

_OWN_FIELDS: Final = (
    "title",
    "rules",
    "cards",
    "steps",
    "expect",
    "goal",
    "texts",
    "tries",
    "difficulty",
)


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
        goal: what is to be reached, for a puzzle; None for any other scenario.
        difficulty: of a puzzle, from 1.
        texts: what a puzzle says, by language.
        tries: beginnings that look right and from which a puzzle's goal cannot be reached.
    """

    __slots__ = (
        "cards",
        "difficulty",
        "expect",
        "game",
        "goal",
        "place",
        "position",
        "rules",
        "steps",
        "texts",
        "title",
        "tries",
    )

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
        goal: Goal | None = None,
        difficulty: int = 1,
        texts: Mapping[str, PuzzleTexts] | None = None,
        tries: tuple[tuple[Line, ...], ...] = (),
    ) -> None:
        self.title = title
        self.place = place
        self.rules = rules
        self.game = game
        self.cards = cards
        self.position = position
        self.steps = steps
        self.expect = expect
        self.goal = goal
        self.difficulty = difficulty
        self.texts = texts or {}
        self.tries = tries

    def __repr__(self) -> str:
        return f"Scenario({self.title!r})"


def load_scenarios(path: Path) -> list[Scenario]:
    """Read a scenario file.

    Raises:
        BadInput: the file cannot be read or is no scenario file.
    """
    return read_scenarios(read_file(path, "a readable scenario file"), str(path))


def read_scenarios(text: str, source: str = "scenario", loose: bool = False) -> list[Scenario]:
    """Read the scenarios of a text.

    Args:
        text: the text.
        source: names it in messages.
        loose: let titles and checks be left out, for a position that is only set up.

    Raises:
        BadInput: the text is no scenario file.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadInput(
            source,
            f"{len(text)} characters",
            f"at most {MAX_CHARACTERS}",
            key="input-most",
            values={"most": MAX_CHARACTERS},
        )
    if _LONG_NUMBER.search(text) is not None:
        raise BadInput(
            source,
            "a very long number",
            f"numbers of at most {MAX_DIGITS} digits",
            key="input-digits",
            values={"most": MAX_DIGITS},
        )
    if _LONG_KEY.search(text) is not None:
        raise BadInput(
            source,
            "a key of very many parts",
            f"keys of at most {MAX_PARTS} parts",
            key="input-parts",
            values={"most": MAX_PARTS},
        )
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput(source, str(error), "a TOML text", key="input-toml") from error
    for key in data:
        if key not in ("scenario", "cards", "game"):
            raise BadInput(source, repr(key), "[[scenario]] tables, [cards] and game", key="scenario-top")
    tables = data.get("scenario")
    if not isinstance(tables, list) or not tables or len(tables) > MAX_SCENARIOS:
        raise BadInput(
            f"{source}: scenario",
            _kind(tables),
            f"1 to {MAX_SCENARIOS} [[scenario]] tables",
            key="scenario-tables",
            values={"most": MAX_SCENARIOS},
        )
    game = _text(source, data, "game", DEFAULT_GAME)
    shared = _table(source, data, "cards")
    titles: set[str] = set()
    found: list[Scenario] = []
    for number, table in enumerate(tables, 1):
        place = f"{source}, scenario {number}"
        if not isinstance(table, dict):
            raise BadInput(place, _kind(table), "a [[scenario]] table", key="input-table")
        scenario = _scenario(source, place, table, game, shared, loose)
        if scenario.title in titles:
            raise BadInput(
                f"{place}: title",
                repr(scenario.title),
                "a title that no other scenario here has",
                key="scenario-title-again",
            )
        titles.add(scenario.title)
        found.append(scenario)
    return found


def read_position(fields: Mapping[str, object], source: str, game: str = DEFAULT_GAME) -> Scenario:
    """Return a scenario that is a position alone, from the fields that a scenario's table has for it."""
    return _scenario(source, source, {"title": "position", **fields}, game, {}, True)


def _scenario(
    source: str,
    place: str,
    table: Mapping[str, object],
    game: str,
    shared: Mapping[str, object],
    loose: bool,
) -> Scenario:
    title = _text(place, table, "title", "position" if loose else "")
    if not title.strip() or "\n" in title:
        raise BadInput(
            f"{place}: title", repr(title), "one line that says what the scenario shows", key="scenario-title"
        )
    place = f"{source}: {title!r}"
    rules = _texts(place, table, "rules")
    steps = _text(place, table, "steps", "")
    raw = [part.strip() for line in steps.splitlines() for part in _parts(line)]
    if len(raw) > MAX_LINES:
        raise BadInput(
            f"{place}: steps",
            f"{len(raw)} lines",
            f"at most {MAX_LINES}",
            key="input-most",
            values={"most": MAX_LINES},
        )
    lines = [read_line(text, f"{place}, step {index}") for index, text in enumerate(filter(None, raw), 1)]
    expect = [
        read_check(text, f"{place}, expect {index}")
        for index, text in enumerate(_texts(place, table, "expect"), 1)
    ]
    goal = read_goal(place, table)
    if (
        not loose
        and not expect
        and goal is None
        and not any(line.kind not in (ANSWER, PASS_ALL) for line in lines)
    ):
        raise BadInput(
            place, "no check", "at least one check in steps or expect, or a goal", key="scenario-no-check"
        )
    return Scenario(
        title,
        place,
        tuple(rules),
        game,
        {**shared, **_table(place, table, "cards")},
        {key: value for key, value in table.items() if key not in _OWN_FIELDS},
        tuple(lines),
        tuple(expect),
        goal,
        read_difficulty(place, table),
        read_texts(place, table),
        read_tries(place, table),
    )


def _parts(line: str) -> list[str]:
    return [] if line.lstrip().startswith("#") else line.split(";")


def _kind(value: object) -> str:
    return "nothing" if value is None else repr(value)[:80]


def _text(place: str, table: Mapping[str, object], field: str, default: str) -> str:
    value = table.get(field, default)
    if not isinstance(value, str):
        raise BadInput(f"{place}: {field}", _kind(value), "a text", key="input-text")
    return value


def _texts(place: str, table: Mapping[str, object], field: str) -> list[str]:
    value = table.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BadInput(f"{place}: {field}", _kind(value), "a list of texts", key="input-texts")
    return [str(item) for item in value]


def _table(place: str, table: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = table.get(field, {})
    if not isinstance(value, dict):
        raise BadInput(f"{place}: {field}", _kind(value), "a table", key="input-table")
    return value
