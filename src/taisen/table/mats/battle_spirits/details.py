"""Details: all that a viewer may be told of one card: how it stands, what it cannot do now, its rules.

Owns which rules a card touches. What is asked about by ref must be on the viewer's own board; by number, a
card that the viewer sees or one of the built-in cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.rulebook import find_rule, installed_ledgers
from taisen.table.mats.battle_spirits import refs
from taisen.table.wire import RefusalLine, RuleTitle, Value, ValueStep
from taisen.wording.battle_spirits.words import board_view
from taisen.wording.values import (
    ValueWords,
    field_values,
    held,
    refusals,
    state_words,
    value_words,
)

if TYPE_CHECKING:
    from taisen.battle_spirits.view import FieldCardView
    from taisen.table.boards import BattleSpiritsFace
    from taisen.wording import Wording

KIND_RULES: Final = {
    "spirit": ("BS-09.02",),
    "ultimate": ("BS-18.01",),
    "brave": ("BS-15.01", "BS-15.02"),
    "nexus": ("BS-14.01", "BS-14.02"),
    "magic": ("BS-13.01", "BS-13.02"),
}
BADGE_RULES: Final = {
    "main": ("BS-13.03",),
    "flash": ("BS-12.03", "BS-12.14"),
    "burst": ("BS-25.01", "BS-25.08"),
    "block": ("BS-43.07",),
}
LEVEL_RULE: Final = "BS-09.04"
STATE_RULES: Final = {
    "exhausted": ("BS-41.01",),
    "heavily-exhausted": ("BS-41.02",),
    "destroyed": ("BS-37.01", "BS-43.06"),
    "depleted": ("BS-37.01", "BS-09.07"),
    "returned": ("BS-37.01",),
}
COMBINED_RULES: Final = ("BS-15.03", "BS-15.07")
SOUL_RULES: Final = ("BS-10.02",)
BURST_RULES: Final = ("BS-25.02",)


class Subject:
    """The card that is asked about.

    Attributes:
        number: its number.
        standing: the field card, None for one that is elsewhere.
        own: whether it lies in the viewer's own hand.
        zone: zone that it lies in, empty for none.
    """

    def __init__(self, number: str, standing: FieldCardView | None = None, zone: str = "", own: bool = False):
        self.number = number
        self.standing = standing
        self.zone = zone
        self.own = own


def find(words: Wording, ref: str, number: str) -> Subject:
    """Return what a viewer asks about: by ref, or without one by the number of a card that the viewer sees.

    Raises:
        BadInput: the viewer sees no such thing.
    """
    if ref:
        found = _by_ref(words, ref)
        if found is None:
            raise BadInput("ref", shown(ref), "the ref of a card that you see", key="card-unseen")
        return found
    return Subject(number, own=_held(words, number))


def _by_ref(words: Wording, ref: str) -> Subject | None:
    sides = board_view(words).players
    cards = {card.id: card for side in sides for card in side.field}
    item = refs.read_field(ref)
    if item is not None:
        return Subject(cards[item].number, cards[item]) if item in cards else None
    brave = refs.read_brave(ref)
    if brave is not None:
        host = cards.get(brave[0])
        if host is None or brave[1] >= len(host.braves):
            return None
        return Subject(host.braves[brave[1]])
    pending = refs.read_pending(ref)
    if pending is not None:
        waiting = board_view(words).pending
        return Subject(waiting[pending].number) if pending < len(waiting) else None
    lying = refs.read_zone_card(ref)
    if lying is not None:
        zone, player, number = lying
        if number in sides[player].zones[zone].cards:
            return Subject(number, zone=zone, own=zone == "hand" and player == words.reader)
    return None


def _held(words: Wording, number: str) -> bool:
    return words.reader is not None and held(words, number, words.reader)


def state(words: Wording, subject: Subject) -> str:
    """Return the states of a card in words, empty for one that is not on the field."""
    return "" if subject.standing is None else state_words(words, subject.standing.id)


def values(words: Wording, subject: Subject) -> list[Value]:
    """Return the current values of a card on the field, and the price of one in the own hand."""
    found: list[ValueWords] = []
    if subject.standing is not None:
        found = field_values(words, subject.standing.id)
    elif subject.own and words.reader is not None:
        price = value_words(words, subject.number, "price", words.reader)
        found = [] if price is None else [price]
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
    if subject.standing is not None and subject.standing in board_view(words).players[reader].field:
        name = subject.standing.name
    if not name:
        return []
    return [
        RefusalLine(found.action, found.title, found.reason, found.rule)
        for found in refusals(words, name, reader)
    ]


def rules(
    words: Wording, subject: Subject, face: BattleSpiritsFace, refused: list[RefusalLine]
) -> list[RuleTitle]:
    """Return the rules that a card touches: for what it is and says, how it stands, what it cannot do."""
    wanted = [line.rule for line in refused]
    standing = subject.standing
    if standing is not None:
        wanted += STATE_RULES.get(standing.posture, ())
        wanted += STATE_RULES.get(standing.leaving, ())
        wanted += COMBINED_RULES if standing.braves else ()
        wanted += SOUL_RULES if standing.soul else ()
    if subject.zone == "burst_area":
        wanted += BURST_RULES
    return _titles(wanted + _printed(face), words.language)


def printed_rules(face: BattleSpiritsFace, language: str) -> list[RuleTitle]:
    """Return the rules that a card touches for what it is and says."""
    return _titles(_printed(face), language)


def _printed(face: BattleSpiritsFace) -> list[str]:
    wanted = [*KIND_RULES[face.kind]]
    for badge in face.keywords:
        wanted += BADGE_RULES.get(badge, ())
    if any(line.levels for line in face.effects):
        wanted.append(LEVEL_RULE)
    return wanted


def _titles(numbers: list[str], language: str) -> list[RuleTitle]:
    return [
        RuleTitle(number, find_rule(number)[1].title(language))
        for number in dict.fromkeys(numbers)
        # A refusal may name the card that forbids instead of a rule.
        if any(number in ledger for ledger in installed_ledgers())
    ]
