"""Actions: what each message from a browser does at a room's table.

Each is run under the room's lock. An answer must be to the pending decision and from the one who is asked; a
plan of several answers is tried on a copy and taken whole or not at all, and never goes on behind something
that the player could not know before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from taisen.kernel.errors import BadInput, shown
from taisen.kernel.outcome import CONCESSION, DRAW_AGREED
from taisen.table import wire
from taisen.table.pictures import with_pictures
from taisen.table.problems import Fault
from taisen.table.repairs import repaired
from taisen.table.rooms import moments, offers, series, trials
from taisen.table.rooms.words import check_chat, check_name

if TYPE_CHECKING:
    from taisen.table.rooms.connection import Connection
    from taisen.table.rooms.play import Draft, Play
    from taisen.table.rooms.room import Room

MAX_PLAN: Final = 40
"""Answers that may follow in one message."""
MAX_AUTO: Final = 200
"""Windows or abilities that settings may name."""
MAX_KEY: Final = 200


async def act(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    """Do what a message asks for.

    Raises:
        TaisenError: it cannot be done; nothing has changed.
    """
    match message:
        case wire.SetLanguage():
            _speak(room, connection, message)
        case wire.Inspect():
            _inspect(room, connection, message)
        case wire.LookBack():
            room.show_moment(connection, message, moments.begin_look(room, connection, message))
        case wire.Ping():
            connection.send(wire.Pong(message.id))
        case wire.Say():
            await _say(room, connection, message)
        case wire.SetName():
            await _set_name(room, connection, message)
        case _:
            if connection.seat < 0:
                raise Fault("spectator", "message", type(message).__name__, "", status=403)
            await _play(room, connection, message)


async def _play(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    """Do what only somebody who plays may ask for."""
    match message:
        case wire.Answer():
            await _answer(room, connection, message)
        case wire.SetAuto():
            await _set_auto(room, connection, message)
        case wire.Propose():
            await _propose(room, connection, message)
        case wire.Reply():
            await _reply(room, connection, message)
        case wire.Concede():
            draft = room.running().draft()
            draft.end(CONCESSION, 1 - own_seat(room, connection))
            await room.advance(draft)
        case wire.NextMatch():
            await _next(room, connection)
        case wire.AllowHands():
            await _allow_hands(room, connection, message)
        case _:
            raise Fault("greeted", "message", type(message).__name__, "", status=409)


def own_seat(room: Room, connection: Connection) -> int:
    """Return the seat for which a connection speaks: of one who plays both, the one that decides."""
    if connection.both and room.play is not None and room.play.decision is not None:
        return room.play.decision.player
    return connection.seat


# -- looking -----------------------------------------------------------------------------------------


def _speak(room: Room, connection: Connection, message: wire.SetLanguage) -> None:
    connection.language = message.language
    connection.forget()
    connection.send(room.display.state(connection))
    room.display.show(connection)


def _inspect(room: Room, connection: Connection, message: wire.Inspect) -> None:
    language = connection.language or "en"
    if room.play is None:
        raise Fault("no-match", "match", room.status, "running", status=409)
    seen = room.display.sight(room.play, connection)
    found = room.mat.details(seen.match, seen.viewer, message.ref, message.number, message.id, language)
    connection.send(with_pictures(found, room.house.data))


# -- answering ---------------------------------------------------------------------------------------


async def _answer(room: Room, connection: Connection, message: wire.Answer) -> None:
    play = room.running()
    decision = play.decision
    if message.serial != play.serial or decision is None:
        raise Fault("old-answer", "serial", str(message.serial), str(play.serial), status=409)
    if decision.player not in room.seats_of(connection):
        raise Fault("not-yours", "answer", shown(message.option), "", status=403)
    if len(message.then) > MAX_PLAN:
        raise Fault("input", "then", f"{len(message.then)} answers", f"at most {MAX_PLAN} answers")
    draft = play.draft()
    await room.answer(draft, message.option)
    for text in message.then:
        _check_known(play, draft, decision.player)
        await room.answer(draft, text)
    await room.advance(draft, connection)


def _check_known(play: Play, draft: Draft, player: int) -> None:
    """Check that what a plan goes on with could be planned.

    What a refused plan was refused for would otherwise tell what a card turned out to be.

    Raises:
        Fault: another is asked now, or something hidden came to be known to the player on the way.
    """
    decision = draft.match.decision
    before, now = play.match.state, draft.match.state
    mine = 1 << player
    learned = any(mask & mine & ~known for mask, known in zip(now.known, before.known, strict=False))
    if decision is None or decision.player != player or learned or now.draws != before.draws:
        raise Fault("plan", "then", "answers after something that could not be known", "", status=409)


async def _set_auto(room: Room, connection: Connection, message: wire.SetAuto) -> None:
    play = room.running()
    settings = message.settings
    for window in settings.windows:
        if window not in room.mat.windows:
            raise Fault("input", "windows", shown(window), ", ".join(room.mat.windows))
    if max(len(settings.always), len(settings.windows)) > MAX_AUTO:
        raise Fault("input", "settings", "a long list", f"at most {MAX_AUTO} entries")
    if any(len(key) > MAX_KEY for key in settings.always):
        raise Fault("input", "always", "a long key", f"at most {MAX_KEY} characters")
    for player in room.seats_of(connection):
        room.auto[player] = settings
    draft = play.draft()
    text = room.automatic_answer(play, draft)
    if text:
        await room.answer(draft, text)
        await room.advance(draft)
    else:
        room.display.show(connection)


# -- offers ------------------------------------------------------------------------------------------


async def _propose(room: Room, connection: Connection, message: wire.Propose) -> None:
    play = room.play
    if play is None:
        raise Fault("no-match", message.kind, room.status, "running", status=409)
    offers.check_time(message.kind, play.over)
    seat = own_seat(room, connection)
    if message.text and message.kind != "repair":
        raise Fault("input", "text", shown(message.text), "nothing")
    offer = wire.Offer(message.kind, seat)
    if message.kind == "undo":
        reasons = _undo_reasons(room, play, seat)
        if not reasons:
            await _undo(room, play, seat)
            return
        offer.reasons = reasons
    elif message.kind == "repair":
        await _check_repair(room, play, message.text)
        offer.text = message.text
    elif message.kind == "draw" and room.data.solo and not room.data.both:
        raise Fault("bot-refuses", "draw", "", "", status=409)
    elif message.kind == "swap" and not room.data.swaps:
        raise Fault("no-swap", "swap", "", "", status=409)
    before = offers.find(room.data.offers, message.kind)
    if room.data.solo:
        await _carry_out(room, offer)
    elif before is not None and before.player != seat and before.text == offer.text:
        await _carry_out(room, before)
    else:
        await _set_offers(room, [*offers.without(room.data.offers, message.kind), offer])


async def _reply(room: Room, connection: Connection, message: wire.Reply) -> None:
    offer = offers.find(room.data.offers, message.kind)
    if offer is None:
        raise Fault("no-offer", "reply", message.kind, "", status=409)
    seat = own_seat(room, connection)
    if not message.accept:
        await _set_offers(room, offers.without(room.data.offers, message.kind))
    elif offer.player == seat:
        raise Fault("own-offer", "reply", message.kind, "", status=409)
    else:
        await _carry_out(room, offer)


async def _set_offers(room: Room, found: list[wire.Offer]) -> None:
    after = msgspec.structs.replace(room.data, offers=found)
    await room.house.store.save_table(room.row(after, room.status))
    room.data = after
    room.display.tell_state()


async def _carry_out(room: Room, offer: wire.Offer) -> None:
    """Do what both want."""
    play = room.play
    assert play is not None
    offers.check_time(offer.kind, play.over)
    if offer.kind == "undo":
        await _undo(room, play, offer.player)
    elif offer.kind == "draw":
        draft = room.running().draft()
        draft.end(DRAW_AGREED, -1)
        await room.advance(draft)
    elif offer.kind == "repair":
        draft = room.running().draft()
        await asyncio.to_thread(draft.repair, repaired(draft.match, offer.text))
        await room.advance(draft)
    else:
        before = room.data
        room.data = before.copy()
        series.restart(room.data, offer.kind == "swap")
        try:
            await room.begin()
        except BaseException:
            room.data = before
            raise


def _undo_reasons(room: Room, play: Play, seat: int) -> list[str]:
    """Return why the other must be asked before an undo; nobody is asked at a solo table.

    Raises:
        Fault: there is nothing to take back.
    """
    if not play.can_undo(None if room.data.both else seat):
        raise Fault("no-undo", "undo", "", "", status=409)
    return [] if room.data.solo else list(play.match.undo_needs_consent(seat))


async def _undo(room: Room, play: Play, seat: int) -> None:
    found = await play.undone(None if room.data.both else seat)
    if found is None:
        raise Fault("no-undo", "undo", "", "", status=409)
    match, position = found
    await room.go_back(match, position)


async def _check_repair(room: Room, play: Play, text: str) -> None:
    """Check a position that is proposed.

    Raises:
        BadInput: it cannot be read, or cannot be.
    """
    if len(text) > offers.MAX_REPAIR:
        raise BadInput(
            "repair",
            f"{len(text)} characters",
            f"at most {offers.MAX_REPAIR} characters",
            key="too-long",
            values={"most": offers.MAX_REPAIR},
        )
    await trials.try_repair(room.house.thinking, play.match, text)


# -- between matches ---------------------------------------------------------------------------------


async def _next(room: Room, connection: Connection) -> None:
    play = room.play
    if play is None or not play.over:
        raise Fault("match-runs", "next", "a running match", "a match that is over", status=409)
    if series.decided(room.data):
        raise Fault("series-over", "next", "", "", status=409)
    after = room.data.copy()
    for player in room.seats_of(connection):
        after.seats[player].ready = True
    if all(seat.ready or seat.kind == "bot" for seat in after.seats):
        await room.begin()
        return
    await room.house.store.save_table(room.row(after, room.status))
    room.data = after
    room.display.tell_state()


async def _allow_hands(room: Room, connection: Connection, message: wire.AllowHands) -> None:
    play = room.play
    if play is not None and not play.over and play.position > 0:
        raise Fault("match-runs", "hands", "a running match", "before its first answer", status=409)
    after = room.data.copy()
    for player in room.seats_of(connection):
        after.seats[player].hands = message.allow
    if play is not None and not play.over:
        after.hands = after.shows_hands
    await room.house.store.save_table(room.row(after, room.status))
    room.data = after
    room.display.set_delay()
    room.display.tell_state()


# -- words -------------------------------------------------------------------------------------------


async def _say(room: Room, connection: Connection, message: wire.Say) -> None:
    text = check_chat(message.text)
    if not connection.chat.take(room.house.time.now()):
        raise Fault("too-many", "chat", "", "", status=429)
    seat = own_seat(room, connection)
    name = connection.name if seat < 0 else room.data.seats[seat].name
    line = wire.ChatLine(seat, name, text, round(room.house.time.wall(), 3))
    await room.chat.say(line, room.audience, room.quiet)


async def _set_name(room: Room, connection: Connection, message: wire.SetName) -> None:
    name = check_name(message.name)
    if connection.seat < 0:
        connection.name = name
        return
    after = room.data.copy()
    for player in room.seats_of(connection):
        after.seats[player].name = name
    await room.house.store.save_table(room.row(after, room.status))
    room.data = after
    room.display.tell_state()
