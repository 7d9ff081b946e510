"""What Battle Spirits keeps of current values is what is found anew, at every moment of a match."""

from __future__ import annotations

import random

import pytest
from tests.contract.kept import anew, check_kept
from tests.contract.matches import long_too, more_pairs, new_match, pairs, play

from taisen.arena.dealing import dealt_decks
from taisen.arena.pool import DeckPool
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.rules.cost import changed_price, price
from taisen.battle_spirits.state import AT_HAND, BURST_AREA, HAND, BattleState
from taisen.kernel.match import Match
from taisen.kernel.state import AnyState

DEALS = range(12)
MATCHES_OF_A_DEAL = 4
ANSWERS = 600
"""After so many answers a match of dealt cards has shown what it will."""


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
