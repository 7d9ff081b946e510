"""Lines that a card of its sort could never use are refused when the card is read."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.loading import definition_from_facts
from taisen.kernel.errors import BadInput


@pytest.mark.parametrize(
    ("kind", "effect", "wanted"),
    [
        pytest.param("spirit", "[flash] draw 1", "a magic", marks=pytest.mark.rule("BS-02.12")),
        pytest.param("spirit", "[trigger counter] draw 1", "a magic", marks=pytest.mark.rule("BS-19.05")),
        pytest.param(
            "spirit",
            "god decree: [spirit card with cost>=3]",
            "a Grandwalker",
            marks=pytest.mark.rule("BS-20.05"),
        ),
        pytest.param(
            "spirit",
            "this card is unaffected by all effects while set",
            "a card with a burst effect",
            marks=pytest.mark.rule("BS-25.02"),
        ),
        pytest.param(
            "spirit",
            "this card is not discarded by the opponent while it is set",
            "a card with a burst effect",
            marks=pytest.mark.rule("BS-25.02"),
        ),
        pytest.param(
            "spirit",
            "this token is put on the field only if the soul core is on this",
            "a token",
            marks=pytest.mark.rule("BS-34.01"),
        ),
        pytest.param(
            "spirit", "when turned to this face: draw 1", "a face B", marks=pytest.mark.rule("BS-30.04")
        ),
        pytest.param(
            "spirit",
            "[Lv1] when this is reborn: draw 1",
            "a rebirth card",
            marks=pytest.mark.rule("BS-30.01"),
        ),
        pytest.param(
            "spirit",
            "[set] when an own spirit attacks: draw 1",
            "a card with a mirage cost",
            marks=pytest.mark.rule("BS-26.01"),
        ),
        pytest.param(
            "spirit",
            "[soul state] when an own spirit attacks: draw 1",
            "a contract card",
            marks=pytest.mark.rule("BS-32.11"),
        ),
        pytest.param(
            "brave",
            "[combined left] when this attacks: draw 1",
            "an otherworld-god brave",
            marks=pytest.mark.rule("BS-16.09"),
        ),
        pytest.param(
            "brave",
            "[combined with a nexus] when an own spirit attacks: draw 1",
            "a mythic brave",
            marks=pytest.mark.rule("BS-17.03"),
        ),
        pytest.param(
            "spirit",
            '[type "x"] when an own spirit attacks: draw 1',
            "a magic",
            marks=pytest.mark.rule("BS-13.01"),
        ),
        pytest.param(
            "spirit",
            "[Lv1] when this attacks: put this magic on your field",
            "a magic",
            marks=pytest.mark.rule("BS-13.01"),
        ),
    ],
)
def test_a_line_is_refused_that_its_card_could_never_use(kind: str, effect: str, wanted: str) -> None:
    facts = {"number": "T-1", "kind": kind, "cost": 3, "levels": [[1, 1000]], "effect": effect}
    with pytest.raises(BadInput, match=f"allowed: such an ability on {wanted}$") as refused:
        definition_from_facts(facts)
    assert refused.value.found == f"ability 1 on T-1, a card of kind {kind}"
    assert refused.value.key == "card-ability-kind"
