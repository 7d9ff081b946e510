"""Paying (chapter 13): who pays picks what is given up, then all of it is paid in one moment.

The picks go in ascending order, so that one path leads to each result; what cannot be completed is not
offered. The first option is always the whole suggested plan for what is left to pick.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PAY, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure, Value, int_of
from taisen.language.slots import CARDS
from taisen.wixoss.colors import COLOR_COUNT, Ener
from taisen.wixoss.index import name_of
from taisen.wixoss.rules.coins import spend_coins
from taisen.wixoss.rules.cost import (
    Need,
    Price,
    alike,
    choices_of_deeds,
    colors_paid,
    covers,
    ener_items,
    finishable,
    matched,
    need_of,
    paying_cause,
    takeable,
)
from taisen.wixoss.rules.zones import move
from taisen.wixoss.state import TRASH, ZONE_COUNT, ZONES, WixossState
from taisen.wixoss.vocabulary.costs import Cost, CostPart
from taisen.wixoss.vocabulary.items import card_item, card_of, slot_of

ENER_SYMBOLS: Final = 0
"""The Ener costs of which one is paid, one behind the other."""
COINS: Final = 1
DEEDS: Final = 2
"""Which deeds of the cost are paid, by their places; ``NOT_PICKED`` alone before that is settled."""
PICKS: Final = 3
"""What was picked: the place of a deed, or ``FOR_ENER``, and the item, one pair behind the other."""
FINISHED: Final = 4
"""How many deeds have all that they take."""
REPORT: Final = 5
"""1 if what was given up is "those cards" for whoever pays."""

NOT_PICKED: Final = -1
FOR_ENER: Final = -1
SYMBOLS: Final = COLOR_COUNT + 1

SERVANT_WORTH: Final = 4
MANY_COLORS_WORTH: Final = 10
FIELD_WORTH: Final = 100

DONE: Final = Option("done", "done")

Plan = list[tuple[int, int]]
"""What is picked: (place of a deed or ``FOR_ENER``, item)."""


def pay(state: WixossState, player: int, price: Price, cause: Cause, report: bool = False) -> None:
    """Push the paying of a price that can be paid.

    Args:
        state: the match.
        player: who pays.
        price: the price.
        cause: what it is paid for; its object is the source of an ability.
        report: whether what is given up besides Ener is then "those cards" in the scope of the frame below.
    """
    cost = price.cost
    deeds: tuple[int, ...] = ()
    if cost is not None:
        deeds = (NOT_PICKED,) if cost.some else tuple(range(len(cost.deeds)))
    symbols = tuple(count for ener in price.alternatives for count in ener)
    slots: list[Value] = [symbols, price.coins, deeds, (), 0, 1 if report else 0]
    state.push(PAY_COST, player, paying_cause(cause, player), slots, cost)


# -- what is being paid ----------------------------------------------------------------------------


def _tuple(value: Value) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value


def _alternatives(state: WixossState) -> tuple[Ener, ...]:
    flat = _tuple(state.slots[ENER_SYMBOLS])
    if len(flat) == SYMBOLS:
        return (flat,)
    return tuple(flat[at : at + SYMBOLS] for at in range(0, len(flat), SYMBOLS))


def _deeds(state: WixossState) -> list[CostPart]:
    cost = state.frame.item
    if cost is None:
        return []
    assert isinstance(cost, Cost)
    return [cost.deeds[place] for place in _tuple(state.slots[DEEDS])]


def _picks(state: WixossState, place: int) -> tuple[int, ...]:
    """Return the items picked for a deed, or for Ener."""
    flat = _tuple(state.slots[PICKS])
    return tuple(flat[at + 1] for at in range(0, len(flat), 2) if flat[at] == place)


def _pick(state: WixossState, place: int, item: int) -> None:
    state.slots[PICKS] = (*_tuple(state.slots[PICKS]), place, item)


def _used(state: WixossState, deeds: list[CostPart]) -> set[int]:
    """Return the items that are moved by what was picked so far."""
    used: set[int] = set()
    for place, deed in enumerate(deeds):
        if deed.moves:
            used.update(_picks(state, place))
    return used


def _needs(state: WixossState, deeds: list[CostPart]) -> list[Need]:
    """Return what the deeds still take, beginning with the one that is being picked for."""
    at = int_of(state.slots[FINISHED])
    needs: list[Need] = []
    for place, deed in enumerate(deeds[at:], at):
        need = need_of(state, deed, state.frame.cause)
        for item in _picks(state, place):
            need = need.with_item(item)
        needs.append(need)
    return needs


# -- which deeds -----------------------------------------------------------------------------------


def _ask_deeds(state: WixossState) -> None:
    """Ask which deeds are paid, if only some are; those that cannot be paid together are not offered."""
    cost = state.frame.item
    if not isinstance(cost, Cost) or not cost.some:
        state.jump(PAY_COST.step_index("ask"))
        return
    cause = state.frame.cause
    options: list[Option] = []
    for at, parts in enumerate(choices_of_deeds(cost)):
        needs = [need_of(state, part, cause) for part in parts]
        if finishable(state, _alternatives(state), needs, cause, set()):
            numbers = " ".join(str(cost.deeds.index(part) + 1) for part in parts)
            options.append(Option("deeds", f"deeds {numbers}", at))
    state.ask(Decision(cause.player, "choose-deeds", PICK_OPTION, options, cause, (cost.key,)))


def _take_deeds(state: WixossState) -> None:
    cost = state.frame.item
    assert isinstance(cost, Cost)
    parts = choices_of_deeds(cost)[state.answer.target]
    state.slots[DEEDS] = tuple(cost.deeds.index(part) for part in parts)


# -- the picks -------------------------------------------------------------------------------------


def _ask(state: WixossState) -> None:
    """Take what is forced, and ask for the next pick where there is a choice."""
    deeds = _deeds(state)
    forced: Plan = []
    while True:
        if int_of(state.slots[FINISHED]) < len(deeds):
            asked = _ask_for_deed(state, deeds, forced)
        else:
            asked = _ask_for_ener(state, deeds, forced)
        if asked:
            return


def _ask_for_deed(state: WixossState, deeds: list[CostPart], forced: Plan) -> bool:
    """Ask which item a deed takes next; return False if there was no choice and it was made.

    What was taken without a question joins ``forced``, and is said with the plan.
    """
    needs = _needs(state, deeds)
    need = needs[0]
    place = int_of(state.slots[FINISHED])
    count = len(need.chosen)
    items = _next_items(state, deeds, needs)
    enough = count >= need.least
    if count >= need.most or not items:
        assert enough, "a cost that was payable cannot be paid"
        state.slots[FINISHED] = place + 1
        return False
    if len(items) == 1 and not enough:
        _pick(state, place, items[0])
        forced.append((place, items[0]))
        return False
    options: list[Option] = []
    plan = _plan(state, deeds, needs)
    if plan and not enough:
        options.append(Option("plan", _plan_text(state, forced + plan)))
    if enough:
        options.append(DONE)
    single = len(plan) == 1 and not enough
    for item in items:
        # A plan of one item is not offered twice.
        if not single or not _same(state, item, plan[0][1]):
            options.append(item_option(state, item))
    _put(state, options, need.least - count)
    return True


def _next_items(state: WixossState, deeds: list[CostPart], needs: list[Need]) -> list[int]:
    """Return the items that may be picked next: with each the whole can still be paid."""
    need = needs[0]
    cause = state.frame.cause
    used = _used(state, deeds)
    found: list[int] = []
    for item in need.rest:
        if (found and alike(state, found[-1], item)) or not takeable(state, need, item, used):
            continue
        taken = {*used, item} if need.part.moves else used
        if finishable(state, _alternatives(state), [need.with_item(item), *needs[1:]], cause, taken):
            found.append(item)
    return found


def _ask_for_ener(state: WixossState, deeds: list[CostPart], forced: Plan) -> bool:
    """Ask which card pays Ener next; return False if there was no choice and it was made."""
    chosen = _picks(state, FOR_ENER)
    alternatives = _alternatives(state)
    total = _total(state, alternatives, chosen)
    if len(chosen) == total:
        state.jump(PAY_COST.step_index("pay"))
        return True
    # WX-13.14
    masks = _ener_masks(state, deeds)
    if len(alternatives) == 1:
        rest = _behind(masks, chosen)
        if len(rest) == total - len(chosen):  # all that is left pays
            for item in rest:
                _pick(state, FOR_ENER, item)
            state.jump(PAY_COST.step_index("pay"))
            return True
    items = _next_ener(state, alternatives, masks, chosen)
    if len(items) == 1:
        _pick(state, FOR_ENER, items[0])
        forced.append((FOR_ENER, items[0]))
        return False
    plan = _plan_ener(state, alternatives, masks, chosen)
    options = [Option("plan", _plan_text(state, forced + plan))]
    for item in items:
        # A plan of one card is not offered twice.
        if len(plan) > 1 or not _same(state, item, plan[0][1]):
            options.append(item_option(state, item))
    _put(state, options, total - len(chosen))
    return True


def _same(state: WixossState, item: int, other: int) -> bool:
    return item == other or alike(state, item, other)


def _put(state: WixossState, options: list[Option], left: int) -> None:
    cause = state.frame.cause
    state.ask(Decision(state.frame.controller, "pay", PAY, options, cause, (left, cause.card)))


def _ener_masks(state: WixossState, deeds: list[CostPart]) -> dict[int, int]:
    """Return the cards that may pay Ener, equal ones side by side, each with the colours that it pays."""
    there = ener_items(state, state.frame.controller, _used(state, deeds))
    return dict(zip(there, colors_paid(state, [card_of(item) for item in there]), strict=True))


def _behind(masks: dict[int, int], chosen: tuple[int, ...]) -> list[int]:
    """Return the cards that come after all those chosen."""
    there = list(masks)
    return there[there.index(chosen[-1]) + 1 :] if chosen else there


def _next_ener(
    state: WixossState, alternatives: tuple[Ener, ...], masks: dict[int, int], chosen: tuple[int, ...]
) -> list[int]:
    """Return the cards that may pay Ener next, in ascending order, equal ones once."""
    there = _behind(masks, chosen)
    taken = [masks[item] for item in chosen]
    paid = [masks[item] for item in there]
    found: list[int] = []
    for at, item in enumerate(there):
        if found and alike(state, found[-1], item):
            continue
        if _completes(alternatives, [*taken, paid[at]], paid[at + 1 :]):
            found.append(item)
    return found


def _total(state: WixossState, alternatives: tuple[Ener, ...], chosen: tuple[int, ...]) -> int:
    """Return how many cards pay the Ener cost of which those chosen are a part."""
    if len(alternatives) == 1:
        return sum(alternatives[0])
    masks = colors_paid(state, [card_of(item) for item in chosen])
    fitting = [sum(ener) for ener in alternatives if matched(masks, ener)]
    return len(chosen) if len(chosen) in fitting else max(fitting)


def _completes(alternatives: tuple[Ener, ...], chosen: list[int], rest: list[int]) -> bool:
    """Return whether the cards chosen all pay a symbol of one Ener cost that the rest can complete.

    Cards that can be matched to symbols form a matroid: those chosen are part of a whole payment as soon
    as they can be matched and there is a whole payment at all.
    """
    for ener in alternatives:
        if len(chosen) <= sum(ener) and covers(chosen + rest, ener) and matched(chosen, ener):
            return True
    return False


# -- the suggested plan ----------------------------------------------------------------------------


def _plan(state: WixossState, deeds: list[CostPart], needs: list[Need]) -> Plan:
    """Return what is left to pick at the least."""
    cause = state.frame.cause
    used = _used(state, deeds)
    plan: Plan = []
    left = list(needs)
    place = int_of(state.slots[FINISHED])
    while left:
        need = left[0]
        if len(need.chosen) >= need.least:
            left = left[1:]
            place += 1
            continue
        for item in sorted(need.rest, key=lambda item: (worth(state, item), need.rest.index(item))):
            if not takeable(state, need, item, used):
                continue
            # What is picked cheapest first need not be in ascending order.
            rest = tuple(other for other in need.rest if other != item)
            more = Need(need.part, need.least, need.most, (*need.chosen, item), rest)
            taken = {*used, item} if need.part.moves else used
            if finishable(state, _alternatives(state), [more, *left[1:]], cause, taken):
                plan.append((place, item))
                left = [more, *left[1:]]
                used = taken
                break
        else:
            raise AssertionError("a cost that was payable cannot be paid")
    there = ener_items(state, cause.player, used)
    masks = dict(zip(there, colors_paid(state, [card_of(item) for item in there]), strict=True))
    return plan + _plan_ener(state, _alternatives(state), masks, ())


def _plan_ener(
    state: WixossState, alternatives: tuple[Ener, ...], masks: dict[int, int], chosen: tuple[int, ...]
) -> Plan:
    """Return cards that complete an Ener cost, those first that are least useful there."""
    rest = _behind(masks, chosen)
    there = [masks[item] for item in chosen]
    usable = [*there, *(masks[item] for item in rest)]
    counts: dict[int, int] = {}
    for mask in usable:
        counts[mask] = counts.get(mask, 0) + 1
    for ener in alternatives:
        if not covers(usable, ener) or not matched(there, ener):
            continue
        picked: list[int] = []
        for item in sorted(rest, key=lambda item: _ener_worth(state, item, masks[item], counts)):
            if len(chosen) + len(picked) == sum(ener):
                break
            if matched([*there, *(masks[other] for other in picked), masks[item]], ener):
                picked.append(item)
        return [(FOR_ENER, item) for item in sorted(picked, key=rest.index)]
    return []


def _ener_worth(state: WixossState, item: int, mask: int, counts: dict[int, int]) -> tuple[int, int, int]:
    """How useful a card in the Ener Zone is: the colours it pays, what else it is, how rare its colour is."""
    return mask.bit_count(), worth(state, item), -counts[mask]


def worth(state: WixossState, item: int) -> int:
    """Return how much it is to give an item up, as far as a rule of thumb can tell."""
    if item > 0:
        found = state.objects[item]
        return FIELD_WORTH + max(0, state.definitions[found.card].level)
    definition = state.definitions[slot_of(state, item)]
    result = max(0, definition.level)
    if "guard" in definition.keywords:
        result += SERVANT_WORTH
    if definition.pays != definition.colors:
        result += MANY_COLORS_WORTH
    return result


# -- texts -----------------------------------------------------------------------------------------


def _place_text(state: WixossState, item: int) -> str:
    if item > 0:
        return "field"
    place = state.places[card_of(item)]
    return "under" if place < 0 else ZONES[place % ZONE_COUNT]


def _item_text(state: WixossState, item: int) -> str:
    if item > 0:
        return name_of(state, item, state.frame.controller)
    return state.definitions[card_of(item)].number


def item_option(state: WixossState, item: int) -> Option:
    """Return the option of giving an item up; the frame on top is that of whoever pays."""
    text = f"pay {_item_text(state, item)} from {_place_text(state, item)}"
    return Option("pay-field", text, item) if item > 0 else Option("pay", text, card_of(item))


def item_of(option: Option) -> int:
    """Return the item that ``item_option`` made an option of."""
    return option.target if option.verb == "pay-field" else card_item(option.target)


def _plan_text(state: WixossState, plan: Plan) -> str:
    """Return the text form of a plan: ``pay 2 WD01-013 from ener, WD01-009 from hand``."""
    counts: dict[str, int] = {}
    for _, item in plan:
        text = f"{_item_text(state, item)} from {_place_text(state, item)}"
        counts[text] = counts.get(text, 0) + 1
    parts = [text if count == 1 else f"{count} {text}" for text, count in counts.items()]
    return "pay " + ", ".join(parts)


def _take(state: WixossState) -> None:
    answer = state.answer
    state.jump(PAY_COST.step_index("ask"))
    deeds = _deeds(state)
    place = int_of(state.slots[FINISHED])
    if answer.verb == "done":
        state.slots[FINISHED] = place + 1
    elif answer.verb == "plan":
        _take_plan(state, deeds)
    else:
        _pick(state, place if place < len(deeds) else FOR_ENER, item_of(answer))


def _take_plan(state: WixossState, deeds: list[CostPart]) -> None:
    if int_of(state.slots[FINISHED]) < len(deeds):
        plan = _plan(state, deeds, _needs(state, deeds))
        state.slots[FINISHED] = len(deeds)
    else:
        masks = _ener_masks(state, deeds)
        plan = _plan_ener(state, _alternatives(state), masks, _picks(state, FOR_ENER))
    for place, item in plan:
        _pick(state, place, item)


# -- paying it -------------------------------------------------------------------------------------


def _pay(state: WixossState) -> None:
    """Pay all parts in one moment (WX-13.11)."""
    slots = state.slots
    frame = state.frame
    cause = frame.cause
    deeds = _deeds(state)
    taken = [_picks(state, place) for place in range(len(deeds))]
    ener = tuple(card_of(item) for item in _picks(state, FOR_ENER))
    cards = tuple(slot_of(state, item) for items in taken for item in items)
    # A deed may be replaced by something that comes onto the stack: the frame on top is another then.
    for deed, items in zip(deeds, taken, strict=True):
        deed.pay(state, cause, items)
    # WX-13.03
    if ener:
        move(state, ener, frame.controller, TRASH, cause, "ener-cost")
    spend_coins(state, frame.controller, int_of(slots[COINS]), cause)
    slots[PICKS] = cards


def _paid(state: WixossState) -> None:
    report = state.slots[REPORT]
    cards = state.slots[PICKS]
    state.pop()
    if report:
        state.slots[CARDS] = cards


PAY_COST: Final[Procedure[WixossState]] = Procedure(
    "pay-cost",
    (
        ("ask-deeds", _ask_deeds),
        ("take-deeds", _take_deeds),
        ("ask", _ask),
        ("take", _take),
        ("pay", _pay),
        ("paid", _paid),
    ),
)
"""Pays one price whole (WX-13.02)."""
