"""What tests of replays share: matches that were played, and the same as a table stores them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import TypeVar

import taisen
from taisen.kernel.match import Match
from taisen.table.mats import mat
from taisen.table.replays.source import Source
from taisen.table.rooms.play import snapshot, tell
from taisen.table.storage import MatchEnd, MatchRow, Snapshot, StepRow, Store, TableRow
from taisen.table.thinking import Thinking

GAME = "battle-spirits"
Result = TypeVar("Result")


class Here(Thinking):
    """Does heavy work in this process, and counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    async def work(self, function: Callable[..., Result], *arguments: object, seconds: float = 30) -> Result:
        self.done.append(function.__name__)
        return function(*arguments)

    async def check(self, function: Callable[..., Result], *arguments: object, seconds: float = 2) -> Result:
        return await self.work(function, *arguments, seconds=seconds)


def new_match(seed: int = 5) -> Match:
    return taisen.new_match(GAME, decks=("red", "purple"), seed=seed)


def finish(match: Match, seed: int = 5) -> Match:
    """Play a match to its end at random."""
    chance = random.Random(seed)
    while match.decision is not None:
        match.answer(chance.choice(match.decision.options))
    return match


@cache
def record_text(seed: int = 5) -> str:
    """Return the record of a match that was played to its end."""
    return finish(new_match(seed)).record.text


def stored(match: Match, seed: int = 5, name: str = "m", until: int = -1) -> Source:
    """Play a match as a table stores it: every step, a position a turn and the last one."""
    chance = random.Random(seed)
    game_mat = mat(GAME)
    steps = [StepRow(name, 0, "begin", -1, "", tell(game_mat, match, 0))]
    kept = {match.turn: snapshot(match, 0)}
    last = kept[match.turn]
    while match.decision is not None and len(steps) != until:
        option = chance.choice(match.decision.options)
        player, start = match.decision.player, len(match.events)
        match.answer(option)
        position = len(steps)
        steps.append(StepRow(name, position, "answer", player, option.text, tell(game_mat, match, start)))
        last = snapshot(match, position)
        kept.setdefault(match.turn, last)
    snapshots: list[Snapshot] = [*kept.values()]
    if snapshots[-1].position != last.position:
        snapshots.append(last)
    return Source(match.full_record().text, match.save_setup(), steps, snapshots)


async def add_stored(store: Store, source: Source, match: Match, name: str = "m") -> None:
    """Put a match that was played into a database."""
    await store.add_table(TableRow(f"table-{name}", GAME, 1.0, "running", b"{}"))
    first, *others = source.snapshots
    row = MatchRow(
        id=name,
        table_id=f"table-{name}",
        number=1,
        status="running",
        rule_set=match.game.rule_set,
        version="1",
        position=0,
        turn=0,
        setup=source.setup,
        state=first.state,
        created=1.0,
    )
    await store.add_match(row, source.steps[0])
    steps = source.steps[1:]
    for one in others:
        batch = [step for step in steps if step.position <= one.position]
        steps = steps[len(batch) :]
        await store.add_steps(batch, one)
    if match.outcome is not None:
        await store.finish_match(name, MatchEnd("finished", b"{}"))
