"""Mat: what the table asks of a game to show a match: boards, questions, log, movements, details.

Owns the interface only; ``taisen.table.mats.mat`` finds the one of a game. A mat holds no match and no
rule: it draws the view of one viewer and words what that viewer may know. ``viewer`` is 0, 1, or None for
everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.kernel.view import View
    from taisen.table.wire import Board, Decision, Details, Face, LogLine, Move, Result
    from taisen.wording import Told


class Mat:
    """How one game is shown.

    Attributes:
        game: name of the game.
        windows: kinds of windows that auto-pass tells apart.
    """

    game: str
    windows: tuple[str, ...]

    def board(self, match: Match, viewer: int | None, language: str, view: View | None = None) -> Board:
        """Return the position as ``viewer`` sees it; ``view`` is what that is, if it was made already."""
        raise NotImplementedError

    def numbers(self, board: Board) -> set[str]:
        """Return the numbers of the cards that are to be seen on a board."""
        raise NotImplementedError

    def standing(self, board: Board) -> dict[str, tuple[int, str]]:
        """Return the cards on the field: player and number of each by its ref, in the order of the board."""
        raise NotImplementedError

    def life(self, board: Board) -> list[int]:
        """Return both players' life as a board shows it."""
        raise NotImplementedError

    def attacker(self, board: Board) -> str:
        """Return the ref of the card that attacks, empty for none."""
        raise NotImplementedError

    def face(self, match: Match | None, number: str, language: str) -> Face:
        """Return what is printed on a card; without a match, on the built-in one.

        Raises:
            BadInput: there is no such card.
        """
        raise NotImplementedError

    def decision(
        self, match: Match, viewer: int | None, serial: int, language: str, view: View | None = None
    ) -> Decision | None:
        """Return the pending question: whole for the player who is asked, for others only who that is.

        ``view`` is what ``viewer`` sees, if it was made already.
        """
        raise NotImplementedError

    def window(self, match: Match) -> str:
        """Return the kind of the window that is asked, one of ``windows``, empty for none.

        It follows from public facts alone, whatever the player holds.
        """
        raise NotImplementedError

    def may_ability(self, match: Match) -> str:
        """Return the key of the ability that may be given or not, if that is what is asked, else empty."""
        raise NotImplementedError

    def told(self, match: Match, viewer: int | None, start: int) -> list[Told]:
        """Return what ``viewer`` is told of ``match.events[start:]``, right after they happened."""
        raise NotImplementedError

    def line(self, told: Told, index: int, language: str, viewer: int | None) -> LogLine:
        """Return a line of the log in words."""
        raise NotImplementedError

    def moves(self, match: Match, viewer: int | None, start: int) -> list[Move]:
        """Return the movements of ``match.events[start:]``, right after they happened."""
        raise NotImplementedError

    def result(self, match: Match, viewer: int | None, language: str) -> Result | None:
        """Return how the match ended, None while it is running."""
        raise NotImplementedError

    def details(
        self,
        match: Match,
        viewer: int | None,
        ref: str,
        number: str,
        id: int,  # noqa: A002 - as the message calls it
        language: str,
    ) -> Details:
        """Return all that is to be told of a card.

        Args:
            match: the match.
            viewer: who asks.
            ref: the card on the viewer's board, empty to ask by number.
            number: number of a card, for one that is not on the board.
            id: number of the question, repeated in the answer.
            language: the viewer's.

        Raises:
            BadInput: the viewer sees no such thing, or there is no such card.
        """
        raise NotImplementedError
