"""Setup (chapter 04): from two decks to the first turn."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.turn import TURN, TURN_CAUSE
from taisen.battle_spirits.state import DECK, HAND, SOUL_RESERVE, ZONE_COUNT, BattleState
from taisen.kernel.decisions import CONFIRM, PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure

SETUP_CAUSE: Final = Cause(RULE, -1, "BS-04.04")
FIRST_CAUSE: Final = Cause(RULE, -1, "BS-04.13")
MULLIGAN_CAUSE: Final = Cause(RULE, -1, "BS-04.14")

LIFE: Final = 5
RESERVE: Final = 3
HAND_SIZE: Final = 4

WHO: Final = 0
REDRAWS: Final = 1


def _report(state: BattleState, what: str) -> None:
    state.happen(Event("setup", 0, SETUP_CAUSE, detail=what))


def _void(state: BattleState) -> None:
    # BS-04.05: cores are in the void until they are put somewhere.
    _report(state, "void")


def _contract(state: BattleState) -> None:
    # BS-04.04: no card of these chapters is a contract card, so nothing is set aside.
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


def _deal(state: BattleState, player: int) -> None:
    for _ in range(HAND_SIZE):
        card = state.zones[player * ZONE_COUNT + DECK][-1]
        state.move_card(card, player * ZONE_COUNT + HAND, 1 << player)


def _draw(state: BattleState) -> None:
    # BS-04.11
    for player in (0, 1):
        _deal(state, player)
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
            # BS-04.15, BS-04.17
            for card in state.zone(player, HAND):
                state.move_card(card, player * ZONE_COUNT + DECK, 0)
            state.shuffle(player * ZONE_COUNT + DECK)
            _deal(state, player)
    _report(state, "mulligan")


def _begin(state: BattleState) -> None:
    state.pop()
    state.push(TURN, state.first_player, TURN_CAUSE, [])


SETUP: Final[Procedure[BattleState]] = Procedure(
    "setup",
    (
        ("void", _void),
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
    state.push(SETUP, 0, SETUP_CAUSE, [0, 0])
