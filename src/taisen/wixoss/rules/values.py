"""Current values (chapters 02, 12, 16, 17, 29): power, level, limit, identity, keywords, what may be done.

The one place where current values are read. What is at work, and whom it reaches, is worked out in
``layers`` and ``holding``, whose names are at hand here too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.language.at_work import Active, concerns
from taisen.language.bases import NO_SLOTS
from taisen.language.players import BOTH_PLAYERS
from taisen.wixoss.cards import NO_LIMIT, RESONA
from taisen.wixoss.field_lines import LAYERS
from taisen.wixoss.index import field_index
from taisen.wixoss.rules.holding import actions, gifts, given, has_keyword, holds, keeps, keywords
from taisen.wixoss.rules.layers import (
    active,
    applies,
    classes,
    identity,
    in_cross,
    lost,
    shielded,
    unaffected,
    values,
    works,
)
from taisen.wixoss.state import LANE_COUNT, facing
from taisen.wixoss.vocabulary.abilities import LifeBurst
from taisen.wixoss.vocabulary.changes import (
    CARDS,
    CardGrant,
    ColorChange,
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


# -- where a card stands ---------------------------------------------------------------------------


def front(state: WixossState, target: FieldCard) -> FieldCard | None:
    """Return the opposing SIGNI in front of ``target``, None if there is none (WX-04.13).

    What stands in no SIGNI Zone has no front (WX-35.07).
    """
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
    # WX-29.22: whose effect it is counts, not who chooses; its card tells, since "you" may be either.
    if cause.card >= 0 and state.owners[cause.card] != cause.player:
        cause = cause.seen_by(state.owners[cause.card])
    # WX-29.21
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
    cache = values(state)
    found = cache.levels.get(target.id)
    # What an immunity sees of a card while it is being judged is kept for nobody else.
    if found is None or cache.judging:
        found = printed
        for entry in level_changes(state, target):
            found = level_after(state, entry, found)
        if not cache.judging:
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
    entries = active(state, "limit")
    if found >= NO_LIMIT or not entries:
        return found
    for entry in entries:
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
    total = 0
    leveled = bool(active(state, "level"))
    definitions = state.definitions
    for found in state.objects.values():
        if found.controller == player and found.place < LANE_COUNT:
            total += level(state, found) if leveled else definitions[found.card].level
    return total


# -- power -----------------------------------------------------------------------------------------


def power(state: WixossState, target: FieldCard) -> int:
    """Return the present power; it may be below 0 (WX-16.09)."""
    entries = active(state, "power")
    if not entries and not active(state, "base"):
        return state.definitions[target.card].power  # most often nothing changes powers
    cache = values(state)
    found = cache.powers.get(target.id)
    if found is None or cache.judging:
        found = base_power(state, target)
        for entry in entries:
            if applies(state, entry, target):
                found += power_change(state, entry)
        if not cache.judging:
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


# -- what may be done ------------------------------------------------------------------------------


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
    for entry in rules(state, state.owners[card], "card-grant", CARDS):
        change = entry.modification
        if isinstance(change, CardGrant) and change.concerns(state, card, entry.cause):
            found.append(change)
    return found


def card_keyword(state: WixossState, card: int, word: str) -> bool:
    """Return whether a card outside the field has a keyword ability, its own or a given one."""
    if word in state.definitions[card].keywords:
        return True
    # WX-02.14
    for change in _card_grants(state, card):
        if change.word == word:
            return True
    return False


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
    entries = active(state, layer)
    if not entries:
        return entries
    found: list[Active] = []
    for entry in entries:
        change = entry.modification
        if isinstance(change, PlayerRule) and change.says(verb) and entry.player in (player, BOTH_PLAYERS):
            found.append(entry)
    return found


def prohibited(state: WixossState, player: int, verb: str, item: int = -1) -> bool:
    """Return whether a player cannot do something, with the card slot ``item`` or, at -1, at all."""
    if not active(state, "player"):
        return False
    for entry in rules(state, player, verb):
        change = entry.modification
        assert isinstance(change, PlayerRule)
        if change.forbids(state, item, entry.amount, entry.cause):
            return True
    return False


def extra(state: WixossState, player: int, name: str) -> int:
    """Return by how much a number of a player differs ("hand-size", "draw", "guard-cards")."""
    total = 0
    if not active(state, "player"):
        return total
    for entry in rules(state, player, name):
        change = entry.modification
        assert isinstance(change, PlayerRule)
        total += change.number(state, entry.cause, entry.amount)
    return total
