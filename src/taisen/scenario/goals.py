"""Goals: what is to be reached from a position, which makes a puzzle of a scenario.

Owns reading the fields ``goal``, ``texts``, ``tries`` and ``difficulty``, and judging a position. That a
goal can be reached against every defence is found by ``taisen.scenario.solving``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import LANGUAGES
from taisen.scenario.facts import check_fact
from taisen.scenario.lines import FACT, Line, read_check, read_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.state import AnyState
    from taisen.scenario.boards import Board

BEST: Final = "best"
DEFAULT: Final = "default"
DEFENCES: Final = (BEST, DEFAULT)
MAX_TURNS: Final = 10
MAX_DIFFICULTY: Final = 5
MAX_TEXTS: Final = 20
"""The most hints or wrong tries of a puzzle."""

_GOAL_FIELDS: Final = ("reach", "keep", "turns", "defence")
_TEXT_FIELDS: Final = ("title", "goal", "answer", "hints", "tries")


class Goal:
    """What player 0 is to reach.

    Attributes:
        reach: facts; the goal is reached as soon as all of them hold at once.
        keep: facts that must hold all the time. A goal that only keeps is reached at its end.
        turns: for how many turns, the first counted.
        defence: how the opponent answers: ``BEST``, or ``DEFAULT`` for each decision's default.
    """

    __slots__ = ("defence", "keep", "reach", "turns")

    def __init__(self, reach: tuple[Line, ...], keep: tuple[Line, ...], turns: int, defence: str) -> None:
        self.reach = reach
        self.keep = keep
        self.turns = turns
        self.defence = defence

    def judge(self, board: Board, state: AnyState, last_turn: int) -> bool | None:
        """Return whether the goal is reached, None while it is open.

        Args:
            board: what reads the position.
            state: the position.
            last_turn: number of the last turn that counts.

        Raises:
            BadInput: a fact cannot be read from the position.
        """
        if not all(check_fact(board, state, line)[0] for line in self.keep):
            return False
        late = state.game.turn(state) > last_turn
        if self.reach and not late and all(check_fact(board, state, line)[0] for line in self.reach):
            return True
        if late or state.outcome is not None:
            return not self.reach
        return None

    @property
    def asks_sparingly(self) -> bool:
        """Whether a puzzle may skip windows in which one can only pass.

        What is to be kept is looked at where something is asked, so such a puzzle asks at every window.
        """
        return not self.keep


class PuzzleTexts:
    """What a puzzle says in one language.

    Attributes:
        title: what it is called.
        goal: what is to be reached.
        answer: why the solution works.
        hints: from the vaguest to the clearest.
        tries: why each of the wrong tries fails, in their order.
    """

    __slots__ = ("answer", "goal", "hints", "title", "tries")

    def __init__(
        self, title: str, goal: str, answer: str, hints: tuple[str, ...], tries: tuple[str, ...]
    ) -> None:
        self.title = title
        self.goal = goal
        self.answer = answer
        self.hints = hints
        self.tries = tries


# -- reading -----------------------------------------------------------------------------------------


def read_goal(place: str, table: Mapping[str, object]) -> Goal | None:
    """Read the field ``goal`` of a scenario, None if it has none.

    Raises:
        BadInput: it is wrong.
    """
    found = table.get("goal")
    if found is None:
        return None
    place = f"{place}: goal"
    if not isinstance(found, dict):
        raise BadInput(place, repr(found)[:80], "a table", key="input-table")
    _check_fields(place, found, _GOAL_FIELDS)
    reach = _facts(f"{place}, reach", found.get("reach", []))
    keep = _facts(f"{place}, keep", found.get("keep", []))
    if not reach and not keep:
        raise BadInput(place, "no fact", "a fact at least in reach or keep", key="goal-no-fact")
    turns = _number(f"{place}, turns", found.get("turns", 1), MAX_TURNS)
    defence = found.get("defence", BEST)
    if defence not in DEFENCES:
        raise BadInput(f"{place}, defence", repr(defence)[:80], " or ".join(DEFENCES))
    return Goal(reach, keep, turns, defence)


def read_difficulty(place: str, table: Mapping[str, object]) -> int:
    """Read the field ``difficulty`` of a scenario.

    Raises:
        BadInput: it is wrong.
    """
    return _number(f"{place}: difficulty", table.get("difficulty", 1), MAX_DIFFICULTY)


def read_texts(place: str, table: Mapping[str, object]) -> dict[str, PuzzleTexts]:
    """Read the field ``texts`` of a scenario: what it says, by language.

    Raises:
        BadInput: it is wrong.
    """
    found = table.get("texts", {})
    if not isinstance(found, dict):
        raise BadInput(f"{place}: texts", repr(found)[:80], "a table", key="input-table")
    _check_fields(f"{place}: texts", found, LANGUAGES)
    result: dict[str, PuzzleTexts] = {}
    for language in LANGUAGES:
        texts = found.get(language)
        if texts is None:
            continue
        where = f"{place}: texts.{language}"
        if not isinstance(texts, dict):
            raise BadInput(where, repr(texts)[:80], "a table", key="input-table")
        _check_fields(where, texts, _TEXT_FIELDS)
        title, goal, answer = (_text(f"{where}, {name}", texts.get(name, "")) for name in _TEXT_FIELDS[:3])
        hints, tries = (_texts(f"{where}, {name}", texts.get(name, [])) for name in _TEXT_FIELDS[3:])
        result[language] = PuzzleTexts(title, goal, answer, hints, tries)
    return result


def read_tries(place: str, table: Mapping[str, object]) -> tuple[tuple[Line, ...], ...]:
    """Read the field ``tries`` of a scenario: beginnings that look right and fail.

    Raises:
        BadInput: it is wrong.
    """
    texts = _texts(f"{place}: tries", table.get("tries", []))
    found: list[tuple[Line, ...]] = []
    for number, text in enumerate(texts, 1):
        parts = [part.strip() for line in text.splitlines() for part in line.split(";")]
        found.append(
            tuple(
                read_line(part, f"{place}: try {number}, step {index}")
                for index, part in enumerate(filter(None, parts), 1)
            )
        )
    return tuple(found)


def _check_fields(place: str, table: Mapping[str, object], allowed: tuple[str, ...]) -> None:
    for key in table:
        if key not in allowed:
            raise BadInput(place, repr(key), ", ".join(allowed))


def _facts(place: str, value: object) -> tuple[Line, ...]:
    lines = tuple(read_check(text, f"{place} {index}") for index, text in enumerate(_texts(place, value), 1))
    for line in lines:
        if line.kind != FACT:
            raise BadInput(line.place, repr(line.text), "a fact, such as winner = own", key="goal-fact")
    return lines


def _number(place: str, value: object, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise BadInput(
            place,
            repr(value)[:80],
            f"a whole number from 1 to {most}",
            key="input-number",
            values={"least": 1, "most": most},
        )
    return value


def _text(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(place, repr(value)[:80], "a text", key="input-text")
    return value.strip()


def _texts(place: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BadInput(place, repr(value)[:80], "a list of texts", key="input-texts")
    if len(value) > MAX_TEXTS:
        raise BadInput(
            place, f"{len(value)} texts", f"at most {MAX_TEXTS}", key="input-most", values={"most": MAX_TEXTS}
        )
    return tuple(value)
