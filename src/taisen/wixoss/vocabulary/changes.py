"""Changes: what a modification may do to current values, by layer.

Owns the base of each sort of change; the words themselves are declared beside their notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Ability, Effect, Modification, Quantity
from taisen.language.quantities import Number
from taisen.wixoss.vocabulary.abilities import Constant, LifeBurst

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
    from taisen.wixoss.colors import Ener

GRANT = "grant"
GIFT = "gift"
CARDS = "cards"


# -- what a card is --------------------------------------------------------------------------------


class NameChange(Modification):
    """Treats a card as having a further name (WX-02.17)."""

    layer: ClassVar[str] = "identity"
    name: str


class ClassChange(Modification):
    """Changes the classes of a SIGNI (WX-02.11)."""

    layer: ClassVar[str] = "identity"

    def changed(self, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return the classes after the change."""
        raise NotImplementedError


class TypeChange(Modification):
    """Changes the LRIG types of a LRIG (WX-02.12)."""

    layer: ClassVar[str] = "identity"

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """Return the LRIG types after the change."""
        raise NotImplementedError


class ColorChange(Modification):
    """Changes the colours of a card (WX-02.01)."""

    layer: ClassVar[str] = "identity"

    def changed(self, colors: int) -> int:
        """Return the mask of the colours after the change."""
        raise NotImplementedError


class KindLoss(Modification):
    """Takes a Resona's card type away, so that it is a plain SIGNI (WX-27.07)."""

    layer: ClassVar[str] = "identity"


class LevelChange(Modification):
    """Changes a level.

    Attributes:
        fixes: whether it sets the level; what sets it comes before what adds to it.
    """

    layer: ClassVar[str] = "level"
    fixes: ClassVar[bool] = False

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the level that it sets, or by how much it changes it, its number read now."""
        raise NotImplementedError


# -- abilities -------------------------------------------------------------------------------------


class AbilityLoss(Modification):
    """Takes away the abilities that a card has so far.

    Attributes:
        new_too: whether it gets no new ones either.
    """

    layer: ClassVar[str] = "ability"
    new_too: bool


class Grant(Modification):
    """Gives a card a further ability."""

    layer: ClassVar[str] = GRANT
    ability: Ability


class KeywordGrant(Modification):
    """Gives a card a keyword ability."""

    layer: ClassVar[str] = GIFT
    word: str


def layer_of(modification: Modification) -> str:
    """Return the layer that a modification works in.

    A given ability that changes values comes before the values that it changes; one that only waits or is
    used comes after all of them, so that whether it is given may depend on power ("while this SIGNI's
    power is 10000 or more").
    """
    if isinstance(modification, Grant) and not isinstance(modification.ability, Constant):
        return GIFT
    return modification.layer


# -- what reaches a card ---------------------------------------------------------------------------


class Immunity(Modification):
    """Keeps effects away from a card (WX-29.24).

    Attributes:
        judges: whether it looks at the cards that effects come from, which immunities may concern too.
    """

    layer: ClassVar[str] = "immunity"
    judges: ClassVar[bool] = False

    def blocks(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether effects of ``cause`` do not reach a card of ``controller``."""
        raise NotImplementedError


class ChoiceShield(Modification):
    """Keeps a card from being chosen by effects (WX-29.21)."""

    layer: ClassVar[str] = "immunity"

    def stops(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether effects of ``cause`` cannot choose a card of ``controller``."""
        raise NotImplementedError


# -- numbers ---------------------------------------------------------------------------------------


class LimitChange(Modification):
    """Changes the limit of a LRIG."""

    layer: ClassVar[str] = "limit"

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return by how much, its number read now."""
        raise NotImplementedError


class PowerSetting(Modification):
    """Sets a power, or the base of it; what sets comes before what adds (WX-16.08).

    Attributes:
        amount: the number.
    """

    layer: ClassVar[str] = "base"
    amount: Quantity

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the power that it sets, its number read now."""
        raise NotImplementedError


class PowerChange(Modification):
    """Changes power by a number.

    Attributes:
        lowers: whether a power may be lower after it.
    """

    layer: ClassVar[str] = "power"
    lowers: ClassVar[bool] = True

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the change, its number read now."""
        raise NotImplementedError


def takes_power(modification: Modification) -> bool:
    """Return whether a modification may bring a power that is above 0 down to 0 or less."""
    if isinstance(modification, PowerSetting):
        return not isinstance(modification.amount, Number) or modification.amount.n <= 0
    return isinstance(modification, PowerChange) and modification.lowers


def captured(modification: Modification, state: AnyState, cause: Cause, slots: list[Value]) -> int:
    """Return the number of a modification as it is fixed when an effect gives it, 0 if it has none."""
    if isinstance(modification, (LevelChange, LimitChange, PowerSetting, PowerChange)):
        return modification.current(state, cause, slots)
    if isinstance(modification, PlayerRule):
        return modification.captured(state, cause, slots)
    return 0


# -- what may be done ------------------------------------------------------------------------------


class Restriction(Modification):
    """Says what a field card can, must or cannot do; ``verb`` names it ("cannot-attack", ...)."""

    layer: ClassVar[str] = "restriction"
    verb: ClassVar[str] = ""

    def forbids(self, state: AnyState, holder: int, cause: Cause | None, source: Cause) -> bool:
        """Return whether it forbids that ``cause`` does so to the field card ``holder``.

        Args:
            state: the match.
            holder: the field card that it concerns.
            cause: what would do it; None if that is the card itself or does not matter.
            source: the ability that gives the restriction.
        """
        return True


class Replacement(Modification):
    """Says what happens instead of something that would happen to a field card (WX-16.10, WX-21.03).

    Attributes:
        moment: what would happen: "banish", "bounce", "trash", "leave" (each of these), "down".
        destination: kind of zone that the card goes to instead, -1 if something else is done.
        instead: what is done instead, "it" being the card; None if it only goes elsewhere.
        optional: whether its player may leave it.
        place_only: whether what would happen happens all the same, and only leads elsewhere.
    """

    layer: ClassVar[str] = "replacement"
    place_only: ClassVar[bool] = False
    moment: str
    destination: int
    instead: Effect | None
    optional: bool

    def replaces(self, state: AnyState, cause: Cause, source: Cause) -> bool:
        """Return whether it replaces what ``cause`` would do, ``source`` being the ability's own."""
        return True


class PlayerRule(Modification):
    """Says what a player cannot do, or by how much a number of the player differs; ``verb`` names it."""

    category: ClassVar[str] = "player-rule"
    layer: ClassVar[str] = "player"
    verb: ClassVar[str] = ""

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number that is fixed when an effect gives it."""
        return 0

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether it forbids the deed with a card.

        Args:
            state: the match.
            item: card slot of the card used, put onto the field or discarded to guard; -1 to ask about
                the deed as such.
            amount: what was captured.
            source: the ability that gives the rule.
        """
        return True

    def says(self, verb: str) -> bool:
        """Return whether it is a rule named ``verb``."""
        return verb == self.verb

    def number(self, state: AnyState, cause: Cause, amount: int) -> int:
        """Return by how much a number of the player differs; ``amount`` is what was captured."""
        return 0


class CostChange(PlayerRule):
    """Changes what a player's cards cost (WX-13.13).

    Attributes:
        lowers: whether it is a reduction; those come after everything that makes a cost higher or sets it.
    """

    layer: ClassVar[str] = "cost"
    verb: ClassVar[str] = "cost"
    lowers: ClassVar[bool] = False

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether it is about the cost of ``card``."""
        raise NotImplementedError

    def changed(self, ener: Ener) -> Ener:
        """Return the Ener symbols after the change."""
        raise NotImplementedError


class PaymentChange(PlayerRule):
    """Changes which colours a player's Ener may count as when it pays (WX-13.04)."""

    layer: ClassVar[str] = CARDS
    verb: ClassVar[str] = "payment"

    def paying(self, colors: int) -> int:
        """Return the mask of the colours that a card counts as after the change."""
        raise NotImplementedError


class PlayerReplacement(PlayerRule):
    """Says what happens instead of something that would happen to a player ("the next damage").

    Attributes:
        moment: what would happen: "damage", "crush", ...
        times: how often it does so, 0 for always.
        instead: what is done instead, None for nothing.
    """

    layer: ClassVar[str] = "replacement"
    verb: ClassVar[str] = "replaced"
    moment: ClassVar[str] = ""
    times: int
    instead: Effect | None

    def replaces(self, state: AnyState, cause: Cause, source: Cause) -> bool:
        """Return whether it replaces what ``cause`` would do."""
        return True


class CardGrant(PlayerRule):
    """Gives cards outside the field a keyword ability or a Life Burst (WX-02.13, WX-02.14).

    Attributes:
        word: the keyword, empty for none.
        burst: the Life Burst, None for none.
    """

    layer: ClassVar[str] = CARDS
    verb: ClassVar[str] = "card-grant"
    word: str
    burst: LifeBurst | None

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether ``card`` gets it."""
        raise NotImplementedError
