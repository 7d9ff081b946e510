"""The editor of Battle Spirits: fields of ``battle_spirits.positions`` and ``wire.EditedPosition``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from taisen.battle_spirits.positions import BELOW, COUNTS, COVERED, FILLER, UNDER, WITH, ZONES
from taisen.table import wire
from taisen.table.boards import BattleSpiritsBoard
from taisen.table.editors.base import Editor, items, kept, table

if TYPE_CHECKING:
    from collections.abc import Mapping

SIDES: Final = ("player", "opponent")
AT_HAND: Final = "at_hand"
FIELD: Final = "field"
UNSEEN: Final = FILLER.number
"""What stands for a card that lies face down below another."""
POSTURES: Final = ("exhausted", "heavily-exhausted")


class BattleSpiritsEditor(Editor):
    """How positions of Battle Spirits are edited."""

    game: ClassVar[str] = "battle-spirits"
    hidden: ClassVar[tuple[str, ...]] = ("deck", "hand", "burst", "tokens")

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

    def leaves_out(self, side: Mapping[str, object]) -> bool:
        """Return whether a side leaves something hidden as the match has it now."""
        covered = any(UNSEEN in _edited_card(str(text)).covered for text in items(side.get(FIELD)))
        return super().leaves_out(side) or AT_HAND not in side or covered

    def covered(self, side: dict[str, object]) -> dict[str, object]:
        """Return a side on which face-down cards below have no face, and without a row that hides one."""
        found = dict(side)
        # BS-39.05
        if any("known=" in str(entry) for entry in items(side.get(AT_HAND))):
            del found[AT_HAND]
        if FIELD in side:
            found[FIELD] = [_covered_card(text) for text in items(side[FIELD])]
        return found

    def uncovered(self, side: dict[str, object], present: Mapping[str, object]) -> dict[str, object]:
        """Return a side on which face-down cards without a face are those that are there now."""
        found = dict(side)
        if AT_HAND not in side and AT_HAND in present:
            found[AT_HAND] = present[AT_HAND]
        there = [_edited_card(str(text)) for text in items(present.get(FIELD))]
        if isinstance(side.get(FIELD), list):
            found[FIELD] = [_uncovered_card(text, there) for text in items(side[FIELD])]
        return found


def _covered_card(text: object) -> object:
    card = _edited_card(str(text))
    if not card.covered:
        return text
    card.covered = [UNSEEN] * len(card.covered)
    return _written_card(card)


def _uncovered_card(text: object, there: list[wire.EditedCard]) -> object:
    """A stack with the face-down cards of the one that it is now, which is no other's then."""
    card = _edited_card(str(text))
    if UNSEEN not in card.covered:
        return text
    now = next((one for one in there if one.covered and one.number == card.number), None)
    if now is None:
        return text
    there.remove(now)
    card.covered = [now.covered.pop(0) if each == UNSEEN and now.covered else each for each in card.covered]
    return _written_card(card)


def _edited_side(side: Mapping[str, object]) -> dict[str, object]:
    cards = [_edited_card(str(text)) for text in items(side.get("field", []))]
    found: dict[str, object] = {name: side[name] for name in (*COUNTS, *ZONES, "open") if name in side}
    found["field"] = cards
    found["soul"] = "field" if any(card.soul for card in cards) else side.get("soul", "void")
    return found


def _edited_card(text: str) -> wire.EditedCard:
    first, *rest = UNDER.split(text.strip())
    number, *words = first.split() or [""]
    card = wire.EditedCard(number)
    for word in words:
        if word == "soul":
            card.soul = True
        elif word == "contract":
            card.contract = True
        elif word in POSTURES:
            card.posture = _posture(word)
        elif word.removeprefix("cores=").isdecimal():
            card.cores = int(word.removeprefix("cores="))
    places = {WITH: card.braves, BELOW: card.bases, COVERED: card.covered}
    for sign, words_under in zip(rest[::2], rest[1::2], strict=True):
        places[sign].append(" ".join(words_under.split()))
    return card


def _posture(word: str) -> Literal["exhausted", "heavily-exhausted"]:
    return "exhausted" if word == "exhausted" else "heavily-exhausted"


def _written_side(side: wire.EditedSide) -> dict[str, object]:
    found: dict[str, object] = {name: getattr(side, name) for name in COUNTS}
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
    if card.contract:
        words.append("contract")
    for sign, below in ((WITH, card.braves), (BELOW, card.bases), (COVERED, card.covered)):
        for under in below:
            words += [sign, under]
    return " ".join(words)


EDITOR: Final = BattleSpiritsEditor()
