"""Checks: what holds of every position between two turns, whatever was played.

Owns what holds in every game; a game's own checks are in its referee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.games import Parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.state import AnyState


class Broken(AssertionError):
    """A position that cannot be: a fault of the rules."""


class Referee:
    """Watches one match.

    Attributes:
        resting: prompt of the decision in which a player may act freely and nothing is in progress.
    """

    resting: str

    def at_rest(self, state: AnyState) -> None:
        """Look at a position in which a player may act freely.

        Raises:
            Broken: something that had to be settled before is left over.
        """
        raise NotImplementedError

    def between_turns(self, state: AnyState) -> None:
        """Look at a position in which a turn has just begun, or the match has ended.

        The events since the last call are logged; they are dropped.

        Raises:
            Broken: something is not as it must be.
        """
        raise NotImplementedError


_referees: Final[Parts[type[Referee]]] = Parts("taisen.arena.{}_checks", "REFEREE")


def referee(game: str) -> Referee:
    """Return a referee for one match of a game.

    Raises:
        BadInput: there is no such game.
    """
    return _referees.of(game)()


def check_cards(
    state: AnyState,
    zone_count: int,
    standing: Mapping[int, tuple[int, ...]],
    of_both: tuple[int, ...] = (),
) -> None:
    """Check that each card is in exactly one place, and noted there.

    Args:
        state: the match.
        zone_count: how many zones a player has.
        standing: the cards that each field object is made of.
        of_both: kinds of zones in which cards of either player may lie.

    Raises:
        Broken: one is not.
    """
    seen = [0] * len(state.owners)
    for index, zone in enumerate(state.zones):
        for card in zone:
            seen[card] += 1
            if state.places[card] != index:
                raise Broken(f"card {card} lies in zone {index} and is noted in {state.places[card]}")
            if state.owners[card] != index // zone_count and index % zone_count not in of_both:
                raise Broken(f"card {card} lies in a zone of another player than its owner")
    for cards in standing.values():
        for card in cards:
            seen[card] += 1
            if state.places[card] != -1:
                raise Broken(f"card {card} is on the field and noted in zone {state.places[card]}")
    for card, count in enumerate(seen):
        if count != 1:
            raise Broken(f"card {card} is in {count} places")
