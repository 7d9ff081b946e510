"""Replays over HTTP: what is given out, taken and refused, annotations, and the work in processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from tests.table.asking import Asker
from tests.table.replaying import (
    GAME,
    Here,
    add_stored,
    new_match,
    record_text,
    stored,
)

import taisen
from taisen.kernel.errors import TaisenError
from taisen.kernel.match import Match
from taisen.table import wire
from taisen.table.mats import mat
from taisen.table.replays import Seated, publish, routes
from taisen.table.replays.desk import MAX_FRAMES
from taisen.table.replays.routes import MAX_NOTE, MAX_RECORD
from taisen.table.rooms.tokens import new_token, token_hash
from taisen.table.server.http import on_taisen_error
from taisen.table.storage import Store
from taisen.table.thinking import Thinking

# -- records and frames ------------------------------------------------------------------------------


class Site:
    """The routes of replays over a database, with what tests do to both."""

    def __init__(self, client: Asker, store: Store, thinking: Here) -> None:
        self.client = client
        self.store = store
        self.thinking = thinking

    def run(self, work: Any, *arguments: object) -> Any:
        return asyncio.run(work(*arguments))

    def played(self, match: Match, tokens: tuple[str, str] = ("", ""), name: str = "m") -> str:
        """Store a match that was played at a table; return the replay's id, if it is over."""
        source = stored(match, name=name)
        self.run(add_stored, self.store, source, match, name)
        seats = [Seated("Ayu", token=token_hash(tokens[0])), Seated(bot="greedy", level=3)]
        found = self.run(publish, self.store, name, match, seats)
        assert isinstance(found, str)
        return found

    def uploaded(self, text: str) -> wire.ReplayMade:
        answer = self.client.post("/api/replays", json={"text": text, "language": "en"})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.ReplayMade)

    def head(self, replay: str, language: str = "en") -> wire.Replay:
        answer = self.client.get(f"/api/replays/{replay}", params={"language": language})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.Replay)

    def frames(self, replay: str, first: int, last: int, viewer: str = "both") -> list[wire.Frame]:
        query = {"from": first, "to": last, "viewer": viewer, "language": "ja"}
        answer = self.client.get(f"/api/replays/{replay}/frames", params=query)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.Frames).frames

    def notes(self, replay: str, token: str = "") -> wire.Notes:
        answer = self.client.get(f"/api/replays/{replay}/notes", headers=_bearer(token))
        return msgspec.json.decode(answer.content, type=wire.Notes)

    def failed(self, method: str, path: str, status: int, **more: Any) -> wire.Problem:
        answer = self.client.request(method, path, **more)
        assert answer.status_code == status, answer.text
        return msgspec.json.decode(answer.content, type=wire.Failure).problem


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


@pytest.fixture
def site(database: str) -> Iterator[Site]:
    app = Starlette(routes=list(routes), exception_handlers={TaisenError: on_taisen_error})
    store = Store.open(database)
    thinking = Here()
    app.state.store = store
    app.state.thinking = thinking
    yield Site(Asker(app), store, thinking)
    asyncio.run(store.close())


def test_a_match_of_a_table_becomes_a_replay(site: Site) -> None:
    match = new_match()
    replay = site.played(match)
    head = site.head(replay)
    assert (head.id, head.table, head.game) == (replay, "table-m", GAME)
    assert [(player.name, player.bot, player.level) for player in head.players] == [
        ("Ayu", "", ""),
        ("", "greedy", "Hardest"),
    ]
    assert head.last == len(match.history)
    shown = site.frames(replay, 3, 7, "0")
    assert [frame.position for frame in shown] == [3, 4, 5, 6, 7]
    assert shown[0].board == mat(GAME).board(taisen.load_record(match.record.text).replay(3), 0, "ja")


def test_a_running_match_gives_nothing_out(site: Site) -> None:
    match = new_match()
    source = stored(match, until=30)
    site.run(add_stored, site.store, source, match)
    replay = site.run(publish, site.store, "m", match, [Seated(), Seated()])
    for path in ("", "/frames?from=0&to=1", "/details?position=0&number=BS17-001", "/record", "/notes"):
        problem = site.failed("GET", f"/api/replays/{replay}{path}", 409)
        assert "running" in problem.text
        assert len(problem.text) < 200
    site.failed("POST", f"/api/replays/{replay}/notes", 409, json={"position": 0, "text": "x"})


def test_a_match_that_went_on_keeps_the_id_of_its_replay(site: Site) -> None:
    match = new_match()
    replay = site.played(match)
    assert site.head(replay).last == len(match.history)
    while match.turn > 3:
        match.undo(keep_stream=True)
    match.concede(0)
    assert site.run(publish, site.store, "m", match, [Seated(), Seated()]) == replay
    row = site.run(site.store.replay, replay)
    assert row.record == match.record.text


def test_an_unknown_replay(site: Site) -> None:
    site.failed("GET", "/api/replays/%00", 404)
    assert "no-such" in site.failed("GET", "/api/replays/no-such", 404).text


def test_a_record_is_uploaded_and_downloaded_again(site: Site) -> None:
    made = site.uploaded(record_text())
    answer = site.client.get(f"/api/replays/{made.id}/record")
    assert answer.text == record_text()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].endswith('.taisen"')
    head = site.head(made.id)
    assert head.table == ""
    assert head.result is not None


def test_frames_are_cut_to_what_one_answer_holds(site: Site) -> None:
    made = site.uploaded(record_text())
    last = site.head(made.id).last
    assert len(site.frames(made.id, 0, 999_999)) == MAX_FRAMES
    assert [frame.position for frame in site.frames(made.id, 30, 35)] == list(range(30, 36))
    assert [frame.position for frame in site.frames(made.id, last, last + 9)] == [last]


def test_what_was_made_is_kept(site: Site) -> None:
    made = site.uploaded(record_text())
    for _ in range(3):
        site.frames(made.id, 0, 5)
        site.frames(made.id, 40, 45)
        site.head(made.id)
    assert site.thinking.done.count("film_job") == 1
    assert site.thinking.done.count("describe_job") == 1


def test_details_of_a_card_at_a_moment(site: Site) -> None:
    made = site.uploaded(record_text())
    frame = site.frames(made.id, 10, 10)[0]
    assert frame.board is not None
    card = frame.board.sides[1].zones["hand"].cards[0]
    query = {"position": 10, "ref": card.ref, "language": "en"}
    answer = site.client.get(f"/api/replays/{made.id}/details", params={**query, "viewer": "both"})
    details = msgspec.json.decode(answer.content, type=wire.Details)
    assert details.face.number == card.number
    site.failed("GET", f"/api/replays/{made.id}/details", 400, params={**query, "viewer": "0"})


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ("from=0&to=3&viewer=2", "viewer"),
        ("from=0&to=3&language=fr", "language"),
        ("from=x&to=3", "from"),
        ("from=-1&to=3", "from"),
        ("from=0", "to"),
        ("from=5&to=4", "from, to"),
        ("from=99999&to=99999", "from, to"),
        ("from=9999999&to=9999999", "from"),
    ],
)
def test_wrong_questions_for_frames(site: Site, query: str, where: str) -> None:
    made = site.uploaded(record_text())
    problem = site.failed("GET", f"/api/replays/{made.id}/frames?{query}", 400)
    assert problem.where == where
    assert problem.allowed


def test_a_record_that_cannot_be_read_says_which_line(site: Site) -> None:
    text = record_text().replace("answers:", "anwsers:")
    line = text.splitlines().index("anwsers:") + 1
    problem = site.failed("POST", "/api/replays", 400, json={"text": text, "language": "en"})
    assert problem.where == f"record, line {line}"
    assert "anwsers:" in problem.found


def test_the_record_of_a_running_match_cannot_be_looked_at(site: Site) -> None:
    text = new_match().record.text
    problem = site.failed("POST", "/api/replays", 400, json={"text": text, "language": "en"})
    assert "sealed" in problem.found


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"text":7}',
        b'{"text":"x","language":"en","more":1}',
        b"\xff",
        b'{"text":"taisen-record 1\\u0000","language":"en"}',
    ],
)
def test_uploads_that_are_none(site: Site, body: bytes) -> None:
    site.failed("POST", "/api/replays", 400, content=body)


def test_an_upload_that_is_too_large(site: Site) -> None:
    site.failed("POST", "/api/replays", 413, content=b"x" * (MAX_RECORD + 1))


def test_an_address_may_not_bring_records_without_end(site: Site) -> None:
    answers = [
        site.client.post("/api/replays", json={"text": "no record", "language": "en"}).status_code
        for _ in range(70)
    ]
    assert answers[0] == 400
    assert answers[-1] == 429


# -- annotations -------------------------------------------------------------------------------------


def test_the_uploader_annotates(site: Site) -> None:
    made = site.uploaded(record_text())
    path = f"/api/replays/{made.id}/notes"
    assert not site.notes(made.id).may
    assert site.notes(made.id, made.token).may
    body = {"position": 4, "text": " Better to wait.\n<b>Or not?</b> ", "author": "Ren"}
    answer = site.client.post(path, json=body, headers=_bearer(made.token))
    assert answer.status_code == 201
    (note,) = site.notes(made.id).notes
    assert (note.position, note.author, note.mine) == (4, "Ren", False)
    assert note.text == "Better to wait.\n<b>Or not?</b>"
    assert site.notes(made.id, made.token).notes[0].mine
    record = site.client.get(f"/api/replays/{made.id}/record").text
    assert "# note: Ren: Better to wait.\n#   <b>Or not?</b>\n" in record
    again = site.uploaded(record)
    (read,) = site.notes(again.id).notes
    assert (read.position, read.text) == (4, "Ren: Better to wait.\n<b>Or not?</b>")
    assert taisen.load_record(record).replay().outcome is not None


def test_the_players_of_a_match_annotate_and_nobody_else(site: Site) -> None:
    token = new_token()
    replay = site.played(new_match(), (token, ""))
    path = f"/api/replays/{replay}/notes"
    body = {"position": 0, "text": "x"}
    for wrong in ("", "x", new_token(), token_hash(token)):
        site.failed("POST", path, 403, json=body, headers=_bearer(wrong))
    assert site.client.post(path, json=body, headers=_bearer(token)).status_code == 201
    assert len(site.notes(replay).notes) == 1


def test_a_note_is_taken_back_by_its_writer_alone(site: Site) -> None:
    token = new_token()
    replay = site.played(new_match(), (token, ""))
    path = f"/api/replays/{replay}/notes"
    site.client.post(path, json={"position": 2, "text": "x"}, headers=_bearer(token))
    note = site.notes(replay).notes[0].id
    made = site.uploaded(record_text())
    site.failed("DELETE", f"{path}/{note}", 403, headers=_bearer(made.token))
    site.failed("DELETE", f"/api/replays/{made.id}/notes/{note}", 404, headers=_bearer(made.token))
    site.failed("DELETE", f"{path}/no-such", 404, headers=_bearer(token))
    assert site.client.request("DELETE", f"{path}/{note}", headers=_bearer(token)).status_code == 200
    assert site.notes(replay).notes == []


@pytest.mark.parametrize(
    "body",
    [
        {"position": -1, "text": "x"},
        {"position": 100_000, "text": "x"},
        {"position": 0, "text": ""},
        {"position": 0, "text": "  \n "},
        {"position": 0, "text": "x" * (MAX_NOTE + 1)},
        {"position": 0, "text": "a\x00b"},
        {"position": 0, "text": "a\u202eb"},
        {"position": 0, "text": "x", "author": "a" * 100},
        {"position": "0", "text": "x"},
        {"text": "x"},
    ],
)
def test_notes_that_are_refused(site: Site, body: dict[str, object]) -> None:
    made = site.uploaded(record_text())
    path = f"/api/replays/{made.id}/notes"
    assert site.failed("POST", path, 400, json=body, headers=_bearer(made.token)).text
    assert site.notes(made.id).notes == []


def test_comments_of_an_uploaded_record_become_notes(site: Site) -> None:
    lines = record_text().splitlines()
    start = lines.index("answers:")
    lines[start + 1] += "   # the better choice"
    lines.insert(start + 1, "# It begins.")
    made = site.uploaded("\n".join(lines) + "\n")
    found = [(note.position, note.text) for note in site.notes(made.id, made.token).notes]
    assert found == [(0, "It begins."), (1, "the better choice")]


def test_comments_that_no_note_may_hold_are_refused_whole(site: Site) -> None:
    text = record_text() + "# " + "x" * (MAX_NOTE + 1) + "\n"
    problem = site.failed("POST", "/api/replays", 400, json={"text": text, "language": "en"})
    assert problem.where == "record, comment 1"
    assert site.run(site.store.replays) == []


# -- in worker processes -----------------------------------------------------------------------------


def test_replays_are_made_in_worker_processes(database: str) -> None:
    app = Starlette(routes=list(routes), exception_handlers={TaisenError: on_taisen_error})
    app.state.store = Store.open(database)
    app.state.thinking = Thinking()
    site = Site(Asker(app), app.state.store, app.state.thinking)
    made = site.uploaded(record_text())
    assert len(site.frames(made.id, 0, 10)) == 11
    problem = site.failed("POST", "/api/replays", 400, json={"text": "hello", "language": "ja"})
    assert problem.where == "record, line 1"
    saved = site.run(app.state.replays.match_at, made.id, 5)
    assert json.loads(saved)["game"] == GAME
    site.run(app.state.thinking.close)
    site.run(app.state.store.close)
