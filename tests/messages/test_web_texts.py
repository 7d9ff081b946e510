"""The texts of the pages: the same in all languages, each used, and each that is used there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from taisen.rulebook.ledger import LANGUAGES

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "src" / "taisen" / "messages"
SOURCES = ROOT / "web" / "src"
TERMS = "terms.ftl"
"""Words that the server says too."""
AREAS = [TERMS, *sorted(path.name for path in (MESSAGES / "en").glob("web*.ftl"))]

_CALL = re.compile(r"(?<![\w.])t\(")
_TEXT = re.compile(r'"([^"\n]*)"')
_CHOICE = re.compile(r"\?(?![.?])")
_TEMPLATE = re.compile(r"`([^`$]*)\$\{[^}]*\}([^`$]*)`")


class Variables(Visitor):
    """Collects the names of the values that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, area: str) -> dict[str, frozenset[str]]:
    """The ids of a file, with the values that each uses."""
    resource = FluentParser().parse((MESSAGES / language / area).read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{area}: {entry.id.name} a second time"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def first_arguments(source: str) -> Iterator[str]:
    """The first argument of each call of ``t``."""
    for call in _CALL.finditer(source):
        depth, start = 0, call.end()
        for place in range(start, len(source)):
            character = source[place]
            if character in "([{":
                depth += 1
            elif character in ")]}" and depth:
                depth -= 1
            elif not depth and character in ",)":
                yield source[start:place]
                break


@cache
def used() -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """The ids that the pages ask for: whole ones, and (beginning, end) of those that are put together."""
    whole: set[str] = set()
    parts: set[tuple[str, str]] = set()
    for path in SOURCES.rglob("*.ts*"):
        source = path.read_text(encoding="utf-8")
        for argument in first_arguments(source):
            # Of a choice, what is chosen from counts, not what is asked.
            chosen = _CHOICE.split(argument, maxsplit=1)[-1]
            whole.update(text for text in _TEXT.findall(chosen) if text)
            parts.update(_TEMPLATE.findall(argument))
    return frozenset(whole), frozenset(parts)


def everything() -> set[str]:
    return {name for area in AREAS for name in messages("en", area)}


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_values(language: str, area: str) -> None:
    assert messages(language, area) == messages("en", area)


def test_no_text_is_in_two_files() -> None:
    names = [name for area in AREAS for name in messages("en", area)]
    assert len(names) == len(set(names))


def test_every_text_that_a_page_asks_for_is_there() -> None:
    whole, parts = used()
    assert len(whole) > 100
    known = everything()
    assert sorted(whole - known) == []
    for beginning, end in parts:
        assert any(name.startswith(beginning) and name.endswith(end) for name in known), (beginning, end)


def test_no_text_lies_unused() -> None:
    whole, parts = used()
    # Ids also stand in tables of the source, as texts.
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.ts*"))
    written = set(_TEXT.findall(sources)) | whole
    unused = [
        name
        for name in sorted(everything() - written - set(messages("en", TERMS)))
        if not any(name.startswith(beginning) and name.endswith(end) for beginning, end in parts)
    ]
    assert unused == []
