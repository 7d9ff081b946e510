"""What is stored is there again, all of it or nothing, and survives a process that is killed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import OperationalError
from tests.table.storing import MATCHES, match, stand, step, table

from taisen.table.storage import (
    ChatRow,
    MatchEnd,
    NoteRow,
    PositionRow,
    ReplayRow,
    ReportRow,
    Snapshot,
    StorageError,
    Store,
)
from taisen.table.storage.address import read_address
from taisen.table.storage.errors import DamagedError
from taisen.table.storage.packing import pack, unpack

ROOT = Path(__file__).parents[2]


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        changed = table()
        changed.data = b'{"seats":[1,2]}'
        await store.save_table(changed)
        await store.add_match(match("m"), step("m", 0))
        await store.close()

        store = Store.open(database)
        assert await store.table("t") == changed
        assert await store.table("no") is None
        (found,) = await store.running()
        assert found.table == changed
        assert found.match == match("m")
        assert await store.match("m") == match("m")
        assert await store.steps("m") == [step("m", 0)]
        await store.remove_table("t")
        assert await store.running() == []
        assert await store.match("m") is None
        assert await store.steps("m") == []
        await store.close()

    asyncio.run(run())


def test_what_was_told_to_a_player_as_to_everybody_is_stored_once_and_all_of_it_small(database: str) -> None:
    same = (
        b'[{"name":"cores_moved","player":0,"turn":3,"position":9,"detail":"payment","amount":1,"card":null}]'
    )
    own = same.replace(b"null", b'"BS17-001"')
    given = step("m", 1)
    given.told = (own, same, same)

    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        await store.add_step(given, stand("m", 1))
        assert await store.steps("m") == [given]
        await store.close()

    asyncio.run(run())
    engine = create_engine(read_address(database).url)
    with engine.connect() as connection:
        row = connection.execute(text("SELECT told_0, told_1, told_public FROM steps")).one()
    engine.dispose()
    assert bytes(row.told_1) == b""
    assert 0 < len(row.told_public) < len(same) / 2
    assert 0 < len(row.told_0) < len(own) / 2


@pytest.mark.parametrize("junk", [b"[]", b"\x00", pack(b"[1, 2, 3]")[:-1], pack(b"[1, 2, 3]")[:-6]])
def test_what_was_told_and_cannot_be_read_is_damaged(junk: bytes) -> None:
    with pytest.raises(DamagedError, match="damaged"):
        unpack(junk)


def test_steps_and_one_snapshot_a_turn_are_kept(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        for position in range(1, 7):
            await store.add_step(step("m", position), stand("m", position))
        await store.add_steps([step("m", 7), step("m", 8), step("m", 9)], stand("m", 9))
        assert await store.steps("m") == [step("m", position) for position in range(1, 10)]
        assert await store.steps("m", 7) == [step("m", 8), step("m", 9)]
        # The match began at 0, turns at 4 and 8; 8 was passed in one go with 9.
        assert await store.snapshots("m") == [stand("m", position) for position in (0, 4, 9)]
        found = await store.match("m")
        assert found is not None
        assert (found.position, found.turn) == (9, 2)
        assert (found.setup, found.state) == ("setup m", "state m 9")
        await store.close()

    asyncio.run(run())


def test_cut_steps_are_gone_and_played_anew(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        for position in range(1, 11):
            await store.add_step(step("m", position), stand("m", position))
        back = Snapshot(5, 1, "state m 5, another stream")
        await store.cut_steps("m", back)
        assert await store.steps("m") == [step("m", position) for position in range(1, 6)]
        assert await store.snapshots("m") == [stand("m", 0), stand("m", 4), back]
        found = await store.match("m")
        assert found is not None
        assert (found.position, found.setup, found.state) == (5, "setup m", back.state)
        await store.add_step(step("m", 6, "another answer"), stand("m", 6))
        assert (await store.steps("m", 5))[0].text == "another answer"
        # Back to the very beginning of a turn: its snapshot is the new one.
        again = Snapshot(4, 1, "state m 4, another stream")
        await store.cut_steps("m", again)
        assert await store.snapshots("m") == [stand("m", 0), again]
        await store.add_step(step("m", 5), stand("m", 5))
        assert await store.snapshots("m") == [stand("m", 0), again, stand("m", 5)]
        await store.close()

    asyncio.run(run())


def test_steps_left_of_a_write_that_was_not_acknowledged_do_not_count(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        # The connection broke just when these were stored: whoever wrote them believes that they are not.
        await store.add_steps([step("m", 1), step("m", 2), step("m", 3)], stand("m", 3))
        await store.add_step(step("m", 1, "instead"), stand("m", 1))
        assert await store.steps("m") == [step("m", 1, "instead")]
        await store.add_step(step("m", 2, "then"), stand("m", 2))
        assert [one.text for one in await store.steps("m")] == ["instead", "then"]
        await store.close()

    asyncio.run(run())


def test_recovery_lists_what_was_open_with_the_last_match(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        for name, status in (("a", "waiting"), ("b", "running"), ("c", "finished"), ("d", "closed")):
            await store.add_table(table(name, status))
        await store.add_match(match("b1", 1, "b"))
        await store.finish_match("b1", MatchEnd("finished", b'{"winner":0}'))
        await store.add_match(match("b2", 2, "b"), table=table("b", "running"))
        await store.add_step(step("b2", 1), stand("b2", 1))
        await store.add_match(match("c1", 1, "c"))
        assert [(one.table.id, one.match and one.match.id) for one in await store.running()] == [
            ("a", None),
            ("b", "b2"),
        ]
        listed = await store.matches("b")
        assert [(one.id, one.status, one.outcome) for one in listed] == [
            ("b1", "finished", b'{"winner":0}'),
            ("b2", "running", b""),
        ]
        assert [(one.setup, one.state) for one in listed] == [("", ""), ("", "")]
        await store.finish_match("b2", MatchEnd("closed", b"{}"), table("b", "closed"))
        assert [one.table.id for one in await store.running()] == ["a"]
        assert await store.open_tables() == 1
        await store.close()

    asyncio.run(run())


def test_after_a_commit_that_failed_the_next_write_is_done(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        full = ["database or disk is full"]

        def commit(_: Connection) -> None:
            if full:
                raise OperationalError("COMMIT", {}, Exception(full.pop()))

        event.listen(store._engine, "commit", commit)
        with pytest.raises(StorageError, match="disk is full"):
            await store.add_step(step("m", 1), stand("m", 1))
        assert await store.steps("m") == []
        await store.add_step(step("m", 1), stand("m", 1))
        assert await store.steps("m") == [step("m", 1)]
        await store.close()

    asyncio.run(run())


def test_a_match_that_is_over_takes_no_step(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        await store.finish_match("m", MatchEnd("finished", b"{}"))
        with pytest.raises(StorageError, match="no running match m"):
            await store.add_step(step("m", 1), stand("m", 1))
        with pytest.raises(StorageError, match="no match other"):
            await store.finish_match("other", MatchEnd("finished", b"{}"))
        assert await store.steps("m") == []
        await store.close()

    asyncio.run(run())


def test_a_write_that_fails_takes_none_of_its_group_along(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        # All are handed in before the writer can have done the first, so they share commits.
        done = await asyncio.gather(
            *(store.add_chat(ChatRow("t" if i != 7 else "nowhere", 0, "a", str(i), i)) for i in range(20)),
            return_exceptions=True,
        )
        assert [i for i, error in enumerate(done) if error is not None] == [7]
        assert isinstance(done[7], StorageError)
        assert "\n" not in str(done[7])
        assert [line.text for line in await store.chat("t")] == [str(i) for i in range(20) if i != 7]
        assert [line.text for line in await store.chat("t", 2)] == ["18", "19"]
        await store.close()

    asyncio.run(run())


def test_a_write_is_done_although_nobody_waits_for_it_any_more(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        waiting = asyncio.create_task(store.add_step(step("m", 1), stand("m", 1)))
        await asyncio.sleep(0)  # handed in
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await store.close()
        store = Store.open(database)
        assert await store.steps("m") == [step("m", 1)]
        await store.close()
        with pytest.raises(StorageError, match="closed"):
            await store.add_table(table("u"))

    asyncio.run(run())


def test_replays_notes_reports_and_positions_come_back(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        old = ReplayRow("r1", "m1", "battle-spirits", 1.0, "first", "record 1", b"{}")
        new = ReplayRow("r2", "", "battle-spirits", 2.0, "対戦 2", "record 2")
        other = ReplayRow("r3", "", "another", 3.0, "third", "record 3")
        for one in (old, new, other):
            await store.add_replay(one)
        assert await store.replay("r1") == old
        assert await store.replay_of("m1") == old
        assert await store.replay_of("m2") is None
        assert [one.title for one in await store.replays()] == ["third", "対戦 2", "first"]
        assert [one.title for one in await store.replays("battle-spirits", 1)] == ["対戦 2"]
        assert (await store.replays())[2].record == ""
        old.title = "first, renamed"
        await store.save_replay(old)
        assert await store.replay("r1") == old
        late, early = NoteRow("n1", "r1", 9, "a", "late", 1.0), NoteRow("n2", "r1", 3, "a", "early", 2.0)
        await store.save_note(late)
        await store.save_note(early)
        assert await store.notes("r1") == [early, late]
        early.text = "earlier"
        await store.save_note(early)
        await store.remove_note("n1")
        assert await store.notes("r1") == [early]
        assert await store.note("n1") is None
        await store.remove_replay("r1")
        assert await store.notes("r1") == []
        report = ReportRow("x", "m1", 4, 1.0, "1.0", "why is this so?", "record", b"{}")
        await store.add_report(report)
        assert await store.reports() == [report]
        assert await store.report("x") == report
        place = PositionRow("p", "battle-spirits", 1.0, "two on two", "board ...")
        await store.save_position(place)
        place.text = "another board"
        await store.save_position(place)
        assert await store.positions("battle-spirits") == [place]
        assert await store.position("p") == place
        await store.remove_position("p")
        assert await store.positions("battle-spirits") == []
        await store.close()

    asyncio.run(run())


def test_every_acknowledged_step_is_there_after_the_process_was_killed(database: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.storing", database],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    ) as writing:
        assert writing.stdout is not None
        for count, line in enumerate(writing.stdout, 1):
            name, position = line.split()
            acknowledged[name] = int(position)
            if count == 600:
                writing.kill()  # in the middle of its writes; what it has printed before is still read
    assert len(acknowledged) == MATCHES

    async def look() -> None:
        store = Store.open(database)
        (found,) = await store.running()
        assert found.match is not None
        for name, position in acknowledged.items():
            row = await store.match(name)
            assert row is not None
            steps = await store.steps(name)
            assert row.position >= position
            assert [one.position for one in steps] == list(range(1, row.position + 1))
            assert [one.text for one in steps] == [f"answer {i}" for i in range(1, row.position + 1)]
            assert row.setup == f"setup {name}"
            assert row.state == stand(name, row.position).state
        await store.close()

    asyncio.run(look())
