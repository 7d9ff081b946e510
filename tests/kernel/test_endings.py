"""Matches that end from outside: a draw agreed on, a clock, a player who went away, a closed table."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import find_game, new_match, play

from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.history import ending_text, read_ending
from taisen.kernel.match import OTHER_ANSWERED
from taisen.kernel.outcome import ENDINGS, Outcome
from taisen.kernel.record_reader import load_record
from taisen.kernel.stored import load_match
from taisen.messages import message
from taisen.rulebook.ledger import LANGUAGES

ALL = [(reason, winner) for reason, winners in ENDINGS.items() for winner in winners]


@pytest.mark.parametrize(("reason", "winner"), ALL)
@pytest.mark.parametrize("pair", ["toy", "plain:red plain:blue"])
def test_an_end_is_in_history_record_save_and_digest_and_is_undone(
    pair: str, reason: str, winner: int
) -> None:
    match = new_match(pair, 5)
    play(match, random.Random(5), 6)
    before = match.digest()
    history = match.history
    match.end(reason, winner)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (winner, reason)
    assert match.decision is None
    assert match.digest() != before
    loser = -1 if winner < 0 else 1 - winner
    assert match.history == [*history, (loser, ending_text(reason, winner))]
    text = match.record.text
    assert f"\n{ending_text(reason, winner)}\n" in text
    replayed = load_record(text, find_game).replay()
    assert replayed.outcome == match.outcome
    assert replayed.record.text == text
    loaded = load_match(match.save(), find_game)
    assert loaded.digest() == match.digest()
    assert loaded.history == match.history
    for one in (match, loaded):
        with pytest.raises(IllegalAnswer, match="over"):
            one.end("draw-agreed")
        assert one.undo()
        assert one.digest() == before
        assert one.outcome is None
        assert one.history == history


def test_a_draw_by_agreement_is_taken_back_by_both() -> None:
    match = new_match("toy", 5)
    match.end("draw-agreed")
    assert match.undo_needs_consent() == ()
    match.undo()
    match.answer("wait")
    match.end("time", 0)
    assert match.undo_needs_consent(0) == (OTHER_ANSWERED,)


def test_only_a_concession_has_a_rule() -> None:
    match = new_match("plain:red plain:blue", 5)
    match.end("abandoned", 1)
    assert match.outcome == Outcome(1, "abandoned", "")


@pytest.mark.parametrize(
    ("reason", "winner"),
    [
        ("life", 0),
        ("", -1),
        (3, 0),
        ("draw-agreed", 0),
        ("time", -1),
        ("closed", 1),
        ("concession", -1),
        ("time", 2),
        ("time", True),
        ("time", "0"),
        ("time", None),
    ],
)
def test_other_ends_are_refused_and_change_nothing(reason: object, winner: object) -> None:
    match = new_match("toy", 5)
    before = match.digest()
    with pytest.raises(BadInput):
        match.end(reason, winner)  # type: ignore[arg-type]
    assert match.digest() == before
    assert match.history == []


@pytest.mark.parametrize(
    "text", ["end", "end time", "end time -1", "end life 0", "end concession 0", "concede 2", "end time 0 x"]
)
def test_other_texts_are_no_ends(text: str) -> None:
    assert read_ending(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_end_has_words_of_its_own(language: str) -> None:
    texts = {message(language, f"outcome-{reason}") for reason in ENDINGS}
    assert len(texts) == len(ENDINGS)
