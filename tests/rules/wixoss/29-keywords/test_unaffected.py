"""What effects do not do to SIGNI that they do not affect (chapter 29): places, states, what is attached."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, signi, stand
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.rules import attached, cheering
from taisen.wixoss.state import CENTER, CHEER, DECK, HAND, LEFT, LRIG, RIGHT

COOKING = ["精羅", "調理"]
STEADY = card("U", "signi", "[constant] this is unaffected by effects", classes=COOKING)
OTHER = signi("A")


@pytest.mark.rule("WX-29.28")
def test_a_charm_is_attached_to_what_effects_do_not_affect() -> None:
    state = board()
    found = stand(state, 0, STEADY, LEFT)
    carry_out(state, "choose 1 opposing SIGNI: attach the top 1 of your deck to it as a charm", player=1)
    assert len(state.objects[found].charms) == 1
    assert not happened(state, "prevented")


@pytest.mark.rule("WX-29.28", "WX-30.15")
def test_an_acce_is_no_state_either() -> None:
    state = board()
    there = state.standing(0, LRIG)
    assert there is not None
    del state.objects[there.id]
    stand(state, 0, card("L", "lrig", "[decorate]", level=2, limit=5, types=["タマ"]), LRIG)
    found = stand(state, 0, STEADY, LEFT)
    put(state, 0, HAND, card("C", "signi", classes=COOKING))
    main_phase(state)
    answer(state, "decorate U with C")
    assert len(state.objects[found].acces) == 1


@pytest.mark.rule("WX-29.26")
def test_it_is_moved_to_no_other_zone() -> None:
    state = board()
    found = stand(state, 1, STEADY, LEFT)
    carry_out(state, "choose 1 opposing SIGNI: move it to another zone")
    if state.decision is not None:
        answer(state, options(state)[0])
    assert state.objects[found].place == LEFT
    assert not happened(state, "moved_lane")
    cause = Cause(EFFECT, 0, card=0, source_kind="spell")
    assert cheering.shift(state, ((found, CHEER),), cause) == 0
    assert [event.detail for event in happened(state, "prevented")][-1:] == ["move"]


@pytest.mark.rule("WX-29.26")
def test_nobody_comes_where_it_stays() -> None:
    state = board()
    steady, first, second = (
        stand(state, 0, STEADY, LEFT),
        stand(state, 0, OTHER, CENTER),
        stand(state, 0, OTHER, RIGHT),
    )
    cause = Cause(EFFECT, 1, card=0, source_kind="spell")
    # Who was to come to its zone stays, and so does who was to come to theirs.
    assert cheering.shift(state, ((steady, RIGHT), (first, LEFT), (second, CENTER)), cause) == 0
    assert [state.objects[item].place for item in (steady, first, second)] == [LEFT, CENTER, RIGHT]
    # The others change places among themselves.
    assert cheering.shift(state, ((steady, LEFT), (first, RIGHT), (second, CENTER)), cause) == 2
    assert [state.objects[item].place for item in (steady, first, second)] == [LEFT, RIGHT, CENTER]


@pytest.mark.rule("WX-29.26", "WX-35.05")
def test_the_others_are_rearranged_around_it() -> None:
    state = board()
    steady, other = stand(state, 0, STEADY, LEFT), stand(state, 0, OTHER, CENTER)
    carry_out(state, "rearrange all your SIGNI")
    assert options(state) == ["place center", "place right"]
    answer(state, "place right")
    assert state.objects[other].place == RIGHT and state.objects[steady].place == LEFT


@pytest.mark.rule("WX-29.27", "WX-33.12")
def test_it_is_not_armed() -> None:
    state = board()
    found = stand(state, 0, STEADY, LEFT)
    (same,) = put(state, 0, HAND, STEADY)
    carry_out(state, "arm 1 own SIGNI from your hand; if you do gain 1 coin")
    answer(state, "choose U")
    assert not state.objects[found].armed and state.objects[found].under == ()
    assert state.zone(0, HAND) == (same,) and not happened(state, "coins")
    other = stand(state, 0, OTHER, CENTER)
    (below,) = put(state, 0, DECK, OTHER)
    assert attached.arm(state, other, below, Cause(EFFECT, 0, card=0))
