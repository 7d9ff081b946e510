"""Offers: what a player proposes and the other may accept, and when that makes sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.problems import Fault

if TYPE_CHECKING:
    from taisen.table.wire import Offer

WHILE_RUNNING: Final = frozenset({"undo", "draw", "repair"})
"""What is proposed in a match that runs; the rest when it is over."""
MAX_REPAIR: Final = 20_000
"""Characters of a position that is proposed as a repair."""


def check_time(kind: str, over: bool) -> None:
    """Check that this may be proposed now.

    Raises:
        Fault: the match is over, or is not.
    """
    if kind in WHILE_RUNNING and over:
        raise Fault("match-over", kind, "a match that is over", "a running match", status=409)
    if kind not in WHILE_RUNNING and not over:
        raise Fault("match-runs", kind, "a running match", "a match that is over", status=409)


def find(offers: list[Offer], kind: str) -> Offer | None:
    """Return the offer of a kind; there is one of each at most."""
    for offer in offers:
        if offer.kind == kind:
            return offer
    return None


def without(offers: list[Offer], kind: str) -> list[Offer]:
    """Return the offers of other kinds."""
    return [offer for offer in offers if offer.kind != kind]


def after_answer(offers: list[Offer], players: set[int]) -> list[Offer]:
    """Return the offers that still stand after ``players`` have answered decisions.

    An undo and a repair were about the position that is past; a draw is declined by playing on.
    """
    return [offer for offer in offers if offer.kind == "draw" and players <= {offer.player}]
