"""Bots: whose turn it is at a table thinks in a worker process, and its answer is taken if it still fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from taisen.table.rooms.timekeeper import RETRY
from taisen.table.thinking import WorkFailed

if TYPE_CHECKING:
    import asyncio

    from taisen.table.rooms.play import Play
    from taisen.table.rooms.room import Room

log: Final = structlog.get_logger("taisen.rooms")


class Bots:
    """The bots of a table; one at most thinks at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._serial = -1

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._task is not None and not self._task.done()

    def let_think(self) -> None:
        """Let a bot think if it is asked, somebody looks on, and it does not think about this already."""
        room = self._room
        play = room.play
        decision = play.decision if play is not None else None
        if play is None or decision is None or room.status != "running":
            return
        if room.data.seats[decision.player].kind != "bot" or not room.audience.connections:
            return
        if self._serial == play.serial and self.thinking:
            return
        self._serial = play.serial
        self._task = room.house.start(self._answer(play, decision.player, play.serial))

    def stop(self) -> None:
        """Let no bot think on."""
        if self._task is not None:
            self._task.cancel()

    async def _answer(self, play: Play, player: int, serial: int) -> None:
        """Let a bot think about the pending decision, and take its answer if it still fits."""
        room = self._room
        house = room.house
        began = house.time.now()
        try:
            text = await self._thought(play, player)
            await house.pause(began + house.pace)
            async with room.lock:
                if room.play is play and play.serial == serial and room.status == "running":
                    draft = play.draft()
                    await room.answer(draft, text)
                    await room.advance(draft)
        except WorkFailed as error:
            log.warning("answer-failed", table=room.id, reason=str(error))
            await self._again(serial)
        except Exception:
            log.exception("bot-failed", table=room.id)
            await house.pause(house.time.now() + RETRY)
            self._task = None
            room.plan()

    async def _again(self, serial: int) -> None:
        """Try again later what took too long; a match that cannot go on is closed."""
        room = self._room
        async with room.lock:
            play = room.play
            if play is not None and play.serial == serial and room.status == "running":
                await room.failed()
        await room.house.pause(room.house.time.now() + RETRY)
        self._task = None
        room.plan()

    async def _thought(self, play: Play, player: int) -> str:
        """Return the answer that a bot would give, or that the goal of a puzzle says."""
        room = self._room
        if room.origin is not None and room.origin.guided:
            try:
                return await room.house.reply(room.game, room.data.origin, play.match)
            except WorkFailed as error:
                log.warning("reply-failed", table=room.id, reason=str(error))
                return play.match.decision.default.text if play.match.decision is not None else ""
        seat = room.data.seats[player]
        return await room.house.think(play.match, player, seat.bot, seat.level)
