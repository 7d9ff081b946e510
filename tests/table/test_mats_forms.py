"""Cards below, sides, faces, soul state, mirages, tokens and life, as a board shows and options name them."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.boards import refs_on, spirits_board, spirits_face
from tests.table.test_mats_secrets import all_that_is_sent

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.boards import BattleSpiritsBoard, BattleSpiritsSide
from taisen.table.mats import mat

MAT = mat("battle-spirits")
TEXT = """
[cards]
UNDER = {colors = ["red"], cost = 3, levels = [[1, 1000]]}
SECRET = {colors = ["blue"], cost = 4, levels = [[1, 2000]]}
OTHER = {colors = ["green"], cost = 5, levels = [[1, 3000]]}
PAGE = {token = true, colors = ["red"], cost = 1, levels = [[1, 1000]]}
HOST = {colors = ["red"], cost = 4, levels = [[1, 5000]]}
[[scenario]]
title = "everything"
step = "main"
player = {life = 3, soul = "life", counts = 8, reserve = 5, hand = ["SD64-X01", "BS17-001"],\
  at_hand = ["BS17-002", "SECRET known=own"], mirage = ["SD64-RV001"], burst = ["BS17-005"],\
  soul_state = ["SD64-CX01"], laid_magic = ["BS51-092"], tokens = ["BS76-T001", "PAGE"],\
  field = ["SD64-X01 cores=3 contract < SD64-CX01 < UNDER ~ SECRET ~ OTHER",\
    "HOST cores=1 + BS35-067 left", "HOST cores=1 + BS35-067 right", "SAMPLE-002.B cores=2",\
    "BS44-X07 cores=2", "SD20-X01 cores=3"]}
opponent = {life = 5, deck = 8, field = ["BS17-010"]}
"""


@pytest.fixture
def match() -> Match:
    return at_rest(TEXT)


def at_rest(text: str) -> Match:
    """The match of a position, at the choice in its Main Step."""
    found = taisen.match_from_position(text)
    while found.decision is not None and found.decision.prompt != "main":
        found.answer(found.decision.default)
    return found


def board_of(match: Match, viewer: int | None) -> BattleSpiritsBoard:
    return spirits_board(MAT.board(match, viewer, "en"))


def own(match: Match) -> BattleSpiritsSide:
    return board_of(match, 0).sides[0]


def test_cards_below_are_told_from_the_top_with_how_the_card_came(match: Match) -> None:
    card = own(match).field[0]
    assert [base.number for base in card.bases] == ["SD64-CX01", "UNDER"]
    assert [base.place for base in card.bases] == [0, 1]
    assert card.advent == "contract-advent"
    assert {"advented", "over-count"} <= set(card.marks)
    assert "contract" not in card.marks, "the card on top is no contract card"
    details = MAT.details(match, 0, card.bases[0].ref, "", 1, "en")
    assert details.face.number == "SD64-CX01"
    assert {"BS-28.13", "BS-31.01"} <= {rule.number for rule in details.rules}


@pytest.mark.parametrize(("viewer", "known"), [(0, ["SECRET", "OTHER"]), (1, []), (None, [])])
def test_of_face_down_cards_below_others_are_told_how_many(
    match: Match, viewer: int | None, known: list[str]
) -> None:
    card = board_of(match, viewer).sides[0].field[0]
    assert card.covered == 2
    assert [below.number for below in card.covered_cards] == known
    for below in card.covered_cards:
        assert MAT.details(match, viewer, below.ref, "", 1, "en").face.number == below.number
    if not known:
        with pytest.raises(BadInput):
            MAT.details(match, viewer, f"covered:{card.ref.partition(':')[2]}:0", "", 1, "en")


def test_a_brave_with_two_sides_is_drawn_at_both_and_linked(match: Match) -> None:
    _, left, right, *_ = own(match).field
    assert [(brave.number, brave.side, brave.shared) for brave in left.braves] == [
        ("BS35-067", "left", right.ref)
    ]
    assert [(brave.side, brave.shared) for brave in right.braves] == [("right", left.ref)]
    assert left.braves[0].ref != right.braves[0].ref
    rules = {rule.number for rule in MAT.details(match, 0, left.ref, "", 1, "en").rules}
    assert "BS-16.06" in rules


def test_both_faces_of_a_rebirth_card_can_be_read(match: Match) -> None:
    card = own(match).field[3]
    assert card.number == "SAMPLE-002.B" and "reborn" in card.marks
    face = spirits_face(MAT.details(match, 1, card.ref, "", 1, "en").face)
    assert face.other_face == "SAMPLE-002"
    other = spirits_face(MAT.details(match, 1, "", face.other_face, 1, "en").face)
    assert other.other_face == "SAMPLE-002.B"


def test_cores_of_a_grandwalker_are_its_own_and_ultimates_are_a_kind(match: Match) -> None:
    *_, walker, ultimate = own(match).field
    assert walker.held and walker.cores.count == 2
    assert not ultimate.held
    rules = {rule.number for rule in MAT.details(match, 0, walker.ref, "", 1, "en").rules}
    assert {"BS-20.01", "BS-20.03"} <= rules
    assert MAT.face(match, ultimate.number, "en").kind == "ultimate"


def test_life_counts_the_soul_core_and_names_it(match: Match) -> None:
    side = own(match)
    assert (side.life.count, side.life.soul, side.life.soul_ref) == (3, True, "soul:0:life")
    assert MAT.life(board_of(match, 0))[0] == 4
    assert (side.counts.count, side.counts.ref) == (8, "cores:0:counts")


@pytest.mark.parametrize(
    ("viewer", "row"), [(0, ["BS17-002", "SECRET"]), (1, ["BS17-002"]), (None, ["BS17-002"])]
)
def test_the_places_beside_the_field_say_what_each_may_see(
    match: Match, viewer: int | None, row: list[str]
) -> None:
    zones = board_of(match, viewer).sides[0].zones
    assert (zones["at_hand"].count, [card.number for card in zones["at_hand"].cards]) == (2, row)
    assert [card.number for card in zones["mirage"].cards] == ["SD64-RV001"]
    assert [card.number for card in zones["soul_state"].cards] == ["SD64-CX01"]
    assert [card.number for card in zones["laid_magic"].cards] == ["BS51-092"]
    assert zones["burst_area"].count == 1
    tokens = ["BS76-T001", "PAGE"] if viewer == 0 else []
    assert (zones["tokens"].count, [card.number for card in zones["tokens"].cards]) == (2, tokens)
    for name, rule in (("mirage", "BS-26.01"), ("soul_state", "BS-32.11"), ("laid_magic", "BS-13.05")):
        rules = MAT.details(match, viewer, zones[name].cards[0].ref, "", 1, "en").rules
        assert rule in {line.number for line in rules}


@pytest.mark.parametrize("viewer", [1, None])
def test_what_lies_face_down_may_be_any_card_for_another(match: Match, viewer: int | None) -> None:
    """Face-down cards below, at hand and tokens: what is sent is the same to the byte if they are others."""
    other = at_rest(TEXT)
    state = other.state
    wanted = 3 if viewer is None else 1 << viewer
    definitions = list(state.definitions)
    for names in (("SECRET", "OTHER", "BS17-001"), ("BS76-T001", "PAGE")):
        slots = [
            slot
            for slot, one in enumerate(definitions)
            if one.number in names and state.known[slot] & wanted != wanted
        ]
        assert len(slots) == len(names) + names.count("SECRET")
        for slot, after in zip(slots, slots[1:] + slots[:1], strict=True):
            definitions[slot] = state.definitions[after]
    state.definitions = definitions
    state.touch()
    sent, again = (all_that_is_sent(each, viewer, 0, "en") for each in (match, other))
    assert sent == again
    assert MAT.board(match, 0, "en") != MAT.board(other, 0, "en")


def test_refs_are_things_of_their_own(match: Match) -> None:
    for viewer in (0, 1, None):
        board = board_of(match, viewer)
        single = [ref for ref in refs_on(board) if ref.partition(":")[0] not in ("zone", "tokens")]
        assert len(set(single)) == len(single)
        assert msgspec.json.decode(msgspec.json.encode(board), type=wire.Board) == board


def test_an_advent_goes_from_the_hand_onto_the_card_that_it_names() -> None:
    """Onto a card in soul state as well, which options call by name."""
    text = """
[[scenario]]
title = "advent"
step = "attack"
player = {life = 3, soul = "reserve", counts = 8, reserve = 9, hand = ["SD64-X01"],\
  soul_state = ["SD64-CX01"], field = ["BS17-001"]}
opponent = {life = 5, field = ["BS17-010"]}
"""
    found = taisen.match_from_position(text)
    found.answer("attack BS17-001")
    seen = False
    while found.decision is not None and not seen:
        if found.decision.player == 0:
            decision = MAT.decision(found, 0, 1, "en")
            assert decision is not None
            for option in decision.options:
                if option.verb == "advent":
                    seen = True
                    assert option.refs == ["hand:0:SD64-X01", "soul_state:0:SD64-CX01"]
                    assert "ムゲン" in option.label.rpartition("onto")[2]
                    found.answer(option.text)
                    break
            if seen:
                break
        found.answer(found.decision.default)
    assert seen
    start = len(found.events)
    while found.decision is not None and not any(event.name == "advented" for event in found.events):
        start = len(found.events)
        found.answer(found.decision.default)
    lines = [MAT.line(told, 0, "en", 0) for told in MAT.told(found, 0, start)]
    (line,) = [line for line in lines if "advented" in line.text]
    assert line.text.startswith("SD64-X01") and "SD64-CX01" in line.text
    assert any(move.kind == "advented" for move in MAT.moves(found, 0, start))


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_cards_in_the_hand_and_at_hand_are_told_apart(language: str) -> None:
    text = """
[[scenario]]
title = "two places"
player = {reserve = 9, hand = ["BS17-001"], at_hand = ["BS17-001"]}
"""
    found = at_rest(text)
    decision = MAT.decision(found, 0, 1, language)
    assert decision is not None
    uses = {option.label: option.refs[0] for option in decision.options if option.verb == "summon"}
    assert sorted(uses.values()) == ["at_hand:0:BS17-001", "hand:0:BS17-001"]


def test_becoming_soul_state_is_asked_told_and_shown() -> None:
    text = """
[[scenario]]
title = "soul state"
step = "main"
player = {reserve = 9, hand = ["KILL"]}
opponent = {life = 5, field = ["SD64-CX01"]}
[cards.KILL]
kind = "magic"
colors = ["red"]
cost = 0
effect = "[main] destroy 1 opposing spirit"
"""
    found = at_rest(text)
    while found.decision is not None and found.decision.prompt != "become-soul-state":
        use = [option for option in found.decision.options if option.verb == "magic"]
        found.answer(use[0] if use else found.decision.default)
    decision = MAT.decision(found, 1, 1, "en")
    assert decision is not None and "soul state" in decision.text
    keep = decision.options[0]
    assert keep.verb == "soul-state" and "ムゲン" in keep.label and keep.refs
    start = len(found.events)
    found.answer(keep.text)
    texts = [MAT.line(told, 0, "en", 1).text for told in MAT.told(found, 1, start)]
    assert any("stayed on the field in soul state" in text for text in texts)
    moves = [move for move in MAT.moves(found, 1, start) if move.kind == "became_soul_state"]
    assert [(move.end, move.number) for move in moves] == [("soul_state:1:SD64-CX01", "SD64-CX01")]
