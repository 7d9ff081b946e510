"""Traps (chapter 31): setting them, turning them face up, what they do then."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.slots import AMOUNT, CARDS, EVENT_CARD, SUBJECT, fresh_slots
from taisen.wixoss.rules import versions
from taisen.wixoss.rules.attacking import SIGNI
from taisen.wixoss.rules.timing import resolve, wait
from taisen.wixoss.rules.zones import lane_free, move, take_from_field, trap_in
from taisen.wixoss.state import (
    BOTH,
    LANE_COUNT,
    PLACES,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    WixossState,
    facing,
)

TRAP: Final = "trap"


def set_trap(state: WixossState, player: int, card: int, lane: int, cause: Cause) -> None:
    """Set a card that is not on the field face down as a trap in a SIGNI Zone (WX-31.01).

    Any card may be set, whatever its level or limiting condition (WX-31.07, WX-31.08).
    """
    old = trap_in(state, player, lane)
    if old >= 0 and old != card:
        # WX-31.02
        move(state, (old,), player, TRASH, cause, TRAP)
    # WX-31.10: its player alone goes on knowing it.
    move(state, (card,), player, TRAPS + lane, cause, TRAP)
    state.happen(Event("trap_set", player, cause, amount=lane))


def set_signi(state: WixossState, object_id: int, lane: int, cause: Cause) -> bool:
    """Make a SIGNI on the field a trap in a SIGNI Zone of its player; return whether it became one."""
    found = state.objects[object_id]
    player = found.controller
    take_from_field(state, (object_id,), TRAPS + lane, cause, TRAP)
    # WX-27.04, WX-16.10: a Resona goes home instead, and something else may be done.
    if state.places[found.card] != player * ZONE_COUNT + TRAPS + lane:
        return False
    # WX-31.02
    old = tuple(card for card in state.zone(player, TRAPS + lane) if card != found.card)
    if old:
        move(state, old, player, TRASH, cause, TRAP)
    # WX-04.03, WX-04.04: both saw its face, and its player alone may look at it from now on.
    state.known[found.card] = 1 << player
    state.touch()
    state.happen(Event("trap_set", player, cause, amount=lane))
    return True


def open_trap(state: WixossState, player: int, lane: int, cause: Cause, attacker: int = 0) -> int:
    """Turn a trap face up: its ability waits, or it goes to the trash at once without one.

    Args:
        state: the match.
        player: whose trap.
        lane: where it lies.
        cause: the attack in front of it, or the effect.
        attacker: the field card that attacks, 0 for none.

    Returns:
        The card, -1 if no trap lies there.
    """
    card = trap_in(state, player, lane)
    if card < 0:
        return card
    definition = state.definitions[card]
    state.known[card] = BOTH
    state.touch()
    state.happen(Event("trap_opened", player, cause, attacker, card, lane))
    if definition.trap is None:
        # WX-31.05
        move(state, (card,), player, TRASH, cause, TRAP)
        return card
    # WX-31.04, WX-21.02: a trigger ability that its turning up triggers.
    own = Cause(
        EFFECT,
        player,
        card=card,
        ability=definition.trap.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )
    wait(state, TRAP_ABILITY, player, own, [card, lane, attacker], f"{definition.number} trap")
    return card


# -- the attack in front of it ---------------------------------------------------------------------

CARD: Final = 0
LANE: Final = 1
ATTACKER: Final = 2


def notice_attack(state: WixossState, event: Event) -> None:
    """Let a trap wait whose front SIGNI attacks, whatever stands in its zone now (WX-31.03, WX-31.09)."""
    attacker = state.objects.get(event.object)
    # WX-35.07: a cheering SIGNI is in front of nothing.
    if event.detail != SIGNI or attacker is None or attacker.place >= LANE_COUNT:
        return
    player = 1 - attacker.controller
    lane = facing(attacker.place)
    card = trap_in(state, player, lane)
    if card >= 0:
        # WX-04.03: the text names no card, since the opponent reads it too.
        cause = Cause(RULE, player, "WX-31.03", card)
        wait(state, OPEN_TRAP, player, cause, [card, lane, attacker.id], f"trap {PLACES[lane]}")


def _parts(state: WixossState) -> tuple[int, int, int]:
    card, lane, attacker = state.slots
    assert isinstance(card, int) and isinstance(lane, int) and isinstance(attacker, int)
    return card, lane, attacker


def _ask_open(state: WixossState) -> None:
    player = state.frame.controller
    card, lane, _ = _parts(state)
    # WX-21.13: that no SIGNI is there is looked at now. WX-99.17: whatever became of the attack.
    if trap_in(state, player, lane) != card or not lane_free(state, player, lane):
        state.pop()
        return
    place = PLACES[lane]
    options = [Option("pass", "pass"), Option("open", f"open {place}", lane)]
    state.ask(Decision(player, "open-trap", CONFIRM, options, state.frame.cause, (place,)))


def _take_open(state: WixossState) -> None:
    frame = state.frame
    _, lane, attacker = _parts(state)
    state.pop()
    # WX-31.03, WX-31.06: else it stays as it is.
    if state.answer.verb == "open":
        open_trap(state, frame.controller, lane, frame.cause, attacker)


OPEN_TRAP: Final[Procedure[WixossState]] = Procedure("open-trap", (("ask", _ask_open), ("take", _take_open)))
"""Its player may turn a trap face up, a trigger ability (WX-21.02)."""


# -- what it does ----------------------------------------------------------------------------------


def _lies(state: WixossState) -> bool:
    card, lane, _ = _parts(state)
    return state.places[card] == state.frame.controller * ZONE_COUNT + TRAPS + lane


def _effect(state: WixossState) -> None:
    frame = state.frame
    card, lane, attacker = _parts(state)
    ability = state.definitions[card].trap
    assert ability is not None
    if not _lies(state) and versions.of(state).missing_the_timing:
        # WX-21.08
        state.note(Event("missed", frame.controller, frame.cause, card=card, detail="WX-21.08"))
        return
    slots: list[Value] = fresh_slots()
    slots[SUBJECT] = attacker
    slots[AMOUNT] = lane
    slots[EVENT_CARD] = card
    slots[CARDS] = (card,)
    state.happen(Event("trap_activated", frame.controller, frame.cause, card=card, amount=lane))
    resolve(state, ability, frame.controller, frame.cause, slots)


def _put_away(state: WixossState) -> None:
    frame = state.frame
    card, _, _ = _parts(state)
    lies = _lies(state)
    state.pop()
    # WX-31.05
    if lies:
        move(state, (card,), frame.controller, TRASH, Cause(RULE, frame.controller, "WX-31.05", card), TRAP)


TRAP_ABILITY: Final[Procedure[WixossState]] = Procedure(
    "trap-ability", (("effect", _effect), ("put-away", _put_away))
)
"""Carries out the ability of a trap that was turned up, and puts it into the trash."""
