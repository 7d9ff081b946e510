"""Puzzle files: the puzzles of each game, by the names of their files in ``data/puzzles``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from taisen.games import GAMES, data_path
from taisen.kernel.errors import BadInput, shown
from taisen.kernel.outside import read_file
from taisen.scenario import Scenario, read_scenarios

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


@cache
def puzzles(game: str) -> Mapping[str, Scenario]:
    """Return a game's puzzles by name, the easiest first.

    Raises:
        BadInput: there is no such game, or a file cannot be read.
    """
    found = {path.stem: read_scenarios(puzzle_text(game, path.stem), path.name)[0] for path in _paths(game)}
    order = sorted(found, key=lambda name: (found[name].difficulty, name))
    return {name: found[name] for name in order}


def game_of(name: str) -> str | None:
    """Return the game that has a puzzle of this name, None if there is none; no two games share a name."""
    return next((game for game in GAMES if name in puzzles(game)), None)


def puzzle_scenario(game: str, name: str) -> Scenario:
    """Return a puzzle.

    Raises:
        BadInput: there is no such game or puzzle.
    """
    known = puzzles(game)
    if name not in tuple(known):
        raise BadInput("puzzle", shown(name), ", ".join(known))
    return known[name]


def puzzle_text(game: str, name: str) -> str:
    """Return the scenario text of a puzzle that is there."""
    return read_file(_folder(game) / f"{name}.toml", "a puzzle")


def _paths(game: str) -> list[Path]:
    return sorted(_folder(game).glob("*.toml"))


def _folder(game: str) -> Path:
    return data_path(game, "puzzles")
