"""Advent (chapter 28): putting a card from the hand onto a field card, which becomes its base.

The object on the field stays the same one: its card changes and its id is kept, so that cores, posture,
battle, braves, lasting effects and once-per-turn marks go on by themselves.

Its events: "shown" and "adventing" (object the base, card the newcomer), "soul_moved" (object what it lay on,
detail the place), "advented" (object, card the newcomer, amount and cards the former card, detail how),
"base_discarded" (object what it lay below, card).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.index import field_index, name_of
from taisen.battle_spirits.rules import contract_advent, cores, super_advent
from taisen.battle_spirits.rules.cores import PLACES
from taisen.battle_spirits.rules.lasting import guard
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active, lowest_cost, spared
from taisen.battle_spirits.rules.winning import may_lose, take_soul_from_life
from taisen.battle_spirits.state import (
    ADVENT,
    BOTH,
    CONTRACT_ADVENT,
    HAND,
    IN_USE,
    SOUL_FIELD,
    SOUL_LIFE,
    SOUL_RESERVE,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import Advent, Triggered
from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure, advance, int_of
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS, Modification
from taisen.language.words import walk

CARD: Final = 0
BASE: Final = 1
PLACE: Final = 2
"""Where the Soul Core goes, ``NO_SOUL`` if it stays where it is."""
HOW: Final = 3
MARK: Final = 4
"""Serial number at which the advent began."""
TAKER: Final = 5
"""Field card on which the Soul Core is put, 0 for none."""

NO_SOUL: Final = -1

ADVENTING: Final = "adventing"
"""Event between the showing of the card and the Soul Core's move: "when you advent" effects come on it."""

TRIAL_ANSWERS: Final = 200
"""Answers that are tried at most to see whether effects on the way let an advent's condition be met."""


def advent_cause(state: BattleState, player: int, card: int, line: Advent) -> Cause:
    """Return the cause that an advent acts as: the effect of the card that is shown."""
    definition = state.definitions[card]
    return Cause(
        EFFECT,
        player,
        "BS-28.01",
        card=card,
        ability=line.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )


# -- what must hold --------------------------------------------------------------------------------


def soul_at_hand(state: BattleState, player: int) -> bool:
    """Return whether the Soul Core is where an advent may take it from."""
    # BS-28.07, BS-10.04
    soul = state.souls[player]
    if soul == SOUL_FIELD:
        # BS-28.07: of the field; BS-20.06, BS-20.07: a core on a Grandwalker is none of it.
        return cores.soul_free(state, player)
    if soul == SOUL_LIFE:
        # What forbids the life to decrease forbids to take this core from it.
        return may_lose(state, player, 1)
    return soul == SOUL_RESERVE


def soul_ready(state: BattleState, player: int, card: int, line: Advent) -> bool:
    """Return whether the Soul Core is where ``line`` takes it from, if it takes it."""
    if line.free:
        return True
    if line.taker is not None:
        return super_advent.soul_there(state, player, advent_cause(state, player, card, line))
    return soul_at_hand(state, player)


def may_be_base(state: BattleState, found: FieldCard, player: int, nexuses: bool = False) -> bool:
    """Return whether a field card is of a kind that a card may be put on, whatever the condition says.

    Args:
        state: the match.
        found: the field card.
        player: who advents.
        nexuses: whether a nexus will do (BS-29.05).
    """
    # BS-28.18: not a brave or a nexus that is treated as a spirit. BS-37.04: not what waits to leave.
    kind = state.definitions[found.card].kind
    return (
        found.controller == player
        and not found.leaving
        and (kind in (SPIRIT, ULTIMATE) or (nexuses and kind == NEXUS))
    )


def keeps_enough(state: BattleState, found: FieldCard, card: int, place: int) -> bool:
    """Return whether a field card has the cores that ``card`` on top of it needs."""
    # BS-28.17, BS-28.09: what the Soul Core leaves there is all there will be.
    left = found.cores if place != NO_SOUL else found.core_count
    return left >= needed_on(state, card, found)


def needed_on(state: BattleState, card: int, found: FieldCard) -> int:
    """Return how many cores ``card`` needs on a base, effects that change level costs there considered."""
    needed = state.definitions[card].lowest_cores
    if not needed or not active(state, "level-cost"):
        return needed
    trial = state.copy(log=False)
    stack(trial, card, found.id, ADVENT)
    return lowest_cost(trial, trial.objects[found.id])


def fits(state: BattleState, line: Advent, found: FieldCard, cause: Cause) -> bool:
    """Return whether a field card, or a card in soul state, meets the condition of an advent."""
    if line.condition is not None and not line.condition.holds(state, cause, NO_SLOTS):
        return False
    if found.id not in state.objects:
        return contract_advent.soul_fits(state, line, found, cause)
    # BS-20.02, BS-23.02: onto a Grandwalker only by what names it.
    return any(
        among.matches(state, found.id, cause, NO_SLOTS) and not spared(state, found, cause, NO_SLOTS, among)
        for among in line.bases
    )


def could_carry(state: BattleState, found: FieldCard, card: int, line: Advent) -> bool:
    """Return whether ``card`` may be put on a field card by ``line``, whatever its condition says."""
    if not may_be_base(state, found, found.controller, line.onto_nexuses):
        return False
    if line.taker is not None:
        return bool(_takers(state, found, card, line))
    # BS-29.01: with the cores that the base's own effect lets be put.
    place = NO_SOUL if line.free else line.place
    return keeps_enough(state, found, card, place) or contract_advent.fed_enough(state, found, card, line)


def _takers(state: BattleState, base: FieldCard, card: int, line: Advent) -> list[int]:
    """The field cards on which the Soul Core may be put for an advent that puts it on one."""
    cause = advent_cause(state, base.controller, card, line)
    return super_advent.takers(state, base, line, needed_on(state, card, base), cause)


def bases(state: BattleState, player: int, card: int, line: Advent) -> list[int]:
    """Return the field cards that a card may be put on by ``line`` now."""
    if line.free:
        if free_key(state, player, card) in state.marks:
            return []
    elif not soul_ready(state, player, card, line):
        return []
    cause = advent_cause(state, player, card, line)
    # BS-28.02: nothing is paid. BS-28.04: what forbids summoning forbids no advent.
    there = [
        target
        for target in state.objects.values()
        if target.controller == player and could_carry(state, target, card, line)
    ]
    if state.apart:
        there.extend(contract_advent.soul_bases(state, player, card, line))
    return [
        target.id
        for target in there
        if fits(state, line, target, cause) or _could_fit(state, player, card, line, target.id)
    ]


def _could_fit(state: BattleState, player: int, card: int, line: Advent, base: int) -> bool:
    """Whether effects that come on adventing can let the base meet the condition, which it does not meet.

    They are tried on a copy; only what gives something that lasts can make another card of the base.
    """
    # BS-28.06
    waiting = field_index(state).triggered.get(ADVENTING)
    if waiting is None:
        return False
    if line.condition is None and not any(
        isinstance(word, Modification)
        for placed in waiting
        if isinstance(placed.ability, Triggered)
        for word in walk(placed.ability.effect)
    ):
        return False
    trial = state.copy(log=False)
    trial.frames = []
    trial.steps = []
    trial.scopes = []
    trial.decision = None
    trial.headless = True
    start(trial, player, card, base, line)
    advance(trial)
    budget = TRIAL_ANSWERS
    open_ends = [trial]
    while open_ends and budget:
        budget -= 1
        trial = open_ends.pop()
        decision = trial.decision
        if decision is None:
            reached = trial.objects.get(base)
            if reached is not None and reached.card == card:
                return True
            continue
        for option in reversed(decision.options):
            ahead = trial.copy(log=False)
            ahead.submit(option)
            open_ends.append(ahead)
    return False


def free_key(state: BattleState, player: int, card: int) -> str:
    """Return the key that marks a player's cards of a name as having advented freely this turn."""
    # BS-36.02
    return f"once {player} {state.definitions[card].name} free-advent"


def advent_options(state: BattleState, player: int, card: int, line: Advent) -> list[Option]:
    """Return an option for each base that a card in the hand may be put on."""
    during = line.during
    if during is not None and not during.now(state, player):
        return []
    number = state.definitions[card].number
    verb = "free-advent" if line.free else "advent"
    return [
        Option(verb, f"{verb} {number} onto {name_of(state, base, player)}", card, base)
        for base in bases(state, player, card, line)
    ]


def why_not(state: BattleState, player: int, card: int, line: Advent) -> Refusal | None:
    """Return why a card in the hand may be put on nothing by ``line`` now, None if it may."""
    during = line.during
    if during is not None and not during.now(state, player):
        return Refusal("other-time", "BS-28.01")
    if bases(state, player, card, line):
        return None
    if line.free:
        if free_key(state, player, card) in state.marks:
            return Refusal("used-this-turn", "BS-36.02")
    elif not soul_ready(state, player, card, line):
        return Refusal("soul-elsewhere", "BS-28.07")
    cause = advent_cause(state, player, card, line)
    if any(
        may_be_base(state, found, player, line.onto_nexuses) and fits(state, line, found, cause)
        for found in state.objects.values()
    ):
        return Refusal("too-few-cores-on-base", "BS-28.17")
    return Refusal("no-base", "BS-28.01")


# -- the advent ------------------------------------------------------------------------------------


def start(state: BattleState, player: int, card: int, base: int, line: Advent) -> None:
    """Push the advent of a hand card by its own line."""
    cause = advent_cause(state, player, card, line)
    if line.free:
        state.marks[free_key(state, player, card)] = 1
    slots = [card, base, line.place, line.how, state.serial, 0]
    state.push(ADVENT_PROCEDURE, player, cause, [*slots], line)


def start_by_effect(state: BattleState, player: int, card: int, base: int, cause: Cause) -> None:
    """Push the advent of a hand card that another card's effect allows; the Soul Core stays where it is."""
    slots = [card, base, NO_SOUL, ADVENT, state.serial, 0]
    state.push(ADVENT_PROCEDURE, player, cause, [*slots])


def _show(state: BattleState) -> None:
    # BS-28.05
    card = int_of(state.slots[CARD])
    player = state.frame.controller
    state.move_card(card, player * ZONE_COUNT + IN_USE, BOTH)
    state.happen(Event("shown", player, state.frame.cause, int_of(state.slots[BASE]), card))


def _adventing(state: BattleState) -> None:
    card = int_of(state.slots[CARD])
    state.happen(Event(ADVENTING, state.frame.controller, state.frame.cause, int_of(state.slots[BASE]), card))


def _settle(state: BattleState) -> None:
    rest(state, int_of(state.slots[MARK]))


def _holds(state: BattleState) -> bool:
    """Whether the advent may be completed, what came on the way considered."""
    frame = state.frame
    player = frame.controller
    card = int_of(state.slots[CARD])
    base = int_of(state.slots[BASE])
    found = state.objects.get(base)
    if int_of(state.slots[PLACE]) == NO_SOUL:
        return (
            found is not None
            and may_be_base(state, found, player)
            and keeps_enough(state, found, card, NO_SOUL)
        )
    line = frame.item
    assert isinstance(line, Advent)
    if found is None:
        found = contract_advent.in_soul_state(state, base)
        carries = found is not None and contract_advent.may_be_soul_base(state, found, card, line)
    else:
        carries = could_carry(state, found, card, line)
    if found is None or found.controller != player or not carries:
        return False
    return soul_ready(state, player, card, line) and fits(state, line, found, frame.cause)


def _ask_taker(state: BattleState) -> None:
    frame = state.frame
    line = frame.item
    state.answer = super_advent.NO_TAKER
    if isinstance(line, Advent) and line.taker is not None and _holds(state):
        there = _takers(state, state.objects[int_of(state.slots[BASE])], int_of(state.slots[CARD]), line)
        super_advent.ask(state, frame.controller, there, line, frame.cause)


def _take_taker(state: BattleState) -> None:
    state.slots[TAKER] = state.answer.target


def _stack(state: BattleState) -> None:
    frame = state.frame
    player = frame.controller
    card = int_of(state.slots[CARD])
    base = int_of(state.slots[BASE])
    if state.places[card] % ZONE_COUNT != IN_USE:
        state.pop()
        return
    if not _holds(state):
        # BS-28.06: unmet to the end, so nothing was done; the card is in the hand again.
        state.move_card(card, player * ZONE_COUNT + HAND, BOTH)
        state.note(Event("missed", player, frame.cause, card=card, detail="condition-false"))
        state.pop()
        return
    place = int_of(state.slots[PLACE])
    line = frame.item
    mark = int_of(state.slots[MARK])
    how = int_of(state.slots[HOW])
    if place != NO_SOUL and not (isinstance(line, Advent) and line.free):
        taker = int_of(state.slots[TAKER])
        if taker:
            super_advent.put_soul(state, player, taker, frame.cause)
        else:
            move_soul(state, player, place, frame.cause)
    found = state.objects.get(base)
    state.pop()
    if isinstance(line, Advent) and (found is None or contract_advent.feeds(state, found, line)):
        # BS-29.01, BS-32.07: with cores that are put on it.
        contract_advent.rise(state, player, card, base, line, mark, frame.cause)
    else:
        state.push(COMPLETION, player, frame.cause, [card, base, stack(state, card, base, how), how, mark])


def _announce(state: BattleState) -> None:
    base = int_of(state.slots[BASE])
    found = state.objects.get(base)
    if found is not None and found.card == int_of(state.slots[CARD]):
        report(state, base, int_of(state.slots[PLACE]), state.frame.cause)
    state.pop()


def move_soul(state: BattleState, player: int, place: int, cause: Cause) -> None:
    """Move a player's Soul Core from field, reserve or life to the place that an effect states."""
    # BS-28.07, BS-99.20
    soul = state.souls[player]
    source = 0
    if soul == SOUL_FIELD:
        source = cores.soul_holder(state, player).id
        state.edit(source).soul = False
    if soul == SOUL_LIFE:
        # BS-28.20
        take_soul_from_life(state, player, place, cause)
    else:
        cores.put_soul(state, player, place)
    state.happen(Event("soul_moved", player, cause, source, detail=PLACES[place]))


def stack(state: BattleState, card: int, base: int, how: int) -> int:
    """Put a card on a field card, which keeps its id; return its former card, now a base card.

    Args:
        state: the match.
        card: the card that comes on top.
        base: the field card.
        how: ``ADVENT`` or ``CONTRACT_ADVENT``.
    """
    old = state.objects[base].card
    state.move_card(card, -1, BOTH)
    found = state.edit(base)
    # BS-28.21: what was on top becomes a base card as well; those below stay.
    # BS-28.09, BS-28.10, BS-28.11, BS-28.12, BS-11.28: cores, braves, posture and battle go on.
    found.bases = (*found.bases, old)
    # BS-30.13
    if state.definitions[old].reborn:
        state.turn_back(old)
    found.card = card
    found.advent = how
    state.index = None
    guard(state, base)
    return old


def report(state: BattleState, base: int, old: int, cause: Cause) -> None:
    """Report an advent that is complete."""
    found = state.objects[base]
    # BS-28.04: no summoning is reported.
    detail = "contract-advent" if found.advent == CONTRACT_ADVENT else "advent"
    state.happen(
        Event("advented", found.controller, cause, base, found.card, old, detail=detail, cards=(old,))
    )


ADVENT_PROCEDURE: Final[Procedure[BattleState]] = Procedure(
    "advent",
    (
        ("show", _show),
        ("adventing", _adventing),
        ("settle", _settle),
        ("ask-taker", _ask_taker),
        ("take-taker", _take_taker),
        ("stack", _stack),
    ),
)
"""Shows the card, resolves what comes on adventing, moves the Soul Core and stacks (BS-28.05)."""

COMPLETION: Final[Procedure[BattleState]] = Procedure(
    "advented", (("settle", _settle), ("announce", _announce))
)
"""Lets what the Soul Core's move has depleted leave, then reports the advent; PLACE is the former card."""
