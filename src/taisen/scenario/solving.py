"""Solving: whether a goal can be reached against every defence, found by looking at all positions.

Owns the search. Player 0 needs one answer that leads on, the opponent has all of them. Both are taken to
know everything, so a proof holds whatever the opponent does; random draws are those of the position's seed.
"""

from __future__ import annotations

import json
from heapq import heappop, heappush
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
"""Positions that a search looks at, unless told otherwise."""

OWN: Final = 0
"""The player who is to reach the goal."""

_COUNTED: Final = ("answered", "serial")
"""Fields that differ between equal positions reached on ways of different length."""
_PREFERRED: Final = 0
_DEFAULT: Final = 1
_OTHER: Final = 2


class TooManyPositions(TaisenError):
    """A search that was given up: neither proof nor refutation was found in its bound."""


class _Place:
    """A position in the search.

    Attributes:
        number: the how many-th position it is.
        state: the position, None once it was looked at.
        own: whether player 0 decides in it.
        value: whether the goal is reached from it, None while unknown.
        parents: positions from which an answer leads here.
        children: where the answers lead, and how late each is worth a look.
        open: children of which nothing is known yet.
    """

    __slots__ = ("children", "number", "open", "own", "parents", "state", "value")

    def __init__(self, number: int, state: AnyState, value: bool | None) -> None:
        decision = state.decision
        self.number = number
        self.state: AnyState | None = state if value is None else None
        self.own = decision is not None and decision.player == OWN
        self.value = value
        self.parents: list[_Place] = []
        self.children: list[tuple[int, _Place]] = []
        self.open = 0


class Search:
    """Searches from one puzzle's positions; what it has found out it keeps.

    Positions are looked at in the order of how likely the answers to them are, equal ones once. What is known
    of a position is told to those that lead to it. When nothing is left to look at, whatever is still unknown
    only goes round in circles, and reaches nothing.

    Args:
        board: what reads positions.
        goal: what is to be reached.
        last_turn: number of the last turn that counts.
        preferred: own answers to be tried first.
        limit: the most positions to look at, over all calls.

    Attributes:
        positions: how many were looked at so far.
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
        self._preferred = frozenset(preferred)
        self._places: dict[str, _Place] = {}

    def wins(self, state: AnyState) -> bool:
        """Return whether player 0 reaches the goal from here, whatever the opponent answers.

        Raises:
            TooManyPositions: the bound was reached first.
        """
        root = self._place(state)
        seen = {root.number}
        waiting: list[tuple[int, int, _Place]] = [(0, 0, root)]
        count = 0
        reached = [root]
        while waiting and root.value is None:
            late, _, place = heappop(waiting)
            if place.value is not None:
                continue
            if place.state is not None:
                self._look(place)
            for later, child in place.children:
                if child.value is None and child.number not in seen:
                    seen.add(child.number)
                    reached.append(child)
                    count += 1
                    heappush(waiting, (late + later, count, child))
        if root.value is None:
            for place in reached:
                if place.value is None:
                    _tell(place, False)
        assert root.value is not None
        return root.value

    def _place(self, state: AnyState) -> _Place:
        key = position_key(state)
        found = self._places.get(key)
        if found is None:
            judged = self.goal.judge(self.board, state, self.last_turn)
            found = _Place(len(self._places), state, judged)
            self._places[key] = found
        return found

    def _look(self, place: _Place) -> None:
        """Find where the answers to a position lead."""
        state = place.state
        assert state is not None and state.decision is not None
        self.positions += 1
        if self.positions > self._limit:
            raise TooManyPositions(f"no result within {self._limit} positions")
        place.state = None
        decision = state.decision
        options = decision.options if place.own else replies(decision, self.goal)
        for option in options:
            child = self._place(after(state, option))
            place.children.append((self._lateness(decision, option), child))
            child.parents.append(place)
        place.open = len(place.children)
        for _, child in place.children:
            if child.value is not None and place.value is None:
                _hear(place, child.value)

    def _lateness(self, decision: Decision, option: Option) -> int:
        if decision.player != OWN or option.text in self._preferred:
            return _PREFERRED
        return _DEFAULT if option is decision.default else _OTHER

    def defence(self, state: AnyState) -> Option:
        """Return the opponent's best answer: one after which the goal is out of reach, else the default.

        Of several such answers the default comes first: nobody looks for more than is needed.

        Raises:
            TooManyPositions: the bound was reached first.
        """
        decision = state.decision
        assert decision is not None and decision.player != OWN, "asked for the opponent's answer"
        options = replies(decision, self.goal)
        for option in sorted(options, key=lambda one: one is not decision.default):
            if not self.wins(after(state, option)):
                return option
        return decision.default


def _hear(place: _Place, value: bool) -> None:
    """Take in what is known of one more answer to a position."""
    place.open -= 1
    if value == place.own:
        # One answer that leads on is enough for player 0, and one that does not for the opponent.
        _tell(place, value)
    elif not place.open:
        _tell(place, value)


def _tell(place: _Place, value: bool) -> None:
    """Set what is known of a position, and of those that it decides."""
    place.value = value
    place.state = None
    waiting = [place]
    while waiting:
        known = waiting.pop()
        for parent in known.parents:
            if parent.value is not None:
                continue
            parent.open -= 1
            assert known.value is not None
            if known.value == parent.own or not parent.open:
                parent.value = known.value
                waiting.append(parent)


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
