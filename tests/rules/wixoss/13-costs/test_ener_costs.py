"""Costs: what they are, which cards pay them, who picks (chapter 13)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, stand
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import (
    BLUE,
    GREEN,
    MULTI,
    NONE,
    RED,
    WHITE,
    begin,
    card,
    numbers,
    ready,
    signi_of,
)

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.colors import ener_counts
from taisen.wixoss.rules import cost, values
from taisen.wixoss.state import ENER, HAND, LEFT, LRIG, RIGHT, TRASH, WixossState

DRAWS = "[effect] draw 1"


def spell(*symbols: str, **facts: object) -> CardDefinition:
    """A spell with a cost."""
    return card("S", "spell", DRAWS, cost=list(symbols), **facts)


def payable(ener: tuple[CardDefinition, ...], *symbols: str) -> bool:
    """Whether a spell with this cost can be used with these cards in the Ener Zone."""
    return "use S" in options(begin(spell(*symbols), ener=ener))


@pytest.mark.rule("WX-13.01")
def test_everything_that_costs_has_one_sort_of_price() -> None:
    state = ready(spell("red"))
    for definition in (spell("red"), card("L", "lrig", level=1, limit=2, types=["タマ"], cost=["red"])):
        found = put(state, 0, HAND, definition)[0]
        price = cost.cost_of(state, 0, found)
        assert type(price) is cost.Price
        assert price.ener == ener_counts(("red",))


@pytest.mark.rule("WX-13.02")
def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    assert not payable((RED,), "red", "red")
    assert payable((RED, RED), "red", "red")


@pytest.mark.rule("WX-13.03")
def test_a_card_of_the_ener_zone_goes_to_the_trash_for_a_symbol() -> None:
    state = begin(spell("red"), ener=(RED, BLUE))
    answer(state, "use S")
    assert numbers(state, 0, ENER) == ["U"]
    assert sorted(numbers(state, 0, TRASH)) == ["R", "S"]
    assert happened(state, "moved")[1].detail == "ener-cost"


@pytest.mark.rule("WX-13.04")
def test_a_colour_is_paid_with_that_colour() -> None:
    assert not payable((NONE,), "blue")
    assert not payable((RED,), "blue")
    assert payable((BLUE,), "blue")


@pytest.mark.rule("WX-13.05")
def test_a_colourless_symbol_is_paid_with_anything() -> None:
    assert payable((WHITE, NONE), "colorless", "colorless")
    assert not payable((WHITE,), "colorless", "colorless")
    # One card is not enough for its colour and a colourless symbol besides.
    assert not cost.covers([1], ener_counts(("white", "colorless")))


@pytest.mark.rule("WX-13.06")
def test_multi_ener_pays_any_colour() -> None:
    assert payable((MULTI,), "green")
    assert payable((MULTI,), "white")
    assert payable((MULTI,), "colorless")


@pytest.mark.rule("WX-13.07")
def test_multi_ener_pays_one_symbol() -> None:
    assert not payable((MULTI,), "red", "blue")
    assert payable((MULTI, BLUE), "red", "blue")


@pytest.mark.rule("WX-13.08")
def test_multi_ener_is_its_own_colour_where_nothing_is_paid() -> None:
    state = ready(ener=(MULTI,))
    put(state, 0, HAND, BLUE)
    carry_out(state, "if there is a [blue card in your ener]: draw 1")
    assert len(state.zone(0, HAND)) == 1
    carry_out(state, "if there is a [white card in your ener]: draw 1")
    assert len(state.zone(0, HAND)) == 2


@pytest.mark.rule("WX-13.09", "WX-13.06")
def test_convert_pays_its_own_colour_or_the_named_one() -> None:
    convert = signi_of("C", "red", effect="[convert: green]")
    assert payable((convert,), "red")
    assert payable((convert,), "green")
    assert not payable((convert,), "blue")
    # It works in the Ener Zone: on the field the card has it as little as Multi Ener.
    state = board()
    for place, definition in ((LEFT, convert), (RIGHT, MULTI)):
        found = state.objects[stand(state, 0, definition, place)]
        assert values.keywords(state, found) == ()


@pytest.mark.rule("WX-13.10")
@pytest.mark.parametrize(
    ("ener", "symbols", "can"),
    [
        ((MULTI, RED), ("red", "colorless"), True),
        ((RED, MULTI), ("red", "green"), True),
        ((RED, MULTI), ("blue", "green"), False),
        ((NONE, RED), ("red", "red"), False),
        ((NONE, RED, NONE), ("red", "colorless", "colorless"), True),
    ],
)
def test_every_symbol_needs_a_card_of_its_own(
    ener: tuple[CardDefinition, ...], symbols: tuple[str, ...], can: bool
) -> None:
    assert payable(ener, *symbols) is can


def brute(masks: list[int], symbols: tuple[int, ...]) -> bool:
    """Whether symbols can be matched to cards, by trying."""
    if not symbols:
        return True
    first, rest = symbols[0], symbols[1:]
    return any(
        (first == 5 or mask >> first & 1) and brute(masks[:at] + masks[at + 1 :], rest)
        for at, mask in enumerate(masks)
    )


def test_counting_agrees_with_trying() -> None:
    for masks in combinations_with_replacement((0, 1, 2, 3, 6, 31), 4):
        for symbols in product((0, 1, 2, 5), repeat=3):
            ener = tuple(symbols.count(color) for color in range(6))
            assert cost.covers(list(masks), ener) is brute(list(masks), symbols)
            some = list(masks[:3])
            assert cost.matched(some, ener) is brute(some, symbols)


@pytest.mark.rule("WX-13.11")
def test_all_parts_of_a_cost_are_paid_in_one_moment() -> None:
    state = board()
    source = stand(state, 0, card("A", "signi", "[action: red, down this, discard 1] draw 1"), LEFT)
    put(state, 0, ENER, RED)
    put(state, 0, HAND, BLUE)
    main_phase(state)
    answer(state, "use A 1")
    moves = [event.detail for event in happened(state, "moved", "discarded", "downed") if event.detail]
    assert moves == ["discard", "ener-cost"]
    assert state.objects[source].down
    assert numbers(state, 0, HAND) == ["T-PLAIN"]
    # It is down now: a part that cannot be paid makes the whole unpayable.
    put(state, 0, ENER, RED)
    ability = state.definitions[state.objects[source].card].actions[0]
    price = cost.Price((ener_counts(("red",)),), 0, ability.cost)
    assert not cost.can_afford(state, 0, price, happened(state, "ability_used")[0].cause)
    assert "use A 1" not in options(state)


@pytest.mark.rule("WX-13.11", "WX-26.02")
def test_coins_are_part_of_a_cost() -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action: 2 coins] draw 1"), LEFT)
    state.coins = [1, 0]
    main_phase(state)
    assert "use A 1" not in options(state)
    state = board()
    stand(state, 0, card("A", "signi", "[action: 2 coins] draw 1"), LEFT)
    state.coins = [3, 0]
    main_phase(state)
    answer(state, "use A 1")
    assert state.coins == [1, 0]


@pytest.mark.rule("WX-13.12")
def test_a_cost_of_zero_can_always_be_paid() -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action, once a turn: blue x0] draw 1"), LEFT)
    main_phase(state)
    answer(state, "use A 1")
    assert len(state.zone(0, HAND)) == 1
    assert not [event for event in happened(state, "moved") if event.detail == "ener-cost"]


@pytest.mark.rule("WX-13.13")
def test_a_reduction_stops_at_zero_and_leaves_other_colours_alone() -> None:
    state = ready(spell("red", "blue"))
    stand(state, 0, card("A", "signi", "[constant] you pay red red less for [spells]"), LEFT)
    found = state.zone(0, HAND)[0]
    assert cost.cost_of(state, 0, found).ener == ener_counts(("blue",))
    assert cost.lowered(ener_counts(("red",)), ener_counts(("red", "red"))) == ener_counts(())


def test_what_raises_a_cost_comes_before_what_lowers_it() -> None:
    state = ready(spell("red"))
    stand(state, 0, card("A", "signi", "[constant] you pay red red less for [spells]"), LEFT)
    stand(state, 1, card("B", "signi", "[constant] the opponent pays red more for [spells]"), LEFT)
    found = state.zone(0, HAND)[0]
    assert cost.cost_of(state, 0, found).ener == ener_counts(())


def test_a_card_may_cost_less_by_what_it_says_itself() -> None:
    text = "[costs less red times the number of [your SIGNI]]\n" + DRAWS
    state = ready(card("S", "spell", text, cost=["red", "red", "red"]))
    stand(state, 0, RED, LEFT)
    found = state.zone(0, HAND)[0]
    assert cost.cost_of(state, 0, found).ener == ener_counts(("red", "red"))


@pytest.mark.rule("WX-13.14")
def test_who_pays_picks_the_cards() -> None:
    state = begin(spell("colorless"), ener=(RED, BLUE, GREEN))
    answer(state, "use S")
    assert len(options(state)) == 3
    answer(state, "pay G from ener")
    assert numbers(state, 0, ENER) == ["R", "U"]


def test_picks_are_in_ascending_order_and_equal_cards_are_one() -> None:
    state = begin(spell("colorless", "colorless"), ener=(BLUE, RED, RED, GREEN))
    answer(state, "use S")
    # The last in order can only come with one before it.
    assert options(state) == ["pay 2 R from ener", "pay G from ener", "pay R from ener"]
    answer(state, "pay G from ener")
    assert options(state) == ["pay R from ener", "pay U from ener"]
    answer(state, "pay U from ener")
    assert sorted(numbers(state, 0, ENER)) == ["R", "R"]


def test_a_pick_that_cannot_be_completed_is_not_offered() -> None:
    state = begin(spell("red", "colorless"), ener=(BLUE, GREEN, RED, MULTI))
    answer(state, "use S")
    # Blue and green together would leave the red symbol unpaid.
    answer(state, "pay G from ener")
    assert options(state) == ["pay R from ener", "pay M from ener"]


def test_the_plan_spares_what_pays_many_colours() -> None:
    state = begin(spell("red", "colorless"), ener=(MULTI, RED, NONE))
    answer(state, "use S")
    assert options(state)[0] == "pay N from ener, R from ener"


def test_a_two_colour_symbol_is_paid_with_either() -> None:
    either = spell("red", alternatives=[["red"], ["green"]])
    for paid in (RED, GREEN):
        state = begin(either, ener=(paid, BLUE))
        answer(state, "use S")
        assert numbers(state, 0, ENER) == ["U"]
    state = begin(either, ener=(RED, GREEN, BLUE))
    answer(state, "use S")
    assert options(state) == ["pay R from ener", "pay G from ener"]


def test_two_parts_do_not_take_the_same_card() -> None:
    def state_with(*ener: CardDefinition) -> WixossState:
        state = board()
        text = "[action: red, put 1 red card in your ener into the trash] draw 1"
        stand(state, 0, card("A", "signi", text), LEFT)
        put(state, 0, ENER, *ener)
        main_phase(state)
        return state

    assert "use A 1" not in options(state_with(RED))
    assert "use A 1" not in options(state_with(RED, BLUE))
    state = state_with(RED, MULTI)
    answer(state, "use A 1")
    # The white card with Multi Ener is no red card, so that it has to pay the symbol.
    assert len(state.zone(0, TRASH)) == 2


@pytest.mark.rule("WX-13.15")
def test_what_paying_triggers_waits_until_the_effect_is_done() -> None:
    watcher = card("A", "signi", "[auto] when you discard a card: draw 1")
    state = ready(card("S", "arts", "[effect] put the top 1 of your deck into ener\n[encore: discard 1]"))
    stand(state, 0, watcher, LEFT)
    put(state, 0, HAND, BLUE)
    main_phase(state)
    answer(state, "use S", "encore")
    order = [event.name for event in happened(state, "discarded", "use_ended", "drew")]
    assert order == ["discarded", "use_ended", "drew"]


@pytest.mark.rule("WX-20.13", "WX-20.15", "WX-20.16")
def test_exceed_takes_cards_from_under_the_lrig() -> None:
    def state_with(below: int) -> WixossState:
        state = board()
        top = state.standing(0, LRIG)
        assert top is not None
        del state.objects[top.id]
        under = tuple(card(f"B{at}", "lrig", level=at, limit=2, types=["タマ"]) for at in range(below))
        lrig = card("L", "lrig", "[action: exceed 2] draw 1", level=4, limit=11, types=["タマ"])
        stand(state, 0, lrig, LRIG, under=under)
        main_phase(state)
        return state

    assert "use L 1" not in options(state_with(1))
    state = state_with(5)
    answer(state, "use L 1", "pay B2 from under", "pay B4 from under")
    top = state.standing(0, LRIG)
    assert top is not None
    assert [state.definitions[found].number for found in top.under] == ["B0", "B1", "B3"]
    assert len(state.zone(0, 6)) == 2
    # As often as it can be paid.
    answer(state, "use L 1", "pay B0 from under, B1 from under")
    assert "use L 1" not in options(state)
