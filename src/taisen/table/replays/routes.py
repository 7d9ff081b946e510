"""The routes of replays: head, positions, details, record, upload, annotations."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from starlette.responses import Response
from starlette.routing import Route

from taisen.table import wire
from taisen.table.pictures import user_folder, with_pictures
from taisen.table.problems import Fault
from taisen.table.replays.comments import notes_in, with_notes
from taisen.table.replays.course import Course, course_job
from taisen.table.replays.desk import ASKER, Desk
from taisen.table.replays.film import BOTH
from taisen.table.replays.kept import Kept, kept
from taisen.table.replays.source import Source
from taisen.table.rooms.tokens import holder, new_id, new_token, token_hash
from taisen.table.rooms.words import check_lines, check_name
from taisen.table.server.http import answer, asked_by, body, language, token
from taisen.table.storage.rows import NoteRow, ReplayRow

if TYPE_CHECKING:
    from starlette.requests import Request

    from taisen.table.storage.store import Store

MAX_RECORD: Final = 2 * 1024 * 1024
"""Bytes of a record that is uploaded; one of a long match has a tenth of it."""
MAX_NOTE: Final = 1_000
MAX_NOTES: Final = 500
UPLOAD_SECONDS: Final = 15.0


class FramesAnswer(Struct):
    """``wire.Frames`` with frames that are JSON already."""

    viewer: int
    frames: list[msgspec.Raw]


def desk(request: Request) -> Desk:
    """Return the application's desk, made when it is first asked for; it knows who asks."""
    ASKER.set(asked_by(request))
    state = request.app.state
    found = getattr(state, "replays", None)
    if not isinstance(found, Desk):
        found = Desk(state.store, state.thinking)
        state.replays = found
    return found


async def show_replay(request: Request) -> Response:
    """GET /api/replays/<id>?language=: ``wire.Replay``."""
    spoken = language(request)
    found = desk(request)
    head = await found.head(await _row(request), spoken)
    return answer(with_pictures(head, user_folder(request)))


async def show_frames(request: Request) -> Response:
    """GET /api/replays/<id>/frames?from=&to=&viewer=&language=: ``wire.Frames``."""
    spoken = language(request)
    viewer = _viewer(request)
    first, last = _number(request, "from"), _number(request, "to")
    frames = await desk(request).frames(await _row(request), first, last, viewer, spoken)
    return answer(FramesAnswer(viewer, frames))


async def show_details(request: Request) -> Response:
    """GET /api/replays/<id>/details?position=&viewer=&ref=&number=&language=: ``wire.Details``."""
    spoken = language(request)
    query = request.query_params
    ref, number = query.get("ref", "")[:200], query.get("number", "")[:100]
    position = _number(request, "position")
    row = await _row(request)
    found = await desk(request).details(row, position, _viewer(request), ref, number, spoken)
    details = msgspec.json.decode(found, type=wire.Details)
    return answer(with_pictures(details, user_folder(request)))


async def show_record(request: Request) -> Response:
    """GET /api/replays/<id>/record: the record as a file, annotations as its comments."""
    row = await _row(request)
    notes = await desk(request).store.notes(row.id)
    text = with_notes(row.record, [(note.position, note.author, note.text) for note in notes])
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{row.game}-{row.id}.taisen"',
    }
    return Response(text, 200, headers, "text/plain; charset=utf-8")


async def upload(request: Request) -> Response:
    """POST /api/replays, ``wire.RecordText``: ``wire.ReplayMade``."""
    found = desk(request)
    if not found.uploads.take(asked_by(request), time.monotonic()):
        raise Fault("too-many", "request", "", "", status=429)
    asked = await body(request, wire.RecordText, MAX_RECORD)
    if "\0" in asked.text:
        raise Fault("character", "record", "U+0000", "letters, digits, signs")
    source = msgspec.msgpack.encode(Source(asked.text))
    data = await found.work(course_job, source, seconds=UPLOAD_SECONDS)
    course = msgspec.msgpack.decode(data, type=Course)
    secret = new_token()
    now = time.time()
    row = ReplayRow(
        id=new_id(),
        match_id="",
        game=course.game,
        created=now,
        title="",
        record=asked.text,
        data=msgspec.json.encode(Kept(owner=token_hash(secret))),
    )
    notes = _notes_of(asked.text, row.id, course.last, now)
    await found.store.add_replay(row)
    for note in notes:
        await found.store.save_note(note)
    return answer(wire.ReplayMade(row.id, secret), 201)


def _notes_of(record: str, replay_id: str, last: int, now: float) -> list[NoteRow]:
    """Return the comments of an uploaded record as annotations.

    Raises:
        Fault: there are too many, or one is too long or holds characters that no text needs.
    """
    notes = notes_in(record)
    if len(notes) > MAX_NOTES:
        raise _too_many(len(notes))
    return [
        NoteRow(
            _note_id(OWNER),
            replay_id,
            min(position, last),
            "",
            check_lines(text, f"record, comment {number}", MAX_NOTE),
            now,
        )
        for number, (position, text) in enumerate(notes, start=1)
    ]


# -- annotations -------------------------------------------------------------------------------------

OWNER: Final = 2
"""Who uploaded a record, where the players are 0 and 1."""


async def show_notes(request: Request) -> Response:
    """GET /api/replays/<id>/notes: ``wire.Notes``."""
    row = await _row(request)
    return answer(await _notes(desk(request).store, row, _writer(request, row)))


async def add_note(request: Request) -> Response:
    """POST /api/replays/<id>/notes, ``wire.NewNote``: ``wire.Notes``."""
    asked = await body(request, wire.NewNote)
    found = desk(request)
    row = await _row(request)
    writer = _must_write(request, row)
    text = check_lines(asked.text, "note", MAX_NOTE)
    author = check_name(asked.author)
    last = await found.last(row)
    if not 0 <= asked.position <= last:
        raise Fault("input", "note, position", str(asked.position), f"0 to {last}")
    there = await found.store.notes(row.id)
    if len(there) >= MAX_NOTES:
        raise _too_many(len(there) + 1)
    note = NoteRow(_note_id(writer), row.id, asked.position, author, text, time.time())
    await found.store.save_note(note)
    return answer(await _notes(found.store, row, writer), 201)


async def remove_note(request: Request) -> Response:
    """DELETE /api/replays/<id>/notes/<note>, by its writer: ``wire.Notes``."""
    found = desk(request)
    row = await _row(request)
    writer = _must_write(request, row)
    note_id = str(request.path_params["note"])
    note = await found.store.note(note_id)
    if note is None or note.replay_id != row.id:
        raise Fault("nothing-there", "note", note_id, "", status=404)
    if _writer_of(note) != writer:
        raise Fault("not-your-note", "note", note_id, "", status=403)
    await found.store.remove_note(note_id)
    return answer(await _notes(found.store, row, writer))


async def _notes(store: Store, row: ReplayRow, writer: int) -> wire.Notes:
    notes = await store.notes(row.id)
    found = [
        wire.Note(one.id, one.position, one.author, one.text, one.created, _writer_of(one) == writer)
        for one in notes
    ]
    return wire.Notes(found, writer >= 0)


def _writer(request: Request, row: ReplayRow) -> int:
    """Return who asks: a player, or ``OWNER``; -1 for somebody who may not write."""
    given = token(request)
    data = kept(row)
    if not given:
        return -1
    seats = [seat.token for seat in data.seats]
    return holder(given, [*seats, *[""] * (OWNER - len(seats)), data.owner])


def _must_write(request: Request, row: ReplayRow) -> int:
    writer = _writer(request, row)
    if writer < 0:
        raise Fault("no-note", "Authorization", "", "", status=403)
    return writer


def _note_id(writer: int) -> str:
    """Return a new id of a note; it says whose it is."""
    return f"{writer}.{new_id()}"


def _writer_of(note: NoteRow) -> int:
    first = note.id.partition(".")[0]
    return int(first) if first.isdecimal() else -2


def _too_many(count: int) -> Fault:
    return Fault("too-many-notes", "notes", str(count), f"at most {MAX_NOTES}", status=409, most=MAX_NOTES)


# -- the query ---------------------------------------------------------------------------------------


async def _row(request: Request) -> ReplayRow:
    return await desk(request).find(str(request.path_params["id"]))


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "")
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Fault("input", name, repr(text), "a whole number from 0")
    return int(text)


def _viewer(request: Request) -> int:
    text = request.query_params.get("viewer", "both")
    if text not in ("0", "1", "both"):
        raise Fault("input", "viewer", repr(text), "0, 1, both")
    return BOTH if text == "both" else int(text)


routes = [
    Route("/api/replays", upload, methods=["POST"]),
    Route("/api/replays/{id}", show_replay, methods=["GET"]),
    Route("/api/replays/{id}/frames", show_frames, methods=["GET"]),
    Route("/api/replays/{id}/details", show_details, methods=["GET"]),
    Route("/api/replays/{id}/record", show_record, methods=["GET"]),
    Route("/api/replays/{id}/notes", show_notes, methods=["GET"]),
    Route("/api/replays/{id}/notes", add_note, methods=["POST"]),
    Route("/api/replays/{id}/notes/{note}", remove_note, methods=["DELETE"]),
]
