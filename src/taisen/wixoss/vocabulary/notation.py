"""The vocabulary of WIXOSS, and reading a card's effect with it."""

from __future__ import annotations

from typing import Final

from taisen.language import Vocabulary, assign_keys, read_abilities
from taisen.language.bases import Ability
from taisen.language.conditions import SHARED_CONDITION_WORDS
from taisen.language.control import STEPWISE_WORDS
from taisen.language.quantities import QUANTITY_WORDS
from taisen.language.subjects import SUBJECT_WORDS
from taisen.wixoss.vocabulary.adjectives import ADJECTIVE_WORDS
from taisen.wixoss.vocabulary.amounts import AMOUNT_WORDS
from taisen.wixoss.vocabulary.attached_deeds import ATTACHED_DEED_WORDS
from taisen.wixoss.vocabulary.card_deeds import CARD_DEED_WORDS
from taisen.wixoss.vocabulary.card_lines import CARD_LINE_WORDS
from taisen.wixoss.vocabulary.choosing import CHOOSING_WORDS, number_choices
from taisen.wixoss.vocabulary.conditions import CONDITION_WORDS
from taisen.wixoss.vocabulary.deeds import DEED_WORDS
from taisen.wixoss.vocabulary.delays import DELAY_WORDS
from taisen.wixoss.vocabulary.durations import DURATION_WORDS
from taisen.wixoss.vocabulary.entering_deeds import ENTERING_DEED_WORDS
from taisen.wixoss.vocabulary.field_deeds import FIELD_DEED_WORDS
from taisen.wixoss.vocabulary.filters import FILTER_WORDS
from taisen.wixoss.vocabulary.identity import IDENTITY_WORDS
from taisen.wixoss.vocabulary.lane_deeds import LANE_DEED_WORDS
from taisen.wixoss.vocabulary.life_deeds import LIFE_DEED_WORDS
from taisen.wixoss.vocabulary.line_terms import LINE_LEXICONS
from taisen.wixoss.vocabulary.lines import LINE_WORDS
from taisen.wixoss.vocabulary.match_deeds import MATCH_DEED_WORDS
from taisen.wixoss.vocabulary.measures import MEASURE_WORDS
from taisen.wixoss.vocabulary.modes import MODE_WORDS
from taisen.wixoss.vocabulary.modifications import MODIFICATION_WORDS
from taisen.wixoss.vocabulary.naming import NAMING_WORDS
from taisen.wixoss.vocabulary.nouns import NOUN_WORDS
from taisen.wixoss.vocabulary.paying_deeds import PAYING_DEED_WORDS
from taisen.wixoss.vocabulary.payments import PAYMENT_WORDS
from taisen.wixoss.vocabulary.persons import PERSON_WORDS
from taisen.wixoss.vocabulary.picks import PICK_WORDS
from taisen.wixoss.vocabulary.player_numbers import PLAYER_NUMBER_WORDS
from taisen.wixoss.vocabulary.player_rules import PLAYER_RULE_WORDS
from taisen.wixoss.vocabulary.player_triggers import PLAYER_TRIGGER_WORDS
from taisen.wixoss.vocabulary.pronouns import PRONOUN_WORDS
from taisen.wixoss.vocabulary.putting import PUTTING_WORDS
from taisen.wixoss.vocabulary.qualities import QUALITY_WORDS
from taisen.wixoss.vocabulary.reach import REACH_WORDS
from taisen.wixoss.vocabulary.replacing import REPLACING_WORDS
from taisen.wixoss.vocabulary.restrictions import RESTRICTION_WORDS
from taisen.wixoss.vocabulary.search import SEARCH_WORDS
from taisen.wixoss.vocabulary.targets import TARGET_WORDS
from taisen.wixoss.vocabulary.terms import LEXICONS
from taisen.wixoss.vocabulary.triggers import TRIGGER_WORDS
from taisen.wixoss.vocabulary.virus_deeds import VIRUS_DEED_WORDS
from taisen.wixoss.vocabulary.waiting_lines import WAITING_LINE_WORDS


def build_vocabulary() -> Vocabulary:
    """Return the vocabulary: shared words, the game's words and its terms."""
    vocabulary = Vocabulary("wixoss")
    for words in (
        STEPWISE_WORDS,
        QUANTITY_WORDS,
        MEASURE_WORDS,
        AMOUNT_WORDS,
        FILTER_WORDS,
        NOUN_WORDS,
        ADJECTIVE_WORDS,
        QUALITY_WORDS,
        PERSON_WORDS,
        SHARED_CONDITION_WORDS,
        CONDITION_WORDS,
        PRONOUN_WORDS,
        TARGET_WORDS,
        PICK_WORDS,
        MODIFICATION_WORDS,
        IDENTITY_WORDS,
        REACH_WORDS,
        RESTRICTION_WORDS,
        REPLACING_WORDS,
        PLAYER_RULE_WORDS,
        PLAYER_NUMBER_WORDS,
        DURATION_WORDS,
        DEED_WORDS,
        CARD_DEED_WORDS,
        NAMING_WORDS,
        PUTTING_WORDS,
        FIELD_DEED_WORDS,
        ENTERING_DEED_WORDS,
        MATCH_DEED_WORDS,
        DELAY_WORDS,
        LIFE_DEED_WORDS,
        LANE_DEED_WORDS,
        VIRUS_DEED_WORDS,
        ATTACHED_DEED_WORDS,
        PAYING_DEED_WORDS,
        SEARCH_WORDS,
        MODE_WORDS,
        CHOOSING_WORDS,
        PAYMENT_WORDS,
        TRIGGER_WORDS,
        PLAYER_TRIGGER_WORDS,
        SUBJECT_WORDS,
        LINE_WORDS,
        WAITING_LINE_WORDS,
        CARD_LINE_WORDS,
    ):
        vocabulary.register(words)
    # Parts of an effect.
    vocabulary.include("effect", "step")
    vocabulary.include("step", "action")
    vocabulary.bracket("step", "effect")
    vocabulary.include("condition", "simple-condition")
    vocabulary.include("quantity", "measure")
    # What a deed works on.
    vocabulary.include("target", "field-target")
    vocabulary.include("target", "zone-target")
    vocabulary.include("field-target", "pronoun")
    vocabulary.include("field-target", "field-pick")
    vocabulary.include("card-target", "pronoun")
    vocabulary.include("card-target", "zone-target")
    vocabulary.include("zone-target", "zone-pick")
    vocabulary.include("hand-pick", "zone-target")
    vocabulary.include("hand-pick", "pronoun")
    vocabulary.include("pick", "field-pick")
    vocabulary.include("pick", "zone-pick")
    # What is paid.
    vocabulary.include("cost-item", "ener-price")
    vocabulary.include("cost-item", "coin-price")
    vocabulary.include("cost-item", "cost-part")
    for lexicon in (*LEXICONS, *LINE_LEXICONS):
        vocabulary.add_lexicon(lexicon)
    return vocabulary


VOCABULARY: Final = build_vocabulary()


def read_card_effect(text: str, number: str) -> tuple[Ability, ...]:
    """Read a card's effect, one ability a line, and give its words their keys.

    Args:
        text: the notation.
        number: card number, the beginning of every key.

    Raises:
        NotationError: the text is not understood; it says where and what was expected.
    """
    abilities: list[Ability] = []
    for index, word in enumerate(read_abilities(text, VOCABULARY)):
        assert isinstance(word, Ability)
        assign_keys(word, f"{number}/{index + 1}")
        number_choices(word)
        abilities.append(word)
    return tuple(abilities)
