"""Costs: what is given up for an ability or a use (WX-13.01, WX-13.11). Base only.

The cost words of the notation are in a module of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.state import AnyState
    from taisen.wixoss.colors import Ener


class CostPart(Word):
    """One part of a cost that is not Ener or coins: cards to discard, to put away, to turn down."""

    category: ClassVar[str] = "cost-part"

    def payable(self, state: AnyState, player: int, cause: Cause) -> bool:
        """Return whether it can be paid whole now; ``cause.object`` is the source."""
        raise NotImplementedError


class Cost(Word):
    """The whole cost of an ability; all parts are paid together (WX-13.11).

    Attributes:
        ener: the Ener symbols.
        coins: how many coins.
        deeds: what else is paid. A part runs on the stack: it asks which cards, and leaves them in slots.
    """

    category: ClassVar[str] = "cost"
    ener: Ener
    coins: int
    deeds: tuple[CostPart, ...]
