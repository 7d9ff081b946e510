"""Current values (chapters 02, 12, 16, 17, 29): power, level, limit, identity, keywords, what may be done.

The one place where current values are read. What is at work, and whom it reaches, is worked out in
``layers``, whose names are at hand here too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.language.bases import NO_SLOTS
from taisen.language.players import BOTH_PLAYERS
from taisen.wixoss.cards import NO_LIMIT, RESONA
from taisen.wixoss.index import FIELD, PRINTED, Placed, cause_of, field_index, zone_of
from taisen.wixoss.rules.layers import (
    LAYERS,
    Active,
    active,
    applies,
    classes,
    concerns,
    identity,
    in_cross,
    lost,
    sharers,
    shielded,
    unaffected,
    values,
    works,
)
from taisen.wixoss.state import LANE_COUNT, facing
from taisen.wixoss.vocabulary.abilities import Action, CardAbility, LifeBurst, Triggered
from taisen.wixoss.vocabulary.changes import (
    GIFT,
    GRANT,
    CardGrant,
    ColorChange,
    Grant,
    KeywordGrant,
    KindLoss,
    LevelChange,
    LimitChange,
    NameChange,
    PlayerReplacement,
    PlayerRule,
    PowerChange,
    PowerSetting,
    Replacement,
    Restriction,
    TypeChange,
)

if TYPE_CHECKING:
    from taisen.wixoss.state import FieldCard, WixossState

__all__ = [
    "LAYERS",
    "Active",
    "actions",
    "active",
    "applies",
    "base_power",
    "card_burst",
    "card_keyword",
    "center",
    "classes",
    "colors",
    "concerns",
    "extra",
    "front",
    "gifts",
    "given",
    "has_keyword",
    "holds",
    "in_cross",
    "infected",
    "is_resona",
    "keeps",
    "keywords",
    "level",
    "level_total",
    "limit",
    "lost",
    "lrig_level",
    "names",
    "player_replacements",
    "power",
    "prohibited",
    "replacements",
    "restricted",
    "rules",
    "shadowed",
    "types",
    "unaffected",
    "values",
    "works",
]

SHADOW: Final = "shadow"
NO_GIFTS: Final[list[Placed]] = []


# -- where a card stands ---------------------------------------------------------------------------


def front(state: WixossState, target: FieldCard) -> FieldCard | None:
    """Return the opposing SIGNI in front of ``target``, None if there is none."""
    # WX-04.13, WX-35.07
    if target.place >= LANE_COUNT:
        return None
    return state.standing(1 - target.controller, facing(target.place))


def infected(state: WixossState, target: FieldCard) -> bool:
    """Return whether a SIGNI stands in a zone with a virus."""
    # WX-35.02, WX-35.03
    place = target.place
    return place < LANE_COUNT and state.viruses[target.controller * LANE_COUNT + place] != 0


def shadowed(state: WixossState, target: FieldCard, cause: Cause) -> bool:
    """Return whether effects of ``cause`` cannot choose ``target``, whoever makes the choice."""
    # What is no effect chooses all the same: costs, rule processing, what players do.
    if cause.kind != EFFECT:
        return False
    # WX-29.21, WX-29.22: it is the effect's player that counts, not who chooses.
    if cause.player != target.controller and has_keyword(state, target, SHADOW):
        return True
    return shielded(state, target, cause)


# -- identity --------------------------------------------------------------------------------------


def is_resona(state: WixossState, target: FieldCard) -> bool:
    """Return whether ``target`` is a Resona and has not lost that (WX-27.07)."""
    if state.definitions[target.card].kind != RESONA:
        return False
    return not any(isinstance(change, KindLoss) for change in identity(state, target))


def names(state: WixossState, target: FieldCard) -> tuple[str, ...]:
    """Return the card name, and further names that effects give to it."""
    found: tuple[str, ...] = (state.definitions[target.card].name,)
    for change in identity(state, target):
        if isinstance(change, NameChange):
            found = (*found, change.name)
    return found


def colors(state: WixossState, target: FieldCard) -> int:
    """Return the mask of colours."""
    found = state.definitions[target.card].colors
    for change in identity(state, target):
        if isinstance(change, ColorChange):
            found = change.changed(found)
    return found


def types(state: WixossState, target: FieldCard) -> tuple[str, ...]:
    """Return the LRIG types of a LRIG."""
    found = state.definitions[target.card].types
    for change in identity(state, target):
        if isinstance(change, TypeChange):
            found = change.changed(found)
    return found


# -- level and limit -------------------------------------------------------------------------------


def center(state: WixossState, player: int) -> FieldCard:
    """Return a player's LRIG."""
    return state.objects[field_index(state).centers[player]]


def level(state: WixossState, target: FieldCard) -> int:
    """Return the present level, -1 for a Key."""
    printed = state.definitions[target.card].level
    entries = active(state, "level")
    if not entries:
        return printed
    cache = values(state).levels
    found = cache.get(target.id)
    if found is None:
        found = printed
        for entry in level_changes(state, target):
            found = level_after(state, entry, found)
        values(state).levels[target.id] = found
    return found


def level_changes(state: WixossState, target: FieldCard) -> list[Active]:
    """Return what changes the level of ``target``, in the order in which it counts."""
    fixing: list[Active] = []
    adding: list[Active] = []
    for entry in active(state, "level"):
        change = entry.modification
        if applies(state, entry, target):
            assert isinstance(change, LevelChange)
            (fixing if change.fixes else adding).append(entry)
    fixing.sort(key=_time)
    return fixing + adding


def level_after(state: WixossState, entry: Active, present: int) -> int:
    """Return a level after one change; it does not fall below 0."""
    change = entry.modification
    assert isinstance(change, LevelChange)
    number = entry.amount if entry.given else change.current(state, entry.cause, NO_SLOTS)
    return number if change.fixes else max(0, present + number)


def _time(entry: Active) -> int:
    return entry.time


def lrig_level(state: WixossState, player: int) -> int:
    """Return the level of a player's LRIG."""
    return level(state, center(state, player))


def limit(state: WixossState, player: int) -> int:
    """Return the limit of a player's LRIG."""
    target = center(state, player)
    found = state.definitions[target.card].limit
    if limitless(state, target):
        return found
    for entry in active(state, "limit"):
        if applies(state, entry, target):
            found += limit_change(state, entry)
    return max(0, found)


def limitless(state: WixossState, target: FieldCard) -> bool:
    """Return whether a LRIG's printed limit is without end, which nothing changes."""
    return state.definitions[target.card].limit >= NO_LIMIT


def limit_change(state: WixossState, entry: Active) -> int:
    """Return by how much a modification at work changes a limit."""
    change = entry.modification
    assert isinstance(change, LimitChange)
    return entry.amount if entry.given else change.current(state, entry.cause, NO_SLOTS)


def level_total(state: WixossState, player: int) -> int:
    """Return the sum of the levels that counts against the limit: of the SIGNI in the SIGNI Zones."""
    # WX-12.02, WX-12.08, WX-12.09, WX-35.06
    return sum(
        level(state, found)
        for found in state.objects.values()
        if found.controller == player and found.place < LANE_COUNT
    )


# -- power -----------------------------------------------------------------------------------------


def power(state: WixossState, target: FieldCard) -> int:
    """Return the present power; it may be below 0 (WX-16.09)."""
    entries = active(state, "power")
    if not entries and not active(state, "base"):
        return state.definitions[target.card].power  # most often nothing changes powers
    found = values(state).powers.get(target.id)
    if found is None:
        found = base_power(state, target)
        for entry in entries:
            if applies(state, entry, target):
                found += power_change(state, entry)
        values(state).powers[target.id] = found
    return found


def base_power(state: WixossState, target: FieldCard) -> int:
    """Return the power before anything is added to it."""
    found = state.definitions[target.card].power
    for entry in power_settings(state, target):
        found = power_setting(state, entry)
    return found


def power_settings(state: WixossState, target: FieldCard) -> list[Active]:
    """Return what sets the power of ``target``, the last one counting."""
    # WX-16.08: what sets comes before what adds, whenever it began; WX-20.22
    found = [entry for entry in active(state, "base") if applies(state, entry, target)]
    found.sort(key=_time)
    return found


def power_setting(state: WixossState, entry: Active) -> int:
    """Return what a modification at work sets power to."""
    change = entry.modification
    assert isinstance(change, PowerSetting)
    return entry.amount if entry.given else change.current(state, entry.cause, NO_SLOTS)


def power_change(state: WixossState, entry: Active) -> int:
    """Return by how much a modification at work changes power."""
    change = entry.modification
    assert isinstance(change, PowerChange)
    return entry.amount if entry.given else change.current(state, entry.cause, NO_SLOTS)


# -- abilities given to cards ----------------------------------------------------------------------


def holds(state: WixossState, placed: Placed) -> bool:
    """Return whether an ability on the field works now for the field card that has it."""
    found = state.objects.get(placed.object)
    return found is not None and works(state, found, placed.ability, placed.cause, False, placed.time)


def gifts(state: WixossState) -> list[Placed]:
    """Return abilities that wait, are used or are keywords and were given to field cards; none lost."""
    index = field_index(state)
    if not state.modifiers and not index.shared and GIFT not in index.continuous:
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
    found: list[Placed] = []
    for placed in gifts(state):
        ability = placed.ability
        if isinstance(ability, Triggered) and event in ability.trigger.events:
            found.append(placed)
    return found


def actions(state: WixossState, player: int) -> list[Placed]:
    """Return the action abilities of a player's field cards, given ones last, whether or not they work."""
    found = [placed for placed in field_index(state).actions if placed.cause.player == player]
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


# -- keywords and what may be done -----------------------------------------------------------------


def has_keyword(state: WixossState, target: FieldCard, word: str) -> bool:
    """Return whether a field card has a keyword ability that works."""
    for ability in state.definitions[target.card].abilities:
        if isinstance(ability, CardAbility) and ability.keyword == word and not ability.layer:
            if works(state, target, ability):
                return True
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


def restricted(state: WixossState, target: FieldCard, verb: str, cause: Cause | None = None) -> bool:
    """Return whether a restriction named ``verb`` is at work on a field card.

    Args:
        state: the match.
        target: the field card.
        verb: what it cannot or must ("cannot-attack").
        cause: what would do it to the card; None where that does not matter.
    """
    for entry in active(state, "restriction"):
        change = entry.modification
        if isinstance(change, Restriction) and change.verb == verb and applies(state, entry, target):
            if change.forbids(state, target.id, cause, entry.cause):
                return True
    return False


def replacements(state: WixossState, moment: str, target: FieldCard, cause: Cause) -> list[Active]:
    """Return what happens instead of what ``cause`` would do to a field card.

    Args:
        state: the match.
        moment: "banish", "bounce", "trash", "deck", ... or "down"; all but "down" are leaving the field.
        target: the field card.
        cause: what would do it.
    """
    found: list[Active] = []
    for entry in active(state, "replacement"):
        change = entry.modification
        if not isinstance(change, Replacement):
            continue
        if change.moment != moment and (change.moment != "leave" or moment == "down"):
            continue
        if change.replaces(state, cause, entry.cause) and applies(state, entry, target):
            found.append(entry)
    return found


def player_replacements(state: WixossState, moment: str, player: int, cause: Cause) -> list[Active]:
    """Return what happens instead of "damage", "crush", ... to a player.

    One that does its work only so many times is counted by ``lasting.use_up``.
    """
    found: list[Active] = []
    for entry in rules(state, player, "replaced", "replacement"):
        change = entry.modification
        if isinstance(change, PlayerReplacement) and change.moment == moment:
            if change.replaces(state, cause, entry.cause):
                found.append(entry)
    return found


def _card_grants(state: WixossState, card: int) -> list[CardGrant]:
    """What is given to a card outside the field."""
    found: list[CardGrant] = []
    for entry in rules(state, state.owners[card], "card-grant", GIFT):
        change = entry.modification
        if isinstance(change, CardGrant) and change.concerns(state, card, entry.cause):
            found.append(change)
    return found


def card_keyword(state: WixossState, card: int, word: str) -> bool:
    """Return whether a card outside the field has a keyword ability, its own or a given one."""
    if word in state.definitions[card].keywords:
        return True
    # WX-02.14
    return any(change.word == word for change in _card_grants(state, card))


def card_burst(state: WixossState, card: int) -> LifeBurst | None:
    """Return the Life Burst of a card, its own or a given one; None for none."""
    burst = state.definitions[card].burst
    if burst is not None:
        return burst
    # WX-02.13
    for change in _card_grants(state, card):
        if change.burst is not None:
            return change.burst
    return None


def rules(state: WixossState, player: int, verb: str, layer: str = "player") -> list[Active]:
    """Return the rules about a player named ``verb`` that are at work."""
    found: list[Active] = []
    for entry in active(state, layer):
        change = entry.modification
        if isinstance(change, PlayerRule) and change.says(verb) and entry.player in (player, BOTH_PLAYERS):
            found.append(entry)
    return found


def prohibited(state: WixossState, player: int, verb: str, item: int = -1) -> bool:
    """Return whether a player cannot do something, with the card slot ``item`` or, at -1, at all."""
    for entry in rules(state, player, verb):
        change = entry.modification
        assert isinstance(change, PlayerRule)
        if change.forbids(state, item, entry.amount, entry.cause):
            return True
    return False


def extra(state: WixossState, player: int, name: str) -> int:
    """Return by how much a number of a player differs ("hand-size", "draw", "guard-cards")."""
    total = 0
    for entry in rules(state, player, name):
        change = entry.modification
        assert isinstance(change, PlayerRule)
        total += change.number(state, entry.cause, entry.amount)
    return total
