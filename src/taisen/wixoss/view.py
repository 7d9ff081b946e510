"""Views: what a player, or everybody, may see of a WIXOSS match; built by allow-list.

A view holds numbers of cards that its viewer knows, and never the slot of a card that it does not. It
has no random key, no counter and no digest of the match.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import RULE
from taisen.kernel.outcome import Outcome
from taisen.kernel.pending import Pending
from taisen.kernel.view import View, decision_seen
from taisen.wixoss.colors import color_names
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import values
from taisen.wixoss.rules.marks import skipped_turns
from taisen.wixoss.state import (
    BEAT,
    BOTH,
    CHECK,
    ENER,
    EXCLUDED,
    HAND,
    LANE_COUNT,
    LRIG_DECK,
    LRIG_TRASH,
    PLACES,
    TRASH,
    ZONE_COUNT,
    ZONES,
    FieldCard,
    WixossState,
)

# WX-04.15, WX-04.19: only its own player knows how it is held or ordered.
PRIVATE: Final = frozenset({HAND, LRIG_DECK})
# WX-04.07, WX-04.16
UNORDERED: Final = frozenset({ENER, CHECK, TRASH, LRIG_TRASH, EXCLUDED, BEAT})


class ZoneView:
    """A zone as the viewer sees it.

    Attributes:
        count: how many cards lie there.
        cards: numbers of those that the viewer knows, the top first; in hand and LRIG Deck as their own
            player holds them, sorted for others.
        places: for each known card how many lie above it; empty where there is no order to be seen.
        ordered: whether the order of the cards means anything (WX-04.07, WX-04.16).
    """

    __slots__ = ("cards", "count", "ordered", "places")

    def __init__(self, count: int, cards: tuple[str, ...], places: tuple[int, ...], ordered: bool) -> None:
        self.count = count
        self.cards = cards
        self.places = places
        self.ordered = ordered

    def to_data(self) -> dict[str, object]:
        """Return the zone as plain data; zones that differ in a meaningless order give equal data."""
        cards = list(self.cards) if self.ordered else sorted(self.cards)
        return {"count": self.count, "cards": cards, "places": list(self.places)}


class FieldCardView:
    """A card on the field with its current values.

    Attributes:
        id: the field card, as options name it.
        name: text form as its own player says it ("WD01-009#2").
        number: card number.
        place: where it stands, one of ``PLACES``.
        level, power, colors, classes, types: current values; ``colors`` by name.
        base_power: power before anything is added to it.
        down, frozen, armed: states.
        crossed, infected, driven: states that follow from where it stands and what rides it.
        keywords: keyword abilities that work.
        under: numbers of the cards underneath, the lowest first.
        charms: how many charms it has, which nobody may look at (WX-30.02).
        acces: numbers of the acce attached to it.
        ride: the field card that it rides or that rides it, 0 for none.
    """

    __slots__ = (
        "acces",
        "armed",
        "base_power",
        "charms",
        "classes",
        "colors",
        "crossed",
        "down",
        "driven",
        "frozen",
        "id",
        "infected",
        "keywords",
        "level",
        "name",
        "number",
        "place",
        "power",
        "ride",
        "types",
        "under",
    )

    def __init__(self, state: WixossState, found: FieldCard) -> None:
        definitions = state.definitions
        self.id = found.id
        self.name = field_index(state).names[found.id]
        self.number = definitions[found.card].number
        self.place = PLACES[found.place]
        self.level = values.level(state, found)
        self.power = values.power(state, found)
        self.base_power = values.base_power(state, found)
        self.colors = color_names(values.colors(state, found))
        self.classes = values.classes(state, found)
        self.types = values.types(state, found)
        self.down = found.down
        self.frozen = found.frozen
        self.armed = found.armed
        self.crossed = values.in_cross(state, found)
        self.infected = values.infected(state, found)
        self.driven = found.driven
        self.keywords = values.keywords(state, found)
        # WX-04.02, WX-30.10
        self.under = tuple(definitions[card].number for card in found.under)
        self.acces = tuple(definitions[card].number for card in found.acces)
        # WX-30.02, WX-99.30
        self.charms = len(found.charms)
        self.ride = found.ride

    def to_data(self) -> dict[str, object]:
        """Return the card as plain data."""
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "place": self.place,
            "level": self.level,
            "power": self.power,
            "base_power": self.base_power,
            "colors": list(self.colors),
            "classes": list(self.classes),
            "types": list(self.types),
            "down": self.down,
            "frozen": self.frozen,
            "armed": self.armed,
            "crossed": self.crossed,
            "infected": self.infected,
            "driven": self.driven,
            "keywords": list(self.keywords),
            "under": list(self.under),
            "charms": self.charms,
            "acces": list(self.acces),
            "ride": self.ride,
        }


class PlayerView:
    """One player's side.

    Attributes:
        zones: the zones by name.
        field: the cards on the field, in the order in which they came.
        coins, subscribers: numbers (WX-26.02).
        viruses: for each lane whether a virus lies there.
        refreshes: how often the player has refreshed this turn.
        level, limit: current level and limit of the LRIG, 0 before there is one.
        level_total: what counts against the limit.
        skipped_turns: how many of the player's next turns are skipped.
    """

    __slots__ = (
        "coins",
        "field",
        "level",
        "level_total",
        "limit",
        "refreshes",
        "skipped_turns",
        "subscribers",
        "viruses",
        "zones",
    )

    def __init__(self, state: WixossState, player: int, viewer: int | None) -> None:
        self.zones = {
            name: _zone(state, player * ZONE_COUNT + kind, kind, viewer, viewer == player)
            for kind, name in enumerate(ZONES)
        }
        self.field = [
            FieldCardView(state, found) for found in state.field(player) if _open(state, found, viewer)
        ]
        self.coins = state.coins[player]
        self.skipped_turns = state.marks.get(skipped_turns(player), 0)
        self.subscribers = state.subscribers[player]
        first = player * LANE_COUNT
        self.viruses = tuple(number > 0 for number in state.viruses[first : first + LANE_COUNT])
        self.refreshes = state.refreshes[player]
        center = field_index(state).centers[player]
        shown = center != 0 and _open(state, state.objects[center], viewer)
        self.level = values.lrig_level(state, player) if shown else 0
        self.limit = values.limit(state, player) if shown else 0
        self.level_total = values.level_total(state, player)

    def to_data(self) -> dict[str, object]:
        """Return the side as plain data."""
        return {
            "zones": {name: zone.to_data() for name, zone in self.zones.items()},
            "field": [card.to_data() for card in self.field],
            "coins": self.coins,
            "skipped_turns": self.skipped_turns,
            "subscribers": self.subscribers,
            "viruses": list(self.viruses),
            "refreshes": self.refreshes,
            "level": self.level,
            "limit": self.limit,
            "level_total": self.level_total,
        }


def _open(state: WixossState, found: FieldCard, viewer: int | None) -> bool:
    """Whether the viewer knows a field card: before the match opens, a LRIG lies face down (WX-05.02)."""
    return _knows(state, found.card, viewer)


def _knows(state: WixossState, card: int, viewer: int | None) -> bool:
    wanted = BOTH if viewer is None else 1 << viewer
    return state.known[card] & wanted == wanted


def _zone(state: WixossState, zone: int, kind: int, viewer: int | None, own: bool) -> ZoneView:
    known: list[tuple[int, str]] = []
    for place, card in enumerate(reversed(state.zones[zone])):
        if _knows(state, card, viewer):
            known.append((place, state.definitions[card].number))
    count = len(state.zones[zone])
    if kind in PRIVATE:
        # WX-04.05, WX-04.20: where in another's hand a known card is held is not to be seen.
        cards = [number for _, number in reversed(known)]
        return ZoneView(count, tuple(cards if own else sorted(cards)), (), own)
    cards = [number for _, number in known]
    if kind in UNORDERED:
        return ZoneView(count, tuple(cards), (), False)
    return ZoneView(count, tuple(cards), tuple(place for place, _ in known), True)


class PendingView:
    """An ability that waits to be activated.

    Attributes:
        text: text form, as the order of abilities is answered; empty if it would name a card that the
            viewer does not know.
        number: number of the card whose ability it is, empty if the viewer does not know it.
        player: whose ability it is.
        object: field card whose ability it is, 0 for none.
        ability: key of the ability, empty if the viewer does not know the card.
    """

    __slots__ = ("ability", "number", "object", "player", "text")

    def __init__(self, state: WixossState, item: Pending, viewer: int | None) -> None:
        # A trap that waits is face down still (WX-31.03); that it waits in its lane is to be seen.
        known = _knows(state, item.cause.card, viewer)
        self.text = item.text if known or item.cause.kind == RULE else ""
        self.number = state.definitions[item.cause.card].number if known else ""
        self.player = item.controller
        self.object = item.cause.object
        self.ability = item.ability.key if known else ""

    def to_data(self) -> list[object]:
        """Return the ability as plain data."""
        return [self.text, self.number, self.player, self.object, self.ability]


class WixossView(View):
    """A WIXOSS match as ``player`` sees it (None: as everybody does).

    Attributes:
        turn, turn_player, first_player, phase, step: where the match stands.
        players: both sides.
        attacker: the field card that attacks, 0 for none.
        attacked_lanes: the lanes of the defending player that are attacked, by name.
        negated: whether the attack in progress is negated.
        using: numbers of the spells and ARTS in use, the one that is carried out first last.
        pending: abilities that wait, in the order in which they came.
        outcome: how the match ended, None while it is running.
    """

    def __init__(self, state: WixossState, player: int | None) -> None:
        super().__init__(player, decision_seen(state.decision, player))
        self.turn = state.turn
        self.turn_player = state.turn_player
        self.first_player = state.first_player
        self.phase = state.phase
        self.step = state.step
        self.players = (PlayerView(state, 0, player), PlayerView(state, 1, player))
        self.attacker = state.attacker
        self.attacked_lanes = tuple(
            PLACES[lane] for lane in range(LANE_COUNT) if state.attacked_lanes >> lane & 1
        )
        self.negated = state.negated
        used = state.used if state.using < 0 else (*state.used, state.using)
        self.using = tuple(state.definitions[card].number for card in used)
        self.pending = tuple(PendingView(state, item, player) for item in state.pending)
        self.outcome: Outcome | None = state.outcome

    def cards_of(self, player: int) -> list[str]:
        """Return the numbers of all cards of ``player`` that the viewer knows, as often as they are there."""
        side = self.players[player]
        found = [number for zone in side.zones.values() for number in zone.cards]
        for card in side.field:
            found.extend((card.number, *card.under, *card.acces))
        return found

    def to_data(self) -> dict[str, object]:
        """Return the view as plain data; equal views give equal data."""
        decision = self.decision
        asked: dict[str, object] | None = None
        if decision is not None:
            asked = {
                "player": decision.player,
                "prompt": decision.prompt,
                "shape": decision.shape,
                "arguments": list(decision.arguments),
                "options": [option.text for option in decision.options],
            }
        outcome: list[object] | None = None
        if self.outcome is not None:
            outcome = [self.outcome.winner, self.outcome.reason, self.outcome.rule]
        return {
            "player": self.player,
            "decision": asked,
            "turn": self.turn,
            "turn_player": self.turn_player,
            "first_player": self.first_player,
            "phase": self.phase,
            "step": self.step,
            "players": [side.to_data() for side in self.players],
            "attacker": self.attacker,
            "attacked_lanes": list(self.attacked_lanes),
            "negated": self.negated,
            "using": list(self.using),
            "pending": [item.to_data() for item in self.pending],
            "outcome": outcome,
        }
