"""Setup (chapter 05): from two decks to the first turn."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.errors import BadInput
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.wixoss import cards as kinds
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.coins import gain_coins
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.rules.turn import TURN, TURN_CAUSE
from taisen.wixoss.rules.zones import put_on_field
from taisen.wixoss.state import DECK, HAND, LIFE, LRIG, LRIG_DECK, ZONE_COUNT, WixossState

SETUP_CAUSE: Final = Cause(RULE, -1, "WX-05.02")
LRIG_CAUSE: Final = Cause(RULE, -1, "WX-04.18")
MULLIGAN_CAUSE: Final = Cause(RULE, -1, "WX-05.04")
OPEN_CAUSE: Final = Cause(RULE, -1, "WX-05.08")

HAND_SIZE: Final = 5
LIFE_CLOTH: Final = 7

CHOSEN: Final = 0
"""The level-0 LRIG of each player."""
GOING_BACK: Final = 1
"""Opening-hand cards of the first player that go back, then of the second."""
PICKED: Final = 2
"""Those that the player being asked has picked so far."""


def check_deck(definitions: tuple[CardDefinition, ...], place: str) -> None:
    """Refuse a deck that a match cannot begin with.

    Raises:
        BadInput: there are too few cards, or no level-0 LRIG.
    """
    main = [found for found in definitions if not found.white_backed]
    needed = HAND_SIZE + LIFE_CLOTH
    if len(main) <= needed:
        allowed = f"more cards than opening hand and Life Cloth, {needed}"
        raise BadInput(place, f"{len(main)} cards of the Main Deck", allowed)
    # WX-03.07
    if not any(found.kind == kinds.LRIG and found.level == 0 for found in definitions):
        raise BadInput(place, "no level-0 LRIG", "at least one")


def _report(state: WixossState, what: str, player: int = 0) -> None:
    state.happen(Event("setup", player, SETUP_CAUSE, detail=what))


def _shuffle(state: WixossState) -> None:
    for player in (0, 1):
        state.shuffle(player * ZONE_COUNT + DECK)
        # WX-04.19: a player knows the own LRIG Deck.
        for card in state.zone(player, LRIG_DECK):
            state.known[card] = 1 << player
    _report(state, "shuffle")


# -- the level-0 LRIG ------------------------------------------------------------------------------


def _ask_lrig(state: WixossState, player: int) -> None:
    # WX-04.18, WX-03.07: face down until it is opened, so that the other learns nothing.
    options: list[Option] = []
    for card in state.zone(player, LRIG_DECK):
        definition = state.definitions[card]
        if definition.kind == kinds.LRIG and definition.level == 0:
            options.append(Option("lrig", f"lrig {definition.number}", card))
    state.ask(Decision(player, "choose-lrig", PICK_CARDS, options, LRIG_CAUSE))


def _ask_lrig_0(state: WixossState) -> None:
    _ask_lrig(state, 0)


def _take_lrig(state: WixossState) -> None:
    chosen = state.slots[CHOSEN]
    assert isinstance(chosen, tuple)
    state.slots[CHOSEN] = (*chosen, state.answer.target)


def _ask_lrig_1(state: WixossState) -> None:
    _ask_lrig(state, 1)


def _lrigs(state: WixossState) -> None:
    _report(state, "lrig")


def _first(state: WixossState) -> None:
    # WX-05.01, WX-99.29: at random, and no choice of the winner.
    state.first_player = state.random_below(2)
    state.turn_player = state.first_player
    _report(state, "first-player", state.first_player)


# -- the opening hand ------------------------------------------------------------------------------


def _deal(state: WixossState, player: int, amount: int) -> None:
    for _ in range(amount):
        card = state.zones[player * ZONE_COUNT + DECK][-1]
        state.move_card(card, player * ZONE_COUNT + HAND, 1 << player)


def _draw(state: WixossState) -> None:
    # WX-05.03
    for player in (0, 1):
        _deal(state, player, HAND_SIZE)
    _report(state, "draw")


def _ask_mulligan(state: WixossState, player: int) -> None:
    picked = state.slots[PICKED]
    assert isinstance(picked, tuple)
    # WX-05.04: any number, in ascending order; of equal cards the first counts.
    names = [(state.definitions[card].number, card) for card in state.zone(player, HAND)]
    names.sort()
    last = names.index((state.definitions[picked[-1]].number, picked[-1])) if picked else -1
    options = [Option("done", "done")]
    numbers: set[str] = set()
    for number, card in names[last + 1 :]:
        if number not in numbers:
            numbers.add(number)
            options.append(Option("return", f"return {number}", card))
    state.ask(Decision(player, "mulligan", PICK_CARDS, options, MULLIGAN_CAUSE, window=True))


def _ask_mulligan_1(state: WixossState) -> None:
    # WX-05.05: the first player declares first.
    _ask_mulligan(state, state.first_player)


def _take_mulligan_1(state: WixossState) -> None:
    _take_mulligan(state, state.first_player, "ask-mulligan-1")


def _ask_mulligan_2(state: WixossState) -> None:
    _ask_mulligan(state, 1 - state.first_player)


def _take_mulligan_2(state: WixossState) -> None:
    _take_mulligan(state, 1 - state.first_player, "ask-mulligan-2")


def _take_mulligan(state: WixossState, player: int, again: str) -> None:
    slots = state.slots
    picked, going = slots[PICKED], slots[GOING_BACK]
    assert isinstance(picked, tuple) and isinstance(going, tuple)
    if state.answer.verb == "return":
        slots[PICKED] = (*picked, state.answer.target)
        state.jump(SETUP.step_index(again))
        return
    slots[PICKED] = ()
    slots[GOING_BACK] = (*going, *picked)
    # WX-05.05: how many is said openly.
    state.happen(Event("mulligan_chosen", player, MULLIGAN_CAUSE, amount=len(picked)))


def _mulligan(state: WixossState) -> None:
    going = state.slots[GOING_BACK]
    assert isinstance(going, tuple)
    # WX-05.05: both have declared before either draws anew.
    for player in (state.first_player, 1 - state.first_player):
        cards = [card for card in going if state.owners[card] == player]
        if cards:
            for card in cards:
                state.move_card(card, player * ZONE_COUNT + DECK, 0)
            state.shuffle(player * ZONE_COUNT + DECK)
            _deal(state, player, len(cards))
    _report(state, "mulligan")


# -- Life Cloth and Open ---------------------------------------------------------------------------


def _life(state: WixossState) -> None:
    for player in (0, 1):
        # WX-05.06, WX-05.07: one after another, so that the last one taken is on top.
        for _ in range(LIFE_CLOTH):
            card = state.zones[player * ZONE_COUNT + DECK][-1]
            state.move_card(card, player * ZONE_COUNT + LIFE, 0)
    _report(state, "life")


def _open(state: WixossState) -> None:
    chosen = state.slots[CHOSEN]
    assert isinstance(chosen, tuple)
    _report(state, "open")
    for player in (state.first_player, 1 - state.first_player):
        card = chosen[player]
        # WX-05.11: no grow, and nothing is paid.
        put_on_field(state, card, player, LRIG, OPEN_CAUSE, "setup")
        # WX-05.08, WX-05.09
        gain_coins(state, player, state.definitions[card].coins, OPEN_CAUSE)


def _opened(state: WixossState) -> None:
    rest(state)


def _begin(state: WixossState) -> None:
    state.pop()
    state.push(TURN, state.first_player, TURN_CAUSE, [])


SETUP: Final[Procedure[WixossState]] = Procedure(
    "setup",
    (
        ("shuffle", _shuffle),
        ("ask-lrig-0", _ask_lrig_0),
        ("take-lrig-0", _take_lrig),
        ("ask-lrig-1", _ask_lrig_1),
        ("take-lrig-1", _take_lrig),
        ("lrigs", _lrigs),
        ("first", _first),
        ("draw", _draw),
        ("ask-mulligan-1", _ask_mulligan_1),
        ("take-mulligan-1", _take_mulligan_1),
        ("ask-mulligan-2", _ask_mulligan_2),
        ("take-mulligan-2", _take_mulligan_2),
        ("mulligan", _mulligan),
        ("life", _life),
        ("open", _open),
        ("opened", _opened),
        ("begin", _begin),
    ),
)
"""The glossary's setup, in its order (WX-05.02)."""


def begin_setup(state: WixossState) -> None:
    """Push the setup of a match whose decks are in place."""
    state.push(SETUP, 0, SETUP_CAUSE, [(), (), ()])
