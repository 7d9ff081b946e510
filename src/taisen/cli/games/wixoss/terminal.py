"""How WIXOSS looks in the terminal: its board, and what its cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.cli.games.base import SEPARATOR, GameTerminal
from taisen.cli.games.wixoss import board
from taisen.cli.games.wixoss.facts import colors, facts, kind, strength
from taisen.cli.screen import GAP
from taisen.wixoss.cards import KINDS, CardDefinition
from taisen.wixoss.colors import COLORS, color_names
from taisen.wixoss.loading import lookup, numbers, written_effect
from taisen.wixoss.sentences import card_sentences
from taisen.wixoss.view import WixossView
from taisen.wording.values import state_words

if TYPE_CHECKING:
    from rich.text import Text

    from taisen.cli.texts import MatchTexts, Texts
    from taisen.kernel.state import Definition
    from taisen.kernel.view import View


class WixossTerminal(GameTerminal):
    """How WIXOSS looks in the terminal."""

    example_card: ClassVar[str] = "WD01-009"
    example_rule: ClassVar[str] = "WX-11.02"
    example_action: ClassVar[str] = "summon"
    colors: ClassVar[tuple[str, ...]] = COLORS
    kinds: ClassVar[tuple[str, ...]] = KINDS

    def moment(self, view: View) -> tuple[int, str]:
        """Return the turn, and the phase with its step."""
        assert isinstance(view, WixossView)
        # The phases before the main phase are over before one looks.
        return view.turn, view.phase if view.phase in ("main", "attack", "end") else ""

    def place_line(self, words: MatchTexts) -> str:
        """Return where the match stands: turn, phase, step and whose turn it is."""
        return board.place_line(words)

    def board_lines(self, words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
        """Return the board as the reader sees it."""
        return board.board_lines(words, decks, hands)

    def hand_lines(self, words: MatchTexts, player: int) -> list[Text]:
        """Return the cards of a hand and a LRIG Deck that the reader knows."""
        return board.hand_lines(words, player)

    def trash_lines(self, words: MatchTexts) -> list[Text]:
        """Return the cards in the trashes of both players."""
        return board.trash_lines(words)

    def card_lines(self, words: MatchTexts, card: Definition) -> list[str]:
        """Return what a card says: its facts, then each of its abilities as a sentence."""
        assert isinstance(card, CardDefinition)
        lines = [words.card_name(card.number), SEPARATOR.join(facts(words, card))]
        lines.extend(words.said(card, ability) for ability in card.abilities)
        if not card.abilities:
            lines.append(words.say("no-effect"))
        return lines

    def standing_words(self, words: MatchTexts, item: int) -> list[str]:
        """Return the states of a field card."""
        states = state_words(words, item)
        return [states] if states else []

    # -- the built-in cards ------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards, set by set."""
        return numbers()

    def lookup(self, number: str) -> CardDefinition:
        """Return a built-in card by its number, its own or a reprint's.

        Raises:
            BadInput: there is no such card.
        """
        return lookup(number)

    def kind(self, card: Definition) -> str:
        """Return the kind of a card."""
        assert isinstance(card, CardDefinition)
        return card.kind

    def colors_of(self, card: Definition) -> tuple[str, ...]:
        """Return the names of the colours of a card."""
        assert isinstance(card, CardDefinition)
        return color_names(card.colors)

    def list_row(self, texts: Texts, card: Definition) -> tuple[str, ...]:
        """Return the line of a card in a list of cards, by columns."""
        assert isinstance(card, CardDefinition)
        return card.number, card.name, kind(texts, card), colors(texts, card), strength(texts, card)

    def page(self, texts: Texts, card: Definition, notation: bool) -> list[str]:
        """Return a card in words: what it is, what it does."""
        assert isinstance(card, CardDefinition)
        lines = [f"{card.number}{GAP}{card.name}", GAP.join(facts(texts, card))]
        lines.extend(card_sentences(card, texts.language) or (texts.say("no-effect"),))
        if notation:
            lines.extend(GAP + line for line in written_effect(card).splitlines())
        return lines
