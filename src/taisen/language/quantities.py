"""Quantities that know no game: a plain number, the number named; and how numbers are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.language.bases import Quantity
from taisen.language.lexicon import Lexicon, Term
from taisen.language.slots import NUMBER

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.frames import Value
    from taisen.kernel.state import AnyState
    from taisen.language.sentences import Speaker


def compare(left: int, relation: str, right: int) -> bool:
    """Return whether two numbers stand in a relation: ``<=``, ``>=``, ``=``, ``<`` or ``>``."""
    if relation == "<=":
        return left <= right
    if relation == ">=":
        return left >= right
    if relation == "=":
        return left == right
    return left < right if relation == "<" else left > right


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


class TheNumber(Quantity):
    """The number, cost or level that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "that number"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return it."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        if language == "en":
            say.after.append(", X being the number named")
        else:
            say.before.append(
                {
                    "ja": "指定した数をXとして",
                    "zh-Hans": "以指定的数值为X",
                    "zh-Hant": "以指定的數值為X",
                }[language]
            )
        return "X"


RELATIONS: Final = Lexicon(
    "relation",
    {
        "<=": Term("<=", "以下", "以下", "以下", "or less"),
        ">=": Term(">=", "以上", "以上", "以上", "or more"),
        "=": Term("=", "ちょうど", "恰好", "恰好", "exactly"),
        "<": Term("<", "未満", "未满", "未滿", "less than"),
        ">": Term(">", "より多い", "超过", "超過", "more than"),
    },
)
"""How a number is compared with another."""

QUANTITY_WORDS: Final = (Number, TheNumber)
"""The words of this module, for registration."""
