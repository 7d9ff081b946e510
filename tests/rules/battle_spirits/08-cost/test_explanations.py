"""Explanations of prices and BP tell the same numbers as the rules, part by part."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.rules.cost import price
from taisen.battle_spirits.state import HAND, BattleState
from taisen.scenario import read_scenarios, run

CARDS = """
[cards]
RED = {colors = ["red"], cost = 1, levels = [[1, 1000], [2, 4000]], symbols = ["red"]}
BLUE = {colors = ["blue"], cost = 1, levels = [[1, 1000]], symbols = ["blue"]}
DEAR = {colors = ["red"], cost = 6, reduction = ["red", "red", "any"], levels = [[1, 1000]]}
OVER = {colors = ["red"], cost = 1, levels = [[1, 1000]], over_count = [3, 5000]}
LIGHT = {colors = ["red"], cost = 1, reduction = ["red", "red"], levels = [[1, 1000]]}
[cards.PLAIN-G]
kind = "nexus"
cost = 2
families = ["創界神"]
levels = [[0, 0]]
[cards.FORM]
kind = "nexus"
cost = 2
families = ["創界神"]
levels = [[0, 0]]
effect = "this is also a spirit with BP 5000"
[cards.COUNTED]
kind = "nexus"
contract = true
cost = 2
families = ["創界神"]
levels = [[0, 0], [5, 0]]
[cards.MYTH]
kind = "brave"
cost = 3
families = ["神話"]
levels = [[1, 4000]]
brave_bp = 2000
brave_condition = "Grandwalker"
[[scenario]]
title = "position"
expect = ["step = main"]
"""


def explained(player: str, what: str, card: str) -> list[tuple[str, str, str]]:
    state = run(read_scenarios(f"{CARDS}player = {player}")[0])
    assert isinstance(state, BattleState)
    if what == "price":
        item = next(c for c in state.zone(0, HAND) if state.definitions[c].number == card)
    else:
        item = state.game.find(state, 0, what, card)
    return [(line.source, line.change, line.value) for line in state.game.explain(state, item, what)]


@pytest.mark.rule("BS-08.03", "BS-08.04", "BS-08.08")
def test_a_price_is_explained_colour_by_colour() -> None:
    lines = explained('{field = ["RED", "BLUE"], hand = ["DEAR"]}', "price", "DEAR")
    assert lines[0] == ("printed", "6", "6")
    assert [(change, value) for _, change, value in lines[1:]] == [("-1 red", "5"), ("-1 any", "4")]


@pytest.mark.rule("BS-08.04", "BS-08.07")
def test_a_price_below_zero_is_explained_as_zero() -> None:
    lines = explained('{field = ["RED", "RED"], hand = ["LIGHT"]}', "price", "LIGHT")
    assert lines[0] == ("printed", "1", "1")
    assert lines[-1][2] == "0"


@pytest.mark.rule("BS-09.03")
def test_bp_is_explained_from_the_level() -> None:
    assert explained('{field = ["RED cores=2"]}', "bp", "RED") == [("printed", "level 2", "4000")]


@pytest.mark.rule("BS-17.03", "BS-17.08")
def test_the_bp_of_a_brave_is_explained_for_a_divine_form_alone() -> None:
    assert explained('{field = ["PLAIN-G + MYTH"]}', "bp", "PLAIN-G") == [("printed", "level 1", "0")]
    form = explained('{field = ["FORM + MYTH"]}', "bp", "FORM")
    assert form == [("printed", "level 1", "5000"), ("MYTH", "+2000", "7000")]


@pytest.mark.rule("BS-22.02")
def test_the_level_of_a_contract_grandwalker_is_explained_by_counts() -> None:
    lines = explained('{field = ["COUNTED cores=3"], counts = 5}', "level", "COUNTED")
    assert lines == [("printed", "counts 5", "2")]


@pytest.mark.rule("BS-40.07", "BS-40.06")
def test_bp_is_explained_with_that_of_oc_while_it_is_on() -> None:
    on = explained('{field = ["OVER"], counts = 3}', "bp", "OVER")
    assert on == [("printed", "level 1", "1000"), ("printed", "+5000", "6000")]
    assert explained('{field = ["OVER"], counts = 2}', "bp", "OVER") == on[:1]


@pytest.mark.rule("BS-08.05", "BS-08.07")
@pytest.mark.parametrize("asked_before", ["SD55-X01", "OTHER", "SD55-009"])
def test_a_price_is_the_same_whatever_was_asked_before(asked_before: str) -> None:
    """Symbols that depend on the card that is paid for are read anew, of further colours too."""
    text = """
[cards]
OTHER = {colors = ["red"], cost = 5, reduction = ["red"], levels = [[1, 1000]]}
[[scenario]]
title = "position"
expect = ["step = main"]
player = {field = ["SD55-X01"], hand = ["SD55-X01", "OTHER", "SD55-009"], reserve = 9}
"""
    state = run(read_scenarios(text)[0])
    assert isinstance(state, BattleState)
    cards = {state.definitions[card].number: card for card in state.zone(0, HAND)}
    price(state, 0, cards[asked_before])
    assert price(state, 0, cards["SD55-009"]) == 7
    assert price(state, 0, cards["OTHER"]) == 5
    lines = state.game.explain(state, cards["SD55-009"], "price")
    assert [(line.change, line.value) for line in lines] == [("8", "8"), ("-1 red", "7")]
