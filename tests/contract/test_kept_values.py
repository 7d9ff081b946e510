"""What Battle Spirits keeps of current values is what is found anew, at every moment of a match."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import long_too, more_pairs, new_match, pairs, play

from taisen.arena.dealing import dealt_decks
from taisen.arena.pool import DeckPool
from taisen.battle_spirits.card_index import card_index
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.index import FieldIndex, Placed, field_index
from taisen.battle_spirits.rules.battle_points import bp
from taisen.battle_spirits.rules.cores import below_lowest, usable
from taisen.battle_spirits.rules.cost import card_cost, changed_price, price
from taisen.battle_spirits.rules.symbols import field_symbols, symbols
from taisen.battle_spirits.rules.values import Values, active
from taisen.battle_spirits.state import AT_HAND, BURST_AREA, HAND, BattleState
from taisen.kernel.match import Match
from taisen.kernel.state import AnyState
from taisen.language.at_work import Active

DEALS = range(12)
MATCHES_OF_A_DEAL = 4
ANSWERS = 600
"""After so many answers a match of dealt cards has shown what it will."""


def plain(value: object) -> object:
    """What is kept, with what is at work as plain data."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Placed):
        return value.object, value.ability.key, value.cause.to_data(), value.form
    if isinstance(value, Active):
        subject = id(value.subject)
        cause = value.cause.to_data()
        return id(value.modification), value.objects, subject, value.amount, value.player, cause, value.given
    return value


def anew(state: BattleState) -> BattleState:
    """A copy that has kept nothing."""
    fresh = state.copy(False)
    fresh.index = fresh.card_index = fresh.settled = None
    return fresh


def check_kept(state: BattleState) -> None:
    """Compare all that is kept at this moment."""
    fresh = anew(state)
    kept = state.index
    if kept is not None:
        found = field_index(fresh)
        for name in FieldIndex.__slots__:
            if name not in ("apart", "symbols"):  # the second is made when it is asked for
                assert plain(getattr(kept, name)) == plain(getattr(found, name)), name
    if state.card_index is not None and state.card_index.definitions is state.definitions:
        assert state.card_index.hand_events == card_index(fresh).hand_events
        assert state.card_index.burst_events == card_index(fresh).burst_events
    values = state.projection
    if isinstance(values, Values):
        check_values(state, values, fresh)
    if kept is not None and kept is state.settled and not state.modifiers:
        for standing in state.objects.values():
            assert not standing.braves
            assert standing.leaving or not below_lowest(state, standing)


def check_values(state: BattleState, kept: Values, fresh: BattleState) -> None:
    for layer, entries in list(kept.active.items()):
        assert plain(entries) == plain(active(fresh, layer)), layer
    for item, number in list(kept.bp.items()):
        if item in fresh.objects:
            assert number == bp(fresh, fresh.objects[item])
    for card, number in list(kept.costs.items()):
        if state.places[card] >= 0:
            assert number == card_cost(fresh, card)
    for item, counts in list(kept.symbols.items()):
        if item < 0:
            assert counts == field_symbols(fresh, -1 - item)
        elif item in fresh.objects:
            assert counts == symbols(fresh, fresh.objects[item])
    for player, count in enumerate(kept.usable):
        assert count in (-1, usable(fresh, player))


def watch(match: Match, monkeypatch: pytest.MonkeyPatch, seed: int, answers: int) -> int:
    """Play a match and compare at every moment and decision; return how many moments there were."""
    plainly = BattleSpirits.close_batch
    moments: list[int] = []

    def close_batch(game: BattleSpirits, state: AnyState) -> None:
        plainly(game, state)
        assert isinstance(state, BattleState)
        if state is match.state and state.outcome is None:
            moments.append(state.serial)
            check_kept(state)

    rng = random.Random(seed)
    with monkeypatch.context() as patch:
        patch.setattr(BattleSpirits, "close_batch", close_batch)
        while match.decision is not None and answers:
            state = match.state
            assert isinstance(state, BattleState)
            fresh = anew(state)
            for player in (0, 1):
                for zone in (HAND, AT_HAND, BURST_AREA):
                    for card in state.zone(player, zone):
                        assert price(state, player, card) == changed_price(fresh, player, card)
            check_kept(state)
            play(match, rng, 1)
            answers -= 1
    return len(moments)


@pytest.mark.parametrize("pair", long_too(pairs("battle-spirits"), more_pairs("battle-spirits")))
def test_at_every_moment_between_decks(pair: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(2):
        assert watch(new_match(pair, seed, history=False), monkeypatch, seed, -1)


@pytest.mark.parametrize("deal", long_too(list(map(str, DEALS[:3])), list(map(str, DEALS[3:]))))
def test_at_every_moment_with_all_cards_dealt(deal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = int(deal)
    pool = DeckPool("battle-spirits", tuple(dealt_decks("battle-spirits", random.Random(seed))))
    rng = random.Random(seed)
    for number in range(MATCHES_OF_A_DEAL):
        first, second = rng.randrange(len(pool.names)), rng.randrange(len(pool.names))
        match = pool.begin(first, second, f"{seed}/{number}", headless=False)
        assert watch(match, monkeypatch, number, ANSWERS)
