"""Values: what a reader asks about a card: its states, how its values come about, what it cannot do now.

Also what one wants to know of an option at a glance. Nothing is worked out here: values come from
``explain``, refusals from ``why_not``, states from the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from taisen.battle_spirits.cards import MAGIC, NEXUS
from taisen.battle_spirits.explain import FIELD_VALUES, ON_FIELD
from taisen.kernel.explanations import NAMES, NUMBER, Amount, Explanation
from taisen.kernel.legality import Refusal
from taisen.messages import message

if TYPE_CHECKING:
    from taisen.battle_spirits.view import BattleView, FieldCardView
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
    # A card without BP, such as a nexus, has none to explain.
    if not lines or (what == "bp" and len(lines) == 1 and lines[0].value == "0"):
        return None
    steps: list[Step] = []
    for line in lines:
        number = line.source if words.definition(line.source) is not None else ""
        steps.append(Step(words.source(line.source), _change(words, line), number))
    return ValueWords(what, words.word(f"value-{what}"), _amount(words, lines[-1].total), steps)


def field_values(words: Wording, card: int) -> list[ValueWords]:
    """Return how all values of a field card come about."""
    found = [value_words(words, card, what) for what in FIELD_VALUES]
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


def marks(view: BattleView, card: FieldCardView) -> list[str]:
    """Return what part a field card has in the battle, and how it is about to leave, as ids."""
    found: list[str] = []
    if card.id == view.attacker:
        found.append("attacking")
    elif card.id == view.blocker:
        found.append("blocking")
    elif card.id == view.target:
        found.append("target")
    if card.leaving:
        found.append(card.leaving)
    return found


def states(view: BattleView, card: FieldCardView) -> list[str]:
    """Return the states of a field card that a reader is told of, as ids."""
    found = marks(view, card)
    # One in battle is exhausted as a rule, which goes without saying.
    fights = found[:1] not in ([], [card.leaving])
    if not fights or card.posture == "heavily-exhausted":
        found.insert(1 if fights else 0, card.posture)
    return found


def state_words(words: Wording, card: FieldCardView) -> str:
    """Return the states of a field card in words."""
    return words.listed([words.term("state", state) for state in states(words.view, card)])


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
    return number in words.view.players[player].zones["hand"].cards


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
    standing = any(card.name == name for card in words.view.players[player].field)
    wanted: list[str] = []
    if standing and found.kind != NEXUS:
        wanted += ["attack", "block"]
    if held(words, number, player):
        wanted += {NEXUS: ["deploy"], MAGIC: []}.get(found.kind, ["summon"])
        wanted += ["magic-main"] if found.magic_main is not None else []
        wanted += ["magic-flash"] if found.magic_flash is not None else []
        wanted += ["set-burst"] if found.burst is not None else []
    lines: list[Refused] = []
    for action in wanted:
        refusal = words.match.why_not(player, action, name if action in ON_FIELD else number)
        if refusal is not None:
            lines.append(refused(words, action, refusal))
    return lines


def refused(words: Wording, action: str, refusal: Refusal) -> Refused:
    """Return a refusal in words."""
    return Refused(action, words.term("action", action), words.refusal(refusal.reason), refusal.rule)


# -- options at a glance ---------------------------------------------------------------------------


def option_hint(words: Wording, decision: Decision, option: Option) -> str:
    """Return what one wants to know of an option at a glance: a card's price, a spirit's level and BP."""
    if option.verb in ("summon", "deploy", "magic") and decision.prompt in ("main", "flash"):
        steps = words.match.explain(option.target, "price", decision.player)
        return words.word("hint-price", price=steps[-1].value)
    if option.verb == "core" and decision.prompt in ("pay", "place-cores"):
        amount = decision.arguments[0]
        return words.word("hint-one-core") if isinstance(amount, int) and amount > 1 else ""
    if option.verb in ("attack", "block"):
        for card in words.view.players[decision.player].field:
            if card.id == option.target:
                return f"{words.word('level', level=card.level)} {words.word('bp', bp=str(card.bp))}"
    if option.verb == "use":
        return _effect_used(words, decision, option)
    return ""


def _effect_used(words: Wording, decision: Decision, option: Option) -> str:
    """The sentence of the effect that a field card or a brave of it would use."""
    ordinal = option.text.rpartition(" ")[2]
    for card in words.view.players[decision.player].field:
        if card.id == option.target:
            said = [words.part(f"{number}/{ordinal}") for number in (card.number, *card.braves)]
            found = [text for text in said if text]
            return found[0] if len(found) == 1 else ""
    return ""
