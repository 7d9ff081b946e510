"""Matches that somebody set up: what takes too long is refused, and holds nobody else up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.boards import spirits_board
from tests.table.house import RED, Bots, Client, World, run, world

from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.beginnings import beginning
from taisen.table.rooms.timekeeper import RETRY
from taisen.table.rooms.trials import MAX_SCENARIO, answer_job, begin_job
from taisen.table.thinking import Thinking, WorkFailed

GAME = "battle-spirits"
ENDLESS = '''
[cards]
A = {cost = 0, levels = [[1, 1000]], effect = """
[Lv1] when an own spirit is exhausted: refresh all own spirits
[Lv1] when this is refreshed: exhaust all own spirits
"""}
M = {kind = "magic", effect = "[main] exhaust all own spirits"}
[[scenario]]
player = {reserve = 5, field = ["A"], hand = ["M"]}
'''
MANY = ENDLESS.replace('["A"]', str(["A"] * 300).replace("'", '"'))
PLAIN = '[[scenario]]\nplayer = {reserve = 5, hand = ["BS17-003"]}\n'


class Slow(Bots):
    """Says of every answer that it takes too long, when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.asked: list[str] = []

    async def check(self, function: Callable[..., Any], *arguments: object, seconds: float = 1) -> Any:
        self.asked.append(function.__name__)
        if self.slow:
            raise WorkFailed("took longer than 1 seconds")
        return function(*arguments)


async def at_a_table(here: World, kind: str, scenario: str = PLAIN) -> tuple[wire.TableMade, Client, Slow]:
    slow = Slow()
    here.house.thinking = slow
    other = wire.SeatChoice("bot", RED, "random", 1) if kind == "bot" else wire.SeatChoice("me", RED)
    new = wire.NewTable(GAME, [wire.SeatChoice("me", RED), other], scenario=scenario)
    made = await here.lobby.create(new)
    return made, await here.enter(made, made.tokens[0]), slow


def test_an_answer_that_takes_too_long_is_refused_and_changes_nothing(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, client, slow = await at_a_table(here, "me")
            assert client.room.play is not None
            before = client.room.play.match.digest()
            slow.slow = True
            client.clear()
            decision = client.room.play.decision
            assert decision is not None
            serial = client.room.play.serial
            await client.send(wire.Answer(serial, decision.options[0].text))
            assert client.refused().problem.text.startswith("That would take too long")
            assert client.room.play.match.digest() == before
            await client.send(wire.Propose("repair", PLAIN))
            assert client.refused().problem.text.startswith("That would take too long")
            slow.slow = False
            await client.send(wire.Answer(serial, decision.options[0].text))
            assert client.update.position == 1
            assert slow.asked[-3:] == ["answer_job", "repair_job", "answer_job"]

    run(play())


def test_nothing_is_tried_where_players_chose_decks_alone(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            slow = Slow()
            here.house.thinking = slow
            _, client = await here.against_bot()
            while not client.mine or client.decision.prompt != "main":
                if client.mine:
                    await client.answer(client.decision.default)
                await here.quiet()
                client.read()
            assert slow.asked == []
            assert client.update.position >= 3
            # After a repair it is a match that somebody set up.
            await client.send(wire.Propose("repair", PLAIN))
            assert spirits_board(client.update.board).sides[0].reserve.count == 5
            await client.answer("end-step")
            assert slow.asked[:2] == ["repair_job", "answer_job"]

    run(play())


def test_a_match_in_which_a_bot_cannot_go_on_is_closed(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, client, slow = await at_a_table(here, "bot")
            while client.mine:
                await client.answer(client.decision.default)
            slow.slow = True
            while client.status != "closed":
                here.time.pass_by(RETRY)
                await asyncio.sleep(0.001)
            stored = await here.store.table(made.id)
            assert stored is not None
            assert stored.status == "closed"

    run(play())


def test_a_scenario_that_is_too_long_makes_no_table(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            with pytest.raises(BadInput, match="at most 20000 characters"):
                await at_a_table(here, "me", PLAIN + "#" * MAX_SCENARIO)
            assert here.lobby.rooms == {}

    run(play())


def test_what_never_ends_is_ended_in_its_worker() -> None:
    async def play() -> None:
        thinking = Thinking()
        try:
            with pytest.raises(WorkFailed):
                await thinking.check(begin_job, GAME, MANY, seconds=0.5)
            found = beginning(GAME, ENDLESS, "")
            assert found is not None
            match = found.match()
            with pytest.raises(WorkFailed):
                await thinking.check(
                    answer_job, match.save_setup(), match.save_state(), "magic M main", seconds=0.5
                )
            # The next one has a worker again.
            await thinking.check(begin_job, GAME, PLAIN, seconds=20)
        finally:
            await thinking.close()

    run(play())


def test_who_comes_when_too_much_waits_is_to_come_back() -> None:
    async def play() -> None:
        thinking = Thinking()
        thinking._checks._most = 2
        try:
            both = [
                asyncio.ensure_future(thinking.check(begin_job, GAME, PLAIN, seconds=20)) for _ in range(2)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Exception, match="server") as caught:
                await thinking.check(begin_job, GAME, PLAIN)
            assert getattr(caught.value, "key", "") == "busy"
            await asyncio.gather(*both)
            await thinking.check(begin_job, GAME, PLAIN, seconds=20)
        finally:
            await thinking.close()

    run(play())
