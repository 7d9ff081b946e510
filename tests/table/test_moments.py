"""Looking back in a running match: each sees what each was shown then, and nothing of what is not theirs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.house import DECLINED, Bots, Client, World, asked, decline, play_on, run, world

import taisen
from taisen.table import wire
from taisen.table.rooms import moments

OLDER = "eternal-1"


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


class Boards:
    """What a client was shown, by position."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.seen: dict[int, bytes] = {}

    def note(self) -> None:
        for update in self.client.all(wire.Update):
            self.seen[update.position] = msgspec.json.encode(update.board)


async def look(here: World, client: Client, position: int) -> wire.Moment | wire.Refused:
    """Look at a moment; return the one message that comes of it."""
    client.read()
    before = len(client.got)
    await client.send(wire.LookBack(7, position))
    await here.quiet()
    client.read()
    assert len(client.got) == before + 1, client.got[before:]
    found = client.got.pop()
    assert isinstance(found, wire.Moment | wire.Refused)
    assert found.id == 7
    return found


async def refused(here: World, client: Client, position: int) -> wire.Problem:
    found = await look(here, client, position)
    assert isinstance(found, wire.Refused)
    assert found.to == "look"
    return found.problem


async def check_all(here: World, boards: Boards) -> None:
    """Boards that were shown are shown again, as they were then: the first, the last and some between."""
    seen = sorted(boards.seen)
    some = {seen[0], seen[-1], *random.Random(1).sample(seen, min(len(seen), 12))}
    for position in sorted(some, reverse=True):
        moment = await look(here, boards.client, position)
        assert isinstance(moment, wire.Moment), moment
        assert moment.position == position
        assert msgspec.json.encode(moment.board) == boards.seen[position]


async def play_and_note(clients: tuple[Client, ...], boards: list[Boards], seed: int, answers: int) -> None:
    for count in range(answers):
        await play_on(clients, seed + count, 1)
        for one in boards:
            one.note()


def test_each_sees_a_moment_as_it_was_shown_then_also_after_a_restart(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            watcher = await here.enter(made, made.watch)
            boards = [Boards(one) for one in (first, second, watcher)]
            await play_and_note((first, second), boards, 5, 70)
            assert len({*boards[0].seen.values()}) > 20
            for one in boards:
                await check_all(here, one)
        async with world(database) as here:
            here.time.seconds += 100
            for one, token in zip(boards, (*made.tokens, made.watch), strict=True):
                one.client = await here.enter(made, token)
                await check_all(here, one)

    run(play())


def test_the_cards_to_be_seen_come_once(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 5, 40)
            fresh = await here.enter(made, made.tokens[0])
            fresh.connection.faces.clear()
            moment = await look(here, fresh, 2)
            assert isinstance(moment, wire.Moment)
            numbers = fresh.room.mat.numbers(moment.board)
            assert {face.number for face in moment.faces} == numbers != set()
            again = await look(here, fresh, 2)
            assert isinstance(again, wire.Moment)
            assert again.faces == []

    run(play())


def test_there_is_no_moment_outside_the_match(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            await play_on((first, second), 5, 12)
            last = DECLINED + 12
            for position in (-1, last + 1, 10**12):
                problem = await refused(here, first, position)
                assert (problem.where, problem.found, problem.allowed) == (
                    "position",
                    str(position),
                    f"0-{last}",
                )
            # Nothing has changed by it.
            assert isinstance(await look(here, first, last), wire.Moment)

    run(play())


def test_whoever_plays_both_sides_sees_the_side_that_decided(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made = await here.lobby.create(
                wire.NewTable("battle-spirits", [wire.SeatChoice("me", wire.DeckChoice("red"))] * 2)
            )
            client = await here.enter(made, made.tokens[0])
            boards = Boards(client)
            await play_and_note((client,), [boards], 2, 40)
            viewers = {msgspec.json.decode(board)["viewer"] for board in boards.seen.values()}
            assert viewers == {0, 1}
            await check_all(here, boards)

    run(play())


def test_what_was_taken_back_cannot_be_looked_at(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            boards = Boards(first)
            await play_and_note((first, second), [boards], 5, 30)
            last = DECLINED + 30
            assert first.update.position == last
            one = asked(first, second)
            other = second if one is first else first
            await other.send(wire.Propose("undo"))
            if one.state.offers:
                await one.send(wire.Reply("undo", True))
            position = first.update.position
            assert position < last
            assert (await refused(here, first, position + 1)).allowed == f"0-{position}"
            for gone in range(position + 1, last + 1):
                del boards.seen[gone]
            # What is drawn anew is shown as it came then.
            await play_and_note((first, second), [boards], 50, 20)
            await check_all(here, boards)

    run(play())


class Held(Bots):
    """Draws a moment only when it is let."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()

    async def check(self, function: Callable[..., Any], *arguments: object, seconds: float = 1) -> Any:
        if function is moments.draw_job:
            self.begun.set()
            await self.go_on.wait()
        return function(*arguments)


def test_a_moment_that_is_taken_back_while_it_is_drawn_is_not_shown(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            held = Held()
            here.house.thinking = held
            _, client = await here.against_bot()
            await here.quiet()
            while client.update.position < 6:
                await client.answer(0)
                await here.quiet()
            position = client.update.position
            await client.send(wire.LookBack(1, position))
            await held.begun.wait()
            # Meanwhile the table goes on.
            await client.send(wire.Propose("undo"))
            assert client.update.position < position
            client.clear()
            held.go_on.set()
            await here.quiet()
            found = client.refused()
            assert (found.to, found.problem.where, found.problem.found) == ("look", "position", str(position))

    run(play())


def test_too_many_at_once_are_refused(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            held = Held()
            here.house.thinking = held
            _, first, second = await here.shared()
            await play_on((first, second), 5, 12)
            first.clear()
            for position in [3] * 23:
                await first.send(wire.LookBack(1, position))
            await held.begun.wait()
            assert len(first.all(wire.Refused)) == 1
            held.go_on.set()
            await here.quiet()
            assert len(first.all(wire.Moment)) == 22

    run(play())


def test_what_was_played_under_older_rules_is_not_shown(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with monkeypatch.context() as before:
            before.setattr(taisen.game("battle-spirits"), "rule_set", OLDER)
            async with world(database) as here:
                made, first, second = await here.shared()
                await play_on((first, second), 3, 20)
        async with world(database) as here:
            here.time.seconds += 100
            first = await here.enter(made, made.tokens[0])
            second = await here.enter(made, made.tokens[1])
            boards = Boards(first)
            boards.note()
            await play_and_note((first, second), [boards], 6, 15)
            begun = DECLINED + 20
            assert sorted(boards.seen) == list(range(begun, begun + 16))
            await check_all(here, boards)
            problem = await refused(here, first, begun - 1)
            assert "no longer be shown" in problem.text
            assert problem.allowed == f"{begun}-{begun + 15}"

    run(play())


def test_a_repair_leaves_the_moments_before_it(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            boards = [Boards(first), Boards(second)]
            await play_and_note((first, second), boards, 5, 20)
            await first.send(wire.Propose("repair", "[[scenario]]\nplayer = {life = 2, hand = ['BS17-001']}"))
            await second.send(wire.Reply("repair", True))
            assert first.update.position == DECLINED + 21
            for one in boards:
                one.note()
            await play_and_note((first, second), boards, 5, 8)
            for one in boards:
                await check_all(here, one)

    run(play())


def test_spectators_with_a_delay_look_back_from_what_they_see(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared(wire.TableOptions(hands=True), declined=False)
            watcher = await here.enter(made, made.watch)
            await second.send(wire.AllowHands(True))
            await decline(first, second)
            await play_on((first, second), 1, 30)
            # Nothing is old enough: the beginning, as everybody sees it.
            assert (await refused(here, watcher, 1)).allowed == "0-0"
            moment = await look(here, watcher, 0)
            assert isinstance(moment, wire.Moment)
            assert all(side.zones["hand"].cards == [] for side in moment.board.sides)
            await here.pass_by(61)
            shown = watcher.update
            assert shown.position == DECLINED + 20
            moment = await look(here, watcher, shown.position)
            assert isinstance(moment, wire.Moment)
            assert msgspec.json.encode(moment.board) == msgspec.json.encode(shown.board)
            assert any(side.zones["hand"].cards for side in moment.board.sides)
            assert isinstance(await look(here, watcher, 5), wire.Moment)
            problem = await refused(here, watcher, shown.position + 1)
            assert problem.allowed == f"0-{shown.position}"

    run(play())


def test_spectators_go_back_with_the_players_beyond_what_they_see(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared(wire.TableOptions(hands=True), declined=False)
            watcher = await here.enter(made, made.watch)
            await second.send(wire.AllowHands(True))
            await decline(first, second)
            await play_on((first, second), 1, 30)
            await here.pass_by(61)
            seen = watcher.update.position
            assert seen == DECLINED + 20
            while first.update.position >= seen:
                assert watcher.update.position == seen
                one, other = (first, second) if first.update.undo else (second, first)
                await one.send(wire.Propose("undo"))
                if one.state.offers:
                    await other.send(wire.Reply("undo", True))
            assert first.all(wire.Refused) == second.all(wire.Refused) == []
            back = first.update.position
            assert watcher.update.position == back
            assert any(side.zones["hand"].cards for side in watcher.update.board.sides)
            # What comes now is shown late again, and what is shown can be looked back from.
            await play_on((first, second), 2, 5)
            assert watcher.update.position == back
            assert isinstance(await look(here, watcher, back), wire.Moment)
            assert (await refused(here, watcher, back + 1)).allowed == f"0-{back}"

    run(play())


def test_a_match_that_plays_on_is_looked_at_from_where_it_began(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            await play_on((first, second), 5, 20)
            await first.send(wire.Concede())
            begun = DECLINED + 15
            made = await here.lobby.create(
                wire.NewTable(
                    "battle-spirits",
                    [wire.SeatChoice("me"), wire.SeatChoice("me")],
                    replay=first.state.replay,
                    position=begun,
                )
            )
            client = await here.enter(made, made.tokens[0])
            boards = Boards(client)
            await play_and_note((client,), [boards], 9, 10)
            lines = {line.position for update in client.all(wire.Update) for line in update.log}
            last = begun + client.update.position
            assert client.update.position >= 10
            assert lines <= set(range(begun, last + 1))
            for position, board in sorted(boards.seen.items()):
                moment = await look(here, client, begun + position)
                assert isinstance(moment, wire.Moment)
                assert msgspec.json.encode(moment.board) == board
            assert (await refused(here, client, begun - 1)).allowed == f"{begun}-{last}"

    run(play())
