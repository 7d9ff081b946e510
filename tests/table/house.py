"""A house for tests: rooms on a real store, with time that passes when a test says so and bots in-process."""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec

from taisen.bots import make_bot
from taisen.kernel.match import Match
from taisen.table import wire
from taisen.table.rooms.connection import Close, Connection
from taisen.table.rooms.house import House
from taisen.table.rooms.lobby import Lobby
from taisen.table.rooms.room import Room
from taisen.table.rooms.timing import Time, Timer
from taisen.table.storage import Store
from taisen.table.thinking import Thinking

Message = TypeVar("Message", bound=wire.ServerMessage)
_DECODER = msgspec.json.Decoder(wire.Outgoing)

RED = wire.DeckChoice("red")
PURPLE = wire.DeckChoice("purple")


class FakeTimer(Timer):
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeTime(Time):
    """Time that stands still until ``pass_by``."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._count = 0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return 1_700_000_000 + self.seconds

    def at(self, when: float, call: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(call)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, timer))
        return timer

    @property
    def waiting(self) -> bool:
        """Whether anything is to be called at a later time."""
        return any(timer.call is not None for _, _, timer in self._timers)

    def pass_by(self, seconds: float) -> None:
        """Let time pass; what is due is called in its order, at its time."""
        until = self.seconds + seconds
        while self._timers and self._timers[0][0] <= until:
            when, _, timer = heapq.heappop(self._timers)
            self.seconds = max(self.seconds, when)
            if timer.call is not None:
                timer.call()
        self.seconds = until


class Bots(Thinking):
    """Bots that answer at once, in this process."""

    async def think(self, match: Match, player: int, bot: str, level: int, seconds: float) -> str:
        seat = match.copy(history=True).seat(player)
        return make_bot(bot, len(match.history), level).choose(seat).text

    async def work(self, function: Callable[..., Any], *arguments: object, seconds: float = 1) -> Any:
        return function(*arguments)

    async def check(self, function: Callable[..., Any], *arguments: object, seconds: float = 1) -> Any:
        return function(*arguments)


class Client:
    """A socket without a network: what it sends, and all that it got."""

    def __init__(self, lobby: Lobby, room: Room, connection: Connection) -> None:
        self.lobby = lobby
        self.room = room
        self.connection = connection
        self.got: list[wire.ServerMessage] = []
        self.raw: list[bytes] = []
        self.closed = 0

    async def send(self, message: wire.ClientMessage) -> None:
        """Send a message, and take in what comes back by it."""
        if isinstance(message, wire.Greeting):
            await self.room.enter(self.connection, message.language)
        else:
            await self.room.receive(self.connection, message)
        self.read()

    async def leave(self) -> None:
        self.connection.open = False
        await self.room.leave(self.connection)

    def read(self) -> None:
        """Take in what has come."""
        while not self.connection.outbox.empty():
            item = self.connection.outbox.get_nowait()
            if isinstance(item, Close):
                self.closed = item.code
            else:
                self.raw.append(item)
                self.got.append(_DECODER.decode(item))

    def all(self, kind: type[Message]) -> list[Message]:
        self.read()
        return [message for message in self.got if isinstance(message, kind)]

    def last(self, kind: type[Message]) -> Message:
        return self.all(kind)[-1]

    def clear(self) -> None:
        self.read()
        self.got.clear()
        self.raw.clear()

    @property
    def update(self) -> wire.Update:
        return self.last(wire.Update)

    @property
    def state(self) -> wire.TableState:
        return self.last(wire.TableState)

    @property
    def status(self) -> str:
        return self.state.status

    @property
    def decision(self) -> wire.Decision:
        found = self.update.decision
        assert found is not None
        return found

    @property
    def mine(self) -> bool:
        """Whether this client is asked."""
        found = self.update.decision
        return found is not None and found.mine

    def text_of(self, verb: str) -> str:
        """The text of the first option of a verb that is offered."""
        return next(option.text for option in self.decision.options if option.verb == verb)

    async def answer(self, option: str | int, *then: str) -> None:
        """Answer the pending question by an option's text or number."""
        decision = self.decision
        text = option if isinstance(option, str) else decision.options[option].text
        await self.send(wire.Answer(decision.serial, text, list(then)))

    def refused(self) -> wire.Refused:
        """The one message that came: a refusal."""
        self.read()
        assert [type(message) for message in self.got] == [wire.Refused], self.got
        found = self.got.pop()
        assert isinstance(found, wire.Refused)
        return found


class World:
    """A server without a network."""

    def __init__(self, store: Store, time: FakeTime, pace: float = 0) -> None:
        self.store = store
        self.time = time
        self.house = House(store, Bots(), time, pace, 5)
        self.lobby = Lobby(self.house)

    async def enter(self, made: wire.TableMade | str, token: str, language: wire.Language = "en") -> Client:
        """Connect and greet."""
        room, connection = await self.lobby.admit(made if isinstance(made, str) else made.id, token)
        client = Client(self.lobby, room, connection)
        await client.send(wire.Greeting(language))
        return client

    async def shared(
        self,
        options: wire.TableOptions | None = None,
        first: wire.DeckChoice = RED,
        second: wire.DeckChoice = PURPLE,
        game: str = "battle-spirits",
        declined: bool = True,
    ) -> tuple[wire.TableMade, Client, Client]:
        """A table of two people, its match begun; neither takes a contract card, if ``declined``."""
        made = await self.lobby.create(
            wire.NewTable(
                game,
                [wire.SeatChoice("me", first), wire.SeatChoice("friend")],
                options or wire.TableOptions(),
            )
        )
        await self.lobby.join(made.id, made.tokens[1], wire.JoinTable(second))
        clients = await self.enter(made, made.tokens[0]), await self.enter(made, made.tokens[1])
        if declined:
            await decline(*clients)
        return made, *clients

    async def against_bot(self, bot: str = "random", level: int = 1) -> tuple[wire.TableMade, Client]:
        made = await self.lobby.create(
            wire.NewTable(
                "battle-spirits",
                [wire.SeatChoice("me", RED), wire.SeatChoice("bot", PURPLE, bot, level)],
            )
        )
        return made, await self.enter(made, made.tokens[0])

    async def quiet(self, *readers: Client) -> None:
        """Let what goes on by itself come to its end; ``readers`` take in meanwhile what they are sent."""
        while self.house.busy:
            for client in readers:
                client.read()
            await asyncio.sleep(0.001)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and what is due happen."""
        self.time.pass_by(seconds)
        await self.quiet()


@asynccontextmanager
async def world(database: str, pace: float = 0) -> AsyncIterator[World]:
    """A server on a database; what it leaves there is all that the next one has."""
    store = Store.open(database)
    found = World(store, FakeTime(), pace)
    try:
        yield found
    finally:
        await found.house.close()
        await store.close()


def asked(*clients: Client) -> Client:
    """The client that is asked."""
    return next(client for client in clients if client.mine)


DECLINED: Final = 2
"""How many answers ``decline`` gives."""


async def decline(*clients: Client) -> None:
    """Begin without a contract card, which both are asked about."""
    while (client := asked(*clients)).decision.prompt == "contract-card":
        await client.answer("no-contract-card")


async def play_on(clients: tuple[Client, ...], seed: int, answers: int = 5000) -> int:
    """Answer at random; return how many answers were given."""
    rng = random.Random(seed)
    for count in range(answers):
        if clients[0].update.decision is None:
            return count
        client = asked(*clients)
        await client.answer(rng.randrange(len(client.decision.options)))
    return answers


def run(work: Awaitable[None]) -> None:
    """Run a test's coroutine."""

    async def main() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(main())
