"""Faces: what is printed on a card of Battle Spirits, its effect as sentences in the reader's language.

Owns which badges an effect has: its timings and its keywords, as ids.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, keywords_of
from taisen.battle_spirits.colors import color_names, symbol_names
from taisen.battle_spirits.positions import FILLER
from taisen.battle_spirits.sentences import condition_sentences, part_sentence
from taisen.battle_spirits.vocabulary.abilities import (
    FLASH,
    MAIN,
    Activated,
    Burst,
    CardAbility,
    MagicEffect,
    Permission,
    Trigger,
    Triggered,
)
from taisen.battle_spirits.vocabulary.own_triggers import ThisAttacks, ThisBattles, ThisBlocks
from taisen.table.boards import BattleSpiritsFace, EffectLine, LevelRow
from taisen.wording import Words

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.language.bases import Ability

MAIN_BADGE: Final = "main"
FLASH_BADGE: Final = "flash"
BURST_BADGE: Final = "burst"
TRIGGER_BADGES: Final[dict[type[Trigger], tuple[str, ...]]] = {
    ThisAttacks: ("attack",),
    ThisBlocks: ("block",),
    ThisBattles: ("attack", "block"),
}
TIMINGS: Final = (MAIN_BADGE, FLASH_BADGE, BURST_BADGE, "attack", "block")
"""Badges that are no keywords, in the order in which they are shown."""
CACHED: Final = 1024


@lru_cache(maxsize=CACHED)
def draw_face(card: CardDefinition, language: str) -> BattleSpiritsFace:
    """Return the face of a card.

    Args:
        card: the card.
        language: one of ``LANGUAGES``.
    """
    words = Words(language)
    effects = [
        EffectLine(part_sentence(card, ability, language), levels(ability), badges(ability))
        for ability in card.abilities
    ]
    effects[:0] = [
        EffectLine(words.word("brave-condition", condition=condition, side=side))
        for side, condition in condition_sentences(card, language)
    ]
    badged = {badge for line in effects for badge in line.keywords}
    return BattleSpiritsFace(
        card.number,
        words.word("any-card") if card.number == FILLER.number else card.name,
        card.kind,
        words.term("kind", card.kind),
        list(color_names(card.colors)),
        card.cost,
        list(symbol_names(card.reduction)),
        list(symbol_names(card.symbols)),
        list(card.families),
        # A magic card of the list has no levels; what others might say of them means nothing.
        [] if card.kind == MAGIC else [LevelRow(level, cores, bp) for level, cores, bp in card.levels],
        card.brave_bp if card.kind == BRAVE else 0,
        card.mirage_cost,
        [] if card.over_count is None else list(card.over_count),
        card.contract,
        card.token,
        "" if card.other_face is None else card.other_face.number,
        list(card.assumed),
        list(card.unknown),
        effects,
        [*(badge for badge in TIMINGS if badge in badged), *sorted(badged.difference(TIMINGS))],
    )


def levels(ability: Ability) -> list[int]:
    """Return at which levels an ability works, empty for all."""
    mask = ability.levels if isinstance(ability, CardAbility) else 0
    return [level for level in range(mask.bit_length()) if mask >> level & 1]


def badges(ability: Ability) -> list[str]:
    """Return the badges of an ability: its timing, then its keywords."""
    found: list[str] = []
    windows = ability.windows if isinstance(ability, (Activated, MagicEffect)) else 0
    if windows & MAIN:
        found.append(MAIN_BADGE)
    if windows & FLASH or isinstance(ability, Permission):
        found.append(FLASH_BADGE)
    if isinstance(ability, Burst):
        found.append(BURST_BADGE)
    elif isinstance(ability, Triggered):
        found.extend(TRIGGER_BADGES.get(type(ability.trigger), ()))
    found.extend(keywords_of(ability))
    return list(dict.fromkeys(found))
