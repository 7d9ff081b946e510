"""The stages that every use of a card goes through: show, fix the price, pay, settle (chapter 08)."""

from __future__ import annotations

from taisen.battle_spirits.rules import inheriting, manifestation
from taisen.battle_spirits.rules.bases import take_base
from taisen.battle_spirits.rules.cost import (
    CARD,
    FREE,
    FROM,
    INHERITED,
    MANNER,
    PAY_COST,
    PAYER,
    PRICE,
    REMAINING,
    SET_PRICE,
    USE_MARK,
    hand_key,
    price,
    soul_paid_key,
)
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.leaving import leave_at_once
from taisen.battle_spirits.rules.payment_help import HELP_PAYMENT
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import AT_HAND, BOTH, HAND, IN_USE, ZONE_COUNT, BattleState
from taisen.kernel.events import PAYMENT, Cause, Event
from taisen.kernel.frames import Procedure, int_of


def at_hand_key(card: int) -> str:
    """Return the key under which it is kept that a card was last used from at hand."""
    return f"from-at-hand {card}"


def show(state: BattleState) -> None:
    """Show the card, before anything is paid."""
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    # A card in use from the hand has the cost that hand cards have.
    from_at_hand = at_hand_key(card)
    if state.places[card] == player * ZONE_COUNT + AT_HAND:
        state.marks[from_at_hand] = 1
    else:
        state.marks.pop(from_at_hand, 0)
    key = hand_key(card)
    if state.places[card] != player * ZONE_COUNT + HAND:
        state.marks.pop(key, 0)
    elif active(state, "player"):
        state.marks[key] = 1
    if state.places[card] < 0:
        take_base(state, card)
    if state.definitions[card].counts_soul:
        state.marks.pop(soul_paid_key(card), 0)
    # BS-08.02: shown before anything is paid.
    state.move_card(card, player * ZONE_COUNT + IN_USE, BOTH)
    slots[USE_MARK] = state.serial
    state.happen(Event("shown", player, state.frame.cause, card=card))


def ask_inherit(state: BattleState) -> None:
    """Ask for a card that is removed to lower the price, as long as there is one."""
    slots = state.slots
    card = int_of(slots[CARD])
    definition = state.definitions[card]
    if slots[FREE] or slots[PAYER] or int_of(slots[SET_PRICE]) >= 0 or not definition.inherits:
        state.answer = inheriting.DONE
        return
    player = state.frame.controller
    inherited = int_of(slots[INHERITED])
    wanted = max(0, price(state, player, card) - inherited) + entry_cores(state, player, card)
    inheriting.ask(state, player, card, inherited, wanted)


def take_inherit(state: BattleState) -> None:
    """Remove the chosen card, and ask again."""
    if state.answer.verb != "inherit":
        return
    slots = state.slots
    player = state.frame.controller
    slots[INHERITED] = inheriting.remove(
        state, player, int_of(slots[CARD]), state.answer.target, int_of(slots[INHERITED])
    )
    procedure = state.frame.node
    assert isinstance(procedure, Procedure)
    state.jump(procedure.step_index("ask-inherit"))


def reduce_price(state: BattleState) -> None:
    """Fix the price, and start paying it."""
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    # BS-08.20: fixed here, whatever the payment does to the reducing cards.
    set_price = int_of(slots[SET_PRICE])
    if set_price >= 0:
        # Ruling 70: "paying N" leaves nothing to reduce.
        slots[PRICE] = set_price
    else:
        slots[PRICE] = 0 if slots[FREE] else max(0, price(state, player, card) - int_of(slots[INHERITED]))
    slots[REMAINING] = slots[PRICE]
    slots[FROM] = 0
    if slots[PAYER]:
        manifestation.pay(state, player, card, int_of(slots[PAYER]), int_of(slots[MANNER]), state.frame.cause)
        slots[REMAINING] = 0
    if slots[REMAINING]:
        state.push(PAY_COST, player, state.frame.cause)
        state.push(HELP_PAYMENT, player, state.frame.cause)


def note_paid(state: BattleState) -> None:
    """Tell what was paid."""
    slots = state.slots
    player = state.frame.controller
    amount = int_of(slots[PRICE])
    if not slots[FREE]:
        cause = Cause(PAYMENT, player, "BS-08.12", card=int_of(slots[CARD]))
        state.happen(Event("paid", player, cause, card=int_of(slots[CARD]), amount=amount))


def settle_payment(state: BattleState) -> None:
    """Let what the payment depleted leave, before the used card's own effects."""
    # BS-99.15, BS-09.12: what the payment depleted leaves before the used card's own effects.
    mark = int_of(state.slots[USE_MARK])
    rest(state, mark)
    leave_at_once(state, mark)
