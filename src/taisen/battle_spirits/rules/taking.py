"""Effects that move cores of field cards (chapters 09, 10): who picks, and what may go where.

The effect's player picks the card for each core, the core's owner whether it is the Soul Core; all
cores then move at one moment.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, NEXUS, SPIRIT
from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import prohibited, turn_limit
from taisen.battle_spirits.rules.leaving import affected
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import PICK_CARDS, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.bases import Filter
from taisen.language.slots import DONE

TO_RESERVE: Final = 0
TO_TRASH: Final = 1
TO_VOID: Final = 2
PLACES: Final = ("reserve", "trash", "void")

LEFT: Final = 0
PLACE: Final = 1
PICKS: Final = 2
CARD: Final = 3


def take_cores(state: BattleState, player: int, cause: Cause, among: Filter, amount: int, place: int) -> None:
    """Push an effect that moves ``amount`` cores of field cards that fit ``among`` to ``place``."""
    state.push(TAKE_CORES, player, cause, [amount, place, (), 0], among)


def _offers(state: BattleState, place: int, picks: tuple[int, ...]) -> list[int]:
    """Field cards that still have a core to give, from the last picked one on."""
    frame = state.frame
    among = frame.item
    assert isinstance(among, Filter)
    last = picks[-1] >> 1 if picks else 0
    found_ids: list[int] = []
    for found in state.objects.values():
        if found.leaving or found.id < last:
            continue
        taken = sum(1 for pick in picks if pick >> 1 == found.id)
        # BS-10.06: the Soul Core cannot go to the void.
        there = found.cores if place == TO_VOID else found.core_count
        if there > taken and among.matches(state, found.id, frame.cause, state.slots):
            found_ids.append(found.id)
    return found_ids


def _ask_card(state: BattleState) -> None:
    slots = state.slots
    left, place, picks = slots[LEFT], slots[PLACE], slots[PICKS]
    assert isinstance(left, int) and isinstance(place, int) and isinstance(picks, tuple)
    offers = _offers(state, place, picks) if left else []
    if not offers:
        state.jump(4)
        return
    player = state.frame.controller
    total = sum(_left_on(state, i, place, picks) for i in offers)
    options: list[Option] = []
    for item in offers:
        # A pick after which the rest cannot be completed in ascending order is pruned.
        if total >= left or not options:
            options.append(Option("choose", f"core of {name_of(state, item, player)}", item))
        total -= _left_on(state, item, place, picks)
    state.ask(Decision(player, "take-core", PICK_CARDS, options, state.frame.cause, (left,)))


def _left_on(state: BattleState, item: int, place: int, picks: tuple[int, ...]) -> int:
    found = state.objects[item]
    there = found.cores if place == TO_VOID else found.core_count
    return there - sum(1 for pick in picks if pick >> 1 == item)


def _take_card(state: BattleState) -> None:
    state.slots[CARD] = state.answer.target


def _ask_core(state: BattleState) -> None:
    slots = state.slots
    item, place, picks = slots[CARD], slots[PLACE], slots[PICKS]
    assert isinstance(item, int) and isinstance(place, int) and isinstance(picks, tuple)
    found = state.objects[item]
    normal = found.cores - sum(1 for pick in picks if pick == item * 2)
    options: list[Option] = []
    if normal > 0:
        options.append(Option("core", "normal core", item * 2))
    # BS-10.06
    if found.soul and place != TO_VOID and item * 2 + 1 not in picks:
        options.append(Option("core", "soul core", item * 2 + 1))
    # BS-10.07
    state.ask(Decision(found.controller, "which-core", PICK_OPTION, options, state.frame.cause, (item,)))


def _take_core(state: BattleState) -> None:
    slots = state.slots
    left, picks = slots[LEFT], slots[PICKS]
    assert isinstance(left, int) and isinstance(picks, tuple)
    slots[PICKS] = tuple(sorted((*picks, state.answer.target)))
    slots[LEFT] = left - 1
    state.jump(0)


def _move(state: BattleState) -> None:
    slots = state.slots
    place, picks = slots[PLACE], slots[PICKS]
    assert isinstance(place, int) and isinstance(picks, tuple)
    cause = state.frame.cause
    moved = 0
    for pick in picks:
        found = state.objects[pick >> 1]
        if not affected(state, found, cause):
            continue
        player = found.controller
        soul = cores.take(state, player, pick)
        # BS-35.21: to places of the cores' own owner only.
        if place == TO_RESERVE:
            cores.put_in_reserve(state, player, soul)
        elif place == TO_TRASH:
            cores.put_in_trash(state, player, soul)
        moved += 1
        state.happen(Event("cores_moved", player, cause, found.id, found.card, 1, detail=PLACES[place]))
    state.pop()
    state.slots[DONE] = moved


TAKE_CORES: Final[Procedure[BattleState]] = Procedure(
    "take-cores",
    (
        ("ask-card", _ask_card),
        ("take-card", _take_card),
        ("ask-core", _ask_core),
        ("take-core", _take_core),
        ("move", _move),
    ),
)
"""Moves cores of field cards by an effect."""


def gain_cores(state: BattleState, player: int, amount: int, cause: Cause, where: str, item: int = 0) -> int:
    """Put cores from the void in a player's reserve or life, or on a field card; return how many.

    Args:
        state: the match.
        player: whose cores they become.
        amount: how many; the void has no end (BS-99.17).
        cause: why.
        where: "reserve", "life" or "field".
        item: the field card, for "field".
    """
    if where == "life" and prohibited(state, player, "void-to-life"):
        state.note(Event("prevented", player, cause, amount=amount, detail="void-to-life"))
        return 0
    if cause.source_kind in (SPIRIT, BRAVE, NEXUS) and cause.player == player:
        limit = turn_limit(state, player, "gain-cores")
        key = f"gained {player}"
        used = state.marks.get(key, 0)
        if limit >= 0:
            amount = min(amount, max(0, limit - used))
        state.marks[key] = used + amount
    if amount <= 0:
        return 0
    if where == "reserve":
        cores.void_to_reserve(state, player, amount)
    elif where == "life":
        state.life[player] += amount
        state.touch()
    else:
        for _ in range(amount):
            cores.put_on_card(state, player, item, False)
    state.happen(Event("cores_gained", player, cause, item, amount=amount, detail=where))
    return amount
