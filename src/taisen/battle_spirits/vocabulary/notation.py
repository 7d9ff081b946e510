"""The vocabulary of Battle Spirits, and reading and printing a card's effect with it."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.vocabulary.accel import ACCEL_WORDS
from taisen.battle_spirits.vocabulary.adjectives import ADJECTIVE_WORDS
from taisen.battle_spirits.vocabulary.advents import ADVENT_WORDS
from taisen.battle_spirits.vocabulary.alternatives import ALTERNATIVE_WORDS
from taisen.battle_spirits.vocabulary.amounts import AMOUNT_WORDS
from taisen.battle_spirits.vocabulary.assault import ASSAULT_WORDS
from taisen.battle_spirits.vocabulary.away_lines import AWAY_WORDS
from taisen.battle_spirits.vocabulary.braves import BRAVE_WORDS
from taisen.battle_spirits.vocabulary.bursts import BURST_WORDS
from taisen.battle_spirits.vocabulary.card_actions import CARD_ACTION_WORDS
from taisen.battle_spirits.vocabulary.card_targets import CARD_TARGET_WORDS
from taisen.battle_spirits.vocabulary.choices import CHOICE_WORDS
from taisen.battle_spirits.vocabulary.conditions import CONDITION_WORDS
from taisen.battle_spirits.vocabulary.contract_walkers import CONTRACT_WALKER_WORDS
from taisen.battle_spirits.vocabulary.contracts import CONTRACT_WORDS
from taisen.battle_spirits.vocabulary.core_actions import CORE_ACTION_WORDS
from taisen.battle_spirits.vocabulary.core_supply import CORE_SUPPLY_WORDS
from taisen.battle_spirits.vocabulary.cores_to_others import CORES_TO_OTHERS_WORDS
from taisen.battle_spirits.vocabulary.cores_to_this import CORES_TO_THIS_WORDS
from taisen.battle_spirits.vocabulary.cost_rules import COST_RULE_WORDS
from taisen.battle_spirits.vocabulary.counts import COUNT_WORDS
from taisen.battle_spirits.vocabulary.crush import CRUSH_WORDS
from taisen.battle_spirits.vocabulary.deck_actions import DECK_ACTION_WORDS
from taisen.battle_spirits.vocabulary.decrees import DECREE_WORDS
from taisen.battle_spirits.vocabulary.deeds import DEED_WORDS
from taisen.battle_spirits.vocabulary.delays import DELAY_WORDS
from taisen.battle_spirits.vocabulary.departures import (
    DEPARTURE_WORDS,
)
from taisen.battle_spirits.vocabulary.depletions import DEPLETION_WORDS
from taisen.battle_spirits.vocabulary.effect_actions import EFFECT_ACTION_WORDS
from taisen.battle_spirits.vocabulary.exchange import EXCHANGE_WORDS
from taisen.battle_spirits.vocabulary.field_actions import FIELD_ACTION_WORDS
from taisen.battle_spirits.vocabulary.field_costs import FIELD_COST_WORDS
from taisen.battle_spirits.vocabulary.field_rules import FIELD_RULE_WORDS
from taisen.battle_spirits.vocabulary.filters import FILTER_WORDS
from taisen.battle_spirits.vocabulary.genesis import GENESIS_WORDS
from taisen.battle_spirits.vocabulary.hand_discards import HAND_DISCARD_WORDS
from taisen.battle_spirits.vocabulary.hand_prices import HAND_PRICE_WORDS
from taisen.battle_spirits.vocabulary.hand_triggers import HAND_TRIGGER_WORDS
from taisen.battle_spirits.vocabulary.heads import HEAD_WORDS
from taisen.battle_spirits.vocabulary.laid_magic import LAID_MAGIC_WORDS
from taisen.battle_spirits.vocabulary.level_costs import LEVEL_COST_WORDS
from taisen.battle_spirits.vocabulary.lines import LINE_WORDS
from taisen.battle_spirits.vocabulary.lost_life import LOST_LIFE_WORDS
from taisen.battle_spirits.vocabulary.magic import MAGIC_WORDS
from taisen.battle_spirits.vocabulary.manifestation import MANIFESTATION_WORDS
from taisen.battle_spirits.vocabulary.mirages import MIRAGE_WORDS
from taisen.battle_spirits.vocabulary.modifications import MODIFICATION_WORDS
from taisen.battle_spirits.vocabulary.nature import NATURE_WORDS
from taisen.battle_spirits.vocabulary.nouns import NOUN_WORDS
from taisen.battle_spirits.vocabulary.own_state import OWN_STATE_WORDS
from taisen.battle_spirits.vocabulary.own_triggers import OWN_TRIGGER_WORDS
from taisen.battle_spirits.vocabulary.payments import PAYMENT_WORDS
from taisen.battle_spirits.vocabulary.permissions import PERMISSION_WORDS
from taisen.battle_spirits.vocabulary.player_rules import PLAYER_RULE_WORDS
from taisen.battle_spirits.vocabulary.player_triggers import PLAYER_TRIGGER_WORDS
from taisen.battle_spirits.vocabulary.precedence import PRECEDENCE_WORDS
from taisen.battle_spirits.vocabulary.presence import PRESENCE_WORDS
from taisen.battle_spirits.vocabulary.prices import PRICE_WORDS
from taisen.battle_spirits.vocabulary.qualities import QUALITY_WORDS
from taisen.battle_spirits.vocabulary.rebirth import REBIRTH_WORDS
from taisen.battle_spirits.vocabulary.reserve import RESERVE_WORDS
from taisen.battle_spirits.vocabulary.restrictions import RESTRICTION_WORDS
from taisen.battle_spirits.vocabulary.revealed_lines import REVEALED_LINE_WORDS
from taisen.battle_spirits.vocabulary.seals import SEAL_WORDS
from taisen.battle_spirits.vocabulary.skills import SKILL_WORDS
from taisen.battle_spirits.vocabulary.soul_core_words import SOUL_CORE_WORDS
from taisen.battle_spirits.vocabulary.strengthening import STRENGTHENING_WORDS
from taisen.battle_spirits.vocabulary.target_rules import TARGET_RULE_WORDS
from taisen.battle_spirits.vocabulary.targets import TARGET_WORDS
from taisen.battle_spirits.vocabulary.terms import lexicons
from taisen.battle_spirits.vocabulary.text_qualities import TEXT_QUALITY_WORDS
from taisen.battle_spirits.vocabulary.times import TIME_WORDS
from taisen.battle_spirits.vocabulary.token_words import TOKEN_WORDS
from taisen.battle_spirits.vocabulary.transfer import TRANSFER_WORDS
from taisen.battle_spirits.vocabulary.trash_cores import TRASH_CORE_WORDS
from taisen.battle_spirits.vocabulary.triggers import TRIGGER_WORDS
from taisen.battle_spirits.vocabulary.turns import TURN_WORDS
from taisen.battle_spirits.vocabulary.ultimates import ULTIMATE_WORDS
from taisen.battle_spirits.vocabulary.walker_words import WALKER_WORDS
from taisen.language import Vocabulary, assign_keys, read, read_abilities
from taisen.language.bases import Ability, Filter
from taisen.language.conditions import EITHER_CONDITION_WORDS, SHARED_CONDITION_WORDS
from taisen.language.control import CONTROL_WORDS
from taisen.language.players import PLAYER_WORDS
from taisen.language.quantities import QUANTITY_WORDS
from taisen.language.subjects import SUBJECT_WORDS


def build_vocabulary() -> Vocabulary:
    """Return the vocabulary: shared words, the game's words and its terms."""
    vocabulary = Vocabulary("battle-spirits")
    for words in (
        CONTROL_WORDS,
        QUANTITY_WORDS,
        AMOUNT_WORDS,
        FILTER_WORDS,
        QUALITY_WORDS,
        TEXT_QUALITY_WORDS,
        ADJECTIVE_WORDS,
        NOUN_WORDS,
        PLAYER_WORDS,
        TIME_WORDS,
        SHARED_CONDITION_WORDS,
        EITHER_CONDITION_WORDS,
        CONDITION_WORDS,
        TARGET_WORDS,
        CARD_TARGET_WORDS,
        TRIGGER_WORDS,
        PLAYER_TRIGGER_WORDS,
        OWN_TRIGGER_WORDS,
        MODIFICATION_WORDS,
        PLAYER_RULE_WORDS,
        SOUL_CORE_WORDS,
        STRENGTHENING_WORDS,
        RESTRICTION_WORDS,
        FIELD_ACTION_WORDS,
        CORE_SUPPLY_WORDS,
        DECREE_WORDS,
        WALKER_WORDS,
        FIELD_RULE_WORDS,
        SKILL_WORDS,
        CORE_ACTION_WORDS,
        CORES_TO_THIS_WORDS,
        CORES_TO_OTHERS_WORDS,
        GENESIS_WORDS,
        COST_RULE_WORDS,
        COUNT_WORDS,
        DELAY_WORDS,
        PAYMENT_WORDS,
        CARD_ACTION_WORDS,
        EFFECT_ACTION_WORDS,
        SUBJECT_WORDS,
        HEAD_WORDS,
        LINE_WORDS,
        PRECEDENCE_WORDS,
        EXCHANGE_WORDS,
        BRAVE_WORDS,
        HAND_TRIGGER_WORDS,
        REVEALED_LINE_WORDS,
        TRANSFER_WORDS,
        LOST_LIFE_WORDS,
        CRUSH_WORDS,
        TRASH_CORE_WORDS,
        OWN_STATE_WORDS,
        HAND_PRICE_WORDS,
        FIELD_COST_WORDS,
        ASSAULT_WORDS,
        ALTERNATIVE_WORDS,
        BURST_WORDS,
        AWAY_WORDS,
        CONTRACT_WALKER_WORDS,
        DEED_WORDS,
        CONTRACT_WORDS,
        DEPARTURE_WORDS,
        MAGIC_WORDS,
        LAID_MAGIC_WORDS,
        MANIFESTATION_WORDS,
        NATURE_WORDS,
        PERMISSION_WORDS,
        ADVENT_WORDS,
        TURN_WORDS,
        PRICE_WORDS,
        ACCEL_WORDS,
        SEAL_WORDS,
        REBIRTH_WORDS,
        RESERVE_WORDS,
        ULTIMATE_WORDS,
        CHOICE_WORDS,
        DECK_ACTION_WORDS,
        DEPLETION_WORDS,
        TOKEN_WORDS,
        MIRAGE_WORDS,
        PRESENCE_WORDS,
        HAND_DISCARD_WORDS,
        LEVEL_COST_WORDS,
        TARGET_RULE_WORDS,
    ):
        vocabulary.register(words)
    vocabulary.include("effect", "step")
    vocabulary.include("step", "action")
    vocabulary.bracket("step", "effect")
    vocabulary.include("condition", "simple-condition")
    for lexicon in lexicons():
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
        abilities.append(word)
    return tuple(abilities)


def read_brave_condition(text: str, number: str) -> Filter:
    """Read what a brave may be combined with, as a filter of field cards.

    Raises:
        NotationError: the text is not understood.
    """
    word = read(text, VOCABULARY, "filter")
    assert isinstance(word, Filter)
    assign_keys(word, f"{number}/combines")
    return word
