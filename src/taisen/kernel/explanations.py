"""Explanations: how a current value comes about, one line a change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.kernel.events import Cause

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

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


def check_value(
    state: AnyState, item: int, what: str, of_field: tuple[str, ...], of_cards: tuple[str, ...]
) -> None:
    """Check that a game explains such a value, and of such an item.

    Args:
        state: the match.
        item: a field card, or a card slot for a value of cards.
        what: the value.
        of_field: values of field cards.
        of_cards: values of cards, wherever they are.

    Raises:
        BadInput: there is no such value or item.
    """
    if what in of_cards:
        check_card(state, item)
    elif what not in of_field:
        raise BadInput("value to explain", shown(what), ", ".join((*of_field, *of_cards)))
    elif item not in state.objects:
        raise BadInput("card", shown(item), "a card on the field")


def check_action(
    state: AnyState, item: int, action: str, actions: tuple[str, ...], on_field: tuple[str, ...]
) -> None:
    """Check that a game has such an action, and that a card for one that is not of the field is a card slot.

    Raises:
        BadInput: there is no such action or card.
    """
    if action not in actions:
        raise BadInput("action", shown(action), ", ".join(actions))
    if action not in on_field:
        check_card(state, item)


def check_card(state: AnyState, card: int) -> None:
    """Check that there is a card slot with this number.

    Raises:
        BadInput: there is none.
    """
    if card not in range(len(state.owners)):
        raise BadInput("card", shown(card), "a card slot")


def number_is(number: int) -> Amount:
    """Return what a value is: ``4000``."""
    return Amount(NUMBER, number)


def number_by(change: int) -> Amount:
    """Return by how much a value changes: ``+2000``, ``-1000``."""
    return Amount(NUMBER, change, "+" if change >= 0 else "")


def number_becomes(number: int) -> Amount:
    """Return what a value is set to: ``=0``."""
    return Amount(NUMBER, number, "=")
