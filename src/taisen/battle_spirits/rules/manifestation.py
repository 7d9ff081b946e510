"""Manifestation (chapter 33): a card in the hand summoned with the Soul Core and a core of a Grandwalker.

There are others beside it: Seal Manifestation puts the Soul Core on life, Super Manifestation puts it on the
card itself and a core from the void on the Grandwalker, all of the cost counting as paid.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.advent import move_soul, soul_at_hand
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.seal import FROM_FIELD_OR_RESERVE, can_seal, seal
from taisen.battle_spirits.rules.taking import gain_cores
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.rules.winning import note_loss
from taisen.battle_spirits.state import SOUL_FIELD, SOUL_LIFE, SOUL_RESERVE, BattleState
from taisen.battle_spirits.vocabulary.changes import ManifestsFreely
from taisen.kernel.events import Cause, Event
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS, Filter

TO_TRASH: Final = 0
"""The Soul Core goes to the trash, and a core of the Grandwalker pays 1."""
STAYS: Final = 1
"""The Soul Core counts as put in the trash and stays where it is."""
TO_LIFE: Final = 2
"""It goes to life: Seal Manifestation."""
ON_CARD: Final = 3
"""It goes on the card: Super Manifestation."""


def payers(state: BattleState, player: int, among: Filter, cause: Cause, manner: int) -> list[int]:
    """Return the own Grandwalkers with which a card may be manifested.

    Args:
        state: the match.
        player: who manifests.
        among: what the Grandwalker must be.
        cause: the manifestation.
        manner: ``TO_TRASH``, ``STAYS``, ``TO_LIFE`` or ``ON_CARD``.
    """
    # BS-33.01: the cost is paid with a core of it, so one must lie there.
    return [
        found.id
        for found in state.objects.values()
        if found.controller == player
        and not found.leaving
        and (manner == ON_CARD or (found.cores and not cores.fixed(state, found)))
        and among.matches(state, found.id, cause, NO_SLOTS)
    ]


def why_not(state: BattleState, player: int, card: int, manner: int) -> Refusal | None:
    """Return what besides the Grandwalker is wanting for a manifestation, None for nothing.

    Args:
        state: the match.
        player: who manifests.
        card: the card.
        manner: ``TO_TRASH``, ``STAYS``, ``TO_LIFE`` or ``ON_CARD``.
    """
    # BS-33.06
    if prohibited(state, player, "summon", card):
        return Refusal("forbidden-by-effect", "BS-33.06")
    if not _soul_there(state, player, card, manner):
        return Refusal("soul-elsewhere", "BS-33.01")
    if not cores_suffice(state, player, card, manner):
        return Refusal("too-few-cores-for-level", "BS-33.02")
    return None


def _soul_there(state: BattleState, player: int, card: int, manner: int) -> bool:
    """Whether the Soul Core may be moved as the manifestation says, or need not be moved."""
    if manner == STAYS:
        return freeing(state, player, card) is not None
    if manner == TO_LIFE:
        return can_seal(state, player, FROM_FIELD_OR_RESERVE, 0)
    return soul_at_hand(state, player)


def cores_suffice(state: BattleState, player: int, card: int, manner: int) -> bool:
    """Return whether there are cores enough for the lowest level of a card that is manifested."""
    # BS-33.02: what the lowest level needs comes from the field and the reserve.
    there = cores.usable(state, player)
    if manner != STAYS and state.souls[player] in (SOUL_RESERVE, SOUL_FIELD):
        there -= 1
    return there >= further_cores(entry_cores(state, player, card), manner)


def further_cores(needed: int, manner: int) -> int:
    """Return how many of the cores that a card needs are put on it besides the Soul Core."""
    return max(0, needed - 1) if manner == ON_CARD else needed


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


def pay(state: BattleState, player: int, card: int, payer: int, manner: int, cause: Cause) -> None:
    """Put the Soul Core where it goes, and a core of the Grandwalker in the trash as payment of 1.

    In a Super Manifestation nothing is paid: the Grandwalker gets a core, and the Soul Core waits for the
    card to be there (see ``soul_on_card``).

    Args:
        state: the match.
        player: who manifests.
        card: the card.
        payer: the Grandwalker.
        manner: ``TO_TRASH``, ``STAYS``, ``TO_LIFE`` or ``ON_CARD``.
        cause: the manifestation.
    """
    if manner == ON_CARD:
        gain_cores(state, player, 1, cause, "field", payer)
        return
    # BS-33.01
    if manner == TO_LIFE:
        # BS-27.01
        seal(state, player, FROM_FIELD_OR_RESERVE, cause)
    elif manner == STAYS:
        key = freeing(state, player, card)
        assert key is not None
        state.marks[key] = 1
    else:
        move_soul(state, player, cores.TO_TRASH, cause)
    found = state.edit(payer)
    found.cores -= 1
    cores.put_in_trash(state, player, False)
    state.happen(Event("cores_moved", player, cause, payer, found.card, 1, detail="payment"))


def soul_on_card(state: BattleState, player: int, target: int, cause: Cause) -> None:
    """Put the Soul Core of field, reserve or life on the card that is manifested."""
    from_life = state.souls[player] == SOUL_LIFE
    if state.souls[player] == SOUL_FIELD:
        state.edit(cores.soul_holder(state, player).id).soul = False
    cores.put_on_card(state, player, target, True)
    card = state.objects[target].card
    state.happen(Event("cores_moved", player, cause, target, card, 1, detail="to-card"))
    if from_life:
        # BS-28.20
        note_loss(state, player, 1)
        state.happen(Event("life_reduced", player, cause, cause.object, cause.card, 1, detail="to-card"))
