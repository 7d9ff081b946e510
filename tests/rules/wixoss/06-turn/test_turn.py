"""Turn structure (chapters 06 to 09, 19)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.attacks import guard
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    happened,
    main_phase,
    options,
    pass_until,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.words import Auto, Do, When, keyed, nothing

from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.state import AnyState
from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.lasting import give
from taisen.wixoss.rules.posture import down, freeze, up
from taisen.wixoss.rules.refresh import end_turn
from taisen.wixoss.rules.values import power
from taisen.wixoss.rules.zones import draw, ener_charge
from taisen.wixoss.state import (
    BEAT,
    CHEER,
    DECK,
    ENER,
    HAND,
    LEFT,
    LIFE,
    LRIG,
    RIGHT,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.modifications import PowerPlus

EFFECT = Cause("effect", 0, card=0)


def new_turn(state: WixossState, turn: int = 1) -> None:
    """Begin a turn of player 0 with this number."""
    state.turn = turn - 1
    state.phase = ""
    turn_from(state, "begin")


class AtEnd(When):
    """The end phase begins."""

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Whether it is that phase."""
        return event.detail == "end"


def phases(state: WixossState, turn: int) -> list[str]:
    found: list[str] = []
    now = 0
    for event in state.events():
        if event.name == "turn_began":
            now = event.amount
        elif event.name == "phase" and now == turn:
            found.append(event.detail)
    return found


@pytest.mark.rule("WX-06.01", "WX-06.02", "WX-06.03", "WX-06.06", "WX-19.06")
def test_seven_phases_in_turn() -> None:
    state = board()
    new_turn(state, 2)
    pass_until(state, 4)
    assert phases(state, 2) == ["up", "draw", "ener", "grow", "main", "attack", "end"]
    assert state.turn == 4 and state.turn_player == 0
    assert [event.player for event in happened(state, "turn_began")] == [0, 1, 0]


@pytest.mark.rule("WX-06.04", "WX-06.05")
def test_only_the_attack_phase_has_steps() -> None:
    state = board()
    new_turn(state, 2)
    steps: list[tuple[str, str]] = []
    while state.turn < 4:
        assert state.decision is not None
        steps.append((state.phase, state.step))
        state.submit(state.decision.options[0])
    assert all(step == "" for phase, step in steps if phase != "attack")
    now = ""
    for event in state.events():
        if event.name == "phase":
            now = event.detail
        elif event.name == "step":
            assert now == "attack"


@pytest.mark.rule("WX-05.10", "WX-08.02", "WX-14.03")
def test_first_turn_draws_one_and_has_no_attack_phase() -> None:
    state = board()
    put(state, 0, HAND, *[PLAIN] * 5)
    new_turn(state, 1)
    assert len(state.zone(0, HAND)) == 6
    pass_until(state, 2)
    assert phases(state, 1) == ["up", "draw", "ener", "grow", "main", "end"]


@pytest.mark.rule("WX-06.08")
def test_attack_phase_comes_without_anything_to_attack_with() -> None:
    state = board()
    new_turn(state, 2)
    pass_until(state, 3)
    assert "attack" in phases(state, 2)
    assert [event.detail for event in happened(state, "step")][:1] == ["arts"]


@pytest.mark.rule("WX-06.07", "WX-99.03")
def test_an_ended_turn_still_has_its_end_phase() -> None:
    state = board()
    put(state, 0, HAND, *[signi(f"T-H{index}") for index in range(8)])
    state.phase = "main"
    end_turn(state, EFFECT)
    turn_from(state, "main-actions")
    assert state.decision is not None and state.decision.prompt == "hand-size"
    answer(state, "discard T-H0", "discard T-H4")
    assert [event.detail for event in happened(state, "phase")][:2] == ["end", "up"]
    assert len(state.zone(0, HAND)) == 6
    assert not state.ending


@pytest.mark.rule("WX-06.07", "WX-99.03")
def test_a_turn_that_an_effect_ends_in_the_main_phase_has_no_attack_phase() -> None:
    state = board()
    ending = keyed(signi("T-E", abilities=(Auto(When("entered"), Do(end_turn), enter=True),)))
    put(state, 0, HAND, ending, signi("T-S"))
    main_phase(state)
    answer(state, "summon T-E left")
    # Nothing more is offered in this phase.
    assert state.turn == 4
    assert [event.detail for event in happened(state, "phase")][:2] == ["end", "up"]


@pytest.mark.rule("WX-99.03")
def test_what_ends_the_turn_in_its_end_phase_does_not_end_the_next() -> None:
    state = board()
    stand(state, 0, keyed(signi("T-E", abilities=(Auto(AtEnd("phase"), Do(end_turn)),))), LEFT)
    turn_from(state, "end")
    assert state.turn == 4 and len(state.zone(1, HAND)) == 2


# -- up phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-07.03", "WX-07.04")
def test_up_phase_ups_the_turn_players_cards_alone() -> None:
    state = board()
    lrig = state.standing(0, LRIG)
    assert lrig is not None
    down(state, lrig.id, EFFECT)
    own = [stand(state, 0, PLAIN, place, down=True) for place in (LEFT, CHEER)]
    other = stand(state, 1, PLAIN, LEFT, down=True)
    new_turn(state, 3)
    assert not any(state.objects[item].down for item in (lrig.id, *own))
    assert state.objects[other].down


@pytest.mark.rule("WX-07.05", "WX-07.06", "WX-99.24")
def test_frozen_cards_stay_down_once() -> None:
    state = board()
    frozen = stand(state, 0, PLAIN, LEFT, down=True, frozen=True)
    upright = stand(state, 0, PLAIN, RIGHT, frozen=True)
    new_turn(state, 3)
    assert state.objects[frozen].down and not state.objects[frozen].frozen
    assert not state.objects[upright].frozen
    names = [event.name for event in state.events()]
    # It ends as the last act of the up phase, before the draw.
    assert names.index("thawed") < names.index("drew")
    pass_until(state, 5)
    assert not state.objects[frozen].down


@pytest.mark.rule("WX-07.01", "WX-07.02", "WX-07.07", "WX-07.08", "WX-07.09")
def test_up_down_and_freeze() -> None:
    state = board()
    card = stand(state, 0, PLAIN, LEFT)
    assert not up(state, card, EFFECT)
    assert freeze(state, card, EFFECT) and not state.objects[card].down
    assert down(state, card, EFFECT) and state.objects[card].down
    assert not down(state, card, EFFECT)
    assert up(state, card, EFFECT)
    assert not state.objects[card].down and state.objects[card].frozen
    assert [event.name for event in state.batch] == ["froze", "downed", "upped"]


# -- draw phase --------------------------------------------------------------------------------------


@pytest.mark.rule("WX-08.01", "WX-08.04")
def test_draw_phase_draws_two() -> None:
    state = board()
    put(state, 0, HAND, *[PLAIN] * 5)
    new_turn(state, 2)
    # Nobody was asked before the ener phase.
    assert state.decision is not None and state.decision.prompt == "ener-phase"
    assert len(state.zone(0, HAND)) == 7


@pytest.mark.rule("WX-08.03", "WX-23.03")
def test_refresh_in_the_draw_phase_ends_the_draw() -> None:
    state = board(deck=1)
    put(state, 0, TRASH, *[PLAIN] * 10)
    put(state, 0, LIFE, *[PLAIN] * 7)
    new_turn(state, 2)
    assert len(state.zone(0, HAND)) == 1
    assert len(state.zone(0, DECK)) == 10 and len(state.zone(0, LIFE)) == 6
    assert state.phase == "ener"


# -- ener phase --------------------------------------------------------------------------------------


@pytest.mark.rule("WX-09.01", "WX-09.02")
def test_ener_phase_moves_one_card_or_signi_or_nothing() -> None:
    state = board()
    put(state, 0, HAND, signi("T-A"), signi("T-B"), signi("T-C"))
    stand(state, 0, signi("T-D"), LEFT)
    state.phase = "ener"
    turn_from(state, "charge")
    assert options(state) == ["pass", "charge T-A", "charge T-B", "charge T-C", "charge-signi T-D"]
    answer(state, "charge T-B")
    assert len(state.zone(0, ENER)) == 1
    assert state.phase != "ener"


def usual_charge(level: int, *hand: CardDefinition) -> str:
    """Return the default of the ener phase with a LRIG of this level and these cards in hand."""
    state = board(level=level)
    put(state, 0, HAND, *hand)
    state.phase = "ener"
    turn_from(state, "charge")
    assert state.decision is not None
    return state.decision.default.text


@pytest.mark.rule("WX-09.01")
def test_by_default_that_is_charged_which_is_farthest_from_the_next_level() -> None:
    low, middle, high = signi("T-1"), signi("T-2", 2), signi("T-4", 4)
    assert usual_charge(0, low, middle, high) == "charge T-4"
    assert usual_charge(3, high, middle, low) == "charge T-1"
    # Few cards are kept, and so are those that guard.
    assert usual_charge(3, middle, low) == "pass"
    assert usual_charge(3, high, middle, guard()) == "charge T-2"


@pytest.mark.rule("WX-09.04", "WX-09.05")
def test_charged_signi_is_not_banished_and_drops_what_hangs_on_it() -> None:
    watcher = keyed(signi("T-W", abilities=(Auto(When("banished", looks_back=True), Do(nothing)),)))
    state = board()
    stand(state, 0, watcher, LEFT, charms=1, under=(PLAIN,))
    state.phase = "ener"
    turn_from(state, "charge")
    answer(state, "charge-signi T-W")
    assert len(state.zone(0, ENER)) == 1 and len(state.zone(0, TRASH)) == 2
    assert not happened(state, "banished", "activated")


@pytest.mark.rule("WX-09.07", "WX-27.04")
def test_charged_resona_goes_home() -> None:
    state = board()
    stand(state, 0, signi("T-R", kind="resona"), LEFT)
    state.phase = "ener"
    turn_from(state, "charge")
    before = len(state.zone(0, 1))
    answer(state, "charge-signi T-R")
    assert not state.zone(0, ENER) and len(state.zone(0, 1)) == before + 1


@pytest.mark.rule("WX-09.03", "WX-09.06", "WX-04.08", "WX-99.32")
def test_ener_charge_takes_what_there_is() -> None:
    state = board(deck=3)
    put(state, 0, ENER, *[PLAIN] * 30)
    assert len(ener_charge(state, 0, 2, EFFECT)) == 2
    assert len(state.zone(0, ENER)) == 32 and len(state.zone(0, DECK)) == 1
    assert len(ener_charge(state, 0, 3, EFFECT)) == 1
    assert [event.detail for event in state.batch] == ["ener-charge", "ener-charge"]


@pytest.mark.rule("WX-99.34")
def test_cheering_signi_may_be_charged_and_removed() -> None:
    state = board()
    stand(state, 0, signi("T-CHEER"), CHEER)
    state.phase = "ener"
    turn_from(state, "charge")
    assert "charge-signi T-CHEER" in options(state)
    answer(state, "pass", "pass")
    assert "remove" in options(state)


# -- end phase ---------------------------------------------------------------------------------------


@pytest.mark.rule("WX-19.01", "WX-19.02", "WX-19.03", "WX-04.24")
def test_end_of_turn_abilities_come_before_the_hand_adjustment() -> None:
    def draw_one(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 1, cause)

    state = board()
    stand(state, 0, keyed(signi("T-E", abilities=(Auto(AtEnd("phase"), Do(draw_one)),))), LEFT)
    put(state, 0, HAND, *[signi(f"T-H{index}") for index in range(6)])
    put(state, 1, HAND, *[PLAIN] * 9)
    turn_from(state, "end")
    assert len(state.zone(0, HAND)) == 7
    answer(state, "discard T-H0")
    assert len(state.zone(0, HAND)) == 6 and len(state.zone(0, TRASH)) == 1
    # The other player's hand is not adjusted; it draws in its own turn only.
    assert len(state.zone(1, HAND)) == 11
    assert [event.amount for event in happened(state, "discarded")] == [1]


@pytest.mark.rule("WX-19.05", "WX-99.10", "WX-99.33", "WX-35.09")
def test_beat_cards_of_both_go_to_the_trash_at_the_end_of_every_turn() -> None:
    state = board()
    put(state, 0, BEAT, PLAIN, PLAIN)
    put(state, 1, BEAT, PLAIN)
    turn_from(state, "end")
    assert not state.zone(0, BEAT) and not state.zone(1, BEAT)
    assert len(state.zone(0, TRASH)) == 2 and len(state.zone(1, TRASH)) == 1


@pytest.mark.rule("WX-19.08", "WX-99.27")
def test_triggers_of_the_adjustment_are_resolved_before_the_turn_passes() -> None:
    def draw_one(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 1, cause)

    drawer = keyed(signi("T-D", abilities=(Auto(When("discarded"), Do(draw_one), place="anywhere"),)))
    state = board()
    put(state, 0, HAND, *[PLAIN] * 6, drawer)
    turn_from(state, "end")
    answer(state, "discard T-D")
    names = [event.name for event in state.events()]
    assert names.index("activated") < names.index("turn_ended")
    # No second adjustment for the card drawn.
    assert len(state.zone(0, HAND)) == 7 - 1 + 1
    assert len(happened(state, "discarded")) == 1


@pytest.mark.rule("WX-19.04", "WX-19.07")
def test_what_lasts_until_the_end_of_the_turn_ends_with_the_hand_adjustment() -> None:
    read: list[int] = []

    def look(state: WixossState, cause: Cause) -> None:
        read.append(power(state, state.objects[cause.object]))

    state = board()
    reader = keyed(signi("T-E", abilities=(Auto(AtEnd("phase"), Do(look)),)))
    card = stand(state, 0, reader, LEFT)
    give(state, PowerPlus(Number(3000)), EFFECT, ("turn", state.turn), amount=3000, objects=(card,))
    put(state, 0, HAND, *[signi(f"T-H{index}") for index in range(7)])
    turn_from(state, "end")
    # The end trigger and the adjustment still see it.
    assert read == [6000] and power(state, state.objects[card]) == 6000
    answer(state, "discard T-H0")
    assert state.turn == 4 and power(state, state.objects[card]) == 3000


@pytest.mark.rule("WX-19.04", "WX-99.27")
def test_what_the_adjustment_triggers_sees_what_has_ended_with_it() -> None:
    read: list[int] = []
    state = board()
    card = stand(state, 0, PLAIN, LEFT)

    def look(state: WixossState, cause: Cause) -> None:
        read.append(power(state, state.objects[card]))

    reader = keyed(signi("T-R", abilities=(Auto(When("discarded"), Do(look), place="anywhere"),)))
    give(state, PowerPlus(Number(3000)), EFFECT, ("turn", state.turn), amount=3000, objects=(card,))
    put(state, 0, HAND, *[PLAIN] * 6, reader)
    turn_from(state, "end")
    answer(state, "discard T-R")
    assert read == [3000]


@pytest.mark.rule("WX-19.08", "WX-19.04")
def test_what_the_adjustment_brings_until_the_end_of_the_turn_ends_before_the_next() -> None:
    state = board()
    card = stand(state, 0, PLAIN, LEFT)

    def strengthen(state: WixossState, cause: Cause) -> None:
        give(state, PowerPlus(Number(3000)), cause, ("turn", state.turn), amount=3000, objects=(card,))

    giver = keyed(signi("T-G", abilities=(Auto(When("discarded"), Do(strengthen), place="anywhere"),)))
    put(state, 0, HAND, *[PLAIN] * 6, giver)
    turn_from(state, "end")
    answer(state, "discard T-G")
    assert len(happened(state, "activated")) == 1
    assert state.turn == 4 and power(state, state.objects[card]) == 3000


@pytest.mark.rule("WX-99.27", "WX-19.08")
def test_an_expiry_that_leaves_a_signi_without_power_banishes_it_before_the_next_turn() -> None:
    state = board()
    card = stand(state, 0, signi("T-ZERO", power=0), LEFT)
    give(state, PowerPlus(Number(1000)), EFFECT, ("turn", state.turn), amount=1000, objects=(card,))
    turn_from(state, "end")
    names = [event.name for event in state.events()]
    assert names.index("banished") < names.index("turn_ended")


@pytest.mark.rule("WX-34.09")
def test_a_ride_ends_with_the_turn() -> None:
    state = board()
    lrig = state.standing(0, LRIG)
    assert lrig is not None
    ridden = stand(state, 0, PLAIN, LEFT)
    state.edit(lrig.id).ride = ridden
    state.edit(ridden).ride = lrig.id
    turn_from(state, "end")
    assert not state.objects[lrig.id].driven and not state.objects[ridden].driven


def test_cause_of_rule() -> None:
    """What the rules do names its rule, so that nothing takes it for an effect."""
    state = board()
    new_turn(state, 2)
    assert all(event.cause.kind == RULE for event in happened(state, "drew", "phase"))
