"""Boards: what the scenario runner asks of a game, and where each game's answers are.

A board builds a position from a scenario's fields, reads single facts of a position by their text, and
draws a position for a message. The runner knows nothing else of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from taisen.games import GAMES, Parts
from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState

Fact = int | str | list[str]
"""A number, a word, or the numbers of the cards in a place."""


class Board(Protocol):
    """What a game gives to scenarios.

    Attributes:
        resting: prompts of the decisions at which a scenario may end without naming them.
        windows: prompts of the decisions that ``pass*`` passes.
        passes: texts of the options that pass one of them.
    """

    resting: frozenset[str]
    windows: frozenset[str]
    passes: tuple[str, ...]

    def build(self, cards: Mapping[str, object], position: Mapping[str, object], place: str) -> AnyState:
        """Return the position that the fields describe, nothing run yet.

        Raises:
            BadInput: a field is wrong, or the position cannot be.
        """

    def fact(self, state: AnyState, subject: str, place: str) -> Fact:
        """Return the fact that ``subject`` names.

        Raises:
            BadInput: there is no such fact.
        """

    def event_words(self, state: AnyState, event: Event) -> tuple[str, ...]:
        """Return the words by which a check may tell ``event`` from others of its name."""

    def question(self, text: str) -> tuple[str, str]:
        """Return the action and the card that an option's text is about, as ``Game.why_not`` wants them."""

    def draw(self, state: AnyState) -> list[str]:
        """Return the position as lines of text."""


_parts: Final[Parts[Board]] = Parts("taisen.{}.scenario_board", "BOARD")


def board(game: str, place: str) -> Board:
    """Return the board of a game.

    Raises:
        BadInput: no game is called so.
    """
    if game not in GAMES:
        raise BadInput(f"{place}: game", repr(game), ", ".join(GAMES))
    return _parts.of(game)
