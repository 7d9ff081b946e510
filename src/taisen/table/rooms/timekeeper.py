"""Timekeeper: what comes at a table by time alone: a clock that runs out, an absence, a delayed position.

Owns the clocks, who is there, and the one alarm that wakes the room when something is due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from taisen.table.rooms.clocks import NOBODY, Clocks
from taisen.table.rooms.presence import Presence
from taisen.table.storage.errors import StorageError
from taisen.table.thinking import WorkFailed

if TYPE_CHECKING:
    from taisen.table import wire
    from taisen.table.rooms.clocks import Due
    from taisen.table.rooms.room import Room
    from taisen.table.rooms.timing import Timer

log: Final = structlog.get_logger("taisen.rooms")

NEVER: Final = float("inf")
RETRY: Final = 5.0
"""Seconds after which the room tries again what failed by the server's fault."""


class Timekeeper:
    """The time at a table.

    Attributes:
        clocks: the match's clocks, None without.
        presence: who is there.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self.clocks: Clocks | None = None
        data = room.data
        self.presence = Presence([seat.kind == "bot" for seat in data.seats], list(data.away))
        self._timer: Timer | None = None

    def now(self) -> float:
        """Return what time it is, with everything counted that has passed."""
        now = self._room.house.time.now()
        self.presence.settle(now)
        if self.clocks is not None:
            self.clocks.settle(now)
        return now

    def set_up(self) -> None:
        """Take the clocks of the match that comes on the table, as they are stored."""
        data = self._room.data
        settings = data.options.clock
        self.clocks = None
        if settings is not None and data.clock is not None:
            self.clocks = Clocks(settings, data.clock)

    def ask(self) -> None:
        """Let the time for the pending decision begin."""
        if self.clocks is not None:
            self.clocks.ask(self._timed(), self._room.house.time.now())

    def come_or_go(self, players: tuple[int, ...], come: bool) -> None:
        """Let the players of a connection come or go; clocks run only while somebody plays."""
        now = self._room.house.time.now()
        for player in players:
            self.presence.change(player, come, now)
        if self.clocks is not None:
            self.clocks.run(self._timed(), now)

    def shown(self) -> wire.Clock | None:
        """Return what players are told of the clocks, None without."""
        if self.clocks is None:
            return None
        self.now()
        return self.clocks.shown()

    def _timed(self) -> int:
        """Return whose clock runs: of the person who decides, while anybody is there."""
        room = self._room
        decision = room.play.decision if room.play is not None else None
        if decision is None or room.status != "running" or room.data.seats[decision.player].kind != "person":
            return NOBODY
        return decision.player if room.audience.plays else NOBODY

    @property
    def grace(self) -> float:
        """Seconds that a player may be away; 0 for any time."""
        room = self._room
        settings = room.data.options.clock
        if room.data.solo or room.status != "running" or settings is None:
            return 0
        return settings.grace

    async def save(self) -> None:
        """Store how much time has passed, if it matters and nobody is there who would see it pass."""
        room = self._room
        if room.status != "running" or (self.clocks is None and not self.grace):
            return
        self.now()
        room.data.away = (self.presence.away[0], self.presence.away[1])
        try:
            await room.save()
        except StorageError as error:
            log.warning("not-stored", table=room.id, reason=str(error))

    # -- the alarm ---------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Set the alarm for what comes next by time alone."""
        self.stop()
        room = self._room
        now = self.now()
        wait = NEVER
        if self.clocks is not None:
            wait = min(wait, self.clocks.wake())
        if self.grace:
            wait = min(wait, self.presence.left(self.grace))
        if room.audience.spectators:
            wait = min(wait, room.display.wake(now))
        if wait != NEVER:
            # A little later, so that what is due then is due beyond the rounding of numbers.
            self._wake_at(now + wait + 0.001)

    def stop(self) -> None:
        """Let nothing come by time any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake_at(self, when: float) -> None:
        self.stop()
        self._timer = self._room.house.time.at(when, self._wake)

    def _wake(self) -> None:
        self._room.house.start(self._tick())

    async def _tick(self) -> None:
        """Do what is due."""
        room = self._room
        try:
            async with room.lock:
                await self._do_due()
        except WorkFailed as error:
            log.warning("answer-failed", table=room.id, reason=str(error))
            await self._fail()
        except Exception:
            log.exception("tick-failed", table=room.id)
            self._wake_at(room.house.time.now() + RETRY)

    async def _fail(self) -> None:
        """Try again later what took too long; a match that cannot go on is closed."""
        room = self._room
        async with room.lock:
            if room.status == "running":
                await room.failed()
        self._wake_at(room.house.time.now() + RETRY)

    async def _do_due(self) -> None:
        room = self._room
        play = room.play
        if play is None or play.over or room.status != "running":
            room.display.show_spectators()
            return
        self.now()
        gone = self.presence.gone(self.grace) if self.grace else -1
        due: Due = "" if self.clocks is None else self.clocks.due()
        decision = play.decision
        assert decision is not None
        draft = play.draft()
        if gone >= 0:
            draft.end("abandoned", 1 - gone)
        elif due == "lost":
            draft.end("time", 1 - decision.player)
        elif due == "default":
            await room.answer(draft, decision.default.text)
        else:
            room.display.show_spectators()
            room.plan()
            return
        await room.advance(draft)
