"""Help in paying (chapter 08): field cards that are exhausted to have a part of a cost counted as paid.

It is offered after the price is fixed and before any core is paid, and whether a card can be paid for
counts it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import may_work, name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import BARRED, CARD, HOST, REMAINING
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.posture import exhaust
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import REFRESHED, SOUL_RESERVE, BattleState
from taisen.battle_spirits.vocabulary.changes import PaymentHelp
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure

CORES: Final = Option("cores", "pay with cores")


class Help:
    """A field card that may help now.

    Attributes:
        object: the field card.
        amount: how much it counts as paid at most.
        key: under which its use is counted: once a turn for each card name of a player.
        cause: the ability.
    """

    __slots__ = ("amount", "cause", "key", "object")

    def __init__(self, object: int, amount: int, key: str, cause: Cause) -> None:  # noqa: A002
        self.object = object
        self.amount = amount
        self.key = key
        self.cause = cause


def helpers(state: BattleState, player: int, card: int) -> list[Help]:
    """Return the field cards that may help ``player`` to pay for ``card`` now."""
    found: list[Help] = []
    if not may_work(state, PaymentHelp.verb):
        return found
    for entry in active(state, "player"):
        modification = entry.modification
        if not isinstance(modification, PaymentHelp) or entry.player != player:
            continue
        source = state.objects[entry.cause.object]
        if source.posture != REFRESHED or source.leaving:
            continue
        name = state.definitions[entry.cause.card].name
        # BS-36.01, BS-42.07
        key = f"once {player} {name} {entry.cause.ability.rpartition('/')[2]}"
        amount = 0 if key in state.marks else modification.helps(state, card, entry.cause)
        if amount:
            found.append(Help(source.id, amount, key, entry.cause))
    return found


def total(found: list[Help]) -> int:
    """Return how much helpers can count as paid together, each card name once."""
    best: dict[str, int] = {}
    for entry in found:
        best[entry.key] = max(entry.amount, best.get(entry.key, 0))
    return sum(best.values())


def affordable(state: BattleState, player: int, card: int, cost: int, needed: int) -> bool:
    """Return whether ``cost`` can be paid and ``needed`` cores be put on a card, help considered."""
    short = cost + needed - cores.usable(state, player)
    return short <= 0 or short <= min(cost, total(helpers(state, player, card)))


def _ask_help(state: BattleState) -> None:
    slots = state.slots
    amount, card = slots[REMAINING], slots[CARD]
    assert isinstance(amount, int) and isinstance(card, int)
    player = state.frame.controller
    found = helpers(state, player, card)
    if not amount or not found:
        state.pop()
        return
    needed = 0 if slots[HOST] else entry_cores(state, player, card)
    if slots[BARRED]:
        there = state.reserve[player] + (1 if state.souls[player] == SOUL_RESERVE else 0)
    else:
        there = cores.usable(state, player)
    short = amount + needed - there
    options: list[Option] = []
    for entry in found:
        others = total([other for other in found if other.key != entry.key])
        for count in range(min(entry.amount, amount), 0, -1):
            # Help that would leave too much to pay is not offered.
            if count + others >= short:
                text = f"exhaust {name_of(state, entry.object, player)} for {count}"
                options.append(Option("help", text, entry.object, count))
    if short <= 0:
        options.append(CORES)
    state.ask(Decision(player, "help-payment", PICK_OPTION, options, state.frame.cause, (amount, card)))


def _take_help(state: BattleState) -> None:
    answer = state.answer
    if answer.verb == "cores":
        state.pop()
        return
    slots = state.slots
    amount, card = slots[REMAINING], slots[CARD]
    assert isinstance(amount, int) and isinstance(card, int)
    for entry in helpers(state, state.frame.controller, card):
        if entry.object == answer.target:
            state.marks[entry.key] = 1
            exhaust(state, entry.object, entry.cause)
            break
    slots[REMAINING] = amount - answer.extra
    state.jump(0)


HELP_PAYMENT: Final[Procedure[BattleState]] = Procedure(
    "help-payment", (("ask", _ask_help), ("take", _take_help))
)
"""Asks whether field cards help to pay; it works on the scope of the use, before ``PAY_COST``."""
