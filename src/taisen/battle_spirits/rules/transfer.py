"""Transfer summons 転召: after the cost is paid, all cores of an own spirit must be put in a stated place."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cores import PLACES, TO_TRASH
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.values import lowest_cost
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.language.bases import NO_SLOTS

TRANSFER_RULE: Final = "BS-07.03"


def givers(state: BattleState, player: int, card: int, needed: int) -> list[FieldCard]:
    """Return the own field cards whose cores may be put away for a card.

    Args:
        state: the match.
        player: who summons.
        card: the card.
        needed: cores that must be left elsewhere, for the card itself.
    """
    transfer = state.definitions[card].transfer
    if transfer is None:
        return []
    cause = Cause(RULE, player, TRANSFER_RULE, card=card)
    there = cores.usable(state, player)
    return [
        found
        for found in state.objects.values()
        if not found.leaving
        and found.core_count >= _least(state, found)
        and there - found.core_count >= needed
        and not cores.locked(state, found)
        and not cores.kept(state, found, player)
        and transfer.among.matches(state, found.id, cause, NO_SLOTS)
    ]


def _least(state: BattleState, found: FieldCard) -> int:
    # One that is below its lowest level is depleted at once and gives nothing.
    return max(1, lowest_cost(state, found))


def payable(state: BattleState, player: int, card: int, cost: int, needed: int) -> bool:
    """Return whether ``cost`` can be paid with an own field card left whose cores are put away then."""
    return any(
        affordable(state, player, card, cost, needed + _least(state, found))
        for found in givers(state, player, card, needed)
    )


def ask(state: BattleState, player: int, card: int, needed: int, cause: Cause) -> bool:
    """Ask which field card gives its cores; return whether there is one."""
    found = givers(state, player, card, needed)
    options = [Option("choose", f"choose {name_of(state, one.id, player)}", one.id) for one in found]
    if options:
        state.ask(Decision(player, "transfer", PICK_CARDS, options, cause, (card,)))
    return bool(options)


def put_away(state: BattleState, card: int, object_id: int, cause: Cause) -> None:
    """Put all cores of a field card in the place that a card's Transfer states."""
    transfer = state.definitions[card].transfer
    assert transfer is not None
    found = state.edit(object_id)
    player, count = found.controller, found.cores
    if transfer.place == TO_TRASH:
        state.trash_cores[player] += count
    found.cores = 0
    # BS-10.06: the Soul Core cannot go to the void.
    if found.soul and transfer.place == TO_TRASH:
        found.soul = False
        cores.put_soul(state, player, TO_TRASH)
        count += 1
    state.touch()
    detail = PLACES[transfer.place]
    state.happen(Event("cores_moved", player, cause, object_id, found.card, count, detail=detail))
