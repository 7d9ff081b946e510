"""The shelf of replays: what is kept, made once, waited for, and tried again."""

from __future__ import annotations

import asyncio

import pytest

from taisen.kernel.errors import BadInput
from taisen.table.problems import Fault
from taisen.table.replays.shelf import Shelf
from taisen.table.replays.turns import AT_ONCE, MAX_WAITING, Turns


def test_the_shelf_keeps_what_was_used_last_within_its_bound() -> None:
    async def run() -> None:
        shelf = Shelf(limit=10)
        made: list[str] = []

        async def get(name: str, size: int = 4) -> bytes:
            async def make() -> bytes:
                made.append(name)
                return b"x" * size

            return await shelf.get((name,), make)

        await get("a")
        await get("b")
        await get("a")
        await get("c")
        assert shelf.size == 8
        await get("a")
        await get("b")
        assert made == ["a", "b", "c", "b"]
        await get("large", 11)
        assert shelf.size <= 10

    asyncio.run(run())


def test_the_shelf_makes_a_thing_once_however_many_ask() -> None:
    async def run() -> None:
        shelf = Shelf()
        go = asyncio.Event()
        made = 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await go.wait()
            return b"x"

        tasks = [asyncio.create_task(shelf.get(("a",), make)) for _ in range(5)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        go.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert made == 1
        assert found[1:] == [b"x"] * 4

    asyncio.run(run())


def test_one_address_has_little_under_way_and_holds_nobody_up() -> None:
    async def run() -> None:
        turns = Turns()
        over = asyncio.Event()
        begun: list[str] = []

        async def work(key: str) -> None:
            async with turns.turn(key):
                begun.append(key)
                await over.wait()

        async def quiet() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        tasks = [asyncio.ensure_future(work("a")) for _ in range(AT_ONCE + MAX_WAITING)]
        await quiet()
        with pytest.raises(Fault) as caught:
            await work("a")
        assert caught.value.status == 429
        tasks.append(asyncio.ensure_future(work("b")))
        await quiet()
        assert begun == ["a"] * AT_ONCE + ["b"]
        over.set()
        await asyncio.gather(*tasks)
        assert begun.count("a") == AT_ONCE + MAX_WAITING
        assert turns._turns == {}

    asyncio.run(run())


def test_what_could_not_be_made_is_tried_again() -> None:
    async def run() -> None:
        shelf = Shelf()

        async def fail() -> bytes:
            raise BadInput("a", "b", "c")

        async def make() -> bytes:
            return b"x"

        with pytest.raises(BadInput):
            await shelf.get(("a",), fail)
        assert await shelf.get(("a",), make) == b"x"

    asyncio.run(run())
