"""Replays: finished matches to be looked at, position after position, in any language and with any eyes.

A replay comes from a match at a table, whose steps, stored positions and lines told are in the store, or from
an uploaded record. Everything that plays or draws runs in worker processes (``course``, ``film``); ``desk``
keeps what they made; ``routes`` answers pages. A match that runs gives nothing out.
"""

from __future__ import annotations

from taisen.table.replays.desk import Desk
from taisen.table.replays.kept import Seated, publish
from taisen.table.replays.routes import desk, routes

__all__ = ["Desk", "Seated", "desk", "publish", "routes"]
