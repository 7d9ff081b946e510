"""A player at a real socket: makes tables over HTTP and talks the table's messages, one at a time."""

from __future__ import annotations

import json
import random
import urllib.request
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from taisen.table.wire import PROTOCOL, TOKEN_PREFIX

Message = dict[str, Any]
"""A message as it came; its type is under ``type``."""


def post(address: str, path: str, data: object, token: str = "") -> Message:
    """Send a POST request and return what came."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{address}{path}", json.dumps(data).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: Message = json.load(answer)
        return found


def new_table(address: str, *kinds: str, decks: tuple[str, str] = ("red", "purple")) -> Message:
    """Make a table; ``kinds`` says who sits at its two seats ("me", "friend" or "bot")."""
    seats: list[Message] = []
    for kind, deck in zip(kinds, decks, strict=True):
        seats.append({"kind": kind, "deck": None if kind == "friend" else {"name": deck}})
        if kind == "bot":
            seats[-1] |= {"bot": "random", "level": 1}
    return post(address, "/api/tables", {"game": "battle-spirits", "seats": seats})


class Player:
    """One connection to a seat.

    Attributes:
        state: the last ``table`` message.
        update: the last ``update`` message.
        other: all messages of other types since the connection began.
    """

    def __init__(self, address: str, table: str, token: str, language: str = "en") -> None:
        self.address = address
        self.table = table
        self.token = token
        self.state: Message = {}
        self.update: Message = {}
        self.other: list[Message] = []
        self._context = connect(
            f"ws{address.removeprefix('http')}/api/tables/{table}/socket",
            subprotocols=[Subprotocol(PROTOCOL), Subprotocol(f"{TOKEN_PREFIX}{token}")],
            origin=Origin(address),
            max_size=None,
        )
        self._socket = self._context.__enter__()
        self.send({"type": "hello", "language": language})

    def send(self, message: Message) -> None:
        """Send a message."""
        self._socket.send(json.dumps(message))

    def receive(self, seconds: float = 60) -> Message:
        """Wait for the next message and return it."""
        message: Message = json.loads(self._socket.recv(seconds))
        if message["type"] == "table":
            self.state = message
        elif message["type"] == "update":
            self.update = message
        else:
            self.other.append(message)
        return message

    def wait_for(self, kind: str) -> Message:
        """Read until a message of a type has come, and return it."""
        message = self.receive()
        while message["type"] != kind:
            message = self.receive()
        return message

    def answer(self, chooser: random.Random) -> str:
        """Answer the pending decision at random; return the answer."""
        decision = self.update["decision"]
        option: str = chooser.choice(decision["options"])["text"]
        self.send({"type": "answer", "serial": decision["serial"], "option": option})
        return option

    def close(self) -> None:
        """End the connection."""
        self._context.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
