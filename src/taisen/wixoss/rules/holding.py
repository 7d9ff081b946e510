"""Holding (chapters 20, 21, 29, 35): which abilities and keywords a field card has, printed and given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.wixoss.field_lines import FIELD, zone_of
from taisen.wixoss.index import PRINTED, Placed, bearing, cause_of, field_index
from taisen.wixoss.rules.layers import active, applies, lost, sharers, values, works
from taisen.wixoss.vocabulary.abilities import Action, CardAbility, Triggered
from taisen.wixoss.vocabulary.changes import GIFT, GRANT, Grant, KeywordGrant

if TYPE_CHECKING:
    from taisen.language.at_work import Active
    from taisen.wixoss.state import FieldCard, WixossState

NO_GIFTS: Final[list[Placed]] = []


# -- abilities given to cards ----------------------------------------------------------------------


def holds(state: WixossState, placed: Placed) -> bool:
    """Return whether an ability on the field works now for the field card that has it."""
    found = state.objects.get(placed.object)
    return found is not None and works(state, found, placed.ability, placed.cause, False, placed.time)


def gifts(state: WixossState) -> list[Placed]:
    """Return abilities that wait, are used or are keywords and were given to field cards; none lost."""
    index = field_index(state)
    if not bearing(state).giving:
        return NO_GIFTS
    found = values(state).gifts
    if found is not None:
        return found
    found = []
    for entry in active(state, GIFT):
        change = entry.modification
        if not isinstance(change, Grant) or not isinstance(change.ability, CardAbility):
            continue
        ability = change.ability
        for holder in state.objects.values():
            if applies(state, entry, holder) and not lost(state, holder, entry.time):
                found.append(Placed(holder.id, ability, cause_of(state, holder, ability.key), entry.time))
    for placed in index.shared:
        for one in sharers(state, placed):
            if not lost(state, state.objects[one.object], one.time):
                found.append(one)
    values(state).gifts = found
    return found


def given(state: WixossState, event: str) -> list[Placed]:
    """Return the given abilities that wait for events of this name."""
    known = bearing(state)
    # What a given constant ability gives is not known before it is worked out.
    if event not in known.awaited and not known.granting:
        return NO_GIFTS
    found: list[Placed] = []
    for placed in gifts(state):
        ability = placed.ability
        if isinstance(ability, Triggered) and event in ability.trigger.events:
            found.append(placed)
    return found


def actions(state: WixossState, player: int) -> list[Placed]:
    """Return the action abilities of a player's field cards, given ones last, whether or not they work."""
    found = [placed for placed in field_index(state).actions if placed.cause.player == player]
    if not bearing(state).lending:
        return found
    for placed in gifts(state):
        if isinstance(placed.ability, Action) and placed.cause.player == player:
            found.append(placed)
    return found


def keeps(state: WixossState, target: FieldCard, ability: CardAbility) -> bool:
    """Return whether a field card still has an ability, its states and condition aside (WX-21.09)."""
    for card in (target.card, *target.acces, *target.under):
        if not ability.layer and any(own is ability for own in state.definitions[card].abilities):
            return not lost(state, target)
    return any(placed.object == target.id and placed.ability is ability for placed in gifts(state))


# -- keywords ---------------------------------------------------------------------------------------


def has_keyword(state: WixossState, target: FieldCard, word: str) -> bool:
    """Return whether a field card has a keyword ability that works."""
    definition = state.definitions[target.card]
    if word in definition.keywords:
        for ability in definition.abilities:
            if isinstance(ability, CardAbility) and ability.keyword == word and not ability.layer:
                if works(state, target, ability):
                    return True
    known = bearing(state)
    if word not in known.words and not known.granting:
        return False
    for entry in active(state, GIFT):
        change = entry.modification
        if isinstance(change, KeywordGrant) and change.word == word:
            if applies(state, entry, target) and not _gift_lost(state, entry, target):
                return True
    return _has_given_keyword(state, target, word)


def keywords(state: WixossState, target: FieldCard) -> tuple[str, ...]:
    """Return the keyword abilities of a field card that work on the field, sorted."""
    found: set[str] = set()
    for ability in state.definitions[target.card].abilities:
        if isinstance(ability, CardAbility) and ability.keyword and zone_of(ability) == FIELD:
            found.add(ability.keyword)
    for entry in active(state, GIFT):
        if isinstance(entry.modification, KeywordGrant):
            found.add(entry.modification.word)
    for entry in active(state, GRANT):
        change = entry.modification
        if isinstance(change, Grant) and isinstance(change.ability, CardAbility):
            found.add(change.ability.keyword)
    found.update(placed.ability.keyword for placed in gifts(state))
    found.discard("")
    return tuple(word for word in sorted(found) if has_keyword(state, target, word))


def _gift_lost(state: WixossState, entry: Active, target: FieldCard) -> bool:
    """Whether a keyword that a card was given, or gives itself, has been lost since."""
    own = not entry.given and entry.cause.object == target.id
    return lost(state, target, PRINTED if own else entry.time)


def _has_given_keyword(state: WixossState, target: FieldCard, word: str) -> bool:
    """Whether a whole ability with this keyword was given to ``target``."""
    for placed in gifts(state):
        if placed.object == target.id and placed.ability.keyword == word and holds(state, placed):
            return True
    for entry in active(state, GRANT):
        change = entry.modification
        if not isinstance(change, Grant) or not applies(state, entry, target):
            continue
        ability = change.ability
        if isinstance(ability, CardAbility) and ability.keyword == word:
            if works(state, target, ability, None, False, entry.time):
                return True
    return False
