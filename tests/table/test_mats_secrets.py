"""What a viewer gets does not change by a byte when cards that the viewer does not know are swapped."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import msgspec
import pytest
from tests.contract.matches import choose, new_match
from tests.table.boards import BOTH_GAMES, WIXOSS_PAIRS, played, refs_on

import taisen
from taisen.battle_spirits.loading import numbers
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.kernel.randomness import shuffled
from taisen.rulebook.ledger import LANGUAGES
from taisen.table.mats import mat

MAT = mat("battle-spirits")


def swapped(match: Match, viewer: int | None, seed: int) -> Match:
    """A copy in which the cards that the viewer does not know are others of the same match, log and all."""
    wanted = 3 if viewer is None else 1 << viewer
    new = match.copy(history=True)
    state, game = new.state, new.game
    # Those are left that cannot be any card: that a burst is set says that it has a burst effect.
    hidden: dict[int, list[int]] = {}
    for slot, definition in enumerate(state.definitions):
        if state.known[slot] & wanted != wanted and not game.constrains(state, slot):
            hidden.setdefault(game.back(definition), []).append(slot)
    definitions = list(state.definitions)
    for slots in hidden.values():
        order = shuffled(bytes(32), seed, tuple(slots))
        for slot, other in zip(slots, order, strict=True):
            definitions[slot] = state.definitions[other]
    state.definitions = definitions
    game.redealt(state, 0 if viewer is None else viewer)
    state.touch()
    return new


def all_that_is_sent(match: Match, viewer: int | None, start: int, language: str) -> list[bytes]:
    """Whatever a viewer may be sent of a match, as bytes."""
    found = mat(match.game.name)
    board = found.board(match, viewer, language)
    told = found.told(match, viewer, start)
    sent: list[object] = [
        board,
        found.decision(match, viewer, 3, language),
        sorted(found.numbers(board)),
        [found.face(match, number, language) for number in sorted(found.numbers(board))],
        found.window(match),
        told,
        [found.line(one, index, language, viewer) for index, one in enumerate(told)],
        found.moves(match, viewer, start),
        found.result(match, viewer, language),
    ]
    for ref in dict.fromkeys(refs_on(board)):
        try:
            sent.append(found.details(match, viewer, ref, "", 1, language))
        except BadInput as error:
            sent.append(str(error))
    for number in sorted({one.number for one in match.state.definitions}):
        try:
            sent.append(found.details(match, viewer, "", number, 1, language))
        except BadInput as error:
            sent.append(str(error))
    return [msgspec.json.encode(one) for one in sent]


@pytest.mark.parametrize("name", BOTH_GAMES)
def test_nothing_that_is_sent_tells_a_hidden_card(name: str) -> None:
    match = new_match(name, 8)
    rng = random.Random(8)
    start = 0
    answered = looked = changed = 0
    while match.decision is not None:
        answered += 1
        if answered % 17 == 0:
            for viewer in (0, 1, None):
                # The cards that the one who is asked holds are in the options, and so must stay.
                other = swapped(match, viewer, looked)
                language = LANGUAGES[looked % 4]
                sent = all_that_is_sent(match, viewer, start, language)
                assert all_that_is_sent(other, viewer, start, language) == sent
                looked += 1
                changed += [one.number for one in other.state.definitions] != [
                    one.number for one in match.state.definitions
                ]
        start = len(match.events)
        match.answer(choose(match, rng))
    assert looked > 2
    assert changed > looked // 2


@pytest.mark.parametrize("name", ["red purple", WIXOSS_PAIRS[-1]])
def test_the_swap_is_one_that_a_leak_would_show(name: str) -> None:
    """The test above can fail: the other side's view is another after the swap."""
    match = new_match(name, 8)
    rng = random.Random(8)
    while match.turn < 4:
        match.answer(choose(match, rng))
    other = swapped(match, 0, 5)
    found = mat(match.game.name)
    assert found.board(other, 0, "en") == found.board(match, 0, "en")
    assert found.board(other, 1, "en") != found.board(match, 1, "en")


def test_told_holds_no_slot_and_no_unknown_card() -> None:
    """Of each other's draws players are told how many; and no field of a line is a slot of the match."""
    seen = start = 0
    for match in played("red purple", 2):
        for viewer in (0, 1, None):
            for told in MAT.told(match, viewer, start):
                data = json.loads(msgspec.json.encode(told))
                assert set(data) <= {
                    *("name", "player", "turn", "position", "detail", "amount", "card", "cards"),
                    *("thing", "other", "rule", "ability", "first", "source", "target"),
                }
                if told.name == "drew":
                    seen += 1
                    assert len(told.cards) == told.amount
                    assert all(told.cards) if told.player == viewer else not any(told.cards)
                if told.name == "burst_set":
                    assert bool(told.card) == (told.player == viewer)
        start = len(match.events)
    assert seen > 30


def test_a_card_that_is_not_to_be_seen_cannot_be_asked_about() -> None:
    match = new_match("red purple", 3)
    rng = random.Random(3)
    while match.turn < 6:
        match.answer(choose(match, rng))
    state = match.state
    for viewer in (0, 1, None):
        refs = set(refs_on(MAT.board(match, viewer, "en")))
        named = {
            f"{zone}:{side}:{one.number}" for one in state.definitions for side in (0, 1) for zone in ZONES
        }
        for ref in sorted(named - refs):
            with pytest.raises(BadInput, match="the ref of a card that you see"):
                MAT.details(match, viewer, ref, "", 1, "en")


ZONES = ("deck", "hand", "burst_area", "trash")


@pytest.mark.parametrize(
    "ref",
    [
        *(
            "field:99999",
            "field:x",
            "field:-1",
            "brave:1:9",
            "brave:1",
            "hand:2:BS17-001",
            "hand:0:",
            "nowhere",
        ),
        *(
            "zone:0:deck",
            "player:0",
            "cores:0:reserve",
            "pending:0",
            "pending:x",
            "field:1" * 99,
            "\0",
            "hand:0:\n",
        ),
    ],
)
def test_a_ref_that_names_no_card_gets_one_clear_error(ref: str) -> None:
    match = taisen.new_match("battle-spirits", ("red", "blue"), 1)
    with pytest.raises(BadInput, match=r"^ref: found .*; allowed: the ref of a card that you see$"):
        MAT.details(match, 0, ref, "", 1, "en")


@pytest.mark.parametrize("number", ["", "BS99-001", "T-R1", "x" * 500])
def test_a_number_that_is_no_card_gets_one_clear_error(number: str) -> None:
    match = new_match("plain:red plain:red", 1)
    with pytest.raises(BadInput, match=r"^number: found .*; allowed: the number of a card that you see"):
        MAT.details(match, None, "", number, 1, "en")


def test_what_is_printed_on_a_built_in_card_may_be_asked_at_all_times() -> None:
    match = taisen.new_match("battle-spirits", ("red", "blue"), 1)
    for number in numbers():
        found = MAT.details(match, None, "", number, 7, "ja")
        assert found.id == 7
        assert found.face == MAT.face(None, number, "ja")
        assert found.rules
        assert not (found.state or found.values or found.refusals)


def test_players_are_told_the_same_but_for_what_one_of_them_knows() -> None:
    """Both are told every event in the same order; what the public knows, each player knows."""
    for match in played("yellow blue", 3):
        if match.decision is not None:
            continue
        first, second, public = (MAT.told(match, viewer, 0) for viewer in (0, 1, None))
        assert len(first) == len(second) == len(public) == len(match.events)
        for one, two in pairwise((first, second, first)):
            assert [told.name for told in one] == [told.name for told in two]
        for told, everybody in zip(first, public, strict=True):
            if everybody.card:
                assert told.card == everybody.card
