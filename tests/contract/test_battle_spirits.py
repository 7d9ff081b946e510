"""What always holds in Battle Spirits: cards and cores are conserved, ``why_not`` says what is offered."""

from __future__ import annotations

import random

import pytest
from tests.contract.kept import anew, check_kept
from tests.contract.matches import long_too, more_pairs, new_match, pairs, play

from taisen.battle_spirits import refusals
from taisen.battle_spirits.card_index import card_index
from taisen.battle_spirits.colors import SYMBOL_COUNT, symbol_names
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.rules import use_terms
from taisen.battle_spirits.rules.battle_points import bp
from taisen.battle_spirits.rules.combining import BRAVES_OF_ONE
from taisen.battle_spirits.rules.cores import usable
from taisen.battle_spirits.rules.cost import changed_price, price
from taisen.battle_spirits.rules.otherworld import COMBINE_VERBS, SHARE_VERBS, SUMMON_VERBS
from taisen.battle_spirits.rules.symbols import REDUCING, field_symbols, symbols, symbols_mix
from taisen.battle_spirits.rules.traits import cost
from taisen.battle_spirits.rules.values import level
from taisen.battle_spirits.state import (
    AT_HAND,
    BOTH,
    BURST_AREA,
    DECK,
    HAND,
    SOUL_FIELD,
    TOKENS,
    ZONE_COUNT,
    BattleState,
)
from taisen.kernel.decisions import Option
from taisen.kernel.match import Match

PAIRS = pairs("battle-spirits")
MORE = more_pairs("battle-spirits")
ALL = long_too(PAIRS, MORE)
PLACES = {HAND: "hand", AT_HAND: "at-hand", BURST_AREA: "burst-area"}


def state_of(match: Match) -> BattleState:
    state = match.state
    assert isinstance(state, BattleState)
    return state


def check_cards(state: BattleState) -> None:
    found = [card for zone in state.zones for card in zone]
    for place, zone in enumerate(state.zones):
        for card in zone:
            assert state.places[card] == place
            assert place // ZONE_COUNT == state.owners[card], "a card lies in a zone that is not its owner's"
            if place % ZONE_COUNT not in (DECK, HAND, BURST_AREA, TOKENS):
                assert state.known[card] == BOTH
    shared: set[int] = set()  # an otherworld-god brave is with both its spirits
    for standing in state.objects.values():
        for card in standing.all_cards:
            assert state.places[card] == -1
            if card not in standing.covered:
                assert state.known[card] == BOTH
            if card in standing.braves and state.definitions[card].otherworld:
                shared.add(card)
            else:
                found.append(card)
    found.extend(shared)
    assert sorted(found) == list(range(len(state.owners))), "a card is in no place or in two"


def check_cores(state: BattleState) -> None:
    for player in (0, 1):
        field = state.field(player)
        normal = state.life[player] + state.reserve[player] + state.trash_cores[player]
        normal += state.counts[player] + sum(standing.cores for standing in field)
        entered = 8 if state.life[player] or state.turn else 0
        for event in state.events():
            if event.player != player:
                continue
            if event.name == "step_began" and event.detail == "core":
                entered += 1
            elif event.name in ("cores_gained", "core_plus", "counts_changed"):
                entered += event.amount
            elif event.name in ("cores_moved", "life_reduced") and event.detail in ("void", "trash-to-void"):
                entered -= event.amount
        assert normal == entered, "cores came from nowhere or went nowhere"
        assert min(state.life[player], state.reserve[player], state.trash_cores[player]) >= 0
        assert all(standing.cores >= 0 for standing in field)
        souls = [standing.id for standing in field if standing.soul]
        assert len(souls) == (1 if state.souls[player] == SOUL_FIELD else 0)


@pytest.mark.parametrize("pair", ALL)
@pytest.mark.parametrize("headless", [False, True])
def test_cards_and_cores_are_conserved(pair: str, headless: bool) -> None:
    for seed in range(3):
        match = new_match(pair, seed, headless=headless, history=False)
        state = state_of(match)
        rng = random.Random(seed)
        while match.decision is not None:
            decision = match.decision
            check_cards(state)
            # A payment that is being picked core by core is between two places of no rule.
            check_cores(state)
            if headless:
                assert len(decision.options) > 1
            play(match, rng, 1)
        check_cards(state)
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
                items = [("hand", card) for card in state.zone(player, HAND)]
                items += [("at-hand", card) for card in state.zone(player, AT_HAND)]
                items += [("burst-area", card) for card in state.zone(player, BURST_AREA)]
                items += [("field", found) for found in state.objects]
                items += [("apart", found) for _, found in state.apart]
                for place, item in items:
                    for action in refusals.ACTIONS:
                        on_field = place in ("field", "apart")
                        if (action in refusals.ON_FIELD) != on_field:
                            continue
                        key = str(item) if on_field else f"{state.definitions[item].number} {place}"
                        refusal = match.why_not(player, action, item)
                        assert (refusal is None) == ((action, key) in offered), (action, key, refusal)
                        if refusal is None:
                            offered_once.add(action)
                        else:
                            assert refusal.reason
                            assert refusal.rule.startswith("BS-")
            play(match, rng, 1)
        refusal = match.why_not(0, refusals.SUMMON, 0)
        assert refusal is not None
        assert refusal.reason == "match-over"
    assert refusals.SUMMON in offered_once
    assert refusals.ATTACK_ACTION in offered_once


ASKED = {
    "main",
    "flash",
    "attack",
    "block",
    "choose-field",
    "trigger-counter",
    "use-from-hand",
    "declare-burst",
}
"""Decisions whose options are actions that ``why_not`` is asked about."""
ALIKE = {"advent": "advent", "free-advent": "advent", **dict.fromkeys(refusals.MANIFESTATIONS, "manifest")}
OF_CARDS = ("deploy", "set-burst", "set-mirage", "swift", "accel", "counter", "use-hand", "activate")
NOT_ASKED = ("pass", "end-step", "done", "no-block")


def actions_offered(match: Match, player: int) -> set[tuple[str, str]]:
    """Actions and what they are about: field cards by id, cards by number and place."""
    decision = match.decision
    if decision is None or decision.player != player or decision.prompt not in ASKED:
        return set()
    found: set[tuple[str, str]] = set()
    for option in decision.options:
        found.update(deeds(match, option))
    return found


def deeds(match: Match, option: Option) -> list[tuple[str, str]]:
    """Return the actions that an option is, with what they are about."""
    verb, target = option.verb, option.target
    if verb in ("attack", "block", "choose", "use", "split"):
        return [(verb, str(target))]
    if verb in COMBINE_VERBS:
        return [("combine", str(target))]
    host = target // BRAVES_OF_ONE
    if verb in SHARE_VERBS:
        return [("share", str(host))]
    if verb == "change-side":
        return [("change-side", str(host))]
    if verb == "change-sides":
        return [("change-side", str(host)), ("change-side", str(option.extra))]
    if verb == "swap":
        both = state_of(match).objects[option.extra].braves
        return [("swap", str(host)), *([("swap", str(option.extra))] if both else [])]
    if verb == "move-core":
        return [("move-core", str(target >> 1))] if target >= 2 else []
    if verb == "swap-soul":
        return [("swap-soul", str(item)) for item in (target, option.extra) if item]
    if verb in NOT_ASKED:
        return []
    place = PLACES[match.state.places[target] % ZONE_COUNT]
    name = f"{match.state.definitions[target].number} {place}"
    if verb in SUMMON_VERBS:
        return [("summon", name)]
    if verb == "magic":
        return [("magic-main" if option.text.endswith(" main") else "magic-flash", name)]
    action = ALIKE.get(verb, verb)
    assert action in (*OF_CARDS, *ALIKE.values()), f"{option.text}: no action that can be asked about"
    # A card's own text lets it be summoned at a time outside the usual.
    return [(action, name), *([("summon", name)] if action in ("swift", "manifest") else [])]


@pytest.mark.parametrize("pair", ALL)
def test_explanations_end_at_the_current_value(pair: str) -> None:
    match = new_match(pair, 1, history=False)
    state = state_of(match)
    rng = random.Random(1)
    while match.decision is not None:
        for found in list(state.objects.values()):
            values = {
                "bp": str(bp(state, found)),
                "cost": str(cost(state, found)),
                "level": str(level(state, found)),
                "symbols": " ".join(symbol_names(tuple(symbols(state, found)))) or "none",
            }
            for what, value in values.items():
                assert match.explain(found.id, what)[-1].value == value
        for player in (0, 1):
            for card in state.zone(player, HAND):
                assert match.explain(card, "price")[-1].value == str(price(state, player, card))
        play(match, rng, 5)


@pytest.mark.parametrize("pair", ALL)
def test_nothing_that_is_kept_is_stale_and_no_short_way_leads_elsewhere(
    pair: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(pair, 2, history=False)
    state = state_of(match)
    rng = random.Random(2)
    while match.decision is not None:
        fresh = anew(state)
        field_index(state)
        card_index(state)
        check_kept(state)
        for player in (0, 1):
            assert usable(state, player) == usable(fresh, player)
            assert field_symbols(state, player) == field_symbols(fresh, player)
            assert symbols_mix(state, player) == symbols_mix(fresh, player)
            assert field_symbols(state, player) == [
                sum(symbols(fresh, found)[sort] for found in fresh.field(player) if found.leaving in REDUCING)
                for sort in range(SYMBOL_COUNT)
            ]
            for card in state.zone(player, HAND):
                assert price(state, player, card) == changed_price(fresh, player, card)
                payable = use_terms.DEPLOY_TERMS[-1].test(state, player, card)
                with monkeypatch.context() as patch:
                    patch.setattr(use_terms, "prices_printed", lambda _: False)
                    assert payable == use_terms.DEPLOY_TERMS[-1].test(fresh, player, card)
        play(match, rng, 1)


def test_a_sample_deals_a_burst_to_the_place_of_a_set_burst() -> None:
    seen = 0
    for seed in range(12):
        match = new_match("lively:red lively:white", seed)
        rng = random.Random(seed)
        while match.decision is not None:
            player = match.decision.player
            for card in state_of(match).zone(1 - player, BURST_AREA):
                if not match.state.known[card] >> player & 1:
                    sample = state_of(match.seat(player).sample(seed))
                    assert sample.definitions[card].burst is not None
                    seen += 1
            play(match, rng, 1)
    assert seen > 10


def test_samples_differ_and_keep_what_is_known() -> None:
    match = new_match("lively:red lively:white", 3)
    play(match, random.Random(3), 20)
    assert match.decision is not None
    player = match.decision.player
    seat = match.seat(player)
    state = state_of(match)
    hands = set()
    for seed in range(20):
        sample = state_of(seat.sample(seed))
        for card in range(len(state.owners)):
            if state.known[card] >> player & 1 or state.places[card] < 0:
                assert sample.definitions[card] is state.definitions[card]
        for owner in (0, 1):
            mine = [card for card, one in enumerate(state.owners) if one == owner]
            before = sorted(state.definitions[card].number for card in mine)
            assert sorted(sample.definitions[card].number for card in mine) == before
        hands.add(tuple(sample.definitions[card].number for card in state.zone(1 - player, HAND)))
    assert len(hands) > 5
    assert seat.sample(1).digest() == seat.sample(1).digest()


def test_a_closed_deck_is_dealt_from_a_pool() -> None:
    match = new_match("plain:red plain:blue", 3)
    play(match, random.Random(3), 20)
    assert match.decision is not None
    player = match.decision.player
    state = state_of(match)
    pool = tuple(definition for definition in new_match("plain:green plain:green", 1).state.definitions[:42])
    sample = state_of(match.seat(player).sample(1, pool))
    for card, owner in enumerate(state.owners):
        if owner != player and not state.known[card] >> player & 1 and state.places[card] >= 0:
            assert sample.definitions[card].number.startswith("T-G")
