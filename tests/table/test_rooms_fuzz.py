"""Wrong messages of all sorts: each gets one clear error, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.house import PURPLE, RED, Client, World, run, world

from taisen.table import wire
from taisen.table.server.sockets import MAX_MESSAGE, Reader


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


KINDS = [
    "hello",
    "language",
    "answer",
    "inspect",
    "look",
    "reply",
    "next",
    "say",
    "auto",
    "hands",
    "name",
    "ping",
    "table",
    "update",
    "",
]
FIELDS = [
    "serial",
    "option",
    "then",
    "id",
    "ref",
    "number",
    "position",
    "kind",
    "text",
    "accept",
    "settings",
    "allow",
    "name",
]
WORDS = st.sampled_from(
    [
        *(
            "pass",
            "undo",
            "draw",
            "repair",
            "rematch",
            "en",
            "ja",
            "go-first",
            "end-step",
            "smart",
            "field:1",
        ),
        *(
            "charge",
            "grow WD09-001",
            "guard",
            "no-guard",
            "zone left",
            "zone:1:left",
            "decline",
            "trap left",
            "",
        ),
    ]
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | WORDS
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    max_leaves=6,
)
OBJECTS = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)
TEXTS = (
    st.text(max_size=60)
    | VALUES.map(lambda value: json.dumps(value, default=str))
    | OBJECTS.map(lambda value: json.dumps(value, default=str))
    | st.integers(1, 3000).map(lambda depth: "[" * depth)
    | st.integers(1, 3000).map(lambda depth: '{"type":' * depth)
)


DECKS = {"battle-spirits": (RED, PURPLE), "wixoss": (wire.DeckChoice("wd09"), wire.DeckChoice("wd19"))}


async def at_a_table(here: World, game: str = "battle-spirits") -> tuple[wire.TableMade, Client, Client]:
    made, first, second = await here.shared(None, *DECKS[game], game)
    for _ in range(12):
        client = first if first.mine else second
        await client.answer(client.decision.default)
    return made, first, second


def reader(client: Client) -> Reader:
    """What takes the bytes of a client's socket."""
    return Reader(client.room, client.connection, client.lobby, "en")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(TEXTS, min_size=1, max_size=8))
@pytest.mark.parametrize("game", DECKS)
def test_nonsense_is_refused_and_changes_nothing(database: str, game: str, texts: list[str]) -> None:
    _Table.of(database, game).check(texts)


class _Table:
    """One table for all examples of a test: they change nothing, so that it stays as it is."""

    _kept: dict[str, _Table] = {}  # noqa: RUF012 - of the test alone

    def __init__(self, database: str, game: str) -> None:
        self.runner = asyncio.Runner()
        self.context = world(database)
        self.here = self.runner.run(self.context.__aenter__())
        self.made, self.first, self.second = self.runner.run(at_a_table(self.here, game))

    @classmethod
    def of(cls, database: str, game: str) -> _Table:
        if database not in cls._kept:
            cls._kept[database] = cls(database, game)
        return cls._kept[database]

    @classmethod
    def end(cls) -> None:
        for table in cls._kept.values():
            table.runner.run(table.context.__aexit__(None, None, None))
            table.runner.close()
        cls._kept.clear()

    def check(self, texts: list[str]) -> None:
        self.runner.run(self._check(texts))

    async def _check(self, texts: list[str]) -> None:
        room = self.first.room
        play = room.play
        assert play is not None
        digest, serial = play.match.digest(), play.serial
        for text in texts:
            for client in (self.first, self.second):
                # Time passes between messages, so that it is not their number that is refused.
                self.here.time.pass_by(10)
                client.clear()
                await reader(client).take(text, None)
                client.read()
                wrong = [message for message in client.got if isinstance(message, wire.Refused)]
                assert len(wrong) <= 1
                if wrong:
                    assert len(client.got) == 1
                    assert wrong[0].problem.text
                assert not client.closed
        assert room.play is play
        assert play.serial == serial
        assert play.match.digest() == digest


@pytest.fixture(autouse=True)
def _ended() -> Any:
    yield
    _Table.end()


def test_old_answers_and_answers_of_two_tabs(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await at_a_table(here)
            client = first if first.mine else second
            serial = client.decision.serial
            text = client.decision.options[client.decision.default].text
            position = client.update.position
            message = wire.Answer(serial, text)
            # Both tabs answer at once: the one that was taken over is not heard, the other counts once.
            other_tab = await here.enter(made, made.tokens[client.connection.seat])
            await asyncio.gather(
                client.room.receive(client.connection, message),
                client.room.receive(other_tab.connection, message),
                client.room.receive(other_tab.connection, message),
            )
            other_tab.read()
            assert other_tab.update.position == position + 1
            kinds = [type(one) for one in other_tab.got]
            assert kinds.count(wire.Accepted) == 1
            assert kinds.count(wire.Refused) == 1
            assert client.room.play is not None
            assert len(client.room.play.steps) == position + 2
            for old in range(serial - 3, serial + 1):
                other_tab.clear()
                await other_tab.room.receive(other_tab.connection, wire.Answer(old, text))
                assert other_tab.refused().problem.where == "serial"

    run(play())


def test_what_is_too_large_too_often_or_too_early(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, _ = await at_a_table(here)
            room, connection = await here.lobby.admit(made.id, made.tokens[0])
            early = Client(here.lobby, room, connection)
            for text in ('{"type":"ping","id":1}', '{"type":"concede"}'):
                early.clear()
                await reader(early).take(text, None)
                assert early.refused().problem.allowed == "hello"
            assert room.status == "running"

            first.clear()
            await reader(first).take(None, b"\x00\x01")
            assert first.refused().to == ""
            ping = msgspec.json.encode(wire.Ping(1)).decode()
            for _ in range(200):
                await reader(first).take(ping, None)
            first.read()
            assert sum(isinstance(one, wire.Pong) for one in first.got) < 70
            assert any(isinstance(one, wire.Refused) for one in first.got)
            assert first.closed

            again = await here.enter(made, made.tokens[0])
            again.clear()
            # What makes much work counts as many messages.
            for _ in range(10):
                await reader(again).take('{"type":"language","language":"ja"}', None)
            assert len(again.all(wire.Update)) == 6
            assert len(again.all(wire.Refused)) == 4
            again = await here.enter(made, made.tokens[0])
            again.clear()
            large = json.dumps({"type": "say", "text": "x" * MAX_MESSAGE})
            await reader(again).take(large, None)
            assert [type(one) for one in again.all(wire.Refused)] == [wire.Refused]
            assert again.closed == 1009

    run(play())
