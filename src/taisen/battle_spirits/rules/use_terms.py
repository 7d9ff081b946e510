"""What must hold before a card is summoned, deployed or used as a magic (chapters 07, 08, 13, 18)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.index import may_work
from taisen.battle_spirits.rules import cores, hand_removal, inheriting, life_price, soul_magic, transfer
from taisen.battle_spirits.rules.cost import price, prices_printed, prohibited
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.magic_toll import can_pay_life
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.state import AT_HAND, BOTH, DECK, HAND, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import PaymentHelp
from taisen.kernel.events import RULE, Cause
from taisen.kernel.legality import Requirement
from taisen.language.bases import NO_SLOTS


def _is_summoned(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind in (SPIRIT, ULTIMATE, BRAVE)


def _is_nexus_card(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind == NEXUS


def _is_magic_card(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind == MAGIC


def _in_hand(state: BattleState, player: int, card: int) -> bool:
    return state.places[card] == player * ZONE_COUNT + HAND


def _in_hand_or_at_hand(state: BattleState, player: int, card: int) -> bool:
    # BS-07.03, BS-35.03, BS-39.01
    player_of, kind = divmod(state.places[card], ZONE_COUNT)
    return player_of == player and kind in (HAND, AT_HAND)


def _payable(state: BattleState, player: int, card: int) -> bool:
    definition = state.definitions[card]
    needed = entry_cores(state, player, card)
    if definition.plainly_paid and prices_printed(state):
        # What is printed decides most often, whatever the field symbols are.
        left = cores.usable(state, player) - definition.cost - needed
        if left >= 0:
            return True
        if left + definition.most_reduction < 0 and not may_work(state, PaymentHelp.verb):
            return False
    cost = lowest_price(state, player, card)
    if definition.transfer is not None:
        return transfer.payable(state, player, card, cost, needed)
    if definition.soul_magic and soul_magic.payable(state, player, card):
        return True
    return affordable(state, player, card, cost, needed)


def lowest_price(state: BattleState, player: int, card: int) -> int:
    """Return what using a card costs at least: its price, less what 継召 could take off."""
    cost = price(state, player, card)
    definition = state.definitions[card]
    if definition.life_price and life_price.payable(state, player):
        cost = max(0, cost - definition.life_price)
    return cost - inheriting.most(state, player, card) if definition.inherits else cost


def _summoning_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "summon", card)


def _magic_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "use-magic", card)


def _life_payable(state: BattleState, player: int, card: int) -> bool:
    return can_pay_life(state, player)


def _burst_effect_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "give-burst-effect", card)


def _has_burst(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].burst is not None


def _has_counter(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].trigger_counter is not None


def summonable(state: BattleState, player: int, card: int) -> bool:
    """Return whether the summoning condition of a card is met, if it has one."""
    # BS-18.03
    definition = state.definitions[card]
    if definition.hand_removal is not None and not hand_removal.removable(state, player, card):
        return False
    condition = definition.summoning_condition
    if definition.transfer is not None and not transfer.givers(
        state, player, card, entry_cores(state, player, card)
    ):
        return False
    if condition is None:
        return True
    if definition.revealed_freely and state.places[card] % ZONE_COUNT == DECK and state.known[card] == BOTH:
        # Out of the deck only what was revealed is summoned.
        return True
    return condition.holds(state, Cause(RULE, player, "BS-18.03", card=card), NO_SLOTS)


def _has_main(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].magic_main is not None


def _has_flash(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].magic_flash is not None


Requirements = tuple[Requirement[BattleState], ...]

# What is left to ask of a card of the right kind in hand or at hand.
SUMMON_TERMS: Final[Requirements] = (
    Requirement("BS-18.03", "summoning-condition", summonable),
    Requirement("BS-35.11", "forbidden-by-effect", _summoning_allowed),
    # BS-08.16, BS-08.21: cost and lowest level together must be affordable.
    Requirement("BS-08.16", "too-few-cores", _payable),
)
DEPLOY_TERMS: Final[Requirements] = (Requirement("BS-08.21", "too-few-cores", _payable),)
MAGIC_TERMS: Final[Requirements] = (
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
    Requirement("BS-08.21", "too-few-cores", _payable),
)
SUMMON: Final[Requirements] = (
    Requirement("BS-07.03", "not-a-spirit-card", _is_summoned),
    Requirement("BS-07.03", "not-in-hand", _in_hand_or_at_hand),
    *SUMMON_TERMS,
)
DEPLOY: Final[Requirements] = (
    Requirement("BS-07.06", "not-a-nexus-card", _is_nexus_card),
    Requirement("BS-07.06", "not-in-hand", _in_hand_or_at_hand),
    *DEPLOY_TERMS,
)
USE_MAIN: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand_or_at_hand),
    Requirement("BS-13.03", "no-main-effect", _has_main),
    *MAGIC_TERMS,
)
USE_FLASH: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand_or_at_hand),
    # BS-12.09
    Requirement("BS-12.09", "no-flash-effect", _has_flash),
    *MAGIC_TERMS,
)
USE_BURST: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand),
    Requirement("BS-25.08", "no-burst-effect", _has_burst),
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
    # BS-25.13: what stops the burst effects of set cards stops this one too.
    Requirement("BS-35.11", "forbidden-by-effect", _burst_effect_allowed),
    Requirement("BS-08.21", "too-few-cores", _payable),
)

USE_COUNTER_FREE: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand),
    Requirement("BS-19.05", "no-trigger-counter", _has_counter),
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
)
USE_COUNTER: Final[Requirements] = (
    *USE_COUNTER_FREE,
    Requirement("BS-08.21", "too-few-cores", _payable),
)


def payable_alone(state: BattleState, player: int, card: int) -> bool:
    """Return whether the price of a card can be paid, leaving out cores for the card itself."""
    return cores.usable(state, player) >= price(state, player, card)
