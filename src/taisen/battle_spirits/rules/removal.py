"""Removing cards from the game: most go at once, some may be summoned or manifested instead.

"Instead" means that what would have been removed is not: a price that is a removal is not paid by it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import summoning, use_terms
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.state import BOTH, REMOVED, ZONE_COUNT, BattleState
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.slots import DONE

CARD: Final = 0
TELLS: Final = 1
"""1 if the removal counts among what the effect around it has done."""
BY_EFFECT: Final = 2


def remove(state: BattleState, cards: list[int], cause: Cause, tells: bool = True) -> int:
    """Remove cards from the game; return how many are gone at once, the others being asked about.

    Args:
        state: the match.
        cards: the cards, none of them on the field.
        cause: why.
        tells: whether the effect in progress counts what goes after a question as done.
    """
    asked = [card for card in cards if state.definitions[card].enters_instead is not None]
    for card in reversed(asked):
        state.push(INSTEAD, state.owners[card], cause, [card, 1 if tells else 0])
    gone = [card for card in cards if card not in asked]
    for card in gone:
        _go(state, card, cause)
    return len(gone)


def _go(state: BattleState, card: int, cause: Cause) -> None:
    owner = state.owners[card]
    state.move_card(card, owner * ZONE_COUNT + REMOVED, BOTH)
    state.happen(Event("removed", owner, cause, card=card))


def _card(state: BattleState) -> int:
    card = state.slots[CARD]
    assert isinstance(card, int)
    return card


def _cause(state: BattleState, card: int) -> Cause:
    """The cause that the card's own effect acts as."""
    definition = state.definitions[card]
    line = definition.enters_instead
    assert line is not None
    return Cause(
        EFFECT,
        state.owners[card],
        card=card,
        ability=line.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )


def _ask(state: BattleState) -> None:
    from taisen.battle_spirits.vocabulary.manifestation import ManifestLine, manifest_option

    card = _card(state)
    player = state.frame.controller
    definition = state.definitions[card]
    options = [Option("let-go", "let-go")]
    # BS-08.22: an effect that summons demands the cost unless it says otherwise.
    cost, needed = use_terms.lowest_price(state, player, card), entry_cores(state, player, card)
    if (
        not prohibited(state, player, "summon", card)
        and use_terms.summonable(state, player, card)
        and affordable(state, player, card, cost, needed)
    ):
        options.append(Option("summon", f"summon {definition.number}", card, 0))
    # BS-35.09: a card's text is followed, so that it is manifested from wherever it was to be removed.
    for line in definition.permissions:
        if isinstance(line, ManifestLine):
            # Its Grandwalker and its condition are asked for; when it is done, the removal says.
            options.extend(
                manifest_option(manner, definition.number, name, card, payer)
                for payer, name, manner in line.ways(state, player, card)
            )
    state.ask(Decision(player, "instead-of-removal", PICK_OPTION, options, _cause(state, card), (card,)))


def _take(state: BattleState) -> None:
    card = _card(state)
    frame = state.frame
    tells = state.slots[TELLS] == 1
    answer = state.answer
    cause = _cause(state, card)
    state.pop()
    if answer.verb == "let-go":
        _go(state, card, frame.cause)
        if tells:
            done = state.slots[DONE]
            assert isinstance(done, int)
            state.slots[DONE] = done + 1
    elif answer.verb == "summon":
        summoning.enter(state, frame.controller, card, cause, how=BY_EFFECT)
    else:
        for line in state.definitions[card].permissions:
            if line.take(state, frame.controller, answer):
                return


INSTEAD: Final[Procedure[BattleState]] = Procedure("instead-of-removal", (("ask", _ask), ("take", _take)))
"""Asks the owner of a card that is removed whether it is summoned or manifested instead."""
