"""A process that has loaded the program and its cards: each command runs in a fork of it, on its own streams.

Starting an interpreter and loading all that a command needs takes many times what most commands do. As a
program it reads a command a line from its standard input, as JSON, and writes the exit status of each.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Final, NoReturn

import taisen
from taisen.cli.main import COMMANDS, main

SECONDS: Final = 300
"""How long a command may take."""


class Prepared:
    """The process, from the side of the tests."""

    def __init__(self, environment: dict[str, str]) -> None:
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.prepared"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=root,
            text=True,
            encoding="utf-8",
        )

    def run(
        self, arguments: tuple[str, ...], lines: str, environment: dict[str, str], folder: Path, streams: Path
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in ``folder``; its streams are files in ``streams``."""
        files = [streams / name for name in ("input.txt", "output.txt", "errors.txt")]
        files[0].write_text(lines, encoding="utf-8", newline="")
        asked = {"arguments": arguments, "environment": environment, "folder": str(folder)}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({**asked, "files": [str(file) for file in files]}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the process that runs the commands has ended"
        output, errors = (file.read_text(encoding="utf-8") for file in files[1:])
        return subprocess.CompletedProcess(arguments, int(answer), output, errors)

    def end(self) -> None:
        """Let it end."""
        self._process.communicate(timeout=SECONDS)


def load() -> None:
    """Load the modules of all commands and the cards of all games."""
    for module, _, _ in COMMANDS.values():
        import_module(module)
    for game in taisen.GAMES:
        decks = list(taisen.decks(game))
        taisen.new_match(game, (decks[0], decks[1]), seed=1)


def serve() -> None:
    """Run what is asked for, one command after the other, until nothing more is."""
    load()
    with os.fdopen(os.dup(0), "rb", 0) as asking, os.fdopen(os.dup(1), "w") as answers:
        for line in asking:
            child = os.fork()
            if not child:
                begin(json.loads(line))
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


def begin(asked: dict[str, object]) -> NoReturn:
    """Become the command that is asked for."""
    status = 1
    try:
        signal.alarm(SECONDS)
        arguments, environment, files = asked["arguments"], asked["environment"], asked["files"]
        assert isinstance(arguments, list)
        assert isinstance(environment, dict)
        assert isinstance(files, list)
        for number, name in enumerate(files):
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC if number else os.O_RDONLY
            os.dup2(os.open(name, flags), number)
        os.chdir(str(asked["folder"]))
        os.environ.clear()
        os.environ.update(environment)
        main(arguments)
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 - told, as the interpreter does
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    serve()
