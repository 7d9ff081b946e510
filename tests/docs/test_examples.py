"""The Python examples in README and docs run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taisen
from taisen.games import Parts, module_name
from taisen.language import Vocabulary, read_abilities
from taisen.language.writer import write_abilities

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
NOTATION = re.compile(rf"^```({'|'.join(taisen.GAMES)})\n(.*?)^```", re.MULTILINE | re.DOTALL)
GAMES = tuple(module_name(game) for game in taisen.GAMES)


def examples() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))):
        for number, block in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), start=1):
            found.append((f"{path.relative_to(ROOT)} {number}", block))
    return found


def notation_examples() -> list[tuple[str, str]]:
    """Each ability in a block that says which game's notation it is; the name of the game comes first."""
    found: list[tuple[str, str]] = []
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        for game, block in NOTATION.findall(path.read_text(encoding="utf-8")):
            found += [(path.name, f"{game}\n{line}") for line in block.splitlines() if line.strip()]
    return found


def test_there_are_examples() -> None:
    assert any(name.startswith("README.md") for name, _ in examples())
    assert {line.split("\n")[0] for _, line in notation_examples()} == set(taisen.GAMES)


@pytest.mark.parametrize(("name", "source"), examples(), ids=[name for name, _ in examples()])
def test_example_runs(name: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(source, name, "exec"), {"__name__": "__example__"})


PATH = re.compile(r"`([\w<>.*-]+/[\w<> .*/-]*)`")
"""What stands in a document as code and has a slash in it."""
PLACES = (
    ROOT,
    ROOT / "docs",
    ROOT / "web" / "src",
    *(ROOT / "src" / "taisen" / name for name in ("", "messages/en", "table/storage", *GAMES)),
)
DOCUMENTS = ("architecture.md", "adding-a-game.md", "table.md", "notation.md", "scenarios.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_name_existing_files(name: str) -> None:
    """A path that a document names is there, from one of the places that it may begin at."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    for path in PATH.findall(text):
        pattern = re.sub("<[^>]*>", "*", path).strip("/")
        assert any(any(place.glob(pattern)) for place in PLACES), path


@pytest.mark.parametrize("game", taisen.GAMES)
def test_every_game_has_what_a_new_one_is_told_to_bring(game: str) -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    paths = [path for path in PATH.findall(text) if "<game>" in path]
    assert len(paths) > 30
    for path in paths:
        called = path.replace("<language>", "*")
        names = (called.replace("<game>", game), called.replace("<game>", module_name(game)))
        assert any(any(ROOT.glob(name.strip("/"))) for name in names), path


@pytest.mark.parametrize(("name", "line"), notation_examples())
def test_notation_in_documents_is_read_as_it_is_written(name: str, line: str) -> None:
    game, text = line.split("\n", 1)
    vocabulary = Parts[Vocabulary]("taisen.{}.vocabulary.notation", "VOCABULARY").of(game)
    assert write_abilities(tuple(read_abilities(text, vocabulary)), vocabulary) == text, name
