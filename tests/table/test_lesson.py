"""The guided match: it can be walked through as it says, left at any point, and always has a word to say."""

from __future__ import annotations

import random
from typing import get_args

import pytest

import taisen
from taisen.kernel.match import Match
from taisen.rulebook.ledger import LANGUAGES
from taisen.scenario.solving import OWN
from taisen.table.lesson import Lesson
from taisen.table.mats import mat
from taisen.table.wire import Language


def walk(lesson: Lesson, match: Match, follow: dict[str, str]) -> list[str]:
    """Do what each step points at, or what ``follow`` says for it; return the steps' names."""
    seen: list[str] = []
    while not lesson.finished(match):
        decision = match.decision
        assert decision is not None
        if decision.player != OWN:
            match.answer(lesson.reply(match))
            continue
        step = lesson.step(match)
        assert step is not None
        seen.append(step.id)
        pointed = [
            option.text
            for option in decision.options
            if any(option.text == one or option.text.startswith(f"{one} ") for one in step.point)
        ]
        assert pointed or step.id == "other", f"{step.id} points at nothing of {decision}"
        match.answer(follow.get(step.id) or (pointed[0] if pointed else decision.default))
    return seen


def test_it_can_be_walked_through() -> None:
    lesson = Lesson("battle-spirits")
    match = lesson.match()
    seen = walk(lesson, match, {})
    assert seen == [
        "summon",
        "pay",
        "place",
        "level",
        "level",
        "enough",
        "set-burst",
        "to-attack",
        "attack",
        "first-flash",
        "second-flash",
        "pay-magic",
        "second-attack",
        "bonus",
    ]
    names = [event.name for event in match.events]
    for name in ("summoned", "attacked", "blocked", "magic_used", "life_reduced", "burst_activated"):
        assert name in names, names


def test_that_of_wixoss_can_be_walked_through() -> None:
    lesson = Lesson("wixoss")
    match = lesson.match()
    seen = walk(lesson, match, {})
    assert seen == [
        "charge",
        "grow",
        "pay",
        "summon-center",
        "summon-left",
        "spell",
        "search",
        "to-attack",
        "attack-center",
        "attack-left",
        "attack-lrig",
        "guard",
    ]
    names = [event.name for event in match.events]
    for name in ("grew", "used", "battled", "banished", "crushed", "burst", "guarded"):
        assert name in names, names


def test_a_step_of_wixoss_points_at_what_is_touched_first() -> None:
    lesson = Lesson("wixoss")
    match = lesson.match()
    for language in get_args(Language):
        goal = lesson.goal(match, language, mat("wixoss"))
        assert goal.refs == ["hand:0:WD01-010", "hand:0:WD01-011"] and "「" in goal.step


def test_a_level_that_was_not_raised_at_once_is_raised_later() -> None:
    lesson = Lesson("battle-spirits")
    seen = walk(lesson, lesson.match(), {"level": "done"})
    assert "raise" in seen and "raise-to" in seen and seen[-1] == "bonus"


def test_steps_may_be_left_out() -> None:
    lesson = Lesson("battle-spirits")
    seen = walk(lesson, lesson.match(), {"summon": "end-step", "second-attack": "end-step"})
    assert seen == ["summon", "second-attack"]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", taisen.GAMES)
def test_whatever_is_done_it_has_a_word_to_say(game: str, seed: int) -> None:
    lesson = Lesson(game)
    match = lesson.match()
    chance = random.Random(seed)
    while not lesson.finished(match):
        decision = match.decision
        assert decision is not None
        if decision.player == OWN:
            step = lesson.step(match)
            assert step is not None
            assert all(step.texts[language] for language in LANGUAGES)
            match.answer(chance.choice(decision.options))
        else:
            match.answer(lesson.reply(match))
    assert lesson.step(match) is None


def test_it_points_at_what_is_touched_first() -> None:
    lesson = Lesson("battle-spirits")
    match = lesson.match()
    goal = lesson.goal(match, "en", mat("battle-spirits"))
    assert goal.refs == ["hand:0:BS17-003"] and goal.solved is None and "「" in goal.step
    match.answer("summon BS17-003")
    for language in get_args(Language):
        assert lesson.goal(match, language, mat("battle-spirits")).refs == ["cores:0:reserve"]
