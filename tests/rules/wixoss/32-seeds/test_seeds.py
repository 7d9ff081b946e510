"""Seeds and blooming (chapter 32)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.attacks import able, an_effect, attack, draw_one, duel, life, life_count
from tests.rules.wixoss.boards import PLAIN, answer, board, happened, main_phase, options, put, signi, stand
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.kernel.frames import advance
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.seeds import bloom, may_bloom, put_seed
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.rules.zones import seed_in
from taisen.wixoss.rules.zones import signi as signi_of
from taisen.wixoss.state import CENTER, HAND, LANES, LEFT, RIGHT, SEEDS, TRASH, WixossState
from taisen.wixoss.vocabulary.player_rules import FieldLimit


def with_seed(seed: CardDefinition, limit: int = 11, level: int = 4) -> tuple[WixossState, int]:
    """A board on which a seed of the turn player lies in the left zone."""
    state = board(limit, level)
    (card,) = put(state, 0, HAND, seed)
    put_seed(state, 0, card, LEFT, an_effect())
    return state, card


def settle(state: WixossState) -> None:
    """Let what was done come to rest."""
    state.game.close_batch(state)
    rest(state)
    advance(state)


BLOOMS = able("B", Auto(When("bloomed"), Do(draw_one)), level=3)
"""A SIGNI with a bloom ability."""


@pytest.mark.rule("WX-32.01", "WX-32.02", "WX-32.03", "WX-32.09")
def test_a_seed_lies_face_down_and_displaces_the_old() -> None:
    state, old = with_seed(PLAIN)
    assert seed_in(state, 0, LEFT) == old and state.known[old] == 1
    (new,) = put(state, 0, HAND, BLOOMS)
    put_seed(state, 0, new, LEFT, an_effect())
    assert state.zone(0, SEEDS + LEFT) == (new,)
    assert state.zone(0, TRASH) == (old,) and state.known[old] == 3


@pytest.mark.rule("WX-32.04")
def test_seeds_and_signi_share_zones() -> None:
    state, _ = with_seed(PLAIN)
    put(state, 0, HAND, PLAIN)
    main_phase(state)
    assert "summon T-PLAIN left" in options(state)
    answer(state, "summon T-PLAIN left")
    (card,) = put(state, 0, HAND, PLAIN)
    put_seed(state, 0, card, LEFT, an_effect())
    assert seed_in(state, 0, LEFT) == card


@pytest.mark.rule("WX-32.05")
def test_a_seed_may_be_too_high_and_of_another_lrig() -> None:
    state, card = with_seed(signi("H", level=5, limiting=("花代",)), level=1)
    settle(state)
    assert seed_in(state, 0, LEFT) == card


@pytest.mark.rule("WX-32.06", "WX-99.06")
def test_a_face_down_seed_is_no_signi_and_a_bloomed_one_is() -> None:
    state, card = with_seed(BLOOMS)
    assert not signi_of(state, 0) and state.standing(0, LEFT) is None
    item = bloom(state, 0, LEFT, an_effect())
    assert [found.id for found in signi_of(state, 0)] == [item]
    assert state.objects[item].card == card and state.known[card] == 3
    assert banish(state, (item,), an_effect(1)) == (item,)


@pytest.mark.rule("WX-32.08")
def test_a_seed_does_not_block() -> None:
    state = board()
    life(state, 1, count=7)
    duel(state, signi("A"), None)
    (card,) = put(state, 1, HAND, BLOOMS)
    put_seed(state, 1, card, RIGHT, an_effect(1))
    attack(state, "attack A")
    assert life_count(state) == 6 and not happened(state, "battled")


@pytest.mark.rule("WX-32.10")
def test_a_seed_under_a_signi_does_not_bloom() -> None:
    state, card = with_seed(BLOOMS)
    stand(state, 0, PLAIN, LEFT)
    assert not may_bloom(state, 0, LEFT) and bloom(state, 0, LEFT, an_effect()) == 0
    assert seed_in(state, 0, LEFT) == card and state.known[card] == 1
    assert not may_bloom(state, 0, CENTER)


@pytest.mark.rule("WX-32.11")
def test_what_is_no_signi_goes_to_the_trash() -> None:
    state, card = with_seed(CardDefinition("T-SPELL", "spell", "spell", ("white",)))
    assert bloom(state, 0, LEFT, an_effect()) == 0
    assert state.zone(0, TRASH) == (card,) and not signi_of(state, 0)


@pytest.mark.rule("WX-32.12")
def test_blooming_is_not_entering() -> None:
    enters = Auto(When("entered"), Do(draw_one), enter=True)
    state, card = with_seed(able("E", enters))
    stand(state, 0, PLAIN, CENTER)
    # WX-32.12: nor does it matter what cannot be put onto the field.
    give(state, FieldLimit(1), an_effect(1), (TURN, 3), player=0)
    item = bloom(state, 0, LEFT, an_effect())
    settle(state)
    assert state.objects[item].card == card and not state.zone(0, HAND)
    assert not happened(state, "entered") and len(happened(state, "bloomed")) == 1


@pytest.mark.rule("WX-32.13", "WX-32.15", "WX-21.08")
@pytest.mark.parametrize(
    ("level", "limiting"), [(2, ()), (4, ("花代",))], ids=["above the level", "another limiting condition"]
)
def test_one_that_cannot_stay_misses_its_bloom_ability(level: int, limiting: tuple[str, ...]) -> None:
    seed = keyed(signi("B", 3, abilities=(Auto(When("bloomed"), Do(draw_one)),), limiting=limiting))
    state, card = with_seed(seed, level=level)
    bloom(state, 0, LEFT, an_effect())
    settle(state)
    assert state.zone(0, TRASH) == (card,) and not state.zone(0, HAND)
    assert len(happened(state, "missed")) == 1


@pytest.mark.rule("WX-32.14", "WX-99.31")
@pytest.mark.parametrize("stays", [True, False])
def test_above_the_limit_its_player_chooses_who_goes(stays: bool) -> None:
    state, _ = with_seed(BLOOMS, limit=5)
    stand(state, 0, signi("O", level=3), CENTER)
    bloom(state, 0, LEFT, an_effect())
    settle(state)
    assert options(state) == ["trash O", "trash B"]
    answer(state, "trash O" if stays else "trash B")
    assert len(state.zone(0, HAND)) == (1 if stays else 0)


@pytest.mark.rule("WX-32.01")
def test_a_bloom_ability_waits_and_is_carried_out() -> None:
    state, _ = with_seed(BLOOMS)
    bloom(state, 0, LEFT, an_effect())
    settle(state)
    assert len(state.zone(0, HAND)) == 1
    assert all(seed_in(state, 0, lane) == -1 for lane in LANES) and state.standing(0, RIGHT) is None
