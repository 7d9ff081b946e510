"""What of a match is stored: what it began with once, where it stands after each answer, and the way back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text
from tests.table.databases import copied_database
from tests.table.house import DECLINED, Client, World, asked, play_on, run, world

import taisen
from taisen.kernel.match import OTHER_ANSWERED, Match
from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.replays.course import read_course
from taisen.table.replays.kept import source_of
from taisen.table.rooms.lobby import IDLE
from taisen.table.rooms.play import Play
from taisen.table.storage import MatchRow, Snapshot, StepRow, StorageError

OLDER = "eternal-1"
"""A version of the rules that is no more."""


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


def match_of(client: Client) -> Play:
    play = client.room.play
    assert play is not None
    return play


async def stored(here: World, client: Client) -> MatchRow:
    """The match of a client's table as it is stored."""
    row = await here.store.match(client.room.data.match_id)
    assert row is not None
    return row


async def again(here: World, made: wire.TableMade, *clients: Client) -> tuple[Client, Client]:
    """Let all leave, the table be taken out of memory, and both players come back."""
    for client in clients:
        await client.leave()
    await here.pass_by(IDLE + 1)
    assert here.lobby.rooms == {}
    return await here.enter(made, made.tokens[0]), await here.enter(made, made.tokens[1])


def same(one: Match, other: Match) -> bool:
    """Whether two matches stand at the same position and have the same history."""
    return one.digest() == other.digest() and one.full_record().text == other.full_record().text


def test_the_setup_is_stored_once_and_the_state_after_each_answer(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared(declined=False)
            began = await stored(here, first)
            digests = [match_of(first).match.digest()]
            row = began
            for answers in range(1, 41):
                await play_on((first, second), answers, 1)
                digests.append(match_of(first).match.digest())
                row = await stored(here, first)
                assert (row.setup, row.position) == (began.setup, answers)
                assert same(taisen.load_match(row.setup, row.state), match_of(first).match)
            # From any of the positions that are kept the match can be gone on with.
            kept = await here.store.snapshots(began.id)
            assert len(kept) > 3
            for one in kept:
                assert taisen.load_match(began.setup, one.state).digest() == digests[one.position]
            # What is written for an answer tells no card anew.
            assert msgspec.json.decode(row.state)["further-cards"] == []
            assert msgspec.json.decode(row.setup)["cards"]

    run(play())


def test_a_match_that_was_loaded_can_be_taken_back_and_goes_on(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 3, 30)
            first, second = await again(here, made, first, second)
            client = asked(first, second)
            other = second if client is first else first
            # What lies before the loading is not looked into only to be shown.
            assert client.update.consent == [OTHER_ANSWERED]
            before = match_of(first).match
            position = before.undo_point(client.connection.seat)
            await client.send(wire.Propose("undo"))
            if client.state.offers:
                await other.send(wire.Reply("undo", True))
            assert client.update.position == position < 30
            assert client.mine
            assert len(await here.store.steps(first.room.data.match_id)) == position + 1
            row = await stored(here, first)
            assert row.position == position
            expected = before.copy(history=True)
            assert expected.undo(client.connection.seat)
            assert same(taisen.load_match(row.setup, row.state), expected)
            # Stored, loaded and played on once more, to the end.
            first, second = await again(here, made, first, second)
            assert same(match_of(first).match, expected)
            await play_on((first, second), 4)
            assert first.update.result is not None
            assert first.state.replay

    run(play())


def test_a_repaired_match_comes_back_with_the_cards_that_were_brought_in(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 3, 12)
            repair = "[[scenario]]\nturn = 5\nplayer = {life = 2, hand = ['BS17-060']}"
            await first.send(wire.Propose("repair", repair))
            await second.send(wire.Reply("repair", True))
            await play_on((first, second), 5, 3)
            before = match_of(first).match
            setup = (await stored(here, first)).setup
            assert "BS17-060" not in setup
            first, second = await again(here, made, first, second)
            assert same(match_of(first).match, before)
            assert (await stored(here, first)).setup == setup
            # Both agree to go back beyond the repair.
            while match_of(first).position > 12:
                client = first if match_of(first).can_undo(0) else second
                other = second if client is first else first
                at = match_of(first).position
                await client.send(wire.Propose("undo"))
                if client.state.offers:
                    await other.send(wire.Reply("undo", True))
                assert match_of(first).position < at
            assert first.update.board.turn < 5

    run(play())


def test_a_match_of_older_rules_goes_on_from_where_it_stands(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with monkeypatch.context() as before:
            before.setattr(taisen.game("battle-spirits"), "rule_set", OLDER)
            async with world(database) as here:
                made, first, second = await here.shared()
                await play_on((first, second), 3, 20)
                digest = match_of(first).match.digest()
        # The next version of the program, on the same database.
        async with world(database) as here:
            here.time.seconds += 100
            first = await here.enter(made, made.tokens[0])
            second = await here.enter(made, made.tokens[1])
            assert first.update.position == DECLINED + 20
            assert match_of(first).match.digest() == digest
            # What was answered under other rules is not taken back.
            assert not first.update.undo
            assert not second.update.undo
            await play_on((first, second), 6)
            assert first.update.result is not None
            # Its replay is shown from what was stored, and never played under these rules.
            replay = await here.store.replay(first.state.replay)
            assert replay is not None
            course = read_course(await source_of(here.store, replay))
            assert course.older
            assert course.last == first.update.position

    run(play())


# -- killed, left alone, damaged ----------------------------------------------------------------------


def shown(client: Client) -> bytes:
    """What a client that has just come is shown, without what counts questions."""
    update = msgspec.json.decode(msgspec.json.encode(client.update), type=wire.Update)
    if update.decision is not None:
        update.decision.serial = 0
    # What lies before the loading is not looked into only to be shown.
    update.consent = []
    return msgspec.json.encode(update)


def test_a_killed_server_comes_back_with_all_matches(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 1, 40)
            await first.send(wire.Say("hello"))
            await first.send(wire.Propose("draw"))
            tokens = [*made.tokens, made.watch]
            before = [await here.enter(made, token) for token in tokens]
            # As it is on disk, while the server still runs.
            after = tmp_path / "after"
            after.mkdir()
            with copied_database(database, after) as copied:
                await come_back(here, made.id, tokens, before, copied)

    async def come_back(
        here: World, table: str, tokens: list[str], before: list[Client], copied: str
    ) -> None:
        async with world(copied) as there:
            there.time.seconds = here.time.seconds + 1
            assert await there.lobby.recover() == 1
            back = [await there.enter(table, token) for token in tokens]
            for one, other in zip(before, back, strict=True):
                assert shown(one) == shown(other)
                assert one.status == other.status
            assert back[0].state.offers == before[0].state.offers
            assert back[0].last(wire.Chat).lines[0].text == "hello"
            # An answer to a question of before the restart answers nothing.
            old = asked(*before[:2])
            new = back[before.index(old)]
            assert old.decision.serial < new.decision.serial
            new.clear()
            await new.room.receive(new.connection, wire.Answer(old.decision.serial, "pass"))
            assert new.refused().problem.where == "serial"
            new = await there.enter(table, tokens[before.index(old)])
            pair = (new, back[1]) if before.index(old) == 0 else (back[0], new)
            await play_on(pair, 1)
            assert pair[0].update.result is not None
            assert pair[0].state.replay

    run(play())


def test_a_room_that_nobody_needs_is_in_the_store_alone(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 1, 25)
            position, lines = first.update.position, first.room.play
            assert lines is not None
            count = lines.line_count(position)
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE + 1)
            assert here.lobby.rooms == {}
            first = await here.enter(made, made.tokens[0])
            second = await here.enter(made, made.tokens[1])
            assert first.update.position == position
            assert len(first.update.log) == count
            await first.leave()
            # Somebody is there: it stays.
            await here.pass_by(IDLE + 1)
            assert made.id in here.lobby.rooms

    run(play())


def test_a_match_that_cannot_be_read_any_more_is_closed(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 1, 5)
            match = first.room.data.match_id
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE + 1)
            steps = await here.store.steps(match)
            step = StepRow(match, len(steps), "answer", 0, "pass", (b"[]", b"[]", b"[]"))
            await here.store.add_step(step, Snapshot(len(steps), 1, '{"taisen-match": 0}'))
            first = await here.enter(made, made.tokens[0])
            assert first.status == "closed"
            assert first.all(wire.Update) == []
            stored = await here.store.match(match)
            assert stored is not None
            assert stored.status == "closed"
            assert b'"closed"' in stored.outcome
            await first.room.receive(first.connection, wire.Answer(1, "pass"))
            assert first.last(wire.Refused).to == "answer"

    run(play())


def test_a_match_its_end_and_its_replay_are_stored_in_one_go(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, _ = await here.shared()
            match = first.room.data.match_id

            async def broken(*_: object) -> None:
                raise StorageError("gone")

            whole = here.store.add_steps
            here.store.add_steps = broken  # type: ignore[method-assign, assignment]
            first.clear()
            await first.send(wire.Concede())
            assert first.refused().to == "concede"
            assert first.room.status == "running"
            here.store.add_steps = whole  # type: ignore[method-assign]
            here.store.finish_match = broken  # type: ignore[method-assign, assignment]
            here.store.save_replay = broken  # type: ignore[method-assign, assignment]
            await first.send(wire.Concede())
            assert first.status == "finished"
            stored = await here.store.match(match)
            assert stored is not None
            assert stored.status == "finished"
            replay = await here.store.replay_of(match)
            assert replay is not None
            assert replay.id == first.state.replay

    run(play())


def test_a_match_that_was_stored_without_its_end_is_scored_later(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            whole = here.store.add_steps

            async def steps_alone(steps: list[StepRow], snapshot: Snapshot, *_: object) -> None:
                await whole(steps, snapshot)

            here.store.add_steps = steps_alone  # type: ignore[method-assign, assignment]
            await first.send(wire.Concede())
            here.store.add_steps = whole  # type: ignore[method-assign]
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE + 1)
            second = await here.enter(made, made.tokens[1])
            assert second.status == "finished"
            assert [player.wins for player in second.state.players] == [0, 1]
            assert second.state.replay
            assert second.update.result is not None

    run(play())


DAMAGES = [
    "UPDATE matches SET state = :junk",
    "UPDATE matches SET setup = :junk",
    "UPDATE matches SET position = 30",
    "UPDATE steps SET told_0 = :junk",
    "UPDATE steps SET told_public = :junk WHERE position = 2",
    "DELETE FROM steps WHERE position = 2",
    "DELETE FROM matches",
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_match_whose_stored_data_is_damaged_is_closed_and_no_other(database: str, damage: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 1, 5)
            await here.store._writer.submit(lambda connection: _execute(connection, damage))
            other, third, _ = await here.shared()
            identity = first.room.data.match_id
        async with world(database) as here:
            assert await here.lobby.recover() == 2
            third = await here.enter(other, other.tokens[0])
            assert third.update.decision is not None
            first = await here.enter(made, made.tokens[0])
            assert first.status == "closed"
            assert first.all(wire.Update) == []
            await first.send(wire.Propose("rematch"))
            assert first.last(wire.Refused).problem.text
            stored = await here.store.table(made.id)
            assert stored is not None
            assert stored.status == "closed"
            if damage == "DELETE FROM steps WHERE position = 2":
                match = await here.store.match(identity)
                assert match is not None
                assert match.status == "closed"
                assert b'"closed"' in match.outcome

    run(play())


def test_a_match_that_was_over_before_it_could_not_be_read_keeps_its_replay(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, _ = await here.shared()
            await first.send(wire.Concede())
            replay = first.state.replay
            junk = "UPDATE matches SET state = :junk"
            await here.store._writer.submit(lambda connection: _execute(connection, junk))
        async with world(database) as here:
            first = await here.enter(made, made.tokens[0])
            assert (first.status, first.state.replay, first.state.result) == ("closed", replay, None)
            row = await here.house.desk.find(replay)
            assert (await here.house.desk.head(row, "en")).result is not None
            row.record = "no record"
            row.created += 1  # what is made from a replay is kept by this
            with pytest.raises(Fault) as caught:
                await here.house.desk.head(row, "en")
            assert (caught.value.key, caught.value.status) == ("replay-unreadable", 410)

    run(play())


def _execute(connection: Connection, statement: str) -> None:
    values = {"junk": b"\x00no such thing"} if ":junk" in statement else {}
    connection.execute(text(statement), values)


@pytest.mark.parametrize("junk", [b"", b"{}", b"\xff", b"[1]", b'{"seats":[],"options":{},"watch":""}'])
def test_a_table_that_is_damaged_itself_says_so(database: str, junk: bytes) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, _, _ = await here.shared()
            row = await here.store.table(made.id)
            assert row is not None
            row.data = junk
            await here.store.save_table(row)
        async with world(database) as here:
            with pytest.raises(Fault) as caught:
                await here.enter(made, made.tokens[0])
            assert caught.value.key == "damaged"

    run(play())


def test_a_table_whose_puzzle_is_no_more_keeps_its_match(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, _ = await here.shared()
            row = await here.store.table(made.id)
            assert row is not None
            row.data = row.data.replace(b'"puzzle":""', b'"puzzle":"no-such-puzzle"')
            await here.store.save_table(row)
        async with world(database) as here:
            first = await here.enter(made, made.tokens[0])
            assert first.status == "running"
            assert first.state.goal is None
            assert first.update.decision is not None

    run(play())


def test_many_open_one_room_at_once(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE + 1)
            found = await asyncio.gather(*(here.lobby.find(made.id) for _ in range(20)))
            assert len({id(room) for room in found}) == 1

    run(play())
