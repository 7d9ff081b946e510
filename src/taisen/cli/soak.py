"""``taisen soak``: thousands of random matches, checked at each turn's end."""

from __future__ import annotations

import os
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import taisen
from taisen.arena.dealing import dealt_decks
from taisen.arena.soaking import CAPPED, Soaked, memory_growth, soak_all
from taisen.catalog.decks import Deck
from taisen.kernel.errors import BadInput

SETTLED = 1000
"""Matches after which memory must not grow any more."""
SHOWN = 10


def soak(
    matches: Annotated[int, typer.Argument(min=1, help="How many matches of a game.")] = 10_000,
    game: Annotated[
        str | None, typer.Option(help="The game; each in turn without it, with --decks the first.")
    ] = None,
    decks: Annotated[str, typer.Option(help="Deck names or paths; all built-in ones without it.")] = "",
    dealt: Annotated[
        bool, typer.Option(help="Decks dealt from all built-in cards, with those that no deck has.")
    ] = False,
    seed: Annotated[str, typer.Option(help="What all random draws depend on.")] = "1",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
) -> None:
    """Play random matches over all pairs of decks; each position between two turns is checked."""
    wanted = tuple(name.strip() for name in decks.split(",") if name.strip())
    if dealt and wanted:
        raise BadInput("--dealt", "--decks beside it", "one of the two")
    games = (game,) if game else taisen.GAMES[:1] if wanted or dealt else taisen.GAMES
    console = Console()
    faults = 0
    for one in games:
        if len(games) > 1:
            console.print(one, markup=False, style="bold")
        found = tuple(dealt_decks(one, Random(seed))) if dealt else wanted  # noqa: S311 - play, not secrets
        faults += _soak_game(console, one, found, matches, seed, workers or os.cpu_count() or 1)
    if faults:
        raise typer.Exit(1)


def _soak_game(
    console: Console, game: str, decks: tuple[str | Deck, ...], matches: int, seed: str, workers: int
) -> int:
    """Play the matches of one game and tell of them; return the number of faults."""
    with Progress(
        TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as bar:
        task = bar.add_task("soak", total=matches)
        run = soak_all(game, decks, matches, seed, workers, lambda _: bar.advance(task))
    faults = [one for one in run if one.reason.startswith("fault")]
    for one in faults[:SHOWN]:
        console.print(f"match {one.number} of seed {seed} ({one.decks}): {one.reason}", markup=False)
    _print_summary(console, run, len(faults))
    return len(faults)


def _print_summary(console: Console, run: list[Soaked], faults: int) -> None:
    capped = sum(1 for one in run if one.reason in CAPPED)
    reasons: dict[str, int] = {}
    for one in run:
        reason = "fault" if one.reason.startswith("fault") else one.reason
        reasons[reason] = reasons.get(reason, 0) + 1
    answers = sum(one.answers for one in run) / len(run)
    turns = sum(one.turns for one in run) / len(run)
    console.print(f"{len(run)} matches, {faults} faults; {turns:.1f} turns and {answers:.0f} answers a match")
    console.print("ended by: " + ", ".join(f"{reason} {reasons[reason]}" for reason in sorted(reasons)))
    console.print(f"ended by the cap: {100 * capped / len(run):.3f} %")
    settled = SETTLED if len(run) > 2 * SETTLED else len(run) // 2
    growth = memory_growth(run, settled) / 1e6
    console.print(f"memory growth of a process after match {settled}: {growth:.1f} MB")
