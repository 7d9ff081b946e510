"""What is asked of replays, and what is shown of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from taisen.table.wire.basics import Board, Face, Language
from taisen.table.wire.requests import DeckLine
from taisen.table.wire.tables import Decision, LogLine, Move, Result, RulesInfo


class ReplayPlayer(Struct, forbid_unknown_fields=True):
    """Who played: name (empty for an unnamed one), bot and name of its level, and the deck with its cards."""

    name: str
    deck: str
    cards: list[DeckLine]
    bot: str = ""
    level: str = ""


class ReplayTurn(Struct, forbid_unknown_fields=True):
    """Where a turn begins, and whose it is; turn 0 is what comes before the first."""

    number: int
    player: int
    position: int


class ReplayBattle(Struct, forbid_unknown_fields=True):
    """A battle: the positions from its first to its last, who attacks, and with which card."""

    start: int
    end: int
    player: int
    number: str


class LifePoint(Struct, forbid_unknown_fields=True):
    """Both players' life from a position on."""

    position: int
    life: list[int]


class ReplayNotice(Struct, forbid_unknown_fields=True):
    """Something to be said of a replay: where it cannot be shown as it was, and why.

    Attributes:
        kind: ``older-rules``: shown from what was stored; ``diverged``: the match does not go as recorded
            from here; ``repaired``, ``undone``: something was changed by the players here.
        position: from where on.
        until: where it goes on as recorded, -1 if it does not.
        expected, found: what the record says and what came instead, as the kernel says it.
    """

    kind: Literal["older-rules", "diverged", "repaired", "undone"]
    position: int
    until: int = -1
    expected: str = ""
    found: str = ""


class Note(Struct, forbid_unknown_fields=True):
    """An annotation at a position; ``mine`` tells whether the reader wrote it and may take it back."""

    id: str
    position: int
    author: str
    text: str
    created: float
    mine: bool = False


class Notes(Struct, forbid_unknown_fields=True):
    """All annotations of a replay, by their positions; ``may`` tells whether the reader may add one."""

    notes: list[Note]
    may: bool


class NewNote(Struct, forbid_unknown_fields=True):
    """Add an annotation (POST /api/replays/<id>/notes, a token in the ``Authorization`` header)."""

    position: int
    text: str
    author: str = ""


class Replay(Struct, forbid_unknown_fields=True):
    """A finished match to be looked at (GET /api/replays/<id>?language=).

    Attributes:
        created: when it was stored, in seconds since 1970.
        table: id of the table where it was played, empty for a record that was uploaded.
        rules: the version of the rules that it was played under.
        version: of the program that it was played with, empty if that is not known.
        last: the last position that can be shown.
        turns, battles, life: the timeline.
        players_at: who gave the answer that led to each position, from position 1 on; -1 for nobody.
        notices: where it cannot be shown as it was, undone answers, repairs.
        faces: every card of both decks.
        playable: whether a match may be played on from here.
    """

    id: str
    game: str
    created: float
    table: str
    rules: RulesInfo
    version: str
    players: list[ReplayPlayer]
    last: int
    turns: list[ReplayTurn]
    battles: list[ReplayBattle]
    life: list[LifePoint]
    players_at: list[int]
    notices: list[ReplayNotice]
    faces: list[Face]
    playable: bool
    result: Result | None = None


class Frame(Struct, forbid_unknown_fields=True):
    """One position of a replay.

    Attributes:
        position: how many answers lie before it.
        exact: whether the board is of this position; else it is that of the last one that was stored.
        board: what the viewer saw; with the eyes of both, what either of them saw; None if none is left.
        player: who gave the answer that led here, -1 for nobody.
        chosen: that answer in words, empty if the viewer was not the one who chose.
        decision: what is asked now, without options; its text only for the one who is asked.
        log: what happened since the position before.
        moves: the same as movements.
    """

    position: int
    exact: bool
    board: Board | None
    player: int = -1
    chosen: str = ""
    decision: Decision | None = None
    log: list[LogLine] = []
    moves: list[Move] = []


class Frames(Struct, forbid_unknown_fields=True):
    """Positions of a replay in their order (GET /api/replays/<id>/frames?from=&to=&viewer=&language=).

    ``viewer`` is 0, 1 or -1 for the eyes of both. A long stretch comes shortened: ask again from the end.
    """

    viewer: int
    frames: list[Frame]


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be looked at (POST /api/replays)."""

    text: str
    language: Language


class ReplayMade(Struct, forbid_unknown_fields=True):
    """A new replay, and the token that lets its owner annotate it."""

    id: str
    token: str
