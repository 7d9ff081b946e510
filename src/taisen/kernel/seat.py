"""Seats: what a player, a person or a bot, holds of a match: a view, decisions, samples, an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.decisions import Decision, Option
from taisen.kernel.errors import IllegalAnswer, shown
from taisen.kernel.state import Definition
from taisen.kernel.view import View

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.kernel.match import Match


class Seat:
    """One player's place at a match. Nothing hidden from the player can be reached through it.

    Attributes:
        player: 0 or 1.
    """

    __slots__ = ("_match", "player")

    def __init__(self, match: Match, player: int) -> None:
        self._match = match
        self.player = player

    @property
    def game(self) -> Game:
        """The rules, which hold nothing of this match."""
        return self._match.game

    @property
    def decision(self) -> Decision | None:
        """The pending decision if this player must answer it, else None.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> seat = match.seat(match.decision.player)
        >>> seat.decision is match.decision
        True
        """
        decision = self._match.decision
        return decision if decision is not None and decision.player == self.player else None

    @property
    def view(self) -> View:
        """What this player sees now.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.seat(0).view.player
        0
        """
        return self._match.view(self.player)

    def answer(self, answer: Option | int | str) -> None:
        """Answer this player's decision by an option, its index or its text.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.seat(match.decision.player).answer("go-first")
        >>> match.decision.prompt
        'mulligan'

        Raises:
            IllegalAnswer: it is not this player's turn to answer, or no such option is offered.
        """
        if self.decision is None:
            said = answer.text if isinstance(answer, Option) else answer
            raise IllegalAnswer(
                f"answer {shown(said)} of player {self.player}: no decision of this player is pending"
            )
        self._match.answer(answer)

    def concede(self) -> None:
        """Give the match up for this player, whoever must decide.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.seat(0).concede()
        >>> match.outcome.reason
        'concession'

        Raises:
            IllegalAnswer: the match is over.
        """
        self._match.concede(self.player)

    def sample(self, seed: int | str, pool: tuple[Definition, ...] | None = None) -> Match:
        """Return a copy of the match in which all that this player does not know is dealt anew.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> seat = match.seat(match.decision.player)
        >>> sampled = seat.sample(seed=1)
        >>> sampled.seat(seat.player).view.to_data() == seat.view.to_data()
        True

        Args:
            seed: samples of different seeds differ.
            pool: cards that the opponent's deck may hold (see ``taisen.catalog.likely_pool``); without it
                both deck lists count as known.

        Raises:
            IllegalAnswer: it is not this player's decision: what the other is asked would tell its cards.
        """
        decision = self._match.decision
        if decision is not None and decision.player != self.player:
            raise IllegalAnswer(f"sample for player {self.player}: the decision is the other player's")
        return self._match.sample(self.player, seed, pool)
