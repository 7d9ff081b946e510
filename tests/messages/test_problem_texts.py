"""What stands against a text that a user of the table gives is said in the user's language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import taisen
from taisen.kernel.errors import BadInput, TaisenError
from taisen.messages import has_message
from taisen.rulebook.ledger import LANGUAGES
from taisen.scenario import read_scenarios
from taisen.table.problems import TABLE, problem

if TYPE_CHECKING:
    from taisen.table.wire import Language

ROOT = Path(taisen.__file__).parent
READERS = [
    *sorted((ROOT / "scenario").glob("*.py")),
    *(ROOT / "battle_spirits" / f"{name}.py" for name in ("loading", "observations", "positions")),
    *(ROOT / "wixoss" / f"{name}.py" for name in ("loading", "observations", "positions")),
    ROOT / "language" / "card_files.py",
    *(ROOT / "kernel" / f"{name}.py" for name in ("position_fields", "record")),
    *sorted((ROOT / "table").rglob("*.py")),
]
"""The modules that read what a user of the table brings: positions, puzzles, cards, records."""
OPERATORS = {"a card file in TOML", "every step of the match"}
"""What is told of a broken installation or database, in its log."""


def refusals(path: Path) -> list[ast.Call]:
    """The calls that make an error of a bad input."""
    return [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadInput"
    ]


def phrase(call: ast.Call) -> str:
    """The English words of what a call says is allowed; names that are to be typed are none."""
    if len(call.args) < 3:
        return ""
    allowed = call.args[2]
    if isinstance(allowed, ast.Constant):
        return str(allowed.value)
    if isinstance(allowed, ast.JoinedStr):
        return "".join(str(part.value) for part in allowed.values if isinstance(part, ast.Constant))
    return ""


@pytest.mark.parametrize("path", READERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_allowed_is_said_in_the_readers_language(path: Path) -> None:
    for call in refusals(path):
        key = next((one.value for one in call.keywords if one.arg == "key"), None)
        where = f"{path.name}, line {call.lineno}"
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            assert has_message(f"problem-{key.value}", TABLE), where
        elif key is None and " " in phrase(call).replace(", ", ",") and phrase(call) not in OPERATORS:
            # Of names alone, such as "title, rules, cards", there is nothing to translate.
            words = phrase(call).replace(",", " ").split()
            assert {"a", "at", "of", "the", "with", "from"}.isdisjoint(words), where


SCENARIO = '[[scenario]]\ntitle = "T"\n'
BAD = [
    "title =",
    "other = 1",
    "scenario = []",
    '[[scenario]]\ntitle = ""\nexpect = ["turn = 1"]',
    f"{SCENARIO}expect = 3",
    f'{SCENARIO}expect = ["!"]',
    f"{SCENARIO}goal = 3",
    f"{SCENARIO}goal = {{reach = []}}",
    f'{SCENARIO}goal = {{reach = ["winner = own"], turns = 0}}',
    f"{SCENARIO}steps = 3",
    SCENARIO,
]


@pytest.mark.parametrize("text", BAD)
def test_a_malformed_scenario_is_told_in_each_language_with_its_place(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_scenarios(text, "mine")
    texts = {language: told(caught.value, language) for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    for said in texts.values():
        assert caught.value.place in said


POSITIONS = [
    "player = 3",
    'player = {field = "V5"}',
    'player = {field = ["BS17-001 soft"]}',
    'player = {hand = ["BS17-001 red"]}',
    'player = {field = ["BS17-003 + BS17-003"]}',
    "player = {open = 1}",
    "begun = 3",
    'cards."a b" = {}',
    "cards.V5 = {levels = [1]}",
    "cards.V5 = {levels = [[1, 1000], [0, 1000]]}",
    "cards.V5 = {kind = 3}",
    'cards.V5 = {levels = [[1, 1000]], effect = "do what you like"}',
]


@pytest.mark.parametrize("fields", POSITIONS)
def test_a_malformed_position_is_told_in_each_language_with_its_place(fields: str) -> None:
    with pytest.raises(TaisenError) as caught:
        taisen.game("battle-spirits").build_position(
            bytes(32), taisen.position(read_scenarios(f"{SCENARIO}{fields}", "mine", loose=True)[0]), "mine"
        )
    assert isinstance(caught.value, BadInput)
    texts = {language: told(caught.value, language) for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    for said in texts.values():
        assert caught.value.place in said


def told(error: TaisenError, language: str) -> str:
    return problem(error, cast("Language", language)).text
