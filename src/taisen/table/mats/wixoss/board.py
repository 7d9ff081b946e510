"""The board of WIXOSS, drawn from one viewer's view and from public facts: the attack, the cards in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.boards import (
    AttackedLane,
    KnownCard,
    PendingEffect,
    UsedCard,
    WixossAttack,
    WixossBoard,
    WixossCard,
    WixossLane,
    WixossSide,
    Zone,
)
from taisen.table.mats.wixoss import refs
from taisen.wixoss.cards import NO_LIMIT
from taisen.wixoss.state import CHEER, KEY, LANES, LRIG, PLACES, facing

if TYPE_CHECKING:
    from typing import Literal

    from taisen.wixoss.view import FieldCardView, PlayerView, WixossView, ZoneView
    from taisen.wording import Reading

    Kind = Literal["signi", "lrig"]
    Phase = Literal["attack", "guard", "result"]

ATTACKING: Final = "attacking"
ATTACKED: Final = "attacked"
NO_END: Final = -1
"""A limit without end."""


class Attack:
    """What a view does not say of the attack in progress: whose it is, and how far it is."""

    def __init__(self, kind: Kind, player: int, phase: Phase) -> None:
        self.kind = kind
        self.player = player
        self.phase = phase


def draw(view: WixossView, attack: Attack | None, using: list[UsedCard], words: Reading) -> WixossBoard:
    """Return the board that a view shows.

    Args:
        view: what the viewer sees.
        attack: the attack in progress.
        using: the cards in use.
        words: the game in the viewer's words.
    """
    cards = {card.id: card for side in view.players for card in side.field}
    pending = [
        PendingEffect(
            refs.pending(index),
            item.number,
            item.player,
            words.part(item.ability) if item.ability else "",
            refs.field(item.object) if item.object in cards else "",
        )
        for index, item in enumerate(view.pending)
    ]
    sides = [_Side(view, attack, player) for player in (0, 1)]
    return WixossBoard(
        -1 if view.player is None else view.player,
        view.turn,
        view.turn_player,
        view.first_player,
        view.phase,
        view.step,
        [side.drawn() for side in sides],
        None if attack is None else _attack(view, attack, sides[1 - attack.player]),
        using,
        pending,
    )


def limit_shown(limit: int) -> int:
    """Return a limit as boards have it."""
    return NO_END if limit >= NO_LIMIT else limit


class _Side:
    """Draws one player's side."""

    def __init__(self, view: WixossView, attack: Attack | None, player: int) -> None:
        self.side: PlayerView = view.players[player]
        self.player = player
        self.view = view
        self.standing = {card.place: card for card in self.side.field}
        hit = attack is not None and attack.player != player
        self.attacked = view.attacked_lanes if hit else ()

    def drawn(self) -> WixossSide:
        """Return the side."""
        side, player = self.side, self.player
        lying = [name for name in side.zones if name.partition("_")[0] in ("trap", "seed")]
        return WixossSide(
            refs.player(player),
            [self._lane(place) for place in LANES],
            WixossLane(refs.lane(player, CHEER), PLACES[CHEER], self.ref_at(CHEER)),
            self.ref_at(LRIG),
            self.ref_at(KEY),
            refs.lane(player, LRIG),
            refs.lane(player, KEY),
            side.level,
            limit_shown(side.limit),
            side.level_total,
            side.coins,
            refs.coins(player),
            side.subscribers,
            side.refreshes,
            {name: self._zone(name, zone) for name, zone in side.zones.items() if name not in lying},
            [self._card(card) for card in side.field],
            side.skipped_turns,
        )

    def ref_at(self, place: int) -> str:
        """Return the ref of what stands in a place, empty for nothing."""
        found = self.standing.get(PLACES[place])
        return "" if found is None else refs.field(found.id)

    def attacked_lanes(self) -> list[AttackedLane]:
        """Return the lanes that are attacked."""
        found: list[AttackedLane] = []
        for place in LANES:
            if PLACES[place] in self.attacked:
                card = self.standing.get(PLACES[place])
                power = 0 if card is None else card.power
                found.append(AttackedLane(refs.lane(self.player, place), self.ref_at(place), power))
        return found

    def _lane(self, place: int) -> WixossLane:
        name, player, zones = PLACES[place], self.player, self.side.zones
        trap, seed = f"trap_{name}", f"seed_{name}"
        virus = self.side.viruses[place]
        return WixossLane(
            refs.lane(player, place),
            name,
            self.ref_at(place),
            refs.lane(1 - player, facing(place)),
            self._zone(trap, zones[trap]),
            self._zone(seed, zones[seed]),
            virus,
            refs.virus(player, place) if virus else "",
            name in self.attacked,
        )

    def _zone(self, name: str, zone: ZoneView) -> Zone:
        places = zone.places
        cards = [
            KnownCard(refs.zone_card(self.player, name, number), number, places[index] if places else 0)
            for index, number in enumerate(zone.cards)
        ]
        return Zone(refs.zone(self.player, name), name, zone.count, cards)

    def _card(self, card: FieldCardView) -> WixossCard:
        item = card.id
        return WixossCard(
            refs.field(item),
            card.number,
            card.name,
            card.place,
            card.level,
            card.power,
            card.base_power,
            list(card.colors),
            list(card.classes),
            list(card.types),
            "down" if card.down else "up",
            self._marks(card),
            list(card.keywords),
            [KnownCard(refs.under(item, index), number) for index, number in enumerate(card.under)],
            card.charms,
            refs.charms(item) if card.charms else "",
            [KnownCard(refs.acce(item, index), number) for index, number in enumerate(card.acces)],
            refs.field(card.ride) if card.ride else "",
        )

    def _marks(self, card: FieldCardView) -> list[str]:
        marks = {
            ATTACKING: card.id == self.view.attacker,
            ATTACKED: card.place in self.attacked,
            "frozen": card.frozen,
            "armed": card.armed,
            "crossed": card.crossed,
            "infected": card.infected,
            "driven": card.driven,
        }
        return [mark for mark, holds in marks.items() if holds]


def _attack(view: WixossView, attack: Attack, defending: _Side) -> WixossAttack:
    attacker = next((card for card in view.players[attack.player].field if card.id == view.attacker), None)
    return WixossAttack(
        attack.kind,
        "" if attacker is None else refs.field(attacker.id),
        1 - attack.player,
        0 if attacker is None else attacker.power,
        defending.attacked_lanes(),
        attack.phase,
        view.negated,
    )


def numbers(board: WixossBoard) -> set[str]:
    """Return the numbers of the cards that are to be seen on a board."""
    found = {item.number for item in board.pending}
    found.update(used.number for used in board.using)
    for side in board.sides:
        zones = [*side.zones.values()]
        zones += [zone for lane in side.lanes for zone in (lane.trap, lane.seed) if zone is not None]
        found.update(card.number for zone in zones for card in zone.cards)
        for card in side.field:
            found.add(card.number)
            found.update(one.number for one in (*card.under, *card.acces))
    found.discard("")
    return found
