"""Damage, crush and Life Burst (chapters 01, 18)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.attacks import (
    BURST,
    Burst,
    able,
    an_effect,
    attack,
    draw_one,
    duel,
    having,
    life,
    life_count,
)
from tests.rules.wixoss.boards import PLAIN, answer, board, happened, options, put, signi, stand
from tests.rules.wixoss.uses import card
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.kernel.events import Cause
from taisen.kernel.frames import advance
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.damage import crush, deal
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.refresh import refresh
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.rules.zones import add_life, move
from taisen.wixoss.state import CHECK, ENER, HAND, LEFT, LIFE, LRIG_DECK, TRASH, WixossState
from taisen.wixoss.vocabulary.abilities import CUT_IN
from taisen.wixoss.vocabulary.player_numbers import NextDamage
from taisen.wixoss.vocabulary.player_rules import CannotActivateBursts, LifeIsNotCrushed, TakesNoDamage

ATTACKER = signi("A")


def settle(state: WixossState) -> None:
    """Let what was done outside a match's course come to rest."""
    state.game.close_batch(state)
    rest(state)
    advance(state)


@pytest.mark.rule("WX-01.01", "WX-18.02")
def test_damage_without_life_cloth_loses() -> None:
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, count=1)
    attack(state, "attack A")
    assert state.outcome is None and life_count(state) == 0

    state = board()
    duel(state, ATTACKER, None)
    attack(state, "attack A")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == (0, "WX-01.01")
    assert life_count(state) == 0


@pytest.mark.rule("WX-01.03", "WX-29.16")
def test_surplus_crush_loses_nothing() -> None:
    state = board()
    duel(state, having("A", "double-crush"), None)
    life(state, 1, count=1)
    attack(state, "attack A")
    assert state.outcome is None and life_count(state) == 0
    assert [event.amount for event in happened(state, "crushed")] == [1]


@pytest.mark.rule("WX-18.01", "WX-18.12")
def test_an_effect_may_damage_and_a_crush_is_none() -> None:
    state = board()
    life(state, 1, count=2)
    deal(state, 1, an_effect())
    assert [event.name for event in state.batch] == ["damaged", "moved", "crushed"]
    settle(state)
    crush(state, 1, 3, an_effect())
    settle(state)
    assert life_count(state) == 0 and len(happened(state, "damaged")) == 1
    assert crush(state, 1, 1, an_effect()) == ()
    settle(state)
    assert state.outcome is None


@pytest.mark.rule("WX-99.13")
def test_damage_to_both_at_once_is_a_draw() -> None:
    state = board()
    deal(state, 0, an_effect())
    deal(state, 1, an_effect())
    state.game.close_batch(state)
    assert state.outcome is not None and state.outcome.winner == -1


@pytest.mark.rule("WX-18.03", "WX-18.04", "WX-04.14", "WX-04.22")
def test_the_uppermost_is_crushed_through_the_check_zone() -> None:
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, BURST, count=2)
    attack(state, "attack A")
    (card,) = state.zone(1, CHECK)
    assert state.definitions[card] is BURST and state.known[card] == 3
    assert options(state) == ["decline", "activate T-BURST"]
    answer(state, "decline")
    assert state.zone(1, ENER) == (card,) and not state.zone(1, CHECK) and not state.zone(1, HAND)
    assert [event.detail for event in happened(state, "burst")] == ["declined"]
    # WX-18.04: a card without Life Burst goes there by rule processing, unasked.
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, count=2)
    attack(state, "attack A")
    (moved,) = [event for event in happened(state, "moved") if event.other == ENER]
    assert moved.cause.rule == "WX-22.06" and state.step == "lrig"


@pytest.mark.rule("WX-18.05", "WX-18.07", "WX-18.10")
def test_a_life_burst_may_be_activated_which_is_no_use() -> None:
    spell = keyed(CardDefinition("T-SPELL", "spell", "spell", ("white",), abilities=(Burst(Do(draw_one)),)))
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, spell)
    # WX-18.10: with this in the LRIG Deck its player would be asked to answer a spell that is used.
    put(state, 0, LRIG_DECK, CardDefinition("T-CUT", "cut", "arts", ("white",), timings=CUT_IN))
    attack(state, "attack A", "activate T-SPELL")
    assert len(state.zone(1, HAND)) == 1 and len(state.zone(1, ENER)) == 1
    assert not happened(state, "used")
    assert state.decision is not None and state.decision.prompt == "attack-with-lrig"


@pytest.mark.rule("WX-18.05")
def test_whoever_does_not_care_activates_a_life_burst() -> None:
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, keyed(signi("T-BURST", abilities=(Burst(Do(draw_one)),))))
    attack(state, "attack A")
    assert options(state) == ["decline", "activate T-BURST"]
    assert state.decision is not None and state.decision.default.text == "activate T-BURST"


def trash_ener(state: WixossState, cause: Cause) -> None:
    """Put the own Ener into the trash."""
    move(state, state.zone(cause.player, ENER), cause.player, TRASH, cause, "trash")


@pytest.mark.rule("WX-18.06", "WX-21.11")
def test_the_card_leaves_after_its_effect() -> None:
    state = board()
    duel(state, ATTACKER, None)
    life(state, 1, keyed(signi("T-SWEEP", abilities=(Burst(Do(trash_ener)),))))
    put(state, 1, ENER, PLAIN, PLAIN)
    attack(state, "attack A", "activate T-SWEEP")
    (card,) = state.zone(1, ENER)
    assert state.definitions[card].number == "T-SWEEP" and len(state.zone(1, TRASH)) == 2


@pytest.mark.rule("WX-18.08")
def test_a_life_burst_waits_for_the_turn_players_triggers() -> None:
    state = board()
    hurts = Auto(When("damaged", own=False), Do(draw_one))
    duel(state, able("A", hurts), None)
    life(state, 1, BURST)
    attack(state, "attack A")
    assert len(state.zone(0, HAND)) == 1 and len(state.zone(1, CHECK)) == 1
    assert options(state) == ["decline", "activate T-BURST"]


@pytest.mark.rule("WX-18.09", "WX-29.16")
def test_the_crushed_player_orders_life_bursts() -> None:
    state = board()
    other = keyed(signi("T-OTHER", abilities=(Burst(Do(draw_one)),)))
    duel(state, having("A", "double-crush"), None)
    life(state, 1, other, BURST)
    attack(state, "attack A")
    # WX-29.16: both are there together.
    assert len(state.zone(1, CHECK)) == 2
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["resolve T-BURST burst", "resolve T-OTHER burst"]
    answer(state, "resolve T-OTHER burst", "activate T-OTHER")
    # The first is gone while the second waits where it is.
    assert len(state.zone(1, CHECK)) == 1 and len(state.zone(1, ENER)) == 1
    answer(state, "activate T-BURST")
    assert len(state.zone(1, HAND)) == 2 and len(state.zone(1, ENER)) == 2


@pytest.mark.rule("WX-21.11", "WX-21.08")
def test_a_life_burst_whose_card_was_taken_away_is_missed() -> None:
    state = board()

    def take(state: WixossState, cause: Cause) -> None:
        move(state, state.zone(1, CHECK), 1, TRASH, cause, "trash")

    duel(state, able("A", Auto(When("crushed", own=False), Do(take))), None)
    life(state, 1, BURST)
    attack(state, "attack A")
    assert not happened(state, "burst") and len(happened(state, "missed")) == 1
    assert state.step == "lrig"


@pytest.mark.rule("WX-18.11")
def test_life_cloth_moved_otherwise_is_not_crushed() -> None:
    state = board(deck=0)
    put(state, 1, TRASH, PLAIN, PLAIN)
    life(state, 1, BURST)
    refresh(state, 1)
    settle(state)
    assert not happened(state, "crushed", "burst") and not state.zone(1, ENER)
    assert len(happened(state, "life_moved")) == 1 and len(state.zone(1, TRASH)) == 1


@pytest.mark.rule("WX-18.13")
def test_added_life_cloth_is_crushed_next() -> None:
    state = board()
    life(state, 1, count=7)
    (card,) = put(state, 1, HAND, BURST)
    add_life(state, 1, (card,), an_effect(1))
    assert life_count(state) == 8 and state.known[card] == 0
    assert crush(state, 1, 1, an_effect()) == (card,)


def test_effects_keep_damage_crush_and_bursts_away() -> None:
    effect = an_effect(1)
    state = board()
    give(state, TakesNoDamage(), effect, (TURN, 3), player=1)
    assert not deal(state, 1, an_effect())
    settle(state)
    assert state.outcome is None and [event.detail for event in happened(state, "prevented")] == ["damage"]

    state = board()
    life(state, 1, count=3)
    give(state, LifeIsNotCrushed(), effect, (TURN, 3), player=1)
    assert deal(state, 1, an_effect())
    assert life_count(state) == 3

    state = board()
    life(state, 1, count=3)
    give(state, NextDamage(), effect, (TURN, 3), amount=1, player=1)
    assert not deal(state, 1, an_effect()) and life_count(state) == 3
    assert deal(state, 1, an_effect()) and life_count(state) == 2


@pytest.mark.rule("WX-22.06", "WX-18.04")
def test_what_cannot_be_activated_goes_to_the_ener_zone() -> None:
    state = board()
    life(state, 1, BURST)
    give(state, CannotActivateBursts(), an_effect(), (TURN, 3), player=1)
    crush(state, 1, 1, an_effect())
    settle(state)
    assert not happened(state, "burst") and len(state.zone(1, ENER)) == 1
    assert LIFE not in {event.other for event in happened(state, "moved")}


@pytest.mark.rule("WX-21.09", "WX-21.11", "WX-02.13")
def test_a_given_life_burst_that_is_lost_is_missed() -> None:
    state = board()
    stand(
        state,
        1,
        card("G", "signi", "[constant] you have burst (banish all own SIGNI) on [SIGNI] in life"),
        LEFT,
    )
    first, second = signi("P"), signi("Q")
    life(state, 1, first, second)
    crush(state, 1, 2, an_effect())
    settle(state)
    answer(state, "resolve Q burst", "activate Q")
    # What gave it is gone, so that the other one has none any more.
    assert [event.detail for event in happened(state, "missed")] == ["WX-21.09"]
    assert len(happened(state, "burst")) == 1 and len(state.zone(1, ENER)) == 3
