"""Decorate, the action ability that attaches an acce (chapter 30)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, stand
from tests.rules.wixoss.uses import card

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.state import CENTER, ENER, HAND, LEFT, LRIG, RIGHT, TRASH, WixossState
from taisen.wixoss.view import WixossView


def cooking(number: str, effect: str = "", level: int = 1) -> CardDefinition:
    """A cooking SIGNI."""
    return card(number, "signi", effect, level=level, classes=["精羅", "調理"])


ACCE = cooking("A", "[acce] this gets power +3000\n[enter] draw 1", level=5)
HOST = cooking("H")


def before(*hand: CardDefinition, acces: int = 0, effect: str = "[decorate]") -> WixossState:
    """A main phase with a LRIG that decorates and a cooking SIGNI."""
    state = board()
    there = state.standing(0, LRIG)
    assert there is not None
    del state.objects[there.id]
    stand(state, 0, card("L", "lrig", effect, level=2, limit=5, types=["タマ"]), LRIG)
    stand(state, 0, HOST, LEFT, acces=acces)
    put(state, 0, HAND, *hand)
    main_phase(state)
    return state


def decorations(state: WixossState) -> list[str]:
    """The options of Decorate."""
    return [text for text in options(state) if text.startswith("decorate")]


@pytest.mark.rule("WX-30.15", "WX-30.08", "WX-30.07")
def test_decorate_attaches_a_cooking_signi_of_the_hand_once_a_turn() -> None:
    state = before(ACCE, cooking("B"), card("N", "signi"))
    stand(state, 0, card("M", "signi"), CENTER)
    assert decorations(state) == ["decorate H with A", "decorate H with B"]
    stand(state, 0, HOST, RIGHT)
    answer(state, "decorate H with A")
    found = state.standing(0, LEFT)
    assert found is not None and values.power(state, found) == 6000
    assert decorations(state) == []
    assert [event.detail for event in happened(state, "attached")] == ["acce"]


@pytest.mark.rule("WX-30.08")
def test_without_it_nothing_is_attached() -> None:
    assert decorations(before(ACCE, effect="")) == []


@pytest.mark.rule("WX-30.11", "WX-30.09")
def test_what_has_an_acce_gets_no_other() -> None:
    assert decorations(before(ACCE, acces=1)) == []


@pytest.mark.rule("WX-30.13", "WX-30.14")
def test_attaching_is_not_entering_and_levels_do_not_matter() -> None:
    state = before(ACCE)
    answer(state, "decorate H with A")
    assert not happened(state, "entered", "drew")
    assert values.level_total(state, 0) == 1


@pytest.mark.rule("WX-30.10", "WX-22.05")
def test_an_acce_lies_face_up_and_falls_off_with_its_signi() -> None:
    state = before(ACCE, card("K", "spell", "[effect] banish all own SIGNI"))
    answer(state, "decorate H with A")
    found = state.standing(0, LEFT)
    assert found is not None
    (acce,) = found.acces
    for viewer in (0, 1):
        (seen,) = [each for each in WixossView(state, viewer).players[0].field if each.place == "left"]
        assert seen.acces == ("A",) and seen.under == ()
    answer(state, "use K")
    assert [state.definitions[each].number for each in state.zone(0, ENER)] == ["H"]
    assert acce in state.zone(0, TRASH)


@pytest.mark.rule("WX-20.12")
def test_it_is_forbidden_with_other_action_abilities() -> None:
    state = before(ACCE)
    stand(state, 1, card("E", "signi", "[constant] the opponent cannot use action-abilities"), LEFT)
    assert "decorate H with A" in options(state)
    answer(state, "end-phase")
    while state.turn < 5 or state.phase != "main":
        assert state.decision is not None
        state.submit(state.decision.options[0])
    assert decorations(state) == []
