"""Facts of a position by their text: whether one holds, for the checks of a scenario and for goals.

Owns the facts that every game has (the decision, the outcome, counts of events) and the comparisons; what
a game adds is read by its board.
"""

from __future__ import annotations

import operator
import re
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import SIDES
from taisen.scenario.lines import Line

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.kernel.decisions import Decision
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState
    from taisen.scenario.boards import Board, Fact

SIDE_NAMES: Final = {number: name for name, number in SIDES.items()}

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


def decision_text(decision: Decision | None) -> str:
    """Return the pending decision as facts have it: ``flash for opp``."""
    if decision is None:
        return "none"
    return f"{decision.prompt} for {SIDE_NAMES[decision.player]}"


def check_fact(board: Board, state: AnyState, line: Line) -> tuple[bool, Fact]:
    """Return whether the fact of ``line`` holds, and what was found.

    Raises:
        BadInput: the line is no fact, or there is no such fact.
    """
    match = _FACT.fullmatch(line.text)
    if match is None:
        raise BadInput(
            line.place,
            repr(line.text),
            f"a fact with one of {_RELATIONS}",
            key="fact-relation",
            values={"relations": _RELATIONS},
        )
    subject, relation, value = match["subject"], match["relation"], match["value"].strip()
    if not value:
        raise BadInput(
            line.place,
            repr(line.text),
            f"something after {relation!r}",
            key="fact-value",
            values={"relation": relation},
        )
    found = _fact(board, state, subject, line.place)
    return _holds(found, relation, value, line), found


def _fact(board: Board, state: AnyState, subject: str, place: str) -> Fact:
    if subject == "decision":
        return decision_text(state.decision)
    if subject == "winner":
        outcome = state.outcome
        return "none" if outcome is None else SIDE_NAMES.get(outcome.winner, "draw")
    if subject == "reason":
        return "none" if state.outcome is None else state.outcome.reason
    if subject.startswith("count of "):
        words = subject.removeprefix("count of ").split()
        return sum(is_event(board, state, event, words, place) for event in state.events())
    return board.fact(state, subject, place)


def is_event(board: Board, state: AnyState, event: Event, words: list[str], place: str) -> bool:
    """Return whether an event is the one that ``[own|opp] NAME [word ...] [xAMOUNT]`` describes.

    Raises:
        BadInput: the words name no event.
    """
    rest = list(words)
    if rest and rest[0] in SIDES:
        if event.player != SIDES[rest.pop(0)]:
            return False
    if not rest:
        raise BadInput(place, repr(" ".join(words)), "names of events, parted by commas", key="fact-events")
    if event.name != rest[0]:
        return False
    known = (*board.event_words(state, event), f"x{event.amount}")
    return all(word in known for word in rest[1:])


def _holds(found: Fact, relation: str, value: str, line: Line) -> bool:
    if relation in ("has", "lacks"):
        if not isinstance(found, list):
            raise BadInput(
                line.place, repr(line.text), "a place of cards before 'has' and 'lacks'", key="fact-place"
            )
        counted = _COUNTED.fullmatch(value)
        if counted is None or (relation == "lacks" and counted["count"]):
            raise BadInput(
                line.place,
                repr(value),
                "a card's number, after 'has' with a count before it",
                key="fact-card",
            )
        present = found.count(counted["card"])
        if relation == "lacks":
            return present == 0
        return present == int(counted["count"]) if counted["count"] else present > 0
    if isinstance(found, list) and value.startswith("["):
        wanted = [part.strip() for part in value.strip("[]").split(",") if part.strip()]
        if relation not in ("=", "!="):
            raise BadInput(line.place, repr(line.text), "= or != before a list of cards", key="fact-equals")
        return (found == wanted) == (relation == "=")
    if isinstance(found, str):
        if relation not in ("=", "!="):
            raise BadInput(line.place, repr(line.text), "= or != before a word", key="fact-equals")
        # `decision = flash` may leave out for whom.
        same = found == value or found.partition(" for ")[0] == value
        return same == (relation == "=")
    number = len(found) if isinstance(found, list) else found
    if not re.fullmatch(r"-?\d{1,9}", value):
        raise BadInput(line.place, repr(value), "a whole number", key="fact-number")
    return _COMPARE[relation](number, int(value))
