"""Growing (chapter 10): a stronger LRIG is put on top of the own LRIG."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.language.bases import NO_SLOTS
from taisen.wixoss import cards as kinds
from taisen.wixoss.card_index import lrig_deck
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import cost, paying, values
from taisen.wixoss.rules.coins import gain_coins
from taisen.wixoss.rules.places import in_lrig_deck
from taisen.wixoss.rules.zones import cover
from taisen.wixoss.state import LRIG, WixossState

GROW_CAUSE: Final = Cause(RULE, -1, "WX-10.01")
COIN_CAUSE: Final = Cause(RULE, -1, "WX-10.11")

PASS: Final = Option("pass", "pass")


# -- what may be grown to --------------------------------------------------------------------------


def _is_lrig(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == kinds.LRIG


def next_level(state: WixossState, player: int) -> int:
    """Return the level of the LRIG that a player may grow to."""
    # WX-10.05, WX-99.28: than the present level.
    return values.level(state, values.center(state, player)) + 1


def _one_higher(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].level == next_level(state, player)


def _shares_type(state: WixossState, player: int, card: int) -> bool:
    # WX-10.04, WX-02.12
    types = values.types(state, values.center(state, player))
    for name in state.definitions[card].types:
        if name in types:
            return True
    return False


def _condition_met(state: WixossState, player: int, card: int) -> bool:
    # WX-10.06
    ability = state.definitions[card].grow_condition
    if ability is None or ability.condition is None:
        return True
    return ability.condition.holds(state, Cause(RULE, player, "WX-10.06", card), NO_SLOTS)


def _not_prohibited(state: WixossState, player: int, card: int) -> bool:
    return not values.prohibited(state, player, "grow", card)


GROWABLE_ABOVE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-10.04", "other-lrig-type", _shares_type),
    Requirement("WX-10.06", "grow-condition", _condition_met),
    Requirement("WX-10.02", "forbidden", _not_prohibited),
)
"""What is left to ask of a LRIG of the LRIG Deck that is one level higher."""

GROWABLE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-10.02", "not-in-lrig-deck", in_lrig_deck),
    Requirement("WX-10.02", "not-a-lrig", _is_lrig),
    Requirement("WX-10.05", "not-one-level-higher", _one_higher),
    *GROWABLE_ABOVE,
)
"""Growing to a LRIG, its cost aside; holds for growing by an effect too (WX-10.14)."""


def growable(state: WixossState, player: int) -> list[int]:
    """Return the LRIG of a LRIG Deck that a player may grow to, their costs aside."""
    if not field_index(state).centers[player]:
        return []
    definitions = state.definitions
    wanted = next_level(state, player)
    return [
        card
        for card in lrig_deck(state, player).lrigs
        if definitions[card].level == wanted and legal(GROWABLE_ABOVE, state, player, card)
    ]


def grow(state: WixossState, player: int, card: int, cause: Cause) -> int:
    """Put a LRIG on top of the own LRIG; return the id of the new field card."""
    center = values.center(state, player)
    # WX-10.08, WX-10.12: it enters, and rule processing looks at the SIGNI anew (WX-10.10, WX-10.13).
    object_id = cover(state, card, player, (center.id,), LRIG, cause, "grow", center.down)
    state.happen(Event("grew", player, cause, object_id, card))
    coins = state.definitions[card].coins
    if coins:
        # WX-10.11, WX-26.01
        gain_coins(state, player, coins, COIN_CAUSE)
    return object_id


# -- the phase -------------------------------------------------------------------------------------


def grow_payable(state: WixossState, player: int, card: int) -> bool:
    """Return whether a player can pay the grow cost of a LRIG (WX-10.07)."""
    return cost.can_afford(state, player, cost.cost_of(state, player, card))


GROW: Final[tuple[Requirement[WixossState], ...]] = (
    *GROWABLE,
    Requirement("WX-10.07", "cost-not-payable", grow_payable),
)
"""Growing in the grow phase."""


def grow_options(state: WixossState, player: int) -> list[Option]:
    """Return the LRIG that a player can grow to now; doing without comes first (WX-10.01)."""
    options = [PASS]
    for card in growable(state, player):
        if grow_payable(state, player, card):
            options.append(Option("grow", f"grow {state.definitions[card].number}", card))
    return options


CARD: Final = 0
"""The LRIG that is grown to."""


def _ask(state: WixossState) -> None:
    player = state.turn_player
    options = grow_options(state, player)
    # Whoever does not care grows where that is possible: everything else is bound by the LRIG's level.
    usual = min(1, len(options) - 1)
    state.ask(Decision(player, "grow", ACT, options, GROW_CAUSE, window=True, default_index=usual))


def _pay(state: WixossState) -> None:
    if state.answer.verb == "pass":
        state.pop()
        return
    card = state.answer.target
    state.slots[CARD] = card
    player = state.turn_player
    # WX-10.02: the cost first.
    paying.pay(state, player, cost.cost_of(state, player, card), GROW_CAUSE)


def _grow(state: WixossState) -> None:
    card = state.slots[CARD]
    assert isinstance(card, int)
    state.pop()
    grow(state, state.turn_player, card, GROW_CAUSE)


GROW_PHASE: Final[Procedure[WixossState]] = Procedure(
    "grow-phase", (("ask", _ask), ("pay", _pay), ("grow", _grow))
)
"""The turn player may grow once (WX-10.03)."""
