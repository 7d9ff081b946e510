"""Auto-pass: which decisions the server answers for a seat, by public facts alone.

Whether a window is passed depends on its kind, on who acted since, and on the settings, which the player
chose; never on what a hand holds. The pass is given in the same moment as the answer before it, whatever the
hand, so that its timing tells nothing either. Only at a solo table, where nobody is told anything, ``smart``
passes exactly the windows in which passing is the only option; there it is what a seat begins with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.lesson import LESSON
from taisen.table.wire import AutoSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taisen.kernel.decisions import Decision
    from taisen.table.mats import Mat
    from taisen.table.rooms.data import TableData
    from taisen.table.storage.rows import StepRow

YES: Final = "yes"
MAX_RUN: Final = 200
"""The most answers that are given by themselves in a row; then the player is asked."""


def usual(data: TableData, player: int) -> AutoSettings:
    """Return what the server answers for a seat that has said nothing of it.

    The guided match shows every window: it tells what each is for.
    """
    alone = data.solo and data.seats[player].kind == "person" and data.origin.puzzle != LESSON
    return AutoSettings("smart" if alone else "ask")


def automatic(
    decision: Decision,
    settings: AutoSettings,
    shown: Mat,
    *,
    window: str,
    ability: str,
    steps: Sequence[StepRow],
    solo: bool,
) -> str:
    """Return the answer that the server gives for the player who is asked, empty if the player is asked.

    Args:
        decision: the pending decision.
        settings: those of the seat that is asked.
        shown: what says how windows are passed, and in which of them ``smart`` passes at a shared table.
        window: kind of the window, empty for a decision that is none.
        ability: key of the may-ability that is asked, empty for another question.
        steps: the match so far.
        solo: whether nobody else is concerned.
    """
    if ability:
        return YES if ability in settings.always and decision.option(YES) is not None else ""
    passing = next((option.text for option in decision.options if option.text in shown.passes), "")
    if not window or not passing:
        return ""
    if settings.mode == "window":
        return passing if window in settings.windows else ""
    if settings.mode == "smart":
        if solo:
            return passing if len(decision.options) == 1 else ""
        return passing if window in shown.smart and nothing_new(decision.player, steps, shown.passes) else ""
    return ""


def nothing_new(player: int, steps: Sequence[StepRow], passes: frozenset[str]) -> bool:
    """Return whether ``player`` was the last to do anything: since then the other has passed at most.

    Before the player's first answer everything is new. ``passes`` are the answers that do nothing.
    """
    for step in reversed(steps):
        if step.kind != "answer":
            return False
        if step.player == player:
            return True
        if step.text not in passes:
            return False
    return False
