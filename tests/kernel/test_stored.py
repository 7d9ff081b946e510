"""Stored matches: setup and state apart, a log begun anew, and going on under other rules."""

from __future__ import annotations

import json
import random

import pytest
from tests.contract.matches import find_game, new_match, play
from tests.contract.toy import ToyGame

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.frames import Procedure
from taisen.kernel.game import Game
from taisen.kernel.record_reader import load_record
from taisen.kernel.saving import step_name, step_number
from taisen.kernel.state import AnyState
from taisen.kernel.stored import load_match, saved_rule_set

PAIR = "lively:red lively:white"


def newer(name: str) -> Game:
    """The toy game under a later version of its rules."""
    assert name == "toy"
    found = ToyGame()
    found.rule_set = "toy-2"
    return found


@pytest.mark.parametrize("pair", ["toy", PAIR])
def test_setup_and_state_apart_are_the_whole_match(pair: str) -> None:
    match = new_match(pair, 3)
    setup = match.save_setup()
    rng = random.Random(3)
    while match.decision is not None:
        play(match, rng, 7)
        assert match.save_setup() == setup
        loaded = load_match(setup, find_game, match.save_state())
        assert loaded.digest() == match.digest()
        assert loaded.save(log=False) == match.save(log=False)
        assert loaded.full_record().text == match.full_record().text
        assert loaded.events == []
        with_log = load_match(setup, find_game, match.save_state(log=True))
        assert len(with_log.events) == len(match.events)


def test_the_state_is_small_since_cards_stand_in_the_setup() -> None:
    match = taisen.new_match("battle-spirits", ("red", "purple"), 7)
    play(match, random.Random(1), 100)
    assert '"effect"' in match.save_setup()
    assert '"effect"' not in match.save_state()
    assert len(match.save_state()) < len(match.save(log=False)) / 2


def test_a_log_can_begin_anew_when_none_was_saved() -> None:
    match = new_match(PAIR, 3)
    play(match, random.Random(3), 40)
    silent = load_match(match.save(log=False), find_game)
    telling = load_match(match.save(log=False), find_game, log=True)
    assert telling.events == []
    start = len(match.events)
    for one in (match, silent, telling):
        play(one, random.Random(4), 10)
    assert silent.events == []
    told = [event.to_data() for event in telling.events]
    assert told == [event.to_data() for event in match.events[start:]]
    assert telling.undo(keep_stream=True)
    assert match.undo(keep_stream=True)
    assert telling.digest() == match.digest()


@pytest.mark.parametrize("part", ["", "setup", "state"])
def test_one_part_alone_is_no_match(part: str) -> None:
    match = new_match("toy", 1)
    text = {"": "{}", "setup": match.save_setup(), "state": match.save_state()}[part]
    with pytest.raises(BadInput):
        load_match(text, find_game)


def test_the_version_of_the_rules_can_be_asked() -> None:
    match = new_match("toy", 1)
    assert saved_rule_set(match.save()) == "toy-1"
    assert saved_rule_set(match.save_state()) == "toy-1"
    assert taisen.saved_rule_set(match.save()) == "toy-1"
    for text in (match.save_setup(), "{}", "hello"):
        with pytest.raises(BadInput):
            saved_rule_set(text)


def test_under_other_rules_a_match_goes_on_and_undo_stops_there() -> None:
    match = new_match("toy", 1)
    play(match, random.Random(1), 6)
    before = match.digest()
    loaded = load_match(match.save(), newer)
    assert loaded.digest() == before
    assert loaded.game.rule_set == "toy-2"
    assert loaded.floor == 7
    assert loaded.history == match.history
    assert not loaded.undo()
    assert not loaded.undo(0)
    assert loaded.undo_needs_consent() == ()
    loaded.answer("wait")
    loaded.answer("wait")
    assert loaded.undo()
    assert loaded.undo()
    assert not loaded.undo()
    assert loaded.digest() == before
    loaded.answer("wait")
    # Saved and loaded again, the floor is where it was loaded last.
    assert saved_rule_set(loaded.save()) == "toy-2"
    again = load_match(loaded.save(), newer)
    assert again.digest() == loaded.digest()
    assert not again.undo()
    play(again, random.Random(2))
    text = again.record.text
    assert "\nrules: toy-1\n" in text
    assert "\n= rules toy-2\n" in text
    record = load_record(text, newer)
    assert record.text == text
    # Under the present rules it would be another match.
    with pytest.raises(BadInput, match="record, rules: found 'toy-1'; allowed: a version that is kept"):
        record.replay()


def test_a_match_without_history_goes_on_too() -> None:
    match = new_match("toy", 1, history=False)
    match.answer("wait")
    loaded = load_match(match.save(), newer)
    assert loaded.digest() == match.digest()
    assert loaded.floor == 0
    assert not loaded.undo()


def test_an_undo_that_the_rules_no_longer_lead_to_is_none() -> None:
    """The version is the same, but the program plays otherwise than it did: nothing is changed then."""
    match = new_match("toy", 1)
    play(match, random.Random(1), 6)
    for place, text in ((0, "play 99"), (1, "dance")):
        data = json.loads(match.save())
        data["history"][place][1] = text
        loaded = load_match(json.dumps(data), find_game)
        assert not loaded.undo()
        assert loaded.undo_needs_consent() == ()
        assert loaded.digest() == match.digest()
        assert len(loaded.history) == len(match.history)
    data = json.loads(match.save())
    data["turns"][2][2] = "0" * 32
    loaded = load_match(json.dumps(data), find_game)
    assert not loaded.undo()
    assert loaded.digest() == match.digest()


def test_undo_after_loading_keeps_what_it_has_played_again() -> None:
    match = new_match(PAIR, 3)
    play(match, random.Random(3), 80)
    loaded = load_match(match.save(), find_game)
    assert loaded._history is not None
    assert all(turn.state is None for turn in loaded._history.turns)
    assert match.undo(keep_stream=True)
    assert loaded.undo(keep_stream=True)
    assert loaded.digest() == match.digest()
    assert all(turn.state is not None for turn in loaded._history.turns)


def test_a_repair_that_is_no_position_any_more_hinders_no_loading_and_no_undo() -> None:
    match = taisen.new_match("battle-spirits", ("red", "purple"), 7)
    field = 'player = {field = ["BS17-001"], reserve = 3}'
    match.repair(taisen.position(f"[[scenario]]\nturn = 5\n{field}"))
    match.answer("move-core reserve")
    data = json.loads(match.save())
    index = next(i for i, entry in enumerate(data["history"]) if entry[0] == "position")
    data["history"][index][2] = '{"turn":0}'
    for rules in ("eternal-17.1", "eternal-0"):
        data["rules-now"] = rules
        loaded = taisen.load_match(json.dumps(data))
        assert loaded.digest() == match.digest()
        assert not loaded.undo()
        play(loaded, random.Random(1), 3)
        while loaded.undo(keep_stream=True):
            pass
        assert loaded.digest() == match.digest()
    data["history"][index][2] = "no fields"
    with pytest.raises(BadInput):
        taisen.load_match(json.dumps(data))


def test_a_beginning_that_is_none_any_more_is_not_undone_to() -> None:
    match = taisen.match_from_position('[[scenario]]\nplayer = {field = ["BS17-001"], reserve = 3}', 1)
    match.answer("move-core reserve")
    data = json.loads(match.save())
    data["position"] = '{"turn":0}'
    loaded = taisen.load_match(json.dumps(data))
    assert not loaded.undo()
    assert loaded.digest() == match.digest()


def test_a_procedure_that_has_done_its_last_step_is_saved_as_done() -> None:
    procedure: Procedure[AnyState] = Procedure("p", (("one", AnyState.pop), ("two", AnyState.pop)))
    assert [step_name(procedure, step) for step in range(3)] == ["one", "two", ""]
    assert [step_number(procedure, name) for name in ("one", "two", "")] == [0, 1, 2]
