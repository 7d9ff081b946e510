"""The real command in a process of its own, with its input through a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

COMMAND = "from taisen.cli.main import main; main()"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run ``taisen`` with some arguments and lines of input; an error of the program fails the test."""

    def start(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
        environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            input="".join(f"{line}\n" for line in lines or []),
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=300,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return start


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A deck of one spirit without effects: whatever is drawn, the same can be done with it."""
    path = tmp_path / "plain.txt"
    path.write_text("40 BS17-001\n", encoding="utf-8")
    return str(path)
