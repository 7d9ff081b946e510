"""Seal (chapter 27): moving the own Soul Core to the own life.

A player is sealed while it lies there. Which cores of life a sealed player loses is asked in ``winning``. The
event is "sealed" (player).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.state import SOUL_FIELD, SOUL_LIFE, SOUL_RESERVE, BattleState
from taisen.kernel.events import Cause, Event

FROM_RESERVE: Final = 0
FROM_THIS: Final = 1
FROM_FIELD_OR_RESERVE: Final = 2


def sealed(state: BattleState, player: int) -> bool:
    """Return whether a player is in the sealed state."""
    # BS-27.02
    return state.souls[player] == SOUL_LIFE


def can_seal(state: BattleState, player: int, source: int, object_id: int) -> bool:
    """Return whether the Soul Core lies where a seal takes it from.

    Args:
        state: the match.
        player: whose Soul Core.
        source: ``FROM_RESERVE``, ``FROM_THIS`` for the card that seals, or ``FROM_FIELD_OR_RESERVE``.
        object_id: that card.
    """
    soul = state.souls[player]
    if source == FROM_RESERVE or soul == SOUL_RESERVE:
        return soul == SOUL_RESERVE and source != FROM_THIS
    if source == FROM_FIELD_OR_RESERVE:
        # BS-20.06: a core on a Grandwalker is none of the field.
        return soul == SOUL_FIELD and cores.soul_free(state, player)
    found = state.objects.get(object_id)
    if found is None or not found.soul or found.controller != player:
        return False
    return found.core_count > cores.kept(state, found, player)


def seal(state: BattleState, player: int, source: int, cause: Cause) -> bool:
    """Move the Soul Core from its place to the player's life; return whether it was done."""
    if not can_seal(state, player, source, cause.object):
        return False
    # BS-27.01
    if state.souls[player] == SOUL_FIELD:
        state.edit(cores.soul_holder(state, player).id).soul = False
    state.souls[player] = SOUL_LIFE
    state.touch()
    state.happen(Event("sealed", player, cause, cause.object, cause.card))
    return True


def can_exchange(state: BattleState, player: int) -> bool:
    """Return whether the Soul Core of the reserve can change places with a normal core of life."""
    return state.souls[player] == SOUL_RESERVE and state.life[player] > 0


def seal_by_exchange(state: BattleState, player: int, cause: Cause) -> bool:
    """Let the Soul Core of the reserve and a core of life change places; return whether it was done.

    Both move at once: the life does not decrease by it.
    """
    if not can_exchange(state, player):
        return False
    state.souls[player] = SOUL_LIFE
    state.life[player] -= 1
    state.reserve[player] += 1
    state.touch()
    state.happen(Event("sealed", player, cause, cause.object, cause.card))
    return True
