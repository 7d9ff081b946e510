"""A brave that two field cards share: counted once, seen with its sides, told apart when written down."""

from __future__ import annotations

import pytest

import taisen
from taisen.arena.battle_spirits_checks import check
from taisen.arena.checks import Broken
from taisen.battle_spirits.state import LEFT, BattleState
from taisen.battle_spirits.view import BattleView
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match

CARDS = """
[cards]
X = {cost = 4, levels = [[1, 5000]], symbols = ["red"]}
[cards.GOD]
kind = "brave"
cost = 3
families = ["異魔神"]
levels = [[0, 4000]]
brave_bp = 4000
left_condition = "spirit"
right_condition = "spirit"

[[scenario]]
turn = 3
step = "main"
"""


def stand(field: str) -> Match:
    return taisen.match_from_position(f"{CARDS}player = {{field = [{field}]}}", 1)


def seen(match: Match) -> BattleView:
    view = match.view(None)
    assert isinstance(view, BattleView)
    return view


@pytest.mark.rule("BS-16.01", "BS-16.06")
def test_one_brave_of_two_spirits_is_three_cards_with_them() -> None:
    # Ruling 82.
    view = seen(stand('"X + GOD left", "X + GOD right"'))
    assert sorted(view.cards_of(0)) == ["GOD", "X", "X"]
    first, second = view.players[0].field
    assert (first.sides, second.sides) == (("left",), ("right",))
    assert (first.shared, second.shared) == ((second.id,), (first.id,))


@pytest.mark.rule("BS-16.01")
def test_two_braves_of_two_spirits_are_four_cards_with_them() -> None:
    view = seen(stand('"X + GOD left", "X + GOD#2 right"'))
    assert sorted(view.cards_of(0)) == ["GOD", "GOD", "X", "X"]
    assert [card.shared for card in view.players[0].field] == [(0,), (0,)]


@pytest.mark.rule("BS-16.05")
def test_positions_keep_which_brave_is_on_which_side() -> None:
    field = [
        "X cores=1 + GOD left",
        "X cores=1 + GOD#2 left",
        "X cores=1 + GOD#2 right",
        "X cores=1 + GOD right",
    ]
    match = stand(", ".join(f'"{text}"' for text in field))
    player = match.position().fields["player"]
    assert isinstance(player, dict) and player["field"] == field
    first, *_, last = seen(match).players[0].field
    assert first.shared == (last.id,)


@pytest.mark.rule("BS-16.03")
def test_no_position_has_an_exhausted_one_in_spirit_state() -> None:
    with pytest.raises(BadInput, match="never exhausted"):
        stand('"GOD exhausted"')


@pytest.mark.rule("BS-16.05")
def test_a_position_says_the_side() -> None:
    with pytest.raises(BadInput, match="'left' or 'right'"):
        stand('"X + GOD"')


@pytest.mark.rule("BS-16.01", "BS-16.05")
def test_a_brave_with_two_on_one_side_or_on_none_is_noticed() -> None:
    match = stand('"X + GOD left", "X + GOD right"')
    state = match.state
    assert isinstance(state, BattleState)
    check(state)
    second = list(state.objects.values())[1]
    state.edit(second.id).sides = (LEFT,)
    with pytest.raises(Broken, match="two on one side"):
        check(state)
    state.edit(second.id).sides = (0,)
    with pytest.raises(Broken, match="on side 0"):
        check(state)


@pytest.mark.rule("BS-16.03")
def test_no_position_has_one_exhausted() -> None:
    with pytest.raises(BadInput, match="never exhausted"):
        stand('"GOD exhausted"')
