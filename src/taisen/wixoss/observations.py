"""Observations: single facts of a WIXOSS position by their text, and the position as text.

Facts of the match: ``turn``, ``turn player``, ``phase``, ``step``, ``attacker``, ``attacked lanes``,
``negated`` (yes or no), ``using``, ``pending`` (numbers of the cards whose abilities wait).

Facts of a side (``own`` is player 0): ``own coins``, ``subscribers``, ``level``, ``limit``, ``level total``,
``refreshes``, ``viruses`` (lanes); the cards in ``own hand``, ``deck``, ``lrig deck``, ``ener``, ``life``,
``trash``, ``lrig trash``, ``check``, ``excluded``, ``beat``, ``traps``, ``seeds``, ``field``, ``signi``; and
the card in a place, ``own left``, ``center``, ``right``, ``cheer``, ``lrig``, ``key`` (none if it is empty).
Places without an order give their cards sorted by number.

Facts of a card, ``power of own WD01-009#2`` or by its place ``power of own left``: power, base power, level,
posture, frozen, armed, driven, infected, crossed, place, front, under, charms, acces, colors, classes, types,
keywords, zone of a field card; level, price, coins, guard, known (who knows it), zone of another card; known
of a card that is attached to one or lies under it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.position_fields import KNOWN, SIDES
from taisen.wixoss.colors import color_names, ener_names
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import values
from taisen.wixoss.rules.cost import cost_of
from taisen.wixoss.rules.holding import keywords
from taisen.wixoss.rules.layers import classes, in_cross
from taisen.wixoss.rules.places import UNORDERED
from taisen.wixoss.state import (
    BEAT,
    CHECK,
    CHEER,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    LANE_COUNT,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    PLACES,
    SEEDS,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    ZONES,
    FieldCard,
    WixossState,
)

SIDE_NAMES: Final = ("own", "opp")

Fact = int | str | list[str]

_ZONES: Final = {
    "check": CHECK,
    "hand": HAND,
    "ener": ENER,
    "life": LIFE,
    "trash": TRASH,
    "lrig deck": LRIG_DECK,
    "lrig trash": LRIG_TRASH,
    "excluded": EXCLUDED,
    "beat": BEAT,
    "deck": DECK,
}
_FACE_DOWN: Final = {"traps": TRAPS, "seeds": SEEDS}
_NONE: Final = "none"


def fact(state: WixossState, subject: str, place: str) -> Fact:
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
        allowed = "a fact such as 'own coins', 'power of own left', 'turn'"
        raise BadInput(place, repr(subject), allowed, key="fact-unknown-wixoss")
    if of:
        return _card_fact(state, what.strip(), player, rest.strip(), place)
    return _side_fact(state, player, rest.strip(), place)


def _match_fact(state: WixossState, subject: str) -> Fact | None:
    if subject == "turn":
        return state.turn
    if subject == "turn player":
        return SIDE_NAMES[state.turn_player]
    if subject == "phase":
        return state.phase
    if subject == "step":
        return state.step or _NONE
    if subject == "attacker":
        return _named(state, state.attacker)
    if subject == "attacked lanes":
        return [PLACES[lane] for lane in range(LANE_COUNT) if state.attacked_lanes >> lane & 1]
    if subject == "negated":
        return _yes(state.negated)
    if subject == "using":
        used = state.used if state.using < 0 else (*state.used, state.using)
        return [state.definitions[card].number for card in used]
    if subject == "pending":
        return [state.definitions[item.cause.card].number for item in state.pending]
    return None


def _named(state: WixossState, object_id: int) -> str:
    found = state.objects.get(object_id)
    if found is None:
        return _NONE
    return f"{SIDE_NAMES[found.controller]} {field_index(state).names[object_id]}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# -- facts of a side -------------------------------------------------------------------------------


def _level_total(state: WixossState, player: int) -> int:
    return values.level_total(state, player)


_SIDE_NUMBERS: Final[dict[str, Callable[[WixossState, int], int]]] = {
    "level": values.lrig_level,
    "limit": values.limit,
    "level total": _level_total,
}


def _side_fact(state: WixossState, player: int, what: str, place: str) -> Fact:
    number = _SIDE_NUMBERS.get(what)
    if number is not None:
        return number(state, player)
    if what == "coins":
        return state.coins[player]
    if what == "subscribers":
        return state.subscribers[player]
    if what == "refreshes":
        return state.refreshes[player]
    if what == "viruses":
        return [PLACES[lane] for lane in range(LANE_COUNT) if state.viruses[player * LANE_COUNT + lane]]
    if what == "field":
        return [state.definitions[found.card].number for found in state.field(player)]
    if what == "signi":
        return [state.definitions[found.card].number for found in state.field(player) if found.place <= CHEER]
    if what in PLACES:
        standing = state.standing(player, PLACES.index(what))
        return _NONE if standing is None else state.definitions[standing.card].number
    first = _FACE_DOWN.get(what)
    if first is not None:
        cards = [card for lane in range(LANE_COUNT) for card in state.zone(player, first + lane)]
        return [state.definitions[card].number for card in cards]
    zone = _ZONES.get(what)
    if zone is None:
        words = ("coins", "subscribers", "refreshes", "viruses", "field", "signi", *PLACES, *_SIDE_NUMBERS)
        raise BadInput(place, repr(what), ", ".join((*words, *_FACE_DOWN, *_ZONES)))
    numbers = [state.definitions[card].number for card in reversed(state.zone(player, zone))]
    return sorted(numbers) if zone in UNORDERED else numbers


# -- facts of a card -------------------------------------------------------------------------------

_NUMBER_FACTS: Final[dict[str, Callable[[WixossState, FieldCard], int]]] = {
    "power": values.power,
    "base power": values.base_power,
    "level": values.level,
}
_YES_FACTS: Final[dict[str, Callable[[WixossState, FieldCard], bool]]] = {
    "crossed": in_cross,
    "infected": values.infected,
}
_LIST_FACTS: Final[dict[str, Callable[[WixossState, FieldCard], tuple[str, ...]]]] = {
    "classes": classes,
    "types": values.types,
    "keywords": keywords,
}
_FIELD_FACTS: Final = (
    *_NUMBER_FACTS,
    *_YES_FACTS,
    *_LIST_FACTS,
    "posture",
    "frozen",
    "armed",
    "driven",
    "colors",
    "place",
    "front",
    "under",
    "charms",
    "acces",
    "zone",
)
_CARD_FACTS: Final = ("level", "price", "coins", "guard", "known", "zone")


def _card_fact(state: WixossState, what: str, player: int, name: str, place: str) -> Fact:
    names = field_index(state).names
    if what in _FIELD_FACTS:
        for found in state.field(player):
            if name in (names[found.id], PLACES[found.place]):
                return _field_fact(state, found, what)
    if what in _CARD_FACTS:
        # Of places that hold equal cards the first is meant in which a card is used, then held.
        for zone in (CHECK, HAND, LRIG_DECK, *range(ZONE_COUNT)):
            for card in reversed(state.zone(player, zone)):
                if state.definitions[card].number == name:
                    return _zone_fact(state, player, card, what)
        if what == "known":
            for found in state.field(player):
                for card in (*found.charms, *found.acces, *found.under):
                    if state.definitions[card].number == name:
                        return KNOWN[state.known[card]]
    elif what not in _FIELD_FACTS:
        raise BadInput(place, repr(what), ", ".join(dict.fromkeys((*_FIELD_FACTS, *_CARD_FACTS))))
    known = ", ".join(names[found.id] for found in state.field(player)) or _NONE
    raise BadInput(
        place,
        repr(name),
        f"a card of {SIDE_NAMES[player]} that has a {what}; on the field: {known}",
        key="fact-field-card",
        values={"what": what, "known": known},
    )


def _field_fact(state: WixossState, found: FieldCard, what: str) -> Fact:
    number = _NUMBER_FACTS.get(what)
    if number is not None:
        return number(state, found)
    holds = _YES_FACTS.get(what)
    if holds is not None:
        return _yes(holds(state, found))
    listed = _LIST_FACTS.get(what)
    if listed is not None:
        return list(listed(state, found))
    if what == "posture":
        return "down" if found.down else "up"
    if what in ("frozen", "armed", "driven"):
        return _yes(bool(getattr(found, what)))
    if what == "colors":
        return list(color_names(values.colors(state, found)))
    if what == "place":
        return PLACES[found.place]
    if what == "front":
        front = values.front(state, found)
        return _NONE if front is None else _named(state, front.id)
    if what == "under":
        # The top one first, as everywhere.
        return _numbers(state, found.under[::-1])
    if what == "charms":
        return _numbers(state, found.charms)
    if what == "acces":
        return _numbers(state, found.acces)
    return "field"


def _numbers(state: WixossState, cards: tuple[int, ...]) -> list[str]:
    return [state.definitions[card].number for card in cards]


def _zone_fact(state: WixossState, player: int, card: int, what: str) -> Fact:
    if what == "level":
        return state.definitions[card].level
    if what == "price":
        return list(ener_names(cost_of(state, player, card).ener))
    if what == "coins":
        return cost_of(state, player, card).coins
    if what == "guard":
        return _yes(values.card_keyword(state, card, "guard"))
    if what == "known":
        return KNOWN[state.known[card]]
    return ZONES[state.places[card] % ZONE_COUNT]


# -- events and the whole --------------------------------------------------------------------------

# Events that name the kind of zone from which cards came, or to which they went.
_FROM: Final = frozenset({"entered", "moved"})
_TO: Final = frozenset({"left"})


def event_words(state: WixossState, event: Event) -> tuple[str, ...]:
    """Return the words by which an event can be told from others of its name."""
    words = [event.detail, event.cause.kind, event.cause.rule]
    if event.card >= 0:
        words.append(state.definitions[event.card].number)
    words.extend(state.definitions[card].number for card in event.cards)
    if event.cause.card >= 0:
        words.append(f"by-{state.definitions[event.cause.card].number}")
    if event.name in _FROM and event.amount >= 0:
        words.append(f"from-{ZONES[event.amount]}")
    if event.name in _TO and event.amount >= 0:
        words.append(f"to-{ZONES[event.amount]}")
    if event.name == "moved":
        words.append(f"to-{ZONES[event.other]}")
    return tuple(word for word in words if word)


def draw(state: WixossState) -> list[str]:
    """Return the position as lines of text."""
    step = f", {state.step} step" if state.step else ""
    lines = [f"turn {state.turn} of {SIDE_NAMES[state.turn_player]}, {state.phase or 'no'} phase{step}"]
    if state.attacker:
        lanes = ", ".join(PLACES[lane] for lane in range(LANE_COUNT) if state.attacked_lanes >> lane & 1)
        lines.append(f"attack: {_named(state, state.attacker)} on {lanes or 'the player'}")
    for player, side in enumerate(SIDE_NAMES):
        first = player * LANE_COUNT
        viruses = [PLACES[lane] for lane in range(LANE_COUNT) if state.viruses[first + lane]]
        virus = f", viruses {' '.join(viruses)}" if viruses else ""
        lines.append(f"{side}: coins {state.coins[player]}{virus}")
        lines.extend(f"{side} {PLACES[found.place]}: {_drawn(state, found)}" for found in state.field(player))
        for name, zone in _ZONES.items():
            _draw_cards(state, f"{side} {name}", state.zone(player, zone), lines)
        for lane in range(LANE_COUNT):
            _draw_cards(state, f"{side} trap {PLACES[lane]}", state.zone(player, TRAPS + lane), lines)
            _draw_cards(state, f"{side} seed {PLACES[lane]}", state.zone(player, SEEDS + lane), lines)
    return lines


def _draw_cards(state: WixossState, title: str, cards: tuple[int, ...], lines: list[str]) -> None:
    if cards:
        shown = ", ".join(state.definitions[card].number for card in reversed(cards[-10:]))
        more = ", ..." if len(cards) > 10 else ""
        lines.append(f"{title} ({len(cards)}): {shown}{more}")


def _drawn(state: WixossState, found: FieldCard) -> str:
    words = [field_index(state).names[found.id]]
    words.extend(word for word in ("down", "frozen", "armed", "driven") if getattr(found, word))
    for word, cards in (("over", found.under[::-1]), ("charm", found.charms), ("acce", found.acces)):
        if cards:
            words.append(f"{word} {', '.join(_numbers(state, cards))}")
    text = f"{' '.join(words)}: level {values.level(state, found)}"
    return f"{text}, power {values.power(state, found)}" if found.place <= CHEER else text
