"""Matches that begin from a scenario's position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import taisen

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.scenario import Scenario


def match_from_scenario(scenario: Scenario, headless: bool) -> Match:
    """Return a match that begins from a scenario's position, at its first decision.

    Raises:
        BadInput: the position cannot be.
    """
    seed = str(scenario.position.get("seed", 0))
    return taisen.match_from_position(scenario, seed, headless=headless)
