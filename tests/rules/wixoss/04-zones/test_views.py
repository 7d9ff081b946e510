"""What a player may see (chapters 04, 26, 30 to 32), and imagined matches."""

from __future__ import annotations

import random

import pytest
from tests.rules.wixoss.abilities import Always, Beside, Waiting, effect_of, standing
from tests.rules.wixoss.boards import PLAIN, board, lrig, put, signi, stand

from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.kernel.frames import advance
from taisen.kernel.pending import TRIGGERED, Pending
from taisen.kernel.sampling import sample_state
from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.game import Wixoss
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.setup import CHOSEN
from taisen.wixoss.rules.traps import notice_attack
from taisen.wixoss.state import (
    BEAT,
    BOTH,
    CENTER,
    CHECK,
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
    ZONES,
    WixossState,
)
from taisen.wixoss.view import PlayerView, WixossView
from taisen.wixoss.vocabulary.modifications import HasKeyword, PowerPlus

ARTS = CardDefinition("T-ARTS", "an arts", "arts", ("white",))
HIDDEN = signi("T-HIDDEN")


def side(state: WixossState, player: int, viewer: int | None) -> PlayerView:
    return WixossView(state, viewer).players[player]


def known(state: WixossState, cards: list[int], mask: int) -> None:
    for card in cards:
        state.known[card] = mask


@pytest.mark.rule("WX-04.02", "WX-04.06", "WX-04.16", "WX-04.17", "WX-35.09")
@pytest.mark.parametrize("kind", [ENER, CHECK, TRASH, LRIG_TRASH, BEAT])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_reads_public_zones(kind: int, viewer: int | None) -> None:
    state = board()
    known(state, put(state, 1, kind, HIDDEN, PLAIN), BOTH)
    zone = side(state, 1, viewer).zones[ZONES[kind]]
    assert (zone.count, zone.cards) == (2, ("T-PLAIN", "T-HIDDEN"))


@pytest.mark.rule("WX-04.07", "WX-04.16")
@pytest.mark.parametrize("kind", [ENER, TRASH])
def test_ener_and_trash_have_no_order(kind: int) -> None:
    views: list[dict[str, object]] = []
    for cards in ((HIDDEN, PLAIN), (PLAIN, HIDDEN)):
        state = board()
        known(state, put(state, 1, kind, *cards), BOTH)
        views.append(WixossView(state, 0).to_data())
    assert views[0] == views[1]


@pytest.mark.rule("WX-04.05", "WX-04.15")
def test_a_hand_shows_its_number_to_others_and_its_cards_to_its_player() -> None:
    state = board()
    cards = put(state, 1, HAND, HIDDEN, PLAIN)
    known(state, cards, 2)
    assert side(state, 1, 1).zones["hand"].cards == ("T-HIDDEN", "T-PLAIN")
    for viewer in (0, None):
        zone = side(state, 1, viewer).zones["hand"]
        assert (zone.count, zone.cards, zone.places) == (2, (), ())
    known(state, cards[1:], BOTH)
    assert side(state, 1, 0).zones["hand"].cards == ("T-PLAIN",)


@pytest.mark.rule("WX-04.19", "WX-04.20")
def test_a_lrig_deck_shows_its_number_to_others_and_its_cards_to_its_player() -> None:
    state = board()
    known(state, put(state, 1, LRIG_DECK, ARTS, lrig("T-L1", 1)), 2)
    assert side(state, 1, 1).zones["lrig_deck"].cards == ("T-ARTS", "T-L1")
    zone = side(state, 1, 0).zones["lrig_deck"]
    assert (zone.count, zone.cards) == (2, ())


@pytest.mark.rule("WX-04.05", "WX-04.21", "WX-04.23")
@pytest.mark.parametrize("kind", [DECK, LIFE])
def test_decks_and_life_cloth_are_hidden_from_everybody(kind: int) -> None:
    state = board(deck=0)
    put(state, 1, kind, HIDDEN, HIDDEN)
    for viewer in (0, 1, None):
        zone = side(state, 1, viewer).zones[ZONES[kind]]
        assert (zone.count, zone.cards) == (2, ())


@pytest.mark.rule("WX-04.03", "WX-04.04", "WX-31.10", "WX-32.09")
@pytest.mark.parametrize("kind", [TRAPS + LEFT, SEEDS + RIGHT])
def test_traps_and_seeds_are_seen_by_their_player_alone(kind: int) -> None:
    state = board()
    known(state, put(state, 1, kind, HIDDEN), 2)
    assert side(state, 1, 1).zones[ZONES[kind]].cards == ("T-HIDDEN",)
    for viewer in (0, None):
        zone = side(state, 1, viewer).zones[ZONES[kind]]
        assert (zone.count, zone.cards) == (1, ())


@pytest.mark.rule("WX-30.02", "WX-99.30")
def test_a_charm_is_a_number_to_everybody() -> None:
    state = board()
    stand(state, 1, signi("A"), LEFT, charms=1)
    for viewer in (0, 1, None):
        view = WixossView(state, viewer)
        assert view.players[1].field[1].charms == 1
        assert "T-PLAIN" not in view.cards_of(1)


@pytest.mark.rule("WX-04.02", "WX-30.10")
def test_what_lies_under_a_field_card_and_its_acce_are_public() -> None:
    state = board()
    stand(state, 1, signi("A"), LEFT, under=(HIDDEN,), acces=1)
    seen = side(state, 1, 0).field[1]
    assert (seen.under, seen.acces) == (("T-HIDDEN",), ("T-PLAIN",))
    assert WixossView(state, 0).cards_of(1) == ["T-LRIG1", "A", "T-HIDDEN", "T-PLAIN"]


@pytest.mark.rule("WX-26.02")
def test_numbers_and_current_values_are_public() -> None:
    state = board(limit=7, level=3)
    state.coins = [0, 3]
    state.viruses[3 + CENTER] = 1
    left = standing(state, 1, signi("A", abilities=(Beside(1, "B"), Always(HasKeyword("lancer")))), LEFT)
    standing(state, 1, signi("B", level=2), CENTER)
    give(state, PowerPlus(Number(500)), effect_of(state, 1), (TURN, 3), amount=500, objects=(left.id,))
    own = side(state, 1, 0)
    assert (own.coins, own.viruses) == (3, (False, True, False))
    assert (own.level, own.limit, own.level_total) == (3, 7, 3)
    seen = own.field[1]
    assert (seen.name, seen.place, seen.power, seen.base_power) == ("A", "left", 3500, 3000)
    assert (seen.level, seen.colors, seen.classes) == (1, ("white",), ("精武", "アーム"))
    assert seen.keywords == ("lancer",)
    assert seen.crossed
    assert own.field[2].crossed
    assert own.field[2].infected


# -- imagined matches ------------------------------------------------------------------------------


def mixed(seed: int) -> WixossState:
    """A match with all sorts of hidden cards."""
    state = board(deck=0)
    rng = random.Random(seed)
    for player in (0, 1):
        black = [signi(f"B{player}-{number}") for number in range(20)]
        rng.shuffle(black)
        put(state, player, DECK, *black[:6])
        put(state, player, LIFE, *black[6:10])
        for kind, cards in ((HAND, black[10:14]), (TRAPS, black[14:15]), (SEEDS, black[15:16])):
            known(state, put(state, player, kind, *cards), 1 << player)
        known(state, put(state, player, TRASH, *black[16:18]), BOTH)
        stand(state, player, black[18], LEFT, charms=1)
        white = [lrig(f"W{player}-{number}", number) for number in range(4)]
        known(state, put(state, player, LRIG_DECK, *white), 1 << player)
    return state


@pytest.mark.parametrize("player", [0, 1])
def test_a_sample_shows_its_player_the_same_and_keeps_the_backs_apart(player: int) -> None:
    state = mixed(1)
    before = WixossView(state, player).to_data()
    numbers: set[str] = set()
    for seed in range(20):
        sample = sample_state(state, player, seed)
        assert isinstance(sample, WixossState)
        assert sample.card_index is None
        assert WixossView(sample, player).to_data() == before
        for card in sample.zone(1 - player, LRIG_DECK):
            assert sample.definitions[card].white_backed
        for kind in (HAND, DECK, LIFE, TRAPS, SEEDS):
            assert not any(sample.definitions[card].white_backed for card in sample.zone(1 - player, kind))
        numbers.add(sample.definitions[sample.zone(1 - player, TRAPS)[0]].number)
    assert len(numbers) > 3
    assert WixossView(state, player).to_data() == before


@pytest.mark.rule("WX-30.02")
def test_a_charm_is_dealt_anew_too() -> None:
    state = mixed(2)
    found = state.standing(1, LEFT)
    assert found is not None
    charm = found.charms[0]
    state.known[charm] = 0
    numbers = {sample_state(state, 1, seed).definitions[charm].number for seed in range(20)}
    assert len(numbers) > 3


def test_a_closed_deck_list_is_guessed_from_a_pool_of_both_backs() -> None:
    state = mixed(3)
    pool = tuple([signi(f"P-{number}") for number in range(30)] + [lrig(f"Q-{n}", n) for n in range(8)])
    sample = sample_state(state, 0, 5, pool)
    assert isinstance(sample, WixossState)
    assert all(sample.definitions[card].number.startswith("Q-") for card in sample.zone(1, LRIG_DECK))
    assert all(sample.definitions[card].number.startswith("P-") for card in sample.zone(1, HAND))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_is_unchanged_when_unknown_cards_are_swapped(viewer: int | None) -> None:
    state = mixed(4)
    for object_id in list(state.objects):
        for charm in state.objects[object_id].charms:
            state.known[charm] = 0
    before = WixossView(state, viewer).to_data()
    wanted = BOTH if viewer is None else 1 << viewer
    rng = random.Random(4)
    for back in (False, True):
        for owner in (0, 1):
            cards = [
                card
                for card, one in enumerate(state.owners)
                if one == owner
                and state.known[card] & wanted != wanted
                and state.definitions[card].white_backed == back
            ]
            dealt = [state.definitions[card] for card in cards]
            rng.shuffle(dealt)
            definitions = list(state.definitions)
            for card, definition in zip(cards, dealt, strict=True):
                definitions[card] = definition
            state.definitions = definitions
    state.touch()
    assert WixossView(state, viewer).to_data() == before


@pytest.mark.rule("WX-05.02", "WX-03.07")
def test_the_face_down_lrig_of_an_imagined_setup_is_of_level_0() -> None:
    main = tuple(signi(f"M-{number}") for number in range(20))
    white = tuple(lrig(f"L-{number}", max(0, number - 1)) for number in range(5))
    game = Wixoss()
    state = game.set_up(bytes(32), (main + white, main + white))
    advance(state)
    assert state.decision is not None
    assert (state.decision.player, state.decision.prompt) == (0, "choose-lrig")
    state.submit(state.decision.options[0])
    assert state.decision.player == 1
    chosen = state.slots[CHOSEN]
    assert isinstance(chosen, tuple)
    pool = (*main, lrig("Z-0"), *(lrig(f"Y-{number}", 3) for number in range(30)))
    for seed in range(12):
        for given in (None, pool):
            sample = sample_state(state, 1, seed, given)
            assert isinstance(sample, WixossState)
            assert sample.definitions[chosen[0]].level == 0
            assert sample.definitions[chosen[0]].kind == "lrig"


@pytest.mark.rule("WX-31.03", "WX-31.10", "WX-04.03")
def test_a_trap_that_waits_is_not_told() -> None:
    state = board()
    (card,) = put(state, 1, TRAPS + LEFT, HIDDEN)
    state.known[card] = 2
    standing(state, 0, signi("A"), RIGHT)
    attacker = state.standing(0, RIGHT)
    assert attacker is not None
    notice_attack(state, Event("attacked", 0, Cause(BATTLE, 0), attacker.id, attacker.card, detail="signi"))
    for viewer, number in ((0, ""), (1, "T-HIDDEN"), (None, "")):
        (waits,) = WixossView(state, viewer).pending
        assert (waits.text, waits.number, waits.player) == ("trap left", number, 1)


def test_an_ability_of_a_card_that_is_not_known_is_not_told() -> None:
    state = board()
    (card,) = put(state, 1, HAND, HIDDEN)
    state.known[card] = 2
    cause = Cause(EFFECT, 1, card=card)
    state.pending = (Pending(1, TRIGGERED, 1, Waiting(), cause, (), "T-HIDDEN 1"),)
    for viewer, text in ((0, ""), (1, "T-HIDDEN 1"), (None, "")):
        (waits,) = WixossView(state, viewer).pending
        assert waits.text == text
        assert waits.number == text[:8]
