"""``taisen scenario``: scenario files in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from taisen.kernel.errors import BadInput, TaisenError
from taisen.scenario import load_scenarios, run

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)


@app.callback()
def scenario() -> None:
    """Work with scenario files."""


@app.command(name="run")
def run_files(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    only: Annotated[
        str, typer.Option("--only", "-k", help="Run only scenarios whose title has this in it.")
    ] = "",
) -> None:
    """Run scenarios and show where one does not hold."""
    count = 0
    failed = 0
    for path in _expand(files):
        for one in load_scenarios(path):
            if only.lower() not in one.title.lower():
                continue
            count += 1
            try:
                run(one)
            except TaisenError as error:
                failed += 1
                print(f"failed: {error}\n")
            else:
                cited = f" [{', '.join(one.rules)}]" if one.rules else ""
                print(f"holds: {one.title}{cited}")
    if not count:
        raise BadInput(
            "scenario run", "no scenario that fits", "a file with scenarios, a title that is there"
        )
    print(f"{count} scenario{'' if count == 1 else 's'}, {failed} failed")
    if failed:
        raise typer.Exit(1)


def _expand(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.toml")) if path.is_dir() else [path])
    return found
