"""Matches that are looked at from all sides, and what is on a board: shared by the tests of mats."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from tests.contract.matches import choose, long_too, more_pairs, new_match, pairs

from taisen.kernel.match import Match
from taisen.table.boards import BattleSpiritsBoard, BattleSpiritsFace
from taisen.table.wire import Board, Face

PAIRS = pairs("battle-spirits")
WIXOSS_PAIRS = pairs("wixoss")
BOTH_GAMES = long_too([*PAIRS, *WIXOSS_PAIRS], more_pairs())
"""All pairs, for tests that look at everything: each deck once, the others in the long run."""


def played(name: str, seed: int) -> Iterator[Match]:
    """A random match, at each of its decisions and at its end."""
    match = new_match(name, seed)
    rng = random.Random(seed)
    while match.decision is not None:
        yield match
        match.answer(choose(match, rng))
    yield match


def spirits_board(board: Board | None) -> BattleSpiritsBoard:
    """A board of Battle Spirits, known as one."""
    assert isinstance(board, BattleSpiritsBoard)
    return board


def spirits_face(face: Face) -> BattleSpiritsFace:
    """A card face of Battle Spirits, known as one."""
    assert isinstance(face, BattleSpiritsFace)
    return face


def refs_on(board: Board) -> list[str]:
    """Every ref of a board, as often as it is there."""
    found: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                if (key == "ref" or key.endswith("_ref")) and item:
                    found.append(item)
                else:
                    walk(item)
        elif isinstance(value, list):
            for item in value:
                walk(item)

    walk(msgspec.to_builtins(board))
    return found
