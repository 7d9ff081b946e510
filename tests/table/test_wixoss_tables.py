"""WIXOSS at the table: whole matches of two people and against a bot, looking back, replays."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import get_args

import pytest
from tests.contract.matches import new_match
from tests.table.house import World, asked, play_on, run, world
from tests.table.replaying import finish
from tests.table.test_server import Served, failure, with_server

import taisen
from taisen.table import wire
from taisen.table.boards import WixossBoard
from taisen.table.mats import mat
from taisen.table.replays.course import describe, read_course
from taisen.table.replays.film import BOTH, Projector
from taisen.table.replays.source import Source

GAME = "wixoss"
DECKS = (wire.DeckChoice("wd09"), wire.DeckChoice("wd19"))


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


def test_two_people_play_a_match_to_its_end_and_it_becomes_a_replay(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared(None, *DECKS, GAME)
            count = await play_on((first, second), 3)
            assert count > 50
            for client in (first, second):
                assert client.update.position == count
                assert client.update.result is not None and client.status == "finished"
                assert client.state.replay and not client.all(wire.Refused)
                assert isinstance(client.update.board, WixossBoard)

    run(play())


def test_a_bot_plays_and_the_windows_that_can_only_be_passed_are(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", DECKS[0]), wire.SeatChoice("bot", DECKS[1], "greedy", 1)]
            made = await here.lobby.create(wire.NewTable(GAME, seats))
            client = await here.enter(made, made.tokens[0])
            rng = random.Random(2)
            answered = 0
            while answered < 60 and client.update.decision is not None:
                await here.quiet()
                client.read()
                if not client.mine:
                    break
                decision = client.decision
                texts = [option.text for option in decision.options]
                assert not decision.window or len(texts) > 1, texts
                await client.answer(rng.choice(texts))
                answered += 1
            assert answered > 20

    run(play())


def test_a_player_looks_back(database: str) -> None:
    async def play(here: World) -> None:
        _, first, second = await here.shared(None, *DECKS, GAME)
        await play_on((first, second), 4, 40)
        client = asked(first, second)
        last = client.update.position
        client.clear()
        asked_for = {1: 0, 2: last // 2, 3: last}
        for question, position in asked_for.items():
            await client.send(wire.LookBack(question, position))
        await here.quiet()
        # Some are drawn at once: a moment says which question it answers, whichever comes first.
        moments = client.all(wire.Moment)
        assert len(moments) == len(asked_for)
        assert {moment.id: moment.position for moment in moments} == asked_for

    async def inside() -> None:
        async with world(database) as here:
            await play(here)

    run(inside())


def test_a_replay_tells_turns_attacks_and_life_cloth() -> None:
    match = finish(new_match("wd01 wd02", 5))
    source = Source(match.record.text)
    course = read_course(source)
    assert course.gaps == [] and course.last == len(match.history)
    assert course.turns[-1].number == match.turn
    # WX-05.06
    assert any(point.life == [7, 7] for point in course.life)
    assert len({tuple(point.life) for point in course.life}) > 4
    attackers = {battle.number for battle in course.battles}
    assert attackers and attackers <= {one.number for one in match.state.definitions}
    for language in get_args(wire.Language):
        head = describe(source, course, language)
        assert [player.deck for player in head.players] and head.result is not None
        assert {face.number for face in head.faces} >= attackers
    shown = Projector(source, BOTH, "en").frames()
    assert all(isinstance(frame.board, WixossBoard) and frame.exact for frame in shown)
    assert any(frame.moves for frame in shown) and any(frame.log for frame in shown)


def test_a_board_and_a_question_take_well_under_two_milliseconds() -> None:
    """By a count of Python calls, which no busy machine changes; 2 ms are far more than 12000 calls."""
    match = new_match("wd09 wd10", 4)
    rng = random.Random(1)
    shown = mat(GAME)
    worst = 0
    while match.decision is not None and match.turn < 12:
        player = match.decision.player
        calls = 0

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        shown.decision(match, player, 1, "en")  # what is said for the first time is put together first
        shown.board(match, player, "en")
        sys.setprofile(count)
        shown.board(match, player, "en")
        shown.decision(match, player, 1, "en")
        sys.setprofile(None)
        worst = max(worst, calls)
        match.answer(rng.choice(match.decision.options))
    assert worst < 12_000


# -- over HTTP ---------------------------------------------------------------------------------------


def wixoss_table(**changes: object) -> dict[str, object]:
    """A new table of WIXOSS, with something of it changed."""
    seats = [{"kind": "me", "deck": {"name": "wd01"}}, {"kind": "friend"}]
    return {"game": "wixoss", "seats": seats, **changes}


def test_what_wixoss_does_not_know_is_refused(database: str, tmp_path: Path) -> None:
    record = taisen.new_match("wixoss", ("wd01", "wd02"), seed=1).full_record().text
    unknown = record.replace("rules: 2020-11", "rules: 2031-05")
    asked = {"language": "en"}
    bot = {"kind": "bot", "deck": {"name": "wd02"}}
    me = {"kind": "me", "deck": {"name": "wd01"}}
    armed = 'game = "wixoss"\n[[scenario]]\nplayer = {lrig = "WD01-001 armed"}'
    posts: list[tuple[str, object, str]] = [
        ("/api/tables", wixoss_table(seats=[me, bot]), "seat 2, bot"),
        ("/api/tables", wixoss_table(seats=[{"kind": "me", "deck": {"name": "red"}}, bot]), "seat 1, deck"),
        ("/api/tables", wixoss_table(seats=[{"kind": "me"}, {"kind": "friend"}]), "seat 1, deck"),
        ("/api/tables", wixoss_table(options={"rules": "2018-13"}), "rules"),
        ("/api/tables", wixoss_table(options={"rules": "eternal-17.1"}), "rules"),
        ("/api/tables", wixoss_table(puzzle="no such puzzle"), "puzzle"),
        ("/api/tables", wixoss_table(scenario=armed), "player: lrig: armed"),
        ("/api/decks", {"game": "wixoss", "text": "1 WD01-001", "rules": "2031-05", **asked}, "rules"),
        ("/api/positions/check?language=en", {"game": "chess"}, "game"),
        ("/api/replays", {"text": unknown, **asked}, "record, rules"),
        ("/api/replays", {"text": record.replace("WD01-001", "WD99-001"), **asked}, "record, line"),
    ]
    gets = [
        "/api/cards/wixoss/WD01-999",
        "/api/cards/wixoss/BS17-001",
        "/api/cards/wixoss/%2e%2e",
        "/api/decks/wixoss/red",
        "/api/decks/wixoss/%00",
        "/api/rules/WX-99.99",
        "/api/puzzles/no-such-puzzle",
        "/pictures/wixoss/WD01-001",
        "/pictures/wixoss/..%2f..%2fsettings",
    ]

    async def play(server: Served) -> None:
        for path, body, where in posts:
            answer = await server.post(path, body)
            assert answer.status_code == 400, (path, where, answer.text)
            assert where in failure(answer).where, (path, where, answer.text)
            assert failure(answer).text
        for path in gets:
            answer = await server.client.get(path)
            assert answer.status_code in (400, 404), (path, answer.text)
            assert failure(answer).text
        # What is right is still taken.
        assert (await server.made(wixoss_table())).tokens
        answer = await server.post("/api/replays", {"text": record, **asked})
        assert answer.status_code == 201, answer.text

    with_server(database, tmp_path, play, requests=0)
