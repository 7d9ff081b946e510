"""The checks of WIXOSS matches pass on sound positions and find what is broken."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.contract.matches import choose

import taisen
from taisen.arena.checks import Broken, referee
from taisen.arena.pool import DeckPool
from taisen.arena.soaking import soak_one
from taisen.arena.wixoss_checks import LifeBook, check, check_rest
from taisen.kernel.errors import BadInput
from taisen.wixoss.loading import definition_from_data
from taisen.wixoss.state import (
    CHECK,
    DECK,
    ENER,
    HAND,
    KEY,
    LEFT,
    LEFT_BEHIND,
    LIFE,
    LRIG,
    LRIG_DECK,
    LRIG_TRASH,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    WixossState,
)

FIELDS = """
game = "wixoss"
[cards]
S1 = {level = 1, power = 3000}
S4 = {level = 4, power = 12000}
[[scenario]]
[scenario.player]
left = "S1"
center = {card = "S4", charm = "S1"}
hand = ["S1"]
ener = ["S1"]
lrig_deck = 2
trash = 3
"""


def position() -> WixossState:
    state = taisen.match_from_position(FIELDS).state
    assert isinstance(state, WixossState)
    return state


def move(state: WixossState, kind: int, target: int, known: int = 3) -> None:
    """Move the top card of a zone of player 0 past all rules."""
    state.move_card(state.zone(0, kind)[-1], target, known)


def test_checks_pass_on_a_sound_position() -> None:
    check(position())
    check_rest(position())


def forget_ener(state: WixossState) -> None:
    state.known[state.zone(0, ENER)[0]] = 1


def forget_hand(state: WixossState) -> None:
    state.known[state.zone(0, HAND)[0]] = 0


def know_charm(state: WixossState) -> None:
    for found in state.objects.values():
        for card in found.charms:
            state.known[card] = 1


def double(state: WixossState) -> None:
    state.zones[HAND] = (*state.zones[HAND], state.zones[ENER][0])


def wrong_owner(state: WixossState) -> None:
    move(state, ENER, ZONE_COUNT + ENER)


def coins(state: WixossState) -> None:
    state.coins[1] = 6


def charms(state: WixossState) -> None:
    for found in state.objects.values():
        if found.charms:
            found.charms = (*found.charms, state.zone(0, TRASH)[-1])
            state.move_card(found.charms[-1], -1, 0)
            state.known[found.charms[-1]] = 0


def viruses(state: WixossState) -> None:
    state.viruses[0] = 2


def traps(state: WixossState) -> None:
    move(state, TRASH, TRAPS)
    move(state, TRASH, TRAPS)


def two_in_a_lane(state: WixossState) -> None:
    for found in state.objects.values():
        if found.place < LRIG and found.place != LEFT:
            found.place = LEFT


def no_lrig(state: WixossState) -> None:
    for found in list(state.objects.values()):
        if found.place == LRIG:
            found.place = KEY


def lrig_gone(state: WixossState) -> None:
    for found in list(state.objects.values()):
        if found.place == LRIG and found.controller == 0:
            del state.objects[found.id]
            state.move_card(found.card, LRIG_TRASH, 3)


def life_on_the_field(state: WixossState) -> None:
    state.objects[1].card, other = state.zone(0, ENER)[0], state.objects[1].card
    state.move_card(state.zone(0, ENER)[0], -1, 3)
    state.move_card(other, ENER, 3)


@pytest.mark.rule("WX-04.10", "WX-26.06", "WX-30.02", "WX-30.03", "WX-30.09", "WX-35.01", "WX-35.05")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (forget_ener, "public zone"),
        (forget_hand, "does not know it"),
        (know_charm, "knows a charm"),
        (double, "noted in|in 2 places"),
        (wrong_owner, "another player"),
        pytest.param(coins, "6 coins", marks=pytest.mark.rule("WX-26.03")),
        (charms, "more than one charm"),
        (viruses, "virus"),
        pytest.param(traps, "more than one trap", marks=pytest.mark.rule("WX-31.01", "WX-32.02")),
        pytest.param(two_in_a_lane, "two cards", marks=pytest.mark.rule("WX-04.10")),
        pytest.param(lrig_gone, "player 0 has no LRIG", marks=pytest.mark.rule("WX-04.18")),
        (no_lrig, "a card of kind lrig, in key"),
        (life_on_the_field, "a card of kind signi, in lrig"),
    ],
)
def test_checks_find_what_is_broken(spoil: Callable[[WixossState], None], message: str) -> None:
    state = position()
    spoil(state)
    with pytest.raises(Broken, match=message):
        check(state)


def attacker(state: WixossState) -> None:
    state.attacker = 1


def using(state: WixossState) -> None:
    state.used = (1,)


def in_check(state: WixossState) -> None:
    move(state, ENER, CHECK)


def left_behind(state: WixossState) -> None:
    move(state, ENER, LEFT_BEHIND)


def no_deck(state: WixossState) -> None:
    while state.zone(0, DECK):
        move(state, DECK, TRASH)


def white_in_trash(state: WixossState) -> None:
    move(state, LRIG_DECK, TRASH)


def weak(state: WixossState) -> None:
    for found in state.objects.values():
        if found.place == LEFT:
            state.definitions[found.card].power = 0


def too_high(state: WixossState) -> None:
    for found in state.objects.values():
        if found.place == LEFT:
            state.definitions[found.card].level = 5


def over_limit(state: WixossState) -> None:
    for found in state.objects.values():
        if found.place == LRIG and found.controller == 0:
            facts = {**state.definitions[found.card].to_data(), "limit": 4}
            definitions = list(state.definitions)
            definitions[found.card] = definition_from_data(facts)
            state.definitions = definitions


@pytest.mark.rule("WX-22.14", "WX-23.01")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (attacker, "an attack left over"),
        (using, "a card in use"),
        (in_check, "WX-22.06"),
        (left_behind, "WX-22.05"),
        (no_deck, "has not refreshed"),
        (white_in_trash, "of the LRIG Deck"),
        (weak, "no power"),
        (too_high, "higher level"),
        (over_limit, "exceed the limit"),
    ],
)
def test_what_is_left_over_is_found(spoil: Callable[[WixossState], None], message: str) -> None:
    state = position()
    spoil(state)
    state.index = None
    state.touch()
    with pytest.raises(Broken, match=message):
        check_rest(state)


def test_the_life_cloth_is_counted() -> None:
    match = taisen.new_match("wixoss", ("wd01", "wd02"), 5)
    state = match.state
    assert isinstance(state, WixossState)
    book = LifeBook()
    rng = random.Random(5)
    lowest = 7
    while match.decision is not None:
        match.answer(choose(match, rng))
        book.follow(state)
        if match.turn:
            book.check(state)
            lowest = min(lowest, len(state.zone(0, LIFE)), len(state.zone(1, LIFE)))
    assert lowest == 0
    book.life[0] += 1
    with pytest.raises(Broken, match="Life Cloth"):
        book.check(state)


def test_matches_of_wixoss_are_soaked() -> None:
    pool = DeckPool("wixoss", ("wd01", "wd03"))
    for number in range(4):
        found = soak_one(pool, number, "1")
        assert found.reason == "damage", found.reason
        assert found.turns > 5


def test_every_game_has_a_referee() -> None:
    for game in taisen.GAMES:
        assert referee(game).resting == "main"
    with pytest.raises(BadInput, match="chess"):
        referee("chess")
