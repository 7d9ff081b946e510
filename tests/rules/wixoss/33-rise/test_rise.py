"""Rise: SIGNI that enter on top of others (chapter 33)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, signi, stand
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card, numbers

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import lasting, values
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import CENTER, HAND, LEFT, RIGHT, TRASH, WixossState

RISE = card("R", "signi", "[rise: 1 own SIGNI]\n[enter] draw 1", level=3, power=12000)
TWO = card("T", "signi", "[rise: 2 own SIGNI]", level=3)
BASE = signi("B", level=3)


def before(*field: CardDefinition, rise: CardDefinition = RISE, limit: int = 11) -> WixossState:
    """A main phase with SIGNI on the field and a Rise SIGNI in hand."""
    state = board(limit=limit)
    for lane, definition in zip((LEFT, CENTER, RIGHT), field, strict=False):
        stand(state, 0, definition, lane)
    put(state, 0, HAND, rise)
    main_phase(state)
    return state


def top(state: WixossState, lane: int) -> str:
    """The number of what stands in a lane of the turn player."""
    found = state.standing(0, lane)
    return "" if found is None else state.definitions[found.card].number


@pytest.mark.rule("WX-33.01")
def test_it_enters_on_top_of_a_signi_only() -> None:
    assert options(before()) == ["end-phase"]
    state = before(BASE, BASE)
    assert [text for text in options(state) if text.startswith(("rise", "summon"))] == [
        "rise R on B",
        "rise R on B#2",
    ]
    answer(state, "rise R on B#2")
    assert (top(state, LEFT), top(state, CENTER)) == ("B", "R")
    found = state.standing(0, CENTER)
    assert found is not None and [state.definitions[c].number for c in found.under] == ["B"]


@pytest.mark.rule("WX-33.01")
def test_its_condition_says_on_which() -> None:
    named = card("R", "signi", '[rise: 1 own SIGNI with class "武勇"]', level=1)
    state = before(BASE, card("V", "signi", classes=["精武", "武勇"]), rise=named)
    assert [text for text in options(state) if text.startswith("rise")] == ["rise R on V"]


@pytest.mark.rule("WX-33.02")
def test_an_effect_needs_a_base_too() -> None:
    state = board()
    put(state, 0, TRASH, RISE)
    carry_out(state, "put 1 SIGNI in your trash onto the field")
    assert "R" in numbers(state, 0, TRASH)
    state = board()
    put(state, 0, TRASH, RISE)
    stand(state, 0, BASE, LEFT)
    stand(state, 0, BASE, RIGHT)
    carry_out(state, "put 1 SIGNI in your trash onto the field")
    assert options(state) == ["rise on B", "rise on B#2"]
    answer(state, "rise on B#2")
    assert top(state, RIGHT) == "R"


@pytest.mark.rule("WX-33.03")
def test_its_condition_is_no_effect() -> None:
    kept = card("K", "signi", "[constant] this is unaffected by effects")
    state = before(kept)
    answer(state, "rise R on K")
    assert top(state, LEFT) == "R"


@pytest.mark.rule("WX-33.05", "WX-33.06")
def test_it_is_a_new_field_card_that_enters_up() -> None:
    state = board()
    base = stand(state, 0, BASE, LEFT, down=True, frozen=True)
    put(state, 0, HAND, RISE)
    cause = Cause(EFFECT, 1, card=0)
    (minus,) = card("M", "signi", "[constant] this gets power -2000").constants[0].modifications
    lasting.give(state, minus, cause, (lasting.TURN, 3), amount=-2000, objects=(base,))
    main_phase(state)
    answer(state, "rise R on B")
    found = state.standing(0, LEFT)
    assert found is not None
    assert not found.down and not found.frozen
    assert values.power(state, found) == 12000
    assert happened(state, "entered")[0].detail == "rise"
    assert len(happened(state, "drew")) == 1


@pytest.mark.rule("WX-33.09")
def test_being_covered_is_not_leaving() -> None:
    leaves = card("B", "signi", "[auto] when this leaves the field: draw 2")
    state = before(leaves, rise=card("R", "signi", "[rise: 1 own SIGNI]"))
    answer(state, "rise R on B")
    assert not happened(state, "left", "drew")


@pytest.mark.rule("WX-33.10", "WX-33.04")
def test_rise_on_rise_keeps_what_lies_underneath_until_it_leaves() -> None:
    state = before(BASE)
    put(state, 0, HAND, card("Q", "signi", "[rise: 1 own SIGNI]"))
    answer(state, "rise R on B", "rise Q on R")
    found = state.standing(0, LEFT)
    assert found is not None
    assert [state.definitions[c].number for c in found.under] == ["B", "R"]
    take_from_field(state, (found.id,), HAND, Cause(EFFECT, 1, card=0), "bounce")
    answer(state, "end-phase")
    assert "Q" in numbers(state, 0, HAND)
    assert sorted(numbers(state, 0, TRASH)) == ["B", "R"]


@pytest.mark.rule("WX-33.11")
def test_what_is_covered_does_not_count_for_the_limit() -> None:
    state = before(BASE, BASE, limit=6)
    assert "rise R on B" in options(state)
    answer(state, "rise R on B")
    assert values.level_total(state, 0) == 6
    state = before(signi("A", level=1), BASE, limit=5)
    # On A it would be 3 + 3.
    assert [text for text in options(state) if text.startswith("rise")] == ["rise R on B"]


def test_several_are_put_together_underneath() -> None:
    state = before(BASE, signi("A"), rise=TWO)
    assert [text for text in options(state) if text.startswith("rise")] == [
        "rise T on B, A left",
        "rise T on B, A center",
    ]
    answer(state, "rise T on B, A center")
    found = state.standing(0, CENTER)
    assert found is not None and top(state, LEFT) == ""
    assert [state.definitions[c].number for c in found.under] == ["B", "A"]
    assert "rise T on B, A left" not in options(before(BASE, rise=TWO))
