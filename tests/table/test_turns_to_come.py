"""Turns that effects add or skip: everybody sees them, in the view, in the terminal and at the table."""

from __future__ import annotations

import msgspec
import pytest

import taisen
from taisen.cli.games import game_terminal
from taisen.cli.texts import MatchTexts
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.table.mats import mat

AGAIN = """
[cards]
AGAIN = {kind = "magic", colors = ["red"], cost = 0,\
  effect = "[main] take a turn after this one without core step and main step"}
[[scenario]]
title = "a turn is added"
player = {hand = ["AGAIN", "AGAIN"]}
"""
REST = """
game = "wixoss"
[cards]
REST = {kind = "spell", colors = ["white"], cost = [], effect = "[effect] skip your next turn"}
[[scenario]]
title = "a turn is skipped"
player = {hand = ["REST", "REST"]}
"""


def of_side(match: Match, viewer: int | None, key: str) -> tuple[object, object]:
    """What the board at the table says of the first player, and the view."""
    board = msgspec.to_builtins(mat(match.game.name).board(match, viewer, "en"))
    players = match.view(viewer).to_data()["players"]
    assert isinstance(players, list)
    assert players[1][key] == board["sides"][1][key] == 0
    return board["sides"][0][key], players[0][key]


def terminal(match: Match, language: str) -> str:
    shown = game_terminal(match.game.name).board_lines(MatchTexts(language, match, 1), ("a", "b"), ())
    return "\n".join(line.plain for line in shown)


@pytest.mark.parametrize(
    ("text", "answer", "key", "words", "other"),
    [
        (AGAIN, "magic AGAIN main", "further_turns", "further turns to come", "追加ターンあと2回"),
        (REST, "use REST", "skipped_turns", "turns skipped", "次の2ターンはスキップ"),
    ],
    ids=["added", "skipped"],
)
def test_turns_to_come_are_shown_to_all(text: str, answer: str, key: str, words: str, other: str) -> None:
    match = taisen.match_from_position(text)
    assert words not in terminal(match, "en")
    for _ in range(2):
        match.answer(answer)
        while match.decision is not None and match.decision.option("pass") is not None:
            match.answer("pass")
    for viewer in (0, 1, None):
        assert of_side(match, viewer, key) == (2, 2)
    assert f"2 {words}" in terminal(match, "en") or f"next 2 {words}" in terminal(match, "en")
    assert other in terminal(match, "ja")
    # A position has no word for them, so it is not written without them either.
    for exact in (True, False):
        with pytest.raises(BadInput, match="turns that an effect"):
            match.position(exact=exact)
