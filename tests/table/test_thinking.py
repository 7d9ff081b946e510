"""Bots think elsewhere: one that hangs, dies or talks nonsense costs its own table a default, and no more."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.table import thinkers

import taisen
from taisen.bots import make_bot
from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.match import Match
from taisen.table import thinking as subject
from taisen.table.thinking import Thinking, WorkFailed


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))


def new_match() -> Match:
    match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    return match


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.player


def test_bots_of_all_levels_play_on() -> None:
    async def run() -> None:
        thinking = Thinking()
        thinking.start()
        try:
            match = new_match()
            for bot, level in (("greedy", 1), ("greedy", 4), ("greedy", 2), ("greedy", 3), ("random", 1)) * 3:
                assert match.decision is not None
                text = await thinking.think(match, match.decision.player, bot, level, 60)
                match.answer(text)  # what is not offered raises
        finally:
            await thinking.close()

    asyncio.run(run())


def test_the_worker_answers_as_the_bot_does_here() -> None:
    match = new_match()
    player = asked(match)
    for level in (1, 4, 2, 3):
        there = subject.choose_option(match.save(log=False), player, "greedy", level, 11)
        here = make_bot("greedy", 11, level, open_lists=False)
        assert there == here.choose(match.seat(player)).text


def test_a_bot_is_asked_about_its_own_decision_only() -> None:
    async def run() -> None:
        thinking = Thinking()
        match = new_match()
        with pytest.raises(IllegalAnswer):
            await thinking.think(match, 1 - asked(match), "greedy", 3, 1)
        with pytest.raises(BadInput, match="allowed: greedy, random"):
            await thinking.think(match, asked(match), "clever", 3, 1)
        with pytest.raises(BadInput, match="1, 2, 3, 4, 5, 6, 7 for"):
            await thinking.think(match, asked(match), "greedy", 8, 1)
        await thinking.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("choose", "reason"),
    [
        (thinkers.never_answer, "WorkFailed"),
        (thinkers.crash, "WorkFailed"),
        (thinkers.raise_an_error, "KeyError"),
        (thinkers.answer_something_else, "IllegalAnswer"),
    ],
)
def test_a_bot_that_fails_takes_the_default(
    choose: Callable[[str, int, str, int, int], str], reason: str
) -> None:
    async def run() -> None:
        thinking = Thinking(choose=choose)
        thinking.start()
        match = new_match()
        assert match.decision is not None
        try:
            # Again and again: a process that is gone is replaced.
            for _ in range(3):
                with capture_logs() as logged:
                    text = await thinking.think(match, asked(match), "greedy", 3, 0.2)
                assert text == match.decision.default.text
                assert [(line["event"], line["error"]) for line in logged] == [("bot-failed", reason)]
                assert match.digest() not in str(logged)
        finally:
            await thinking.close()

    asyncio.run(run())


def test_a_bot_that_hangs_holds_up_no_other_table() -> None:
    async def run() -> None:
        hanging = Thinking(choose=thinkers.never_answer)
        match = new_match()
        waiting = asyncio.create_task(hanging.think(match, asked(match), "greedy", 3, 600))
        # The loop goes on, and the other worker answers.
        assert await hanging._bots.do(thinkers.process, (), 60) != os.getpid()
        assert not waiting.done()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        # The end of the one who asked ends the worker's task too: both workers are free again.
        found: set[int] = set()
        while len(found) < 2:
            found |= {await hanging._bots.do(thinkers.process, (), 60) for _ in range(4)}
        await hanging.close()

    asyncio.run(run())


def test_heavy_work_has_a_process_and_a_limit() -> None:
    async def run() -> None:
        thinking = Thinking()
        try:
            assert await thinking.work(thinkers.process) != os.getpid()
            with pytest.raises(WorkFailed, match=r"took longer than 0\.2 seconds"):
                await thinking.work(time.sleep, 3600, seconds=0.2)
            with pytest.raises(WorkFailed, match="ended with code 5"):
                await thinking.work(os._exit, 5)
            with pytest.raises(BadInput, match="saved match"):
                await thinking.work(taisen.load_match, "no match")
            if sys.platform == "linux":
                with pytest.raises(WorkFailed, match="too much memory"):
                    await thinking.work(thinkers.take_much)
            assert await thinking.work(len, "four") == 4
        finally:
            await thinking.close()
        with pytest.raises(WorkFailed, match="ended with the server"):
            await thinking.work(len, "four")

    asyncio.run(run())


def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    async def run() -> None:
        thinking = Thinking()
        try:
            first = await thinking.work(thinkers.process)
            os.kill(first, signal.SIGKILL)
            again = first
            while again == first:
                try:
                    again = await thinking.work(thinkers.process)
                except WorkFailed:
                    continue  # handed to the dying one
            assert again != first
        finally:
            await thinking.close()

    asyncio.run(run())
