"""Targets that know no game: the bases of those that are read at once and of those that are picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.slots import CHOSEN, IT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DONE_OPTION: Final = Option("done", "done")


class FixedTarget(Target):
    """A target that needs no choice."""

    def is_many(self) -> bool:
        """Return whether it is several cards: not as far as the words tell."""
        return False

    def fixed(self) -> bool:
        """Return whether no choice is needed: it is so."""
        return True

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether anything is there."""
        return bool(self.items(state, cause, slots))


class PickedTarget(Target):
    """A target picked one item after another; what was picked ends in ``slot``."""

    slot: ClassVar[int] = IT

    def fixed(self) -> bool:
        """Return whether no choice is needed: it may be."""
        return False

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return what was chosen."""
        chosen = slots[self.slot]
        assert isinstance(chosen, tuple)
        return chosen

    def answered(self, state: AnyState) -> int:
        """Return what the answer picks: the target of its option."""
        return state.answer.target

    def took(self, state: AnyState, step: int) -> bool:
        """Begin the picks at step 0, take the answer at step 2; return whether it was an answer."""
        slots = state.slots
        if step == 0:
            slots[CHOSEN] = ()
        if step != 2:
            return False
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if state.answer.verb == "done":
            slots[self.slot] = chosen
            state.pop()
        else:
            slots[CHOSEN] = (*chosen, self.answered(state))
            state.jump(1)
        return True
