"""Attacking: what the attacks of SIGNI and LRIG have in common (chapters 15, 17)."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import BATTLE, RULE, Cause, Event
from taisen.wixoss.rules import cross, lasting, posture
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.rules.values import active, restricted
from taisen.wixoss.state import FieldCard, WixossState

SIGNI: Final = "signi"
LRIG: Final = "lrig"

ATTACKER: Final = 0
"""Slot of an attack's procedure: the field card that attacks."""


# -- who may attack --------------------------------------------------------------------------------


def stands(state: WixossState, player: int, item: int) -> bool:
    """Return whether a field card is the player's."""
    return state.objects[item].controller == player


def is_up(state: WixossState, player: int, item: int) -> bool:
    """Return whether a field card is up."""
    return not state.objects[item].down


def may_attack(state: WixossState, player: int, item: int) -> bool:
    """Return whether no effect keeps a field card from attacking."""
    return not restricted(state, state.objects[item], "cannot-attack")


def may_be_downed(state: WixossState, player: int, item: int) -> bool:
    """Return whether a field card can be downed, which declaring an attack with it does."""
    if not active(state, "restriction"):
        return True
    return not restricted(state, state.objects[item], "cannot-be-downed", Cause(RULE, player, "WX-15.01"))


# -- the course of an attack -----------------------------------------------------------------------


def attack_cause(attacker: FieldCard, rule: str) -> Cause:
    """Return the cause of what an attack does by itself; no effect (WX-16.11)."""
    return Cause(BATTLE, attacker.controller, rule, attacker.card, attacker.id)


def attacker_of(state: WixossState) -> FieldCard | None:
    """Return the attacker of the attack on top of the stack, None if it has left the field."""
    attacker = state.slots[ATTACKER]
    assert isinstance(attacker, int)
    return state.objects.get(attacker)


def down_attacker(state: WixossState) -> None:
    """Down the attacker, which declares the attack."""
    frame = state.frame
    attacker = state.slots[ATTACKER]
    assert isinstance(attacker, int)
    state.attacker = attacker
    state.negated = False
    # WX-15.01, WX-17.01
    posture.down(state, attacker, frame.cause)


def declare(state: WixossState, kind: str, lanes: int, front: int) -> None:
    """Report the attack on top of the stack, and Heaven with it."""
    frame = state.frame
    attacker = attacker_of(state)
    if attacker is None:
        return
    state.attacked_lanes = lanes
    state.touch()
    key = attacks_mark(frame.controller, kind)
    state.marks[key] = state.marks.get(key, 0) + 1
    state.happen(
        Event(
            "attacked",
            frame.controller,
            frame.cause,
            attacker.id,
            attacker.card,
            lanes,
            front,
            kind,
        )
    )
    if kind == SIGNI:
        cross.heaven(state, attacker, frame.cause)


def attacks_mark(player: int, kind: str) -> str:
    """Return the counter of a player's attacks with SIGNI or LRIG (``kind``) this turn."""
    return f"attacks {player} {kind}"


def stopped(state: WixossState) -> bool:
    """Return whether the attack on top of the stack has no result any more."""
    # WX-15.08, WX-15.09, WX-99.03
    return state.negated or state.ending or attacker_of(state) is None


def negate(state: WixossState, cause: Cause) -> bool:
    """Negate the attack in progress; return whether there is one that was not negated yet (WX-15.09)."""
    if not state.attacker or state.negated:
        return False
    state.negated = True
    state.touch()
    state.happen(Event("negated_attack", state.turn_player, cause, state.attacker))
    return True


def come_to_rest(state: WixossState) -> None:
    """Let what the attack has caused come to rest, as a step of its procedure."""
    rest(state)


def end(state: WixossState) -> None:
    """Report that the attack on top of the stack is over."""
    frame = state.frame
    attacker = state.slots[ATTACKER]
    assert isinstance(attacker, int)
    found = state.objects.get(attacker)
    card = -1 if found is None else found.card
    state.happen(Event("attack_ended", frame.controller, frame.cause, attacker, card))


def finish(state: WixossState) -> None:
    """Forget the attack on top of the stack, and stop what lasts as long as it."""
    lasting.end_of_attack(state)
    state.attacker = 0
    state.attacked_lanes = 0
    state.negated = False
    state.touch()
    state.pop()
