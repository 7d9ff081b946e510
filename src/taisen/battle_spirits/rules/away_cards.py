"""Cards in the trash and set as bursts: which effects reach them, and what keeps them from the hand."""

from __future__ import annotations

from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BURST_AREA, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import TrashStays
from taisen.kernel.events import EFFECT, Cause
from taisen.language.bases import NO_SLOTS


def open_key(card: int) -> str:
    """Return the key that marks a card of the burst area as being in burst state."""
    return f"burst-open {card}"


def reached(state: BattleState, card: int, cause: Cause) -> bool:
    """Return whether an effect reaches a card, which its own text may prevent in the trash or while set."""
    places = state.definitions[card].untouched
    # BS-35.12: "cannot be prevented" beats "is not affected".
    if not places or cause.kind != EFFECT or cause.certain or state.places[card] < 0:
        return True
    kind = state.places[card] % ZONE_COUNT
    # BS-25.11: in burst state it is no set card any more.
    return kind not in places or (kind == BURST_AREA and open_key(card) in state.marks)


def may_return(state: BattleState, card: int) -> bool:
    """Return whether nothing keeps a card from going from a trash to the hand; other cards always may."""
    player, kind = divmod(state.places[card], ZONE_COUNT)
    if kind != TRASH:
        return True
    for entry in active(state, "player"):
        rule = entry.modification
        # BS-35.11: "cannot" beats whatever effect would do it, and whoever's it is.
        if isinstance(rule, TrashStays) and entry.player in (player, 2):
            if rule.sort.matches(state, card, entry.cause, NO_SLOTS):
                return False
    return True
