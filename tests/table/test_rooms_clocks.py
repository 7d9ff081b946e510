"""Presence and clocks: who is away, what time is left, and what happens when it is used up."""

from __future__ import annotations

import pytest
from tests.table.house import DECLINED, Client, asked, run, world

from taisen.table import wire
from taisen.table.rooms.clocks import Clocks, fresh
from taisen.table.rooms.lobby import IDLE


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


def present(client: Client) -> bool:
    """Whether a client is told that player 0 is there."""
    return client.state.players[0].present


def test_an_absent_player_loses_after_the_grace_time(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            options = wire.TableOptions(clock=wire.ClockSettings(grace=60))
            made, first, second = await here.shared(options)
            await first.leave()
            assert not present(second)
            await here.pass_by(50)
            again = await here.enter(made, made.tokens[0])
            assert present(second)
            await again.leave()
            await here.pass_by(59)
            # Both away: the clock stands still.
            await second.leave()
            await here.pass_by(1000)
            second = await here.enter(made, made.tokens[1])
            assert second.status == "running"
            assert second.state.players[0].away_since == pytest.approx(59, abs=0.1)
            await here.pass_by(2)
            assert second.update.result is not None
            assert (second.update.result.winner, second.update.result.reason) == (1, "abandoned")

    run(play())


def test_a_solo_table_is_never_abandoned(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, client = await here.against_bot()
            await client.leave()
            await here.pass_by(100_000)
            again = await here.enter(made, made.tokens[0])
            assert again.status == "running"

    run(play())


def test_a_decision_that_takes_too_long_gets_its_default(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            options = wire.TableOptions(clock=wire.ClockSettings(decision=20))
            _, first, second = await here.shared(options)
            client = asked(first, second)
            default = client.decision.options[client.decision.default].text
            assert client.update.clock is not None
            assert client.update.clock.decision == 20
            await here.pass_by(19)
            assert client.update.position == DECLINED
            await here.pass_by(2)
            assert client.update.position == DECLINED + 1
            assert client.room.play is not None
            assert client.room.play.steps[DECLINED + 1].text == default
            for position in (DECLINED + 2, DECLINED + 3):
                await here.pass_by(21)
                assert client.update.position == position

    run(play())


def test_a_player_whose_time_is_up_loses(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            options = wire.TableOptions(clock=wire.ClockSettings(match=100))
            made, first, second = await here.shared(options)
            client = asked(first, second)
            loser = client.decision.player
            await here.pass_by(40)
            other = second if client is first else first
            await other.leave()
            await client.leave()
            # Nobody is there: the clocks stand still, also in the store.
            await here.pass_by(IDLE + 5000)
            assert made.id not in here.lobby.rooms
            client = await here.enter(made, made.tokens[loser])
            assert client.update.clock is not None
            assert client.update.clock.left[loser] == pytest.approx(60, abs=0.1)
            assert client.update.clock.running == loser
            await here.pass_by(61)
            assert client.update.result is not None
            assert (client.update.result.winner, client.update.result.reason) == (1 - loser, "time")

    run(play())


def test_byoyomi_counts_periods_after_the_own_time() -> None:
    settings = wire.ClockSettings(match=10, byoyomi=5, periods=2)
    data = fresh(settings)
    assert data is not None
    clock = Clocks(settings, data)
    clock.ask(0, 0)
    assert clock.wake() == 15
    clock.settle(14)
    assert clock.due() == ""
    assert (data.left[0], data.periods[0]) == (0, 2)
    assert clock.shown().left[0] == 1
    clock.ask(1, 14)
    clock.ask(0, 16)
    # Answered within the period: the period is whole again.
    clock.settle(20)
    assert data.periods[0] == 2
    clock.settle(21)
    assert data.periods[0] == 1
    assert clock.due() == ""
    clock.settle(26)
    assert data.periods[0] == 0
    assert clock.due() == "lost"
    assert data.left[1] == 8


def test_without_own_time_nobody_loses_by_time() -> None:
    settings = wire.ClockSettings(decision=5)
    data = fresh(settings)
    assert data is not None
    clock = Clocks(settings, data)
    clock.ask(0, 0)
    clock.settle(5)
    assert clock.due() == "default"
    assert fresh(wire.ClockSettings(grace=60)) is None
    assert fresh(None) is None
