"""Bad input from outside: one family of errors with one short sentence, nothing changed, never a stack trace.

What is tried here is valid input with one thing wrong, and values of every wrong type and size.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import taisen
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.vocabulary.notation import read_brave_condition, read_card_effect
from taisen.catalog import load_deck, parse_deck
from taisen.kernel.match import Match
from taisen.kernel.outside import read_file
from taisen.language import NotationError
from taisen.scenario import read_scenarios, run

GAME = "battle-spirits"
DECKS = {GAME: ("red", "purple"), "wixoss": ("wd01", "wdk01")}
LONGEST = 2_000
"""Characters that the sentence of an error may have, whatever came."""

some = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
few = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))

WRONG: tuple[object, ...] = (
    None,
    True,
    False,
    1.0,
    0.5,
    float("nan"),
    [],
    {},
    (),
    (0,),
    b"go-first",
    object(),
    len,
)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-9, 120),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["", "BS17-001", "nope/1.0", "\0", "\ud800", "a" * 5_000]),
    st.lists(st.integers(-2, 9), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def refused(act: Callable[[], object]) -> str:
    """Return the sentence with which ``act`` is refused."""
    with pytest.raises(taisen.TaisenError) as caught:
        act()
    assert len(str(caught.value)) <= LONGEST
    return str(caught.value)


def refused_or_done(act: Callable[[], object]) -> object:
    """Return what ``act`` gives, None if it is refused; any other error fails the test."""
    try:
        return act()
    except taisen.TaisenError as error:
        said = str(error)
    assert 0 < len(said) <= LONGEST
    return None


@cache
def position(answers: int, game: str = GAME) -> Match:
    """A match after some answers; it is only read."""
    match = taisen.new_match(game, DECKS[game], seed=7)
    play = random.Random(answers)
    for _ in range(answers):
        if match.decision is not None:
            match.answer(play.choice(match.decision.options))
    return match


@cache
def saved(answers: int, game: str = GAME) -> str:
    return position(answers, game).save()


def fresh() -> Match:
    return taisen.new_match(GAME, ("red", "purple"), seed=7)


# -- answers and questions -------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [*WRONG, -1, 2, 10**4_000, "", "go", "go-first\n", "x" * 10**6])
def test_an_answer_that_is_none_changes_nothing(answer: object) -> None:
    match = fresh()
    before = match.digest()
    refused(lambda: match.answer(answer))  # type: ignore[arg-type]
    refused(lambda: match.seat(0).answer(answer))  # type: ignore[arg-type]
    assert match.digest() == before
    assert match.history == []


def test_an_option_of_another_decision_is_refused() -> None:
    match = fresh()
    assert match.decision is not None
    old = match.decision.options[0]
    match.answer(old)
    before = match.digest()
    assert "go-first" in refused(lambda: match.answer(old))
    assert match.digest() == before


@pytest.mark.parametrize("player", [*WRONG[1:], -1, 2, 5, 10**50, "0"])
def test_a_player_that_is_not_there_is_refused(player: object) -> None:
    match = position(30)
    before = match.digest()
    wrong: int = player  # type: ignore[assignment]
    for act in (
        lambda: match.view(wrong),
        lambda: match.seat(wrong),
        lambda: match.sample(wrong, 1),
        lambda: match.concede(wrong),
        lambda: match.undo(wrong),
        lambda: match.undo_needs_consent(wrong),
        lambda: match.why_not(wrong, "attack", 0),
        lambda: match.explain("BS17-001", "bp", wrong),
    ):
        assert refused(act).startswith("player: ")
    assert match.digest() == before


@pytest.mark.parametrize("card", [*WRONG, "", "nope", "BS17-001#99", "opp:x", "／", "x" * 10**5])
def test_a_card_that_is_not_there_cannot_be_asked_about(card: object) -> None:
    match = position(30)
    wrong: str = card  # type: ignore[assignment]
    for action in ("attack", "block", "summon", "deploy", "magic-main", "magic-flash", "set-burst"):
        refused(partial(match.why_not, 0, action, wrong))
    for value in ("bp", "cost", "level", "symbols", "price"):
        refused(partial(match.explain, wrong, value))


@pytest.mark.parametrize("word", [*WRONG, "", "fly", "BP", "x" * 10**5])
def test_an_action_or_value_that_is_not_there_is_refused(word: object) -> None:
    match = position(30)
    wrong: str = word  # type: ignore[assignment]
    refused(lambda: match.why_not(0, wrong, 0))
    refused(lambda: match.explain(0, wrong))


@pytest.mark.parametrize("pool", [(), [], "red", ("red",), (None,)])
def test_a_pool_that_holds_no_cards_is_refused(pool: object) -> None:
    refused(lambda: fresh().seat(0).sample(1, pool))  # type: ignore[arg-type]


# -- beginning a match -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*WRONG, "", "chess", "Battle-Spirits"])
def test_a_game_that_is_not_there_is_refused(name: object) -> None:
    wrong: str = name  # type: ignore[assignment]
    for act in (
        lambda: taisen.new_match(wrong, ("red", "red")),
        lambda: taisen.decks(wrong),
        lambda: taisen.card(wrong, "BS17-001"),
    ):
        assert refused(act).startswith("game: ")


@pytest.mark.parametrize(
    "decks",
    [
        *WRONG,
        "red",
        ("red",),
        ("red", "red", "red"),
        *(("red", one) for one in (*WRONG, "", "Red", "/", ".", "\0")),
    ],
)
def test_decks_that_are_none_are_refused(decks: object) -> None:
    assert refused(lambda: taisen.new_match(GAME, decks))  # type: ignore[arg-type]


def test_a_deck_named_beyond_what_a_file_can_be_called_is_refused() -> None:
    assert "one of: red" in refused(lambda: taisen.new_match(GAME, ("red", "a" * 5_000)))


@pytest.mark.parametrize(
    "number", [*WRONG, "", "BS17-999", "../x", "BS17-001/1.0", "bs17-001", "ＢＳ17-001", "\0"]
)
def test_a_card_number_that_is_not_there_is_refused(number: object) -> None:
    assert refused(lambda: taisen.card(GAME, number)).startswith("card number")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["", " a", "a\n", "a  b", "sealed", "\ud800", "\u2028"])
def test_a_seed_that_no_record_could_hold_is_refused(seed: str) -> None:
    assert refused(lambda: taisen.new_match(GAME, ("red", "red"), seed=seed)).startswith("seed: ")


# -- decks and files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# only this",
        "3",
        "x BS17-001",
        "-3 BS17-001",
        "0 BS17-001",
        "1000 BS17-001",
        "9" * 99 + " BS17-001",
        "３ BS17-001",
        "3 BS17-001;",
        "3 BS17-001\0",
        "999 BS17-001\n1 BS17-001",
        "name: a\nname: b",
        "size: 3",
        "3 BS17-001\n" * 3_000,
        "a" * 10**6,
    ],
)
def test_a_deck_list_that_is_none_is_refused(text: str) -> None:
    assert refused(lambda: parse_deck(text, "mine.txt")).startswith("mine.txt")


def test_a_deck_list_of_another_system_is_read() -> None:
    assert parse_deck("\ufeff3 BS17-001\r\n2x BS17-002\r\n").size == 5


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\x89PNG\xff\x00")
    (tmp_path / "large").write_bytes(b"a" * 100)
    for name in ("binary", "missing", ".", "a" * 5_000, "\0"):
        refused(partial(load_deck, tmp_path / name))
    assert "at most 99 bytes" in refused(lambda: read_file(tmp_path / "large", "a text", 99))


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    endless = Path("/dev/zero")
    if endless.exists():
        assert "more than" in refused(lambda: load_deck(endless))


def test_an_unknown_card_is_told_with_its_deck(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("40 XX-1\n", encoding="utf-8")
    found = refused(lambda: taisen.new_match(GAME, ("red", tmp_path / "mine.txt")))
    assert found.startswith("deck mine, card number: found 'XX-1'")


# -- records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [*WRONG, "", "\0", "taisen-record 9", "taisen-record 1", "\ud800", "{}"])
def test_what_is_no_record_is_refused(text: object) -> None:
    refused(lambda: taisen.load_record(text))  # type: ignore[arg-type]
    refused(lambda: taisen.load_match(text))  # type: ignore[arg-type]


@few
@given(
    st.sampled_from([10, 60]),
    st.floats(0, 1),
    st.sampled_from(["cut", "drop", "twice", "other", "letter"]),
    st.sampled_from(
        [
            "= turn x",
            "= turn 9",
            "= stream 99999999",
            "= result a b c",
            "summon X",
            "7 BS17-999",
            "900 BS17-001",
            "key: zz",
            "card: {}",
            "card: []",
            "deck: x",
            "concede 0",
            "concede 9",
            "end time 1",
            "end life 1",
            "= position {}",
            "= position sealed",
            '= position {"turn":0}',
            "= rules x",
            "answers:",
            "cards: 1",
            "options: x",
        ]
    ),
    st.sampled_from(["0", "９", "\0", '"', "{", ":", "=", "#", "\ud800", "\u2028"]),
)
def test_a_record_with_one_thing_wrong(answers: int, at: float, how: str, line: str, letter: str) -> None:
    text = position(answers).full_record().text
    lines = text.splitlines()
    index = int(at * (len(lines) - 1))
    place = int(at * (len(text) - 1))
    if how == "drop":
        del lines[index]
    elif how == "twice":
        lines.insert(index, lines[index])
    elif how == "other":
        lines[index] = line
    changed = "\n".join(lines) + "\n"
    if how == "cut":
        changed = text[:place]
    elif how == "letter":
        changed = text[:place] + letter + text[place + 1 :]

    def load_and_replay() -> str:
        record = taisen.load_record(changed)
        assert taisen.load_record(record.text).text == record.text
        return record.replay().digest()

    refused_or_done(load_and_replay)


def test_a_record_with_changed_cards_is_refused() -> None:
    text = position(60).full_record().text
    assert '"cost":2' in text
    assert "they were changed" in refused(lambda: taisen.load_record(text.replace('"cost":2', '"cost":1', 1)))


# -- saved matches ---------------------------------------------------------------------------------


def mend(data: object, path: list[int], junk: object, remove: bool) -> None:
    """Put ``junk`` somewhere in ``data``: at each step of ``path`` the way goes one level down."""
    step, rest = path[0], path[1:]
    if isinstance(data, dict):
        name = list(data)[step % len(data)]
        if rest and isinstance(data[name], dict | list) and data[name]:
            mend(data[name], rest, junk, remove)
        elif remove:
            del data[name]
        else:
            data[name] = junk
    elif isinstance(data, list):
        index = step % len(data)
        if rest and isinstance(data[index], dict | list) and data[index]:
            mend(data[index], rest, junk, remove)
        elif remove:
            del data[index]
        else:
            data[index] = junk


@some
@given(
    st.sampled_from(taisen.GAMES),
    st.sampled_from([10, 30, 60]),
    st.booleans(),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=4),
    JUNK,
    st.booleans(),
)
def test_a_saved_match_with_one_thing_wrong(
    game: str, answers: int, in_state: bool, path: list[int], junk: object, remove: bool
) -> None:
    data = json.loads(saved(answers, game))
    mend(data["state"] if in_state else data, path, junk, remove)
    match = refused_or_done(lambda: taisen.load_match(json.dumps(data)))
    if match is not None:
        assert isinstance(match, Match)
        # What was let in can at least be seen, saved and read again.
        for player in (None, 0, 1):
            match.view(player)
        assert taisen.load_match(match.save()).digest() == match.digest()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("owners", []),
        ("known", []),
        ("zones", []),
        ("zones", [[0, 0]]),
        ("frames", [["no-such-procedure", 0, 0, ["rule", -1, "", -1, -1, "", 0, "", True], -1, False, ""]]),
        ("scopes", [[]] * 99),
        ("decision", None),
        ("decision", [5, "main", "act", [], ["rule", -1, "", -1, -1, "", 0, "", True], [], False, 0]),
        ("cards", ["BS17-999"]),
        ("key", "zz"),
        ("life", [1]),
        ("draws", -1),
        ("draws", 2**64),
    ],
)
def test_parts_of_a_saved_match_that_do_not_fit_are_refused(field: str, value: object) -> None:
    data = json.loads(saved(30))
    data["state"][field] = value
    refused(lambda: taisen.load_match(json.dumps(data)))


def test_a_saved_match_of_deep_nesting_is_refused() -> None:
    refused(lambda: taisen.load_match("[" * 200_000))


# -- cards and notation ----------------------------------------------------------------------------

FACTS: dict[str, object] = {
    "number": "X-1",
    "name": "X",
    "kind": "spirit",
    "colors": ["red"],
    "cost": 3,
    "reduction": ["red"],
    "families": ["a"],
    "levels": [[1, 1, 1000], [2, 3, 2000]],
    "symbols": ["red"],
    "effect": "[Lv1-2] clash: this must be blocked",
}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", ""),
        ("number", "a b"),
        ("number", "a/b"),
        ("number", "a#b"),
        ("kind", "weapon"),
        ("kind", ["spirit"]),
        ("colors", "red"),
        ("colors", ["pink"]),
        ("cost", -1),
        ("cost", True),
        ("cost", "3"),
        ("cost", 10**9),
        ("levels", [[2, 3, 2000], [1, 1, 1000]]),
        ("levels", [[1, 3, 1000], [2, 1, 2000]]),
        ("levels", [[1, -1, 1000]]),
        ("levels", [[1, 10**6, 1000]]),
        ("levels", [[1]]),
        ("levels", {"1": 2}),
        ("symbols", ["red"] * 1_000),
        ("name", "\ud800"),
        ("effect", "[Lv1] fly"),
        ("effect", "\ud800"),
        ("effect", "x" * 10**6),
    ],
)
def test_facts_that_are_no_card_are_refused(field: str, value: object) -> None:
    assert definition_from_facts(FACTS).number == "X-1"
    assert field in refused(lambda: definition_from_facts({**FACTS, field: value}, "card X-1"))


@some
@given(st.sampled_from(sorted(FACTS)), JUNK)
def test_facts_with_one_thing_wrong(field: str, junk: object) -> None:
    refused_or_done(lambda: definition_from_facts({**FACTS, field: junk}).to_data())


@pytest.mark.parametrize(
    "text",
    [
        "(" * 5_000,
        "[flash] " + "(" * 200 + "draw 1" + ")" * 200,
        "if " * 3_000,
        "[flash] draw 1\n" * 30_000,
        "[flash] draw " + "9" * 50,
        "[flash] draw -1",
        "[flash] draw １",
        '[flash] draw "',
        "\0",
        "\ud800",
        "a" * 99_999,
        "[Lv99] clash: this must be blocked",
        "[Lv3-1] clash: this must be blocked",
        "[flash] fly",
        "[flash] " + "draw 1 and " * 300 + "draw 1",
        "a " * 500,
        "x" * 200_000,
        '"' + "a" * 5_000 + '"',
    ],
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card_effect(text, "X")
    assert isinstance(caught.value, taisen.BadInput)
    assert caught.value.place.startswith("line ")
    assert len(str(caught.value)) <= LONGEST
    refused(lambda: read_brave_condition(text, "X"))


# -- scenarios -------------------------------------------------------------------------------------

SCENARIO = """[[scenario]]
title = "Equal BP destroys both"
rules = ["BS-11.19"]
turn = 3
step = "attack"
cards.V5 = {kind = "spirit", colors = ["red"], cost = 3, levels = [[1, 5000]], symbols = ["red"]}
player = {field = ["V5 cores=1"], hand = ["V5"]}
opponent = {field = ["V5 cores=1"]}
steps = '''
attack V5
pass*
opp: block V5
pass*
'''
expect = ["own trash has V5", "opp trash has V5"]
"""


@few
@given(
    st.floats(0, 1),
    st.sampled_from(
        ["", "-1", "0", "9" * 30, "1.5", "９", "\0", '"', "[", "V6", "opp:", "= ", "cores=99", "=", "\ud800"]
    ),
    st.integers(0, 6),
)
def test_a_scenario_with_one_thing_wrong(at: float, put: str, over: int) -> None:
    place = int(at * (len(SCENARIO) - 1))
    text = SCENARIO[:place] + put + SCENARIO[place + over :]
    refused_or_done(lambda: [run(one) for one in read_scenarios(text)])


def test_the_scenario_holds_as_it_is() -> None:
    assert len([run(one) for one in read_scenarios(SCENARIO)]) == 1
