"""What is said: faces of all cards, the log in any language at any time, movements, details, counters."""

from __future__ import annotations

import random
import re
from itertools import product

import msgspec
import pytest
from tests.contract.battle_spirits_decks import lively_deck
from tests.contract.matches import choose, new_match
from tests.table.boards import PAIRS, played, refs_on, spirits_board, spirits_face

import taisen
from taisen.battle_spirits.loading import lookup, numbers
from taisen.battle_spirits.sentences import part_sentence
from taisen.battle_spirits.vocabulary.core_actions import CoreTarget
from taisen.battle_spirits.vocabulary.cores_to_this import OwnCores
from taisen.battle_spirits.vocabulary.trash_cores import OwnFieldOrTrashCore, TrashCoreGoals
from taisen.kernel.match import Match
from taisen.language.bases import Ability
from taisen.language.targets import PickedTarget
from taisen.language.words import walk
from taisen.rulebook import find_rule
from taisen.rulebook.ledger import LANGUAGES
from taisen.table.mats import Told, mat
from taisen.table.mats.battle_spirits import details, faces

MAT = mat("battle-spirits")

CORES = (CoreTarget, OwnCores, OwnFieldOrTrashCore, TrashCoreGoals)
"""What is asked for by how many cores are left to pick: the deed around says which."""

# -- faces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face(language: str) -> None:
    badges: set[str] = set()
    for number in numbers():
        card = lookup(number)
        face = spirits_face(MAT.face(None, number, language))
        assert (face.number, face.name, face.kind, face.cost) == (number, card.name, card.kind, card.cost)
        assert face.kind_title
        lines = [line for line in face.effects if line.text]
        conditions = [card.brave_condition, card.left_condition, card.right_condition]
        said = len(card.abilities) + 3 - conditions.count(None)
        assert len(lines) == len(face.effects) == said
        assert not any(set("{}$") & set(line.text) for line in lines)
        printed = {level for level, _, _ in card.levels}
        for line in lines:
            assert set(line.levels) <= printed
            assert set(line.keywords) <= set(face.keywords)
            badges |= set(line.keywords)
        assert card.keywords <= set(face.keywords)
        assert (face.kind == "magic") == (not face.levels)
        assert msgspec.json.decode(msgspec.json.encode(face), type=type(face)) == face
    # No card of the built-in list has a main effect.
    magic = next(card for card in lively_deck("red") if card.magic_main is not None)
    assert faces.draw_face(magic, language).keywords == ["main"]
    assert set(faces.TIMINGS) - {"main"} <= badges


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_asked_or_waits_can_be_said(language: str) -> None:
    """Also an ability inside another one, and a picking that only a part of a card does."""
    said = 0
    for number in numbers():
        for card in lookup(number).both_faces:
            for ability in card.abilities:
                for word in walk(ability):
                    if isinstance(word, (Ability, PickedTarget)) and not isinstance(word, CORES):
                        text = part_sentence(card, word, language)
                        assert text and not set("{}$") & set(text), (word.key, text)
                        said += 1
    assert said > 500


def test_faces_differ_by_language_in_what_is_said_alone() -> None:
    for number in numbers():
        both = [spirits_face(MAT.face(None, number, language)) for language in ("ja", "en")]
        assert both[0].levels == both[1].levels and both[0].name == both[1].name
        assert [line.levels for line in both[0].effects] == [line.levels for line in both[1].effects]
        assert all(
            one.text != other.text for one, other in zip(both[0].effects, both[1].effects, strict=True)
        )


# -- the log -----------------------------------------------------------------------------------------


def told_on_the_way(name: str, seed: int, viewer: int | None) -> tuple[list[Told], list[str], Match]:
    """What a viewer was told at each answer, and how it was worded at once."""
    told: list[Told] = []
    texts: list[str] = []
    start = 0
    last: Match | None = None
    for match in played(name, seed):
        new = MAT.told(match, viewer, start)
        for one in new:
            texts.append(MAT.line(one, len(told), "ja", viewer).text)
            told.append(one)
        start = len(match.events)
        last = match
    assert last is not None
    return told, texts, last


@pytest.mark.parametrize("name", [pair for pair in PAIRS if ":" not in pair])
def test_what_was_told_is_worded_later_as_it_was_at_once(name: str) -> None:
    for viewer in (0, 1, None):
        told, texts, match = told_on_the_way(name, 4, viewer)
        assert len(told) == len(match.events) > 100
        stored = msgspec.json.decode(msgspec.json.encode(told), type=list[Told])
        assert stored == told
        assert [MAT.line(one, i, "ja", viewer).text for i, one in enumerate(stored)] == texts
        for language in LANGUAGES:
            for index, one in enumerate(stored):
                line = MAT.line(one, index, language, viewer)
                assert line.text and not set("{}$") & set(line.text)
                assert line.index == index and line.turn == one.turn
                assert all(number in line.numbers for number in one.cards if number)
                if line.reason is not None:
                    assert line.reason.rule or line.reason.number
        assert told[-1].turn == match.turn
        assert [one.turn for one in told] == sorted(one.turn for one in told)
        assert [one.position for one in told] == sorted(one.position for one in told)
        assert told[-1].position == len(match.history)


def test_of_equal_cards_the_log_says_which() -> None:
    names: set[str] = set()
    for seed in range(4):
        told, _, _ = told_on_the_way("plain:green plain:green", seed, 0)
        for one in told:
            if one.name in ("attacked", "destroyed", "left", "blocked"):
                assert one.thing is not None and one.thing.number == one.card
                names.add(one.thing.name)
    assert any("#2" in name for name in names)


def test_the_names_in_the_log_are_those_that_options_used() -> None:
    """Who attacks and who blocks is called as the option called it."""
    checked = 0
    for seed in (6, 7):
        match = new_match("plain:red plain:blue", seed)
        rng = random.Random(seed)
        while match.decision is not None:
            start = len(match.events)
            text = choose(match, rng)
            match.answer(text)
            verb, _, rest = text.partition(" ")
            if verb in ("attack", "block") and rest:
                wanted = "attacked" if verb == "attack" else "blocked"
                told = next(one for one in MAT.told(match, None, start) if one.name == wanted)
                assert told.thing is not None and told.thing.name == rest.partition(" on ")[0]
                checked += 1
    assert checked > 10


def test_an_ability_is_said_in_full_the_first_time() -> None:
    told, _, _ = told_on_the_way("red purple", 4, 0)
    effects = [one for one in told if one.name == "effect"]
    first = [one.ability for one in effects if one.first]
    assert len(first) == len(set(first)) == len({one.ability for one in effects if one.ability})
    assert all(one.name == "effect" for one in told if one.first)


COUNTERS = {
    "zh-Hans": ("张", "个"),
    "zh-Hant": ("張", "個"),
    "ja": ("枚", "個"),
    "en": ("cards", "cores"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_cores_have_their_counters(language: str) -> None:
    cards, cores = COUNTERS[language]
    drew = MAT.line(Told("drew", 0, amount=2, cards=["", ""]), 0, language, 1).text
    paid = MAT.line(Told("cores_moved", 0, amount=2, detail="payment"), 0, language, 1).text
    assert re.search(rf"2 ?{cards}", drew), drew
    assert re.search(rf"2 ?{cores}", paid), paid
    plan = next(
        option
        for match in played("red purple", 1)
        if match.decision is not None and match.decision.prompt == "pay"
        for option in MAT.decision(match, match.decision.player, 1, language).options  # type: ignore[union-attr]
    )
    if language != "en":
        assert re.search(rf"\d ?{cores}", plan.label), plan.label


# -- movements ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAIRS[::4])
def test_movements_go_between_things_of_the_boards_before_and_after(name: str) -> None:
    """What a movement names was on the board before, is on it now, or was there between two answers."""
    kinds: set[str] = set()
    for viewer in (0, 1, None):
        start, count = 0, 0
        before: set[str] = set()
        for match in played(name, 7):
            now = set(refs_on(MAT.board(match, viewer, "en")))
            for move in MAT.moves(match, viewer, start):
                kinds.add(move.kind)
                assert move.amount >= 0
                for ref in (move.start, move.end):
                    # A field card or a card of a zone may have come and gone within one answer.
                    if ref and ref.partition(":")[0] in ("zone", "player", "cores") and ":field:" not in ref:
                        assert ref in now | before, move
                        count += 1
                number = move.end.rpartition(":")[2]
                if move.end.partition(":")[0] in ("hand", "trash", "deck", "removed"):
                    assert move.number == number
            before = now
            start = len(match.events)
        assert count > 50
    assert {"drew", "placed", "attacked", "cores_moved", "life_lost", "left"} <= kinds


# -- details -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_to_be_seen_may_be_asked_about(language: str) -> None:
    asked = values = refusals = 0
    rng = random.Random(2)
    for name in PAIRS[7:11]:
        for match in played(name, 2):
            if rng.random() > 0.1:
                continue
            viewer = rng.choice((0, 1, None))
            board = spirits_board(MAT.board(match, viewer, language))
            for side in board.sides:
                lying = [card for zone in side.zones.values() for card in zone.cards]
                things = [(card.ref, card.number) for card in lying]
                things += [(standing.ref, standing.number) for standing in side.field]
                things += [(brave.ref, brave.number) for card in side.field for brave in card.braves]
                for ref, number in things:
                    found = MAT.details(match, viewer, ref, "", 5, language)
                    assert found.face.number == number
                    assert found.rules and all(line.title for line in found.rules)
                    asked += 1
                    refusals += len(found.refusals)
                    for refusal in found.refusals:
                        assert refusal.title and refusal.reason and refusal.rule
                        assert viewer is not None
                for field_card in side.field:
                    found = MAT.details(match, viewer, field_card.ref, "", 5, language)
                    assert found.state
                    said = {value.name: value.total for value in found.values}
                    assert said["level"] == str(field_card.level)
                    assert said["cost"] == str(field_card.cost)
                    assert said.get("bp", "0") == str(field_card.bp)
                    values += len(found.values)
    assert asked > 100 and values > 50 and refusals > 10


def test_a_price_and_what_stands_against_it_are_told_of_a_hand_card() -> None:
    match = taisen.new_match("battle-spirits", ("red", "blue"), 1)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    assert match.decision is not None
    player = match.decision.player
    board = MAT.board(match, player, "en")
    dear = max(board.sides[player].zones["hand"].cards, key=lambda card: lookup(card.number).cost)
    found = MAT.details(match, player, dear.ref, "", 1, "en")
    assert [value.name for value in found.values] == ["price"]
    assert found.values[0].steps[0].change == str(lookup(dear.number).cost)
    if lookup(dear.number).cost > 4:
        assert any(line.rule.startswith("BS-") for line in found.refusals)


def test_the_rules_that_cards_touch_are_in_the_ledger() -> None:
    named = [details.LEVEL_RULE, *details.COMBINED_RULES, *details.SOUL_RULES, *details.ADVENT_RULES]
    for table in (
        details.KIND_RULES,
        details.BADGE_RULES,
        details.STATE_RULES,
        details.ZONE_RULES,
        details.HELD_RULES,
    ):
        named += [number for rules in table.values() for number in rules]
    for number in named:
        assert find_rule(number)[1].id == number


def test_a_waiting_effect_and_a_brave_are_explained_by_their_cards() -> None:
    seen: set[str] = set()
    for seed, name in product(range(11, 16), PAIRS):
        for match in played(name, seed):
            board = spirits_board(MAT.board(match, None, "en"))
            things = [(effect.ref, effect.number) for effect in board.pending]
            for side in board.sides:
                things += [(brave.ref, brave.number) for card in side.field for brave in card.braves]
            for ref, number in things:
                assert MAT.details(match, None, ref, "", 1, "en").face.number == number
                seen.add(ref.partition(":")[0])
        if seen == {"pending", "brave"}:
            return
    pytest.fail(f"only {seen} came up")
