"""How Battle Spirits looks in the terminal: its board, and what its cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.battle_spirits.cards import BRAVE, FACE_B_UNKNOWN, KINDS, MAGIC, NEXUS, CardDefinition
from taisen.battle_spirits.colors import COLORS, color_names, symbol_names
from taisen.battle_spirits.loading import lookup, numbers, written_conditions, written_effect
from taisen.battle_spirits.sentences import card_sentences, condition_sentences
from taisen.battle_spirits.view import BattleView
from taisen.cli.games.base import SEPARATOR, GameTerminal
from taisen.cli.games.battle_spirits import board
from taisen.cli.screen import GAP, aligned
from taisen.wording.battle_spirits.words import board_view
from taisen.wording.values import state_words

if TYPE_CHECKING:
    from rich.text import Text

    from taisen.cli.texts import MatchTexts, Texts
    from taisen.kernel.state import Definition
    from taisen.kernel.view import View


class BattleSpiritsTerminal(GameTerminal):
    """How Battle Spirits looks in the terminal."""

    example_card: ClassVar[str] = "BS17-003"
    example_rule: ClassVar[str] = "BS-11.05"
    example_action: ClassVar[str] = "attack"
    colors: ClassVar[tuple[str, ...]] = COLORS
    kinds: ClassVar[tuple[str, ...]] = KINDS

    def moment(self, view: View) -> tuple[int, str]:
        """Return the turn, and the step."""
        assert isinstance(view, BattleView)
        return view.turn, view.step

    def place_line(self, words: MatchTexts) -> str:
        """Return where the match stands: turn, step and whose turn it is."""
        return board.place_line(words)

    def board_lines(self, words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
        """Return the board as the reader sees it."""
        return board.board_lines(words, decks, hands)

    def hand_lines(self, words: MatchTexts, player: int) -> list[Text]:
        """Return the cards of a hand that the reader knows, with what they cost now."""
        return board.hand_lines(words, player)

    def trash_lines(self, words: MatchTexts) -> list[Text]:
        """Return the cards in both trashes, the newest first."""
        return board.trash_lines(words)

    def card_lines(self, words: MatchTexts, card: Definition) -> list[str]:
        """Return what a card says: its facts, then each of its abilities as a sentence; both faces of it."""
        assert isinstance(card, CardDefinition)
        lines = self._face_lines(words, card)
        # BS-30.16
        if card.other_face is not None:
            lines.append(_face_title(words, card.other_face))
            lines.extend(self._face_lines(words, card.other_face))
        return lines

    def _face_lines(self, words: MatchTexts, card: CardDefinition) -> list[str]:
        facts = [words.listed(_colors(words, card)), words.term("kind", card.kind), *_facts(words, card)]
        lines = [words.card_name(card.number), SEPARATOR.join(fact for fact in facts if fact)]
        levels: list[str] = []
        for level, count, bp in card.levels:
            text = f"{words.word('level', level=str(level))}: {words.say('cores', count=str(count))}"
            levels.append(text if card.kind == NEXUS else f"{text}, {words.word('bp', bp=str(bp))}")
        if levels and card.kind != MAGIC:
            lines.append(SEPARATOR.join(levels))
        if card.kind == BRAVE:
            lines.append(words.say("brave-bp", bp=f"{card.brave_bp:+d}"))
            lines.extend(
                words.word("brave-condition", condition=condition, side=side)
                for side, condition in condition_sentences(card, words.language)
            )
        lines.extend(words.said(card, ability) for ability in card.abilities)
        if not card.abilities:
            lines.append(words.say("no-effect"))
        return lines

    def standing_words(self, words: MatchTexts, item: int) -> list[str]:
        """Return the cores on a field card and its states."""
        card = next(card for side in board_view(words).players for card in side.field if card.id == item)
        count = board.cores(words, card.cores, card.soul)
        return [words.say("cores", count=count), state_words(words, item)]

    # -- the built-in cards ------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards, set by set."""
        return numbers()

    def lookup(self, number: str) -> CardDefinition:
        """Return a built-in card by its number.

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
        return (
            card.number,
            card.name,
            texts.term("kind", card.kind),
            "/".join(_colors(texts, card)),
            texts.say("cost", cost=str(card.cost)),
        )

    def page(self, texts: Texts, card: Definition, notation: bool) -> list[str]:
        """Return a card in words: what it is, its levels, what it does; its face B behind it."""
        assert isinstance(card, CardDefinition)
        lines = self._face_page(texts, card, notation)
        # BS-30.02
        if card.other_face is not None:
            lines.append(_face_title(texts, card.other_face))
            lines.extend(self._face_page(texts, card.other_face, notation))
        return lines

    def _face_page(self, texts: Texts, card: CardDefinition, notation: bool) -> list[str]:
        facts = [texts.term("kind", card.kind), "/".join(_colors(texts, card)), *_facts(texts, card)]
        lines = [f"{card.number}{GAP}{card.name}", GAP.join(facts)]
        lines.extend(GAP + line for line in _doubts(texts, card))
        if card.kind != MAGIC:
            rows: list[tuple[str, ...]] = [
                (
                    texts.word("level", level=str(level)),
                    texts.say("cores", count=str(count)),
                    *(() if card.kind == NEXUS else (texts.word("bp", bp=str(bp)),)),
                )
                for level, count, bp in card.levels
            ]
            lines.extend(GAP + line for line in aligned(rows))
        if card.kind == BRAVE:
            lines.append(GAP + texts.say("brave-bp", bp=f"{card.brave_bp:+d}"))
            lines.extend(
                GAP + texts.word("brave-condition", condition=condition, side=side)
                for side, condition in condition_sentences(card, texts.language)
            )
        lines.extend(card_sentences(card, texts.language) or (texts.say("no-effect"),))
        if notation:
            for name, condition in written_conditions(card).items():
                if condition:
                    side = name.removesuffix("_condition").removeprefix("brave")
                    lines.append(GAP + f"combines {side} with {condition}".replace("  ", " "))
            lines.extend(GAP + line for line in written_effect(card).splitlines())
        return lines


def _face_title(texts: Texts, face: CardDefinition) -> str:
    return texts.say("face-b") if face.reborn else texts.say("face-a")


def _doubts(texts: Texts, card: CardDefinition) -> list[str]:
    """What of a card is not known from the card itself."""
    found: list[str] = []
    if "symbols" in card.assumed:
        found.append(texts.say("assumed-symbols"))
    if "reduction" in card.assumed:
        found.append(texts.say("assumed-reduction"))
    if FACE_B_UNKNOWN in card.unknown:
        found.append(texts.say("unknown-face-b"))
    return found


def _colors(texts: Texts, card: CardDefinition) -> list[str]:
    return [texts.term("color", name) for name in color_names(card.colors)]


def _facts(texts: Texts, card: CardDefinition) -> list[str]:
    """What a card costs, brings and belongs to."""
    facts = [texts.say("contract-card")] if card.contract else []
    facts += [texts.say("token-card")] if card.token else []
    facts.append(texts.say("cost", cost=str(card.cost)))
    if any(card.reduction):
        facts.append(texts.say("reduction", symbols=texts.symbols(symbol_names(card.reduction))))
    if any(card.symbols):
        facts.append(texts.say("symbols", symbols=texts.symbols(symbol_names(card.symbols))))
    if card.families:
        facts.append(texts.say("families", families=texts.listed(list(card.families))))
    if card.mirage_cost >= 0:
        facts.append(texts.say("mirage-cost", cost=str(card.mirage_cost)))
    if card.over_count is not None:
        counts, bp = card.over_count
        facts.append(texts.say("over-count", counts=str(counts), bp=str(bp)))
    return facts
