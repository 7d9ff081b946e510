"""Faces: what is printed on a card of WIXOSS, its effect as sentences in the reader's language.

Owns which badges an effect has: how it is used or works, and its keywords, as ids.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taisen.table.boards import EffectLine, WixossFace
from taisen.table.mats.wixoss.board import limit_shown
from taisen.wixoss.cards import LRIG, TIMINGS
from taisen.wixoss.colors import color_names, ener_names
from taisen.wixoss.sentences import part_sentence
from taisen.wixoss.vocabulary.abilities import (
    CROSS,
    DRIVE,
    Action,
    Appearance,
    Bet,
    CardAbility,
    Chain,
    Constant,
    CrossCondition,
    Decorate,
    Encore,
    LifeBurst,
    Ride,
    RiseCondition,
    TrapIcon,
    Triggered,
)
from taisen.wixoss.vocabulary.changes import KeywordGrant
from taisen.wording import Words
from taisen.wording.games import game_words

if TYPE_CHECKING:
    from taisen.language.bases import Ability
    from taisen.wixoss.cards import CardDefinition

GAME: Final = "wixoss"
ENTER_BADGE: Final = "enter"
AUTO_BADGE: Final = "auto"
CONSTANT_BADGE: Final = "constant"
LAYER_BADGE: Final = "layer"
KIND_BADGES: Final[tuple[tuple[type[Ability], str], ...]] = (
    (Action, "action"),
    (LifeBurst, "burst"),
    (TrapIcon, "trap"),
    (Appearance, "appearance"),
    (RiseCondition, "rise"),
    (CrossCondition, "cross"),
    (Encore, "encore"),
    (Bet, "bet"),
    (Chain, "chain"),
    (Ride, "ride"),
    (Decorate, "decorate"),
)
STATE_BADGES: Final = {CROSS: "cross", DRIVE: "drive"}
WAYS: Final = (
    CONSTANT_BADGE,
    AUTO_BADGE,
    ENTER_BADGE,
    LAYER_BADGE,
    *dict.fromkeys((*(badge for _, badge in KIND_BADGES), *STATE_BADGES.values())),
)
"""Badges that are no keywords, in the order in which they are shown."""
CACHED: Final = 2048


@lru_cache(maxsize=CACHED)
def draw_face(card: CardDefinition, language: str) -> WixossFace:
    """Return the face of a card.

    Args:
        card: the card.
        language: one of ``LANGUAGES``.
    """
    words = Words(language)
    effects = [
        EffectLine(part_sentence(card, ability, language), keywords=badges(ability))
        for ability in card.abilities
    ]
    badged = {badge for line in effects for badge in line.keywords}
    costs = card.alternatives or ((card.cost,) if any(card.cost) else ())
    return WixossFace(
        card.number,
        words.word("any-card") if card.number in game_words(GAME).fillers else card.name,
        card.kind,
        words.term("kind", card.kind),
        list(color_names(card.colors)),
        card.level,
        limit_shown(card.limit) if card.kind == LRIG else 0,
        card.power,
        list(card.types),
        list(card.classes),
        list(card.limiting),
        [list(ener_names(cost)) for cost in costs],
        card.cost_coins,
        card.coins,
        [name for name, bit in TIMINGS.items() if card.timings & bit],
        card.craft,
        card.burst is not None,
        card.team,
        effects,
        [*(badge for badge in WAYS if badge in badged), *sorted(badged.difference(WAYS))],
    )


def badges(ability: Ability) -> list[str]:
    """Return the badges of an ability: how it works, then its keywords."""
    found: list[str] = []
    if isinstance(ability, CardAbility):
        found.extend(badge for state, badge in STATE_BADGES.items() if ability.states & state)
        if ability.layer:
            found.append(LAYER_BADGE)
    if isinstance(ability, Triggered):
        found.append(ENTER_BADGE if ability.enter else AUTO_BADGE)
    elif isinstance(ability, Constant) and not ability.keyword:
        found.append(CONSTANT_BADGE)
    found.extend(badge for kind, badge in KIND_BADGES if isinstance(ability, kind))
    if isinstance(ability, CardAbility) and ability.keyword:
        found.append(ability.keyword)
    if isinstance(ability, Constant):
        found.extend(change.word for change in ability.modifications if isinstance(change, KeywordGrant))
    return list(dict.fromkeys(found))
