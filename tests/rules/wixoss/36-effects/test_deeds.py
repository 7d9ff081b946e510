"""What effects do: drawing, discarding, looking, moving, naming, paying, waiting."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import PLAIN, answer, board, happened, options, put, signi, stand, turn_from
from tests.rules.wixoss.effects import answer_first, asked, carry_out

from taisen.language.errors import NotationError
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.state import (
    BEAT,
    BOTH,
    CENTER,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    KEY,
    LEFT,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    RIGHT,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.notation import read_card_effect

A = signi("A", level=1, power=1000)
B = signi("B", level=2, power=5000)
C = signi("C", level=3, power=9000)
RED = CardDefinition("RED", "red one", "signi", ("red",), 1, power=1000, classes=("精羅", "鉱石"))


def numbers(state: WixossState, player: int, kind: int) -> list[str]:
    """The numbers of the cards of a zone, the top last."""
    return [state.definitions[card].number for card in state.zone(player, kind)]


@pytest.mark.rule("WX-23.04")
def test_drawing_goes_as_far_as_the_deck() -> None:
    state = board(deck=2)
    carry_out(state, "draw 3")
    assert len(state.zone(0, HAND)) == 2


@pytest.mark.rule("WX-04.24")
def test_discarding_is_moving_from_the_hand_to_the_trash() -> None:
    state = board()
    put(state, 0, HAND, A, B)
    carry_out(state, "discard 1")
    answer(state, "choose B")
    assert numbers(state, 0, TRASH) == ["B"]
    assert happened(state, "discarded")[0].amount == 1


def test_fewer_than_wanted_are_all_discarded_but_what_depends_on_it_does_not_come() -> None:
    state = board()
    put(state, 0, HAND, A, B)
    stays = stand(state, 1, C, LEFT)
    carry_out(state, "discard 3; if you do banish all SIGNI")
    assert state.zone(0, HAND) == ()
    assert stays in state.objects


def test_what_was_done_whole_brings_what_depends_on_it() -> None:
    state = board()
    put(state, 0, HAND, A, B, C)
    own, other = stand(state, 0, A, LEFT), stand(state, 1, C, LEFT)
    carry_out(state, "discard 3; if you do banish all SIGNI")
    assert own not in state.objects and other not in state.objects


def test_may_is_asked_and_left_undone() -> None:
    state = board()
    put(state, 0, HAND, A)
    carry_out(state, "you may discard 1; if you do draw 2")
    answer(state, "no")
    assert numbers(state, 0, HAND) == ["A"]
    carry_out(state, "you may discard 1; if you do draw 2")
    answer(state, "yes")
    assert len(state.zone(0, HAND)) == 2


@pytest.mark.rule("WX-99.26")
def test_each_player_picks_the_turn_player_first_then_all_is_done_at_once() -> None:
    state = board()
    put(state, 0, HAND, A, B)
    put(state, 1, HAND, B, C)
    carry_out(state, "have each player discard 1", player=1)
    assert asked(state) == 0
    answer(state, "choose A")
    assert asked(state) == 1
    assert state.zone(0, TRASH) == ()
    answer(state, "choose C")
    assert numbers(state, 0, TRASH) == ["A"] and numbers(state, 1, TRASH) == ["C"]


def test_your_deck_is_the_deck_of_whoever_does_it() -> None:
    state = board()
    carry_out(state, "have each player put the top 2 of your deck into the trash")
    assert len(state.zone(0, TRASH)) == 2 and len(state.zone(1, TRASH)) == 2


def test_an_unseen_card_is_drawn_at_random_and_nobody_is_asked() -> None:
    state = board()
    put(state, 1, HAND, A, B, C)
    draws = state.draws
    carry_out(state, "discard 1 unseen card in the opponent's hand")
    assert state.decision is None
    assert len(state.zone(1, HAND)) == 2 and len(state.zone(1, TRASH)) == 1
    assert state.draws == draws + 1


def test_a_number_is_named_and_what_has_it_is_discarded() -> None:
    state = board()
    put(state, 1, HAND, A, B, B)
    carry_out(
        state,
        "name a number; then look at all cards in the opponent's hand; "
        "then discard all SIGNI with level=that number among those cards",
    )
    answer(state, "name 2")
    assert numbers(state, 1, HAND) == ["A"]
    assert numbers(state, 1, TRASH) == ["B", "B"]


@pytest.mark.rule("WX-04.23")
def test_cards_are_looked_at_and_put_back_in_any_order() -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, B, C)
    carry_out(
        state, "look at the top 3 of your deck; then put those cards on the top of the deck in any order"
    )
    assert all(state.known[card] == 1 for card in state.zone(0, DECK))
    # The first named comes to lie on top.
    answer(state, "put A", "put C")
    assert numbers(state, 0, DECK) == ["B", "C", "A"]


def test_the_rest_is_what_was_not_taken() -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, B, RED)
    carry_out(
        state,
        "look at the top 3 of your deck; then reveal and add 1 red SIGNI among those cards to hand; "
        "then put the rest on the bottom of the deck in any order",
    )
    answer(state, "choose RED", "put A")
    assert numbers(state, 0, HAND) == ["RED"]
    # On the bottom, the first named above the others.
    assert numbers(state, 0, DECK) == ["B", "A"]


@pytest.mark.rule("WX-03.08", "WX-04.23")
def test_the_deck_that_is_shuffled_is_the_main_deck() -> None:
    state = board(deck=0)
    put(state, 0, DECK, *[signi(f"M{number}") for number in range(8)])
    put(state, 0, LRIG_DECK, *[CardDefinition(f"L{number}", "L", "arts", ("white",)) for number in range(4)])
    put(state, 0, LIFE, *[signi(f"C{number}") for number in range(4)])
    before = [numbers(state, 0, kind) for kind in (DECK, LRIG_DECK, LIFE)]
    carry_out(state, "shuffle your deck")
    after = [numbers(state, 0, kind) for kind in (DECK, LRIG_DECK, LIFE)]
    assert after[0] != before[0] and sorted(after[0]) == before[0]
    assert after[1:] == before[1:]


def test_shuffled_cards_are_known_to_nobody() -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, B, C)
    carry_out(state, "reveal the top 3 of your deck; then put the rest on the bottom of the deck shuffled")
    assert [state.known[card] for card in state.zone(0, DECK)] == [0, 0, 0]


def test_cards_are_shown_until_one_fits() -> None:
    state = board(deck=0)
    spell = CardDefinition("SPELL", "spell", "spell", ("white",))
    put(state, 0, DECK, A, C, spell, spell)
    carry_out(
        state,
        "have the opponent name odd or even; then reveal cards from the top of your deck until a SIGNI; "
        "then if that card is [SIGNI with the named level]: draw 1",
    )
    assert asked(state) == 1
    answer(state, "name odd")
    assert happened(state, "revealed")[0].amount == 3
    assert numbers(state, 0, HAND) == ["SPELL"]


def test_an_event_is_remembered_after_other_cards_have_moved() -> None:
    state = board(deck=0)
    put(state, 0, DECK, PLAIN, RED, PLAIN)
    carry_out(
        state,
        "put the top 2 of your deck into the trash; then remember those cards; then draw 1; "
        "then if among the shown cards is a [red card]: ener charge 1; otherwise damage you",
    )
    assert state.outcome is None


@pytest.mark.rule("WX-18.11", "WX-04.22")
def test_life_cloth_that_an_effect_moves_is_the_topmost_and_is_not_crushed() -> None:
    state = board()
    put(state, 0, LIFE, A, B)
    carry_out(state, "add the top 1 of your life to hand; if you do add the top 1 of your deck to life")
    assert numbers(state, 0, HAND) == ["B"]
    assert numbers(state, 0, LIFE) == ["A", "T-PLAIN"]
    assert [event.name for event in happened(state, "life_moved", "life_added", "crushed")] == [
        "life_moved",
        "life_added",
    ]


@pytest.mark.rule("WX-18.12")
def test_a_crush_is_no_damage() -> None:
    state = board()
    carry_out(state, "crush 1 of the opponent's life")
    assert state.outcome is None
    assert happened(state, "damaged", "crushed") == []


@pytest.mark.rule("WX-18.01")
def test_damage_by_an_effect_is_damage() -> None:
    state = board()
    carry_out(state, "damage the opponent")
    assert state.outcome is not None and state.outcome.winner == 0


def test_white_backed_cards_have_a_trash_of_their_own() -> None:
    state = board()
    key = CardDefinition("KEY", "key", "key", ("white",))
    put(state, 0, LRIG_DECK, key)
    carry_out(state, "put 1 card in your LRIG deck into the trash")
    assert numbers(state, 0, LRIG_TRASH) == ["KEY"]


def test_excluded_cards_are_out_of_the_game() -> None:
    state = board()
    put(state, 1, TRASH, A)
    carry_out(state, "choose up to 3 cards in the opponent's trash: exclude them")
    answer(state, "choose A")
    assert numbers(state, 1, EXCLUDED) == ["A"]


@pytest.mark.rule("WX-35.09")
def test_beat_cards_lie_apart_and_are_counted() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    carry_out(state, "make this beat", source=own)
    assert numbers(state, 0, BEAT) == ["A"]
    assert happened(state, "beat")[0].amount == 1
    carry_out(state, "if the number of [cards in your beat]>=1: draw 1")
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-12.01", "WX-12.02")
def test_effects_put_onto_the_field_only_what_may_enter() -> None:
    state = board(level=2, limit=2)
    put(state, 0, TRASH, C)
    carry_out(state, "choose 1 SIGNI in your trash: put it onto the field")
    assert numbers(state, 0, TRASH) == ["C"]
    put(state, 0, TRASH, B)
    carry_out(state, "choose 1 SIGNI with level=2 in your trash: put it onto the field down")
    answer(state, "place center")
    found = state.standing(0, CENTER)
    assert found is not None and found.down
    put(state, 0, TRASH, A)
    carry_out(state, "choose 1 SIGNI with level=1 in your trash: put it onto the field")
    assert numbers(state, 0, TRASH) == ["C", "A"]


@pytest.mark.rule("WX-26.06", "WX-26.07")
def test_an_effect_puts_a_key_in_the_place_of_the_one_there() -> None:
    state = board()
    old, new = (CardDefinition(number, number, "key", ("white",)) for number in ("OLD", "NEW"))
    stand(state, 0, old, KEY)
    put(state, 0, LRIG_DECK, new)
    carry_out(state, "put 1 key in your LRIG deck onto the field")
    answer(state, "choose NEW")
    found = state.standing(0, KEY)
    assert found is not None and state.definitions[found.card].number == "NEW"
    assert numbers(state, 0, LRIG_TRASH) == ["OLD"]


@pytest.mark.rule("WX-33.02")
def test_an_effect_puts_a_rise_signi_only_on_what_it_rises_from() -> None:
    state = board()
    rise, *_ = read_card_effect("[rise: 1 of your SIGNI with level=1]", "R")
    put(state, 0, TRASH, signi("R", level=2, abilities=(rise,)))
    carry_out(state, "choose 1 SIGNI in your trash: put it onto the field")
    assert numbers(state, 0, TRASH) == ["R"]
    base = stand(state, 0, A, LEFT)
    carry_out(state, "choose 1 SIGNI with level=2 in your trash: put it onto the field")
    assert base not in state.objects
    found = state.standing(0, LEFT)
    assert found is not None and [state.definitions[card].number for card in found.under] == ["A"]


def test_a_base_power_and_a_keyword_last_until_end_of_turn() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    carry_out(state, "this has base power 15000 until end of turn", source=own)
    carry_out(state, "all own SIGNI have lancer until end of turn")
    assert values.power(state, state.objects[own]) == 15000
    assert values.has_keyword(state, state.objects[own], "lancer")
    later = stand(state, 0, B, RIGHT)
    # Whoever comes later was not among "all".
    assert not values.has_keyword(state, state.objects[later], "lancer")


@pytest.mark.rule("WX-19.01")
def test_something_happens_at_the_end_of_the_turn_to_what_was_put_onto_the_field() -> None:
    state = board()
    put(state, 0, TRASH, A)
    carry_out(
        state,
        "choose 1 SIGNI in your trash: put it onto the field; "
        "then at the end of this turn: put it into the trash",
    )
    answer(state, "place left")
    assert state.standing(0, LEFT) is not None
    turn_from(state, "end")
    assert state.standing(0, LEFT) is None
    assert "A" in numbers(state, 0, TRASH)


def test_a_turn_is_skipped() -> None:
    state = board()
    carry_out(state, "have the opponent skip your next turn")
    turn_from(state, "expire")
    assert (state.turn_player, state.turn) == (0, 4)
    assert happened(state, "turn_skipped")[0].player == 1


@pytest.mark.rule("WX-26.03")
def test_coins_are_gained_up_to_five() -> None:
    state = board()
    carry_out(state, "gain 4 coins")
    carry_out(state, "gain 2 coins")
    assert state.coins[0] == 5


@pytest.mark.rule("WX-13.02")
def test_paying_within_an_effect_is_offered_only_if_it_can_be_done_whole() -> None:
    state = board()
    enemy = stand(state, 1, A, LEFT)
    carry_out(state, "choose 1 opposing SIGNI: you may pay red; if you do banish it")
    assert asked(state) == -1 and enemy in state.objects
    put(state, 0, ENER, RED)
    carry_out(state, "choose 1 opposing SIGNI: you may pay red; if you do banish it")
    answer(state, "yes")
    answer_first(state)
    assert enemy not in state.objects
    assert numbers(state, 0, TRASH) == ["RED"]


# -- attached and underneath -----------------------------------------------------------------------


@pytest.mark.rule("WX-30.02", "WX-30.03", "WX-99.30")
def test_a_charm_is_seen_by_nobody_and_alone() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    put(state, 0, TRASH, B, C)
    with_both = "attach the second to the first as a charm"
    carry_out(state, f"choose 1 own SIGNI and 1 SIGNI with level=2 in your trash: {with_both}")
    (charm,) = state.objects[own].charms
    assert state.known[charm] == 0
    carry_out(state, f"choose 1 own SIGNI and 1 SIGNI in your trash: {with_both}")
    assert state.objects[own].charms == (charm,)
    carry_out(state, "put the charm of 1 own charmed SIGNI into the trash")
    assert state.objects[own].charms == ()
    assert state.known[charm] == BOTH


@pytest.mark.rule("WX-30.11", "WX-30.13")
def test_an_acce_is_attached_without_entering() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    put(state, 0, ENER, B, C)
    with_both = "attach the second to the first as an acce"
    carry_out(state, f"choose 1 own SIGNI and 1 SIGNI with level=2 in your ener: {with_both}")
    carry_out(state, f"choose 1 own SIGNI and 1 SIGNI in your ener: {with_both}")
    assert len(state.objects[own].acces) == 1
    assert happened(state, "entered") == []


def test_what_lies_underneath_can_be_taken_away() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    put(state, 0, TRASH, B)
    carry_out(state, "choose 1 SIGNI in your trash: put it under this", source=own)
    assert len(state.objects[own].under) == 1
    carry_out(state, "choose 1 card under this: add it to hand", source=own)
    assert state.objects[own].under == ()
    assert numbers(state, 0, HAND) == ["B"]


@pytest.mark.rule("WX-33.12", "WX-33.16", "WX-33.18")
def test_arming_takes_a_card_of_the_same_name_and_happens_once() -> None:
    state = board()
    own = stand(state, 0, A, LEFT, down=True)
    put(state, 0, HAND, A, A, B)
    carry_out(state, "arm 1 own SIGNI from your hand")
    assert options(state) == ["choose A", "done"]
    answer(state, "choose A")
    assert state.objects[own].armed and state.objects[own].down
    carry_out(state, "arm 1 own SIGNI from your hand")
    answer(state, "choose A")
    assert len(state.objects[own].under) == 2
    assert len(happened(state, "armed")) == 1


@pytest.mark.rule("WX-33.17")
def test_arming_from_the_deck_searches_and_shuffles() -> None:
    state = board()
    own = stand(state, 0, A, LEFT)
    put(state, 0, DECK, A)
    carry_out(state, "arm 1 own SIGNI from your deck")
    answer(state, "done")
    assert not state.objects[own].armed
    assert happened(state, "shuffled")


# -- zones -----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-35.01", "WX-99.19")
def test_a_virus_goes_where_none_is() -> None:
    state = board()
    carry_out(state, "put a virus in 1 of the opponent's zones")
    answer(state, "zone opp:center")
    carry_out(state, "put a virus in 1 of the opponent's zones")
    assert options(state) == ["zone opp:left", "zone opp:right"]


def test_a_zone_may_be_named_whatever_lies_there() -> None:
    state = board()
    enemy = stand(state, 1, C, CENTER)
    carry_out(state, "put a virus in each of the opponent's zones")
    carry_out(
        state,
        "name 1 of the opponent's zones; then put a virus in that zone; "
        "then the SIGNI of that zone gets power -8000 until end of turn",
    )
    answer(state, "zone opp:center")
    assert values.power(state, state.objects[enemy]) == 1000


def test_any_number_of_viruses_is_removed_and_counted() -> None:
    state = board()
    enemy = stand(state, 1, signi("D", power=30000), CENTER)
    carry_out(state, "put a virus in each of the opponent's zones")
    carry_out(
        state,
        "remove any number of viruses from the opponent's field; then choose 1 opposing SIGNI: "
        "it gets power -10000 times the number so treated until end of turn",
    )
    answer(state, "zone opp:left", "zone opp:right", "done")
    assert values.power(state, state.objects[enemy]) == 10000


@pytest.mark.rule("WX-04.11")
def test_signi_are_rearranged_all_at_once() -> None:
    state = board()
    one, two = stand(state, 0, A, LEFT), stand(state, 0, B, CENTER)
    carry_out(state, "rearrange all your SIGNI")
    answer(state, "place center")
    assert options(state) == ["place left", "place right"]
    answer(state, "place left")
    assert (state.objects[one].place, state.objects[two].place) == (CENTER, LEFT)
    assert len(happened(state, "moved_lane")) == 2


@pytest.mark.rule("WX-34.04")
def test_an_effect_lets_the_lrig_ride() -> None:
    state = board()
    machine = stand(state, 0, A, LEFT)
    carry_out(state, "choose 1 own LRIG and 1 own SIGNI: the first rides the second until end of turn")
    assert state.objects[machine].driven
    assert values.center(state, 0).driven


@pytest.mark.parametrize(
    "text",
    [
        "banish 1 SIGNI in your trash",
        "down 1 SIGNI in your hand",
        "put 1 own SIGNI onto the field",
        "set 1 own SIGNI as a seed",
        "add all own SIGNI to life",
    ],
)
def test_deeds_that_could_never_be_done_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_card_effect(f"[effect] {text}", "T-1")
