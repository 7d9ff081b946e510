"""How a value comes about is told in the reader's language, with nothing left in another."""

from __future__ import annotations

import re

import pytest

import taisen
from taisen.rulebook.ledger import LANGUAGES
from taisen.wording import Wording
from taisen.wording.values import value_words

TEXT = """
[[scenario]]
cards.RED = {colors = ["red"], cost = 1, levels = [[1, 1000], [2, 4000]], symbols = ["red"]}
cards.BLUE = {colors = ["blue"], cost = 1, levels = [[1, 1000]], symbols = ["blue"]}
cards.DEAR = {colors = ["red"], cost = 6, reduction = ["red", "red", "any"], levels = [[1, 1000]]}
cards.BARE = {cost = 1, levels = [[1, 1000]]}
player = {field = ["RED cores=2", "BLUE", "BARE"], hand = ["DEAR"]}
"""
EXPECTED = {
    ("bp", "RED"): {
        "en": "4000: 4000 (Lv2)",
        "ja": "4000: 4000 (Lv2)",
        "zh-Hans": "4000: 4000 (Lv2)",
        "zh-Hant": "4000: 4000 (Lv2)",
    },
    ("level", "RED"): {
        "en": "2: 2 (2 cores)",
        "ja": "2: 2 (コア2個)",
        "zh-Hans": "2: 2 (2个晶核)",
        "zh-Hant": "2: 2 (2個晶核)",
    },
    ("level", "BLUE"): {
        "en": "1: 1 (1 core)",
        "ja": "1: 1 (コア1個)",
        "zh-Hans": "1: 1 (1个晶核)",
        "zh-Hant": "1: 1 (1個晶核)",
    },
    ("price", "DEAR"): {
        "en": "4: 6; -1 red; -1 any colour",
        "ja": "4: 6; -1 赤; -1 全色",
        "zh-Hans": "4: 6; -1 红; -1 任意色",
        "zh-Hant": "4: 6; -1 紅; -1 任意色",
    },
}


def told(language: str, what: str, card: str) -> str:
    match = taisen.match_from_position(TEXT, 1)
    value = value_words(Wording(language, match, 0), card, what, 0)
    assert value is not None
    return f"{value.total}: {'; '.join(step.change for step in value.steps)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "card"), list(EXPECTED))
def test_changes_are_told_in_each_language(language: str, what: str, card: str) -> None:
    assert told(language, what, card) == EXPECTED[what, card][language]


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("card", ["RED", "BARE"])
def test_symbols_are_told_without_english(language: str, card: str) -> None:
    assert not re.search(r"[A-Za-z]", told(language, "symbols", card))
