"""Writing scenarios: a position as the text that ``taisen.scenario.text`` reads.

The TOML is written by hand: the standard library only reads it, and a position needs tables, lists, texts,
numbers and truth values, nothing else.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.game import Game
    from taisen.kernel.position import Position

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100


def write_position(game: Game, position: Position, title: str = "position") -> str:
    """Return a position as scenario text, with the facts of the cards that are not built in."""
    lines: list[str] = []
    if game.name != "battle-spirits":
        lines.append(f"game = {_value(game.name)}")
    lines += ["[[scenario]]", f"title = {_value(title)}"]
    tables: list[tuple[str, Mapping[str, object]]] = []
    for name, value in position.fields.items():
        if isinstance(value, dict):
            tables.append((name, value))
        else:
            lines.append(f"{_key(name)} = {_value(value)}")
    tables += [(f"cards.{_key(number)}", facts) for number, facts in game.made_up(position).items()]
    for name, table in tables:
        lines += ["", f"[scenario.{name}]"]
        lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


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
    # What is left is written in JSON as in TOML, but for one character that only JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
