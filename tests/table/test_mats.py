"""Boards and questions: at every decision of random matches, in every language, for every viewer."""

from __future__ import annotations

import random
from itertools import product

import msgspec
import pytest
from tests.contract.matches import new_match
from tests.table.boards import BOTH_GAMES, PAIRS, played, refs_on, spirits_board

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.boards import BattleSpiritsBoard
from taisen.table.mats import mat

MAT = mat("battle-spirits")


def board_of(match: Match, viewer: int | None) -> BattleSpiritsBoard:
    return spirits_board(MAT.board(match, viewer, "en"))


def decision_of(match: Match, language: str = "en") -> wire.Decision:
    assert match.decision is not None
    found = mat(match.game.name).decision(match, match.decision.player, 1, language)
    assert found is not None
    return found


def check_options(match: Match, options: list[wire.Option], refs: set[str], language: str) -> None:
    assert len({option.label for option in options}) == len(options), (language, options)
    for option in options:
        assert option.label.strip() == option.label != "", (language, option)
        assert not set("{}$") & set(option.label + option.hint + option.warning), option
        assert set(option.refs) <= refs, (option, set(option.refs) - refs)
        assert len(set(option.refs)) == len(option.refs) or option.verb == "plan", option


@pytest.mark.parametrize("name", BOTH_GAMES)
def test_every_option_has_a_label_and_refs_that_are_on_the_board(name: str) -> None:
    asked = 0
    for match in played(name, 3):
        if match.decision is None:
            break
        player = match.decision.player
        texts = [option.text for option in match.decision.options]
        for language in LANGUAGES:
            refs = set(refs_on(mat(match.game.name).board(match, player, language)))
            decision = decision_of(match, language)
            assert decision.mine and decision.player == player
            assert [option.text for option in decision.options] == texts
            assert decision.options[decision.default].text == match.decision.default.text
            assert decision.text and decision.prompt
            assert decision.reason is not None
            assert decision.reason.rule or decision.reason.number
            assert not decision.reason.ref or decision.reason.ref in refs
            check_options(match, decision.options, refs, language)
            for option in decision.options:
                check_options(match, option.follow, refs, language)
                moved = option.verb == "move-core"
                assert (bool(option.follow), len(option.refs)) in ((True, 1), (False, 2)) or not moved
                assert moved or not option.follow
                assert option.follow or not moved or option.hint
            if any(option.verb not in ("pass", "done") for option in decision.options):
                asked += 1
    assert asked > 20


@pytest.mark.parametrize("name", PAIRS[::3])
def test_boards_say_what_the_views_say(name: str) -> None:
    for match in played(name, 5):
        for viewer in (0, 1, None):
            board = board_of(match, viewer)
            view = match.view(viewer).to_data()
            players = view["players"]
            assert isinstance(players, list)
            assert board.viewer == (-1 if viewer is None else viewer)
            for side, data in zip(board.sides, players, strict=True):
                assert [side.life.count, side.reserve.count, side.trash.count] == [
                    data["life"],
                    data["reserve"],
                    data["trash_cores"],
                ]
                places = {"reserve": side.reserve, "trash": side.trash}
                souls = [name for name, place in places.items() if place.soul]
                assert souls == ([data["soul"]] if data["soul"] in places else [])
                assert {name: zone.count for name, zone in side.zones.items()} == {
                    name: zone["count"] for name, zone in data["zones"].items()
                }
                for card, seen in zip(side.field, data["field"], strict=True):
                    assert [card.number, card.level, card.bp, card.posture] == [
                        seen["number"],
                        seen["level"],
                        seen["bp"],
                        seen["posture"],
                    ]
                    assert [brave.number for brave in card.braves] == seen["braves"]
            refs = refs_on(board)
            single = [ref for ref in refs if ref.partition(":")[0] in ("field", "cores", "soul", "brave")]
            assert len(set(single)) == len(single)
            assert MAT.numbers(board) <= {one.number for one in match.state.definitions}
            assert msgspec.json.decode(msgspec.json.encode(board), type=wire.Board) == board


@pytest.mark.parametrize("used_in", ["flash-first", "flash-second"])
def test_a_battle_says_how_far_it_is_also_while_an_effect_is_paid_for(used_in: str) -> None:
    order = ["attack", "flash-first", "block", "flash-second", "result"]
    paid = 0
    found: set[str] = set()
    for seed in range(6):
        match, rng = new_match("red purple", seed), random.Random(seed)
        before, flash, wanted = ("", ""), "", ""
        while match.decision is not None:
            boards = [board_of(match, viewer).battle for viewer in (0, 1, None)]
            phases = {battle.phase if battle else "" for battle in boards}
            assert len(phases) == 1
            phase, prompt = phases.pop(), match.decision.prompt
            found.add(phase)
            attacker = boards[0].attacker if boards[0] else ""
            if phase and attacker == before[0]:
                assert order.index(phase) >= order.index(before[1])
            before = (attacker, phase) if phase else ("", "")
            if prompt == "flash":
                flash = "flash-" + MAT.window(match).rpartition("-")[2]
                assert phase == flash
                wanted = "use" if flash == used_in else "pass"
            elif prompt == "block":
                assert phase == "block"
                wanted = "block"
            elif prompt == "pay" and wanted == "use":
                assert phase == flash == used_in
                paid += 1
            else:
                wanted = ""
            options = match.decision.options
            fitting = [option for option in options if (option.verb == "pass") == (wanted == "pass")]
            if wanted == "block":
                fitting = [option for option in options if option.verb == "block"]
            match.answer(rng.choice(fitting or options))
    assert paid > 2
    assert found >= {"", used_in, "block", "result"}


def test_another_player_sees_who_is_asked_and_nothing_else() -> None:
    for match in played("red purple", 1):
        if match.decision is None:
            assert all(MAT.decision(match, viewer, 1, "en") is None for viewer in (0, 1, None))
            continue
        other = 1 - match.decision.player
        for viewer in (other, None):
            found = MAT.decision(match, viewer, 9, "ja")
            assert found == wire.Decision(9, match.decision.player, False)


# -- what options are about --------------------------------------------------------------------------


def seek(verb: str, names: list[str], seeds: int = 12) -> tuple[Match, wire.Decision, wire.Option]:
    """A match in which the player who is asked may do such a thing, wanting it as soon as it is offered."""
    for name in names:
        for seed in range(seeds):
            for match in played(name, seed):
                if match.decision is None:
                    break
                if any(option.verb == verb for option in match.decision.options):
                    decision = decision_of(match)
                    return match, decision, next(o for o in decision.options if o.verb == verb)
    pytest.fail(f"no match offers {verb}")


def test_an_attack_goes_from_the_attacker_to_the_player() -> None:
    match, decision, option = seek("attack", PAIRS)
    assert option.refs[0].startswith("field:")
    assert option.refs[1] in (f"player:{1 - decision.player}", *refs_on(MAT.board(match, None, "en")))
    assert "BP" in option.hint


def test_a_summons_goes_from_the_hand_to_the_side() -> None:
    _, decision, option = seek("summon", PAIRS)
    player = decision.player
    assert option.refs[0] == f"hand:{player}:{option.text.split()[1]}"
    assert option.refs[1].startswith((f"player:{player}", "field:"))
    assert option.hint.startswith("you pay ")


def test_a_moved_core_is_followed_by_where_it_goes() -> None:
    match = next(
        match
        for match in played("red purple", 1)
        if match.decision and sum(one.verb == "move-core" for one in match.decision.options) > 2
    )
    decision = decision_of(match)
    option = next(one for one in decision.options if one.verb == "move-core")
    assert option.refs[0].startswith(("cores:", "soul:"))
    before = match.copy()
    before.answer(option.text)
    assert before.decision is not None
    assert [then.text for then in option.follow] == [one.text for one in before.decision.options]
    assert all(then.verb == "to" and len(then.refs) == 1 for then in option.follow)
    assert decision.player == before.decision.player


def test_ending_a_step_and_passing_are_told_apart() -> None:
    roles: dict[str, set[str]] = {}
    for name in PAIRS[7:10]:
        for match in played(name, 2):
            if match.decision is not None:
                for option in decision_of(match).options:
                    roles.setdefault(option.verb, set()).add(option.role)
    assert roles["end-step"] == {"end"}
    assert roles["pass"] == {"pass"}
    assert roles["yes"] == {"yes"}
    assert roles["no"] == {"no"}
    assert roles["attack"] == {"act"}


def test_waiting_effects_are_what_their_order_is_about() -> None:
    match, _, option = seek("resolve", PAIRS, 20)
    board = MAT.board(match, None, "ja")
    index = next(i for i, effect in enumerate(board.pending) if effect.ref == option.refs[0])
    effect = board.pending[index]
    assert option.hint == MAT.board(match, None, "en").pending[index].text != ""
    assert option.text.removeprefix("resolve ").removeprefix("opp:").startswith(effect.number)
    assert effect.text
    assert option.refs[1:] == ([effect.source] if effect.source else [])


def lowered(match: Match, option: wire.Option) -> set[str]:
    """The own cards that are on a lower level, or gone, after a payment of the whole plan."""
    assert match.decision is not None
    player = match.decision.player
    before = {card.ref: card for card in board_of(match, player).sides[player].field}
    after = match.copy()
    after.answer(option.text)
    later = {card.ref: card for card in board_of(after, player).sides[player].field}
    return {
        card.name
        for ref, card in before.items()
        if ref not in later or later[ref].level < card.level or "depleted" in later[ref].marks
    }


def test_a_payment_that_costs_a_level_or_a_card_has_a_warning() -> None:
    warned = 0
    for name in PAIRS[:4]:
        for seed in range(3):
            for match in played(name, seed):
                if match.decision is None or match.decision.prompt != "move-core-to":
                    continue
                for option in decision_of(match).options:
                    lost = lowered(match, option)
                    # A core that comes raises levels and a source is the only one that falls.
                    assert bool(option.warning) == bool(lost), (option, lost)
                    assert all(card in option.warning for card in lost)
                    warned += bool(lost)
    assert warned > 10


# -- windows and may ---------------------------------------------------------------------------------


def test_windows_are_those_that_the_mat_names() -> None:
    seen: set[str] = set()
    for name in PAIRS[7:16]:
        for match in played(name, 4):
            window = MAT.window(match)
            assert window in ("", *MAT.windows)
            if match.decision is not None:
                assert bool(window) == (match.decision.prompt in ("flash", "declare-burst"))
                assert decision_of(match).window == window
            seen.add(window)
    # The contract card of the opening hand is a window where the lists are closed.
    assert seen == {"", *MAT.windows} - {"contract"}
    match = taisen.new_match("battle-spirits", ("red", "contract"), 1, closed_lists=True)
    for player in (0, 1):
        assert match.decision is not None
        assert (match.decision.player, MAT.window(match)) == (player, "contract")
        assert decision_of(match).window == "contract"
        match.answer("no-contract-card")
    assert MAT.window(match) == ""


def test_always_may_be_said_to_an_ability_that_may_be_given() -> None:
    seen = 0
    for name, seed in product(PAIRS[4:], (6, 7)):
        for match in played(name, seed):
            key = MAT.may_ability(match)
            if match.decision is None:
                assert not key
                continue
            decision = decision_of(match)
            assert decision.always == bool(key)
            if key:
                seen += 1
                assert decision.reason is not None and decision.reason.ability == key
                assert {option.role for option in decision.options} == {"yes", "no"}
                assert decision.reason.text
    assert seen > 10


# -- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_said_to_each(language: str) -> None:
    match = taisen.new_match("battle-spirits", ("red", "blue"), 1)
    assert MAT.result(match, 0, language) is None
    match.concede(0)
    texts: set[str] = set()
    for viewer in (0, 1, None):
        result = MAT.result(match, viewer, language)
        assert result is not None
        assert (result.winner, result.reason, result.rule) == (1, "concession", "BS-99.29")
        texts.add(result.text)
    assert len(texts) == 3


def test_an_unknown_game_has_no_mat() -> None:
    with pytest.raises(BadInput):
        mat("chess")


def test_a_board_and_a_question_take_well_under_two_milliseconds() -> None:
    """By a count of Python calls, which no busy machine changes; 2 ms are far more than 12000 calls."""
    import sys

    match = new_match("red purple", 4)
    rng = random.Random(1)
    worst = 0
    while match.decision is not None and match.turn < 12:
        player = match.decision.player
        calls = 0

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        decision_of(match)  # what is said for the first time is put together first
        MAT.board(match, player, "en")
        sys.setprofile(count)
        MAT.board(match, player, "en")
        decision_of(match)
        sys.setprofile(None)
        worst = max(worst, calls)
        match.answer(rng.choice(match.decision.options))
    assert worst < 12_000


@pytest.mark.rule("BS-39.05")
def test_cards_at_hand_lie_face_up_or_face_down() -> None:
    """What only their own player knows lies face down, and is no card at all to the other."""
    row = 'at_hand = ["BS17-001", "BS17-002 known=own", "BS17-003"]'
    match = taisen.match_from_position(f"[[scenario]]\n[scenario.player]\n{row}\n")
    own, other, everybody = (board_of(match, viewer).sides[0].zones["at_hand"] for viewer in (0, 1, None))
    assert [card.number for card in own.cards] == ["BS17-001", "BS17-002", "BS17-003"]
    assert own.down == [1]
    for seen in (other, everybody):
        assert [card.number for card in seen.cards] == ["BS17-001", "BS17-003"]
        assert (seen.count, seen.down) == (3, [])
