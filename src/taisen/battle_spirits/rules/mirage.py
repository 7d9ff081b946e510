"""Mirages (chapter 26): setting them face up over the burst area, and taking them out of it.

A set mirage is no field card: it has an id of its own (``state.apart``) for what it causes, and nothing that
speaks of field cards, cores or symbols meets it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import (
    CARD,
    FROM,
    PAY_COST,
    PRICE,
    REMAINING,
    USE_MARK,
    price,
    use_slots,
)
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.state import BOTH, HAND, IN_USE, MIRAGE, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.events import PAYMENT, RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement

SET_CAUSE: Final = Cause(RULE, -1, "BS-26.03")


def is_mirage(state: BattleState, card: int) -> bool:
    """Return whether a card can be set as a mirage."""
    # BS-26.01
    return state.definitions[card].mirage_cost >= 0


def mirage_price(state: BattleState, player: int, card: int) -> int:
    """Return what setting a mirage costs now."""
    # BS-26.05, BS-08.23: reduced as the cost of a card is.
    return price(state, player, card, state.definitions[card].mirage_cost)


def mirages(state: BattleState, player: int) -> tuple[int, ...]:
    """Return the mirages that ``player`` has set."""
    return state.zones[player * ZONE_COUNT + MIRAGE]


# -- setting ---------------------------------------------------------------------------------------


def _is_mirage(state: BattleState, player: int, card: int) -> bool:
    return is_mirage(state, card)


def _in_hand(state: BattleState, player: int, card: int) -> bool:
    return state.places[card] == player * ZONE_COUNT + HAND


def _not_set_this_turn(state: BattleState, player: int, card: int) -> bool:
    return _key(player) not in state.marks


def _payable(state: BattleState, player: int, card: int) -> bool:
    return cores.usable(state, player) >= mirage_price(state, player, card)


def _key(player: int) -> str:
    """Return the key that marks a player as having set a mirage this turn."""
    return f"mirage-set {player}"


# BS-26.08: this is the only main action about mirages; none takes one away without another in its place.
SET_REQUIREMENTS: Final[tuple[Requirement[BattleState], ...]] = (
    Requirement("BS-07.15", "no-mirage", _is_mirage),
    # BS-26.04: a card at hand is not in the hand.
    Requirement("BS-26.04", "not-in-hand", _in_hand),
    # BS-26.03, BS-07.02
    Requirement("BS-26.03", "mirage-already-set", _not_set_this_turn),
    Requirement("BS-07.15", "too-few-cores-to-pay", _payable),
)


def set_paying(state: BattleState, player: int, card: int) -> None:
    """Push the setting of a hand card as a mirage, as a main action."""
    state.push(SET_MIRAGE, player, SET_CAUSE, use_slots(card, state.serial))


def put(state: BattleState, player: int, card: int, cause: Cause) -> None:
    """Set a card as a mirage, wherever it is; the mirage that was set goes back to the hand."""
    # BS-26.07
    for old in mirages(state, player):
        state.move_card(old, state.owners[old] * ZONE_COUNT + HAND, BOTH)
        state.happen(Event("mirage_returned", player, cause, card=old))
    # BS-26.01, BS-26.09: face up, over whatever burst is set.
    state.move_card(card, player * ZONE_COUNT + MIRAGE, BOTH)
    object_id = state.next_serial()
    state.set_apart(card, object_id)
    state.happen(Event("mirage_set", player, cause, object_id, card))


def discard(state: BattleState, card: int, cause: Cause) -> int:
    """Put a set mirage in the trash; return how many went there."""
    player, kind = divmod(state.places[card], ZONE_COUNT)
    if kind != MIRAGE:
        return 0
    state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    state.happen(Event("mirage_discarded", player, cause, card=card))
    return 1


def _show(state: BattleState) -> None:
    slots = state.slots
    card = slots[CARD]
    assert isinstance(card, int)
    player = state.frame.controller
    state.marks[_key(player)] = 1
    # BS-26.07: shown, then paid, then exchanged with the one that was set.
    state.move_card(card, player * ZONE_COUNT + IN_USE, BOTH)
    slots[USE_MARK] = state.serial
    state.happen(Event("shown", player, state.frame.cause, card=card))


def _reduce(state: BattleState) -> None:
    slots = state.slots
    card = slots[CARD]
    assert isinstance(card, int)
    player = state.frame.controller
    slots[PRICE] = mirage_price(state, player, card)
    slots[REMAINING] = slots[PRICE]
    slots[FROM] = 0
    if slots[REMAINING]:
        state.push(PAY_COST, player, state.frame.cause)


def _paid(state: BattleState) -> None:
    slots = state.slots
    card, amount = slots[CARD], slots[PRICE]
    assert isinstance(card, int) and isinstance(amount, int)
    player = state.frame.controller
    cause = Cause(PAYMENT, player, SET_CAUSE.rule, card=card)
    state.happen(Event("paid", player, cause, card=card, amount=amount))


def _settle_payment(state: BattleState) -> None:
    mark = state.slots[USE_MARK]
    assert isinstance(mark, int)
    # BS-99.15: what the payment depleted leaves before the mirage works.
    rest(state, mark)


def _set(state: BattleState) -> None:
    card = state.slots[CARD]
    assert isinstance(card, int)
    put(state, state.frame.controller, card, state.frame.cause)
    state.pop()


SET_MIRAGE: Final[Procedure[BattleState]] = Procedure(
    "set-mirage",
    (
        ("show", _show),
        ("reduce", _reduce),
        ("paid", _paid),
        ("settle-payment", _settle_payment),
        ("set", _set),
    ),
)
"""Sets a hand card as a mirage for its mirage cost (BS-26.03)."""
