"""Change チェンジ: after an effect used from the hand, its card is discarded or takes a spirit's place.

The manual does not describe it; the texts of the cards do: after the effect the card is discarded, or
exchanged with an own spirit of a sort, as its player wants; it then stands there refreshed. Event:
"card_discarded" (player, card).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.exchanging import exchange, exchangeable
from taisen.battle_spirits.rules.values import spared
from taisen.battle_spirits.state import BOTH, REFRESHED, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Event
from taisen.language.bases import NO_SLOTS, Filter

DISCARD: Final = Option("discard-used", "discard", 0)


def ask(state: BattleState, card: int, among: Filter) -> None:
    """Ask what becomes of the card that was used; ``among`` says what it may be exchanged with."""
    cause = state.frame.cause
    player = state.frame.controller
    options = [DISCARD]
    for found in state.objects.values():
        if (
            found.controller == player
            and exchangeable(state, found)
            and among.matches(state, found.id, cause, NO_SLOTS)
            and not spared(state, found, cause, NO_SLOTS, among)
        ):
            options.append(Option("take-place", f"exchange {name_of(state, found.id, player)}", found.id))
    state.ask(Decision(player, "change", PICK_OPTION, options, cause, (card,)))


def take(state: BattleState, card: int) -> None:
    """Do what was answered."""
    cause = state.frame.cause
    # BS-35.18, BS-35.19, BS-42.03
    if state.answer.target and exchange(state, state.answer.target, card, cause, REFRESHED):
        return
    owner = state.owners[card]
    state.move_card(card, owner * ZONE_COUNT + TRASH, BOTH)
    state.happen(Event("card_discarded", owner, cause, card=card))
