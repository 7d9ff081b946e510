"""Sentences: what a card does, printed in Japanese, Chinese and English from its notation's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.language.sentences import sentence
from taisen.wixoss.vocabulary.notation import VOCABULARY
from taisen.wixoss.vocabulary.phrases import this_card

if TYPE_CHECKING:
    from taisen.language.words import Word
    from taisen.wixoss.cards import CardDefinition


def card_sentences(definition: CardDefinition, language: str) -> tuple[str, ...]:
    """Return the lines of a card's effect, a sentence each.

    Args:
        definition: the card.
        language: "ja", "zh-Hans", "zh-Hant" or "en".

    Raises:
        ValueError: there is no such language.
    """
    return tuple(part_sentence(definition, ability, language) for ability in definition.abilities)


def part_sentence(definition: CardDefinition, word: Word, language: str) -> str:
    """Return a part of a card's effect as a sentence, as a prompt quotes it.

    Raises:
        ValueError: there is no such language.
    """
    return sentence(word, language, VOCABULARY, this_card(language, definition.kind))
