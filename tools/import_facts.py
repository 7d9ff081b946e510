"""Read the facts of printed cards and write them as card files of taisen.

    python tools/import_facts.py            # the set BS17
    python tools/import_facts.py BS17 BS18

Reads ``battle_spirits_ja.jsonl`` in the folder that TAISEN_CARD_DATA names and writes one TOML file a set to
``src/taisen/battle_spirits/data/cards``. Only facts are taken: number, name, kind, colours, cost, reduction,
families, levels, symbols. Effects and brave conditions are written by hand in taisen's notation: what a card
file already has there is kept when the script runs again.
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from pathlib import Path

SOURCE = "battle_spirits_ja.jsonl"
TARGET = Path(__file__).resolve().parent.parent / "src" / "taisen" / "battle_spirits" / "data" / "cards"
HEADER = """\
# {set}: the facts of its cards, and their effects in taisen's notation, one ability a line.
# levels = [[cores, BP], ...]. Written by tools/import_facts.py, which keeps effect and brave_condition.
"""


def main(sets: list[str]) -> int:
    """Write the card files of ``sets``; gives the exit status."""
    folder = os.environ.get("TAISEN_CARD_DATA", "")
    source = Path(folder) / SOURCE
    if not folder or not source.is_file():
        print(f"TAISEN_CARD_DATA: found {folder!r}; allowed: a folder with {SOURCE}", file=sys.stderr)
        return 1
    lines = source.read_text(encoding="utf-8").splitlines()
    cards = [json.loads(line) for line in lines if line.strip()]
    for name in sets or ["BS17"]:
        chosen = sorted(
            (card for card in cards if card["id"].startswith(f"{name}-")), key=lambda card: str(card["id"])
        )
        if not chosen:
            print(f"{source}: found no card of the set {name!r}", file=sys.stderr)
            return 1
        path = TARGET / f"{name}.toml"
        written = read_written(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        entries = [entry(card, written.get(card["id"], {})) for card in chosen]
        path.write_text("\n".join([HEADER.format(set=name), *entries]), encoding="utf-8")
        kept = sum(bool(item.get("effect")) for item in written.values())
        print(f"{path}: {len(chosen)} cards, {kept} effects kept")
    return 0


def read_written(path: Path) -> dict[str, dict[str, str]]:
    """What was written by hand in a card file: effect and brave_condition by number."""
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    kept = ("effect", "brave_condition")
    return {card["number"]: {key: card[key] for key in kept if key in card} for card in data["card"]}


def entry(card: dict[str, object], written: dict[str, str]) -> str:
    """The ``[[card]]`` table of one card."""
    levels = card["levels"]
    assert isinstance(levels, list)
    if any("soul_core_alt" in level or not str(level["level"]).isdecimal() for level in levels):
        raise SystemExit(f"{card['id']}: found a level row that is not a plain level: {levels}")
    rows = ["[[card]]"]
    rows.append(f"number = {text(card['id'])}")
    rows.append(f"name = {text(card['name'])}")
    rows.append(f"kind = {text(card['type'])}")
    rows.append(f"colors = {texts(card['colors'])}")
    rows.append(f"cost = {card['cost']}")
    rows.append(f"reduction = {texts(card['reduction'])}")
    rows.append(f"families = {texts(card['family'])}")
    pairs = ", ".join(f"[{level['cores']}, {level['bp']}]" for level in levels)
    rows.append(f"levels = [{pairs}]")
    rows.append(f"symbols = {texts(card['symbol'])}")
    if card["type"] == "brave":
        rows.append(f"brave_bp = {card['brave_bp']}")
        rows.append(f"brave_condition = {text(written.get('brave_condition', ''))}")
    # Triple quotes hold the notation as it is: its backslashes and quotes are escaped, its lines stay lines.
    effect = written.get("effect", "").replace("\\", "\\\\").replace('"""', '""\\"')
    rows.append(f'effect = """\n{effect}"""')
    return "\n".join(rows) + "\n"


def text(value: object) -> str:
    """A TOML basic string."""
    return json.dumps(str(value), ensure_ascii=False)


def texts(values: object) -> str:
    """A TOML list of strings."""
    assert isinstance(values, list)
    return f"[{', '.join(text(value) for value in values)}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
