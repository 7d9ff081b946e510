"""Abilities: the lines of a card's effect, by the way they work (chapters 20, 21).

Bases only: what the rules ask of an ability. The lines of the notation, and the triggers, are in
modules of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.compiling import trait
from taisen.kernel.events import Cause, Event
from taisen.language.bases import Ability, Condition, Effect, Filter, Modification, Quantity
from taisen.language.subjects import Scope
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
    from taisen.wixoss.colors import Ener
    from taisen.wixoss.vocabulary.costs import Cost

# Use timings of ARTS, Resona and action abilities (WX-20.03), as bits.
MAIN: Final = 1
ATTACK: Final = 2
CUT_IN: Final = 4

# States in which a marked ability works, as bits: cross (WX-28.03), drive (WX-34.07), armed.
CROSS: Final = 1
DRIVE: Final = 2
LAYER_MARK: Final = 8
"""Stands for the layer icon among the marks of a line, beside ``CROSS`` and ``DRIVE``."""

# How often an ability can be used or activated (WX-20.17, WX-20.18).
ONCE_A_TURN: Final = "turn"
TWICE_A_TURN: Final = "twice"
ONCE_A_GAME: Final = "game"


class Trigger(Word):
    """The event that an ability waits for.

    Attributes:
        events: names of the events that it looks at.
        looks_back: whether it is about its own card's leaving or moving, so that it is asked of the
            card as it was before the move (WX-21.10).
        place: where the card of the ability is when it triggers ("field", "trash", ...).
    """

    category: ClassVar[str] = "trigger"
    events: ClassVar[tuple[str, ...]] = ()
    looks_back: ClassVar[bool] = False
    place: str = "field"

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether ``event`` is the one waited for; ``cause`` is the ability's."""
        raise NotImplementedError

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how often it triggers on ``event``: once for each card that it names (WX-21.12)."""
        return 1


@trait
class EffectAbility(Ability):
    """An ability with an effect to carry out.

    Attributes:
        effect: what it does.
    """

    effect: Effect


class CardAbility(Ability):
    """What all abilities of field cards share.

    Attributes:
        keyword: its keyword ("lancer", ...), empty for none.
        marks: what it is marked with: ``CROSS``, ``DRIVE``, ``LAYER_MARK``.
        states: bit mask of ``CROSS`` and ``DRIVE``: states of its card without which it does not work.
        layer: whether it is marked with the layer icon (WX-35.11).
        condition: what must hold for it to work ("as long as", Beat, class totals), None for nothing.
    """

    keyword: str
    marks: tuple[int, ...]
    states: int
    layer: bool
    condition: Condition | None

    def __init__(
        self, marks: tuple[int, ...] = (), condition: Condition | None = None, keyword: str = ""
    ) -> None:
        super().__init__()
        self.keyword = keyword
        self.marks = marks
        self.states = 0
        for mark in marks:
            if mark in (CROSS, DRIVE):
                self.states |= mark
        self.layer = LAYER_MARK in marks
        self.condition = condition


class Constant(CardAbility):
    """A constant ability: it works all the time while its condition holds (WX-20.06, WX-20.07).

    Attributes:
        zone: where its card is meanwhile: "field", "ener" (Multi Ener, Convert), "hand" (guard),
            "acce" (attached: its subject is the SIGNI that it is attached to), "under", "anywhere".
        modifications: what it changes.
    """

    zone: str
    modifications: tuple[Modification, ...]

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        raise NotImplementedError


class Triggered(CardAbility, EffectAbility):
    """An automatic or enter ability (WX-20.08, WX-20.09).

    Attributes:
        enter: whether it is an enter ability.
        trigger: the event that it waits for.
        also: what must hold besides when the event comes, None for nothing.
        cost: what is paid when it is activated (WX-20.11), None for nothing.
        limit: "", ``ONCE_A_TURN``, ``TWICE_A_TURN`` or ``ONCE_A_GAME``.
        place: where its card is when it triggers: "field", "trash", "hand", "ener", "anywhere".
    """

    enter: bool
    trigger: Trigger
    also: Condition | None
    cost: Cost | None
    limit: str
    place: str


class Action(CardAbility, EffectAbility):
    """An action ability (WX-20.12), used at will.

    Attributes:
        cost: what it costs, None for nothing.
        timings: bit mask of ``MAIN``, ``ATTACK`` and ``CUT_IN``.
        limit: as of ``Triggered``.
        place: where its card is: "field", "trash", "hand", "ener".
        also: condition under which alone it can be used, None for nothing.
    """

    cost: Cost | None
    timings: int
    limit: str
    place: str
    also: Condition | None


class MainEffect(EffectAbility):
    """What a spell or ARTS does (chapters 24, 25)."""


class LifeBurst(EffectAbility):
    """What a Life Burst does (WX-18.05)."""


class TrapIcon(EffectAbility):
    """What a trap does when it is turned face up (WX-31.04)."""


class Appearance(Ability):
    """The appearance condition of a Resona (WX-27.02).

    Attributes:
        cost: the cards to move, asked and moved as a cost is, but no cost (WX-27.03).
        timings: when it can be met.
    """

    cost: Cost
    timings: int


class RiseCondition(Ability):
    """The Rise condition: the SIGNI onto which its card is put (WX-33.01).

    Attributes:
        among: which SIGNI.
        count: how many (more than one are put together underneath).
        different: whether their levels must differ.
    """

    among: Filter
    count: int
    different: bool


class CrossCondition(Ability):
    """The cross condition: left or right of which SIGNI (WX-28.02).

    Attributes:
        sides: for each partner where it must stand as seen from this card: -1 left, 1 right.
        partners: which SIGNI, in the same order.
    """

    sides: tuple[int, ...]
    partners: tuple[Filter, ...]


class UseCondition(Ability):
    """What must hold for a card to be used or put onto the field ("can be used only if")."""

    condition: Condition


class GrowCondition(Ability):
    """What must hold for a LRIG to be grown to (WX-10.06), and which cost replaces its own."""

    condition: Condition | None


class Encore(Ability):
    """Encore: a cost paid beside the ARTS's own so that it returns to the LRIG Deck (WX-25.04)."""

    cost: Cost


class Bet(Ability):
    """Bet: coins that may be paid when an ARTS is used (WX-25.07).

    Attributes:
        coins: how many.
        price: the Ener cost if one bets, None if it stays the same.
    """

    coins: int
    price: Ener | None


class Chain(Ability):
    """Chain: by how much the player's next ARTS this turn costs less (WX-25.09)."""

    ener: Ener


class OwnCost(Ability):
    """How much less or more its own card costs ("costs white less for each ...").

    Attributes:
        ener: by how much.
        more: whether it costs more by that, else less.
        times: how often that counts, None for once.
        condition: what must hold for it, None for nothing.
    """

    ener: Ener
    more: bool
    times: Quantity | None
    condition: Condition | None


class UseChoice(Ability):
    """Something that may be done when the card is used, which makes it cheaper.

    Attributes:
        cost: what may be done: one part, which takes up to so many items.
        ener: by how much the cost falls.
        each: whether that is for each card moved.
    """

    cost: Cost
    ener: Ener
    each: bool


class Ride(Ability):
    """Ride: an action ability of a LRIG with rules of its own (WX-34.01)."""


class Decorate(Ability):
    """Decorate: an action ability that attaches an acce from the hand (WX-30.15)."""
