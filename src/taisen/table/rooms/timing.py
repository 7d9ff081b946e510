"""Time as rooms know it: handed to them, so that tests can let it pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Timer:
    """Something that will be called later, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not call it."""
        raise NotImplementedError


class Time:
    """A clock that can wake somebody."""

    def now(self) -> float:
        """Return seconds since some moment; they never go back."""
        raise NotImplementedError

    def wall(self) -> float:
        """Return seconds since 1970."""
        raise NotImplementedError

    def at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` when ``now()`` has reached ``when``."""
        raise NotImplementedError


class LoopTimer(Timer):
    """A timer of the event loop."""

    __slots__ = ("_handle",)

    def __init__(self, handle: asyncio.TimerHandle) -> None:
        self._handle = handle

    def cancel(self) -> None:
        """Do not call it."""
        self._handle.cancel()


class LoopTime(Time):
    """The event loop's time."""

    def now(self) -> float:
        """Return seconds since some moment; they never go back."""
        return time.monotonic()

    def wall(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` when ``now()`` has reached ``when``."""
        delay = max(0.0, when - self.now())
        return LoopTimer(asyncio.get_running_loop().call_later(delay, call))
