"""Ener phase (chapter 09): one card from the hand or one SIGNI from the field becomes Ener."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.wixoss.card_index import named_option, named_options
from taisen.wixoss.cards import SIGNI
from taisen.wixoss.index import field_index, name_of
from taisen.wixoss.rules import values
from taisen.wixoss.rules.entering import distinct_hand
from taisen.wixoss.rules.lrig_attack import GUARD
from taisen.wixoss.rules.zones import move, signi, take_from_field
from taisen.wixoss.state import ENER, HAND, WixossState

ENER_CAUSE: Final = Cause(RULE, -1, "WX-09.01")
HOW: Final = "ener-phase"
"""WX-99.32: not the "ener-charge" of the keyword."""
PASS: Final = Option("pass", "pass")
KEPT: Final = 2
"""Cards in hand that a player who does not care keeps: with no more than these nothing is charged."""


def charge_options(state: WixossState, player: int) -> list[Option]:
    """Return what a player may put into the Ener Zone; doing without comes first."""
    options = [PASS]
    made = named_options(state, "charge")
    definitions = state.definitions
    for card in distinct_hand(state, player):
        options.append(named_option(made, "charge", card, definitions[card].number))
    # WX-99.34: the cheering SIGNI too; WX-09.07: a Resona too.
    for found in signi(state, player):
        options.append(Option("charge-signi", f"charge-signi {name_of(state, found.id, player)}", found.id))
    return options


def usual_charge(state: WixossState, player: int, options: list[Option]) -> int:
    """Return the place among the options of what is charged without much thought; 0 for doing without.

    It is the SIGNI of the hand whose level is farthest from the one that the LRIG grows to next, so that what
    will soon enter stays; cards that guard stay too.
    """
    if len(state.zone(player, HAND)) <= KEPT or not field_index(state).centers[player]:
        return 0
    next_level = values.level(state, values.center(state, player)) + 1
    usual = 0
    farthest = -1
    for place, option in enumerate(options):
        if option.verb != "charge":
            continue
        card = state.definitions[option.target]
        if card.kind != SIGNI or GUARD in card.keywords:
            continue
        distance = abs(card.level - next_level)
        if distance > farthest:
            usual, farthest = place, distance
    return usual


def _ask(state: WixossState) -> None:
    player = state.turn_player
    # WX-09.01: one of the two, or neither.
    options = charge_options(state, player)
    usual = usual_charge(state, player, options)
    state.ask(Decision(player, "ener-phase", ACT, options, ENER_CAUSE, window=True, default_index=usual))


def _take(state: WixossState) -> None:
    answer = state.answer
    state.pop()
    # WX-09.02
    if answer.verb == "charge":
        move(state, (answer.target,), state.turn_player, ENER, ENER_CAUSE, HOW)
    elif answer.verb == "charge-signi":
        # WX-09.04, WX-09.05: not banished, and what hangs on it falls by rule processing.
        take_from_field(state, (answer.target,), ENER, ENER_CAUSE, HOW)


ENER_PHASE: Final[Procedure[WixossState]] = Procedure("ener-phase", (("ask", _ask), ("take", _take)))
"""The turn player may charge once (WX-09.02)."""
