"""Settings: what whoever starts a server decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from taisen.kernel.errors import BadInput

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1", "[::1]"})
"""Hosts that only this machine reaches."""


class Settings(Struct, frozen=True):
    """What a server needs to know.

    Attributes:
        data: folder of the user's files: the database, pictures.
        database: URL of the database.
        base_url: address under which others reach the server ("https://cards.example"), empty for the one
            that it listens at.
        host, port: where it listens.
        pace: seconds that a bot waits before its answer, so that people can follow.
        thinking: seconds that a bot may think.
        requests: requests a minute that one address may make, sockets included; 0 for any number.
        keep: days after which what is over is removed; 0 for never.
    """

    data: Path
    database: str
    base_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    pace: float = 0.7
    thinking: float = 10.0
    requests: int = 600
    keep: int = 0

    def origin(self) -> str:
        """Return scheme, host and port of ``base_url``, as a browser names an origin; empty without one.

        Raises:
            BadInput: it is no address of a server.
        """
        if not self.base_url:
            return ""
        try:
            parts = urlsplit(self.base_url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise BadInput("--base-url", repr(self.base_url), "an address such as https://cards.example")
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        usual = {"http": 80, "https": 443}[parts.scheme]
        return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")

    def hosts(self) -> frozenset[str] | None:
        """Return the ``Host`` headers that are answered, None for any.

        A server on this machine alone answers to this machine's names, so that no page elsewhere reaches it
        through a name of its own that leads here; one behind a base URL answers to that.
        """
        local = {f"{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        origin = self.origin()
        if origin:
            return frozenset({origin.partition("://")[2], *local})
        return frozenset(local) if self.host in LOOPBACK else None
