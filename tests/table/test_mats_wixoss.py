"""WIXOSS on the table: boards, attacks, what options are about, windows by public facts, faces, details."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from tests.table.boards import WIXOSS_PAIRS, played, refs_on

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.rulebook import find_rule
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.boards import WixossBoard
from taisen.table.mats import mat
from taisen.table.mats.wixoss import details, faces
from taisen.wixoss.loading import lookup, numbers

MAT = mat("wixoss")
SOME_PAIRS = WIXOSS_PAIRS[::4]


def board_of(match: Match, viewer: int | None, language: str = "en") -> WixossBoard:
    board = MAT.board(match, viewer, language)
    assert isinstance(board, WixossBoard)
    return board


def decision_of(match: Match) -> wire.Decision:
    assert match.decision is not None
    found = MAT.decision(match, match.decision.player, 1, "en")
    assert found is not None
    return found


def standing(text: str) -> Match:
    return taisen.match_from_position(f"game = 'wixoss'\n[[scenario]]\n{text}", 1)


# -- boards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOME_PAIRS)
def test_boards_say_what_the_views_say(name: str) -> None:
    for match in played(name, 5):
        for viewer in (0, 1, None):
            board = board_of(match, viewer)
            view = match.view(viewer).to_data()
            players = view["players"]
            assert isinstance(players, list)
            assert board.viewer == (-1 if viewer is None else viewer)
            assert (board.phase, board.step) == (view["phase"], view["step"])
            for side, data in zip(board.sides, players, strict=True):
                zones = {zone.name: zone for zone in side.zones.values()}
                zones |= {zone.name: zone for lane in side.lanes for zone in (lane.trap, lane.seed) if zone}
                assert {name: zone.count for name, zone in zones.items()} == {
                    name: zone["count"] for name, zone in data["zones"].items()
                }
                assert (side.coins, side.level, side.level_total) == (
                    data["coins"],
                    data["level"],
                    data["level_total"],
                )
                for card, seen in zip(side.field, data["field"], strict=True):
                    assert [card.number, card.level, card.power, card.posture == "down", card.charms] == [
                        seen[key] for key in ("number", "level", "power", "down", "charms")
                    ]
                    assert [one.number for one in card.under] == seen["under"]
                there = {card.place: card.ref for card in side.field}
                assert {lane.name: lane.signi for lane in (*side.lanes, side.cheer) if lane.signi} == {
                    place: ref for place, ref in there.items() if place not in ("lrig", "key")
                }
                assert (side.lrig, side.key) == (there.get("lrig", ""), there.get("key", ""))
            refs = refs_on(board)
            single = [ref for ref in refs if ref.partition(":")[0] in ("field", "lane", "under", "acce")]
            assert len(set(single)) == len(single)
            assert MAT.numbers(board) <= {one.number for one in match.state.definitions}
            assert msgspec.json.decode(msgspec.json.encode(board), type=wire.Board) == board
            assert MAT.life(board) == [side.zones["life"].count for side in board.sides]


def test_lanes_face_each_other_crosswise() -> None:
    board = board_of(standing(""), 0)
    facing = [(lane.ref, lane.facing) for lane in board.sides[0].lanes]
    # WX-04.13
    assert facing == [
        ("lane:0:left", "lane:1:right"),
        ("lane:0:center", "lane:1:center"),
        ("lane:0:right", "lane:1:left"),
    ]


def test_what_lies_on_the_places_of_the_field_is_shown() -> None:
    match = standing(
        """
player.lrig = "WD01-001"
player.left = {card = "WD01-009", charm = "WD01-013", acce = "WD01-012", under = ["WD01-014"]}
player.traps = {center = "WD01-011"}
player.viruses = ["right"]
player.coins = 3
player.open = true
"""
    )
    for viewer in (0, 1, None):
        side = board_of(match, viewer).sides[0]
        card = next(card for card in side.field if card.place == "left")
        # WX-30.02: nobody sees a charm; acce and what lies underneath are open.
        assert (card.charms, card.charms_ref) == (1, f"charms:{card.ref.partition(':')[2]}")
        assert [one.number for one in card.acces] == ["WD01-012"]
        assert [one.number for one in card.under] == ["WD01-014"]
        assert "WD01-013" not in str(msgspec.to_builtins(board_of(match, viewer)))
        assert [lane.virus for lane in side.lanes] == [False, False, True]
        assert [lane.trap.count if lane.trap else 0 for lane in side.lanes] == [0, 1, 0]
        assert side.coins == 3


def test_a_trap_is_seen_by_its_player_alone() -> None:
    match = standing('player.traps = {center = "WD01-011"}\nplayer.seeds = {left = "WD01-012"}')
    shown = {}
    for viewer in (0, 1, None):
        lanes = board_of(match, viewer).sides[0].lanes
        shown[viewer] = [
            [card.number for zone in (lane.trap, lane.seed) if zone for card in zone.cards] for lane in lanes
        ]
    # WX-31.10, WX-32.09
    assert shown[0] == [["WD01-012"], ["WD01-011"], []]
    assert shown[1] == shown[None] == [[], [], []]


# -- attacks -----------------------------------------------------------------------------------------

ATTACKS = """
turn = 4
phase = "attack"
step = "signi"
player.lrig = "WD01-001"
player.left = "WD01-009"
opponent.lrig = "WD01-001"
opponent.right = "WD01-013"
opponent.hand = ["WD01-016"]
"""


def test_an_attack_names_attacker_lanes_and_what_stands_in_front() -> None:
    match = standing(ATTACKS)
    option = next(one for one in decision_of(match).options if one.verb == "attack")
    assert option.refs[1] == "lane:1:right"
    before = board_of(match, 0)
    assert before.attack is None and option.refs[0] == before.sides[0].lanes[0].signi
    start = len(match.events)
    match.answer(option.text)
    shown = [move for move in MAT.moves(match, 1, start) if move.kind in ("attacked", "battled")]
    assert (shown[0].start, shown[0].end) == (option.refs[0], "lane:1:right")
    assert shown[1].kind == "battled"


def test_an_attack_says_how_far_it_is() -> None:
    """From the attack over the guard step to its result, the same for everybody."""
    order = ["attack", "guard", "result"]
    found: set[tuple[str, str]] = set()
    for name in WIXOSS_PAIRS[:6]:
        before = ("", -1)
        for match in played(name, 3):
            attacks = [board_of(match, viewer).attack for viewer in (0, 1, None)]
            assert attacks[0] == attacks[1] == attacks[2]
            attack = attacks[0]
            if attack is None:
                before = ("", -1)
                continue
            board = board_of(match, None)
            assert attack.player == 1 - board.turn_player
            assert bool(attack.lanes) == (attack.kind == "signi")
            if match.decision is not None and match.decision.prompt == "guard":
                assert (attack.kind, attack.phase, board.step) == ("lrig", "guard", "guard")
            if attack.attacker == before[0]:
                assert order.index(attack.phase) >= before[1]
            before = (attack.attacker, order.index(attack.phase))
            found.add((attack.kind, attack.phase))
            lanes = {lane.ref: lane for lane in board.sides[attack.player].lanes}
            for attacked in attack.lanes:
                assert lanes[attacked.lane].attacked and attacked.front == lanes[attacked.lane].signi
    assert found >= {("lrig", "guard"), ("lrig", "result"), ("signi", "result")}


# -- windows -----------------------------------------------------------------------------------------


def test_windows_are_those_that_the_mat_names() -> None:
    seen: set[str] = set()
    for name in WIXOSS_PAIRS[:8]:
        for match in played(name, 4):
            window = MAT.window(match)
            assert window in ("", *MAT.windows)
            if window:
                decision = decision_of(match)
                assert decision.window == window
                passing = [option for option in decision.options if option.role == "pass"]
                assert [option.text for option in passing] == [
                    option.text for option in decision.options if option.text in MAT.passes
                ]
                assert len(passing) == 1
            seen.add(window)
    assert seen == {"", *MAT.windows}


GUARDS = """
turn = 4
phase = "attack"
step = "lrig"
player.lrig = "WD01-001"
opponent.hand = ["{hand}"]
"""


@pytest.mark.parametrize("viewer", [0, None])
def test_a_guard_is_asked_for_whatever_the_hand_holds(viewer: int | None) -> None:
    """With and without a card to guard with: the same boards, log, movements and question for the others."""
    sent: list[bytes] = []
    options: list[int] = []
    for hand in ("WD01-016", "WD01-013"):
        match = standing(GUARDS.format(hand=hand))
        attack = next(one for one in decision_of(match).options if one.verb == "attack")
        match.answer(attack.text)
        assert match.decision is not None
        assert (match.decision.prompt, match.decision.player, MAT.window(match)) == ("guard", 1, "guard")
        options.append(len(match.decision.options))
        board = board_of(match, viewer)
        told = MAT.told(match, viewer, 0)
        lines = [MAT.line(one, index, "en", viewer) for index, one in enumerate(told)]
        asked = MAT.decision(match, viewer, 1, "en")
        sent.append(msgspec.json.encode([board, lines, MAT.moves(match, viewer, 0), asked]))
    # WX-17.04
    assert options == [2, 1] and sent[0] == sent[1]


CUT_INS = """
turn = 4
player.lrig = "WD01-001"
player.hand = ["WD01-015"]
player.ener = ["WD01-009", "WD01-009"]
opponent.lrig_deck = ["{deck}"]
opponent.ener = ["WD03-009", "WD03-009", "WD03-009"]
"""


@pytest.mark.parametrize("viewer", [0, None])
def test_a_cut_in_is_asked_for_whatever_the_lrig_deck_holds(viewer: int | None) -> None:
    answers = [one for one in numbers() if "cut-in" in MAT.face(None, one, "en").timings]  # type: ignore[union-attr]
    assert answers
    sent: list[bytes] = []
    # One that can answer a spell, and one that cannot.
    for deck in (answers[0], "WD02-006"):
        match = standing(CUT_INS.format(deck=deck))
        match.answer(next(one.text for one in decision_of(match).options if one.verb == "spell"))
        while match.decision is not None and match.decision.prompt == "pay":
            match.answer(match.decision.default)
        assert match.decision is not None
        assert (match.decision.prompt, match.decision.player, MAT.window(match)) == ("cut-in", 1, "cut-in")
        board = board_of(match, viewer)
        assert [used.number for used in board.using] == ["WD01-015"]
        assert board.using[0].ref in refs_on(board)
        told = MAT.told(match, viewer, 0)
        lines = [MAT.line(one, index, "en", viewer) for index, one in enumerate(told)]
        asked = MAT.decision(match, viewer, 1, "en")
        sent.append(msgspec.json.encode([board, lines, MAT.moves(match, viewer, 0), asked]))
    assert sent[0] == sent[1]


def test_who_has_nothing_to_answer_with_for_all_to_see_is_not_asked() -> None:
    match = standing(CUT_INS.replace('opponent.lrig_deck = ["{deck}"]', ""))
    match.answer(next(one.text for one in decision_of(match).options if one.verb == "spell"))
    while match.decision is not None and match.decision.prompt == "pay":
        match.answer(match.decision.default)
    assert match.decision is not None and match.decision.prompt != "cut-in"


# -- what options are about --------------------------------------------------------------------------


def seek(verb: str, start: str = "") -> tuple[Match, wire.Decision, wire.Option]:
    """A match in which the player who is asked may do such a thing with something that is there."""
    for seed, name in product(range(1, 8), WIXOSS_PAIRS):
        for match in played(name, seed):
            if match.decision is not None and any(one.verb == verb for one in match.decision.options):
                decision = decision_of(match)
                place = start.format(player=decision.player)
                for option in decision.options:
                    first = option.refs[0] if option.refs else ""
                    if option.verb == verb and first.startswith(place):
                        return match, decision, option
    pytest.fail(f"no match offers {verb} of {start}")


@pytest.mark.parametrize(
    ("verb", "start", "end"),
    [
        ("summon", "hand:{player}:", "lane:{player}:"),
        ("charge", "hand:{player}:", "zone:{player}:ener"),
        ("charge-signi", "field:", "zone:{player}:ener"),
        ("grow", "lrig_deck:{player}:", "lane:{player}:lrig"),
        ("arts", "lrig_deck:{player}:", "player:{player}"),
        ("spell", "hand:{player}:", "player:{player}"),
        ("resona", "lrig_deck:{player}:", "player:{player}"),
        ("rise", "hand:{player}:", "field:"),
        ("guard", "hand:{player}:", ""),
        ("discard", "hand:{player}:", ""),
        ("use", "field:", ""),
        ("return", "hand:{player}:", ""),
        ("put", "deck:{player}:", ""),
    ],
)
def test_an_option_goes_from_what_is_taken_to_where_it_goes(verb: str, start: str, end: str) -> None:
    _, decision, option = seek(verb, start)
    # A Rise may go onto several SIGNI, and then into the lane of one of them.
    goes = option.refs[1:]
    if len(goes) > 1:
        assert goes.pop().startswith(f"lane:{decision.player}:")
    assert bool(goes) == bool(end)
    assert all(ref.startswith(end.format(player=decision.player)) for ref in goes)
    assert len(goes) <= 1 or verb == "rise"


def test_a_key_goes_to_a_place_of_its_own() -> None:
    keys = [one for one in map(lookup, numbers()) if one.kind == "key" and one.cost_coins <= 5]
    match = standing(f"player.lrig_deck = {[one.number for one in keys]}\nplayer.coins = 5".replace("'", '"'))
    option = next(one for one in decision_of(match).options if one.verb == "key")
    assert option.refs == [f"lrig_deck:0:{option.text.split()[1]}", "lane:0:key"]


def test_a_suggested_payment_names_all_that_it_gives_up() -> None:
    seen = 0
    for name in WIXOSS_PAIRS[:10]:
        for match in played(name, 2):
            if match.decision is None or match.decision.prompt != "pay":
                continue
            board = board_of(match, match.decision.player)
            for option in decision_of(match).options:
                assert option.refs
                if option.verb == "plan":
                    assert decision_of(match).options[0] == option
                    assert set(option.refs) <= set(refs_on(board))
                    seen += len(option.refs) > 1
    assert seen > 5


def test_waiting_abilities_are_what_their_order_is_about() -> None:
    match, _, option = seek("resolve")
    board = board_of(match, None)
    index = next(at for at, effect in enumerate(board.pending) if effect.ref == option.refs[0])
    assert option.hint == board.pending[index].text != ""


# -- movements ---------------------------------------------------------------------------------------


def each_answer(name: str, viewer: int | None) -> Iterator[tuple[Match, set[str], int]]:
    """A match after each answer, with the refs before and after it, and where its events begin."""
    start, before = 0, set[str]()
    for match in played(name, 7):
        now = set(refs_on(MAT.board(match, viewer, "en")))
        yield match, now | before, start
        before, start = now, len(match.events)


@pytest.mark.parametrize("name", SOME_PAIRS)
def test_movements_go_between_things_of_the_boards_before_and_after(name: str) -> None:
    kinds: set[str] = set()
    for viewer in (0, 1, None):
        for match, refs, start in each_answer(name, viewer):
            for move in MAT.moves(match, viewer, start):
                kinds.add(move.kind)
                assert move.amount >= 0
                for ref in (move.start, move.end):
                    if ref and ref.partition(":")[0] in ("zone", "player", "lane", "coins"):
                        assert ref in refs, move
                if move.end.partition(":")[0] in ("hand", "trash", "deck", "ener"):
                    assert move.number == move.end.split(":", 2)[2]
    assert {"drew", "moved", "entered", "grew", "attacked", "left", "downed", "upped"} <= kinds


# -- faces and details -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face(language: str) -> None:
    badges: set[str] = set()
    for number in numbers():
        card = lookup(number)
        face = MAT.face(None, number, language)
        assert msgspec.json.decode(msgspec.json.encode(face), type=wire.Face) == face
        drawn = faces.draw_face(card, language)
        assert (face.number, face.name, face.kind) == (card.number, card.name, card.kind)
        assert drawn.kind_title and (drawn.level, drawn.power) == (card.level, card.power)
        assert len(drawn.effects) == len(card.abilities)
        assert all(line.text and not set("{}$") & set(line.text) for line in drawn.effects)
        badges |= set(drawn.keywords)
        assert card.keywords <= set(drawn.keywords)
        assert drawn.burst == ("burst" in drawn.keywords)
    assert {"constant", "auto", "enter", "action", "burst", "guard", "lancer"} <= badges


def test_the_rules_that_cards_touch_are_in_the_ledger() -> None:
    named: list[str] = []
    for table in (details.KIND_RULES, details.BADGE_RULES, details.ZONE_RULES, details.FACE_DOWN_RULES):
        named += [number for rules in table.values() for number in rules]
    for rules in vars(details).values():
        if isinstance(rules, tuple):
            named += rules
    assert len(named) > 50
    for number in named:
        assert find_rule(number)[1].id == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_to_be_seen_may_be_asked_about(language: str) -> None:
    asked = values = refusals = 0
    rng = random.Random(2)
    for name in WIXOSS_PAIRS[5:9]:
        for match in played(name, 2):
            if rng.random() > 0.05:
                continue
            viewer = rng.choice((0, 1, None))
            board = board_of(match, viewer, language)
            for side in board.sides:
                things = [(card.ref, card.number) for zone in side.zones.values() for card in zone.cards]
                for standing_card in side.field:
                    things.append((standing_card.ref, standing_card.number))
                    parts = (*standing_card.under, *standing_card.acces)
                    things += [(part.ref, part.number) for part in parts]
                for ref, number in things:
                    found = MAT.details(match, viewer, ref, "", 5, language)
                    assert found.face.number == number
                    assert found.rules and all(line.title for line in found.rules)
                    asked += 1
                    refusals += len(found.refusals)
                for card in side.field:
                    found = MAT.details(match, viewer, card.ref, "", 5, language)
                    assert found.state or card.place == "key"
                    said = {value.name: value.total for value in found.values}
                    if card.power:
                        assert said["power"] == str(card.power)
                    values += len(found.values)
    assert asked > 100 and values > 50 and refusals > 10


@pytest.mark.parametrize("ref", ["charms:1", "trap_left:0:WD01-011", "under:1:0", "acce:9:9", "lane:0:left"])
def test_what_has_no_face_for_the_viewer_cannot_be_asked_about(ref: str) -> None:
    match = standing('opponent.traps = {left = "WD01-011"}\nplayer.left = "WD01-009"')
    with pytest.raises(BadInput, match="the ref of a card that you see"):
        MAT.details(match, 1 if ref.startswith("trap") else 0, ref, "", 1, "en")
