"""``taisen deck``: deck lists in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import taisen
from taisen.catalog import Deck, check_deck_list, deck_check, is_legal, load_deck_list
from taisen.cli.screen import aligned
from taisen.kernel.errors import BadInput
from taisen.kernel.outside import read_file
from taisen.rulebook.ledger import LANGUAGES

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)


@app.callback()
def deck() -> None:
    """Work with deck lists."""


@app.command("check")
def check_list(
    file: Annotated[Path, typer.Argument(help="A deck list: lines such as '3 BS17-003' or '4 WD01-009'.")],
    game: Annotated[
        str | None, typer.Option(help="The game, if neither the list names it nor its cards show it.")
    ] = None,
    banned: Annotated[
        Path | None, typer.Option(help="A file with the banned cards, one name or number a line.")
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Check a deck list against the rules of deck building."""
    if language not in LANGUAGES:
        raise BadInput("--language", repr(language), ", ".join(LANGUAGES))
    if game is not None and game not in taisen.GAMES:
        raise BadInput("--game", repr(game), ", ".join(taisen.GAMES))
    listed = load_deck_list(file, game or "")
    named = listed.deck.game
    check = deck_check(
        named if named in taisen.GAMES else game or _game_of(listed.deck), _read_banned(banned)
    )
    findings = check_deck_list(listed, check)
    for finding in findings:
        rule = f" [{finding.rule}]" if finding.rule else ""
        print(f"{finding.severity}: {finding.text(language)}{rule}")
    if not is_legal(findings):
        raise typer.Exit(1)
    print(f"{listed.deck.name}: {listed.deck.size} cards, legal")


@app.command("list")
def list_decks(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
) -> None:
    """List the built-in decks: the name that other commands take, what it is called, how many cards."""
    if game is not None and game not in taisen.GAMES:
        raise BadInput("--game", repr(game), ", ".join(taisen.GAMES))
    rows: list[tuple[str, ...]] = [
        (one, name, deck.name, str(deck.size))
        for one in taisen.GAMES
        if game in (None, one)
        for name, deck in taisen.decks(one).items()
    ]
    console = Console(highlight=False, soft_wrap=True)
    for line in aligned(rows):
        console.print(line, markup=False)


def _game_of(deck: Deck) -> str:
    """Return the game that knows most of the cards of a list, the first if none knows any."""
    numbers = [number for number, _ in deck.entries]
    known = {game: sum(_knows(game, number) for number in numbers) for game in taisen.GAMES}
    return max(taisen.GAMES, key=lambda game: known[game])


def _knows(game: str, number: str) -> bool:
    try:
        taisen.card(game, number)
    except BadInput:
        return False
    return True


def _read_banned(path: Path | None) -> frozenset[str]:
    if path is None:
        return frozenset()
    lines = read_file(path, "a readable list of banned cards").splitlines()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))
