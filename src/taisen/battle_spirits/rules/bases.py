"""Base cards (chapter 28): the face-up cards below a field card, and taking one of them away."""

from __future__ import annotations

from taisen.battle_spirits.state import ADVENT, BOTH, NO_ADVENT, BattleState, FieldCard
from taisen.kernel.events import RULE, Cause, Event


def top_of(state: BattleState, card: int) -> FieldCard | None:
    """Return the field card below which a card lies as a base, None if it is no base."""
    if state.places[card] >= 0:
        return None
    for found in state.objects.values():
        if card in found.bases:
            return found
    return None


def take_base(state: BattleState, card: int) -> None:
    """Take a base card from below its field card, which stays; the card is then moved by the caller."""
    top = top_of(state, card)
    if top is None:
        return
    changed = state.edit(top.id)
    changed.bases = tuple(other for other in changed.bases if other != card)
    if not changed.bases:
        # BS-28.14
        changed.advent = NO_ADVENT
    state.index = None


def add_base(state: BattleState, card: int, top: int) -> bool:
    """Put a card below a field card as its lowest base card; return whether that is still on the field."""
    found = state.objects.get(top)
    if found is None or found.leaving:
        return False
    state.move_card(card, -1, BOTH)
    changed = state.edit(top)
    changed.bases = (card, *changed.bases)
    if changed.advent == NO_ADVENT:
        # BS-28.14: it is "while advented" from now on, whatever way the base came.
        changed.advent = ADVENT
    state.index = None
    state.happen(Event("base_added", changed.controller, Cause(RULE, -1, "BS-28.16"), top, card))
    return True
