"""House: what all rooms of a server share: the store, the workers, the time, and how bots are paced."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from taisen.bots import make_bot
from taisen.kernel.errors import BadInput
from taisen.table.beginnings import defend
from taisen.table.replays.desk import Desk
from taisen.table.replays.kept import Seated, replay_row
from taisen.table.replays.turns import Turns
from taisen.table.rooms.timing import Time

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from taisen.kernel.match import Match
    from taisen.table.rooms.data import Origin, TableData
    from taisen.table.rooms.room import Room
    from taisen.table.storage import ReplayRow, Store
    from taisen.table.thinking import Thinking

log: Final = structlog.get_logger("taisen.rooms")


class House:
    """What rooms share.

    Attributes:
        store: the database.
        thinking: the worker processes.
        time: what time it is.
        pace: seconds from a question to a bot's answer, at least.
        limit: seconds that a bot may think.
        desk: where replays are read, for playing on.
        looks: whose turn it is to look back in a match, by table.
        data: folder with the user's pictures of cards, None for none.
        when_empty: is told of a room whose last connection has gone.
    """

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        time: Time,
        pace: float,
        limit: float,
        data: Path | None = None,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.time = time
        self.pace = pace
        self.limit = limit
        self.data = data
        self.desk = Desk(store, thinking)
        self.looks = Turns()
        self._tasks: set[asyncio.Task[None]] = set()
        self.when_empty: Callable[[Room], None] | None = None

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def busy(self) -> bool:
        """Whether anything goes on by itself."""
        return bool(self._tasks)

    async def close(self) -> None:
        """End what goes on by itself."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def pause(self, until: float) -> None:
        """Wait until ``time.now()`` is ``until``."""
        if until <= self.time.now():
            return
        over = asyncio.Event()
        timer = self.time.at(until, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

    async def think(self, match: Match, player: int, bot: str, level: int) -> str:
        """Return a bot's answer."""
        return await self.thinking.think(match, player, bot, level, self.limit)

    def check_bot(self, bot: str, level: int, place: str) -> None:
        """Check that there is such a bot.

        Args:
            bot: its name.
            level: its level, 0 for the strongest.
            place: whose bot it is, for the error.

        Raises:
            BadInput: there is no such bot or level.
        """
        try:
            make_bot(bot, 0, level)
        except BadInput as error:
            raise BadInput(f"{place}, {error.place}", error.found, error.allowed) from error

    async def reply(self, game: str, origin: Origin, match: Match) -> str:
        """Return the answer of the opponent of a puzzle or of the guided match.

        Raises:
            WorkFailed: it takes too long, as a puzzle of somebody's own may.
        """
        saved = match.save(log=False)
        if origin.scenario:
            return await self.thinking.work(defend, game, origin.scenario, "", saved, seconds=self.limit)
        return await self.thinking.check(defend, game, "", origin.puzzle, saved, seconds=self.limit)

    async def moment(self, replay: str, position: int) -> str:
        """Return the match at a moment of a replay, as it is saved."""
        return await self.desk.match_at(replay, position)

    def replay(self, match: Match, position: int, data: TableData) -> ReplayRow:
        """Return a table's match, which has ended at a position, as a new replay."""
        seats = [Seated(seat.name, seat.bot, seat.level, seat.token) for seat in data.seats]
        # A match that plays on counts its own steps; its record has those before too.
        before = match.step_count - position
        undone = [position + before for position in data.undone]
        return replay_row(data.match_id, match, seats, undone)

    async def replay_of(self, match_id: str) -> str:
        """Return the id of the replay of a match, empty if it has none."""
        found = await self.store.replay_of(match_id)
        return "" if found is None else found.id

    def is_empty(self, room: Room) -> None:
        """Tell that the last connection of a room has gone."""
        if self.when_empty is not None:
            self.when_empty(room)
