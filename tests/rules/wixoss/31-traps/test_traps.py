"""Traps (chapter 31)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import (
    TRAP,
    Trap,
    able,
    an_effect,
    attack,
    banish_front,
    draw_one,
    duel,
    life,
    life_count,
    negate_attack,
    when_attacks,
)
from tests.rules.wixoss.boards import PLAIN, answer, board, happened, options, put, signi, stand
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.kernel.events import Cause
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.traps import open_trap, set_signi, set_trap
from taisen.wixoss.rules.zones import move, take_from_field, trap_in
from taisen.wixoss.state import (
    CENTER,
    CHEER,
    ENER,
    HAND,
    LEFT,
    LRIG,
    RIGHT,
    TRAPS,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.restrictions import CannotLeave

ATTACKER = signi("A")


def with_trap(
    trap: CardDefinition, attacker: CardDefinition = ATTACKER, rule_set: str = ""
) -> tuple[WixossState, int]:
    """A board on which an attacker faces a trap; the opponent has Life Cloth."""
    state = board(rule_set=rule_set)
    life(state, 1, count=7)
    duel(state, attacker, None)
    (card,) = put(state, 1, HAND, trap)
    set_trap(state, 1, card, RIGHT, an_effect(1))
    return state, card


@pytest.mark.rule("WX-31.01", "WX-31.02", "WX-31.10")
def test_any_card_is_set_face_down_and_displaces_the_old() -> None:
    state, old = with_trap(PLAIN)
    assert trap_in(state, 1, RIGHT) == old and state.known[old] == 1 << 1
    (new,) = put(state, 1, HAND, TRAP)
    set_trap(state, 1, new, RIGHT, an_effect(1))
    assert state.zone(1, TRAPS + RIGHT) == (new,)
    assert state.zone(1, TRASH) == (old,) and state.known[old] == 3
    # Nothing was asked to be put right.
    assert trap_in(state, 1, LEFT) == -1


@pytest.mark.rule("WX-31.03", "WX-31.04", "WX-31.05", "WX-15.08", "WX-15.06")
def test_a_trap_in_an_empty_zone_may_be_turned_up_when_its_front_attacks() -> None:
    state, card = with_trap(TRAP)
    attack(state, "attack A")
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["pass", "open right"]
    answer(state, "open right")
    # The attacker was banished, so that nothing comes of its attack.
    assert len(state.zone(0, ENER)) == 1 and life_count(state) == 7
    assert state.zone(1, TRASH) == (card,)
    assert [event.card for event in happened(state, "trap_opened")] == [card]


@pytest.mark.rule("WX-31.03")
def test_a_trap_is_silent_under_a_signi_or_when_another_attacks() -> None:
    state, _ = with_trap(TRAP)
    stand(state, 1, signi("S", power=15000), RIGHT)
    attack(state, "attack A")
    assert state.step == "lrig" and life_count(state) == 7

    state, _ = with_trap(TRAP)
    stand(state, 0, signi("B"), CENTER)
    attack(state, "attack B")
    assert options(state) == ["end-step", "attack A"] and life_count(state) == 6
    # A LRIG's attack is in front of nothing.
    state, _ = with_trap(TRAP)
    attack(state, "end-step", "attack T-LRIG0")
    assert not happened(state, "trap_opened") and life_count(state) == 6


@pytest.mark.rule("WX-31.05")
def test_a_card_without_trap_icon_goes_to_the_trash_at_once() -> None:
    state, card = with_trap(PLAIN)
    attack(state, "attack A", "open right")
    assert state.zone(1, TRASH) == (card,) and life_count(state) == 6


@pytest.mark.rule("WX-31.05", "WX-21.02")
def test_a_trap_ability_is_a_trigger_of_its_own() -> None:
    # The turn player's trigger on the trap's turning up comes first.
    state, card = with_trap(TRAP)
    stand(state, 0, able("W", Auto(When("trap_opened", own=False), Do(draw_one))), CENTER)
    attack(state, "attack A", "open right")
    names = [event.name for event in happened(state, "trap_opened", "drew", "banished")]
    assert names == ["trap_opened", "drew", "banished"]
    assert state.zone(1, TRASH) == (card,)


@pytest.mark.rule("WX-31.06")
def test_a_trap_that_is_not_turned_up_stays() -> None:
    state, card = with_trap(TRAP)
    attack(state, "attack A", "pass")
    assert trap_in(state, 1, RIGHT) == card and state.known[card] == 1 << 1
    assert life_count(state) == 6


@pytest.mark.rule("WX-31.07", "WX-31.08")
def test_neither_level_nor_limiting_condition_keeps_a_trap() -> None:
    high = keyed(signi("T-HIGH", level=5, limiting=("花代",), abilities=(Trap(Do(negate_attack)),)))
    state, _ = with_trap(high)
    attack(state, "attack A", "open right")
    assert len(happened(state, "negated_attack")) == 1 and life_count(state) == 7


@pytest.mark.rule("WX-31.09", "WX-21.13")
def test_a_zone_emptied_by_the_attackers_trigger_counts() -> None:
    state, _ = with_trap(TRAP, able("A", when_attacks(banish_front)))
    stand(state, 1, signi("S", power=15000), RIGHT)
    attack(state, "attack A")
    assert options(state) == ["pass", "open right"]
    answer(state, "open right")
    assert life_count(state) == 7 and len(state.zone(0, ENER)) == 1


@pytest.mark.rule("WX-31.03", "WX-21.13")
def test_a_zone_that_is_not_empty_when_its_turn_comes_does_not_count() -> None:
    state, card = with_trap(TRAP)
    stand(state, 1, signi("S", power=15000), RIGHT)
    attack(state, "attack A")
    assert "open right" not in options(state) and trap_in(state, 1, RIGHT) == card


def bounce_itself(state: WixossState, cause: Cause) -> None:
    """Return the source to hand."""
    take_from_field(state, (cause.object,), HAND, cause, "bounce")


@pytest.mark.rule("WX-99.17")
@pytest.mark.parametrize("deed", [negate_attack, bounce_itself])
def test_its_player_is_asked_whatever_became_of_the_attack(deed: object) -> None:
    state, _ = with_trap(TRAP, able("A", when_attacks(deed)))  # type: ignore[arg-type]
    attack(state, "attack A")
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["pass", "open right"]


@pytest.mark.rule("WX-31.03", "WX-35.07")
def test_a_cheering_attacker_is_in_front_of_no_trap() -> None:
    state, card = with_trap(TRAP)
    stand(state, 0, signi("C"), CHEER)
    # Whatever else is face down over there, none of it is in front.
    for kind in range(TRAPS):
        put(state, 1, kind, TRAP)
    attack(state, "attack C on right")
    assert not happened(state, "trap_opened") and trap_in(state, 1, RIGHT) == card
    assert options(state)[0] == "end-step"


def rob(state: WixossState, cause: Cause) -> None:
    """Take the trap away."""
    move(state, state.zone(1, TRAPS + RIGHT), 1, HAND, cause, "hand")


@pytest.mark.rule("WX-21.08")
def test_a_trap_that_moved_on_does_nothing() -> None:
    # Before it was turned up.
    state, card = with_trap(TRAP, able("A", when_attacks(rob)))
    attack(state, "attack A")
    assert state.zone(1, HAND) == (card,) and life_count(state) == 6

    # Between that and its ability.
    state, card = with_trap(TRAP)
    stand(state, 0, able("W", Auto(When("trap_opened", own=False), Do(rob))), CENTER)
    attack(state, "attack A", "open right")
    assert state.zone(1, HAND) == (card,) and not state.zone(1, TRASH)
    assert [event.detail for event in happened(state, "missed")] == ["WX-21.08"]


@pytest.mark.rule("WX-21.08", "WX-31.04")
def test_since_december_2020_it_does_what_it_does_wherever_it_is() -> None:
    state, card = with_trap(TRAP, rule_set="2020-12")
    stand(state, 0, able("W", Auto(When("trap_opened", own=False), Do(rob))), CENTER)
    attack(state, "attack A", "open right")
    assert len(happened(state, "banished")) == 1 and not happened(state, "missed")
    assert state.zone(1, HAND) == (card,)


@pytest.mark.rule("WX-04.04", "WX-31.02")
def test_a_signi_made_a_trap_is_seen_by_its_player_alone() -> None:
    state, old = with_trap(TRAP)
    item = stand(state, 1, PLAIN, CENTER)
    card = state.objects[item].card
    assert set_signi(state, item, RIGHT, an_effect(1))
    assert state.zone(1, TRAPS + RIGHT) == (card,) and state.known[card] == 1 << 1
    assert state.zone(1, TRASH) == (old,)
    apart = stand(state, 1, able("U", Always(CannotLeave())), CENTER)
    assert not set_signi(state, apart, RIGHT, an_effect(1))
    assert state.zone(1, TRAPS + RIGHT) == (card,)


@pytest.mark.rule("WX-31.01", "WX-31.02")
def test_an_effect_sets_a_signi_of_either_field_in_a_zone_of_its_player() -> None:
    state, old = with_trap(TRAP)
    item = stand(state, 1, PLAIN, CENTER)
    card = state.objects[item].card
    carry_out(state, "choose 1 opposing SIGNI: set it as a trap")
    assert options(state) == ["zone opp:left", "zone opp:center", "zone opp:right"]
    answer(state, "zone opp:right")
    assert state.zone(1, TRAPS + RIGHT) == (card,) and state.zone(1, TRASH) == (old,)
    assert item not in state.objects and state.known[card] == 1 << 1


def test_being_asked_about_a_trap_names_no_card() -> None:
    state, _ = with_trap(TRAP)
    attack(state, "attack A")
    assert state.decision is not None
    assert state.decision.arguments == ("right",)
    assert [option.text for option in state.decision.options] == ["pass", "open right"]


def test_an_effect_may_turn_a_trap_up() -> None:
    state, card = with_trap(PLAIN)
    assert open_trap(state, 1, LEFT, an_effect(1)) == -1
    assert open_trap(state, 1, RIGHT, an_effect(1)) == card
    assert state.zone(1, TRASH) == (card,) and state.standing(1, LRIG) is not None
