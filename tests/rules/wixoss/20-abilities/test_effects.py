"""What effects are, and what they choose (chapters 02, 20, 29, 35)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always, effect_of, standing
from tests.rules.wixoss.boards import board, happened, options, signi

from taisen.kernel.events import EFFECT
from taisen.kernel.frames import advance
from taisen.language import read
from taisen.language.slots import fresh_slots
from taisen.wixoss.rules import values
from taisen.wixoss.state import CENTER, HAND, LEFT, RIGHT, WixossState
from taisen.wixoss.vocabulary.modifications import HasKeyword
from taisen.wixoss.vocabulary.notation import VOCABULARY
from taisen.wixoss.vocabulary.reach import Unaffected


def carry_out(state: WixossState, text: str, player: int = 0) -> None:
    """Carry out an effect of a spell."""
    state.push(read(text, VOCABULARY, "effect"), player, effect_of(state, player), fresh_slots())
    advance(state)


@pytest.mark.rule("WX-02.15")
def test_what_an_effect_brings_about_has_an_effect_as_its_cause() -> None:
    state = board()
    found = standing(state, 0, signi("A"), LEFT)
    carry_out(state, "all your SIGNI get power +2000 until end of turn")
    assert values.power(state, found) == 5000
    assert [modifier.cause.kind for modifier in state.modifiers] == [EFFECT]
    carry_out(state, "draw 1")
    assert [event.cause.kind for event in happened(state, "drew")] == [EFFECT]


@pytest.mark.rule("WX-20.20", "WX-36.07")
def test_a_choice_in_a_public_zone_is_made_if_it_can_be() -> None:
    state = board()
    carry_out(state, "choose 1 opposing SIGNI: return it to hand")
    assert state.decision is None
    assert happened(state, "left") == []
    standing(state, 1, signi("A"), LEFT)
    standing(state, 1, signi("B"), CENTER)
    carry_out(state, "choose 1 opposing SIGNI: return it to hand")
    assert options(state) == ["choose opp:A", "choose opp:B"]


@pytest.mark.rule("WX-29.21", "WX-29.22")
def test_a_shadow_is_not_among_what_its_own_player_must_choose() -> None:
    state = board()
    standing(state, 1, signi("S", abilities=(Always(HasKeyword("shadow")),)), LEFT)
    carry_out(state, "choose 1 opposing SIGNI: banish it")
    assert state.decision is None
    assert happened(state, "banished") == []
    assert values.shadowed(state, state.field(1)[1], effect_of(state, 0))


@pytest.mark.rule("WX-29.24", "WX-29.26")
def test_an_unaffected_signi_is_chosen_and_nothing_happens_to_it() -> None:
    state = board()
    safe = standing(state, 1, signi("U", abilities=(Always(Unaffected(opposing=True)),)), LEFT)
    standing(state, 1, signi("A"), RIGHT)
    carry_out(state, "choose 1 opposing SIGNI: banish it")
    assert "choose opp:U" in options(state)
    assert state.decision is not None
    option = state.decision.option("choose opp:U")
    assert option is not None
    state.submit(option)
    assert safe.id in state.objects
    assert happened(state, "banished") == []


@pytest.mark.rule("WX-29.23")
def test_what_does_not_choose_reaches_a_shadow() -> None:
    state = board()
    standing(state, 1, signi("S", abilities=(Always(HasKeyword("shadow")),)), LEFT)
    carry_out(state, "return all opposing SIGNI to hand")
    assert len(state.zone(1, HAND)) == 1


@pytest.mark.rule("WX-35.12")
def test_subscribers_are_added_up() -> None:
    state = board()
    carry_out(state, "gain 100000 subscribers")
    carry_out(state, "gain 100000 subscribers")
    assert state.subscribers == [200_000, 0]
