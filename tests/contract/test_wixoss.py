"""What always holds in WIXOSS: no position is broken, ``why_not`` says what is offered."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import long_too, more_pairs, new_match, pairs, play

from taisen.arena.wixoss_checks import check, check_rest
from taisen.kernel.match import Match
from taisen.wixoss import explain
from taisen.wixoss.card_index import purse
from taisen.wixoss.colors import color_names, ener_names
from taisen.wixoss.field_lines import Prospect
from taisen.wixoss.index import Bearing, FieldIndex, Placed, bearing, field_index
from taisen.wixoss.rules import rule_processing, values
from taisen.wixoss.rules.cost import cost_of, covers
from taisen.wixoss.rules.main_phase import removable
from taisen.wixoss.state import CHEER, ENER, HAND, LRIG, LRIG_DECK, ZONE_COUNT, WixossState

PAIRS = pairs("wixoss")
MORE = more_pairs("wixoss")
ALL = long_too(PAIRS, MORE)
OF_CARDS = {
    "summon": "summon",
    "grow": "grow",
    "guard": "guard",
    "spell": "use",
    "arts": "use",
    "key": "play",
    "resona": "declare",
    "rise": "rise",
}
"""Actions with a card in the hand or the LRIG Deck, by the verbs of their options."""


def state_of(match: Match) -> WixossState:
    state = match.state
    assert isinstance(state, WixossState)
    return state


@pytest.mark.parametrize("pair", ALL)
@pytest.mark.parametrize("headless", [False, True])
def test_no_position_is_broken(pair: str, headless: bool) -> None:
    no_position_is_broken(pair, 1 if headless else 0, headless)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("pair", [*PAIRS, *MORE])
@pytest.mark.parametrize("headless", [False, True])
def test_no_position_is_broken_in_more_matches(pair: str, headless: bool, seed: int) -> None:
    no_position_is_broken(pair, seed, headless)


def no_position_is_broken(pair: str, seed: int, headless: bool) -> None:
    match = new_match(pair, seed, headless=headless, history=False)
    state = state_of(match)
    rng = random.Random(seed)
    while match.decision is not None:
        check(state)
        if match.decision.prompt == "main":
            check_rest(state)
        if headless:
            assert len(match.decision.options) > 1
        play(match, rng, 1)
    check(state)
    assert match.outcome is not None
    assert match.outcome.reason != "bound"


@pytest.mark.parametrize("pair", ALL)
def test_why_not_is_none_exactly_when_the_option_is_offered(pair: str) -> None:
    offered_once: set[str] = set()
    for seed in range(2):
        match = new_match(pair, seed, history=False)
        state = state_of(match)
        rng = random.Random(seed)
        while match.decision is not None:
            for player in (0, 1):
                offered = actions_offered(match, player)
                items = [("card", card) for kind in (HAND, LRIG_DECK) for card in state.zone(player, kind)]
                items += [("field", found) for found in state.objects]
                for place, item in items:
                    for action in explain.ACTIONS:
                        if (action in explain.ON_FIELD) != (place == "field"):
                            continue
                        key = str(item) if place == "field" else state.definitions[item].number
                        refusal = match.why_not(player, action, item)
                        told = (match.decision.prompt, action, key, refusal)
                        assert (refusal is None) == ((action, key) in offered), told
                        if refusal is None:
                            offered_once.add(action)
                        else:
                            assert refusal.reason
                            assert refusal.rule.startswith("WX-")
            play(match, rng, 1)
        refusal = match.why_not(0, explain.SUMMON, 0)
        assert refusal is not None
        assert refusal.reason == "match-over"
    assert {explain.SUMMON, explain.GROW, explain.ATTACK} <= offered_once


def actions_offered(match: Match, player: int) -> set[tuple[str, str]]:
    """Actions and what they are about: field cards by id, cards of hand and LRIG Deck by number."""
    decision = match.decision
    found: set[tuple[str, str]] = set()
    if decision is None or decision.player != player:
        return found
    state = state_of(match)
    for option in decision.options:
        if decision.prompt == "choose-field":
            if option.verb == "choose":
                found.add(("choose", str(option.target)))
        elif decision.prompt not in (
            "main",
            "grow",
            "guard",
            "cut-in",
            "arts-use-step",
            "attack-with-signi",
            "attack-with-lrig",
        ):
            continue
        elif option.verb in OF_CARDS:
            found.add((OF_CARDS[option.verb], state.definitions[option.target].number))
        elif option.verb == "attack":
            found.add(("attack", str(option.target)))
        elif option.verb == "use":
            found.add(("activate", str(option.target)))
        elif option.verb == "ride":
            found.add(("ride", str(option.target)))
        elif option.verb == "remove":
            found.update(("remove", str(one.id)) for one in removable(state, player))
    return found


@pytest.mark.parametrize("pair", ALL)
def test_explanations_end_at_the_current_value(pair: str) -> None:
    match = new_match(pair, 1, history=False)
    state = state_of(match)
    rng = random.Random(1)
    while match.decision is not None:
        for found in list(state.objects.values()):
            told = {"colors": " ".join(color_names(values.colors(state, found))) or "none"}
            if found.place <= CHEER:
                told["power"] = str(values.power(state, found))
            if found.place <= LRIG:
                told["level"] = str(values.level(state, found))
            if found.place == LRIG:
                told["limit"] = str(values.limit(state, found.controller))
            for what, value in told.items():
                assert match.explain(found.id, what)[-1].value == value, (what, found.id)
        for player in (0, 1):
            for card in (*state.zone(player, HAND), *state.zone(player, LRIG_DECK)):
                lines = match.explain(card, "price")
                if lines:
                    price = " ".join(ener_names(cost_of(state, player, card).ener)) or "none"
                    assert lines[-1].value == price
        play(match, rng, 5)


@pytest.mark.parametrize("pair", ALL)
def test_nothing_that_is_kept_is_stale(pair: str) -> None:
    match = new_match(pair, 2, history=False)
    state = state_of(match)
    rng = random.Random(2)
    while match.decision is not None:
        kept = field_index(state)
        anew = made_anew(state)
        for name in FieldIndex.__slots__:
            if name not in ("bearing", "prospect"):
                assert plain(getattr(kept, name)) == plain(getattr(anew, name)), name
        known = bearing(state)
        other = Bearing(state, anew)
        for name in (*Prospect.__slots__, *Bearing.__slots__):
            assert getattr(known, name) == getattr(other, name), name
        for player in (0, 1):
            cards = state.zone(player, ENER)
            pays = [state.definitions[card].pays for card in cards]
            for costs, payable in purse(state, player, cards).payable.items():
                assert payable == any(covers(pays, cost) for cost in costs)
        play(match, rng, 1)


def made_anew(state: WixossState) -> FieldIndex:
    """The field index without anything that is kept of the field cards."""
    kept = [(found, found.lines) for found in state.objects.values()]
    for found, _ in kept:
        found.lines = None
    anew = FieldIndex(state)
    for found, lines in kept:
        found.lines = lines
    return anew


@pytest.mark.parametrize("pair", PAIRS)
def test_a_match_goes_the_same_way_whether_or_not_a_log_is_kept(pair: str) -> None:
    logged = state_of(new_match(pair, 4, history=False))
    unlogged = logged.copy(log=False)
    rng = random.Random(4)
    while logged.decision is not None:
        at = rng.randrange(len(logged.decision.options))
        logged.submit(logged.decision.options[at])
        assert unlogged.decision is not None
        unlogged.submit(unlogged.decision.options[at])
        assert unlogged.digest() == logged.digest()
    assert len(logged.events()) > 100 and not unlogged.events()


@pytest.mark.parametrize("pair", ALL)
def test_rule_processing_is_due_exactly_when_it_would_be_found_anew(
    pair: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = rule_processing.due
    remembered = [0]

    def checked(state: WixossState) -> bool:
        anew = state.copy(log=False)
        anew.index, anew.settled, anew.quiet = None, None, -1
        remembered[0] += state.quiet == state.moves
        found = real(state)
        assert real(anew) == found
        assert [one.checked_level for one in anew.objects.values()] == [
            one.checked_level for one in state.objects.values()
        ]
        return found

    monkeypatch.setattr(rule_processing, "due", checked)
    match = new_match(pair, 3, history=False, paranoid=False)
    play(match, random.Random(3), 1000)
    assert remembered[0] > 50


def plain(value: object) -> object:
    """What is kept, with abilities on the field as plain data."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Placed):
        return value.object, value.ability.key, value.cause.to_data(), value.time
    return value


@pytest.mark.rule("WX-03.10")
def test_samples_deal_each_card_to_a_place_of_its_back() -> None:
    match = new_match("busy:red busy:green", 3)
    play(match, random.Random(3), 40)
    assert match.decision is not None
    player = match.decision.player
    seat = match.seat(player)
    state = state_of(match)
    hands = set()
    for seed in range(20):
        sample = seat.sample(seed).state
        assert isinstance(sample, WixossState)
        check(sample)
        for card, place in enumerate(state.places):
            white = state.definitions[card].white_backed
            assert sample.definitions[card].white_backed == white
            if state.known[card] >> player & 1:
                assert sample.definitions[card] is state.definitions[card]
            if place >= 0 and place % ZONE_COUNT == LRIG_DECK:
                assert white
        hands.add(tuple(sample.definitions[card].number for card in state.zone(1 - player, HAND)))
    assert len(hands) > 5
    assert seat.sample(1).digest() == seat.sample(1).digest()


def test_a_closed_deck_is_dealt_from_a_pool() -> None:
    match = new_match("calm:white calm:blue", 3)
    play(match, random.Random(3), 40)
    assert match.decision is not None
    player = match.decision.player
    state = state_of(match)
    other = new_match("busy:green busy:green", 1)
    pool = tuple(definition for definition in other.state.definitions[:47])
    sample = state_of(match.seat(player).sample(1, pool))
    for card, owner in enumerate(state.owners):
        if owner != player and not state.known[card] >> player & 1 and state.places[card] >= 0:
            assert sample.definitions[card].number.startswith("W-GR")
