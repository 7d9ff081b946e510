"""The guided match: a position, what to do in it step by step, and an opponent that plays along.

Owns reading ``data/lesson.toml`` and finding the step that fits a position. A step depends on the position
alone, so a player may go any way, undo or come back later: what is said always fits what is asked.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final

import taisen
from taisen.games import data_path
from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file
from taisen.rulebook.ledger import LANGUAGES
from taisen.scenario import read_position
from taisen.scenario.boards import board
from taisen.scenario.facts import check_fact
from taisen.scenario.lines import read_check
from taisen.scenario.solving import OWN
from taisen.table import wire
from taisen.table.card_names import with_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.match import Match
    from taisen.scenario import Scenario
    from taisen.scenario.boards import Board
    from taisen.scenario.lines import Line
    from taisen.table.mats import Mat
    from taisen.table.wire import Language

LESSON: Final = "lesson"
"""Name of the guided match where a puzzle's name is asked for."""

SEED: Final = 0
"""Decides random draws: the guided match is the same for everybody."""


class Step:
    """A step: when it fits, what it says and which options it points at.

    Attributes:
        id: its name.
        when: facts that hold where it fits.
        point: beginnings of the texts of the options that it points at.
        texts: what it says, by language.
    """

    __slots__ = ("id", "point", "texts", "when")

    def __init__(
        self, name: str, when: tuple[Line, ...], point: tuple[str, ...], texts: Mapping[str, str]
    ) -> None:
        self.id = name
        self.when = when
        self.point = point
        self.texts = texts


class Script:
    """The guided match of one game, as its file has it.

    Attributes:
        scenario: the position.
        steps: in the order in which they are looked at; the last one always fits.
        replies: the opponent's answers: facts and the option.
        finish: facts that hold when it is over.
        goal, finished: texts by language.
    """

    __slots__ = ("finish", "finished", "goal", "replies", "scenario", "steps")

    def __init__(self, data: Mapping[str, object], source: str, game: str) -> None:
        position = data["position"]
        assert isinstance(position, dict)
        self.scenario: Scenario = read_position(position, source, game)
        self.steps = tuple(_step(item) for item in _tables(data, "step"))
        self.replies = tuple((_lines(item["when"]), str(item["option"])) for item in _tables(data, "reply"))
        self.finish = _lines(data["finish"])
        self.goal = _by_language(data["goal"])
        self.finished = _by_language(data["finished"])


class Lesson:
    """The guided match of a game, in the form of ``beginnings.Beginning``.

    Args:
        game: the game's name.

    Attributes:
        guided: always: the opponent plays along.
        puzzle: the name by which it is asked for.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.guided = True
        self.puzzle = LESSON
        self.script = script(game)
        self._board: Board = board(game, LESSON)

    def match(self) -> Match:
        """Return the match, at its first decision."""
        return taisen.match_from_position(self.script.scenario, SEED, headless=True)

    def step(self, match: Match) -> Step | None:
        """Return the step that fits, None while the opponent decides or when it is over."""
        decision = match.decision
        if decision is None or decision.player != OWN or self.finished(match):
            return None
        return next(step for step in self.script.steps if self._hold(match, step.when))

    def finished(self, match: Match) -> bool:
        """Return whether all is shown."""
        return match.decision is None or self._hold(match, self.script.finish)

    def goal(self, match: Match, language: Language, mat: Mat) -> wire.Goal:
        """Return what is to be done now, in words and as refs of the board."""
        steps = self.script.steps
        if self.finished(match):
            said = self._text(self.script.finished, language)
            return wire.Goal(self.script.goal[language], True, said, [], LESSON, [], len(steps), len(steps))
        step = self.step(match)
        title = self.script.goal[language]
        if step is None:
            return wire.Goal(title, None, puzzle=LESSON, steps=len(steps))
        decision = mat.decision(match, OWN, 0, language)
        refs: dict[str, None] = {}
        for option in [] if decision is None else decision.options:
            if any(option.text == one or option.text.startswith(f"{one} ") for one in step.point):
                refs.update(dict.fromkeys(option.refs[:1]))  # what is touched first
        said = self._text(step.texts, language)
        return wire.Goal(title, None, said, list(refs), LESSON, [], steps.index(step), len(steps))

    def reply(self, match: Match) -> str:
        """Return the opponent's answer to the pending decision: what the script says, else the default."""
        decision = match.decision
        assert decision is not None
        for when, option in self.script.replies:
            if decision.option(option) is not None and self._hold(match, when):
                return option
        return decision.default.text

    def _hold(self, match: Match, facts: tuple[Line, ...]) -> bool:
        try:
            return all(check_fact(self._board, match.state, line)[0] for line in facts)
        except BadInput:
            return False  # a fact of a card that is not there

    def _text(self, texts: Mapping[str, str], language: Language) -> str:
        return with_names(self.game, texts[language])


@cache
def script(game: str) -> Script:
    """Return the guided match of a game.

    Raises:
        BadInput: there is none.
    """
    path = data_path(game, "lesson.toml")
    return Script(tomllib.loads(read_file(path, "the guided match")), path.name, game)


def _step(item: Mapping[str, object]) -> Step:
    point = item["point"]
    assert isinstance(point, list)
    return Step(str(item["id"]), _lines(item["when"]), tuple(str(one) for one in point), _by_language(item))


def _tables(data: Mapping[str, object], name: str) -> list[dict[str, object]]:
    found = data[name]
    assert isinstance(found, list)
    return found


def _lines(value: object) -> tuple[Line, ...]:
    assert isinstance(value, list)
    return tuple(read_check(str(text), "lesson") for text in value)


def _by_language(value: object) -> dict[str, str]:
    assert isinstance(value, dict)
    return {language: str(value[language]) for language in LANGUAGES}
