"""Alternatives: one effect or another, as its controller says when its turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect
from taisen.language.control import NO, Action, By, ask_yes, missed
from taisen.language.slots import DONE

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


class PayOrElse(By):
    """By doing one thing whole, one effect; another if that is not done, for whatever reason."""

    fields: ClassVar[tuple[str, ...]] = ("price", "effect", "otherwise")
    notation: ClassVar[str | tuple[str, ...]] = (
        "by {price:action}: {effect:effect}; if not paid {otherwise:effect}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{price}ことで、{effect}。そうしないとき、{otherwise}",
        "zh-Hans": "可以藉由{price}，{effect}。若不如此做，{otherwise}",
        "zh-Hant": "可以藉由{price}，{effect}。若不如此做，{otherwise}",
        "en": "you may pay this price: {price@do}. If you pay it, {effect}. If you do not, {otherwise}",
    }

    def __init__(self, price: Action, effect: Effect, otherwise: Effect) -> None:
        super().__init__(price, effect)
        self.otherwise = otherwise

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether what comes with the price or without it can be done."""
        return super().possible(state, cause, slots) or self.otherwise.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask if the price and its effect can be done; do the one or the other."""
        frame = state.frame
        slots = state.slots
        if step == 0:
            if super().possible(state, frame.cause, slots):
                ask_yes(state, "by-doing")
            else:
                state.answer = NO
        elif step == 1:
            slots[DONE] = 0
            if state.answer.verb == "yes":
                state.push(self.price, frame.controller, frame.cause)
        elif step == 2:
            chosen = self.effect if slots[DONE] else self.otherwise
            state.push(chosen, frame.controller, frame.cause)
        else:
            state.pop()


ALTERNATIVE_WORDS: Final = (Either, PayOrElse)
"""The words of this module, for registration."""
