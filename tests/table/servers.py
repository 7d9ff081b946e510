"""A real server in a process of its own, for tests that talk to it or kill it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
COMMAND = "from taisen.cli.main import main; main()"


class Server:
    """``taisen table`` on a free port; killed at the end if it still runs.

    Attributes:
        port: where it listens, the same again after ``start``.
        errors: file with what it wrote to standard error.
    """

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.folder = folder
        self.database = database
        self.options = options
        self.port = 0
        self.errors = folder / "server-errors.txt"
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Id of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        environment |= {"LC_ALL": "C.UTF-8", "TAISEN_DATABASE": self.database}
        arguments = [
            "table",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            "--no-browser",
            *self.options,
        ]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment,
                cwd=self.folder,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()  # said when it listens; empty if it ended
        assert "http://127.0.0.1:" in said, self.errors.read_text()
        self.port = int(said.partition("127.0.0.1:")[2].partition("/")[0])
        with urllib.request.urlopen(f"{self.address}/api/about?language=en", timeout=30) as answer:
            assert answer.status == 200

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl-C does; return its exit status."""
        return self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        with process:
            process.send_signal(number)
            return process.wait(60)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self.kill()
