"""Rule processing (chapter 22): what the rules themselves put right between effects.

``due`` says whether anything applies; ``PROCESS`` asks what has to be chosen, the turn player first
(WX-99.26), and then does everything at once. Whoever comes to rest repeats that until nothing
applies (WX-22.14).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PICK_CARDS, PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.wixoss.card_index import card_index
from taisen.wixoss.cards import NO_LIMIT, RESONA
from taisen.wixoss.index import bearing, field_index, name_of
from taisen.wixoss.rules import layers, refresh, values
from taisen.wixoss.rules.departing import departures, leave_together
from taisen.wixoss.rules.marks import trashed_crush
from taisen.wixoss.rules.zones import add_life, move, place_of, top_of_deck
from taisen.wixoss.state import (
    CHECK,
    CHEER,
    DECK,
    ENER,
    EXCLUDED,
    LANE_COUNT,
    LEFT_BEHIND,
    LRIG_DECK,
    LRIG_TRASH,
    SEEDS,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)
from taisen.wixoss.vocabulary.changes import takes_power

# WX-22.16: none of these is an effect.
POWER_CAUSE: Final = Cause(RULE, -1, "WX-22.02")
LIMIT_CAUSE: Final = Cause(RULE, -1, "WX-22.03")
LEFT_CAUSE: Final = Cause(RULE, -1, "WX-22.05")
CRUSHED_CAUSE: Final = Cause(RULE, -1, "WX-22.06")
RESONA_CAUSE: Final = Cause(RULE, -1, "WX-22.08")
KEY_CAUSE: Final = Cause(RULE, -1, "WX-22.09")
TOO_MANY_CAUSE: Final = Cause(RULE, -1, "WX-22.10")
LIMITING_CAUSE: Final = Cause(RULE, -1, "WX-22.11")

MAX_ATTACHED: Final = 1
"""Charms (WX-30.03) and acce (WX-30.09) of one SIGNI, and cards of a kind in one lane."""

# WX-27.10, WX-99.16: the Check Zone while it is declared, the Cheer Zone as part of the field.
HOME_ZONES: Final = frozenset({LRIG_DECK, LRIG_TRASH, EXCLUDED, CHECK, -1})
"""Where Resona and Keys may be; -1 is the field."""
HOMES: Final = frozenset([*HOME_ZONES, *(ZONE_COUNT + kind for kind in HOME_ZONES if kind >= 0)])
"""The same as places of cards, which zones of both players are."""


# -- what applies ----------------------------------------------------------------------------------


def due(state: WixossState) -> bool:
    """Return whether rule processing has anything to do; if not, remember the levels that it saw."""
    index = state.index
    if index is not None and state.settled is index and state.quiet == state.moves:
        borne = index.bearing
        if borne is None or borne.modifiers is not state.modifiers:
            borne = bearing(state)
        if not borne.unsettling:
            return False  # no card has moved, and the field is as it was
    known = state.projection
    if isinstance(known, layers.Values) and known.settled:
        return False  # nothing was written since it was asked last
    zones = state.zones
    for base in (0, ZONE_COUNT):
        # WX-22.07, WX-23.08
        if not zones[base + DECK] and zones[base + TRASH]:
            return True
        if zones[base + LEFT_BEHIND]:
            return True
        if zones[base + CHECK] and crushed(state, base // ZONE_COUNT):
            return True
    if _field_due(state):
        return True
    bound = card_index(state).bound
    places = state.places
    for card in bound:
        # WX-22.08, WX-22.09
        if places[card] not in HOMES:
            return True
    if _lanes_due(zones):
        return True
    if state.settled is not None and not zones[CHECK] and not zones[ZONE_COUNT + CHECK]:
        state.quiet = state.moves
    known = state.projection
    # A cache is not made for this alone: most often it would be dropped before it is asked.
    if isinstance(known, layers.Values):
        known.settled = True
    return False


def _field_due(state: WixossState, remember: bool = True) -> bool:
    """Whether a SIGNI on the field is due, or the limit exceeded; if not, its levels may be remembered."""
    index = field_index(state)
    steady = not bearing(state).unsettling
    if steady and state.settled is index:
        return False  # the same cards as before, and nothing changes what makes them due
    state.settled = None
    leveled = bool(layers.active(state, "level"))
    totals = [0, 0]
    caps, limits = _caps(state)
    changed: list[FieldCard] = []
    definitions = state.definitions
    lowered = _powers_may_fall(state)
    for found in state.objects.values():
        if found.place > CHEER:
            continue
        player = found.controller
        definition = definitions[found.card]
        # WX-22.02
        if lowered or definition.power <= 0:
            if powerless(state, found):
                return True
            steady = False  # something keeps it, which may end
        level = values.level(state, found) if leveled else definition.level
        # WX-22.03
        if level > caps[player]:
            return True
        if found.place < LANE_COUNT:
            totals[player] += level
        if len(found.charms) > MAX_ATTACHED or len(found.acces) > MAX_ATTACHED:
            return True
        if definition.limiting and mismatched(state, found):
            return True
        if level != found.checked_level:
            changed.append(found)
    if totals[0] > limits[0] or totals[1] > limits[1]:
        return True
    if remember:
        if changed:
            _remember_levels(state, changed)
        if steady:
            state.settled = index
    return False


def _caps(state: WixossState) -> tuple[list[int], list[int]]:
    """Return the level of each player's LRIG and its limit."""
    caps = [NO_LIMIT, NO_LIMIT]
    limits = [NO_LIMIT, NO_LIMIT]
    centers = field_index(state).centers
    for player in (0, 1):
        center = centers[player]
        if center:
            caps[player] = values.level(state, state.objects[center])
            limits[player] = values.limit(state, player)
    return caps, limits


def _powers_may_fall(state: WixossState) -> bool:
    """Whether anything at work may make a power lower than the printed one, so that powers must be read."""
    # Most often nothing on the field could do so, whether or not it is at work.
    if not bearing(state).weakening:
        return False
    for layer in ("base", "power"):
        for entry in layers.active(state, layer):
            if takes_power(entry.modification):
                return True
    return False


def _remember_levels(state: WixossState, changed: list[FieldCard]) -> None:
    """Note the level that SIGNI had when rule processing was done (WX-22.04)."""
    for found in changed:
        level = values.level(state, found)
        kept = state.projection
        state.edit(found.id).checked_level = level
        state.projection = kept  # no value depends on it


def powerless(state: WixossState, found: FieldCard) -> bool:
    """Return whether a SIGNI is due to be banished for its power; what cannot be banished is not."""
    # WX-16.07, WX-22.02
    return values.power(state, found) <= 0 and not values.restricted(
        state, found, "cannot-be-banished", POWER_CAUSE
    )


def mismatched(state: WixossState, found: FieldCard) -> bool:
    """Return whether a SIGNI's limiting condition differs from its player's LRIG (WX-22.11, WX-12.05)."""
    limiting = state.definitions[found.card].limiting
    center = field_index(state).centers[found.controller]
    if not limiting or not center:
        return False
    types = values.types(state, state.objects[center])
    for name in limiting:
        if name in types:
            return False
    return True


def _put_away_crushed(state: WixossState, player: int, cards: tuple[int, ...]) -> None:
    """Put crushed cards into the Ener Zone, or where an effect says instead."""
    traded = tuple(card for card in cards if state.marks.pop(trashed_crush(card), 0))
    kept = tuple(card for card in cards if card not in traded)
    if kept:
        move(state, kept, player, ENER, CRUSHED_CAUSE, "crushed")
    if traded:
        move(state, traded, player, TRASH, CRUSHED_CAUSE, "crushed")
        add_life(state, player, top_of_deck(state, player, len(traded)), CRUSHED_CAUSE)


def crushed(state: WixossState, player: int) -> tuple[int, ...]:
    """Return crushed cards in the Check Zone whose Life Burst does not wait (WX-22.06, WX-18.04)."""
    in_use = (state.using, *state.used)
    waiting = [item.cause.card for item in state.pending]
    return tuple(
        card
        for card in state.zone(player, CHECK)
        if card not in in_use and card not in waiting and not state.definitions[card].white_backed
    )


def strays(state: WixossState, bound: list[int]) -> tuple[int, ...]:
    """Return Resona and Keys in zones where they cannot be (WX-22.08, WX-22.09, WX-27.06)."""
    return tuple(card for card in bound if state.places[card] not in HOMES)


NO_LANES: Final[list[tuple[int, ...]]] = [()] * (2 * LANE_COUNT)


def _lanes_due(zones: list[tuple[int, ...]]) -> bool:
    """Whether more than one trap or more than one seed lies in a lane (WX-22.10)."""
    for base in (TRAPS, ZONE_COUNT + TRAPS):
        lanes = zones[base : base + 2 * LANE_COUNT]
        if lanes != NO_LANES:
            for cards in lanes:
                if len(cards) > MAX_ATTACHED:
                    return True
    return False


def excess_in_lanes(state: WixossState, player: int) -> tuple[int, ...]:
    """Return the cards among which one too many lies face down in a lane, empty if none does (WX-22.10)."""
    for first in (TRAPS, SEEDS):
        for lane in range(LANE_COUNT):
            cards = state.zone(player, first + lane)
            if len(cards) > MAX_ATTACHED:
                return cards
    return ()


# -- what is chosen --------------------------------------------------------------------------------


def over_level(state: WixossState, player: int) -> list[FieldCard]:
    """Return which of a player's SIGNI one has to be put into the trash for level or limit (WX-22.04)."""
    center = field_index(state).centers[player]
    if not center:
        return []
    cap = values.level(state, state.objects[center])
    own = [f for f in state.objects.values() if f.controller == player and f.place <= CHEER]
    # A: above the LRIG's level, the cheering SIGNI too (WX-35.06).
    above = [found for found in own if values.level(state, found) > cap]
    if above:
        return above
    if values.level_total(state, player) <= values.limit(state, player):
        return []
    lanes = [found for found in own if found.place < LANE_COUNT]
    # B: whose level changed since rule processing was last done.
    changed = [f for f in lanes if f.checked_level not in (-1, values.level(state, f))]
    # C: all others.
    return changed or lanes


def excess(state: WixossState, player: int) -> tuple[int, ...]:
    """Return the attached or face-down cards of a player of which one is too many (WX-22.10)."""
    for found in state.objects.values():
        if found.controller == player:
            for cards in (found.charms, found.acces):
                if len(cards) > MAX_ATTACHED:
                    return cards
    return excess_in_lanes(state, player)


ASKED: Final = 0
"""Whose turn to choose it is: 0 the turn player, 1 the other, 2 nobody any more; or ``QUIET``."""
QUIET: Final = 3
"""Nothing on the field is due."""
PICKED: Final = 1
"""SIGNI that go for level or limit."""
SURPLUS: Final = 2
"""Attached cards that are too many."""
TO_TRASH: Final = 3
"""SIGNI without power that go to the trash, since their player puts another rule first."""
DECIDED: Final = 4
"""SIGNI whose player has said where they go."""


def begin(state: WixossState) -> None:
    """Push one round of rule processing."""
    quiet = not _field_due(state, False) and not _lanes_due(state.zones)
    state.push(PROCESS, state.turn_player, LIMIT_CAUSE, [QUIET if quiet else 0, (), (), (), ()])
    if quiet:
        state.jump(PROCESS.step_index("apply"))  # nothing of the field is due, so that nobody has to choose


def _chooser(state: WixossState) -> int:
    # WX-22.12, WX-99.26: the player of the cards, the turn player first.
    asked = state.slots[ASKED]
    return state.turn_player if asked == 0 else 1 - state.turn_player


def _add(state: WixossState, slot: int, item: int) -> None:
    cards = state.slots[slot]
    assert isinstance(cards, tuple)
    state.slots[slot] = (*cards, item)


def _items(state: WixossState, slot: int) -> tuple[int, ...]:
    found = state.slots[slot]
    assert isinstance(found, tuple)
    return found


def _ask_level(state: WixossState) -> None:
    player = _chooser(state)
    among = over_level(state, player)
    if not among:
        state.jump(PROCESS.step_index("ask-surplus"))
        return
    options = [Option("trash", f"trash {name_of(state, f.id, player)}", f.id) for f in among]
    # WX-12.03, WX-22.03: one at a time.
    state.ask(Decision(player, "level-exceeded", PICK_CARDS, options, LIMIT_CAUSE))


def _take_level(state: WixossState) -> None:
    _add(state, PICKED, state.answer.target)


def _ask_surplus(state: WixossState) -> None:
    player = _chooser(state)
    among = excess(state, player)
    if not among:
        state.jump(PROCESS.step_index("ask-where"))
        return
    # Charms and traps have no face to name them by.
    options = [Option("trash", f"trash {index + 1}", card) for index, card in enumerate(among)]
    state.ask(Decision(player, "too-many-attached", PICK_CARDS, options, TOO_MANY_CAUSE))


def _take_surplus(state: WixossState) -> None:
    _add(state, SURPLUS, state.answer.target)


def _ask_where(state: WixossState) -> None:
    player = _chooser(state)
    for found in state.objects.values():
        if found.controller != player or found.place > CHEER or found.id in _items(state, DECIDED):
            continue
        # WX-22.13: due in two zones, so its player says which rule sends it.
        if not powerless(state, found):
            continue
        if found.id in _items(state, PICKED) or mismatched(state, found):
            _add(state, DECIDED, found.id)
            options = [Option("ener", "ener", found.id), Option("trash", "trash", found.id)]
            name = name_of(state, found.id, player)
            state.ask(Decision(player, "which-rule", PICK_OPTION, options, POWER_CAUSE, (name,)))
            return
    state.slots[ASKED] = 1 if state.slots[ASKED] == 0 else 2
    state.jump(PROCESS.step_index("apply" if state.slots[ASKED] == 2 else "ask-level"))


def _take_where(state: WixossState) -> None:
    if state.answer.verb == "trash":
        _add(state, TO_TRASH, state.answer.target)
    state.jump(PROCESS.step_index("ask-where"))


# -- what is done ----------------------------------------------------------------------------------


def _apply(state: WixossState) -> None:
    """Do everything that applies at once (WX-22.13)."""
    picked, to_trash, surplus = _items(state, PICKED), _items(state, TO_TRASH), _items(state, SURPLUS)
    quiet = state.slots[ASKED] == QUIET
    state.pop()
    crushes = [crushed(state, player) for player in (0, 1)]
    left = [state.zone(player, LEFT_BEHIND) for player in (0, 1)]
    stray = strays(state, card_index(state).bound)
    banished: list[int] = []
    limited: list[int] = []
    for found in () if quiet else state.objects.values():
        if found.place > CHEER:
            continue
        if powerless(state, found) and found.id not in to_trash:
            banished.append(found.id)
        elif found.id not in picked and mismatched(state, found):
            limited.append(found.id)
    # WX-23.11: of two players the turn player's first.
    for player in (state.turn_player, 1 - state.turn_player):
        if refresh.due(state, player):
            refresh.refresh(state, player)
    for player in (0, 1):
        # WX-22.05
        if left[player]:
            move(state, left[player], player, TRASH, LEFT_CAUSE, "left-behind")
        # WX-22.06
        if crushes[player]:
            _put_away_crushed(state, player, crushes[player])
    for card in stray:
        # What lay under another card has gone home with it already.
        if place_of(state, card) not in HOME_ZONES:
            _send_home(state, card)
    for card in surplus:
        _drop_surplus(state, card)
    # WX-22.15: by these rules it is not banished.
    going = tuple(item for item in picked if item not in banished)
    leaving = departures(state, going, TRASH, LIMIT_CAUSE, "rule")
    leaving.extend(departures(state, tuple(limited), TRASH, LIMITING_CAUSE, "rule"))
    # WX-22.02: SIGNI of both players at once.
    leaving.extend(departures(state, tuple(banished), ENER, POWER_CAUSE, "banish"))
    # WX-22.13: none of them is gone before another, so that what it does instead counts for all.
    leave_together(state, leaving)


def _send_home(state: WixossState, card: int) -> None:
    if state.definitions[card].kind == RESONA:
        # WX-22.08
        move(state, (card,), state.owners[card], LRIG_DECK, RESONA_CAUSE, "rule")
    else:
        # WX-22.09
        move(state, (card,), state.owners[card], LRIG_TRASH, KEY_CAUSE, "rule")


def _drop_surplus(state: WixossState, card: int) -> None:
    for found in state.objects.values():
        if card in found.charms or card in found.acces:
            changed = state.edit(found.id)
            changed.charms = tuple(other for other in changed.charms if other != card)
            changed.acces = tuple(other for other in changed.acces if other != card)
            state.index = None
            break
    move(state, (card,), state.owners[card], TRASH, TOO_MANY_CAUSE, "rule")


PROCESS: Final[Procedure[WixossState]] = Procedure(
    "rule-processing",
    (
        ("ask-level", _ask_level),
        ("take-level", _take_level),
        ("ask-surplus", _ask_surplus),
        ("take-surplus", _take_surplus),
        ("ask-where", _ask_where),
        ("take-where", _take_where),
        ("apply", _apply),
    ),
)
"""One round of rule processing: what has to be chosen, then everything at once."""
