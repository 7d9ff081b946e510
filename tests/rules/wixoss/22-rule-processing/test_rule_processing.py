"""Rule processing (chapter 22) and refresh (chapter 23)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    happened,
    main_phase,
    options,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.words import Auto, Both, Do, When, keyed, nothing

from taisen.kernel.events import Cause
from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.lasting import give
from taisen.wixoss.rules.zones import discard, draw, mill, take_from_field
from taisen.wixoss.state import (
    BOTH,
    CENTER,
    CHECK,
    CHEER,
    DECK,
    ENER,
    HAND,
    LEFT,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    RIGHT,
    SEEDS,
    TRAPS,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.modifications import BasePowerIs, PowerMinus, PowerPlus

EFFECT = Cause("effect", 0, card=0)


def settle(state: WixossState) -> None:
    """Come to rest in the main phase, then ask the turn player what to do."""
    turn_from(state, "main-triggers")


# -- the nine kinds ----------------------------------------------------------------------------------


@pytest.mark.rule("WX-22.02", "WX-22.13", "WX-16.09")
def test_power_0_is_banished_for_both_players_at_once() -> None:
    state = board()
    own = stand(state, 0, signi("T-A", power=0), LEFT)
    other = stand(state, 1, signi("T-B", power=-1000), RIGHT)
    settle(state)
    assert own not in state.objects and other not in state.objects
    assert len(state.zone(0, ENER)) == 1 and len(state.zone(1, ENER)) == 1
    assert len(happened(state, "banished")) == 2


@pytest.mark.rule("WX-22.02", "WX-16.09")
@pytest.mark.parametrize("change", [PowerMinus(Number(3000)), BasePowerIs(Number(0))])
def test_power_lowered_to_0_is_banished_and_raised_again_is_not(change: PowerMinus | BasePowerIs) -> None:
    for saved in (False, True):
        state = board()
        card = stand(state, 0, signi("T-A", power=3000), LEFT)
        until = ("turn", state.turn)
        amount = -3000 if isinstance(change, PowerMinus) else 0
        give(state, change, EFFECT, until, amount=amount, objects=(card,))
        if saved:
            give(state, PowerPlus(Number(1000)), EFFECT, until, amount=1000, objects=(card,))
        settle(state)
        assert (card in state.objects) == saved


@pytest.mark.rule("WX-22.01", "WX-22.14", "WX-21.04")
def test_nothing_is_put_right_inside_an_effect() -> None:
    seen: list[int] = []

    def weaken(state: WixossState, cause: Cause) -> None:
        stand(state, 1, signi("T-WEAK", power=0), LEFT)

    def look(state: WixossState, cause: Cause) -> None:
        seen.append(len(state.zone(1, ENER)))

    state = board()
    ability = Auto(When("entered"), Both(Do(weaken), Do(look)), enter=True)
    put(state, 0, HAND, keyed(signi("T-E", abilities=(ability,))))
    main_phase(state)
    answer(state, "summon T-E left")
    assert seen == [0] and len(state.zone(1, ENER)) == 1


@pytest.mark.rule("WX-22.03", "WX-12.03", "WX-22.12", "WX-22.15")
def test_limit_exceeded_one_at_a_time_by_their_player() -> None:
    watcher = keyed(signi("T-B", 2, abilities=(Auto(When("banished", looks_back=True), Do(nothing)),)))
    state = board(limit=3, level=2)
    stand(state, 1, signi("T-A", 2), LEFT)
    stand(state, 1, watcher, CENTER)
    stand(state, 1, signi("T-C", 1), RIGHT)
    settle(state)
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["trash T-A", "trash T-B", "trash T-C"]
    answer(state, "trash T-B")
    # 2 + 1 fits: it stops at once.
    assert len(state.zone(1, TRASH)) == 1
    assert not happened(state, "banished", "activated")


@pytest.mark.rule("WX-22.04")
def test_signi_above_the_level_go_first() -> None:
    state = board(limit=4, level=3)
    stand(state, 0, signi("T-A", 2), LEFT)
    high = stand(state, 0, signi("T-B", 4), CENTER)
    stand(state, 0, signi("T-C", 2), RIGHT)
    settle(state)
    # Group A is one SIGNI, so nobody is asked; after it the sum fits and no further choice comes.
    assert high not in state.objects and state.decision is not None
    assert state.decision.prompt == "main" and len(state.zone(0, TRASH)) == 1


@pytest.mark.rule("WX-22.04")
def test_signi_whose_level_changed_go_before_others() -> None:
    state = board(limit=4, level=3)
    stand(state, 0, signi("T-A", 2), LEFT)
    changed = stand(state, 0, signi("T-B", 3), CENTER)
    # Its level was 2 when rule processing was last done.
    state.edit(changed).checked_level = 2
    settle(state)
    assert changed not in state.objects and len(state.zone(0, TRASH)) == 1


@pytest.mark.rule("WX-35.06", "WX-22.03")
def test_cheering_signi_above_the_level_goes_but_never_for_the_limit() -> None:
    state = board(limit=3, level=3)
    cheer = stand(state, 0, signi("T-CHEER", 3), CHEER)
    stand(state, 0, signi("T-A", 2), LEFT)
    stand(state, 0, signi("T-B", 2), RIGHT)
    settle(state)
    assert options(state) == ["trash T-A", "trash T-B"]
    answer(state, "trash T-A")
    assert cheer in state.objects
    state = board(limit=3, level=3)
    cheer = stand(state, 0, signi("T-CHEER", 4), CHEER)
    settle(state)
    assert cheer not in state.objects


@pytest.mark.rule("WX-22.05", "WX-30.05", "WX-30.10", "WX-33.04", "WX-33.14")
def test_what_hangs_on_a_signi_goes_to_the_trash_after_it() -> None:
    state = board()
    card = stand(state, 0, signi("T-A"), LEFT, charms=1, acces=1, under=(PLAIN, PLAIN))
    take_from_field(state, (card,), HAND, EFFECT, "bounce")
    assert not state.zone(0, TRASH)
    settle(state)
    assert len(state.zone(0, HAND)) == 1 and len(state.zone(0, TRASH)) == 4
    assert all(state.known[found] == BOTH for found in state.zone(0, TRASH))


@pytest.mark.rule("WX-22.06", "WX-18.04")
def test_a_crushed_card_that_waits_for_nothing_goes_to_the_ener_zone() -> None:
    state = board()
    (card,) = put(state, 0, CHECK, PLAIN)
    (used,) = put(state, 0, CHECK, PLAIN)
    state.using = used
    settle(state)
    assert state.zone(0, ENER) == (card,) and state.zone(0, CHECK) == (used,)


@pytest.mark.rule("WX-22.07", "WX-23.01", "WX-23.10", "WX-18.11")
def test_an_empty_deck_is_made_anew() -> None:
    state = board(deck=0)
    put(state, 1, DECK, PLAIN)
    trash = put(state, 0, TRASH, *[PLAIN] * 15)
    life = put(state, 0, LIFE, *[PLAIN] * 4)
    settle(state)
    assert sorted(state.zone(0, DECK)) == trash
    # The top Life Cloth is no part of the new deck, and it was not crushed.
    assert state.zone(0, TRASH) == (life[-1],) and len(state.zone(0, LIFE)) == 3
    assert not happened(state, "crushed", "burst") and not state.zone(0, ENER)
    assert all(state.known[card] == 0 for card in state.zone(0, DECK))


@pytest.mark.rule("WX-22.08", "WX-27.06")
def test_a_resona_in_a_wrong_zone_goes_home() -> None:
    state = board()
    (card,) = put(state, 0, ENER, signi("T-R", kind="resona"))
    settle(state)
    assert state.zone(0, LRIG_DECK) == (card,) and not state.zone(0, ENER)


@pytest.mark.rule("WX-99.16")
def test_a_resona_may_be_in_the_cheer_zone() -> None:
    state = board()
    card = stand(state, 0, signi("T-R", kind="resona"), CHEER)
    settle(state)
    assert card in state.objects


@pytest.mark.rule("WX-22.09")
def test_a_key_in_a_wrong_zone_goes_to_the_lrig_trash() -> None:
    state = board()
    (card,) = put(state, 0, HAND, CardDefinition("T-K", "key", "key"))
    settle(state)
    assert state.zone(0, LRIG_TRASH) == (card,)


@pytest.mark.rule("WX-22.10", "WX-30.03")
def test_of_too_many_charms_their_player_picks_one_to_go() -> None:
    state = board()
    card = stand(state, 1, signi("T-A"), LEFT, charms=2)
    settle(state)
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["trash 1", "trash 2"]
    answer(state, "trash 2")
    assert len(state.objects[card].charms) == 1 and len(state.zone(1, TRASH)) == 1


@pytest.mark.rule("WX-22.10", "WX-31.02", "WX-32.02")
def test_of_too_many_traps_or_seeds_in_a_lane_one_goes() -> None:
    for kind in (TRAPS + 1, SEEDS + 1):
        state = board()
        put(state, 0, kind, signi("T-A"), signi("T-B"))
        settle(state)
        assert len(options(state)) == 2
        state.submit(state.decision.options[0])  # type: ignore[union-attr]
        assert len(state.zone(0, kind)) == 1 and len(state.zone(0, TRASH)) == 1


@pytest.mark.rule("WX-12.09", "WX-30.14", "WX-31.07", "WX-31.08", "WX-32.05", "WX-32.06")
def test_what_is_attached_or_lies_face_down_is_not_under_the_caps() -> None:
    state = board(limit=1, level=1)
    high = signi("T-HIGH", 4, power=0, limiting=("イオナ",))
    trap, seed = put(state, 0, TRAPS, high) + put(state, 0, SEEDS, high)
    host = stand(state, 0, signi("T-A", 1), LEFT, under=(high,), charms=1, acces=1)
    settle(state)
    assert state.zone(0, TRAPS) == (trap,) and state.zone(0, SEEDS) == (seed,)
    assert host in state.objects and not state.zone(0, TRASH)


@pytest.mark.rule("WX-22.11", "WX-12.05", "WX-22.15")
def test_a_signi_limited_to_another_type_goes_to_the_trash() -> None:
    state = board(types=("イオナ",))
    card = stand(state, 0, signi("T-A", limiting=("タマ",)), LEFT)
    settle(state)
    assert card not in state.objects and len(state.zone(0, TRASH)) == 1
    assert not happened(state, "banished")


# -- at the same time --------------------------------------------------------------------------------


@pytest.mark.rule("WX-22.13")
def test_a_card_due_in_two_zones_goes_where_its_player_says() -> None:
    for said, kind in (("ener", ENER), ("trash", TRASH)):
        state = board()
        stand(state, 1, signi("T-A", power=0, limiting=("イオナ",)), LEFT)
        settle(state)
        assert state.decision is not None and state.decision.player == 1
        assert options(state) == ["ener", "trash"]
        answer(state, said)
        assert len(state.zone(1, kind)) == 1
        assert bool(happened(state, "banished")) == (said == "ener")


@pytest.mark.rule("WX-22.13")
@pytest.mark.parametrize(("power", "limiting", "kind"), [(0, (), ENER), (3000, ("イオナ",), TRASH)])
def test_a_card_due_in_one_zone_goes_there_unasked(power: int, limiting: tuple[str, ...], kind: int) -> None:
    state = board()
    stand(state, 1, signi("T-A", power=power, limiting=limiting), LEFT)
    settle(state)
    assert state.decision is not None and state.decision.prompt == "main"
    assert len(state.zone(1, kind)) == 1


@pytest.mark.rule("WX-99.26")
def test_the_turn_player_chooses_first_then_all_moves_at_once() -> None:
    state = board(limit=2, level=2)
    for player in (0, 1):
        stand(state, player, signi("T-A", 2), LEFT)
        stand(state, player, signi("T-B", 2), RIGHT)
    settle(state)
    assert state.decision is not None and state.decision.player == 0
    answer(state, "trash T-A")
    assert state.decision.player == 1 and not state.zone(0, TRASH)
    answer(state, "trash T-B")
    assert len(state.zone(0, TRASH)) == 1 and len(state.zone(1, TRASH)) == 1


@pytest.mark.rule("WX-22.14", "WX-21.05")
def test_the_check_is_repeated_before_any_waiting_ability() -> None:
    state = board(limit=2, level=2)
    waiting = Auto(When("banished", own=False), Do(nothing))
    stand(state, 0, keyed(signi("T-W", 0, abilities=(waiting,))), CENTER)
    stand(state, 0, signi("T-ZERO", power=0), LEFT)
    stand(state, 0, signi("T-HIGH", 3), RIGHT)
    (under,) = put(state, 0, 16, PLAIN)
    settle(state)
    names = [event.name for event in state.events() if event.name in ("left", "moved", "activated")]
    assert names.index("activated") > max(
        index for index, name in enumerate(names) if name in ("left", "moved") and index < 4
    )
    assert names.count("activated") == 1 and under in state.zone(0, TRASH)


@pytest.mark.rule("WX-22.16", "WX-29.29")
def test_rule_processing_is_no_effect() -> None:
    state = board(level=1)
    stand(state, 0, signi("T-A", 2), LEFT)
    settle(state)
    assert [event.cause.kind for event in happened(state, "left")] == ["rule"]


# -- refresh -----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-23.02", "WX-01.06")
def test_refresh_without_life_cloth_loses_nothing() -> None:
    state = board(deck=0)
    put(state, 1, DECK, PLAIN)
    put(state, 0, TRASH, *[PLAIN] * 3)
    settle(state)
    assert len(state.zone(0, DECK)) == 3 and state.outcome is None and not state.zone(0, TRASH)


@pytest.mark.rule("WX-23.04", "WX-01.06")
def test_no_refresh_in_the_middle_of_an_effect() -> None:
    def draw_three(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 3, cause)

    def discard_one(state: WixossState, cause: Cause) -> None:
        discard(state, cause.player, state.zone(cause.player, HAND)[:1], cause)

    state = board(deck=2)
    ability = Auto(When("entered"), Both(Do(draw_three), Do(discard_one)), enter=True)
    put(state, 0, HAND, keyed(signi("T-E", abilities=(ability,))))
    main_phase(state)
    answer(state, "summon T-E left")
    # Two drawn, one discarded, and the refresh has the discarded card.
    assert len(state.zone(0, HAND)) == 1 and len(state.zone(0, DECK)) == 1
    names = [event.name for event in state.events()]
    assert names.index("refreshed") > names.index("discarded")


@pytest.mark.rule("WX-23.05", "WX-06.07", "WX-99.03")
def test_second_refresh_of_the_turn_player_ends_the_turn() -> None:
    state = board(deck=0)
    put(state, 1, DECK, *[PLAIN] * 4)
    put(state, 0, TRASH, *[PLAIN] * 3)
    state.refreshes[0] = 1
    settle(state)
    assert state.turn == 4
    assert "attack" not in [event.detail for event in happened(state, "phase")]
    assert happened(state, "phase")[0].detail == "end"


@pytest.mark.rule("WX-23.06")
def test_refreshes_of_the_other_player_do_not_count_and_each_turn_counts_anew() -> None:
    state = board(deck=0)
    put(state, 0, DECK, *[PLAIN] * 4)
    put(state, 1, TRASH, *[PLAIN] * 3)
    state.refreshes = [0, 1]
    settle(state)
    assert state.turn == 3 and state.refreshes == [0, 2]
    answer(state, "end-phase")
    while state.turn == 3:
        state.submit(state.decision.options[0])  # type: ignore[union-attr]
    assert state.refreshes == [0, 0]


@pytest.mark.rule("WX-23.07", "WX-01.06")
def test_no_refresh_with_an_empty_trash() -> None:
    state = board(deck=0)
    put(state, 1, DECK, PLAIN)
    put(state, 0, LIFE, *[PLAIN] * 4)
    settle(state)
    assert len(state.zone(0, LIFE)) == 4 and not happened(state, "refreshed")
    assert draw(state, 0, 2, EFFECT) == () and state.outcome is None


@pytest.mark.rule("WX-23.08")
def test_a_late_card_brings_the_refresh() -> None:
    state = board(deck=0)
    put(state, 1, DECK, PLAIN)
    put(state, 0, LIFE, *[PLAIN] * 4)
    card = stand(state, 0, PLAIN, LEFT)
    main_phase(state)
    assert not state.zone(0, DECK)
    slot = state.objects[card].card
    answer(state, "remove")
    assert state.zone(0, DECK) == (slot,) and len(state.zone(0, LIFE)) == 3


@pytest.mark.rule("WX-23.09", "WX-21.05")
def test_refresh_comes_before_waiting_abilities() -> None:
    def mill_all(state: WixossState, cause: Cause) -> None:
        mill(state, cause.player, 9, cause)

    def draw_one(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 1, cause)

    state = board(deck=2)
    abilities = (
        Auto(When("entered"), Do(mill_all), enter=True),
        Auto(When("moved", own=False), Do(draw_one), limit="turn"),
    )
    put(state, 0, HAND, keyed(signi("T-E", abilities=abilities)))
    put(state, 0, TRASH, *[PLAIN] * 5)
    main_phase(state)
    # It waits for the mill and for the refresh, and the refresh came first.
    answer(state, "summon T-E left", "resolve T-E 1")
    assert len(state.zone(0, HAND)) == 1 and len(state.zone(0, DECK)) == 6


@pytest.mark.rule("WX-23.11")
def test_both_refresh_at_one_check_the_turn_player_first() -> None:
    state = board(deck=0)
    state.turn_player = 1
    for player in (0, 1):
        put(state, player, TRASH, *[PLAIN] * 3)
    settle(state)
    assert [event.player for event in happened(state, "refreshed")] == [1, 0]
    assert len(state.zone(0, DECK)) == 3 and len(state.zone(1, DECK)) == 3
