"""Growing, the main phase and entering (chapters 10, 11, 12)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    empty,
    happened,
    lrig,
    main_phase,
    options,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.words import Auto, Do, When, keyed, nothing

from taisen.kernel.events import Cause
from taisen.kernel.legality import refusal
from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.entering import SUMMON, may_enter
from taisen.wixoss.rules.growing import GROW, grow, growable
from taisen.wixoss.rules.lasting import give
from taisen.wixoss.rules.placing import can_place
from taisen.wixoss.rules.values import center
from taisen.wixoss.rules.zones import draw
from taisen.wixoss.state import (
    CENTER,
    CHEER,
    DECK,
    ENER,
    HAND,
    LEFT,
    LRIG,
    LRIG_DECK,
    RIGHT,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.abilities import RiseCondition
from taisen.wixoss.vocabulary.modifications import LevelIs

EFFECT = Cause("effect", 0, card=0)


def summons(state: WixossState) -> list[str]:
    return [text for text in options(state) if text.startswith("summon")]


# -- growing -----------------------------------------------------------------------------------------


def at_level(level: int, *deck: CardDefinition, down: bool = False, coins: int = 0) -> WixossState:
    state = empty()
    for player in (0, 1):
        stand(state, player, lrig(f"T-NOW{player}", level, 5), LRIG, down=down)
        put(state, player, DECK, *[PLAIN] * 10)
    put(state, 0, LRIG_DECK, *deck)
    state.coins[0] = coins
    state.phase = "grow"
    turn_from(state, "grow-lrig")
    return state


@pytest.mark.rule("WX-10.01", "WX-10.02", "WX-10.03", "WX-10.09", "WX-02.07")
def test_growing_puts_one_lrig_on_top() -> None:
    state = at_level(1, lrig("T-G2", 2, 6), lrig("T-G3", 3, 7))
    assert options(state) == ["pass", "grow T-G2"]
    assert state.decision is not None and state.decision.default.text == "grow T-G2"
    answer(state, "grow T-G2")
    top = center(state, 0)
    assert state.definitions[top.card].number == "T-G2"
    assert [state.definitions[card].number for card in top.under] == ["T-NOW0"]
    # The level-3 LRIG is not offered any more in this phase.
    assert state.phase == "main"
    assert len(happened(state, "grew")) == 1


@pytest.mark.rule("WX-10.04", "WX-02.12")
def test_growing_keeps_the_lrig_type() -> None:
    state = at_level(1, lrig("T-G2", 2, types=("ピルルク",)), lrig("T-G2B", 2, types=("ピルルク", "タマ")))
    assert options(state) == ["pass", "grow T-G2B"]


@pytest.mark.rule("WX-10.05")
def test_growing_goes_up_exactly_one_level() -> None:
    state = at_level(2, *[lrig(f"T-G{level}", level) for level in (1, 2, 3, 4)])
    assert options(state) == ["pass", "grow T-G3"]


@pytest.mark.rule("WX-10.07", "WX-10.02")
def test_grow_cost_is_paid() -> None:
    dear = lrig("T-G2", 2, cost=("white", "white"))
    state = at_level(1, dear)
    assert state.phase == "grow" and options(state) == ["pass"]
    found = refusal(GROW, state, 0, state.zone(0, LRIG_DECK)[0])
    assert found is not None and found.rule == "WX-10.07"
    state = empty()
    for player in (0, 1):
        stand(state, player, lrig(f"T-NOW{player}", 1, 5), LRIG)
        put(state, player, DECK, *[PLAIN] * 10)
    put(state, 0, LRIG_DECK, dear)
    put(state, 0, ENER, PLAIN, PLAIN)
    state.phase = "grow"
    turn_from(state, "grow-lrig")
    answer(state, "grow T-G2")
    while state.decision is not None and state.phase == "grow":
        state.submit(state.decision.default)
    assert not state.zone(0, ENER) and len(state.zone(0, TRASH)) == 2
    assert state.definitions[center(state, 0).card].number == "T-G2"


@pytest.mark.rule("WX-10.08")
def test_growing_keeps_up_or_down() -> None:
    for down in (False, True):
        state = at_level(1, lrig("T-G2", 2), down=down)
        answer(state, "grow T-G2")
        assert center(state, 0).down == down


@pytest.mark.rule("WX-10.11", "WX-26.03", "WX-26.01")
def test_growing_gains_printed_coins_up_to_five() -> None:
    state = at_level(1, lrig("T-G2", 2, coins=2), coins=2)
    answer(state, "grow T-G2")
    assert state.coins[0] == 4
    state = at_level(1, lrig("T-G2", 2, coins=3), coins=4)
    answer(state, "grow T-G2")
    assert state.coins[0] == 5


@pytest.mark.rule("WX-10.12", "WX-20.09")
def test_growing_triggers_the_enter_ability() -> None:
    def draw_one(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 1, cause)

    greeting = Auto(When("entered"), Do(draw_one), enter=True)
    state = at_level(1, keyed(lrig("T-G2", 2, abilities=(greeting,))))
    answer(state, "grow T-G2")
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-10.13", "WX-12.03")
def test_growing_to_a_lower_limit_removes_signi() -> None:
    state = empty()
    for player in (0, 1):
        stand(state, player, lrig(f"T-NOW{player}", 3, 7), LRIG)
        put(state, player, DECK, *[PLAIN] * 10)
    stand(state, 0, signi("T-A", 3), LEFT)
    stand(state, 0, signi("T-B", 3), RIGHT)
    put(state, 0, LRIG_DECK, lrig("T-G4", 4, 5))
    state.phase = "grow"
    turn_from(state, "grow-lrig")
    answer(state, "grow T-G4")
    assert options(state) == ["trash T-A", "trash T-B"]
    answer(state, "trash T-B")
    assert len(state.zone(0, TRASH)) == 1 and state.standing(0, LEFT) is not None


@pytest.mark.rule("WX-10.10", "WX-12.05")
def test_growing_to_another_type_removes_signi_limited_to_the_old_one() -> None:
    state = board()
    limited = stand(state, 0, signi("T-A", limiting=("タマ",)), LEFT)
    (card,) = put(state, 0, LRIG_DECK, lrig("T-G5", 5, 11, types=("イオナ",)))
    grow(state, 0, card, EFFECT)
    turn_from(state, "main-triggers")
    assert limited not in state.objects and len(state.zone(0, TRASH)) == 1


@pytest.mark.rule("WX-10.14")
def test_growing_by_an_effect_keeps_to_level_type_and_condition() -> None:
    state = board(level=2)
    put(
        state,
        0,
        LRIG_DECK,
        lrig("T-G3", 3, types=("タマ",)),
        lrig("T-G4", 4),
        lrig("T-G3B", 3, types=("イオナ",)),
    )
    assert [state.definitions[card].number for card in growable(state, 0)] == ["T-G3"]
    # Outside the grow phase, and nothing of the phase is asked.
    grow(state, 0, growable(state, 0)[0], EFFECT)
    assert state.definitions[center(state, 0).card].number == "T-G3"


# -- the main phase ----------------------------------------------------------------------------------


@pytest.mark.rule("WX-11.01", "WX-11.02", "WX-02.04", "WX-12.01", "WX-11.09")
def test_signi_up_to_the_lrigs_level_enter_for_nothing() -> None:
    state = board(level=2)
    put(state, 0, HAND, signi("T-S2", 2), signi("T-S3", 3))
    main_phase(state)
    assert summons(state) == ["summon T-S2 left", "summon T-S2 center", "summon T-S2 right"]
    refused = refusal(SUMMON, state, 0, state.zone(0, HAND)[1])
    assert refused is not None and refused.rule == "WX-12.01"
    answer(state, "summon T-S2 center")
    found = state.standing(0, CENTER)
    assert found is not None and not found.down
    assert [event.detail for event in happened(state, "entered")] == ["hand"]


@pytest.mark.rule("WX-04.09", "WX-04.10", "WX-12.07")
def test_an_occupied_zone_takes_no_other_signi() -> None:
    state = board()
    stand(state, 0, PLAIN, CENTER)
    put(state, 0, HAND, PLAIN)
    main_phase(state)
    assert summons(state) == ["summon T-PLAIN left", "summon T-PLAIN right"]
    stand(state, 0, PLAIN, LEFT)
    stand(state, 0, PLAIN, RIGHT)
    refused = refusal(SUMMON, state, 0, state.zone(0, HAND)[0])
    assert refused is not None and refused.rule == "WX-04.10"


@pytest.mark.rule("WX-12.02", "WX-12.07")
def test_limit_cap() -> None:
    state = board(limit=5, level=3)
    stand(state, 0, signi("T-ON", 3), LEFT)
    put(state, 0, HAND, signi("T-S3", 3), signi("T-S2", 2))
    main_phase(state)
    assert summons(state) == ["summon T-S2 center", "summon T-S2 right"]
    refused = refusal(SUMMON, state, 0, state.zone(0, HAND)[0])
    assert refused is not None and refused.rule == "WX-12.02"


@pytest.mark.rule("WX-35.06")
def test_cheering_signi_is_not_in_the_limit_total() -> None:
    state = board(limit=11)
    stand(state, 0, signi("T-A", 4), LEFT)
    stand(state, 0, signi("T-B", 4), CENTER)
    stand(state, 0, signi("T-C", 4), CHEER)
    put(state, 0, HAND, signi("T-S3", 3))
    main_phase(state)
    assert summons(state) == ["summon T-S3 right"]


@pytest.mark.rule("WX-12.01", "WX-12.02", "WX-12.04")
def test_caps_hold_for_effects_too() -> None:
    state = board(limit=5, level=3)
    low, high = put(state, 0, TRASH, signi("T-S3", 3), signi("T-S4", 4))
    (other,) = put(state, 0, TRASH, signi("T-X", 1, limiting=("イオナ",)))
    assert may_enter(state, 0, low) and not may_enter(state, 0, high) and not may_enter(state, 0, other)
    covered = stand(state, 0, signi("T-ON", 3), LEFT)
    assert not may_enter(state, 0, low)
    # What makes room first does not count any more.
    assert may_enter(state, 0, low, (covered,))


@pytest.mark.rule("WX-12.04", "WX-26.04")
def test_an_effect_puts_a_key_onto_the_field_for_its_lrig_type_alone() -> None:
    state = board(types=("タマ",))
    other, own = put(
        state,
        0,
        LRIG_DECK,
        signi("T-K1", limiting=("イオナ",), kind="key"),
        signi("T-K2", limiting=("タマ",), kind="key"),
    )
    assert not can_place(state, 0, other) and can_place(state, 0, own)


@pytest.mark.rule("WX-12.04")
def test_limiting_condition_names_the_lrig_type() -> None:
    state = board(types=("タマ",))
    put(state, 0, HAND, signi("T-X", limiting=("イオナ",)), signi("T-Y", limiting=("イオナ", "タマ")))
    main_phase(state)
    assert [text for text in summons(state) if text.endswith("left")] == ["summon T-Y left"]


@pytest.mark.rule("WX-12.08", "WX-10.05", "WX-99.28")
def test_the_present_level_counts() -> None:
    state = board(limit=5, level=3)
    card = stand(state, 0, signi("T-ON", 3), LEFT)
    put(state, 0, HAND, signi("T-S3", 3))
    assert refusal(SUMMON, state, 0, state.zone(0, HAND)[0]) is not None
    give(state, LevelIs(Number(1)), EFFECT, ("turn", state.turn), amount=1, objects=(card,))
    assert refusal(SUMMON, state, 0, state.zone(0, HAND)[0]) is None
    # And that of the LRIG: for the cap, and for growing.
    put(state, 0, LRIG_DECK, lrig("T-G3", 3), lrig("T-G4", 4))
    lower = (center(state, 0).id,)
    give(state, LevelIs(Number(2)), EFFECT, ("turn", state.turn), amount=2, objects=lower)
    assert refusal(SUMMON, state, 0, state.zone(0, HAND)[0]) is not None
    assert [state.definitions[card].number for card in growable(state, 0)] == ["T-G3"]


@pytest.mark.rule("WX-04.11", "WX-30.04", "WX-32.07", "WX-33.15", "WX-26.08")
def test_nothing_on_the_field_moves_at_will() -> None:
    state = board()
    stand(state, 0, PLAIN, LEFT, charms=1, acces=1, under=(PLAIN,))
    main_phase(state)
    assert options(state) == ["end-phase", "remove"]


@pytest.mark.rule("WX-11.06", "WX-99.12", "WX-11.08")
def test_remove_takes_up_to_three_at_once_and_once() -> None:
    watcher = keyed(signi("T-W", abilities=(Auto(When("banished", looks_back=True), Do(nothing)),)))
    state = board()
    stand(state, 0, watcher, LEFT)
    stand(state, 0, signi("T-B"), CENTER)
    stand(state, 0, signi("T-C"), RIGHT)
    main_phase(state)
    answer(state, "remove")
    assert options(state) == ["remove T-W", "remove T-B", "remove T-C"]
    answer(state, "remove T-W", "remove T-C")
    assert "remove" not in options(state)
    assert len(state.zone(0, TRASH)) == 2 and not state.zone(0, ENER)
    assert not happened(state, "banished", "activated")
    left = happened(state, "left")
    assert len(left) == 2 and [event.amount for event in happened(state, "removed")] == [2]


@pytest.mark.rule("WX-11.06", "WX-99.12")
def test_before_february_2018_one_signi_is_removed_as_often_as_one_likes() -> None:
    state = board(rule_set="2018-01")
    for place in (LEFT, CENTER, RIGHT):
        stand(state, 0, signi(f"T-{place}"), place)
    main_phase(state)
    answer(state, "remove", "remove T-0", "remove", "remove T-2")
    assert len(state.zone(0, TRASH)) == 2 and "remove" in options(state)


@pytest.mark.rule("WX-11.07", "WX-27.05")
def test_resona_cannot_be_removed() -> None:
    state = board()
    stand(state, 0, signi("T-R", kind="resona"), LEFT)
    main_phase(state)
    assert "remove" not in options(state)
    stand(state, 0, PLAIN, RIGHT)
    answer(state, "end-phase")
    state = board()
    stand(state, 0, signi("T-R", kind="resona"), LEFT)
    stand(state, 0, PLAIN, RIGHT)
    main_phase(state)
    answer(state, "remove")
    assert len(state.zone(0, TRASH)) == 1 and state.standing(0, LEFT) is not None


@pytest.mark.rule("WX-30.12")
def test_remove_chooses_hosts_never_what_hangs_on_them() -> None:
    state = board()
    stand(state, 0, PLAIN, LEFT, acces=1)
    stand(state, 0, signi("T-B"), RIGHT)
    main_phase(state)
    answer(state, "remove")
    assert options(state) == ["remove T-PLAIN", "remove T-B"]
    answer(state, "remove T-PLAIN", "done")
    assert len(state.zone(0, TRASH)) == 2


@pytest.mark.rule("WX-04.12")
def test_neither_way_to_put_signi_away_exists_in_the_attack_phase() -> None:
    state = board()
    stand(state, 0, PLAIN, LEFT)
    stand(state, 1, PLAIN, LEFT)
    turn_from(state, "attack")
    while state.turn == 3 and state.decision is not None:
        assert not [text for text in options(state) if text.startswith(("remove", "charge"))]
        state.submit(state.decision.options[0])


@pytest.mark.rule("WX-11.10")
def test_what_waits_is_done_before_the_phase_can_end() -> None:
    greeting = Auto(When("entered"), Do(nothing), enter=True)
    state = board()
    put(state, 0, HAND, keyed(signi("T-E", abilities=(greeting,))))
    main_phase(state)
    answer(state, "summon T-E left")
    assert state.decision is not None and state.decision.prompt == "main"
    assert len(happened(state, "activated")) == 1 and not state.pending


@pytest.mark.rule("WX-33.01")
def test_rise_signi_are_not_put_onto_an_empty_zone() -> None:
    state = board()
    rise = CardDefinition("T-RISE", "rise", "signi", ("white",), 1, power=1000, abilities=(RiseCondition(),))
    put(state, 0, HAND, rise)
    refused = refusal(SUMMON, state, 0, state.zone(0, HAND)[0])
    assert refused is not None and refused.rule == "WX-33.01"
