"""Keys and crafts (chapter 26)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, stand, turn_from
from tests.rules.wixoss.effects import answer_first, carry_out
from tests.rules.wixoss.uses import begin, card, numbers, ready

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import advance
from taisen.wixoss.rules import arts, rule_processing, timing, values
from taisen.wixoss.rules.crafts import add_craft
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import EXCLUDED, KEY, LEFT, LRIG, LRIG_DECK, LRIG_TRASH, TRASH, WixossState

COINS = card("C", "key", cost_coins=2)
PLAIN_KEY = card("P", "key", cost=["red"])


def key_of(state: WixossState, player: int) -> str:
    """The number of the Key that a player has on the field, empty for none."""
    found = state.standing(player, KEY)
    return "" if found is None else state.definitions[found.card].number


@pytest.mark.rule("WX-26.05")
def test_a_key_is_paid_for_and_put_next_to_the_lrig() -> None:
    state = ready(COINS)
    state.coins = [2, 0]
    main_phase(state)
    answer(state, "play C")
    assert state.coins == [0, 0]
    assert key_of(state, 0) == "C"
    assert state.zone(0, LRIG_DECK) == ()
    assert happened(state, "entered")[0].detail == "key"


@pytest.mark.rule("WX-26.05")
def test_a_key_that_cannot_be_paid_is_not_played() -> None:
    state = ready(COINS, PLAIN_KEY)
    state.coins = [1, 0]
    main_phase(state)
    assert options(state) == ["end-phase"]


@pytest.mark.rule("WX-26.05")
def test_a_key_is_played_in_the_own_main_phase_only() -> None:
    state = board()
    put(state, 0, LRIG_DECK, card("K", "key"))
    put(state, 1, LRIG_DECK, card("K", "key"))
    turn_from(state, "attack")
    while state.turn == 3 and state.phase == "attack":
        assert "play K" not in options(state)
        assert state.decision is not None
        state.submit(state.decision.options[0])


@pytest.mark.rule("WX-99.09", "WX-26.05")
def test_a_key_has_a_place_of_its_own_that_counts_as_the_lrig_zone() -> None:
    state = board()
    lrig = state.standing(0, LRIG)
    found = state.objects[stand(state, 0, PLAIN_KEY, KEY)]
    assert lrig is not None and lrig is not found
    assert found.place == KEY and lrig.place == LRIG
    # It is on the field: rule processing, which sends Keys elsewhere away, leaves it there.
    assert found in state.field(0) and not rule_processing.due(state)
    assert not found.in_signi_zone and values.center(state, 0) is lrig


@pytest.mark.rule("WX-12.04", "WX-26.05")
def test_the_condition_of_a_key_binds_effects_too() -> None:
    for least, comes in ((4, True), (5, False)):
        state = board(level=4)
        put(state, 0, LRIG_DECK, card("U", "key", f"[use only if the level of your LRIG>={least}]"))
        carry_out(state, 'put 1 "U" in your LRIG deck onto the field')
        answer_first(state)
        assert key_of(state, 0) == ("U" if comes else "")


@pytest.mark.rule("WX-26.04")
def test_a_key_does_not_attack() -> None:
    state = board()
    stand(state, 0, PLAIN_KEY, KEY)
    turn_from(state, "attack")
    while state.turn == 3 and state.phase == "attack":
        assert not [text for text in options(state) if "P" in text.split()]
        assert state.decision is not None
        state.submit(state.decision.options[0])


@pytest.mark.rule("WX-26.06", "WX-26.07")
def test_a_second_key_takes_the_place_of_the_first() -> None:
    state = begin(card("A", "key"), card("B", "key"))
    answer(state, "play A", "play B")
    assert key_of(state, 0) == "B"
    assert numbers(state, 0, LRIG_TRASH) == ["A"]
    assert [found.place for found in state.field(0)].count(KEY) == 1
    order = [(event.name, event.card) for event in happened(state, "left", "entered")][-2:]
    assert [name for name, _ in order] == ["left", "entered"]


@pytest.mark.rule("WX-26.08")
def test_a_key_is_not_given_up_at_will() -> None:
    state = board()
    stand(state, 0, PLAIN_KEY, KEY)
    main_phase(state)
    assert options(state) == ["end-phase"]


@pytest.mark.rule("WX-26.09")
def test_a_key_has_abilities_like_other_field_cards() -> None:
    text = "[enter] draw 1\n[action: put this into the trash] draw 2"
    state = begin(card("A", "key", text))
    answer(state, "play A")
    assert len(happened(state, "drew")) == 1
    answer(state, "use A 2")
    assert happened(state, "drew")[1].amount == 2
    # WX-26.08: as a cost it goes, and to the LRIG trash.
    assert key_of(state, 0) == ""
    assert numbers(state, 0, LRIG_TRASH) == ["A"]


# -- crafts ----------------------------------------------------------------------------------------

CRAFT = card("X", "arts", "[effect] draw 1", craft=True)


def crafted(state: WixossState, times: int = 1) -> list[int]:
    """Add crafts to the turn player's LRIG Deck; return their card slots."""
    cause = Cause(EFFECT, 0, card=0)
    found = [add_craft(state, 0, CRAFT, cause) for _ in range(times)]
    timing.rest(state)
    return found


@pytest.mark.rule("WX-26.10")
def test_an_effect_adds_a_craft_to_the_lrig_deck() -> None:
    state = board()
    (found,) = crafted(state)
    assert state.zone(0, LRIG_DECK) == (found,)
    assert state.owners[found] == 0
    main_phase(state)
    assert "use X" in options(state)


@pytest.mark.rule("WX-26.11")
def test_a_craft_is_a_flagged_card_of_the_match() -> None:
    state = board()
    crafted(state)
    assert state.definitions[-1].to_data()["craft"] is True
    with pytest.raises(ValueError, match="no craft"):
        add_craft(state, 0, PLAIN_KEY, Cause(EFFECT, 0))


@pytest.mark.rule("WX-26.12", "WX-99.07")
def test_a_used_craft_is_excluded() -> None:
    state = board()
    (found,) = crafted(state)
    arts.use(state, 0, found)
    advance(state)
    assert numbers(state, 0, EXCLUDED) == ["X"]
    assert state.zone(0, LRIG_TRASH) == ()
    assert len(happened(state, "drew")) == 1


@pytest.mark.rule("WX-26.12")
def test_a_craft_that_leaves_the_field_is_excluded() -> None:
    state = board()
    there = stand(state, 0, card("S", "resona", craft=True), LEFT)
    take_from_field(state, (there,), TRASH, Cause(EFFECT, 1), "trash")
    assert numbers(state, 0, EXCLUDED) == ["S"]


@pytest.mark.rule("WX-26.13")
def test_there_may_be_several_crafts_of_one_name() -> None:
    state = board()
    first, second = crafted(state, 2)
    assert state.zone(0, LRIG_DECK) == (first, second)
    main_phase(state)
    # Equal cards are one option.
    assert options(state) == ["end-phase", "use X"]
    answer(state, "use X", "use X")
    assert numbers(state, 0, EXCLUDED) == ["X", "X"]
