"""Rule versions: what changed at which date, in one place.

A rule set is named by a month (``2018-01``); a match is played under the rules of its end. The
default is the glossary as it stands.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.kernel.game import Game

if TYPE_CHECKING:
    from taisen.wixoss.state import WixossState

GLOSSARY: Final = "2020-11"
"""The glossary as it stands, before the change of December 2020."""
FIRST: Final = "2014-04"
LAST: Final = "2020-12"

FEBRUARY_2018: Final = "2018-02"
DECEMBER_2020: Final = "2020-12"

OFFERED: Final = (GLOSSARY, "2018-01", DECEMBER_2020)
"""One month of each stretch of time in which the rules were the same, the usual one first."""


def is_version(name: str) -> bool:
    """Return whether a text names a rule set.

    >>> is_version("2018-01"), is_version("2018-13"), is_version("2013-01")
    (True, False, False)
    """
    return re.fullmatch(r"[0-9]{4}-(0[1-9]|1[0-2])", name) is not None and FIRST <= name <= LAST


class Versions:
    """The dated switches of a rule set.

    Attributes:
        name: the month that names the rule set.
        remove_at_will: whether SIGNI may be removed any number of times, one each time (WX-99.12).
        lancer_in_battle: whether Lancer crushes inside the battle, without waiting (WX-21.02).
        missing_the_timing: whether a waiting ability is missed when its card moves on or loses it.
        fewer_bursts: whether a Main Deck may have fewer than 20 Life Bursts (WX-03.03).
    """

    __slots__ = ("fewer_bursts", "lancer_in_battle", "missing_the_timing", "name", "remove_at_will")

    def __init__(self, name: str) -> None:
        if not is_version(name):
            raise BadInput("rules of wixoss", shown(name), f"a month from {FIRST} to {LAST}")
        self.name = name
        # 2018-02: remove became an action of once a turn, Lancer a trigger ability.
        self.remove_at_will = name < FEBRUARY_2018
        self.lancer_in_battle = name < FEBRUARY_2018
        # 2020-12: no ability misses its timing any more; up to 20 Life Bursts instead of exactly 20.
        self.missing_the_timing = name < DECEMBER_2020
        self.fewer_bursts = name >= DECEMBER_2020


class DatedGame(Game):
    """A game whose rule set is named by a month.

    Attributes:
        versions: the switches of its rule set.
    """

    versions: Versions

    def __init__(self, name: str, zone_names: tuple[str, ...], rule_set: str) -> None:
        super().__init__(name, zone_names, rule_set)
        self.rule_sets = OFFERED
        self.versions = Versions(rule_set)


def of(state: WixossState) -> Versions:
    """Return the switches of the rules that a match is played under."""
    game = state.game
    assert isinstance(game, DatedGame)
    return game.versions
