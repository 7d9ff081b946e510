"""What happens instead of a field card's leaving or being downed (WX-16.10, WX-21.03)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.boards import answer, board, happened, options, signi, stand, turn_from
from tests.rules.wixoss.words import Auto, Do, When, keyed, nothing

from taisen.kernel.events import Cause
from taisen.kernel.frames import advance
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.posture import down
from taisen.wixoss.rules.zones import draw, take_from_field
from taisen.wixoss.state import DECK, ENER, HAND, LEFT, LRIG_DECK, RIGHT, TRASH, WixossState
from taisen.wixoss.vocabulary.identity import LosesCardType
from taisen.wixoss.vocabulary.replacing import GoesElsewhere, Instead

EFFECT = Cause("effect", 1, card=0)


def draw_one(state: WixossState, cause: Cause) -> None:
    draw(state, cause.player, 1, cause)


def with_instead(*changes: GoesElsewhere | Instead) -> CardDefinition:
    banished = Auto(When("banished", looks_back=True), Do(nothing))
    return keyed(signi("T-I", abilities=(Always(*changes), banished)))


def banish(state: WixossState, card: int) -> None:
    take_from_field(state, (card,), ENER, EFFECT, "banish")
    state.game.close_batch(state)


@pytest.mark.rule("WX-21.03", "WX-16.10")
def test_a_replaced_banish_triggers_nothing() -> None:
    state = board()
    card = stand(state, 0, with_instead(GoesElsewhere(TRASH, "banish")), LEFT)
    banish(state, card)
    assert len(state.zone(0, TRASH)) == 1 and not state.zone(0, ENER)
    assert not state.pending and not happened(state, "banished")
    assert [event.detail for event in happened(state, "left")] == ["replaced"]
    # Another way of leaving is not replaced.
    state = board()
    card = stand(state, 0, with_instead(GoesElsewhere(TRASH, "banish")), LEFT)
    take_from_field(state, (card,), HAND, EFFECT, "bounce")
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-16.10")
def test_something_else_is_done_if_its_player_wants() -> None:
    for said in ("yes", "no"):
        state = board()
        change = Instead(Do(draw_one), "banish", True)
        card = stand(state, 0, with_instead(change), LEFT)
        banish(state, card)
        assert card in state.objects
        advance(state)
        assert state.decision is not None and options(state) == ["yes", "no"]
        answer(state, said)
        assert (card in state.objects) == (said == "yes")
        assert len(state.zone(0, HAND)) == (1 if said == "yes" else 0)
        assert len(state.zone(0, ENER)) == (0 if said == "yes" else 1)


def test_who_leaves_one_replacement_is_asked_about_the_next() -> None:
    state = board()
    changes = (Instead(Do(draw_one), "banish", True), Instead(Do(nothing), "leave", True))
    card = stand(state, 0, with_instead(*changes), LEFT)
    banish(state, card)
    advance(state)
    answer(state, "no")
    assert options(state) == ["yes", "no"] and card in state.objects
    answer(state, "no")
    assert card not in state.objects and len(state.zone(0, ENER)) == 1


def test_downing_may_be_replaced() -> None:
    state = board()
    must = stand(state, 0, with_instead(Instead(Do(draw_one), "down")), LEFT)
    may = stand(state, 0, with_instead(Instead(Do(draw_one), "down", True)), RIGHT)
    assert not down(state, must, EFFECT) and not down(state, may, EFFECT)
    advance(state)
    answer(state, "no")
    assert not state.objects[must].down and state.objects[may].down
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-27.07")
def test_a_resona_without_its_card_type_reaches_the_trash_and_then_goes_home() -> None:
    state = board()
    watcher = Auto(When("left", own=False), Do(nothing))
    stand(state, 0, keyed(signi("T-W", abilities=(watcher,))), RIGHT)
    resona = keyed(signi("T-R", kind="resona", abilities=(Always(LosesCardType()),)))
    card = stand(state, 0, resona, LEFT)
    take_from_field(state, (card,), TRASH, EFFECT, "trash")
    assert len(state.zone(0, TRASH)) == 1
    state.game.close_batch(state)
    assert len(state.pending) == 1 and happened(state, "left")[0].amount == TRASH
    turn_from(state, "main-triggers")
    assert not state.zone(0, TRASH) and len(state.zone(0, LRIG_DECK)) == 1


@pytest.mark.rule("WX-27.08")
@pytest.mark.parametrize("kind", [DECK, HAND])
def test_a_resona_without_its_card_type_is_not_there_in_a_hidden_zone(kind: int) -> None:
    state = board(deck=10)
    resona = keyed(signi("T-R", kind="resona", abilities=(Always(LosesCardType()),)))
    card = stand(state, 0, resona, LEFT)
    slot = state.objects[card].card
    count = len(state.zone(0, kind))
    take_from_field(state, (card,), kind, EFFECT, "bounce")
    state.game.close_batch(state)
    turn_from(state, "main-triggers")
    assert len(state.zone(0, kind)) == count
    assert slot not in state.zone(0, LRIG_DECK) and card not in state.objects
