"""Lines that a card of its sort could never use are refused when the card is read."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.loading import definition_from_facts
from taisen.kernel.errors import BadInput

CASES = (
    ("BS-02.12", "spirit", "[flash] draw 1", "a magic"),
    ("BS-19.05", "spirit", "[trigger counter] draw 1", "a magic"),
    ("BS-20.05", "spirit", "god decree: [spirit card with cost>=3]", "a Grandwalker"),
    ("BS-25.02", "spirit", "this card is unaffected by all effects while set", "a card with a burst effect"),
    (
        "BS-25.02",
        "spirit",
        "this card is not discarded by the opponent while it is set",
        "a card with a burst effect",
    ),
    (
        "BS-34.01",
        "spirit",
        "this token is put on the field only if the soul core is on this",
        "a token",
    ),
    ("BS-30.04", "spirit", "when turned to this face: draw 1", "a face B"),
    ("BS-30.01", "spirit", "[Lv1] when this is reborn: draw 1", "a rebirth card"),
    ("BS-26.01", "spirit", "[set] when an own spirit attacks: draw 1", "a card with a mirage cost"),
    ("BS-32.11", "spirit", "[soul state] when an own spirit attacks: draw 1", "a contract card"),
    ("BS-16.09", "brave", "[combined left] when this attacks: draw 1", "an otherworld-god brave"),
    ("BS-17.03", "brave", "[combined with a nexus] when an own spirit attacks: draw 1", "a mythic brave"),
    ("BS-13.01", "spirit", '[type "x"] when an own spirit attacks: draw 1', "a magic"),
    ("BS-13.01", "spirit", "[Lv1] when this attacks: put this magic on your field", "a magic"),
)


@pytest.mark.parametrize(
    ("kind", "effect", "wanted"),
    [pytest.param(*case, id=f"{rule} {case[0]}", marks=pytest.mark.rule(rule)) for rule, *case in CASES],
)
def test_a_line_is_refused_that_its_card_could_never_use(kind: str, effect: str, wanted: str) -> None:
    facts = {"number": "T-1", "kind": kind, "cost": 3, "levels": [[1, 1000]], "effect": effect}
    with pytest.raises(BadInput, match=f"allowed: such an ability on {wanted}$") as refused:
        definition_from_facts(facts)
    assert refused.value.found == f"ability 1 on T-1, a card of kind {kind}"
    assert refused.value.key == "card-ability-kind"
