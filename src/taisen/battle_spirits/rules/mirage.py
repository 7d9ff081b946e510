"""Mirages (chapter 26): setting them face up over the burst area, and taking them out of it.

A set mirage is no field card: it has an id of its own (``state.apart``) for what it causes, and nothing that
speaks of field cards, cores or symbols meets it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, SPIRIT, ULTIMATE
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import (
    CARD,
    FROM,
    PAY_COST,
    PRICE,
    REMAINING,
    USE_MARK,
    price,
    prohibited,
    use_slots,
)
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.leaving import leave_at_once
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BOTH, HAND, IN_USE, MIRAGE, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import MoreMirages
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
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
    """Set a card as a mirage, wherever it is; the mirage that was set goes back to the hand.

    Where several may be set at once, it is asked which of them goes back if there is no room.
    """
    old = mirages(state, player)
    room = places_beside(state, player, card)
    if len(old) <= room:
        _lay(state, player, card, cause)
    elif room:
        state.push(EXCHANGE_MIRAGE, player, cause, [card])
    else:
        # BS-26.07
        for other in old:
            take_back(state, player, other, cause)
        _lay(state, player, card, cause)


def places_beside(state: BattleState, player: int, card: int) -> int:
    """Return how many of a player's mirages may stay set beside ``card``."""
    # BS-26.07, BS-35.09: one alone is set, but for an effect that lets more be.
    room = 0
    for entry in active(state, "player"):
        rule = entry.modification
        if not isinstance(rule, MoreMirages) or entry.player not in (player, 2):
            continue
        if all(
            rule.sort.matches(state, other, entry.cause, entry.slots)
            for other in (card, *mirages(state, player))
        ):
            room = max(room, rule.number - 1)
    return room


def take_back(state: BattleState, player: int, card: int, cause: Cause) -> None:
    """Return a set mirage to its owner's hand."""
    state.move_card(card, state.owners[card] * ZONE_COUNT + HAND, BOTH)
    state.happen(Event("mirage_returned", player, cause, card=card))


def _lay(state: BattleState, player: int, card: int, cause: Cause) -> None:
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
    leave_at_once(state, mark)


def _set(state: BattleState) -> None:
    card = state.slots[CARD]
    assert isinstance(card, int)
    frame = state.frame
    state.pop()
    put(state, frame.controller, card, frame.cause)


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


# -- several at once -------------------------------------------------------------------------------


def _ask_exchange(state: BattleState) -> None:
    player = state.frame.controller
    options = [
        Option("exchange", f"exchange {state.definitions[old].number}", old) for old in mirages(state, player)
    ]
    state.ask(Decision(player, "exchange-mirage", PICK_OPTION, options, state.frame.cause))


def _take_exchange(state: BattleState) -> None:
    frame = state.frame
    card = state.slots[0]
    assert isinstance(card, int)
    take_back(state, frame.controller, state.answer.target, frame.cause)
    _lay(state, frame.controller, card, frame.cause)
    state.pop()


EXCHANGE_MIRAGE: Final[Procedure[BattleState]] = Procedure(
    "exchange-mirage", (("ask", _ask_exchange), ("take", _take_exchange))
)
"""Asks which of several set mirages goes back to the hand for a new one."""


def _ask_free(state: BattleState) -> None:
    """Ask what becomes of the first of the mirages that are left; the last asked is the first summoned."""
    left, new = state.slots
    assert isinstance(left, tuple) and isinstance(new, int)
    frame = state.frame
    player = frame.controller
    if not left:
        state.pop()
        if new >= 0:
            put(state, player, new, frame.cause)
        return
    card = left[0]
    definition = state.definitions[card]
    options = [Option("to-hand", f"to-hand {definition.number}", card)]
    may = definition.kind in (SPIRIT, ULTIMATE, BRAVE) and not prohibited(state, player, "summon", card)
    if may and cores.usable(state, player) >= entry_cores(state, player, card):
        options.insert(0, Option("summon-mirage", f"summon-mirage {definition.number}", card))
    state.ask(Decision(player, "free-mirage", PICK_OPTION, options, state.frame.cause, (card,)))


def _take_free(state: BattleState) -> None:
    from taisen.battle_spirits.rules.summoning import enter

    frame = state.frame
    left = state.slots[0]
    assert isinstance(left, tuple)
    state.slots[0] = left[1:]
    state.jump(0)
    if state.answer.verb == "to-hand":
        take_back(state, frame.controller, left[0], frame.cause)
    else:
        enter(state, frame.controller, left[0], frame.cause, free=True, how=2)


FREE_MIRAGES: Final[Procedure[BattleState]] = Procedure(
    "free-mirages", (("ask", _ask_free), ("take", _take_free))
)
"""Summons set mirages without paying, or returns them to the hand, one after the other."""


def free(state: BattleState, player: int, cause: Cause, new: int = -1) -> int:
    """Push the summoning or return of all mirages of a player, then the setting of ``new`` if there is one.

    Returns:
        How many were set.
    """
    old = mirages(state, player)
    state.push(FREE_MIRAGES, player, cause, [old, new])
    return len(old)
