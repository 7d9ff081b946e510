"""Hygiene of the engine's source: nothing in it depends on a clock, on chance or on the order of a set."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import taisen
from taisen.games import module_name
from taisen.kernel.frames import Procedure
from taisen.kernel.nodes import Node
from taisen.language.words import Word

PACKAGE = Path(taisen.__file__).parent
GAMES = tuple(module_name(game) for game in taisen.GAMES)
PARTS = ("kernel", "language", *GAMES, "scenario", "catalog")
SOURCES = sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*.py"))
FORBIDDEN = {"time", "datetime", "random", "uuid", "copy", "pickle", "threading", "asyncio", "secrets"}
ALLOWED = {("kernel/randomness.py", "secrets")}

FIELD_CARD = {
    "battle_spirits": {
        "card",
        "controller",
        "braves",
        "sides",
        "bases",
        "advent",
        "covered",
        "cores",
        "soul",
        "posture",
        "leaving",
    },
    "wixoss": {
        "card",
        "controller",
        "place",
        "down",
        "frozen",
        "under",
        "charms",
        "acces",
        "armed",
        "ride",
        "appearance",
        "checked_level",
    },
}
"""Fields of a game's objects that are written through ``state.edit`` alone."""


SET_TYPES = ("set[", "frozenset[")


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def imports(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return names


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_clock_no_chance_no_deep_copies(path: Path) -> None:
    for name in imports(tree_of(path)):
        root = name.partition(".")[0]
        assert root not in FORBIDDEN or (name_of(path), root) in ALLOWED, name


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_hash_and_no_identity_in_what_is_computed(path: Path) -> None:
    for function in functions(tree_of(path)):
        if function.name == "__hash__":
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("hash", "id"), f"line {node.lineno}: {node.func.id}()"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_walk_over_a_set(path: Path) -> None:
    assert set_walks(tree_of(path)) == [], "the order of a set differs between processes"


def set_walks(tree: ast.Module) -> list[str]:
    """Places where the elements of a set are taken in its order."""
    found: list[str] = []
    for function in functions(tree):
        sets = set_names(function)
        for node in ast.walk(function):
            walked: list[ast.expr] = []
            if isinstance(node, ast.For | ast.comprehension):
                walked = [node.iter]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("list", "tuple", "iter", "next", "enumerate", "zip"):
                    walked = list(node.args)
            found += [f"line {one.lineno}: {ast.unparse(one)}" for one in walked if is_set(one, sets)]
    return found


def set_names(function: ast.FunctionDef) -> set[str]:
    """Local names that hold sets, as far as their first value or annotation tells."""
    found: set[str] = set()
    for argument in function.args.args:
        if argument.annotation is not None and ast.unparse(argument.annotation).startswith(
            ("set[", "frozenset[")
        ):
            found.add(argument.arg)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_set(node.value, found):
            found.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if ast.unparse(node.annotation).startswith(SET_TYPES):
                found.add(node.target.id)
    return found


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return is_set(node.left, names) or is_set(node.right, names)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("set", "frozenset")
    )


RULES = [(game, path) for game in GAMES for path in SOURCES if path.is_relative_to(PACKAGE / game)]


@pytest.mark.parametrize(("game", "path"), RULES, ids=[name_of(path) for _, path in RULES])
def test_field_cards_are_written_through_the_gate(game: str, path: Path) -> None:
    assert writes_past_the_gate(tree_of(path), FIELD_CARD[game]) == [], "use state.edit"


def writes_past_the_gate(tree: ast.Module, fields: set[str]) -> list[str]:
    """Writes of field cards that neither come from ``state.edit`` nor were made on the spot."""
    found: list[str] = []
    for function in functions(tree):
        editable = {"self"}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and is_editable(node.value):
                editable.update(target.id for target in node.targets if isinstance(target, ast.Name))
        for node in ast.walk(function):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            for target in targets:
                if isinstance(target, ast.Attribute) and target.attr in fields:
                    whole = target.value
                    if not is_editable(whole) and not (isinstance(whole, ast.Name) and whole.id in editable):
                        found.append(f"line {target.lineno}: {ast.unparse(target)}")
    return found


def is_editable(node: ast.expr) -> bool:
    """Whether a value may be written: it comes from ``edit``, or was made here."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr == "edit"
    return isinstance(node.func, ast.Name) and node.func.id in ("FieldCard", "Event")


def test_the_scans_find_what_they_look_for() -> None:
    planted = ast.parse(
        "def f(state, names: set[str]):\n"
        "    marks = {1, 2}\n"
        "    for mark in marks | {3}: pass\n"
        "    found = state.objects[1]\n"
        "    found.cores -= 1\n"
        "    fine = state.edit(1)\n"
        "    fine.cores -= 1\n"
        "    state.edit(2).posture = 1\n"
        "    return list(names), [n for n in frozenset(names)], sorted(names)\n"
    )
    assert len(set_walks(planted)) == 3
    assert writes_past_the_gate(planted, FIELD_CARD["battle_spirits"]) == ["line 5: found.cores"]


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    others = [f"taisen.{other}" for other in GAMES if other != game]
    for path in sorted((PACKAGE / game).rglob("*.py")):
        for name in imports(tree_of(path)):
            assert not any(name.startswith(other) for other in others), path


def test_the_kernel_names_no_game_and_no_rule() -> None:
    for path in sorted((PACKAGE / "kernel").rglob("*.py")):
        parts = [name.split(".")[:2] for name in imports(tree_of(path))]
        assert all(part[0] != "taisen" or part[1:] == ["kernel"] for part in parts), path
        comments = [line.partition("#")[2] for line in path.read_text(encoding="utf-8").splitlines()]
        assert not any("BS-" in comment or "WX-" in comment for comment in comments), (
            f"{path} cites a rule of a game"
        )


@pytest.mark.parametrize("game", taisen.GAMES)
def test_every_procedure_is_registered(game: str) -> None:
    """What is pushed and is not registered makes a saved match that cannot be loaded again."""
    registered = taisen.game(game).procedures
    package = importlib.import_module(f"taisen.{module_name(game)}")
    seen = 0
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Procedure):
                seen += 1
                assert registered.get(value.key) is value, f"{module.name}: {value.key}"
    assert seen > 20


@pytest.mark.parametrize("game", taisen.GAMES)
def test_every_part_of_a_card_that_runs_has_a_key(game: str) -> None:
    """A part without a key makes a saved match that cannot be loaded while that part is at work."""
    seen = 0
    for number in importlib.import_module(f"taisen.{module_name(game)}.loading").numbers():
        for face in taisen.game(game).definition(number).faces():
            for word in words_within(getattr(face, "abilities", ())):
                if type(word).run is not Node.run:
                    seen += 1
                    assert word.key, f"{face.number}: {type(word).__name__}"
    assert seen > 500


def words_within(value: object) -> Iterator[Word]:
    """All words that a value holds in any attribute, whether the notation names them or not."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from words_within(item)
    elif isinstance(value, Word):
        yield value
        for item in vars(value).values():
            yield from words_within(item)
