"""A process that stores steps as fast as it can and says which ones are stored, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from taisen.table.storage import MatchRow, Snapshot, StepRow, Store, TableRow

MATCHES = 8


def table(name: str = "t", status: str = "running") -> TableRow:
    """Return a table."""
    return TableRow(name, "battle-spirits", 1.5, status, b'{"seats":[]}')  # type: ignore[arg-type]


def match(name: str, number: int = 1, of: str = "t") -> MatchRow:
    """Return a match that begins."""
    return MatchRow(
        name, of, number, "running", "rules-1", "1.0", 0, 0, f"setup {name}", f"state {name} 0", created=2.5
    )


def step(name: str, position: int, text: str = "pass") -> StepRow:
    """Return a step of a match."""
    told = (b'["mine"]', b'["yours"]', b"[]")
    return StepRow(name, position, "answer", position % 2, text, told)


def stand(name: str, position: int) -> Snapshot:
    """Return how a match stands; a turn has four positions."""
    return Snapshot(position, position // 4, f"state {name} {position}")


async def store_forever(database: str) -> None:
    """Store steps of some matches at a time; print each when it is stored."""
    store = Store.open(database)
    await store.add_table(table())
    for number in range(MATCHES):
        await store.add_match(match(f"m{number}", number + 1))

    async def play(name: str) -> None:
        position = 0
        while True:
            position += 1
            await store.add_step(step(name, position, f"answer {position}"), stand(name, position))
            print(f"{name} {position}", flush=True)

    await asyncio.gather(*(play(f"m{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(store_forever(sys.argv[1]))
