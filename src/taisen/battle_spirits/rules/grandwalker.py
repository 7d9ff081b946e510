"""Grandwalker nexuses (chapters 20, 21): their cores, and what a Divine Form outlives.

What keeps effects and players away from them is asked where it is decided: ``values.spared`` of targets and
continuous effects, ``cores.locked`` of payments and moves.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.cores import fixed
from taisen.battle_spirits.rules.values import spirit_form
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.events import BATTLE, EFFECT, Cause, Event

DECREE_CORES: Final = 1
"""Cores that a decree puts for one event, and for each fitting card of those put in the trash."""
DECREE_CARDS: Final = 3
"""Cards that a decree of the deployment puts in the trash."""


def core_plus(state: BattleState, object_id: int, amount: int, cause: Cause) -> int:
    """Put cores on a field card as "Core +X" does; return how many (BS-09.15).

    They come from the void, but nobody has increased cores from the void by that: nothing that limits or
    answers such an increase looks at it.
    """
    # BS-09.15, BS-20.09
    found = state.edit(object_id)
    found.cores += amount
    player, card = found.controller, found.card
    state.happen(Event("core_plus", player, cause, object_id, card, amount))
    return amount


def payable(state: BattleState, object_id: int, amount: int) -> bool:
    """Return whether a field card has the cores that one of its skills costs."""
    found = state.objects.get(object_id)
    # BS-10.06: the Soul Core cannot go to the void.
    return found is not None and not found.leaving and found.cores >= amount and not fixed(state, found)


def pay(state: BattleState, object_id: int, amount: int, cause: Cause) -> None:
    """Put cores of a field card in the void, as the price of one of its skills."""
    # BS-20.10
    found = state.edit(object_id)
    found.cores -= amount
    player, card = found.controller, found.card
    state.happen(Event("cores_moved", player, cause, object_id, card, amount, detail="void"))


def endures(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    """Return whether a field card is not destroyed by ``cause`` since it is in Divine Form."""
    if not state.definitions[found.card].walker or spirit_form(state, found) is None:
        return False
    if cause.kind == EFFECT:
        # BS-21.02, BS-23.01; BS-15.09: what a brave adds to a Grandwalker is that nexus's effect.
        source = state.objects.get(cause.object)
        by = state.definitions[cause.card if source is None else source.card].walker
        return by != state.definitions[found.card].walker
    # BS-21.03, BS-21.04
    winner = state.objects.get(cause.object)
    return cause.kind == BATTLE and winner is not None and spirit_form(state, winner) is None
