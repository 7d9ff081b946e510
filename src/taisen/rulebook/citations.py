"""Citations: which tests say that they prove which rules, read from the tests' source without running them.

A Python test cites rules by ``@pytest.mark.rule("BS-11.05", ...)`` on a test function, a test class, a
parameter set or, as ``pytestmark``, on a whole file. A scenario file cites them by ``rules = ["BS-11.05"]``.
A test that is marked to be skipped or to fail proves nothing and is not counted.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import Ledger, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_NOT_RUN = ("skip", "skipif", "xfail")


class Citation:
    """One rule number cited at one place.

    Attributes:
        rule: the number as written.
        test: ``tests/rules/test_battle.py::test_block``, or a scenario file.
        line: line of the citation, 0 in a scenario file.
    """

    __slots__ = ("line", "rule", "test")

    rule: str
    test: str
    line: int

    def __init__(self, rule: str, test: str, line: int) -> None:
        self.rule = rule
        self.test = test
        self.line = line

    def __repr__(self) -> str:
        return f"Citation({self.rule} by {self.test})"

    @property
    def place(self) -> str:
        """Where the citation stands, for a message."""
        return f"{self.test}, line {self.line}" if self.line else self.test


def find_citations(tests: Path) -> list[Citation]:
    """All citations in the test files and scenario files under ``tests``, ordered by file and line.

    Raises:
        BadInput: a file cannot be read, or a citation is not a plain list of rule numbers.
    """
    if not tests.is_dir():
        raise BadInput(str(tests), "no such folder", "the folder of the tests")
    found: list[Citation] = []
    for path in sorted(tests.rglob("*")):
        name = f"{tests.name}/{path.relative_to(tests).as_posix()}"
        if path.suffix == ".py" and (path.name.startswith("test_") or path.name.endswith("_test.py")):
            found.extend(_in_python(path, name))
        elif path.suffix == ".toml":
            found.extend(Citation(number, name, 0) for number in _in_data(read_toml(path), name))
    return found


def tests_folder(ledger: Ledger) -> Path | None:
    """Return the tests beside a ledger's source (``src/taisen/<game>/data``); None without a checkout."""
    root = ledger.path.parents[4]
    tests = root / "tests"
    return tests if (root / "pyproject.toml").is_file() and tests.is_dir() else None


def _in_python(path: Path, name: str) -> Iterator[Citation]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"), filename=name)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadInput(name, str(error), "a Python file") from error
    yield from _in_body(module.body, name, name)


def _in_body(body: list[ast.stmt], owner: str, file: str) -> Iterator[Citation]:
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            test = f"{owner}::{statement.name}"
            marks = [mark for decorator in statement.decorator_list for mark in _marks(decorator)]
            cited = [number for mark in marks for number in _numbers(mark, file)]
            is_class = isinstance(statement, ast.ClassDef)
            if cited and not statement.name.startswith("Test" if is_class else "test"):
                raise BadInput(
                    f"{file}, line {statement.lineno}",
                    f"a rule marker on {statement.name}",
                    "rule markers on tests alone",
                )
            if any(_mark_name(_called(decorator)) in _NOT_RUN for decorator in statement.decorator_list):
                continue
            for number, line in cited:
                yield Citation(number, test, line)
            if isinstance(statement, ast.ClassDef):
                yield from _in_body(statement.body, test, file)
        elif isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            for mark in _marks(statement.value):
                for number, line in _numbers(mark, file):
                    yield Citation(number, owner, line)


def _called(decorator: ast.expr) -> ast.expr:
    """The decorator without its arguments: a skip deeper inside belongs to one parameter set."""
    return decorator.func if isinstance(decorator, ast.Call) else decorator


def _marks(expression: ast.expr) -> Iterator[ast.Call]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _mark_name(node.func) == "rule":
            yield node


def _mark_name(node: ast.expr) -> str:
    """``rule`` for ``pytest.mark.rule`` or ``mark.rule``, empty for anything else."""
    if isinstance(node, ast.Attribute):
        base = node.value
        if (isinstance(base, ast.Attribute) and base.attr == "mark") or (
            isinstance(base, ast.Name) and base.id == "mark"
        ):
            return node.attr
    return ""


def _numbers(mark: ast.Call, file: str) -> Iterator[tuple[str, int]]:
    for argument in mark.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise BadInput(
                f"{file}, line {argument.lineno}", ast.unparse(argument), 'rule numbers as texts, "BS-11.05"'
            )
        yield argument.value, argument.lineno


def _in_data(value: object, name: str) -> Iterator[str]:
    """The numbers under every key ``rules``, at any depth, so that one file may hold several scenarios."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "rules":
                yield from _in_data(inner, name)
                continue
            if not isinstance(inner, list) or not all(isinstance(number, str) for number in inner):
                raise BadInput(f"{name}: rules", repr(inner), 'a list of rule numbers, ["BS-11.05"]')
            yield from inner
    elif isinstance(value, list):
        for inner in value:
            yield from _in_data(inner, name)
