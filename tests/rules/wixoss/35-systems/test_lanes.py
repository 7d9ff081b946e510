"""Viruses and the Cheer Zone (chapter 35)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.attacks import an_effect, attack, duel, having, life, life_count
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    happened,
    main_phase,
    options,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card as rising

from taisen.wixoss.rules import cheering, values, viruses
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.zones import signi as signi_of
from taisen.wixoss.state import CENTER, CHEER, ENER, HAND, LANES, LEFT, RIGHT


@pytest.mark.rule("WX-35.01", "WX-99.19")
def test_a_zone_has_at_most_one_virus() -> None:
    state = board()
    assert viruses.place(state, 1, LEFT, an_effect())
    assert not viruses.place(state, 1, LEFT, an_effect())
    assert viruses.count(state, 1) == 1 and viruses.count(state, 0) == 0
    # WX-99.19
    assert viruses.clean_lanes(state, 1) == [CENTER, RIGHT]
    assert viruses.infected_lanes(state, 1) == [LEFT]
    assert [event.name for event in state.batch] == ["virus_placed"]
    assert viruses.remove(state, 1, LEFT, an_effect())
    assert not viruses.remove(state, 1, LEFT, an_effect())
    assert viruses.clean_lanes(state, 1) == list(LANES)


@pytest.mark.rule("WX-35.02", "WX-35.03", "WX-99.19")
def test_the_zone_is_infected_whoever_comes_and_goes() -> None:
    state = board()
    viruses.place(state, 1, LEFT, an_effect())
    item = stand(state, 1, signi("S", power=3000), LEFT)
    assert values.infected(state, state.objects[item])
    assert values.power(state, state.objects[item]) == 3000
    cheering.shift(state, ((item, CENTER),), an_effect())
    assert not values.infected(state, state.objects[item]) and viruses.lies(state, 1, LEFT)
    banish(state, (item,), an_effect())
    assert viruses.lies(state, 1, LEFT)


@pytest.mark.rule("WX-35.04")
def test_a_cheering_signi_is_on_the_field() -> None:
    state = board()
    item = stand(state, 1, PLAIN, CHEER)
    assert [found.id for found in signi_of(state, 1)] == [item]
    assert banish(state, (item,), an_effect()) == (item,)
    assert len(state.zone(1, ENER)) == 1


@pytest.mark.rule("WX-35.05", "WX-04.11")
def test_only_effects_move_signi_into_and_out_of_the_cheer_zone() -> None:
    state = board()
    put(state, 0, HAND, PLAIN)
    (card,) = put(state, 0, HAND, signi("C"))
    assert cheering.may_cheer(state, 0, card)
    item = cheering.cheer(state, 0, card, an_effect())
    assert state.objects[item].place == CHEER
    # One at most.
    (other,) = put(state, 0, HAND, signi("D"))
    assert not cheering.cheer_zone_free(state, 0) and not cheering.may_cheer(state, 0, other)
    main_phase(state)
    assert {text.partition(" ")[0] for text in options(state)} == {"end-phase", "summon", "remove"}
    assert not [text for text in options(state) if "cheer" in text]
    state.decision = None
    assert cheering.shift(state, ((item, LEFT),), an_effect()) == 1
    assert state.objects[item].place == LEFT
    assert cheering.shift(state, ((item, LEFT),), an_effect()) == 0
    (event,) = [event for event in state.batch if event.name == "moved_lane"]
    assert (event.amount, event.other) == (LEFT, CHEER)


@pytest.mark.rule("WX-35.06")
def test_cheering_is_capped_by_the_level_and_not_by_the_limit() -> None:
    state = board(limit=4, level=4)
    stand(state, 0, signi("A", level=4), LEFT)
    low, high = put(state, 0, HAND, signi("F", level=4), signi("G", level=5))
    assert cheering.may_cheer(state, 0, low) and not cheering.may_cheer(state, 0, high)


@pytest.mark.rule("WX-33.02", "WX-35.05")
def test_a_rise_signi_does_not_come_into_the_cheer_zone() -> None:
    state = board()
    stand(state, 0, PLAIN, LEFT)
    (card,) = put(state, 0, HAND, rising("R", "signi", "[rise: 1 own SIGNI]"))
    assert not cheering.may_cheer(state, 0, card)
    carry_out(state, "make 1 SIGNI in your hand a cheer girl")
    answer(state, "choose R")
    assert state.zone(0, HAND) == (card,) and not happened(state, "entered")


@pytest.mark.rule("WX-35.07")
def test_nobody_attacks_a_cheering_signi() -> None:
    state = board()
    life(state, 1, count=7)
    duel(state, signi("A"), None)
    stand(state, 1, PLAIN, CHEER)
    attack(state, "attack A")
    assert life_count(state) == 6 and not happened(state, "battled")


@pytest.mark.rule("WX-35.08", "WX-99.15", "WX-15.10")
def test_a_cheering_signi_attacks_a_zone_of_its_choice() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, having("C", "assassin"), CHEER)
    theirs = stand(state, 1, PLAIN, RIGHT)
    stand(state, 1, signi("D"), CHEER)
    turn_from(state, "attack")
    assert options(state) == ["end-step", "attack C on left", "attack C on center", "attack C on right"]
    answer(state, "attack C on right")
    assert theirs not in state.objects and life_count(state) == 7

    # An empty zone is attacked for nothing.
    state = board()
    life(state, 1, count=7)
    stand(state, 0, signi("C"), CHEER)
    attack(state, "attack C on left")
    assert life_count(state) == 7 and not happened(state, "damaged", "battled")
