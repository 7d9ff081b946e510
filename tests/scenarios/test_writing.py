"""Positions written as scenario text set up the same position again."""

from __future__ import annotations

import random
import tomllib

import pytest
from tests.contract.matches import choose, long_too, more_pairs, new_match, pairs

import taisen
from taisen.battle_spirits.state import ZONES, BattleState
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match

PAIRS = long_too(pairs("battle-spirits"), more_pairs("battle-spirits"))
KEPT = ("soul-swapped", "burst-set", "mirage-set", "magic-used", "gained", "milled", "attacks")


def seen(match: Match) -> list[object]:
    """All that the position is: what everybody sees, what lies hidden, who knows it, what was done."""
    state = match.state
    assert isinstance(state, BattleState)
    found: list[object] = []
    for viewer in (None, 0, 1):
        data = match.view(viewer).to_data()
        # The run of core moves in progress is no part of a position: it only leaves out options.
        data.pop("decision")
        for side in data["players"]:  # type: ignore[attr-defined]
            for card in side["field"]:
                card.pop("id")
            # Cards apart from the field have ids of the same row.
            side["apart"] = [entry[1:] for entry in side.get("apart", ())]
        for name in ("attacker", "blocker", "target"):
            # Of a battle that is over nothing is kept.
            data.pop(name)
        found.append(data)
    for player in (0, 1):
        for zone in range(len(ZONES)):
            cards = state.zone(player, zone)
            found.append([(state.definitions[card].number, state.known[card]) for card in cards])
    found.append(sorted((k, n) for k, n in state.marks.items() if k.partition(" ")[0] in KEPT))
    found.append(match.decision is not None and (match.decision.player, match.decision.prompt))
    return found


@pytest.mark.parametrize("pair", PAIRS)
def test_a_written_position_is_set_up_again(pair: str) -> None:
    match = new_match(pair, 3)
    rng = random.Random(3)
    written = refused = 0
    while match.decision is not None:
        before = match.digest()
        try:
            position = match.position()
        except BadInput:
            refused += 1
            # What belongs to the turn may be left out on demand; what is in progress may not.
            if match.decision.prompt not in ("main", "attack"):
                with pytest.raises(BadInput):
                    match.position(exact=False)
        else:
            written += 1
            text = taisen.position_text(position, "as it stands")
            again = taisen.match_from_position(text, 1)
            assert seen(again) == seen(match)
            assert again.position().fields == position.fields
            assert set(offered(match)) <= set(offered(again))
        assert match.digest() == before
        match.answer(choose(match, rng))
    assert written >= 5
    assert refused >= 5


def offered(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.text for option in match.decision.options]


TEXT = """
[[scenario]]
turn = 5
step = "attack"
begun = true
cards."A.1" = {name = 'a "quoted" \\ name', kind = "brave", brave_bp = 1000, brave_condition = "spirit"}
cards.V5 = {kind = "spirit", cost = 3, levels = [[1, 5000]], effect = "when this attacks: draw 1"}
player = {deck = 3, hand = ["V5 known=both"], field = ["V5 cores=2 soul exhausted"], done = {burst-set = 1}}
opponent = {deck = ["BS17-001 known=own", "FILLER"], soul = "trash", life = 1, done = {milled = 2}}
"""


def test_made_up_cards_and_who_knows_what_are_written() -> None:
    text = TEXT.replace(
        ', brave_condition = "spirit"}', ', levels = [[1, 1000]], brave_condition = "spirit"}'
    )
    match = taisen.match_from_position(text.replace('["V5 cores', '["V5 cores=1 + A.1", "V5 cores'), 1)
    written = taisen.position_text(match.position())
    tables = tomllib.loads(written)["scenario"][0]
    assert sorted(tables["cards"]) == ["A.1", "V5"]
    assert tables["player"]["field"] == ["V5 cores=1 + A.1", "V5 cores=2 soul exhausted"]
    assert tables["player"]["hand"] == ["V5 known=both"]
    assert tables["player"]["deck"] == 3
    assert tables["player"]["done"] == {"burst-set": 1}
    assert tables["opponent"]["deck"] == ["BS17-001 known=own", "FILLER"]
    assert seen(taisen.match_from_position(written, 1)) == seen(match)


def test_a_step_that_has_begun_gives_no_effects_of_its_beginning_again() -> None:
    card = 'cards.S = {levels = [[1, 1000]], effect = "when your main step begins: draw 1"}'
    text = f'[[scenario]]\n{card}\nplayer = {{field = ["S"]}}\n'
    assert taisen.match_from_position(text).view(0).to_data()["players"][0]["zones"]["hand"]["count"] == 1  # type: ignore[index]
    begun = text + "begun = true\n"
    assert taisen.match_from_position(begun).view(0).to_data()["players"][0]["zones"]["hand"]["count"] == 0  # type: ignore[index]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("known=both", "known=all", "hand"),
        ("known=both", "unknown", "hand"),
        ("begun = true", "begun = 1", "begun"),
        ('step = "attack"', 'step = "end"', "begun"),
        ("burst-set = 1", "burst-set = -1", "done"),
        ("burst-set = 1", "bursts = 1", "done"),
        ("milled = 2", "attacks = 2", "done"),
    ],
)
def test_wrong_fields_are_refused_with_their_place(old: str, new: str, place: str) -> None:
    text = TEXT.replace("brave_bp = 1000", "levels = [[1, 1000]], brave_bp = 1000")
    taisen.position(text)
    assert old in text
    with pytest.raises(BadInput) as caught:
        taisen.position(text.replace(old, new))
    assert place in caught.value.place


def test_what_cannot_be_said_is_refused() -> None:
    fresh = taisen.new_match("battle-spirits", ("red", "purple"), 7)
    with pytest.raises(BadInput, match="choose-first"):
        fresh.position()
    card = 'cards.B = {kind = "magic", cost = 0, effect = "[main] 1 own spirit gets BP+1000 this turn"}'
    lasting = f'[[scenario]]\n{card}\nplayer = {{field = ["BS17-001"], hand = ["B"]}}\n'
    match = taisen.match_from_position(lasting)
    match.answer("magic B main")
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    with pytest.raises(BadInput, match="lasting effect"):
        match.position()
    again = taisen.match_from_position(match.position(exact=False))
    assert again.view(0).to_data()["turn"] == 3
    with pytest.raises(BadInput, match="toy"):
        new_match("toy", 1).position()
