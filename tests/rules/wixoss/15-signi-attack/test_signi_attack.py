"""The SIGNI attack step (chapter 15)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import (
    BURST,
    able,
    attack,
    banish_front,
    duel,
    guard,
    having,
    life,
    life_count,
    negate_attack,
    when_attacks,
)
from tests.rules.wixoss.boards import answer, board, happened, options, put, signi, stand, turn_from
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.kernel.events import Cause
from taisen.language.quantities import Number
from taisen.wixoss.rules import cheering
from taisen.wixoss.rules.lasting import ATTACK, TURN, give
from taisen.wixoss.rules.posture import up
from taisen.wixoss.rules.refresh import end_turn
from taisen.wixoss.rules.zones import put_on_field, take_from_field
from taisen.wixoss.state import CENTER, CHEER, DECK, ENER, HAND, LEFT, RIGHT, WixossState, facing
from taisen.wixoss.vocabulary.modifications import PowerPlus
from taisen.wixoss.vocabulary.restrictions import (
    AttacksBesideToo,
    CannotAttack,
    CannotBeDowned,
    MustAttack,
)

STRONG = signi("T-STRONG", power=8000)
WEAK = signi("T-WEAK", power=5000)


@pytest.mark.rule("WX-15.01", "WX-15.03", "WX-18.01", "WX-18.02")
def test_an_attack_downs_its_signi_and_damages_through_an_empty_lane() -> None:
    state = board()
    mine, _ = duel(state, STRONG, None)
    stand(state, 0, WEAK, CENTER, down=True)
    life(state, 1, count=7)
    turn_from(state, "attack")
    assert options(state) == ["end-step", "attack T-STRONG"]
    answer(state, "attack T-STRONG")
    assert state.objects[mine].down
    names = [e.name for e in happened(state, "downed", "attacked", "damaged", "crushed")]
    assert names == ["downed", "attacked", "damaged", "crushed"]
    assert life_count(state) == 6


@pytest.mark.rule("WX-15.02", "WX-16.01", "WX-16.02", "WX-16.06")
def test_signi_in_front_of_each_other_battle() -> None:
    state = board()
    mine, theirs = duel(state, WEAK, WEAK)
    life(state, 1, count=7)
    attack(state, "attack T-WEAK")
    (battled,) = happened(state, "battled")
    assert (battled.object, battled.other) == (mine, theirs)
    assert not happened(state, "damaged") and life_count(state) == 7
    # Equal power: the attacked one alone is banished.
    assert mine in state.objects and theirs not in state.objects
    assert len(state.zone(1, ENER)) == 1 and not state.zone(1, 5)


@pytest.mark.rule("WX-15.04")
def test_attacks_come_one_at_a_time_in_any_order_and_none_is_owed() -> None:
    state = board()
    life(state, 1, count=7)
    for number, lane in (("A", LEFT), ("B", CENTER), ("C", RIGHT)):
        stand(state, 0, signi(number), lane)
    attack(state, "attack B")
    assert options(state) == ["end-step", "attack A", "attack C"]
    answer(state, "end-step")
    ups = [found.place for found in state.objects.values() if found.controller == 0 and not found.down]
    assert LEFT in ups and RIGHT in ups and CENTER not in ups
    assert state.step == "lrig"


def up_once(state: WixossState, cause: Cause) -> None:
    """Up the source."""
    up(state, cause.object, cause)


@pytest.mark.rule("WX-15.05")
def test_who_is_upped_again_may_attack_again() -> None:
    state = board()
    life(state, 1, count=7)
    duel(state, able("A", Auto(When("attacked"), Do(up_once), limit="turn")), None)
    attack(state, "attack A", "attack A")
    assert life_count(state) == 5
    assert state.step == "lrig"


@pytest.mark.rule("WX-15.06", "WX-15.11", "WX-15.07", "WX-29.06")
def test_who_stands_in_front_is_looked_at_after_the_triggers() -> None:
    # Its trigger banishes who stands in front, so that it damages.
    state = board()
    life(state, 1, count=7)
    lancer = Always(keyword="lancer")
    _, theirs = duel(state, able("A", when_attacks(banish_front), lancer), STRONG)
    attack(state, "attack A")
    assert theirs not in state.objects
    # WX-29.06: Lancer did nothing, since it was no battle.
    assert not happened(state, "battled") and life_count(state) == 6

    # Somebody comes to stand in front meanwhile.
    state = board()
    life(state, 1, count=7)
    (card,) = put(state, 1, HAND, STRONG)

    def come(state: WixossState, cause: Cause) -> None:
        put_on_field(state, card, 1, facing(LEFT), cause, "effect")

    duel(state, able("A", when_attacks(come)), None)
    attack(state, "attack A")
    assert len(happened(state, "battled")) == 1 and life_count(state) == 7


def strengthen(state: WixossState, cause: Cause) -> None:
    """Give the source 5000 power."""
    give(state, PowerPlus(Number(5000)), cause, (TURN, state.turn), amount=5000, objects=(cause.object,))


@pytest.mark.rule("WX-15.07")
def test_triggers_come_before_the_battle() -> None:
    state = board()
    _, theirs = duel(state, able("A", when_attacks(strengthen), power=3000), signi("T-SEVEN", power=7000))
    attack(state, "attack A")
    assert theirs not in state.objects


def bounce_attacker(state: WixossState, cause: Cause) -> None:
    """Return the attacker to hand."""
    take_from_field(state, (state.attacker,), HAND, cause, "bounce")


@pytest.mark.rule("WX-15.08")
def test_an_attacker_that_has_left_does_nothing_more() -> None:
    state = board()
    life(state, 1, count=7)
    duel(state, WEAK, None)
    stand(state, 1, able("T-WATCH", when_attacks(bounce_attacker, own=False)), LEFT)
    attack(state, "attack T-WEAK")
    assert len(state.zone(0, HAND)) == 1
    assert life_count(state) == 7 and not happened(state, "damaged")
    assert len(happened(state, "attack_ended")) == 1 and state.attacker == 0


@pytest.mark.rule("WX-15.09")
def test_a_negated_attack_happened_and_has_no_result() -> None:
    state = board()
    life(state, 1, count=7)
    seen: list[int] = []
    own = when_attacks(lambda _, cause: seen.append(cause.object))
    mine, _ = duel(state, able("A", own), None)
    stand(state, 1, able("T-WATCH", when_attacks(negate_attack, own=False)), LEFT)
    attack(state, "attack A")
    assert seen == [mine]
    assert state.objects[mine].down and life_count(state) == 7
    assert [event.object for event in happened(state, "negated_attack")] == [mine]
    # That attack, and no later one.
    assert not state.negated


@pytest.mark.rule("WX-15.09")
def test_an_attack_that_is_negated_in_the_battle_has_no_result() -> None:
    state = board()
    guarded = able("D", Auto(When("battled", own=False), Do(negate_attack)), power=1000)
    _, theirs = duel(state, STRONG, guarded)
    attack(state, "attack T-STRONG")
    assert len(happened(state, "battled")) == 1 and theirs in state.objects


@pytest.mark.rule("WX-15.10", "WX-17.07")
def test_the_front_is_attacked_and_nobody_steps_between() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, WEAK, CENTER)
    theirs = stand(state, 1, STRONG, LEFT)
    put(state, 1, HAND, guard())
    attack(state, "attack T-WEAK")
    assert life_count(state) == 6 and theirs in state.objects
    # WX-17.07: its player was asked for no guard.
    assert state.step == "lrig"


@pytest.mark.rule("WX-15.12")
def test_a_step_that_was_ended_is_over() -> None:
    state = board()
    life(state, 1, count=7)

    def wake(state: WixossState, cause: Cause) -> None:
        for found in list(state.objects.values()):
            up(state, found.id, cause)

    mine, _ = duel(
        state, keyed(signi("A", abilities=(Auto(When("attacked", own=False), Do(wake), limit="turn"),))), None
    )
    attack(state, "end-step", "attack T-LRIG0")
    assert not state.objects[mine].down
    assert options(state) == ["end-step", "attack T-LRIG0"]


def test_effects_say_who_cannot_and_who_must_attack() -> None:
    state = board()
    life(state, 1, count=7)
    for number, word, lane in (
        ("A", CannotAttack(), LEFT),
        ("B", MustAttack(), CENTER),
        ("C", CannotBeDowned(), RIGHT),
    ):
        stand(state, 0, keyed(signi(number, abilities=(Always(word),))), lane)
    turn_from(state, "attack")
    # One option alone is taken without asking: B attacked.
    attacks = [state.definitions[event.card].number for event in happened(state, "attacked")]
    assert attacks == ["B"]
    assert state.step == "lrig"


def test_one_that_attacks_beside_the_front_too_attacks_both() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, keyed(signi("A", power=8000, abilities=(Always(AttacksBesideToo()),))), CENTER)
    front = stand(state, 1, WEAK, CENTER)
    beside = stand(state, 1, WEAK, LEFT)
    stand(state, 1, STRONG, RIGHT)
    turn_from(state, "attack")
    assert options(state) == ["end-step", "attack A", "attack A and left", "attack A and right"]
    answer(state, "attack A and left")
    assert front not in state.objects and beside not in state.objects and life_count(state) == 7
    (event,) = happened(state, "attacked")
    assert event.amount == 1 << CENTER | 1 << LEFT and event.other == front

    # An empty zone in front damages, an empty one beside it does not.
    state = board()
    life(state, 1, count=7)
    stand(state, 0, keyed(signi("A", power=8000, abilities=(Always(AttacksBesideToo()),))), CENTER)
    attack(state, "attack A and left")
    assert life_count(state) == 6 and len(happened(state, "damaged")) == 1


@pytest.mark.rule("WX-29.01", "WX-29.02")
def test_an_assassin_passes_by_what_is_in_front_and_battles_what_is_beside_it() -> None:
    state = board()
    life(state, 1, count=7)
    words = (Always(AttacksBesideToo()), Always(keyword="assassin"))
    stand(state, 0, keyed(signi("A", power=6000, abilities=words)), CENTER)
    front = stand(state, 1, WEAK, CENTER)
    beside = stand(state, 1, WEAK, LEFT)
    attack(state, "attack A and left")
    assert front in state.objects and life_count(state) == 6
    assert beside not in state.objects
    assert [event.other for event in happened(state, "battled")] == [beside]


@pytest.mark.rule("WX-15.11", "WX-15.10", "WX-16.01")
@pytest.mark.parametrize("place", [CENTER, CHEER])
def test_an_attack_follows_its_signi_to_where_that_has_moved(place: int) -> None:
    def go(state: WixossState, cause: Cause) -> None:
        cheering.shift(state, ((cause.object, place),), cause)

    state = board()
    life(state, 1, count=7)
    _, passed = duel(state, able("A", when_attacks(go), power=8000), WEAK, LEFT)
    met = stand(state, 1, WEAK, CENTER)
    attack(state, "attack A")
    # What it stood in front of when it attacked is left alone, and in the Cheer Zone there is no front.
    assert passed in state.objects and life_count(state) == 7
    assert (met in state.objects) == (place == CHEER)

    # From a SIGNI to an empty zone, in which the attack is seen.
    state = board()
    life(state, 1, BURST, count=6)
    duel(state, able("A", when_attacks(go), power=8000), WEAK, LEFT)
    attack(state, "attack A")
    assert not happened(state, "battled")
    if place == CHEER:
        assert life_count(state) == 7
    else:
        assert options(state)[0] == "decline" and life_count(state) == 6
        assert state.attacked_lanes == 1 << facing(place)


@pytest.mark.rule("WX-99.03")
def test_a_turn_that_ends_drops_the_attack_in_progress() -> None:
    state = board()
    life(state, 1, count=7)
    put(state, 0, DECK, WEAK)
    duel(state, able("A", when_attacks(end_turn)), None)
    stand(state, 0, WEAK, CENTER)
    attack(state, "attack A")
    assert life_count(state) == 7
    assert state.turn == 4 and len(happened(state, "attacked")) == 1


def test_what_lasts_for_the_attack_ends_with_it() -> None:
    def grow(state: WixossState, cause: Cause) -> None:
        give(
            state,
            PowerPlus(Number(1000)),
            cause,
            (ATTACK, cause.object),
            amount=1000,
            objects=(cause.object,),
        )

    state = board()
    mine, theirs = duel(state, able("A", when_attacks(grow), power=7000), STRONG)
    stand(state, 0, having("B"), CENTER)
    life(state, 1, count=7)
    attack(state, "attack A")
    assert theirs not in state.objects
    assert not state.modifiers and mine in state.objects
