"""Assassin, Lancer, S-Lancer, Double and Triple Crush (chapters 01, 29)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import (
    BURST,
    able,
    an_effect,
    attack,
    banish_front,
    draw_one,
    duel,
    having,
    life,
    life_count,
    when_attacks,
)
from tests.rules.wixoss.boards import answer, board, happened, options, signi, stand
from tests.rules.wixoss.words import Auto, Do, When

from taisen.kernel.events import Cause
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import CENTER, ENER, HAND, LEFT, LRIG_DECK, TRASH, WixossState
from taisen.wixoss.vocabulary.modifications import HasKeyword, LosesAbilities
from taisen.wixoss.vocabulary.replacing import GoesElsewhere

WEAK = signi("W", power=3000)
STRONG = signi("S", power=15000)


def attacked(state: WixossState, count: int = 5) -> None:
    """Give the opponent Life Cloth and attack."""
    life(state, 1, count=count)
    attack(state, "attack A")


@pytest.mark.rule("WX-29.01", "WX-01.02")
def test_an_assassin_passes_by() -> None:
    state = board()
    mine, theirs = duel(state, having("A", "assassin", power=1000), STRONG)
    attacked(state)
    assert life_count(state) == 4 and not happened(state, "battled")
    assert mine in state.objects and theirs in state.objects

    state = board()
    duel(state, having("A", "assassin", power=1000), STRONG)
    attacked(state, 0)
    assert state.outcome is not None and state.outcome.winner == 0


@pytest.mark.rule("WX-29.02", "WX-29.03")
def test_an_assassin_with_other_keywords() -> None:
    state = board()
    duel(state, having("A", "assassin", "double-crush"), WEAK)
    attacked(state)
    assert life_count(state) == 3

    state = board()
    _, theirs = duel(state, having("A", "assassin", "lancer"), WEAK)
    attacked(state)
    assert life_count(state) == 4 and theirs in state.objects


@pytest.mark.rule("WX-29.04", "WX-01.05")
def test_lancer_crushes_what_there_is() -> None:
    for count in (2, 0):
        state = board()
        duel(state, having("A", "lancer"), WEAK)
        attacked(state, count)
        assert len(state.zone(1, ENER)) == (2 if count else 1)
        assert life_count(state) == max(0, count - 1)
        # WX-01.05: it never damages.
        assert state.outcome is None and not happened(state, "damaged")
    # One that is not banished crushes nothing.
    state = board()
    duel(state, having("A", "lancer"), STRONG)
    attacked(state, 2)
    assert life_count(state) == 2


@pytest.mark.rule("WX-29.05", "WX-21.06", "WX-21.02")
def test_lancer_waits_before_the_other_players_triggers() -> None:
    state = board()
    weak = able("W", Auto(When("banished", looks_back=True), Do(draw_one)), power=1000)
    duel(state, having("A", "lancer"), weak)
    life(state, 1, BURST)
    attack(state, "attack A")
    # Lancer came first: what it crushed waits beside the other trigger.
    assert life_count(state) == 0 and not state.zone(1, HAND)
    assert options(state) == ["resolve W 0", "resolve T-BURST burst"]


@pytest.mark.rule("WX-29.05", "WX-21.08", "WX-21.09")
@pytest.mark.parametrize("leaves", [True, False])
def test_lancer_is_missed_with_its_signi_or_the_ability(leaves: bool) -> None:
    def undo(state: WixossState, cause: Cause) -> None:
        if leaves:
            take_from_field(state, (state.attacker,), HAND, cause, "bounce")
        else:
            give(state, LosesAbilities(), cause, (TURN, state.turn), objects=(state.attacker,))

    state = board()
    duel(state, having("A", "lancer"), WEAK)
    stand(state, 0, able("B", Auto(When("banished", own=False), Do(undo))), CENTER)
    attacked(state)
    assert options(state) == ["resolve B 0", "resolve A lancer"]
    answer(state, "resolve B 0")
    assert life_count(state) == 5
    assert [event.detail for event in happened(state, "missed")] == ["WX-21.08" if leaves else "WX-21.09"]


@pytest.mark.rule("WX-29.06", "WX-29.11")
@pytest.mark.parametrize("word", ["lancer", "s-lancer"])
def test_banishing_by_an_effect_does_not_count(word: str) -> None:
    state = board()
    duel(state, able("A", when_attacks(banish_front), Always(keyword=word)), WEAK)
    attacked(state)
    # The one damage of the attack.
    assert life_count(state) == 4 and not happened(state, "activated")[1:]


@pytest.mark.rule("WX-29.07", "WX-29.12")
@pytest.mark.parametrize("word", ["lancer", "s-lancer"])
def test_several_spears_are_as_one(word: str) -> None:
    state = board()
    mine, _ = duel(state, having("A", word, word), WEAK)
    give(state, HasKeyword(word), an_effect(), (TURN, 3), objects=(mine,))
    attacked(state, 1)
    assert life_count(state) == 0 and len(happened(state, "crushed")) == 1
    assert state.outcome is None and not happened(state, "damaged")


@pytest.mark.rule("WX-29.08", "WX-29.14")
@pytest.mark.parametrize("spear", ["lancer", "s-lancer"])
@pytest.mark.parametrize("more", ["double-crush", "triple-crush"])
def test_a_spear_crushes_one_whatever_else_it_has(spear: str, more: str) -> None:
    state = board()
    duel(state, having("A", spear, more), WEAK)
    attacked(state)
    assert life_count(state) == 4


@pytest.mark.rule("WX-29.09", "WX-29.15", "WX-16.10", "WX-21.03")
@pytest.mark.parametrize(("spear", "count"), [("lancer", 3), ("s-lancer", 0)])
def test_a_replaced_banish_is_none(spear: str, count: int) -> None:
    state = board()
    _, theirs = duel(state, having("A", spear), able("W", Always(GoesElsewhere(TRASH, "banish")), power=1000))
    attacked(state, count)
    assert theirs not in state.objects and len(state.zone(1, TRASH)) == 1
    assert not happened(state, "banished") and life_count(state) == count and state.outcome is None


@pytest.mark.rule("WX-99.08", "WX-29.04")
def test_a_resona_that_goes_home_was_banished() -> None:
    state = board()
    duel(state, having("A", "lancer"), signi("R", power=1000, kind="resona"))
    attacked(state)
    assert len(state.zone(1, LRIG_DECK)) == 1
    assert len(happened(state, "banished")) == 1 and life_count(state) == 4


@pytest.mark.rule("WX-29.10", "WX-01.04")
def test_s_lancer_damages_who_has_no_life_cloth() -> None:
    state = board()
    duel(state, having("A", "s-lancer"), WEAK)
    attacked(state, 2)
    assert life_count(state) == 1 and not happened(state, "damaged")

    state = board()
    duel(state, having("A", "s-lancer"), WEAK)
    attacked(state, 0)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == (0, "WX-01.01")


@pytest.mark.rule("WX-29.13")
@pytest.mark.parametrize("count", [1, 0])
def test_with_both_only_s_lancer_counts(count: int) -> None:
    state = board()
    duel(state, having("A", "lancer", "s-lancer"), WEAK)
    attacked(state, count)
    assert life_count(state) == 0 and (state.outcome is None) == bool(count)
    assert len(happened(state, "crushed")) == count


@pytest.mark.rule("WX-29.16", "WX-29.17", "WX-29.18", "WX-29.19", "WX-29.20")
@pytest.mark.parametrize(
    ("words", "crushed"),
    [
        (("double-crush",), 2),
        (("double-crush", "double-crush"), 2),
        (("triple-crush",), 3),
        (("triple-crush", "triple-crush"), 3),
        (("double-crush", "triple-crush"), 3),
    ],
)
def test_damage_crushes_several_at_once(words: tuple[str, ...], crushed: int) -> None:
    state = board()
    duel(state, having("A", *words), None)
    attacked(state, 7)
    assert life_count(state) == 7 - crushed
    assert [event.amount for event in happened(state, "crushed")] == [crushed]


@pytest.mark.rule("WX-99.05")
def test_triple_crush_lets_its_player_order_three_life_bursts() -> None:
    state = board()
    duel(state, having("A", "triple-crush"), None)
    life(state, 1, BURST, BURST, BURST)
    attack(state, "attack A")
    assert state.decision is not None and state.decision.player == 1
    assert len(options(state)) == 3


@pytest.mark.rule("WX-21.02")
@pytest.mark.parametrize(("rule_set", "waits"), [("2018-01", False), ("2018-02", True)])
def test_before_february_2018_lancer_did_not_wait(rule_set: str, waits: bool) -> None:
    state = board(rule_set=rule_set)
    duel(state, having("A", "lancer"), WEAK)
    stand(state, 0, able("B", Auto(When("banished", own=False), Do(draw_one))), LEFT + 2)
    attacked(state)
    if waits:
        assert options(state) == ["resolve B 0", "resolve A lancer"] and life_count(state) == 5
    else:
        assert life_count(state) == 4 and len(state.zone(0, HAND)) == 1
    names = [event.name for event in happened(state, "crushed", "drew")]
    assert names[:1] == ([] if waits else ["crushed"])
