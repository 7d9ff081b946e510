"""``taisen arena``: bots play many matches, and the result is shown with its confidence interval."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import taisen
from taisen.arena.pool import DeckPool
from taisen.arena.series import DRAW, Result, play_all, schedule
from taisen.arena.statistics import wilson
from taisen.bots import bot_names
from taisen.bots.own import named_bot
from taisen.kernel.errors import BadInput

SHORT_MATCH = 20
"""Turns within which a pleasant match ends."""
MOST_COLUMNS = 8
"""The most decks whose matches against each other are told one by one."""


def arena(
    game: Annotated[str, typer.Option(help="The game.")] = taisen.GAMES[0],
    bots: Annotated[
        str, typer.Option(help=f"Two of {', '.join(bot_names())}, or your own as module:Class.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many matches; each seed is played twice.")] = 400,
    decks: Annotated[str, typer.Option(help="Deck names or paths; all built-in ones without it.")] = "",
    seed: Annotated[str, typer.Option(help="What all random draws depend on.")] = "1",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    mirrors: Annotated[bool, typer.Option(help="Let a deck also play against itself.")] = True,
) -> None:
    """Let two bots play many matches with all pairs of decks; each seed twice, sides swapped."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise BadInput("--bots", repr(bots), f"two of {', '.join(bot_names())}, with a comma")
    for name in names:
        named_bot(name)
    pair = (names[0], names[1])
    wanted = tuple(name.strip() for name in decks.split(",") if name.strip())
    pool = DeckPool(game, wanted)
    pairings = schedule(len(pool.names), games, seed, mirrors=mirrors)
    console = Console()
    with _progress(console) as bar:
        task = bar.add_task(f"{names[0]} against {names[1]}", total=len(pairings))
        results = play_all(
            game, wanted, pair, pairings, workers=workers, progress=lambda _: bar.advance(task)
        )
    _print_result(console, names, results)
    if len(pool.names) > 1:
        console.print(deck_table(pool.names, results))


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )


def _print_result(console: Console, names: list[str], results: list[Result]) -> None:
    total = len(results)
    points = sum(result.points(0) for result in results)
    draws = sum(1 for result in results if result.winner == DRAW)
    low, high = wilson(points, total)
    console.print(
        f"{names[0]} {100 * points / total:.1f} % of {total} matches against {names[1]} "
        f"(95 % interval {100 * low:.1f} to {100 * high:.1f} %), {draws} drawn"
    )
    short = sum(1 for result in results if result.turns <= SHORT_MATCH)
    turns = sum(result.turns for result in results) / total
    answers = sum(result.answers for result in results) / total
    console.print(
        f"{turns:.1f} turns and {answers:.0f} decisions a match, "
        f"{100 * short / total:.1f} % end within {SHORT_MATCH} turns"
    )
    reasons: dict[str, int] = {}
    for result in results:
        reasons[result.reason] = reasons.get(result.reason, 0) + 1
    console.print("ended by: " + ", ".join(f"{reason} {reasons[reason]}" for reason in sorted(reasons)))


def deck_table(names: tuple[str, ...], results: list[Result]) -> Table:
    """Return how each deck (line) did against each other (column), in per cent of its matches.

    Of many decks each line tells only how it did against all others.
    """
    table = Table(title="wins of the deck in the line, in % (matches)")
    table.add_column("deck")
    apart = len(names) <= MOST_COLUMNS
    for name in names if apart else ("the others",):
        table.add_column(name, justify="right")
    points: dict[tuple[int, int], float] = {}
    counts: dict[tuple[int, int], int] = {}
    for result in results:
        first, second = result.pairing.decks
        score = 0.5 if result.winner == DRAW else float(result.winner == 0)
        for pair, value in (((first, second), score), ((second, first), 1 - score)):
            if first != second:
                column = pair[1] if apart else 0
                points[pair[0], column] = points.get((pair[0], column), 0.0) + value
                counts[pair[0], column] = counts.get((pair[0], column), 0) + 1
    for line, name in enumerate(names):
        cells: list[str] = []
        for column in range(len(table.columns) - 1):
            count = counts.get((line, column), 0)
            cells.append(f"{100 * points[line, column] / count:.0f} ({count})" if count else "-")
        table.add_row(name, *cells)
    return table
