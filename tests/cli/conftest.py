"""The real command in a process of its own, with its input and output in files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.prepared import Prepared

COMMAND = "from taisen.cli.main import main; main()"

Run = Callable[..., subprocess.CompletedProcess[str]]


def surroundings() -> dict[str, str]:
    """The environment in which commands run."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    return environment


@pytest.fixture(scope="session")
def prepared() -> Iterator[Prepared]:
    """A process that has loaded the program."""
    found = Prepared(surroundings())
    yield found
    found.end()


@pytest.fixture
def run(prepared: Prepared, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run ``taisen`` with some arguments and lines of input; an error of the program fails the test."""

    def start(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        text = "".join(f"{line}\n" for line in lines or [])
        streams = tmp_path_factory.mktemp("streams")
        done = prepared.run(arguments, text, surroundings(), tmp_path, streams)
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return start


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A deck of one spirit without effects: whatever is drawn, the same can be done with it."""
    path = tmp_path / "plain.txt"
    path.write_text("40 BS17-001\n", encoding="utf-8")
    return str(path)
