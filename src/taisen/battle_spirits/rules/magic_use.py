"""Using a magic card for one of its effects (chapter 13)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import MAGIC, CardDefinition
from taisen.battle_spirits.rules import soul_magic
from taisen.battle_spirits.rules.cost import (
    CARD,
    EFFECT,
    FREE,
    SET_PRICE,
    USE_MARK,
    card_cost,
    price,
    use_slots,
)
from taisen.battle_spirits.rules.magic_toll import pay_life
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.timing import resolve, rest
from taisen.battle_spirits.rules.use_stages import (
    ask_inherit,
    note_paid,
    reduce_price,
    settle_payment,
    show,
    take_inherit,
)
from taisen.battle_spirits.state import BOTH, IN_USE, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN, EffectAbility
from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT as BY_EFFECT
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure, int_of
from taisen.language.slots import fresh_slots

MAGIC_CAUSE: Final = Cause(RULE, -1, "BS-13.01")

NO_SOUL: Final = Option("choose", "choose", 0)
NO_EFFECT: Final = 0
"""Nothing of a magic was given: its effect was negated."""
BURST_EFFECT: Final = 4
"""A magic's burst effect, used from hand by an effect that allows it."""
COUNTER_EFFECT: Final = 8
"""A magic's Trigger Counter."""
ZERO_COUNTER_EFFECT: Final = 16
"""A magic's Zero Counter."""


def _used(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    key = f"magic-used {player}"
    state.marks[key] = state.marks.get(key, 0) + 1
    cause = magic_cause(state, player, card)
    # BS-50 of the rulings: a magic without a legal target counts as used too.
    state.happen(Event("magic_used", player, cause, card=card, amount=card_cost(state, card)))


def _ask_soul(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    state.answer = NO_SOUL
    if slots[FREE] or int_of(slots[SET_PRICE]) >= 0 or not state.definitions[card].soul_magic:
        return
    if soul_magic.payable(state, player, card):
        otherwise = affordable(state, player, card, price(state, player, card), 0)
        soul_magic.ask(state, player, card, otherwise)


def _take_soul(state: BattleState) -> None:
    if state.answer.verb == "yes":
        soul_magic.pay(state, state.frame.controller)
        state.slots[SET_PRICE] = 0


def _pay_life(state: BattleState) -> None:
    pay_life(state, state.frame.controller, int_of(state.slots[CARD]))


def _answered(state: BattleState) -> None:
    rest(state, int_of(state.slots[USE_MARK]))


def _give(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    cause = magic_cause(state, player, card)
    if state.marks.pop(f"negated {card}", 0):
        state.note(Event("prevented", player, cause, card=card, detail="magic"))
        slots[EFFECT] = NO_EFFECT
        return
    ability = magic_effect(state.definitions[card], int_of(slots[EFFECT]))
    # BS-13.02: one effect, the one chosen when it was used.
    resolve(state, ability, player, cause, fresh_slots())


def magic_effect(definition: CardDefinition, which: int) -> EffectAbility:
    """Return the main, flash or burst effect of a magic card, or one of its counters.

    Raises:
        ValueError: the card has no such effect.
    """
    found: EffectAbility | None = definition.burst
    if which == MAIN:
        found = definition.magic_main
    elif which == FLASH:
        found = definition.magic_flash
    elif which == COUNTER_EFFECT:
        found = definition.trigger_counter
    elif which == ZERO_COUNTER_EFFECT:
        found = definition.zero_counter
    if found is None:
        raise ValueError(f"{definition.number} has no such effect")
    return found


def magic_cause(state: BattleState, player: int, card: int) -> Cause:
    """Return the cause that a magic card's effects act as."""
    definition = state.definitions[card]
    return Cause(
        BY_EFFECT, player, card=card, ability=definition.number, colors=definition.colors, source_kind=MAGIC
    )


def _to_trash(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    # BS-13.04: after its effect is resolved, so it does not count itself.
    if state.places[card] % ZONE_COUNT == IN_USE:
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    if state.battle:
        state.marks[f"battle-magic {card}"] = state.battle
    state.happen(
        Event(
            "magic_resolved",
            player,
            magic_cause(state, player, card),
            card=card,
            amount=int_of(slots[EFFECT]),
        )
    )
    state.pop()


# BS-13.05: there is no stage in which cores are put on a magic.
USE_MAGIC: Final[Procedure[BattleState]] = Procedure(
    "use-magic",
    (
        ("show", show),
        ("ask-inherit", ask_inherit),
        ("take-inherit", take_inherit),
        ("ask-soul", _ask_soul),
        ("take-soul", _take_soul),
        ("pay-life", _pay_life),
        ("reduce", reduce_price),
        ("paid", note_paid),
        ("settle-payment", settle_payment),
        ("used", _used),
        ("answered", _answered),
        ("give", _give),
        ("to-trash", _to_trash),
    ),
)
"""Uses a magic card for one of its effects (BS-13.01, BS-13.02)."""


def use_magic(
    state: BattleState, player: int, card: int, which: int, free: bool = False, paying: int = -1
) -> None:
    """Push the use of a magic card from hand.

    Args:
        state: the match.
        player: who uses it.
        card: the card.
        which: ``MAIN``, ``FLASH``, its burst effect or one of its counters.
        free: without paying the cost.
        paying: what is paid whatever it costs, -1 for its cost.
    """
    slots = use_slots(card, state.serial)
    slots[SET_PRICE] = paying
    slots[FREE] = 1 if free else 0
    slots[EFFECT] = which
    state.push(USE_MAGIC, player, MAGIC_CAUSE, slots)
