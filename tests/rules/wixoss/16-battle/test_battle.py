"""Battle and banishing (chapter 16)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import able, an_effect, attack, draw_one, duel, life, life_count, when_attacks
from tests.rules.wixoss.boards import answer, board, happened, signi, stand
from tests.rules.wixoss.words import Auto, Do, When

from taisen.kernel.events import Cause
from taisen.kernel.frames import advance
from taisen.language.quantities import Number
from taisen.wixoss.rules import values
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.posture import up
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.state import CENTER, ENER, HAND, LANES, RIGHT, TRASH, WixossState, facing
from taisen.wixoss.vocabulary.modifications import PowerMinus
from taisen.wixoss.vocabulary.reach import Unaffected


@pytest.mark.rule("WX-16.02", "WX-16.03", "WX-16.04")
@pytest.mark.parametrize(("mine", "theirs", "banished"), [(5000, 5000, 1), (3000, 5000, 0), (8000, 5000, 1)])
def test_the_attacked_signi_is_banished_unless_it_is_stronger(mine: int, theirs: int, banished: int) -> None:
    state = board()
    life(state, 1, count=7)
    attacker, defender = duel(state, signi("A", power=mine), signi("B", power=theirs))
    attack(state, "attack A")
    assert len(happened(state, "battled")) == 1
    assert (defender in state.objects) == (not banished)
    # WX-16.04: whatever its power.
    assert attacker in state.objects and state.objects[attacker].down
    assert life_count(state) == 7


@pytest.mark.rule("WX-16.05")
def test_a_battle_changes_no_power() -> None:
    state = board()
    life(state, 1, count=7)

    def wake(state: WixossState, cause: Cause) -> None:
        up(state, cause.object, cause)

    _, defender = duel(
        state, able("A", Auto(When("attacked"), Do(wake), limit="turn"), power=8000), signi("B", power=10000)
    )
    attack(state, "attack A", "attack A")
    assert len(happened(state, "battled")) == 2
    assert values.power(state, state.objects[defender]) == 10000


@pytest.mark.rule("WX-16.06")
def test_the_banished_go_to_their_owners_ener() -> None:
    state = board()
    theirs = stand(state, 1, signi("B"), CENTER)
    assert banish(state, (theirs,), an_effect()) == (theirs,)
    assert len(state.zone(1, ENER)) == 1 and not state.zone(1, TRASH) and not state.zone(0, ENER)


@pytest.mark.rule("WX-16.11")
def test_what_is_unaffected_by_effects_is_banished_by_battle() -> None:
    state = board()
    life(state, 1, count=7)
    _, defender = duel(state, signi("A", power=5000), able("B", Always(Unaffected())))
    assert banish(state, (defender,), an_effect()) == ()
    attack(state, "attack A")
    assert defender not in state.objects


@pytest.mark.rule("WX-16.13")
def test_those_banished_together_leave_together() -> None:
    state = board()
    lasting = able("B", Auto(When("banished", looks_back=True), Do(draw_one)))
    theirs = tuple(stand(state, 1, lasting, lane) for lane in LANES)
    serial = state.serial
    banish(state, theirs, an_effect())
    state.game.close_batch(state)
    assert len(state.pending) == 3 and state.serial > serial
    rest(state)
    advance(state)
    # The same ability of three cards: their order is asked for.
    answer(state, "resolve B 0", "resolve B 0")
    assert len(state.zone(1, HAND)) == 3


@pytest.mark.rule("WX-16.01")
def test_no_battle_outside_an_attack_on_the_lane_in_front() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, signi("A", power=9000), RIGHT)
    stand(state, 1, signi("B"), RIGHT)
    attack(state, "attack A")
    assert facing(RIGHT) != RIGHT and not happened(state, "battled")
    assert when_attacks(draw_one).trigger.events == ("attacked",)


def banish_other(state: WixossState, cause: Cause) -> None:
    """Banish what stands in front of the source."""
    found = values.front(state, state.objects[cause.object])
    assert found is not None
    banish(state, (found.id,), cause)


@pytest.mark.rule("WX-15.07", "WX-29.06")
def test_what_a_battle_triggers_comes_before_powers_are_compared() -> None:
    state = board()
    life(state, 1, count=7)
    lancer = Always(keyword="lancer")
    _, theirs = duel(
        state, able("A", Auto(When("battled"), Do(banish_other)), lancer), signi("B", power=1000)
    )
    attack(state, "attack A")
    assert theirs not in state.objects
    # It was banished by the effect, so that Lancer did nothing.
    assert [event.detail for event in happened(state, "banished")] == ["effect"] and life_count(state) == 7


@pytest.mark.rule("WX-16.07", "WX-16.12")
def test_a_signi_without_power_is_banished_by_rule() -> None:
    state = board()
    item = stand(state, 1, signi("S", power=3000), CENTER)
    less = PowerMinus(Number(3000))
    give(state, less, an_effect(), (TURN, state.turn), amount=-3000, objects=(item,))
    rest(state)
    advance(state)
    assert item not in state.objects and len(state.zone(1, ENER)) == 1
    (event,) = happened(state, "banished")
    assert event.detail == "rule" and event.cause.rule == "WX-22.02"
