"""Reports of suspected faults: the whole match as it stands, kept until somebody looks into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.tokens import new_id
from taisen.table.rooms.words import check_lines
from taisen.table.storage import ReportRow
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from taisen.table.rooms.lobby import Lobby
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
    if text.strip():
        text = check_lines(text, "report", MAX_TEXT)
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


async def read_report(lobby: Lobby, report: str, token: str) -> str:
    """Return a report as a text that ``taisen replay`` and the replay page read: the record, with comments.

    Args:
        lobby: all tables.
        report: id of the report.
        token: of a seat of the table where it was made.

    Raises:
        Fault: there is no such report for this token (404), or its match is still running (409).
    """
    store = lobby.house.store
    row = await store.report(report)
    match = None if row is None else await store.match(row.match_id)
    if row is None or match is None:
        raise Fault("nothing-there", "report", report, "", status=404)
    _, seat = await lobby.peek(match.table_id, token)
    if seat < 0:
        raise Fault("spectator", "report", report, "", status=403)
    # While it runs, the record would tell the seed and both hands.
    if match.status == "running":
        raise Fault("report-running", "report", report, "", status=409)
    return report_text(row)


def report_text(row: ReportRow) -> str:
    """Return a report as text: who looks into it finds all of it in the comments of the record."""
    reporter = msgspec.json.decode(row.data, type=_Data).seat + 1
    head = [
        f"report {row.id}, program {row.version}",
        f"match {row.match_id}, position {row.position}, by player {reporter}",
        *row.text.splitlines(),
    ]
    return "".join(f"# {line}".rstrip() + "\n" for line in head) + row.record


class _Data(msgspec.Struct):
    """What is read again of ``ReportRow.data``."""

    seat: int
