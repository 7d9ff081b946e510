"""Keys (chapter 26): cards of the LRIG Deck that stand beside the LRIG, one for each player."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss import cards as kinds
from taisen.wixoss.card_index import lrig_deck
from taisen.wixoss.rules import cost, paying
from taisen.wixoss.rules.entering import conditions_met, limiting_met, not_prohibited
from taisen.wixoss.rules.places import in_lrig_deck
from taisen.wixoss.rules.zones import put_on_field, take_from_field
from taisen.wixoss.state import KEY, LRIG_TRASH, WixossState

KEY_CAUSE: Final = Cause(RULE, -1, "WX-26.05")
REPLACED_CAUSE: Final = Cause(RULE, -1, "WX-26.07")


def _is_key(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == kinds.KEY


def _payable(state: WixossState, player: int, card: int) -> bool:
    return cost.can_afford(state, player, cost.cost_of(state, player, card))


PLAY: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-26.05", "not-in-lrig-deck", in_lrig_deck),
    Requirement("WX-26.04", "not-a-key", _is_key),
    Requirement("WX-12.04", "limiting-condition", limiting_met),
    Requirement("WX-12.04", "use-condition", conditions_met),
    Requirement("WX-26.05", "forbidden", not_prohibited),
    Requirement("WX-13.02", "cost-not-payable", _payable),
)
"""Putting a Key onto the field in the own main phase."""


def options(state: WixossState, player: int) -> list[Option]:
    """Return the Keys that a player can put onto the field now, equal ones once."""
    found: list[Option] = []
    for card in lrig_deck(state, player).keys:
        if legal(PLAY, state, player, card):
            found.append(Option("key", f"play {state.definitions[card].number}", card))
    return found


def play(state: WixossState, player: int, card: int) -> None:
    """Push the putting of a Key onto the field."""
    cause = Cause(RULE, player, KEY_CAUSE.rule, card)
    state.push(PLAY_KEY, player, cause, [])


def _pay(state: WixossState) -> None:
    # WX-26.05
    cause = state.frame.cause
    paying.pay(state, cause.player, cost.cost_of(state, cause.player, cause.card), cause)


def _make_room(state: WixossState) -> None:
    make_room(state, state.frame.controller)


def make_room(state: WixossState, player: int) -> None:
    """Put the Key that a player has on the field into the LRIG trash, if there is one."""
    # WX-26.06, WX-26.07; WX-26.08: there is no other way without a cost or an effect.
    there = state.standing(player, KEY)
    if there is not None:
        take_from_field(state, (there.id,), LRIG_TRASH, REPLACED_CAUSE, "rule")


def _enter(state: WixossState) -> None:
    cause = state.frame.cause
    state.pop()
    # WX-26.09: it enters as any field card does.
    put_on_field(state, cause.card, cause.player, KEY, cause, "key")


PLAY_KEY: Final[Procedure[WixossState]] = Procedure(
    "play-key", (("pay", _pay), ("make-room", _make_room), ("enter", _enter))
)
"""Puts a Key next to the LRIG (WX-26.05)."""
