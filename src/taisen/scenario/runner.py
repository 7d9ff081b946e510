"""Running scenarios: plays the steps on the position and says where something does not hold.

Owns the strictness: every decision is answered by a line, an answer that is not offered fails, and a
decision left over at the end must be one that the scenario names or one where the game rests.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, TaisenError
from taisen.kernel.frames import advance
from taisen.scenario.boards import Board, board
from taisen.scenario.facts import SIDE_NAMES, check_fact, decision_text, is_event
from taisen.scenario.lines import ANSWER, FACT, LOG, OFFERED, PASS_ALL, Line

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState
    from taisen.scenario.text import Scenario

MAX_PASSES: Final = 500
"""The most windows that one ``pass*`` passes."""


class ScenarioFailure(TaisenError):
    """A scenario that does not hold.

    Args:
        place: file, scenario and step.
        message: what was expected and what was found.
        board: the position as lines of text.
    """

    place: str
    message: str
    board: tuple[str, ...]

    def __init__(self, place: str, message: str, board: tuple[str, ...]) -> None:
        super().__init__("\n".join((f"{place}: {message}", *(f"    {line}" for line in board))))
        self.place = place
        self.message = message
        self.board = board


def run(scenario: Scenario, paranoid: bool = False) -> AnyState:
    """Play a scenario and check all that it says; return the last position.

    Args:
        scenario: the scenario.
        paranoid: whether every write replaces what it writes, which finds references held too long.

    Raises:
        ScenarioFailure: something does not hold.
        BadInput: the position or a line cannot be understood.
    """
    play = start(scenario, paranoid, scenario.goal is not None and scenario.goal.asks_sparingly)
    state = play.state
    last_turn = state.game.turn(state) + (scenario.goal.turns - 1 if scenario.goal else 0)
    named = False
    for line in scenario.steps:
        if line.kind == ANSWER:
            play.answer(line)
            named = False
        elif line.kind == PASS_ALL:
            play.pass_all(line)
            named = False
        else:
            play.check(line)
            named = named or _names_decision(line)
    for line in scenario.expect:
        play.check(line)
        named = named or _names_decision(line)
    decision = state.decision
    if scenario.goal is not None:
        if not scenario.goal.judge(play.board, state, last_turn):
            raise play.failure(f"{scenario.place}, end", "the goal is not reached")
        return state
    if decision is not None and not named and decision.prompt not in play.board.resting:
        raise play.failure(
            f"{scenario.place}, end",
            f"the decision {decision_text(decision)} is left over; answer it or name it (= decision = ...)",
        )
    return state


def start(scenario: Scenario, paranoid: bool = False, headless: bool = False) -> Play:
    """Return the play of a scenario at its first decision, no step taken yet.

    Args:
        scenario: the scenario.
        paranoid: as for ``run``.
        headless: whether windows in which one can only pass are skipped.

    Raises:
        BadInput: the position cannot be understood, or cannot be.
    """
    found = board(scenario.game, scenario.place)
    state = found.build(scenario.cards, scenario.position, scenario.place)
    state.paranoid = paranoid
    state.headless = headless
    advance(state)
    return Play(found, state)


def _names_decision(line: Line) -> bool:
    return line.kind == FACT and re.match(r"decision\b", line.text) is not None


class Play:
    """One run: the position as it goes, with the board that reads it."""

    def __init__(self, board: Board, state: AnyState) -> None:
        self.board = board
        self.state = state

    def failure(self, place: str, message: str) -> ScenarioFailure:
        """Return the failure with the present board and options."""
        decision = self.state.decision
        lines = [f"decision: {decision_text(decision)}"]
        if self.state.outcome is not None:
            lines.append(f"outcome: {self.state.outcome!r}")
        if decision is not None:
            lines.append("options: " + "; ".join(option.text for option in decision.options))
        events = [event.name for event in self.state.events()[-12:]]
        lines.append("last events: " + ", ".join(events))
        return ScenarioFailure(place, message, (*self.board.draw(self.state), *lines))

    # -- answers -----------------------------------------------------------------------------------

    def answer(self, line: Line) -> None:
        """Answer the pending decision."""
        decision = self.state.decision
        if decision is None:
            raise self.failure(line.place, f"nobody is asked, so {line.text!r} answers nothing")
        self._check_side(line, decision)
        option = decision.option(line.text)
        if option is None:
            raise self.failure(line.place, f"no option {line.text!r} for {decision_text(decision)}")
        self.state.submit(option)

    def pass_all(self, line: Line) -> None:
        """Pass windows until another kind of decision comes."""
        for _ in range(MAX_PASSES):
            decision = self.state.decision
            if decision is None or decision.prompt not in self.board.windows:
                return
            passing = [text for text in self.board.passes if decision.option(text) is not None]
            if not passing:
                raise self.failure(line.place, f"{decision_text(decision)} cannot be passed")
            option = decision.option(passing[0])
            assert option is not None
            self.state.submit(option)
        raise self.failure(line.place, f"more than {MAX_PASSES} windows")

    def _check_side(self, line: Line, decision: Decision) -> None:
        if line.side not in (-1, decision.player):
            raise self.failure(
                line.place, f"{SIDE_NAMES[line.side]} should decide, but it is {decision_text(decision)}"
            )

    # -- checks ------------------------------------------------------------------------------------

    def check(self, line: Line) -> None:
        """Check one line."""
        if line.kind == FACT:
            self._check_fact(line)
        elif line.kind == LOG:
            self._check_log(line)
        else:
            self._check_option(line)

    def _check_option(self, line: Line) -> None:
        decision = self.state.decision
        offered = decision is not None and decision.option(line.text) is not None
        if decision is not None and line.side not in (-1, decision.player):
            offered = False  # the other player is asked
        if line.kind == OFFERED:
            if not offered:
                raise self.failure(line.place, f"option {line.text!r} is not offered")
            return
        if offered:
            raise self.failure(line.place, f"option {line.text!r} is offered")
        if line.rule:
            self._check_refusal(line, decision)

    def _check_refusal(self, line: Line, decision: Decision | None) -> None:
        player = line.side
        if player < 0:
            player = 0 if decision is None else decision.player
        action, name = self.board.question(line.text)
        game = self.state.game
        try:
            refusal = game.why_not(self.state, player, action, game.find(self.state, player, action, name))
        except BadInput as error:
            raise BadInput(f"{line.place}, {error.place}", error.found, error.allowed) from error
        if refusal is None or refusal.rule != line.rule:
            found = "nothing" if refusal is None else f"{refusal.rule} ({refusal.reason})"
            raise self.failure(line.place, f"{line.text!r} is refused by {found}, not by {line.rule}")

    def _check_log(self, line: Line) -> None:
        events = self.state.events()
        start = 0
        for item in line.text.split(","):
            words = item.split()
            at = next((i for i in range(start, len(events)) if self._is(events[i], words, line)), -1)
            if at < 0:
                names = ", ".join(event.name for event in events[start:]) or "nothing"
                raise self.failure(line.place, f"no {item.strip()!r} in what happened then: {names}")
            start = at + 1

    def _is(self, event: Event, words: list[str], line: Line) -> bool:
        return is_event(self.board, self.state, event, words, line.place)

    def _check_fact(self, line: Line) -> None:
        holds, found = check_fact(self.board, self.state, line)
        if not holds:
            shown = f"[{', '.join(found)}]" if isinstance(found, list) else str(found)
            raise self.failure(line.place, f"expected {line.text}; found {shown}")
