"""``taisen bench``: how fast the engine is, in plies of random chess."""

from __future__ import annotations

from typing import Annotated

import typer

import taisen
from taisen.arena.measuring import RUNS, Figures, compiled, measure
from taisen.arena.pool import DeckPool


def bench(
    game: Annotated[str, typer.Option(help="The game.")] = taisen.GAMES[0],
    decks: Annotated[str, typer.Option(help="Deck names or paths; all built-in ones without it.")] = "",
    runs: Annotated[int, typer.Option(min=1, help="Runs, of which the median is taken.")] = RUNS,
) -> None:
    """Measure the engine in random play, beside random play of python-chess in the same run."""
    wanted = tuple(name.strip() for name in decks.split(",") if name.strip())
    pool = DeckPool(game, wanted)
    print(f"{'compiled' if compiled() else 'pure Python'} engine, {runs} runs by turns, medians", flush=True)
    for line in report(measure(pool, runs)):
        print(line)


def report(figures: Figures) -> list[str]:
    """Return the figures as lines of text."""
    if figures.chess:
        chess = f"{figures.chess * 1e6:.1f} µs"
        decision = f", {figures.ratio(figures.decision):.2f} of a chess ply"
        copy = f", {figures.ratio(figures.copy):.2f} of a chess ply"
    else:
        chess = "not measured: pip install chess"
        decision = copy = ""
    return [
        f"random chess ply    {chess}",
        f"decision            {figures.decision * 1e6:.1f} µs{decision}",
        f"copy()              {figures.copy * 1e6:.1f} µs{copy}",
        f"saved state         {figures.saved} bytes compressed",
        f"decisions a match   {figures.decisions_a_match:.0f}",
        f"matches a second    {figures.matches_a_second:.1f}",
    ]
