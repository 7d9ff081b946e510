"""Rows: what is stored, one struct a table of the database.

Times are seconds since 1970. ``bytes`` that are called JSON belong to whoever wrote them; the storage hands
them back as they came.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

TableStatus = Literal["waiting", "running", "finished", "closed"]
MatchStatus = Literal["running", "finished", "closed"]
StepKind = Literal["begin", "answer", "undo", "end", "repair"]


class TableRow(Struct):
    """A table: what its room needs to stand up again.

    Attributes:
        id: id of the table.
        game: the game's name.
        created: when it was made.
        status: ``waiting`` and ``running`` tables are recovered at the start of a server.
        data: JSON of seats, hashed tokens, options and the series.
    """

    id: str
    game: str
    created: float
    status: TableStatus
    data: bytes


class MatchRow(Struct):
    """A match of a table's series.

    Attributes:
        id: id of the match.
        table_id: the table's.
        number: its number in the series, from 1.
        status: ``finished`` by the rules or by agreement, ``closed`` for another stated reason.
        rule_set, version: of the rules and the program that it is played with.
        position: how many answers it has had.
        turn: number of the turn.
        setup: what it began with, as ``Match.save_setup`` writes it; it never changes.
        state: where it stands at ``position``, as ``Match.save_state`` writes it. Both are empty in lists of
            matches, which do without them.
        outcome: JSON of how it ended, empty while it runs.
        created: when it began.
    """

    id: str
    table_id: str
    number: int
    status: MatchStatus
    rule_set: str
    version: str
    position: int
    turn: int
    setup: str
    state: str
    outcome: bytes = b""
    created: float = 0


class StepRow(Struct, gc=False):
    """One step of a match: an answer and what was told of it.

    Attributes:
        match_id: the match's.
        position: number of the step, one more than the step's before; 0 for ``begin``.
        kind: what sort of step.
        player: who took it, -1 for nobody.
        text: the answer.
        told: JSON of what player 0, player 1 and everybody were told.

    Many are kept in memory, and none leads back to itself: the collector passes them over.
    """

    match_id: str
    position: int
    kind: StepKind
    player: int
    text: str
    told: tuple[bytes, bytes, bytes] = (b"", b"", b"")


class Snapshot(Struct):
    """Where a match stood after ``position`` answers, in ``turn``: a state without its setup."""

    position: int
    turn: int
    state: str


class ChatRow(Struct):
    """Something said at a table, by player 0 or 1, or -1 for a spectator."""

    table_id: str
    player: int
    name: str
    text: str
    at: float


class ReplayRow(Struct):
    """A finished or uploaded match, to be looked at.

    Attributes:
        id: id of the replay.
        match_id: of the match that it shows, empty for one that was uploaded.
        game: the game's name.
        created: when it was stored.
        title: what lists call it.
        record: the record as text.
        data: JSON of what else the replay page keeps.
    """

    id: str
    match_id: str
    game: str
    created: float
    title: str
    record: str
    data: bytes = b""


class MatchEnd(Struct):
    """How a match ended: stored together with the step that ended it.

    Attributes:
        status: the match's from here on.
        outcome: JSON of how it ended.
        replay: the match to be looked at, None for one that cannot be.
    """

    status: MatchStatus
    outcome: bytes
    replay: ReplayRow | None = None


class NoteRow(Struct):
    """An annotation of a replay, at ``position``."""

    id: str
    replay_id: str
    position: int
    author: str
    text: str
    created: float


class ReportRow(Struct):
    """A suspected fault, with all that is needed to look into it.

    Attributes:
        id: id of the report.
        match_id: the match's, empty for none.
        position: where in the match.
        created: when it was made.
        version: of the program.
        text: what the reporter says.
        record: the record or the saved match.
        data: JSON of what else belongs to it.
    """

    id: str
    match_id: str
    position: int
    created: float
    version: str
    text: str
    record: str
    data: bytes = b""


class PositionRow(Struct):
    """A position of the board editor: a scenario text by name."""

    id: str
    game: str
    created: float
    name: str
    text: str
    data: bytes = b""


class Running(Struct):
    """A table that was open when the server stopped, with its last match, if one has begun."""

    table: TableRow
    match: MatchRow | None
