"""Records as text: comments, checks, bad input, and corrections of cards after the match."""

from __future__ import annotations

import contextlib
import pickle
import random

import pytest
from tests.contract.matches import find_game, new_match, play

from taisen.kernel.errors import BadInput, IllegalAnswer, ReplayMismatch, TaisenError
from taisen.kernel.record import is_answer_text
from taisen.kernel.record_reader import load_record


def record_text(pair: str = "toy", seed: int = 3) -> str:
    match = new_match(pair, seed)
    play(match, random.Random(seed))
    return match.record.text


def test_a_running_record_tells_no_seed_and_no_digest() -> None:
    match = new_match("toy", 12345)
    play(match, random.Random(1), 6)
    text = match.record.text
    assert "seed: sealed" in text
    assert "12345" not in text
    assert match.digest() not in text
    assert match.state.key.hex() not in text
    with pytest.raises(BadInput, match="sealed"):
        load_record(text, find_game).replay()
    full = match.full_record().text
    assert "seed: 12345" in full
    assert load_record(full, find_game).replay().digest() == match.digest()


def test_a_record_without_a_seed_keeps_its_key() -> None:
    from taisen.kernel.course import begin
    from taisen.kernel.match import Match
    from taisen.kernel.randomness import key_from_seed
    from taisen.kernel.record import Setup

    decks = new_match("toy", 1).full_record().setup.decks
    setup = Setup(find_game("toy"), "", key_from_seed(None), ("one # 1", ""), decks, True)
    match = Match(setup, begin(setup), True)
    play(match, random.Random(1))
    text = match.record.text
    assert f"key: {setup.key.hex()}" in text
    replayed = load_record(text, find_game).replay()
    assert replayed.digest() == match.digest()
    assert replayed.deck_names == ("one # 1", "")
    assert replayed.record.text == text


def test_comments_may_stand_anywhere() -> None:
    text = record_text()
    commented = "# a match\n" + "\n".join(
        line if line.startswith(("seed:", "deck:", "card:")) else f"{line}  # why\n\n  # more"
        for line in text.splitlines()
    )
    assert load_record(commented, find_game).text == text


def test_a_number_sign_inside_a_word_is_no_comment() -> None:
    assert is_answer_text("attack BS17-003#2")
    assert not is_answer_text("attack #2")
    assert not is_answer_text("= turn 1")
    assert not is_answer_text("")
    text = record_text("plain:red plain:red")
    assert "#2" in text
    load_record(text, find_game).replay()


def test_a_mismatch_says_line_and_turn_and_what_was_expected() -> None:
    lines = record_text().splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith("= turn 2 "))
    lines[index] = lines[index][:-4] + "beef"
    with pytest.raises(ReplayMismatch) as caught:
        load_record("\n".join(lines), find_game).replay()
    assert caught.value.line == index + 1
    assert caught.value.turn == 2
    assert caught.value.expected.endswith("beef")
    assert f"line {index + 1}, turn 2: expected digest" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("= result", "= result 1 other T-1\n# ", "other"),
        ("= digest ", "= digest 00", "digest 00"),
        ("answers:", "answers:\ndance", "'dance'"),
        ("= turn 1 ", "= turn 7 ", "turn 7"),
    ],
)
def test_other_mismatches(old: str, new: str, expected: str) -> None:
    text = record_text().replace(old, new, 1)
    with pytest.raises(ReplayMismatch) as caught:
        load_record(text, find_game).replay()
    assert expected in caught.value.expected


def test_an_answer_after_the_end_is_a_mismatch_or_bad_input() -> None:
    text = record_text()
    with pytest.raises(BadInput, match="after the result"):
        load_record(text + "wait\n", find_game)
    without = "\n".join(line for line in text.splitlines() if not line.startswith("= result"))
    with pytest.raises(ReplayMismatch, match="match over"):
        load_record(without + "\nwait\n", find_game).replay()


def test_a_replay_can_stop_early() -> None:
    record = load_record(record_text("plain:red plain:blue"), find_game)
    match = record.replay(10)
    assert len(match.history) == 10
    assert match.decision is not None


def test_a_record_goes_as_the_match_whose_undos_took_back_earlier_undos() -> None:
    """A stream that an undo began may be taken back itself: the numbers that are left have gaps."""
    match = new_match("toy", 1)
    match.answer("shuffle")
    match.answer("shuffle")
    assert match.undo()
    assert match.undo()
    match.answer("shuffle")
    text = match.full_record().text
    assert "= stream 2\n" in text
    assert "= stream 1\n" not in text
    assert load_record(text, find_game).replay().digest() == match.digest()


def test_a_record_keeps_the_cards_as_they_were() -> None:
    match = new_match("lively:red lively:white", 5)
    play(match, random.Random(5))
    text = match.record.text
    record = load_record(text, find_game)
    # The numbers of these cards are in no card list: all that is known of them is in the record.
    assert record.replay().digest() == match.digest()
    assert record.text == text
    card = next(line for line in text.splitlines() if line.startswith("card:") and "T-R2" in line)
    changed = text.replace(card, card.replace('"cost":2', '"cost":9'))
    with pytest.raises(BadInput, match="they were changed"):
        load_record(changed, find_game)
    unchecked = "\n".join(line for line in changed.splitlines() if not line.startswith("cards:"))
    with pytest.raises(ReplayMismatch):
        load_record(unchecked, find_game).replay()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("taisen-record 1", "taisen-record 2", "line 1"),
        ("taisen-record 1", "", "line"),
        ("game: toy", "game: go", "game"),
        ("seed: 3", "sead: 3", "line 4"),
        ("seed: 3", "seed: 3\nseed: 4", "line 5"),
        ("seed: 3", "key: 12", "line 4"),
        ("options:", "options: fast", "line 5"),
        ("answers:", "", "line"),
        ("  2 1", "  2 99", "line 7"),
        ("  2 1", "  999 1\n  999 1", "line 8"),
        ("deck: one", "", "line"),
        ("card: {", "card: ", "line"),
        ("= turn 1 ", "= turn one ", "line"),
    ],
)
def test_bad_text_is_refused_with_its_place(old: str, new: str, place: str) -> None:
    text = record_text()
    assert old in text
    with pytest.raises(BadInput) as caught:
        load_record(text.replace(old, new, 1), find_game)
    assert place in caught.value.place


def test_damaged_records_give_the_documented_errors() -> None:
    text = record_text("lively:red lively:white")
    rng = random.Random(1)
    for _ in range(150):
        place = rng.randrange(len(text))
        damaged = text[:place] + rng.choice(["", "1", "#", "\n", "=", "é"]) + text[place + rng.randrange(3) :]
        with contextlib.suppress(TaisenError):
            load_record(damaged, find_game).replay(20)


@pytest.mark.parametrize(
    "error",
    [
        BadInput("file, line 3", "'x'", "a number"),
        IllegalAnswer("answer 'x': the match is over", "BS-01.01"),
        ReplayMismatch(7, 2, "turn 2", "turn 3"),
    ],
)
def test_errors_cross_between_processes(error: TaisenError) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error)
    assert str(there) == str(error)
    assert vars(there) == vars(error)
