"""Checks: what holds of every Battle Spirits position between two turns, whatever was played."""

from __future__ import annotations

from typing import Final

from taisen.arena.checks import Broken, Referee, check_cards
from taisen.battle_spirits.rules.otherworld import hosts_of, partner, side_of
from taisen.battle_spirits.state import NO_SIDE, SOUL_FIELD, ZONE_COUNT, BattleState
from taisen.kernel.state import AnyState

CORES_AT_START: Final = 8
"""A player's cores besides the Soul Core: three in the reserve and five life."""


class CoreBook:
    """Counts the cores that came from the void and went there, as the events tell it."""

    def __init__(self) -> None:
        self.cores = [CORES_AT_START, CORES_AT_START]

    def follow(self, state: BattleState) -> None:
        """Take in the events logged since the last call, and drop them."""
        for event in state.events():
            if event.name == "step_began" and event.detail == "core":
                self.cores[event.player] += 1
            elif event.name in ("cores_gained", "core_plus", "counts_changed"):
                self.cores[event.player] += event.amount
            elif event.name in ("cores_moved", "life_reduced") and event.detail in ("void", "trash-to-void"):
                self.cores[event.player] -= event.amount
        state.log = []
        state.log_length = 0

    def check(self, state: BattleState) -> None:
        """Compare with the cores that there are.

        Raises:
            Broken: cores came from nowhere or went nowhere.
        """
        for player in (0, 1):
            found = normal_cores(state, player)
            if found != self.cores[player]:
                raise Broken(f"player {player} has {found} cores where {self.cores[player]} came in")


class BattleSpiritsReferee(Referee):
    """Watches a match of Battle Spirits."""

    resting = "main"

    def __init__(self) -> None:
        self.book = CoreBook()

    def at_rest(self, state: AnyState) -> None:
        """Look at a position in which a player may act freely."""
        assert isinstance(state, BattleState)
        check_rest(state)

    def between_turns(self, state: AnyState) -> None:
        """Look at a position in which a turn has just begun, or the match has ended."""
        assert isinstance(state, BattleState)
        self.book.follow(state)
        self.book.check(state)
        check(state)


def check(state: BattleState) -> None:
    """Look at a position in which a turn has just begun, or the match has ended.

    Raises:
        Broken: something is not as it must be.
    """
    check_cards(state, ZONE_COUNT, _standing(state))
    _sides(state)
    _cores(state)


def _standing(state: BattleState) -> dict[int, tuple[int, ...]]:
    """The cards that each field card is made of; a brave that two share is told of the first alone."""
    cards = {found.id: found.all_cards for found in state.objects.values()}
    for found in state.objects.values():
        for brave in found.braves:
            other = partner(state, brave, found.id)
            if other is not None and other.id < found.id:
                cards[found.id] = tuple(card for card in cards[found.id] if card != brave)
    return cards


def _sides(state: BattleState) -> None:
    """Look at what is combined with otherworld-god braves."""
    for found in state.objects.values():
        for brave, side in zip(found.braves, found.sides, strict=True):
            if state.definitions[brave].otherworld != (side != NO_SIDE):
                raise Broken(f"field card {found.id} is on side {side} of brave {brave}")
            hosts = hosts_of(state, brave)
            taken = [side_of(host, brave) for host in hosts]
            if len(set(taken)) != len(taken):
                raise Broken(f"brave {brave} has two on one side: {taken}")
            if any(host.controller != found.controller for host in hosts):
                raise Broken(f"brave {brave} is with cards of both players")


def check_rest(state: BattleState) -> None:
    """Look at a position in which a player may act freely in the Main Step.

    Raises:
        Broken: something that had to be settled before is left over.
    """
    for name, left in (
        ("pending effects", len(state.pending)),
        ("departures", len(state.departures)),
        ("burst chances", len(state.burst_chances)),
        ("declared bursts", len(state.burst_queue)),
        ("a battle", state.battle),
        ("events", len(state.batch)),
    ):
        if left:
            raise Broken(f"{name} left over in a Main Step")
    for found in state.objects.values():
        if found.leaving:
            raise Broken(f"field card {found.id} still waits in a Main Step to leave: {found.leaving}")


def normal_cores(state: BattleState, player: int) -> int:
    """Return all normal cores of a player, wherever they are."""
    total = state.life[player] + state.reserve[player] + state.trash_cores[player] + state.counts[player]
    return total + sum(found.cores for found in state.objects.values() if found.controller == player)


def _cores(state: BattleState) -> None:
    for player in (0, 1):
        parts = (state.life[player], state.reserve[player], state.trash_cores[player], state.counts[player])
        if min(parts) < 0:
            raise Broken(f"player {player} has fewer than no cores somewhere: {parts}")
        souls = [found.id for found in state.objects.values() if found.soul and found.controller == player]
        expected = 1 if state.souls[player] == SOUL_FIELD else 0
        if len(souls) != expected:
            raise Broken(f"player {player}'s Soul Core is noted at {state.souls[player]}, on cards: {souls}")
    for found in state.objects.values():
        if found.cores < 0:
            raise Broken(f"field card {found.id} has {found.cores} cores")


REFEREE: Final = BattleSpiritsReferee
