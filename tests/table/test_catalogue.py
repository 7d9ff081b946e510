"""Catalogue: games and decks, deck checks, rules, cards, pictures, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from starlette.applications import Starlette
from tests.table.asking import Asker

import taisen
from taisen.battle_spirits.colors import COLORS
from taisen.catalog import built_in_decks
from taisen.kernel.errors import TaisenError
from taisen.messages import has_message
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.catalogue import MAX_DECK, routes
from taisen.table.pictures import MAX_BYTES, picture_path, read_picture, with_picture
from taisen.table.problems import TABLE
from taisen.table.server.http import on_taisen_error
from taisen.table.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 20
JPEG = b"\xff\xd8\xff\xe0" + b"\0" * 20
WEBP = b"RIFF\0\0\0\0WEBPVP8 "


@pytest.fixture
def client(tmp_path: Path) -> Asker:
    app = Starlette(routes=list(routes), exception_handlers={TaisenError: on_taisen_error})
    app.state.settings = Settings(data=tmp_path, database="sqlite://")
    return Asker(app)


def about(client: Asker, language: str = "en") -> wire.About:
    answer = client.get("/api/about", params={"language": language})
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=wire.About)


def check(
    client: Asker, text: str, language: wire.Language = "en", game: str = "battle-spirits"
) -> wire.DeckReport:
    body = {"game": game, "text": text, "language": language}
    answer = client.post("/api/decks", json=body)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.DeckReport)


def failed(client: Asker, method: str, path: str, status: int, **more: object) -> wire.Problem:
    answer = client.request(method, path, **more)
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=wire.Failure).problem


# -- games -------------------------------------------------------------------------------------------


def test_about_offers_every_built_in_deck_with_its_colours(client: Asker) -> None:
    games = about(client).games
    assert [game.name for game in games] == list(taisen.GAMES)
    for game in games:
        assert game.title
        assert [deck.name for deck in game.decks] == list(built_in_decks(game.name))
        for deck in game.decks:
            assert deck.colors and deck.title
            assert deck.size >= 40
    plain = [deck for deck in games[0].decks if deck.name in COLORS]
    assert len(plain) == len(COLORS) and all(deck.colors[0] == deck.name for deck in plain)


def test_about_offers_bots_with_levels_and_the_windows_of_auto_pass(client: Asker) -> None:
    games = about(client).games
    for game in games:
        assert [(bot.name, len(bot.levels)) for bot in game.bots] == [("greedy", 7)]
    assert "flash" in " ".join(games[0].windows)
    assert {"guard", "cut-in"} <= set(games[1].windows)


def test_about_speaks_each_language(client: Asker) -> None:
    titles = {language: about(client, language).games[0].decks[0].title for language in LANGUAGES}
    assert len(set(titles.values())) == 4
    assert titles["en"] == "Red"


def test_every_deck_of_battle_spirits_is_named_in_every_language() -> None:
    for name in taisen.decks("battle-spirits"):
        assert has_message(f"deck-{name}", TABLE), name


def test_a_language_that_is_not_spoken_is_refused(client: Asker) -> None:
    problem = failed(client, "GET", "/api/about?language=fr", 400)
    assert problem.where == "language"
    assert "zh-Hans" in problem.allowed


# -- decks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in taisen.GAMES for name in built_in_decks(game)]
)
def test_built_in_decks_are_playable(client: Asker, game: str, name: str) -> None:
    report = check(client, built_in_decks(game)[name].text(), game=game)
    assert report.problems == []
    assert report.size == sum(line.count for line in report.cards)
    assert all(line.name and line.kind for line in report.cards)
    assert all(line.colors for line in report.cards) or game == "wixoss"


@pytest.mark.rule("BS-03.01")
def test_a_small_deck_is_told_by_rule_in_each_language(client: Asker) -> None:
    texts = set()
    for language in LANGUAGES:
        (problem,) = check(client, "3 BS17-003", language).problems  # type: ignore[arg-type]
        assert problem.rule == "BS-03.01"
        texts.add(problem.text)
    assert len(texts) == 4


@pytest.mark.rule("WX-03.01", "WX-03.02")
def test_what_a_wixoss_deck_lacks_is_told_by_rule_in_each_language(client: Asker) -> None:
    texts = set()
    for language in LANGUAGES:
        problems = check(client, "game: wixoss\n4 WD01-013", language, "wixoss").problems  # type: ignore[arg-type]
        assert {"WX-03.01", "WX-03.02"} <= {problem.rule for problem in problems}
        texts.add(problems[0].text)
    assert len(texts) == 4


def test_all_that_is_wrong_is_told_at_once(client: Asker) -> None:
    report = check(client, "4 BS17-003\n1 BS99-999")
    assert [problem.rule for problem in report.problems] == ["", "BS-03.01", "BS-03.02"]
    assert "BS99-999" in report.problems[0].text
    unknown = report.cards[1]
    assert (unknown.number, unknown.name, unknown.colors) == ("BS99-999", "", [])


def test_every_line_that_cannot_be_read_is_told(client: Asker) -> None:
    report = check(client, "three BS17-003\n1 BS99-999\n0 BS17-001")
    told = [(problem.where, problem.found) for problem in report.problems]
    assert told == [
        ("deck list, line 1", "three BS17-003"),
        ("deck list, line 3", "0"),
        ("deck list, line 2", "BS99-999"),
    ]
    assert all(problem.allowed for problem in report.problems[:2])


def test_a_list_that_cannot_be_read_says_which_line(client: Asker) -> None:
    report = check(client, "3 BS17-003\nthree BS17-001")
    (problem,) = report.problems
    assert "line 2" in problem.where
    assert "three BS17-001" in problem.found
    assert [card.number for card in report.cards] == ["BS17-003"]


def test_an_empty_list_is_no_deck(client: Asker) -> None:
    assert check(client, "").problems


def test_a_deck_for_another_game_is_told(client: Asker) -> None:
    report = check(
        client, "game: wixoss\n" + built_in_decks("battle-spirits")["red"].text().split("\n\n")[-1]
    )
    assert report.problems


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "text": "", "language": "en"}, 400),
        ({"game": "battle-spirits", "text": "", "language": "fr"}, 400),
        ({"game": "battle-spirits", "text": 7, "language": "en"}, 400),
        ({"game": "battle-spirits", "language": "en"}, 400),
        ([], 400),
        ({"game": "battle-spirits", "text": "x" * (MAX_DECK + 1), "language": "en"}, 413),
    ],
)
def test_wrong_questions_about_decks(client: Asker, body: object, status: int) -> None:
    problem = failed(client, "POST", "/api/decks", status, json=body)
    assert problem.text


# -- rules and cards ---------------------------------------------------------------------------------


def test_a_rule_with_the_tests_that_prove_it(client: Asker) -> None:
    answer = client.get("/api/rules/bs-03.01", params={"language": "ja"})
    rule = msgspec.json.decode(answer.content, type=wire.RuleText)
    assert rule.number == "BS-03.01"
    assert rule.chapter.startswith("03 ")
    assert rule.title
    assert rule.text
    assert any("test_catalogue" in test for test in rule.tests)


def test_no_such_rule(client: Asker) -> None:
    assert "BS-99.99" in failed(client, "GET", "/api/rules/BS-99.99?language=en", 404).found


def test_a_card_in_the_readers_language(client: Asker) -> None:
    faces = set()
    for language in LANGUAGES:
        answer = client.get("/api/cards/battle-spirits/BS17-003", params={"language": language})
        face = msgspec.json.decode(answer.content, type=wire.Face)
        assert (face.number, face.colors, face.picture) == ("BS17-003", ["red"], False)
        faces.add(face.effects[0].text)
    assert len(faces) == 4


@pytest.mark.parametrize("path", ["battle-spirits/BS99-999", "chess/BS17-003"])
def test_no_such_card(client: Asker, path: str) -> None:
    assert failed(client, "GET", f"/api/cards/{path}?language=en", 404).text


# -- pictures ----------------------------------------------------------------------------------------


def put(data: Path, name: str, content: bytes) -> Path:
    path = data / "pictures" / "battle-spirits" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("BS17-003.png", PNG, "image/png"),
        ("BS17-003.jpg", JPEG, "image/jpeg"),
        ("BS17-003.jpeg", JPEG, "image/jpeg"),
        ("BS17-003.webp", WEBP, "image/webp"),
        ("BS17-003.png", JPEG, "image/jpeg"),  # named wrongly: what it holds counts
    ],
)
def test_own_pictures_are_given(client: Asker, tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    put(tmp_path, name, content)
    answer = client.get("/pictures/battle-spirits/BS17-003")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.content == content
    card = client.get("/api/cards/battle-spirits/BS17-003", params={"language": "en"})
    face = msgspec.json.decode(card.content, type=wire.Face)
    assert face.picture
    assert with_picture(msgspec.structs.replace(face, picture=False), tmp_path).picture


def test_what_is_no_picture_is_not_given(client: Asker, tmp_path: Path) -> None:
    put(tmp_path, "BS17-003.png", b"<svg onload='alert(1)'/>")
    put(tmp_path, "BS17-001.svg", PNG)
    put(tmp_path, "BS17-002.png", PNG + b"\0" * MAX_BYTES)
    put(tmp_path, "BS17-004.png", b"")
    for number in ("BS17-001", "BS17-002", "BS17-003", "BS17-004", "BS17-005"):
        assert failed(client, "GET", f"/pictures/battle-spirits/{number}", 404).text


def test_no_way_leads_out_of_the_folder(client: Asker, tmp_path: Path) -> None:
    put(tmp_path, "BS17-003.png", PNG)
    secret = tmp_path / "secret.png"
    secret.write_bytes(PNG)
    (tmp_path / "pictures" / "battle-spirits" / "BS17-006.png").symlink_to(secret)
    for number in ("../../secret", "..%2F..%2Fsecret", "%2e%2e/secret", "BS17-003.png", "BS17-006", "C:x"):
        assert client.get(f"/pictures/battle-spirits/{number}").status_code == 404
    for name in ("../secret", "..", ".", "", "a/b", "a\\b", "BS17-003\0", "x" * 200):
        assert picture_path(tmp_path, "battle-spirits", name) is None
        assert picture_path(tmp_path, name, "BS17-003") is None
        assert read_picture(tmp_path, "battle-spirits", name) is None
    assert picture_path(tmp_path, "battle-spirits", "BS17-003") is not None
