"""Beginnings: what a match begins from instead of two decks: a scenario, a puzzle, the guided match.

Owns what the rooms ask of such a match: the match itself, how far its goal is, and what the opponent answers
where the goal says how it defends. All of it is found anew from the texts in ``NewTable``, so that a table
that was stored needs to keep these alone:

    found = beginning(new.game, new.scenario, new.puzzle)   # None: a match of two decks
    match = found.match()                                   # player 0 is to solve it
    found.goal(match, language, mat)                        # for TableState.goal, after every answer
    found.guided                                            # whether a bot at seat 1 answers by ``defend``:
    await thinking.work(defend, game, scenario, puzzle, match.save(), seconds=5)
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import taisen
from taisen.kernel.errors import BadInput
from taisen.scenario import read_scenarios
from taisen.scenario.boards import board
from taisen.scenario.goals import BEST, DEFAULT
from taisen.scenario.solving import Search, TooManyPositions
from taisen.table import wire
from taisen.table.card_names import with_names
from taisen.table.lesson import LESSON, Lesson
from taisen.table.puzzle_files import puzzle_scenario

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.scenario import Scenario
    from taisen.table.mats import Mat
    from taisen.table.wire import Language

SEARCHED: Final = 4_000
"""Positions that the opponent looks at for one answer; beyond that it takes the default."""


class Beginning:
    """A match that begins from a scenario.

    Attributes:
        game: the game's name.
        guided: whether the opponent's answers are given by ``reply`` where no person plays it.
        puzzle: name of the puzzle, empty for a scenario of the user's own.
    """

    def __init__(self, scenario: Scenario, puzzle: str = "") -> None:
        self.game = scenario.game
        self.scenario = scenario
        self.puzzle = puzzle
        self.guided = scenario.goal is not None

    def match(self) -> Match:
        """Return the match, at its first decision.

        Raises:
            BadInput: the position cannot be.
        """
        goal = self.scenario.goal
        if goal is None:
            return taisen.match_from_position(self.scenario)
        # What a search says of a puzzle holds for the draws that it looked at.
        seed = self.scenario.position.get("seed", 0)
        assert isinstance(seed, int), "the position says so"
        return taisen.match_from_position(self.scenario, seed, headless=goal.asks_sparingly)

    def goal(self, match: Match, language: Language, mat: Mat) -> wire.Goal | None:
        """Return the goal and whether it is reached, None where there is none."""
        del mat  # the guided match needs it, to point at things
        scenario = self.scenario
        goal = scenario.goal
        if goal is None:
            return None
        solved = goal.judge(board(self.game, scenario.place), match.state, last_turn(scenario))
        texts = scenario.texts.get(language) or next(iter(scenario.texts.values()), None)
        if texts is None:
            facts = ", ".join(line.text for line in (*goal.reach, *goal.keep))
            return wire.Goal(facts, solved, puzzle=self.puzzle)
        hints = [with_names(self.game, hint) for hint in texts.hints]
        return wire.Goal(with_names(self.game, texts.goal), solved, puzzle=self.puzzle, hints=hints)

    def reply(self, match: Match) -> str:
        """Return the opponent's answer to the pending decision: its best defence, or the default."""
        decision = match.decision
        assert decision is not None
        goal = self.scenario.goal
        if goal is None or goal.defence == DEFAULT:
            return decision.default.text
        assert goal.defence == BEST
        found = board(self.game, self.scenario.place)
        search = Search(found, goal, last_turn(self.scenario), own_answers(self.scenario), SEARCHED)
        try:
            return search.defence(match.state).text
        except TooManyPositions:
            return decision.default.text


@lru_cache(maxsize=64)
def beginning(game: str, scenario: str, puzzle: str) -> Beginning | Lesson | None:
    """Return what a new table asks for besides decks, None if nothing.

    Args:
        game: the game's name.
        scenario: scenario text, of which the first scenario counts.
        puzzle: name of a puzzle or of the guided match.

    Raises:
        BadInput: there is no such puzzle, the text cannot be read, or its position cannot be.
    """
    if puzzle == LESSON:
        return Lesson(game)
    if puzzle:
        return Beginning(puzzle_scenario(game, puzzle), puzzle)
    if not scenario:
        return None
    found = read_scenarios(scenario, "scenario", loose=True)[0]
    if found.game != game:
        raise BadInput("scenario: game", repr(found.game), game)
    return Beginning(found)


def defend(game: str, scenario: str, puzzle: str, save: str) -> str:
    """Return the opponent's answer in a saved match; for a worker process.

    Raises:
        BadInput: the beginning or the match cannot be read.
    """
    found = beginning(game, scenario, puzzle)
    if found is None:
        raise BadInput(
            "defence", "a match of two decks", "one that begins from a puzzle or a position", key="no-defence"
        )
    return found.reply(taisen.load_match(save))


def last_turn(scenario: Scenario) -> int:
    """Return the number of the last turn that a scenario's goal counts."""
    turn = scenario.position.get("turn", 3)
    assert isinstance(turn, int), "the position was built, so its turn is a number"
    return turn + (scenario.goal.turns - 1 if scenario.goal is not None else 0)


def own_answers(scenario: Scenario) -> list[str]:
    """Return the answers of the solution: what a search tries first."""
    return [line.text for line in scenario.steps]
