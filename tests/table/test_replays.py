"""Replays: positions of finished matches, what was told of them, older cards and rules, annotations."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from tests.table.asking import Asker
from tests.table.house import PURPLE, RED, Client, World, run, world
from tests.table.replaying import (
    GAME,
    Here,
    add_stored,
    finish,
    new_match,
    record_text,
    stored,
)

import taisen
from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput, TaisenError
from taisen.kernel.match import Match
from taisen.kernel.record import Setup
from taisen.kernel.replay import Replayer
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.mats import mat
from taisen.table.problems import Fault
from taisen.table.replays import Seated, publish, routes
from taisen.table.replays.comments import notes_in, with_notes
from taisen.table.replays.course import describe, read_course
from taisen.table.replays.desk import MAX_FRAMES
from taisen.table.replays.film import BOTH, Projector, match_at, opened
from taisen.table.replays.routes import MAX_NOTE, MAX_RECORD
from taisen.table.replays.shelf import Shelf
from taisen.table.replays.source import Source
from taisen.table.replays.turns import AT_ONCE, MAX_WAITING, Turns
from taisen.table.rooms.tokens import new_token, token_hash
from taisen.table.server.http import on_taisen_error
from taisen.table.storage import Store
from taisen.table.thinking import Thinking
from taisen.wording import Told


def frames(source: Source, viewer: int = BOTH, language: wire.Language = "en") -> list[wire.Frame]:
    return Projector(source, viewer, language).frames()


# -- the course --------------------------------------------------------------------------------------


def test_the_course_tells_turns_battles_life_and_who_answered() -> None:
    match = finish(new_match())
    course = read_course(Source(match.record.text))
    assert course.last == len(match.history)
    assert course.players_at == [player for player, _ in match.history]
    assert [turn.number for turn in course.turns] == list(range(match.turn + 1))
    assert course.life[0].life == [5, 5]
    assert course.gaps == []
    attacks = [text for _, text in match.history if text.startswith("attack ")]
    assert attacks
    assert len(course.battles) == len(attacks)
    for battle in course.battles:
        player, text = match.history[battle.start - 1]
        assert battle.player == player
        assert battle.number == text.split()[1].partition("#")[0]


def test_each_turn_of_the_course_is_a_turn_of_the_match() -> None:
    text = record_text()
    course = read_course(Source(text))
    for turn in course.turns[1:]:
        assert taisen.load_record(text).replay(turn.position).turn == turn.number
        assert taisen.load_record(text).replay(turn.position - 1).turn == turn.number - 1


def test_the_head_is_in_the_readers_language() -> None:
    source = Source(record_text())
    course = read_course(source)
    heads = {language: describe(source, course, language) for language in LANGUAGES}  # type: ignore[arg-type]
    assert len({head.result.text for head in heads.values() if head.result}) == 4
    head = heads["ja"]
    decks = [sum(card.count for card in player.cards) for player in head.players]
    assert decks == [len(deck) for deck in taisen.load_record(source.record).setup.decks]
    assert {card.number for player in head.players for card in player.cards} == {
        face.number for face in head.faces
    }
    assert head.playable


# -- the film ----------------------------------------------------------------------------------------


def test_each_frame_is_the_position_that_the_match_had() -> None:
    text = record_text()
    record = taisen.load_record(text)
    for viewer in (0, 1):
        film = frames(Source(text), viewer)
        assert [frame.position for frame in film] == list(range(len(film)))
        for position in range(0, len(film), 17):
            match = record.replay(position)
            assert film[position].board == mat(GAME).board(match, viewer, "en")
            assert film[position].exact


def test_the_lines_of_a_replay_are_those_that_were_told_at_the_table() -> None:
    source = stored(new_match())
    game_mat = mat(GAME)
    for viewer in (0, 1):
        shown = [line.text for frame in frames(source, viewer) for line in frame.log]
        told = [
            game_mat.line(one, 0, "en", None).text
            for step in source.steps
            for one in msgspec.json.decode(step.told[viewer], type=list[Told])
        ]
        assert shown == told


def test_lines_are_numbered_and_name_their_moment() -> None:
    film = frames(Source(record_text()))
    lines = [line for frame in film for line in frame.log]
    assert [line.index for line in lines] == list(range(len(lines)))
    for frame in film:
        assert all(line.position == frame.position for line in frame.log)


def test_one_players_eyes_see_no_more_than_that_player_saw() -> None:
    text = record_text()
    for viewer in (0, 1):
        for frame in frames(Source(text), viewer):
            assert frame.board is not None
            other = frame.board.sides[1 - viewer].zones["hand"]
            assert len(other.cards) < max(other.count, 1)
            if frame.decision is not None and frame.decision.player != viewer:
                assert frame.decision.text == ""
            if frame.player == 1 - viewer:
                assert frame.chosen == ""


def test_the_eyes_of_both_see_both_hands_and_no_deck() -> None:
    seen = 0
    for frame in frames(Source(record_text())):
        assert frame.board is not None
        assert frame.board.viewer == BOTH
        for side in frame.board.sides:
            hand = side.zones["hand"]
            assert len(hand.cards) == hand.count
            seen += hand.count
            assert len(side.zones["deck"].cards) < max(side.zones["deck"].count, 1)
    assert seen > 0


def test_the_eyes_of_both_read_which_cards_each_drew() -> None:
    film = frames(Source(record_text()))
    drawn = [
        line
        for frame in film
        for line in frame.log
        if line.text.startswith("Player") and " drew " in line.text
    ]
    assert {line.player for line in drawn} == {0, 1}
    for line in drawn:
        assert re.search(r"BS17-", line.text), line.text


def test_looking_with_the_eyes_of_both_changes_no_match() -> None:
    match = finish(new_match())
    before = match.digest()
    assert opened(match) is not match
    assert match.digest() == before


def test_what_was_chosen_is_told_in_words() -> None:
    film = frames(Source(record_text()))
    chosen = [frame for frame in film[1:] if frame.chosen]
    assert len(chosen) == len(film) - 1
    assert all(frame.player in (0, 1) for frame in chosen)
    assert film[1].chosen in ("Go first", "Go second")


def test_frames_show_what_happened_as_movement() -> None:
    film = frames(Source(record_text()))
    assert any(move.kind == "drew" for frame in film for move in frame.moves)


# -- what lies between versions ----------------------------------------------------------------------


def changed_match() -> tuple[Match, str]:
    """A match in which a card has another cost than the built-in one has now."""
    game = taisen.game(GAME)
    old = taisen.load_record(record_text()).setup
    number = old.decks[0][0].number
    facts = old.definitions()[number].to_data()
    facts["cost"] = int(str(facts["cost"])) + 1
    changed = game.definition_from_data(facts)
    decks = tuple(tuple(changed if one.number == number else one for one in deck) for deck in old.decks)
    setup = Setup(game, "5", old.key, old.names, decks, False)
    return finish(Match(setup, begin(setup), True)), number


def test_a_record_of_an_older_card_definition_still_replays() -> None:
    match, number = changed_match()
    source = Source(match.record.text)
    course = read_course(source)
    assert course.gaps == []
    assert course.last == len(match.history)
    faces = {face.number: face for face in describe(source, course, "en").faces}
    now = mat(GAME).face(None, number, "en")
    assert faces[number].cost == now.cost + 1


def older(source: Source) -> Source:
    """The same match, as played under rules that are no longer these."""
    present = taisen.game(GAME).rule_set

    def renamed(text: str) -> str:
        for before in ("rules: ", '"rules":"', '"rules-now":"'):
            text = text.replace(before + present, before + "eternal-1")
        return text

    snapshots = [msgspec.structs.replace(one, state=renamed(one.state)) for one in source.snapshots]
    found = Source(renamed(source.record), renamed(source.setup), source.steps, snapshots)
    assert found.record != source.record
    return found


def test_a_match_of_older_rules_is_shown_from_what_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    source = older(stored(new_match()))
    played = stored(new_match())

    def refuse(*_: object) -> bool:
        raise AssertionError("played again under other rules")

    monkeypatch.setattr(Replayer, "step", refuse)
    course = read_course(source)
    assert course.older
    assert course.last == source.steps[-1].position
    assert course.players_at == [step.player for step in source.steps[1:]]
    film = frames(source, 0, "ja")
    kept = {one.position for one in source.snapshots}
    assert {frame.position for frame in film if frame.exact} == kept
    for frame in film:
        latest = max(position for position in kept if position <= frame.position)
        assert frame.board == film[latest].board
    monkeypatch.undo()
    lines = [line.text for frame in film for line in frame.log]
    assert lines == [line.text for frame in frames(played, 0, "ja") for line in frame.log]


def test_nothing_is_played_on_under_other_rules() -> None:
    source = older(stored(new_match()))
    head = describe(source, read_course(source), "en")
    assert not head.playable
    (notice,) = head.notices
    assert (notice.kind, notice.expected, notice.found) == ("older-rules", "eternal-1", "eternal-17.1")
    with pytest.raises(BadInput, match="other rules"):
        match_at(source, 3)


def strayed(text: str, turn: int) -> str:
    """A record whose digest of a turn is another one."""
    found = re.sub(rf"= turn {turn} [0-9a-f]+", f"= turn {turn} " + "0" * 32, text)
    assert found != text
    return found


def test_a_record_that_diverges_is_shown_up_to_there() -> None:
    text = record_text()
    whole = read_course(Source(text))
    place = whole.turns[3].position
    source = Source(strayed(text, 3))
    course = read_course(source)
    (gap,) = course.gaps
    assert (gap.position, gap.until) == (place - 1, -1)
    assert gap.expected == "digest " + "0" * 32
    assert course.last == place - 1
    film = frames(source)
    assert len(film) == place
    assert film[-1].board == frames(Source(text))[place - 1].board
    (notice,) = describe(source, course, "en").notices
    assert (notice.kind, notice.position) == ("diverged", place - 1)


def test_a_stored_match_that_diverges_goes_on_from_the_next_stored_position() -> None:
    source = stored(new_match())
    whole = read_course(source)
    plain = frames(source, 1)
    places = [turn.position for turn in whole.turns]
    # An answer in the middle of turn 3 that is not offered: the rest of the turn cannot be played again.
    at = places[3] + 1
    lines = source.record.splitlines()
    answers = [
        index for index, line in enumerate(lines) if index > lines.index("answers:") and line[0] != "="
    ]
    lines[answers[at]] = "summon BS99-999"
    source.record = "\n".join(lines) + "\n"
    course = read_course(source)
    (gap,) = course.gaps
    assert (gap.position, gap.until) == (at, places[4])
    assert course.last == whole.last
    film = frames(source, 1)
    for frame, other in zip(film, plain, strict=True):
        inside = at < frame.position < places[4]
        assert frame.exact is not inside
        assert frame.board == (film[at].board if inside else other.board)
        assert [line.text for line in frame.log] == [line.text for line in other.log]
    assert match_at(source, places[4]).turn == 4
    with pytest.raises(BadInput, match="played again"):
        match_at(source, at + 1)


def test_undone_answers_are_marked() -> None:
    match = new_match()
    match.answer("go-first")
    drawn = match.state.draws
    match.answer("redraw-hand")
    match.answer("redraw-hand")
    assert match.state.draws > drawn
    assert match.undo()
    back = len(match.history)
    finish(match)
    course = read_course(Source(match.record.text))
    assert course.undone == [back]
    assert course.gaps == []


def test_a_repaired_position_is_a_step_of_its_own_and_is_marked() -> None:
    match = new_match()
    for _ in range(12):
        assert match.decision is not None
        match.answer(match.decision.default)
    match.repair(taisen.position("[[scenario]]\nturn = 5\nplayer = {life = 2, hand = ['BS17-001']}"))
    match.answer("end-step")
    match.concede(0)
    source = Source(match.full_record().text)
    course = read_course(source)
    assert course.gaps == []
    assert course.last == match.step_count == 15
    assert [one.position for one in describe(source, course, "en").notices if one.kind == "repaired"] == [13]
    film = frames(source)
    assert film[13].board is not None
    assert film[13].board.sides[0].life.count == 2
    assert (film[13].log, film[13].player) == ([], -1)
    assert film[14].log
    assert all(line.position == 14 for line in film[14].log)
    notes = [(position, "", f"at {position}") for position in (12, 13, 14)]
    text = with_notes(source.record, notes)
    assert notes_in(text) == [(position, said) for position, _, said in notes]
    assert taisen.load_record(text).replay().digest() == match.digest()


# -- playing on --------------------------------------------------------------------------------------


def test_a_match_at_a_position_is_played_on() -> None:
    text = record_text()
    match = match_at(Source(text), 30)
    assert match.digest() == taisen.load_record(text).replay(30).digest()
    finish(match, seed=9)
    assert match.outcome is not None


@pytest.mark.parametrize("position", [-1, 10_000])
def test_nothing_is_played_on_from_where_there_is_nothing(position: int) -> None:
    with pytest.raises(BadInput, match="replay, position"):
        match_at(Source(record_text()), position)


def test_nothing_is_played_on_from_the_end() -> None:
    course = read_course(Source(record_text()))
    with pytest.raises(BadInput, match="before the match's end"):
        match_at(Source(record_text()), course.last)


def test_a_match_that_was_played_on_is_replayed_from_its_first_beginning() -> None:
    moment = match_at(Source(record_text()), 30)
    source = stored(moment, seed=8)
    whole = Source(source.record)
    course = read_course(source)
    assert course.last == 30 + len(source.steps) - 1
    assert course == read_course(whole)
    assert frames(source, 0)[40:] == frames(whole, 0)[40:]
    earlier = older(source)
    film = frames(earlier, 1)
    assert film[29].board is None
    assert film[30].exact
    assert film[-1].position == course.last
    assert film[-1].exact


# -- at a table --------------------------------------------------------------------------------------


async def alone(here: World, table: wire.NewTable) -> Client:
    """Somebody who plays both sides of a table."""
    made = await here.lobby.create(table)
    return await here.enter(made, made.tokens[0])


def test_a_table_makes_its_match_a_replay_and_plays_on_from_one(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            desk = here.house.desk
            decks = [wire.SeatChoice("me", RED), wire.SeatChoice("me", PURPLE)]
            first = await alone(here, wire.NewTable(GAME, decks))
            for _ in range(20):
                await first.answer(0)
            await first.send(wire.Propose("undo"))
            back = first.update.position
            assert first.state.replay == "", "a running match has none"
            await first.send(wire.Concede())
            row = await here.store.replay(first.state.replay)
            assert row is not None
            head = await desk.head(row, "en")
            assert [one.position for one in head.notices if one.kind == "undone"] == [back]
            assert (head.table, head.last) == (first.room.id, back + 1)
            sides = [wire.SeatChoice("me"), wire.SeatChoice("me")]
            second = await alone(here, wire.NewTable(GAME, sides, replay=row.id, position=12))
            assert not second.update.undo, "what was played before is not taken back here"
            await second.answer(0)
            await second.send(wire.Propose("undo"))
            assert second.update.position == 0
            await second.send(wire.Concede())
            again = await here.store.replay(second.state.replay)
            assert again is not None
            assert (await desk.head(again, "en")).last == 13
            frames = await desk.frames(again, 0, 13, BOTH, "en")
            assert len(frames) == 14

    run(play())


# -- over HTTP ---------------------------------------------------------------------------------------


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
        ("", "greedy", "Hard"),
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


# -- the shelf ---------------------------------------------------------------------------------------


def test_the_shelf_keeps_what_was_used_last_within_its_bound() -> None:
    async def run() -> None:
        shelf = Shelf(limit=10)
        made: list[str] = []

        async def get(name: str, size: int = 4) -> bytes:
            async def make() -> bytes:
                made.append(name)
                return b"x" * size

            return await shelf.get((name,), make)

        await get("a")
        await get("b")
        await get("a")
        await get("c")
        assert shelf.size == 8
        await get("a")
        await get("b")
        assert made == ["a", "b", "c", "b"]
        await get("large", 11)
        assert shelf.size <= 10

    asyncio.run(run())


def test_the_shelf_makes_a_thing_once_however_many_ask() -> None:
    async def run() -> None:
        shelf = Shelf()
        go = asyncio.Event()
        made = 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await go.wait()
            return b"x"

        tasks = [asyncio.create_task(shelf.get(("a",), make)) for _ in range(5)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        go.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert made == 1
        assert found[1:] == [b"x"] * 4

    asyncio.run(run())


def test_one_address_has_little_under_way_and_holds_nobody_up() -> None:
    async def run() -> None:
        turns = Turns()
        over = asyncio.Event()
        begun: list[str] = []

        async def work(key: str) -> None:
            async with turns.turn(key):
                begun.append(key)
                await over.wait()

        async def quiet() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        tasks = [asyncio.ensure_future(work("a")) for _ in range(AT_ONCE + MAX_WAITING)]
        await quiet()
        with pytest.raises(Fault) as caught:
            await work("a")
        assert caught.value.status == 429
        tasks.append(asyncio.ensure_future(work("b")))
        await quiet()
        assert begun == ["a"] * AT_ONCE + ["b"]
        over.set()
        await asyncio.gather(*tasks)
        assert begun.count("a") == AT_ONCE + MAX_WAITING
        assert turns._turns == {}

    asyncio.run(run())


def test_what_could_not_be_made_is_tried_again() -> None:
    async def run() -> None:
        shelf = Shelf()

        async def fail() -> bytes:
            raise BadInput("a", "b", "c")

        async def make() -> bytes:
            return b"x"

        with pytest.raises(BadInput):
            await shelf.get(("a",), fail)
        assert await shelf.get(("a",), make) == b"x"

    asyncio.run(run())


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
