"""Room: one table while somebody is there: its seats, its match, and what everybody is sent.

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
from taisen.table.deck_titles import deck_title
from taisen.table.mats import mat
from taisen.table.pictures import with_pictures
from taisen.table.problems import Fault, problem
from taisen.table.rooms import actions, clocks, series
from taisen.table.rooms.auto import MAX_RUN, automatic
from taisen.table.rooms.chat import ChatLog
from taisen.table.rooms.connection import NORMAL, TAKEN_OVER, Audience, Connection
from taisen.table.rooms.data import TableData
from taisen.table.rooms.delay import Delayed
from taisen.table.rooms.matches import begin_match, origin_of
from taisen.table.rooms.offers import after_answer
from taisen.table.rooms.play import Draft, Play, snapshot, tell
from taisen.table.rooms.presence import Presence
from taisen.table.rooms.tokens import new_id
from taisen.table.rooms.updates import Extras, Sight, sight, update
from taisen.table.storage.errors import StorageError
from taisen.table.storage.rows import MatchRow, StepRow, TableRow, TableStatus
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.kernel.outcome import Outcome
    from taisen.table.beginnings import Beginning
    from taisen.table.lesson import Lesson
    from taisen.table.rooms.house import House
    from taisen.table.rooms.timing import Timer

log: Final = structlog.get_logger("taisen.rooms")

NEVER: Final = float("inf")
RETRY: Final = 5.0
"""Seconds after which the room tries again what failed by the server's fault."""


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
        auto: what is answered for each seat.
        presence: who is there.
        clocks: the match's clocks, None without.
        origin: what matches begin from, None for two decks.
        reports: how often a fault may be reported.
        lock: held by whoever changes anything.
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
        self.presence = Presence([seat.kind == "bot" for seat in data.seats], list(data.away))
        self.clocks: clocks.Clocks | None = None
        self.origin: Beginning | Lesson | None = origin_of(game, data)
        self.lock = asyncio.Lock()
        self.chat = ChatLog(house.store, identity)
        self.reports = Bucket(rate=0.02, burst=3)
        self._delayed: Delayed | None = None
        self._timer: Timer | None = None
        self._bot: asyncio.Task[None] | None = None
        self._bot_serial = -1
        self._serial = int(house.time.wall() * 1000)

    # -- coming and going --------------------------------------------------------------------------

    async def enter(self, connection: Connection, language: wire.Language) -> None:
        """Let a connection in that has said hello: it gets the table, the match and the chat.

        A seat's earlier connection gives way. What the server answered for the seat is cleared.
        """
        async with self.lock:
            connection.language = language
            if connection.seat >= 0:
                before = self.audience.at(connection.seat)
                if before is not None:
                    self.audience.remove(before)
                    before.send(wire.TakenOver())
                    before.close(TAKEN_OVER)
            self.audience.add(connection)
            self._come_or_go(connection, True)
            self.tell_state()
            self.show(connection)
            await self.chat.greet(connection, self.quiet and connection.seat >= 0)
            self.plan()

    async def leave(self, connection: Connection) -> None:
        """Let a connection go."""
        async with self.lock:
            if not self.audience.remove(connection):
                return
            self._come_or_go(connection, False)
            self.tell_state()
            self.plan()
            if self._counts_time and not self._somebody_plays:
                await self._save_time()
        if not self.audience.connections:
            self.house.is_empty(self)

    def _come_or_go(self, connection: Connection, come: bool) -> None:
        now = self.house.time.now()
        for player in self.seats_of(connection):
            self.auto[player] = None
            self.presence.change(player, come, now)
        self._run_clock()

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
        try:
            async with self.lock:
                if connection.open:
                    await actions.act(self, connection, message)
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
        match = begin_match(self.game, data, moment)
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
            save=stored.save,
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
        self.tell_state()
        self.show_all()
        self.plan()

    def stand(self, match: Match, steps: list[StepRow]) -> None:
        """Put a match on the table, as it begins or as it was stored."""
        self._serial += 1
        self.play = Play(self.data.match_id, self.data.number, match, self.mat, steps, self._serial)
        self.clocks = None
        settings = self.data.options.clock
        if settings is not None and self.data.clock is not None:
            self.clocks = clocks.Clocks(settings, self.data.clock)
        self.set_delay()

    def set_delay(self) -> None:
        """Let spectators look with a delay from here on, if they are to see both hands."""
        play = self.play
        self._delayed = Delayed(play.match, play.position) if play is not None and self.data.hands else None

    async def advance(self, draft: Draft, connection: Connection | None = None) -> None:
        """Take a change: with what the server answers after it, store it, take it, and show it.

        Args:
            draft: the change.
            connection: who is told that the answer is accepted.
        """
        play = self.running()
        serial = play.serial
        self._add_automatic(play, draft)
        offers = self._offers_after(draft)
        changed = offers != self.data.offers
        if self.clocks is not None:
            self.clocks.settle(self.house.time.now())
        row = None
        if self.clocks is not None or changed:
            row = self.row(msgspec.structs.replace(self.data, offers=offers), self.status)
        await self.house.store.add_steps(draft.steps, draft.snapshot(), row)
        self.data.offers = offers
        play.take(draft)
        if connection is not None:
            connection.send(wire.Accepted(serial))
        if play.match.outcome is not None:
            await self.finish(play.match.outcome)
        self._ask()
        if play.over or changed:
            self.tell_state()
        self.show_all()
        self.plan()

    def _offers_after(self, draft: Draft) -> list[wire.Offer]:
        if draft.match.outcome is not None:
            return []
        if any(step.kind != "answer" for step in draft.steps):
            return []
        return after_answer(self.data.offers, {step.player for step in draft.steps})

    def _add_automatic(self, play: Play, draft: Draft) -> None:
        """Answer what seats let the server answer."""
        for _ in range(MAX_RUN):
            text = self.automatic_answer(play, draft)
            if not text:
                return
            draft.answer(text)

    def automatic_answer(self, play: Play, draft: Draft) -> str:
        """Return what the server answers now, empty if somebody is to be asked."""
        decision = draft.match.decision
        settings = None if decision is None else self.auto[decision.player]
        if decision is None or settings is None:
            return ""
        return automatic(
            decision,
            settings,
            window=self.mat.window(draft.match),
            ability=self.mat.may_ability(draft.match),
            steps=[*play.steps[-MAX_RUN:], *draft.steps],
            solo=self.data.solo,
        )

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
        self.tell_state()
        self.show_all()
        self.plan()

    async def finish(self, outcome: Outcome) -> None:
        """Note how the match ended, and make it a replay."""
        play = self.play
        assert play is not None
        after = self.data.copy()
        series.score(after, outcome)
        after.offers = []
        data = msgspec.json.encode({"winner": outcome.winner, "reason": outcome.reason, "rule": outcome.rule})
        await self.house.store.finish_match(play.id, "finished", data, self.row(after, "finished"))
        self.data = after
        self.status = "finished"
        self.replay = await self.house.publish(play, self.data)
        log.info("match-over", table=self.id, match=play.id, winner=outcome.winner, reason=outcome.reason)

    async def close_match(self, match_id: str, running: bool) -> None:
        """Close the table of a match that these rules cannot read: it stands without a result."""
        if running:
            data = msgspec.json.encode({"winner": -1, "reason": CLOSED, "rule": ""})
            await self.house.store.finish_match(match_id, "closed", data, self.row(self.data, "closed"))
        self.status = "closed"

    async def save(self) -> None:
        """Store the table."""
        await self.house.store.save_table(self.row(self.data, self.status))

    def row(self, data: TableData, status: TableStatus) -> TableRow:
        """Return the table as it is stored."""
        return TableRow(self.id, self.game, self.created, status, msgspec.json.encode(data))

    # -- what everybody is sent --------------------------------------------------------------------

    def state(self, connection: Connection) -> wire.TableState:
        """Return the table as a connection is told of it."""
        return self.state_for(connection.you, connection.language or "en")

    def state_for(self, seat: int, language: wire.Language) -> wire.TableState:
        """Return the table as it is told of at a seat, -1: to a spectator."""
        data = self.data
        goal = None
        if self.origin is not None and self.play is not None:
            goal = self.origin.goal(self.play.match, language, self.mat)
        return wire.TableState(
            id=self.id,
            game=self.game,
            you=seat,
            players=[self._player(player, language) for player in (0, 1)],
            options=data.options,
            status=self.status,
            solo=data.solo,
            match=max(data.number, 1),
            offers=data.offers,
            spectators=self.audience.spectators,
            replay=self.replay,
            goal=goal,
            version=VERSION,
        )

    def _player(self, player: int, language: wire.Language) -> wire.PlayerInfo:
        seat = self.data.seats[player]
        self.presence.settle(self.house.time.now())
        return wire.PlayerInfo(
            name=seat.name,
            kind=seat.kind,
            deck=deck_title(self.game, seat.deck_name, language),
            bot=seat.bot,
            level=seat.level,
            present=self.presence.present[player],
            away_since=round(self.presence.away[player], 1),
            wins=seat.wins,
            hands=seat.hands,
        )

    def tell_state(self) -> None:
        """Tell everybody of the table."""
        for connection in self.audience.connections:
            self._turn_to(connection)
            connection.send(self.state(connection))

    def _turn_to(self, connection: Connection) -> bool:
        """Let one who plays both sides look from the side that decides; return whether that changed."""
        decision = self.play.decision if self.play is not None else None
        if not connection.both or decision is None or connection.you == decision.player:
            return False
        connection.you = decision.player
        return True

    def show_all(self) -> None:
        """Send everybody the position."""
        with_state = self.origin is not None
        for connection in self.audience.connections:
            if self._turn_to(connection) or with_state:
                connection.send(self.state(connection))
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Send a connection the position, if a match is on the table."""
        play = self.play
        if play is None or connection.language is None or not connection.open:
            return
        seen = self.sight(play, connection)
        shown = update(play, connection, seen, self._extras(play, seen))
        connection.send(with_pictures(shown, self.house.data))

    def sight(self, play: Play, connection: Connection) -> Sight:
        """Return how a connection looks at the match."""
        if connection.seat < 0 and self._delayed is not None:
            return self._delayed.sight(self.house.time.now(), play.over)
        return sight(play, connection)

    def _extras(self, play: Play, seen: Sight) -> Extras:
        clock = None
        if self.clocks is not None:
            self.clocks.settle(self.house.time.now())
            clock = self.clocks.shown()
        if seen.player < 0 or play.over:
            return Extras(clock=clock)
        undo = play.can_undo(None if self.data.both else seen.player)
        consent = list(play.consent(seen.player)) if undo and not self.data.solo else []
        return Extras(undo, consent, clock, self.auto[seen.player] or wire.AutoSettings())

    # -- time --------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Let the time for the pending decision begin; keep the position for those who see it later."""
        play = self.play
        assert play is not None
        now = self.house.time.now()
        if self._delayed is not None:
            self._delayed.add(play.match, play.position, now)
        if self.clocks is not None:
            self.clocks.ask(self._timed(), now)

    def _run_clock(self) -> None:
        if self.clocks is not None:
            self.clocks.run(self._timed(), self.house.time.now())

    def _timed(self) -> int:
        """Return whose clock runs: of the person who decides, while anybody is there."""
        play = self.play
        decision = play.decision if play is not None else None
        if decision is None or self.status != "running" or self.data.seats[decision.player].kind != "person":
            return clocks.NOBODY
        return decision.player if self._somebody_plays else clocks.NOBODY

    @property
    def _somebody_plays(self) -> bool:
        """Whether a player is connected."""
        return any(connection.seat >= 0 for connection in self.audience.connections)

    @property
    def _counts_time(self) -> bool:
        """Whether a clock or the grace time matters now."""
        return self.status == "running" and (self.clocks is not None or self.grace > 0)

    async def _save_time(self) -> None:
        """Store how much time has passed, since nobody is there who would see it pass."""
        now = self.house.time.now()
        self.presence.settle(now)
        self.data.away = (self.presence.away[0], self.presence.away[1])
        if self.clocks is not None:
            self.clocks.settle(now)
        try:
            await self.save()
        except StorageError as error:
            log.warning("not-stored", table=self.id, reason=str(error))

    @property
    def grace(self) -> float:
        """Seconds that a player may be away; 0 for any time."""
        settings = self.data.options.clock
        if self.data.solo or self.status != "running" or settings is None:
            return 0
        return settings.grace

    def plan(self) -> None:
        """Set the alarm for what comes by time alone, and let a bot think whose turn it is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = self.house.time.now()
        wait = NEVER
        if self.clocks is not None:
            self.clocks.settle(now)
            wait = min(wait, self.clocks.wake())
        if self.grace:
            self.presence.settle(now)
            wait = min(wait, self.presence.left(self.grace))
        if self._delayed is not None and self.audience.spectators:
            wait = min(wait, self._delayed.wake(now))
        if wait != NEVER:
            # A little later, so that what is due then is due beyond the rounding of numbers.
            self._wake_at(now + wait + 0.001)
        self._let_bot_think()

    def _wake_at(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.house.time.at(when, self._wake)

    def _wake(self) -> None:
        self.house.start(self._tick())

    async def _tick(self) -> None:
        """Do what is due."""
        try:
            async with self.lock:
                await self._do_due()
        except Exception:
            log.exception("tick-failed", table=self.id)
            self._wake_at(self.house.time.now() + RETRY)

    async def _do_due(self) -> None:
        play = self.play
        if play is None or play.over or self.status != "running":
            self._show_spectators()
            return
        now = self.house.time.now()
        self.presence.settle(now)
        gone = self.presence.gone(self.grace) if self.grace else -1
        due: clocks.Due = ""
        if self.clocks is not None:
            self.clocks.settle(now)
            due = self.clocks.due()
        draft = play.draft()
        decision = play.decision
        assert decision is not None
        if gone >= 0:
            draft.end("abandoned", 1 - gone)
        elif due == "lost":
            draft.end("time", 1 - decision.player)
        elif due == "default":
            draft.answer(decision.default.text)
        else:
            self._show_spectators()
            self.plan()
            return
        await self.advance(draft)

    def _show_spectators(self) -> None:
        play = self.play
        if play is None or self._delayed is None:
            return
        for connection in self.audience.connections:
            if connection.seat < 0 and self.sight(play, connection).position != connection.position:
                self.show(connection)

    # -- bots --------------------------------------------------------------------------------------

    def _let_bot_think(self) -> None:
        play = self.play
        decision = play.decision if play is not None else None
        if play is None or decision is None or self.status != "running":
            return
        if self.data.seats[decision.player].kind != "bot" or not self.audience.connections:
            return
        if self._bot_serial == play.serial and self._bot is not None and not self._bot.done():
            return
        self._bot_serial = play.serial
        self._bot = self.house.start(self._bot_answers(play, decision.player, play.serial))

    async def _bot_answers(self, play: Play, player: int, serial: int) -> None:
        """Let a bot think about the pending decision, and take its answer if it still fits."""
        seat = self.data.seats[player]
        began = self.house.time.now()
        try:
            if self.origin is not None and self.origin.guided:
                text = await self.house.reply(self.game, self.data.origin, play.match)
            else:
                text = await self.house.think(play.match, player, seat.bot, seat.level)
            await self.house.pause(began + self.house.pace)
            async with self.lock:
                if self.play is play and play.serial == serial and self.status == "running":
                    draft = play.draft()
                    draft.answer(text)
                    await self.advance(draft)
        except Exception:
            log.exception("bot-failed", table=self.id)
            await self.house.pause(self.house.time.now() + RETRY)
            self._bot = None
            self.plan()

    # -- the end -----------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        thinking = self._bot is not None and not self._bot.done()
        return not (self.audience.connections or self.lock.locked() or thinking)

    def stop(self) -> None:
        """Stop what would happen by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._bot is not None:
            self._bot.cancel()

    async def go_down(self, again: bool, text: str = "") -> None:
        """Send everybody away."""
        async with self.lock:
            self.stop()
            if self._counts_time:
                await self._save_time()
            for connection in self.audience.connections:
                connection.send(wire.Closing(again, text))
                connection.close(NORMAL)


def refuse(connection: Connection, message: wire.ClientMessage, error: TaisenError) -> None:
    """Tell a connection that its message was wrong."""
    kind = message.__struct_config__.tag
    number = getattr(message, "id", 0)
    said = problem(error, connection.language or "en")
    connection.send(wire.Refused(str(kind), said, number if isinstance(number, int) else 0))
