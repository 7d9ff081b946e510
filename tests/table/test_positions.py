"""Positions: checked, drawn, written, saved; faults told at their places; repairs tell nothing hidden."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

import msgspec
import pytest
from starlette.applications import Starlette
from tests.table.asking import Asker
from tests.table.replaying import Here

import taisen
from taisen.battle_spirits.state import BattleState
from taisen.kernel.errors import BadInput, TaisenError
from taisen.table import wire
from taisen.table.boards import BattleSpiritsBoard, WixossBoard
from taisen.table.editing import check_position
from taisen.table.editors import editor
from taisen.table.positions import routes
from taisen.table.problems import problem
from taisen.table.puzzle_files import puzzle_text, puzzles
from taisen.table.puzzles import routes as puzzle_routes
from taisen.table.repairs import position_to_repair, repaired
from taisen.table.server.http import on_taisen_error
from taisen.table.server.settings import Settings
from taisen.table.storage import Store

if TYPE_CHECKING:
    from pathlib import Path

GAME = "battle-spirits"
LANGUAGES: tuple[wire.Language, ...] = get_args(wire.Language)
TEXT = """
[[scenario]]
title = "a position"
turn = 5
step = "attack"
goal = {reach = ["winner = own"]}
player = {life = 2, field = ["BS17-001 cores=2 exhausted", "BS17-036 soul + BS17-058"], hand = ["BS17-073"]}
opponent = {life = 1, field = ["BS17-010"], burst = ["BS17-X05"], hand = ["BS17-046"], deck = 7}
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Asker]:
    app = Starlette(routes=[*routes, *puzzle_routes], exception_handlers={TaisenError: on_taisen_error})
    app.state.settings = Settings(data=tmp_path, database="sqlite://")
    store = Store.open(f"sqlite:///{tmp_path / 'positions.db'}")
    app.state.store = store
    app.state.thinking = Here()
    yield Asker(app)
    asyncio.run(store.close())


def checked(text: str, position: wire.Edited | None = None, game: str = GAME) -> wire.PositionChecked:
    return check_position(wire.PositionAsked(game, text, position), "en")


# -- checking ----------------------------------------------------------------------------------------


def test_a_text_becomes_a_position_with_boards() -> None:
    found = checked(TEXT)
    assert found.problem is None and isinstance(found.position, wire.EditedPosition)
    assert found.whole is not None
    own, opposing = found.position.sides
    assert (own.life, own.hand, own.soul) == (2, ["BS17-073"], "field")
    assert own.field[0] == wire.EditedCard("BS17-001", 2, False, "exhausted")
    assert own.field[1] == wire.EditedCard("BS17-036", None, True, "refreshed", ["BS17-058"])
    assert opposing.deck == 7
    assert [card.number for card in found.whole.sides[0].field] == ["BS17-001", "BS17-036"]
    assert found.places[0] == [card.ref for card in found.whole.sides[0].field]
    assert {face.number for face in found.faces} >= {"BS17-001", "BS17-X05", "BS17-046", "BS17-058"}


def test_each_viewer_sees_no_more_than_in_a_match() -> None:
    found = checked(TEXT)
    own, opposing, public = found.boards
    assert found.whole is not None
    assert found.whole.sides[1].zones["hand"].cards[0].number == "BS17-046"
    assert own.sides[1].zones["hand"].cards == []
    assert own.sides[0].zones["hand"].cards[0].number == "BS17-073"
    assert opposing.sides[0].zones["hand"].cards == []
    assert all(not side.zones["hand"].cards for side in public.sides)


def test_an_edited_position_is_written_and_read_again() -> None:
    first = checked(TEXT)
    assert isinstance(first.position, wire.EditedPosition)
    first.position.sides[0].life = 4
    first.position.sides[1].field.append(wire.EditedCard("BS17-030", 3, False, "heavily-exhausted"))
    second = checked(first.text, first.position)
    assert second.problem is None
    assert second.position == first.position
    assert 'reach = ["winner = own"]' in second.text, "a goal stays as it is"
    assert checked(second.text).position == first.position


STACKS = """
[cards]
UNDER = {colors = ["red"], cost = 3, levels = [[1, 1000]]}
SECRET = {colors = ["blue"], cost = 4, levels = [[1, 2000]]}
HOST = {colors = ["red"], cost = 4, levels = [[1, 5000]]}
STAYS = {kind = "magic", effect = "[main] put this magic on your field"}
[[scenario]]
title = "stacks"
player = {soul = "life", counts = 4, at_hand = ["BS17-002", "SECRET known=own"], mirage = ["SD64-RV001"],\
  soul_state = ["SD64-CX01"], laid_magic = ["BS51-092", "STAYS"], tokens = ["BS76-T001"],\
  field = ["SD64-X01 cores=3 exhausted contract + BS17-058 < SD64-CX01 < UNDER ~ SECRET ~ UNDER",\
    "HOST + BS35-067 left + BS35-067#2 left", "HOST + BS35-067 right", "SAMPLE-002.B cores=2"]}
"""


def test_all_zones_and_stacks_are_edited_both_ways() -> None:
    first = checked(STACKS)
    assert first.problem is None and isinstance(first.position, wire.EditedPosition)
    side = first.position.sides[0]
    assert (side.soul, side.counts, side.mirage, side.tokens) == ("life", 4, ["SD64-RV001"], ["BS76-T001"])
    assert side.laid_magic == ["BS51-092", "STAYS"]
    assert (side.at_hand, side.soul_state) == (["BS17-002", "SECRET known=own"], ["SD64-CX01"])
    assert side.field == [
        wire.EditedCard(
            "SD64-X01",
            3,
            posture="exhausted",
            braves=["BS17-058"],
            bases=["SD64-CX01", "UNDER"],
            contract=True,
            covered=["SECRET", "UNDER"],
        ),
        wire.EditedCard("HOST", braves=["BS35-067 left", "BS35-067#2 left"]),
        wire.EditedCard("HOST", braves=["BS35-067 right"]),
        wire.EditedCard("SAMPLE-002.B", 2),
    ]
    side.life = 3
    second = checked(first.text, first.position)
    assert second.problem is None and second.position == first.position
    assert checked(second.text).position == first.position
    assert isinstance(second.whole, BattleSpiritsBoard)
    assert second.whole.sides[0].life.soul and second.whole.sides[0].life.count == 3


def test_a_repair_tells_no_face_down_card_below_or_at_hand() -> None:
    match = taisen.match_from_position(STACKS)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    text = position_to_repair(match)
    own = text.partition("[scenario.opponent]")[0]
    assert "SECRET" not in text and "at_hand" not in own and "tokens" not in text
    assert "~ FILLER ~ FILLER" in text
    match.repair(repaired(match, text.replace("life = 5", "life = 4")))
    fields = match.game.describe(match.state, exact=False).fields["player"]
    assert isinstance(fields, dict)
    assert fields["life"] == 4
    assert fields["at_hand"] == ["BS17-002", "SECRET known=own"]
    assert fields["tokens"] == ["BS76-T001"]
    assert str(fields["field"][0]).endswith("< SD64-CX01 < UNDER ~ SECRET ~ UNDER")


def test_a_repair_may_put_a_known_card_below_another() -> None:
    match = taisen.match_from_position(STACKS)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    text = position_to_repair(match).replace("~ FILLER ~ FILLER", "~ HOST ~ FILLER")
    match.repair(repaired(match, text))
    fields = match.game.describe(match.state, exact=False).fields["player"]
    assert isinstance(fields, dict)
    assert str(fields["field"][0]).endswith("~ HOST ~ SECRET")


def test_what_a_text_says_nothing_of_stays_unsaid() -> None:
    match = taisen.match_from_position(TEXT)
    found = checked(position_to_repair(match))
    assert isinstance(found.position, wire.EditedPosition) and found.position.sides[0].hand is None
    found.position.sides[0].life = 4
    again = checked(found.text, found.position)
    match.repair(repaired(match, again.text))
    fields = match.game.describe(match.state, exact=False).fields
    assert fields["player"]["hand"] == ["BS17-073"]  # type: ignore[index]
    assert fields["player"]["life"] == 4  # type: ignore[index]


@pytest.mark.parametrize("game", taisen.GAMES)
def test_every_puzzle_survives_the_editor(game: str) -> None:
    for name in puzzles(game):
        found = checked(puzzle_text(game, name), game=game)
        assert found.problem is None and found.position is not None
        again = checked(found.text, found.position, game)
        assert again.problem is None and again.position == found.position
        assert again.whole == found.whole


@pytest.mark.parametrize(
    ("change", "side", "field"),
    [
        ("life = 0", 1, "life"),
        ('field = ["BS17-010", "BS17-999"]', 1, "field 2"),
        ('field = ["BS17-073"]', 1, "field 1"),
        ('burst = ["BS17-001"]', 1, "burst"),
        ('hand = ["X"]', 1, "hand"),
        ("reserve = -1", 1, "reserve"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(change: str, side: int, field: str) -> None:
    found = checked(f"[[scenario]]\nopponent = {{{change}}}")
    assert found.problem is not None and found.problem.text
    assert (found.side, found.field) == (side, field)
    assert found.whole is None and found.boards == []


@pytest.mark.parametrize(
    "change",
    [
        "player = {life = 0}",
        "player = {life = -1}",
        "player = {hand = 1000}",
        'player = {hand = ["BS99-999"]}',
        'player = {burst = ["BS17-001"]}',
        'player = {burst = ["BS17-005", "BS17-005"]}',
        'player = {field = ["BS17-073"]}',
        'player = {field = ["BS17-001 cores=0"]}',
        'player = {soul = "reserve", field = ["BS17-001 soul"]}',
        'player = {field = ["BS17-001 + BS17-058"]}',
        'player = {laid_magic = ["BS17-001"]}',
        'player = {laid_magic = ["BS51-092 known=nobody"]}',
        'player = {trash = ["BS17-001 known=own"]}',
        "turn = 0",
        "turn = 1",
    ],
)
def test_what_cannot_be_is_told_in_each_language(change: str) -> None:
    step = "attack" if change == "turn = 1" else "main"
    text = f'[[scenario]]\nstep = "{step}"\n{change}'
    said = set()
    for language in LANGUAGES:
        problem = check_position(wire.PositionAsked(GAME, text, None), language).problem
        assert problem is not None
        said.add(problem.text)
        if language != "en":
            assert not re.search(r"[a-z]{2,}", problem.text), problem.text
    assert len(said) == len(LANGUAGES)


def test_a_step_that_cannot_be_is_told_without_a_side() -> None:
    found = checked('[[scenario]]\nturn = 1\nstep = "attack"')
    assert found.problem is not None
    assert (found.side, found.field) == (-1, "step")
    assert found.position is not None, "what can be read can be mended"


@pytest.mark.parametrize("text", ["[[", "x = 1", "[[scenario]]\nturn = 'three'", "scenario = 3"])
def test_a_text_that_is_none_is_told(text: str) -> None:
    found = checked(text)
    assert found.problem is not None and found.position is None


# -- over HTTP ---------------------------------------------------------------------------------------


def test_a_position_is_saved_and_loaded(client: Asker) -> None:
    body = {"game": GAME, "name": "endgame", "text": TEXT}
    made = client.post("/api/positions", json=body)
    assert made.status_code == 201, made.text
    number = msgspec.json.decode(made.content, type=wire.PositionMade).id
    found = client.get(f"/api/positions/{number}")
    assert msgspec.json.decode(found.content, type=wire.SavedPosition).text == TEXT


def test_what_is_no_position_is_not_saved(client: Asker) -> None:
    for text in ("nonsense", "[[scenario]]\nopponent = {life = 0}", "x" * 100_001):
        made = client.post("/api/positions", json={"game": GAME, "name": "", "text": text})
        assert made.status_code == 400
        assert msgspec.json.decode(made.content, type=wire.Failure).problem.text
    assert client.get("/api/positions/none").status_code == 404


@pytest.mark.parametrize("game", taisen.GAMES)
def test_all_cards_are_listed_in_each_language(client: Asker, game: str) -> None:
    lists = {}
    for language in ("zh-Hans", "en"):
        found = client.get(f"/api/cards/{game}", params={"language": language})
        lists[language] = msgspec.json.decode(found.content, type=wire.CardList).faces
    assert len(lists["en"]) >= 90
    assert lists["en"][0].kind_title != lists["zh-Hans"][0].kind_title
    assert client.get("/api/cards/chess").status_code == 400


@pytest.mark.parametrize("game", taisen.GAMES)
def test_puzzles_are_listed_shown_and_solved(client: Asker, game: str) -> None:
    found = client.get("/api/puzzles", params={"game": game, "language": "zh-Hant"})
    listed = msgspec.json.decode(found.content, type=wire.PuzzleList).puzzles
    assert [one.name for one in listed] == list(puzzles(game))
    for info in listed:
        shown = client.get(f"/api/puzzles/{info.name}", params={"game": game, "language": "ja"})
        puzzle = msgspec.json.decode(shown.content, type=wire.Puzzle)
        assert puzzle.info.rules and puzzle.hints
        solved = client.get(f"/api/puzzles/{info.name}/solution", params={"game": game, "language": "en"})
        solution = msgspec.json.decode(solved.content, type=wire.Solution)
        assert solution.first.turn == puzzle.board.turn
        assert len(solution.steps) == len(puzzles(game)[info.name].steps)
        assert all(step.chosen for step in solution.steps)
        assert solution.tries and all(one.chosen and one.why for one in solution.tries)
    assert client.get("/api/puzzles/none").status_code == 404


@pytest.mark.parametrize("asked", [*taisen.GAMES, ""])
def test_a_puzzle_is_found_by_its_name_alone(client: Asker, asked: str) -> None:
    """A link may name no game, and a browser asks for the one that it looked at last."""
    for game in taisen.GAMES:
        name = next(iter(puzzles(game)))
        query = {"language": "en", **({"game": asked} if asked else {})}
        shown = client.get(f"/api/puzzles/{name}", params=query)
        assert msgspec.json.decode(shown.content, type=wire.Puzzle).game == game
        assert client.get(f"/api/puzzles/{name}/solution", params=query).status_code == 200


# -- repairs -----------------------------------------------------------------------------------------


def test_a_shared_repair_neither_tells_nor_changes_what_is_hidden() -> None:
    match = taisen.match_from_position(TEXT)
    text = position_to_repair(match)
    for number in ("BS17-073", "BS17-X05", "BS17-046"):
        assert number not in text
    position = repaired(match, text.replace("life = 2", "life = 3"))
    match.repair(position)
    state = match.state
    assert isinstance(state, BattleState)
    assert list(state.life) == [3, 1]
    again = match.game.describe(match.state, exact=False).fields
    assert again["player"]["hand"] == ["BS17-073"]  # type: ignore[index]
    assert again["opponent"]["burst"] == ["BS17-X05"]  # type: ignore[index]


def test_a_repair_tells_no_hidden_card_by_its_facts() -> None:
    cards = """
[cards]
OPEN = {cost = 3, levels = [[1, 5000]]}
HELD = {cost = 4, levels = [[1, 6000]]}
"""
    text = TEXT.replace('"BS17-010"', '"OPEN"').replace('"BS17-046"', '"HELD"')
    match = taisen.match_from_position(cards + text)
    proposed = position_to_repair(match)
    assert "OPEN" in proposed and "HELD" not in proposed
    match.repair(repaired(match, proposed))
    again = match.game.describe(match.state, exact=False)
    assert again.fields["opponent"]["hand"] == ["HELD"]  # type: ignore[index]
    assert again.definitions["HELD"].to_data()["cost"] == 4


@pytest.mark.parametrize("number", ["BS17-X05", "BS17-046", "BS17-073", "BS17-001", "BS17-020"])
def test_no_card_is_found_out_by_what_does_not_go_with_it(number: str) -> None:
    """Whether a set card, one in a hand, one in play or none at all: what is said is the same."""
    match = taisen.match_from_position(TEXT)
    text = f'[cards]\n{number} = {{kind = "nexus", levels = [[1, 0, 0]]}}\n' + position_to_repair(match)
    with pytest.raises(BadInput) as caught:
        match.repair(repaired(match, text))
    assert str(caught.value) == (
        f"repair: cards.{number}: found facts of a card of the list; allowed: a number of its own"
    )


def test_a_card_of_the_list_that_is_open_as_another_stays_so_in_a_repair() -> None:
    cards = """
[cards]
BS17-010 = {cost = 3, levels = [[1, 5000]], effect = "[Lv1] when this attacks: draw 1"}
"""
    match = taisen.match_from_position(cards + TEXT)
    proposed = position_to_repair(match)
    assert "[Lv1] when this attacks: draw 1" in proposed
    match.repair(repaired(match, proposed))
    assert match.game.describe(match.state, exact=False).definitions["BS17-010"].to_data()["cost"] == 3


@pytest.mark.parametrize("game", ["battle-spirits", "wixoss"])
def test_a_match_in_the_middle_of_something_says_in_each_language_that_it_must_rest(game: str) -> None:
    decks = {"battle-spirits": ("red", "purple"), "wixoss": ("wd01", "wd02")}[game]
    with pytest.raises(BadInput) as refused:
        position_to_repair(taisen.new_match(game, decks=decks, seed=7))
    assert refused.value.key == "position-not-at-rest"
    said = {language: problem(refused.value, language).text for language in get_args(wire.Language)}
    assert len(set(said.values())) == 4
    assert not any("mulligan" in text or "allowed" in text for text in said.values())


def test_a_repair_that_cannot_be_is_refused() -> None:
    match = taisen.match_from_position(TEXT)
    with pytest.raises(BadInput):
        repaired(match, "[[scenario]]\nplayer = {life = 0}")


def test_the_cards_of_a_deck_are_told(client: Asker) -> None:
    found = client.get(f"/api/decks/{GAME}/red")
    numbers = msgspec.json.decode(found.content, type=wire.DeckCards).numbers
    assert len(numbers) == 40 and numbers.count("BS17-001") == 3
    assert client.get(f"/api/decks/{GAME}/none").status_code == 404
    assert client.get("/api/decks/chess/red").status_code == 400


# -- WIXOSS ------------------------------------------------------------------------------------------

WIXOSS = "wixoss"
WIXOSS_TEXT = """
game = "wixoss"
[[scenario]]
title = "lanes"
turn = 6
phase = "attack"
step = "signi"
goal = {reach = ["winner = own"]}
[scenario.player]
lrig = ["WD01-001", "WD01-002", "WD01-003"]
left = {card = "WD01-009", frozen = true, charm = "WD01-012", acce = "WD01-013"}
hand = ["WD01-016"]
traps = {center = "WX15-081"}
coins = 2
[scenario.opponent]
lrig = "WD02-001 down"
right = "WD02-012 down"
hand = ["WD02-015"]
lrig_deck = ["WD02-006"]
life = ["WD02-009"]
viruses = ["left"]
"""


def test_a_wixoss_text_becomes_a_position_with_boards() -> None:
    found = checked(WIXOSS_TEXT, game=WIXOSS)
    assert found.problem is None and isinstance(found.position, wire.WixossEditedPosition)
    own, opposing = found.position.sides
    assert own.lrig == wire.WixossEditedCard("WD01-001", under=["WD01-002", "WD01-003"])
    assert own.left == wire.WixossEditedCard("WD01-009", frozen=True, charm="WD01-012", acce="WD01-013")
    assert (own.traps, own.coins, own.deck, opposing.viruses) == ({"center": "WX15-081"}, 2, None, ["left"])
    assert opposing.right == wire.WixossEditedCard("WD02-012", down=True)
    board = found.whole
    assert isinstance(board, WixossBoard)
    assert (board.phase, board.step) == ("attack", "signi")
    assert found.places[0] == [card.ref for card in board.sides[0].field]
    numbers = {face.number for face in found.faces}
    assert numbers >= {"WD01-009", "WX15-081", "WD02-015", "WD02-006"}
    # WX-30.02, WX-04.21: charms and Life Cloth have no faces even here.
    assert not numbers & {"WD01-012", "WD02-009"}


def test_an_edited_wixoss_position_is_written_and_read_again() -> None:
    first = checked(WIXOSS_TEXT, game=WIXOSS)
    assert isinstance(first.position, wire.WixossEditedPosition)
    first.position.sides[1].center = wire.WixossEditedCard("WD02-010", down=True)
    first.position.sides[0].coins = 4
    first.position.step = "lrig"
    second = checked(first.text, first.position, WIXOSS)
    assert second.problem is None and second.position == first.position
    assert 'reach = ["winner = own"]' in second.text
    other = checked(first.text, wire.EditedPosition([]), WIXOSS)
    assert other.problem is not None, "a position of another game is refused"


@pytest.mark.parametrize(
    ("change", "side", "field"),
    [
        ("coins = 6", 1, "coins"),
        ('hand = ["WD99-999"]', 1, "hand"),
        ('left = "WD01-015"', 1, "left"),
        ('lrig = "WD01-009"', 1, "lrig"),
        ('deck = ["WD01-001"]', 1, "deck"),
        ('viruses = ["top"]', 1, "viruses"),
        ('traps = {top = "WD01-009"}', 1, "traps"),
    ],
)
def test_what_is_wrong_with_a_wixoss_position_is_told_at_its_place(
    change: str, side: int, field: str
) -> None:
    found = checked(f"game = 'wixoss'\n[[scenario]]\nopponent = {{{change}}}", game=WIXOSS)
    assert found.problem is not None and found.problem.text
    assert (found.side, found.field) == (side, field)


@pytest.mark.rule("WX-30.02")
def test_a_repair_of_wixoss_tells_and_changes_nothing_hidden() -> None:
    match = taisen.match_from_position(WIXOSS_TEXT)
    text = position_to_repair(match)
    for number in ("WD01-016", "WX15-081", "WD01-012", "WD02-015", "WD02-006", "WD02-009"):
        assert number not in text
    match.repair(repaired(match, text.replace("coins = 2", "coins = 3")))
    fields = match.game.describe(match.state, exact=False).fields
    own, opposing = fields["player"], fields["opponent"]
    assert isinstance(own, dict) and isinstance(opposing, dict)
    assert (own["coins"], own["hand"], own["traps"]) == (3, ["WD01-016"], {"center": "WX15-081"})
    assert own["left"]["charm"] == ["WD01-012"]
    assert (opposing["hand"], opposing["lrig_deck"], opposing["life"]) == (
        ["WD02-015"],
        ["WD02-006"],
        ["WD02-009"],
    )


@pytest.mark.rule("WX-30.02")
def test_a_charm_without_a_face_is_left_out_even_where_all_else_is_named() -> None:
    shown = editor(WIXOSS)
    side: dict[str, object] = {name: [] for name in shown.hidden}
    charmed = {**side, "left": {"card": "WD01-009", "charm": ["WD01-012"]}}
    assert not shown.leaves_out(charmed)
    covered = shown.covered(charmed)
    assert shown.leaves_out(covered)
    assert shown.uncovered(covered, charmed) == charmed


@pytest.mark.rule("BS-39.05", "BS-28.16")
def test_a_row_at_hand_that_hides_a_card_is_left_out_and_a_face_up_one_is_not() -> None:
    shown = editor("battle-spirits")
    side: dict[str, object] = {name: [] for name in shown.hidden}
    open_row = {**side, "at_hand": ["BS17-001"]}
    hiding = {**side, "at_hand": ["BS17-001", "BS17-002 known=own"]}
    assert shown.covered(open_row)["at_hand"] == ["BS17-001"]
    assert not shown.leaves_out(open_row)
    covered = shown.covered(hiding)
    assert "at_hand" not in covered
    assert shown.leaves_out(covered)
    assert shown.uncovered(covered, hiding) == hiding
