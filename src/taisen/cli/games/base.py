"""What a game brings so that it can be played in the terminal: the base class of how it looks there.

Owns the interface, and what all boards have in common: rows that line up, hands with equal cards together.
Everything shown is read from a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text

from taisen.cli.screen import DIM, GAP, STRONG, STYLES, row_text, widths

if TYPE_CHECKING:
    from taisen.cli.texts import MatchTexts, Texts
    from taisen.kernel.state import Definition
    from taisen.kernel.view import View

SEPARATOR: Final = " · "


class GameTerminal:
    """How one game looks in the terminal."""

    example_card: ClassVar[str]
    """The number of a card, to be shown where one is to be typed."""
    example_rule: ClassVar[str]
    """The number of a rule, likewise."""
    example_action: ClassVar[str]
    """An action that can be asked why it is not offered."""
    colors: ClassVar[tuple[str, ...]]
    """The colours of its cards."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of its cards."""

    # -- a match -----------------------------------------------------------------------------------

    def moment(self, view: View) -> tuple[int, str]:
        """Return the turn, 0 before the first, and the part of it in which a board is worth a look."""
        raise NotImplementedError

    def place_line(self, words: MatchTexts) -> str:
        """Return where the match stands: turn, step and whose turn it is."""
        raise NotImplementedError

    def board_lines(self, words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
        """Return the board as the reader sees it.

        Args:
            words: the match in the reader's words.
            decks: what the players' decks are called.
            hands: whose hands are shown.
        """
        raise NotImplementedError

    def hand_lines(self, words: MatchTexts, player: int) -> list[Text]:
        """Return the cards of a hand that the reader knows."""
        raise NotImplementedError

    def trash_lines(self, words: MatchTexts) -> list[Text]:
        """Return the cards in both players' trashes."""
        raise NotImplementedError

    def card_lines(self, words: MatchTexts, card: Definition) -> list[str]:
        """Return what a card says: its facts, then each of its abilities as a sentence."""
        raise NotImplementedError

    def standing_words(self, words: MatchTexts, item: int) -> list[str]:
        """Return how a field card stands there."""
        raise NotImplementedError

    # -- the built-in cards ------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards, set by set."""
        raise NotImplementedError

    def lookup(self, number: str) -> Definition:
        """Return a built-in card by its number.

        Raises:
            BadInput: there is no such card.
        """
        raise NotImplementedError

    def kind(self, card: Definition) -> str:
        """Return the kind of a card."""
        raise NotImplementedError

    def colors_of(self, card: Definition) -> tuple[str, ...]:
        """Return the names of the colours of a card."""
        raise NotImplementedError

    def list_row(self, texts: Texts, card: Definition) -> tuple[str, ...]:
        """Return the line of a card in a list of cards, by columns."""
        raise NotImplementedError

    def page(self, texts: Texts, card: Definition, notation: bool) -> list[str]:
        """Return a built-in card in words: what it is, its values, what it does; its notation if wanted."""
        raise NotImplementedError


def color_style(colors: tuple[str, ...]) -> str:
    """Return the style of a card of these colours."""
    return STYLES.get(colors[0], "") if colors else ""


def pile_lines(words: MatchTexts, title: str, cards: tuple[str, ...], count: int) -> list[Text]:
    """Return a pile of cards under a title, those that the reader knows by name, one a line."""
    lines = [Text(title, STRONG)]
    lines.extend(Text(GAP * 2 + words.card_name(number)) for number in cards)
    lines.extend(unknown_lines(words, len(cards), count))
    return lines


def held_lines(
    words: MatchTexts, title: str, rows: dict[str, tuple[list[str], str]], known: int, count: int
) -> list[Text]:
    """Return a hand under a title: equal cards together.

    Args:
        words: the match in the reader's words.
        title: what stands above it.
        rows: by number what is told of the card, beginning with how it is called, and its style.
        known: how many cards the reader knows.
        count: how many there are.
    """
    lines = [Text(title, STRONG)]
    columns = widths([cells for cells, _ in rows.values()])
    for cells, style in rows.values():
        lines.append(row_text(cells, columns, ["", style], GAP * 2))
    lines.extend(unknown_lines(words, known, count))
    return lines


def unknown_lines(words: MatchTexts, known: int, count: int) -> list[Text]:
    """Return the line that tells of cards that the reader does not know, or that there are none."""
    if count > known:
        return [Text(GAP * 2 + words.say("unknown-cards", count=str(count - known)), DIM)]
    return [] if count else [Text(GAP * 2 + words.say("hand-empty"), DIM)]


def counted(cards: tuple[str, ...]) -> dict[str, int]:
    """Return how often each card is there, in the order in which they first come."""
    counts: dict[str, int] = {}
    for number in cards:
        counts[number] = counts.get(number, 0) + 1
    return counts


def called(number: str, count: int) -> str:
    """Return how equal cards are called together.

    >>> called("BS17-001", 2)
    'BS17-001 x2'
    """
    return number if count == 1 else f"{number} x{count}"
