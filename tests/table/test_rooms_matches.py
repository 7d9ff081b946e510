"""Two people at a table: answers, plans, undo and consent, offers, series, the server's own answers."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.table.boards import spirits_board
from tests.table.house import DECLINED, PURPLE, RED, Client, World, asked, decline, play_on, run, world

from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import NO_CAUSE
from taisen.messages import message
from taisen.table import wire
from taisen.table.mats import Mat, mat
from taisen.table.rooms.auto import automatic, nothing_new
from taisen.table.storage import StepRow, StorageError

BATTLE_SPIRITS, WIXOSS = mat("battle-spirits"), mat("wixoss")


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


async def until_summon(clients: tuple[Client, ...]) -> Client:
    """Take defaults until somebody can summon; return who."""
    for _ in range(150):
        client = asked(*clients)
        if any(option.verb == "summon" for option in client.decision.options):
            return client
        end = [option.text for option in client.decision.options if option.role == "end"]
        await client.answer(end[0] if end else client.decision.default)
    raise AssertionError("nobody can summon")


def test_two_people_play_a_match_to_its_end(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            count = await play_on((first, second), 3)
            assert count > 20
            for client in (first, second):
                assert client.update.position == count + DECLINED
                assert client.update.result is not None
                assert client.status == "finished"
                assert client.state.replay
                assert not client.all(wire.Refused)
            assert sum(player.wins for player in first.state.players) == 1
            # The log came line by line, each once.
            lines = [line.index for update in first.all(wire.Update) for line in update.log]
            assert lines == list(range(len(lines)))
            stored = await here.store.matches(first.room.id)
            assert [match.status for match in stored] == ["finished"]
            assert len(await here.store.steps(stored[0].id)) == count + DECLINED + 1

    run(play())


def test_an_answer_is_accepted_then_shown_to_both(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = asked(first, second)
            other = second if client is first else first
            serial = client.decision.serial
            client.clear()
            other.clear()
            await client.send(wire.Answer(serial, "go-first"))
            assert [type(message) for message in client.got] == [wire.Accepted, wire.Update]
            assert client.last(wire.Accepted).serial == serial
            assert [type(message) for message in other.all(wire.Update)] == [wire.Update]

    run(play())


def test_wrong_answers_are_refused_and_change_nothing(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = asked(first, second)
            other = second if client is first else first
            play_ = client.room.play
            assert play_ is not None
            digest, serial = play_.match.digest(), play_.serial
            cases = [
                (client, wire.Answer(serial - 1, "go-first"), 409),
                (client, wire.Answer(serial, "go-third"), 400),
                (other, wire.Answer(serial, "go-first"), 403),
                (client, wire.Answer(serial, "go-first", ["no such thing"]), 400),
                (client, wire.Answer(serial, "go-first", ["pass"] * 1000), 400),
                (client, wire.Reply("draw", True), 409),
                (client, wire.Propose("undo"), 409),
                (client, wire.Propose("rematch"), 409),
                (client, wire.Propose("repair", "turn = "), 400),
                (client, wire.NextMatch(), 409),
                (client, wire.SetAuto(wire.AutoSettings("window", ["no window"])), 400),
                (client, wire.Inspect(7, ref="field:999"), 400),
                (client, wire.Inspect(8, number="XX99-001"), 400),
                (client, wire.Greeting("en"), 409),
            ]
            first.clear()
            second.clear()
            for sender, message, _ in cases:
                await here.lobby.rooms[client.room.id].receive(sender.connection, message)
                refused = sender.refused()
                assert refused.to == message.__struct_config__.tag
                assert refused.problem.text
                if isinstance(message, wire.Inspect):
                    assert refused.id == message.id
                assert play_.match.digest() == digest
                assert play_.serial == serial
            first.read()
            second.read()
            assert not first.got
            assert not second.got

    run(play())


def test_an_answer_that_cannot_be_stored_has_not_happened(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = asked(first, second)
            serial = client.decision.serial
            whole = here.store.add_steps

            async def broken(*_: object) -> None:
                raise StorageError("the disk is full")

            here.store.add_steps = broken  # type: ignore[method-assign, assignment]
            first.clear()
            second.clear()
            await here.lobby.rooms[client.room.id].receive(client.connection, wire.Answer(serial, "go-first"))
            assert client.refused().to == "answer"
            assert first.room.play is not None
            assert first.room.play.position == DECLINED
            here.store.add_steps = whole  # type: ignore[method-assign]
            await client.send(wire.Answer(serial, "go-first"))
            assert client.update.position == DECLINED + 1

    run(play())


def test_a_plan_is_taken_whole(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = await until_summon((first, second))
            room = client.room
            assert room.play is not None
            text = client.text_of("summon")
            # What the server would ask, found on a copy.
            trial = room.play.match.copy(history=True)
            trial.answer(text)
            plan: list[str] = []
            while trial.decision is not None and trial.decision.prompt != "main":
                plan.append(trial.decision.default.text)
                trial.answer(plan[-1])
            assert plan, "a summon asks for its payment"
            before = client.update.position
            client.clear()
            serial = room.play.serial
            await client.send(wire.Answer(serial, text, [*plan[:-1], "no such thing"]))
            assert client.refused().to == "answer"
            assert room.play.position == before
            await client.send(wire.Answer(serial, text, plan))
            assert client.update.position == before + 1 + len(plan)
            assert client.decision.prompt == "main"

    run(play())


def test_a_plan_does_not_go_on_behind_a_draw(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = asked(first, second)
            other = second if client is first else first
            await client.answer("go-first")
            keeper = asked(client, other)
            while keeper.decision.prompt == "mulligan":
                serial = keeper.decision.serial
                keeper.clear()
                await keeper.send(wire.Answer(serial, "redraw-hand", ["pass"]))
                assert keeper.refused().problem.found != "'pass'"
                await keeper.send(wire.Answer(serial, "keep-hand"))
                keeper.read()
                keeper = asked(first, second) if first.update.position > 1 else keeper

    run(play())


# -- undo --------------------------------------------------------------------------------------------


def test_an_undo_that_tells_nothing_needs_no_consent(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = asked(first, second)
            await client.answer("go-first")
            assert client.update.undo
            assert client.update.consent == []
            await client.send(wire.Propose("undo"))
            assert client.update.position == DECLINED
            assert client.decision.prompt == "choose-first"
            assert not client.state.offers
            assert second.update.position == first.update.position == DECLINED

    run(play())


def test_an_undo_with_consent(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = await until_summon((first, second))
            other = second if client is first else first
            before = client.update.position
            lines = client.update.log_from + len(client.update.log)
            await client.answer(client.text_of("summon"))
            assert client.update.consent
            await client.send(wire.Propose("undo"))
            assert [offer.kind for offer in other.state.offers] == ["undo"]
            assert other.state.offers[0].reasons == client.update.consent
            client.clear()
            await client.send(wire.Reply("undo", True))
            assert client.refused().to == "reply"
            await other.send(wire.Reply("undo", False))
            assert other.state.offers == []
            await client.send(wire.Propose("undo"))
            await other.send(wire.Reply("undo", True))
            for one in (client, other):
                assert one.update.position == before
                assert one.update.log_from <= lines
                assert one.state.offers == []
                assert one.update.auto == wire.AutoSettings()
            steps = await here.store.steps(client.room.data.match_id)
            assert len(steps) == before + 1

    run(play())


def test_an_offer_to_go_back_falls_with_the_next_answer(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            client = await until_summon((first, second))
            other = second if client is first else first
            await client.answer(client.text_of("summon"))
            await client.send(wire.Propose("undo"))
            await client.answer(client.decision.default)
            assert client.state.offers == []
            other.clear()
            await other.send(wire.Reply("undo", True))
            assert other.refused().to == "reply"

    run(play())


def test_undo_at_will_against_a_bot_and_for_both_sides(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, client = await here.against_bot()
            await here.quiet()
            while not client.mine or client.update.position < 12:
                if client.mine:
                    await client.answer(client.decision.default)
                await here.quiet()
            for _ in range(3):
                before = client.update.position
                assert client.update.undo
                assert client.update.consent == []
                await client.send(wire.Propose("undo"))
                assert client.update.position < before
                assert client.mine

            made = await here.lobby.create(
                wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED), wire.SeatChoice("me", PURPLE)])
            )
            assert made.tokens[0] == made.tokens[1]
            alone = await here.enter(made, made.tokens[0])
            assert alone.state.solo
            for _ in range(20):
                assert alone.mine
                assert alone.update.board.viewer == alone.state.you == alone.decision.player
                await alone.answer(alone.decision.default)
            for _ in range(4):
                before = alone.update.position
                await alone.send(wire.Propose("undo"))
                assert alone.update.position < before
                assert alone.mine

    run(play())


# -- offers and series -------------------------------------------------------------------------------


def test_a_draw_is_offered_declined_and_agreed(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, second = await here.shared()
            await first.send(wire.Propose("draw"))
            assert [offer.player for offer in second.state.offers] == [0]
            await second.send(wire.Reply("draw", False))
            assert first.state.offers == []
            await second.send(wire.Propose("draw"))
            await first.send(wire.Propose("draw"))
            assert first.update.result is not None
            assert first.update.result.reason == "draw-agreed"
            assert first.update.result.winner == -1
            assert [player.wins for player in first.state.players] == [0, 0]

    run(play())


def test_best_of_three_and_who_begins(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared(wire.TableOptions(best_of=3))
            await first.send(wire.Concede())
            assert [player.wins for player in second.state.players] == [0, 1]
            await first.send(wire.Propose("rematch"))
            await first.send(wire.Reply("rematch", False))
            await first.send(wire.NextMatch())
            assert first.status == "finished"
            await second.send(wire.NextMatch())
            assert second.status == "running"
            assert second.state.match == 2
            # The loser of the first match chooses who begins, after both were asked for a contract card.
            assert first.update.log_from == 0
            await decline(first, second)
            assert first.mine
            assert first.decision.prompt == "choose-first"
            await second.send(wire.Concede())
            await first.send(wire.NextMatch())
            await second.send(wire.NextMatch())
            await decline(first, second)
            assert second.mine
            assert second.decision.prompt == "choose-first"
            await second.send(wire.Concede())
            assert [player.wins for player in first.state.players] == [2, 1]
            first.clear()
            await first.send(wire.NextMatch())
            assert first.refused().to == "next"
            await first.send(wire.Propose("swap"))
            await second.send(wire.Reply("swap", True))
            assert [player.wins for player in first.state.players] == [0, 0]
            assert [player.deck for player in first.state.players] == ["Purple", "Red"]
            assert first.state.match == 1
            assert len(await here.store.matches(made.id)) == 4

    run(play())


@pytest.mark.parametrize("kind", ["rematch", "swap"])
def test_a_rematch_against_a_bot_begins_at_once(database: str, kind: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, client = await here.against_bot()
            client.clear()
            await client.room.receive(client.connection, wire.Propose("draw"))
            assert client.refused().to == "propose"
            await client.send(wire.Concede())
            await client.send(wire.Propose("rematch" if kind == "rematch" else "swap"))
            assert client.status == "running"
            # What is passed by itself is passed at once.
            assert client.update.position == 1
            assert client.room.play is not None
            assert [step.text for step in client.room.play.steps[1:]] == ["no-contract-card"]

    run(play())


def test_a_finished_table_tells_how_it_ended_to_whoever_asks(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            assert first.state.result is None
            await first.send(wire.Concede())
            for client, text in ((first, "The opponent won"), (second, "You won")):
                assert client.state.result == client.update.result
                assert client.state.result is not None
                assert client.state.result.text.startswith(text)
            room, seat = await here.lobby.peek(made.id, made.watch)
            seen = room.display.state_for(seat, "en").result
            assert seen is not None
            assert (seen.winner, seen.text.partition(":")[0]) == (1, "Player 2 won")

    run(play())


def test_sides_are_swapped_only_where_a_match_began_from_two_decks(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, client = await here.against_bot()
            assert client.state.swap
            made = await here.lobby.create(
                wire.NewTable(
                    "battle-spirits",
                    [wire.SeatChoice("me"), wire.SeatChoice("bot", bot="greedy")],
                    puzzle="lesson",
                )
            )
            guided = await here.enter(made, made.tokens[0])
            await guided.send(wire.Concede())
            assert not guided.state.swap
            guided.clear()
            await guided.room.receive(guided.connection, wire.Propose("swap"))
            assert guided.refused().problem.text == message("en", "problem-no-swap", "table")
            await guided.send(wire.Propose("rematch"))
            assert guided.status == "running"

    run(play())


def test_watching_two_bots(database: str) -> None:
    async def play() -> None:
        async with world(database, pace=1) as here:
            made = await here.lobby.create(
                wire.NewTable(
                    "battle-spirits",
                    [wire.SeatChoice("bot", RED, "random", 1), wire.SeatChoice("bot", PURPLE, "random", 1)],
                )
            )
            assert made.tokens == ["", ""]
            watcher = await here.enter(made, made.watch)
            began = here.time.now()
            while watcher.update.position < 5:
                here.time.pass_by(0.25)
                await asyncio.sleep(0.001)
            # Each answer comes a second after the one before.
            assert here.time.now() - began >= 5
            await watcher.leave()

    run(play())


# -- what the server answers by itself ---------------------------------------------------------------


def step(player: int, text: str) -> StepRow:
    return StepRow("m", 1, "answer", player, text)


def test_smart_looks_at_who_acted_last() -> None:
    passes = BATTLE_SPIRITS.passes
    assert not nothing_new(0, [], passes)
    assert nothing_new(0, [step(1, "pass"), step(0, "attack BS17-001")], passes)
    assert nothing_new(0, [step(0, "attack BS17-001"), step(1, "pass")], passes)
    assert not nothing_new(0, [step(0, "pass"), step(1, "use BS17-055")], passes)
    assert not nothing_new(0, [step(0, "pass"), StepRow("m", 2, "repair", -1, "")], passes)


ASK, SMART = wire.AutoSettings("ask"), wire.AutoSettings("smart")
FLASH = "flash-own-first"


@pytest.mark.parametrize(
    ("shown", "settings", "window", "options", "solo", "expected"),
    [
        (BATTLE_SPIRITS, ASK, FLASH, ["pass"], False, ""),
        (BATTLE_SPIRITS, wire.AutoSettings("window", [FLASH]), FLASH, ["pass", "use X"], False, "pass"),
        (BATTLE_SPIRITS, wire.AutoSettings("window", ["burst"]), FLASH, ["pass", "use X"], False, ""),
        (BATTLE_SPIRITS, wire.AutoSettings("window", [FLASH]), "", ["pass", "use X"], False, ""),
        (BATTLE_SPIRITS, SMART, FLASH, ["pass", "use X"], False, "pass"),
        (BATTLE_SPIRITS, SMART, FLASH, ["pass"], False, "pass"),
        (BATTLE_SPIRITS, SMART, "burst", ["pass"], False, ""),
        (BATTLE_SPIRITS, SMART, "burst", ["pass"], True, "pass"),
        (BATTLE_SPIRITS, SMART, FLASH, ["pass"], True, "pass"),
        (BATTLE_SPIRITS, SMART, FLASH, ["pass", "use X"], True, ""),
        (BATTLE_SPIRITS, SMART, "", ["end", "use X"], False, ""),
        (BATTLE_SPIRITS, SMART, "contract", ["no-contract-card"], False, ""),
        (BATTLE_SPIRITS, SMART, "contract", ["no-contract-card"], True, "no-contract-card"),
        (BATTLE_SPIRITS, SMART, "contract", ["contract-card X", "no-contract-card"], True, ""),
        # In WIXOSS no window comes twice, so that nobody is passed who might do something.
        (WIXOSS, SMART, "arts-own", ["pass"], False, ""),
        (WIXOSS, SMART, "guard", ["no-guard"], False, ""),
        (WIXOSS, SMART, "guard", ["no-guard"], True, "no-guard"),
        (WIXOSS, SMART, "guard", ["no-guard", "guard X"], True, ""),
        (WIXOSS, wire.AutoSettings("window", ["guard"]), "guard", ["no-guard", "guard X"], False, "no-guard"),
    ],
)
def test_what_is_passed_depends_on_the_options_at_a_solo_table_alone(
    shown: Mat, settings: wire.AutoSettings, window: str, options: list[str], solo: bool, expected: str
) -> None:
    decision = Decision(0, "flash", "act", [Option(one, one) for one in options], NO_CAUSE, window=True)
    steps = [step(0, "attack BS17-001"), step(1, "pass")]
    found = automatic(decision, settings, shown, window=window, ability="", steps=steps, solo=solo)
    assert found == expected


def test_a_solo_table_begins_with_passing_where_nothing_else_can_be_done(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            new = wire.NewTable("battle-spirits", [wire.SeatChoice("me", RED), wire.SeatChoice("me", PURPLE)])
            made = await here.lobby.create(new)
            client = await here.enter(made, made.tokens[0])
            assert client.update.auto == wire.AutoSettings("smart")
            rng = random.Random(5)
            passed = asked_to_pass = 0
            for _ in range(150):
                if client.update.decision is None:
                    break
                texts = [option.text for option in client.decision.options]
                assert not client.decision.window or texts != ["pass"]
                asked_to_pass += client.decision.window != "" and "pass" in texts
                before = client.update.position
                await client.answer(rng.choice(texts))
                passed += client.update.position - before - 1
            assert passed > 0
            assert asked_to_pass > 0
            await client.send(wire.SetAuto(wire.AutoSettings("ask")))
            again = await here.enter(made, made.tokens[0])
            assert again.update.auto == wire.AutoSettings("smart")
            _, first, second = await here.shared()
            assert first.update.auto == second.update.auto == wire.AutoSettings("ask")

    run(play())


def test_the_guided_match_shows_every_window(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me"), wire.SeatChoice("bot", bot="greedy")]
            made = await here.lobby.create(wire.NewTable("battle-spirits", seats, puzzle="lesson"))
            client = await here.enter(made, made.tokens[0])
            assert client.update.auto == wire.AutoSettings("ask")

    run(play())


def test_always_yes_is_for_the_abilities_named() -> None:
    decision = Decision(0, "may", "confirm", [Option("yes", "yes"), Option("no", "no")], NO_CAUSE)
    settings = wire.AutoSettings("ask", [], ["BS17-001/1"])
    for ability, expected in (("BS17-001/1", "yes"), ("BS17-001/2", ""), ("", "")):
        found = automatic(
            decision, settings, BATTLE_SPIRITS, window="", ability=ability, steps=[], solo=False
        )
        assert found == expected


def test_windows_are_passed_in_the_same_moment_and_forgotten_by_undo_and_reconnect(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared()
            for client in (first, second):
                await client.send(wire.SetAuto(wire.AutoSettings("window", list(client.room.mat.windows))))
                assert client.update.auto is not None
                assert client.update.auto.mode == "window"
            rng = random.Random(5)
            passed = 0
            for _ in range(150):
                # Long enough for windows to come, and no longer: the match must still go on.
                if passed >= 5:
                    break
                client = asked(first, second)
                # Nobody is ever asked in a window that can be passed.
                assert not client.decision.window or "pass" not in {o.text for o in client.decision.options}
                before = client.update.position
                await client.answer(rng.randrange(len(client.decision.options)))
                passed += client.update.position - before - 1
            assert passed >= 5
            again = await here.enter(made, made.tokens[0])
            assert again.update.auto == wire.AutoSettings()

    run(play())


def test_a_repair_needs_both(database: str) -> None:
    async def play(here: World) -> None:
        _, first, second = await here.shared()
        await until_summon((first, second))
        held = [side.zones["hand"].count for side in first.update.board.sides]
        text = "[[scenario]]\nturn = 5\nplayer = {life = 2}"
        await first.send(wire.Propose("repair", text))
        assert second.state.offers[0].text == text
        before = first.update.position
        await second.send(wire.Reply("repair", True))
        assert first.update.position == before + 1
        assert first.update.board.turn == 5
        assert spirits_board(first.update.board).sides[0].life.count == 2
        # What the text leaves out stays as it is.
        assert [side.zones["hand"].count for side in first.update.board.sides] == held
        client = asked(first, second)
        await client.answer(client.decision.default)
        assert client.update.position == before + 2

    async def whole() -> None:
        async with world(database) as here:
            await play(here)

    run(whole())
