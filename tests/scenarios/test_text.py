"""The text form of scenarios: what is read, and that every slip is refused with its place."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taisen.kernel.errors import BadInput, TaisenError
from taisen.scenario import load_scenarios, read_scenarios, run
from taisen.scenario.lines import ANSWER, FACT, LOG, OFFERED, PASS_ALL, REFUSED, read_check, read_line

PLAIN = """
[[scenario]]
title = "nothing happens"
expect = ["turn = 3"]
"""


def one(fields: str) -> str:
    return f"""
[cards]
V = {{cost = 2, levels = [[1, 5000]], symbols = ["red"]}}
W = {{cost = 3, levels = [[2, 5000]]}}
N = {{kind = "nexus", levels = [[0, 0]]}}
M = {{kind = "magic"}}
B = {{kind = "brave", levels = [[1, 1000]], brave_condition = "spirit with cost>=3"}}
[[scenario]]
title = "made up"
expect = ["turn = 3"]
{fields}
"""


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        run(read_scenarios(text, "file.toml")[0])
    assert caught.value.place.startswith("file.toml")
    assert caught.value.allowed
    return caught.value


def test_what_is_left_out_has_a_plain_default() -> None:
    scenario = read_scenarios(PLAIN)[0]
    assert (scenario.title, scenario.game, scenario.rules, scenario.steps) == (
        "nothing happens",
        "battle-spirits",
        (),
        (),
    )
    state = run(scenario)
    assert state.decision is not None
    assert state.decision.prompt == "main"


@pytest.mark.parametrize(
    ("text", "kind", "body", "side", "rule"),
    [
        ("attack V", ANSWER, "attack V", -1, ""),
        ("opp: block V#2", ANSWER, "block V#2", 1, ""),
        ("own:pass", ANSWER, "pass", 0, ""),
        ("choose opp:V", ANSWER, "choose opp:V", -1, ""),
        ("pass*", PASS_ALL, "pass*", -1, ""),
        ("= own life = 4", FACT, "own life = 4", -1, ""),
        ("? attack V", OFFERED, "attack V", -1, ""),
        ("! opp: attack V: BS-11.12", REFUSED, "attack V", 1, "BS-11.12"),
        ("!attack V on opp:W", REFUSED, "attack V on opp:W", -1, ""),
        ("log: attacked, left V", LOG, "attacked, left V", -1, ""),
    ],
)
def test_a_line_says_what_it_is(text: str, kind: str, body: str, side: int, rule: str) -> None:
    line = read_line(text, "here")
    assert (line.kind, line.text, line.side, line.rule) == (kind, body, side, rule)


def test_lines_are_parted_by_line_ends_and_semicolons_and_comments_are_passed_over() -> None:
    scenario = read_scenarios(one('steps = """\n# first; a comment\nend-step; = turn = 3\n\npass*\n"""'))[0]
    assert [line.text for line in scenario.steps] == ["end-step", "turn = 3", "pass*"]


def test_a_card_of_the_scenario_goes_before_one_of_the_file() -> None:
    text = one('cards.V = {cost = 7, levels = [[1, 1]]}\nplayer = {field = ["V"]}').replace(
        "turn = 3", "cost of own V = 7"
    )
    run(read_scenarios(text)[0])


@pytest.mark.parametrize(
    ("text", "place", "found"),
    [
        ("", "scenario", "nothing"),
        ("[[scenario]]\n", "title", "''"),
        ("x = ", "file.toml", "Invalid value"),
        ("[other]\n" + PLAIN, "file.toml", "'other'"),
        (PLAIN + PLAIN, "title", "'nothing happens'"),
        (PLAIN.replace('expect = ["turn = 3"]', ""), "nothing happens", "no check"),
        (PLAIN.replace("expect", "expects"), "nothing happens", "no check"),
        (PLAIN + "stepp = 3\n", "nothing happens", "'stepp'"),
        (PLAIN + "rules = [3]\n", "rules", "[3]"),
        ('game = "chess"\n' + PLAIN, "game", "'chess'"),
        (one('step = "night"'), "step", "'night'"),
        (one('turn = 1\nstep = "attack"'), "step", "'attack' in turn 1"),
        (one("turn = 0"), "turn", "0"),
        (one('turn = "3"'), "turn", "'3'"),
        (one('turn_player = "me"'), "turn_player", "'me'"),
        (one("player = {life = 0}"), "player: life", "0"),
        (one("player = {lives = 3}"), "player", "'lives'"),
        (one("opponent = {reserve = -1}"), "opponent: reserve", "-1"),
        (one("opponent = {reserve = true}"), "opponent: reserve", "True"),
        (one('player = {hand = ["Q"]}'), "player: hand", "'Q'"),
        (one('player = {field = ["Q"]}'), "player: field, card 1", "'Q'"),
        (one('player = {field = ["V", "V cores=x"]}'), "player: field, card 2", "'x'"),
        (one('player = {field = ["V tired"]}'), "card 1", "'tired'"),
        (one('player = {field = ["V exhausted refreshed"]}'), "card 1", "'refreshed'"),
        (one('player = {field = ["M"]}'), "card 1", "the magic M"),
        (one('player = {field = ["V cores=0"]}'), "card 1", "0 cores on V"),
        (one('player = {field = ["W cores=1"]}'), "card 1", "1 cores on W"),
        (one('player = {field = ["V soul", "V soul"]}'), "player", "more than one Soul Core"),
        (one('player = {field = ["V soul"], soul = "reserve"}'), "player", "more than one Soul Core"),
        (one('player = {soul = "counts"}'), "soul", "'counts'"),
        (one('player = {field = ["V + N"]}'), "card 1", "'N'"),
        (one('player = {field = ["V + B"]}'), "field", "B on V"),
        (one('player = {field = ["W +"]}'), "card 1", "'W +'"),
        (one('player = {burst = ["M"]}'), "burst", "M"),
        (one('cards."X Y" = {}'), "cards", "'X Y'"),
        (one("cards.X = {}"), "cards.X", "no level"),
        (one("cards.X = 3"), "cards.X", "3"),
        (one("cards.X = {speed = 3}"), "cards.X", "'speed'"),
        (one('cards.X = {kind = "magic", effect = "[main] dance"}'), "cards.X, effect", "dance"),
        (one('steps = "opp:"'), "step 1", "'opp:'"),
        (one('steps = "= own mood = 4"'), "step 1", "'mood'"),
        (one('steps = "= mood"'), "step 1", "'mood'"),
        (one('steps = "= own life = many"'), "step 1", "'many'"),
        (one('steps = "= own life has V"'), "step 1", "'own life has V'"),
        (one('steps = "= own hand has 0 V V"'), "step 1", "'0 V V'"),
        (one('steps = "= bp of own V = 1"'), "step 1", "'V'"),
        (one('steps = "= step > 1"'), "step 1", "'step > 1'"),
        (one('steps = "? summon V: BS-11.12"'), "step 1", "'? summon V: BS-11.12'"),
        (one('steps = "! attack Q: BS-11.12"'), "step 1", "'Q'"),
        (one('steps = "log: own"'), "step 1", "'own'"),
    ],
)
def test_a_slip_is_refused_with_its_place(text: str, place: str, found: str) -> None:
    error = refused(text)
    assert place in error.place
    assert found in error.found


@pytest.mark.rule("BS-10.01")
def test_a_position_has_one_soul_core_a_player() -> None:
    error = refused(one('player = {field = ["V soul", "V soul"]}'))
    assert error.found == "more than one Soul Core"
    run(read_scenarios(one('player = {field = ["V soul"]}\nopponent = {field = ["V soul"]}'))[0])


@pytest.mark.rule("BS-06.15", "BS-06.16")
@pytest.mark.parametrize("step", ["core", "attack"])
def test_no_position_is_in_a_step_that_the_first_turn_has_not(step: str) -> None:
    assert refused(one(f'turn = 1\nstep = "{step}"')).found == f"{step!r} in turn 1"
    run(read_scenarios(one(f'turn = 2\nstep = "{step}"').replace("turn = 3", "turn > 1"))[0])


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        load_scenarios(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="UTF-8"):
        load_scenarios(broken)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("turn = " + "9" * 5000, "a very long number"),
        ('player = {field = ["V cores=' + "9" * 5000 + '"]}', "a very long number"),
        ("turn = " + "_".join("1" * 5000), "a very long number"),
        (".".join("a" * 100_000) + " = 1", "a key of very many parts"),
        (" . ".join(["'a'"] * 50_000) + " = 1", "a key of very many parts"),
        (".".join([r'"\""'] * 50_000) + " = 1", "a key of very many parts"),
        ("[" + ".".join("a" * 100_000) + "]", "a key of very many parts"),
    ],
)
def test_what_would_take_very_long_to_read_is_refused_at_once(line: str, found: str) -> None:
    error = refused(one(line))
    assert found in error.found


@pytest.mark.parametrize("line", ['steps = "' + r"\"" * 100_000 + '"', "# " + "\" 'a. " * 50_000])
def test_looking_for_such_texts_takes_no_time_itself(line: str) -> None:
    began = time.process_time()
    with contextlib.suppress(BadInput):
        read_scenarios(one(line), "file.toml")
    assert time.process_time() - began < 3


def test_sizes_are_bounded() -> None:
    with pytest.raises(BadInput, match="characters"):
        read_scenarios("#" * 1_000_001)
    with pytest.raises(BadInput, match="1 to 1000"):
        read_scenarios("\n".join(f'[[scenario]]\ntitle = "{n}"\nexpect = ["turn = 1"]' for n in range(1001)))
    with pytest.raises(BadInput, match="at most 2000"):
        read_scenarios(one(f'steps = "{"pass*;" * 2001}"'))
    assert "999" in refused(one("player = {deck = 1000}")).allowed


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadInput):
        read_scenarios(text)


@settings(deadline=None)
@given(st.text(alphabet="=?!:;#*<> []ownplayerhascfdikVX#12345,", min_size=1, max_size=60))
def test_any_step_runs_or_is_refused(text: str) -> None:
    stripped = text.strip()
    if not stripped:
        return
    with contextlib.suppress(TaisenError):
        read_check(stripped, "here")
        steps = stripped.replace("'", "")
        run(read_scenarios(one(f"steps = '''{steps}'''\nplayer = {{hand = [\"V\"], field = [\"V\"]}}"))[0])
