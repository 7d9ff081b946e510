"""What is seen of cards at hand."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.view import BattleView


@pytest.mark.rule("BS-39.05")
@pytest.mark.parametrize(
    ("viewer", "seen", "down"), [(0, ("OPEN", "SHUT"), (1,)), (1, ("OPEN",), ()), (None, ("OPEN",), ())]
)
def test_a_card_at_hand_is_face_up_for_all_or_marked_as_face_down(
    viewer: int | None, seen: tuple[str, ...], down: tuple[int, ...]
) -> None:
    match = taisen.match_from_position("""
[[scenario]]
cards.OPEN = {cost = 1, levels = [[1, 1000]]}
cards.SHUT = {cost = 1, levels = [[1, 1000]]}
player.at_hand = ["OPEN", "SHUT known=own"]
""")
    view = match.view(viewer)
    assert isinstance(view, BattleView)
    zone = view.players[0].zones["at_hand"]
    assert (zone.count, zone.cards, zone.down) == (2, seen, down)
