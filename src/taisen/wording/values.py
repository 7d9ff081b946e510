"""Values: what a reader asks about a card: its states, how its values come about, what it cannot do now.

Also what one wants to know of an option at a glance. Nothing is worked out here: values come from
``explain``, refusals from ``why_not``, states from the view; what a game has of each it brings itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from taisen.kernel.explanations import NAMES, NUMBER, Amount, Explanation
from taisen.kernel.legality import Refusal
from taisen.messages import message

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.wording.match import Wording
    from taisen.wording.reading import Reading


@dataclass(frozen=True, slots=True)
class Step:
    """A line of how a value comes about: where it comes from, by how much, and the card if it is one."""

    source: str
    change: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A current value: its name, what it is called, what it is, and how it comes about."""

    name: str
    title: str
    total: str
    steps: list[Step] = field(default_factory=list)


def value_words(words: Wording, card: int | str, what: str, player: int = 0) -> ValueWords | None:
    """Return how a value of a card comes about, None for a card without it.

    Args:
        words: the match in the reader's words.
        card: text form of the card, as ``player`` says it, or its number in the state.
        what: name of the value.
        player: who asks.
    """
    lines = words.match.explain(card, what, player)
    if not words.game_words.has_value(what, lines):
        return None
    steps: list[Step] = []
    for line in lines:
        number = line.source if words.definition(line.source) is not None else ""
        steps.append(Step(words.source(line.source), _change(words, line), number))
    return ValueWords(what, words.value_name(what), _amount(words, lines[-1].total), steps)


def field_values(words: Wording, card: int) -> list[ValueWords]:
    """Return how all values of a field card come about."""
    found = [value_words(words, card, what) for what in words.game_words.field_values]
    return [value for value in found if value is not None]


def hand_values(words: Wording, number: str, player: int) -> list[ValueWords]:
    """Return how the values of a card in a player's hand come about."""
    found = [value_words(words, number, what, player) for what in words.game_words.hand_values]
    return [value for value in found if value is not None]


def _change(words: Reading, line: Explanation) -> str:
    """What a line of an explanation does: for what is printed the value itself, and what it depends on."""
    if line.source != "printed":
        return _amount(words, line.by)
    total = _amount(words, line.total)
    return total if line.by.kind in (NUMBER, NAMES) else f"{total} ({_amount(words, line.by)})"


def _amount(words: Reading, amount: Amount) -> str:
    """An amount in the reader's words."""
    if amount.kind == NUMBER:
        return str(amount)
    if amount.kind == NAMES:
        return amount.sign + words.symbols(amount.names)
    names = words.listed([words.term("color", name) for name in amount.names])
    return message(
        words.language, f"amount-{amount.kind}", words.game.name, number=amount.number, names=names
    )


# -- states ----------------------------------------------------------------------------------------


def state_words(words: Wording, item: int) -> str:
    """Return the states of a field card in words."""
    return words.listed([words.term("state", state) for state in words.game_words.states(words.view, item)])


# -- what is not possible --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refused:
    """Something that a card of its kind could do and cannot now: action, title, reason, rule."""

    action: str
    title: str
    reason: str
    rule: str


def held(words: Wording, number: str, player: int) -> bool:
    """Return whether a player holds such a card in hand, as far as the reader knows."""
    return number in words.game_words.known_hand(words.view, player)


def refusals(words: Wording, name: str, player: int) -> list[Refused]:
    """Return what a card of its kind could do and cannot now, each with its reason and rule.

    Args:
        words: the match in the reader's words.
        name: text form of the card, as ``player`` says it; for another's card there is nothing.
        player: who asks.
    """
    number = name.partition("#")[0]
    found = words.definition(number)
    if found is None or name.startswith("opp:"):
        return []
    game = words.game_words
    standing = any(thing.player == player and thing.name == name for thing in words.standing.values())
    lines: list[Refused] = []
    for action in game.wanted(words, found, standing, held(words, number, player)):
        refusal = words.match.why_not(player, action, name if action in game.on_field else number)
        if refusal is not None:
            lines.append(refused(words, action, refusal))
    return lines


def refused(words: Wording, action: str, refusal: Refusal) -> Refused:
    """Return a refusal in words."""
    return Refused(action, words.action(action), words.refusal(refusal.reason), refusal.rule)


# -- options at a glance ---------------------------------------------------------------------------


def option_hint(words: Wording, decision: Decision, option: Option) -> str:
    """Return what one wants to know of an option at a glance."""
    return words.game_words.hint(words, decision, option)
