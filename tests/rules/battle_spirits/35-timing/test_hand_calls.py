"""Chapter 35: what is seen of a card that gives an effect from the hand."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.view import BattleView

TEXT = """
[cards]
V1 = {colors = ["red"], cost = 0, levels = [[1, 1000]]}
V9 = {colors = ["red"], cost = 9, levels = [[1, 1000]]}
RUSH = {colors = ["red"], cost = 2, levels = [[1, 3000]], effect = '''
in hand: when a own spirit with cost=0 is summoned: summon this card without paying
'''}

[[scenario]]
player = {hand = ["V1", "RUSH", "RUSH", "V9"], reserve = 4}
"""


def seen(match: taisen.Match) -> tuple[str, ...]:
    """What the other player sees of the first one's hand."""
    view = match.view(1)
    assert isinstance(view, BattleView)
    return view.players[0].zones["hand"].cards


@pytest.mark.rule("BS-35.01")
def test_who_gives_an_effect_from_the_hand_shows_the_card_while_it_waits() -> None:
    match = taisen.match_from_position(TEXT)
    match.answer("summon V1")
    while match.decision is not None and match.decision.prompt != "use-from-hand":
        assert match.decision.default is not None
        match.answer(match.decision.default)
    assert seen(match) == ()
    match.answer("use-hand RUSH")
    # The other copy may answer as well; the first waits for its turn, with its name on it.
    assert match.decision is not None and match.decision.prompt == "use-from-hand"
    view = match.view(1)
    assert isinstance(view, BattleView)
    assert [item.number for item in view.pending] == ["RUSH"]
    assert seen(match) == ("RUSH",)
