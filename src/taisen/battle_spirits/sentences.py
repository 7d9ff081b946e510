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


def condition_sentences(definition: CardDefinition, language: str) -> list[tuple[str, str]]:
    """Return (side, sentence) for each condition of a brave; none for other cards.

    The side is "left" or "right" for an otherworld-god brave (BS-16.05), "none" for others.

    Raises:
        ValueError: there is no such language.
    """
    conditions = (
        ("none", definition.brave_condition),
        ("left", definition.left_condition),
        ("right", definition.right_condition),
    )
    return [
        (side, part_sentence(definition, condition, language))
        for side, condition in conditions
        if condition is not None
    ]


def part_sentence(definition: CardDefinition, word: Word, language: str) -> str:
    """Return a part of a card's effect as a sentence, as a prompt quotes it.

    Raises:
        ValueError: there is no such language.
    """
    return sentence(word, language, VOCABULARY, this_card(language, definition.kind))
