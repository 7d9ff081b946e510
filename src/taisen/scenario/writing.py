"""Writing scenarios: a position as the text that ``taisen.scenario.text`` reads.

The TOML is written by hand: the standard library only reads it, and a position needs tables, lists, texts,
numbers and truth values, nothing else.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from taisen.scenario.text import DEFAULT_GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.game import Game
    from taisen.kernel.position import Position

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100


def write_position(game: Game, position: Position, title: str = "position") -> str:
    """Return a position as scenario text, with the facts of the cards that are not built in."""
    return write_fields(game, position.fields, game.made_up(position), title)


def write_fields(
    game: Game, fields: Mapping[str, object], cards: Mapping[str, Mapping[str, object]], title: str
) -> str:
    """Return the fields of a position as scenario text, with the facts of made-up cards."""
    data: dict[str, object] = {} if game.name == DEFAULT_GAME else {"game": game.name}
    scenario: dict[str, object] = {"title": title, **fields}
    if cards:
        scenario["cards"] = dict(cards)
    return write_scenarios({**data, "scenario": [scenario]})


def write_scenarios(data: Mapping[str, object]) -> str:
    """Return the data of a scenario text as such a text again; comments are lost."""
    lines = [f"{_key(name)} = {_value(value)}" for name, value in data.items() if _is_plain(value)]
    for name, value in data.items():
        if isinstance(value, dict):
            lines += _table(_key(name), value, "[", "]")
        elif not _is_plain(value):
            assert isinstance(value, list)
            for one in value:
                lines += _table(_key(name), one, "[[", "]]")
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_plain(value: object) -> bool:
    """Whether a value is written in one place; tables and lists of tables have headings of their own."""
    if isinstance(value, list):
        return not any(isinstance(item, dict) for item in value)
    return not isinstance(value, dict)


def _table(heading: str, table: Mapping[str, object], opening: str, closing: str) -> list[str]:
    lines = ["", f"{opening}{heading}{closing}"]
    # Tables follow what is no table: after a heading everything belongs to that heading. A table in a
    # table, such as the facts of a card, is written on one line.
    lines += [
        f"{_key(name)} = {_value(value)}" for name, value in table.items() if not isinstance(value, dict)
    ]
    for name, value in table.items():
        if not isinstance(value, dict):
            continue
        if opening == "[[":
            lines += _table(f"{heading}.{_key(name)}", value, "[", "]")
        else:
            lines.append(f"{_key(name)} = {_value(value)}")
    return lines


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list):
        items = [_value(item) for item in value]
        line = f"[{', '.join(items)}]"
        if len(line) <= _WIDTH:
            return line
        return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    if isinstance(value, str) and "\n" in value:
        text = value.replace("\\", "\\\\").replace('"', '\\"').replace("\x7f", "\\u007F")
        if all(character.isprintable() or character == "\n" for character in text):
            return f'"""\n{text}"""'
    # What is left is written in JSON as in TOML, but for one character that only JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
