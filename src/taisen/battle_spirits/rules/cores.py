"""Cores and levels (chapter 09), the Soul Core (chapter 10).

A place of cores is a number: 0 the reserve's normal cores, 1 the Soul Core in the reserve, and for
the field card with id n, 2n its normal cores and 2n + 1 the Soul Core on it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import NEXUS
from taisen.battle_spirits.index import field_index, may_work, name_of
from taisen.battle_spirits.rules.values import active, applies, restricted, values
from taisen.battle_spirits.state import (
    SOUL_FIELD,
    SOUL_LIFE,
    SOUL_RESERVE,
    SOUL_TRASH,
    SOUL_VOID,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.changes import Restriction
from taisen.kernel.events import EFFECT, Cause

RESERVE: Final = 0
SOUL: Final = 1

STAYING: Final = "cores-stay"
"""Verb of the restriction by which no core is removed from a card."""

TO_RESERVE: Final = 0
TO_TRASH: Final = 1
TO_VOID: Final = 2
CORE_FLOOR: Final = "core-floor"
"""Layer of what keeps a player from taking the last core of a field card."""

BY_RULES: Final = "rules"
"""Kind of what puts cores on cards by no effect: payments, placements, moves."""
PLACES: Final = ("reserve", "trash", "void")
"""Where cores of field cards may be put."""


def life(state: BattleState, player: int) -> int:
    """Return the cores in a player's life, the Soul Core among them while sealed (BS-27.02)."""
    return state.life[player] + 1 if state.souls[player] == SOUL_LIFE else state.life[player]


def usable(state: BattleState, player: int) -> int:
    """Return how many cores ``player`` can pay with: reserve and own field cards (BS-08.10)."""
    cache = values(state).usable
    if cache[player] < 0:
        cache[player] = _usable(state, player)
    return cache[player]


def _usable(state: BattleState, player: int) -> int:
    # BS-08.11, BS-05.07, BS-40.04: cores of life, trash, counts and void are in no place counted here.
    total = state.reserve[player]
    if state.souls[player] == SOUL_RESERVE:
        total += 1
    definitions = state.definitions
    held = some_kept(state)
    for found in state.objects.values():
        if found.controller == player and not definitions[found.card].walker:
            total += found.core_count
            if held:
                total -= kept(state, found, player)
    return total


def locked(state: BattleState, found: FieldCard) -> bool:
    """Return whether the cores of a field card are none of the field's: nobody pays with or moves them."""
    # BS-07.12, BS-08.11, BS-08.15, BS-20.06, BS-20.07, BS-23.03
    return state.definitions[found.card].walker != ""


def some_kept(state: BattleState) -> bool:
    """Return whether an effect is at work that keeps cores on field cards."""
    # Most often nothing on the field does, and this is asked wherever cores are counted.
    if not may_work(state, STAYING) and CORE_FLOOR not in field_index(state).layers:
        return False
    if active(state, CORE_FLOOR):
        return True
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, Restriction) and modification.verb == STAYING:
            return True
    return False


def fixed(state: BattleState, found: FieldCard) -> bool:
    """Return whether no core can be removed from a field card, whoever wants it and whatever for."""
    # BS-35.11; ruling 28: what leaves the field does not remove its cores, see ``release``.
    return restricted(state, found, STAYING)


def kept(state: BattleState, found: FieldCard, player: int) -> int:
    """Return how many cores of a field card ``player`` cannot take: all that stay, or the last one."""
    if found.core_count and some_kept(state):
        if fixed(state, found):
            return found.core_count
        for entry in active(state, CORE_FLOOR):
            if entry.cause.player == 1 - player and applies(state, entry, found):
                return 1
    return 0


def soul_holder(state: BattleState, player: int) -> FieldCard:
    """Return the field card on which a player's Soul Core lies, which is on the field."""
    return next(found for found in state.objects.values() if found.soul and found.controller == player)


def soul_free(state: BattleState, player: int) -> bool:
    """Return whether a player can take the Soul Core, which is on the field, from where it lies."""
    found = soul_holder(state, player)
    return not locked(state, found) and found.core_count > kept(state, found, player)


def places(state: BattleState, player: int) -> list[tuple[int, int]]:
    """Return (place, cores) of every place with cores that ``player`` can use, in ascending order."""
    result: list[tuple[int, int]] = []
    held = some_kept(state)
    if state.reserve[player]:
        result.append((RESERVE, state.reserve[player]))
    # BS-10.02: the Soul Core is a core of its own place.
    if state.souls[player] == SOUL_RESERVE:
        result.append((SOUL, 1))
    for found in state.objects.values():
        if found.controller == player and (found.cores or found.soul) and not locked(state, found):
            # BS-10.02: which of them is the last one is open as long as there are others.
            free = found.core_count - (kept(state, found, player) if held else 0)
            if found.cores and free:
                result.append((found.id * 2, min(found.cores, free)))
            if found.soul and free:
                result.append((found.id * 2 + 1, 1))
    return result


def left_on(state: BattleState, found: FieldCard, player: int, picks: tuple[int, ...]) -> int:
    """Return how many cores ``player`` can still take of a field card after ``picks``, places of cores."""
    taken = sum(1 for pick in picks if pick >> 1 == found.id)
    return found.core_count - taken - kept(state, found, player)


def count(state: BattleState, player: int, offers: list[tuple[int, int]]) -> int:
    """Return how many cores ``player`` can take from places together, in ascending order."""
    total = sum(number for _, number in offers)
    if some_kept(state):
        offered = [place for place, _ in offers]
        for place in offered:
            if place & 1 and place - 1 in offered and place >> 1 in state.objects:
                # Each of the two places can be emptied, but not both.
                total -= kept(state, state.objects[place >> 1], player)
    return total


def place_name(state: BattleState, place: int, player: int) -> str:
    """Return the text form of a place: ``reserve``, ``soul``, ``BS17-003``, ``BS17-003 soul``."""
    if place == RESERVE:
        return "reserve"
    if place == SOUL:
        return "soul"
    name = name_of(state, place >> 1, player)
    return f"{name} soul" if place & 1 else name


def take(state: BattleState, player: int, place: int) -> bool:
    """Take one core out of ``place``; return whether it was the Soul Core."""
    if place == RESERVE:
        state.reserve[player] -= 1
        state.touch()
        return False
    if place == SOUL:
        state.touch()
        return True
    found = state.edit(place >> 1)
    if place & 1:
        found.soul = False
        return True
    found.cores -= 1
    return False


def put_key(object_id: int, kind: str) -> str:
    """Return the key under which it is noted that what is of a kind put cores on a field card this turn."""
    return f"put-on {object_id} {kind}"


def note_put(state: BattleState, found: FieldCard, by: Cause | None = None) -> None:
    """Note by what a core was put on a field card that asks for it: effects of a kind, or the rules."""
    if state.definitions[found.card].watches_cores:
        kind = by.source_kind if by is not None and by.kind == EFFECT else BY_RULES
        state.marks[put_key(found.id, kind)] = 1


def put_on_card(state: BattleState, player: int, object_id: int, soul: bool, by: Cause | None = None) -> None:
    """Put one core on a field card (BS-08.19: any number may lie there); ``by`` is None for the rules."""
    found = state.edit(object_id)
    note_put(state, found, by)
    if soul:
        found.soul = True
        state.souls[player] = SOUL_FIELD
    else:
        found.cores += 1


def put_in_reserve(state: BattleState, player: int, soul: bool) -> None:
    """Put one core in the reserve."""
    if soul:
        state.souls[player] = SOUL_RESERVE
    else:
        state.reserve[player] += 1
    state.touch()


def put_in_trash(state: BattleState, player: int, soul: bool) -> None:
    """Put one core in the trash (BS-08.12; BS-08.13 the Soul Core too)."""
    if soul:
        state.souls[player] = SOUL_TRASH
    else:
        state.trash_cores[player] += 1
    state.touch()


def put_soul(state: BattleState, player: int, place: int) -> None:
    """Put a player's Soul Core, taken from where it was, in reserve, trash or void as an effect names it."""
    # BS-99.20: it may go to any place that the effect states.
    state.souls[player] = {TO_RESERVE: SOUL_RESERVE, TO_TRASH: SOUL_TRASH, TO_VOID: SOUL_VOID}[place]
    state.touch()


def void_to_reserve(state: BattleState, player: int, count: int) -> None:
    """Put cores from the void in the reserve; the supply has no limit (BS-99.17)."""
    # BS-05.08, BS-99.17
    state.reserve[player] += count
    state.touch()


def release(state: BattleState, found: FieldCard, place: int = TO_RESERVE) -> int:
    """Return all cores of a leaving card to its owner's reserve (BS-09.13), or to another ``place``.

    Returns:
        How many of them are in the void now.
    """
    player = found.controller
    # BS-20.08, BS-23.01; BS-99.19: the Soul Core goes to the reserve even so.
    if locked(state, found):
        place = TO_VOID
    if place == TO_TRASH:
        state.trash_cores[player] += found.cores
    elif place == TO_RESERVE:
        # BS-09.13, BS-35.21
        state.reserve[player] += found.cores
    if found.soul:
        # BS-10.06
        state.souls[player] = SOUL_TRASH if place == TO_TRASH else SOUL_RESERVE
    state.touch()
    return found.cores if place == TO_VOID else 0


def below_lowest(state: BattleState, found: FieldCard, lowest: int = -1) -> bool:
    """Return whether a card has too few cores for its lowest level; ``lowest`` is its cost, -1 as printed."""
    definition = state.definitions[found.card]
    # BS-09.11: a nexus without cores stays. BS-09.10: so does a card whose lowest level needs none.
    return definition.kind != NEXUS and found.core_count < (definition.lowest_cores if lowest < 0 else lowest)


def all_cores(state: BattleState, player: int) -> int:
    """Return a player's cores in life, field, reserve and trash together."""
    # BS-20.07: those on a Grandwalker are no cores of the field.
    total = life(state, player) + state.reserve[player] + state.trash_cores[player]
    if state.souls[player] in (SOUL_RESERVE, SOUL_TRASH):
        total += 1
    return total + sum(
        found.core_count
        for found in state.objects.values()
        if found.controller == player and not locked(state, found)
    )
