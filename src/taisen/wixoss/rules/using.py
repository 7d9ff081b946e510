"""Using (chapters 20, 24, 25): how a spell, an ARTS or an action ability is used, step by step.

It is declared with everything that has to be said then, paid, its choices are made, a spell can be
answered, and then it is carried out (WX-24.02). Nothing comes to rest before the use is over, so that
what paying triggers waits for the end (WX-13.15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taisen.kernel.decisions import CONFIRM, PICK_CARDS, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.slots import AMOUNT, CARDS, SLOT_COUNT, fresh_slots
from taisen.wixoss.cards import ARTS, SPELL, CardDefinition
from taisen.wixoss.colors import Ener
from taisen.wixoss.rules import cost as costs
from taisen.wixoss.rules import paying
from taisen.wixoss.rules.cost import Price
from taisen.wixoss.rules.marks import bet_mark, countered_mark, used_mark
from taisen.wixoss.rules.timing import resolve
from taisen.wixoss.rules.zones import move, place_of
from taisen.wixoss.state import CHECK, LRIG_DECK, LRIG_TRASH, TRASH, WixossState
from taisen.wixoss.vocabulary.abilities import Action, EffectAbility, UseChoice
from taisen.wixoss.vocabulary.choosing import choose_ahead, spoiled
from taisen.wixoss.vocabulary.items import slot_of
from taisen.wixoss.vocabulary.modes import declare_modes

SPELL_CAUSE: Final = Cause(RULE, -1, "WX-24.02")
ARTS_CAUSE: Final = Cause(RULE, -1, "WX-25.01")

USE: Final = -2
"""Begins the entry behind the slots that says how something is used."""
USE_ENTRY: Final = SLOT_COUNT
"""Place of that entry: it is made before any other."""
BET: Final = 1
ENCORED: Final = 2
DONE_FOR_IT: Final = 3
"""How many items were moved to make it cheaper."""

BET_YES: Final = Option("bet", "bet")
BET_NO: Final = Option("no-bet", "no bet")
ENCORE_YES: Final = Option("encore", "encore")
ENCORE_NO: Final = Option("no-encore", "no encore")
DONE: Final = Option("done", "done")


# -- prices ----------------------------------------------------------------------------------------


def use_price(
    state: WixossState, player: int, card: int, bet: bool = False, encore: bool = False, done: int = 0
) -> Price:
    """Return what using a spell or ARTS costs now.

    Args:
        state: the match.
        player: who uses it.
        card: the card.
        bet: whether its player bets.
        encore: whether the Encore cost is paid besides.
        done: how many items are given up to make it cheaper.
    """
    definition = state.definitions[card]
    printed = definition.prices
    coins = definition.cost_coins
    if bet and definition.bet is not None:
        # WX-25.07
        coins += definition.bet.coins
        if definition.bet.price is not None:
            printed = (definition.bet.price,)
    choice = definition.use_choice
    less: Ener | None = None
    if choice is not None and done:
        less = choice.ener
    ener = costs.changed(state, player, card, printed, less, done if choice and choice.each else 1)
    if not encore or definition.encore is None:
        return Price(ener, coins)
    # WX-25.04, WX-25.06: a cost of its own, paid at the same time; what lowers the other does not lower it.
    extra = definition.encore.cost
    return Price(tuple(costs.raised(one, extra.ener) for one in ener), coins + extra.coins, extra)


def price_payable(state: WixossState, player: int, card: int) -> bool:
    """Return whether a player can pay for a spell or ARTS in one way or another."""
    definition = state.definitions[card]
    if not definition.cost_coins and costs.as_printed(state, player, definition):
        return costs.ener_payable(state, player, definition.prices, costs.NOTHING_USED)
    if _payable(state, player, card, False):
        return True
    return definition.bet is not None and _payable(state, player, card, True)


def _payable(state: WixossState, player: int, card: int, bet: bool) -> bool:
    """Whether a card can be paid for with this choice, giving up for it as much as there is to give."""
    if costs.can_afford(state, player, use_price(state, player, card, bet)):
        return True
    if state.definitions[card].use_choice is None:
        return False
    done = most_done(state, player, card)
    return done > 0 and costs.can_afford(state, player, use_price(state, player, card, bet, False, done))


def most_done(state: WixossState, player: int, card: int) -> int:
    """Return how many items a player can give up to make a card cheaper."""
    choice = state.definitions[card].use_choice
    if choice is None:
        return 0
    need = costs.need_of(state, choice.cost.deeds[0], choice_cause(player, card, choice))
    # The card itself is in the Check Zone by then.
    return min(need.most, sum(1 for item in need.rest if slot_of(state, item) != card))


def choice_cause(player: int, card: int, choice: UseChoice) -> Cause:
    """Return the cause of what is done when a card is used to make it cheaper."""
    return costs.paying_cause(Cause(RULE, player, "WX-13.11", card, ability=choice.key), player)


# -- beginning -------------------------------------------------------------------------------------


def main_cause(state: WixossState, player: int, card: int) -> Cause:
    """Return the cause that the effect of a spell or ARTS acts as (WX-02.15, WX-25.12)."""
    definition = state.definitions[card]
    return Cause(
        EFFECT,
        player,
        card=card,
        ability=_main_effect(definition).key,
        colors=definition.colors,
        source_kind=definition.kind,
    )


def _main_effect(definition: CardDefinition) -> EffectAbility:
    found = definition.main_effect
    if found is None:
        raise ValueError(f"{definition.number} has no effect to use it for")
    return found


def begin_use(state: WixossState, procedure: Procedure[WixossState], player: int, card: int) -> None:
    """Push the use of a spell or ARTS; ``procedure`` has its steps."""
    definition = state.definitions[card]
    slots: list[Value] = fresh_slots()
    slots.append((USE, 0, 0, 0))
    cause = main_cause(state, player, card)
    state.push(procedure, player, cause, slots, _main_effect(definition))


def _fact(state: WixossState, at: int) -> int:
    entry = state.slots[USE_ENTRY]
    assert isinstance(entry, tuple)
    return entry[at]


def _set_fact(state: WixossState, at: int, value: int) -> None:
    entry = state.slots[USE_ENTRY]
    assert isinstance(entry, tuple)
    state.slots[USE_ENTRY] = (*entry[:at], value, *entry[at + 1 :])


def _definition(state: WixossState) -> CardDefinition:
    return state.definitions[state.frame.cause.card]


def _ability(state: WixossState) -> EffectAbility:
    ability = state.frame.item
    assert isinstance(ability, EffectAbility)
    return ability


def _skip_to(state: WixossState, name: str) -> None:
    procedure = state.frame.node
    assert isinstance(procedure, Procedure)
    state.jump(procedure.step_index(name))


def _rule_of(definition: CardDefinition) -> Cause:
    return SPELL_CAUSE if definition.kind == SPELL else ARTS_CAUSE


# -- declaring -------------------------------------------------------------------------------------


def _show(state: WixossState) -> None:
    """Put the card into the Check Zone."""
    # WX-24.02, WX-25.01
    card = state.frame.cause.card
    if state.using >= 0:
        state.used = (*state.used, state.using)
    state.using = card
    move(state, (card,), state.frame.controller, CHECK, _rule_of(_definition(state)), "use")


def _ask_bet(state: WixossState) -> None:
    definition = _definition(state)
    cause = state.frame.cause
    player = state.frame.controller
    if definition.bet is None:
        _skip_to(state, "modes")
        return
    options: list[Option] = []
    # WX-25.08: all coins or none.
    if _payable(state, player, cause.card, False):
        options.append(BET_NO)
    if _payable(state, player, cause.card, True):
        options.append(BET_YES)
    state.ask(Decision(player, "bet", CONFIRM, options, cause, (definition.bet.coins,)))


def _take_bet(state: WixossState) -> None:
    if state.answer.verb == "bet":
        _set_fact(state, BET, 1)
        # WX-25.07
        state.marks[bet_mark(state.frame.cause.card)] = 1


def _modes(state: WixossState) -> None:
    # WX-36.02
    declare_modes(state, _ability(state), state.frame.controller, state.frame.cause)


def _ask_done(state: WixossState) -> None:
    """Ask what is given up to make the card cheaper, one item after another in ascending order."""
    choice = _definition(state).use_choice
    if choice is None:
        _skip_to(state, "ask-encore")
        return
    cause = state.frame.cause
    player = state.frame.controller
    seen = choice_cause(player, cause.card, choice)
    need = costs.need_of(state, choice.cost.deeds[0], seen)
    for item in _given_up(state):
        need = need.with_item(item)
    count = len(need.chosen)
    options: list[Option] = []
    price = use_price(state, player, cause.card, _fact(state, BET) > 0, False, count)
    if (not count or count >= need.least) and costs.can_afford(state, player, price, cause):
        options.append(DONE)
    if count < need.most:
        options.extend(_offers(state, need))
    state.ask(Decision(player, "use-choice", PICK_CARDS, options, cause, (choice.key, need.most)))


def _offers(state: WixossState, need: costs.Need) -> list[Option]:
    """Return what may be given up next, so that the price can be paid in the end; equal cards once."""
    options: list[Option] = []
    last = 0
    cause = state.frame.cause
    bet = _fact(state, BET) > 0
    for at, item in enumerate(need.rest):
        if (last and costs.alike(state, last, item)) or not need.part.fits_with(state, item, need.chosen):
            continue
        last = item
        # What comes before it in their order is not offered any more.
        most = min(need.most, len(need.chosen) + len(need.rest) - at)
        price = use_price(state, cause.player, cause.card, bet, False, most)
        if costs.can_afford(state, cause.player, price, cause):
            options.append(paying.item_option(state, item))
    return options


def _given_up(state: WixossState) -> tuple[int, ...]:
    found = state.slots[CARDS]
    assert isinstance(found, tuple)
    return found


def _take_done(state: WixossState) -> None:
    if state.answer.verb != "done":
        state.slots[CARDS] = (*_given_up(state), paying.item_of(state.answer))
        _skip_to(state, "ask-done")


def _do_it(state: WixossState) -> None:
    """Give up what was picked, and fix the price by it."""
    choice = _definition(state).use_choice
    assert choice is not None
    items = _given_up(state)
    cards = tuple(slot_of(state, item) for item in items)
    _set_fact(state, DONE_FOR_IT, len(items))
    state.slots[CARDS] = cards
    state.slots[AMOUNT] = len(cards)
    if items:
        seen = choice_cause(state.frame.controller, state.frame.cause.card, choice)
        choice.cost.deeds[0].pay(state, seen, items)


def _ask_encore(state: WixossState) -> None:
    definition = _definition(state)
    cause = state.frame.cause
    player = state.frame.controller
    if definition.encore is None:
        _skip_to(state, "pay")
        return
    options = [ENCORE_NO]
    # WX-25.04, WX-25.06
    if costs.can_afford(state, player, _fixed_price(state, True), cause):
        options.append(ENCORE_YES)
    state.ask(Decision(player, "encore", CONFIRM, options, cause, (definition.encore.key,)))


def _fixed_price(state: WixossState, encore: bool) -> Price:
    """Return the price by what was declared so far."""
    card = state.frame.cause.card
    bet = _fact(state, BET) > 0
    return use_price(state, state.frame.controller, card, bet, encore, _fact(state, DONE_FOR_IT))


def _take_encore(state: WixossState) -> None:
    _set_fact(state, ENCORED, 1 if state.answer.verb == "encore" else 0)


# -- paying and choosing ---------------------------------------------------------------------------


def _pay(state: WixossState) -> None:
    # WX-24.02, WX-25.06
    price = _fixed_price(state, _fact(state, ENCORED) > 0)
    paying.pay(state, state.frame.controller, price, state.frame.cause)


def _used(state: WixossState) -> None:
    cause = state.frame.cause
    player = state.frame.controller
    definition = _definition(state)
    key = used_mark(player, definition.kind)
    state.marks[key] = state.marks.get(key, 0) + 1
    if definition.kind == ARTS:
        costs.use_chain_up(state, player)
        if definition.chain is not None:
            costs.set_chain(state, player, definition.chain.ener)
    state.touch()
    # WX-20.01, WX-24.09: it is used, whatever becomes of its effect.
    state.happen(Event("used", player, cause, card=cause.card, detail=definition.kind))


def _choose(state: WixossState) -> None:
    # WX-24.02, WX-24.03
    choose_ahead(state, _ability(state), state.frame.controller, state.frame.cause)


# -- carrying out ----------------------------------------------------------------------------------


def countered(state: WixossState, card: int) -> bool:
    """Return whether the effect of a card in use has been negated."""
    return countered_mark(card) in state.marks


def _carry_out(state: WixossState) -> None:
    frame = state.frame
    cause = frame.cause
    ability = _ability(state)
    # WX-24.09
    if countered(state, cause.card):
        state.note(Event("prevented", frame.controller, cause, card=cause.card, detail="use"))
        return
    # WX-24.08
    if spoiled(state, ability, cause, state.slots):
        state.note(Event("missed", frame.controller, cause, card=cause.card, detail="WX-24.08"))
        return
    resolve(state, ability, frame.controller, cause, list(state.slots))


def _put_away(state: WixossState) -> None:
    """Put the card where it belongs after its use, unless its effect has moved it."""
    cause = state.frame.cause
    card = cause.card
    definition = _definition(state)
    encored = _fact(state, ENCORED) > 0
    player = state.frame.controller
    state.pop()
    state.marks.pop(bet_mark(card), 0)
    state.marks.pop(countered_mark(card), 0)
    state.using = state.used[-1] if state.used else -1
    state.used = state.used[:-1]
    state.touch()
    if place_of(state, card) == CHECK:
        # WX-25.05, WX-25.01, WX-24.01
        home = LRIG_DECK if encored else LRIG_TRASH if definition.white_backed else TRASH
        move(state, (card,), player, home, _rule_of(definition), "used")
    state.happen(Event("use_ended", player, cause, card=card, detail=definition.kind))


Steps = tuple[tuple[str, Callable[[WixossState], None]], ...]

DECLARING: Final[Steps] = (
    ("show", _show),
    ("ask-bet", _ask_bet),
    ("take-bet", _take_bet),
    # WX-36.02: before anything is given up or paid.
    ("modes", _modes),
    ("ask-done", _ask_done),
    ("take-done", _take_done),
    ("do-it", _do_it),
    ("ask-encore", _ask_encore),
    ("take-encore", _take_encore),
    ("pay", _pay),
    ("used", _used),
    ("choose", _choose),
)
"""The steps of a use up to where a spell can be answered."""

ENDING: Final[Steps] = (("carry-out", _carry_out), ("put-away", _put_away))
"""The steps of a use after that."""


# -- action abilities ------------------------------------------------------------------------------


def use_ability(state: WixossState, ability: Action, cause: Cause, price: Price | None) -> None:
    """Push the use of an action ability (WX-20.12)."""
    slots: list[Value] = fresh_slots()
    symbols: tuple[int, ...] = () if price is None else price.ener
    slots.append((USE, 0 if price is None else 1, *symbols))
    state.push(USE_ABILITY, cause.player, cause, slots, ability)


def _pay_ability(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, Action)
    entry = state.slots[USE_ENTRY]
    assert isinstance(entry, tuple)
    if ability.cost is not None and entry[1]:
        # WX-13.02
        price = Price((entry[2:],), ability.cost.coins, ability.cost)
        paying.pay(state, frame.controller, price, frame.cause, report=True)


def _ability_used(state: WixossState) -> None:
    cause = state.frame.cause
    # WX-20.12; WX-20.02: it is used, and so is no ability that is activated.
    state.happen(Event("ability_used", cause.player, cause, cause.object, cause.card))


def _carry_out_ability(state: WixossState) -> None:
    frame = state.frame
    ability = _ability(state)
    slots = list(state.slots)
    state.pop()
    resolve(state, ability, frame.controller, frame.cause, slots)


USE_ABILITY: Final[Procedure[WixossState]] = Procedure(
    "use-ability",
    (
        ("modes", _modes),
        ("pay", _pay_ability),
        ("used", _ability_used),
        ("choose", _choose),
        ("carry-out", _carry_out_ability),
    ),
)
"""Uses an action ability; it cannot be answered (WX-24.05)."""
