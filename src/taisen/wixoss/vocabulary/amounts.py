"""Amounts: how many cards are picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

NO_END: Final = 1_000_000
"""More than there are cards."""


class Amount(Word):
    """How many.

    Attributes:
        up_to: whether fewer may be picked.
        counted: whether it is a number.
    """

    category: ClassVar[str] = "amount"
    up_to: ClassVar[bool] = False
    counted: ClassVar[bool] = True

    def most(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return how many at most."""
        raise NotImplementedError


class Exactly(Amount):
    """So many."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{number:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{number}",
        "zh-Hans": "{number}",
        "zh-Hant": "{number}",
        "en": "{number}",
    }

    def __init__(self, number: Quantity) -> None:
        super().__init__()
        self.number = number

    def most(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number."""
        return max(0, self.number.value(state, cause, slots))

    def is_many(self) -> bool:
        """Return whether a noun after it takes the plural."""
        return self.number.is_many()


class UpTo(Amount):
    """So many or fewer."""

    up_to: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "up to {number:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{number}",
        "zh-Hans": "{number}",
        "zh-Hant": "{number}",
        "en": "{number}",
    }
    """The phrase in which it stands says "up to" where each language wants it."""

    def __init__(self, number: Quantity) -> None:
        super().__init__()
        self.number = number

    def most(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number."""
        return max(0, self.number.value(state, cause, slots))

    def is_many(self) -> bool:
        """Return whether a noun after it takes the plural."""
        return self.number.is_many()


class AnyNumber(Amount):
    """As many as one likes."""

    up_to: ClassVar[bool] = True
    counted: ClassVar[bool] = False
    notation: ClassVar[str | tuple[str, ...]] = "any number of"
    texts: ClassVar[dict[str, str]] = {
        "ja": "好きな数の",
        "zh-Hans": "任意数量的",
        "zh-Hant": "任意數量的",
        "en": "any number of",
    }

    def most(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return more than there are."""
        return NO_END


AMOUNT_WORDS: Final = (Exactly, UpTo, AnyNumber)
"""The words of this module, for registration."""
