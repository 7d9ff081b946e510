"""Abilities: the lines of a card's effect, by the way they work (BS-35.01).

Triggered abilities wait for an event, continuous ones hold all the time, activated ones are used at
will; a magic card has main and flash effects, and a burst has a condition of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import Cause, Event
from taisen.language.bases import Ability, Condition, Effect, Filter, Modification
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

MAIN: Final = 1
FLASH: Final = 2


class During(Word):
    """The part of the turn in which an ability works."""

    category: ClassVar[str] = "during"

    def now(self, state: AnyState, player: int) -> bool:
        """Return whether it is that part of the turn, ``player`` being "you"."""
        raise NotImplementedError


class Trigger(Word):
    """The event that an ability waits for.

    Attributes:
        events: names of the events that it looks at.
        leaving: whether it is tied to its own card's leaving (BS-37.04).
        on_summon: whether it is a "when this spirit/brave is summoned" timing.
    """

    category: ClassVar[str] = "trigger"
    amount_texts: ClassVar[dict[str, str]] = {}
    """What sentences call the event's amount, by language."""

    events: ClassVar[tuple[str, ...]] = ()
    leaving: bool
    on_summon: bool

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether ``event`` is the one waited for; ``cause`` is the ability's."""
        raise NotImplementedError

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it may still be resolved, ``subject`` being the event's field card."""
        return True

    def still_for_burst(self, state: AnyState, subject: int, card: int) -> bool:
        """Return whether a burst declared for it still has its condition (BS-99.12)."""
        return True


class EffectAbility(Ability):
    """An ability with an effect to resolve.

    Attributes:
        effect: what it does.
    """

    effect: Effect


class CardAbility(EffectAbility):
    """What all abilities of field cards share.

    Attributes:
        levels: bit mask of the levels at which it works, 0 for any (BS-09.04).
        combined: whether it works only while combined (BS-42.02).
        during: part of the turn in which it works, None for any.
        keyword: its keyword ("clash", ...), empty for none.
    """

    keyword: str
    levels: int
    combined: bool
    during: During | None


class Triggered(CardAbility):
    """An ability given when its event comes.

    Attributes:
        trigger: the event.
        condition: what must hold when the event comes, None for nothing.
        place: where its card is meanwhile: "field", "trash", empty for one given by an effect.
        limit: "once" a turn for each field card, "once-by-name" for each card name; empty for none.
    """

    trigger: Trigger
    condition: Condition | None
    place: str
    limit: str


class Continuous(CardAbility):
    """An ability that holds all the time while its condition does."""

    condition: Condition | None
    modifications: tuple[Modification, ...]

    def scope(self, state: AnyState, cause: Cause) -> tuple[tuple[int, ...] | None, Filter | None, int]:
        """Return whom it concerns: fixed field cards, or a filter, or a player (-1 for none)."""
        raise NotImplementedError


class Activated(CardAbility):
    """An ability used at will, in the windows that it names."""

    windows: int
    condition: Condition | None
    limit: str


class MagicEffect(EffectAbility):
    """The main or the flash effect of a magic card."""

    windows: int


class Burst(EffectAbility):
    """A burst effect with its condition (BS-25.08)."""

    trigger: Trigger


class Permission(Ability):
    """A way to use the card itself from the hand at a time outside the usual.

    Attributes:
        keyword: its keyword ("swift"), empty for none.
    """

    keyword: str

    def options(self, state: AnyState, player: int, card: int) -> list[Option]:
        """Return what it allows in a flash timing."""
        raise NotImplementedError

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push what ``option`` says; return whether it is one of this permission's."""
        raise NotImplementedError


class EntersExhausted(Ability):
    """The card itself is summoned exhausted."""


class HasEXSymbols(Ability):
    """The card's symbols are EX symbols."""


class Inherits(Ability):
    """The card may be made cheaper by removing cards with EX symbols from the own trash."""
