"""Checks of WIXOSS: what holds of every position between two turns, and after rule processing."""

from __future__ import annotations

from typing import Final

from taisen.arena.checks import Broken, Referee, check_cards
from taisen.kernel.state import AnyState
from taisen.wixoss import cards as kinds
from taisen.wixoss.rules import values
from taisen.wixoss.rules.places import PUBLIC, UNSEEN, place_of
from taisen.wixoss.rules.rule_processing import POWER_CAUSE
from taisen.wixoss.state import (
    BOTH,
    CHECK,
    CHEER,
    DECK,
    EXCLUDED,
    KEY,
    LANE_COUNT,
    LEFT_BEHIND,
    LIFE,
    LRIG,
    LRIG_DECK,
    LRIG_TRASH,
    MAX_COINS,
    PLACES,
    SEEDS,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)

STANDING: Final = {LRIG: (kinds.LRIG,), KEY: (kinds.KEY,)}
SIGNI: Final = (kinds.SIGNI, kinds.RESONA)
SET: Final = tuple(range(TRAPS, SEEDS + LANE_COUNT))
"""Kinds of zones of traps and seeds, of which a player may set the other's cards."""
WHITE: Final = (LRIG_DECK, LRIG_TRASH, CHECK, EXCLUDED)
"""Where cards of the LRIG Deck may lie (WX-22.08, WX-22.09, WX-26.12)."""


class LifeBook:
    """Counts the Life Cloth that came and went, as the events tell it."""

    def __init__(self) -> None:
        self.life = [0, 0]

    def follow(self, state: WixossState) -> None:
        """Take in the events logged since the last call, and drop them."""
        for event in state.events():
            if event.name == "setup" and event.detail == "life":
                self.life = [7, 7]
            elif event.name == "moved":
                self.life[event.player] -= len(event.cards) if event.amount == LIFE else 0
                self.life[event.player] += len(event.cards) if event.other == LIFE else 0
        state.log = []
        state.log_length = 0

    def check(self, state: WixossState) -> None:
        """Compare with the Life Cloth that there is.

        Raises:
            Broken: some came from nowhere or went nowhere.
        """
        for player in (0, 1):
            found = len(state.zone(player, LIFE))
            if found != self.life[player]:
                raise Broken(f"player {player} has {found} Life Cloth where {self.life[player]} came in")


class WixossReferee(Referee):
    """Watches a match of WIXOSS."""

    resting = "main"

    def __init__(self) -> None:
        self.book = LifeBook()

    def at_rest(self, state: AnyState) -> None:
        """Look at a position in which a player may act freely."""
        assert isinstance(state, WixossState)
        check_rest(state)

    def between_turns(self, state: AnyState) -> None:
        """Look at a position in which a turn has just begun, or the match has ended."""
        assert isinstance(state, WixossState)
        self.book.follow(state)
        self.book.check(state)
        check(state)


def check(state: WixossState) -> None:
    """Look at any position.

    Raises:
        Broken: something is not as it must be.
    """
    standing = {
        found.id: (found.card, *found.under, *found.charms, *found.acces) for found in state.objects.values()
    }
    check_cards(state, ZONE_COUNT, standing, SET)
    _faces(state)
    _field(state)
    for player in (0, 1):
        # WX-26.03
        if not 0 <= state.coins[player] <= MAX_COINS:
            raise Broken(f"player {player} has {state.coins[player]} coins")
    # WX-35.01
    if any(number not in (0, 1) for number in state.viruses):
        raise Broken(f"more than one virus in a zone: {state.viruses}")
    for kind in SET:
        for player in (0, 1):
            # WX-31.01, WX-32.02
            if len(state.zone(player, kind)) > 1:
                raise Broken(f"more than one trap or seed of player {player} in a SIGNI Zone")


def check_rest(state: WixossState) -> None:
    """Look at a position in which a player may act freely in the main phase.

    Raises:
        Broken: something that had to be settled before is left over.
    """
    for name, left in (
        ("waiting abilities", len(state.pending)),
        ("an attack", state.attacker),
        ("attacked lanes", state.attacked_lanes),
        ("a card in use", state.using >= 0 or state.used),
        ("a look back", state.before is not None),
        ("events", len(state.batch)),
    ):
        if left:
            raise Broken(f"{name} left over in a main phase")
    for player in (0, 1):
        _processed(state, player)


def _faces(state: WixossState) -> None:
    """Who knows cards: everybody those of public zones, a player the own hand, nobody a charm."""
    for card, known in enumerate(state.known):
        kind = place_of(state, card)
        if kind in PUBLIC and known != BOTH:
            raise Broken(f"card {card} lies in a public zone and is not known to both players")
        if kind >= 0 and kind not in PUBLIC and kind not in UNSEEN:
            player = state.places[card] // ZONE_COUNT
            if not known >> player & 1:
                raise Broken(f"card {card} lies where its player may look at it, who does not know it")
    for found in state.objects.values():
        # WX-30.02
        if any(state.known[card] for card in found.charms):
            raise Broken(f"somebody knows a charm of field card {found.id}")


def _field(state: WixossState) -> None:
    taken: set[tuple[int, int]] = set()
    for found in state.objects.values():
        definition = state.definitions[found.card]
        if definition.kind not in STANDING.get(found.place, SIGNI):
            raise Broken(f"{definition.number}, a card of kind {definition.kind}, in {PLACES[found.place]}")
        place = (found.controller, found.place)
        # WX-04.10, WX-26.06, WX-35.05
        if place in taken:
            raise Broken(f"two cards of player {found.controller} in {PLACES[found.place]}")
        taken.add(place)
        _attached(found)
        machine = state.objects.get(found.ride) if found.ride else None
        if machine is not None and machine.ride != found.id:
            raise Broken(f"field card {found.id} rides or is ridden by one that does not know it")
    if state.turn:
        for player in (0, 1):
            # WX-04.18
            if (player, LRIG) not in taken:
                raise Broken(f"player {player} has no LRIG")


def _attached(found: FieldCard) -> None:
    # WX-30.03, WX-30.09
    if len(found.charms) > 1 or len(found.acces) > 1:
        raise Broken(f"more than one charm or acce on field card {found.id}")
    if found.place > CHEER and (found.charms or found.acces):
        raise Broken(f"something is attached to field card {found.id}, which is no SIGNI")


def _processed(state: WixossState, player: int) -> None:
    """What rule processing leaves nothing of (chapter 22)."""
    for kind, rule in ((CHECK, "WX-22.06"), (LEFT_BEHIND, "WX-22.05")):
        if state.zone(player, kind):
            raise Broken(f"cards of player {player} wait to be put away ({rule})")
    level = values.lrig_level(state, player)
    for found in state.field(player):
        if found.place > CHEER:
            continue
        # What cannot be banished stands without power, rightly.
        if values.power(state, found) <= 0 and not values.restricted(
            state, found, "cannot-be-banished", POWER_CAUSE
        ):
            raise Broken(f"field card {found.id} has no power left")
        if values.level(state, found) > level:
            raise Broken(f"field card {found.id} is of a higher level than the LRIG of player {player}")
    if values.level_total(state, player) > values.limit(state, player):
        raise Broken(f"the SIGNI of player {player} exceed the limit")
    # WX-23.01
    if not state.zone(player, DECK) and state.zone(player, TRASH):
        raise Broken(f"player {player} has not refreshed")
    for card, owner in enumerate(state.owners):
        kind = place_of(state, card)
        if owner == player and kind >= 0 and state.definitions[card].white_backed and kind not in WHITE:
            raise Broken(f"card {card} of the LRIG Deck of player {player} lies in zone {kind}")


REFEREE: Final = WixossReferee
