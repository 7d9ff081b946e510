"""The details of a card say of each line of its effect whether it is active, from what the viewer sees."""

from __future__ import annotations

import pytest
from tests.table.boards import spirits_board

import taisen
from taisen.kernel.match import Match
from taisen.table.boards import BattleSpiritsBoard
from taisen.table.mats import mat
from taisen.table.mats.details import ACTIVE, INACTIVE, UNTOLD

MAT = mat("battle-spirits")
TEXT = """
[cards]
WORKER = {contract = true, colors = ["red"], cost = 3, levels = [[1, 1000], [3, 2000]],\
  over_count = [4, 1000], effect = '''[Lv1] this gets BP+1000
[Lv2] this gets BP+2000
[combined Lv1] this gets BP+3000
[advented Lv1-2] this gets BP+4000
[over count Lv1] this gets BP+5000
[soul state, contract base Lv1-2] own spirits get BP+100
[flash] swift'''}
TOP = {colors = ["red"], cost = 5, levels = [[1, 5000]]}
BLADE = {kind = "brave", colors = ["red"], cost = 3, levels = [[1, 2000]], brave_bp = 2000,\
  brave_condition = "spirit", effect = '''[Lv1] this gets BP+1000
[combined Lv1] this gets BP+2000'''}
ROOF = {colors = ["red"], cost = 5, levels = [[1, 1000]], mirage_cost = 2,\
  effect = '''[Lv1] own spirits get BP+100
[set] own spirits get BP+200'''}
[[scenario]]
title = "lines"
player = {counts = COUNTS, field = ["WORKER cores=1", "WORKER cores=3", "WORKER cores=1 + BLADE",\
  "WORKER cores=1 < TOP", "TOP cores=1 contract < WORKER", "TOP cores=1 < WORKER"],\
  soul_state = ["WORKER"], mirage = ["ROOF"], hand = ["WORKER"]}
"""
# Of the lines: Lv1, Lv2, combined, advented, OC, soul state or base or Lv1-2, from the hand.
ON, OFF = ACTIVE, INACTIVE


def match_of(counts: int) -> Match:
    return taisen.match_from_position(TEXT.replace("COUNTS", str(counts)))


def board_of(match: Match, viewer: int | None) -> BattleSpiritsBoard:
    return spirits_board(MAT.board(match, viewer, "en"))


def told(match: Match, ref: str, viewer: int | None) -> list[int]:
    return MAT.details(match, viewer, ref, "", 1, "en").working


@pytest.mark.rule("BS-09.04", "BS-42.02", "BS-28.14", "BS-40.08")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(("counts", "over"), [(3, OFF), (4, ON)])
def test_lines_of_field_cards_go_by_level_and_by_what_is_with_them(
    counts: int, over: int, viewer: int | None
) -> None:
    """Level, brave, card below and counts decide."""
    match = match_of(counts)
    field = board_of(match, viewer).sides[0].field
    assert told(match, field[0].ref, viewer) == [ON, OFF, OFF, OFF, over, ON, UNTOLD]
    assert told(match, field[1].ref, viewer) == [OFF, ON, OFF, OFF, OFF, ON, UNTOLD]
    assert told(match, field[2].ref, viewer) == [ON, OFF, ON, OFF, over, ON, UNTOLD]
    assert told(match, field[3].ref, viewer) == [ON, OFF, OFF, ON, over, ON, UNTOLD]


@pytest.mark.rule("BS-15.09")
def test_of_a_combined_brave_the_lines_while_combined_are_active() -> None:
    """No others; of its condition nothing is told."""
    match = match_of(0)
    brave = board_of(match, 0).sides[0].field[2].braves[0]
    assert told(match, brave.ref, 0) == [UNTOLD, OFF, ON]


@pytest.mark.rule("BS-29.02", "BS-32.11")
def test_bases_work_below_a_contract_advent_only() -> None:
    """A base and a card in soul state have the lines that name these forms."""
    match = match_of(0)
    side = board_of(match, 0).sides[0]
    as_base = [OFF, OFF, OFF, OFF, OFF, ON, UNTOLD]
    assert told(match, side.field[4].bases[0].ref, 0) == as_base
    assert told(match, side.field[5].bases[0].ref, 0) == [*([OFF] * 6), UNTOLD]
    assert told(match, side.zones["soul_state"].cards[0].ref, 0) == as_base


@pytest.mark.rule("BS-26.01")
def test_a_set_mirage_has_the_lines_while_set() -> None:
    match = match_of(0)
    assert told(match, board_of(match, 0).sides[0].zones["mirage"].cards[0].ref, 1) == [OFF, ON]


def test_of_a_card_elsewhere_nothing_is_told() -> None:
    match = match_of(0)
    hand = board_of(match, 0).sides[0].zones["hand"].cards[0]
    assert told(match, hand.ref, 0) == []
    assert MAT.details(match, 0, "", "WORKER", 1, "en").working == []
