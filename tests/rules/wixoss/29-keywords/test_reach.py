"""Shadow, being unaffected, and what cannot be done to a card (chapter 29)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import (
    OPPOSING,
    OWN,
    Always,
    Those,
    Waiting,
    ability_of,
    effect_of,
    standing,
)
from tests.rules.wixoss.boards import PLAIN, board, put, signi
from tests.rules.wixoss.effects import carry_out

from taisen.kernel.events import BATTLE, RULE, Cause
from taisen.kernel.frames import Value
from taisen.kernel.state import AnyState
from taisen.language import read
from taisen.language.bases import NO_SLOTS, Modification
from taisen.language.quantities import Number
from taisen.wixoss.rules import posture, values
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.departing import take_from_field
from taisen.wixoss.rules.lasting import TURN, give, reached_by
from taisen.wixoss.state import CENTER, HAND, LEFT, LIFE, RIGHT, FieldCard, WixossState
from taisen.wixoss.vocabulary.card_deeds import Draw
from taisen.wixoss.vocabulary.identity import (
    BecomesColors,
    BecomesType,
    GainsClass,
    GainsColors,
    GainsType,
    IsAlsoNamed,
    LosesCardType,
    LosesClasses,
)
from taisen.wixoss.vocabulary.modifications import (
    HasAbility,
    HasKeyword,
    LosesAbilities,
    PowerMinus,
    PowerPlus,
)
from taisen.wixoss.vocabulary.notation import VOCABULARY
from taisen.wixoss.vocabulary.player_numbers import (
    CardsHave,
    CardsHaveBurst,
    GuardsWithMore,
    HandSizeMinus,
    HandSizePlus,
)
from taisen.wixoss.vocabulary.player_rules import (
    CannotUse,
    SkipsPhase,
)
from taisen.wixoss.vocabulary.qualities import HasIcon
from taisen.wixoss.vocabulary.reach import (
    CannotBeChosen,
    Unaffected,
    UnaffectedBySources,
)
from taisen.wixoss.vocabulary.replacing import GoesElsewhere
from taisen.wixoss.vocabulary.restrictions import CannotAttack, CannotBeBanished

UNTIL_END = (TURN, 3)


# -- Shadow ----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-29.21", "WX-29.22")
def test_shadow_keeps_opposing_effects_from_choosing_whoever_chooses() -> None:
    state = board()
    found = standing(state, 1, signi("A", abilities=(Always(HasKeyword("shadow")),)), CENTER)
    assert values.shadowed(state, found, effect_of(state, 0))
    assert not values.shadowed(state, found, effect_of(state, 1))
    assert not values.shadowed(state, found, Cause(RULE, 0, "WX-22.03"))
    give(state, LosesAbilities(), effect_of(state, 0), UNTIL_END, objects=(found.id,))
    assert not values.shadowed(state, found, effect_of(state, 0))


@pytest.mark.rule("WX-29.22")
@pytest.mark.parametrize(
    "text",
    [
        "have the opponent put 1 own SIGNI into the trash",
        "have each player put 1 own SIGNI into the trash",
        "choose 1 opposing SIGNI of the opponent's choice: put it into the trash",
    ],
)
def test_a_shadow_is_spared_where_its_own_player_chooses_for_an_opposing_effect(text: str) -> None:
    state = board()
    shadow = standing(state, 1, signi("S", abilities=(Always(HasKeyword("shadow")),)), LEFT)
    other = standing(state, 1, signi("A"), RIGHT)
    # The player of the effect may choose an own Shadow.
    own = standing(state, 0, signi("O", abilities=(Always(HasKeyword("shadow")),)), LEFT)
    carry_out(state, text)
    assert state.decision is None
    assert shadow.id in state.objects and other.id not in state.objects
    assert (own.id in state.objects) == ("each player" not in text)


@pytest.mark.rule("WX-29.23")
def test_shadow_does_not_keep_away_what_does_not_choose() -> None:
    state = board()
    found = standing(state, 1, signi("A", abilities=(Always(HasKeyword("shadow")),)), CENTER)
    assert reached_by(state, (found.id,), effect_of(state, 0)) == (found.id,)


def test_a_card_may_be_shielded_from_some_sources_alone() -> None:
    state = board()
    shield = Always(CannotBeChosen(opposing=True, kinds=("arts",)))
    found = standing(state, 1, signi("A", abilities=(shield,)), CENTER)
    assert values.shadowed(state, found, effect_of(state, 0, "arts"))
    assert not values.shadowed(state, found, effect_of(state, 0, "spell"))
    assert not values.shadowed(state, found, effect_of(state, 1, "arts"))
    give(state, LosesAbilities(), effect_of(state, 0), UNTIL_END, objects=(found.id,))
    assert not values.shadowed(state, found, effect_of(state, 0, "arts"))


# -- unaffected ------------------------------------------------------------------------------------


@pytest.mark.rule("WX-29.24", "WX-29.25")
def test_effects_do_not_change_the_power_or_abilities_of_an_unaffected_signi() -> None:
    state = board()
    found = standing(state, 1, signi("A", power=5000, abilities=(Always(Unaffected()), Waiting())), CENTER)
    for change in (PowerMinus(Number(10000)), LosesAbilities(), HasKeyword("lancer")):
        assert give(state, change, effect_of(state, 0), UNTIL_END, objects=(found.id,)) == ()
    assert not values.shadowed(state, found, effect_of(state, 0))
    assert values.power(state, found) == 5000
    assert values.keeps(state, found, state.definitions[found.card].triggered[0])
    assert not values.has_keyword(state, found, "lancer")
    standing(state, 0, signi("B", abilities=(Always(PowerMinus(Number(1000)), who=OPPOSING),)), LEFT)
    standing(state, 0, signi("C", abilities=(Always(BecomesColors((1,)), who=OPPOSING),)), RIGHT)
    assert values.power(state, found) == 5000
    assert values.colors(state, found) == 1


@pytest.mark.rule("WX-29.26", "WX-29.27", "WX-16.11")
def test_effects_neither_move_nor_turn_an_unaffected_signi() -> None:
    state = board()
    found = standing(state, 1, signi("A", abilities=(Always(Unaffected(opposing=True)),)), CENTER)
    cause = effect_of(state, 0)
    assert take_from_field(state, (found.id,), HAND, cause, "bounce") == ()
    assert banish(state, (found.id,), cause) == ()
    assert not posture.down(state, found.id, cause)
    assert not posture.freeze(state, found.id, cause)
    assert [event.detail for event in state.events() if event.name == "prevented"] == [
        "bounce",
        "banish",
        "down",
        "freeze",
    ]
    assert banish(state, (found.id,), Cause(BATTLE, 0, "WX-16.02")) == (found.id,)


@pytest.mark.rule("WX-29.29", "WX-16.11", "WX-16.12", "WX-22.16", "WX-13.16")
def test_being_unaffected_covers_effects_of_the_named_source_only() -> None:
    state = board()
    found = standing(state, 1, signi("A", power=5000, abilities=(Always(Unaffected(opposing=True)),)), CENTER)
    give(state, PowerPlus(Number(2000)), effect_of(state, 1), UNTIL_END, amount=2000, objects=(found.id,))
    assert values.power(state, found) == 7000
    assert values.unaffected(state, found, effect_of(state, 0))
    assert not values.unaffected(state, found, Cause(BATTLE, 0, "WX-16.02"))
    assert not values.unaffected(state, found, Cause(RULE, -1, "WX-22.02"))


@pytest.mark.rule("WX-25.12")
def test_the_effect_of_an_arts_is_none_of_the_lrig() -> None:
    state = board()
    but_lrig = Always(Unaffected(others=("lrig",)))
    found = standing(state, 1, signi("A", abilities=(but_lrig,)), CENTER)
    assert values.unaffected(state, found, effect_of(state, 0, "arts"))
    assert not values.unaffected(state, found, effect_of(state, 0, "lrig"))


@pytest.mark.rule("WX-27.01")
def test_a_resona_is_a_signi_as_a_source_too() -> None:
    state = board()
    found = standing(state, 1, signi("A", abilities=(Always(Unaffected(kinds=("signi",))),)), CENTER)
    assert values.unaffected(state, found, effect_of(state, 0, "resona"))
    assert not values.unaffected(state, found, effect_of(state, 0, "spell"))


def test_sources_may_be_described() -> None:
    state = board()
    found = standing(state, 1, signi("A", abilities=(Always(UnaffectedBySources(Those(OPPOSING))),)), CENTER)
    source = standing(state, 0, signi("B", abilities=(Waiting(),)), LEFT)
    own = standing(state, 1, signi("C", abilities=(Waiting(),)), LEFT)
    assert values.unaffected(state, found, ability_of(state, source))
    assert not values.unaffected(state, found, ability_of(state, own))
    assert not values.unaffected(state, found, effect_of(state, 0))


def test_immunity_can_be_given_for_a_time() -> None:
    state = board()
    found = standing(state, 1, signi("A"), CENTER)
    gift = HasAbility(Always(Unaffected(opposing=True)))
    give(state, gift, effect_of(state, 1), UNTIL_END, objects=(found.id,))
    assert values.unaffected(state, found, effect_of(state, 0))
    assert not values.unaffected(state, found, effect_of(state, 1))


# -- restrictions and replacements -----------------------------------------------------------------


def test_a_restriction_may_be_about_some_effects_only() -> None:
    state = board()
    safe = Always(CannotBeBanished(by_effects=True, opposing=True, kinds=("signi",)))
    found = standing(state, 1, signi("A", abilities=(safe,)), CENTER)
    verb = "cannot-be-banished"
    assert values.restricted(state, found, verb, effect_of(state, 0, "signi"))
    assert not values.restricted(state, found, verb, effect_of(state, 1, "signi"))
    assert not values.restricted(state, found, verb, effect_of(state, 0, "spell"))
    assert not values.restricted(state, found, verb, Cause(BATTLE, 0, "WX-16.02"))
    always = standing(state, 1, signi("B", abilities=(Always(CannotBeBanished()),)), LEFT)
    assert values.restricted(state, always, verb, Cause(BATTLE, 0, "WX-16.02"))


def test_a_given_restriction_is_lost_with_the_abilities() -> None:
    state = board()
    found = standing(state, 1, signi("A"), CENTER)
    give(state, HasAbility(Always(CannotAttack())), effect_of(state, 0), UNTIL_END, objects=(found.id,))
    assert values.restricted(state, found, "cannot-attack")
    assert not values.restricted(state, standing(state, 1, signi("B"), LEFT), "cannot-attack")


def test_replacements_are_found_by_what_would_happen() -> None:
    state = board()
    goes = GoesElsewhere(HAND, "banish")
    found = standing(state, 1, signi("A", abilities=(Always(goes),)), CENTER)
    cause = Cause(BATTLE, 0, "WX-16.02")
    assert [e.modification for e in values.replacements(state, "banish", found, cause)] == [goes]
    assert values.replacements(state, "bounce", found, cause) == []
    leaves = standing(state, 1, signi("B", abilities=(Always(GoesElsewhere(HAND, "leave")),)), LEFT)
    assert len(values.replacements(state, "bounce", leaves, cause)) == 1
    assert values.replacements(state, "down", leaves, cause) == []


# -- rules about players ---------------------------------------------------------------------------


def test_rules_about_players_forbid_and_count() -> None:
    state = board()
    cause = effect_of(state, 0)
    give(state, CannotUse(("use-arts",)), cause, UNTIL_END, player=1)
    give(state, SkipsPhase("grow"), cause, UNTIL_END, player=1)
    give(state, GuardsWithMore(Number(1)), cause, UNTIL_END, player=1)
    give(state, HandSizeMinus(Number(1)), cause, UNTIL_END, player=2)
    give(state, HandSizePlus(Number(3)), cause, UNTIL_END, player=1)
    assert values.prohibited(state, 1, "use-arts")
    assert not values.prohibited(state, 1, "use-spell")
    assert values.prohibited(state, 1, "skip-grow-phase")
    assert not values.prohibited(state, 1, "guard-cards")
    assert not values.prohibited(state, 0, "use-arts")
    assert values.extra(state, 1, "guard-cards") == 1
    assert (values.extra(state, 0, "hand-size"), values.extra(state, 1, "hand-size")) == (-1, 2)


class Mine(Those):
    """Cards of the source's player outside the field."""

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Say whose the card is."""
        return item < 0 and state.owners[-1 - item] == cause.player


def shows(state: WixossState, icon: str, card: int) -> bool:
    """Whether a card shows an icon, as filters ask."""
    return HasIcon(icon).elsewhere(state, card, effect_of(state, 0), NO_SLOTS)


@pytest.mark.rule("WX-02.14")
def test_a_card_in_hand_may_get_guard() -> None:
    state = board()
    (card,) = put(state, 0, HAND, PLAIN)
    (other,) = put(state, 1, HAND, PLAIN)
    assert not values.card_keyword(state, card, "guard")
    assert not shows(state, "guard", card)
    standing(state, 0, signi("A", abilities=(Always(CardsHave(Mine(OWN), "guard"), player=0),)), LEFT)
    assert values.card_keyword(state, card, "guard")
    assert shows(state, "guard", card)
    assert not values.card_keyword(state, other, "guard")


@pytest.mark.rule("WX-02.13")
def test_a_card_may_get_a_life_burst() -> None:
    state = board()
    (card,) = put(state, 0, LIFE, PLAIN)
    (other,) = put(state, 1, LIFE, PLAIN)
    gives = read("have burst (draw 1) on [SIGNI] in life", VOCABULARY, "player-rule")
    assert isinstance(gives, CardsHaveBurst)
    assert values.card_burst(state, card) is None
    assert not shows(state, "life-burst", card)
    standing(state, 0, signi("A", abilities=(Always(gives, player=0),)), LEFT)
    burst = values.card_burst(state, card)
    assert burst is gives.burst
    assert burst is not None
    assert burst.key
    assert isinstance(burst.effect, Draw)
    assert shows(state, "life-burst", card)
    assert values.card_burst(state, other) is None


# -- identity --------------------------------------------------------------------------------------


def _changed(*changes: Modification, kind: str = "signi") -> tuple[WixossState, FieldCard]:
    state = board()
    return state, standing(state, 0, signi("A", kind=kind, abilities=(Always(*changes),)), LEFT)


@pytest.mark.rule("WX-02.11", "WX-02.01")
def test_classes_colors_and_names_change() -> None:
    state, found = _changed(GainsClass("武勇"), GainsColors((1,)), IsAlsoNamed("another"))
    assert values.classes(state, found) == ("精武", "アーム", "武勇")
    assert values.colors(state, found) == 0b11
    assert values.names(state, found) == ("name of A", "another")
    state, found = _changed(LosesClasses(), BecomesColors((2,)))
    assert values.classes(state, found) == ()
    assert values.colors(state, found) == 0b100


@pytest.mark.rule("WX-27.07")
def test_a_resona_may_lose_its_card_type() -> None:
    state, found = _changed(LosesCardType(), kind="resona")
    assert not values.is_resona(state, found)
    assert values.is_resona(state, standing(state, 0, signi("B", kind="resona"), CENTER))
    assert not values.is_resona(state, standing(state, 0, signi("C"), RIGHT))


@pytest.mark.rule("WX-02.12")
def test_lrig_types_change() -> None:
    state = board()
    center = values.center(state, 0)
    assert values.types(state, center) == ("タマ",)
    give(state, GainsType("イオナ"), effect_of(state, 0), UNTIL_END, objects=(center.id,))
    assert values.types(state, center) == ("タマ", "イオナ")
    give(state, BecomesType("ウリス"), effect_of(state, 0), UNTIL_END, objects=(center.id,))
    assert values.types(state, center) == ("ウリス",)
