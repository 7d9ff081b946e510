"""Made-up abilities and descriptions for tests of values, put together from the engine's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tests.rules.wixoss.boards import stand

from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Condition, Effect, Filter, Modification
from taisen.language.subjects import Scope
from taisen.language.words import assign_keys
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.index import cause_of
from taisen.wixoss.rules import values
from taisen.wixoss.state import FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import Action, Constant, CrossCondition, Trigger, Triggered

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

THIS = 0
OWN = 1
OPPOSING = 2
FRONT = 3


class Those(Filter):
    """Own or opposing field cards, or what stands in front of the source."""

    fields: ClassVar[tuple[str, ...]] = ("which",)

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Say whether a field card is one of those."""
        assert isinstance(state, WixossState)
        found = state.objects.get(item)
        if found is None:
            return False
        if self.which == FRONT:
            return values.front(state, state.objects[cause.object]) is found
        return (found.controller == cause.player) == (self.which == OWN)


class Named(Filter):
    """The field card with a number."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: str) -> None:
        super().__init__()
        self.number = number

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Say whether it has the number."""
        found = state.objects.get(item)
        return found is not None and state.definitions[found.card].number == self.number


class PowerFrom(Condition):
    """The source's power is so much or more."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Read the power."""
        assert isinstance(state, WixossState)
        return values.power(state, state.objects[cause.object]) >= self.number


class HandEmpty(Condition):
    """The own hand is empty."""

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the hand."""
        assert isinstance(state, WixossState)
        return not state.zone(cause.player, 2)


class Always(Constant):
    """A constant ability."""

    fields: ClassVar[tuple[str, ...]] = ("modifications", "who", "condition")

    def __init__(
        self,
        *modifications: Modification,
        who: int = THIS,
        condition: Condition | None = None,
        marks: tuple[int, ...] = (),
        zone: str = "field",
        keyword: str = "",
        player: int = -1,
    ) -> None:
        super().__init__(marks, condition, keyword)
        self.modifications = modifications
        self.who = Those(who)
        self.zone = zone
        self.whose = player

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Say whom it concerns."""
        if self.whose >= 0:
            return None, None, self.whose
        return ((cause.object,), None, -1) if self.who.which == THIS else (None, self.who, -1)


class Drew(Trigger):
    """Somebody draws."""

    events: ClassVar[tuple[str, ...]] = ("drew",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Say that every draw fits."""
        return True


class Nothing(Effect):
    """An effect that does nothing."""

    def step(self, state: AnyState, step: int) -> None:
        """Be done."""
        state.pop()


class Waiting(Triggered):
    """An automatic ability that waits for a draw."""

    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect")

    def __init__(self, marks: tuple[int, ...] = (), keyword: str = "") -> None:
        super().__init__(marks, None, keyword)
        self.enter = False
        self.trigger = Drew()
        self.also = None
        self.cost = None
        self.limit = ""
        self.place = "field"
        self.effect = Nothing()


class Used(Action):
    """An action ability."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self) -> None:
        super().__init__()
        self.cost = None
        self.timings = 1
        self.limit = ""
        self.place = "field"
        self.also = None
        self.effect = Nothing()


class Beside(CrossCondition):
    """Beside the SIGNI with a number."""

    fields: ClassVar[tuple[str, ...]] = ("partners",)

    def __init__(self, side: int, number: str) -> None:
        super().__init__()
        self.sides = (side,)
        self.partners = (Named(number),)


def with_keys(definition: CardDefinition) -> CardDefinition:
    """Give a card's words their keys."""
    for place, ability in enumerate(definition.abilities):
        assign_keys(ability, f"{definition.number}/{place}")
    return definition


def standing(state: WixossState, player: int, definition: CardDefinition, place: int) -> FieldCard:
    """Put a card onto the field and return it."""
    return state.objects[stand(state, player, with_keys(definition), place)]


def effect_of(state: WixossState, player: int, kind: str = "spell") -> Cause:
    """The cause of an effect of a spell, or of another sort of card, of a player."""
    return Cause(EFFECT, player, source_kind=kind)


def ability_of(state: WixossState, found: FieldCard) -> Cause:
    """The cause of the first ability of a field card."""
    return cause_of(state, found, state.definitions[found.card].abilities[0].key)
