"""Updates: what a connection is sent of a match: position, question and new lines, as its reader sees it.

Only what a connected reader needs is made, when it is needed. Whatever depends on hidden cards comes from the
mat by the reader's own eyes; nothing here looks into the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table import wire
from taisen.table.rooms.play import OPEN, PUBLIC

MAX_SHOWN: Final = 400
"""The most events that are shown as movements at once."""

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.table.rooms.connection import Connection
    from taisen.table.rooms.play import Play


class Sight:
    """With whose eyes a connection looks, and at what.

    Attributes:
        match: the position that is shown; not the present one for those who see with a delay.
        position: its number.
        viewer: 0, 1, or None for everybody.
        channel: whose lines of the log.
        player: the seat that may answer, -1 for none.
    """

    __slots__ = ("channel", "match", "player", "position", "viewer")

    def __init__(self, match: Match, position: int, viewer: int | None, channel: int, player: int) -> None:
        self.match = match
        self.position = position
        self.viewer = viewer
        self.channel = channel
        self.player = player


def sight(play: Play, connection: Connection) -> Sight:
    """Return how a connection looks at the present position; a spectator sees what everybody sees."""
    if connection.seat < 0:
        return Sight(play.match, play.position, None, PUBLIC, -1)
    if connection.both:
        decision = play.decision
        player = connection.you if decision is None else decision.player
        return Sight(play.match, play.position, player, OPEN, player)
    return Sight(play.match, play.position, connection.seat, connection.seat, connection.seat)


class Extras:
    """What an update tells beside the position: see ``wire.Update``."""

    __slots__ = ("auto", "clock", "consent", "undo")

    def __init__(
        self,
        undo: bool = False,
        consent: list[str] | None = None,
        clock: wire.Clock | None = None,
        auto: wire.AutoSettings | None = None,
    ) -> None:
        self.undo = undo
        self.consent = consent or []
        self.clock = clock
        self.auto = auto


def update(play: Play, connection: Connection, seen: Sight, extras: Extras) -> wire.Update:
    """Return what a connection is sent now, and note in it that it was sent."""
    mat = play.mat
    match = seen.match
    language = connection.language
    assert language is not None
    if connection.match_id != play.id:
        connection.forget()
        connection.match_id = play.id
    first = connection.lines
    view = match.view(seen.viewer)
    board = mat.board(match, seen.viewer, language, view)
    lines = [
        mat.line(line, index, language, seen.viewer)
        for index, line in play.lines(seen.channel, first, seen.position)
    ]
    new = mat.numbers(board).union(*(line.numbers for line in lines)) - connection.faces
    moves = _moves(play, connection, seen)
    connection.faces |= new
    connection.lines = play.line_count(seen.position)
    connection.position = seen.position
    return wire.Update(
        position=seen.position,
        board=board,
        decision=mat.decision(match, seen.viewer, play.serial, language, view),
        log_from=first,
        faces=[mat.face(match, number, language) for number in sorted(new)],
        log=lines,
        moves=moves,
        undo=extras.undo,
        consent=extras.consent,
        result=mat.result(match, seen.viewer, language),
        clock=extras.clock,
        auto=extras.auto,
    )


def _moves(play: Play, connection: Connection, seen: Sight) -> list[wire.Move]:
    """Return what has moved since the last update; nothing after a greeting or an undo."""
    if connection.position < 0:
        return []
    new = play.line_count(seen.position) - connection.lines
    # A line an event; a match that was loaded or repaired holds only the events since then.
    start = len(seen.match.events) - new
    if new <= 0 or new > MAX_SHOWN or start < 0:
        return []
    return play.mat.moves(seen.match, seen.viewer, start)
