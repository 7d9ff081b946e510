"""Accel, and cards at hand (chapter 39): using an effect of a card from the hand, which then lies at hand.

A card at hand is neither in the hand nor on the field; it may be used by paying as from the hand. Change
チェンジ is used like Accel; what becomes of its card afterwards is in ``change``. Events: "accel_used" or
"change_used" (player, card) before the effect, "put_at_hand" (player, card).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import change, cores
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
from taisen.battle_spirits.rules.leaving import leave_at_once
from taisen.battle_spirits.rules.magic_toll import can_pay_life, pay_life
from taisen.battle_spirits.rules.timing import resolve, rest
from taisen.battle_spirits.state import AT_HAND, BOTH, IN_USE, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Accel
from taisen.kernel.events import EFFECT, PAYMENT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Refusal
from taisen.language.slots import fresh_slots

ACCEL_KIND: Final = "accel"
"""What kind of source an Accel or a Change is: neither a spirit's effect nor a magic's."""


def accel_price(state: BattleState, player: int, card: int, line: Accel) -> int:
    """Return what using a card's Accel costs now: its own cost, reduced by the card's reduction symbols."""
    return price(state, player, card, line.cost)


def why_not(state: BattleState, player: int, card: int, line: Accel) -> Refusal | None:
    """Return why the Accel of a hand card cannot be paid, None if it can."""
    if line.change is None and not can_pay_life(state, player):
        return Refusal("forbidden-by-effect", "BS-35.11")
    # BS-08.21
    if cores.usable(state, player) < accel_price(state, player, card, line):
        return Refusal("too-few-cores-to-pay", "BS-08.21")
    return None


def can_use(state: BattleState, player: int, card: int, line: Accel) -> bool:
    """Return whether the Accel of a hand card can be paid."""
    return why_not(state, player, card, line) is None


def use_accel(state: BattleState, player: int, card: int, line: Accel) -> None:
    """Push the use of the Accel of a hand card."""
    definition = state.definitions[card]
    # Ruling 95: the effect of a card, not of a spirit on the field.
    cause = Cause(
        EFFECT,
        player,
        card=card,
        ability=line.given.key,
        colors=definition.colors,
        source_kind=ACCEL_KIND,
    )
    state.push(USE_ACCEL, player, cause, use_slots(card, state.serial), line)


def put_at_hand(state: BattleState, card: int, cause: Cause, face_down: bool = False) -> None:
    """Put a card at its owner's hand, face up unless an effect says otherwise."""
    owner = state.owners[card]
    # BS-39.05, BS-39.04: a zone of its own; who put it there face down may look at it.
    state.move_card(card, owner * ZONE_COUNT + AT_HAND, 1 << owner if face_down else BOTH)
    state.happen(Event("put_at_hand", owner, cause, card=card))


def _card(state: BattleState) -> int:
    card = state.slots[CARD]
    assert isinstance(card, int)
    return card


def _line(state: BattleState) -> Accel:
    line = state.frame.item
    assert isinstance(line, Accel)
    return line


def _show(state: BattleState) -> None:
    card = _card(state)
    player = state.frame.controller
    state.move_card(card, player * ZONE_COUNT + IN_USE, BOTH)
    state.slots[USE_MARK] = state.serial
    state.happen(Event("shown", player, state.frame.cause, card=card))


def _pay_life(state: BattleState) -> None:
    if _line(state).change is None:
        pay_life(state, state.frame.controller, _card(state))


def _reduce(state: BattleState) -> None:
    slots = state.slots
    player = state.frame.controller
    slots[PRICE] = accel_price(state, player, _card(state), _line(state))
    slots[REMAINING] = slots[PRICE]
    slots[FROM] = 0
    if slots[REMAINING]:
        state.push(PAY_COST, player, state.frame.cause)


def _paid(state: BattleState) -> None:
    amount = state.slots[PRICE]
    assert isinstance(amount, int)
    player = state.frame.controller
    cause = Cause(PAYMENT, player, "BS-08.12", card=_card(state))
    state.happen(Event("paid", player, cause, card=_card(state), amount=amount))


def _settle_payment(state: BattleState) -> None:
    mark = state.slots[USE_MARK]
    assert isinstance(mark, int)
    # BS-99.15: what the payment depleted leaves before the effect.
    rest(state, mark)
    leave_at_once(state, mark)


def _give(state: BattleState) -> None:
    frame = state.frame
    # BS-35.03: a use, from hand.
    line = _line(state)
    name = "accel_used" if line.change is None else "change_used"
    state.happen(Event(name, frame.controller, frame.cause, card=_card(state)))
    resolve(state, line.given, frame.controller, frame.cause, fresh_slots())


def _put(state: BattleState) -> None:
    card = _card(state)
    if state.places[card] < 0 or state.places[card] % ZONE_COUNT != IN_USE:
        state.pop()
        return
    among = _line(state).change
    if among is not None:
        change.ask(state, card, among)
    else:
        put_at_hand(state, card, state.frame.cause)
        state.pop()


def _change(state: BattleState) -> None:
    change.take(state, _card(state))
    state.pop()


USE_ACCEL: Final[Procedure[BattleState]] = Procedure(
    "use-accel",
    (
        ("show", _show),
        ("pay-life", _pay_life),
        ("reduce", _reduce),
        ("paid", _paid),
        ("settle-payment", _settle_payment),
        ("give", _give),
        ("put", _put),
        ("change", _change),
    ),
)
"""Uses the Accel or Change of a hand card for its own cost; after an Accel the card is at hand, face up."""
