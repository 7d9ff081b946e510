"""Leaving the field (chapters 05, 09, 37): destruction, depletion, return, and the waiting state.

A card that is to leave waits on the field with its cores until every effect tied to its leaving is
resolved; then all that leave together move at one moment.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import burst as bursts
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import (
    FROM,
    OBJECT,
    PLACE_CORES,
    PLACE_MORE,
    REMAINING,
    USE_SLOTS,
    use_slots,
)
from taisen.battle_spirits.rules.values import active, immune, is_spirit
from taisen.battle_spirits.state import (
    BOTH,
    BURST_AREA,
    TRASH,
    ZONE_COUNT,
    BattleState,
    Departure,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.changes import CoresOfDestroyed
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure

DEPLETION_CAUSE: Final = Cause(RULE, -1, "BS-09.07")
KEEP_BRAVE_CAUSE: Final = Cause(RULE, -1, "BS-15.25")


def affected(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    """Return whether an effect of ``cause`` reaches a field card.

    A card that waits to leave is not newly affected by effects not about that leaving (BS-37.04).
    """
    if found.leaving:
        return False
    return cause.kind != EFFECT or not immune(state, found, cause)


def depart(
    state: BattleState,
    objects: list[int],
    kind: str,
    cause: Cause,
    zone: int = TRASH,
    bottom: bool = False,
    silent: bool = False,
) -> int:
    """Mark field cards as waiting to leave and report it; return how many were marked.

    Args:
        state: the match.
        objects: field cards; those already leaving are passed over (BS-37.02).
        kind: "destroyed", "depleted" or "returned".
        cause: why.
        zone: kind of zone that they go to.
        bottom: under the deck instead of on top.
        silent: the cards' own "when destroyed" effects do not come.
    """
    count = 0
    for object_id in objects:
        found = state.objects.get(object_id)
        if found is None or found.leaving:
            continue
        found = state.edit(object_id)
        found.leaving = kind
        departure = Departure(state.next_serial(), object_id, kind, zone, bottom, cause)
        state.departures = (*state.departures, departure)
        state.happen(
            Event(
                kind,
                found.controller,
                cause,
                object_id,
                found.card,
                1 if silent else 0,
                cause.object,
                kind,
            )
        )
        count += 1
    return count


def reached(state: BattleState, objects: tuple[int, ...], cause: Cause) -> list[int]:
    """Return those field cards that ``cause`` reaches."""
    return [i for i in objects if i in state.objects and affected(state, state.objects[i], cause)]


def stay(state: BattleState, object_id: int, posture: int) -> bool:
    """Let a waiting card stay on the field in ``posture``; return whether it was waiting.

    BS-37.05: it neither exhausts nor refreshes by that.
    """
    found = state.objects.get(object_id)
    if found is None or found.leaving in ("", "arriving"):
        return False
    changed = state.edit(object_id)
    changed.leaving = ""
    # BS-37.05
    changed.posture = posture
    state.departures = tuple(d for d in state.departures if d.object != object_id)
    # Reported, so that what it lost while it waited is looked at: cores, a brave's condition.
    state.happen(Event("stayed", changed.controller, Cause(RULE, -1, "BS-37.01"), object_id, changed.card))
    return True


def redirect(
    state: BattleState, objects: tuple[int, ...], cause: Cause, zone: int, bottom: bool = False
) -> int:
    """Send destroyed field cards that wait to leave to another zone; return how many.

    What protects a card from an effect does so while it waits too.
    """
    concerned = [
        d.object
        for d in state.departures
        if d.object in objects and d.kind == "destroyed" and not immune(state, state.objects[d.object], cause)
    ]
    state.departures = tuple(
        d.elsewhere(zone, bottom) if d.object in concerned else d for d in state.departures
    )
    return len(concerned)


def check_depletion(state: BattleState) -> None:
    """Deplete every spirit below its lowest level, in any step."""
    # BS-09.07, BS-09.12, BS-07.13
    definitions = state.definitions
    low: list[int] = []
    for found in state.objects.values():
        # The first test alone decides for nearly all cards, and this is asked after every moment.
        if found.cores < definitions[found.card].lowest_cores and not found.leaving:
            if cores.below_lowest(state, found):
                low.append(found.id)
    if low:
        # BS-09.08: depletion is an event of its own, not destruction.
        depart(state, low, "depleted", DEPLETION_CAUSE)


def waiting(state: BattleState, mark: int) -> list[Departure]:
    """Return the departures newer than ``mark``."""
    return [departure for departure in state.departures if departure.serial > mark]


# -- the moment of leaving -------------------------------------------------------------------------

MARK: Final = USE_SLOTS
ASKED: Final = USE_SLOTS + 1


def leave_slots(mark: int) -> list[int | tuple[int, ...]]:
    """Return the slots of ``LEAVE`` for the departures newer than ``mark``."""
    return [*use_slots(-1, mark), mark, ()]


def _ask_braves(state: BattleState) -> None:
    slots = state.slots
    mark = slots[MARK]
    asked = slots[ASKED]
    assert isinstance(mark, int) and isinstance(asked, tuple)
    for departure in waiting(state, mark):
        found = state.objects[departure.object]
        # Each brave is asked about; one that was kept is no longer among them.
        brave = next((card for card in found.braves if card not in asked), -1)
        if brave < 0:
            continue
        asked = (*asked, brave)
        slots[ASKED] = asked
        needed = state.definitions[brave].lowest_cores
        # BS-15.25, BS-99.33: own field cards include the leaving card itself.
        if cores.usable(state, found.controller) < needed:
            continue
        number = state.definitions[brave].number
        options = [
            Option("keep", f"keep {number}", brave, departure.object),
            Option("let-go", f"let-go {number}", brave, departure.object),
        ]
        state.ask(Decision(found.controller, "keep-brave", CONFIRM, options, KEEP_BRAVE_CAUSE, (brave,)))
        return
    state.jump(3)


def _take_braves(state: BattleState) -> None:
    answer = state.answer
    state.jump(0)
    if answer.verb != "keep":
        return
    from taisen.battle_spirits.rules.brave import detach

    kept = detach(state, answer.extra, answer.target)
    slots = state.slots
    slots[REMAINING] = state.definitions[answer.target].lowest_cores
    slots[FROM] = 0
    slots[OBJECT] = kept
    state.jump(2)
    # BS-15.25: Lv1 "or above"; what more is put on it is the owner's choice, as in a summon.
    player = state.objects[kept].controller
    state.push(PLACE_MORE, player, KEEP_BRAVE_CAUSE)
    if slots[REMAINING]:
        state.push(PLACE_CORES, player, KEEP_BRAVE_CAUSE)


def _keep_brave(state: BattleState) -> None:
    kept = state.slots[OBJECT]
    assert isinstance(kept, int)
    state.edit(kept).leaving = ""
    state.note(Event("brave_kept", state.objects[kept].controller, KEEP_BRAVE_CAUSE, kept))
    state.jump(0)


def _cores_go(state: BattleState, departure: Departure) -> int:
    """Where the cores of a card that leaves go: to the reserve, or where a rule about its player says."""
    found = state.objects[departure.object]
    result = cores.TO_RESERVE
    if departure.kind == "destroyed" and is_spirit(state, found):
        for entry in active(state, "player"):
            rule = entry.modification
            # Ruling 29: this is about the player's cores; no armour of the spirit keeps it away.
            if isinstance(rule, CoresOfDestroyed) and entry.player in (found.controller, 2):
                result = rule.place
    return result


def _move(state: BattleState) -> None:
    mark = state.slots[MARK]
    assert isinstance(mark, int)
    leaving = waiting(state, mark)
    state.departures = tuple(d for d in state.departures if d.serial <= mark)
    core_places = [_cores_go(state, departure) for departure in leaving]
    for departure, core_place in zip(leaving, core_places, strict=True):
        found = state.objects.pop(departure.object)
        # BS-37.01, BS-09.13: the card to its place, its cores to the reserve.
        cores.release(state, found, core_place)
        # BS-15.26: braves that were not kept go with it.
        for card in found.all_cards:
            owner = state.owners[card]
            # BS-25.01: of a stack set as a burst only the card with the burst effect lies there.
            zone = TRASH if departure.zone == BURST_AREA and card != found.card else departure.zone
            state.move_card(card, owner * ZONE_COUNT + zone, BOTH, departure.bottom)
            if zone == BURST_AREA:
                bursts.was_set(state, owner, card, departure.cause)
        if state.attacker == found.id:
            state.attacker = 0
        if state.blocker == found.id:
            state.blocker = 0
        # BS-05.12
        state.happen(
            Event("left", found.controller, departure.cause, found.id, found.card, detail=departure.kind)
        )
    state.index = None
    state.touch()
    state.pop()


LEAVE: Final[Procedure[BattleState]] = Procedure(
    "leave",
    (
        ("ask-braves", _ask_braves),
        ("take-braves", _take_braves),
        ("keep-brave", _keep_brave),
        ("move", _move),
    ),
)
"""Asks which braves are kept (BS-15.33), then moves all cards that leave together."""
