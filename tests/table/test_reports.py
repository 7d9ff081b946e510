"""Reports of suspected faults: kept whole, and given out to the players alone once the match is over."""

from __future__ import annotations

import pytest
from tests.table.house import DECLINED, run, world

import taisen
from taisen.table import wire
from taisen.table.problems import Fault
from taisen.table.rooms.reports import MAX_TEXT, make_report, read_report
from taisen.table.rooms.tokens import new_token
from taisen.table.version import VERSION

WORDS = "This card should have been destroyed.\n\n= result 0 life\nsummon BS99-999"


def test_a_report_is_given_out_once_the_match_is_over(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            answers = 6
            for _ in range(answers):
                asked = first if first.mine else second
                await asked.answer(0)
            report = await make_report(first.room, 0, WORDS)
            with pytest.raises(Fault) as running:
                await read_report(here.lobby, report.id, made.tokens[0])
            assert (running.value.key, running.value.status) == ("report-running", 409)
            assert running.value.problem("en").text
            await first.send(wire.Concede())
            texts = [await read_report(here.lobby, report.id, token) for token in made.tokens]
            for text in texts:
                assert f"program {VERSION}" in text
                assert f"position {DECLINED + answers}, by player 1" in text
                # Whatever was said, the rest is the record, of the moment of the report.
                match = taisen.load_record(text).replay()
                assert len(match.history) == DECLINED + answers
                assert match.outcome is None
                assert "# This card should have been destroyed." in text.splitlines()

    run(play())


def test_who_is_no_player_of_the_match_gets_no_report(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, _ = await here.shared()
            report = await make_report(first.room, 0, "x")
            await first.send(wire.Concede())
            other, _, _ = await here.shared()
            for token, status in ((made.watch, 403), (other.tokens[0], 404), (new_token(), 404), ("", 404)):
                with pytest.raises(Fault) as refused:
                    await read_report(here.lobby, report.id, token)
                assert refused.value.status == status
            with pytest.raises(Fault) as missing:
                await read_report(here.lobby, "no-such", made.tokens[0])
            assert missing.value.status == 404

    run(play())


def test_reports_that_are_refused(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, _ = await here.shared()
            with pytest.raises(Fault) as spectator:
                await make_report(first.room, -1, "x")
            assert spectator.value.status == 403
            with pytest.raises(Fault) as long:
                await make_report(first.room, 0, "x" * (MAX_TEXT + 1))
            assert long.value.key == "too-long"
            with pytest.raises(Fault) as unfit:
                await make_report(first.room, 0, "one\0two")
            assert unfit.value.key == "character"
            for text in ("x", "two\nlines", ""):
                await make_report(first.room, 0, text)
            with pytest.raises(Fault) as often:
                await make_report(first.room, 0, "x")
            assert often.value.status == 429
            assert len(await here.store.reports()) == 3

    run(play())
