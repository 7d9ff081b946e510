"""Attack phase (chapter 14): its steps, and the step in which ARTS are used."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.wixoss.rules import activation
from taisen.wixoss.rules.lrig_attack import LRIG_STEP
from taisen.wixoss.rules.signi_attack import SIGNI_STEP
from taisen.wixoss.rules.timing import announce, rest
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import ATTACK

PHASE_CAUSE: Final = Cause(RULE, -1, "WX-14.01")
ARTS_CAUSE: Final = Cause(RULE, -1, "WX-14.04")

PASS: Final = Option("pass", "pass")


# -- the ARTS use step -----------------------------------------------------------------------------


def _choose(state: WixossState) -> None:
    player = state.frame.controller
    # WX-99.03
    if state.ending:
        state.pop()
        return
    # WX-20.05
    options = [PASS, *activation.options(state, player, ATTACK)]
    if len(options) == 1 and not activation.publicly_possible(state, player, ATTACK):
        state.pop()
        return
    state.ask(Decision(player, "arts-use-step", ACT, options, ARTS_CAUSE, window=True))


def _act(state: WixossState) -> None:
    # WX-14.07: who has passed is not asked again.
    if state.answer.verb == "pass":
        state.pop()
    else:
        activation.use(state, state.frame.controller, state.answer)


def _settle(state: WixossState) -> None:
    # WX-14.10
    state.jump(0)
    rest(state)


ARTS_STEP: Final[Procedure[WixossState]] = Procedure(
    "arts-use-step", (("choose", _choose), ("act", _act), ("settle", _settle))
)
"""A player's part of the ARTS use step: as many as that player can pay for (WX-14.05, WX-14.06)."""


# -- the steps -------------------------------------------------------------------------------------


def _begin(state: WixossState, step: str, player: int, cause: Cause) -> None:
    """Begin a step of the phase, or end the phase if the turn is ending (WX-99.03)."""
    if state.ending:
        _end(state)
        return
    state.step = step
    state.touch()
    announce(state, "step", player, cause, step)


def _arts(state: WixossState) -> None:
    # WX-14.02, WX-99.01: one step with two halves.
    _begin(state, "arts", state.turn_player, ARTS_CAUSE)


def _arts_turn(state: WixossState) -> None:
    # WX-14.05
    state.push(ARTS_STEP, state.turn_player, ARTS_CAUSE, [])


def _arts_other(state: WixossState) -> None:
    # WX-14.02
    _begin(state, "arts", 1 - state.turn_player, ARTS_CAUSE)


def _arts_answer(state: WixossState) -> None:
    # WX-14.06
    state.push(ARTS_STEP, 1 - state.turn_player, ARTS_CAUSE, [])


def _signi(state: WixossState) -> None:
    _begin(state, "signi", state.turn_player, PHASE_CAUSE)


def _signi_attacks(state: WixossState) -> None:
    state.push(SIGNI_STEP, state.turn_player, PHASE_CAUSE, [])


def _lrig(state: WixossState) -> None:
    _begin(state, "lrig", state.turn_player, PHASE_CAUSE)


def _lrig_attacks(state: WixossState) -> None:
    state.push(LRIG_STEP, state.turn_player, PHASE_CAUSE, [])


def _end(state: WixossState) -> None:
    # WX-06.05
    state.step = ""
    state.touch()
    state.pop()


ATTACK_PHASE: Final[Procedure[WixossState]] = Procedure(
    "attack-phase",
    (
        ("arts", _arts),
        ("arts-triggers", rest),
        ("arts-turn-player", _arts_turn),
        ("arts-other", _arts_other),
        ("arts-other-triggers", rest),
        ("arts-other-player", _arts_answer),
        ("signi", _signi),
        ("signi-triggers", rest),
        ("signi-attacks", _signi_attacks),
        ("lrig", _lrig),
        ("lrig-triggers", rest),
        ("lrig-attacks", _lrig_attacks),
        ("end", _end),
    ),
)
"""The steps of the attack phase (WX-06.04, WX-14.02); the guard step is within each attack of a LRIG."""


def open_attack(state: WixossState) -> None:
    """Push the steps of the attack phase."""
    state.push(ATTACK_PHASE, state.turn_player, PHASE_CAUSE, [])
