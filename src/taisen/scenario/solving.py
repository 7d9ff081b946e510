"""Solving: whether a goal can be reached against every defence, found by looking at all positions.

Owns the search. Player 0 needs one answer that leads on, the opponent has all of them. Both are taken to
know everything, so a proof holds whatever the opponent does; random draws are those of the position's seed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import TaisenError
from taisen.scenario.goals import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.state import AnyState
    from taisen.scenario.boards import Board
    from taisen.scenario.goals import Goal
    from taisen.scenario.lines import Line

MAX_POSITIONS: Final = 60_000
"""Positions that one search looks at, unless told otherwise."""

OWN: Final = 0
"""The player who is to reach the goal."""

_COUNTED: Final = ("answered", "serial")
"""Fields that differ between equal positions reached on ways of different length."""


class TooManyPositions(TaisenError):
    """A search that was given up: neither proof nor refutation was found in its bound."""


class Search:
    """Searches from one puzzle's positions; what it has found out it keeps.

    Args:
        board: what reads positions.
        goal: what is to be reached.
        last_turn: number of the last turn that counts.
        preferred: own answers to be tried first.
        limit: the most positions to look at, over all calls.
    """

    def __init__(
        self,
        board: Board,
        goal: Goal,
        last_turn: int,
        preferred: Iterable[str] = (),
        limit: int = MAX_POSITIONS,
    ) -> None:
        self.board = board
        self.goal = goal
        self.last_turn = last_turn
        self.positions = 0
        self._limit = limit
        self._preferred = {text: place for place, text in enumerate(preferred)}
        self._known: dict[str, bool] = {}
        self._path: set[str] = set()
        self._repeated = False

    def wins(self, state: AnyState) -> bool:
        """Return whether player 0 reaches the goal from here, whatever the opponent answers.

        Raises:
            TooManyPositions: the bound was reached first.
        """
        judged = self.goal.judge(self.board, state, self.last_turn)
        if judged is not None:
            return judged
        key = position_key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._path:
            # Going round in circles reaches nothing; what follows from that is not kept.
            self._repeated = True
            return False
        self.positions += 1
        if self.positions > self._limit:
            raise TooManyPositions(f"no result within {self._limit} positions")
        before = self._repeated
        self._repeated = False
        self._path.add(key)
        try:
            found = self._any_or_all(state)
        finally:
            self._path.discard(key)
        if found or not self._repeated or not self._path:
            self._known[key] = found
        self._repeated = self._repeated or before
        return found

    def _any_or_all(self, state: AnyState) -> bool:
        decision = state.decision
        assert decision is not None, "a match without a decision is over, and judged"
        if decision.player == OWN:
            return any(self.wins(after(state, option)) for option in self._ordered(decision))
        return all(self.wins(after(state, option)) for option in replies(decision, self.goal))

    def _ordered(self, decision: Decision) -> list[Option]:
        default = decision.default
        last = len(self._preferred)
        return sorted(
            decision.options,
            key=lambda option: (self._preferred.get(option.text, last), option is not default),
        )

    def defence(self, state: AnyState) -> Option:
        """Return the opponent's best answer: one after which the goal is out of reach, else the default.

        Raises:
            TooManyPositions: the bound was reached first.
        """
        decision = state.decision
        assert decision is not None and decision.player != OWN, "asked for the opponent's answer"
        for option in replies(decision, self.goal):
            if not self.wins(after(state, option)):
                return option
        return decision.default


def replies(decision: Decision, goal: Goal) -> list[Option]:
    """Return the answers that the opponent may give under a goal's kind of defence."""
    return [decision.default] if goal.defence == DEFAULT else decision.options


def after(state: AnyState, option: Option) -> AnyState:
    """Return the position after an answer; the one before stays as it is."""
    found = state.copy()
    found.submit(option)
    return found


def position_key(state: AnyState) -> str:
    """Return a text that two positions share if the same can still happen in them."""
    data = state.to_data()
    for name in _COUNTED:
        data.pop(name, None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_solution(play_lines: list[Line], state: AnyState, search: Search) -> str:
    """Play a solution and look at every answer that the opponent could have given on the way.

    Args:
        play_lines: the answers of the solution.
        state: the position that it begins with.
        search: the search to be used.

    Returns:
        What is wrong, empty if nothing.

    Raises:
        TooManyPositions: the bound was reached first.
    """
    for line in play_lines:
        decision = state.decision
        if decision is None:
            return f"{line.place}: the match is over before {line.text!r}"
        option = decision.option(line.text)
        if option is None:
            offered = "; ".join(one.text for one in decision.options)
            return f"{line.place}: {line.text!r} is not offered for {decision.prompt}: {offered}"
        if decision.player != OWN:
            for other in replies(decision, search.goal):
                if other is not option and not search.wins(after(state, other)):
                    return f"{line.place}: instead of {line.text!r} the opponent defends by {other.text!r}"
        state = after(state, option)
    if not search.goal.judge(search.board, state, search.last_turn):
        return "the goal is not reached"
    return ""
