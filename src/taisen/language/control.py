"""Control words: how the parts of an effect follow one another, and what is done only if.

Both games distinguish these connectives, so each is a word of its own: at the same time, right
after, after what the first part caused, only by doing, if done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import Condition, Effect, Target
from taisen.language.slots import DECLINED, DONE, MARK, WORK

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
    from taisen.language.sentences import Speaker

YES: Final = Option("yes", "yes")
NO: Final = Option("no", "no")


def ask_yes(state: AnyState, prompt: str) -> None:
    """Ask the controller of the effect on top of the stack for yes or no."""
    frame = state.frame
    # The word's key tells the reader which part of which card asks.
    arguments = (frame.node.key,)
    state.ask(Decision(frame.controller, prompt, CONFIRM, [YES, NO], frame.cause, arguments))


def missed(state: AnyState, why: str) -> None:
    """Log that a part of an effect does not come, and why."""
    frame = state.frame
    cause = frame.cause
    state.note(Event("missed", frame.controller, cause, cause.object, cause.card, detail=why))


def whole(state: AnyState) -> bool:
    """Return whether the part on top is the whole effect, with no other part around it."""
    return isinstance(state.frames[-2].node, Procedure)


def decline(state: AnyState) -> None:
    """Leave the part on top undone; with nothing around it the whole effect counts as declined."""
    state.slots[DONE] = DECLINED if whole(state) else 0
    state.pop()


class Action(Effect):
    """One deed: it selects what it works on, then does it in one moment.

    Attributes:
        target: what it works on, None for a deed that needs no selection.
        apart: whether it asks for more than its target, or takes more than a moment, so that it cannot
            share its moment with others.
    """

    category: ClassVar[str] = "action"
    frames: ClassVar[bool] = True
    apart: ClassVar[bool] = False
    target: Target | None

    def __init__(self, target: Target | None = None) -> None:
        super().__init__()
        self.target = target

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Do it to ``items``; return how many times it was really done.

        It may push a procedure: the deed then ends when that is over.
        """
        raise NotImplementedError

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it can be done whole now."""
        target = self.target
        return target is None or target.enough(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Select, then do."""
        frame = state.frame
        target = self.target
        if step == 0:
            if target is not None and not target.fixed():
                state.push(target, frame.controller, frame.cause)
                return
            state.jump(2)
        elif step > 1:
            state.pop()
            return
        slots = state.slots
        items: tuple[int, ...] = ()
        if target is not None:
            aimed = state.game.aim(state, self, target.items(state, frame.cause, slots), 1)
            if aimed is None:
                return
            items = aimed
        slots[DONE] = self.perform(state, frame.cause, slots, items)
        if state.frames[-1] is frame:
            state.pop()


class TargetAction(Action):
    """Base of the actions whose one part is a target."""

    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: Target) -> None:
        super().__init__(target)


class Together(Effect):
    """Several deeds at the same moment: all is selected before anything is done."""

    category: ClassVar[str] = "step"
    fields: ClassVar[tuple[str, ...]] = ("deeds",)
    notation: ClassVar[str | tuple[str, ...]] = "{deeds:action++ and also}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{deeds|。さらに、}",
        "zh-Hans": "{deeds|，同时}",
        "zh-Hant": "{deeds|，同時}",
        "en": "{deeds|, and at the same time }",
    }

    def __init__(self, deeds: tuple[Action, ...]) -> None:
        super().__init__()
        if any(deed.apart for deed in deeds):
            raise ValueError("what asks for more than a target or takes several moments is not done together")
        self.deeds = deeds

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether every part can be done whole now."""
        return all(deed.possible(state, cause, slots) for deed in self.deeds)

    def run(self, state: AnyState, step: int) -> None:
        """Select for one part after another, keep what was selected, then do all in one step."""
        frame = state.frame
        slots = state.slots
        count = len(self.deeds)
        if step == 0:
            slots[WORK] = ()  # what the deeds before have picked already: nothing yet
        if step == count + 1:
            state.pop()
            return
        # The step after that comes back to the last one, when something was asked before it.
        if 0 < step <= count:
            before = self.deeds[step - 1].target
            slots.append(() if before is None else before.items(state, frame.cause, slots))
        if step < count:
            target = self.deeds[step].target
            if target is not None and not target.fixed():
                state.push(target, frame.controller, frame.cause)
            return
        aimed: list[tuple[int, ...]] = []
        for deed, picked in zip(self.deeds, slots[len(slots) - count :], strict=True):
            assert isinstance(picked, tuple)
            items = picked if deed.target is None else state.game.aim(state, deed, picked, count + 2)
            if items is None:
                return
            aimed.append(items)
        del slots[len(slots) - count :]
        state.jump(count + 1)
        for deed, items in zip(self.deeds, aimed, strict=True):
            slots[DONE] = deed.perform(state, frame.cause, slots, items)
        if state.frames[-1] is frame:
            state.pop()


class Then(Effect):
    """One part, then right after it another, with no effect between.

    The second is lost if the first made the source leave; it comes even if the first was impossible.
    """

    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "rest")
    notation: ClassVar[str | tuple[str, ...]] = "{first:step}; then {rest:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}。その後、{rest}",
        "zh-Hans": "{first}。之后，{rest}",
        "zh-Hant": "{first}。之後，{rest}",
        "en": "{first}. Then {rest}",
    }

    def __init__(self, first: Effect, rest: Effect) -> None:
        super().__init__()
        self.first = first
        self.rest = rest

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the first part is possible: the second comes as far as it can."""
        return self.first.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Do the first part, then the second."""
        frame = state.frame
        if step == 0:
            state.push(self.first, frame.controller, frame.cause)
        elif step == 1:
            if state.game.source_gone(state):
                missed(state, "source-gone")
                state.pop()
            else:
                state.push(self.rest, frame.controller, frame.cause)
        else:
            state.pop()


class AfterThat(Effect):
    """One part, then what it caused with all departures, and only then another."""

    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "rest")
    notation: ClassVar[str | tuple[str, ...]] = "{first:step}; after that {rest:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}。この効果発揮後、{rest}",
        "zh-Hans": "{first}。这个效果发挥后，{rest}",
        "zh-Hant": "{first}。這個效果發揮後，{rest}",
        "en": "{first}. After this effect is resolved, {rest}",
    }

    def __init__(self, first: Effect, rest: Effect) -> None:
        super().__init__()
        self.first = first
        self.rest = rest

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the first part is possible."""
        return self.first.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Do the first part, settle, do the second."""
        frame = state.frame
        if step == 0:
            state.push(self.first, frame.controller, frame.cause)
        elif step == 1:
            mark = state.slots[MARK]
            assert isinstance(mark, int)
            state.game.settle(state, mark)
        elif step == 2:
            state.push(self.rest, frame.controller, frame.cause)
        else:
            state.pop()


class If(Effect):
    """Done only if a condition holds when its turn comes."""

    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("condition", "effect", "otherwise")
    notation: ClassVar[str | tuple[str, ...]] = (
        "if {condition:condition}: {effect:effect}[[; otherwise {otherwise:effect}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{condition}とき、{effect}[[。そうでないとき、{otherwise}]]",
        "zh-Hans": "若{condition}，{effect}[[。否则，{otherwise}]]",
        "zh-Hant": "若{condition}，{effect}[[。否則，{otherwise}]]",
        "en": "if {condition}, {effect}[[. Otherwise, {otherwise}]]",
    }

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the part that would come is possible."""
        if self.condition.holds(state, cause, slots):
            return self.effect.possible(state, cause, slots)
        return self.otherwise is not None and self.otherwise.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Look, then do one part or the other."""
        frame = state.frame
        if step:
            state.pop()
        elif self.condition.holds(state, frame.cause, state.slots):
            state.push(self.effect, frame.controller, frame.cause)
        elif self.otherwise is not None:
            state.push(self.otherwise, frame.controller, frame.cause)
        else:
            missed(state, "condition-false")
            state.pop()


class May(Effect):
    """Done if its controller wants to."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "you may {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{effect}ことができる",
        "zh-Hans": "可以{effect}",
        "zh-Hant": "可以{effect}",
        "en": "you may {effect@do}",
    }
    several: ClassVar[dict[str, str]] = {
        "ja": "次の効果を発揮できる：{effect}",
        "zh-Hans": "可以发挥以下效果：{effect}",
        "zh-Hant": "可以發揮以下效果：{effect}",
        "en": "you may do the following: {effect@do}",
    }
    """What it says before more than one deed, so that "may" is not heard of the last alone."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say that it may be done."""
        return say.fill(self, (self.texts if isinstance(self.effect, Action) else self.several)[language])

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is anything to do."""
        return self.effect.worthwhile(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask, then do; what is impossible is not asked for."""
        frame = state.frame
        if step == 0:
            if not self.effect.worthwhile(state, frame.cause, state.slots):
                missed(state, "impossible")
                decline(state)
            elif whole(state) and state.game.already_chosen(state):
                state.answer = YES
            else:
                ask_yes(state, "may")
        elif step == 1:
            if state.answer.verb == "yes":
                state.push(self.effect, frame.controller, frame.cause)
            else:
                decline(state)
        else:
            state.pop()


class By(Effect):
    """By doing one thing whole, another: both must be possible, and it is the player's choice."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("price", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "by {price:action}: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{price}ことで、{effect}",
        "zh-Hans": "可以藉由{price}，{effect}",
        "zh-Hant": "可以藉由{price}，{effect}",
        "en": "you may pay this price: {price@do}. If you pay it, {effect}",
    }

    def __init__(self, price: Action, effect: Effect) -> None:
        super().__init__()
        self.price = price
        self.effect = effect

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether both parts can be done."""
        return self.price.possible(state, cause, slots) and self.effect.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask, do the price, do the effect if the price was really done."""
        frame = state.frame
        if step == 0:
            if not self.possible(state, frame.cause, state.slots):
                missed(state, "impossible")
                decline(state)
            elif whole(state) and state.game.already_chosen(state):
                state.answer = YES
            else:
                ask_yes(state, "by-doing")
        elif step == 1:
            if state.answer.verb == "yes":
                state.push(self.price, frame.controller, frame.cause)
            else:
                decline(state)
        elif step == 2:
            if state.slots[DONE]:
                state.push(self.effect, frame.controller, frame.cause)
        else:
            state.pop()


class IfYouDo(Effect):
    """One thing that may be done; only if it is, another as far as possible."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "rest")
    notation: ClassVar[str | tuple[str, ...]] = "you may {first:action}; if you do {rest:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}ことができる。そうしたとき、{rest}",
        "zh-Hans": "可以{first}。若如此做，{rest}",
        "zh-Hant": "可以{first}。若如此做，{rest}",
        "en": "you may {first@do}. If you do, {rest}",
    }

    def __init__(self, first: Action, rest: Effect) -> None:
        super().__init__()
        self.first = first
        self.rest = rest

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the first part is possible."""
        return self.first.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask, do the first part, do the second if the first was done."""
        frame = state.frame
        if step == 0:
            if not self.first.possible(state, frame.cause, state.slots):
                missed(state, "impossible")
                decline(state)
            else:
                ask_yes(state, "may")
        elif step == 1:
            if state.answer.verb == "yes":
                state.slots[DONE] = 0
                state.push(self.first, frame.controller, frame.cause)
            else:
                decline(state)
        elif step == 2:
            if state.slots[DONE]:
                state.push(self.rest, frame.controller, frame.cause)
        else:
            state.pop()


class Optional(May):
    """A deed that may be left out, as a part of an effect: what follows says whether it depends on it."""

    category: ClassVar[str] = "step"
    notation: ClassVar[str | tuple[str, ...]] = "you may {effect:step}"


class IfDone(Effect):
    """One thing; only if it was done whole, another."""

    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "rest")
    notation: ClassVar[str | tuple[str, ...]] = "{first:step}; if you do {rest:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}。そうした場合、{rest}",
        "zh-Hans": "{first}。若如此做，{rest}",
        "zh-Hant": "{first}。若如此做，{rest}",
        "en": "{first}. If you do, {rest}",
    }

    def __init__(self, first: Effect, rest: Effect) -> None:
        super().__init__()
        self.first = first
        self.rest = rest

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the first part is possible."""
        return self.first.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Do the first part as far as possible, and the second if that was all of it."""
        frame = state.frame
        slots = state.slots
        if step == 0:
            whole_first = self.first.possible(state, frame.cause, slots)
            slots[DONE] = 0
            if not whole_first:
                state.jump(3)
            state.push(self.first, frame.controller, frame.cause)
        elif step == 1:
            done = slots[DONE]
            assert isinstance(done, int)
            if done > 0:
                state.push(self.rest, frame.controller, frame.cause)
            else:
                missed(state, "not-done")
                state.pop()
        elif step == 3:
            missed(state, "not-done")
            state.pop()
        else:
            state.pop()


CONTROL_WORDS: Final = (Together, Then, AfterThat, If, May, By, IfYouDo)
"""The words of a game in which one may leave out, and what follows depends on it or not by one word."""

STEPWISE_WORDS: Final = (Together, Then, If, Optional, IfDone)
"""The words of a game in which "may" belongs to a part, and "if you do" follows any part."""
