"""ARTS (chapter 25): cards of the LRIG Deck that are used at the timings printed on them."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss import cards as kinds
from taisen.wixoss.card_index import lrig_deck
from taisen.wixoss.cards import SPELL
from taisen.wixoss.rules import using, values
from taisen.wixoss.rules.cost import out_of_reach
from taisen.wixoss.rules.entering import conditions_met, limiting_met
from taisen.wixoss.rules.places import in_lrig_deck
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import ATTACK, CUT_IN, MAIN


def present_timing(state: WixossState, player: int) -> int:
    """Return the use timing at which a player could use something now, 0 for none (WX-20.03)."""
    in_use = state.using
    if in_use >= 0:
        # WX-24.04, WX-24.06: an opponent's spell that is not carried out yet.
        is_spell = state.definitions[in_use].kind == SPELL
        return CUT_IN if is_spell and state.owners[in_use] != player else 0
    # WX-20.04
    if state.phase == "main":
        return MAIN if state.turn_player == player else 0
    # WX-20.05
    return ATTACK if state.phase == "attack" and state.step == "arts" else 0


def _is_arts(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == kinds.ARTS


def _timing_fits(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].timings & present_timing(state, player) != 0


def _not_prohibited(state: WixossState, player: int, card: int) -> bool:
    return not values.prohibited(state, player, "use-arts", card)


USE_IN_TIME: Final[tuple[Requirement[WixossState], ...]] = (
    # WX-25.03
    Requirement("WX-25.03", "limiting-condition", limiting_met),
    Requirement("WX-25.01", "use-condition", conditions_met),
    Requirement("WX-25.01", "forbidden", _not_prohibited),
    Requirement("WX-13.02", "cost-not-payable", using.price_payable),
)
"""What is left to ask of an ARTS of the LRIG Deck at a timing of its own."""

USE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-25.02", "not-in-lrig-deck", in_lrig_deck),
    Requirement("WX-25.01", "not-an-arts", _is_arts),
    # WX-25.02, WX-20.03
    Requirement("WX-25.02", "other-use-timing", _timing_fits),
    *USE_IN_TIME,
)
"""Using an ARTS from the LRIG Deck."""


def options(state: WixossState, player: int, timing: int) -> list[Option]:
    """Return the ARTS that a player can use at the present use timing, equal ones once."""
    found: list[Option] = []
    cards = lrig_deck(state, player).arts
    if not cards or not present_timing(state, player) & timing:
        return found
    definitions = state.definitions
    for card in cards:
        definition = definitions[card]
        if not definition.timings & timing or out_of_reach(state, player, card):
            continue
        if legal(USE_IN_TIME, state, player, card):
            found.append(Option("arts", f"use {definition.number}", card))
    return found


def use(state: WixossState, player: int, card: int) -> None:
    """Push the use of an ARTS."""
    using.begin_use(state, USE_ARTS, player, card)


USE_ARTS: Final[Procedure[WixossState]] = Procedure("use-arts", (*using.DECLARING, *using.ENDING))
"""Uses an ARTS (WX-25.01); it cannot be answered (WX-24.05)."""
