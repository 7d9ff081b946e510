"""Summoning and deploying (chapters 07, 08, 14), direct braving (15).

Runs through the manual's stages: show, count the reduction, pay, put cores on, enter. What is depleted on
the way is settled before the card's own effects.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores, hand_removal, inheriting, life_price, manifestation, transfer
from taisen.battle_spirits.rules.brave import attach, sides_for
from taisen.battle_spirits.rules.cost import (
    ALL_FIELD_CARDS,
    BARRED,
    CARD,
    DONE,
    FREE,
    FROM,
    HOST,
    HOW,
    INHERITED,
    MANNER,
    OBJECT,
    PAYER,
    PLACE_CORES,
    POSTURE,
    REMAINING,
    SET_PRICE,
    SIDE,
    SILENT,
    ask_more,
    price,
    prohibited,
    use_slots,
)
from taisen.battle_spirits.rules.entering import arrive, settle_in, summoned_posture
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.otherworld import HOST_VERBS, sided
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.use_stages import (
    ask_inherit,
    note_paid,
    reduce_price,
    settle_payment,
    show,
    take_inherit,
)
from taisen.battle_spirits.rules.use_terms import lowest_price, summonable
from taisen.battle_spirits.state import BOTH, EXHAUSTED, HAND, REMOVED, ZONE_COUNT, BattleState
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure, int_of

SUMMON_CAUSE: Final = Cause(RULE, -1, "BS-07.03")
DEPLOY_CAUSE: Final = Cause(RULE, -1, "BS-07.06")

NOTHING_GIVEN: Final = Option("choose", "choose", 0)
NO_REMOVAL: Final = Option("choose", "choose", -1)


def hosts(state: BattleState, player: int, brave: int) -> list[tuple[int, int]]:
    """Return (field card, side) of all that a brave card may be combined with at once (BS-15.13)."""
    return [
        (found.id, side)
        for found in state.objects.values()
        if found.controller == player
        for side in sides_for(state, brave, found)
    ]


def together_key(card: int) -> str:
    """Return the key under which it is noted that a deed brings a card together with others (BS-99.39)."""
    return f"together {card}"


def unpaid_key(card: int) -> str:
    """Return the key under which it is kept that a card was last put on the field without paying its cost."""
    return f"unpaid {card}"


# -- what comes with a brave or instead of a price ---


def _ask_host(state: BattleState) -> None:
    """A brave summoned by an effect may be combined at once; a use of the player's own has said so."""
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    definition = state.definitions[card]
    cost = int_of(slots[SET_PRICE])
    if cost < 0:
        cost = 0 if slots[FREE] else lowest_price(state, player, card)
    if slots[PAYER]:
        # BS-33.01: no core of the field or the reserve pays for it.
        cost = 0
    # BS-33.06, BS-35.11
    if definition.kind != NEXUS and prohibited(state, player, "summon", card):
        state.note(Event("prevented", player, state.frame.cause, card=card, detail="summon"))
        state.pop()
        return
    # BS-18.03: by an effect too.
    if not summonable(state, player, card):
        state.note(Event("missed", player, state.frame.cause, card=card, detail="summoning-condition"))
        state.pop()
        return
    room = cores.usable(state, player) - cost
    options: list[Option] = []
    # BS-08.22: an effect that summons demands the cost unless it says otherwise.
    if slots[PAYER]:
        enough = manifestation.cores_suffice(state, player, card, int_of(slots[MANNER]))
    else:
        enough = affordable(state, player, card, cost, entry_cores(state, player, card))
    if enough:
        options.append(Option("alone", "alone", 0))
    if definition.kind == BRAVE and slots[HOW] and room >= 0:
        for host, side in hosts(state, player, card):
            text = sided(f"on {name_of(state, host, player)}", side)
            options.append(Option(HOST_VERBS[side], text, host, side))
    if slots[HOST]:
        options = [Option("host", "host", int_of(slots[HOST]), int_of(slots[SIDE]))]
    if not options:
        # BS-08.21: what cannot be paid stays where it was.
        state.note(Event("missed", player, state.frame.cause, card=card, detail="too-few-cores"))
        state.pop()
        return
    state.ask(Decision(player, "brave-host", PICK_OPTION, options, state.frame.cause, (card,)))


def _take_host(state: BattleState) -> None:
    state.slots[HOST] = state.answer.target
    state.slots[SIDE] = state.answer.extra


def _ask_removal(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    definition = state.definitions[card]
    if definition.plainly_paid and definition.hand_removal is None:
        # Most cards leave nothing to ask about before their price is fixed, in no step up to that.
        state.answer = inheriting.DONE
        state.jump(ENTER.step_index("reduce"))
        return
    state.answer = NO_REMOVAL
    if definition.hand_removal is not None:
        # There is one: whether the card may be summoned was looked at just before.
        there = hand_removal.ask(state, state.frame.controller, card, state.frame.cause)
        assert there


def _take_removal(state: BattleState) -> None:
    if state.answer.target >= 0:
        state.slots[FROM] = state.answer.target + 1
        hand_removal.remove(state, state.answer.target, state.frame.cause)


def _removed(state: BattleState) -> None:
    other = int_of(state.slots[FROM]) - 1
    state.slots[FROM] = 0
    if other >= 0 and state.places[other] % ZONE_COUNT != REMOVED:
        # Another thing was done instead of the removal, so the card cannot be summoned.
        card = int_of(state.slots[CARD])
        state.note(Event("missed", state.frame.controller, state.frame.cause, card=card, detail="not-done"))
        state.move_card(card, state.owners[card] * ZONE_COUNT + HAND, BOTH)
        state.pop()


def _ask_life(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    definition = state.definitions[card]
    player = state.frame.controller
    state.answer = inheriting.DONE
    if slots[FREE] or slots[PAYER] or int_of(slots[SET_PRICE]) >= 0 or not definition.life_price:
        return
    if life_price.payable(state, player):
        needed = 0 if slots[HOST] else entry_cores(state, player, card)
        without = affordable(state, player, card, price(state, player, card), needed)
        life_price.ask(state, player, card, without)


def _take_life(state: BattleState) -> None:
    if state.answer.verb == "yes":
        slots = state.slots
        card = int_of(slots[CARD])
        life_price.pay(state, state.frame.controller, card)
        slots[INHERITED] = state.definitions[card].life_price


def _ask_transfer(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    definition = state.definitions[card]
    state.answer = NOTHING_GIVEN
    if definition.transfer is None:
        return
    player = state.frame.controller
    if not transfer.ask(state, player, card, entry_cores(state, player, card), state.frame.cause):
        # The payment has left none that could give its cores: the card cannot be summoned.
        state.note(Event("missed", player, state.frame.cause, card=card, detail="summoning-condition"))
        state.move_card(card, state.owners[card] * ZONE_COUNT + HAND, BOTH)
        state.pop()


def _take_transfer(state: BattleState) -> None:
    if state.answer.target:
        card = int_of(state.slots[CARD])
        transfer.put_away(state, card, state.answer.target, state.frame.cause)


# -- onto the field ---


def _place(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    player = state.frame.controller
    slots[OBJECT] = arrive(state, player, card)
    # BS-15.13: a brave that is combined at once needs no cores of its own.
    needed = 0 if slots[HOST] else entry_cores(state, player, card)
    if slots[PAYER]:
        manner = int_of(slots[MANNER])
        needed = manifestation.further_cores(needed, manner)
        if manner == manifestation.ON_CARD:
            manifestation.soul_on_card(state, player, int_of(slots[OBJECT]), state.frame.cause)
    slots[REMAINING] = needed
    slots[FROM] = 0
    if needed:
        state.push(PLACE_CORES, player, state.frame.cause)


def _ask_more(state: BattleState) -> None:
    """Ask for cores beyond the lowest level; the default is to stop there."""
    slots = state.slots
    target = int_of(slots[OBJECT])
    player = state.frame.controller
    if slots[HOST] or cores.locked(state, state.objects[target]):
        # BS-15.13, BS-17.06: nothing is put on a brave that is combined at once.
        # BS-08.18, BS-20.06: nor on a Grandwalker.
        state.answer = DONE
    else:
        ask_more(state, player, int_of(slots[FROM]), target, int_of(slots[BARRED]) or target)


def _take_more(state: BattleState) -> None:
    answer = state.answer
    if answer.verb == "done":
        return
    slots = state.slots
    player = state.frame.controller
    cores.put_on_card(state, player, int_of(slots[OBJECT]), cores.take(state, player, answer.target))
    slots[FROM] = answer.target
    state.jump(ENTER.step_index("ask-more"))


def _enter(state: BattleState) -> None:
    slots = state.slots
    target = int_of(slots[OBJECT])
    card = int_of(slots[CARD])
    posture = int_of(slots[POSTURE])
    if state.definitions[card].kind != NEXUS:
        posture = summoned_posture(state, state.frame.controller, card, posture)
    # BS-05.02; a brave that is combined at once is never a spirit without cores in between (BS-15.13).
    if slots[HOST]:
        state.edit(target).posture = posture
    else:
        settle_in(state, target, posture)
    state.happen(
        Event(
            "placed",
            state.frame.controller,
            state.frame.cause,
            target,
            card,
            state.objects[target].core_count,
        )
    )


def _combine(state: BattleState) -> None:
    slots = state.slots
    host = int_of(slots[HOST])
    if host:
        attach(state, int_of(slots[OBJECT]), host, int_of(slots[SIDE]))
        slots[OBJECT] = host


def _announce(state: BattleState) -> None:
    slots = state.slots
    card = int_of(slots[CARD])
    target = int_of(slots[OBJECT])
    kind = state.definitions[card].kind
    # BS-15.15: a brave's summoning is an event of its own, not a spirit's.
    name = {SPIRIT: "summoned", ULTIMATE: "summoned", BRAVE: "brave_summoned", NEXUS: "deployed"}[kind]
    detail = ("", "burst", "effect")[int_of(slots[HOW])]
    if target in state.objects:
        # BS-15.14: in both ways of summoning.
        amount = 1 if slots[SILENT] else 0
        together = state.marks.pop(together_key(card), 0)
        state.marks.pop(unpaid_key(card), 0)
        if slots[FREE]:
            state.marks[unpaid_key(card)] = 1
        cause = state.frame.cause
        state.happen(Event(name, state.frame.controller, cause, target, card, amount, together, detail))
        # BS-33.04, BS-33.05
        if slots[PAYER]:
            state.happen(Event("manifested", state.frame.controller, state.frame.cause, target, card))
    state.pop()


ENTER: Final[Procedure[BattleState]] = Procedure(
    "enter-field",
    (
        ("ask-host", _ask_host),
        ("take-host", _take_host),
        ("show", show),
        ("ask-removal", _ask_removal),
        ("take-removal", _take_removal),
        ("removed", _removed),
        ("ask-life", _ask_life),
        ("take-life", _take_life),
        ("ask-inherit", ask_inherit),
        ("take-inherit", take_inherit),
        ("reduce", reduce_price),
        ("paid", note_paid),
        ("ask-transfer", _ask_transfer),
        ("take-transfer", _take_transfer),
        ("place", _place),
        ("ask-more", _ask_more),
        ("take-more", _take_more),
        ("enter", _enter),
        ("combine", _combine),
        ("settle-payment", settle_payment),
        ("announce", _announce),
    ),
)
"""Summons a spirit or brave, or deploys a nexus (BS-08.01)."""


def enter(
    state: BattleState,
    player: int,
    card: int,
    cause: Cause,
    *,
    free: bool = False,
    host: int = 0,
    side: int = 0,
    posture: int = 0,
    silent: bool = False,
    how: int = 0,
    from_reserve: bool = False,
    paying: int = -1,
    payer: int = 0,
    manner: int = manifestation.TO_TRASH,
    offered: bool = False,
) -> None:
    """Push the summoning or deployment of a card.

    Args:
        state: the match.
        player: who does it.
        card: the card, wherever it is.
        cause: the rule or effect that lets it.
        free: without paying the cost.
        host: field card to combine a brave with at once, 0 for none.
        side: on which side of it, if it is an otherworld-god brave.
        posture: posture in which it enters.
        silent: its own when-summoned effects do not come.
        how: 0 a use of the player's own, 1 by a burst effect, 2 by another effect.
        from_reserve: every core, paid or put on it, comes from the reserve.
        paying: what is paid whatever it costs, -1 for its cost.
        payer: Grandwalker whose core pays for a manifestation, 0 for a use that is none.
        manner: what a manifestation does with the Soul Core.
        offered: whether ``SUMMON_TERMS`` were just found to hold, so that nothing of it is looked at again.
    """
    slots = use_slots(card, state.serial)
    slots[SET_PRICE] = paying
    slots[FREE] = 1 if free else 0
    slots[HOST] = host
    slots[SIDE] = side
    slots[POSTURE] = max(posture, EXHAUSTED if state.definitions[card].enters_exhausted else 0)
    slots[SILENT] = 1 if silent else 0
    slots[HOW] = how
    slots[BARRED] = ALL_FIELD_CARDS if from_reserve else 0
    slots[PAYER] = payer
    slots[MANNER] = manner
    state.push(ENTER, player, cause, slots)
    if offered:
        state.jump(ENTER.step_index("show"))
