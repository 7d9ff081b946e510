"""Zones (chapter 04): the one way in which cards move, and what is reported of it.

``move`` is for cards that are not on the field before nor after; ``take_from_field`` (see ``departing``),
``put_on_field``, ``bloom`` and ``cover`` are for the field.
"""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules import versions
from taisen.wixoss.rules.departing import REPLACE, leave_behind, look_back, remove, stays, take_from_field
from taisen.wixoss.rules.marks import DELAYED, forget_card
from taisen.wixoss.rules.places import (
    PUBLIC,
    UNSEEN,
    destination,
    free_lanes,
    known_in,
    lane_free,
    place_of,
    put_in,
    seed_in,
    signi,
    trap_in,
)
from taisen.wixoss.rules.values import prohibited, unaffected
from taisen.wixoss.state import (
    BOTH,
    DECK,
    ENER,
    HAND,
    LEFT_BEHIND,
    LIFE,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)

__all__ = [
    "PUBLIC",
    "REPLACE",
    "UNSEEN",
    "add_life",
    "bloom",
    "cover",
    "destination",
    "discard",
    "draw",
    "ener_charge",
    "forget",
    "free_lanes",
    "known_in",
    "lane_free",
    "lay_under",
    "look",
    "mill",
    "move",
    "place_of",
    "put_on_field",
    "put_under",
    "reveal",
    "seed_in",
    "shuffle",
    "signi",
    "stays",
    "take_from_field",
    "take_from_under",
    "top_of_deck",
    "trap_in",
]

# -- cards that are not on the field ---------------------------------------------------------------


def move(
    state: WixossState,
    cards: tuple[int, ...],
    player: int,
    kind: int,
    cause: Cause,
    how: str = "",
    bottom: bool = False,
) -> tuple[int, ...]:
    """Move cards that are not on the field to a zone that is not on the field, all at once.

    Args:
        state: the match.
        cards: card slots, in the order in which they are put there; each goes to its owner's zone,
            traps and seeds to those of ``player``.
        player: whose trap or seed they become; else nothing.
        kind: kind of zone.
        cause: why.
        how: a word more ("discard", "ener-cost", "search", ...).
        bottom: put them under the zone instead of on its top.

    Returns:
        The cards that were moved.
    """
    if len(cards) == 1:
        _move_one(state, cards[0], player, kind, cause, how, bottom)
        return cards
    groups: dict[tuple[int, int, int], list[int]] = {}
    for card in cards:
        owner = player if TRAPS <= kind < LEFT_BEHIND else state.owners[card]
        source = state.places[card]
        target = destination(state, card, kind)
        forget(state, card)
        put_in(state, card, owner, target, 0, bottom)
        key = (owner, source % ZONE_COUNT, target)
        group = groups.get(key)
        if group is None:
            groups[key] = [card]
        else:
            group.append(card)
    for (owner, source, target), moved in groups.items():
        card = moved[0] if len(moved) == 1 else -1
        state.happen(Event("moved", owner, cause, 0, card, source, target, how, tuple(moved)))
    return cards


def _move_one(
    state: WixossState, card: int, player: int, kind: int, cause: Cause, how: str, bottom: bool
) -> None:
    """Move one card (see ``move``)."""
    owner = player if TRAPS <= kind < LEFT_BEHIND else state.owners[card]
    source = state.places[card] % ZONE_COUNT
    target = destination(state, card, kind)
    forget(state, card)
    put_in(state, card, owner, target, 0, bottom)
    state.happen(Event("moved", owner, cause, 0, card, source, target, how, (card,)))


def draw(state: WixossState, player: int, amount: int, cause: Cause) -> tuple[int, ...]:
    """Draw cards from the top of the own deck; return those that were drawn.

    WX-01.06, WX-23.04: what is there is drawn, and the refresh comes later.
    """
    if prohibited(state, player, "draw"):
        state.note(Event("prevented", player, cause, detail="draw"))
        return ()
    cards = top_of_deck(state, player, amount)
    zone = player * ZONE_COUNT + HAND
    for card in cards:
        state.move_card(card, zone, 1 << player)
    if cards:
        state.happen(Event("drew", player, cause, amount=len(cards), cards=cards))
    return cards


def top_of_deck(state: WixossState, player: int, amount: int) -> tuple[int, ...]:
    """Return up to ``amount`` cards from the top of a deck, the top first."""
    if amount <= 0:
        return ()
    return state.zones[player * ZONE_COUNT + DECK][-amount:][::-1]


def discard(state: WixossState, player: int, cards: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Discard cards of a hand: move them to the trash (WX-04.24)."""
    if cards:
        move(state, cards, player, TRASH, cause, "discard")
        state.happen(Event("discarded", player, cause, amount=len(cards), cards=cards))
    return cards


def mill(state: WixossState, player: int, amount: int, cause: Cause) -> tuple[int, ...]:
    """Put cards from the top of a deck into the trash; return those that there were."""
    return move(state, top_of_deck(state, player, amount), player, TRASH, cause, "mill")


def ener_charge(state: WixossState, player: int, amount: int, cause: Cause) -> tuple[int, ...]:
    """Ener Charge: put cards from the top of the deck into the Ener Zone (WX-09.03, WX-09.06, WX-04.08)."""
    return move(state, top_of_deck(state, player, amount), player, ENER, cause, "ener-charge")


def add_life(state: WixossState, player: int, cards: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Put cards face down on top of a player's Life Cloth, one after another (WX-18.13, WX-05.07)."""
    if cards:
        move(state, cards, player, LIFE, cause, "life")
        state.happen(Event("life_added", player, cause, amount=len(cards), cards=cards))
    return cards


def shuffle(state: WixossState, player: int, cause: Cause) -> None:
    """Shuffle a player's Main Deck; nobody knows its order afterwards (WX-03.08)."""
    state.shuffle(player * ZONE_COUNT + DECK)
    state.happen(Event("shuffled", player, cause))


def reveal(state: WixossState, player: int, cards: tuple[int, ...], cause: Cause) -> None:
    """Show cards to both players where they are."""
    for card in cards:
        state.known[card] = BOTH
    state.touch()
    state.happen(Event("revealed", player, cause, amount=len(cards), cards=cards))


def look(state: WixossState, player: int, cards: tuple[int, ...], cause: Cause) -> None:
    """Show cards to one player where they are."""
    for card in cards:
        state.known[card] |= 1 << player
    state.touch()
    state.happen(Event("looked", player, cause, amount=len(cards), cards=cards))


def forget(state: WixossState, card: int) -> None:
    """Drop what is tied to a card that is not on the field, since it moves on (WX-02.16).

    That is what was marked of it, and what it has triggered and not yet activated.
    """
    if state.marks:
        forget_card(state.marks, card)
    if not state.pending or not versions.of(state).missing_the_timing:
        return
    # WX-21.08, WX-99.25: only a card in a public zone misses; from a hidden one it is carried out.
    if place_of(state, card) not in PUBLIC:
        return
    for item in state.pending:
        if item.cause.card == card and item.rank != DELAYED:
            state.pending = tuple(other for other in state.pending if other is not item)
            state.note(Event("missed", item.controller, item.cause, card=card, detail="WX-21.08"))


# -- coming to the field ---------------------------------------------------------------------------


def put_on_field(
    state: WixossState,
    card: int,
    player: int,
    place: int,
    cause: Cause,
    how: str,
    down: bool = False,
    under: tuple[int, ...] = (),
) -> int:
    """Put a card onto the field; return the id of the new field card.

    Args:
        state: the match.
        card: card slot.
        player: whose field.
        place: where, an index into ``PLACES``.
        cause: why.
        how: "hand", "effect", "resona", "rise", "grow", "setup", "key".
        down: whether it enters down (WX-11.09: else up).
        under: card slots to put underneath, the lowest first.
    """
    source = place_of(state, card)
    object_id = _stand(state, card, player, place, down, under)
    state.happen(Event("entered", player, cause, object_id, card, source, detail=how))
    return object_id


def bloom(state: WixossState, card: int, player: int, lane: int, cause: Cause) -> int:
    """Make a face-down card of a SIGNI Zone a SIGNI there, which is not entering (WX-32.12)."""
    object_id = _stand(state, card, player, lane, False, ())
    state.happen(Event("bloomed", player, cause, object_id, card, lane))
    return object_id


def cover(
    state: WixossState,
    card: int,
    player: int,
    covered: tuple[int, ...],
    place: int,
    cause: Cause,
    how: str,
    down: bool = False,
) -> int:
    """Put a card on top of field cards, which do not leave the field (WX-33.09); return its new id.

    It is a new field card that takes over nothing but what lay underneath (WX-33.05, WX-33.10).

    Args:
        state: the match.
        card: card slot.
        player: whose field.
        covered: ids of the field cards that come underneath, in that order.
        place: where, an index into ``PLACES``.
        cause: why.
        how: "grow" or "rise".
        down: whether it is down.
    """
    look_back(state)
    under: tuple[int, ...] = ()
    gone: list[FieldCard] = []
    for object_id in covered:
        found = state.objects[object_id]
        remove(state, found)
        under = (*under, *found.under, found.card)
        # WX-33.08, WX-99.23
        leave_behind(state, (*found.charms, *found.acces))
        gone.append(found)
    new = put_on_field(state, card, player, place, cause, how, down, under)
    for found in gone:
        state.happen(Event("covered", player, cause, found.id, found.card, other=new, detail=how))
    return new


def _stand(state: WixossState, card: int, player: int, place: int, down: bool, under: tuple[int, ...]) -> int:
    forget(state, card)
    object_id = state.next_serial()
    state.move_card(card, -1, BOTH)
    for other in under:
        state.move_card(other, -1, BOTH)
    # WX-02.16: a new field card, tied to nothing that was.
    state.objects[object_id] = FieldCard(object_id, card, player, state.token, place, down, under=under)
    state.index = None
    return object_id


def put_under(state: WixossState, object_id: int, cards: tuple[int, ...], cause: Cause) -> None:
    """Put cards that are not on the field under a field card (WX-30.06)."""
    for card in cards:
        forget(state, card)
        state.move_card(card, -1, BOTH)
    found = state.edit(object_id)
    found.under = (*cards, *found.under)
    state.index = None
    state.happen(
        Event("attached", found.controller, cause, object_id, detail="under", amount=len(cards), cards=cards)
    )


def lay_under(state: WixossState, object_id: int, objects: tuple[int, ...], cause: Cause) -> int:
    """Put SIGNI of the field under another one by an effect; return how many came there.

    As those that are risen over they do not leave the field (WX-33.09), and what is attached to them falls
    off (WX-22.05). So does what lay under them, which no SIGNI covers any more (WX-33.04).
    """
    going: list[FieldCard] = []
    for item in objects:
        found = state.objects.get(item)
        if found is None or item == object_id:
            continue
        # WX-29.26
        if unaffected(state, found, cause):
            state.note(Event("prevented", found.controller, cause, item, found.card, detail="move"))
        else:
            going.append(found)
    if not going:
        return 0
    look_back(state)
    for found in going:
        remove(state, found)
        leave_behind(state, (*found.under, *found.charms, *found.acces))
    host = state.edit(object_id)
    host.under = (*(found.card for found in going), *host.under)
    for found in going:
        state.happen(
            Event("covered", found.controller, cause, found.id, found.card, other=object_id, detail="under")
        )
    return len(going)


def take_from_under(
    state: WixossState, object_id: int, cards: tuple[int, ...], kind: int, cause: Cause, how: str
) -> None:
    """Move cards from under a field card to a zone that is not on the field, all at once."""
    found = state.edit(object_id)
    found.under = tuple(card for card in found.under if card not in cards)
    state.index = None
    # WX-10.09: they were on the field and no field card, so that nothing leaves and something moves.
    by_owner: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        owner, target = state.owners[card], destination(state, card, kind)
        put_in(state, card, owner, target, BOTH)
        by_owner.setdefault((owner, target), []).append(card)
    for (owner, target), moved in by_owner.items():
        state.happen(
            Event("moved", owner, cause, object_id, amount=-1, other=target, detail=how, cards=tuple(moved))
        )
