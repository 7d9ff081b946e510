"""Constant abilities: when they work, in which order, what is lost and given (chapters 20, 28, 35)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import (
    FRONT,
    OPPOSING,
    OWN,
    Always,
    Beside,
    HandEmpty,
    PowerFrom,
    Used,
    Waiting,
    effect_of,
    standing,
    with_keys,
)
from tests.rules.wixoss.boards import PLAIN, board, put, signi, stand

from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import values
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.state import CENTER, HAND, LEFT, RIGHT, TRASH
from taisen.wixoss.vocabulary.abilities import CROSS, DRIVE, LAYER_MARK
from taisen.wixoss.vocabulary.modifications import (
    BasePowerIs,
    HasAbility,
    HasKeyword,
    LosesAbilities,
    PowerPlus,
)
from taisen.wixoss.vocabulary.reach import (
    Unaffected,
)
from taisen.wixoss.vocabulary.restrictions import CannotAttack, CannotBeBanished

UNTIL_END = (TURN, 3)


def plus(number: int) -> PowerPlus:
    """Power plus a number."""
    return PowerPlus(Number(number))


@pytest.mark.rule("WX-20.06")
def test_a_constant_ability_reaches_who_comes_later() -> None:
    state = board()
    standing(state, 0, signi("A", abilities=(Always(plus(1000), who=OWN),)), LEFT)
    later = standing(state, 0, signi("B"), CENTER)
    assert values.power(state, later) == 4000
    assert values.power(state, standing(state, 1, signi("C"), CENTER)) == 3000


@pytest.mark.rule("WX-20.07")
def test_a_condition_is_read_all_the_time() -> None:
    state = board()
    found = standing(state, 0, signi("A", abilities=(Always(plus(5000), condition=HandEmpty()),)), LEFT)
    assert values.power(state, found) == 8000
    put(state, 0, HAND, PLAIN)
    state.touch()
    assert values.power(state, found) == 3000


@pytest.mark.rule("WX-20.21")
def test_abilities_work_on_the_field_only() -> None:
    state = board()
    put(state, 0, TRASH, with_keys(signi("A", abilities=(Always(plus(1000), who=OWN),))))
    found = standing(state, 0, signi("B"), CENTER)
    assert values.power(state, found) == 3000


@pytest.mark.rule("WX-10.09", "WX-33.07")
def test_what_lies_underneath_has_no_abilities_unless_it_says_so() -> None:
    state = board()
    below = signi("A", abilities=(Always(plus(1000), who=OWN),))
    told = signi("B", abilities=(Always(plus(500), zone="under"),))
    top = stand(state, 0, signi("C"), LEFT, under=(with_keys(below), with_keys(told)))
    assert values.power(state, state.objects[top]) == 3500


@pytest.mark.rule("WX-30.07")
def test_an_acce_strengthens_the_signi_that_it_is_attached_to() -> None:
    state = board()
    top = stand(state, 0, signi("A"), LEFT, acces=1)
    card = state.objects[top].acces[0]
    worn = with_keys(signi("B", abilities=(Always(plus(3000), zone="acce"), Always(plus(900)))))
    state.definitions = [*state.definitions[:card], worn, *state.definitions[card + 1 :]]
    state.index = None
    assert values.power(state, state.objects[top]) == 6000


@pytest.mark.rule("WX-20.22")
def test_not_being_affected_wins_over_losing_abilities() -> None:
    state = board()
    loses = Always(LosesAbilities(), who=FRONT)
    kept = Unaffected(opposing=True, kinds=("signi",))
    target = standing(state, 1, signi("B", abilities=(Always(kept), Always(plus(2000)))), RIGHT)
    standing(state, 0, signi("A", abilities=(loses,)), LEFT)
    assert values.power(state, target) == 5000
    assert not values.lost(state, target)
    other = standing(state, 1, signi("D", abilities=(Always(plus(2000)),)), LEFT)
    standing(state, 0, signi("E", abilities=(Always(LosesAbilities(), who=FRONT),)), RIGHT)
    assert values.power(state, other) == 3000


@pytest.mark.rule("WX-20.22")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_that_set_power_the_first_card_on_the_field_applies_first(first: int) -> None:
    state = board()
    numbers = (7000, 9000) if first == 0 else (9000, 7000)
    for lane, number in zip((LEFT, CENTER), numbers, strict=True):
        ability = Always(BasePowerIs(Number(number)), who=OPPOSING)
        standing(state, 0, signi(f"S{number}", abilities=(ability,)), lane)
    target = standing(state, 1, signi("T", abilities=(Always(plus(1000)),)), CENTER)
    assert values.power(state, target) == numbers[1] + 1000


@pytest.mark.rule("WX-20.22")
def test_an_ability_that_came_after_the_loss_is_kept() -> None:
    state = board()
    target = standing(state, 0, signi("A", abilities=(Always(plus(1000)),)), LEFT)
    cause = effect_of(state, 0, "arts")
    give(state, HasAbility(Always(CannotBeBanished())), cause, UNTIL_END, objects=(target.id,))
    assert values.restricted(state, target, "cannot-be-banished")
    give(state, LosesAbilities(), cause, UNTIL_END, objects=(target.id,))
    assert not values.restricted(state, target, "cannot-be-banished")
    assert values.power(state, target) == 3000
    give(state, HasAbility(Always(CannotAttack())), cause, UNTIL_END, objects=(target.id,))
    assert values.restricted(state, target, "cannot-attack")
    give(state, LosesAbilities(new_too=True), cause, UNTIL_END, objects=(target.id,))
    give(state, HasKeyword("lancer"), cause, UNTIL_END, objects=(target.id,))
    assert not values.has_keyword(state, target, "lancer")


def test_a_given_keyword_may_depend_on_power() -> None:
    state = board()
    ability = Always(HasKeyword("lancer"), condition=PowerFrom(10000))
    target = standing(state, 0, signi("A", power=8000, abilities=(ability,)), LEFT)
    assert not values.has_keyword(state, target, "lancer")
    standing(state, 0, signi("B", abilities=(Always(plus(2000), who=OWN),)), CENTER)
    assert values.has_keyword(state, target, "lancer")


@pytest.mark.parametrize("asked", [(), ("gift",), ("grant",), ("restriction", "grant"), ("power", "grant")])
def test_what_is_asked_first_does_not_matter_where_layers_look_at_each_other(asked: tuple[str, ...]) -> None:
    state = board()
    looks = Always(HasAbility(Always(plus(4000), HasKeyword("lancer"))), condition=PowerFrom(5000))
    target = standing(state, 0, signi("A", power=3000, abilities=(looks,)), LEFT)
    standing(state, 0, signi("B", abilities=(Always(HasAbility(Always(plus(2000))), who=OWN),)), CENTER)
    for layer in asked:
        values.active(state, layer)
    # What is given comes before power: while it is worked out, B's gift is not known yet.
    assert values.power(state, target) == 5000
    assert not values.has_keyword(state, target, "lancer")
    assert len(values.active(state, "grant")) == 1


def test_given_abilities_wait_and_are_used() -> None:
    state = board()
    target = standing(state, 0, signi("A"), LEFT)
    cause = effect_of(state, 0, "arts")
    waiting, used = Waiting(), Used()
    give(state, HasAbility(waiting), cause, UNTIL_END, objects=(target.id,))
    give(state, HasAbility(used), cause, UNTIL_END, objects=(target.id,))
    assert [placed.ability for placed in values.given(state, "drew")] == [waiting]
    assert values.given(state, "moved") == []
    assert [placed.ability for placed in values.actions(state, 0)] == [used]
    assert values.keeps(state, target, waiting)
    give(state, LosesAbilities(), cause, UNTIL_END, objects=(target.id,))
    assert values.given(state, "drew") == []
    assert not values.keeps(state, target, waiting)


@pytest.mark.rule("WX-21.09")
def test_a_printed_ability_is_kept_until_it_is_lost() -> None:
    state = board()
    ability = Waiting()
    target = standing(state, 0, signi("A", abilities=(ability,)), LEFT)
    assert [placed.object for placed in field_index(state).triggered["drew"]] == [target.id]
    assert values.keeps(state, target, ability)
    give(state, LosesAbilities(), effect_of(state, 1), UNTIL_END, objects=(target.id,))
    assert not values.keeps(state, target, ability)


# -- states ----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-28.02", "WX-28.03", "WX-28.04")
def test_a_cross_constant_ability_needs_its_partner_beside_it() -> None:
    state = board()
    crossing = signi("A", abilities=(Beside(-1, "B"), Always(plus(3000), marks=(CROSS,))))
    right = standing(state, 0, crossing, CENTER)
    assert not values.in_cross(state, right)
    assert values.power(state, right) == 3000
    left = standing(state, 0, signi("B", abilities=(Beside(1, "A"),)), LEFT)
    assert values.in_cross(state, left)
    assert values.in_cross(state, right)
    assert values.power(state, right) == 6000
    state.edit(left.id).place = RIGHT
    assert not values.in_cross(state, right)


@pytest.mark.rule("WX-28.08")
def test_losing_abilities_does_not_undo_the_cross_of_a_partner_that_kept_them() -> None:
    state = board()
    left = standing(state, 0, signi("B", abilities=(Beside(1, "A"),)), LEFT)
    right = standing(state, 0, signi("A", abilities=(Beside(-1, "B"),)), CENTER)
    give(state, LosesAbilities(), effect_of(state, 1), UNTIL_END, objects=(left.id,))
    assert values.in_cross(state, left)
    assert values.in_cross(state, right)
    give(state, LosesAbilities(), effect_of(state, 1), UNTIL_END, objects=(right.id,))
    assert not values.in_cross(state, left)


@pytest.mark.rule("WX-34.08")
def test_a_drive_constant_ability_works_in_the_drive_state_only() -> None:
    state = board()
    found = standing(state, 0, signi("A", abilities=(Always(plus(4000), marks=(DRIVE,)),)), LEFT)
    assert values.power(state, found) == 3000
    state.edit(found.id).ride = values.center(state, 0).id
    assert values.power(state, state.objects[found.id]) == 7000
    state.edit(found.id).ride = 0
    assert values.power(state, state.objects[found.id]) == 3000


@pytest.mark.rule("WX-35.11", "WX-99.20")
def test_a_layer_ability_is_shared_by_all_own_apparition_signi() -> None:
    state = board()
    shares = (
        Always(keyword="lancer", marks=(LAYER_MARK,)),
        Always(plus(1000), marks=(LAYER_MARK,)),
        Waiting(marks=(LAYER_MARK,)),
    )
    source = standing(state, 0, apparition("A", *shares), LEFT)
    other = standing(state, 0, apparition("B"), CENTER)
    plain = standing(state, 0, signi("C"), RIGHT)
    theirs = standing(state, 1, apparition("D"), CENTER)
    for found, has in ((source, True), (other, True), (plain, False), (theirs, False)):
        assert values.has_keyword(state, found, "lancer") is has
        assert values.power(state, found) == (4000 if has else 3000)
    assert [placed.object for placed in values.given(state, "drew")] == [source.id, other.id]
    give(state, LosesAbilities(), effect_of(state, 1), UNTIL_END, objects=(source.id,))
    assert not values.has_keyword(state, other, "lancer")
    assert values.power(state, other) == 3000
    assert values.given(state, "drew") == []


def apparition(number: str, *abilities: Always | Waiting) -> CardDefinition:
    """A SIGNI of the class that shares abilities."""
    found = signi(number, abilities=abilities)
    found.classes = ("精生", "怪異")
    return found


@pytest.mark.rule("WX-35.02", "WX-35.03")
def test_a_signi_is_infected_where_a_virus_lies() -> None:
    state = board()
    found = standing(state, 1, signi("A"), LEFT)
    state.viruses[3 + LEFT] = 1
    assert values.infected(state, found)
    assert values.power(state, found) == 3000
    state.edit(found.id).place = CENTER
    assert not values.infected(state, state.objects[found.id])
    assert state.viruses[3 + LEFT] == 1
