"""Quantities that know no game: a plain number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.language.bases import Quantity

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.frames import Value
    from taisen.kernel.state import AnyState


class Number(Quantity):
    """A plain number."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    notation: ClassVar[str | tuple[str, ...]] = "{n:number}"
    texts: ClassVar[dict[str, str]] = {"ja": "{n}", "zh-Hans": "{n}", "zh-Hant": "{n}", "en": "{n}"}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number."""
        return self.n

    def is_many(self) -> bool:
        """Whether it takes the plural."""
        return self.n != 1


QUANTITY_WORDS: Final = (Number,)
"""The words of this module, for registration."""
