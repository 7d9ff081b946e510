"""Seats: tokens, connections, words, and what nobody is given."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.house import PURPLE, RED, Client, World, play_on, run, world

import taisen
from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.connection import LATER, TAKEN_OVER
from taisen.table.rooms.lobby import IDLE
from taisen.table.rooms.tokens import holder, new_token, token_hash
from taisen.table.rooms.words import check_chat, check_name


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


# -- tokens and joining ------------------------------------------------------------------------------


def test_a_token_is_long_and_only_its_hash_is_kept(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made = await here.lobby.create(
                wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED), wire.SeatChoice("friend")])
            )
            for token in (*made.tokens, made.watch):
                assert len(token) * 6 >= 128
            row = await here.store.table(made.id)
            assert row is not None
            for token in (*made.tokens, made.watch):
                assert token.encode() not in row.data
                assert token_hash(token).encode() in row.data

    run(play())


def test_holders_are_found_by_their_tokens() -> None:
    tokens = [new_token() for _ in range(3)]
    hashes = [token_hash(token) for token in tokens]
    assert [holder(token, hashes) for token in tokens] == [0, 1, 2]
    assert holder("", ["", hashes[0]]) == -1
    assert holder(tokens[0] + "x", hashes) == -1
    assert holder("\ud800", hashes) == -1


def test_who_may_come_in(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made = await here.lobby.create(
                wire.NewTable(
                    "battle-spirits",
                    [wire.SeatChoice("me", RED, name="one"), wire.SeatChoice("friend")],
                    wire.TableOptions(spectators=False),
                )
            )
            first = await here.enter(made, made.tokens[0])
            assert first.status == "waiting"
            assert [player.kind for player in first.state.players] == ["person", "open"]
            for table, token, key in (
                (made.id, made.tokens[0][:-1], "no-table"),
                (made.id, "", "no-table"),
                ("nothing", made.tokens[0], "no-table"),
                (made.id, made.watch, "no-spectators"),
                (made.id, made.tokens[1], "join-first"),
            ):
                with pytest.raises(Fault) as fault:
                    await here.lobby.admit(table, token)
                assert fault.value.key == key
            for joining, key in (
                (wire.JoinTable(wire.DeckChoice("no such deck")), "input"),
                (wire.JoinTable(wire.DeckChoice(text="3 BS17-001")), "deck"),
                (wire.JoinTable(PURPLE, "a\nb"), "character"),
            ):
                with pytest.raises(Fault) as fault:
                    await here.lobby.join(made.id, made.tokens[1], joining)
                assert fault.value.key == key
                assert first.status == "waiting"
            await here.lobby.join(made.id, made.tokens[1], wire.JoinTable(PURPLE, "two"))
            assert first.status == "running"
            assert [player.name for player in first.state.players] == ["one", "two"]
            with pytest.raises(Fault) as fault:
                await here.lobby.join(made.id, made.tokens[1], wire.JoinTable(PURPLE))
            assert fault.value.key == "seat-taken"

    run(play())


@pytest.mark.parametrize(
    "new",
    [
        wire.NewTable("chess", []),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED)]),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me"), wire.SeatChoice("friend")]),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED), wire.SeatChoice("bot", RED, "nobody")]),
        wire.NewTable(
            "battle-spirits", [wire.SeatChoice("me", RED), wire.SeatChoice("bot", RED, "greedy", 9)]
        ),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED)] * 2, scenario="x", puzzle="y"),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED)] * 2, puzzle="no such puzzle"),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED)] * 2, scenario="no scenario"),
        wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED)] * 2, replay="no-such-replay"),
        wire.NewTable(
            "battle-spirits",
            [wire.SeatChoice("me", RED), wire.SeatChoice("friend")],
            wire.TableOptions(clock=wire.ClockSettings(match=-1)),
        ),
    ],
)
def test_a_table_that_cannot_be_is_not_made(database: str, new: wire.NewTable) -> None:
    async def play() -> None:
        from taisen.kernel.errors import TaisenError

        async with world(database) as here:
            with pytest.raises(TaisenError):
                await here.lobby.create(new)
            assert here.lobby.rooms == {}
            assert await here.store.running() == []

    run(play())


@pytest.mark.parametrize(
    ("bot", "level", "said"),
    [
        ("", 0, "seat 2, bot: found ''; allowed: "),
        ("nobody", 0, "seat 2, bot: found 'nobody'; allowed: "),
        ("greedy", 9, "seat 2, level: found 9; allowed: "),
    ],
)
def test_it_is_said_of_which_seat_the_bot_is_wrong(database: str, bot: str, level: int, said: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", RED), wire.SeatChoice("bot", RED, bot, level)]
            with pytest.raises(BadInput) as caught:
                await here.lobby.create(wire.NewTable("battle-spirits", seats))
            assert str(caught.value).startswith(said)

    run(play())


# -- connections -------------------------------------------------------------------------------------


def test_a_second_connection_takes_the_seat_over(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await play_on((first, second), 1, 10)
            again = await here.enter(made, made.tokens[0], "ja")
            first.read()
            assert isinstance(first.got[-1], wire.TakenOver)
            assert first.closed == TAKEN_OVER
            before = first.update.position
            assert again.update.position == before
            assert again.update.log_from == 0
            assert len(again.update.log) == sum(len(update.log) for update in first.all(wire.Update))
            # What the first says now is not heard.
            serial = again.room.play.serial if again.room.play is not None else 0
            await here.lobby.rooms[made.id].receive(first.connection, wire.Concede())
            assert again.room.play is not None
            assert again.room.play.serial == serial
            await play_on((again, second), 1, 3)
            assert again.update.position == before + 3
            # The old connection's end does not make the player look away.
            await first.leave()
            assert second.state.players[0].present

    run(play())


def test_each_reader_is_told_in_their_own_language(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            await play_on((first, second), 1, 8)
            faces = {face.number for update in first.all(wire.Update) for face in update.faces}
            assert faces == set(first.room.mat.numbers(first.update.board)) | {
                number for update in first.all(wire.Update) for line in update.log for number in line.numbers
            }
            english = [line.text for update in first.all(wire.Update) for line in update.log]
            first.clear()
            await first.send(wire.SetLanguage("zh-Hant"))
            chinese = [line.text for line in first.update.log]
            assert len(chinese) == len(english)
            assert not set(chinese) & set(english)
            assert {face.number for face in first.update.faces} == faces
            await first.send(wire.SetLanguage("en"))
            assert [line.text for line in first.update.log] == english

    run(play())


def test_no_more_look_on_than_may(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taisen.table.rooms.lobby.MAX_SPECTATORS", 3)

    async def play() -> None:
        async with world(database) as here:
            made, first, _ = await here.shared()
            watchers = [await here.enter(made, made.watch) for _ in range(2)]
            await here.lobby.admit(made.id, made.watch)  # lets its greeting be waited for
            with pytest.raises(Fault) as caught:
                await here.enter(made, made.watch)
            assert caught.value.key == "full"
            await watchers[0].leave()
            await here.enter(made, made.watch)
            again = await here.enter(made, made.tokens[0])  # players come in all the same
            assert again.state.spectators == 2
            assert first.all(wire.TakenOver)

    run(play())


def test_a_table_has_one_room_however_long_somebody_takes_to_greet(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            await first.leave()
            await second.leave()
            await here.pass_by(IDLE - 5)
            room, connection = await here.lobby.admit(made.id, made.tokens[0])
            await here.pass_by(10)  # now the empty room would have been unloaded
            slow = Client(here.lobby, room, connection)
            quick = await here.enter(made, made.tokens[1])
            assert quick.room is slow.room
            await slow.send(wire.Greeting("en"))
            assert slow.state.players[1].present
            await slow.leave()
            await quick.leave()
            # Somebody who is let in and goes without a greeting keeps no room in memory.
            room, connection = await here.lobby.admit(made.id, made.tokens[0])
            await here.pass_by(IDLE + 5)
            assert made.id in here.lobby.rooms
            await room.leave(connection)
            await here.pass_by(IDLE + 5)
            assert made.id not in here.lobby.rooms

    run(play())


def test_who_does_not_read_is_cut_off_and_holds_nobody_up(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            watcher = await here.enter(made, made.watch)
            for number in range(600):
                second.read()
                await first.send(wire.Ping(number))
                await second.send(wire.SetName(f"name {number % 7}"))
            watcher.read()
            assert watcher.closed == LATER
            assert not first.closed

    run(play())


# -- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["a\nb", "a\x00", "\u202eabc", "x" * 33, "\ud800", "\ufeffa\ue000", "a\u2028b"]
)
def test_names_that_disturb_are_refused(text: str) -> None:
    with pytest.raises(Fault):
        check_name(text)


def test_words_of_all_languages_are_taken_as_they_are() -> None:
    for name in ("", "ヴァルハランス", "小明", "Ünï", "<b>x</b>", "👩‍🚀"):
        assert check_name(f" {name} ") == name
    with pytest.raises(Fault):
        check_chat("   ")
    with pytest.raises(Fault):
        check_chat("x" * 501)


def test_chat_is_stored_limited_and_from_spectators_only_between_matches(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            watcher = await here.enter(made, made.watch)
            await watcher.send(wire.SetName("looker"))
            await first.send(wire.Say("hello"))
            await watcher.send(wire.Say("attack!"))
            assert [line.text for chat in second.all(wire.Chat) for line in chat.lines] == ["hello"]
            assert [line.text for chat in watcher.all(wire.Chat) for line in chat.lines] == [
                "hello",
                "attack!",
            ]
            again = await here.enter(made, made.tokens[1])
            assert [line.text for chat in again.all(wire.Chat) for line in chat.lines] == ["hello"]
            await first.send(wire.Concede())
            await watcher.send(wire.Say("well played"))
            line = again.all(wire.Chat)[-1].lines[0]
            assert (line.player, line.name, line.text) == (-1, "looker", "well played")
            first.clear()
            for _ in range(6):
                await first.send(wire.Say("spam"))
            assert first.last(wire.Refused).to == "say"
            here.time.pass_by(10)
            first.clear()
            await first.send(wire.Say("more"))
            assert not first.all(wire.Refused)
            rows = await here.store.chat(made.id)
            assert [row.text for row in rows[:3]] == ["hello", "attack!", "well played"]

    run(play())


# -- what is not given out ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["x" * 101, "red \u202e deck", "a\u0000b", "a" + "\u0301" * 5])
def test_a_deck_is_called_by_nothing_that_disturbs_reading(database: str, name: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            text = taisen.decks("battle-spirits")["red"].text().partition("\n")[2]
            for choice in (wire.DeckChoice(name, text), wire.DeckChoice("", f"name: {name}\n{text}")):
                seats = [wire.SeatChoice("me", choice), wire.SeatChoice("friend")]
                with pytest.raises(Fault) as caught:
                    await here.lobby.create(wire.NewTable("battle-spirits", seats))
                assert caught.value.key in ("too-long", "character")

    run(play())


def test_who_sent_an_invitation_does_not_hold_the_seat_that_was_taken_by_it(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", RED), wire.SeatChoice("friend")]
            made = await here.lobby.create(wire.NewTable("battle-spirits", seats))
            for wrong in ("short", "x" * 31, "x" * 101, "x" * 40 + " ", "é" * 40, made.tokens[1] + "\n"):
                with pytest.raises(Fault) as caught:
                    await here.lobby.join(made.id, made.tokens[1], wire.JoinTable(PURPLE, "", wrong))
                assert caught.value.where == "token"
            own = new_token()
            await here.lobby.join(made.id, made.tokens[1], wire.JoinTable(PURPLE, "", own))
            for token in (made.tokens[1], own[:-1]):
                with pytest.raises(Fault) as caught:
                    await here.lobby.admit(made.id, token)
                assert caught.value.key == "no-table"
            friend = await here.enter(made, own)
            assert friend.state.you == 1
        async with world(database) as here:
            assert (await here.enter(made, own)).state.you == 1

    run(play())


def test_a_running_match_gives_out_no_seed_and_no_record(database: str) -> None:
    async def play(here: World) -> None:
        made, first, second = await here.shared()
        watcher = await here.enter(made, made.watch)
        await play_on((first, second), 1, 40)
        room = first.room
        assert room.play is not None
        match = room.play.match
        secrets = [match.digest(), match.state.key.hex(), "taisen-record", "taisen-match", '"seed"']
        for client in (first, second, watcher):
            client.read()
            for data in client.raw:
                assert not [secret for secret in secrets if secret.encode() in data]
            assert client.state.replay == ""

    async def whole() -> None:
        async with world(database) as here:
            await play(here)

    run(whole())


# -- pictures of the user's own ----------------------------------------------------------------------


def test_cards_with_a_picture_in_the_users_folder_say_so(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, _ = await here.shared()
            faces = first.update.faces
            assert faces
            assert not any(face.picture for face in faces)
            number = faces[0].number
            folder = tmp_path / "pictures" / "battle-spirits"
            folder.mkdir(parents=True)
            (folder / f"{number}.png").write_bytes(b"\x89PNG\r\n\x1a\n....")
            here.house.data = tmp_path
            await first.send(wire.SetLanguage("ja"))
            assert {face.number for face in first.update.faces if face.picture} == {number}
            await first.send(wire.Inspect(1, number=number))
            assert first.last(wire.Details).face.picture

    run(play())
