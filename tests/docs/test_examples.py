"""The Python examples in README and docs run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))):
        for number, block in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), start=1):
            found.append((f"{path.relative_to(ROOT)} {number}", block))
    return found


def test_there_are_examples() -> None:
    assert any(name.startswith("README.md") for name, _ in examples())


@pytest.mark.parametrize(("name", "source"), examples(), ids=[name for name, _ in examples()])
def test_example_runs(name: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(source, name, "exec"), {"__name__": "__example__"})


def test_documents_name_existing_files() -> None:
    """A path under src/taisen that the architecture page names is there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for path in re.findall(r"`((?:battle_spirits|language|kernel)/[\w/.]+)`", text):
        assert (ROOT / "src" / "taisen" / path).exists(), path
