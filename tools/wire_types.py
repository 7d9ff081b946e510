"""Write ``web/src/wire.ts``: the types of all wire messages in TypeScript, made from the Python types.

python tools/wire_types.py            # write the file
python tools/wire_types.py --check    # fail if the file is not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from taisen.table import boards, wire
from taisen.table.wire import basics, messages, positions, replays, requests, tables

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = "// Made by tools/wire_types.py from src/taisen/table/wire/; change it there.\n"
MODULES: Final = (boards, basics, tables, messages, requests, replays, positions)
"""In the order in which their types are written."""
NAMED: Final = ("Board", "Face", "Edited")
"""Unions of one type a game, which have a name of their own in TypeScript too."""
UNIONS: Final = {
    "Incoming": wire.Incoming,
    "Outgoing": wire.Outgoing,
}
"""Names for the unions that are sent over the socket."""


def structs() -> list[type[msgspec.Struct]]:
    """Return every type that goes over the wire, in the order in which the modules define them."""
    found: list[type[msgspec.Struct]] = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                if value.__module__ == module.__name__ and value not in (
                    wire.ServerMessage,
                    wire.ClientMessage,
                ):
                    found.append(value)
    return found


def written(kind: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(alternatives(kind))
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    simple: dict[type[inspect.Type], str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
    }
    found = simple.get(type(kind))
    if found is None:
        raise SystemExit(f"wire types: no TypeScript for {kind}")
    return found


def alternatives(kind: inspect.UnionType) -> list[str]:
    """Return what a union may be; what differs by game goes by the name of all of these together."""
    left = [written(one) for one in kind.types]
    for name in NAMED:
        together = inspect.type_info(getattr(wire, name))
        assert isinstance(together, inspect.UnionType)
        parts = [written(one) for one in together.types]
        if all(part in left for part in parts):
            left = [name, *(one for one in left if one not in parts)]
    return left


def interface(cls: type[msgspec.Struct]) -> str:
    """Return a message as a TypeScript interface. A field with a default may be left out when it is sent."""
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType)
    # What the server sends is always whole; what a browser sends may leave defaults out.
    sent = issubclass(cls, wire.ClientMessage) or cls in SENT
    lines = [f"export interface {cls.__name__} {{"]
    if kind.tag is not None:
        lines.append(f"  type: {msgspec.json.encode(kind.tag).decode()};")
    for one in kind.fields:
        mark = "" if one.required or not sent else "?"
        type_text = written(one.type)
        lines.append(f"  {one.encode_name}{mark}: {type_text};")
    lines.append("}")
    return "\n".join(lines)


SENT: Final = (wire.NewTable, wire.SeatChoice, wire.DeckChoice, wire.JoinTable, wire.DeckText, wire.NewNote)
"""Bodies of HTTP requests, beside the messages of the socket."""


def text() -> str:
    """Return the whole file."""
    parts = [HEAD]
    parts.append(
        f'export const PROTOCOL = "{wire.PROTOCOL}";\nexport const TOKEN_PREFIX = "{wire.TOKEN_PREFIX}";\n'
    )
    parts.extend(interface(cls) + "\n" for cls in structs())
    language = inspect.type_info(wire.Language)
    parts.append(f"export type Language = {written(language)};\n")
    for name in NAMED:
        together = inspect.type_info(getattr(wire, name))
        assert isinstance(together, inspect.UnionType)
        members = " | ".join(written(one) for one in together.types)
        parts.append(f"export type {name} = {members};\n")
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {written(inspect.type_info(union))};\n")
    return "\n".join(parts)


def main() -> None:
    """Write the file, or check it."""
    wanted = text()
    if sys.argv[1:] == ["--check"]:
        found = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if found != wanted:
            raise SystemExit(f"{TARGET} is not what the Python types make: run python tools/wire_types.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()
