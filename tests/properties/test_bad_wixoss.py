"""Bad input of WIXOSS: cards, effects, positions and rules that cannot be are refused when they come in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.language.generation import random_instance
from tests.properties.test_bad_input import JUNK, refused, refused_or_done

import taisen
from taisen.battle_spirits.loading import definition_from_facts as read_battle_spirits_card
from taisen.battle_spirits.vocabulary.notation import read_card_effect as read_battle_spirits
from taisen.language import NotationError, Word, write
from taisen.language.card_files import CardShelf
from taisen.wixoss.loading import definition_from_facts
from taisen.wixoss.vocabulary.notation import VOCABULARY, read_card_effect

some = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))

KINDS: dict[str, dict[str, object]] = {
    "lrig": {"level": 4, "limit": 11},
    "signi": {"level": 1, "power": 3000},
    "resona": {"level": 1, "power": 3000},
    "key": {},
    "spell": {"effect": "[effect] draw 1"},
    "arts": {"effect": "[effect] draw 1", "timings": ["main"]},
}
STANDING = {"lrig", "signi", "resona", "key"}


def facts_with(kind: str, line: str) -> dict[str, object]:
    """The facts of a card of a kind whose effect has one line more."""
    facts = KINDS[kind]
    effect = f"{facts.get('effect', '')}\n{line}".strip()
    return {"number": "X", "name": "X", "kind": kind, **facts, "effect": effect}


# -- effects that could never be carried out -------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        pytest.param("[effect] draw 1", {"spell", "arts"}, marks=pytest.mark.rule("WX-24.01", "WX-25.01")),
        pytest.param("[burst] draw 1", {"signi", "spell"}, marks=pytest.mark.rule("WX-02.13", "WX-03.10")),
        pytest.param("[trap] draw 1", {"signi", "spell"}, marks=pytest.mark.rule("WX-31.04")),
        pytest.param(
            "[appearance, main: put 2 own SIGNI into the trash]",
            {"resona"},
            marks=pytest.mark.rule("WX-27.02"),
        ),
        pytest.param("[rise: 1 SIGNI]", {"signi", "resona"}, marks=pytest.mark.rule("WX-33.01")),
        pytest.param("[cross: left of SIGNI]", {"signi", "resona"}, marks=pytest.mark.rule("WX-28.01")),
        pytest.param(
            "[use only if it is your turn]",
            {"signi", "resona", "key", "spell", "arts"},
            marks=pytest.mark.rule("WX-12.04"),
        ),
        pytest.param("[grow only if it is your turn]", {"lrig"}, marks=pytest.mark.rule("WX-10.06")),
        pytest.param("[encore: red]", {"arts"}, marks=pytest.mark.rule("WX-25.04")),
        pytest.param("[bet: 1 coin]", {"spell", "arts"}, marks=pytest.mark.rule("WX-25.07")),
        pytest.param("[chain: red]", {"arts"}, marks=pytest.mark.rule("WX-25.09")),
        pytest.param("[ride]", {"lrig"}, marks=pytest.mark.rule("WX-34.01")),
        pytest.param("[decorate]", STANDING, marks=pytest.mark.rule("WX-30.15")),
        pytest.param("[constant] own SIGNI get power +2000", STANDING, marks=pytest.mark.rule("WX-20.06")),
        pytest.param("[auto] when this attacks: draw 1", STANDING, marks=pytest.mark.rule("WX-20.08")),
        pytest.param("[enter] draw 1", STANDING, marks=pytest.mark.rule("WX-20.09")),
        pytest.param("[action: down this] draw 1", STANDING, marks=pytest.mark.rule("WX-20.12")),
        pytest.param("[guard]", {"signi", "spell"}, marks=pytest.mark.rule("WX-03.10")),
        pytest.param("[convert: blue]", {"signi", "spell"}, marks=pytest.mark.rule("WX-03.10")),
    ],
)
def test_a_line_that_its_card_cannot_carry_out_is_refused(line: str, kinds: set[str]) -> None:
    for kind in KINDS:
        facts = facts_with(kind, line)
        if kind in kinds:
            assert definition_from_facts(facts).kind == kind
        else:
            said = refused(lambda facts=facts: definition_from_facts(facts, "card X"))  # type: ignore[misc]
            assert said.startswith("card X, effect: ")
            assert f"on a card of kind {kind}" in said


@pytest.mark.parametrize(
    "text",
    [
        # What asks for zones has no share in one moment.
        "[effect] name 1 of the opponent's zones and also draw 1",
        "[effect] draw 1 and also rearrange all your SIGNI",
        "[effect] draw 1 and also open 1 of your traps",
        # One player is meant.
        "[effect] damage each player",
        "[effect] have each player damage each player",
        "[auto] when each player draws: draw 1",
        "[auto] when each player discards a card: draw 1",
        "[effect] if each player has used a spell this turn: draw 1",
        # Nothing is given up, or more than can be counted.
        "[use choice: 0 coins; costs black less]",
        "[use choice: black x0; costs red black less]",
    ],
)
def test_an_effect_that_cannot_be_carried_out_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card_effect(text, "X")
    assert caught.value.place.startswith("line 1")


@pytest.mark.parametrize("deed", ["name a cost", "name a level"])
def test_naming_has_no_share_in_a_moment_in_battle_spirits_either(deed: str) -> None:
    assert read_battle_spirits(f"[flash] {deed}; then draw 1", "X")
    with pytest.raises(NotationError):
        read_battle_spirits(f"[flash] {deed} and also draw 1", "X")


LINES: tuple[type[Word], ...] = tuple(word for word in VOCABULARY.all_words() if word.category == "ability")


@some
@given(st.integers(0, 10**6), st.sampled_from(sorted(KINDS)), st.sampled_from(["main", "attack", "up"]))
def test_whatever_is_let_in_can_be_played(seed: int, kind: str, phase: str) -> None:
    """Any line of the notation is refused when it is read, or is carried out without an error."""
    rng = random.Random(seed)
    line = write(random_instance(VOCABULARY, rng.choice(LINES), rng, rng.choice((2, 3))), VOCABULARY)
    facts = {key: value for key, value in facts_with(kind, line).items() if key not in ("number", "name")}
    match = refused_or_done(lambda: taisen.match_from_position(position_with(facts, kind, phase), seed=seed))
    if not isinstance(match, taisen.Match):
        return
    for _ in range(30):
        if match.decision is None:
            break
        about = [option for option in match.decision.options if "X" in option.text]
        match.answer(rng.choice(about or match.decision.options))
    assert taisen.load_match(match.save()).digest() == match.digest()


def position_with(facts: dict[str, object], kind: str, phase: str) -> str:
    """A position in which both sides have a card wherever it can be."""
    side: dict[str, object] = {
        "hand": ["S", "G"],
        "ener": ["S", "S", "G", "B"],
        "deck": ["S", "B", "G", "S", "B", "S"],
        "life": ["B", "S"],
        "trash": ["S", "B"],
        "center": {"card": "S", "charm": "B", "under": ["G"]},
        "coins": 3,
        "lrig_deck": 2,
    }
    if kind in ("signi", "spell"):
        side.update(hand=["X", "S", "G"], life=["S", "X"], traps={"left": "X"})
    else:
        side["lrig_deck"] = ["X"]
    place = {"signi": "left", "resona": "left", "lrig": "lrig", "key": "key"}.get(kind)
    if place is not None:
        side[place] = "X"
    cards = {
        "X": facts,
        "S": {"power": 3000},
        "G": {"effect": "[guard]"},
        "B": {"effect": "[burst] draw 1"},
    }
    return (
        'game = "wixoss"\n[[scenario]]\n'
        f'phase = "{phase}"\nplayer = {toml(side)}\nopponent = {toml(side)}\ncards = {toml(cards)}\n'
    )


def toml(value: object) -> str:
    """A value as it stands in a scenario, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# -- facts and files of cards ----------------------------------------------------------------------

FACTS: dict[str, object] = {
    **facts_with("signi", "[auto] when this attacks: draw 1"),
    "colors": ["red"],
    "classes": ["乗機"],
    "limiting": ["タマ"],
    "cost": ["red", "colorless"],
    "alternatives": [["red"]],
    "cost_coins": 1,
    "coins": 1,
    "timings": ["main"],
    "craft": False,
    "team": "x",
}


@some
@given(st.sampled_from(sorted(FACTS)), JUNK)
def test_facts_with_one_thing_wrong(field: str, junk: object) -> None:
    refused_or_done(lambda: definition_from_facts({**FACTS, field: junk}).to_data())


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("card = 3", "card: found 3"),
        ("card = [3]", "card: found 3"),
        ("[[cards]]\nnumber = 'X-1'", "'cards'"),
        ("[[card]]\nname = 'X'", "number: found ''"),
        ("[[card]]\nnumber = 7", "number: found 7"),
        ("[[card]]\nnumber = 'X-1'\n[[card]]\nnumber = 'X-1'", "number: found 'X-1'"),
        ("[[card]", "a card file in TOML"),
    ],
)
def test_a_card_file_that_is_none_is_refused(tmp_path: Path, text: str, place: str) -> None:
    (tmp_path / "X.toml").write_text(text, encoding="utf-8")
    shelf = CardShelf(tmp_path, "WIXOSS", definition_from_facts)
    said = refused(lambda: shelf.lookup("X-1"))
    assert str(tmp_path / "X.toml") in said
    assert place in said


# -- positions and rule versions -------------------------------------------------------------------

CARDS = """cards.S = {power = 3000}
cards.G = {kind = "lrig", limit = 2}
cards.R = {kind = "resona", power = 1000}
cards.P = {kind = "spell", effect = "[effect] draw 1"}
cards.A = {kind = "arts", effect = "[effect] draw 1", timings = ["main"]}
cards.E = {kind = "key"}
cards.M = {power = 3000, classes = ["乗機"]}
cards.D = {power = 3000, effect = '[constant] own SIGNI gain class "乗機"'}
cards.L = {power = 3000, effect = "[constant] SIGNI lose all classes"}
"""


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ('{left = {charm = "S"}}', "left: found charm; allowed: a card"),
        ("{left = {}}", "left: found nothing; allowed: a card"),
        pytest.param(
            '{left = {card = "S", charm = "G"}}',
            "left: charm: found lrig G; allowed: a card of the Main Deck",
            marks=pytest.mark.rule("WX-22.05", "WX-03.10"),
        ),
        pytest.param(
            '{left = ["S", "G"]}',
            "left: under: found lrig G; allowed: a card of the Main Deck",
            marks=pytest.mark.rule("WX-22.05", "WX-03.10"),
        ),
        pytest.param(
            '{left = {card = "S", acce = "A"}}',
            "left: acce: found arts A; allowed: a SIGNI",
            marks=pytest.mark.rule("WX-30.07"),
        ),
        pytest.param(
            '{left = {card = "S", acce = "P"}}',
            "left: acce: found spell P; allowed: a SIGNI",
            marks=pytest.mark.rule("WX-30.07"),
        ),
        ('{key = ["E", "S"]}', "key: under: found S; allowed: no card"),
        pytest.param(
            '{key = "E armed"}',
            "key: armed: found 'key'; allowed: a SIGNI",
            marks=pytest.mark.rule("WX-33.12"),
        ),
        pytest.param(
            '{lrig = "G armed"}',
            "lrig: armed: found 'lrig'; allowed: a SIGNI",
            marks=pytest.mark.rule("WX-33.12"),
        ),
        pytest.param(
            '{left = "S", ride = "left"}',
            "ride: found 'S'; allowed: a SIGNI of the class 乗機",
            marks=pytest.mark.rule("WX-34.01"),
        ),
        pytest.param(
            '{viruses = ["left", "left"]}',
            "viruses: found left twice; allowed: one virus a zone",
            marks=pytest.mark.rule("WX-35.01"),
        ),
    ],
)
def test_a_position_that_no_match_could_reach_is_refused(side: str, said: str) -> None:
    text = f'game = "wixoss"\n[[scenario]]\n{CARDS}player = {side}\n'
    assert refused(lambda: taisen.match_from_position(text)).endswith(said)


@pytest.mark.rule("WX-34.01", "WX-34.03")
@pytest.mark.parametrize(
    "side",
    [
        '{left = "M", ride = "left"}',
        # It has the class from another card, or has lost it since.
        '{left = "S", center = "D", ride = "left"}',
        '{left = "M", center = "L", ride = "left"}',
    ],
)
def test_what_is_or_was_a_riding_machine_can_be_ridden(side: str) -> None:
    text = f'game = "wixoss"\n[[scenario]]\n{CARDS}player = {side}\n'
    fields = taisen.match_from_position(text).position().fields
    assert fields["player"]["ride"] == "left"  # type: ignore[index]


def test_a_resona_can_be_risen_over() -> None:
    text = f'game = "wixoss"\n[[scenario]]\n{CARDS}player = {{left = ["S", "R", "P"]}}\n'
    assert taisen.match_from_position(text).decision is not None


@pytest.mark.parametrize("rules", [5, "2018-13", "2014-03", "2021-01", "2018-1", "2018-01\n", "\ud800"])
def test_rules_that_are_not_kept_are_refused(rules: object) -> None:
    wrong: str = rules  # type: ignore[assignment]
    said = refused(lambda: taisen.new_match("wixoss", ("wd01", "wd02"), rules=wrong))
    assert said.startswith("rules of wixoss: ")
    assert "2018-01" in said or "a text" in said


@pytest.mark.parametrize(
    ("game", "decks", "kept"),
    [("wixoss", ("wd01", "wd02"), "2020-11"), ("battle-spirits", ("red", "purple"), "eternal-17.1")],
)
@pytest.mark.parametrize("rules", ["2018-13", "2021-01", "eternal-99", "later", "+"])
def test_a_record_of_rules_that_are_not_kept_is_read_but_not_played_again(
    game: str, decks: tuple[str, str], kept: str, rules: str
) -> None:
    match = taisen.new_match(game, decks, seed=1)
    text = match.full_record().text
    assert taisen.load_record(text).replay().digest() == match.digest()
    head, course = text.split("answers:\n")
    unknown = head.replace(f"rules: {kept}\n", f"rules: {rules}\n") + "answers:\n" + course
    later = f"{head}answers:\n= rules {rules}\n{course}"
    for changed in (unknown, later):
        assert changed != text
        record = taisen.load_record(changed)
        said = refused(record.replay)
        assert said.startswith(
            f"record, rules: found '{rules}'; allowed: a version that is kept, such as {kept}"
        )


@pytest.mark.parametrize(
    ("read", "facts"),
    [
        (definition_from_facts, {"number": "X", "kind": "signi", "leval": 1}),
        (read_battle_spirits_card, {"number": "X", "kind": "spirit", "leval": 1}),
    ],
)
def test_a_fact_that_no_card_has_is_refused(
    read: Callable[[dict[str, object], str], object], facts: dict[str, object]
) -> None:
    said = refused(lambda: read(facts, "card X"))
    assert said.startswith("card X: found 'leval'; allowed: number, ") and ", kind, " in said
