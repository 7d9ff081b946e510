"""The shared words: every language has them all, each is said, and none is said that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import taisen
from taisen.battle_spirits.cards import KINDS
from taisen.battle_spirits.colors import COLORS
from taisen.battle_spirits.explain import ACTIONS, VALUES
from taisen.battle_spirits.view import POSTURES
from taisen.messages import source_text
from taisen.rulebook.ledger import LANGUAGES
from taisen.wording import WORDING

ROOT = Path(taisen.__file__).parent
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in ("wording", "cli", "table")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
LISTS = {
    "color": (*COLORS, "any"),
    "kind": KINDS,
    "action": ACTIONS,
    "value": VALUES,
    "step": ("start", "core", "draw", "refresh", "main", "attack", "end"),
    "state": (
        *POSTURES,
        *("attacking", "blocking", "attacked", "destroyed", "depleted", "returned", "arriving"),
    ),
}
"""Words for closed lists of names, by what stands before the name."""


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the words without ``word-``, and the arguments of each."""
    found: dict[str, set[str]] = {}
    text = source_text(language, WORDING)
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            name = entry.id.name.removeprefix("word-")
            assert name not in found and name != entry.id.name, entry.id.name
            found[name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word_with_its_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_words_are_those_that_are_said() -> None:
    said = {name for source in SOURCES for name in re.findall(r"\.word\(\s*[\"']([a-z-]+)[\"']", source)}
    listed = {f"{kind}-{name}" for kind, names in LISTS.items() for name in names}
    assert len(said) > 10
    assert said | listed == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_terminal_is_a_shared_word_again(language: str) -> None:
    screen = {
        line.partition(" = ")[0].removeprefix("screen-")
        for line in source_text(language, "terminal").splitlines()
        if line.startswith("screen-")
    }
    assert not screen & set(messages(language))
