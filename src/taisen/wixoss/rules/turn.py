"""Turn structure (chapters 06, 07): seven phases in fixed order."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.wixoss.rules import attack_phase, end_phase, lasting
from taisen.wixoss.rules.drawing import draw_phase
from taisen.wixoss.rules.ener_phase import ENER_CAUSE, ENER_PHASE
from taisen.wixoss.rules.growing import GROW_CAUSE, GROW_PHASE
from taisen.wixoss.rules.main_phase import MAIN_CAUSE, MAIN_PHASE
from taisen.wixoss.rules.marks import DRAW_OVER, skipped_turns
from taisen.wixoss.rules.posture import up_phase
from taisen.wixoss.rules.timing import announce, rest
from taisen.wixoss.rules.values import active, prohibited
from taisen.wixoss.state import WixossState

TURN_CAUSE: Final = Cause(RULE, -1, "WX-06.01")
UP_CAUSE: Final = Cause(RULE, -1, "WX-07.03")


def begin_phase(state: WixossState, phase: str) -> None:
    """Begin a phase of the turn; what waits for it triggers even if there is nothing to do in it."""
    # WX-06.03
    state.phase = phase
    state.touch()
    announce(state, "phase", state.turn_player, TURN_CAUSE, phase)


def _skipped(state: WixossState, phase: str) -> bool:
    """Whether a phase does not take place: the turn is ending, or an effect skips it."""
    # WX-06.07, WX-99.03
    if state.ending:
        return True
    if not active(state, "player"):
        return False  # most often no effect says anything about players
    if prohibited(state, state.turn_player, f"skip-{phase}-phase"):
        state.note(Event("prevented", state.turn_player, TURN_CAUSE, detail=f"{phase}-phase"))
        return True
    return False


def _begin(state: WixossState) -> None:
    # WX-06.06
    state.turn += 1
    # WX-23.06
    state.refreshes = [0, 0]
    lasting.turn_begins(state)
    state.happen(Event("turn_began", state.turn_player, TURN_CAUSE, amount=state.turn))
    begin_phase(state, "up")


def _up(state: WixossState) -> None:
    if not _skipped(state, "up"):
        up_phase(state, state.turn_player, UP_CAUSE)


def _draw(state: WixossState) -> None:
    if not _skipped(state, "draw"):
        begin_phase(state, "draw")


def _draw_cards(state: WixossState) -> None:
    if state.phase == "draw" and not state.ending:
        draw_phase(state)


def _ener(state: WixossState) -> None:
    # WX-23.03: it has done its work.
    state.marks.pop(DRAW_OVER, 0)
    if not _skipped(state, "ener"):
        begin_phase(state, "ener")


def _charge(state: WixossState) -> None:
    if state.phase == "ener" and not state.ending:
        state.push(ENER_PHASE, state.turn_player, ENER_CAUSE, [])


def _grow(state: WixossState) -> None:
    if not _skipped(state, "grow"):
        begin_phase(state, "grow")


def _grow_lrig(state: WixossState) -> None:
    if state.phase == "grow" and not state.ending:
        state.push(GROW_PHASE, state.turn_player, GROW_CAUSE, [-1])


def _main(state: WixossState) -> None:
    if not _skipped(state, "main"):
        begin_phase(state, "main")


def _main_actions(state: WixossState) -> None:
    if state.phase == "main" and not state.ending:
        state.push(MAIN_PHASE, state.turn_player, MAIN_CAUSE, [])


def _attack(state: WixossState) -> None:
    # WX-05.10, WX-14.03: no attack phase on the first turn of the game.
    if state.turn == 1:
        return
    # WX-06.08: else it takes place whoever there is to attack.
    if not _skipped(state, "attack"):
        begin_phase(state, "attack")


def _attacks(state: WixossState) -> None:
    if state.phase == "attack" and not state.ending:
        attack_phase.open_attack(state)


def _end(state: WixossState) -> None:
    # WX-99.03: what is left of a turn that is ending is its end phase.
    begin_phase(state, "end")


def _adjust(state: WixossState) -> None:
    state.push(end_phase.ADJUST_HAND, state.turn_player, end_phase.HAND_CAUSE, [()])


def _expire(state: WixossState) -> None:
    end_phase.expire(state)


def _pass(state: WixossState) -> None:
    # WX-19.08, WX-99.10: what the triggers of the adjustment gave until the end of the turn, a ride and Beat
    # cards too, ends before it passes.
    if end_phase.expire(state):
        state.jump(TURN.step_index("expire-triggers"))
        return
    # WX-99.03: what ends the turn in its end phase does not end the next.
    state.ending = False
    end_phase.forget(state)
    state.happen(Event("turn_ended", state.turn_player, TURN_CAUSE, amount=state.turn))
    # WX-19.06, WX-06.02
    state.turn_player = 1 - state.turn_player
    _skip_turns(state)
    state.jump(0)


def _skip_turns(state: WixossState) -> None:
    """Pass over turns that effects skip: they do not take place and are not counted."""
    for _ in range(2):
        key = skipped_turns(state.turn_player)
        left = state.marks.get(key, 0)
        if not left:
            return
        if left == 1:
            del state.marks[key]
        else:
            state.marks[key] = left - 1
        state.happen(Event("turn_skipped", state.turn_player, TURN_CAUSE))
        state.turn_player = 1 - state.turn_player


TURN: Final[Procedure[WixossState]] = Procedure(
    "turn",
    (
        ("begin", _begin),
        ("begin-triggers", rest),
        ("up", _up),
        ("up-triggers", rest),
        ("draw", _draw),
        ("draw-triggers", rest),
        ("draw-cards", _draw_cards),
        ("draw-end", rest),
        ("ener", _ener),
        ("ener-triggers", rest),
        ("charge", _charge),
        ("ener-end", rest),
        ("grow", _grow),
        ("grow-triggers", rest),
        ("grow-lrig", _grow_lrig),
        ("grow-end", rest),
        ("main", _main),
        ("main-triggers", rest),
        ("main-actions", _main_actions),
        ("main-end", rest),
        ("attack", _attack),
        ("attack-triggers", rest),
        ("attacks", _attacks),
        ("attack-end", rest),
        ("end", _end),
        ("end-triggers", rest),
        ("adjust-hand", _adjust),
        ("expire", _expire),
        ("expire-triggers", rest),
        ("pass", _pass),
    ),
)
"""A turn after another, until somebody wins (WX-06.01)."""
