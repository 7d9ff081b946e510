"""Positions of WIXOSS: written down as they were read, refused where no match could reach them."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import play

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match

CARDS = """
game = "wixoss"
[cards]
S3 = {power = 3000, classes = ["乗機"]}
S5 = {level = 2, power = 5000}
ARTS = {kind = "arts", effect = "[effect] draw 1"}
KEY = {kind = "key"}
[[scenario]]
"""
FULL = """
turn = 4
turn_player = "opp"
player = {lrig = ["WD01-001", "WD01-002"], left = "S3 down", center = {card = "S5", frozen = true, charm = ["S3"], acce = ["S5"], under = ["S3"]}, key = "KEY", hand = ["S3", "S5 known=both"], ener = ["S3"], life = ["S3", "FILLER"], traps = {left = "S3"}, seeds = {right = "S5 known=both"}, viruses = ["left"], coins = 2, subscribers = 1, ride = "left"}
opponent = {lrig_deck = ["ARTS"], lrig_trash = 2, excluded = ["ARTS", "S3"], beat = ["S3"], deck = ["S5", "S3"], done = {refreshed = 1, arts = 2, removed = 1}}
"""  # noqa: E501


def prompt(match: Match) -> str:
    return "" if match.decision is None else match.decision.prompt


def options(match: Match) -> list[str]:
    return [] if match.decision is None else [option.text for option in match.decision.options]


def begin(fields: str) -> Match:
    return taisen.match_from_position(CARDS + fields)


@pytest.mark.parametrize(
    "fields",
    [
        FULL,
        FULL + 'phase = "attack"\nstep = "arts"\nbegun = true',
        'phase = "attack"\nstep = "signi"\nplayer = {left = "S3"}',
        'phase = "attack"\nstep = "lrig"',
        'version = "2018-01"',
        'phase = "main"\nbegun = true',
    ],
)
def test_a_position_is_written_as_it_was_read(fields: str) -> None:
    match = begin(fields)
    written = match.position()
    again = taisen.match_from_position(taisen.position_text(written))
    assert again.position().text == written.text
    assert again.state.game is match.state.game
    assert options(again) == options(match)
    first, second = match.state.to_data(), again.state.to_data()
    for name in ("zones", "known", "marks", "coins", "viruses", "phase", "step", "turn", "refreshes"):
        assert first[name] == second[name], name


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_played_matches_are_written_and_read(seed: int) -> None:
    match = taisen.new_match("wixoss", ("wd01", "wd02"), seed)
    rng = random.Random(seed)
    written = 0
    while match.decision is not None and match.turn < 12:
        try:
            position = match.position(exact=False)
        except BadInput:
            position = None
        if position is not None:
            again = taisen.match_from_position(position)
            assert again.position(exact=False).text == position.text
            assert prompt(again) == prompt(match)
            written += 1
        play(match, rng, 1)
    assert written > 10


@pytest.mark.rule("WX-03.10", "WX-05.10")
@pytest.mark.rule("WX-26.03", "WX-30.03")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("nonsense = 1", "nonsense"),
        ("turn = 0", "from 1"),
        ('phase = "battle"', "up, draw, ener, grow, main, attack, end"),
        ('turn = 1\nphase = "attack"', "no attack phase"),
        ('step = "signi"', "attack phase only"),
        ('phase = "attack"\nstep = "guard"', "arts, signi, lrig"),
        ('phase = "ener"\nbegun = true', "true only in main"),
        ('version = "1999-01"', "a month from"),
        ('turn_player = "me"', "own, opp"),
        ("player = {left = 3}", "a text"),
        ('player = {left = "NONE"}', "a built-in card"),
        ('player = {left = "WD01-001"}', "signi or resona"),
        ('player = {lrig = "S3"}', "a card of kind lrig"),
        ('player = {key = "ARTS"}', "a card of kind key"),
        ('player = {left = "S3 tired"}', "CARD"),
        ("player = {left = []}", "a card"),
        ('player = {left = {card = "S3", charm = ["S3", "S3"]}}', "at most 1"),
        ('player = {lrig = {card = "WD01-001", acce = "S3"}}', "at most 0"),
        ('player = {hand = ["ARTS"]}', "a card of the Main Deck"),
        ('player = {lrig_deck = ["S3"]}', "a card of the LRIG Deck"),
        ('player = {traps = {left = "ARTS"}}', "a card of the Main Deck"),
        ('player = {traps = {lrig = "S3"}}', "left, center, right"),
        ('player = {viruses = ["cheer"]}', "left, center, right"),
        ("player = {coins = 6}", "at most 5"),
        ('player = {ride = "left"}', "the place of a SIGNI"),
        ("opponent = {done = {removed = 1}}", "turn player only"),
        ("player = {done = {attacks = 1}}", "removed, refreshed"),
        ("player = {hand = 1000}", "from 0 to 999"),
        ("cards.X = {level = -1}", "a level"),
        ('cards.X = {kind = "arts", effect = "[effect] draw 1", level = 1}', "only lrig, signi, resona"),
        ('cards.X = {kind = "arts"}', "line .effect."),
    ],
)
def test_what_no_match_could_reach_is_refused(fields: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        taisen.position(CARDS + fields)


def test_a_match_in_which_something_is_in_progress_has_no_position() -> None:
    match = begin('phase = "attack"\nstep = "lrig"\nopponent = {hand = 1}')
    match.answer("attack PLAIN-LRIG")
    assert prompt(match) == "guard"
    with pytest.raises(BadInput, match="the decision guard"):
        match.position()
