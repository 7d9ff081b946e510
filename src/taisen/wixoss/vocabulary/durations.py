"""Durations: how long a change lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.language.bases import Duration
from taisen.wixoss.rules.lasting import TURN
from taisen.wixoss.state import WixossState

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThisTurn(Duration):
    """Until the end of the turn (WX-19.04)."""

    notation: ClassVar[str | tuple[str, ...]] = "until end of turn", "this turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターン終了時まで",
        "zh-Hans": "直到回合结束时为止",
        "zh-Hant": "直到回合結束時為止",
        "en": "until the end of the turn",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the present turn."""
        assert isinstance(state, WixossState)
        return TURN, state.turn


DURATION_WORDS: Final = (ThisTurn,)
"""The words of this module, for registration."""
