"""Positions given from outside: what a match may begin from, or be repaired to, as plain data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.kernel.randomness import KEY_BYTES
from taisen.kernel.state import Definition

if TYPE_CHECKING:
    from taisen.kernel.game import Game


class Position:
    """A position in the form that the game's scenarios have.

    Attributes:
        game: the rules.
        fields: the fields of a scenario that describe it.
        definitions: every card in it by number, made-up ones and, as they are now, those of the card list.
    """

    __slots__ = ("definitions", "fields", "game")

    def __init__(self, game: Game, fields: Mapping[str, object], definitions: dict[str, Definition]) -> None:
        self.game = game
        self.fields = fields
        self.definitions = definitions

    @property
    def text(self) -> str:
        """The fields on one line, as records have them."""
        return json.dumps(self.fields, ensure_ascii=False, separators=(",", ":"))


def position_from_text(
    game: Game, text: str, definitions: dict[str, Definition], place: str, check: bool = True
) -> Position:
    """Read a position from the line of a record or of a saved match, with the cards that stand beside it.

    Args:
        game: the rules.
        text: the line.
        definitions: the cards.
        place: what to call it in an error.
        check: set it up once, to be sure that it can be, and keep only the cards that are in it.

    Raises:
        BadInput: the line does not describe a position of this game.
    """
    try:
        fields: object = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise BadInput(place, text, "the fields of a position as a JSON object")
    position = Position(game, fields, definitions)
    if check:
        built = game.build_position(bytes(KEY_BYTES), position, place)
        position.definitions = {one.number: one for one in built.definitions}
    return position
