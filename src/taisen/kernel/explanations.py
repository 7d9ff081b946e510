"""Explanations: how a current value comes about, one line a change."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause

NUMBER: Final = "number"
NAMES: Final = "names"


class Amount:
    """By how much a value changes, what it becomes, or what it comes from, without words of a language.

    ``str`` gives a plain form for programs and tests ("+2000", "level 3", "-1 red").

    Attributes:
        kind: ``NUMBER``; ``NAMES``, where things are counted by name and not by number (symbols by colour);
            or the id of a message of the game, ``amount-<kind>``, which says what is counted ("cores").
        number: how many, negative for a decrease; 0 for ``NAMES``.
        names: what is counted, one name for each.
        sign: "+" for an increase, "=" for what the value becomes, else empty.
    """

    __slots__ = ("kind", "names", "number", "sign")

    def __init__(self, kind: str, number: int, sign: str = "", names: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.number = number
        self.sign = sign
        self.names = names

    def __str__(self) -> str:
        if self.kind == NAMES:
            return f"{self.sign}{' '.join(self.names) or 'none'}"
        number = " ".join((f"{self.sign}{self.number}", *self.names))
        return number if self.kind == NUMBER or self.names else f"{self.kind} {number}"


class Explanation:
    """One line of an explanation.

    Attributes:
        source: text form of what makes the change: a card's number, or a message id such as "printed".
        by: by how much or to what; for what is printed, what it depends on (the level, the cores).
        total: the value after it.
        cause: the ability that changes, None for what is printed.
    """

    __slots__ = ("by", "cause", "source", "total")

    def __init__(self, source: str, by: Amount, total: Amount, cause: Cause | None = None) -> None:
        self.source = source
        self.by = by
        self.total = total
        self.cause = cause

    @property
    def change(self) -> str:
        """By how much or to what, as plain text ("+2000", "=0")."""
        return str(self.by)

    @property
    def value(self) -> str:
        """The value after it, as plain text."""
        return str(self.total)

    def __repr__(self) -> str:
        return f"Explanation({self.source} {self.change} -> {self.value})"


def number_is(number: int) -> Amount:
    """Return what a value is: ``4000``."""
    return Amount(NUMBER, number)


def number_by(change: int) -> Amount:
    """Return by how much a value changes: ``+2000``, ``-1000``."""
    return Amount(NUMBER, change, "+" if change >= 0 else "")


def number_becomes(number: int) -> Amount:
    """Return what a value is set to: ``=0``."""
    return Amount(NUMBER, number, "=")
