"""Details: all that a viewer may be told of one card: its values, what it cannot do, its rules.

What is asked about by ref must be on the viewer's own board; by number, a card that the viewer sees or one of
the built-in cards. Which rules a card touches each game says itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.rulebook import find_rule, installed_ledgers
from taisen.table.wire import RefusalLine, RuleTitle, Value, ValueStep
from taisen.wording.values import ValueWords, field_values, hand_values, held, refusals

if TYPE_CHECKING:
    from taisen.wording import Wording


ACTIVE: Final = 1
INACTIVE: Final = 0
UNTOLD: Final = -1
"""Of a line of a card's effect: it is active now, it is not, or that is not told."""


class Subject:
    """The card that is asked about.

    Attributes:
        number: its number.
        item: the field card that it is, 0 for one that is elsewhere.
        zone: zone that it lies in, empty for none.
        own: whether it lies in the viewer's own hand.
    """

    def __init__(self, number: str, item: int = 0, zone: str = "", own: bool = False) -> None:
        self.number = number
        self.item = item
        self.zone = zone
        self.own = own


def find(words: Wording, number: str, ref: str, named: Subject | None) -> Subject:
    """Return what a viewer asks about: by ref, or without one by the number of a card that the viewer sees.

    Args:
        words: the match in the viewer's words.
        number: the number.
        ref: the ref, empty for none.
        named: what the ref names on the viewer's board, None for nothing.

    Raises:
        BadInput: the viewer sees no such thing.
    """
    if ref:
        if named is None:
            raise BadInput("ref", shown(ref), "the ref of a card that you see", key="card-unseen")
        return named
    return Subject(number, own=words.reader is not None and held(words, number, words.reader))


def values(words: Wording, subject: Subject) -> list[Value]:
    """Return the current values of a card on the field, or of one in the own hand."""
    found: list[ValueWords] = []
    if subject.item:
        found = field_values(words, subject.item)
    elif subject.own and words.reader is not None:
        found = hand_values(words, subject.number, words.reader)
    return [
        Value(
            value.name,
            value.title,
            value.total,
            [ValueStep(step.source, step.change, step.number) for step in value.steps],
        )
        for value in found
    ]


def refusal_lines(words: Wording, subject: Subject) -> list[RefusalLine]:
    """Return what the viewer cannot do with an own card now."""
    reader = words.reader
    if reader is None:
        return []
    name = subject.number if subject.own else ""
    thing = words.standing.get(subject.item)
    if thing is not None and thing.player == reader:
        name = thing.name
    if not name:
        return []
    return [
        RefusalLine(found.action, found.title, found.reason, found.rule)
        for found in refusals(words, name, reader)
    ]


def titles(numbers: list[str], language: str) -> list[RuleTitle]:
    """Return rules by number, each once, with their titles."""
    return [
        RuleTitle(number, find_rule(number)[1].title(language))
        for number in dict.fromkeys(numbers)
        # A refusal may name the card that forbids instead of a rule.
        if any(number in ledger for ledger in installed_ledgers())
    ]
