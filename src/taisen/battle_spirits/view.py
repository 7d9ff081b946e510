"""Views: what a player, or everybody, may see of a Battle Spirits match; built by allow-list.

A view holds numbers of cards that its viewer knows, and never the slot of a card that it does not. It
has no random key, no counter and no digest of the match.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.colors import color_names, symbol_names
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.observations import ADVENTS
from taisen.battle_spirits.rules.battle_points import bp
from taisen.battle_spirits.rules.extra_turns import further_turns
from taisen.battle_spirits.rules.otherworld import BRAVE_SIDES, partner
from taisen.battle_spirits.rules.symbols import symbols
from taisen.battle_spirits.rules.traits import colors, cost
from taisen.battle_spirits.rules.values import level, over_count, spirit_form
from taisen.battle_spirits.state import (
    AT_HAND,
    BOTH,
    BURST_AREA,
    HAND,
    ZONE_COUNT,
    ZONES,
    BattleState,
    FieldCard,
)
from taisen.kernel.outcome import Outcome
from taisen.kernel.pending import Pending
from taisen.kernel.view import View, decision_seen

POSTURES: Final = ("refreshed", "exhausted", "heavily-exhausted")
INSIDE: Final = ("reserve", "trash", "field", "life")
"""Where the Soul Core is a core of the match."""
SOULS: Final = ("reserve", "trash", "field", "void", "removed", "life")


class ZoneView:
    """A zone as the viewer sees it.

    Attributes:
        count: how many cards lie there.
        cards: numbers of those that the viewer knows, the top first; the hand in the order drawn for its
            own player, sorted for others.
        places: for each known card how many lie above it; empty for a hand.
        down: places of the known cards at hand that lie face down.
    """

    __slots__ = ("cards", "count", "down", "places")

    def __init__(
        self, count: int, cards: tuple[str, ...], places: tuple[int, ...], down: tuple[int, ...] = ()
    ) -> None:
        self.count = count
        self.cards = cards
        self.places = places
        self.down = down

    def to_data(self) -> dict[str, object]:
        """Return the zone as plain data."""
        found: dict[str, object] = {
            "count": self.count,
            "cards": list(self.cards),
            "places": list(self.places),
        }
        if self.down:
            found["down"] = list(self.down)
        return found


class FieldCardView:
    """A card on the field with its current values.

    Attributes:
        id: the field card, as options name it.
        name: text form as its own player says it ("BS17-003#2").
        number: card number.
        braves: numbers of the braves combined with it.
        sides: for each brave "left", "right" or empty: on which of its sides this card is.
        shared: for each brave the id of the card on its other side, 0 for none.
        bases: numbers of the face-up cards below it, the lowest first.
        advent: how it came onto them, one of ``ADVENTS``.
        covered: how many face-down cards lie below it.
        covered_cards: numbers of those that the viewer knows, the lowest first.
        held: whether its cores are no cores of the field: those of a Grandwalker or a genesis stone.
        divine_form, over_count: whether it is in Divine Form, whether its OC is on.
        level, bp, cost: current values.
        symbols, colors: current symbols and colours by name.
        cores: normal cores on it.
        soul: whether the Soul Core is on it.
        posture: one of ``POSTURES``.
        leaving: how it is about to leave, empty for a card that simply stands there.
    """

    __slots__ = (
        "advent",
        "bases",
        "bp",
        "braves",
        "colors",
        "cores",
        "cost",
        "covered",
        "covered_cards",
        "divine_form",
        "held",
        "id",
        "leaving",
        "level",
        "name",
        "number",
        "over_count",
        "posture",
        "shared",
        "sides",
        "soul",
        "symbols",
    )

    def __init__(self, state: BattleState, found: FieldCard, viewer: int | None) -> None:
        self.id = found.id
        self.name = field_index(state).names[found.id]
        self.number = state.definitions[found.card].number
        self.braves = tuple(state.definitions[brave].number for brave in found.braves)
        self.sides = tuple(BRAVE_SIDES[side] for side in found.sides)
        self.shared = tuple(_shared(state, found, brave) for brave in found.braves)
        self.bases = tuple(state.definitions[base].number for base in found.bases)
        self.advent = ADVENTS[found.advent]
        self.covered = len(found.covered)
        # BS-05.15: of face-down cards only what the viewer may look at.
        wanted = 3 if viewer is None else 1 << viewer
        self.covered_cards = tuple(
            state.definitions[card].number for card in found.covered if state.known[card] & wanted == wanted
        )
        # BS-20.07, BS-23.03
        self.held = bool(state.definitions[found.card].walker)
        self.divine_form = (
            bool(state.definitions[found.card].walker) and spirit_form(state, found) is not None
        )
        self.over_count = over_count(state, found)
        self.level = level(state, found)
        self.bp = bp(state, found)
        self.cost = cost(state, found)
        self.symbols = symbol_names(tuple(symbols(state, found)))
        self.colors = color_names(colors(state, found))
        self.cores = found.cores
        self.soul = found.soul
        self.posture = POSTURES[found.posture]
        self.leaving = found.leaving

    def to_data(self) -> dict[str, object]:
        """Return the card as plain data."""
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "braves": list(self.braves),
            "sides": list(self.sides),
            "shared": list(self.shared),
            "bases": list(self.bases),
            "advent": self.advent,
            "covered": self.covered,
            "covered_cards": list(self.covered_cards),
            "held": self.held,
            "divine_form": self.divine_form,
            "over_count": self.over_count,
            "level": self.level,
            "bp": self.bp,
            "cost": self.cost,
            "symbols": list(self.symbols),
            "colors": list(self.colors),
            "cores": self.cores,
            "soul": self.soul,
            "posture": self.posture,
            "leaving": self.leaving,
        }


class ApartView:
    """A card in soul state, set as a mirage or laid on the field as a magic, which everybody sees.

    Attributes:
        id: what options call it by, as they do with a field card.
        name: text form as its own player says it ("SD64-CX01#2").
        number: card number.
        zone: "soul_state", "mirage" or "laid_magic".
    """

    __slots__ = ("id", "name", "number", "zone")

    def __init__(self, state: BattleState, card: int, object_id: int) -> None:
        self.id = object_id
        self.name = field_index(state).names[object_id]
        self.number = state.definitions[card].number
        self.zone = ZONES[state.places[card] % ZONE_COUNT]

    def to_data(self) -> list[object]:
        """Return the card as plain data."""
        return [self.id, self.name, self.number, self.zone]


class PlayerView:
    """One player's side.

    Attributes:
        life, reserve, trash_cores, counts: normal cores in these places.
        soul: where the Soul Core is, one of ``SOULS``.
        zones: the zones by name.
        field: the cards on the field, in the order in which they came.
        apart: the cards in soul state, set as mirages and laid as magics, which are in their zones too.
        further_turns: how many turns that effects have added are still to come.
    """

    __slots__ = (
        "apart",
        "counts",
        "field",
        "further_turns",
        "life",
        "reserve",
        "soul",
        "trash_cores",
        "zones",
    )

    def __init__(self, state: BattleState, player: int, viewer: int | None) -> None:
        self.life = state.life[player]
        self.reserve = state.reserve[player]
        self.trash_cores = state.trash_cores[player]
        self.counts = state.counts[player]
        self.soul = SOULS[state.souls[player]]
        self.zones = {
            name: _zone(state, player * ZONE_COUNT + kind, kind, viewer, viewer == player)
            for kind, name in enumerate(ZONES)
        }
        self.field = [FieldCardView(state, found, viewer) for found in state.field(player)]
        self.apart = [
            ApartView(state, card, object_id)
            for card, object_id in state.apart
            if state.places[card] // ZONE_COUNT == player
        ]
        self.further_turns = further_turns(state, player)

    @property
    def all_life(self) -> int:
        """The cores in life, the Soul Core of a sealed player among them."""
        return self.life + (1 if self.soul == "life" else 0)

    @property
    def cores(self) -> int:
        """All cores outside the void, the Soul Core among them unless it is out of the game."""
        on_cards = sum(card.cores for card in self.field)
        soul = 1 if self.soul in INSIDE else 0
        return self.life + self.reserve + self.trash_cores + self.counts + on_cards + soul

    def to_data(self) -> dict[str, object]:
        """Return the side as plain data."""
        return {
            "life": self.life,
            "reserve": self.reserve,
            "trash_cores": self.trash_cores,
            "counts": self.counts,
            "soul": self.soul,
            "zones": {name: zone.to_data() for name, zone in self.zones.items()},
            "field": [card.to_data() for card in self.field],
            "apart": [card.to_data() for card in self.apart],
            "further_turns": self.further_turns,
        }


def _zone(state: BattleState, zone: int, kind: int, viewer: int | None, own: bool) -> ZoneView:
    wanted = 3 if viewer is None else 1 << viewer
    if kind == BURST_AREA and state.outcome is not None:
        wanted = 0  # BS-25.05: what is still set when the match is over is shown
    known: list[tuple[int, str]] = []
    down: list[int] = []
    for place, card in enumerate(reversed(state.zones[zone])):
        if state.known[card] & wanted == wanted:
            known.append((place, state.definitions[card].number))
            # BS-39.05: a card at hand is face up for both, or face down
            if kind == AT_HAND and state.known[card] != BOTH:
                down.append(place)
    count = len(state.zones[zone])
    if kind == HAND:
        # Where in another's hand a known card is held is not to be seen.
        held = [number for _, number in reversed(known)]
        return ZoneView(count, tuple(held if own else sorted(held)), ())
    cards = [number for _, number in known]
    return ZoneView(count, tuple(cards), tuple(place for place, _ in known), tuple(down))


class PendingView:
    """A triggered effect that waits.

    Attributes:
        text: text form, as the order of effects is answered.
        number: number of the card whose effect it is.
        player: whose effect it is.
        object: field card whose effect it is, 0 for none.
        ability: key of the ability.
    """

    __slots__ = ("ability", "number", "object", "player", "text")

    def __init__(self, state: BattleState, item: Pending) -> None:
        self.text = item.text
        self.number = state.definitions[item.cause.card].number
        self.player = item.controller
        self.object = item.cause.object
        self.ability = item.ability.key

    def to_data(self) -> list[object]:
        """Return the effect as plain data."""
        return [self.text, self.number, self.player, self.object, self.ability]


class BattleView(View):
    """A Battle Spirits match as ``player`` sees it (None: as everybody does).

    Attributes:
        turn, turn_player, first_player, step: where the match stands.
        players: both sides.
        battle: whether a battle is in progress.
        attacker, blocker, target: field cards in battle, 0 for none.
        pending: triggered effects that wait, in the order in which they came.
        declared_bursts: whose declared bursts wait, in order of declaration.
        faces: number of the other face of each rebirth card that the viewer knows, by the number of the
            face that is seen: both may be read.
        outcome: how the match ended, None while it is running.
    """

    def __init__(self, state: BattleState, player: int | None) -> None:
        super().__init__(player, decision_seen(state.decision, player))
        self.turn = state.turn
        self.turn_player = state.turn_player
        self.first_player = state.first_player
        self.step = state.step
        self.players = (PlayerView(state, 0, player), PlayerView(state, 1, player))
        self.battle = state.battle != 0
        self.attacker = state.attacker
        self.blocker = state.blocker
        self.target = state.target
        self.pending = tuple(PendingView(state, item) for item in state.pending)
        self.declared_bursts = _declared(state)
        self.outcome: Outcome | None = state.outcome
        self.faces = _other_faces(state, self)

    def cards_of(self, player: int) -> list[str]:
        """Return the numbers of all cards of ``player`` that the viewer knows, as often as they are there."""
        side = self.players[player]
        found = [number for zone in side.zones.values() for number in zone.cards]
        for card in side.field:
            found.extend((card.number, *card.bases, *card.covered_cards))
            # A brave that two share is one card.
            found.extend(
                brave
                for brave, other in zip(card.braves, card.shared, strict=True)
                if not other or card.id < other
            )
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
            "step": self.step,
            "players": [side.to_data() for side in self.players],
            "battle": self.battle,
            "attacker": self.attacker,
            "blocker": self.blocker,
            "target": self.target,
            "pending": [item.to_data() for item in self.pending],
            "declared_bursts": list(self.declared_bursts),
            "faces": dict(sorted(self.faces.items())),
            "outcome": outcome,
        }


def _shared(state: BattleState, found: FieldCard, brave: int) -> int:
    other = partner(state, brave, found.id)
    return 0 if other is None else other.id


def _other_faces(state: BattleState, view: BattleView) -> dict[str, str]:
    # BS-30.16
    others = {one.number: one.other_face.number for one in state.definitions if one.other_face is not None}
    if not others:
        return others
    seen = (number for player in (0, 1) for number in view.cards_of(player))
    return {number: others[number] for number in seen if number in others}


def _declared(state: BattleState) -> tuple[int, ...]:
    decision = state.decision
    declared = {call.card: call.player for call in state.burst_queue}
    if decision is not None and decision.prompt == "declare-burst":
        del declared[state.burst_queue[-1].card]  # the last one is only being asked about
    return tuple(declared.values())
