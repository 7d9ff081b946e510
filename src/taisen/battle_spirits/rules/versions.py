"""Rule versions: what was different before a date, and readings that the sources leave open.

The default is the manual as it stands, with the readings of chapter 99. A month (``2016-03``) names the
rules of its end. Behind either, ``+`` adds a reading in place of the recommended one.

The manual dates none of its rules. The one change that is kept here was announced for 1 April 2016, with
manual 7.0: since then a card that is depleted waits on the field as a destroyed one does (BS-37.01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.kernel.game import Game

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState

MANUAL: Final = "eternal-17.1"
"""The manual as it stands."""
BEFORE_WAITING: Final = "2016-03"
"""The last month in which depleted cards did not wait."""

TURN_PLAYER_WINS: Final = "turn-player-wins"
SUMMED_BP: Final = "summed-bp"
READINGS: Final = (TURN_PLAYER_WINS, SUMMED_BP)
"""Readings in place of those that are recommended, in the order in which a name lists them."""

OFFERED: Final = (
    MANUAL,
    BEFORE_WAITING,
    f"{MANUAL}+{TURN_PLAYER_WINS}",
    f"{MANUAL}+{SUMMED_BP}",
)
"""The manual, and each switch alone."""


def is_version(name: str) -> bool:
    """Return whether a text names a rule set.

    >>> is_version("eternal-17.1"), is_version("2016-03+summed-bp"), is_version("2016-03+2016-03")
    (True, True, False)
    """
    base, *readings = name.split("+")
    known = [reading for reading in READINGS if reading in readings]
    return base in (MANUAL, BEFORE_WAITING) and readings == known


class Versions:
    """The switches of a rule set.

    Attributes:
        name: its name.
        depleted_wait: whether depleted cards wait until what is tied to their leaving is resolved (BS-37.01).
        draw_together: whether both lives that are empty together are a draw (BS-99.02); else the turn
            player, who orders whatever happens together, has won.
        bp_floor_each: whether BP has its floor of 0 after each change (BS-99.32); else after the last one.
    """

    __slots__ = ("bp_floor_each", "depleted_wait", "draw_together", "name")

    def __init__(self, name: str) -> None:
        if not is_version(name):
            allowed = f"{MANUAL} or {BEFORE_WAITING}, and behind it {' or '.join('+' + r for r in READINGS)}"
            raise BadInput("rules of battle-spirits", shown(name), allowed)
        base, *readings = name.split("+")
        self.name = name
        self.depleted_wait = base != BEFORE_WAITING
        self.draw_together = TURN_PLAYER_WINS not in readings
        self.bp_floor_each = SUMMED_BP not in readings


class VersionedGame(Game):
    """A game whose rule set has switches.

    Attributes:
        versions: the switches of its rule set.
    """

    versions: Versions

    def __init__(self, name: str, zone_names: tuple[str, ...], rule_set: str) -> None:
        super().__init__(name, zone_names, rule_set)
        self.rule_sets = OFFERED
        self.versions = Versions(rule_set)


def of(state: BattleState) -> Versions:
    """Return the switches of the rules that a match is played under."""
    game = state.game
    assert isinstance(game, VersionedGame)
    return game.versions
