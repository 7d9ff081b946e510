"""Read the facts of printed cards and write them as card files of taisen.

    python tools/import_facts.py battle-spirits BS17      # whole sets, or single cards by their numbers
    python tools/import_facts.py wixoss WDK01 WX04-021
    python tools/import_facts.py wixoss decks             # every card of the preconstructed decks

Reads the card list of the game in the folder that TAISEN_CARD_DATA names and writes one TOML file a set to
``src/taisen/<game>/data/cards``. Only facts are taken: numbers, names, kinds, colours, costs, classes, stats.
Effects and brave conditions are written by hand in taisen's notation: what a card file already has is kept
when the script runs again.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "src" / "taisen"
SOURCES = {"battle-spirits": "battle_spirits_ja.jsonl", "wixoss": "wixoss.jsonl"}
DECKS = "wixoss_decks.json"
HEADERS = {
    "battle-spirits": """\
# {set}: the facts of its cards, and their effects in taisen's notation, one ability a line.
# levels = [[cores, BP], ...]. Written by tools/import_facts.py, which keeps effect and brave_condition.
""",
    "wixoss": """\
# {set}: the facts of its cards, and their effects in taisen's notation, one ability a line.
# reprints: other numbers of the same card. Written by tools/import_facts.py, which keeps effects.
""",
}
COLORS = {"白": "white", "赤": "red", "青": "blue", "緑": "green", "黒": "black", "無": "colorless"}
KINDS = {
    "シグニ": "signi",
    "ルリグ": "lrig",
    "アーツ": "arts",
    "スペル": "spell",
    "キー": "key",
    "レゾナ": "resona",
    "アーツ/クラフト": "arts",
}
TIMINGS = {"メインフェイズ": "main", "アタックフェイズ": "attack", "スペルカットイン": "cut-in"}
SYMBOL = re.compile("《([^》]+)》×([0-9]+)")

Card = dict[str, object]


def main(arguments: list[str]) -> int:
    """Write the card files of a game; gives the exit status."""
    if len(arguments) < 2 or arguments[0] not in SOURCES:
        games = ", ".join(SOURCES)
        given = repr(" ".join(arguments))
        print(f"arguments: found {given}; allowed: a game ({games}), then sets or numbers", file=sys.stderr)
        return 1
    game, *wanted = arguments
    folder = os.environ.get("TAISEN_CARD_DATA", "")
    source = Path(folder) / SOURCES[game]
    if not folder or not source.is_file():
        print(f"TAISEN_CARD_DATA: found {folder!r}; allowed: a folder with {SOURCES[game]}", file=sys.stderr)
        return 1
    lines = source.read_text(encoding="utf-8").splitlines()
    cards = {
        str(card.get("id") or card["number"]): card for card in map(json.loads, filter(str.strip, lines))
    }
    reprints: dict[str, set[str]] = {}
    chosen: set[str] = set()
    for word in wanted:
        if game == "wixoss" and word == "decks":
            found = deck_cards(
                json.loads((Path(folder) / DECKS).read_text(encoding="utf-8")), cards, reprints
            )
        else:
            found = {number for number in cards if number == word or number.startswith(f"{word}-")}
        if not found:
            print(f"{source}: found no card of {word!r}", file=sys.stderr)
            return 1
        chosen |= found
    for set_name in sorted({number.partition("-")[0] for number in chosen}):
        write_set(game, set_name, cards, {n for n in chosen if n.partition("-")[0] == set_name}, reprints)
    return 0


def deck_cards(
    decks: dict[str, dict[str, list[Card]]], cards: dict[str, Card], reprints: dict[str, set[str]]
) -> set[str]:
    """The numbers of the cards of all decks; numbers of reprints are noted with the card that they are."""
    by_name = {
        plain(card["name"]): number for number, card in reversed(cards.items()) if card["era"] == "classic"
    }
    found: set[str] = set()
    for deck in decks.values():
        for entry in [*deck["lrig_deck"], *deck["main_deck"]]:
            number = str(entry["number"])
            known = str(entry.get("same_as") or number)
            if known not in cards:
                known = by_name[plain(entry["name"])]
            if known != number:
                reprints.setdefault(known, set()).add(number)
            found.add(known)
    return found


def write_set(
    game: str, name: str, cards: dict[str, Card], chosen: set[str], reprints: dict[str, set[str]]
) -> None:
    """Write the file of one set: the cards chosen, and those that it has already."""
    path = ROOT / game.replace("-", "_") / "data" / "cards" / f"{name}.toml"
    written = read_written(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    entry = battle_spirits_entry if game == "battle-spirits" else wixoss_entry
    entries: list[str] = []
    for number in sorted(chosen | set(written)):
        had = written.get(number, {})
        old = had.get("reprints", [])
        assert isinstance(old, list)
        others = sorted({*map(str, old), *reprints.get(number, set())})
        entries.append(entry(cards[number], had, others))
    path.write_text("\n".join([HEADERS[game].format(set=name), *entries]), encoding="utf-8")
    kept = sum(bool(item.get("effect")) for item in written.values())
    print(f"{path}: {len(entries)} cards, {kept} effects kept")


def read_written(path: Path) -> dict[str, Card]:
    """The tables of a card file as it is, by number."""
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {card["number"]: card for card in data["card"]}


def battle_spirits_entry(card: Card, written: Card, reprints: list[str]) -> str:
    """The ``[[card]]`` table of one Battle Spirits card."""
    levels = card["levels"]
    assert isinstance(levels, list)
    plain_levels = [level for level in levels if str(level["level"]).isdecimal()]
    over_counts = [level for level in levels if str(level["level"]).startswith("OC")]
    if len(plain_levels) + len(over_counts) != len(levels) or any("soul_core_alt" in row for row in levels):
        raise SystemExit(f"{card['id']}: found a level row that is neither a plain level nor OC: {levels}")
    if card["symbol"] is None:
        raise SystemExit(f"{card['id']}: found no symbols in the list; they are not known")
    rows = ["[[card]]"]
    rows.append(f"number = {text(card['id'])}")
    rows.append(f"name = {text(card['name'])}")
    rows.append(f"kind = {text(card['type'])}")
    rows.extend(f"{name} = true" for name in ("contract", "token") if card.get(name))
    rows.append(f"colors = {texts(card['colors'])}")
    rows.append(f"cost = {card['cost']}")
    rows.append(f"reduction = {texts(card['reduction'])}")
    rows.append(f"families = {texts(card['family'])}")
    first = int(str(plain_levels[0]["level"])) if plain_levels else 1
    pairs = ", ".join(
        f"[{level['cores']}, {level['bp']}]"
        if first == 1
        else f"[{level['level']}, {level['cores']}, {level['bp']}]"
        for level in plain_levels
    )
    rows.append(f"levels = [{pairs}]")
    rows.extend(f"over_count = [{str(row['level'])[2:]}, {row['bp']}]" for row in over_counts)
    rows.append(f"symbols = {texts(symbols(card))}")
    assumed = [
        field
        for field, source in (("symbols", "symbol_source"), ("reduction", "reduction_source"))
        if str(card.get(source, "")).startswith(("assumed", "doubtful"))
    ]
    if assumed:
        rows.append(f"assumed = {texts(assumed)}")
    # Of a rebirth card the list has face A alone.
    faces = card.get("faces", [])
    assert isinstance(faces, list)
    if any(face["face"] == "B" and face.get("levels") is None for face in faces):
        rows.append(f"unknown = {texts(['face_b'])}")
    if "mirage_cost" in card:
        rows.append(f"mirage_cost = {card['mirage_cost']}")
    if card["type"] == "brave":
        otherworld = "異魔神" in str(card["family"])
        sides = ("left_condition", "right_condition") if otherworld else ("brave_condition",)
        rows.append(f"brave_bp = {card['brave_bp']}")
        rows.extend(f"{name} = {text(written.get(name, ''))}" for name in sides)
    return "\n".join([*rows, effect_row(written)]) + "\n"


def symbols(card: Card) -> list[str]:
    """The symbols of a Battle Spirits card; a contract Grandwalker has coloured god symbols (BS-22.03)."""
    found = card["symbol"]
    assert isinstance(found, list)
    if card.get("contract") and "創界神" in str(card["family"]):
        return [f"{color}-god" for color in found]
    return [str(symbol) for symbol in found]


def wixoss_entry(card: Card, written: Card, reprints: list[str]) -> str:
    """The ``[[card]]`` table of one WIXOSS card."""
    kind = KINDS[str(card["type"])]
    rows = ["[[card]]"]
    rows.append(f"number = {text(card['number'])}")
    if reprints:
        rows.append(f"reprints = {texts(reprints)}")
    rows.append(f"name = {text(card['name'])}")
    rows.append(f"kind = {text(kind)}")
    rows.append(f"colors = {texts([COLORS[c] for c in str(card['color']) if c != '無'])}")
    if card["level"] != "-":
        rows.append(f"level = {card['level']}")
    if kind == "lrig":
        rows.append(f"limit = {999 if card['limit'] == '∞' else card['limit']}")
        rows.append(f"types = {texts(type_names(card['class']))}")
    if kind in ("signi", "resona"):
        rows.append(f"power = {card['power']}")
        rows.append(f"classes = {texts(re.split('[：/]', str(card['class'])))}")
    if card["restriction"] != "-":
        rows.append(f"limiting = {texts(type_names(card['restriction']))}")
    rows.extend(cost_rows(str(card["grow_cost"] if kind == "lrig" else card["cost"])))
    if card["coin"] != "-":
        rows.append(f"coins = {card['coin']}")
    timing = str(card["timing"])
    if timing != "-":
        rows.append(f"timings = {texts([word for printed, word in TIMINGS.items() if printed in timing])}")
    if "クラフト" in str(card["type"]):
        rows.append("craft = true")
    if card["team"] != "-":
        rows.append(f"team = {text(card['team'])}")
    return "\n".join([*rows, effect_row(written)]) + "\n"


def type_names(printed: object) -> list[str]:
    """The LRIG types of a LRIG or a limiting condition; the list has Latin ones in two widths."""
    return unicodedata.normalize("NFKC", str(printed)).removesuffix("限定").split("/")


def cost_rows(printed: str) -> list[str]:
    """The rows of a printed cost: Ener symbols, coins, and a choice of costs for symbols of two colours."""
    if printed == "-":
        return []
    choices: list[list[str]] = [[]]
    coins = 0
    for symbol, digits in SYMBOL.findall(unicodedata.normalize("NFKC", printed)):
        count = int(digits)
        if symbol == "コイン":
            coins += count
            continue
        colors = [COLORS[word] for word in symbol.split("/")]
        for _ in range(count):
            choices = [[*choice, color] for choice in choices for color in colors]
        if len(colors) > 1:
            # In which order they are named is all the same.
            choices = [list(choice) for choice in dict.fromkeys(tuple(sorted(choice)) for choice in choices)]
    rows = [f"cost = {texts(choices[0])}"]
    if len(choices) > 1:
        rows.append(f"alternatives = [{', '.join(texts(choice) for choice in choices)}]")
    if coins:
        rows.append(f"cost_coins = {coins}")
    return rows


def effect_row(written: Card) -> str:
    """The row of the effect: triple quotes hold the notation as it is, its lines stay lines."""
    effect = str(written.get("effect", "")).replace("\\", "\\\\").replace('"""', '""\\"')
    return f'effect = """\n{effect}"""'


def plain(name: object) -> str:
    """A name with letters and blanks of ordinary width, for comparing."""
    return unicodedata.normalize("NFKC", str(name)).replace(" ", "")


def text(value: object) -> str:
    """A TOML string; one with quotes in it is written literally."""
    found = str(value)
    return f"'{found}'" if '"' in found and "'" not in found else json.dumps(found, ensure_ascii=False)


def texts(values: object) -> str:
    """A TOML list of strings."""
    assert isinstance(values, list)
    return f"[{', '.join(text(value) for value in values)}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
