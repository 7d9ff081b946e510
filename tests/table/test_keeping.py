"""What is over for long is removed where whoever runs the server says so, and nothing else is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.table.house import Client, World, run, world
from tests.table.storing import match, stand, step, table

from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.keeping import DAY, Keeper, uses
from taisen.table.rooms.lobby import IDLE
from taisen.table.storage import (
    ChatRow,
    MatchEnd,
    NoteRow,
    PositionRow,
    ReplayRow,
    ReportRow,
    Store,
    TableRow,
)

OLD, LIMIT, NEW = 10.0, 100.0, 200.0


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


def stored(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run something on an empty store."""

    async def go() -> None:
        store = Store.open(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(go())


def replay(name: str, of: str = "", created: float = OLD) -> ReplayRow:
    return ReplayRow(name, of, "battle-spirits", created, "Red / White", "taisen-record 1\n")


def report(name: str, of: str, created: float = OLD) -> ReportRow:
    return ReportRow(name, of, 3, created, "1.0", "odd", "taisen-record 1\n")


def position(name: str, text: str, created: float = OLD) -> PositionRow:
    return PositionRow(name, "battle-spirits", created, name, text)


def begun_from(name: str, *, replay: str = "", scenario: str = "") -> TableRow:
    """A table that stays, with what its matches begin from."""
    data = msgspec.json.encode({"seats": [], "origin": {"replay": replay, "scenario": scenario}})
    return TableRow(name, "battle-spirits", OLD, "running", data)


async def add_table(store: Store, name: str, status: str, created: float = OLD, begun: float = OLD) -> None:
    """Add a table with one match, which is over unless the table says that it runs."""
    row = table(name, status)
    row.created = created
    await store.add_table(row)
    if status == "waiting":
        return
    one = match(f"m-{name}", of=name)
    one.created = begun
    await store.add_match(one, step(one.id, 0))
    await store.add_step(step(one.id, 1), stand(one.id, 1))
    if status != "running":
        await store.finish_match(one.id, MatchEnd("finished", b"{}"))


async def remove_all(store: Store, kept: tuple[str, ...] = ()) -> tuple[int, int]:
    """Remove all that is old; return how many tables and how much else that was."""
    tables = loose = 0
    while removed := await store.remove_old_tables(LIMIT, kept):
        tables += removed
    while removed := await store.remove_loose(LIMIT, uses):
        loose += removed
    return tables, loose


def test_what_is_over_goes_and_what_runs_or_waits_stays(database: str) -> None:
    async def work(store: Store) -> None:
        for status in ("finished", "closed", "running", "waiting"):
            await add_table(store, status, status)
        await add_table(store, "new", "finished", created=NEW, begun=NEW)
        await add_table(store, "kept", "finished")
        assert await remove_all(store, ("kept",)) == (2, 0)
        for name in ("finished", "closed"):
            assert await store.table(name) is None
            assert await store.match(f"m-{name}") is None
            assert await store.steps(f"m-{name}") == []
            assert await store.snapshots(f"m-{name}") == []
        for name in ("running", "new", "kept"):
            assert await store.table(name) is not None
            assert len(await store.steps(f"m-{name}")) == 2
        assert await store.table("waiting") is not None
        assert await remove_all(store) == (1, 0)

    stored(database, work)


def test_more_goes_than_one_transaction_takes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taisen.table.storage.expiry.TABLES", 2)
    monkeypatch.setattr("taisen.table.storage.expiry.LOOSE", 2)

    async def work(store: Store) -> None:
        for number in range(5):
            await add_table(store, f"t{number}", "finished")
            await store.add_replay(replay(f"r{number}", f"m-t{number}"))
        assert await store.remove_old_tables(LIMIT, ()) == 2
        assert await remove_all(store) == (3, 5)

    stored(database, work)


@pytest.mark.parametrize("what", ["a match", "a running match", "an end", "a report", "words"])
def test_a_table_at_which_something_happened_lately_stays(database: str, what: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "t", "finished", begun=NEW if what == "a match" else OLD)
        if what == "a running match":
            await store.add_match(match("m2", 2))
        elif what == "an end":
            await store.add_replay(replay("r", "m-t", NEW))
        elif what == "a report":
            await store.add_report(report("p", "m-t", NEW))
        elif what == "words":
            await store.add_chat(ChatRow("t", 0, "", "hello", NEW))
        assert await remove_all(store) == (0, 0)
        assert await store.match("m-t") is not None

    stored(database, work)


def test_replays_reports_and_positions_go_when_nothing_needs_them(database: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "over", "finished")
        await store.add_replay(replay("of-over", "m-over"))
        await store.add_report(report("about-over", "m-over"))
        await store.add_chat(ChatRow("over", 0, "", "hello", OLD))
        await store.save_note(NoteRow("note", "of-over", 1, "", "here", OLD))
        await store.add_replay(replay("uploaded"))
        await store.save_position(position("unused", "turn = 1"))

        await add_table(store, "stays", "finished", begun=NEW)
        await store.add_replay(replay("of-stays", "m-stays"))
        await store.add_report(report("about-stays", "m-stays"))
        await store.add_replay(replay("played-on"))
        await store.add_replay(replay("new", created=NEW))
        await store.add_replay(replay("written-in"))
        await store.save_note(NoteRow("late", "written-in", 1, "", "here", NEW))
        await store.add_table(begun_from("a", replay="played-on"))
        await store.save_position(position("played", "turn = 2"))
        await store.add_table(begun_from("b", scenario="turn = 2"))
        await store.save_position(position("new-position", "turn = 3", NEW))
        await store.add_table(TableRow("damaged", "battle-spirits", OLD, "running", b"\xff{"))

        assert await remove_all(store) == (1, 4)
        assert {row.id for row in await store.replays()} == {"of-stays", "played-on", "new", "written-in"}
        assert [row.id for row in await store.reports()] == ["about-stays"]
        assert {row.id for row in await store.positions("battle-spirits")} == {"played", "new-position"}
        assert await store.chat("over") == []
        assert await store.notes("of-over") == []

    stored(database, work)


async def concede(client: Client, here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a match end, at the time of the test's world."""
    monkeypatch.setattr(time, "time", here.time.wall)
    await client.send(wire.Concede())
    assert client.status == "finished"


def test_a_table_in_a_room_stays_and_a_running_match_always(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with world(database) as here:
            over, first = await here.against_bot()
            runs, second = await here.against_bot()
            await concede(first, here, monkeypatch)
            link = first.state.replay
            keeper = Keeper(here.lobby, 30)
            await here.pass_by(31 * DAY)
            await keeper.sweep()  # somebody is still there
            assert await here.store.table(over.id) is not None
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE + 1)
            assert here.lobby.rooms == {}
            await keeper.sweep()
            assert await here.store.table(over.id) is None
            assert await here.store.replay(link) is None
            with pytest.raises(Fault) as caught:
                await here.enter(over, over.tokens[0])
            assert caught.value.key == "no-table"
            second = await here.enter(runs, runs.tokens[0])
            assert second.status == "running"
            assert second.update.decision is not None

    run(play())


def test_a_table_is_looked_for_while_old_ones_are_removed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes first wins: the table is there whole, or not at all."""

    async def play() -> None:
        async with world(database) as here:
            for removal_first in (True, False):
                made, client = await here.against_bot()
                await concede(client, here, monkeypatch)
                await client.leave()
                await here.pass_by(31 * DAY)
                work = [here.lobby.remove_old(here.time.wall() - DAY), here.lobby.find(made.id)]
                if not removal_first:
                    work.reverse()
                tasks = [asyncio.ensure_future(one) for one in work]
                found = await asyncio.gather(*tasks, return_exceptions=True)
                assert isinstance(found[1 if removal_first else 0], Fault) == removal_first
                assert (await here.store.table(made.id) is None) == removal_first

    run(play())


def test_it_is_swept_at_the_start_and_once_a_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with world(database) as here:
            swept = asyncio.Queue[float]()
            faults = [OSError("something else")]

            async def sweep(self: Keeper) -> None:
                swept.put_nowait(here.time.now())
                if faults:
                    raise faults.pop()

            monkeypatch.setattr(Keeper, "sweep", sweep)
            here.house.start(Keeper(here.lobby, 30).run())
            began = await swept.get()
            for day in (1, 2):
                while not here.time.waiting:
                    await asyncio.sleep(0)
                here.time.pass_by(DAY - 1)
                assert swept.empty()
                here.time.pass_by(1)
                assert await swept.get() == began + day * DAY

    run(play())
