"""Undo, seats and copies of a match, shown on the toy game and on Battle Spirits."""

from __future__ import annotations

import contextlib
import random

import pytest
from tests.contract.matches import find_game, new_match, play

from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.history import RECENT
from taisen.kernel.match import CARD_KNOWN, OTHER_ANSWERED, RANDOM_DRAWN, Match
from taisen.kernel.record_reader import load_record
from taisen.kernel.stored import load_match

PLAIN = "plain:red plain:blue"


def first(match: Match, start: str) -> str:
    assert match.decision is not None
    return next(option.text for option in match.decision.options if option.text.startswith(start))


def test_undo_without_history_or_answers_says_so() -> None:
    assert not new_match("toy", 1).undo()
    bare = new_match("toy", 1, history=False)
    bare.answer("wait")
    assert not bare.undo()
    with pytest.raises(BadInput, match="history"):
        _ = bare.record


def test_undo_goes_to_a_players_own_last_decision() -> None:
    match = new_match("toy", 1)
    match.answer(first(match, "play"))
    before = match.digest()
    match.answer("wait")
    match.answer("wait")
    match.answer(first(match, "play"))
    assert match.decision is not None
    assert match.decision.player == 0
    assert match.undo(player=1)
    assert match.undo(player=1)
    assert match.undo(player=1)
    assert match.digest() == before
    assert not match.undo(player=1)
    assert match.undo()
    assert match.history == []


def test_undo_reaches_further_back_than_positions_are_kept() -> None:
    match = new_match(PLAIN, 1)
    digests = []
    rng = random.Random(1)
    while match.decision is not None:
        if len(match.decision.options) > 1:
            digests.append(match.digest())
        play(match, rng, 1)
    assert len(digests) > 2 * RECENT
    while match.undo(keep_stream=True):
        assert match.digest() == digests.pop()
    assert digests == []


def test_an_undo_past_a_random_draw_draws_anew_and_the_record_says_so() -> None:
    match = new_match("toy", 1)
    assert match.undo_needs_consent() == ()
    match.answer("shuffle")
    assert RANDOM_DRAWN in match.undo_needs_consent()
    once = list(match.state.zones)
    assert match.undo()
    match.answer("shuffle")
    assert list(match.state.zones) != once
    play(match, random.Random(1))
    assert "= stream 1\n" in match.record.text
    assert load_record(match.record.text, find_game).replay().digest() == match.digest()
    assert load_match(match.save(), find_game).record.text == match.record.text
    kept = new_match("toy", 1)
    kept.answer("shuffle")
    kept.undo(keep_stream=True)
    kept.answer("shuffle")
    assert list(kept.state.zones) == once


def test_consent_is_needed_when_something_was_seen_or_answered() -> None:
    match = new_match("toy", 1)
    match.answer("wait")
    assert match.undo_needs_consent() == ()
    match.answer(first(match, "play"))
    assert match.undo_needs_consent() == (CARD_KNOWN,)
    match.answer("wait")
    assert match.undo_needs_consent(player=0) == (CARD_KNOWN, OTHER_ANSWERED)


def test_a_loaded_match_can_undo_to_its_beginning() -> None:
    match = new_match(PLAIN, 3)
    start = match.digest()
    play(match, random.Random(3), 60)
    loaded = load_match(match.save(), find_game)
    while loaded.undo(keep_stream=True):
        pass
    assert loaded.digest() == start


def test_a_copy_without_history_keeps_no_log() -> None:
    match = new_match(PLAIN, 3)
    play(match, random.Random(3), 60)
    assert match.events
    copied = match.copy()
    assert copied.events == []
    play(copied, random.Random(4), 5)
    assert copied.events == []
    whole = match.copy(history=True)
    whole.answer(0)
    assert match.record.text != whole.record.text
    assert len(whole.events) >= len(match.events)


def test_a_seat_shows_its_own_decision_and_nothing_hidden() -> None:
    match = new_match(PLAIN, 3)
    assert match.decision is not None
    asked = match.decision.player
    seat, other = match.seat(asked), match.seat(1 - asked)
    assert seat.player == asked
    assert seat.decision is match.decision
    assert other.decision is None
    public = [name for name in dir(seat) if not name.startswith("_")]
    assert sorted(public) == ["answer", "concede", "decision", "game", "player", "sample", "view"]
    with pytest.raises(IllegalAnswer, match="player"):
        other.answer(0)
    with pytest.raises(IllegalAnswer, match="other player"):
        other.sample(1)
    with pytest.raises(BadInput):
        match.seat(2)
    seat.answer(0)


def test_answers_are_options_indexes_or_texts() -> None:
    for answer in ("wait", 1):
        match = new_match("toy", 1)
        match.answer(answer)
        assert [text for _, text in match.history] == ["wait"]
    match = new_match("toy", 1)
    assert match.decision is not None
    match.answer(match.decision.options[1])
    with pytest.raises(IllegalAnswer, match="allowed are shuffle, wait"):
        match.answer("dance")
    with pytest.raises(IllegalAnswer, match="indexes from 0 to"):
        match.answer(99)
    with pytest.raises(IllegalAnswer):
        match.answer(True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"taisen-match": 99}',
        '{"taisen-match": 2, "game": "toy"}',
        '{"taisen-match": 2, "game": "go"}',
        "[" * 100_000,
    ],
)
def test_bad_saved_matches_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        load_match(text, find_game)


def test_a_damaged_saved_match_is_refused_or_read_but_never_crashes() -> None:
    match = new_match("lively:red lively:white", 3)
    play(match, random.Random(3), 80)
    saved = match.save()
    rng = random.Random(1)
    for _ in range(300):
        place = rng.randrange(len(saved))
        piece = rng.choice(["", "1", '"', "]", "null", "x"])
        damaged = saved[:place] + piece + saved[place + rng.randrange(3) :]
        with contextlib.suppress(BadInput):
            load_match(damaged, find_game)
