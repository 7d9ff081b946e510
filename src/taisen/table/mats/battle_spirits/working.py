"""Which lines of a card's effect are active now: the heads of the lines against what the viewer sees.

A head asks for levels, a combination, a card below, OC, or a form of the card other than standing there
(BS-09.04, BS-15.09, BS-28.14, BS-29.02, BS-32.11, BS-40.08). What else may keep an effect from working, its
condition or the part of the turn, its own sentence says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import NEXUS
from taisen.battle_spirits.vocabulary.abilities import (
    AS_BASE,
    COMBINED,
    COMBINED_LEFT,
    COMBINED_NEXUS,
    COMBINED_RIGHT,
    COMBINED_SPIRIT,
    IN_SOUL_STATE,
    STANDING,
    WHILE_SET,
    CardAbility,
)
from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.details import ACTIVE, INACTIVE, UNTOLD
from taisen.wording.battle_spirits.words import board_view, definition

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.battle_spirits.view import BattleView, FieldCardView
    from taisen.language.bases import Ability
    from taisen.wording import Wording

SIDES: Final = {"": 0, "left": COMBINED_LEFT, "right": COMBINED_RIGHT}
FORMS: Final = {"soul_state": IN_SOUL_STATE, "mirage": WHILE_SET}
"""In which form a card is that lies apart from the field, by its zone."""


def working(words: Wording, ref: str, lines: int) -> list[int]:
    """Return for each line of the face of a card whether it is active; nothing for a card elsewhere.

    Args:
        words: the match in the viewer's words.
        ref: the card on the viewer's board.
        lines: how many lines its face has: those of its effect come last.
    """
    found = _lines(words, ref)
    return [*([UNTOLD] * (lines - len(found))), *found] if found else []


def _lines(words: Wording, ref: str) -> list[int]:
    view = board_view(words)
    cards = {card.id: card for side in view.players for card in side.field}
    item = refs.read_field(ref)
    if item is not None and item in cards:
        card = cards[item]
        return [_told(ability, _standing(ability, card)) for ability in _abilities(words, card.number)]
    named = refs.read_brave(ref)
    if named is not None and named[0] in cards:
        host = cards[named[0]]
        mask = _combination(words, host, named[1])
        return [
            _told(ability, _of_brave(ability, host, mask))
            for ability in _abilities(words, host.braves[named[1]])
        ]
    named = refs.read_base(ref)
    if named is not None and named[0] in cards:
        host = cards[named[0]]
        contract = host.advent == "contract-advent"
        return [
            _told(ability, contract and _in_form(ability, AS_BASE) and _more(ability, host))
            for ability in _abilities(words, host.bases[named[1]])
        ]
    return _apart(words, view, ref)


def _apart(words: Wording, view: BattleView, ref: str) -> list[int]:
    """Lines of a card in soul state or set as a mirage."""
    lying = refs.read_zone_card(ref)
    if lying is None or lying[0] not in FORMS:
        return []
    zone, player, number = lying
    printed = definition(words.definition(number))
    assert printed is not None
    over = printed.over_count is not None and view.players[player].counts >= printed.over_count[0]
    return [
        _told(ability, _in_form(ability, FORMS[zone]) and _alone(ability, over))
        for ability in printed.abilities
    ]


def _abilities(words: Wording, number: str) -> tuple[Ability, ...]:
    printed: CardDefinition | None = definition(words.definition(number))
    assert printed is not None
    return printed.abilities


def _told(ability: Ability, active: bool) -> int:
    """Say of an ability whether it is active; of one that is none of a card on the field nothing is said."""
    if not isinstance(ability, CardAbility):
        return UNTOLD
    return ACTIVE if active else INACTIVE


def _in_form(ability: Ability, form: int) -> bool:
    return isinstance(ability, CardAbility) and bool(ability.forms & form)


def _at_level(ability: Ability, card: FieldCardView) -> bool:
    # BS-09.04
    return isinstance(ability, CardAbility) and (not ability.levels or bool(ability.levels >> card.level & 1))


def _more(ability: Ability, card: FieldCardView) -> bool:
    """Whether what a head says besides levels and forms is so."""
    if not isinstance(ability, CardAbility):
        return False
    # BS-42.02, BS-28.14, BS-40.08
    return (
        (not ability.combined or bool(card.braves))
        and (not ability.advented or bool(card.bases))
        and (not ability.over_count or card.over_count)
    )


def _alone(ability: Ability, over_count: bool) -> bool:
    """The same of a card that nothing is combined with and nothing lies below."""
    if not isinstance(ability, CardAbility) or ability.combined or ability.advented:
        return False
    return not ability.over_count or over_count


def _standing(ability: Ability, card: FieldCardView) -> bool:
    return _in_form(ability, STANDING) and _at_level(ability, card) and _more(ability, card)


def _combination(words: Wording, host: FieldCardView, index: int) -> int:
    """In which combinations a brave is with what it is combined with."""
    printed = definition(words.definition(host.number))
    # BS-16.09, BS-17.02, BS-17.03; BS-17.08: in Divine Form a nexus is a spirit too.
    nexus = printed is not None and printed.kind == NEXUS
    mask = COMBINED | SIDES[host.sides[index]]
    if nexus:
        return mask | COMBINED_NEXUS | (COMBINED_SPIRIT if host.divine_form else 0)
    return mask | COMBINED_SPIRIT


def _of_brave(ability: Ability, host: FieldCardView, mask: int) -> bool:
    """Whether an ability of a combined brave works (BS-15.09); its levels are those of the combined card."""
    if not isinstance(ability, CardAbility) or not ability.combined & mask:
        return False
    return _in_form(ability, STANDING) and _at_level(ability, host) and _more(ability, host)
