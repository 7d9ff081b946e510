"""Sentences: what a card does, printed in Japanese, Chinese and English from its notation's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.battle_spirits.vocabulary.notation import VOCABULARY
from taisen.battle_spirits.vocabulary.phrases import this_card
from taisen.language.sentences import sentence

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.language.words import Word


def card_sentences(definition: CardDefinition, language: str) -> tuple[str, ...]:
    """Return the lines of a card's effect, a sentence each.

    Args:
        definition: the card.
        language: "ja", "zh-Hans", "zh-Hant" or "en".

    Raises:
        ValueError: there is no such language.
    """
    return tuple(part_sentence(definition, ability, language) for ability in definition.abilities)


def condition_sentence(definition: CardDefinition, language: str) -> str:
    """Return what a brave may be combined with; empty for other cards.

    Raises:
        ValueError: there is no such language.
    """
    condition = definition.brave_condition
    return "" if condition is None else part_sentence(definition, condition, language)


def part_sentence(definition: CardDefinition, word: Word, language: str) -> str:
    """Return a part of a card's effect as a sentence, as a prompt quotes it.

    Raises:
        ValueError: there is no such language.
    """
    return sentence(word, language, VOCABULARY, this_card(language, definition.kind))
