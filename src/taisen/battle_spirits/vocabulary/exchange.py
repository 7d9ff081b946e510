"""The word for exchanging a field spirit with a hand card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.exchanging import exchange
from taisen.battle_spirits.rules.leaving import reached
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.control import Action
from taisen.language.slots import CARDS

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Exchange(Action):
    """Exchanges the source with a card chosen from the own hand."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "exchange this with {target:card-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}と{target}を入れ替える",
        "zh-Hans": "将{this}与{target}替换",
        "zh-Hant": "將{this}與{target}替換",
        "en": "exchange {this} with {target}",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put the card in the source's place."""
        assert isinstance(state, BattleState)
        there = reached(state, (cause.object,), cause)
        if not there or not items or not exchange(state, there[0], items[0], cause):
            return 0
        slots[CARDS] = items[:1]
        return 1


EXCHANGE_WORDS: Final = (Exchange,)
"""The words of this module, for registration."""
