"""Manifestation (chapter 33): a card in the hand summoned with the Soul Core and a core of a Grandwalker."""

from __future__ import annotations

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.advent import move_soul, soul_at_hand
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import SOUL_FIELD, SOUL_RESERVE, BattleState
from taisen.battle_spirits.vocabulary.changes import ManifestsFreely
from taisen.kernel.events import Cause, Event
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS, Filter


def payers(state: BattleState, player: int, among: Filter, cause: Cause) -> list[int]:
    """Return the own Grandwalkers of which a core can pay for a manifestation.

    Args:
        state: the match.
        player: who manifests.
        among: what the Grandwalker must be.
        cause: the manifestation.
    """
    # BS-33.01: the cost is paid with a core of it, so one must lie there.
    return [
        found.id
        for found in state.objects.values()
        if found.controller == player
        and not found.leaving
        and found.cores
        and among.matches(state, found.id, cause, NO_SLOTS)
    ]


def may_manifest(state: BattleState, player: int, card: int, soul_stays: bool) -> bool:
    """Return whether nothing but the Grandwalker is wanting for a manifestation.

    Args:
        state: the match.
        player: who manifests.
        card: the card.
        soul_stays: whether the Soul Core counts as put in the trash.
    """
    if not soul_stays:
        return why_not(state, player, card) is None
    if freeing(state, player, card) is None or prohibited(state, player, "summon", card):
        return False
    return cores.usable(state, player) >= entry_cores(state, player, card)


def why_not(state: BattleState, player: int, card: int) -> Refusal | None:
    """Return what besides the Grandwalker is wanting for a manifestation that moves the Soul Core."""
    # BS-33.06
    if prohibited(state, player, "summon", card):
        return Refusal("forbidden-by-effect", "BS-33.06")
    if not soul_at_hand(state, player):
        return Refusal("soul-elsewhere", "BS-33.01")
    # BS-33.02: what the lowest level needs comes from the field and the reserve.
    there = cores.usable(state, player)
    if state.souls[player] in (SOUL_RESERVE, SOUL_FIELD):
        there -= 1
    if there < entry_cores(state, player, card):
        return Refusal("too-few-cores-for-level", "BS-33.02")
    return None


def freeing(state: BattleState, player: int, card: int) -> str | None:
    """Return the mark of an effect by which the Soul Core may count as put in the trash, None without one.

    Such an effect works once a turn for each card name of a player.
    """
    for entry in active(state, "player"):
        modification = entry.modification
        if not isinstance(modification, ManifestsFreely) or entry.player not in (player, 2):
            continue
        name = state.definitions[entry.cause.card].name
        # BS-36.02
        key = f"once {entry.cause.player} {name} {entry.cause.ability.rpartition('/')[2]}"
        if key not in state.marks and modification.sort.matches(state, card, entry.cause, entry.slots):
            return key
    return None


def pay(state: BattleState, player: int, card: int, payer: int, soul_stays: bool, cause: Cause) -> None:
    """Put the Soul Core in the trash, and a core of the Grandwalker as payment of 1.

    Args:
        state: the match.
        player: who manifests.
        card: the card.
        payer: the Grandwalker.
        soul_stays: whether the Soul Core counts as put in the trash, so that it stays where it is.
        cause: the manifestation.
    """
    # BS-33.01
    if soul_stays:
        key = freeing(state, player, card)
        assert key is not None
        state.marks[key] = 1
    else:
        move_soul(state, player, cores.TO_TRASH, cause)
    found = state.edit(payer)
    found.cores -= 1
    cores.put_in_trash(state, player, False)
    state.happen(Event("cores_moved", player, cause, payer, found.card, 1, detail="payment"))
