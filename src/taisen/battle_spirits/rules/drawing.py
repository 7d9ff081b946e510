"""Drawing, discarding and milling (chapters 05, 42): cards between deck, hand and trash."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.cost import prohibited, turn_limit
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BOTH, DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import CrushBonus
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.slots import CARDS, DONE


def draw(state: BattleState, player: int, amount: int, cause: Cause, bottom: bool = False) -> int:
    """Draw cards from the top of the own deck, or from under it; return how many were drawn.

    BS-99.04: what is there is drawn, and an empty deck loses in the Start Step only.
    """
    if prohibited(state, player, "draw"):
        state.note(Event("prevented", player, cause, detail="draw"))
        return 0
    # BS-35.19: what an effect draws increases the hand, what the Draw Step gives is no effect.
    if cause.kind == EFFECT and prohibited(state, player, "increase-hand"):
        state.note(Event("prevented", player, cause, detail="increase-hand"))
        return 0
    drawn: list[int] = []
    for _ in range(amount):
        deck = state.zones[player * ZONE_COUNT + DECK]
        if not deck:
            break
        # BS-05.03, BS-42.10
        card = deck[0] if bottom else deck[-1]
        state.move_card(card, player * ZONE_COUNT + HAND, 1 << player)
        drawn.append(card)
    if drawn:
        state.happen(Event("drew", player, cause, amount=len(drawn), cards=tuple(drawn)))
    return len(drawn)


def discard(state: BattleState, player: int, cards: tuple[int, ...], cause: Cause) -> int:
    """Discard cards from the hand to the trash; return how many."""
    for card in cards:
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    if cards:
        state.happen(Event("discarded", player, cause, amount=len(cards), detail="hand", cards=cards))
    return len(cards)


def mill(state: BattleState, player: int, amount: int, cause: Cause) -> None:
    """Push the milling of a deck: cards from its top go to the trash one at a time.

    What the discarding of a card triggers comes before the next card; an effect may end or limit it.
    The effect that mills finds the cards in its slot, and their number as what was done.
    """
    state.push(MILL, player, cause, [amount, (), 0])


def crush_bonus(state: BattleState, player: int) -> int:
    """Return how many cards more ``player`` discards by Crush effects."""
    total = 0
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, CrushBonus) and entry.player in (player, 2):
            total += rule.number
    return total


def mill_room(state: BattleState, player: int) -> int:
    """Return how many cards of a deck may be discarded now."""
    there = len(state.zones[player * ZONE_COUNT + DECK])
    limit = turn_limit(state, player, "mill")
    if limit < 0:
        return there
    return min(there, max(0, limit - state.marks.get(f"milled {player}", 0)))


LEFT: Final = 0
MILLED: Final = 1
BEFORE: Final = 2


def _mill_next(state: BattleState) -> None:
    slots = state.slots
    left, milled = slots[LEFT], slots[MILLED]
    assert isinstance(left, int) and isinstance(milled, tuple)
    frame = state.frame
    player, cause = frame.controller, frame.cause
    if not left or not mill_room(state, player):
        if left and state.zones[player * ZONE_COUNT + DECK]:
            state.note(Event("prevented", player, cause, detail="mill"))
        state.pop()
        state.slots[CARDS] = milled
        state.slots[DONE] = len(milled)
        return
    card = state.zones[player * ZONE_COUNT + DECK][-1]
    key = f"milled {player}"
    state.marks[key] = state.marks.get(key, 0) + 1
    # BS-05.05
    state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    slots[LEFT] = left - 1
    slots[MILLED] = (*milled, card)
    slots[BEFORE] = state.serial
    state.happen(Event("milled", player, cause, card=card, amount=1))


def _mill_settle(state: BattleState) -> None:
    before = state.slots[BEFORE]
    assert isinstance(before, int)
    state.jump(0)
    rest(state, before)


MILL: Final[Procedure[BattleState]] = Procedure("mill", (("next", _mill_next), ("settle", _mill_settle)))
"""Discards cards from the top of a deck, one at a time."""
