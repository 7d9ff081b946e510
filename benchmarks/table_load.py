"""Load the table: many matches at a time, played at human pace over real sockets, and what it costs.

    python benchmarks/table_load.py --matches 200 --seconds 60

The server runs on one core in a process of its own, the players on another in this one. Reported are the
times from an answer to the update that follows it (for who answered, and for the opponent), the memory of a
match, the share of its core that the server used, and whether every accepted answer is on disk after the
server was killed. Exits with 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

import taisen
from taisen.table.storage import Store
from taisen.table.wire import PROTOCOL, TOKEN_PREFIX

TARGET_MS: Final = 100.0
"""Answer to update, at the 95th percentile."""
TARGET_MB: Final = 1.0
"""Memory of a match."""
GAME: Final = "battle-spirits"


class Option(msgspec.Struct):
    """What a player needs of an option."""

    text: str
    verb: str


class Decision(msgspec.Struct):
    """What a player needs of a decision."""

    serial: int
    mine: bool
    options: list[Option] = []


class Message(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    position: int = -1
    serial: int = -1
    decision: Decision | None = None
    problem: dict[str, str] | None = None


class Made(msgspec.Struct):
    """A new table."""

    id: str
    tokens: list[str]


MESSAGES: Final = msgspec.json.Decoder(Message)


class Measured:
    """What all players have seen.

    Attributes:
        own: seconds from an answer to the update for who gave it.
        others: seconds from an answer to the update for the opponent.
        accepted: by table, the answers that were accepted, in their order.
        refused: answers that were refused; there should be none.
        matches: matches begun, the first ones included.
        measuring: whether times count.
    """

    def __init__(self) -> None:
        self.own: list[float] = []
        self.others: list[float] = []
        self.accepted: dict[str, list[str]] = {}
        self.refused: list[str] = []
        self.matches = 0
        self.measuring = False


class Seat:
    """One player's connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position = -1
        self.decision: Decision | None = None
        self.over = False

    async def update(self, after: int) -> tuple[bool, str]:
        """Read until an update past a position; return whether an answer was accepted, and a refusal."""
        accepted, refused = False, ""
        while self.position <= after and not refused:
            message = MESSAGES.decode(await self.socket.recv())
            if message.type == "accepted":
                accepted = True
            elif message.type == "refused":
                refused = str(message.problem)
            elif message.type == "update":
                self.position, self.decision = message.position, message.decision
                self.over = message.decision is None
        return accepted, refused


class Table:
    """Two players who play one match after the other, each at a table of its own."""

    def __init__(self, address: str, number: int, pace: float, measured: Measured) -> None:
        self.address = address
        self.random = random.Random(number)
        self.pace = pace
        self.measured = measured
        self.seats: list[Seat] = []
        self.id = ""

    async def sit_down(self) -> None:
        """Begin a match."""
        decks = self.random.sample(list(taisen.decks(GAME)), 2)
        mine, theirs = ({"name": deck} for deck in decks)
        seats = [{"kind": "me", "deck": mine}, {"kind": "friend"}]
        tables = f"{self.address}/api/tables"
        made = msgspec.json.decode(await post(tables, {"game": GAME, "seats": seats}, ""), type=Made)
        await post(f"{tables}/{made.id}/join", {"deck": theirs}, made.tokens[1])
        self.id = made.id
        self.measured.accepted[made.id] = []
        self.measured.matches += 1
        self.seats = [Seat(await self._connect(made.id, token)) for token in made.tokens]
        for seat in self.seats:
            await seat.update(-1)

    async def _connect(self, table: str, token: str) -> ClientConnection:
        socket = await connect(
            f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket",
            subprotocols=[Subprotocol(PROTOCOL), Subprotocol(TOKEN_PREFIX + token)],
            origin=Origin(self.address),
            max_size=None,
        )
        await socket.send('{"type":"hello","language":"en"}')
        return socket

    async def play(self) -> None:
        """Play until cancelled."""
        await asyncio.sleep(self.random.random() * self.pace)
        while True:
            await asyncio.sleep(self.random.uniform(0.2, 1.8) * self.pace)
            await self._answer()
            if self.seats[0].over:
                await self.leave()
                await self.sit_down()

    async def _answer(self) -> None:
        asked = next(seat for seat in self.seats if seat.decision is not None and seat.decision.mine)
        other = self.seats[1 - self.seats.index(asked)]
        decision = asked.decision
        assert decision is not None
        verb = self.random.choice(sorted({option.verb for option in decision.options}))
        option = self.random.choice([option for option in decision.options if option.verb == verb])
        answer = {"type": "answer", "serial": decision.serial, "option": option.text}
        data = msgspec.json.encode(answer).decode()
        position, measured = asked.position, self.measured
        start = time.perf_counter()
        await asked.socket.send(data)
        told = asyncio.create_task(self._timed(other, position, start))
        accepted, refused = await asked.update(position)
        taken = time.perf_counter() - start
        if refused:
            measured.refused.append(f"{option.text}: {refused}")
            told.cancel()
            return
        assert accepted, "an update before its answer was accepted"
        measured.accepted[self.id].append(option.text)
        later = await told
        if measured.measuring:
            measured.own.append(taken)
            measured.others.append(later)

    async def _timed(self, seat: Seat, position: int, start: float) -> float:
        await seat.update(position)
        return time.perf_counter() - start

    async def leave(self) -> None:
        """End the connections."""
        for seat in self.seats:
            await seat.socket.close()


async def post(address: str, data: object, token: str) -> bytes:
    """Send a POST request and return what came."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address, msgspec.json.encode(data), headers, method="POST")  # noqa: S310

    def send() -> bytes:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            found: bytes = answer.read()
            return found

    return await asyncio.to_thread(send)


def serve_for(folder: Path, database: str, core: int) -> None:
    """Serve in this process, on one core."""
    from taisen.table.server.serving import address_of, listen, serve
    from taisen.table.server.settings import Settings

    if core >= 0:
        os.sched_setaffinity(0, {core})
    listening = listen("127.0.0.1", 0)
    port = address_of(listening)[1]
    # All players come from one address, which a limit of requests an address would stop.
    settings = Settings(folder, database, port=port, requests=0)
    serve(settings, listening, lambda: print(port, flush=True))


def memory(pid: int) -> float:
    """Return the memory that a process holds, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def used(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """Return median, 95th percentile and maximum in milliseconds."""
    ordered = sorted(times)
    return tuple(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * p))] for p in (0.5, 0.95, 1.0))  # type: ignore[return-value]


async def load(address: str, pid: int, given: argparse.Namespace, measured: Measured) -> list[str]:
    """Play, and report; return the targets that were missed."""
    tables = [Table(address, number, given.pace, measured) for number in range(given.matches)]
    await tables[0].sit_down()  # what the first match loads belongs to none
    empty = memory(pid)
    for table in tables[1:]:
        await table.sit_down()
    await asyncio.sleep(2)
    begun = memory(pid)
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(2 * given.pace)  # until all have begun to answer
    measured.measuring = True
    busy, start = used(pid), time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=given.seconds, return_when=asyncio.FIRST_EXCEPTION)
    busy, took = used(pid) - busy, time.perf_counter() - start
    measured.measuring = False
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()  # a player that failed ends the run with its error
    played = memory(pid)
    missed: list[str] = []
    print(
        f"{given.matches} matches, {measured.matches} begun, {len(measured.own)} answers in {took:.0f} s",
        end="",
    )
    print(f" ({len(measured.own) / took:.0f} a second)")
    each = 1000 * busy / max(len(measured.own), 1)
    print(f"the server used {100 * busy / took:.0f} % of its core, {each:.1f} ms an answer")
    for name, times in (("who answered", measured.own), ("the opponent", measured.others)):
        middle, most, longest = percentiles(times)
        print(
            f"answer to update, {name:<12}  p50 {middle:5.1f} ms   p95 {most:5.1f} ms   max {longest:6.1f} ms"
        )
        if most > TARGET_MS:
            missed.append(f"p95 for {name} is {most:.0f} ms, over {TARGET_MS:.0f}")
    fresh, old = ((then - empty) / (given.matches - 1) for then in (begun, played))
    print(f"memory of a match with two connections: {fresh:.2f} MB as it begins, {old:.2f} MB played")
    if old > TARGET_MB:
        missed.append(f"a match takes {old:.2f} MB, over {TARGET_MB:.0f}")
    if measured.refused:
        missed.append(f"{len(measured.refused)} answers refused: {measured.refused[0]}")
    return missed


async def lost(database: str, measured: Measured) -> list[str]:
    """Return the tables of which an accepted answer is not on disk."""
    store = Store.open(database)
    missing: list[str] = []
    for table, accepted in measured.accepted.items():
        stored: list[str] = []
        for match in await store.matches(table):
            steps = await store.steps(match.id)
            stored.extend(step.text for step in steps if step.kind == "answer")
        # The last answer may have been stored when its player was stopped.
        if stored[: len(accepted)] != accepted or len(stored) > len(accepted) + 1:
            missing.append(f"{table}: {len(accepted)} accepted, {len(stored)} stored")
    await store.close()
    return missing


def main() -> int:
    """Run the benchmark; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=200, help="matches at a time, two at least")
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure")
    parser.add_argument(
        "--pace", type=float, default=3.0, help="seconds between answers of a match, on average"
    )
    parser.add_argument(
        "--database", default="", help="address of an empty database; an SQLite file without it"
    )
    parser.add_argument("--serve", nargs=3, metavar=("FOLDER", "DATABASE", "CORE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_for(Path(given.serve[0]), given.serve[1], int(given.serve[2]))
        return 0
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    server_core = cores[0] if len(cores) > 1 else -1
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    measured = Measured()
    with tempfile.TemporaryDirectory() as name:
        database = given.database or str(Path(name) / "table.sqlite")
        arguments = [sys.executable, __file__, "--serve", name, database, str(server_core)]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            try:
                missed = asyncio.run(load(f"http://127.0.0.1:{port}", server.pid, given, measured))
            finally:
                server.send_signal(signal.SIGKILL)
        missing = asyncio.run(lost(database, measured))
        count = sum(len(answers) for answers in measured.accepted.values())
        print(
            f"{count} accepted answers, all on disk after a kill" if not missing else f"lost: {missing[:3]}"
        )
    missed.extend(missing)
    for line in missed:
        print(f"missed: {line}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
