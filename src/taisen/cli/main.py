"""The ``taisen`` command: finds the module of the command that was asked for, and loads that one alone.

Owns the list of commands, the loading of a group only when it is used (so that ``taisen rule`` does not wait
for the engine) and the one place where an error becomes a message instead of a stack trace. A module
``cli/<name>.py`` owns its commands: plain functions with Typer's annotations, named in ``COMMANDS``.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module, util
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

COMMANDS: dict[str, tuple[str, str, str]] = {
    # command: (module, the function or Typer app in it, one line of help)
    "table": ("taisen.cli.serve", "table", "Serve the table and open it in the browser; 'taisen' alone too."),
    "play": ("taisen.cli.play", "play", "Play a match in this terminal."),
    "watch": ("taisen.cli.watch", "watch", "Watch two bots play a match."),
    "replay": ("taisen.cli.replay", "replay", "Step through a recorded match, or play on from it."),
    "rule": ("taisen.cli.rules", "rule", "Show a rule and the tests that prove it."),
    "rules": ("taisen.cli.rules", "rules", "Search a rule book, or list which rules are proved."),
    "scenario": ("taisen.cli.scenario", "app", "Run scenario files."),
    "cards": ("taisen.cli.cards", "app", "Show built-in cards."),
    "words": ("taisen.cli.words", "words", "Show the words in which cards are written."),
    "deck": ("taisen.cli.deck", "app", "Check deck lists."),
    "arena": ("taisen.cli.arena", "arena", "Let bots play many matches and compare them."),
    "bench": ("taisen.cli.bench", "bench", "Measure the speed of the engine."),
    "soak": ("taisen.cli.soak", "soak", "Play thousands of random matches and check them."),
}


def available() -> list[str]:
    """The commands whose module is there, in the order of :data:`COMMANDS`."""
    return [name for name, (module, _, _) in COMMANDS.items() if util.find_spec(module) is not None]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; ends the process with 0, 1 for an error, 2 for a wrong call."""
    given = sys.argv[1:] if arguments is None else arguments
    _open_streams()
    given = given or ["table"]
    if given[0] in ("-h", "--help", "help"):
        _print_overview()
        sys.exit(0)
    if given[0] in ("-V", "--version"):
        from importlib.metadata import version

        print(f"taisen {version('taisen')}")
        sys.exit(0)
    names = available()
    if given[0] not in names:
        _fail(f"taisen: found {given[0]!r}; allowed: {', '.join(names)}", 2)
    try:
        import typer
    except ModuleNotFoundError:
        _fail("taisen: the command line needs the extra 'terminal': pip install 'taisen[terminal]'", 2)
    from taisen.kernel.errors import TaisenError

    module, attribute, _ = COMMANDS[given[0]]
    command = getattr(import_module(module), attribute)
    if not isinstance(command, typer.Typer):
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        app.command(name=given[0])(command)
        command = app
    try:
        command(given[1:], prog_name=f"taisen {given[0]}")
    except TaisenError as error:
        _fail(f"taisen {given[0]}: {error}", 1)
    except KeyboardInterrupt:
        _fail("", 130)
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough; that is no error.
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        # A full disk behind a redirection, a terminal that is gone: nothing that a stack trace would explain.
        _fail(f"taisen {given[0]}: {error}", 1)


def _open_streams() -> None:
    """Make the standard streams such that no character and no closed stream stops a command."""
    if sys.stdin is None:  # closed by the shell: <&-
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the process lives
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    # A console that cannot show a character shows a question mark for it.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _print_overview() -> None:
    print("taisen: a rules engine for card games\n\nusage: taisen COMMAND [OPTIONS]\n")
    for name in available():
        print(f"  {name:<10}{COMMANDS[name][2]}")
    print("\n'taisen COMMAND --help' tells more about a command.")


def _fail(message: str, status: int) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(status)
