"""Moments: a running match as it stood earlier, for one who looks back along the log.

Owns which moments a connection may look at and with whose eyes; ``draw_job`` plays the match to there and
draws it, in a worker process. A reader sees what that reader was allowed to see then: of what is taken back,
of what came to be known since, and of what spectators see with a delay only later, there is nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

import taisen
from taisen.kernel.errors import ReplayMismatch
from taisen.kernel.replay import Replayer
from taisen.table import wire
from taisen.table.mats import mat
from taisen.table.pictures import with_pictures
from taisen.table.problems import Fault
from taisen.table.rooms.delay import opened
from taisen.table.rooms.play import OPEN

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.table.rooms.connection import Connection
    from taisen.table.rooms.play import Play
    from taisen.table.rooms.room import Room
    from taisen.table.storage.rows import StepRow

Eyes = Literal["first", "second", "everybody", "deciding", "open"]
"""Who looks: a player, everybody, whoever decides at that moment (for one who plays both sides), or one who
sees both hands."""

_PLAYERS: Final[tuple[Eyes, Eyes]] = ("first", "second")
_DECODER: Final = msgspec.json.Decoder(wire.Moment)


class Look:
    """One look back: what was asked, and the match in which it is answered.

    Attributes:
        match: the match as it stood when it was asked; changes are made on copies.
        step: the step that led to the moment.
        position: number of the moment.
        id: number of the question.
        eyes: who looks.
        language: the reader's.
    """

    __slots__ = ("_play", "eyes", "id", "language", "match", "position", "step")

    def __init__(
        self, play: Play, step: StepRow, asked: wire.LookBack, eyes: Eyes, language: wire.Language
    ) -> None:
        self._play = play
        self.match = play.match
        self.step = step
        self.position = asked.position
        self.id = asked.id
        self.eyes = eyes
        self.language = language

    def stands(self, play: Play | None) -> bool:
        """Return whether the moment belongs to the match on the table, and was not taken back."""
        place = self.step.position
        return play is self._play and place < len(play.steps) and play.steps[place] is self.step


def begin_look(room: Room, connection: Connection, asked: wire.LookBack) -> Look:
    """Check that a connection may look at a moment.

    Raises:
        Fault: there is no match, no such moment, or it lies before what can be played again.
    """
    play = room.play
    if play is None:
        raise Fault("no-match", "match", room.status, "running", status=409)
    seen = room.display.sight(play, connection)
    # A match that plays on counts its own steps; lines of the log have those before too.
    before = play.match.step_count - play.position
    last = before + seen.position
    if not before <= asked.position <= last:
        raise Fault("no-moment", "position", str(asked.position), f"{before}-{last}", status=404)
    if asked.position < play.match.first_step:
        raise Fault(
            "moment-gone", "position", str(asked.position), f"{play.match.first_step}-{last}", status=410
        )
    step = play.steps[asked.position - before]
    return Look(play, step, asked, _eyes(connection, seen.viewer, seen.channel), connection.language or "en")


def _eyes(connection: Connection, viewer: int | None, channel: int) -> Eyes:
    if connection.both:
        return "deciding"
    if viewer is not None:
        return _PLAYERS[viewer]
    return "open" if channel == OPEN else "everybody"


async def show_moment(room: Room, connection: Connection, look: Look) -> None:
    """Draw a moment and send it; not under the room's lock, since it may take a while.

    Raises:
        Fault: too much waits already, the moment was taken back meanwhile, or these rules do not lead there.
        WorkFailed: it takes too long.
    """
    async with room.house.looks.turn(room.id):
        arguments = await asyncio.to_thread(_way, look.match, look.position)
        try:
            drawn = await room.house.thinking.check(
                draw_job, *arguments, look.position, look.id, look.eyes, look.language
            )
        except ReplayMismatch:
            # Saved by a program in which the match went otherwise under the same rules.
            raise Fault("moment-gone", "position", str(look.position), "", status=410) from None
    if not look.stands(room.play):
        raise Fault("moment-gone", "position", str(look.position), "", status=410)
    moment = _DECODER.decode(drawn)
    if connection.language == look.language:
        moment.faces = [face for face in moment.faces if face.number not in connection.faces]
        connection.faces.update(face.number for face in moment.faces)
    else:
        # The reader speaks another language by now, and asks again in it.
        moment.faces = []
    connection.send(with_pictures(moment, room.house.data))


def _way(match: Match, position: int) -> tuple[str, str, str, int]:
    """Return what a worker needs to play a match to a position.

    Returns:
        The record; what the match began with, and a kept position on the way, both empty where none is
        kept; how many steps lie before that.
    """
    record = match.full_record().text
    start = match.kept(position)
    if start is None:
        return record, "", "", 0
    return record, start.save_setup(), start.save_state(), start.step_count


# -- in the processes --------------------------------------------------------------------------------


def draw_job(
    record: str,
    setup: str,
    state: str,
    steps: int,
    position: int,
    question: int,
    eyes: str,
    language: str,
) -> bytes:
    """Play a match to a position; return it as a ``wire.Moment`` with all faces, as JSON.

    Raises:
        ReplayMismatch: the match does not go so.
    """
    start = taisen.load_match(setup, state) if setup else None
    replayer = Replayer(taisen.load_record(record), start, steps)
    while replayer.steps < position and replayer.step():
        pass
    match = replayer.match
    viewer = _viewer(match, cast("Eyes", eyes))
    if eyes == "open":
        match = opened(match)
    spoken = cast("wire.Language", language)
    drawer = mat(match.game.name)
    board = drawer.board(match, viewer, spoken)
    faces = [drawer.face(match, number, spoken) for number in sorted(drawer.numbers(board))]
    return msgspec.json.encode(wire.Moment(question, position, board, faces))


def _viewer(match: Match, eyes: Eyes) -> int | None:
    if eyes == "deciding":
        return 0 if match.decision is None else match.decision.player
    return _PLAYERS.index(eyes) if eyes in _PLAYERS else None
