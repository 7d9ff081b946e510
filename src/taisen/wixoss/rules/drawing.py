"""Draw phase (chapter 08)."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import RULE, Cause
from taisen.wixoss.rules.marks import DRAW_OVER
from taisen.wixoss.rules.values import extra
from taisen.wixoss.rules.zones import draw
from taisen.wixoss.state import WixossState

DRAW_CAUSE: Final = Cause(RULE, -1, "WX-08.01")
FIRST_DRAW_CAUSE: Final = Cause(RULE, -1, "WX-08.02")

CARDS: Final = 2
FIRST_CARDS: Final = 1


def draw_phase(state: WixossState) -> None:
    """Draw two cards, one on the first turn of the game; it is no choice (WX-08.04).

    WX-08.03, WX-23.03: when the deck runs out what is left of the draw is lost.
    """
    player = state.turn_player
    # WX-23.03: a refresh before the draw has ended the phase too.
    if DRAW_OVER in state.marks:
        return
    if state.turn == 1:
        # WX-05.10
        draw(state, player, FIRST_CARDS + extra(state, player, "draw"), FIRST_DRAW_CAUSE)
    else:
        draw(state, player, CARDS + extra(state, player, "draw"), DRAW_CAUSE)
