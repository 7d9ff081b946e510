"""Explanations: how a current value comes about, one line a change."""

from __future__ import annotations

from taisen.kernel.events import Cause


class Explanation:
    """One line of an explanation.

    Attributes:
        source: text form of what makes the change: a card's number, or a message id such as "printed".
        change: by how much or to what, as text ("+2000", "=0").
        value: the value after it, as text.
        cause: the ability that changes, None for what is printed.
    """

    __slots__ = ("cause", "change", "source", "value")

    def __init__(self, source: str, change: str, value: str, cause: Cause | None = None) -> None:
        self.source = source
        self.change = change
        self.value = value
        self.cause = cause

    def __repr__(self) -> str:
        return f"Explanation({self.source} {self.change} -> {self.value})"
