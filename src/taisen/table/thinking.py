"""Thinking: what takes long, done in worker processes, so that it never holds up a table.

Owns the pools of processes, time limits and what happens when a worker hangs or dies. Bots get the seat of
their player in the worker and nothing else; an answer that does not come is the decision's default.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from concurrent.futures import TimeoutError as LimitReached
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from pebble import ProcessExpired, ProcessPool

import taisen
from taisen.bots import make_bot
from taisen.kernel.errors import IllegalAnswer
from taisen.table.problems import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.kernel.match import Match

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None  # type: ignore[assignment]

log: Final = structlog.get_logger("taisen.thinking")

BOT_WORKERS: Final = 2
"""With two, a bot that thinks until its time is up does not keep all others waiting."""
HEAVY_WORKERS: Final = 1
HEAVY_SECONDS: Final = 30.0
CHECK_WORKERS: Final = 1
CHECK_SECONDS: Final = 6.0
"""What may hold up whoever asked for it: a hundred times what anything usual takes on a busy machine."""
MAX_WAITING: Final = 24
"""Pieces of work that may wait for a worker, bots' thoughts aside; whoever has more is to come back."""

MAX_MEMORY: Final = 2 * 1024**3
"""Bytes that a worker may use; it needs a tenth of it."""

_Result = TypeVar("_Result")


class WorkFailed(Fault):
    """Work in another process did not come to an end: it took too long, or the process died."""

    def __init__(self, reason: str) -> None:
        super().__init__("too-complicated", "server", reason, "", status=503)


class Thinking:
    """Worker processes for bots, and others for heavy work.

    Args:
        bots: how many processes play bots.
        choose: what a bot's worker does; tests put other functions here.
    """

    def __init__(
        self,
        bots: int = BOT_WORKERS,
        choose: Callable[[str, int, str, int, int], str] | None = None,
    ) -> None:
        self._bots = _Workers(bots)
        self._heavy = _Workers(HEAVY_WORKERS, MAX_WAITING)
        self._checks = _Workers(CHECK_WORKERS, MAX_WAITING)
        self._choose = choose_option if choose is None else choose

    def start(self) -> None:
        """Start the processes that somebody will wait for; they load the rules while the server goes on."""
        self._bots.start()
        self._checks.start()

    async def close(self) -> None:
        """End all processes, whatever they do."""
        loop = asyncio.get_running_loop()
        pools = (self._bots, self._heavy, self._checks)
        await asyncio.gather(*(loop.run_in_executor(None, pool.close) for pool in pools))

    async def think(self, match: Match, player: int, bot: str, level: int, seconds: float) -> str:
        """Return the text of the option that a bot picks for ``player``'s decision.

        A bot that takes longer than ``seconds``, whose process dies, or that answers what is not offered,
        takes the decision's default; the log says so.

        Raises:
            IllegalAnswer: the decision is not that player's.
            BadInput: there is no such bot or level.
        """
        decision = match.decision
        if decision is None or decision.player != player:
            raise IllegalAnswer(f"bot {bot}: player {player} has nothing to decide")
        make_bot(bot, 0, level)  # a wrong name is told to who asks
        if len(decision.options) == 1:
            return decision.default.text
        try:
            text = await self._bots.do(
                self._choose, (match.save(log=False), player, bot, level, secrets.randbits(64)), seconds
            )
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the match goes on
            log.warning("bot-failed", bot=bot, level=level, error=type(error).__name__, reason=str(error))
            return decision.default.text
        if decision.option(text) is None:
            log.warning("bot-failed", bot=bot, level=level, error="IllegalAnswer", reason=repr(text))
            return decision.default.text
        return text

    async def work(
        self, function: Callable[..., _Result], *arguments: object, seconds: float = HEAVY_SECONDS
    ) -> _Result:
        """Return what ``function`` returns, called in a process of its own.

        Args:
            function: a function of a module, not of a class or another function.
            arguments: what it is called with; these and its result are copied between the processes.
            seconds: how long it may take; then its process is ended.

        Raises:
            WorkFailed: it took too long, or its process died.
            Fault: too much waits already.
            Exception: whatever the function raises.
        """
        return await self._heavy.do(function, arguments, seconds)

    async def check(
        self, function: Callable[..., _Result], *arguments: object, seconds: float = CHECK_SECONDS
    ) -> _Result:
        """Return what ``function`` returns, as ``work`` does; for what somebody waits for and is soon done.

        What people make up themselves (positions, cards) comes here first, so that what never ends, or not
        soon, holds nobody else up.

        Raises:
            WorkFailed: it took too long, or its process died.
            Fault: too much waits already.
            Exception: whatever the function raises.
        """
        return await self._checks.do(function, arguments, seconds)


class _Workers:
    """A pool of processes, made anew when it breaks.

    Args:
        count: how many processes.
        most: how much may wait for them; 0 for any number.
    """

    def __init__(self, count: int, most: int = 0) -> None:
        self._count = count
        self._most = most
        self._busy = 0
        self._pool: ProcessPool | None = None
        self._closed = False

    def start(self) -> ProcessPool:
        """Return the pool; its processes start if they do not run yet."""
        if self._closed:
            raise WorkFailed("the worker processes have ended with the server")
        pool = self._pool
        if pool is not None and pool.active:
            return pool
        if pool is not None:
            log.warning("workers-restarted")
            Thread(target=_end, args=(pool,), name="taisen-workers-end", daemon=True).start()
        # A fresh interpreter knows nothing of the server: no connection, no token, no lock.
        pool = ProcessPool(self._count, initializer=_warm_up, context=get_context("spawn"))
        self._pool = pool
        for _ in range(self._count):
            pool.schedule(_warm_up)
        return pool

    async def do(
        self, function: Callable[..., _Result], arguments: tuple[Any, ...], seconds: float
    ) -> _Result:
        """Return what a function returns in one of the processes.

        Raises:
            WorkFailed: it took too long, or its process died.
            Fault: too much waits already.
        """
        if self._most and self._busy >= self._most:
            raise Fault("busy", "server", "", "", status=503)
        self._busy += 1
        try:
            return await self._do(function, arguments, seconds)
        except BrokenProcessPool:
            # A process died while none of them worked, and the pool gave up with all that waited.
            return await self._do(function, arguments, seconds)
        finally:
            self._busy -= 1

    async def _do(
        self, function: Callable[..., _Result], arguments: tuple[Any, ...], seconds: float
    ) -> _Result:
        task = self.start().schedule(function, args=arguments, timeout=seconds)
        try:
            return await asyncio.wrap_future(task)
        except LimitReached:
            raise WorkFailed(f"took longer than {seconds:g} seconds") from None
        except MemoryError:
            raise WorkFailed("needed too much memory") from None
        except ProcessExpired as error:
            raise WorkFailed(f"the process ended with code {error.exitcode}") from None

    def close(self) -> None:
        """End the processes and wait until they have ended."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# -- in the processes --------------------------------------------------------------------------------


def _warm_up() -> None:
    """Load the rules and the cards, so that the first answer need not wait for them.

    A worker that asks for too much memory gets an error, instead of the machine no more.
    """
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    for name in taisen.GAMES:
        taisen.decks(name)


def choose_option(save: str, player: int, bot: str, level: int, seed: int) -> str:
    """Return the text of the option that a bot picks; runs in a worker."""
    seat = taisen.load_match(save).seat(player)
    # At a table nobody has shown a deck list: a bot knows as little of the other's as a person does.
    return make_bot(bot, seed, level, open_lists=False).choose(seat).text
