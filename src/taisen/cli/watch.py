"""``taisen watch``: two bots play a match, told line by line."""

from __future__ import annotations

import os
import secrets
from typing import Annotated

import typer

import taisen
from taisen.bots import bot_names
from taisen.bots.own import named_bot
from taisen.cli.screen import STRONG, Screen
from taisen.cli.table import Table, play_out
from taisen.cli.texts import MatchTexts, check_language, language_of
from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import LANGUAGES


def watch(
    game: Annotated[str, typer.Argument(help="The game.")] = taisen.GAMES[0],
    decks: Annotated[str | None, typer.Option(help="Both decks, parted by a comma: red,blue.")] = None,
    bots: Annotated[str, typer.Option(help=f"Both bots, parted by a comma; of {', '.join(bot_names())}.")] = (
        "greedy,greedy"
    ),
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same match.")] = None,
    delay: Annotated[float, typer.Option(help="Seconds to wait after each answer.")] = 0.0,
    save: Annotated[str, typer.Option(help="A file to save the record in.")] = "",
    rules: Annotated[
        str,
        typer.Option(help="Version of the game's rules, such as 2018-01 for WIXOSS; the present without."),
    ] = "",
    language: Annotated[
        str | None, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")
    ] = None,
) -> None:
    """Watch two bots play a match."""
    screen = Screen()
    language = language_of(os.environ) if language is None else check_language(language)
    names = list(taisen.decks(game))[:2] if decks is None else _two("--decks", decks)
    if len(names) < 2:
        raise BadInput("--decks", "fewer than two built-in decks", "two decks parted by a comma")
    seed = seed if seed is not None else str(secrets.randbelow(10**8))
    first, second = [named_bot(name, f"{seed} {seat}") for seat, name in enumerate(_two("--bots", bots))]
    if not 0 <= delay <= 60:
        raise BadInput("--delay", str(delay), "seconds from 0 to 60")
    match = taisen.new_match(game, (names[0], names[1]), seed, rules=rules)
    words = MatchTexts(language, match, None)
    table = Table(match, words, screen, (first, second), delay=delay, boards=True)
    sides = [
        words.say("seat", player=words.player_name(seat), deck=f"{match.deck_names[seat]}, {bot.name}")
        for seat, bot in enumerate((first, second))
    ]
    screen.line(words.say("welcome-watch", first=sides[0], second=sides[1], seed=seed), STRONG)
    play_out(table)
    if save:
        table.save(save)


def _two(place: str, text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise BadInput(place, repr(text), "two names parted by a comma")
    return names
