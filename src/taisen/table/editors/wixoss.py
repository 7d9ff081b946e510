"""The editor of WIXOSS: fields of ``wixoss.positions`` and ``wire.WixossEditedPosition``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.table import wire
from taisen.table.boards import WixossBoard
from taisen.table.editors.base import Editor, items, kept, table
from taisen.wixoss.positions import FACE_DOWN, FILLER, STANDING, STATES, ZONES

if TYPE_CHECKING:
    from collections.abc import Mapping

SIDES: Final = ("player", "opponent")
COUNTS: Final = ("coins", "subscribers")
CHARM: Final = "charm"
UNSEEN: Final = FILLER.number
"""What stands for a charm that nobody may see."""


class WixossEditor(Editor):
    """How positions of WIXOSS are edited."""

    game: ClassVar[str] = "wixoss"
    hidden: ClassVar[tuple[str, ...]] = ("deck", "lrig_deck", "hand", "life", *FACE_DOWN)

    def sides(self, fields: Mapping[str, object]) -> dict[str, object]:
        """Return phase and step, and both sides."""
        return {
            "phase": fields.get("phase", "main"),
            "step": fields.get("step", ""),
            "sides": [_edited_side(table(fields, side)) for side in SIDES],
        }

    def write(self, position: wire.Edited, table_of: dict[str, object]) -> None:
        """Put an edited position in place of that of a scenario's table."""
        assert isinstance(position, wire.WixossEditedPosition)
        before = (table_of.get("turn", 3), table_of.get("phase", "main"), table_of.get("step", ""))
        if before != (position.turn, position.phase, position.step):
            table_of.pop("begun", None)
        table_of["phase"] = position.phase
        table_of.pop("step", None)
        if position.step:
            table_of["step"] = position.step
        for name, side in zip(SIDES, position.sides, strict=True):
            table_of[name] = {**_written_side(side), **kept(table(table_of, name))}

    def stand_still(self, board: wire.Board, fields: Mapping[str, object]) -> None:
        """Let a board in which nothing has begun show the phase and step that it is set up in."""
        assert isinstance(board, WixossBoard)
        board.phase = str(fields.get("phase", "main"))
        board.step = str(fields.get("step", ""))

    def leaves_out(self, side: Mapping[str, object]) -> bool:
        """Return whether a side leaves something hidden as the match has it now."""
        return super().leaves_out(side) or any(_charm(side.get(name)) == [UNSEEN] for name in STANDING)

    def covered(self, side: dict[str, object]) -> dict[str, object]:
        """Return a side on which charms have no face."""
        # WX-30.02
        return {name: _with_charm(value, [UNSEEN]) for name, value in side.items()}

    def uncovered(self, side: dict[str, object], present: Mapping[str, object]) -> dict[str, object]:
        """Return a side on which charms without a face are those that are there now."""
        found = dict(side)
        for name in STANDING:
            before = present.get(name)
            if _charm(side.get(name)) == [UNSEEN] and _charm(before):
                found[name] = _with_charm(side[name], _charm(before))
        return found


def _charm(stack: object) -> list[object]:
    charm = stack.get(CHARM, []) if isinstance(stack, dict) else []
    return [charm] if isinstance(charm, str) else items(charm)


def _with_charm(stack: object, charm: list[object]) -> object:
    return {**stack, CHARM: charm} if isinstance(stack, dict) and CHARM in stack else stack


# -- from fields to what is edited -----------------------------------------------------------------


def _edited_side(side: Mapping[str, object]) -> dict[str, object]:
    known = (*ZONES, *FACE_DOWN, *COUNTS, "viruses", "ride", "open")
    found: dict[str, object] = {name: side[name] for name in known if name in side}
    if isinstance(found.get("viruses"), str):
        found["viruses"] = [found["viruses"]]
    found.update((name, _edited_card(side[name])) for name in STANDING if name in side)
    return found


def _edited_card(value: object) -> dict[str, object]:
    """A card with what belongs to it: a text, a table, or a list of it and what lies under it."""
    if isinstance(value, dict):
        found: dict[str, object] = {"number": value.get("card", "")}
        found.update((state, value[state]) for state in STATES if state in value)
        for word in (CHARM, "acce"):
            hung = items(value[word]) if isinstance(value.get(word), list) else [value.get(word, "")]
            found[word] = hung[0] if hung else ""
        under = value.get("under", [])
        found["under"] = [under] if isinstance(under, str) else under
        return found
    if isinstance(value, list):
        return {**_edited_card(value[0] if value else ""), "under": value[1:]}
    number, *states = str(value).split() or [""]
    return {"number": number, **{state: True for state in states if state in STATES}}


# -- and back --------------------------------------------------------------------------------------


def _written_side(side: wire.WixossEditedSide) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in STANDING:
        card = getattr(side, name)
        if card is not None:
            found[name] = _written_card(card)
    found.update((name, value) for name in (*ZONES, *FACE_DOWN) if (value := getattr(side, name)) is not None)
    found.update((name, value) for name in COUNTS if (value := getattr(side, name)))
    if side.viruses:
        found["viruses"] = side.viruses
    if side.ride:
        found["ride"] = side.ride
    if side.open:
        found["open"] = True
    return found


def _written_card(card: wire.WixossEditedCard) -> object:
    states = [state for state in STATES if getattr(card, state)]
    if not (card.charm or card.acce or card.under):
        return " ".join((card.number, *states))
    found: dict[str, object] = {"card": card.number, **dict.fromkeys(states, True)}
    found.update((word, value) for word in (CHARM, "acce") if (value := getattr(card, word)))
    if card.under:
        found["under"] = card.under
    return found


EDITOR: Final = WixossEditor()
