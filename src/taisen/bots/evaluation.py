"""Evaluation: how good a position looks to one player, in points; read from that player's view alone.

Each game has its own, in the module of its name beside this one. The numbers there are meant to be read and
changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.games import Parts

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.outcome import Outcome
    from taisen.kernel.view import View

WON: Final = 100_000.0
"""What a won match counts; a lost one counts as much below zero."""


class Evaluation:
    """Scores a view; each game has its own.

    Attributes:
        replies: prompts at which the opponent is taken to answer well rather than to pass.
        repeated: kinds of action of which a whole run is tried too: alone, none of them may look worth it.
        errors: the share of their decisions that the erring bots take without looking, the weakest first:
            measured so that each step of the ladder from random to greedy is about as high.
    """

    replies: ClassVar[frozenset[str]] = frozenset()
    repeated: ClassVar[frozenset[str]] = frozenset()
    errors: ClassVar[tuple[float, ...]] = (0.85, 0.65, 0.5, 0.35, 0.2)

    def reply(self, view: View, decision: Decision) -> Option:
        """Return a sensible answer to a decision in ``replies``, seen by the player who is asked."""
        return decision.default

    def sequel(self, decision: Decision) -> Option:
        """Return how either player is taken to go on until positions are compared."""
        return decision.default

    def score(self, view: View, player: int) -> float:
        """Return how good the position is for ``player``: above zero if it is ahead."""
        raise NotImplementedError


def ended(outcome: Outcome, turn: int, player: int) -> float:
    """Return what a match that is over counts for ``player``."""
    if outcome.winner < 0:
        return 0.0
    # A win soon is better than a win later.
    points = WON - turn
    return points if outcome.winner == player else -points


_parts: Final[Parts[Evaluation]] = Parts("taisen.bots.{}", "EVALUATION")


def evaluation_of(game: str) -> Evaluation:
    """Return the evaluation of a game's positions.

    Raises:
        BadInput: there is no such game.
    """
    return _parts.of(game)
