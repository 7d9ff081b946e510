"""Spells (chapter 24): cards of the hand that are used in the own main phase, and can be answered."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss import cards as kinds
from taisen.wixoss.rules import activation, using, values
from taisen.wixoss.rules.cost import out_of_reach
from taisen.wixoss.rules.entering import conditions_met, limiting_met
from taisen.wixoss.rules.places import in_hand
from taisen.wixoss.rules.using import SPELL_CAUSE
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import CUT_IN


def _is_spell(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == kinds.SPELL


def _not_prohibited(state: WixossState, player: int, card: int) -> bool:
    return not values.prohibited(state, player, "use-spell", card)


USE_IN_HAND: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-12.04", "limiting-condition", limiting_met),
    Requirement("WX-24.01", "use-condition", conditions_met),
    Requirement("WX-24.01", "forbidden", _not_prohibited),
    Requirement("WX-13.02", "cost-not-payable", using.price_payable),
)
"""What is left to ask of a spell in hand."""

USE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-24.01", "not-in-hand", in_hand),
    Requirement("WX-24.01", "not-a-spell", _is_spell),
    *USE_IN_HAND,
)
"""Using a spell from the hand in the own main phase."""


def options(state: WixossState, player: int, hand: list[int]) -> list[Option]:
    """Return the spells of a hand that its player can use now."""
    found: list[Option] = []
    definitions = state.definitions
    for card in hand:
        definition = definitions[card]
        if definition.kind != kinds.SPELL or out_of_reach(state, player, card):
            continue
        if legal(USE_IN_HAND, state, player, card):
            found.append(Option("spell", f"use {definition.number}", card))
    return found


def use(state: WixossState, player: int, card: int) -> None:
    """Push the use of a spell."""
    using.begin_use(state, USE_SPELL, player, card)


# -- the answer ------------------------------------------------------------------------------------

SPELL: Final = 0
"""The spell that is answered."""


def _ask_answer(state: WixossState) -> None:
    """Ask for an answer, as long as the spell is not negated."""
    card = state.slots[SPELL]
    assert isinstance(card, int)
    player = state.frame.controller
    # WX-24.07
    if using.countered(state, card):
        state.pop()
        return
    found = [Option("pass", "pass"), *activation.options(state, player, CUT_IN)]
    if len(found) == 1 and not activation.publicly_possible(state, player, CUT_IN):
        state.pop()
        return
    number = state.definitions[card].number
    state.ask(Decision(player, "cut-in", ACT, found, SPELL_CAUSE, (number,), window=True))


def _take_answer(state: WixossState) -> None:
    if state.answer.verb == "pass":
        state.pop()
        return
    card = state.slots[SPELL]
    assert isinstance(card, int)
    state.jump(0)
    player = state.frame.controller
    # WX-24.04: done before the spell.
    state.happen(Event("cut_in", player, SPELL_CAUSE, card=card))
    activation.use(state, player, state.answer)


ANSWER: Final[Procedure[WixossState]] = Procedure("cut-in", (("ask", _ask_answer), ("take", _take_answer)))
"""The opponent of whoever uses a spell may answer it, as often as can be paid (WX-24.07)."""


def _answers(state: WixossState) -> None:
    # WX-24.06
    card = state.frame.cause.card
    state.push(ANSWER, 1 - state.frame.controller, SPELL_CAUSE, [card])


USE_SPELL: Final[Procedure[WixossState]] = Procedure(
    "use-spell", (*using.DECLARING, ("answers", _answers), *using.ENDING)
)
"""Uses a spell (WX-24.02)."""
