"""Replays: positions of finished matches, what was told of them, older cards and rules, playing on."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.table.boards import spirits_board, spirits_face
from tests.table.house import PURPLE, RED, Client, World, run, world
from tests.table.replaying import (
    GAME,
    finish,
    new_match,
    record_text,
    stored,
)

import taisen
from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.kernel.record import Setup
from taisen.kernel.replay import Replayer
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.mats import mat
from taisen.table.replays.comments import notes_in, with_notes
from taisen.table.replays.course import describe, read_course
from taisen.table.replays.film import BOTH, Projector, match_at, opened
from taisen.table.replays.source import Source
from taisen.wording import Told


def frames(source: Source, viewer: int = BOTH, language: wire.Language = "en") -> list[wire.Frame]:
    return Projector(source, viewer, language).frames()


# -- the course --------------------------------------------------------------------------------------


def test_the_course_tells_turns_battles_life_and_who_answered() -> None:
    match = finish(new_match())
    course = read_course(Source(match.record.text))
    assert course.last == len(match.history)
    assert course.players_at == [player for player, _ in match.history]
    assert [turn.number for turn in course.turns] == list(range(match.turn + 1))
    assert course.life[0].life == [5, 5]
    assert course.gaps == []
    attacks = [text for _, text in match.history if text.startswith("attack ")]
    assert attacks
    assert len(course.battles) == len(attacks)
    for battle in course.battles:
        player, text = match.history[battle.start - 1]
        assert battle.player == player
        assert battle.number == text.split()[1].partition("#")[0]


def test_each_turn_of_the_course_is_a_turn_of_the_match() -> None:
    text = record_text()
    course = read_course(Source(text))
    for turn in course.turns[1:]:
        assert taisen.load_record(text).replay(turn.position).turn == turn.number
        assert taisen.load_record(text).replay(turn.position - 1).turn == turn.number - 1


def test_the_head_is_in_the_readers_language() -> None:
    source = Source(record_text())
    course = read_course(source)
    heads = {language: describe(source, course, language) for language in LANGUAGES}  # type: ignore[arg-type]
    assert len({head.result.text for head in heads.values() if head.result}) == 4
    head = heads["ja"]
    decks = [sum(card.count for card in player.cards) for player in head.players]
    assert decks == [len(deck) for deck in taisen.load_record(source.record).setup.decks]
    assert {card.number for player in head.players for card in player.cards} == {
        face.number for face in head.faces
    }
    assert head.playable


# -- the film ----------------------------------------------------------------------------------------


def test_each_frame_is_the_position_that_the_match_had() -> None:
    text = record_text()
    record = taisen.load_record(text)
    for viewer in (0, 1):
        film = frames(Source(text), viewer)
        assert [frame.position for frame in film] == list(range(len(film)))
        for position in range(0, len(film), 17):
            match = record.replay(position)
            assert film[position].board == mat(GAME).board(match, viewer, "en")
            assert film[position].exact


def test_the_lines_of_a_replay_are_those_that_were_told_at_the_table() -> None:
    source = stored(new_match())
    game_mat = mat(GAME)
    for viewer in (0, 1):
        shown = [line.text for frame in frames(source, viewer) for line in frame.log]
        told = [
            game_mat.line(one, 0, "en", None).text
            for step in source.steps
            for one in msgspec.json.decode(step.told[viewer], type=list[Told])
        ]
        assert shown == told


def test_lines_are_numbered_and_name_their_moment() -> None:
    film = frames(Source(record_text()))
    lines = [line for frame in film for line in frame.log]
    assert [line.index for line in lines] == list(range(len(lines)))
    for frame in film:
        assert all(line.position == frame.position for line in frame.log)


def test_one_players_eyes_see_no_more_than_that_player_saw() -> None:
    text = record_text()
    for viewer in (0, 1):
        for frame in frames(Source(text), viewer):
            assert frame.board is not None
            other = frame.board.sides[1 - viewer].zones["hand"]
            assert len(other.cards) < max(other.count, 1)
            if frame.decision is not None and frame.decision.player != viewer:
                assert frame.decision.text == ""
            if frame.player == 1 - viewer:
                assert frame.chosen == ""


def test_the_eyes_of_both_see_both_hands_and_no_deck() -> None:
    seen = 0
    for frame in frames(Source(record_text())):
        assert frame.board is not None
        assert frame.board.viewer == BOTH
        for side in frame.board.sides:
            hand = side.zones["hand"]
            assert len(hand.cards) == hand.count
            seen += hand.count
            assert len(side.zones["deck"].cards) < max(side.zones["deck"].count, 1)
    assert seen > 0


def test_the_eyes_of_both_read_which_cards_each_drew() -> None:
    film = frames(Source(record_text()))
    drawn = [
        line
        for frame in film
        for line in frame.log
        if line.text.startswith("Player") and " drew " in line.text
    ]
    assert {line.player for line in drawn} == {0, 1}
    for line in drawn:
        assert re.search(r"BS17-", line.text), line.text


def test_looking_with_the_eyes_of_both_changes_no_match() -> None:
    match = finish(new_match())
    before = match.digest()
    assert opened(match) is not match
    assert match.digest() == before


def test_what_was_chosen_is_told_in_words() -> None:
    film = frames(Source(record_text()))
    chosen = [frame for frame in film[1:] if frame.chosen]
    assert len(chosen) == len(film) - 1
    assert all(frame.player in (0, 1) for frame in chosen)
    assert film[1].chosen in ("Go first", "Go second")


def test_frames_show_what_happened_as_movement() -> None:
    film = frames(Source(record_text()))
    assert any(move.kind == "drew" for frame in film for move in frame.moves)


# -- what lies between versions ----------------------------------------------------------------------


def changed_match() -> tuple[Match, str]:
    """A match in which a card has another cost than the built-in one has now."""
    game = taisen.game(GAME)
    old = taisen.load_record(record_text()).setup
    number = old.decks[0][0].number
    facts = old.definitions()[number].to_data()
    facts["cost"] = int(str(facts["cost"])) + 1
    changed = game.definition_from_data(facts)
    decks = tuple(tuple(changed if one.number == number else one for one in deck) for deck in old.decks)
    setup = Setup(game, "5", old.key, old.names, decks, False)
    return finish(Match(setup, begin(setup), True)), number


def test_a_record_of_an_older_card_definition_still_replays() -> None:
    match, number = changed_match()
    source = Source(match.record.text)
    course = read_course(source)
    assert course.gaps == []
    assert course.last == len(match.history)
    faces = {face.number: spirits_face(face) for face in describe(source, course, "en").faces}
    now = spirits_face(mat(GAME).face(None, number, "en"))
    assert faces[number].cost == now.cost + 1


def older(source: Source) -> Source:
    """The same match, as played under rules that are no longer these."""
    present = taisen.game(GAME).rule_set

    def renamed(text: str) -> str:
        for before in ("rules: ", '"rules":"', '"rules-now":"'):
            text = text.replace(before + present, before + "eternal-1")
        return text

    snapshots = [msgspec.structs.replace(one, state=renamed(one.state)) for one in source.snapshots]
    found = Source(renamed(source.record), renamed(source.setup), source.steps, snapshots)
    assert found.record != source.record
    return found


def test_a_match_of_older_rules_is_shown_from_what_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    source = older(stored(new_match()))
    played = stored(new_match())

    def refuse(*_: object) -> bool:
        raise AssertionError("played again under other rules")

    monkeypatch.setattr(Replayer, "step", refuse)
    course = read_course(source)
    assert course.older
    assert course.last == source.steps[-1].position
    assert course.players_at == [step.player for step in source.steps[1:]]
    film = frames(source, 0, "ja")
    kept = {one.position for one in source.snapshots}
    assert {frame.position for frame in film if frame.exact} == kept
    for frame in film:
        latest = max(position for position in kept if position <= frame.position)
        assert frame.board == film[latest].board
    monkeypatch.undo()
    lines = [line.text for frame in film for line in frame.log]
    assert lines == [line.text for frame in frames(played, 0, "ja") for line in frame.log]


def test_nothing_is_played_on_under_other_rules() -> None:
    source = older(stored(new_match()))
    head = describe(source, read_course(source), "en")
    assert not head.playable
    (notice,) = head.notices
    assert (notice.kind, notice.expected, notice.found) == ("older-rules", "eternal-1", "eternal-17.1")
    with pytest.raises(BadInput, match="other rules"):
        match_at(source, 3)


def strayed(text: str, turn: int) -> str:
    """A record whose digest of a turn is another one."""
    found = re.sub(rf"= turn {turn} [0-9a-f]+", f"= turn {turn} " + "0" * 32, text)
    assert found != text
    return found


def test_a_record_that_diverges_is_shown_up_to_there() -> None:
    text = record_text()
    whole = read_course(Source(text))
    place = whole.turns[3].position
    source = Source(strayed(text, 3))
    course = read_course(source)
    (gap,) = course.gaps
    assert (gap.position, gap.until) == (place - 1, -1)
    assert gap.expected == "digest " + "0" * 32
    assert course.last == place - 1
    film = frames(source)
    assert len(film) == place
    assert film[-1].board == frames(Source(text))[place - 1].board
    (notice,) = describe(source, course, "en").notices
    assert (notice.kind, notice.position) == ("diverged", place - 1)


def test_a_stored_match_that_diverges_goes_on_from_the_next_stored_position() -> None:
    source = stored(new_match())
    whole = read_course(source)
    plain = frames(source, 1)
    places = [turn.position for turn in whole.turns]
    # An answer in the middle of turn 3 that is not offered: the rest of the turn cannot be played again.
    at = places[3] + 1
    lines = source.record.splitlines()
    answers = [
        index for index, line in enumerate(lines) if index > lines.index("answers:") and line[0] != "="
    ]
    lines[answers[at]] = "summon BS99-999"
    source.record = "\n".join(lines) + "\n"
    course = read_course(source)
    (gap,) = course.gaps
    assert (gap.position, gap.until) == (at, places[4])
    assert course.last == whole.last
    film = frames(source, 1)
    for frame, other in zip(film, plain, strict=True):
        inside = at < frame.position < places[4]
        assert frame.exact is not inside
        assert frame.board == (film[at].board if inside else other.board)
        assert [line.text for line in frame.log] == [line.text for line in other.log]
    assert match_at(source, places[4]).turn == 4
    with pytest.raises(BadInput, match="played again"):
        match_at(source, at + 1)


def test_undone_answers_are_marked() -> None:
    match = new_match()
    match.answer("go-first")
    drawn = match.state.draws
    match.answer("redraw-hand")
    match.answer("redraw-hand")
    assert match.state.draws > drawn
    assert match.undo()
    back = len(match.history)
    finish(match)
    course = read_course(Source(match.record.text))
    assert course.undone == [back]
    assert course.gaps == []


def test_a_repaired_position_is_a_step_of_its_own_and_is_marked() -> None:
    match = new_match()
    for _ in range(12):
        assert match.decision is not None
        match.answer(match.decision.default)
    match.repair(taisen.position("[[scenario]]\nturn = 5\nplayer = {life = 2, hand = ['BS17-001']}"))
    match.answer("end-step")
    match.concede(0)
    source = Source(match.full_record().text)
    course = read_course(source)
    assert course.gaps == []
    assert course.last == match.step_count == 15
    assert [one.position for one in describe(source, course, "en").notices if one.kind == "repaired"] == [13]
    film = frames(source)
    assert spirits_board(film[13].board).sides[0].life.count == 2
    assert (film[13].log, film[13].player) == ([], -1)
    assert film[14].log
    assert all(line.position == 14 for line in film[14].log)
    notes = [(position, "", f"at {position}") for position in (12, 13, 14)]
    text = with_notes(source.record, notes)
    assert notes_in(text) == [(position, said) for position, _, said in notes]
    assert taisen.load_record(text).replay().digest() == match.digest()


# -- playing on --------------------------------------------------------------------------------------


def test_a_match_at_a_position_is_played_on() -> None:
    text = record_text()
    match = match_at(Source(text), 30)
    assert match.digest() == taisen.load_record(text).replay(30).digest()
    finish(match, seed=9)
    assert match.outcome is not None


@pytest.mark.parametrize("position", [-1, 10_000])
def test_nothing_is_played_on_from_where_there_is_nothing(position: int) -> None:
    with pytest.raises(BadInput, match="replay, position"):
        match_at(Source(record_text()), position)


def test_nothing_is_played_on_from_the_end() -> None:
    course = read_course(Source(record_text()))
    with pytest.raises(BadInput, match="before the match's end"):
        match_at(Source(record_text()), course.last)


def test_a_match_that_was_played_on_is_replayed_from_its_first_beginning() -> None:
    moment = match_at(Source(record_text()), 30)
    source = stored(moment, seed=8)
    whole = Source(source.record)
    course = read_course(source)
    assert course.last == 30 + len(source.steps) - 1
    assert course == read_course(whole)
    assert frames(source, 0)[40:] == frames(whole, 0)[40:]
    earlier = older(source)
    film = frames(earlier, 1)
    assert film[29].board is None
    assert film[30].exact
    assert film[-1].position == course.last
    assert film[-1].exact


# -- at a table --------------------------------------------------------------------------------------


async def alone(here: World, table: wire.NewTable) -> Client:
    """Somebody who plays both sides of a table."""
    made = await here.lobby.create(table)
    return await here.enter(made, made.tokens[0])


def test_a_table_makes_its_match_a_replay_and_plays_on_from_one(database: str) -> None:
    async def play() -> None:
        async with world(database) as here:
            desk = here.house.desk
            decks = [wire.SeatChoice("me", RED), wire.SeatChoice("me", PURPLE)]
            first = await alone(here, wire.NewTable(GAME, decks))
            for _ in range(20):
                await first.answer(0)
            await first.send(wire.Propose("undo"))
            back = first.update.position
            assert first.state.replay == "", "a running match has none"
            await first.send(wire.Concede())
            row = await here.store.replay(first.state.replay)
            assert row is not None
            head = await desk.head(row, "en")
            assert [one.position for one in head.notices if one.kind == "undone"] == [back]
            assert (head.table, head.last) == (first.room.id, back + 1)
            sides = [wire.SeatChoice("me"), wire.SeatChoice("me")]
            second = await alone(here, wire.NewTable(GAME, sides, replay=row.id, position=12))
            assert not second.update.undo, "what was played before is not taken back here"
            await second.answer(0)
            await second.send(wire.Propose("undo"))
            assert second.update.position == 0
            await second.send(wire.Concede())
            again = await here.store.replay(second.state.replay)
            assert again is not None
            assert (await desk.head(again, "en")).last == 13
            frames = await desk.frames(again, 0, 13, BOTH, "en")
            assert len(frames) == 14

    run(play())
