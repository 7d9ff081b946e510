"""Braves (chapter 15): combining, splitting, swapping, and forced splits."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, SPIRIT, ULTIMATE
from taisen.battle_spirits.rules import cores, otherworld
from taisen.battle_spirits.rules.cost import FROM, OBJECT, PLACE_CORES, PLACE_MORE, REMAINING, use_slots
from taisen.battle_spirits.rules.otherworld import BRAVE_SIDES
from taisen.battle_spirits.rules.traits import BRAVE_CONDITION
from taisen.battle_spirits.rules.values import active, applies, is_spirit, lowest_cost
from taisen.battle_spirits.state import (
    BOTH,
    EXHAUSTED,
    LEFT,
    NO_SIDE,
    REFRESHED,
    RIGHT,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.changes import BraveSlots, Restriction
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.bases import NO_SLOTS

COMBINE_CAUSE: Final = Cause(RULE, -1, "BS-15.16")
SPLIT_CAUSE: Final = Cause(RULE, -1, "BS-15.17")
FORCED_CAUSE: Final = Cause(RULE, -1, "BS-15.20")

KEEP: Final = Option("keep", "keep")
LET_GO: Final = Option("let-go", "let-go")


def fits(state: BattleState, brave: int, host: FieldCard, side: int = NO_SIDE) -> bool:
    """Return whether a host meets the printed condition of a brave card (BS-15.02), or of a side of it."""
    definition = state.definitions[brave]
    condition = otherworld.condition(definition, side)
    if condition is None:
        return False
    # BS-15.02
    cause = Cause(RULE, host.controller, BRAVE_CONDITION, card=brave)
    walker = state.definitions[host.card].walker
    if walker:
        # BS-17.01: a Grandwalker, in Divine Form too, meets only the condition that names it.
        return definition.mythic and any(
            sort.aims_at(walker) and sort.matches(state, host.id, cause, NO_SLOTS)
            for sort in condition.sorts()
        )
    # BS-15.29: a brave or nexus treated as a spirit is no target.
    # BS-15.04: whether an ultimate is one, the condition says.
    if state.definitions[host.card].kind not in (SPIRIT, ULTIMATE):
        return False
    return condition.matches(state, host.id, cause, NO_SLOTS)


def brave_room(state: BattleState, host: FieldCard, brave: int) -> bool:
    """Return whether one more brave may be combined with a host."""
    # BS-15.18
    if not host.braves:
        return True
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, BraveSlots) and applies(state, entry, host):
            if len(host.braves) < 2 and modification.takes(state.definitions[brave]):
                return True
    return False


def sides_for(state: BattleState, brave: int, host: FieldCard) -> list[int]:
    """Return the sides of a brave card on which a host may be combined now; ``NO_SIDE`` for a plain one."""
    if host.leaving or brave in host.braves:
        return []
    if _is_both(state, host):
        return []
    # BS-16.05
    sides = [side for side in otherworld.free_sides(state, brave) if fits(state, brave, host, side)]
    if sides and (not brave_room(state, host, brave) or forbidden_to_combine(state, host)):
        return []
    return sides


def _is_both(state: BattleState, host: FieldCard) -> bool:
    """Whether a host is a nexus and a spirit at once: nothing is combined with it then."""
    # BS-15.29, BS-21.07
    return state.definitions[host.card].walker != "" and is_spirit(state, host)


def forbidden_to_combine(state: BattleState, host: FieldCard) -> bool:
    """Return whether an effect forbids a host to be combined with braves."""
    # BS-15.24
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, Restriction) and modification.verb == "cannot-combine":
            if applies(state, entry, host):
                return True
    return False


def attach(state: BattleState, brave_object: int, host_id: int, side: int = NO_SIDE) -> None:
    """Combine a brave on the field with a host: one spirit of two cards (BS-15.03)."""
    brave = state.objects.pop(brave_object)
    host = state.edit(host_id)
    host.with_brave(brave.card, side)
    if cores.locked(state, host):
        # BS-17.04
        cores.release(state, brave)
    else:
        # BS-15.10, BS-17.02
        host.cores += brave.cores
        host.soul = host.soul or brave.soul
        if brave.core_count:
            cores.note_put(state, host)
    # BS-15.19
    if brave.posture != REFRESHED and host.posture == REFRESHED:
        host.posture = EXHAUSTED
    if state.attacker == brave_object:
        state.attacker = host_id
    if state.blocker == brave_object:
        state.blocker = host_id
    state.index = None
    state.touch()
    _tell_combined(state, host_id, brave.card)


def attach_too(state: BattleState, brave: int, host_id: int, side: int) -> None:
    """Combine the free side of a brave that is combined on its other side already."""
    # BS-16.06, BS-16.08: neither posture nor cores pass from one to the other.
    state.edit(host_id).with_brave(brave, side)
    state.index = None
    state.touch()
    _tell_combined(state, host_id, brave)


def change_side(state: BattleState, host_id: int, brave: int) -> None:
    """Let what is combined with a brave go to its other side; what stands there comes to this one.

    BS-16.13: at once, so that the brave is never in spirit state.
    """
    other = otherworld.partner(state, brave, host_id)
    side = otherworld.side_of(state.objects[host_id], brave)
    otherworld.put_on_side(state, host_id, brave, LEFT + RIGHT - side)
    _tell_combined(state, host_id, brave)
    if other is not None:
        otherworld.put_on_side(state, other.id, brave, side)
        _tell_combined(state, other.id, brave)


def can_change_side(state: BattleState, host: FieldCard, brave: int) -> bool:
    """Return whether a field card may go to the other side of its brave, what stands there coming here."""
    # BS-16.13: each must meet the condition of the side that it goes to.
    side = otherworld.side_of(host, brave)
    other = otherworld.partner(state, brave, host.id)
    if not fits(state, brave, host, LEFT + RIGHT - side) or forbidden_to_combine(state, host):
        return False
    if other is None:
        return True
    return not other.leaving and fits(state, brave, other, side) and not forbidden_to_combine(state, other)


def _tell_combined(state: BattleState, host_id: int, brave: int) -> None:
    host = state.objects[host_id]
    side = BRAVE_SIDES[otherworld.side_of(host, brave)]
    state.happen(Event("combined", host.controller, COMBINE_CAUSE, host_id, brave, detail=side))


def detach(state: BattleState, host_id: int, brave: int) -> int:
    """Take a brave off a host as an arriving spirit of its own; return its field card's id.

    A kept brave goes on with its host's attack or block (BS-15.28) and keeps the posture (BS-99.26).
    """
    host = state.edit(host_id)
    host.without_brave(brave)
    object_id = state.next_serial()
    otherworldly = state.definitions[brave].otherworld
    # BS-99.26, BS-99.34: an otherworld-god brave is never exhausted.
    posture = REFRESHED if otherworldly else host.posture
    state.objects[object_id] = FieldCard(
        object_id, brave, host.controller, state.token, posture=posture, leaving="arriving"
    )
    # BS-15.28, BS-15.31, BS-11.28; ruling 83: an otherworld-god brave does not go on with the battle.
    if host.leaving and not otherworldly:
        if state.attacker == host_id:
            state.attacker = object_id
        if state.blocker == host_id:
            state.blocker = object_id
    state.index = None
    state.touch()
    return object_id


def take_off(
    state: BattleState,
    host_id: int,
    brave: int,
    zone: int,
    cause: Cause,
    how: str = "returned",
    bottom: bool = False,
) -> None:
    """Move a combined brave to a zone of its owner; what it was combined with stays, with all its cores."""
    for host in otherworld.hosts_of(state, brave):
        state.edit(host.id).without_brave(brave)
    owner = state.owners[brave]
    state.move_card(brave, owner * ZONE_COUNT + zone, BOTH, bottom)
    state.index = None
    state.touch()
    state.happen(Event("brave_left", owner, cause, host_id, brave, detail=how))


def swap(state: BattleState, giver_id: int, brave: int, taker_id: int) -> None:
    """Move a brave from one spirit to another, which gives its own brave back if it has one.

    BS-15.22, BS-15.23: both happen at once, so no brave is in spirit state meanwhile.
    """
    giver = state.edit(giver_id)
    taker = state.edit(taker_id)
    returned = taker.braves
    side = otherworld.side_of(giver, brave)
    giver.without_brave(brave)
    tired = False
    for other in returned:
        other_side = otherworld.side_of(taker, other)
        taker.without_brave(other)
        giver.with_brave(other, other_side)
        tired = tired or other_side == NO_SIDE
    taker.with_brave(brave, side)
    # BS-15.19; BS-16.03, BS-16.06: an otherworld-god brave brings no exhaustion along.
    if side == NO_SIDE and giver.posture != REFRESHED and taker.posture == REFRESHED:
        taker.posture = EXHAUSTED
    elif tired and taker.posture != REFRESHED and giver.posture == REFRESHED:
        giver.posture = EXHAUSTED
    state.index = None
    state.touch()
    _tell_combined(state, taker_id, brave)


# -- splitting -------------------------------------------------------------------------------------


def split_slots(host: int, brave: int) -> list[int | tuple[int, ...]]:
    """Return the slots of ``SPLIT_BRAVE``."""
    return use_slots(brave, host)


def _separate(state: BattleState) -> None:
    slots = state.slots
    brave, host = slots[0], slots[7]
    assert isinstance(brave, int) and isinstance(host, int)
    # BS-16.06: on its other side it stays combined, and so it is no spirit of its own.
    if otherworld.part(state, state.objects[host], brave):
        state.pop()
        return
    object_id = detach(state, host, brave)
    slots[OBJECT] = object_id
    needed = lowest_cost(state, state.objects[object_id])
    player = state.frame.controller
    slots[REMAINING] = needed
    slots[FROM] = 0
    state.answer = KEEP
    # BS-15.17, BS-99.35: the owner may use own reserve and field cards, in any step.
    if cores.usable(state, player) < needed:
        state.answer = LET_GO
    elif needed and state.frame.cause.rule == FORCED_CAUSE.rule:
        number = state.definitions[brave].number
        options = [Option("keep", f"keep {number}", brave), Option("let-go", f"let-go {number}", brave)]
        state.ask(Decision(player, "keep-brave", CONFIRM, options, FORCED_CAUSE, (brave,)))


def _take(state: BattleState) -> None:
    slots = state.slots
    object_id = slots[OBJECT]
    assert isinstance(object_id, int)
    if state.answer.verb == "let-go":
        _lose(state, object_id)
        return
    if state.frame.cause.rule == FORCED_CAUSE.rule:
        # BS-15.17: as in a summon; in a split of the own Main Step cores are moved freely afterwards.
        state.push(PLACE_MORE, state.frame.controller, state.frame.cause)
    if slots[REMAINING]:
        state.push(PLACE_CORES, state.frame.controller, state.frame.cause)


def _lose(state: BattleState, object_id: int) -> None:
    """BS-15.21: without its cores the brave goes to the trash and triggers nothing."""
    brave = state.objects.pop(object_id)
    state.move_card(brave.card, state.owners[brave.card] * ZONE_COUNT + TRASH, BOTH)
    state.index = None
    # It is reported so that the next forced split is looked for; nothing listens to it.
    state.happen(Event("brave_lost", brave.controller, FORCED_CAUSE, card=brave.card))


def _stand(state: BattleState) -> None:
    object_id = state.slots[OBJECT]
    assert isinstance(object_id, int)
    if object_id in state.objects:
        state.edit(object_id).leaving = ""
        brave = state.objects[object_id]
        state.happen(Event("split", brave.controller, state.frame.cause, object_id, brave.card))
    state.pop()


SPLIT_BRAVE: Final[Procedure[BattleState]] = Procedure(
    "split-brave", (("separate", _separate), ("take", _take), ("stand", _stand))
)
"""Splits a braved spirit into spirit and brave in spirit state."""


def check_braves(state: BattleState) -> None:
    """Split what may not be combined any longer, in any step.

    That is a brave whose condition is no longer met, and the further brave of a spirit that has lost the
    effect by which it could have one.
    """
    for found in state.objects.values():
        if not found.braves or found.leaving:
            continue
        if len(found.braves) > 1 and not _may_have_further(state, found):
            # BS-15.18
            slots = split_slots(found.id, found.braves[-1])
            state.push(SPLIT_BRAVE, found.controller, FORCED_CAUSE, slots)
            return
        for brave, side in zip(found.braves, found.sides, strict=True):
            if state.definitions[brave].kind == BRAVE and not fits(state, brave, found, side):
                # BS-15.20
                state.push(SPLIT_BRAVE, found.controller, FORCED_CAUSE, split_slots(found.id, brave))
                return


def _may_have_further(state: BattleState, host: FieldCard) -> bool:
    for entry in active(state, "restriction"):
        if isinstance(entry.modification, BraveSlots) and applies(state, entry, host):
            return True
    return False


def can_swap(state: BattleState, giver: FieldCard, brave: int, taker: FieldCard) -> bool:
    """Return whether a brave may pass from one own spirit to another, braves exchanged if both have one."""
    if giver.leaving or taker.leaving or brave in taker.braves:
        return False
    if not fits(state, brave, taker, otherworld.side_of(giver, brave)):
        return False
    for found in (giver, taker):
        # BS-15.24
        if forbidden_to_combine(state, found) and (found is taker or taker.braves):
            return False
    if len(taker.braves) > 1 or (taker.braves and len(giver.braves) > 1):
        return False
    if _is_both(state, taker) or (taker.braves and _is_both(state, giver)):
        return False
    return all(
        returned not in giver.braves and fits(state, returned, giver, side)
        for returned, side in zip(taker.braves, taker.sides, strict=True)
    )
