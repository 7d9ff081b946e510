"""What a game brings so that its matches can be told: the base class of its words.

Owns the interface only; ``taisen.wording.games`` finds the words of a game. They hold no match and no
rule: what a value stands for, which cards stand where, what goes without saying.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.events import Event
    from taisen.kernel.explanations import Explanation
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.language import Word
    from taisen.wording.match import Wording
    from taisen.wording.told import Teller, Thing


class GameWords:
    """How the matches of one game are told."""

    game: ClassVar[str]
    """Name of the game."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events that say nothing new to a reader who is told the others (see ``told.is_quiet``)."""
    fillers: ClassVar[frozenset[str]] = frozenset()
    """Numbers of cards that stand for any card."""
    field_values: ClassVar[tuple[str, ...]] = ()
    """The values of a field card that can be explained."""
    hand_values: ClassVar[tuple[str, ...]] = ()
    """The values of a card in hand that can be explained."""
    actions: ClassVar[tuple[str, ...]] = ()
    """What can be asked why it is not offered."""
    on_field: ClassVar[tuple[str, ...]] = ()
    """Those of them that are done with a field card."""
    not_on_field: ClassVar[tuple[str, str]] = ("not-on-field", "")
    """Reason and rule for an action of these with a card that is not there."""

    # -- cards -------------------------------------------------------------------------------------

    def name(self, card: Definition) -> str:
        """Return the name of a card."""
        raise NotImplementedError

    def sentence(self, card: Definition, word: Word, language: str) -> str:
        """Return an ability of a card, or a part of one, as a sentence."""
        raise NotImplementedError

    def whole(self, card: Definition) -> Sequence[Word]:
        """Return what a card may do that acts as a whole, such as a magic card or a spell."""
        return ()

    # -- what is seen ------------------------------------------------------------------------------

    def standing(self, view: View) -> dict[int, Thing]:
        """Return the cards on the field by id."""
        raise NotImplementedError

    def apart(self, view: View) -> dict[int, Thing]:
        """Return by id the cards elsewhere that have one as those on the field do."""
        return {}

    def known_hand(self, view: View, player: int) -> tuple[str, ...]:
        """Return the numbers of those cards of a player's hand that the viewer knows."""
        raise NotImplementedError

    def states(self, view: View, item: int) -> list[str]:
        """Return the states of a field card that a reader is told of, as ids."""
        raise NotImplementedError

    # -- what happens ------------------------------------------------------------------------------

    def teller(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> Teller:
        """Return what takes the events from ``start`` on down for a viewer."""
        raise NotImplementedError

    # -- what is asked -----------------------------------------------------------------------------

    def value(
        self, words: Wording, kind: str, value: int | str, decision: Decision, option: Option | None
    ) -> int | str:
        """Return what a value of a decision or an option stands for (see ``taisen.messages.arguments``)."""
        raise NotImplementedError

    def phrase(self, words: Wording, phrase: list[str]) -> str | None:
        """Return what a piece of an option's text form stands for, None if it is nothing of this game."""
        return None

    def hint(self, words: Wording, decision: Decision, option: Option) -> str:
        """Return what one wants to know of an option at a glance."""
        return ""

    # -- values and refusals -----------------------------------------------------------------------

    def has_value(self, what: str, lines: list[Explanation]) -> bool:
        """Return whether there is anything to tell of a value that comes about so."""
        return bool(lines)

    def wanted(self, words: Wording, card: Definition, standing: bool, held: bool) -> list[str]:
        """Return the actions that a card of its kind is there for.

        Args:
            words: the match in the reader's words.
            card: the card.
            standing: whether it stands on its player's field.
            held: whether its player holds it, as far as the reader knows.
        """
        raise NotImplementedError
