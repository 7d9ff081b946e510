"""``taisen cards``: the built-in cards in the terminal, in four languages."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import taisen
from taisen.cli.games import GameTerminal, game_terminal
from taisen.cli.screen import aligned
from taisen.cli.texts import Texts, check_language
from taisen.kernel.errors import BadInput
from taisen.kernel.state import Definition
from taisen.language.card_files import set_of
from taisen.rulebook.ledger import LANGUAGES

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)

Language = Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")]


UNKNOWN = "card-unknown"


@app.callback()
def cards() -> None:
    """Show built-in cards."""


@app.command()
def show(
    number: Annotated[list[str], typer.Argument(help="Numbers of cards, such as BS17-001 or WD01-009.")],
    notation: Annotated[
        bool, typer.Option("--notation", help="Show the effect in taisen's notation as well.")
    ] = False,
    language: Language = "en",
) -> None:
    """Show what cards are and do: facts, levels, and the effect as the engine carries it out."""
    texts = Texts(check_language(language))
    console = _console()
    found = [_find(each) for each in number]
    for place, (terminal, card) in enumerate(found):
        if place:
            console.print()
        for line in terminal.page(texts, card, notation):
            console.print(line, markup=False)


@app.command("list")
def list_cards(
    name: Annotated[str | None, typer.Option("--set", help="Only this set, such as BS17.")] = None,
    color: Annotated[str | None, typer.Option(help="Only this colour, such as red.")] = None,
    kind: Annotated[str | None, typer.Option(help="Only this kind, such as spirit or signi.")] = None,
    game: Annotated[str | None, typer.Option(help="The game; without it, the one that has the set.")] = None,
    language: Language = "en",
) -> None:
    """List the built-in cards of a game, a line each."""
    texts = Texts(check_language(language))
    if game is not None and game not in taisen.GAMES:
        raise BadInput("--game", repr(game), ", ".join(taisen.GAMES))
    terminal = game_terminal(game or _game_of_set(name))
    _check("--color", color, terminal.colors)
    _check("--kind", kind, terminal.kinds)
    numbers = terminal.numbers()
    _check("--set", name, _sets(terminal))
    found = [
        card
        for card in (terminal.lookup(each) for each in numbers if name is None or set_of(each) == name)
        if (color is None or color in terminal.colors_of(card))
        and (kind is None or terminal.kind(card) == kind)
    ]
    console = _console()
    for line in aligned([terminal.list_row(texts, card) for card in found]):
        console.print(line, markup=False)
    console.print(f"{len(found)}", markup=False)


def _find(number: str) -> tuple[GameTerminal, Definition]:
    """Return the built-in card with a number, whichever game it is of.

    Raises:
        BadInput: no game has such a card.
    """
    for game in taisen.GAMES:
        terminal = game_terminal(game)
        try:
            return terminal, terminal.lookup(number)
        except BadInput as error:
            if error.key != UNKNOWN:
                raise
    raise BadInput("card number", repr(number), "the number of a built-in card", key=UNKNOWN)


def _game_of_set(name: str | None) -> str:
    """Return the game that has a set; without one, the first.

    Raises:
        BadInput: no game has such a set.
    """
    if name is None:
        return taisen.GAMES[0]
    allowed: list[str] = []
    for game in taisen.GAMES:
        sets = _sets(game_terminal(game))
        if name in sets:
            return game
        allowed.extend(sets)
    raise BadInput("--set", repr(name), ", ".join(allowed))


def _sets(terminal: GameTerminal) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(set_of, terminal.numbers())))


def _check(option: str, given: str | None, allowed: tuple[str, ...]) -> None:
    if given is not None and given not in allowed:
        raise BadInput(option, repr(given), ", ".join(allowed))


def _console() -> Console:
    return Console(highlight=False, soft_wrap=True)
