"""Lines whose event never reaches their card where it is: refused when the card is read."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.hearing import HEARD
from taisen.battle_spirits.loading import definition_from_facts
from taisen.kernel.errors import BadInput


def read(kind: str, effect: str) -> None:
    facts: dict[str, object] = {"number": "T-1", "name": "x", "kind": kind, "cost": 3, "effect": effect}
    if kind != "magic":
        facts["levels"] = [[1, 1000]]
    definition_from_facts(facts)


@pytest.mark.rule("BS-35.01")
@pytest.mark.parametrize(
    ("place", "line", "trigger"),
    [
        ("in the hand", "in hand: {}", "an own spirit attacks"),
        # Of the ways to leave the trash hears of destruction alone.
        ("in the trash", "in trash: {}", "an own spirit leaves the field"),
        ("at hand", "in at hand row: {}", "an own spirit is destroyed"),
    ],
)
def test_a_card_off_the_field_is_refused_an_event_that_it_never_hears(
    place: str, line: str, trigger: str
) -> None:
    with pytest.raises(BadInput) as refused:
        read("spirit", "[Lv1] when this attacks: draw 1\n" + line.format(f"when {trigger}: draw 1"))
    assert refused.value.place == "card, effect"
    assert refused.value.found == f"ability 2, given {place} when {trigger}"
    name = {"in the hand": "hand", "in the trash": "trash", "at hand": "at-hand"}[place]
    assert refused.value.allowed == "the events " + ", ".join(sorted(HEARD[name]))
    assert refused.value.key == "card-unheard"


@pytest.mark.rule("BS-35.01")
@pytest.mark.parametrize(
    ("kind", "effect", "allowed"),
    [
        ("spirit", "in hand: when this is destroyed: draw 1", "an event of other cards"),
        ("spirit", "in trash: when this is destroyed: draw 1", "an event of that card there"),
        ("spirit", "[burst when this attacks] draw 1", "an event of other cards"),
        ("spirit", "[Lv1] when this card is put at hand: draw 1", "an event of that card there"),
        ("spirit", "when this set card is discarded by the opponent: draw 1", "an event of that card there"),
        ("spirit", "when this is set as a mirage: draw 1", "an event of that card there"),
        (
            "magic",
            '[type "x"] when this attacks: draw 1\n[flash] put this magic on your field',
            "an event of that card there",
        ),
        (
            "spirit",
            "own spirits have (when this card is put at hand: draw 1)",
            "an event of that card there",
        ),
    ],
)
def test_a_line_is_refused_that_waits_for_what_cannot_happen_to_its_card_there(
    kind: str, effect: str, allowed: str
) -> None:
    with pytest.raises(BadInput, match="ability 1, given") as refused:
        read(kind, effect)
    assert refused.value.allowed == allowed


@pytest.mark.rule("BS-15.14")
@pytest.mark.parametrize(
    ("kind", "trigger", "wanted"),
    [
        ("spirit", "this is deployed", "a nexus"),
        ("spirit", "this brave is summoned", "a brave"),
        ("nexus", "this is summoned", "a card that is summoned"),
    ],
)
def test_a_timing_is_refused_that_cards_of_that_kind_never_have(kind: str, trigger: str, wanted: str) -> None:
    with pytest.raises(BadInput, match=f"allowed: such an ability on {wanted}"):
        read(kind, f"when {trigger}: draw 1")


USE = "in hand: when an opposing spirit is destroyed: use this card for its"


@pytest.mark.rule("BS-43.04")
@pytest.mark.parametrize(
    ("kind", "effect", "wanted"),
    [
        ("spirit", "soul magic: red", "a magic"),
        (
            "magic",
            '[type "x"] flash once per turn: draw 1\n[flash] draw 1',
            "a magic that is put on the field by its own effect",
        ),
        ("magic", f"[main] draw 1\n{USE} flash effect without paying", "a magic with a flash effect"),
        ("magic", f"[flash] draw 1\n{USE} main effect paying 1", "a magic with a main effect"),
        ("spirit", f"{USE} main effect paying 1", "a magic with a main effect"),
        ("magic", f"{USE} zero counter effect without paying", "a magic with a Zero Counter"),
        (
            "magic",
            f"{USE} flash effect without paying\n[flash] draw 1\n[zero counter] draw 1",
            "a card with a line that uses it for its Zero Counter",
        ),
    ],
)
def test_a_use_is_refused_for_which_the_card_has_nothing(kind: str, effect: str, wanted: str) -> None:
    with pytest.raises(BadInput, match=f"allowed: such an ability on {wanted}$"):
        read(kind, effect)


@pytest.mark.rule("BS-35.01")
@pytest.mark.parametrize(
    "effect",
    [
        "in hand: when an own spirit is destroyed: draw 1",
        "in trash: when an own spirit is destroyed: draw 1",
        "in trash: when this set card is discarded by the opponent: draw 1",
        "in at hand row: when this card is put at hand: draw 1",
        "[burst when an opposing spirit attacks] draw 1",
        "[Lv1] when this attacks: draw 1",
    ],
)
def test_what_a_card_can_hear_is_read(effect: str) -> None:
    read("spirit", effect)
