"""``taisen deck``: deck lists in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import taisen
from taisen.catalog import check_deck_list, deck_check, is_legal, load_deck_list
from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file
from taisen.rulebook.ledger import LANGUAGES

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)


@app.callback()
def deck() -> None:
    """Work with deck lists."""


@app.command("check")
def check_list(
    file: Annotated[Path, typer.Argument(help="A deck list: lines such as '3 BS17-003'.")],
    game: Annotated[str, typer.Option(help="The game, if the list does not name it.")] = taisen.GAMES[0],
    banned: Annotated[
        Path | None, typer.Option(help="A file with the banned cards, one name or number a line.")
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Check a deck list against the rules of deck building."""
    if language not in LANGUAGES:
        raise BadInput("--language", repr(language), ", ".join(LANGUAGES))
    if game not in taisen.GAMES:
        raise BadInput("--game", repr(game), ", ".join(taisen.GAMES))
    listed = load_deck_list(file, game)
    named = listed.deck.game
    check = deck_check(named if named in taisen.GAMES else game, _read_banned(banned))
    findings = check_deck_list(listed, check)
    for finding in findings:
        rule = f" [{finding.rule}]" if finding.rule else ""
        print(f"{finding.severity}: {finding.text(language)}{rule}")
    if not is_legal(findings):
        raise typer.Exit(1)
    print(f"{listed.deck.name}: {listed.deck.size} cards, legal")


def _read_banned(path: Path | None) -> frozenset[str]:
    if path is None:
        return frozenset()
    lines = read_file(path, "a readable list of banned cards").splitlines()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))
