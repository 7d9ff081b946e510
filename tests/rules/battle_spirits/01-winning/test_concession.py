"""Chapter 01, winning: a match that a player gives up."""

from __future__ import annotations

import pytest
from tests.contract.matches import find_game, new_match

from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.match import OTHER_ANSWERED, Match
from taisen.kernel.outcome import Outcome
from taisen.kernel.record_reader import load_record
from taisen.messages import message

CONCEDED_BY_1 = Outcome(0, "concession", "BS-99.29")


def running(answers: int = 6) -> Match:
    """A match of Battle Spirits after some answers."""
    match = new_match("plain:red plain:blue", 5)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(match.decision.default)
    assert match.decision is not None
    return match


@pytest.mark.rule("BS-99.29")
@pytest.mark.parametrize("player", [0, 1])
def test_who_concedes_loses_at_once_whoever_must_decide(player: int) -> None:
    match = running()
    match.concede(player)
    assert match.outcome == Outcome(1 - player, "concession", "BS-99.29")
    assert match.decision is None
    assert match.seat(0).view.decision is None
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer(0)
    with pytest.raises(IllegalAnswer, match="over"):
        match.concede(1 - player)
    assert match.outcome == Outcome(1 - player, "concession", "BS-99.29")


@pytest.mark.rule("BS-99.29")
def test_a_seat_concedes_for_its_own_player_though_the_other_must_decide() -> None:
    match = running()
    assert match.decision is not None
    other = 1 - match.decision.player
    match.seat(other).concede()
    assert match.outcome == Outcome(1 - other, "concession", "BS-99.29")


@pytest.mark.rule("BS-99.29")
def test_a_concession_is_recorded_as_an_answer_and_replays() -> None:
    match = running()
    match.concede(1)
    text = match.record.text
    assert text.index("\nconcede 1\n") < text.index("\n= result 0 concession BS-99.29\n")
    replayed = load_record(text, find_game).replay()
    assert replayed.outcome == CONCEDED_BY_1
    assert replayed.digest() == match.digest()
    assert replayed.record.text == text
    assert replayed.history[-1] == (1, "concede 1")


def test_a_concession_is_undone_like_an_answer() -> None:
    match = running()
    before = match.digest()
    match.concede(1)
    assert match.digest() != before
    assert match.undo_needs_consent(1) == ()
    assert match.undo()
    assert match.digest() == before
    assert match.outcome is None
    match.concede(0)
    assert OTHER_ANSWERED not in match.undo_needs_consent(0)
    assert match.outcome == Outcome(1, "concession", "BS-99.29")


def test_only_a_player_concedes() -> None:
    match = running()
    with pytest.raises(BadInput, match="player"):
        match.concede(2)
    assert match.outcome is None


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans", "zh-Hant"])
def test_the_reason_has_words_of_its_own(language: str) -> None:
    game = "battle-spirits"
    assert message(language, "outcome-concession", game) != message(language, "outcome-life", game)
