"""Drawing, discarding and milling (chapters 05, 42): cards between deck, hand and trash."""

from __future__ import annotations

from taisen.battle_spirits.rules.cost import prohibited, turn_limit
from taisen.battle_spirits.state import BOTH, DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.events import Cause, Event


def draw(state: BattleState, player: int, amount: int, cause: Cause) -> int:
    """Draw cards from the top of the own deck; return how many were drawn.

    BS-99.04: what is there is drawn, and an empty deck loses in the Start Step only.
    """
    if prohibited(state, player, "draw"):
        state.note(Event("prevented", player, cause, detail="draw"))
        return 0
    drawn: list[int] = []
    for _ in range(amount):
        deck = state.zones[player * ZONE_COUNT + DECK]
        if not deck:
            break
        # BS-05.03, BS-42.10
        card = deck[-1]
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
        state.happen(Event("discarded", player, cause, amount=len(cards), cards=cards))
    return len(cards)


def mill(state: BattleState, player: int, amount: int, cause: Cause) -> tuple[int, ...]:
    """Put cards from the top of a deck in the trash, one at a time; return them.

    An effect may limit how many a turn.
    """
    milled: list[int] = []
    key = f"milled {player}"
    for _ in range(amount):
        deck = state.zones[player * ZONE_COUNT + DECK]
        if not deck:
            break
        limit = turn_limit(state, player, "mill")
        if limit >= 0 and state.marks.get(key, 0) >= limit:
            state.note(Event("prevented", player, cause, detail="mill"))
            break
        card = deck[-1]
        state.marks[key] = state.marks.get(key, 0) + 1
        # BS-05.05
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
        milled.append(card)
        state.happen(Event("milled", player, cause, card=card, amount=1))
    return tuple(milled)
