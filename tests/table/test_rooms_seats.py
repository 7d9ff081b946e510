"""Seats, connections, spectators, chat, clocks, and what nobody is given."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.house import PURPLE, RED, Client, World, asked, play_on, run, world

import taisen
from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.clocks import Clocks, fresh
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
            assert present(second)

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


# -- spectators --------------------------------------------------------------------------------------


def test_spectators_see_what_everybody_sees_and_may_do_nothing(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            watcher = await here.enter(made, made.watch)
            assert first.state.spectators == 1
            assert watcher.state.you == -1
            await play_on((first, second), 1, 30)
            for update in watcher.all(wire.Update):
                assert update.board.viewer == -1
                for side in update.board.sides:
                    assert side.zones["hand"].cards == []
                assert update.decision is None or not update.decision.options
                assert not update.undo
                assert update.auto is None
            for message in (
                wire.Answer(1, "pass"),
                wire.Concede(),
                wire.Propose("draw"),
                wire.Reply("draw", True),
                wire.NextMatch(),
                wire.AllowHands(True),
                wire.SetAuto(wire.AutoSettings()),
            ):
                watcher.clear()
                await watcher.room.receive(watcher.connection, message)
                assert watcher.refused().to == message.__struct_config__.tag
            hand = first.update.board.sides[0].zones["hand"].cards
            assert hand, "the player sees cards that the spectator may not ask about"
            watcher.clear()
            await watcher.room.receive(watcher.connection, wire.Inspect(1, ref=hand[0].ref))
            assert watcher.refused().id == 1
            await watcher.leave()
            assert first.state.spectators == 0

    run(play())


def test_two_bots_are_watched_as_they_play(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("bot", deck, "random", 1) for deck in (RED, PURPLE)]
            made = await here.lobby.create(wire.NewTable("battle-spirits", seats))
            watcher = await here.enter(made, made.watch)
            await here.quiet()
            play = watcher.room.play
            assert play is not None
            assert play.over
            assert watcher.update.position == play.position > 20
            # Shown while they played, each position as it came.
            shown = [update.position for update in watcher.all(wire.Update)]
            assert shown == sorted(shown)
            assert len([position for position in shown if 0 < position < play.position]) > 15
            assert not any(player.hands for player in watcher.state.players)

    run(play())


@pytest.mark.parametrize(("maker", "friend"), [(True, True), (True, False), (False, True)])
def test_the_friend_agrees_to_open_hands_in_joining(database: str, maker: bool, friend: bool) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", RED), wire.SeatChoice("friend")]
            options = wire.TableOptions(hands=maker)
            made = await here.lobby.create(wire.NewTable("battle-spirits", seats, options))
            await here.lobby.join(made.id, made.tokens[1], wire.JoinTable(PURPLE, hands=friend))
            first = await here.enter(made, made.tokens[0])
            assert [player.hands for player in first.state.players] == [maker, friend]
            assert first.room.data.hands == (maker and friend)

    run(play())


def test_both_hands_are_shown_late_and_only_if_both_allow_it(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            options = wire.TableOptions(hands=True)
            made, first, second = await here.shared(options)
            watcher = await here.enter(made, made.watch)
            await play_on((first, second), 1, 3)
            assert watcher.update.position == 3
            first.clear()
            await first.room.receive(first.connection, wire.AllowHands(True))
            assert first.refused().to == "hands"

            made, first, second = await here.shared(options)
            watcher = await here.enter(made, made.watch)
            await second.send(wire.AllowHands(True))
            assert first.state.players[1].hands
            await play_on((first, second), 1, 30)
            assert watcher.update.position == 0
            assert watcher.update.board.sides[0].zones["hand"].cards == []
            await here.pass_by(61)
            shown = watcher.update
            position = first.update.position
            assert shown.position == position - 10
            for side in shown.board.sides:
                assert len(side.zones["hand"].cards) == 0 or side.zones["hand"].count > 0
            seen = sum(len(side.zones["hand"].cards) for side in shown.board.sides)
            assert seen > 0
            # Time alone does not bring them closer to the present.
            await here.pass_by(600)
            assert watcher.update.position == position - 10
            await first.send(wire.Concede())
            assert watcher.update.position == first.update.position
            assert watcher.update.result is not None

    run(play())


def present(client: Client) -> bool:
    """Whether a client is told that player 0 is there."""
    return client.state.players[0].present


# -- presence and clocks -----------------------------------------------------------------------------


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
            assert client.update.position == 0
            await here.pass_by(2)
            assert client.update.position == 1
            assert client.room.play is not None
            assert client.room.play.steps[1].text == default
            for position in (2, 3):
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
