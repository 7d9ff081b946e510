"""Rise (chapter 33): SIGNI that enter only on top of other SIGNI."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.legality import Requirement, legal
from taisen.language.bases import NO_SLOTS
from taisen.wixoss import cards as kinds
from taisen.wixoss.index import name_of
from taisen.wixoss.rules import values
from taisen.wixoss.rules.entering import (
    conditions_met,
    level_allows,
    limit_allows,
    limiting_met,
    not_prohibited,
)
from taisen.wixoss.rules.zones import cover
from taisen.wixoss.state import HAND, LANE_COUNT, PLACES, ZONE_COUNT, WixossState

RISE_CAUSE: Final = Cause(RULE, -1, "WX-33.01")


class Base:
    """What a Rise SIGNI can be put on: one way of it.

    Attributes:
        objects: the SIGNI that come underneath.
        lane: the SIGNI Zone in which it stands then, that of one of them.
    """

    __slots__ = ("lane", "objects")

    def __init__(self, objects: tuple[int, ...], lane: int) -> None:
        self.objects = objects
        self.lane = lane

    def text(self, state: WixossState, player: int) -> str:
        """Return its text form: ``WD17-013#2``, with the lane where there are several."""
        names = ", ".join(name_of(state, item, player) for item in self.objects)
        return names if len(self.objects) == 1 else f"{names} {PLACES[self.lane]}"


def bases(state: WixossState, player: int, card: int) -> list[Base]:
    """Return the ways in which a Rise SIGNI can be put on SIGNI of its player now, caps included."""
    condition = state.definitions[card].rise
    if condition is None:
        return []
    # WX-33.03: no cost and no effect, so that nothing keeps a SIGNI from being covered.
    cause = Cause(RULE, player, "WX-33.01", card, ability=condition.key)
    fitting = [
        found.id
        for found in state.objects.values()
        if found.controller == player
        and found.place < LANE_COUNT
        and condition.among.matches(state, found.id, cause, NO_SLOTS)
    ]
    result: list[Base] = []
    for objects in combinations(fitting, condition.count):
        if condition.different and not _levels_differ(state, objects):
            continue
        # WX-33.11
        if limit_allows(state, player, card, objects):
            lanes = sorted(state.objects[item].place for item in objects)
            result.extend(Base(objects, lane) for lane in lanes)
    return result


def _levels_differ(state: WixossState, objects: tuple[int, ...]) -> bool:
    levels = {values.level(state, state.objects[item]) for item in objects}
    return len(levels) == len(objects)


def can_rise(state: WixossState, player: int, card: int) -> bool:
    """Return whether a Rise SIGNI can be put onto the field now, from wherever it is (WX-33.02)."""
    return (
        level_allows(state, player, card)
        and limiting_met(state, player, card)
        and conditions_met(state, player, card)
        and not_prohibited(state, player, card)
        and bool(bases(state, player, card))
    )


def put_on(state: WixossState, player: int, card: int, base: Base, cause: Cause, down: bool = False) -> int:
    """Put a Rise SIGNI on its base; return the id of the new field card."""
    # WX-33.05, WX-33.06, WX-33.09, WX-33.10
    return cover(state, card, player, base.objects, base.lane, cause, "rise", down)


# -- from the hand ---------------------------------------------------------------------------------


def _in_hand(state: WixossState, player: int, card: int) -> bool:
    return state.places[card] == player * ZONE_COUNT + HAND


def _is_rise(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].rise is not None


def _has_base(state: WixossState, player: int, card: int) -> bool:
    return bool(bases(state, player, card))


RISE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-11.02", "not-in-hand", _in_hand),
    Requirement("WX-33.01", "no-rise", _is_rise),
    Requirement("WX-12.01", "level-too-high", level_allows),
    Requirement("WX-12.04", "limiting-condition", limiting_met),
    Requirement("WX-12.04", "use-condition", conditions_met),
    Requirement("WX-11.02", "forbidden", not_prohibited),
    Requirement("WX-33.01", "rise-condition", _has_base),
)
"""Putting a Rise SIGNI from the hand onto the field."""


def options(state: WixossState, player: int, hand: list[int]) -> list[Option]:
    """Return the Rise SIGNI of a hand that may be put onto the field, each with what it can be put on."""
    found: list[Option] = []
    for card in hand:
        definition = state.definitions[card]
        if definition.kind != kinds.SIGNI or definition.rise is None or not legal(RISE, state, player, card):
            continue
        for at, base in enumerate(bases(state, player, card)):
            text = f"rise {definition.number} on {base.text(state, player)}"
            found.append(Option("rise", text, card, at))
    return found


def rise(state: WixossState, player: int, option: Option) -> None:
    """Put the SIGNI of an option on its base."""
    card = option.target
    put_on(state, player, card, bases(state, player, card)[option.extra], RISE_CAUSE)
