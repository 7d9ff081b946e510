"""The editor of Battle Spirits: fields of ``battle_spirits.positions`` and ``wire.EditedPosition``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from taisen.table import wire
from taisen.table.boards import BattleSpiritsBoard
from taisen.table.editors.base import Editor, items, kept, table

if TYPE_CHECKING:
    from collections.abc import Mapping

SIDES: Final = ("player", "opponent")
ZONES: Final = ("deck", "hand", "trash", "burst", "removed")
CORES: Final = ("life", "reserve", "trash_cores", "counts")
POSTURES: Final = ("exhausted", "heavily-exhausted")


class BattleSpiritsEditor(Editor):
    """How positions of Battle Spirits are edited."""

    game: ClassVar[str] = "battle-spirits"
    hidden: ClassVar[tuple[str, ...]] = ("deck", "hand", "burst")

    def sides(self, fields: Mapping[str, object]) -> dict[str, object]:
        """Return the step and both sides."""
        sides = [_edited_side(table(fields, side)) for side in SIDES]
        return {"step": fields.get("step", "main"), "sides": sides}

    def write(self, position: wire.Edited, table_of: dict[str, object]) -> None:
        """Put an edited position in place of that of a scenario's table."""
        assert isinstance(position, wire.EditedPosition)
        if (table_of.get("turn", 3), table_of.get("step", "main")) != (position.turn, position.step):
            table_of.pop("begun", None)
        table_of["step"] = position.step
        for name, side in zip(SIDES, position.sides, strict=True):
            table_of[name] = {**_written_side(side), **kept(table(table_of, name))}

    def stand_still(self, board: wire.Board, fields: Mapping[str, object]) -> None:
        """Let a board in which nothing has begun show the step that it is set up in."""
        assert isinstance(board, BattleSpiritsBoard)
        board.step = str(fields.get("step", "main"))


def _edited_side(side: Mapping[str, object]) -> dict[str, object]:
    cards = [_edited_card(str(text)) for text in items(side.get("field", []))]
    found: dict[str, object] = {name: side[name] for name in (*CORES, *ZONES, "open") if name in side}
    found["field"] = cards
    found["soul"] = "field" if any(card.soul for card in cards) else side.get("soul", "void")
    return found


def _edited_card(text: str) -> wire.EditedCard:
    top, *braves = [part.strip() for part in text.split("+")]
    words = top.split()
    card = wire.EditedCard(words[0] if words else "", braves=braves)
    for word in words[1:]:
        if word == "soul":
            card.soul = True
        elif word in POSTURES:
            card.posture = _posture(word)
        elif word.removeprefix("cores=").isdecimal():
            card.cores = int(word.removeprefix("cores="))
    return card


def _posture(word: str) -> Literal["exhausted", "heavily-exhausted"]:
    return "exhausted" if word == "exhausted" else "heavily-exhausted"


def _written_side(side: wire.EditedSide) -> dict[str, object]:
    found: dict[str, object] = {name: getattr(side, name) for name in CORES}
    found.update((name, value) for name in ZONES if (value := getattr(side, name)) is not None)
    if side.soul != "field":
        found["soul"] = side.soul
    found["field"] = [_written_card(card) for card in side.field]
    if side.open:
        found["open"] = True
    return found


def _written_card(card: wire.EditedCard) -> str:
    words = [card.number]
    if card.cores is not None:
        words.append(f"cores={card.cores}")
    if card.soul:
        words.append("soul")
    if card.posture != "refreshed":
        words.append(card.posture)
    for brave in card.braves:
        words += ["+", brave]
    return " ".join(words)


EDITOR: Final = BattleSpiritsEditor()
