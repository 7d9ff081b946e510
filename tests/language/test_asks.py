"""Words that have somebody choose say so: whether equal effects are asked for order depends on it."""

from __future__ import annotations

import ast
from pathlib import Path

import taisen
from taisen.games import Parts, module_name
from taisen.language import Vocabulary
from taisen.language.bases import Target
from taisen.language.words import Word

ROOT = Path(taisen.__file__).parent
FOLDERS = (ROOT / "language", *(ROOT / module_name(game) / "vocabulary" for game in taisen.GAMES))
vocabularies = Parts[Vocabulary]("taisen.{}.vocabulary.notation", "VOCABULARY")


def asking() -> set[tuple[str, str]]:
    """Modules and names of the classes in which a decision is asked for."""
    found: set[tuple[str, str]] = set()
    for folder in FOLDERS:
        for path in folder.glob("*.py"):
            module = ".".join(("taisen", *path.relative_to(ROOT).with_suffix("").parts))
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and any(_asks(inner) for inner in ast.walk(node)):
                    found.add((module, node.name))
    return found


def _asks(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in ("ask", "ask_yes")


def test_every_word_that_asks_says_so() -> None:
    for game in taisen.GAMES:
        vocabularies.of(game)
    asks = asking()
    assert {"May", "Choose", "Unless", "Modes"} <= {name for _, name in asks}
    # Tests have words of their own, which may bear the names of these.
    classes = [word for word in subclasses(Word) if word.__module__.startswith("taisen.")]
    assert asks <= {(word.__module__, word.__name__) for word in classes}
    for word in classes:
        if any((base.__module__, base.__name__) in asks for base in word.__mro__):
            assert word.asks, word.__name__


def subclasses(kind: type[Word]) -> list[type[Word]]:
    found = [kind]
    for inner in kind.__subclasses__():
        found += subclasses(inner)
    return found


def test_targets_that_are_not_read_at_once_ask() -> None:
    for word in (word for game in taisen.GAMES for word in vocabularies.of(game).words):
        if issubclass(word, Target) and not word.asks:
            assert word.fixed(word.__new__(word)) is True, word.__name__
