"""Using a card: summoning and deploying (chapters 07, 08, 14), direct braving (15), magic (13).

A use runs through the manual's stages: show, count the reduction, pay, put cores on, enter. What is
depleted on the way is settled before the used card's own effects.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, ULTIMATE, CardDefinition
from taisen.battle_spirits.index import may_work, name_of
from taisen.battle_spirits.rules import (
    cores,
    hand_removal,
    inheriting,
    life_price,
    manifestation,
    soul_magic,
    transfer,
)
from taisen.battle_spirits.rules.bases import take_base
from taisen.battle_spirits.rules.brave import attach, sides_for
from taisen.battle_spirits.rules.cost import (
    ALL_FIELD_CARDS,
    BARRED,
    CARD,
    DONE,
    EFFECT,
    FREE,
    FROM,
    HOST,
    HOW,
    INHERITED,
    MANNER,
    OBJECT,
    PAY_COST,
    PAYER,
    PLACE_CORES,
    POSTURE,
    PRICE,
    REMAINING,
    SET_PRICE,
    SIDE,
    SILENT,
    USE_MARK,
    ask_more,
    card_cost,
    hand_key,
    price,
    prices_printed,
    prohibited,
    soul_paid_key,
    use_slots,
)
from taisen.battle_spirits.rules.entering import arrive, settle_in, summoned_posture
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.leaving import leave_at_once
from taisen.battle_spirits.rules.magic_toll import can_pay_life, pay_life
from taisen.battle_spirits.rules.otherworld import HOST_VERBS, sided
from taisen.battle_spirits.rules.payment_help import HELP_PAYMENT, affordable
from taisen.battle_spirits.rules.timing import resolve, rest
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import (
    AT_HAND,
    BOTH,
    DECK,
    EXHAUSTED,
    HAND,
    IN_USE,
    REMOVED,
    TRASH,
    ZONE_COUNT,
    BattleState,
)
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN, EffectAbility
from taisen.battle_spirits.vocabulary.changes import PaymentHelp
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import EFFECT as BY_EFFECT
from taisen.kernel.events import PAYMENT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.legality import Requirement
from taisen.language.bases import NO_SLOTS
from taisen.language.slots import fresh_slots

SUMMON_CAUSE: Final = Cause(RULE, -1, "BS-07.03")
DEPLOY_CAUSE: Final = Cause(RULE, -1, "BS-07.06")
MAGIC_CAUSE: Final = Cause(RULE, -1, "BS-13.01")

NOTHING_GIVEN: Final = Option("choose", "choose", 0)
NO_REMOVAL: Final = Option("choose", "choose", -1)
NO_EFFECT: Final = 0
"""Nothing of a magic was given: its effect was negated."""
BURST_EFFECT: Final = 4
"""A magic's burst effect, used from hand by an effect that allows it."""
COUNTER_EFFECT: Final = 8
"""A magic's Trigger Counter."""
ZERO_COUNTER_EFFECT: Final = 16
"""A magic's Zero Counter."""


# -- what must hold --------------------------------------------------------------------------------


def _is_summoned(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind in (SPIRIT, ULTIMATE, BRAVE)


def _is_nexus_card(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind == NEXUS


def _is_magic_card(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].kind == MAGIC


def _in_hand(state: BattleState, player: int, card: int) -> bool:
    return state.places[card] == player * ZONE_COUNT + HAND


def _in_hand_or_at_hand(state: BattleState, player: int, card: int) -> bool:
    # BS-07.03, BS-35.03, BS-39.01
    player_of, kind = divmod(state.places[card], ZONE_COUNT)
    return player_of == player and kind in (HAND, AT_HAND)


def _payable(state: BattleState, player: int, card: int) -> bool:
    definition = state.definitions[card]
    needed = entry_cores(state, player, card)
    if definition.plainly_paid and prices_printed(state):
        # What is printed decides most often, whatever the field symbols are.
        left = cores.usable(state, player) - definition.cost - needed
        if left >= 0:
            return True
        if left + definition.most_reduction < 0 and not may_work(state, PaymentHelp.verb):
            return False
    cost = lowest_price(state, player, card)
    if definition.transfer is not None:
        return transfer.payable(state, player, card, cost, needed)
    if definition.soul_magic and soul_magic.payable(state, player, card):
        return True
    return affordable(state, player, card, cost, needed)


def lowest_price(state: BattleState, player: int, card: int) -> int:
    """Return what using a card costs at least: its price, less what 継召 could take off."""
    cost = price(state, player, card)
    definition = state.definitions[card]
    if definition.life_price and life_price.payable(state, player):
        cost = max(0, cost - definition.life_price)
    return cost - inheriting.most(state, player, card) if definition.inherits else cost


def _summoning_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "summon", card)


def _magic_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "use-magic", card)


def _life_payable(state: BattleState, player: int, card: int) -> bool:
    return can_pay_life(state, player)


def _burst_effect_allowed(state: BattleState, player: int, card: int) -> bool:
    return not prohibited(state, player, "give-burst-effect", card)


def _has_burst(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].burst is not None


def _has_counter(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].trigger_counter is not None


def summonable(state: BattleState, player: int, card: int) -> bool:
    """Return whether the summoning condition of a card is met, if it has one."""
    # BS-18.03
    definition = state.definitions[card]
    if definition.hand_removal is not None and not hand_removal.removable(state, player, card):
        return False
    condition = definition.summoning_condition
    if definition.transfer is not None and not transfer.givers(
        state, player, card, entry_cores(state, player, card)
    ):
        return False
    if condition is None:
        return True
    if definition.revealed_freely and state.places[card] % ZONE_COUNT == DECK and state.known[card] == BOTH:
        # Out of the deck only what was revealed is summoned.
        return True
    return condition.holds(state, Cause(RULE, player, "BS-18.03", card=card), NO_SLOTS)


def _has_main(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].magic_main is not None


def _has_flash(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].magic_flash is not None


Requirements = tuple[Requirement[BattleState], ...]

# What is left to ask of a card of the right kind in hand or at hand.
SUMMON_TERMS: Final[Requirements] = (
    Requirement("BS-18.03", "summoning-condition", summonable),
    Requirement("BS-35.11", "forbidden-by-effect", _summoning_allowed),
    # BS-08.16, BS-08.21: cost and lowest level together must be affordable.
    Requirement("BS-08.16", "too-few-cores", _payable),
)
DEPLOY_TERMS: Final[Requirements] = (Requirement("BS-08.21", "too-few-cores", _payable),)
MAGIC_TERMS: Final[Requirements] = (
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
    Requirement("BS-08.21", "too-few-cores", _payable),
)
SUMMON: Final[Requirements] = (
    Requirement("BS-07.03", "not-a-spirit-card", _is_summoned),
    Requirement("BS-07.03", "not-in-hand", _in_hand_or_at_hand),
    *SUMMON_TERMS,
)
DEPLOY: Final[Requirements] = (
    Requirement("BS-07.06", "not-a-nexus-card", _is_nexus_card),
    Requirement("BS-07.06", "not-in-hand", _in_hand_or_at_hand),
    *DEPLOY_TERMS,
)
USE_MAIN: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand_or_at_hand),
    Requirement("BS-13.03", "no-main-effect", _has_main),
    *MAGIC_TERMS,
)
USE_FLASH: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand_or_at_hand),
    # BS-12.09
    Requirement("BS-12.09", "no-flash-effect", _has_flash),
    *MAGIC_TERMS,
)
USE_BURST: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand),
    Requirement("BS-25.08", "no-burst-effect", _has_burst),
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
    # BS-25.13: what stops the burst effects of set cards stops this one too.
    Requirement("BS-35.11", "forbidden-by-effect", _burst_effect_allowed),
    Requirement("BS-08.21", "too-few-cores", _payable),
)

USE_COUNTER_FREE: Final[Requirements] = (
    Requirement("BS-13.01", "not-a-magic-card", _is_magic_card),
    Requirement("BS-13.01", "not-in-hand", _in_hand),
    Requirement("BS-19.05", "no-trigger-counter", _has_counter),
    Requirement("BS-35.11", "forbidden-by-effect", _magic_allowed),
    Requirement("BS-35.11", "forbidden-by-effect", _life_payable),
)
USE_COUNTER: Final[Requirements] = (
    *USE_COUNTER_FREE,
    Requirement("BS-08.21", "too-few-cores", _payable),
)


def payable_alone(state: BattleState, player: int, card: int) -> bool:
    """Return whether the price of a card can be paid, leaving out cores for the card itself."""
    return cores.usable(state, player) >= price(state, player, card)


def hosts(state: BattleState, player: int, brave: int) -> list[tuple[int, int]]:
    """Return (field card, side) of all that a brave card may be combined with at once (BS-15.13)."""
    return [
        (found.id, side)
        for found in state.objects.values()
        if found.controller == player
        for side in sides_for(state, brave, found)
    ]


# -- stages shared by all uses ---------------------------------------------------------------------


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


def at_hand_key(card: int) -> str:
    """Return the key under which it is kept that a card was last used from at hand."""
    return f"from-at-hand {card}"


def _show(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    # A card in use from the hand has the cost that hand cards have.
    from_at_hand = at_hand_key(card)
    if state.places[card] == player * ZONE_COUNT + AT_HAND:
        state.marks[from_at_hand] = 1
    else:
        state.marks.pop(from_at_hand, 0)
    key = hand_key(card)
    if state.places[card] != player * ZONE_COUNT + HAND:
        state.marks.pop(key, 0)
    elif active(state, "player"):
        state.marks[key] = 1
    if state.places[card] < 0:
        take_base(state, card)
    if state.definitions[card].counts_soul:
        state.marks.pop(soul_paid_key(card), 0)
    # BS-08.02: shown before anything is paid.
    state.move_card(card, player * ZONE_COUNT + IN_USE, BOTH)
    slots[USE_MARK] = state.serial
    state.happen(Event("shown", player, state.frame.cause, card=card))


def _ask_removal(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
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
    other = _int(state.slots[FROM]) - 1
    state.slots[FROM] = 0
    if other >= 0 and state.places[other] % ZONE_COUNT != REMOVED:
        # Another thing was done instead of the removal, so the card cannot be summoned.
        card = _int(state.slots[CARD])
        state.note(Event("missed", state.frame.controller, state.frame.cause, card=card, detail="not-done"))
        state.move_card(card, state.owners[card] * ZONE_COUNT + HAND, BOTH)
        state.pop()


def _ask_life(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    definition = state.definitions[card]
    player = state.frame.controller
    state.answer = inheriting.DONE
    if slots[FREE] or slots[PAYER] or _int(slots[SET_PRICE]) >= 0 or not definition.life_price:
        return
    if life_price.payable(state, player):
        needed = 0 if slots[HOST] else entry_cores(state, player, card)
        without = affordable(state, player, card, price(state, player, card), needed)
        life_price.ask(state, player, card, without)


def _take_life(state: BattleState) -> None:
    if state.answer.verb == "yes":
        slots = state.slots
        card = _int(slots[CARD])
        life_price.pay(state, state.frame.controller, card)
        slots[INHERITED] = state.definitions[card].life_price


def _ask_inherit(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    definition = state.definitions[card]
    if slots[FREE] or slots[PAYER] or _int(slots[SET_PRICE]) >= 0 or not definition.inherits:
        state.answer = inheriting.DONE
        return
    player = state.frame.controller
    inherited = _int(slots[INHERITED])
    wanted = max(0, price(state, player, card) - inherited) + entry_cores(state, player, card)
    inheriting.ask(state, player, card, inherited, wanted)


def _take_inherit(state: BattleState) -> None:
    if state.answer.verb != "inherit":
        return
    slots = state.slots
    player = state.frame.controller
    slots[INHERITED] = inheriting.remove(
        state, player, _int(slots[CARD]), state.answer.target, _int(slots[INHERITED])
    )
    procedure = state.frame.node
    assert isinstance(procedure, Procedure)
    state.jump(procedure.step_index("ask-inherit"))


def _reduce(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    # BS-08.20: fixed here, whatever the payment does to the reducing cards.
    set_price = _int(slots[SET_PRICE])
    if set_price >= 0:
        # Ruling 70: "paying N" leaves nothing to reduce.
        slots[PRICE] = set_price
    else:
        slots[PRICE] = 0 if slots[FREE] else max(0, price(state, player, card) - _int(slots[INHERITED]))
    slots[REMAINING] = slots[PRICE]
    slots[FROM] = 0
    if slots[PAYER]:
        manifestation.pay(state, player, card, _int(slots[PAYER]), _int(slots[MANNER]), state.frame.cause)
        slots[REMAINING] = 0
    if slots[REMAINING]:
        state.push(PAY_COST, player, state.frame.cause)
        state.push(HELP_PAYMENT, player, state.frame.cause)


def _paid(state: BattleState) -> None:
    slots = state.slots
    player = state.frame.controller
    amount = _int(slots[PRICE])
    if not slots[FREE]:
        cause = Cause(PAYMENT, player, "BS-08.12", card=_int(slots[CARD]))
        state.happen(Event("paid", player, cause, card=_int(slots[CARD]), amount=amount))


def _ask_transfer(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
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
        card = _int(state.slots[CARD])
        transfer.put_away(state, card, state.answer.target, state.frame.cause)


def _settle_payment(state: BattleState) -> None:
    # BS-99.15, BS-09.12: what the payment depleted leaves before the used card's own effects.
    mark = _int(state.slots[USE_MARK])
    rest(state, mark)
    leave_at_once(state, mark)


# -- summoning and deploying -----------------------------------------------------------------------


def _place(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    slots[OBJECT] = arrive(state, player, card)
    # BS-15.13: a brave that is combined at once needs no cores of its own.
    needed = 0 if slots[HOST] else entry_cores(state, player, card)
    if slots[PAYER]:
        manner = _int(slots[MANNER])
        needed = manifestation.further_cores(needed, manner)
        if manner == manifestation.ON_CARD:
            manifestation.soul_on_card(state, player, _int(slots[OBJECT]), state.frame.cause)
    slots[REMAINING] = needed
    slots[FROM] = 0
    if needed:
        state.push(PLACE_CORES, player, state.frame.cause)


def _ask_more(state: BattleState) -> None:
    """Ask for cores beyond the lowest level; the default is to stop there."""
    slots = state.slots
    target = _int(slots[OBJECT])
    player = state.frame.controller
    if slots[HOST] or cores.locked(state, state.objects[target]):
        # BS-15.13, BS-17.06: nothing is put on a brave that is combined at once.
        # BS-08.18, BS-20.06: nor on a Grandwalker.
        state.answer = DONE
    else:
        ask_more(state, player, _int(slots[FROM]), target, _int(slots[BARRED]) or target)


def _take_more(state: BattleState) -> None:
    answer = state.answer
    if answer.verb == "done":
        return
    slots = state.slots
    player = state.frame.controller
    cores.put_on_card(state, player, _int(slots[OBJECT]), cores.take(state, player, answer.target))
    slots[FROM] = answer.target
    state.jump(ENTER.step_index("ask-more"))


def _enter(state: BattleState) -> None:
    slots = state.slots
    target = _int(slots[OBJECT])
    card = _int(slots[CARD])
    posture = _int(slots[POSTURE])
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
    host = _int(slots[HOST])
    if host:
        attach(state, _int(slots[OBJECT]), host, _int(slots[SIDE]))
        slots[OBJECT] = host


def together_key(card: int) -> str:
    """Return the key under which it is noted that a deed brings a card together with others (BS-99.39)."""
    return f"together {card}"


def unpaid_key(card: int) -> str:
    """Return the key under which it is kept that a card was last put on the field without paying its cost."""
    return f"unpaid {card}"


def _announce(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    target = _int(slots[OBJECT])
    kind = state.definitions[card].kind
    # BS-15.15: a brave's summoning is an event of its own, not a spirit's.
    name = {SPIRIT: "summoned", ULTIMATE: "summoned", BRAVE: "brave_summoned", NEXUS: "deployed"}[kind]
    detail = ("", "burst", "effect")[_int(slots[HOW])]
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


def _ask_host(state: BattleState) -> None:
    """A brave summoned by an effect may be combined at once; a use of the player's own has said so."""
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    definition = state.definitions[card]
    cost = _int(slots[SET_PRICE])
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
        enough = manifestation.cores_suffice(state, player, card, _int(slots[MANNER]))
    else:
        enough = affordable(state, player, card, cost, entry_cores(state, player, card))
    if enough:
        options.append(Option("alone", "alone", 0))
    if definition.kind == BRAVE and slots[HOW] and room >= 0:
        for host, side in hosts(state, player, card):
            text = sided(f"on {name_of(state, host, player)}", side)
            options.append(Option(HOST_VERBS[side], text, host, side))
    if slots[HOST]:
        options = [Option("host", "host", _int(slots[HOST]), _int(slots[SIDE]))]
    if not options:
        # BS-08.21: what cannot be paid stays where it was.
        state.note(Event("missed", player, state.frame.cause, card=card, detail="too-few-cores"))
        state.pop()
        return
    state.ask(Decision(player, "brave-host", PICK_OPTION, options, state.frame.cause, (card,)))


def _take_host(state: BattleState) -> None:
    state.slots[HOST] = state.answer.target
    state.slots[SIDE] = state.answer.extra


ENTER: Final[Procedure[BattleState]] = Procedure(
    "enter-field",
    (
        ("ask-host", _ask_host),
        ("take-host", _take_host),
        ("show", _show),
        ("ask-removal", _ask_removal),
        ("take-removal", _take_removal),
        ("removed", _removed),
        ("ask-life", _ask_life),
        ("take-life", _take_life),
        ("ask-inherit", _ask_inherit),
        ("take-inherit", _take_inherit),
        ("reduce", _reduce),
        ("paid", _paid),
        ("ask-transfer", _ask_transfer),
        ("take-transfer", _take_transfer),
        ("place", _place),
        ("ask-more", _ask_more),
        ("take-more", _take_more),
        ("enter", _enter),
        ("combine", _combine),
        ("settle-payment", _settle_payment),
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


# -- magic -----------------------------------------------------------------------------------------


def _used(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    key = f"magic-used {player}"
    state.marks[key] = state.marks.get(key, 0) + 1
    cause = magic_cause(state, player, card)
    # BS-50 of the rulings: a magic without a legal target counts as used too.
    state.happen(Event("magic_used", player, cause, card=card, amount=card_cost(state, card)))


def _ask_soul(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    state.answer = NOTHING_GIVEN
    if slots[FREE] or _int(slots[SET_PRICE]) >= 0 or not state.definitions[card].soul_magic:
        return
    if soul_magic.payable(state, player, card):
        otherwise = affordable(state, player, card, price(state, player, card), 0)
        soul_magic.ask(state, player, card, otherwise)


def _take_soul(state: BattleState) -> None:
    if state.answer.verb == "yes":
        soul_magic.pay(state, state.frame.controller)
        state.slots[SET_PRICE] = 0


def _pay_life(state: BattleState) -> None:
    pay_life(state, state.frame.controller, _int(state.slots[CARD]))


def _answered(state: BattleState) -> None:
    rest(state, _int(state.slots[USE_MARK]))


def _give(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    cause = magic_cause(state, player, card)
    if state.marks.pop(f"negated {card}", 0):
        state.note(Event("prevented", player, cause, card=card, detail="magic"))
        slots[EFFECT] = NO_EFFECT
        return
    ability = magic_effect(state.definitions[card], _int(slots[EFFECT]))
    # BS-13.02: one effect, the one chosen when it was used.
    resolve(state, ability, player, cause, fresh_slots())


def magic_effect(definition: CardDefinition, which: int) -> EffectAbility:
    """Return the main, flash or burst effect of a magic card, or one of its counters.

    Raises:
        ValueError: the card has no such effect.
    """
    found: EffectAbility | None = definition.burst
    if which == MAIN:
        found = definition.magic_main
    elif which == FLASH:
        found = definition.magic_flash
    elif which == COUNTER_EFFECT:
        found = definition.trigger_counter
    elif which == ZERO_COUNTER_EFFECT:
        found = definition.zero_counter
    if found is None:
        raise ValueError(f"{definition.number} has no such effect")
    return found


def magic_cause(state: BattleState, player: int, card: int) -> Cause:
    """Return the cause that a magic card's effects act as."""
    definition = state.definitions[card]
    return Cause(
        BY_EFFECT, player, card=card, ability=definition.number, colors=definition.colors, source_kind=MAGIC
    )


def _to_trash(state: BattleState) -> None:
    slots = state.slots
    card = _int(slots[CARD])
    player = state.frame.controller
    # BS-13.04: after its effect is resolved, so it does not count itself.
    if state.places[card] % ZONE_COUNT == IN_USE:
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    if state.battle:
        state.marks[f"battle-magic {card}"] = state.battle
    state.happen(
        Event(
            "magic_resolved",
            player,
            magic_cause(state, player, card),
            card=card,
            amount=_int(slots[EFFECT]),
        )
    )
    state.pop()


# BS-13.05: there is no stage in which cores are put on a magic.
USE_MAGIC: Final[Procedure[BattleState]] = Procedure(
    "use-magic",
    (
        ("show", _show),
        ("ask-inherit", _ask_inherit),
        ("take-inherit", _take_inherit),
        ("ask-soul", _ask_soul),
        ("take-soul", _take_soul),
        ("pay-life", _pay_life),
        ("reduce", _reduce),
        ("paid", _paid),
        ("settle-payment", _settle_payment),
        ("used", _used),
        ("answered", _answered),
        ("give", _give),
        ("to-trash", _to_trash),
    ),
)
"""Uses a magic card for one of its effects (BS-13.01, BS-13.02)."""


def use_magic(
    state: BattleState, player: int, card: int, which: int, free: bool = False, paying: int = -1
) -> None:
    """Push the use of a magic card from hand.

    Args:
        state: the match.
        player: who uses it.
        card: the card.
        which: ``MAIN``, ``FLASH``, its burst effect or one of its counters.
        free: without paying the cost.
        paying: what is paid whatever it costs, -1 for its cost.
    """
    slots = use_slots(card, state.serial)
    slots[SET_PRICE] = paying
    slots[FREE] = 1 if free else 0
    slots[EFFECT] = which
    state.push(USE_MAGIC, player, MAGIC_CAUSE, slots)
