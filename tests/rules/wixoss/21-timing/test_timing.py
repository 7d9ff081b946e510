"""Timing (chapter 21), limits of abilities (chapter 20), coins (chapter 26), zones (chapter 04)."""

from __future__ import annotations

import pytest
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
from tests.rules.wixoss.words import Auto, Both, Do, Holds, When, keyed, nothing

from taisen.kernel.errors import BadInput
from taisen.kernel.events import Cause
from taisen.kernel.outcome import ENDINGS, OFFICIAL
from taisen.language.slots import IT
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.game import Wixoss
from taisen.wixoss.index import cause_of
from taisen.wixoss.rules.coins import gain_coins
from taisen.wixoss.rules.lasting import give_later
from taisen.wixoss.rules.versions import Versions
from taisen.wixoss.rules.winning import DAMAGE, lose
from taisen.wixoss.rules.zones import (
    add_life,
    cover,
    discard,
    draw,
    move,
    put_on_field,
    reveal,
    take_from_field,
)
from taisen.wixoss.state import (
    BOTH,
    CENTER,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    LEFT,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    PLACES,
    RIGHT,
    TRAPS,
    TRASH,
    ZONES,
    WixossState,
    facing,
)
from taisen.wixoss.vocabulary.payments import PaidCost, Symbols

EFFECT = Cause("effect", 0, card=0)


def bounce(state: WixossState, *objects: int) -> None:
    take_from_field(state, objects, HAND, EFFECT, "bounce")


def close(state: WixossState) -> None:
    """End the moment that the test made, so that triggers look at it."""
    state.game.close_batch(state)


def watcher(number: str, name: str, deed: Do | None = None, **more: object) -> CardDefinition:
    """A SIGNI with one automatic ability that waits for an event of anybody."""
    limit = str(more.pop("limit", ""))
    ability = Auto(When(name, **{"own": False, **more}), deed or Do(nothing), limit=limit)  # type: ignore[arg-type]
    return keyed(signi(number, abilities=(ability,)))


def activated(state: WixossState) -> list[str]:
    return [state.definitions[event.card].number for event in happened(state, "activated")]


# -- who goes first ----------------------------------------------------------------------------------


@pytest.mark.rule("WX-21.01", "WX-21.06")
def test_turn_player_first_in_an_order_of_choice() -> None:
    state = board()
    stand(state, 1, watcher("T-THEIRS", "drew"), LEFT)
    stand(state, 0, watcher("T-ONE", "drew"), LEFT)
    stand(state, 0, watcher("T-TWO", "drew"), RIGHT)
    draw(state, 1, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    assert options(state) == ["resolve T-ONE 0", "resolve T-TWO 0"]
    answer(state, "resolve T-TWO 0")
    assert activated(state) == ["T-TWO", "T-ONE", "T-THEIRS"]


@pytest.mark.rule("WX-21.07")
def test_new_triggers_of_the_turn_player_go_before_the_others_waiting_one() -> None:
    def charge(state: WixossState, cause: Cause) -> None:
        move(state, state.zone(cause.player, HAND)[:1], cause.player, ENER, cause)

    state = board()
    stand(state, 1, watcher("T-THEIRS", "drew"), LEFT)
    stand(state, 0, watcher("T-ONE", "drew", Do(charge)), LEFT)
    stand(state, 0, watcher("T-NEW", "moved"), RIGHT)
    draw(state, 0, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    assert activated(state) == ["T-ONE", "T-NEW", "T-THEIRS"]


@pytest.mark.rule("WX-99.04")
def test_a_trigger_of_the_turn_player_caused_by_the_other_goes_before_the_others_rest() -> None:
    def charge(state: WixossState, cause: Cause) -> None:
        if not state.zone(1, ENER):
            move(state, state.zone(1, HAND)[:1], 1, ENER, cause)

    state = board()
    put(state, 1, HAND, PLAIN)
    stand(state, 1, watcher("T-A", "drew", Do(charge)), LEFT)
    stand(state, 1, watcher("T-B", "drew", Do(charge)), RIGHT)
    stand(state, 0, watcher("T-MINE", "moved"), RIGHT)
    draw(state, 0, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    assert state.decision is not None and state.decision.player == 1
    answer(state, "resolve T-A 0")
    assert activated(state) == ["T-A", "T-MINE", "T-B"]


@pytest.mark.rule("WX-21.04", "WX-13.15")
def test_triggers_wait_for_the_effect_in_progress() -> None:
    def lose_one(state: WixossState, cause: Cause) -> None:
        discard(state, cause.player, state.zone(cause.player, HAND)[:1], cause)

    def draw_two(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 2, cause)

    state = board()
    stand(state, 0, watcher("T-W", "discarded"), RIGHT)
    deed = Both(Do(lose_one), Do(draw_two))
    put(state, 0, HAND, keyed(signi("T-E", abilities=(Auto(When("entered"), deed, enter=True),))), PLAIN)
    main_phase(state)
    answer(state, "summon T-E left")
    names = [event.name for event in state.events()]
    assert names.index("drew") < len(names) - 1 - names[::-1].index("activated")
    assert activated(state) == ["T-E", "T-W"]


@pytest.mark.rule("WX-21.05")
def test_rule_processing_goes_before_what_waits() -> None:
    state = board()
    stand(state, 0, watcher("T-W", "drew"), LEFT)
    stand(state, 1, signi("T-ZERO", power=0), LEFT)
    draw(state, 0, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    names = [event.name for event in state.events()]
    assert names.index("banished") < names.index("activated")


# -- what triggers -----------------------------------------------------------------------------------


@pytest.mark.rule("WX-20.08", "WX-20.09")
def test_an_enter_ability_is_about_its_own_card_entering() -> None:
    state = board()
    stand(state, 0, keyed(signi("T-E", abilities=(Auto(When("entered"), Do(nothing), enter=True),))), LEFT)
    put(state, 0, HAND, PLAIN)
    main_phase(state)
    answer(state, "summon T-PLAIN center")
    assert activated(state) == []


@pytest.mark.rule("WX-20.21")
def test_abilities_work_on_the_field_alone() -> None:
    state = board()
    put(state, 0, TRASH, watcher("T-W", "drew"))
    draw(state, 0, 1, EFFECT)
    close(state)
    assert not state.pending


@pytest.mark.rule("WX-21.12")
def test_once_for_each_event_or_card() -> None:
    state = board()
    stand(state, 0, watcher("T-EVENT", "drew"), LEFT)
    stand(state, 0, watcher("T-CARD", "drew", each=True), RIGHT)
    draw(state, 0, 2, EFFECT)
    close(state)
    assert len(state.pending) == 3
    # Two that are banished at once are two events of one moment.
    state = board()
    gone = [stand(state, 1, PLAIN, place) for place in (LEFT, RIGHT)]
    stand(state, 0, watcher("T-W", "banished"), LEFT)
    take_from_field(state, tuple(gone), ENER, EFFECT, "banish")
    close(state)
    assert len(state.pending) == 2


@pytest.mark.rule("WX-21.13")
def test_a_condition_beside_the_trigger_is_read_when_the_event_comes() -> None:
    state = board()
    also = Holds(lambda state: len(state.zone(0, HAND)) == 1)
    ability = Auto(When("drew", own=False), Do(nothing), also=also)
    stand(state, 0, keyed(signi("T-W", abilities=(ability,))), LEFT)
    draw(state, 0, 1, EFFECT)
    close(state)
    assert len(state.pending) == 1
    draw(state, 0, 1, EFFECT)
    close(state)
    assert len(state.pending) == 1


# -- missing the timing ------------------------------------------------------------------------------


@pytest.mark.rule("WX-21.08")
def test_a_card_that_moved_on_misses_its_timing() -> None:
    state = board()
    card = stand(state, 0, watcher("T-W", "drew"), LEFT)
    draw(state, 0, 1, EFFECT)
    close(state)
    bounce(state, card)
    close(state)
    turn_from(state, "main-triggers")
    assert activated(state) == [] and not state.pending
    assert [event.detail for event in happened(state, "missed")] == ["WX-21.08"]


@pytest.mark.rule("WX-21.08")
def test_since_december_2020_nothing_misses_its_timing() -> None:
    state = board(rule_set="2020-12")
    card = stand(state, 0, watcher("T-W", "drew"), LEFT)
    draw(state, 0, 1, EFFECT)
    close(state)
    bounce(state, card)
    close(state)
    turn_from(state, "main-triggers")
    assert activated(state) == ["T-W"]


@pytest.mark.rule("WX-21.10")
def test_leaving_is_judged_before_the_move_and_missed_by_a_further_one() -> None:
    own = Auto(When("banished", looks_back=True), Do(nothing))
    for further in (False, True):
        state = board()
        card = stand(state, 0, keyed(signi("T-W", abilities=(own,))), LEFT)
        slot = state.objects[card].card
        take_from_field(state, (card,), ENER, EFFECT, "banish")
        close(state)
        assert len(state.pending) == 1
        if further:
            move(state, (slot,), 0, TRASH, EFFECT)
            close(state)
        turn_from(state, "main-triggers")
        assert activated(state) == ([] if further else ["T-W"])


@pytest.mark.rule("WX-21.10")
def test_looking_back_reads_the_match_before_the_move() -> None:
    crowd = Holds(lambda state: len(state.field(0)) == 3)
    own = Auto(When("left", looks_back=True), Do(nothing), also=crowd)
    state = board()
    cards = [stand(state, 0, keyed(signi("T-W", abilities=(own,))), LEFT), stand(state, 0, PLAIN, RIGHT)]
    bounce(state, *cards)
    close(state)
    # With the LRIG there were three when they left, and one is left now.
    assert len(state.pending) == 1 and state.before is None


@pytest.mark.rule("WX-21.08", "WX-21.10")
def test_another_cards_leaving_does_not_excuse_ones_own() -> None:
    any_one = Auto(When("banished", own=False, looks_back=True), Do(nothing))
    state = board()
    card = stand(state, 0, keyed(signi("T-W", abilities=(any_one,))), LEFT)
    other = stand(state, 0, PLAIN, RIGHT)
    take_from_field(state, (other,), ENER, EFFECT, "banish")
    close(state)
    bounce(state, card)
    close(state)
    turn_from(state, "main-triggers")
    assert activated(state) == []


@pytest.mark.rule("WX-99.25")
def test_a_trigger_of_a_card_in_a_hidden_zone_is_carried_out() -> None:
    own = Auto(When("left", looks_back=True), Do(nothing))
    state = board()
    card = stand(state, 0, keyed(signi("T-W", abilities=(own,))), LEFT)
    bounce(state, card)
    close(state)
    slot = state.zone(0, HAND)[-1]
    move(state, (slot,), 0, DECK, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    assert activated(state) == ["T-W"]


@pytest.mark.rule("WX-33.09", "WX-33.05", "WX-33.06", "WX-33.08", "WX-33.10", "WX-99.23")
def test_being_covered_is_not_leaving() -> None:
    own = Auto(When("left", looks_back=True), Do(nothing))
    state = board()
    base = stand(
        state,
        0,
        keyed(signi("T-W", abilities=(own,))),
        LEFT,
        down=True,
        frozen=True,
        under=(PLAIN,),
        charms=1,
        acces=1,
    )
    (card,) = put(state, 0, HAND, signi("T-TOP"))
    top = state.objects[cover(state, card, 0, (base,), LEFT, EFFECT, "rise")]
    close(state)
    assert not state.pending and not happened(state, "left")
    assert not top.down and not top.frozen and len(top.under) == 2
    turn_from(state, "main-triggers")
    # Charm and acce fall by rule processing.
    assert len(state.zone(0, TRASH)) == 2


def test_what_an_effect_said_for_later_is_tied_to_no_card() -> None:
    state = board()
    card = stand(state, 0, watcher("T-W", "drew"), LEFT)
    cause = cause_of(state, state.objects[card], "T-W/0")
    ability = state.definitions[cause.card].abilities[0]
    give_later(state, ability, cause, ("turn", state.turn), (card,))
    bounce(state, card)
    close(state)
    draw(state, 0, 1, EFFECT)
    close(state)
    assert [item.slots[IT] for item in state.pending] == [(card,)]
    turn_from(state, "main-triggers")
    assert activated(state) == ["T-W"]


# -- how often ---------------------------------------------------------------------------------------


@pytest.mark.rule("WX-20.17", "WX-99.11")
def test_once_a_turn_for_the_first_that_is_activated() -> None:
    state = board()
    stand(state, 0, watcher("T-W", "drew", limit="turn"), LEFT)
    draw(state, 0, 1, EFFECT)
    draw(state, 0, 1, EFFECT)
    close(state)
    # Both wait; the second is dropped when its turn comes.
    assert len(state.pending) == 2
    turn_from(state, "main-triggers")
    answer(state, "resolve T-W 0")
    assert activated(state) == ["T-W"]
    pass_until(state, 5)
    # In each turn again: both players draw in theirs.
    assert activated(state) == ["T-W"] * 3


@pytest.mark.rule("WX-20.18")
def test_once_a_game() -> None:
    state = board()
    stand(state, 0, watcher("T-W", "drew", limit="game"), LEFT)
    draw(state, 0, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    pass_until(state, 6)
    assert activated(state) == ["T-W"]


@pytest.mark.rule("WX-20.19", "WX-02.16")
def test_once_a_turn_follows_the_field_card() -> None:
    state = board()
    definition = watcher("T-W", "drew", limit="turn")
    card = stand(state, 0, definition, LEFT)
    stand(state, 0, definition, RIGHT)
    draw(state, 0, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    answer(state, "resolve T-W 0")
    # Two copies count apart.
    assert activated(state) == ["T-W", "T-W"]
    slot = state.objects[card].card
    bounce(state, card)
    put_on_field(state, slot, 0, LEFT, EFFECT, "effect")
    draw(state, 0, 1, EFFECT)
    close(state)
    # One that left and entered again is a new one.
    assert len(state.pending) == 1


@pytest.mark.rule("WX-20.10", "WX-20.11", "WX-20.02", "WX-99.11")
def test_an_enter_ability_with_a_cost_is_activated_if_it_is_paid() -> None:
    def draw_one(state: WixossState, cause: Cause) -> None:
        draw(state, cause.player, 1, cause)

    for said in ("decline", "activate"):
        price = PaidCost((Symbols(("white",)),))
        greeting = Auto(When("entered"), Do(draw_one), enter=True, cost=price, limit="turn")
        state = board()
        put(state, 0, HAND, keyed(signi("T-E", abilities=(greeting,))))
        put(state, 0, ENER, signi("T-PAY"))
        main_phase(state)
        answer(state, "summon T-E left")
        assert state.decision is not None and state.decision.prompt == "activate-ability"
        assert options(state) == ["activate", "decline"]
        answer(state, said)
        paid = said == "activate"
        assert len(state.zone(0, HAND)) == int(paid) and len(state.zone(0, TRASH)) == int(paid)
        # WX-99.11: declined, it is not used up.
        assert any(key.startswith("once") and count for key, count in state.marks.items()) == paid


@pytest.mark.rule("WX-20.11", "WX-13.02")
def test_an_enter_ability_that_cannot_be_paid_is_not_asked_about() -> None:
    greeting = Auto(When("entered"), Do(nothing), enter=True, cost=PaidCost((Symbols(("white",)),)))
    state = board()
    put(state, 0, HAND, keyed(signi("T-E", abilities=(greeting,))))
    main_phase(state)
    answer(state, "summon T-E left")
    assert state.decision is not None and state.decision.prompt == "main"
    assert activated(state) == []


# -- coins, winning, versions ------------------------------------------------------------------------


@pytest.mark.rule("WX-26.01", "WX-26.03")
def test_coins_have_a_maximum_of_five() -> None:
    state = board()
    assert gain_coins(state, 0, 2, EFFECT) == 2
    assert gain_coins(state, 0, 9, EFFECT) == 3
    assert state.coins == [5, 0] and gain_coins(state, 0, 1, EFFECT) == 0


@pytest.mark.rule("WX-01.08", "WX-99.13")
def test_losing_ends_the_match_at_once_and_both_at_once_is_a_draw() -> None:
    state = board()
    stand(state, 0, watcher("T-W", "lost"), LEFT)
    lose(state, 1, EFFECT)
    close(state)
    turn_from(state, "main-triggers")
    assert state.outcome is not None and state.outcome.winner == 0 and state.outcome.rule == "WX-01.08"
    assert activated(state) == []
    state = board()
    lose(state, 0, EFFECT, DAMAGE)
    lose(state, 1, EFFECT, DAMAGE)
    close(state)
    assert state.outcome is not None and state.outcome.winner == -1


@pytest.mark.rule("WX-01.08")
def test_concession_names_its_rule() -> None:
    state = board()
    state.game.end_match(state, "concession", 0)
    assert state.outcome is not None and state.outcome.rule == "WX-01.08"


@pytest.mark.rule("WX-01.07")
def test_a_match_official_decides_from_outside() -> None:
    state = board()
    assert ENDINGS[OFFICIAL] == (0, 1)
    state.game.end_match(state, OFFICIAL, 1)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == (1, "official", "WX-01.07")


@pytest.mark.rule("WX-21.02", "WX-03.03", "WX-99.12")
def test_dated_switches() -> None:
    old, then, now, new = (Versions(name) for name in ("2018-01", "2018-02", "2020-11", "2020-12"))
    assert old.remove_at_will and old.lancer_in_battle
    assert not then.remove_at_will and not then.lancer_in_battle
    assert now.missing_the_timing and not now.fewer_bursts
    assert not new.missing_the_timing and new.fewer_bursts
    for wrong in ("2013-01", "2021-01", "2018-13", "now"):
        with pytest.raises(BadInput):
            Wixoss(wrong)
    assert Wixoss().rule_set == "2020-11" and Wixoss("2018-01").rule_set == "2018-01"


# -- zones -------------------------------------------------------------------------------------------


@pytest.mark.rule("WX-04.02", "WX-04.03", "WX-04.05", "WX-04.06", "WX-04.15", "WX-04.16", "WX-04.17")
@pytest.mark.parametrize(
    ("kind", "known"),
    [(ENER, BOTH), (TRASH, BOTH), (LRIG_TRASH, BOTH), (EXCLUDED, BOTH), (HAND, 1), (TRAPS, 1), (LIFE, 0)],
)
def test_who_knows_a_card_by_its_zone(kind: int, known: int) -> None:
    state = board()
    card = state.zone(0, DECK)[-1]
    move(state, (card,), 0, kind, EFFECT)
    assert state.known[card] == known


@pytest.mark.rule("WX-04.01")
def test_list_of_zones() -> None:
    named = {"deck", "lrig_deck", "hand", "ener", "check", "trash", "lrig_trash", "life", "excluded"}
    assert named <= set(ZONES)
    # The SIGNI Zones, the LRIG Zone and the Cheer Zone are places of the field.
    assert {"left", "center", "right", "lrig", "cheer"} <= set(PLACES)
    state = board()
    card = stand(state, 0, PLAIN, LEFT, under=(PLAIN,))
    assert all(state.places[found] == -1 for found in (state.objects[card].card, *state.objects[card].under))
    assert all(
        sum(found in zone for zone in state.zones) == (0 if state.places[found] < 0 else 1)
        for found in range(len(state.owners))
    )


@pytest.mark.rule("WX-04.07", "WX-04.16")
@pytest.mark.parametrize("kind", [ENER, TRASH])
def test_zones_without_an_order(kind: int) -> None:
    digests: set[str] = set()
    for order in (1, -1):
        state = board()
        state.log = None
        for card in state.zone(0, DECK)[-2:][::order]:
            move(state, (card,), 0, kind, EFFECT)
        close(state)
        state.serial = 0
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("WX-04.04", "WX-31.10")
def test_a_card_seen_before_it_was_turned_down_stays_known() -> None:
    state = board()
    card = stand(state, 0, PLAIN, LEFT)
    slot = state.objects[card].card
    take_from_field(state, (card,), TRAPS, EFFECT, "trap")
    assert state.known[slot] & 1


@pytest.mark.rule("WX-04.23", "WX-04.22", "WX-18.13")
def test_decks_and_life_cloth_are_stacks() -> None:
    state = board()
    deck = state.zone(0, DECK)
    drawn = draw(state, 0, 2, EFFECT)
    assert drawn == (deck[-1], deck[-2]) and state.zone(0, DECK) == deck[:-2]
    put(state, 0, LIFE, *[PLAIN] * 7)
    add_life(state, 0, state.zone(0, DECK)[-1:], EFFECT)
    assert len(state.zone(0, LIFE)) == 8 and state.zone(0, LIFE)[-1] == deck[-3]


@pytest.mark.rule("WX-04.24")
def test_discarding_is_from_the_hand() -> None:
    state = board()
    cards = draw(state, 0, 1, EFFECT)
    discard(state, 0, cards, EFFECT)
    move(state, state.zone(0, DECK)[-1:], 0, TRASH, EFFECT)
    assert [event.name for event in state.batch].count("discarded") == 1


@pytest.mark.rule("WX-04.13")
def test_lanes_face_each_other() -> None:
    assert (facing(LEFT), facing(CENTER), facing(RIGHT)) == (RIGHT, CENTER, LEFT)


def test_a_revealed_card_is_known_to_both() -> None:
    state = board()
    cards = state.zone(0, DECK)[-2:]
    reveal(state, 0, cards, EFFECT)
    assert all(state.known[card] == BOTH for card in cards)


@pytest.mark.rule("WX-26.12", "WX-99.07")
def test_a_craft_vanishes_elsewhere() -> None:
    craft = CardDefinition("T-CRAFT", "craft", "arts", craft=True)
    state = board()
    (card,) = put(state, 0, LRIG_DECK, craft)
    move(state, (card,), 0, LRIG_TRASH, EFFECT)
    assert state.zone(0, EXCLUDED) == (card,) and not state.zone(0, LRIG_TRASH)


@pytest.mark.rule("WX-27.04", "WX-99.08")
def test_a_banished_resona_goes_home_and_still_was_banished() -> None:
    state = board()
    card = stand(state, 1, signi("T-R", kind="resona"), CENTER)
    stand(state, 0, watcher("T-W", "banished"), LEFT)
    take_from_field(state, (card,), ENER, EFFECT, "banish")
    close(state)
    assert len(state.pending) == 1
    assert len(state.zone(1, LRIG_DECK)) == 1 and not state.zone(1, ENER)
    assert happened(state, "left")[0].amount == LRIG_DECK
