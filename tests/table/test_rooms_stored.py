"""What of a match is stored: what it began with once, where it stands after each answer, and the way back."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.house import Client, World, asked, play_on, run, world

import taisen
from taisen.kernel.match import OTHER_ANSWERED, Match
from taisen.table import wire
from taisen.table.replays.course import read_course
from taisen.table.replays.kept import source_of
from taisen.table.rooms.lobby import IDLE
from taisen.table.rooms.play import Play
from taisen.table.storage import MatchRow

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
            _, first, second = await here.shared()
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
            text = "[[scenario]]\nturn = 5\nplayer = {life = 2, hand = ['BS17-060']}"
            await first.send(wire.Propose("repair", text))
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
            assert first.update.position == 20
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
