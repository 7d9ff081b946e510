"""Alternatives: one effect or another, as its controller says when its turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect
from taisen.language.control import Action, missed

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Either(Effect):
    """One of two deeds, chosen by the effect's controller; one that is impossible cannot be chosen."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "second")
    notation: ClassVar[str | tuple[str, ...]] = "either {first:action}, or {second:action}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}。または、{second}",
        "zh-Hans": "{first}。或者，{second}",
        "zh-Hant": "{first}。或者，{second}",
        "en": "do one of these: {first@do}; or {second@do}",
    }

    def __init__(self, first: Action, second: Action) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one of them can be done."""
        return self.first.possible(state, cause, slots) or self.second.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask which, then do it."""
        frame = state.frame
        if step == 0:
            options = [
                Option("alternative", f"alternative {place}", place)
                for place, deed in enumerate((self.first, self.second), 1)
                if deed.possible(state, frame.cause, state.slots)
            ]
            if not options:
                missed(state, "impossible")
                state.pop()
                return
            part = frame.node.key
            state.ask(Decision(frame.controller, "alternative", PICK_OPTION, options, frame.cause, (part,)))
        elif step == 1:
            chosen = self.first if state.answer.target == 1 else self.second
            state.push(chosen, frame.controller, frame.cause)
        else:
            state.pop()


ALTERNATIVE_WORDS: Final = (Either,)
"""The words of this module, for registration."""
