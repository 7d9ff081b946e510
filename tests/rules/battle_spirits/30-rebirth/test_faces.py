"""Chapter 30: both faces of a card, where they are seen, and what a match keeps of them."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.view import BattleView
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.wording.told import tell

HALL = {
    "number": "HALL",
    "name": "Hall",
    "kind": "nexus",
    "colors": ["red"],
    "cost": 3,
    "levels": [[0, 0]],
    "effect": "[Lv1] rebirth: when an own spirit attacks: you may turn this over",
    "face_b": {
        "name": "Beast",
        "kind": "spirit",
        "colors": ["blue"],
        "cost": 7,
        "levels": [[1, 6000]],
        "effect": "[Lv1] when this is reborn: 1 own spirit gets BP+1000 this turn",
    },
}
POSITION = """
[cards]
V5 = {colors = ["red"], cost = 3, levels = [[1, 5000]]}
BACK = {kind = "magic", cost = 0, effect = "[main] return 1 own spirit to hand"}
[cards.HALL]
name = "Hall"
kind = "nexus"
colors = ["red"]
cost = 3
levels = [[0, 0]]
effect = "[Lv1] rebirth: when an own spirit attacks: you may turn this over"
[cards.HALL.face_b]
name = "Beast"
kind = "spirit"
colors = ["blue"]
cost = 7
levels = [[1, 6000]]
effect = "[Lv1] when this is reborn: 1 own spirit gets BP+1000 this turn"

[[scenario]]
title = "position"
"""


def begun(fields: str) -> Match:
    """A match from a position with these fields."""
    return taisen.match_from_position(POSITION + fields, 1)


def faces(match: Match) -> list[str]:
    return [definition.number for definition in match.state.definitions if definition.number[:4] == "HALL"]


@pytest.mark.rule("BS-30.02")
def test_a_rebirth_card_has_two_records_each_of_which_knows_the_other() -> None:
    front = definition_from_facts(HALL)
    back = front.other_face
    assert back is not None
    assert (front.number, front.name, front.kind, front.cost, front.reborn) == (
        "HALL",
        "Hall",
        "nexus",
        3,
        False,
    )
    assert (back.number, back.name, back.kind, back.cost, back.reborn) == (
        "HALL.B",
        "Beast",
        "spirit",
        7,
        True,
    )
    assert back.other_face is front
    assert definition_from_facts(front.to_data()).to_data() == front.to_data()


@pytest.mark.rule("BS-30.01")
def test_a_face_b_is_a_card_of_the_field() -> None:
    with pytest.raises(BadInput, match=r"the magic HALL\.B"):
        definition_from_facts(
            {**HALL, "face_b": {"name": "Spell", "kind": "magic", "colors": ["red"], "cost": 3}}
        )


@pytest.mark.parametrize("facts", ["face", {"face_b": HALL["face_b"], "name": "Beast", "kind": "spirit"}])
def test_a_face_b_has_no_face_b(facts: object) -> None:
    with pytest.raises(BadInput, match="one other face"):
        definition_from_facts({**HALL, "face_b": facts})


@pytest.mark.rule("BS-30.16", "BS-03.10")
def test_of_an_opposing_card_that_is_seen_both_faces_may_be_read() -> None:
    seen = begun('opponent = {trash = ["HALL"]}')
    view = seen.view(0)
    assert isinstance(view, BattleView)
    assert view.players[1].zones["trash"].cards == ("HALL",)
    assert view.faces == {"HALL": "HALL.B"}
    turned = begun('opponent = {field = ["HALL.B"]}').view(0)
    assert isinstance(turned, BattleView)
    assert turned.faces == {"HALL.B": "HALL"}
    hidden = begun('opponent = {hand = ["HALL"]}')
    for viewer, known in ((0, {}), (None, {}), (1, {"HALL": "HALL.B"})):
        view = hidden.view(viewer)
        assert isinstance(view, BattleView)
        assert view.faces == known
        assert view.players[1].zones["hand"].count == 1


@pytest.mark.rule("BS-30.20")
def test_a_card_that_returns_to_the_hand_is_hidden_like_any_other() -> None:
    match = begun('player = {hand = ["BACK"], field = ["HALL.B"]}\nopponent = {hand = ["V5"]}')
    match.answer("magic BACK main")
    view = match.view(1)
    assert isinstance(view, BattleView)
    state = match.state
    assert isinstance(state, BattleState)
    # It was seen on the field, and is the one card that the hand gained.
    assert view.players[0].zones["hand"].count == 1
    assert set(view.players[0].zones["hand"].cards) <= {"HALL"}
    assert faces(match) == ["HALL"]


@pytest.mark.rule("BS-30.18")
def test_when_the_match_is_over_all_cards_begin_the_next_with_face_a() -> None:
    match = begun('step = "attack"\nplayer = {field = ["V5", "HALL cores=1"]}')
    match.answer("attack V5")
    match.answer("yes")
    assert faces(match) == ["HALL.B"]
    match.concede(1)
    decks = match.record.setup.decks
    assert [one.number for deck in decks for one in deck if one.number[:4] == "HALL"] == ["HALL"]
    again = taisen.game("battle-spirits").set_up(key_from_seed(1), (decks[1], decks[1]))
    assert not any(one.number.endswith(".B") for one in again.definitions)


def test_a_match_with_a_card_turned_over_is_saved_and_loaded() -> None:
    match = begun('step = "attack"\nplayer = {field = ["V5", "HALL cores=1"]}\nopponent = {hand = ["BACK"]}')
    match.answer("attack V5")
    match.answer("yes")
    # In the middle of a procedure, with effects of both faces around.
    assert match.decision is not None and match.decision.prompt == "choose-field"
    again = taisen.load_match(match.save())
    assert again.digest() == match.digest()
    for one in (match, again):
        one.answer("choose HALL.B")
    assert again.digest() == match.digest()
    assert again.state.modifiers[0].value is not None
    once_more = taisen.load_match(again.save())
    assert once_more.digest() == match.digest()
    replayed = taisen.load_record(match.full_record().text)
    assert replayed.replay().digest() == match.digest()


def test_a_position_and_a_sample_have_the_face_that_is_up() -> None:
    match = begun('player = {field = ["HALL.B", "V5"]}\nopponent = {hand = ["V5"]}')
    text = taisen.position_text(match.position(), "again")
    assert '"HALL.B cores=1"' in text
    assert faces(taisen.match_from_position(text, 2)) == ["HALL.B"]
    assert faces(match.sample(1, 3)) == ["HALL.B"]
    pool = tuple(one.whole() for one in match.state.definitions)
    assert faces(match.sample(1, 3, pool)) == ["HALL.B"]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ('player = {hand = ["HALL.B"]}', "player: hand"),
        ('player = {trash = ["HALL.B"]}', "player: trash"),
        ('player = {field = ["V5 < HALL.B"]}', "player: field, card 1"),
        ('player = {field = ["V5 ~ HALL.B"]}', "player: field, card 1"),
    ],
)
@pytest.mark.rule("BS-30.03")
def test_a_face_b_lies_up_on_the_field_alone(fields: str, place: str) -> None:
    with pytest.raises(BadInput, match=r"HALL.B") as caught:
        begun(fields)
    assert place in str(caught.value)


def test_a_log_names_the_face_that_was_up() -> None:
    match = begun('step = "attack"\nplayer = {field = ["V5", "HALL cores=1"]}\nopponent = {hand = ["BACK"]}')
    match.answer("attack V5")
    start = len(match.events)
    match.answer("yes")
    told = [(one.name, one.card) for one in tell(match, 0, start)]
    assert told[:3] == [("turned", "HALL.B"), ("reborn", "HALL.B"), ("effect", "HALL.B")]
    before = [(one.name, one.card) for one in tell(match, 0, 0) if one.name == "effect"]
    assert before == [("effect", "HALL"), ("effect", "HALL.B")]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_match_is_played_with_a_card_of_which_a_face_is_not_known(seat: int) -> None:
    half = definition_from_facts({**HALL, "face_b": None, "unknown": ["face_b"]})
    plain = definition_from_facts({"number": "P", "kind": "spirit", "levels": [[1, 1000]]})
    decks = [[plain] * 40, [plain] * 40]
    decks[seat][7] = half
    with pytest.raises(BadInput, match="HALL, of which is not known: face_b"):
        taisen.game("battle-spirits").set_up(key_from_seed(1), (tuple(decks[0]), tuple(decks[1])))
