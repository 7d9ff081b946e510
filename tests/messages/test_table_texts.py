"""What the server of the table says by itself is there in four languages, each sentence once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from taisen.messages import source_text
from taisen.rulebook.ledger import LANGUAGES
from taisen.table.problems import TABLE

SOURCES = Path(__file__).parents[2] / "src" / "taisen" / "table"


def entries(language: str) -> list[fluent.Message]:
    found: list[fluent.Message] = []
    for entry in parse(source_text(language, TABLE)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{TABLE}.ftl: {entry.content}"
        if isinstance(entry, fluent.Message):
            found.append(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_there_once(language: str) -> None:
    ids = [entry.id.name for entry in entries(language)]
    assert [one for one in ids if ids.count(one) > 1] == []
    assert set(ids) == {entry.id.name for entry in entries("en")}


def test_whatever_is_refused_has_a_sentence() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    asked = set(re.findall(r'\bFault\(\s*"([a-z-]+)"', sources))
    assert len(asked) > 30
    assert {f"problem-{key}" for key in asked} - {entry.id.name for entry in entries("en")} == set()
