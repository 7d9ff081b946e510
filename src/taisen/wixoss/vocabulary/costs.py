"""Costs: what is given up for an ability or a use (WX-13.01, WX-13.11). Bases only.

A part of a cost says which items it takes, how many, and what is done to them; who pays is asked by
``rules.paying``, which picks for all parts first and then pays everything in one moment. The cost words
of the notation are in a module of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.language.words import Word
from taisen.wixoss.colors import NO_ENER

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.state import AnyState
    from taisen.wixoss.colors import Ener


class CostPart(Word):
    """One part of a cost that is not Ener or coins: cards to discard, to put away, to turn down.

    Items are those of ``vocabulary.items``: field cards and cards elsewhere, those under a LRIG too.

    Attributes:
        moves: whether what it takes is moved, so that no other part and no Ener symbol can take it too.
    """

    category: ClassVar[str] = "cost-part"
    moves: bool = True

    def least(self, state: AnyState, cause: Cause) -> int:
        """Return how many items it takes at least."""
        return 1

    def most(self, state: AnyState, cause: Cause) -> int:
        """Return how many items it takes at most: as many as at least, unless it says "up to"."""
        return self.least(state, cause)

    def candidates(self, state: AnyState, cause: Cause) -> tuple[int, ...]:
        """Return the items of ``cause.player`` that it may take; ``cause.object`` is the source."""
        raise NotImplementedError

    def fits_with(self, state: AnyState, item: int, chosen: tuple[int, ...]) -> bool:
        """Return whether it may take an item beside those chosen for it ("with different levels")."""
        return True

    def payable(self, state: AnyState, cause: Cause) -> bool:
        """Return whether it can be paid as far as it does not take items: the rest is counted."""
        return True

    def pay(self, state: AnyState, cause: Cause, items: tuple[int, ...]) -> None:
        """Do it to the items chosen; ``cause`` is the payment.

        Several parts are paid in one step, so that it all happens at the same time.
        """
        raise NotImplementedError


class Cost(Word):
    """The whole cost of an ability; all parts are paid together (WX-13.11).

    Attributes:
        ener: the Ener symbols.
        coins: how many coins.
        deeds: what else is paid.
        some: how many of the deeds are paid, picked by whoever pays ("2 of the following 3"); 0 for all.
    """

    category: ClassVar[str] = "cost"
    ener: Ener = NO_ENER
    coins: int = 0
    deeds: tuple[CostPart, ...] = ()
    some: int = 0
