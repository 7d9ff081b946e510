"""Base cards (chapter 28): the face-up cards below a field card, and taking one of them away."""

from __future__ import annotations

from taisen.battle_spirits.state import NO_ADVENT, BattleState, FieldCard


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
