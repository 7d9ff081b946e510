"""Trials: what people made up themselves is tried in a worker process before it happens here.

A position that somebody wrote, with cards of its own, may take minutes for one answer, or for being shown.
A table that begins from one, or that was repaired, has every answer tried first, within a time limit. What is
then done here for such a table is done beside the event loop.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import taisen
from taisen.kernel.errors import BadInput
from taisen.table.beginnings import beginning
from taisen.table.mats import mat
from taisen.table.repairs import repaired

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.table.rooms.data import Origin
    from taisen.table.rooms.play import Draft, Play
    from taisen.table.thinking import Thinking

MAX_SCENARIO: Final = 20_000
"""Characters of a scenario that a table begins from."""


def is_made_up(play: Play, origin: Origin) -> bool:
    """Return whether somebody set a match up, other than by choosing decks or a puzzle of the program."""
    return bool(origin.scenario or origin.replay) or any(step.kind == "repair" for step in play.steps)


async def try_beginning(thinking: Thinking, game: str, origin: Origin) -> None:
    """Try whether a table can begin from its origin.

    Raises:
        BadInput: the position cannot be.
        WorkFailed: that takes too long.
    """
    if len(origin.scenario) > MAX_SCENARIO:
        raise BadInput(
            "scenario",
            f"{len(origin.scenario)} characters",
            f"at most {MAX_SCENARIO} characters",
            key="too-long",
            values={"most": MAX_SCENARIO},
        )
    if origin.scenario:
        await thinking.check(begin_job, game, origin.scenario)


async def answer(thinking: Thinking, draft: Draft, text: str) -> None:
    """Answer in a draft of a match that somebody set up.

    Raises:
        Fault: this is not offered.
        WorkFailed: it takes too long.
    """
    draft.check(text)
    await thinking.check(answer_job, *_saved(draft.match), text)
    await asyncio.to_thread(draft.answer, text)


async def try_repair(thinking: Thinking, match: Match, text: str) -> None:
    """Try whether a position can be put in place of that of a match.

    Raises:
        BadInput: the text is none, or the position cannot be.
        WorkFailed: it takes too long.
    """
    await thinking.check(repair_job, *_saved(match), text)


def _saved(match: Match) -> tuple[str, str]:
    return match.save_setup(), match.save_state()


# -- in the processes --------------------------------------------------------------------------------


def begin_job(game: str, scenario: str) -> None:
    """Begin a match from a scenario, and show it."""
    found = beginning(game, scenario, "")
    if found is None:
        raise BadInput("scenario", "nothing", "a scenario", key="empty")
    match = found.match()
    found.goal(match, "en", mat(game))
    _show(match)


def answer_job(setup: str, state: str, text: str) -> None:
    """Answer a decision, and show what comes of it."""
    match = taisen.load_match(setup, state, log=True)
    match.answer(text)
    _show(match)


def repair_job(setup: str, state: str, text: str) -> None:
    """Put another position in place, and show it."""
    match = taisen.load_match(setup, state, log=True)
    match.repair(repaired(match, text))
    _show(match)


def _show(match: Match) -> None:
    found = mat(match.game.name)
    for viewer in (0, 1, None):
        found.board(match, viewer, "en")
        found.told(match, viewer, 0)
    if match.decision is not None:
        found.decision(match, match.decision.player, 0, "en")
