"""Cards that are summoned only by removing a card of the own hand from the game.

The card itself says so: it is a part of its summoning, whatever summons it, and comes before the cost
is paid.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.state import HAND, BattleState
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.language.bases import NO_SLOTS

REMOVAL_RULE: Final = "BS-35.09"
"""A card's text may demand more than the rules do."""


def removable(state: BattleState, player: int, card: int) -> list[int]:
    """Return the other hand cards that may be removed to summon ``card``, equal ones together."""
    line = state.definitions[card].hand_removal
    if line is None:
        return []
    cause = Cause(RULE, player, REMOVAL_RULE, card=card)
    found = [
        other
        for other in state.zone(player, HAND)
        if other != card and line.among.matches(state, other, cause, NO_SLOTS)
    ]
    found.sort(key=lambda other: (state.definitions[other].number, other))
    return found


def ask(state: BattleState, player: int, card: int, cause: Cause) -> bool:
    """Ask which hand card is removed; return whether there is one."""
    line = state.definitions[card].hand_removal
    assert line is not None
    options: list[Option] = []
    seen: set[str] = set()
    for other in removable(state, player, card):
        number = state.definitions[other].number
        if number not in seen:
            seen.add(number)
            options.append(Option("choose", f"choose {number}", other))
    if options:
        state.ask(Decision(player, "choose-card", PICK_CARDS, options, cause, (line.key, 1)))
    return bool(options)


def remove(state: BattleState, other: int, cause: Cause) -> None:
    """Remove a hand card from the game, if nothing is done instead."""
    from taisen.battle_spirits.rules import removal

    removal.remove(state, [other], cause, tells=False)
