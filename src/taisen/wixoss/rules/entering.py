"""Entering the field (chapter 12, WX-11.02): which SIGNI may be put onto the field, and where.

The same caps hold for every way of entering, effects included; what is attached or lies face down is
not concerned by them (WX-12.09).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.legality import Requirement, legal
from taisen.language.bases import NO_SLOTS
from taisen.wixoss.card_index import card_index, summon_options_of
from taisen.wixoss.cards import NO_LIMIT, SIGNI
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import values
from taisen.wixoss.rules.places import in_hand
from taisen.wixoss.rules.zones import free_lanes, put_on_field
from taisen.wixoss.state import HAND, LANE_COUNT, ZONE_COUNT, WixossState, facing

SUMMON_CAUSE: Final = Cause(RULE, -1, "WX-11.02")


# -- the caps --------------------------------------------------------------------------------------


def level_cap(state: WixossState, player: int) -> int:
    """Return the level of a player's LRIG, above which no SIGNI may be (WX-12.01)."""
    center = field_index(state).centers[player]
    return values.level(state, state.objects[center]) if center else NO_LIMIT


def level_allows(state: WixossState, player: int, card: int) -> bool:
    """Return whether a SIGNI card's level is not above that of its player's LRIG."""
    # WX-12.08: a card that is not on the field has its printed level.
    return state.definitions[card].level <= level_cap(state, player)


def level_room(state: WixossState, player: int) -> int:
    """Return how many levels a player's limit leaves for further SIGNI (WX-12.02)."""
    if not field_index(state).centers[player]:
        return NO_LIMIT
    return values.limit(state, player) - values.level_total(state, player)


def limit_allows(state: WixossState, player: int, card: int, gone: tuple[int, ...] = ()) -> bool:
    """Return whether a SIGNI card still fits under its player's limit.

    Args:
        state: the match.
        player: whose field.
        card: the card that would enter.
        gone: field cards that make room for it first (WX-27.09, WX-33.11).
    """
    room = level_room(state, player)
    for object_id in gone:
        found = state.objects.get(object_id)
        if found is not None and found.controller == player and found.place < LANE_COUNT:
            room += values.level(state, found)
    return state.definitions[card].level <= room


def limiting_met(state: WixossState, player: int, card: int) -> bool:
    """Return whether a card's limiting condition names a type of its player's LRIG (WX-12.04)."""
    limiting = state.definitions[card].limiting
    if not limiting:
        return True
    center = field_index(state).centers[player]
    if not center:
        return False
    types = values.types(state, state.objects[center])
    for name in limiting:
        if name in types:
            return True
    return False


def conditions_met(state: WixossState, player: int, card: int) -> bool:
    """Return whether the conditions hold under which alone a card can be used or enter."""
    for ability in state.definitions[card].use_conditions:
        cause = Cause(RULE, player, "WX-12.04", card, ability=ability.key)
        if not ability.condition.holds(state, cause, NO_SLOTS):
            return False
    return True


def not_prohibited(state: WixossState, player: int, card: int) -> bool:
    """Return whether no effect keeps a player from putting this card onto the field."""
    return not values.prohibited(state, player, "enter", card)


def zone_free(state: WixossState, player: int, card: int) -> bool:
    """Return whether a player has a SIGNI Zone without a SIGNI (WX-04.09, WX-04.10)."""
    return bool(free_lanes(state, player))


def lanes_for(state: WixossState, player: int) -> list[int]:
    """Return the SIGNI Zones that a player can put a SIGNI into.

    Those in front of an opposing SIGNI that draws them there come before all others.
    """
    lanes = free_lanes(state, player)
    if not values.active(state, "restriction"):
        return lanes
    drawn: list[int] = []
    for lane in lanes:
        opposing = state.standing(1 - player, facing(lane))
        if opposing is not None and values.restricted(state, opposing, "draws-in-front"):
            drawn.append(lane)
    return drawn or lanes


def may_enter(state: WixossState, player: int, card: int, gone: tuple[int, ...] = ()) -> bool:
    """Return whether a SIGNI card may be put onto the field, zones and Rise aside (WX-12.07).

    Args:
        state: the match.
        player: whose field.
        card: the card.
        gone: field cards that make room for it first.
    """
    return (
        level_allows(state, player, card)
        and limit_allows(state, player, card, gone)
        and limiting_met(state, player, card)
        and conditions_met(state, player, card)
        and not_prohibited(state, player, card)
    )


# -- from the hand ---------------------------------------------------------------------------------


def _is_signi(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == SIGNI


def _no_rise(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].rise is None


def _limit(state: WixossState, player: int, card: int) -> bool:
    return limit_allows(state, player, card)


NO_RISE: Final[Requirement[WixossState]] = Requirement("WX-33.01", "rise-needed", _no_rise)

BEYOND_CAPS: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-12.04", "limiting-condition", limiting_met),
    Requirement("WX-12.04", "use-condition", conditions_met),
    Requirement("WX-11.02", "forbidden", not_prohibited),
)

SUMMON: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-11.02", "not-in-hand", in_hand),
    Requirement("WX-11.02", "not-a-signi", _is_signi),
    NO_RISE,
    Requirement("WX-04.10", "no-free-zone", zone_free),
    Requirement("WX-12.01", "level-too-high", level_allows),
    Requirement("WX-12.02", "limit-exceeded", _limit),
    *BEYOND_CAPS,
)
"""Putting a SIGNI from the hand onto the field; it costs nothing."""

SUMMON_UNDER_CAPS: Final = (NO_RISE, *BEYOND_CAPS)
"""What is left to ask of a SIGNI in hand when there is a zone, and its level is under the caps."""


def distinct_hand(state: WixossState, player: int) -> list[int]:
    """Return one card slot for each different card in a hand: equal cards are interchangeable."""
    seen: set[str] = set()
    result: list[int] = []
    for card in state.zones[player * ZONE_COUNT + HAND]:
        number = state.definitions[card].number
        if number not in seen:
            seen.add(number)
            result.append(card)
    return result


def summon_options(state: WixossState, player: int, hand: list[int]) -> list[Option]:
    """Return the SIGNI of a hand that may be put onto the field, each with the zones for it."""
    lanes = lanes_for(state, player)
    if not lanes:
        return []
    options: list[Option] = []
    definitions = state.definitions
    made = card_index(state).summons
    free = not values.active(state, "player")  # most often no effect forbids anything
    highest = min(level_cap(state, player), level_room(state, player))
    for card in hand:
        definition = definitions[card]
        if definition.kind != SIGNI or definition.level > highest:
            continue
        if (free and definition.enters_freely) or legal(SUMMON_UNDER_CAPS, state, player, card):
            every = made.get(card) or summon_options_of(state, card)
            for lane in lanes:
                options.append(every[lane])
    return options


def summon(state: WixossState, player: int, option: Option) -> None:
    """Put the SIGNI of an option onto the field; it enters up (WX-11.09)."""
    put_on_field(state, option.target, player, option.extra, SUMMON_CAUSE, "hand")
