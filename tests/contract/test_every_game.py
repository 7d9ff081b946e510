"""The contract that every game keeps, at every decision of random matches, with references held checked."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.matches import choose, find_game, long_too, more_pairs, new_match, pairs, play

from taisen.kernel import state as kernel_state
from taisen.kernel.decisions import Option
from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.match import Match
from taisen.kernel.record import is_answer_text
from taisen.kernel.record_reader import load_record
from taisen.kernel.stored import load_match

ROOT = Path(__file__).resolve().parents[2]
PAIRS = pairs()
MORE = more_pairs()
ALL = long_too(PAIRS, MORE)
PARTS = 4
"""Groups of pairs that are played by one other process each, since starting one takes long."""
STRIDE = 4
"""One in so many decisions is looked at where a look costs many times what a decision does."""


def texts(match: Match) -> list[str]:
    return [] if match.decision is None else [option.text for option in match.decision.options]


@pytest.mark.parametrize("pair", ALL)
def test_copy_save_and_undo(pair: str) -> None:
    copy_save_and_undo(pair, 1, STRIDE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("pair", [*PAIRS, *MORE])
def test_copy_save_and_undo_at_every_decision(pair: str, seed: int) -> None:
    copy_save_and_undo(pair, seed, 1)


def copy_save_and_undo(pair: str, seed: int, stride: int) -> None:
    match = new_match(pair, seed)
    rng = random.Random(seed)
    looks = random.Random(pair)
    while match.decision is not None:
        # By chance, so that no kind of decision is passed over in every match.
        if looks.randrange(stride):
            match.answer(choose(match, rng))
            continue
        before = match.digest()
        # The log grows with the match: it is saved now and then only.
        log = len(match.history) % 40 == 0
        saved = match.save(log)
        loaded = load_match(saved, find_game)
        assert loaded.digest() == before
        assert loaded.save() == saved
        assert texts(loaded) == texts(match)
        copied = match.copy()
        answer = choose(match, rng)
        forced = len(match.decision.options) == 1
        copied.answer(answer)
        loaded.answer(answer)
        after = copied.digest()
        assert match.digest() == before, "answering on a copy changed the match that it was made from"
        match.answer(answer)
        assert match.digest() == after
        assert loaded.digest() == after
        if log:
            assert [event.to_data() for event in loaded.events] == [event.to_data() for event in match.events]
        if not forced:
            assert match.undo(keep_stream=True)
            assert match.digest() == before
            match.answer(answer)
            assert match.digest() == after
            assert copied.digest() == after


@pytest.mark.parametrize("pair", ALL)
def test_continuations_agree_to_the_end(pair: str) -> None:
    match = new_match(pair, 2)
    rng = random.Random(2)
    others: list[tuple[Match, list[str]]] = []
    answers: list[str] = []
    while match.decision is not None:
        if rng.random() < 0.04:
            others.append((match.copy(), answers.copy()))
            others.append((match.copy(history=True), answers.copy()))
            others.append((load_match(match.save(), find_game), answers.copy()))
        answers.append(choose(match, rng))
        match.answer(answers[-1])
    for other, done in others:
        for answer in answers[len(done) :]:
            other.answer(answer)
        assert other.digest() == match.digest()
        assert other.outcome == match.outcome


@pytest.mark.parametrize("part", range(PARTS))
def test_another_process_with_another_hash_seed_gives_the_same_digests(part: int) -> None:
    wanted = PAIRS[part::PARTS]
    printed = []
    for hash_seed in ("1", "2"):
        paths = os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT}{os.pathsep}{paths}"}
        command = [sys.executable, "-m", "tests.contract.matches", "3", *wanted]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    assert len(printed[0].splitlines()) >= len(wanted)


@pytest.mark.parametrize("pair", ALL)
def test_options_are_distinct_and_fit_a_record(pair: str) -> None:
    match = new_match(pair, 4)
    rng = random.Random(4)
    while match.decision is not None:
        offered = texts(match)
        assert len(set(offered)) == len(offered), offered
        assert all(is_answer_text(text) for text in offered), offered
        assert match.decision.default in match.decision.options
        match.answer(choose(match, rng))


@pytest.mark.parametrize("pair", ALL)
def test_illegal_answers_change_nothing(pair: str) -> None:
    match = new_match(pair, 5)
    rng = random.Random(5)
    while match.decision is not None:
        before = match.digest()
        count = len(match.decision.options)
        for wrong in (-1, count, 10**9, "", "no such answer", Option("x", "no such option")):
            with pytest.raises(IllegalAnswer):
                match.answer(wrong)
        with pytest.raises(IllegalAnswer):
            match.seat(1 - match.decision.player).answer(0)
        assert match.digest() == before
        play(match, rng, 3)
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer(0)


@pytest.mark.parametrize("pair", ALL)
def test_records_play_again_and_undo_goes_to_the_beginning(pair: str) -> None:
    match = new_match(pair, 6)
    start = match.digest()
    play(match, random.Random(6))
    text = match.record.text
    replayed = load_record(text, find_game).replay()
    assert replayed.digest() == match.digest()
    assert replayed.record.text == text
    count = sum(1 for _ in match.history)
    undone = 0
    while match.undo(keep_stream=True):
        undone += 1
    assert 0 < undone <= count
    assert match.digest() == start


@pytest.mark.parametrize("pair", ALL)
def test_views_do_not_change_when_unknown_cards_are_swapped(pair: str) -> None:
    match = new_match(pair, 7)
    rng = random.Random(7)
    number = 0
    while match.decision is not None:
        player = match.decision.player
        number += 1
        for viewer in (0, 1, None):
            swapped = match.copy()
            swap_unknown(swapped, viewer, number)
            assert swapped.view(viewer).to_data() == match.view(viewer).to_data()
        sample = match.seat(player).sample(number)
        assert sample.view(player).to_data() == match.view(player).to_data()
        assert texts(sample) == texts(match)
        assert sample.state.key != match.state.key
        play(match, rng, 4)


def swap_unknown(match: Match, viewer: int | None, seed: int) -> None:
    """Deal all cards anew, owner by owner, that the viewer does not know."""
    state = match.state
    wanted = 3 if viewer is None else 1 << viewer
    rng = random.Random(seed)
    definitions = list(state.definitions)
    for owner in (0, 1):
        cards = [
            card
            for card, one in enumerate(state.owners)
            if one == owner and state.places[card] >= 0 and state.known[card] & wanted != wanted
        ]
        mixed = [definitions[card] for card in cards]
        rng.shuffle(mixed)
        for card, definition in zip(cards, mixed, strict=True):
            definitions[card] = definition
    state.definitions = definitions


@pytest.mark.parametrize("pair", ALL)
def test_samples_can_be_played_to_the_end(pair: str) -> None:
    match = new_match(pair, 8)
    rng = random.Random(8)
    while match.decision is not None:
        if rng.random() < 0.05:
            before = match.digest()
            sample = match.seat(match.decision.player).sample(rng.random().hex())
            play(sample, random.Random(1))
            assert sample.outcome is not None
            assert match.digest() == before
        play(match, rng, 1)


@pytest.mark.parametrize(
    ("pair", "standing", "value", "action"),
    [("plain:red plain:red", 3, "bp", "magic-main"), ("calm:white calm:blue", 5, "power", "summon")],
)
def test_cards_are_called_as_in_options(pair: str, standing: int, value: str, action: str) -> None:
    match = new_match(pair, 1)
    rng = random.Random(1)
    while len(match.state.objects) < standing:
        play(match, rng, 1)
    for found in match.state.objects.values():
        sides = match.view(found.controller).to_data()["players"]
        assert isinstance(sides, list)
        names = [card["name"] for card in sides[found.controller]["field"] if card["id"] == found.id]
        for player in (0, 1):
            text = names[0] if player == found.controller else f"opp:{names[0]}"
            assert match.game.find(match.state, player, value, text) == found.id
    there = next(iter(match.state.objects))
    with pytest.raises(BadInput, match="on the field"):
        match.explain("NO-CARD", value)
    with pytest.raises(BadInput, match="a card on the field"):
        match.explain(there + 1000, value)
    with pytest.raises(BadInput, match=f"{value}.*price"):
        match.explain(there, "charm")
    for card in (-1, len(match.state.owners)):
        with pytest.raises(BadInput, match="a card slot"):
            match.explain(card, "price")
        with pytest.raises(BadInput, match="a card slot"):
            match.why_not(0, "summon", card)
    with pytest.raises(BadInput, match=action):
        match.why_not(0, "dance", 0)


def test_a_match_that_goes_on_and_on_ends_in_a_stated_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_state, "ANSWER_CAP", 30)
    match = new_match("toy", 1)
    for _ in range(31):
        match.answer("wait")
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.reason == "bound"


def test_matches_without_a_seed_differ() -> None:
    from taisen.kernel.randomness import key_from_seed

    assert key_from_seed(None) != key_from_seed(None)
