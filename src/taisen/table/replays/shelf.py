"""The shelf: what was made from replays lately, kept within a bound, and made once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

Key = tuple[str | int | float, ...]

MAX_BYTES: Final = 64 * 1024 * 1024
"""Bytes that are kept by default."""


class Shelf:
    """Keeps bytes by key, the ones used last; the least recently used go first."""

    def __init__(self, limit: int = MAX_BYTES) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what is kept under ``key``, made now if it is not there; an error in making is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._making.get(key)
        if task is None:
            task = asyncio.ensure_future(self._make(key, make))
            self._making[key] = task
        # Who gives up waiting does not take it away from the others.
        return await asyncio.shield(task)

    async def _make(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            found = await make()
        finally:
            del self._making[key]
        self._keep(key, found)
        return found

    def _keep(self, key: Key, found: bytes) -> None:
        if len(found) > self.limit:
            return
        self._kept[key] = found
        self.size += len(found)
        while self.size > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
