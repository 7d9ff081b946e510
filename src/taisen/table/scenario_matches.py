"""Matches that begin from a scenario's position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import Setup
from taisen.scenario.runner import start

if TYPE_CHECKING:
    from taisen.scenario import Scenario


def match_from_scenario(scenario: Scenario, headless: bool) -> Match:
    """Return a match that begins from a scenario's position, at its first decision.

    Raises:
        BadInput: the position cannot be.
    """
    state = start(scenario, headless=headless).state
    decks = tuple(
        tuple(one for one, owner in zip(state.definitions, state.owners, strict=True) if owner == player)
        for player in (0, 1)
    )
    seed = str(scenario.position.get("seed", 0))
    setup = Setup(state.game, seed, key_from_seed(seed), ("", ""), decks, state.headless)
    return Match(setup, state, True)
