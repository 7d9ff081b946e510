"""Reports of suspected faults: the whole match as it stands, kept until somebody looks into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.tokens import new_id
from taisen.table.storage import ReportRow
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from taisen.table.rooms.room import Room

MAX_TEXT: Final = 4000


async def make_report(room: Room, seat: int, text: str) -> wire.ReportMade:
    """Store a report of a table's match; whoever reports learns its number and nothing of what it holds.

    Args:
        room: the table.
        seat: who reports.
        text: what the reporter says.

    Raises:
        Fault: a spectator reports, the text is too long, or there is no match.
    """
    if seat < 0:
        raise Fault("spectator", "report", "", "", status=403)
    if len(text) > MAX_TEXT:
        raise Fault("too-long", "report", f"{len(text)} characters", "", most=MAX_TEXT)
    async with room.lock:
        play = room.play
        if play is None:
            raise Fault("no-match", "match", room.status, "running", status=409)
        if not room.reports.take(room.house.time.now()):
            raise Fault("too-many", "report", "", "", status=429)
        match = play.match
        row = ReportRow(
            id=new_id(),
            match_id=play.id,
            position=play.position,
            created=room.house.time.wall(),
            version=VERSION,
            text=text,
            record=match.full_record().text,
            data=msgspec.json.encode(
                {"seat": seat, "rules": match.game.rule_set, "save": match.save(log=False)}
            ),
        )
        await room.house.store.add_report(row)
    return wire.ReportMade(row.id)
