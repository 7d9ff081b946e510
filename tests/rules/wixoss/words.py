"""Words made for tests of the rules, where the notation does not matter: triggers and small deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.kernel.state import AnyState
from taisen.language.bases import Condition, Effect
from taisen.language.words import assign_keys
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import Trigger, Triggered
from taisen.wixoss.vocabulary.costs import Cost


class When(Trigger):
    """An event of a name; ``own`` limits it to the ability's own field card or card."""

    def __init__(self, name: str, own: bool = True, looks_back: bool = False, each: bool = False) -> None:
        super().__init__()
        self.events = (name,)  # type: ignore[misc]  # a class variable of real triggers
        self.looks_back = looks_back  # type: ignore[misc]
        self.own = own
        self.each = each

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Whether the event is about the ability's own card, if it has to be."""
        if not self.own:
            return True
        if cause.object:
            return event.object == cause.object
        return event.card == cause.card or cause.card in event.cards

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Once, or for each card of the event."""
        return len(event.cards) if self.each else 1


Deed = Callable[[WixossState, Cause], None]
"""What a made-up effect does."""


class Do(Effect):
    """A deed written in Python."""

    category: ClassVar[str] = "action"

    def __init__(self, deed: Deed) -> None:
        super().__init__()
        self.deed = deed

    def run(self, state: AnyState, step: int) -> None:
        """Do it, in one step."""
        frame = state.frame
        state.pop()
        assert isinstance(state, WixossState)
        self.deed(state, frame.cause)


class Both(Effect):
    """Two deeds, one after the other, each a moment of its own."""

    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, state: AnyState, step: int) -> None:
        """Push one after the other."""
        frame = state.frame
        if step < 2:
            state.push((self.first, self.second)[step], frame.controller, frame.cause)
        else:
            state.pop()


class Auto(Triggered):
    """An automatic ability."""

    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect", "cost")

    def __init__(
        self,
        trigger: Trigger,
        effect: Effect,
        limit: str = "",
        place: str = "field",
        enter: bool = False,
        cost: Cost | None = None,
        also: Condition | None = None,
    ) -> None:
        super().__init__()
        self.enter = enter
        self.trigger = trigger
        self.also = also
        self.cost = cost
        self.limit = limit
        self.place = place
        self.effect = effect


class Holds(Condition):
    """A condition written in Python."""

    def __init__(self, test: Callable[[WixossState], bool]) -> None:
        super().__init__()
        self.test = test

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Whether it holds now."""
        assert isinstance(state, WixossState)
        return self.test(state)


def nothing(state: WixossState, cause: Cause) -> None:
    """Do nothing: that it was activated is in the log."""


def keyed(definition: CardDefinition) -> CardDefinition:
    """Give the words of a made-up card their keys."""
    for index, ability in enumerate(definition.abilities):
        assign_keys(ability, f"{definition.number}/{index}")
    return definition
