"""Versions of a game's rules at the table: offered, agreed on, kept, told, refused where they cannot be."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from tests.table.house import PURPLE, RED, Client, World, run, world

import taisen
from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.catalogue import check_deck
from taisen.table.mats import GAMES
from taisen.table.problems import Fault
from taisen.table.replays.course import describe, read_course
from taisen.table.replays.source import Source
from taisen.table.rooms.data import TableData
from taisen.table.rule_set_titles import rules_info
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.versions import FIRST, LAST, Versions

WIXOSS = "wixoss"
OLD, USUAL, NEW = "2018-01", "2020-11", "2020-12"
DECKS = (wire.DeckChoice("wd01"), wire.DeckChoice("wd02"))
CASES = [(game, name) for game in GAMES for name in taisen.game(game).rule_sets]


def rules_of(client: Client) -> str:
    """The version of the match on the table; what is told of it agrees."""
    assert client.room.play is not None
    played = client.room.play.match.game.rule_set
    assert client.state.rules.name == played
    return played


@pytest.mark.parametrize(("game", "name"), CASES)
def test_each_version_is_called_something_in_each_language(game: str, name: str) -> None:
    for language in get_args(wire.Language):
        told = rules_info(game, name, language)
        assert told.name == name and told.text
        assert told.title not in ("", name)


def test_the_usual_version_is_offered_first() -> None:
    for game in GAMES:
        assert taisen.game(game).rule_sets[0] == taisen.game(game).rule_set
    assert taisen.game(WIXOSS, OLD).rule_sets == (USUAL, OLD, NEW)


def test_one_month_of_each_stretch_with_the_same_rules_is_offered() -> None:
    def switches(name: str) -> tuple[bool, ...]:
        found = Versions(name)
        return tuple(getattr(found, part) for part in Versions.__slots__ if part != "name")

    months = [f"{year}-{month:02}" for year in range(2014, 2021) for month in range(1, 13)]
    all_months = {switches(month) for month in months if FIRST <= month <= LAST}
    offered = [switches(name) for name in taisen.game(WIXOSS).rule_sets]
    assert set(offered) == all_months and len(offered) == len(all_months)


@pytest.mark.parametrize("name", [OLD, USUAL, NEW])
def test_a_match_is_played_under_the_rules_that_were_agreed_on(database: str, name: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            made, first, second = await here.shared(wire.TableOptions(rules=name), *DECKS, WIXOSS)
            assert rules_of(first) == rules_of(second) == name
            (stored,) = await here.store.matches(made.id)
            assert stored.rule_set == name

    run(play())


def test_without_a_word_the_usual_rules_hold(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            _, first, _ = await here.shared(None, *DECKS, WIXOSS)
            assert rules_of(first) == USUAL
            _, other, _ = await here.shared()
            assert rules_of(other) == taisen.game("battle-spirits").rule_set

    run(play())


def test_the_rules_are_told_in_the_readers_language_before_the_match_begins(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", DECKS[0]), wire.SeatChoice("friend")]
            made = await here.lobby.create(wire.NewTable(WIXOSS, seats, wire.TableOptions(rules=OLD)))
            for language in get_args(wire.Language):
                client = await here.enter(made, made.tokens[0], language)
                assert client.state.status == "waiting"
                assert client.state.rules == rules_info(WIXOSS, OLD, language)

    run(play())


def test_a_rematch_and_a_server_that_comes_up_again_keep_the_rules(database: str) -> None:
    async def begin(here: World) -> wire.TableMade:
        made, first, second = await here.shared(wire.TableOptions(rules=OLD), *DECKS, WIXOSS)
        await first.send(wire.Concede())
        await first.send(wire.Propose("rematch"))
        await second.send(wire.Reply("rematch", True))
        assert second.status == "running" and rules_of(second) == OLD
        return made

    async def come_back(here: World, made: wire.TableMade) -> None:
        first = await here.enter(made, made.tokens[0])
        second = await here.enter(made, made.tokens[1])
        assert first.status == "running" and rules_of(first) == OLD
        await first.send(wire.Concede())
        await first.send(wire.Propose("swap"))
        await second.send(wire.Reply("swap", True))
        assert second.status == "running" and rules_of(second) == OLD
        assert [one.rule_set for one in await here.store.matches(made.id)] == [OLD] * 3

    async def play() -> None:
        async with world(database) as here:
            made = await begin(here)
        async with world(database) as here:
            await come_back(here, made)

    run(play())


def test_a_table_that_was_stored_before_there_was_a_choice_has_the_usual_rules() -> None:
    options = b'{"best_of":3,"clock":null,"hands":false,"spectators":true}'
    data = msgspec.json.decode(b'{"seats":[],"watch":"","options":%s}' % options, type=TableData)
    assert data.options == wire.TableOptions(best_of=3)


@pytest.mark.parametrize(
    ("game", "name", "allowed"),
    [
        (WIXOSS, "2016-05", "2020-11, 2018-01, 2020-12"),
        (WIXOSS, "the old ones", "2020-11, 2018-01, 2020-12"),
        ("battle-spirits", OLD, ", ".join(taisen.game("battle-spirits").rule_sets)),
    ],
)
def test_a_version_that_is_not_offered_is_refused(database: str, game: str, name: str, allowed: str) -> None:
    decks = DECKS if game == WIXOSS else (RED, PURPLE)

    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me", deck) for deck in decks]
            with pytest.raises(Fault) as caught:
                await here.lobby.create(wire.NewTable(game, seats, wire.TableOptions(rules=name)))
            fault = caught.value
            assert (fault.where, fault.found, fault.allowed) == ("options, rules", repr(name), allowed)
            assert not here.lobby.rooms

    run(play())


def test_what_begins_from_a_puzzle_has_its_own_rules(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me"), wire.SeatChoice("bot", None, "greedy", 1)]
            new = wire.NewTable(WIXOSS, seats, wire.TableOptions(rules=OLD), puzzle="guided")
            with pytest.raises(Fault, match="options, rules"):
                await here.lobby.create(new)

    run(play())


def test_a_scenario_that_names_a_version_is_told_to_be_of_it(database: str) -> None:
    text = f'game = "wixoss"\n[[scenario]]\ntitle = "old"\nversion = "{OLD}"\n'

    async def play() -> None:
        async with world(database) as here:
            seats = [wire.SeatChoice("me"), wire.SeatChoice("me")]
            made = await here.lobby.create(wire.NewTable(WIXOSS, seats, scenario=text))
            assert rules_of(await here.enter(made, made.tokens[0])) == OLD

    run(play())


# -- decks -------------------------------------------------------------------------------------------


def few_bursts() -> str:
    """A deck list with fewer than 20 Life Bursts: one of them is a SIGNI without, of another set."""
    lines = taisen.decks(WIXOSS)["wd01"].text().splitlines()
    game = taisen.game(WIXOSS)
    inside = {line.split()[1] for line in lines if line[:1].isdigit()}
    plain = next(
        number
        for number in game.numbers()
        if number not in inside
        and isinstance(card := game.definition(number), CardDefinition)
        and card.kind == "signi"
        and card.burst is None
        and not card.craft
    )
    at = next(
        index
        for index, line in enumerate(lines)
        if line[:1].isdigit() and getattr(game.definition(line.split()[1]), "burst", None) is not None
    )
    count, number = lines[at].split()[:2]
    lines[at] = f"{int(count) - 1} {number}" if int(count) > 1 else ""
    return "\n".join([*lines, f"1 {plain}"])


@pytest.mark.rule("WX-03.03")
def test_decks_are_checked_by_the_rules_that_they_are_for(database: str) -> None:
    """Exactly 20 Life Bursts, from December 2020 on up to 20."""
    mine = wire.DeckChoice(text=few_bursts())

    async def play() -> None:
        async with world(database) as here:
            for name in ("", OLD):
                with pytest.raises(Fault) as caught:
                    await here.shared(wire.TableOptions(rules=name), mine, DECKS[1], WIXOSS)
                assert caught.value.rule == "WX-03.03"
                with pytest.raises(Fault) as caught:  # as the friend joins
                    await here.shared(wire.TableOptions(rules=name), DECKS[0], mine, WIXOSS)
                assert caught.value.rule == "WX-03.03"
            _, first, _ = await here.shared(wire.TableOptions(rules=NEW), mine, mine, WIXOSS)
            assert rules_of(first) == NEW

    run(play())


@pytest.mark.rule("WX-03.03")
def test_a_list_is_checked_by_the_rules_that_are_asked_for() -> None:

    def problems(rules: str) -> list[str]:
        report = check_deck(wire.DeckText(WIXOSS, few_bursts(), "en", rules))
        return [problem.rule for problem in report.problems]

    assert problems("") == problems(OLD) == ["WX-03.03"]
    assert problems(NEW) == []
    with pytest.raises(BadInput, match="2020-11, 2018-01, 2020-12"):
        problems("2031-01")


# -- replays -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "title"), [(OLD, "Before February 2018"), ("2016-05", "2016-05"), (USUAL, None)]
)
def test_a_replay_tells_under_which_rules_it_was_played(name: str, title: str | None) -> None:
    match = taisen.new_match(WIXOSS, ("wd01", "wd02"), 4, rules=name)
    match.answer(match.decision.options[0] if match.decision else "")
    source = Source(match.full_record().text)
    head = describe(source, read_course(source), "en")
    assert head.rules.name == name and head.playable
    assert title is None or head.rules.title == title
