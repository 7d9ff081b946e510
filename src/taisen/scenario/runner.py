"""Running scenarios: plays the steps on the position and says where something does not hold.

Owns the strictness: every decision is answered by a line, an answer that is not offered fails, and a
decision left over at the end must be one that the scenario names or one where the game rests.
"""

from __future__ import annotations

import operator
import re
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, TaisenError
from taisen.kernel.frames import advance
from taisen.scenario.boards import Board, Fact, board
from taisen.scenario.text import ANSWER, FACT, LOG, OFFERED, PASS_ALL, SIDES, Line, Scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.kernel.decisions import Decision
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState

MAX_PASSES: Final = 500
"""The most windows that one ``pass*`` passes."""

_SIDE_NAMES: Final = {number: name for name, number in SIDES.items()}
_FACT: Final = re.compile(
    r"(?P<subject>.+?)\s*(?P<relation>!=|<=|>=|=|<|>|\bhas\b|\blacks\b)\s*(?P<value>.*)"
)
_COUNTED: Final = re.compile(r"(?:(?P<count>\d+)\s+)?(?P<card>\S+)")
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_RELATIONS: Final = "=, !=, <, <=, >, >=, has, lacks"


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
    found = board(scenario.game, scenario.place)
    state = found.build(scenario.cards, scenario.position, scenario.place)
    state.paranoid = paranoid
    advance(state)
    play = _Play(found, state)
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
    if decision is not None and not named and decision.prompt not in found.resting:
        raise play.failure(
            f"{scenario.place}, end",
            f"the decision {_decision_text(decision)} is left over; answer it or name it (= decision = ...)",
        )
    return state


def _names_decision(line: Line) -> bool:
    return line.kind == FACT and re.match(r"decision\b", line.text) is not None


def _decision_text(decision: Decision | None) -> str:
    if decision is None:
        return "none"
    return f"{decision.prompt} for {_SIDE_NAMES[decision.player]}"


class _Play:
    """One run: the position as it goes, with the board that reads it."""

    def __init__(self, board: Board, state: AnyState) -> None:
        self.board = board
        self.state = state

    def failure(self, place: str, message: str) -> ScenarioFailure:
        """Return the failure with the present board and options."""
        decision = self.state.decision
        lines = [f"decision: {_decision_text(decision)}"]
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
            raise self.failure(line.place, f"no option {line.text!r} for {_decision_text(decision)}")
        self.state.submit(option)

    def pass_all(self, line: Line) -> None:
        """Pass windows until another kind of decision comes."""
        for _ in range(MAX_PASSES):
            decision = self.state.decision
            if decision is None or decision.prompt not in self.board.windows:
                return
            option = decision.option("pass")
            if option is None:
                raise self.failure(line.place, f"{_decision_text(decision)} cannot be passed")
            self.state.submit(option)
        raise self.failure(line.place, f"more than {MAX_PASSES} windows")

    def _check_side(self, line: Line, decision: Decision) -> None:
        if line.side not in (-1, decision.player):
            raise self.failure(
                line.place, f"{_SIDE_NAMES[line.side]} should decide, but it is {_decision_text(decision)}"
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
        """Whether an event is the one that ``[own|opp] NAME [word ...] [xAMOUNT]`` describes."""
        rest = list(words)
        if rest and rest[0] in SIDES:
            if event.player != SIDES[rest.pop(0)]:
                return False
        if not rest:
            raise BadInput(line.place, repr(line.text), "names of events, parted by commas")
        if event.name != rest[0]:
            return False
        known = (*self.board.event_words(self.state, event), f"x{event.amount}")
        return all(word in known for word in rest[1:])

    def _check_fact(self, line: Line) -> None:
        match = _FACT.fullmatch(line.text)
        if match is None:
            raise BadInput(line.place, repr(line.text), f"a fact with one of {_RELATIONS}")
        subject, relation, value = match["subject"], match["relation"], match["value"].strip()
        if not value:
            raise BadInput(line.place, repr(line.text), f"something after {relation!r}")
        found = self._fact(subject, line)
        if not _holds(found, relation, value, line):
            shown = f"[{', '.join(found)}]" if isinstance(found, list) else str(found)
            raise self.failure(line.place, f"expected {line.text}; found {shown}")

    def _fact(self, subject: str, line: Line) -> Fact:
        state = self.state
        if subject == "decision":
            return _decision_text(state.decision)
        if subject == "winner":
            outcome = state.outcome
            return "none" if outcome is None else _SIDE_NAMES.get(outcome.winner, "draw")
        if subject == "reason":
            return "none" if state.outcome is None else state.outcome.reason
        if subject.startswith("count of "):
            words = subject.removeprefix("count of ").split()
            return sum(self._is(event, words, line) for event in state.events())
        return self.board.fact(state, subject, line.place)


def _holds(found: Fact, relation: str, value: str, line: Line) -> bool:
    if relation in ("has", "lacks"):
        if not isinstance(found, list):
            raise BadInput(line.place, repr(line.text), "a place of cards before 'has' and 'lacks'")
        counted = _COUNTED.fullmatch(value)
        if counted is None or (relation == "lacks" and counted["count"]):
            raise BadInput(line.place, repr(value), "a card's number, after 'has' with a count before it")
        present = found.count(counted["card"])
        if relation == "lacks":
            return present == 0
        return present == int(counted["count"]) if counted["count"] else present > 0
    if isinstance(found, list) and value.startswith("["):
        wanted = [part.strip() for part in value.strip("[]").split(",") if part.strip()]
        if relation not in ("=", "!="):
            raise BadInput(line.place, repr(line.text), "= or != before a list of cards")
        return (found == wanted) == (relation == "=")
    if isinstance(found, str):
        if relation not in ("=", "!="):
            raise BadInput(line.place, repr(line.text), "= or != before a word")
        # `decision = flash` may leave out for whom.
        same = found == value or found.partition(" for ")[0] == value
        return same == (relation == "=")
    number = len(found) if isinstance(found, list) else found
    if not re.fullmatch(r"-?\d{1,9}", value):
        raise BadInput(line.place, repr(value), "a whole number")
    return _COMPARE[relation](number, int(value))
