"""Leaving the field (chapters 05, 09, 37): destruction, depletion, return, and the waiting state.

A card that is to leave waits on the field with its cores until every effect tied to its leaving is
resolved; then all that leave together move at one moment.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import bases, cores, otherworld, soul_state, versions
from taisen.battle_spirits.rules import burst as bursts
from taisen.battle_spirits.rules.cost import (
    FROM,
    OBJECT,
    PAY_COST,
    PLACE_CORES,
    PLACE_MORE,
    REMAINING,
    USE_SLOTS,
    use_slots,
)
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.grandwalker import endures
from taisen.battle_spirits.rules.values import active, applies, immune, is_spirit, lowest_cost, mute_key
from taisen.battle_spirits.state import (
    BOTH,
    BURST_AREA,
    HAND,
    REFRESHED,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.changes import CoresOfDestroyed
from taisen.battle_spirits.waiting import Departure
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
    mute: bool = False,
) -> int:
    """Mark field cards as waiting to leave and report it; return how many were marked.

    Args:
        state: the match.
        objects: field cards; those already leaving are passed over (BS-37.02).
        kind: "destroyed", "depleted", "returned" or, put in the trash otherwise, "trashed".
        cause: why.
        zone: kind of zone that they go to.
        bottom: under the deck instead of on top.
        silent: the cards' own "when destroyed" effects do not come.
        mute: none of their effects work while they wait to leave.
    """
    count = 0
    for object_id in objects:
        found = state.objects.get(object_id)
        if found is None or found.leaving or (kind == "destroyed" and endures(state, found, cause)):
            continue
        found = state.edit(object_id)
        found.leaving = kind
        if mute:
            state.marks[mute_key(object_id)] = 1
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
    # BS-37.05, BS-16.14: an otherworld-god brave stays refreshed whatever the effect says.
    changed.posture = REFRESHED if state.definitions[changed.card].otherworld else posture
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


def put_below(state: BattleState, object_id: int, top: int) -> bool:
    """Let the card of a field card that waits to leave be put below another; return whether it waits."""
    found = state.objects.get(object_id)
    if found is None or found.leaving in ("", "arriving"):
        return False
    state.departures = tuple(d.below(top) if d.object == object_id else d for d in state.departures)
    return True


def check_depletion(state: BattleState) -> None:
    """Deplete every spirit below its lowest level, in any step."""
    # BS-09.07, BS-09.12, BS-07.13
    definitions = state.definitions
    low: list[int] = []
    changed = active(state, "level-cost")
    for found in state.objects.values():
        # The first test alone decides for nearly all cards, and this is asked after every moment.
        if (changed or found.cores < definitions[found.card].lowest_cores) and not found.leaving:
            if cores.below_lowest(state, found, lowest_cost(state, found) if changed else -1):
                low.append(found.id)
    mark = state.serial
    # BS-09.08: depletion is an event of its own, not destruction.
    for object_id in low:
        depart(state, [object_id], "depleted", _depletion_cause(state, object_id))
    if low and not (state.frames and state.frame.node in _PICKING):
        leave_at_once(state, mark)


_PICKING: Final = (PAY_COST, PLACE_CORES, PLACE_MORE)
"""What picks cores in ascending order of their places: a card that it depletes leaves once it is over."""


def leave_at_once(state: BattleState, mark: int) -> None:
    """Let what was depleted since serial ``mark`` leave first of all, where depleted cards do not wait.

    Before April 2016 the waiting state was one of destroyed and returned cards alone.
    """
    if state.departures and not versions.of(state).depleted_wait and waiting(state, mark):
        state.push(LEAVE, state.turn_player, DEPLETION_CAUSE, leave_slots(mark))


def _depletion_cause(state: BattleState, object_id: int) -> Cause:
    """Why a field card is depleted: by the opponent if an effect of the opponent took its cores."""
    # BS-99.21
    if soul_state.was_drained(state, object_id):
        return Cause(RULE, 1 - state.objects[object_id].controller, DEPLETION_CAUSE.rule)
    found = state.objects[object_id]
    if not cores.below_lowest(state, found):
        # What raised its level costs is what depletes it.
        for entry in active(state, "level-cost"):
            if applies(state, entry, found):
                return Cause(RULE, entry.cause.player, DEPLETION_CAUSE.rule)
    return DEPLETION_CAUSE


def waiting(state: BattleState, mark: int) -> list[Departure]:
    """Return the departures newer than ``mark``."""
    return [departure for departure in state.departures if departure.serial > mark]


# -- the moment of leaving -------------------------------------------------------------------------

MARK: Final = USE_SLOTS
ASKED: Final = USE_SLOTS + 1
"""Cards about which has been asked: braves, and contract cards."""
SOULS: Final = USE_SLOTS + 2
"""Contract cards that become soul state."""


def leave_slots(mark: int) -> list[int | tuple[int, ...]]:
    """Return the slots of ``LEAVE`` for the departures newer than ``mark``."""
    return [*use_slots(-1, mark), mark, (), ()]


def _ask_kept(state: BattleState) -> None:
    slots = state.slots
    mark = slots[MARK]
    asked = slots[ASKED]
    assert isinstance(mark, int) and isinstance(asked, tuple)
    for departure in waiting(state, mark):
        found = state.objects[departure.object]
        # Each brave is asked about; one that was kept is no longer among them.
        for brave in found.braves:
            if brave in asked:
                continue
            # BS-16.06: what is combined on its other side too stays with that one.
            if otherworld.part(state, found, brave):
                state.jump(0)
                return
            asked = (*asked, brave)
            slots[ASKED] = asked
            # BS-15.25, BS-99.33: own field cards include the leaving card itself.
            if cores.usable(state, found.controller) >= entry_cores(state, found.controller, brave):
                _ask_brave(state, departure, brave)
                return
        # BS-32.03, BS-15.33: at the same moment; BS-99.22: about each contract card of it.
        for card in soul_state.contract_cards(state, departure):
            if card not in asked:
                slots[ASKED] = (*asked, card)
                soul_state.ask(state, departure, card)
                return
    state.jump(3)


def _ask_brave(state: BattleState, departure: Departure, brave: int) -> None:
    number = state.definitions[brave].number
    options = [
        Option("keep", f"keep {number}", brave, departure.object),
        Option("let-go", f"let-go {number}", brave, departure.object),
    ]
    player = state.objects[departure.object].controller
    state.ask(Decision(player, "keep-brave", CONFIRM, options, KEEP_BRAVE_CAUSE, (brave,)))


def _take_kept(state: BattleState) -> None:
    answer = state.answer
    state.jump(0)
    if answer.verb == soul_state.BECOME:
        souls = state.slots[SOULS]
        assert isinstance(souls, tuple)
        state.slots[SOULS] = (*souls, answer.target)
        return
    if answer.verb != "keep":
        return
    from taisen.battle_spirits.rules.brave import detach

    kept = detach(state, answer.extra, answer.target)
    slots = state.slots
    slots[REMAINING] = lowest_cost(state, state.objects[kept])
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
    souls = state.slots[SOULS]
    assert isinstance(mark, int) and isinstance(souls, tuple)
    leaving = waiting(state, mark)
    state.departures = tuple(d for d in state.departures if d.serial <= mark)
    core_places = [_cores_go(state, departure) for departure in leaving]
    for departure, core_place in zip(leaving, core_places, strict=True):
        found = state.objects.pop(departure.object)
        # BS-37.01, BS-09.13: the card to its place, its cores to the reserve.
        gone = cores.release(state, found, core_place)
        if gone:
            cause, player = departure.cause, found.controller
            state.note(Event("cores_moved", player, cause, found.id, found.card, gone, detail="void"))
        # BS-15.26: braves that were not kept go with it.
        for card in found.all_cards:
            if card in souls:
                continue
            if departure.under and card == found.card and bases.add_base(state, card, departure.under):
                continue
            owner = state.owners[card]
            # BS-25.01: of a stack set as a burst only the card with the burst effect lies there.
            zone = TRASH if departure.zone == BURST_AREA and card != found.card else departure.zone
            state.move_card(card, owner * ZONE_COUNT + zone, BOTH, departure.bottom)
            if state.places[card] == owner * ZONE_COUNT + BURST_AREA:
                bursts.was_set(state, owner, card, departure.cause)
        if state.attacker == found.id:
            state.attacker = 0
        if state.blocker == found.id:
            state.blocker = 0
        # BS-05.12
        state.happen(
            Event("left", found.controller, departure.cause, found.id, found.card, detail=departure.kind)
        )
        for card in found.all_cards if souls else ():
            if card in souls:
                soul_state.become(state, found, card)
        _tell_gained(state, found, departure)
    state.index = None
    state.touch()
    state.pop()


def _tell_gained(state: BattleState, found: FieldCard, departure: Departure) -> None:
    """Report cards that came to a hand from below a card, or beside one, that did not go there itself."""
    if departure.zone != HAND or not (found.bases or found.braves):
        return
    if state.places[found.card] % ZONE_COUNT == HAND:
        return
    owner = state.owners[found.card]
    gained = tuple(card for card in found.all_cards if state.places[card] == owner * ZONE_COUNT + HAND)
    if gained:
        # BS-32.05, BS-34.04: the card on top is in soul state, or outside the match again.
        state.happen(Event("hand_gained", owner, departure.cause, amount=len(gained), cards=gained))


LEAVE: Final[Procedure[BattleState]] = Procedure(
    "leave",
    (
        ("ask-kept", _ask_kept),
        ("take-kept", _take_kept),
        ("keep-brave", _keep_brave),
        ("move", _move),
    ),
)
"""Asks what stays as a brave (BS-15.33) or in soul state (BS-32.03), then moves what leaves together."""
