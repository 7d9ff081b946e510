"""Matches that begin from a position or are repaired to one: history, undo, records and saved matches."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import new_match, play

import taisen
from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.match import OTHER_ANSWERED, Match

TEXT = """
[[scenario]]
turn = 4
turn_player = "opp"
cards.V5 = {colors = ["red"], cost = 3, levels = [[1, 5000]], symbols = ["red"]}
player = {life = 2, hand = ["BS17-001", "BS17-002"], field = ["V5 cores=2"]}
opponent = {life = 3, reserve = 5, soul = "reserve", hand = ["BS17-003"], field = ["BS17-001 cores=1"]}
"""
OTHER = """
[[scenario]]
turn = 7
cards.V6 = {colors = ["blue"], cost = 1, levels = [[1, 6000]], symbols = ["blue"]}
player = {life = 1, field = ["V6"], deck = ["BS17-001", "BS17-004"]}
"""


def from_position(seed: int = 5) -> Match:
    return taisen.match_from_position(TEXT, seed)


def repaired(answers: int = 40, after: int = 10) -> Match:
    """A match that was repaired, and played on."""
    match = taisen.new_match("battle-spirits", ("red", "purple"), 7)
    play(match, random.Random(1), answers)
    match.repair(taisen.position(OTHER))
    play(match, random.Random(2), after)
    return match


def check_everything(match: Match) -> None:
    """Record, replay and both ways of saving lead to the same match."""
    text = match.full_record().text
    again = taisen.load_record(text).replay()
    assert again.digest() == match.digest()
    assert again.full_record().text == text
    for loaded in (
        taisen.load_match(match.save()),
        taisen.load_match(match.save_setup(), match.save_state()),
    ):
        assert loaded.digest() == match.digest()
        assert loaded.full_record().text == text
        assert loaded.floor == 0


def test_a_match_begins_from_a_position() -> None:
    match = from_position()
    assert match.turn == 4
    assert match.decision is not None
    assert (match.decision.player, match.decision.prompt) == (1, "main")
    assert match.events[0].name == "position_set"
    assert match.history == []
    assert not match.undo()
    start = match.digest()
    play(match, random.Random(3), 30)
    check_everything(match)
    while match.undo(keep_stream=True):
        pass
    assert match.digest() == start
    assert match.view(0).to_data() == from_position().view(0).to_data()


def test_a_match_from_a_position_plays_to_its_end() -> None:
    match = from_position()
    play(match, random.Random(4))
    assert match.outcome is not None
    assert "\nanswers:\n= position {" in match.record.text
    check_everything(match)
    # The cards that the position names are in the record, made-up ones and built-in ones.
    assert '"number":"V5"' in match.record.text


def test_the_seed_of_a_position_counts_if_no_other_is_given() -> None:
    text = TEXT.replace("turn = 4", "turn = 4\nseed = 9")
    assert taisen.match_from_position(text).digest() == taisen.match_from_position(text, 9).digest()
    assert taisen.match_from_position(text, 8).digest() != taisen.match_from_position(text).digest()
    assert taisen.match_from_position(TEXT).digest() != taisen.match_from_position(TEXT).digest()


def test_a_running_record_tells_no_position() -> None:
    match = from_position()
    match.answer(0)
    match.repair(taisen.position(OTHER))
    text = match.record.text
    assert text.count("= position sealed") == 2
    assert '"deck":' not in text
    assert '"number":"V6"' not in text
    assert taisen.load_record(text).text == text
    with pytest.raises(BadInput, match="sealed"):
        taisen.load_record(text).replay()
    # With the seed told, a sealed position could not be played.
    told = text.replace("seed: sealed", "seed: 5")
    with pytest.raises(BadInput, match="position"):
        taisen.load_record(told)
    bare = "\n".join(line for line in match.full_record().text.splitlines() if not line.startswith("card"))
    with pytest.raises(BadInput, match="card"):
        taisen.load_record(bare)


def test_a_repair_is_in_the_record_and_replays() -> None:
    match = repaired()
    assert match.turn >= 7
    check_everything(match)
    play(match, random.Random(5))
    assert match.outcome is not None
    check_everything(match)
    assert match.record.text.count("= position {") == 1


def test_undo_goes_back_on_both_sides_of_a_repair() -> None:
    match = taisen.new_match("battle-spirits", ("red", "purple"), 7)
    play(match, random.Random(1), 40)
    before = match.digest()
    events = len(match.events)
    match.repair(taisen.position(OTHER))
    placed = match.digest()
    assert [event.name for event in match.events][:1] == ["position_set"]
    match.answer("end-step")
    assert match.undo()
    assert match.digest() == placed
    assert match.undo_needs_consent() == (OTHER_ANSWERED,)
    assert match.undo()
    assert match.digest() == before
    assert len(match.events) == events
    while match.undo(keep_stream=True):
        pass
    assert match.history == []
    assert "position" not in match.full_record().text


def test_undo_across_a_repair_in_a_loaded_match_plays_through_it() -> None:
    match = repaired(after=6)
    loaded = taisen.load_match(match.save())
    while match.undo(keep_stream=True):
        assert loaded.undo(keep_stream=True)
        assert loaded.digest() == match.digest()
    assert not loaded.undo()


def test_a_number_means_one_card_in_a_match() -> None:
    match = from_position()
    with pytest.raises(BadInput, match="V5"):
        match.repair(taisen.position(TEXT.replace("5000", "4000")))
    assert len(match.full_record().entries) == 1
    match.repair(taisen.position(TEXT))
    check_everything(match)


def test_what_cannot_be_repaired_is_refused_and_nothing_changes() -> None:
    match = from_position()
    before = match.digest()
    with pytest.raises(BadInput, match="repair"):
        match.repair(TEXT)  # type: ignore[arg-type]
    assert match.digest() == before
    with pytest.raises(BadInput, match="toy"):
        new_match("toy", 1).repair(taisen.position(TEXT))
    match.concede(0)
    with pytest.raises(IllegalAnswer, match="over"):
        match.repair(taisen.position(TEXT))


def test_random_draws_go_on_after_a_repair() -> None:
    match = repaired(after=0)
    assert match.state.key == taisen.new_match("battle-spirits", ("red", "purple"), 7).state.key
    assert match.state.draws > 0


def test_a_position_of_too_many_cards_and_a_record_of_too_many_positions_are_refused() -> None:
    with pytest.raises(BadInput, match="1500"):
        taisen.position("[[scenario]]\nplayer = {deck = 999, hand = 999}")
    match = from_position()
    match.repair(taisen.position(OTHER))
    text = match.full_record().text
    line = next(one for one in text.splitlines() if one.startswith('= position {"turn":7'))
    with pytest.raises(BadInput, match="100 positions"):
        taisen.load_record(text.replace(line, "\n".join([line] * 100)))


def test_numbers_on_the_field_come_once_in_a_match() -> None:
    match = from_position()
    before = max(match.state.objects)
    match.repair(taisen.position(OTHER))
    assert min(match.state.objects) > before
