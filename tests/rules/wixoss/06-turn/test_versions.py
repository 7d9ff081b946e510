"""The version of the rules: a match is played under it, and its record and its saved form name it."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import KEY, lrig, signi

from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput
from taisen.kernel.game import Game
from taisen.kernel.match import Match
from taisen.kernel.record import Setup
from taisen.kernel.record_reader import load_record
from taisen.kernel.stored import load_match
from taisen.wixoss.game import Wixoss

DECK = (*[signi(f"T-S{index:02}") for index in range(40)], lrig("T-L0"))
GLOSSARY = Wixoss()


def find(name: str) -> Game:
    assert name == "wixoss"
    return GLOSSARY


def match_under(rules: str) -> Match:
    setup = Setup(GLOSSARY.under(rules), "7", KEY, ("a", "b"), (DECK, DECK), False)
    match = Match(setup, begin(setup, True), True)
    for _ in range(9):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    return match


@pytest.mark.rule("WX-99.12")
@pytest.mark.parametrize("rules", ["2018-01", "2020-11", "2020-12"])
def test_record_and_saved_match_are_read_under_their_version(rules: str) -> None:
    match = match_under(rules)
    text = match.record.text
    assert f"rules: {rules}" in text
    assert load_record(text, find).setup.game.rule_set == rules
    assert load_match(match.save(), find).game.rule_set == rules


def test_other_months_are_played_under_the_glossary() -> None:
    assert GLOSSARY.under("2013-01") is GLOSSARY and GLOSSARY.under("eternal-17.1") is GLOSSARY
    assert GLOSSARY.under("2018-01") is GLOSSARY.under("2018-01")
    with pytest.raises(BadInput):
        Wixoss("2013-01")
