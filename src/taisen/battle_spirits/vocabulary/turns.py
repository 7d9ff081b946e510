"""Words about turns that effects add."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.extra_turns import add_turn
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.control import Action

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class AddTurn(Action):
    """Adds a turn of one's own after the present one, without its Core and Main Step."""

    notation: ClassVar[str | tuple[str, ...]] = "take a turn after this one without core step and main step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターン終了後、自分のターンを行う（そのターンでコアステップ/メインステップは行えない）",
        "zh-Hans": "在这个回合结束后进行自己的回合（在该回合不能进行晶核阶段/主要阶段）",
        "zh-Hant": "在這個回合結束後進行自己的回合（在該回合不能進行晶核階段/主要階段）",
        "en": "take another turn after this one, without its Core Step and Main Step",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Note it."""
        assert isinstance(state, BattleState)
        add_turn(state, cause.player)
        state.happen(Event("turn_added", cause.player, cause, cause.object, cause.card))
        return 1


TURN_WORDS: Final = (AddTurn,)
"""The words of this module, for registration."""
