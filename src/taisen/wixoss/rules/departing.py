"""Leaving the field (chapters 04, 22, 27): field cards that go, together, and what is done instead."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.nodes import Node
from taisen.language.at_work import Active
from taisen.wixoss import cards as kinds
from taisen.wixoss.card_index import card_index
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import replacing
from taisen.wixoss.rules.places import destination, put_in
from taisen.wixoss.rules.values import is_resona, replacements, restricted, unaffected
from taisen.wixoss.state import (
    BOTH,
    DECK,
    EXCLUDED,
    HAND,
    LEFT_BEHIND,
    LIFE,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)
from taisen.wixoss.vocabulary.changes import Replacement

HIDDEN: Final = frozenset({DECK, HAND, LIFE})
"""Kinds of zones whose cards at least one player may not look at (WX-04.05), the LRIG Deck aside."""

LOOKED_BACK_ON: Final = ("left", "banished", "moved", "discarded", "covered")
"""Events that abilities of the cards concerned look back on (WX-21.10)."""


# -- leaving the field -----------------------------------------------------------------------------


def look_back(state: WixossState) -> None:
    """Keep the match as it is before cards leave, if anything asks about it (WX-21.10)."""
    if state.before is not None:
        return
    index = field_index(state)
    if (
        state.modifiers
        or index.shared
        or "gift" in index.continuous
        or card_index(state).listening
        or any(event in index.triggered for event in LOOKED_BACK_ON)
    ):
        state.before = state.copy(log=False)


def take_from_field(
    state: WixossState,
    objects: tuple[int, ...],
    kind: int,
    cause: Cause,
    how: str,
    by: int = 0,
    bottom: bool = False,
    after: Node | None = None,
) -> tuple[int, ...]:
    """Move field cards to a zone that is not on the field, all at once.

    What an effect does not reach stays. What lay under or was attached to a card waits for rule
    processing (WX-22.05). If something is done instead of a card's leaving, it is pushed on the stack,
    or its player is asked first: a procedure that calls this must not go on with its own frame after it.

    Args:
        state: the match.
        objects: ids of field cards.
        kind: kind of zone; each card goes to its owner's.
        cause: why.
        how: "banish", "bounce", "trash", "ener", "cost", "rule", "deck", ...
        by: the card that banishes, 0 for none.
        bottom: put them under the zone instead of on its top.
        after: the replacement that their player has left already, with those before it.

    Returns:
        The ids of those that left at once.
    """
    return leave_together(state, departures(state, objects, kind, cause, how, by, bottom, after))


class Departure:
    """A field card that leaves: where it goes, and how."""

    __slots__ = ("bottom", "by", "cause", "found", "how", "kind")

    def __init__(self, found: FieldCard, kind: int, how: str, cause: Cause, by: int, bottom: bool) -> None:
        self.found = found
        self.kind = kind
        self.how = how
        self.cause = cause
        self.by = by
        self.bottom = bottom


def departures(
    state: WixossState,
    objects: tuple[int, ...],
    kind: int,
    cause: Cause,
    how: str,
    by: int = 0,
    bottom: bool = False,
    after: Node | None = None,
) -> list[Departure]:
    """Return which of some field cards leave at once, and how (see ``take_from_field``)."""
    leaving: list[Departure] = []
    for object_id in objects:
        found = state.objects.get(object_id)
        if found is None or stays(state, found, cause, how):
            continue
        departure = _departure(state, found, kind, cause, how, by, bottom, after)
        if departure is not None:
            leaving.append(departure)
    return leaving


def leave_together(state: WixossState, leaving: list[Departure]) -> tuple[int, ...]:
    """Let field cards leave at the same time, whatever takes each of them; return their ids."""
    if not leaving:
        return ()
    look_back(state)
    for departure in leaving:
        remove(state, departure.found)
    for departure in leaving:
        _put_away(state, departure)
    return tuple(departure.found.id for departure in leaving)


def _departure(
    state: WixossState,
    found: FieldCard,
    kind: int,
    cause: Cause,
    how: str,
    by: int,
    bottom: bool,
    after: Node | None,
) -> Departure | None:
    """Return where a field card goes; None if something else is done instead, or asked about."""
    moment = replacing.moment_of(kind, how)
    entry = replacing.replacement_of(state, found, moment, cause, after)
    if entry is None:
        kind = replacing.place_instead(state, found, kind, moment, cause)
        return Departure(found, _destination_of(state, found, kind), how, cause, by, bottom)
    change = entry.modification
    assert isinstance(change, Replacement)
    if change.optional:
        slots: list[Value] = [found.id, kind, by, int(bottom), replacing.spelt(how)]
        state.push(REPLACE, entry.cause.player, cause, slots, change)
        return None
    replacing.do_instead(state, found, entry, moment)
    if change.destination < 0:
        return None
    # WX-16.10, WX-29.09: it goes elsewhere, and what it would have been did not happen.
    target = _destination_of(state, found, change.destination)
    return Departure(found, target, replacing.REPLACED, cause, by, bottom)


def _destination_of(state: WixossState, found: FieldCard, kind: int) -> int:
    """Return where a field card goes that is sent to ``kind``: a Resona home, unless it is none now."""
    # WX-27.07: without its card type it reaches other zones, where rule processing finds it.
    if state.definitions[found.card].kind == kinds.RESONA and not is_resona(state, found):
        # WX-27.08: in a hidden zone it is treated as not there at all.
        return EXCLUDED if kind in HIDDEN else kind
    return destination(state, found.card, kind)


def _put_away(state: WixossState, departure: Departure) -> None:
    """Put a field card that was removed into its zone, and report it."""
    found, cause, by = departure.found, departure.cause, departure.by
    card = found.card
    owner = state.owners[card]
    target = departure.kind
    put_in(state, card, owner, target, BOTH, departure.bottom)
    below = (*found.under, *found.charms, *found.acces)
    leave_behind(state, below)
    controller = found.controller
    if departure.how == replacing.BANISH:
        detail = cause.kind
        state.happen(Event("banished", controller, cause, found.id, card, other=by, detail=detail))
    state.happen(Event("left", controller, cause, found.id, card, target, by, departure.how, below))


def stays(state: WixossState, found: FieldCard, cause: Cause, how: str) -> bool:
    """Return whether a field card does not leave by ``cause``; the log says so."""
    kept = how == replacing.BANISH and restricted(state, found, "cannot-be-banished", cause)
    if not kept and cause.kind == EFFECT:
        # WX-29.26
        kept = unaffected(state, found, cause) or restricted(state, found, "cannot-leave", cause)
        if how == "bounce":
            kept = kept or restricted(state, found, "cannot-be-returned", cause)
    if kept:
        state.note(Event("prevented", found.controller, cause, found.id, found.card, detail=how))
    return kept


OBJECT: Final = 0
KIND: Final = 1
BY: Final = 2
BOTTOM: Final = 3
HOW: Final = 4


def _asked_about(state: WixossState) -> Active | None:
    """Return the replacement that the procedure on top is about, None if it does not apply any more."""
    object_id, kind, how = state.slots[OBJECT], state.slots[KIND], replacing.word(state.slots[HOW])
    assert isinstance(object_id, int) and isinstance(kind, int)
    found = state.objects.get(object_id)
    if found is None:
        return None
    frame = state.frame
    entries = replacements(state, replacing.moment_of(kind, how), found, frame.cause)
    return next((entry for entry in entries if entry.modification is frame.item), None)


def _ask_replace(state: WixossState) -> None:
    entry = _asked_about(state)
    object_id = state.slots[OBJECT]
    assert isinstance(object_id, int)
    if entry is None:
        state.pop()
    else:
        replacing.ask(state, object_id, entry)


def _take_replace(state: WixossState) -> None:
    entry = _asked_about(state)
    object_id, kind, by, bottom, spelt = state.slots
    assert isinstance(object_id, int) and isinstance(kind, int) and isinstance(by, int)
    frame = state.frame
    how = replacing.word(spelt)
    yes = state.answer.verb == "yes"
    state.pop()
    found = state.objects.get(object_id)
    if found is None or entry is None:
        return
    if not yes:
        take_from_field(state, (object_id,), kind, frame.cause, how, by, bool(bottom), frame.item)
        return
    change = entry.modification
    assert isinstance(change, Replacement)
    replacing.do_instead(state, found, entry, replacing.moment_of(kind, how))
    if change.destination >= 0:
        take_from_field(state, (object_id,), change.destination, entry.cause, replacing.REPLACED)


REPLACE: Final[Procedure[WixossState]] = Procedure(
    "replace-leaving", (("ask", _ask_replace), ("take", _take_replace))
)
"""Asks whether something is done instead of a field card's leaving."""


def remove(state: WixossState, found: FieldCard) -> None:
    """Take a field card out of the match; its cards are where the caller puts them."""
    del state.objects[found.id]
    state.index = None
    state.touch()
    # WX-34.04: who rode it, or is ridden by it, rides no more.
    if found.ride and found.ride in state.objects:
        state.edit(found.ride).ride = 0


def leave_behind(state: WixossState, cards: tuple[int, ...]) -> None:
    """Let what lay under or was attached to a field card wait for rule processing."""
    # WX-22.05, WX-30.05: face up; WX-33.04, WX-33.14: what lay underneath too.
    for card in cards:
        state.move_card(card, state.owners[card] * ZONE_COUNT + LEFT_BEHIND, BOTH)
