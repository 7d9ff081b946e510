"""Hearing: which events cards hear that lie neither on the field nor in the burst area.

A trigger that such a card could never hear is refused when the card is read (``fitting.py``).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.vocabulary.abilities import IN_HAND, IN_TRASH, LYING_AT_HAND

HAND_EVENTS: Final = frozenset(
    {
        *("manifested", "summoned", "brave_summoned", "life_reduced", "destroyed"),
        *("depleted", "returned", "trashed", "battle_ended"),
    }
)
"""Events that cards in hands answer."""
TRASH_EVENTS: Final = frozenset(
    {"destroyed", "milled", "advented", "burst_discarded", "discarded", "battle_ended"}
)
"""Events that cards in the trash listen to."""
AT_HAND_EVENTS: Final = frozenset({"put_at_hand"})
"""Events that cards at hand listen to."""
AWAY_EVENTS: Final = HAND_EVENTS | TRASH_EVENTS | AT_HAND_EVENTS
"""Events that any of these cards listens to."""

HEARD: Final = {IN_HAND: HAND_EVENTS, IN_TRASH: TRASH_EVENTS, LYING_AT_HAND: AT_HAND_EVENTS}
"""What a triggered ability hears, by where its card is."""
