"""Bad input of Battle Spirits: cards, effects and positions that cannot be are refused when they come in."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from tests.properties.test_bad_input import GAME, position, refused

import taisen
from taisen.battle_spirits.loading import definition_from_facts, lookup, numbers
from taisen.catalog import load_deck
from taisen.catalog.legality import deck_check

STANDING = {"cost": 1, "levels": [[1, 1000], [2, 2000]], "symbols": ["red"]}
SORTS: dict[str, dict[str, object]] = {
    "spirit": {"kind": "spirit", **STANDING},
    "ultimate": {"kind": "ultimate", "cost": 1, "levels": [[3, 1, 1000]], "symbols": ["ultimate"]},
    "brave": {"kind": "brave", **STANDING, "brave_bp": 1000, "brave_condition": "spirit"},
    "otherworld": {
        "kind": "brave",
        **STANDING,
        "families": ["異魔神"],
        "left_condition": "spirit",
        "right_condition": "spirit",
    },
    "mythic": {"kind": "brave", **STANDING, "families": ["神話"], "brave_condition": "spirit"},
    "nexus": {"kind": "nexus", "cost": 1, "levels": [[0, 0], [1, 0]]},
    "grandwalker": {"kind": "nexus", "cost": 1, "levels": [[0, 0], [2, 0]], "families": ["創界神"]},
    "contract-grandwalker": {
        "kind": "nexus",
        "cost": 1,
        "levels": [[0, 0], [2, 0]],
        "families": ["創界神"],
        "contract": True,
    },
    "stone": {"kind": "nexus", "cost": 1, "levels": [[0, 0], [2, 0]], "families": ["創界石"]},
    "contract": {"kind": "spirit", **STANDING, "contract": True},
    "token": {"kind": "spirit", **STANDING, "token": True},
    "mirage": {"kind": "spirit", **STANDING, "mirage_cost": 2},
    "magic": {"kind": "magic", "cost": 1},
    "mirage-magic": {"kind": "magic", "cost": 1, "mirage_cost": 2},
}
ALL = set(SORTS)
MAGICS = {"magic", "mirage-magic"}
FIELD = ALL - MAGICS
BRAVES = {"brave", "otherworld", "mythic"}
NEXUSES = {"nexus", "grandwalker", "contract-grandwalker", "stone"}
CONTRACTS = {"contract", "contract-grandwalker"}
SUMMONED = FIELD - NEXUSES


def made(sort: str, effect: str = "", facts: dict[str, object] | None = None) -> dict[str, object]:
    """The facts of a card of a sort, and others."""
    return {"number": "X-1", "name": "X", **SORTS[sort], "effect": effect, **(facts or {})}


def fits(sort: str, effect: str) -> bool:
    """Whether a card of a sort may have an effect; refused, it says which line is at fault."""
    try:
        definition_from_facts(made(sort, effect))
    except taisen.TaisenError as error:
        said = str(error)
    else:
        return True
    assert "ability 1" in said, said
    return False


@pytest.mark.parametrize(
    ("line", "sorts"),
    [
        ("[main] draw 1", MAGICS),
        ("[trigger counter] draw 1", MAGICS),
        ("when this is summoned: draw 1", SUMMONED),
        ("[Lv1] when this is summoned: draw 1", SUMMONED - {"ultimate"}),
        ("[Lv3] when this attacks: draw 1", {"ultimate"}),
        ("[Lv9] when this attacks: draw 1", set()),
        ("[combined left] this gets BP+1000", {"otherworld"}),
        ("[combined right] this gets BP+1000", {"otherworld"}),
        ("[combined with a nexus] you can use trigger counters of magic cards without paying", {"mythic"}),
        ("[combined with a spirit] this gets BP+1000", BRAVES),
        ("[combined] this gets BP+1000", FIELD),
        ("[over count] this gets BP+1000", set()),
        ("[soul state] own spirits get BP+1000", CONTRACTS),
        ("[contract base] this gets BP+1000", FIELD),
        ("[advented] this gets BP+1000", FIELD),
        ("[set] own spirits get BP+1000", {"mirage", "mirage-magic"}),
        ("[burst when your life is reduced] draw 1", ALL - {"token"}),
        ("[flash] swift", SUMMONED - {"token"}),
        ("undying: cost 3", SUMMONED - {"token"}),
        ("this card is summoned exhausted", SUMMONED),
        ("inheriting summon", SUMMONED),
        ("[Lv1] when this attacks: put this magic on your field", set()),
        ("[flash] draw 1; then put this magic on your field", MAGICS),
        ("when this attacks: discard this magic from your field", set()),
        ("summoning condition: it is your turn", SUMMONED),
        ("this token is put on the field only if it is your turn", {"token"}),
        ("when turned to this face: draw 1", set()),
        ("when this is reborn: draw 1", set()),
        ("this card is not discarded by the opponent while it is set", set()),
        ("the symbols of this card are EX symbols", SUMMONED),
        ("unsealing: when your life is reduced", {"stone"}),
    ],
)
def test_a_line_that_its_card_could_never_use_is_refused(line: str, sorts: set[str]) -> None:
    assert {sort for sort in SORTS if fits(sort, line)} == sorts


def test_a_text_that_is_too_long_is_told_so() -> None:
    long = made("magic", "[flash] draw 1; then " + "draw 1; then " * 2000 + "draw 1")
    assert "characters; allowed: at most" in refused(partial(definition_from_facts, long))


def test_lines_fit_with_what_they_need() -> None:
    """Lines that none of the sorts above can have are read on cards that have what they need."""
    definition_from_facts(made("spirit", "[over count] this gets BP+1000", {"over_count": [2, 1000]}))
    faced = made("spirit", "when this is reborn: draw 1", {"face_b": {"name": "Y", **SORTS["spirit"]}})
    assert definition_from_facts(faced).two_faced
    back = {"name": "Y", **SORTS["spirit"], "effect": "when turned to this face: draw 1"}
    assert definition_from_facts(made("spirit", facts={"face_b": back})).other_face is not None
    burst = "[burst when your life is reduced] draw 1"
    definition_from_facts(
        made("spirit", f"{burst}\nthis card is not discarded by the opponent while it is set")
    )
    # A face B is never in the hand nor set.
    for line in (burst, "[flash] swift", "undying: cost 3"):
        faced = made("spirit", facts={"face_b": {**back, "effect": line}})
        assert "ability 1" in refused(partial(definition_from_facts, faced))


@pytest.mark.parametrize(
    ("sort", "facts", "fact"),
    [
        ("magic", {"levels": [[1, 1000]]}, "levels"),
        ("magic", {"symbols": ["red"]}, "symbols"),
        ("magic", {"token": True}, "token"),
        ("magic", {"contract": True}, "contract"),
        pytest.param("magic", {"over_count": [2, 1000]}, "over_count", marks=pytest.mark.rule("BS-40.06")),
        pytest.param(
            "magic",
            {"face_b": {"name": "Y", **SORTS["spirit"]}},
            "face_b",
            marks=pytest.mark.rule("BS-30.01"),
        ),
        ("nexus", {"over_count": [2, 1000]}, "over_count"),
        ("spirit", {"brave_bp": 1000}, "brave_bp"),
        ("spirit", {"brave_condition": "spirit"}, "brave_condition"),
        ("spirit", {"left_condition": "spirit"}, "left_condition"),
        ("brave", {"left_condition": "spirit"}, "left_condition"),
        ("brave", {"right_condition": "spirit"}, "right_condition"),
        pytest.param("brave", {"contract": True}, "contract", marks=pytest.mark.rule("BS-31.01")),
        ("otherworld", {"brave_condition": "spirit"}, "brave_condition"),
        ("token", {"contract": True}, "contract"),
        ("token", {"mirage_cost": 2}, "mirage_cost"),
        ("token", {"face_b": {"name": "Y", **SORTS["spirit"]}}, "face_b"),
        ("spirit", {"levels": []}, "level"),
        ("spirit", {"face_b": {"name": "Y", "kind": "spirit"}}, "level"),
        ("spirit", {"face_b": {"name": "Y", **SORTS["spirit"], "mirage_cost": 2}}, "mirage_cost"),
    ],
)
def test_a_fact_that_means_nothing_on_its_card_is_refused(
    sort: str, facts: dict[str, object], fact: str
) -> None:
    definition_from_facts(made(sort))
    assert fact in refused(lambda: definition_from_facts(made(sort, facts=facts)))


@pytest.mark.parametrize(
    "facts",
    [
        {"contract": 1},
        {"token": "yes"},
        {"mirage_cost": -2},
        {"mirage_cost": True},
        {"mirage_cost": "2"},
        {"over_count": [1]},
        {"over_count": [1, 2, 3]},
        {"over_count": ["1", 2]},
        {"over_count": [-1, 1000]},
        {"over_count": {"1": 2}},
        {"face_b": []},
        {"face_b": {}},
        pytest.param({"face_b": {"name": "Y", "kind": "magic"}}, marks=pytest.mark.rule("BS-30.01")),
        {"face_b": {"name": "Y", "kind": "spirit", "levels": [[1, 1]], "face_b": {}}},
        {"face_b": {"name": "Y", "kind": "spirit", "levels": [[1, 1]], "speed": 1}},
        {"assumed": ["cost"]},
        {"unknown": ["effect"]},
        {"reborn": True},
        {"left_condition": 1},
    ],
)
def test_a_fact_of_a_wrong_form_is_refused(facts: dict[str, object]) -> None:
    refused(lambda: definition_from_facts(made("spirit", facts=facts)))


def test_built_in_cards_are_read_again_from_their_data() -> None:
    for number in numbers():
        card = lookup(number)
        assert definition_from_facts(card.to_data()).to_data() == card.to_data()


# -- positions that no match could reach -----------------------------------------------------------

CARDS: dict[str, dict[str, object]] = {
    **{sort.upper(): facts for sort, facts in SORTS.items()},
    "FACED": {**SORTS["spirit"], "face_b": {"name": "Y", **SORTS["spirit"]}},
}


def placed(side: dict[str, object]) -> object:
    return taisen.game("battle-spirits").read_position(CARDS, {"player": side}, "here")


@pytest.mark.parametrize(
    ("side", "said"),
    [
        pytest.param({"soul_state": ["SPIRIT"]}, "a contract card", marks=pytest.mark.rule("BS-32.01")),
        ({"soul_state": ["TOKEN"]}, "other than a token"),
        ({"soul_state": 2}, "a contract card"),
        pytest.param({"mirage": ["SPIRIT"]}, "a card with a mirage cost", marks=pytest.mark.rule("BS-26.03")),
        ({"mirage": ["TOKEN"]}, "other than a token"),
        ({"mirage": 1}, "a card with a mirage cost"),
        ({"mirage": ["MIRAGE", "MIRAGE", "MIRAGE"]}, "at most two"),
        pytest.param({"tokens": ["SPIRIT"]}, "a token", marks=pytest.mark.rule("BS-34.01")),
        ({"tokens": 2}, "a token"),
        *(
            ({zone: ["TOKEN"]}, "other than a token")
            for zone in ("deck", "hand", "at_hand", "trash", "removed")
        ),
        ({"burst": ["SPIRIT"]}, "a burst effect"),
        ({"field": ["NEXUS < SPIRIT"]}, "below the nexus NEXUS"),
        ({"field": ["SPIRIT < MAGIC"]}, "'MAGIC'"),
        ({"field": ["SPIRIT contract"]}, "contract"),
        ({"field": ["SPIRIT contract contract < SPIRIT"]}, "contract"),
        ({"field": ["SPIRIT + OTHERWORLD"]}, "left"),
        ({"field": ["SPIRIT + BRAVE left"]}, "left"),
        ({"field": ["SPIRIT + OTHERWORLD left right"]}, "left"),
        ({"field": ["SPIRIT + MYTHIC", "NEXUS + BRAVE"]}, "NEXUS"),
        *(
            ({zone: ["FACED.B"]}, "FACED.B")
            for zone in ("deck", "hand", "at_hand", "trash", "removed", "burst", "soul_state", "mirage")
        ),
        ({"field": ["SPIRIT < FACED.B"]}, "FACED.B"),
        ({"field": ["SPIRIT ~ FACED.B"]}, "FACED.B"),
        ({"field": ["FACED.B.B"]}, "FACED.B.B"),
        ({"field": ["SPIRIT.B"]}, "SPIRIT.B"),
        ({"field": ["SPIRIT soul", "SPIRIT soul"]}, "one Soul Core"),
        ({"field": ["SPIRIT soul"], "soul": "life"}, "one Soul Core"),
        ({"life": 0, "soul": "reserve"}, "at least 1"),
        ({"soul": "counts"}, "reserve"),
        ({"counts": -1}, "-1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(side: dict[str, object], said: str) -> None:
    assert said in refused(lambda: placed(side))


def test_positions_of_the_manual_are_read() -> None:
    placed(
        {
            "life": 0,
            "soul": "life",
            "counts": 3,
            "soul_state": ["CONTRACT"],
            "mirage": ["MIRAGE", "MIRAGE-MAGIC"],
            "tokens": ["TOKEN"],
            "at_hand": ["SPIRIT", "MAGIC"],
            "field": [
                "SPIRIT contract < CONTRACT < NEXUS ~ SPIRIT",
                "SPIRIT + OTHERWORLD left",
                "SPIRIT + OTHERWORLD right",
                "FACED.B",
                "TOKEN",
            ],
        }
    )


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", "tokens:\n"])
def test_a_face_b_is_no_card_of_a_deck(tmp_path: Path, before: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"40 BS17-001\n{before}3 SAMPLE-001.B\n", encoding="utf-8")
    found = deck_check("battle-spirits")(load_deck(path))
    assert [one.arguments["card"] for one in found if one.message == "unknown-card"] == ["SAMPLE-001.B"]
    said = refused(lambda: taisen.new_match("battle-spirits", ("red", path), seed=1))
    assert "its face A SAMPLE-001" in said


# -- saved matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (1, 999),
        (1, -1),
        (3, [999]),
        (4, -1),
        (8, [1]),
        (9, [999]),
        (9, [[0, 0]]),
        (10, 3),
        (11, [999]),
        (11, ["a"]),
    ],
)
def test_a_field_card_that_cannot_be_is_not_loaded(place: int, value: object) -> None:
    data = json.loads(position(60, GAME).save())
    found = data["state"]["objects"][0]
    assert len(found) == 12
    found[place] = value
    assert "saved match" in refused(lambda: taisen.load_match(json.dumps(data)))


@pytest.mark.parametrize(
    ("field", "value"),
    [("apart", [[0, 5]]), ("apart", [[999, 5]]), ("apart", [[0]]), ("using", 999), ("using", -2)],
)
def test_cards_apart_and_in_use_that_cannot_be_are_not_loaded(field: str, value: object) -> None:
    data = json.loads(position(60, GAME).save())
    data["state"][field] = value
    assert "saved match" in refused(lambda: taisen.load_match(json.dumps(data)))


def test_a_card_with_two_sides_is_on_one_of_them() -> None:
    data = json.loads(position(60, GAME).save())
    found = data["state"]["objects"][0]
    found[3], found[8] = [found[1]], [3]
    assert "no side" in refused(lambda: taisen.load_match(json.dumps(data)))
