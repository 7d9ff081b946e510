"""Cost and reduction (chapter 08): prices, paying them, and putting cores on a new card.

Paying and placing work on the scope of the procedure that pushed them, whose first slots are laid
out as below. A payment is asked core by core in ascending order of places, so that one path leads
to each result; the first option is always the whole suggested plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.colors import ANY_COLOR
from taisen.battle_spirits.index import field_index, may_work
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.symbol_matching import matched_symbols
from taisen.battle_spirits.rules.symbols import field_symbols, symbols_mix
from taisen.battle_spirits.rules.values import active, values
from taisen.battle_spirits.state import HAND, IN_USE, SOUL_RESERVE, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import HandCost, HandReduction, PlayerRule, SummonDiscount
from taisen.kernel.decisions import NUMBER, PAY, SPLIT, Decision, Option
from taisen.kernel.events import EFFECT as EFFECT_CAUSE
from taisen.kernel.events import PAYMENT, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import NO_SLOTS

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition

CARD: Final = 0
"""The card that is used."""
REMAINING: Final = 1
"""Cores still to be paid or placed."""
FROM: Final = 2
"""Lowest place that may still give: picks go in ascending order."""
OBJECT: Final = 3
"""Field card that gets the cores, 0 while paying."""
PRICE: Final = 4
"""The fixed payment."""
FREE: Final = 5
"""1 if the cost is not paid."""
HOST: Final = 6
"""Field card to combine with at once, 0 for none."""
USE_MARK: Final = 7
"""Serial at the start of the use."""
POSTURE: Final = 8
"""Posture in which the card enters."""
EFFECT: Final = 9
"""What a magic is used for: 1 main, 2 flash, 4 burst."""
SILENT: Final = 10
"""1 if the card's own when-summoned effects do not come."""
HOW: Final = 11
"""1 if summoned by a burst effect, 2 by another effect, 0 by a main-step or flash use."""
BARRED: Final = 12
"""``ALL_FIELD_CARDS`` if every core comes from the reserve, else 0."""
INHERITED: Final = 13
"""By how much cards removed for 継召 make it cheaper."""
SET_PRICE: Final = 14
"""What an effect says is paid, whatever the cost; -1 if the cost is paid."""
PAYER: Final = 15
"""Grandwalker whose core pays for a manifestation, 0 for a use that is none."""
MANNER: Final = 16
"""What a manifestation does with the Soul Core (see ``manifestation``)."""
SIDE: Final = 17
"""On which side of it a brave is combined at once; ``NO_SIDE`` for a plain one."""
USE_SLOTS: Final = 18

ALL_FIELD_CARDS: Final = -1
"""As a barred field card: none gives cores, only the reserve does."""


def use_slots(card: int, mark: int) -> list[Value]:
    """Return the slots of a procedure that uses ``card``."""
    return [card, 0, 0, 0, 0, 0, 0, mark, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0]


# -- prices ----------------------------------------------------------------------------------------


def reduction(
    state: BattleState, player: int, definition: CardDefinition, sorts: tuple[int, ...] | None = None
) -> int:
    """Return by how much the player's field symbols reduce the card's cost.

    Args:
        state: the match.
        player: whose symbols they are.
        definition: the card.
        sorts: its reduction symbols by sort, if they are others than the printed ones.
    """
    too = definition.reduction_too
    if sorts is not None or too:
        symbols = definition.reduction if sorts is None else sorts
        return sum(count for _, count in matched_symbols(state, player, symbols, too))
    if definition.reduction[ANY_COLOR] or symbols_mix(state, player):
        return sum(count for _, count in matched_symbols(state, player, definition.reduction))
    have = field_symbols(state, player)
    total = 0
    # BS-08.03: of each sort the smaller of the two, no field symbol counted twice.
    # BS-08.09, BS-18.04, BS-20.12: ultimate and god symbols match their own sort alone.
    for sort, wanted in definition.reduction_by_color:
        total += min(wanted, have[sort])
    return total


def prices_printed(state: BattleState) -> bool:
    """Return whether what cards cost now is their printed cost less what field symbols reduce it by."""
    index = state.index
    if index is None:
        index = field_index(state)
    return not index.prices and not state.modifiers


def card_cost(state: BattleState, card: int) -> int:
    """Return the cost of a card that is not on the field: the printed one, or what an effect sets it to."""
    # BS-02.08
    found = state.definitions[card].cost
    if prices_printed(state):
        return found
    entries = active(state, "player")
    costs = values(state).costs
    if card in costs:
        return costs[card]
    costs[card] = found  # a rule whose cards are told by their cost reads the printed one
    player = state.owners[card]
    if of_hand(state, card):
        for entry in entries:
            rule = entry.modification
            if not isinstance(rule, HandCost) or entry.player not in (player, 2):
                continue
            if hand_reached(state, player, entry.cause, card):
                # Ruling 67: of several the later one counts, and it is reduced further.
                if rule.sort.matches(state, card, entry.cause, entry.slots):
                    found = rule.number
    costs[card] = found
    return found


def reduction_symbols(state: BattleState, player: int, card: int) -> tuple[int, ...] | None:
    """Return the reduction symbols of a card by sort; None if they are the printed ones."""
    found: list[int] | None = None
    for entry in active(state, "player"):
        rule = entry.modification
        if not isinstance(rule, HandReduction) or entry.player not in (player, 2) or not of_hand(state, card):
            continue
        if hand_reached(state, player, entry.cause, card) and rule.sort.matches(
            state, card, entry.cause, entry.slots
        ):
            found = list(state.definitions[card].reduction) if found is None else found
            found[rule.color] += rule.number
    return None if found is None else tuple(found)


def discount(state: BattleState, player: int, card: int) -> int:
    """Return by how much a card costs less because it is summoned."""
    total = 0
    for entry in active(state, "player"):
        rule = entry.modification
        if (
            not isinstance(rule, SummonDiscount)
            or entry.player not in (player, 2)
            or not of_hand(state, card)
        ):
            continue
        if hand_reached(state, player, entry.cause, card) and rule.sort.matches(
            state, card, entry.cause, entry.slots
        ):
            total += rule.number
    return total


def of_hand(state: BattleState, card: int) -> bool:
    """Return whether a card is in a hand, or in use from there."""
    place = state.places[card]
    if place < 0:
        return False
    return place % ZONE_COUNT == HAND or (place % ZONE_COUNT == IN_USE and hand_key(card) in state.marks)


def hand_key(card: int) -> str:
    """Return the key under which it is kept that a card is in use from the hand."""
    return f"from-hand {card}"


def hand_reached(state: BattleState, player: int, cause: Cause, card: int) -> bool:
    """Return whether an effect reaches a card in a player's hand."""
    if cause.kind != EFFECT_CAUSE or cause.player == player or cause.certain:
        return True
    return not (prohibited(state, player, "affect-hand") or safe_away(state, card, HAND))


def use_reached(state: BattleState, card: int, cause: Cause) -> bool:
    """Return whether an effect reaches a card that is in use."""
    if cause.kind != EFFECT_CAUSE or cause.player == state.owners[card] or cause.certain:
        return True
    return not safe_away(state, card, IN_USE)


def safe_away(state: BattleState, card: int, place: int) -> bool:
    """Return whether a card's own text keeps opposing effects from it in ``HAND`` or ``IN_USE``."""
    definition = state.definitions[card]
    for line in definition.safe_away:
        if line.place == place:
            condition = line.condition
            source = Cause(
                EFFECT_CAUSE,
                state.owners[card],
                card=card,
                ability=line.key,
                colors=definition.colors,
                source_kind=definition.kind,
            )
            if condition is None or condition.holds(state, source, NO_SLOTS):
                return True
    return False


def may_reduce(state: BattleState, player: int, card: int) -> bool:
    """Return whether field symbols may reduce the cost of a card."""
    for entry in active(state, "player"):
        modification = entry.modification
        if (
            isinstance(modification, PlayerRule)
            and modification.verb == "reduce"
            and entry.player in (player, 2)
        ):
            # Ruling 71: an effect on the costs of hand cards does not reach a hand that is unaffected.
            if not of_hand(state, card) or hand_reached(state, player, entry.cause, card):
                return False
    return True


def price(state: BattleState, player: int, card: int, cost: int = -1) -> int:
    """Return what using ``card`` costs now: cost minus reduction, never below 0.

    Reduction is mandatory (BS-08.07): there is one price only.

    Args:
        state: the match.
        player: who uses it.
        card: the card.
        cost: what is reduced, -1 for the card's cost.
    """
    definition = state.definitions[card]
    if not prices_printed(state):
        return changed_price(state, player, card, cost)
    if cost < 0:
        cost = definition.cost
    # The symbols may still depend on the card.
    reads_payment = field_index(state).reads_payment
    if reads_payment:
        read_for(state, card)
    result = max(0, cost - reduction(state, player, definition))
    if reads_payment:
        read_for(state, -1)
    return result


def changed_price(state: BattleState, player: int, card: int, cost: int = -1) -> int:
    """Return what using ``card`` costs now (see ``price``), with all that may change it considered."""
    read_for(state, card)
    lowered = 0
    # BS-08.04, BS-08.07
    if may_reduce(state, player, card):
        lowered = reduction(state, player, state.definitions[card], reduction_symbols(state, player, card))
    if cost < 0:
        cost = max(0, card_cost(state, card) - discount(state, player, card))
    result = max(0, cost - lowered)
    read_for(state, -1)
    return result


def read_for(state: BattleState, card: int) -> None:
    """Let values be read as they are while ``card`` is paid for, -1 for none."""
    state.using = card
    # Symbols may depend on the card that is paid for; then what was read without it does not hold.
    if field_index(state).reads_payment:
        state.touch()


# -- the choice of cores ---------------------------------------------------------------------------


def may_give(place: int, barred: int) -> bool:
    """Return whether a place of cores gives any while the field card ``barred`` gives none."""
    holder = place >> 1
    return not holder or barred not in (holder, ALL_FIELD_CARDS)


def suggestion(
    state: BattleState, player: int, amount: int, lowest: int, barred: int
) -> list[tuple[int, int]]:
    """Return (place, cores) of the payment that hurts least, empty if it cannot be made.

    Args:
        state: the match.
        player: who pays.
        amount: how many cores.
        lowest: lowest place that may give.
        barred: field card whose cores must stay, 0 for none, ``ALL_FIELD_CARDS`` for every one.
    """
    if amount and lowest <= cores.RESERVE and state.reserve[player] >= amount:
        return [(cores.RESERVE, amount)]
    offers: list[tuple[int, int, int]] = []
    if lowest <= cores.RESERVE and state.reserve[player]:
        offers.append((0, cores.RESERVE, state.reserve[player]))
    for found in state.objects.values():
        if found.controller != player or found.id * 2 + 1 < lowest or not may_give(found.id * 2, barred):
            continue
        definition = state.definitions[found.card]
        count = found.core_count
        if not count or cores.locked(state, found):
            continue
        stays = cores.kept(state, found, player)
        present = definition.level(count)
        over = count - definition.cores_for(present) if present else count
        above = count - over - definition.lowest_cores if present else 0
        last = count - over - above
        harm = 30 + definition.cost
        for rank, part in _without(stays, ((1, over), (20, above), (harm, last))):
            if part <= 0:
                continue
            normal = min(part, found.cores - sum(n for _, p, n in offers if p == found.id * 2))
            if normal > 0 and found.id * 2 >= lowest:
                offers.append((rank, found.id * 2, normal))
            if part > normal and found.soul:
                offers.append((rank, found.id * 2 + 1, 1))
    if lowest <= cores.SOUL and state.souls[player] == SOUL_RESERVE:
        offers.append((2, cores.SOUL, 1))
    offers.sort()
    plan: dict[int, int] = {}
    for _, place, count in offers:
        used = min(count, amount)
        if used:
            plan[place] = plan.get(place, 0) + used
            amount -= used
    return [] if amount else sorted(plan.items())


def _without(stays: int, parts: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return the parts of a card's cores without as many as must stay: those that are missed most."""
    if not stays:
        return parts
    left: list[tuple[int, int]] = []
    for rank, part in reversed(parts):
        taken = min(stays, max(0, part))
        stays -= taken
        left.append((rank, part - taken))
    return tuple(reversed(left))


def plan_text(state: BattleState, player: int, verb: str, plan: list[tuple[int, int]]) -> str:
    """Return the text form of a plan: ``pay 2 reserve, 1 BS17-003``."""
    parts = [f"{count} {cores.place_name(state, place, player)}" for place, count in plan]
    return f"{verb} " + ", ".join(parts)


def pick_options(
    state: BattleState, player: int, verb: str, amount: int, lowest: int, barred: int
) -> list[Option]:
    """Return the plan and every single core that may be picked next; one option if all is forced."""
    offers = [
        (place, count)
        for place, count in cores.places(state, player)
        if place >= lowest and may_give(place, barred)
    ]
    plan = suggestion(state, player, amount, lowest, barred)
    options = [Option("plan", plan_text(state, player, verb, plan))]
    left = sum(count for _, count in offers)
    if left == amount or len(offers) == 1:
        return options
    floored = bool(active(state, cores.CORE_FLOOR))
    if floored:
        left = cores.count(state, player, offers)
    for number, (place, count) in enumerate(offers, 1):
        # A pick after which the rest cannot be completed in ascending order is pruned.
        # For a single core the pick that the plan makes is not offered twice.
        if left >= amount and not (amount == 1 and plan and plan[0][0] == place):
            options.append(Option("core", f"{verb} from {cores.place_name(state, place, player)}", place))
        left = cores.count(state, player, offers[number:]) if floored else left - count
    return options


# -- paying ----------------------------------------------------------------------------------------


def _ask_payment(state: BattleState) -> None:
    slots = state.slots
    amount = slots[REMAINING]
    lowest = slots[FROM]
    barred = slots[BARRED]
    card = slots[CARD]
    assert isinstance(amount, int) and isinstance(lowest, int) and isinstance(barred, int)
    assert isinstance(card, int)
    player = state.frame.controller
    if amount == 0:
        state.pop()
        return
    options = pick_options(state, player, "pay", amount, lowest, barred)
    state.ask(Decision(player, "pay", PAY, options, state.frame.cause, (amount, card)))


def soul_paid_key(card: int) -> str:
    """Return the key under which it is kept that the Soul Core was paid for a card in use."""
    return f"soul-paid {card}"


def pay_core(state: BattleState, player: int, place: int) -> None:
    """Put a core of a place in the trash, paid for the card in use."""
    soul = cores.take(state, player, place)
    if soul:
        card = state.slots[CARD]
        assert isinstance(card, int)
        if state.definitions[card].counts_soul:
            state.marks[soul_paid_key(card)] = 1
    # BS-08.12
    cores.put_in_trash(state, player, soul)


def _take_payment(state: BattleState) -> None:
    slots = state.slots
    amount = slots[REMAINING]
    lowest = slots[FROM]
    barred = slots[BARRED]
    assert isinstance(amount, int) and isinstance(lowest, int) and isinstance(barred, int)
    player = state.frame.controller
    answer = state.answer
    if answer.verb == "plan":
        for place, count in suggestion(state, player, amount, lowest, barred):
            for _ in range(count):
                pay_core(state, player, place)
        paid = amount
        slots[REMAINING] = 0
    else:
        pay_core(state, player, answer.target)
        paid = 1
        slots[REMAINING] = amount - 1
        slots[FROM] = answer.target
    state.jump(0)
    cause = Cause(PAYMENT, player, "BS-08.12")
    state.happen(Event("cores_moved", player, cause, amount=paid, detail="payment"))


PAY_COST: Final[Procedure[BattleState]] = Procedure(
    "pay-cost", (("ask", _ask_payment), ("take", _take_payment))
)
"""Pays ``REMAINING`` cores, picked from the player's reserve and field cards (BS-08.10)."""


# -- placing ---------------------------------------------------------------------------------------


def _barred_in_placing(slots: list[Value], target: int) -> int:
    barred = slots[BARRED]
    assert isinstance(barred, int)
    return barred or target


def _ask_placing(state: BattleState) -> None:
    slots = state.slots
    amount = slots[REMAINING]
    lowest = slots[FROM]
    target = slots[OBJECT]
    assert isinstance(amount, int) and isinstance(lowest, int) and isinstance(target, int)
    barred = _barred_in_placing(slots, target)
    player = state.frame.controller
    if amount == 0:
        state.pop()
        return
    options = pick_options(state, player, "place", amount, lowest, barred)
    state.ask(Decision(player, "place-cores", SPLIT, options, state.frame.cause, (amount, target)))


def _take_placing(state: BattleState) -> None:
    slots = state.slots
    amount = slots[REMAINING]
    lowest = slots[FROM]
    target = slots[OBJECT]
    assert isinstance(amount, int) and isinstance(lowest, int) and isinstance(target, int)
    barred = _barred_in_placing(slots, target)
    player = state.frame.controller
    answer = state.answer
    if answer.verb == "plan":
        for place, count in suggestion(state, player, amount, lowest, barred):
            for _ in range(count):
                cores.put_on_card(state, player, target, cores.take(state, player, place))
        slots[REMAINING] = 0
    else:
        cores.put_on_card(state, player, target, cores.take(state, player, answer.target))
        slots[REMAINING] = amount - 1
        slots[FROM] = answer.target
    state.jump(0)


PLACE_CORES: Final[Procedure[BattleState]] = Procedure(
    "place-cores", (("ask", _ask_placing), ("take", _take_placing))
)
"""Puts ``REMAINING`` cores on ``OBJECT``, picked from reserve and own field cards (BS-08.14)."""


def _ask_more(state: BattleState) -> None:
    slots = state.slots
    lowest = slots[FROM]
    target = slots[OBJECT]
    assert isinstance(lowest, int) and isinstance(target, int)
    ask_more(state, state.frame.controller, lowest, target, _barred_in_placing(slots, target))


DONE: Final = Option("done", "done")


def ask_more(state: BattleState, player: int, lowest: int, target: int, barred: int) -> None:
    """Ask for one more core to put on a card; the default is to stop there (BS-08.19).

    Args:
        state: the match.
        player: who puts it.
        lowest: lowest place that may give.
        target: field card that gets it.
        barred: field card whose cores must stay, ``ALL_FIELD_CARDS`` for every one.
    """
    options = [DONE]
    for place, _ in cores.places(state, player):
        if place >= lowest and may_give(place, barred):
            options.append(Option("core", f"place from {cores.place_name(state, place, player)}", place))
    state.ask(Decision(player, "place-more-cores", NUMBER, options, state.frame.cause, (target,)))


def _take_more(state: BattleState) -> None:
    answer = state.answer
    if answer.verb == "done":
        state.pop()
        return
    slots = state.slots
    target = slots[OBJECT]
    assert isinstance(target, int)
    player = state.frame.controller
    cores.put_on_card(state, player, target, cores.take(state, player, answer.target))
    slots[FROM] = answer.target
    state.jump(0)


PLACE_MORE: Final[Procedure[BattleState]] = Procedure(
    "place-more-cores", (("ask", _ask_more), ("take", _take_more))
)
"""Puts as many more cores on ``OBJECT`` as the player likes."""


def prohibited(state: BattleState, player: int, verb: str, card: int = -1) -> bool:
    """Return whether a rule about ``player`` named ``verb`` is at work (on ``card``, if one is given)."""
    if not may_work(state, verb):
        return False
    for entry in active(state, "player"):
        modification = entry.modification
        if isinstance(modification, PlayerRule) and modification.verb == verb and entry.player in (player, 2):
            if card < 0 or modification.forbids_now(state, player, state.definitions[card], entry.amount):
                return True
    return False


def turn_limit(state: BattleState, player: int, verb: str) -> int:
    """Return how often a turn ``player`` may do what ``verb`` names, -1 without a limit."""
    result = -1
    for entry in active(state, "player"):
        modification = entry.modification
        if isinstance(modification, PlayerRule) and modification.verb == verb and entry.player in (player, 2):
            result = modification.limit if result < 0 else min(result, modification.limit)
    return result
