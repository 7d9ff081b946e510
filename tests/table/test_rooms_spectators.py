"""Spectators: what they see, when, and that they may do nothing."""

from __future__ import annotations

import pytest
from tests.table.house import DECLINED, PURPLE, RED, play_on, run, world

from taisen.table import wire


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


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
            await here.quiet(watcher)
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
            assert watcher.update.position == DECLINED + 3
            first.clear()
            await first.room.receive(first.connection, wire.AllowHands(True))
            assert first.refused().to == "hands"

            made, first, second = await here.shared(options, declined=False)
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
