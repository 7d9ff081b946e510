"""The board of Battle Spirits in the terminal: cards below, sides, soul state, mirages, tokens, life."""

from __future__ import annotations

import pytest

import taisen
from taisen.cli.games import game_terminal
from taisen.cli.texts import MatchTexts
from taisen.kernel.match import Match
from taisen.rulebook.ledger import LANGUAGES

TEXT = """
[cards]
UNDER = {name = "Under", colors = ["red"], cost = 3, levels = [[1, 1000]]}
SECRET = {name = "Secret", colors = ["blue"], cost = 4, levels = [[1, 2000]]}
HOST = {name = "Host", colors = ["red"], cost = 4, levels = [[1, 5000]]}
[[scenario]]
title = "everything"
player = {life = 3, soul = "life", counts = 8, at_hand = ["BS17-002", "SECRET known=own"],\
  mirage = ["SD64-RV001"], soul_state = ["SD64-CX01"], tokens = ["BS76-T001", "BS76-T001"],\
  laid_magic = ["BS51-092"],\
  field = ["SD64-X01 cores=3 contract < SD64-CX01 < UNDER ~ SECRET", "HOST < UNDER",\
    "HOST + BS35-067 left", "HOST + BS35-067 right", "BS44-X07 cores=2"]}
"""


@pytest.fixture
def match() -> Match:
    return taisen.match_from_position(TEXT)


def board(match: Match, reader: int | None, language: str = "en") -> str:
    words = MatchTexts(language, match, reader)
    terminal = game_terminal("battle-spirits")
    return "\n".join(line.plain for line in terminal.board_lines(words, ("one", "two"), ()))


def test_the_places_beside_the_field_are_named(match: Match) -> None:
    text = board(match, 0)
    assert "life 3+soul" in text and "counts 8" in text
    assert "mirage: SD64-RV001 ファイザード" in text
    assert "in soul state: SD64-CX01 ムゲン" in text
    assert "magics on the field: BS51-092 リコリスフィールド" in text
    assert "at hand 2: BS17-002 " in text and "SECRET" in text.partition("at hand 2")[2].splitlines()[0]
    assert "tokens 2" in text


def test_what_lies_below_and_beside_a_card_is_told(match: Match) -> None:
    text = board(match, 0)
    assert "by Contract Advent onto SD64-CX01 ムゲン, UNDER Under" in text
    assert "advented onto UNDER Under" in text
    assert "combined left: BS35-067" in text and "combined right: BS35-067" in text
    assert "face down below: 1 (SECRET Secret)" in text
    assert "own cores 2" in text and "OC on" in text


def test_the_other_side_is_told_how_many_lie_face_down(match: Match) -> None:
    text = board(match, 1)
    assert "face down below: 1" in text and "at hand 2: BS17-002" in text
    assert "SECRET" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(match: Match, language: str) -> None:
    text = board(match, 0, language)
    assert not set("{}$") & set(text)
    assert "SECRET" in text and "SD64-CX01" in text
