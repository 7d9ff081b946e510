"""Observations: single facts of a Battle Spirits position by their text, and the position as text.

Facts of the match: ``turn``, ``turn player``, ``step``, ``battle`` (yes or no), ``attacker``, ``blocker``.

Facts of a side (``own`` is player 0): ``own life``, ``own reserve``, ``own trash cores`` (normal cores),
``own counts``, ``own cores`` (all in these places and on the field), ``own soul`` (where it is: a place or
a field card), and the cards in ``own hand``, ``deck``, ``trash``, ``burst``, ``removed``, ``in use``,
``at hand``, ``soul state``, ``mirage``, ``laid magic``, ``tokens``, ``field``.

Facts of a card, ``bp of own V5#2``: bp, level, cores (the Soul Core counted), soul, posture, symbols,
cost, braves, colors, families, leaving, zone of a field card; cost, price, reduction, known (who knows
it), zone of another card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taisen.battle_spirits.colors import color_names
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.rules import battle_points, symbols, traits, values
from taisen.battle_spirits.rules import cost as costs
from taisen.battle_spirits.rules.cores import life
from taisen.battle_spirits.state import (
    AT_HAND,
    BURST_AREA,
    DECK,
    HAND,
    IN_USE,
    LAID_MAGIC,
    MIRAGE,
    REMOVED,
    SOUL_FIELD,
    SOUL_RESERVE,
    SOUL_STATE,
    TOKENS,
    TRASH,
    ZONE_COUNT,
    ZONES,
    BattleState,
    FieldCard,
)
from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.position_fields import KNOWN, SIDES

SIDE_NAMES: Final = ("own", "opp")

Fact = int | str | list[str]

_ZONES: Final = {
    "deck": DECK,
    "hand": HAND,
    "at hand": AT_HAND,
    "burst": BURST_AREA,
    "trash": TRASH,
    "removed": REMOVED,
    "in use": IN_USE,
    "soul state": SOUL_STATE,
    "mirage": MIRAGE,
    "laid magic": LAID_MAGIC,
    "tokens": TOKENS,
}
_SOULS: Final = ("reserve", "trash", "field", "void", "removed", "life")
ADVENTS: Final = ("", "advent", "contract-advent")
_POSTURES: Final = ("refreshed", "exhausted", "heavily-exhausted")


def fact(state: BattleState, subject: str, place: str) -> Fact:
    """Return the fact that ``subject`` names.

    Raises:
        BadInput: there is no such fact, or no such card.
    """
    found = _match_fact(state, subject)
    if found is not None:
        return found
    what, of, named = subject.partition(" of ")
    side, _, rest = (named if of else subject).strip().partition(" ")
    player = SIDES.get(side)
    if player is None or not rest:
        raise BadInput(
            place, repr(subject), "a fact such as 'own life', 'bp of own V5', 'turn'", key="fact-unknown"
        )
    if of:
        return _card_fact(state, what.strip(), player, rest.strip(), place)
    return _side_fact(state, player, rest.strip(), place)


def _match_fact(state: BattleState, subject: str) -> Fact | None:
    if subject == "turn":
        return state.turn
    if subject == "turn player":
        return SIDE_NAMES[state.turn_player]
    if subject == "step":
        return state.step
    if subject == "battle":
        return "yes" if state.battle else "no"
    if subject == "attacker":
        return _named(state, state.attacker)
    if subject == "blocker":
        return _named(state, state.blocker)
    return None


def _named(state: BattleState, object_id: int) -> str:
    found = state.objects.get(object_id)
    if found is None:
        return "none"
    return f"{SIDE_NAMES[found.controller]} {field_index(state).names[object_id]}"


def _side_fact(state: BattleState, player: int, what: str, place: str) -> Fact:
    if what == "life":
        return life(state, player)
    if what == "reserve":
        return state.reserve[player]
    if what == "trash cores":
        return state.trash_cores[player]
    if what == "counts":
        return state.counts[player]
    if what == "cores":
        return _all_cores(state, player)
    if what == "soul":
        return _soul(state, player)
    if what == "field":
        return [state.definitions[found.card].number for found in state.field(player)]
    zone = _ZONES.get(what)
    if zone is None:
        words = ("life", "reserve", "trash cores", "counts", "cores", "soul", "field", *_ZONES)
        raise BadInput(place, repr(what), ", ".join(words))
    return [state.definitions[card].number for card in reversed(state.zone(player, zone))]


def _all_cores(state: BattleState, player: int) -> int:
    total = life(state, player) + state.reserve[player] + state.trash_cores[player]
    total += sum(found.core_count for found in state.field(player))
    # On a field card or in life the Soul Core is among the cores there.
    return total + (1 if state.souls[player] < SOUL_FIELD else 0)


def _soul(state: BattleState, player: int) -> str:
    if state.souls[player] == SOUL_FIELD:
        for found in state.field(player):
            if found.soul:
                return field_index(state).names[found.id]
    return _SOULS[state.souls[player]]


# -- facts of a card -------------------------------------------------------------------------------

_NUMBER_FACTS: Final[dict[str, Callable[[BattleState, FieldCard], int]]] = {
    "bp": battle_points.bp,
    "level": values.level,
    "symbols": symbols.symbol_count,
    "cost": traits.cost,
}
_FIELD_FACTS: Final = (
    *_NUMBER_FACTS,
    "cores",
    "soul",
    "posture",
    "braves",
    "bases",
    "covered",
    "advent",
    "colors",
    "families",
    "leaving",
    "zone",
)
_HOLDING: Final = (
    *(IN_USE, HAND, AT_HAND, SOUL_STATE, MIRAGE, LAID_MAGIC),
    *(BURST_AREA, TRASH, REMOVED, DECK, TOKENS),
)
"""Zones in the order in which a card is looked for."""
_CARD_FACTS: Final = ("cost", "price", "reduction", "known", "zone")


def _card_fact(state: BattleState, what: str, player: int, name: str, place: str) -> Fact:
    names = field_index(state).names
    if what in _FIELD_FACTS:
        for found in state.field(player):
            if names[found.id] == name:
                return _field_fact(state, found, what)
    if what in _CARD_FACTS:
        # Of places that hold equal cards the first is meant in which a card is used, then held.
        for zone in _HOLDING:
            for card in reversed(state.zone(player, zone)):
                if state.definitions[card].number == name:
                    return _zone_fact(state, player, card, what)
    elif what not in _FIELD_FACTS:
        raise BadInput(place, repr(what), ", ".join(dict.fromkeys((*_FIELD_FACTS, *_CARD_FACTS))))
    known = ", ".join(names[found.id] for found in state.field(player)) or "none"
    raise BadInput(
        place,
        repr(name),
        f"a card of {SIDE_NAMES[player]} that has a {what}; on the field: {known}",
        key="fact-field-card",
        values={"what": what, "known": known},
    )


def _field_fact(state: BattleState, found: FieldCard, what: str) -> Fact:
    number = _NUMBER_FACTS.get(what)
    if number is not None:
        return number(state, found)
    if what == "cores":
        return found.core_count
    if what == "soul":
        return "yes" if found.soul else "no"
    if what == "posture":
        return _POSTURES[found.posture]
    if what == "bases":
        return [state.definitions[card].number for card in reversed(found.bases)]
    if what == "covered":
        return len(found.covered)
    if what == "advent":
        return ADVENTS[found.advent] or "no"
    if what == "braves":
        return [state.definitions[card].number for card in found.braves]
    if what == "colors":
        return list(color_names(traits.colors(state, found)))
    if what == "families":
        return list(traits.families(state, found))
    if what == "leaving":
        return found.leaving or "no"
    return "field"


def _zone_fact(state: BattleState, player: int, card: int, what: str) -> Fact:
    if what == "cost":
        return costs.card_cost(state, card)
    if what == "price":
        return costs.price(state, player, card)
    if what == "reduction":
        if not costs.may_reduce(state, player, card):
            return 0
        wanted = costs.reduction_symbols(state, player, card)
        return costs.reduction(state, player, state.definitions[card], wanted)
    if what == "known":
        return KNOWN[state.known[card]]
    return ZONES[state.places[card] % ZONE_COUNT]


# -- events and the whole --------------------------------------------------------------------------


def event_words(state: BattleState, event: Event) -> tuple[str, ...]:
    """Return the words by which an event can be told from others of its name."""
    words = [event.detail, event.cause.kind, event.cause.rule]
    if event.card >= 0:
        words.append(state.definitions[event.card].number)
    words.extend(state.definitions[card].number for card in event.cards)
    return tuple(word for word in words if word)


def draw(state: BattleState) -> list[str]:
    """Return the position as lines of text."""
    lines = [f"turn {state.turn} of {SIDE_NAMES[state.turn_player]}, {state.step or 'no'} step"]
    if state.battle:
        lines.append(f"battle: {_named(state, state.attacker)} against {_named(state, state.blocker)}")
    for player, side in enumerate(SIDE_NAMES):
        soul = "+soul" if state.souls[player] == SOUL_RESERVE else ""
        lines.append(
            f"{side}: life {state.life[player]}, reserve {state.reserve[player]}{soul}, "
            f"trash cores {state.trash_cores[player]}, soul {_soul(state, player)}"
        )
        lines.extend(f"{side} field: {_drawn(state, found)}" for found in state.field(player))
        for name, zone in _ZONES.items():
            cards = state.zone(player, zone)
            if cards:
                shown = ", ".join(state.definitions[card].number for card in reversed(cards[-10:]))
                more = ", ..." if len(cards) > 10 else ""
                lines.append(f"{side} {name} ({len(cards)}): {shown}{more}")
    return lines


def _drawn(state: BattleState, found: FieldCard) -> str:
    words = [field_index(state).names[found.id], f"cores={found.cores}"]
    if found.soul:
        words.append("soul")
    if found.posture:
        words.append(_POSTURES[found.posture])
    if found.leaving:
        words.append(f"({found.leaving})")
    words.extend(f"+ {state.definitions[card].number}" for card in found.braves)
    return f"{' '.join(words)}: level {values.level(state, found)}, BP {battle_points.bp(state, found)}"
