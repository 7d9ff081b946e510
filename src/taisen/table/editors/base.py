"""Editor: what the board editor and repairs ask of a game about the fields of its positions.

Owns the interface, and reading tables of fields that may be anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.table.wire import Board, Edited


class Editor:
    """How the positions of one game are edited."""

    game: ClassVar[str]
    """Name of the game, which is the ``type`` of its edited positions."""
    hidden: ClassVar[tuple[str, ...]]
    """Parts of a side that may hold what somebody does not know."""

    def sides(self, fields: Mapping[str, object]) -> dict[str, object]:
        """Return what a game's own type says beside turn, player and seed, as data of that type."""
        raise NotImplementedError

    def write(self, position: Edited, table: dict[str, object]) -> None:
        """Put an edited position in place of that of a scenario's table."""
        raise NotImplementedError

    def stand_still(self, board: Board, fields: Mapping[str, object]) -> None:
        """Let a board in which nothing has begun show the step that it is set up in."""
        raise NotImplementedError

    def leaves_out(self, side: Mapping[str, object]) -> bool:
        """Return whether a side leaves something hidden as the match has it now."""
        return any(name not in side for name in self.hidden)

    def covered(self, side: dict[str, object]) -> dict[str, object]:
        """Return a side without what nobody may see of its other parts."""
        return side

    def uncovered(self, side: dict[str, object], present: Mapping[str, object]) -> dict[str, object]:
        """Return a side in which what ``covered`` took out is again as the match has it now."""
        return side


def table(fields: Mapping[str, object], name: str) -> Mapping[str, object]:
    """Return a table among fields, empty if there is none."""
    found = fields.get(name, {})
    return found if isinstance(found, dict) else {}


def items(value: object) -> list[object]:
    """Return a list among fields, empty if it is none."""
    return value if isinstance(value, list) else []


def kept(side: Mapping[str, object]) -> dict[str, object]:
    """Return what the editor shows nothing of, and so leaves as it is."""
    return {name: value for name, value in side.items() if name == "done"}
