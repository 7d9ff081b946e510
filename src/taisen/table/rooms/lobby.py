"""Lobby: makes tables, lets people join them, and finds their rooms.

A room is in memory while somebody is there; else it is in the store alone and is loaded when it is asked for.
So a server that comes up again has nothing to do: every match stands in the store as it stood before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

import taisen
from taisen.kernel.errors import BadInput, shown
from taisen.table import wire
from taisen.table.mats import GAMES
from taisen.table.problems import Fault
from taisen.table.rooms import trials
from taisen.table.rooms.connection import Connection
from taisen.table.rooms.data import Origin, SeatData, TableData
from taisen.table.rooms.decks import chosen_deck
from taisen.table.rooms.matches import origin_of
from taisen.table.rooms.room import Room
from taisen.table.rooms.tokens import MAX_TOKEN, check_token, holder, new_id, new_token, token_hash
from taisen.table.rooms.words import check_name
from taisen.table.storage.errors import DamagedError, StorageError

if TYPE_CHECKING:
    from taisen.table.rooms.house import House
    from taisen.table.storage.rows import TableRow

log: Final = structlog.get_logger("taisen.lobby")

IDLE: Final = 60.0
"""Seconds that an empty room stays in memory."""
DEFAULT_GRACE: Final = 600
"""Seconds that a player may be away where a shared table says nothing of clocks."""
MAX_SECONDS: Final = 7 * 24 * 3600
MAX_PERIODS: Final = 100
SPECTATOR: Final = -1
MAX_SPECTATORS: Final = 200
"""How many may look on at one table; each is sent every position."""
SEATS: Final = 2


class Lobby:
    """All tables of a server.

    Attributes:
        house: what the rooms share.
        rooms: those in memory, by the ids of their tables.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._removing = asyncio.Lock()
        house.when_empty = self._empty

    # -- making ------------------------------------------------------------------------------------

    async def create(self, new: wire.NewTable, language: wire.Language = "en") -> wire.TableMade:
        """Make a table; its match begins at once if no seat waits for somebody.

        Raises:
            BadInput: there is no such game, deck, bot, puzzle or replay.
            Fault: the seats or options do not fit together.
        """
        if new.game not in GAMES:
            raise BadInput("game", shown(new.game), ", ".join(GAMES))
        if len(new.seats) != SEATS:
            raise Fault("input", "seats", f"{len(new.seats)} seats", f"{SEATS} seats")
        given = [bool(new.scenario), bool(new.puzzle), bool(new.replay)]
        if sum(given) > 1:
            raise Fault("input", "table", "several beginnings", "one of scenario, puzzle, replay")
        if new.replay and new.position < 0:
            raise Fault("input", "position", str(new.position), "0 or more")
        origin = Origin(new.scenario, new.puzzle, new.replay, new.position)
        _check_rules(new.game, new.options.rules, origin)
        both = all(seat.kind == "me" for seat in new.seats)
        tokens: list[str] = []
        seats: list[SeatData] = []
        for number, choice in enumerate(new.seats):
            token = "" if choice.kind == "bot" else tokens[0] if both and tokens else new_token()
            tokens.append(token)
            seats.append(self._seat(new, choice, number, origin, token, language))
            seats[-1].hands = new.options.hands and choice.kind == "me"
        watch = new_token()
        data = TableData(seats, new.options, token_hash(watch), both, origin)
        data.options = self._options(new.options, data.solo)
        # What cannot be begun is not made; it is read once, beside the event loop.
        await trials.try_beginning(self.house.thinking, new.game, origin)
        await asyncio.to_thread(origin_of, new.game, data)
        room = Room(self.house, new_id(), new.game, self.house.time.wall(), data, "waiting")
        async with room.lock:
            if any(seat.kind == "open" for seat in seats):
                await self.house.store.add_table(room.row(data, "waiting"))
            else:
                await room.create()
        self.rooms[room.id] = room
        self._empty(room)
        log.info("table-made", table=room.id, game=new.game, seats=[seat.kind for seat in new.seats])
        return wire.TableMade(room.id, tokens, watch)

    def _seat(
        self,
        new: wire.NewTable,
        choice: wire.SeatChoice,
        number: int,
        origin: Origin,
        token: str,
        language: wire.Language,
    ) -> SeatData:
        kinds: dict[str, str] = {"me": "person", "friend": "open", "bot": "bot"}
        seat = msgspec.convert({"kind": kinds[choice.kind]}, SeatData)
        seat.name = check_name(choice.name)
        if choice.kind == "bot":
            self.house.check_bot(choice.bot, choice.level, f"seat {number + 1}")
            seat.bot, seat.level = choice.bot, choice.level
        if token:
            seat.token = token_hash(token)
        if choice.deck is not None:
            self._give_deck(
                new.game, seat, choice.deck, f"seat {number + 1}, deck", language, new.options.rules
            )
        elif origin.whole and choice.kind != "friend":
            raise Fault("input", f"seat {number + 1}, deck", "none", "a deck")
        return seat

    def _give_deck(
        self,
        game: str,
        seat: SeatData,
        choice: wire.DeckChoice,
        where: str,
        language: wire.Language,
        rules: str,
    ) -> None:
        deck = chosen_deck(game, choice, where, language, rules)
        seat.deck_name, seat.deck = deck.name, deck.text()

    def _options(self, options: wire.TableOptions, solo: bool) -> wire.TableOptions:
        """Return the options as they hold: within bounds, and with a grace time at a shared table."""
        clock = options.clock
        if clock is None:
            return (
                options
                if solo
                else msgspec.structs.replace(options, clock=wire.ClockSettings(grace=DEFAULT_GRACE))
            )
        for name in ("match", "decision", "byoyomi", "grace"):
            value = getattr(clock, name)
            if not 0 <= value <= MAX_SECONDS:
                raise Fault("input", f"clock, {name}", str(value), f"0 to {MAX_SECONDS} seconds")
        if not 0 <= clock.periods <= MAX_PERIODS:
            raise Fault("input", "clock, periods", str(clock.periods), f"0 to {MAX_PERIODS}")
        return options

    async def join(
        self, table: str, token: str, joining: wire.JoinTable, language: wire.Language = "en"
    ) -> tuple[Room, int]:
        """Let somebody take the open seat that a token belongs to; the match begins with the last.

        Returns:
            The room and the seat's number.

        Raises:
            BadInput: there is no such deck.
            Fault: there is no such table, or the seat is taken.
        """
        room = await self.find(table)
        async with room.lock:
            if self.rooms.get(table) is not room:  # unloaded while this waited for the lock
                raise Fault("server", "table", table, "", status=503)
            number = holder(token, [seat.token for seat in room.data.seats])
            if number < 0:
                raise no_table(table)
            if room.data.seats[number].kind != "open":
                raise Fault("seat-taken", "seat", str(number + 1), "", status=409)
            before = room.data
            after = before.copy()
            seat = after.seats[number]
            seat.name = check_name(joining.name)
            seat.hands = joining.hands
            if joining.token:
                seat.token = token_hash(check_token(joining.token))
            if after.origin.whole:
                self._give_deck(room.game, seat, joining.deck, "deck", language, after.options.rules)
            seat.kind = "person"
            room.data = after
            try:
                if any(one.kind == "open" for one in after.seats):
                    await room.save()
                    room.display.tell_state()
                else:
                    await room.begin()
            except BaseException:
                room.data = before
                raise
        log.info("table-joined", table=table, seat=number)
        return room, number

    # -- finding -----------------------------------------------------------------------------------

    async def find(self, table: str) -> Room:
        """Return the room of a table, loaded if it is not in memory.

        Raises:
            Fault: there is no such table.
        """
        room = self.rooms.get(table)
        if room is not None:
            return room
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def peek(self, table: str, token: str) -> tuple[Room, int]:
        """Return the room that a token opens, and the seat that it belongs to: -1 for spectators.

        Raises:
            Fault: there is no such table, the token opens nothing, or no spectators are let in.
        """
        if not token or len(token) > MAX_TOKEN:
            raise no_table(table)
        room = await self.find(table)
        hashes = [*(seat.token for seat in room.data.seats), room.data.watch]
        number = holder(token, hashes)
        if number < 0:
            raise no_table(table)
        if number == len(room.data.seats):
            if not room.data.options.spectators:
                raise Fault("no-spectators", "table", table, "", status=403)
            return room, SPECTATOR
        return room, 0 if room.data.both else number

    async def admit(self, table: str, token: str) -> tuple[Room, Connection]:
        """Return the room that a token opens, and a connection for its holder.

        Raises:
            Fault: as ``peek`` says, or as many look on as may.
        """
        room, seat = await self.peek(table, token)
        data = room.data
        if seat == SPECTATOR:
            if room.audience.spectators + len(room.expected) >= MAX_SPECTATORS:
                raise Fault("full", "table", table, "", status=503)
        elif data.seats[seat].kind == "open":
            raise Fault("join-first", "seat", str(seat + 1), "", status=409)
        connection = Connection(seat, data.both and seat != SPECTATOR)
        # Until it greets, nothing else keeps the room from being unloaded, and then there would be two.
        room.expected.add(connection)
        return room, connection

    async def _load(self, table: str) -> Room:
        store = self.house.store
        async with self._removing:
            pass  # a table that is being removed is not found; what is loading from here on stays
        row = await store.table(table) if len(table) <= MAX_TOKEN and table.isprintable() else None
        if row is None:
            raise no_table(table)
        room = self._stored_room(row)
        if room.data.match_id and room.status != "waiting":
            await self._set_up(room)
        self.rooms[row.id] = room
        self._empty(room)
        log.info("table-loaded", table=row.id, status=room.status)
        return room

    def _stored_room(self, row: TableRow) -> Room:
        """Return the room of a stored table, without its match.

        Raises:
            Fault: what was stored is damaged.
        """
        try:
            data = msgspec.json.decode(row.data, type=TableData)
            if len(data.seats) != SEATS:
                raise BadInput("table", f"{len(data.seats)} seats", f"{SEATS} seats")
        except (msgspec.DecodeError, UnicodeDecodeError, BadInput) as error:
            log.warning("table-damaged", table=row.id, reason=str(error))
            raise Fault("damaged", "table", row.id, "", status=410) from error
        try:
            return Room(self.house, row.id, row.game, row.created, data, row.status)
        except BadInput as error:
            # What its matches began from is no more, a puzzle that was renamed say; the match itself stands.
            log.warning("origin-unreadable", table=row.id, reason=str(error))
            data.origin = Origin()
            return Room(self.house, row.id, row.game, row.created, data, row.status)

    async def _set_up(self, room: Room) -> None:
        """Put the stored match on the table; close that one table if its match cannot be read any more."""
        store = self.house.store
        identity = room.data.match_id
        try:
            match = await store.match(identity)
            steps = await store.steps(identity)
            if match is None or [step.position for step in steps] != list(range(match.position + 1)):
                raise BadInput("match", "steps that are not all there", "every step of the match")
            room.stand(taisen.load_match(match.setup, match.state, log=True), steps)
        except Exception as error:
            # Whatever is wrong with one table must stop no other.
            if isinstance(error, StorageError) and not isinstance(error, DamagedError):
                raise
            log.warning("match-unreadable", table=room.id, match=identity, reason=repr(error))
            await room.close_match(identity)
            # What was over before has a replay, which may be read all the same.
            room.replay = await self.house.replay_of(identity)
            return
        assert room.play is not None
        outcome = room.play.match.outcome
        if outcome is not None and match.status == "running":
            await room.finish(outcome)
        elif match.status != "running":
            room.replay = await self.house.replay_of(match.id)

    async def recover(self) -> int:
        """Look at the tables that were open when the server stopped; return how many there are.

        Nothing is loaded: a room comes up when its first player is back.
        """
        found = await self.house.store.open_tables()
        log.info("recovered", tables=found)
        return found

    # -- memory ------------------------------------------------------------------------------------

    def _empty(self, room: Room) -> None:
        time = self.house.time
        time.at(time.now() + IDLE, lambda: self._unload(room))

    def _unload(self, room: Room) -> None:
        """Let a room go that nobody has come back to; the store has all of it."""
        if self.rooms.get(room.id) is not room:
            return
        if room.idle:
            room.stop()
            del self.rooms[room.id]
        elif not room.audience.connections:
            self._empty(room)  # something goes on there, or somebody is about to greet

    async def remove_old(self, before: float) -> int:
        """Remove some of the tables that are over and quiet since a time, and in no room.

        Returns:
            How many were removed, 0 if none is left.
        """
        async with self._removing:
            return await self.house.store.remove_old_tables(before, {*self.rooms, *self._loading})

    async def close(self, text: str = "") -> None:
        """Send everybody away: the server goes down. They come back by themselves."""
        for room in list(self.rooms.values()):
            await room.go_down(True, text)
        await self.house.close()


def _check_rules(game: str, rules: str, origin: Origin) -> None:
    """Check the version of the rules that a table asks for.

    Raises:
        Fault: the game is not offered under it, or what the table begins from has its own.
    """
    if not rules:
        return
    if not origin.whole:
        raise Fault("input", "options, rules", shown(rules), "none: the beginning says its own")
    offered = taisen.game(game).rule_sets
    if rules not in offered:
        raise Fault("input", "options, rules", shown(rules), ", ".join(offered))


def no_table(table: str) -> Fault:
    """Return the error for a table that is not there, or not for this token: which of both is not told."""
    return Fault("no-table", "table", table, "", status=404)
