"""Display: what everybody at a table is sent of it: who sits there, and the match as each may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import taisen
from taisen.table import wire
from taisen.table.bot_titles import level_title
from taisen.table.deck_titles import deck_title
from taisen.table.pictures import with_pictures
from taisen.table.rooms.delay import Delayed
from taisen.table.rooms.updates import Extras, Sight, sight, update
from taisen.table.rule_set_titles import rules_info
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from taisen.table.rooms.connection import Connection
    from taisen.table.rooms.play import Play
    from taisen.table.rooms.room import Room


class Display:
    """What a table's connections are sent."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._delayed: Delayed | None = None

    # -- the table ---------------------------------------------------------------------------------

    def state(self, connection: Connection) -> wire.TableState:
        """Return the table as a connection is told of it."""
        return self.state_for(connection.you, connection.language or "en")

    def state_for(self, seat: int, language: wire.Language) -> wire.TableState:
        """Return the table as it is told of at a seat, -1: to a spectator."""
        room = self._room
        data = room.data
        goal = None
        if room.origin is not None and room.play is not None:
            goal = room.origin.goal(room.play.match, language, room.mat)
        room.timekeeper.now()
        return wire.TableState(
            id=room.id,
            game=room.game,
            you=seat,
            players=[self._player(player, language) for player in (0, 1)],
            options=data.options,
            status=room.status,
            solo=data.solo,
            rules=rules_info(room.game, self._rule_set(), language),
            match=max(data.number, 1),
            offers=data.offers,
            spectators=room.audience.spectators,
            replay=room.replay,
            result=self._result(seat, language),
            swap=data.swaps,
            goal=goal,
            version=VERSION,
        )

    def _rule_set(self) -> str:
        """Return the version of the rules of the match, or of the one that is to begin."""
        room = self._room
        if room.play is not None:
            return room.play.match.game.rule_set
        return room.data.options.rules or taisen.game(room.game).rule_set

    def _result(self, seat: int, language: wire.Language) -> wire.Result | None:
        """Return how the match ended, as the one at a seat is told: of two sides of one's own neither won."""
        room = self._room
        if room.play is None:
            return None
        viewer = None if seat < 0 or room.data.both else seat
        return room.mat.result(room.play.match, viewer, language)

    def _player(self, player: int, language: wire.Language) -> wire.PlayerInfo:
        room = self._room
        seat = room.data.seats[player]
        # Where the opponent answers as a puzzle says, the level of whoever sits there means nothing.
        played = room.origin is None or not room.origin.guided
        presence = room.timekeeper.presence
        return wire.PlayerInfo(
            name=seat.name,
            kind=seat.kind,
            deck=deck_title(room.game, seat.deck_name, language),
            bot=seat.bot,
            level=level_title(seat.bot, seat.level, language) if played else "",
            present=presence.present[player],
            away_since=round(presence.away[player], 1),
            wins=seat.wins,
            hands=seat.hands,
        )

    def tell_state(self) -> None:
        """Tell everybody of the table."""
        for connection in self._room.audience.connections:
            self._turn_to(connection)
            connection.send(self.state(connection))

    def _turn_to(self, connection: Connection) -> bool:
        """Let one who plays both sides look from the side that decides; return whether that changed."""
        play = self._room.play
        decision = play.decision if play is not None else None
        if not connection.both or decision is None or connection.you == decision.player:
            return False
        connection.you = decision.player
        return True

    # -- the match ---------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Send everybody the position."""
        with_state = self._room.origin is not None
        for connection in self._room.audience.connections:
            if self._turn_to(connection) or with_state:
                connection.send(self.state(connection))
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Send a connection the position, if a match is on the table."""
        play = self._room.play
        if play is None or connection.language is None or not connection.open:
            return
        seen = self.sight(play, connection)
        shown = update(play, connection, seen, self._extras(play, seen))
        connection.send(with_pictures(shown, self._room.house.data))

    def sight(self, play: Play, connection: Connection) -> Sight:
        """Return how a connection looks at the match."""
        if connection.seat < 0 and self._delayed is not None:
            return self._delayed.sight(self._room.house.time.now(), play.over)
        return sight(play, connection)

    def _extras(self, play: Play, seen: Sight) -> Extras:
        room = self._room
        clock = room.timekeeper.shown()
        if seen.player < 0 or play.over:
            return Extras(clock=clock)
        undo = play.can_undo(None if room.data.both else seen.player)
        consent = list(play.consent(seen.player)) if undo and not room.data.solo else []
        return Extras(undo, consent, clock, room.auto_of(seen.player))

    # -- spectators with a delay -------------------------------------------------------------------

    def set_delay(self) -> None:
        """Let spectators look with a delay from here on, if they are to see both hands."""
        room = self._room
        play = room.play
        self._delayed = Delayed(play.match, play.position) if play is not None and room.data.hands else None

    def keep(self, play: Play) -> None:
        """Keep the present position for those who see it later."""
        if self._delayed is not None:
            self._delayed.add(play.match, play.position, self._room.house.time.now())

    def wake(self, now: float) -> float:
        """Return in how many seconds spectators may see another position; infinity for never so."""
        return float("inf") if self._delayed is None else self._delayed.wake(now)

    def show_spectators(self) -> None:
        """Send spectators who see with a delay the position that they may see by now."""
        play = self._room.play
        if play is None or self._delayed is None:
            return
        for connection in self._room.audience.connections:
            if connection.seat < 0 and self.sight(play, connection).position != connection.position:
                self.show(connection)
