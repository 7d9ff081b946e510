"""Turns: one address or table has only so much heavy work under way, so that all others' comes up, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from taisen.table.problems import Fault

AT_ONCE: Final = 2
"""Pieces of work of one key that wait for a worker or are done."""
MAX_WAITING: Final = 20
"""Pieces of work of one key that wait for those."""


class Turns:
    """Lets each key have ``AT_ONCE`` turns at a time."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._count: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn, and hold it.

        Raises:
            Fault: too many wait already.
        """
        count = self._count.get(key, 0)
        if count >= AT_ONCE + MAX_WAITING:
            raise Fault("too-many", "request", "", "", status=429)
        self._count[key] = count + 1
        semaphore = self._turns.setdefault(key, asyncio.Semaphore(AT_ONCE))
        try:
            async with semaphore:
                yield
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key], self._turns[key]
