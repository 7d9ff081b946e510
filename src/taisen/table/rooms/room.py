"""Room: one table while somebody is there: its seats, its match, who comes and goes.

Owns the changes of a match and of a series; ``display`` shows them, ``timekeeper`` and ``bots`` make some.

Everything that happens at a table happens one thing after the other, under the room's lock. A change is made
on a copy, stored, and only then taken and shown; what fails on the way has not happened.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from taisen.kernel.errors import TaisenError
from taisen.kernel.outcome import CLOSED
from taisen.table import wire
from taisen.table.buckets import Bucket
from taisen.table.mats import mat
from taisen.table.problems import Fault, problem
from taisen.table.rooms import actions, clocks, moments, series, trials
from taisen.table.rooms.auto import MAX_RUN, automatic, usual
from taisen.table.rooms.bots import Bots
from taisen.table.rooms.chat import ChatLog
from taisen.table.rooms.connection import NORMAL, TAKEN_OVER, Audience, Connection
from taisen.table.rooms.data import TableData
from taisen.table.rooms.display import Display
from taisen.table.rooms.matches import begin_match, origin_of
from taisen.table.rooms.offers import after_answer
from taisen.table.rooms.play import Draft, Play, snapshot, tell
from taisen.table.rooms.timekeeper import Timekeeper
from taisen.table.rooms.tokens import new_id
from taisen.table.storage.errors import StorageError
from taisen.table.storage.rows import MatchEnd, MatchRow, StepRow, TableRow, TableStatus
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from taisen.kernel.match import Match
    from taisen.kernel.outcome import Outcome
    from taisen.table.beginnings import Beginning
    from taisen.table.lesson import Lesson
    from taisen.table.rooms.house import House

log: Final = structlog.get_logger("taisen.rooms")

MAX_FAILURES: Final = 3
"""How often an answer that is nobody's choice may take too long before the match is closed."""


class Room:
    """A table.

    Attributes:
        house: what all rooms share.
        id: id of the table.
        game: the game's name.
        created: when it was made, in seconds since 1970.
        data: what is stored of it beside its matches.
        status: as in ``wire.TableState``.
        audience: who is connected.
        play: the present or last match; None before the first, or if it cannot be read any more.
        replay: id of the replay of the match, once it is over.
        auto: what is answered for each seat, None where it has said nothing of it.
        origin: what matches begin from, None for two decks.
        reports: how often a fault may be reported.
        lock: held by whoever changes anything.
        expected: connections that were let in and have neither greeted nor left.
        timekeeper: what comes by time alone.
        display: what everybody is sent.
        bots: who plays for bots.
    """

    def __init__(
        self,
        house: House,
        identity: str,
        game: str,
        created: float,
        data: TableData,
        status: TableStatus,
    ) -> None:
        self.house = house
        self.id = identity
        self.game = game
        self.created = created
        self.data = data
        self.status: TableStatus = status
        self.mat = mat(game)
        self.audience = Audience()
        self.play: Play | None = None
        self.replay = ""
        self.auto: list[wire.AutoSettings | None] = [None, None]
        self.origin: Beginning | Lesson | None = origin_of(game, data)
        self.lock = asyncio.Lock()
        self.expected: set[Connection] = set()
        self.chat = ChatLog(house.store, identity)
        self.reports = Bucket(rate=0.02, burst=3)
        self.timekeeper = Timekeeper(self)
        self.display = Display(self)
        self.bots = Bots(self)
        self._failures = 0
        self._serial = int(house.time.wall() * 1000)

    # -- coming and going --------------------------------------------------------------------------

    async def enter(self, connection: Connection, language: wire.Language) -> None:
        """Let a connection in that has said hello: it gets the table, the match and the chat.

        A seat's earlier connection gives way. What the server answered for the seat is cleared.
        """
        async with self.lock:
            self.expected.discard(connection)
            # What can fail comes first: whoever cannot be greeted takes no seat over.
            await self.chat.lines()
            connection.language = language
            if connection.seat >= 0:
                before = self.audience.at(connection.seat)
                if before is not None:
                    self.audience.remove(before)
                    before.send(wire.TakenOver())
                    before.close(TAKEN_OVER)
            self.audience.add(connection)
            self._come_or_go(connection, True)
            self.display.tell_state()
            self.display.show(connection)
            await self.chat.greet(connection, self.quiet and connection.seat >= 0)
            self.plan()

    async def leave(self, connection: Connection) -> None:
        """Let a connection go."""
        self.expected.discard(connection)
        async with self.lock:
            if not self.audience.remove(connection):
                return
            self._come_or_go(connection, False)
            self.display.tell_state()
            self.plan()
            if not self.audience.plays:
                await self.timekeeper.save()
        if not self.audience.connections:
            self.house.is_empty(self)

    def _come_or_go(self, connection: Connection, come: bool) -> None:
        players = self.seats_of(connection)
        for player in players:
            self.auto[player] = None
        self.timekeeper.come_or_go(players, come)

    def seats_of(self, connection: Connection) -> tuple[int, ...]:
        """Return the seats that a connection plays."""
        if connection.seat < 0:
            return ()
        return (0, 1) if connection.both else (connection.seat,)

    @property
    def quiet(self) -> bool:
        """Whether spectators do not reach the players now."""
        return self.status == "running" and not self.data.solo

    # -- messages ----------------------------------------------------------------------------------

    async def receive(self, connection: Connection, message: wire.ClientMessage) -> None:
        """Do what a message asks for; what cannot be done is refused, and changes nothing."""
        await self._try(connection, message, self._act(connection, message))

    def show_moment(self, connection: Connection, message: wire.LookBack, look: moments.Look) -> None:
        """Let somebody look back; the match goes on meanwhile."""
        self.house.start(self._try(connection, message, moments.show_moment(self, connection, look)))

    async def _act(self, connection: Connection, message: wire.ClientMessage) -> None:
        async with self.lock:
            if connection.open:
                await actions.act(self, connection, message)

    async def _try(
        self, connection: Connection, message: wire.ClientMessage, work: Coroutine[object, object, None]
    ) -> None:
        try:
            await work
        except StorageError as error:
            log.warning("not-stored", table=self.id, reason=str(error))
            refuse(connection, message, error)
        except TaisenError as error:
            refuse(connection, message, error)
        except Exception:
            log.exception("message-failed", table=self.id, message=type(message).__name__)
            refuse(connection, message, Fault("server", "server", "", "", status=500))

    def running(self) -> Play:
        """Return the match that is running.

        Raises:
            Fault: none is.
        """
        if self.play is None or self.play.over or self.status != "running":
            raise Fault("no-match", "match", self.status, "running", status=409)
        return self.play

    # -- changes of the match ----------------------------------------------------------------------

    async def create(self) -> None:
        """Store a new table, and begin its first match."""
        await self.house.store.add_table(self.row(self.data, "waiting"))
        try:
            await self.begin()
        except BaseException:
            await self.house.store.remove_table(self.id)
            raise

    async def begin(self) -> None:
        """Begin the next match of the series.

        Raises:
            BadInput: what it should begin from cannot be used.
        """
        data = self.data
        moment = ""
        if data.origin.replay:
            moment = await self.house.moment(data.origin.replay, data.origin.position)
        await trials.try_beginning(self.house.thinking, self.game, data.origin)
        match = await asyncio.to_thread(begin_match, self.game, data, moment)
        after = data.copy()
        after.count += 1
        after.number += 1
        after.match_id = new_id()
        after.offers = []
        after.undone = []
        for seat in after.seats:
            seat.ready = False
        after.hands = after.shows_hands
        after.clock = clocks.fresh(data.options.clock)
        first = StepRow(after.match_id, 0, "begin", -1, "", tell(self.mat, match, 0))
        stored = snapshot(match, 0)
        row = MatchRow(
            id=after.match_id,
            table_id=self.id,
            number=after.count,
            status="running",
            rule_set=match.game.rule_set,
            version=VERSION,
            position=0,
            turn=match.turn,
            setup=match.save_setup(),
            state=stored.state,
            created=self.house.time.wall(),
        )
        await self.house.store.add_match(row, first, self.row(after, "running"))
        self.data = after
        self.status = "running"
        self.replay = ""
        self.stand(match, [first])
        log.info("match-begun", table=self.id, match=after.match_id, number=after.number)
        self.auto = [None, None]
        self._ask()
        self.display.tell_state()
        self.display.show_all()
        self.plan()
        play = self.running()
        draft = play.draft()
        if self.automatic_answer(play, draft):
            await self.advance(draft)

    def stand(self, match: Match, steps: list[StepRow]) -> None:
        """Put a match on the table, as it begins or as it was stored."""
        self._serial += 1
        self.play = Play(self.data.match_id, self.data.number, match, self.mat, steps, self._serial)
        self.timekeeper.set_up()
        self.display.set_delay()

    async def advance(self, draft: Draft, connection: Connection | None = None) -> None:
        """Take a change: with what the server answers after it, store it, take it, and show it.

        Args:
            draft: the change.
            connection: who is told that the answer is accepted.
        """
        play = self.running()
        serial = play.serial
        await self._add_automatic(play, draft)
        offers = self._offers_after(draft)
        changed = offers != self.data.offers
        self.timekeeper.now()
        outcome = draft.match.outcome
        if outcome is not None:
            after, end = self._ended(draft.match, draft.position, outcome)
            await self.house.store.add_steps(draft.steps, draft.snapshot(), self.row(after, "finished"), end)
            self._take_end(after, end)
        else:
            row = None
            if self.timekeeper.clocks is not None or changed:
                row = self.row(msgspec.structs.replace(self.data, offers=offers), self.status)
            await self.house.store.add_steps(draft.steps, draft.snapshot(), row)
            self.data.offers = offers
        play.take(draft)
        self._failures = 0
        if connection is not None:
            connection.send(wire.Accepted(serial))
        self._ask()
        if play.over or changed:
            self.display.tell_state()
        self.display.show_all()
        self.plan()

    def _offers_after(self, draft: Draft) -> list[wire.Offer]:
        if draft.match.outcome is not None:
            return []
        if any(step.kind != "answer" for step in draft.steps):
            return []
        return after_answer(self.data.offers, {step.player for step in draft.steps})

    async def _add_automatic(self, play: Play, draft: Draft) -> None:
        """Answer what seats let the server answer."""
        for _ in range(MAX_RUN):
            text = self.automatic_answer(play, draft)
            if not text:
                return
            await self.answer(draft, text)

    async def answer(self, draft: Draft, text: str) -> None:
        """Give an answer in a draft.

        Raises:
            Fault: it is not offered, or takes too long in a match that somebody set up.
        """
        if trials.is_made_up(draft.play, self.data.origin):
            await trials.answer(self.house.thinking, draft, text)
        else:
            draft.answer(text)

    def auto_of(self, player: int) -> wire.AutoSettings:
        """Return what the server answers for a seat."""
        return self.auto[player] or usual(self.data, player)

    def automatic_answer(self, play: Play, draft: Draft) -> str:
        """Return what the server answers now, empty if somebody is to be asked."""
        decision = draft.match.decision
        if decision is None:
            return ""
        return automatic(
            decision,
            self.auto_of(decision.player),
            self.mat,
            window=self.mat.window(draft.match),
            ability=self.mat.may_ability(draft.match),
            steps=[*play.steps[-MAX_RUN:], *draft.steps],
            solo=self.data.solo,
        )

    async def failed(self) -> None:
        """Note that an answer of a bot or of a clock took too long; after some times the match is closed."""
        self._failures += 1
        if self._failures >= MAX_FAILURES:
            await self.close_match(self.data.match_id)
            self.display.tell_state()

    async def go_back(self, match: Match, position: int) -> None:
        """Take an undo: ``match`` stands after step ``position``."""
        play = self.running()
        undone = [one for one in self.data.undone if one < position]
        after = msgspec.structs.replace(self.data, offers=[], undone=[*undone, position])
        await self.house.store.cut_steps(play.id, snapshot(match, position), self.row(after, self.status))
        self.data = after
        play.go_back(match, position)
        lines = play.line_count(position)
        for connection in self.audience.connections:
            connection.rewind(position, lines)
        self.auto = [None, None]
        self._ask()
        self.display.tell_state()
        self.display.show_all()
        self.plan()

    def _ended(self, match: Match, position: int, outcome: Outcome) -> tuple[TableData, MatchEnd]:
        """Return the table after its match has ended, and the end, both to be stored."""
        after = self.data.copy()
        series.score(after, outcome)
        after.offers = []
        data = msgspec.json.encode({"winner": outcome.winner, "reason": outcome.reason, "rule": outcome.rule})
        log.info(
            "match-over", table=self.id, match=after.match_id, winner=outcome.winner, reason=outcome.reason
        )
        return after, MatchEnd("finished", data, self.house.replay(match, position, after))

    def _take_end(self, after: TableData, end: MatchEnd) -> None:
        """Take an end that is stored."""
        self.data = after
        self.status = "finished"
        assert end.replay is not None
        self.replay = end.replay.id

    async def finish(self, outcome: Outcome) -> None:
        """Note how a match ended that was stored as ended, but not its end."""
        play = self.play
        assert play is not None
        after, end = self._ended(play.match, play.position, outcome)
        await self.house.store.finish_match(play.id, end, self.row(after, "finished"))
        self._take_end(after, end)

    async def close_match(self, match_id: str) -> None:
        """Close the table of a match that cannot be read; one that was running stands without a result."""
        running, self.status = self.status == "running", "closed"
        self.play = None
        if not running:
            return
        data = msgspec.json.encode({"winner": -1, "reason": CLOSED, "rule": ""})
        row = self.row(self.data, "closed")
        try:
            await self.house.store.finish_match(match_id, MatchEnd("closed", data), row)
        except StorageError:
            await self.save()  # there is nothing left of the match itself

    async def save(self) -> None:
        """Store the table."""
        await self.house.store.save_table(self.row(self.data, self.status))

    def _ask(self) -> None:
        """Let the time for the pending decision begin; keep the position for those who see it later."""
        assert self.play is not None
        self.display.keep(self.play)
        self.timekeeper.ask()

    def plan(self) -> None:
        """Set the alarm for what comes by time alone, and let a bot think whose turn it is."""
        self.timekeeper.set_alarm()
        self.bots.let_think()

    def row(self, data: TableData, status: TableStatus) -> TableRow:
        """Return the table as it is stored."""
        return TableRow(self.id, self.game, self.created, status, msgspec.json.encode(data))

    # -- the end -----------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        here = self.audience.connections or self.expected
        return not (here or self.lock.locked() or self.bots.thinking)

    def stop(self) -> None:
        """Stop what would happen by itself."""
        self.timekeeper.stop()
        self.bots.stop()

    async def go_down(self, again: bool, text: str = "") -> None:
        """Send everybody away."""
        async with self.lock:
            self.stop()
            await self.timekeeper.save()
            for connection in self.audience.connections:
                connection.send(wire.Closing(again, text))
                connection.close(NORMAL)


def refuse(connection: Connection, message: wire.ClientMessage, error: TaisenError) -> None:
    """Tell a connection that its message was wrong."""
    kind = message.__struct_config__.tag
    number = getattr(message, "id", 0)
    said = problem(error, connection.language or "en")
    connection.send(wire.Refused(str(kind), said, number if isinstance(number, int) else 0))
