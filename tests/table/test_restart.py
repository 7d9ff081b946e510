"""A server that is killed in the middle: started again, all matches stand as before and go on."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.table.house import DECLINED
from tests.table.players import Message, Player, new_table, post
from tests.table.servers import Server
from websockets.exceptions import ConnectionClosed

from taisen.battle_spirits.rules.setup import NO_CONTRACT_CARD
from taisen.table.storage import Store

PROC = Path("/proc")
TABLES = 4
KILL_AFTER = 120
"""Accepted answers of all tables together before the server is killed."""


def see(player: Player) -> dict[str, Any]:
    """Return what a player sees of the match; not what belongs to the connection or the clock.

    Nor why an undo needs consent: that would take playing the match again, so it is asked for to be safe.
    """
    kept = ("position", "board", "result", "undo")
    seen: dict[str, Any] = {name: player.update.get(name) for name in kept}
    decision: Message | None = player.update["decision"]
    # Serials are new after a restart: an answer that was on its way answers nothing.
    seen["decision"] = {k: v for k, v in decision.items() if k != "serial"} if decision else None
    return seen


class Accepted:
    """Counts accepted answers over all tables, and kills the server when there are enough."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._lock = threading.Lock()
        self.count = 0

    def add(self) -> None:
        """Count one."""
        with self._lock:
            self.count += 1
            if self.count == KILL_AFTER:
                self._server.kill()


class Played:
    """What was played at a table until the server was killed.

    Attributes:
        given: the answers that were accepted, after those that the server gave when the match began.
        seen: what was seen last.
    """

    def __init__(self) -> None:
        self.given: list[str] = [NO_CONTRACT_CARD.text] * DECLINED
        self.seen: dict[str, Any] = {}

    def play(self, server: Server, made: Message, seed: int, accepted: Accepted) -> None:
        """Play both sides until the connection breaks."""
        chooser = random.Random(seed)
        player = Player(server.address, made["id"], made["tokens"][0])
        try:
            player.wait_for("update")
            # From now on nothing is stored that was not given: the server answers nothing by itself.
            player.send({"type": "auto", "settings": {"mode": "ask"}})
            player.wait_for("update")
            while player.update["decision"] is not None:
                option = player.answer(chooser)
                player.wait_for("accepted")
                self.given.append(option)
                accepted.add()
                player.wait_for("update")
        except ConnectionClosed:
            pass
        self.seen = see(player)


async def stored_answers(database: str, tables: list[Message]) -> list[list[str]]:
    """Return the answers that are on disk, of each table's first match."""
    store = Store.open(database)
    found: list[list[str]] = []
    for made in tables:
        (match,) = await store.matches(made["id"])
        found.append([step.text for step in await store.steps(match.id) if step.kind == "answer"])
    await store.close()
    return found


def test_matches_stand_as_before_after_the_server_was_killed(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database, "--no-browser") as server:
        tables = [new_table(server.address, "me", "me") for _ in range(TABLES)]
        accepted = Accepted(server)
        played = [Played() for _ in tables]
        threads = [
            threading.Thread(target=one.play, args=(server, made, seed, accepted))
            for seed, (one, made) in enumerate(zip(played, tables, strict=True))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert accepted.count >= KILL_AFTER
        # Every accepted answer is on disk; one that was not yet called accepted may be there too.
        for one, stored in zip(played, asyncio.run(stored_answers(database, tables)), strict=True):
            assert stored[: len(one.given)] == one.given
            assert len(stored) <= len(one.given) + 1
        server.start()
        for one, made in zip(played, tables, strict=True):
            with Player(server.address, made["id"], made["tokens"][0]) as player:
                player.wait_for("update")
                assert player.update["position"] >= len(one.given)
                if player.update["position"] == one.seen["position"]:
                    assert see(player) == one.seen
                # The log is whole, and the match goes on.
                assert [line["index"] for line in player.update["log"]] == list(
                    range(len(player.update["log"]))
                )
                if player.update["decision"] is not None:
                    position = player.update["position"]
                    player.answer(random.Random(1))
                    player.wait_for("accepted")
                    player.wait_for("update")
                    assert player.update["position"] > position


def test_two_players_come_back_to_the_match_they_left(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database) as server:
        made = new_table(server.address, "me", "friend")
        post(server.address, f"/api/tables/{made['id']}/join", {"deck": {"name": "blue"}}, made["tokens"][1])
        seats = [Player(server.address, made["id"], token) for token in made["tokens"]]
        chooser = random.Random(5)
        for player in seats:
            player.wait_for("update")
        for _ in range(25):
            asked = next(player for player in seats if player.update["decision"]["mine"])
            position = asked.update["position"]
            asked.answer(chooser)
            for player in seats:
                while player.update["position"] <= position:
                    player.wait_for("update")
        before = [see(player) for player in seats]
        logs = [player.update["log_from"] + len(player.update["log"]) for player in seats]
        serial = seats[0].update["decision"]["serial"]
        server.kill()
        for player in seats:
            with pytest.raises(ConnectionClosed):
                player.receive()
        server.start()
        again = [Player(server.address, made["id"], token) for token in made["tokens"]]
        for player in again:
            player.wait_for("update")
        assert [see(player) for player in again] == before
        assert [len(player.update["log"]) for player in again] == logs
        # An answer from before the restart answers nothing.
        asked = next(player for player in again if player.update["decision"]["mine"])
        option = asked.update["decision"]["options"][0]["text"]
        asked.send({"type": "answer", "serial": serial, "option": option})
        assert asked.wait_for("refused")["to"] == "answer"
        asked.answer(chooser)
        asked.wait_for("accepted")
        for player in (*seats, *again):
            player.close()


def test_a_bot_goes_on_by_itself_after_the_server_was_killed_with_its_workers(
    tmp_path: Path, database: str
) -> None:
    with Server(tmp_path, database) as server:
        made = new_table(server.address, "me", "bot")
        chooser = random.Random(2)
        with Player(server.address, made["id"], made["tokens"][0]) as player:
            player.wait_for("update")
            while player.update["decision"]["mine"]:
                player.answer(chooser)
                player.wait_for("update")
            position = player.update["position"]
            workers = children(server.pid)
            assert workers or not PROC.is_dir()
            server.kill()  # while the bot thinks
        server.start()
        with Player(server.address, made["id"], made["tokens"][0]) as player:
            player.wait_for("update")
            while player.update["position"] <= position:
                player.wait_for("update")
    wait_for_the_end_of(workers)


def wait_for_the_end_of(processes: list[int]) -> None:
    """Wait until processes have ended by themselves."""
    pause = threading.Event()
    for _ in range(300):
        if not any(alive(pid) for pid in processes):
            return
        pause.wait(0.1)
    raise AssertionError(f"still there: {[pid for pid in processes if alive(pid)]}")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, and theirs; none where that cannot be found out."""
    found = []
    for entry in PROC.iterdir() if PROC.is_dir() else ():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found += [int(entry.name), *children(int(entry.name))]
    return found


def alive(pid: int) -> bool:
    """Return whether a process runs: one that has ended and waits for its parent does not."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
