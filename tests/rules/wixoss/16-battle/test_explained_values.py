"""How values come about, and why something cannot be done."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always, effect_of, standing
from tests.rules.wixoss.boards import PLAIN, answer, board, lrig, main_phase, options, put, signi

from taisen.kernel.errors import BadInput
from taisen.kernel.frames import advance
from taisen.language import read
from taisen.language.bases import Filter
from taisen.language.quantities import Number
from taisen.language.slots import fresh_slots
from taisen.wixoss import explain
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.colors import ener_counts, ener_names
from taisen.wixoss.index import name_of
from taisen.wixoss.rules import values
from taisen.wixoss.rules.cost import cost_of
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.lrig_attack import LRIG_STEP
from taisen.wixoss.rules.signi_attack import SIGNI_STEP, STEP_CAUSE
from taisen.wixoss.state import CENTER, HAND, LEFT, LRIG_DECK, RIGHT, TRASH, WixossState
from taisen.wixoss.vocabulary.changes import PlayerRule
from taisen.wixoss.vocabulary.identity import (
    GainsColors,
)
from taisen.wixoss.vocabulary.modifications import (
    BasePowerIs,
    HasKeyword,
    LevelIs,
    LevelMinus,
    LimitMinus,
    PowerPlus,
)
from taisen.wixoss.vocabulary.notation import VOCABULARY, read_card_effect
from taisen.wixoss.vocabulary.player_numbers import GuardsWithMore
from taisen.wixoss.vocabulary.player_rules import CannotGuard
from taisen.wixoss.vocabulary.restrictions import CannotAttack

UNTIL_END = (TURN, 3)


def lines(state: WixossState, item: int, what: str) -> list[tuple[str, str, str]]:
    return [(line.source, line.change, line.value) for line in state.game.explain(state, item, what)]


@pytest.mark.rule("WX-16.08")
def test_power_is_explained_in_the_order_in_which_it_counts() -> None:
    state = board()
    standing(state, 0, signi("A", abilities=(Always(PowerPlus(Number(1000)), who=1),)), LEFT)
    found = standing(state, 0, signi("B", power=5000, abilities=(Always(BasePowerIs(Number(7000))),)), CENTER)
    assert lines(state, found.id, "power") == [
        ("printed", "5000", "5000"),
        ("B", "=7000", "7000"),
        ("A", "+1000", "8000"),
    ]
    assert values.power(state, found) == 8000
    assert lines(state, values.center(state, 0).id, "power") == []


def test_level_limit_and_colors_are_explained() -> None:
    state = board(limit=5)
    found = standing(state, 0, signi("B", level=3, abilities=(Always(GainsColors((1,))),)), CENTER)
    center = values.center(state, 0)
    cause = effect_of(state, 0)
    give(state, LevelIs(Number(2)), cause, UNTIL_END, amount=2, objects=(found.id,))
    give(state, LevelMinus(Number(4)), cause, UNTIL_END, amount=-4, objects=(found.id,))
    give(state, LimitMinus(Number(7)), cause, UNTIL_END, amount=-7, objects=(center.id,))
    assert [line[1:] for line in lines(state, found.id, "level")] == [("3", "3"), ("=2", "2"), ("-2", "0")]
    assert [line[1:] for line in lines(state, found.id, "colors")] == [
        ("white", "white"),
        ("=white red", "white red"),
    ]
    assert [line[1:] for line in lines(state, center.id, "limit")] == [("5", "5"), ("-7", "-2"), ("=0", "0")]
    assert lines(state, found.id, "limit") == []


@pytest.mark.rule("WX-11.02")
def test_a_price_is_explained_by_its_symbols() -> None:
    state = board()
    spell = CardDefinition(
        "T-SPELL", "a spell", "spell", ("red",), cost=ener_counts(("red", "red", "colorless"))
    )
    (card,) = put(state, 0, HAND, spell)
    (free,) = put(state, 0, HAND, PLAIN)
    cause = effect_of(state, 0)
    for change in ("pay colorless more for [spells]", "pay red less for [spells]"):
        rule = read(change, VOCABULARY, "player-rule")
        assert isinstance(rule, PlayerRule)
        give(state, rule, cause, UNTIL_END, player=0)
    assert [line[1:] for line in lines(state, card, "price")] == [
        ("red red colorless", "red red colorless"),
        ("=red red colorless colorless", "red red colorless colorless"),
        ("=red colorless colorless", "red colorless colorless"),
    ]
    assert lines(state, free, "price") == []
    with pytest.raises(BadInput, match="a card slot"):
        state.game.explain(state, 999, "price")
    last = lines(state, card, "price")[-1][2]
    assert last == " ".join(ener_names(cost_of(state, 0, card).ener))


def test_the_last_line_of_an_explanation_is_the_value() -> None:
    state = board()
    for place, number in ((LEFT, "A"), (CENTER, "B")):
        standing(state, 0, signi(number, abilities=(Always(PowerPlus(Number(500)), who=1),)), place)
    for found in state.field(0)[1:]:
        assert int(lines(state, found.id, "power")[-1][2]) == values.power(state, found)
        assert int(lines(state, found.id, "level")[-1][2]) == values.level(state, found)


def test_what_cannot_be_explained_is_refused() -> None:
    state = board()
    with pytest.raises(BadInput, match="value to explain"):
        state.game.explain(state, 1, "beauty")
    with pytest.raises(BadInput, match="a card on the field"):
        state.game.explain(state, 999, "power")
    with pytest.raises(BadInput, match="action"):
        state.game.why_not(state, 0, "dance", 1)
    with pytest.raises(BadInput, match="a card slot"):
        state.game.why_not(state, 0, "summon", 999)


def test_things_are_found_by_their_text() -> None:
    state = board()
    found = standing(state, 1, signi("A"), LEFT)
    (card,) = put(state, 0, HAND, PLAIN)
    (grown,) = put(state, 0, LRIG_DECK, lrig("T-5", 5))
    assert state.game.find(state, 0, "power", "opp:A") == found.id
    assert state.game.find(state, 1, "choose", "A") == found.id
    assert state.game.find(state, 0, "summon", "T-PLAIN") == card
    assert state.game.find(state, 0, "grow", "T-5") == grown
    with pytest.raises(BadInput, match="a card on the field"):
        state.game.find(state, 0, "power", "B")
    with pytest.raises(BadInput, match="the number of a card"):
        state.game.find(state, 0, "summon", "B")


# -- why not ---------------------------------------------------------------------------------------


def why(state: WixossState, player: int, action: str, item: int) -> tuple[str, str] | None:
    found = state.game.why_not(state, player, action, item)
    return None if found is None else (found.reason, found.rule)


@pytest.mark.rule("WX-12.01", "WX-12.02", "WX-12.04", "WX-11.02")
def test_why_a_signi_cannot_be_put_onto_the_field() -> None:
    state = board(limit=5, level=3)
    fits, high, heavy, other = put(
        state,
        0,
        HAND,
        signi("F", level=1),
        signi("H", level=4),
        signi("V", level=3),
        signi("O", limiting=("イオナ",)),
    )
    standing(state, 0, signi("A", level=3), LEFT)
    main_phase(state)
    assert why(state, 0, "summon", fits) is None
    assert why(state, 0, "summon", high) == ("level-too-high", "WX-12.01")
    assert why(state, 0, "summon", heavy) == ("limit-exceeded", "WX-12.02")
    assert why(state, 0, "summon", other) == ("limiting-condition", "WX-12.04")
    assert why(state, 0, "grow", fits) == ("not-grow-phase", "WX-10.01")
    assert why(state, 1, "summon", fits) == ("not-your-decision", "WX-11.01")
    offered = {text.split()[1] for text in options(state) if text.startswith("summon")}
    hand = state.zone(0, HAND)
    assert offered == {state.definitions[c].number for c in hand if why(state, 0, "summon", c) is None}


@pytest.mark.rule("WX-11.07", "WX-27.05")
def test_why_a_card_cannot_be_removed() -> None:
    state = board()
    found = standing(state, 0, signi("A"), LEFT)
    resona = standing(state, 0, signi("R", kind="resona"), CENTER)
    theirs = standing(state, 1, signi("B"), LEFT)
    main_phase(state)
    assert why(state, 0, "remove", found.id) is None
    assert why(state, 0, "remove", resona.id) == ("resona-stays", "WX-11.07")
    assert why(state, 0, "remove", theirs.id) == ("not-yours", "WX-11.06")
    assert why(state, 0, "remove", values.center(state, 0).id) == ("not-a-signi", "WX-11.06")
    assert why(state, 0, "remove", 999) == ("not-on-field", "WX-04.01")
    standing(state, 0, signi("C"), RIGHT)
    answer(state, "remove", "remove A", "done")
    (left,) = [f for f in state.field(0) if name_of(state, f.id, 0) == "C"]
    assert why(state, 0, "remove", left.id) == ("already-removed", "WX-11.06")


@pytest.mark.rule("WX-29.21")
def test_why_a_card_cannot_be_chosen() -> None:
    state = board()
    shadow = standing(state, 1, signi("S", abilities=(Always(HasKeyword("shadow")),)), LEFT)
    first = standing(state, 1, signi("A"), CENTER)
    standing(state, 1, signi("B"), RIGHT)
    own = standing(state, 0, signi("O"), LEFT)
    (effect,) = read_card_effect("[effect] choose 1 opposing SIGNI: banish it", "T-SPELL")
    cause = effect_of(state, 0)
    state.push(effect.parts()[-1], 0, cause, fresh_slots())
    advance(state)
    assert options(state) == ["choose opp:A", "choose opp:B"]
    assert why(state, 0, "choose", first.id) is None
    assert why(state, 0, "choose", shadow.id) == ("cannot-be-chosen", "WX-29.21")
    assert why(state, 0, "choose", own.id) == ("does-not-fit", "WX-20.20")
    assert explain.why_not(state, 0, "summon", 0) is not None


@pytest.mark.rule("WX-15.01", "WX-15.05", "WX-15.12", "WX-17.01", "WX-05.10")
def test_why_a_card_cannot_attack() -> None:
    state = board()
    up = standing(state, 0, signi("A"), LEFT)
    down = standing(state, 0, signi("B"), CENTER)
    state.edit(down.id).down = True
    kept = standing(state, 0, signi("C", abilities=(Always(CannotAttack()),)), RIGHT)
    theirs = standing(state, 1, signi("D"), LEFT)
    lrig_card = values.center(state, 0).id
    state.push(SIGNI_STEP, 0, STEP_CAUSE, [])
    advance(state)
    assert why(state, 0, "attack", up.id) is None
    assert why(state, 0, "attack", down.id) == ("down", "WX-15.01")
    assert why(state, 0, "attack", kept.id) == ("forbidden-by-effect", "WX-15.01")
    assert why(state, 0, "attack", theirs.id) == ("not-yours", "WX-15.01")
    assert why(state, 0, "attack", lrig_card) == ("not-lrig-attack-step", "WX-17.01")
    assert why(state, 0, "attack", 999) == ("not-on-field", "WX-04.01")
    assert why(state, 0, "guard", 0) == ("nothing-to-guard", "WX-17.03")
    assert options(state) == ["end-step", "attack A"]
    state.turn = 1
    assert why(state, 0, "attack", up.id) == ("no-attack-phase-in-first-turn", "WX-14.03")


@pytest.mark.rule("WX-17.04", "WX-17.07")
def test_why_a_card_cannot_guard() -> None:
    state = board()
    guard = signi("G", abilities=(Always(keyword="guard", zone="hand"),))
    kept = signi("L", level=2, abilities=(Always(keyword="guard", zone="hand"),))
    able, same, forbidden, plain = put(state, 1, HAND, guard, guard, kept, PLAIN)
    (trashed,) = put(state, 1, TRASH, guard)
    level_2 = read("SIGNI with level=2", VOCABULARY, "filter")
    assert isinstance(level_2, Filter)
    give(state, CannotGuard(level_2), effect_of(state, 0), UNTIL_END, player=1)
    state.push(LRIG_STEP, 0, STEP_CAUSE, [])
    advance(state)
    assert why(state, 0, "attack", values.center(state, 0).id) is None
    # WX-17.07: nothing else than the attack of a LRIG is guarded against.
    (mine,) = put(state, 0, HAND, guard)
    assert why(state, 0, "guard", mine) == ("nothing-to-guard", "WX-17.03")
    answer(state, options(state)[-1])
    assert why(state, 1, "guard", able) is None
    assert why(state, 1, "guard", same) is None
    assert why(state, 1, "guard", forbidden) == ("forbidden-by-effect", "WX-17.04")
    assert why(state, 1, "guard", plain) == ("no-guard", "WX-17.04")
    assert why(state, 1, "guard", trashed) == ("not-in-hand", "WX-17.04")
    assert why(state, 0, "guard", able) == ("not-your-decision", "WX-17.04")
    assert options(state) == ["no-guard", "guard G"]


@pytest.mark.rule("WX-17.03", "WX-17.04")
def test_why_one_guard_card_is_not_enough_where_more_are_asked_for() -> None:
    state = board()
    (card,) = put(state, 1, HAND, signi("G", abilities=(Always(keyword="guard", zone="hand"),)))
    give(state, GuardsWithMore(Number(1)), effect_of(state, 0), UNTIL_END, amount=1, player=1)
    state.push(LRIG_STEP, 0, STEP_CAUSE, [])
    advance(state)
    answer(state, options(state)[-1])
    assert options(state) == ["no-guard"]
    assert why(state, 1, "guard", card) == ("too-few-guards", "WX-17.04")
