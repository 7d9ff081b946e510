"""Setup (chapter 04): from two decks to the first turn."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.turn import TURN, TURN_CAUSE
from taisen.battle_spirits.state import BOTH, DECK, HAND, IN_USE, SOUL_RESERVE, ZONE_COUNT, BattleState
from taisen.kernel.decisions import CONFIRM, PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure

SETUP_CAUSE: Final = Cause(RULE, -1, "BS-04.04")
CONTRACT_CAUSE: Final = Cause(RULE, -1, "BS-04.07")
FIRST_CAUSE: Final = Cause(RULE, -1, "BS-04.13")
MULLIGAN_CAUSE: Final = Cause(RULE, -1, "BS-04.14")

LIFE: Final = 5
RESERVE: Final = 3
HAND_SIZE: Final = 4

WHO: Final = 0
REDRAWS: Final = 1
ASIDE: Final = 2
"""The contract card that player 0 takes out of the deck, -1 for none; player 1's is in the next slot."""

CONTRACT_CARD: Final = "contract-card"
"""Prompt of the question which contract card is taken out of the deck."""
NO_CONTRACT_CARD: Final = Option("no-contract-card", "no-contract-card")


def _report(state: BattleState, what: str) -> None:
    state.happen(Event("setup", 0, SETUP_CAUSE, detail=what))


def _void(state: BattleState) -> None:
    # BS-04.05: cores are in the void until they are put somewhere.
    _report(state, "void")


def contract_cards(state: BattleState, player: int) -> list[int]:
    """Return the contract cards in a player's deck, one of each number."""
    # BS-03.07: it comes out of the deck. BS-31.01
    found: dict[str, int] = {}
    for card in state.zone(player, DECK):
        definition = state.definitions[card]
        if definition.contract:
            found.setdefault(definition.number, card)
    return list(found.values())


def _ask_contract(state: BattleState, player: int) -> None:
    cards = contract_cards(state, player)
    for card in cards:
        # Whoever looks a card out of the own deck has seen it; the shuffle makes that worthless.
        state.known[card] |= 1 << player
    options = [
        Option("contract-card", f"contract-card {state.definitions[card].number}", card) for card in cards
    ]
    options.append(NO_CONTRACT_CARD)
    # BS-04.08: who declines shows nothing, so with closed lists being asked must not tell that there is one.
    state.ask(
        Decision(player, CONTRACT_CARD, PICK_OPTION, options, CONTRACT_CAUSE, window=state.closed_lists)
    )


def _ask_contract_1(state: BattleState) -> None:
    _ask_contract(state, 0)


def _take_contract_1(state: BattleState) -> None:
    # BS-99.36: nothing is reported before the other has decided.
    state.slots[ASIDE] = state.answer.target


def _ask_contract_2(state: BattleState) -> None:
    _ask_contract(state, 1)


def _take_contract_2(state: BattleState) -> None:
    state.slots[ASIDE + 1] = state.answer.target


def imagine_choice(state: BattleState) -> None:
    """Choose anew for player 0, whose choice player 1 does not know yet; for a match that is imagined."""
    # BS-99.36: both decide before either choice is seen; the deck of player 0 was dealt anew.
    for card in state.zone(0, DECK):
        state.known[card] = 0
    cards = contract_cards(state, 0)
    for card in cards:
        state.known[card] |= 1
    number = state.random_below(len(cards) + 1)
    state.slots[ASIDE] = cards[number] if number < len(cards) else -1


def _set_aside(state: BattleState, player: int) -> int:
    """Return the contract card that a player has taken out of the deck, -1 for none."""
    card = state.slots[ASIDE + player]
    assert isinstance(card, int)
    return card


def _contract(state: BattleState) -> None:
    # BS-04.04, BS-04.07: both at one moment, each as one card face down.
    for player in (0, 1):
        card = _set_aside(state, player)
        if card >= 0:
            state.move_card(card, player * ZONE_COUNT + IN_USE, 1 << player)
            state.happen(Event("contract_card_set_aside", player, CONTRACT_CAUSE))
    _report(state, "contract_aside")


def _shuffle(state: BattleState) -> None:
    # BS-04.06
    for player in (0, 1):
        state.shuffle(player * ZONE_COUNT + DECK)
    _report(state, "shuffle")


def _life(state: BattleState) -> None:
    # BS-04.09
    state.life = [LIFE, LIFE]
    _report(state, "life")


def _reserve(state: BattleState) -> None:
    # BS-04.10, BS-04.01
    state.reserve = [RESERVE, RESERVE]
    state.souls = [SOUL_RESERVE, SOUL_RESERVE]
    _report(state, "reserve")


def _deal(state: BattleState, player: int, count: int) -> None:
    for _ in range(count):
        card = state.zones[player * ZONE_COUNT + DECK][-1]
        state.move_card(card, player * ZONE_COUNT + HAND, 1 << player)


def _draw(state: BattleState) -> None:
    # BS-04.11
    for player in (0, 1):
        _deal(state, player, HAND_SIZE - 1 if _set_aside(state, player) >= 0 else HAND_SIZE)
    # BS-04.12, BS-99.36: shown together, then it is the fourth card of the hand.
    for player in (0, 1):
        card = _set_aside(state, player)
        if card >= 0:
            state.move_card(card, player * ZONE_COUNT + HAND, BOTH)
            state.happen(Event("revealed", player, CONTRACT_CAUSE, card=card, cards=(card,)))
    _report(state, "draw")


def _ask_first(state: BattleState) -> None:
    # BS-04.13: after the opening hands.
    chooser = state.random_below(2)
    state.slots[WHO] = chooser
    options = [Option("first", "go-first"), Option("second", "go-second")]
    state.ask(Decision(chooser, "choose-first", PICK_OPTION, options, FIRST_CAUSE))


def _take_first(state: BattleState) -> None:
    chooser = state.slots[WHO]
    assert isinstance(chooser, int)
    state.first_player = chooser if state.answer.verb == "first" else 1 - chooser
    state.turn_player = state.first_player
    _report(state, "choose_first")


def _ask_mulligan(state: BattleState, player: int) -> None:
    options = [Option("keep", "keep-hand"), Option("redraw", "redraw-hand")]
    state.ask(Decision(player, "mulligan", CONFIRM, options, MULLIGAN_CAUSE))


def _ask_mulligan_1(state: BattleState) -> None:
    # BS-04.14: the first player decides first.
    _ask_mulligan(state, state.first_player)


def _take_mulligan_1(state: BattleState) -> None:
    _remember(state, state.first_player)


def _ask_mulligan_2(state: BattleState) -> None:
    _ask_mulligan(state, 1 - state.first_player)


def _take_mulligan_2(state: BattleState) -> None:
    _remember(state, 1 - state.first_player)


def _remember(state: BattleState, player: int) -> None:
    redraws = state.slots[REDRAWS]
    assert isinstance(redraws, int)
    verb = state.answer.verb
    # BS-99.28: openly, so that the second player knows what the first has said.
    state.happen(Event("mulligan_chosen", player, MULLIGAN_CAUSE, detail=verb))
    if verb == "redraw":
        state.slots[REDRAWS] = redraws | 1 << player


def _mulligan(state: BattleState) -> None:
    redraws = state.slots[REDRAWS]
    assert isinstance(redraws, int)
    # BS-04.14: both have decided before either redraw is carried out; BS-04.16: there is no second.
    for player in (state.first_player, 1 - state.first_player):
        if redraws >> player & 1:
            # BS-04.15, BS-04.17, BS-99.37: the contract card goes back too, and none is taken out again.
            for card in state.zone(player, HAND):
                state.move_card(card, player * ZONE_COUNT + DECK, 0)
            state.shuffle(player * ZONE_COUNT + DECK)
            _deal(state, player, HAND_SIZE)
    _report(state, "mulligan")


def _begin(state: BattleState) -> None:
    state.pop()
    state.push(TURN, state.first_player, TURN_CAUSE, [])


SETUP: Final[Procedure[BattleState]] = Procedure(
    "setup",
    (
        ("void", _void),
        ("ask-contract-1", _ask_contract_1),
        ("take-contract-1", _take_contract_1),
        ("ask-contract-2", _ask_contract_2),
        ("take-contract-2", _take_contract_2),
        ("contract-aside", _contract),
        ("shuffle", _shuffle),
        ("life", _life),
        ("reserve", _reserve),
        ("draw", _draw),
        ("ask-first", _ask_first),
        ("take-first", _take_first),
        ("ask-mulligan-1", _ask_mulligan_1),
        ("take-mulligan-1", _take_mulligan_1),
        ("ask-mulligan-2", _ask_mulligan_2),
        ("take-mulligan-2", _take_mulligan_2),
        ("mulligan", _mulligan),
        ("begin", _begin),
    ),
)
"""The manual's setup, in its order (BS-04.04)."""


def begin_setup(state: BattleState) -> None:
    """Push the setup of a match whose decks are in place."""
    state.push(SETUP, 0, SETUP_CAUSE, [0, 0, -1, -1])
