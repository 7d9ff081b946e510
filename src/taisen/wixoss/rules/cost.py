"""Costs (chapter 13): what something costs now, and whether it can be paid.

An Ener cost is payable when its symbols can be matched one to one to cards in the Ener Zone; whether
they can is counted by Hall's theorem, which needs no search. Only what takes cards from a place that
something else takes from too is tried out.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from taisen.kernel.events import PAYMENT, RULE, Cause
from taisen.language.at_work import Active
from taisen.language.bases import NO_SLOTS
from taisen.wixoss.card_index import purse
from taisen.wixoss.cards import ARTS
from taisen.wixoss.colors import ALL_COLORS, COLOR_COUNT, COLORLESS, CONVERTS, MULTI_ENER, Ener
from taisen.wixoss.rules.entering import limit_allows
from taisen.wixoss.rules.layers import active
from taisen.wixoss.rules.marks import free_action
from taisen.wixoss.rules.values import card_keyword, rules
from taisen.wixoss.rules.zones import free_lanes
from taisen.wixoss.state import ENER, LANE_COUNT, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.changes import CARDS, CostChange, PaymentChange
from taisen.wixoss.vocabulary.items import card_item, slot_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taisen.wixoss.cards import CardDefinition
    from taisen.wixoss.index import Placed
    from taisen.wixoss.vocabulary.abilities import OwnCost
    from taisen.wixoss.vocabulary.costs import Cost, CostPart

CHAIN: Final = "chain"
APPEARANCE: Final = "WX-27.02"
"""Rule by which an appearance condition is met: as a cost is paid, but it is none (WX-27.03)."""
COST_CAUSE: Final = Cause(RULE, -1, "WX-13.01")


class Price:
    """What has to be paid.

    Attributes:
        alternatives: the Ener symbols, any of which will do; there is always one.
        coins: how many coins.
        cost: the word whose deeds are paid besides, None for none.
    """

    __slots__ = ("alternatives", "coins", "cost")

    def __init__(self, alternatives: tuple[Ener, ...], coins: int = 0, cost: Cost | None = None) -> None:
        self.alternatives = alternatives
        self.coins = coins
        self.cost = cost

    @property
    def ener(self) -> Ener:
        """The Ener symbols, the first of several."""
        return self.alternatives[0]


# -- what it costs ---------------------------------------------------------------------------------


def lowered(ener: Ener, less: Ener, times: int = 1) -> Ener:
    """Return symbols after a reduction.

    >>> lowered((0, 1, 0, 0, 0, 2), (0, 2, 0, 0, 0, 1))
    (0, 0, 0, 0, 0, 1)
    """
    # WX-13.13
    return tuple(max(0, have - fall * times) for have, fall in zip(ener, less, strict=True))


def raised(ener: Ener, more: Ener, times: int = 1) -> Ener:
    """Return symbols with further ones."""
    return tuple(have + rise * times for have, rise in zip(ener, more, strict=True))


def cost_of(state: WixossState, player: int, card: int, less: Ener | None = None, times: int = 1) -> Price:
    """Return what using a card, or growing to it, costs now.

    Args:
        state: the match.
        player: who pays.
        card: the card.
        less: by how much it costs less for what was done when it was used, None for nothing.
        times: how often that counts.
    """
    definition = state.definitions[card]
    return Price(changed(state, player, card, definition.prices, less, times), definition.cost_coins)


def changed(
    state: WixossState,
    player: int,
    card: int,
    printed: tuple[Ener, ...],
    less: Ener | None = None,
    times: int = 1,
) -> tuple[Ener, ...]:
    """Return the Ener cost of a card after everything that changes it, what lowers it last."""
    definition = state.definitions[card]
    changes = rules(state, player, "cost", "cost") if active(state, "cost") else []
    chained = chain(state, player) if definition.kind == ARTS else None
    if not changes and not definition.own_costs and chained is None and less is None:
        return printed
    result: list[Ener] = []
    for symbols in printed:
        ener = _raised_and_lowered(state, player, card, changes, symbols)
        if less is not None:
            ener = lowered(ener, less, times)
        # WX-25.09
        if chained is not None:
            ener = lowered(ener, chained)
        result.append(ener)
    return tuple(result)


def _raised_and_lowered(
    state: WixossState, player: int, card: int, changes: list[Active], symbols: Ener
) -> Ener:
    """Return the symbols after what the card itself and the rules about its player say."""
    steps = _steps(state, player, card, changes, symbols)
    return steps[-1][1] if steps else symbols


def _steps(
    state: WixossState, player: int, card: int, changes: list[Active], symbols: Ener
) -> list[tuple[Cause, Ener]]:
    """Return what changes the symbols, in the order in which it counts, each with what is left after it."""
    steps: list[tuple[Cause, Ener]] = []
    ener = symbols
    for lowers in (False, True):
        for own in state.definitions[card].own_costs:
            if own.more != lowers:
                ener = _own_change(state, player, card, own, ener)
                steps.append((_own_cause(player, card, own), ener))
        for entry in changes:
            change = entry.modification
            assert isinstance(change, CostChange)
            if change.lowers == lowers and change.concerns(state, card, entry.cause):
                ener = change.changed(ener)
                steps.append((entry.cause, ener))
    return steps


def out_of_reach(state: WixossState, player: int, card: int) -> bool:
    """Return whether a card surely costs more symbols than a player has cards to pay them.

    It is quick to ask, before anything else is asked about using a card.
    """
    definition = state.definitions[card]
    if definition.least_ener <= len(state.zones[player * ZONE_COUNT + ENER]):
        return False
    return as_printed(state, player, definition)


def as_printed(state: WixossState, player: int, definition: CardDefinition) -> bool:
    """Return whether a card surely costs the Ener that is printed on it, in whatever way it is used."""
    if not definition.fixed_cost or active(state, "cost"):
        return False
    return definition.kind != ARTS or chain(state, player) is None


def steps_of(state: WixossState, player: int, card: int) -> list[tuple[Cause, Ener]]:
    """Return how the Ener cost of a card, the first of several, changes before anything is done to use it."""
    definition = state.definitions[card]
    printed = definition.prices[0]
    steps = _steps(state, player, card, rules(state, player, "cost", "cost"), printed)
    chained = chain(state, player) if definition.kind == ARTS else None
    if chained is not None:
        last = steps[-1][1] if steps else printed
        steps.append((Cause(RULE, player, "WX-25.09"), lowered(last, chained)))
    return steps


def _own_cause(player: int, card: int, own: OwnCost) -> Cause:
    return Cause(RULE, player, "WX-13.13", card, ability=own.key)


def _own_change(state: WixossState, player: int, card: int, own: OwnCost, ener: Ener) -> Ener:
    """Return an Ener cost after what a card says of its own cost."""
    cause = _own_cause(player, card, own)
    if own.condition is not None and not own.condition.holds(state, cause, NO_SLOTS):
        return ener
    times = 1 if own.times is None else max(0, own.times.value(state, cause, NO_SLOTS))
    return raised(ener, own.ener, times) if own.more else lowered(ener, own.ener, times)


def ability_price(state: WixossState, placed: Placed, cost: Cost | None) -> Price | None:
    """Return what using an ability costs now, None if it costs nothing.

    Args:
        state: the match.
        placed: the ability, as it is on the field or elsewhere.
        cost: its cost.
    """
    if cost is None or free_action(placed.object or -1 - placed.cause.card) in state.marks:
        return None
    return Price((cost.ener,), cost.coins, cost)


# -- chain -----------------------------------------------------------------------------------------


def _chain_key(player: int) -> str:
    return f"{CHAIN} {player}"


def _part_key(player: int, color: int) -> str:
    return f"{CHAIN} {player} {color}"


def chain(state: WixossState, player: int) -> Ener | None:
    """Return by how much a player's next ARTS this turn costs less, None for nothing (WX-25.09)."""
    marks = state.marks
    if not marks or _chain_key(player) not in marks:
        return None
    return tuple(marks.get(_part_key(player, color), 0) for color in range(COLOR_COUNT + 1))


def use_chain_up(state: WixossState, player: int) -> None:
    """Take away what an earlier ARTS took off the cost of the one that is used now."""
    # WX-25.10
    if state.marks.pop(_chain_key(player), 0):
        for color in range(COLOR_COUNT + 1):
            state.marks.pop(_part_key(player, color), 0)


def set_chain(state: WixossState, player: int, ener: Ener) -> None:
    """Make a player's next ARTS this turn cost less (WX-25.09)."""
    # WX-25.09, WX-25.11: marks end with the turn.
    state.marks[_chain_key(player)] = 1
    for color, count in enumerate(ener):
        if count:
            state.marks[_part_key(player, color)] = count


# -- which colours a card pays ---------------------------------------------------------------------


def pays(state: WixossState, card: int) -> int:
    """Return the mask of the colours that a card in the Ener Zone may count as when it pays."""
    # WX-13.04: a colourless card counts as none. WX-13.08: this is asked for payments alone.
    found = state.definitions[card].pays
    if not active(state, CARDS):
        return found
    if card_keyword(state, card, MULTI_ENER):
        return ALL_COLORS
    for word, bit in CONVERTS.items():
        if card_keyword(state, card, word):
            found |= bit
    for entry in rules(state, state.owners[card], PaymentChange.verb, CARDS):
        change = entry.modification
        assert isinstance(change, PaymentChange)
        found = change.paying(found)
    return found


def colors_paid(state: WixossState, cards: Iterable[int]) -> list[int]:
    """Return ``pays`` of each of some cards."""
    if active(state, CARDS):
        return [pays(state, card) for card in cards]
    definitions = state.definitions
    return [definitions[card].pays for card in cards]  # most often nothing changes how cards pay


def covers(masks: list[int], ener: Ener) -> bool:
    """Return whether symbols can be matched one to one to cards that count as these colours.

    >>> covers([1, 1], (1, 0, 0, 0, 0, 1)), covers([1, 1], (0, 1, 0, 0, 0, 0))
    (True, False)
    """
    # WX-13.05: a colourless symbol takes any card, so that only the number of cards counts.
    total = sum(ener)
    if total > len(masks):
        return False
    if total == ener[COLORLESS]:
        return True
    wanted = [(1 << color, ener[color]) for color in range(COLORLESS) if ener[color]]
    # WX-13.10, WX-13.07: every set of colours needs as many cards that count as one of them.
    for chosen in range(1, 1 << len(wanted)):
        colors = 0
        needed = 0
        for place, (bit, count) in enumerate(wanted):
            if chosen >> place & 1:
                colors |= bit
                needed += count
        for mask in masks:
            if mask & colors:
                needed -= 1
        if needed > 0:
            return False
    return True


def matched(masks: list[int], ener: Ener) -> bool:
    """Return whether each of some cards can pay a symbol of its own.

    >>> matched([1, 1], (1, 0, 0, 0, 0, 0)), matched([1, 1], (1, 0, 0, 0, 0, 1))
    (False, True)
    """
    if len(masks) > sum(ener):
        return False
    if len(masks) <= ener[COLORLESS]:
        return True  # any card pays a colourless symbol
    free = list(ener)
    takers: list[list[int]] = [[] for _ in ener]
    for at, mask in enumerate(masks):
        if not _place(mask, at, masks, free, takers, set()):
            return False
    return True


def _place(
    mask: int, at: int, masks: list[int], free: list[int], takers: list[list[int]], seen: set[int]
) -> bool:
    """Give a card a symbol, moving others to other symbols where that helps."""
    for symbol in range(COLOR_COUNT + 1):
        if symbol in seen or (symbol < COLOR_COUNT and not mask >> symbol & 1):
            continue
        seen.add(symbol)
        if free[symbol]:
            free[symbol] -= 1
            takers[symbol].append(at)
            return True
        for other in takers[symbol]:
            if _place(masks[other], other, masks, free, takers, seen):
                takers[symbol].remove(other)
                takers[symbol].append(at)
                return True
    return False


def ener_payable(state: WixossState, player: int, alternatives: tuple[Ener, ...], used: set[int]) -> bool:
    """Return whether one of several Ener costs can be paid without the cards ``used``."""
    cards = state.zones[player * ZONE_COUNT + ENER]
    if used or active(state, CARDS):
        left = [card for card in cards if card not in used]
        return _any_covered(colors_paid(state, left), alternatives)
    # Most often nothing changes how cards pay: the same is asked of the same cards again and again.
    known = purse(state, player, cards)
    found = known.payable.get(alternatives)
    if found is None:
        found = _any_covered(known.masks, alternatives)
        known.payable[alternatives] = found
    return found


def _any_covered(masks: list[int], alternatives: tuple[Ener, ...]) -> bool:
    """Whether cards that count as these colours can pay one of several Ener costs."""
    for ener in alternatives:
        if covers(masks, ener):
            return True
    return False


NOTHING_USED: Final[set[int]] = set()


# -- whether it can be paid ------------------------------------------------------------------------


def can_afford(state: WixossState, player: int, price: Price, cause: Cause = COST_CAUSE) -> bool:
    """Return whether a player can pay a price whole (WX-13.02).

    Args:
        state: the match.
        player: who pays.
        price: the price.
        cause: what it is paid for; its object is the source of an ability.
    """
    if price.coins > state.coins[player]:
        return False
    if not ener_payable(state, player, price.alternatives, NOTHING_USED):
        return False
    cost = price.cost
    if cost is None or not cost.deeds:
        return True
    seen = paying_cause(cause, player)
    return any(
        finishable(state, price.alternatives, [need_of(state, part, seen) for part in parts], seen, set())
        for parts in choices_of_deeds(cost)
    )


def paying_cause(cause: Cause, player: int) -> Cause:
    """Return the cause of a payment for what ``cause`` is about; what is no cost keeps its own."""
    if cause.rule == APPEARANCE:
        return cause
    return Cause(
        PAYMENT,
        player,
        cause.rule or "WX-13.02",
        cause.card,
        cause.object,
        cause.ability,
        cause.colors,
        cause.source_kind,
    )


def choices_of_deeds(cost: Cost) -> list[tuple[CostPart, ...]]:
    """Return which deeds of a cost may be paid together: all of them, or so many as it says."""
    return list(combinations(cost.deeds, cost.some)) if cost.some else [cost.deeds]


class Need:
    """What a part of a cost still takes.

    Attributes:
        part: the part.
        least: how many items it takes in all at least.
        most: how many at most.
        chosen: items chosen for it.
        rest: items that may be chosen next, in order.
    """

    __slots__ = ("chosen", "least", "most", "part", "rest")

    def __init__(
        self, part: CostPart, least: int, most: int, chosen: tuple[int, ...], rest: tuple[int, ...]
    ) -> None:
        self.part = part
        self.least = least
        self.most = most
        self.chosen = chosen
        self.rest = rest

    def with_item(self, item: int) -> Need:
        """Return the same after one more choice; picks go in ascending order."""
        rest = self.rest[self.rest.index(item) + 1 :]
        return Need(self.part, self.least, self.most, (*self.chosen, item), rest)


def need_of(state: WixossState, part: CostPart, cause: Cause) -> Need:
    """Return what a part of a cost takes, before anything is chosen."""
    least = part.least(state, cause)
    found = part.candidates(state, cause)
    rest = tuple(sorted(found, key=lambda item: arrangement(state, item)))
    return Need(part, least, max(least, part.most(state, cause)), (), rest)


def arrangement(state: WixossState, item: int) -> tuple[int, str, int]:
    """Return where an item comes in a list: field cards in field order, equal cards side by side."""
    if item > 0:
        return 0, "", item
    card = slot_of(state, item)
    return 1, state.definitions[card].number, card


def alike(state: WixossState, item: int, other: int) -> bool:
    """Return whether it makes no difference which of two items is taken."""
    if item > 0 or other > 0:
        return False
    first, second = slot_of(state, item), slot_of(state, other)
    return (
        state.places[first] == state.places[second]
        and state.definitions[first].number == state.definitions[second].number
    )


def finishable(
    state: WixossState, alternatives: tuple[Ener, ...], needs: list[Need], cause: Cause, used: set[int]
) -> bool:
    """Return whether what is still needed can be taken, and the Ener be paid with what is left.

    Args:
        state: the match.
        alternatives: Ener costs, one of which is paid.
        needs: what the parts of the cost still take.
        cause: the payment.
        used: items that have been taken already.
    """
    if not needs:
        if cause.rule == APPEARANCE and not _room(state, cause, used):
            return False
        taken = {slot_of(state, item) for item in sorted(used) if item < 0}
        return ener_payable(state, cause.player, alternatives, taken)
    need = needs[0]
    if not need.part.payable(state, cause):
        return False
    missing = need.least - len(need.chosen)
    if missing <= 0:
        return finishable(state, alternatives, needs[1:], cause, used)
    last = 0
    for place, item in enumerate(need.rest):
        if len(need.rest) - place < missing:
            return False
        if not takeable(state, need, item, used) or (last and alike(state, last, item)):
            continue
        last = item
        taken = {*used, item} if need.part.moves else used
        if finishable(state, alternatives, [need.with_item(item), *needs[1:]], cause, taken):
            return True
    return False


def _room(state: WixossState, cause: Cause, used: set[int]) -> bool:
    """Whether a Resona has a zone and fits under the limit once what it takes has left (WX-27.09)."""
    gone = tuple(item for item in sorted(used) if item > 0)
    freed = any(state.objects[item].place < LANE_COUNT for item in gone)
    if not freed and not free_lanes(state, cause.player):
        return False
    return limit_allows(state, cause.player, cause.card, gone)


def takeable(state: WixossState, need: Need, item: int, used: set[int]) -> bool:
    """Return whether an item may be taken for a part beside what was taken already."""
    return (item not in used or not need.part.moves) and need.part.fits_with(state, item, need.chosen)


def ener_items(state: WixossState, player: int, used: set[int]) -> list[int]:
    """Return the cards that may pay Ener, as items, equal ones side by side."""
    definitions = state.definitions
    rows = [(definitions[card].number, card) for card in state.zone(player, ENER)]
    rows.sort()
    items = [card_item(card) for _, card in rows]
    return [item for item in items if item not in used] if used else items
