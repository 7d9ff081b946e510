"""Bases: the kinds of words, and what each kind can be asked.

A filter says whether it fits, a quantity how much, a condition whether it holds, an effect does its
work. All are asked with the state, the cause that they work for (its player is "you") and the slots
of the effect in progress; continuous effects pass ``NO_SLOTS``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.slots import fresh_slots
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

NO_SLOTS: Final[list[Value]] = fresh_slots()
"""Slots of an effect that has none; never written."""


class PlayerWord(Word):
    """Names a player."""

    category: ClassVar[str] = "player"

    def player(self, state: AnyState, cause: Cause) -> int:
        """Return the player meant."""
        raise NotImplementedError


class Quantity(Word):
    """Gives a number."""

    category: ClassVar[str] = "quantity"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number, read on the present state."""
        raise NotImplementedError


class Condition(Word):
    """Holds or does not."""

    category: ClassVar[str] = "condition"

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it holds now."""
        raise NotImplementedError


class Filter(Word):
    """Describes field objects or cards; ``item`` is an object id or a card slot, as the word says."""

    category: ClassVar[str] = "filter"

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` fits the description."""
        raise NotImplementedError

    def aims_at(self, kind: str) -> bool:
        """Return whether it names objects of a kind that is reached only by what names it."""
        return False

    def sorts(self) -> tuple[Filter, ...]:
        """Return the descriptions of which one must fit: itself, unless it is made of several."""
        return (self,)

    def still_fits(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` fits it in what it is, whatever state it is in at the moment."""
        return self.matches(state, item, cause, slots)


class Effect(Word):
    """Something that an ability does; runs on the stack."""

    category: ClassVar[str] = "effect"

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it can be carried out whole now (asked by "by doing A, B")."""
        return True

    def worthwhile(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether anything of it can be carried out now (asked by "you may")."""
        return self.possible(state, cause, slots)


class Target(Word):
    """Says which objects or cards an action works on.

    ``fixed`` targets ("this", "all ...") are read at once; others run on the stack, ask their
    player, and leave what was picked in a slot.
    """

    category: ClassVar[str] = "target"

    def fixed(self) -> bool:
        """Return whether no choice is needed."""
        raise NotImplementedError

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the items of a fixed target, or those picked by the selection just made."""
        raise NotImplementedError

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether as many items as it asks for are there (at least one)."""
        raise NotImplementedError


class Duration(Word):
    """How long a modification lasts."""

    category: ClassVar[str] = "duration"

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the kind of end and the turn, battle or object that it counts."""
        raise NotImplementedError


class Modification(Word):
    """A change of an object's or player's current values, in one layer of its game."""

    category: ClassVar[str] = "modification"
    layer: ClassVar[str] = ""
    keyword: ClassVar[str] = ""


class Ability(Word):
    """One line of a card's effect."""

    category: ClassVar[str] = "ability"
