"""The facts of the built-in cards are those of the printed ones, and no printed text came along."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import taisen
from taisen.wixoss.loading import lookup

ROOT = Path(__file__).resolve().parents[2]
CARDS = Path(taisen.__file__).parent / "battle_spirits" / "data" / "cards"
WIXOSS_CARDS = Path(taisen.__file__).parent / "wixoss" / "data" / "cards"


def tool() -> ModuleType:
    """The script ``tools/import_facts.py`` as a module."""
    spec = importlib.util.spec_from_file_location("import_facts", ROOT / "tools" / "import_facts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def printed(card_data: Path) -> dict[str, dict[str, Any]]:
    lines = (card_data / "battle_spirits_ja.jsonl").read_text(encoding="utf-8").splitlines()
    cards = [json.loads(line) for line in lines]
    return {card["id"]: card for card in cards if card["id"].startswith("BS17-")}


def built_in() -> list[dict[str, Any]]:
    data = tomllib.loads((CARDS / "BS17.toml").read_text(encoding="utf-8"))
    cards: list[dict[str, Any]] = data["card"]
    return cards


def test_the_set_is_whole_and_in_order() -> None:
    numbers = [card["number"] for card in built_in()]
    assert len(numbers) == len(set(numbers)) == 90
    assert numbers == sorted(numbers)


def test_facts_are_the_printed_ones(printed: dict[str, dict[str, Any]]) -> None:
    for card in built_in():
        paper = printed[card["number"]]
        assert card["name"] == paper["name"]
        assert card["kind"] == paper["type"]
        assert card["colors"] == paper["colors"]
        assert card["cost"] == paper["cost"]
        assert card["reduction"] == paper["reduction"]
        assert card["families"] == paper["family"]
        assert card["levels"] == [[level["cores"], level["bp"]] for level in paper["levels"]]
        assert card["symbols"] == paper["symbol"]
        assert card.get("brave_bp") == paper.get("brave_bp")


def test_no_printed_text_is_in_the_card_file(printed: dict[str, dict[str, Any]]) -> None:
    text = (CARDS / "BS17.toml").read_text(encoding="utf-8")
    for paper in printed.values():
        for line in paper["effect"].splitlines():
            assert len(line) < 12 or line not in text


@pytest.fixture(scope="module")
def printed_wixoss(card_data: Path) -> dict[str, dict[str, Any]]:
    lines = (card_data / "wixoss.jsonl").read_text(encoding="utf-8").splitlines()
    return {card["number"]: card for card in map(json.loads, lines)}


@pytest.mark.parametrize("path", sorted(WIXOSS_CARDS.glob("*.toml")), ids=lambda path: path.stem)
def test_facts_of_wixoss_cards_are_the_printed_ones(
    path: Path, printed_wixoss: dict[str, dict[str, Any]]
) -> None:
    text = path.read_text(encoding="utf-8")
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    numbers = [card["number"] for card in cards]
    assert numbers == sorted(set(numbers))
    script = tool()
    for card in cards:
        paper = printed_wixoss[card["number"]]
        assert card["name"] == paper["name"]
        (again,) = tomllib.loads(script.wixoss_entry(paper, card, card.get("reprints", [])))["card"]
        assert card == again
        definition = lookup(card["number"])
        # What has a text has an effect, and its icons are lines of it (WX-02.13, WX-02.14).
        assert bool(card["effect"].strip()) == any(paper[field] != "-" for field in ("text", "burst_text"))
        assert (definition.burst is not None) == (paper["life_burst"] == "1")
        assert ("guard" in definition.keywords) == (paper["guard"] == "1")
        # The printed text never comes along.
        for line in str(paper["text"]).splitlines():
            assert len(line) < 12 or line not in text


def test_the_import_reads_costs_of_two_colours_and_coins() -> None:
    script = tool()
    assert script.cost_rows("-") == []
    assert script.cost_rows("《白》×２《無》×１") == ['cost = ["white", "white", "colorless"]']
    assert script.cost_rows("《白/黒》×1") == [
        'cost = ["white"]',
        'alternatives = [["white"], ["black"]]',
    ]
    assert script.cost_rows("《コイン》×3") == ["cost = []", "cost_coins = 3"]


def test_the_import_keeps_what_was_written_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = {
        "id": "T1-001",
        "name": 'A "brave"',
        "type": "brave",
        "colors": ["red"],
        "cost": 3,
        "reduction": [],
        "family": ["翼竜"],
        "levels": [{"level": 1, "cores": 1, "bp": 2000}],
        "symbol": [],
        "brave_bp": 1000,
        "effect": "printed",
    }
    (tmp_path / "battle_spirits_ja.jsonl").write_text(json.dumps(card) + "\n", encoding="utf-8")
    monkeypatch.setenv("TAISEN_CARD_DATA", str(tmp_path))
    script = tool()
    monkeypatch.setattr(script, "ROOT", tmp_path)
    assert script.main(["battle-spirits", "T1"]) == 0
    path = tmp_path / "battle_spirits" / "data" / "cards" / "T1.toml"
    first = path.read_text(encoding="utf-8")
    assert tomllib.loads(first)["card"][0] == {
        "number": "T1-001",
        "name": 'A "brave"',
        "kind": "brave",
        "colors": ["red"],
        "cost": 3,
        "reduction": [],
        "families": ["翼竜"],
        "levels": [[1, 2000]],
        "symbols": [],
        "brave_bp": 1000,
        "brave_condition": "",
        "effect": "",
    }
    effect = 'when x: say "y" \\ """\n[flash] draw 1\n'
    escaped = effect.replace("\\", "\\\\").replace('"""', '""\\"')
    written = first.replace('effect = """\n"""', f'effect = """\n{escaped}"""')
    path.write_text(written.replace('brave_condition = ""', 'brave_condition = "cost>=4"'), encoding="utf-8")
    assert script.main(["battle-spirits", "T1"]) == 0
    again = tomllib.loads(path.read_text(encoding="utf-8"))["card"][0]
    assert (again["effect"], again["brave_condition"]) == (effect, "cost>=4")
    monkeypatch.setenv("TAISEN_CARD_DATA", "")
    assert script.main(["battle-spirits", "T1"]) == 1
