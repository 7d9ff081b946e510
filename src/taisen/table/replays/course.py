"""The course of a replay: its turns, battles, life totals, who answered, and where it cannot be shown whole.

Runs in a worker process. What is read once here holds in every language (``Course``); ``replay`` words it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec import Struct

import taisen
from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput
from taisen.kernel.history import STEPS
from taisen.kernel.match import Match
from taisen.kernel.record import POSITION, STREAM, runs
from taisen.table import wire
from taisen.table.deck_titles import deck_title
from taisen.table.mats import mat
from taisen.table.replays.source import Gap, Source, Walk
from taisen.table.rule_set_titles import rules_info
from taisen.wording import Wording

if TYPE_CHECKING:
    from taisen.kernel.record import Record

MAX_STEPS: Final = 20_000
"""The most answers of a record that is taken in: many times the longest match."""


LANGUAGE: Final = "en"
"""In which boards are made where none of their words is read."""


class Course(Struct):
    """What a replay's timeline is drawn from, in no language.

    Attributes:
        last: the last position that can be shown.
        rule_set: the rules that the match was played under.
        older: whether they are others than these, so that it is shown from storage.
        last: the last position that can be shown.
        turns, battles, life, players_at: as in ``wire.Replay``.
        gaps: the stretches that could not be played again.
        undone: positions to which the players went back.
        repaired: positions that the players changed.
    """

    game: str
    rule_set: str
    older: bool
    last: int
    turns: list[wire.ReplayTurn] = []
    battles: list[wire.ReplayBattle] = []
    life: list[wire.LifePoint] = []
    players_at: list[int] = []
    gaps: list[Gap] = []
    undone: list[int] = []
    repaired: list[int] = []


def read_course(source: Source) -> Course:
    """Walk along a match and note what there is on the way.

    Raises:
        BadInput: the record cannot be read or has no seed.
    """
    walk = Walk(source)
    record = walk.record
    steps = sum(entry.kind in STEPS for entry in record.entries)
    if steps > MAX_STEPS:
        raise BadInput(
            "record",
            f"{steps} answers",
            f"at most {MAX_STEPS} answers",
            key="input-most",
            values={"most": MAX_STEPS},
        )
    found = Course(record.setup.game.name, record.setup.rule_set, walk.older, 0)
    found.undone = _positions_of(record, STREAM)
    found.repaired = _positions_of(record, POSITION)
    game_mat = mat(found.game)
    while True:
        if walk.exact and walk.match is not None:
            _note(found, walk.position, game_mat.board(walk.match, None, LANGUAGE))
        player = walk.next_player()
        if not walk.step():
            break
        found.players_at.append(player)
    found.last = walk.position
    found.gaps = walk.gaps
    return found


def _positions_of(record: Record, kind: str) -> list[int]:
    """Return the positions at which a record has lines of a kind.

    A new stream means that somebody went back past a random draw.
    """
    found: list[int] = []
    steps = 0
    for entry in record.entries:
        steps += entry.kind in STEPS
        if entry.kind == kind:
            found.append(steps)
    return found


def _note(course: Course, position: int, board: wire.Board) -> None:
    """Note the turn, the battle and the life totals of a position."""
    if not course.turns or course.turns[-1].number != board.turn:
        course.turns.append(wire.ReplayTurn(board.turn, board.turn_player, position))
    shown = mat(course.game)
    life = shown.life(board)
    if not course.life or course.life[-1].life != life:
        course.life.append(wire.LifePoint(position, life))
    attacker = shown.attacker(board)
    if not attacker:
        return
    last = course.battles[-1] if course.battles else None
    if last is not None and last.end == position - 1:
        last.end = position
        return
    player, number = shown.standing(board)[attacker]
    course.battles.append(wire.ReplayBattle(position, position, player, number))


# -- in words ----------------------------------------------------------------------------------------


def describe(source: Source, course: Course, language: wire.Language) -> wire.Replay:
    """Return a replay's head in a language; who played and when is filled in by who knows it."""
    record = taisen.load_record(source.record)
    # What is printed on the cards is in the record; nothing is played here.
    match = Match(record.setup, begin(record.setup), False)
    game_mat = mat(course.game)
    faces = {number: game_mat.face(match, number, language) for number in record.setup.definitions()}
    players = []
    for name, deck in zip(record.setup.names, record.setup.decks, strict=True):
        counts: dict[str, int] = {}
        for number, count in runs(deck):
            counts[number] = counts.get(number, 0) + count
        cards = [
            wire.DeckLine(number, count, faces[number].name, faces[number].kind, faces[number].colors)
            for number, count in counts.items()
        ]
        players.append(wire.ReplayPlayer("", deck_title(course.game, name, language), cards))
    return wire.Replay(
        id="",
        game=course.game,
        created=0,
        table="",
        rules=rules_info(course.game, course.rule_set, language),
        version="",
        players=players,
        last=course.last,
        turns=course.turns,
        battles=course.battles,
        life=course.life,
        players_at=course.players_at,
        notices=_notices(course),
        faces=list(faces.values()),
        playable=not course.older,
        result=_result(match, record, language),
    )


def _result(match: Match, record: Record, language: wire.Language) -> wire.Result | None:
    outcome = record.outcome
    if outcome is None:
        return None
    try:
        text = Wording(language, match, None).outcome(outcome)
    except BadInput:
        # Another version's reason; its id says more than nothing.
        text = outcome.reason
    return wire.Result(outcome.winner, outcome.reason, outcome.rule, text)


def _notices(course: Course) -> list[wire.ReplayNotice]:
    """Return what is to be said of a replay; the page words it."""
    found: list[wire.ReplayNotice] = []
    if course.older:
        present = taisen.game(course.game).rule_set
        found.append(wire.ReplayNotice("older-rules", 0, -1, course.rule_set, present))
    for gap in course.gaps:
        found.append(wire.ReplayNotice("diverged", gap.position, gap.until, gap.expected, gap.found))
    found.extend(wire.ReplayNotice("repaired", position) for position in course.repaired)
    found.extend(wire.ReplayNotice("undone", position) for position in course.undone)
    return found


# -- for worker processes ----------------------------------------------------------------------------


def course_job(source: bytes) -> bytes:
    """Read a course; source and answer are msgpack, which is small to carry and cannot run anything."""
    return msgspec.msgpack.encode(read_course(msgspec.msgpack.decode(source, type=Source)))


def describe_job(source: bytes, course: bytes, language: str) -> bytes:
    """Word a replay's head; the answer is msgpack."""
    found = describe(
        msgspec.msgpack.decode(source, type=Source),
        msgspec.msgpack.decode(course, type=Course),
        cast("wire.Language", language),
    )
    return msgspec.msgpack.encode(found)
