"""Attack phase (chapter 14): its steps."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.wixoss.state import WixossState

ATTACK_CAUSE: Final = Cause(RULE, -1, "WX-14.01")


def _arts(state: WixossState) -> None:
    state.step = "arts"
    state.touch()
    state.happen(Event("step", state.turn_player, ATTACK_CAUSE, detail="arts"))


def _end(state: WixossState) -> None:
    state.step = ""
    state.touch()
    state.pop()


ATTACK_PHASE: Final[Procedure[WixossState]] = Procedure("attack-phase", (("arts", _arts), ("end", _end)))


def open_attack(state: WixossState) -> None:
    """Push the steps of the attack phase."""
    state.push(ATTACK_PHASE, state.turn_player, ATTACK_CAUSE, [])
