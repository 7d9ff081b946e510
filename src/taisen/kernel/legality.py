"""Legality: an action's requirements, each with the rule that sets it.

Listing options stops at the first requirement that fails; asking "why not?" reads the same list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")


class Requirement(Generic[S]):
    """One thing that must hold for an action.

    Attributes:
        rule: number of the rule that asks for it.
        reason: message id of the refusal.
        test: (state, player, item) -> whether it holds.
    """

    __slots__ = ("reason", "rule", "test")

    def __init__(self, rule: str, reason: str, test: Callable[[S, int, int], bool]) -> None:
        self.rule = rule
        self.reason = reason
        self.test = test


class Refusal:
    """Why an action is not possible: message id and rule number.

    Attributes:
        reason: message id.
        rule: rule number, or the number of the card that forbids it.
    """

    __slots__ = ("reason", "rule")

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"


def legal(requirements: tuple[Requirement[S], ...], state: S, player: int, item: int) -> bool:
    """Return whether every requirement holds; stops at the first that fails."""
    for requirement in requirements:
        if not requirement.test(state, player, item):
            return False
    return True


def refusal(requirements: tuple[Requirement[S], ...], state: S, player: int, item: int) -> Refusal | None:
    """Return the first requirement that fails, or None."""
    for requirement in requirements:
        if not requirement.test(state, player, item):
            return Refusal(requirement.reason, requirement.rule)
    return None
