"""Damage (chapter 18): damage, crush, Life Burst."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.at_work import Active
from taisen.language.slots import CARDS, EVENT_CARD, fresh_slots
from taisen.wixoss.rules import lasting
from taisen.wixoss.rules.timing import resolve, wait
from taisen.wixoss.rules.values import card_burst, player_replacements, prohibited
from taisen.wixoss.rules.winning import DAMAGE, lose
from taisen.wixoss.rules.zones import move, place_of
from taisen.wixoss.state import CHECK, LIFE, WixossState
from taisen.wixoss.vocabulary.changes import PlayerReplacement

CRUSH: Final = "crush"
BURST: Final = "life-burst"
"""Name of the rule that a player cannot activate Life Bursts."""
BURST_SOURCE: Final = "burst"
"""What a Life Burst is an effect of: no SIGNI and no spell, since its card is on no field and not used."""


# -- damage and crush ------------------------------------------------------------------------------


def deal(state: WixossState, player: int, cause: Cause, crushes: int = 1) -> bool:
    """Damage a player (WX-18.01); return whether it was dealt.

    If something is done instead, it is pushed on the stack: a procedure must not go on with its own
    frame after it.

    Args:
        state: the match.
        player: who takes it.
        cause: the attack or the effect.
        crushes: how many Life Cloth it crushes (Double Crush).
    """
    if prohibited(state, player, DAMAGE):
        state.note(Event("prevented", player, cause, cause.object, cause.card, detail=DAMAGE))
        return False
    if _replaced(state, player, DAMAGE, cause):
        return False
    state.happen(Event("damaged", player, cause, cause.object, cause.card, crushes))
    if state.zone(player, LIFE):
        # WX-18.02, WX-01.03: what is there is crushed, and nobody loses by what is missing.
        crush(state, player, crushes, cause)
    else:
        # WX-01.01
        lose(state, player, cause, DAMAGE)
    return True


def crush(state: WixossState, player: int, amount: int, cause: Cause) -> tuple[int, ...]:
    """Crush Life Cloth: put it face up into the Check Zone, the top first, all at once (WX-18.03, WX-04.22).

    By itself it is no damage (WX-18.12). Like ``deal`` it may push what is done instead.

    Returns:
        The cards crushed, the uppermost first.
    """
    cards = state.zone(player, LIFE)[-amount:][::-1] if amount > 0 else ()
    if not cards:
        return ()
    if prohibited(state, player, CRUSH):
        state.note(Event("prevented", player, cause, cause.object, cause.card, detail=CRUSH))
        return ()
    if _replaced(state, player, CRUSH, cause):
        return ()
    move(state, cards, player, CHECK, cause, CRUSH)
    state.happen(Event("crushed", player, cause, cause.object, amount=len(cards), cards=cards))
    return cards


def _replaced(state: WixossState, player: int, moment: str, cause: Cause) -> bool:
    """Whether something else happens to a player instead; it is used up and done."""
    entries = player_replacements(state, moment, player, cause)
    if not entries:
        return False
    entry: Active = entries[0]
    change = entry.modification
    assert isinstance(change, PlayerReplacement)
    if entry.given:
        lasting.use_up(state, entry.time)
    state.note(Event("replaced", player, entry.cause, cause.object, entry.cause.card, detail=moment))
    if change.instead is not None:
        state.push(change.instead, entry.cause.player, entry.cause, fresh_slots())
    return True


# -- Life Burst ------------------------------------------------------------------------------------

CARD: Final = 0
"""Slot of the procedure: the crushed card."""


def notice_crush(state: WixossState, event: Event) -> None:
    """Let the Life Bursts of crushed cards wait for their player (WX-18.08)."""
    player = event.player
    for card in event.cards:
        burst = card_burst(state, card)
        if burst is not None:
            definition = state.definitions[card]
            cause = Cause(
                EFFECT,
                player,
                card=card,
                ability=burst.key,
                colors=definition.colors,
                source_kind=BURST_SOURCE,
            )
            wait(state, LIFE_BURST, player, cause, [card], f"{definition.number} burst")


def _card(state: WixossState) -> int:
    card = state.slots[CARD]
    assert isinstance(card, int)
    return card


def _ask_burst(state: WixossState) -> None:
    frame = state.frame
    card = _card(state)
    # WX-21.11: its place is the Check Zone. WX-21.09: a Life Burst that was given may be lost.
    if place_of(state, card) != CHECK or card_burst(state, card) is None:
        rule = "WX-21.09" if place_of(state, card) == CHECK else "WX-21.11"
        state.note(Event("missed", frame.controller, frame.cause, card=card, detail=rule))
        state.pop()
        return
    if prohibited(state, frame.controller, BURST, card):
        state.note(Event("prevented", frame.controller, frame.cause, card=card, detail=BURST))
        state.pop()
        return
    # WX-18.05, WX-12.06: whatever the LRIG is.
    number = state.definitions[card].number
    options = [Option("decline", "decline"), Option("activate", f"activate {number}", card)]
    # It is free and most often good: whoever does not care activates it.
    state.ask(Decision(frame.controller, BURST, CONFIRM, options, frame.cause, (number,), default_index=1))


def _take_burst(state: WixossState) -> None:
    frame = state.frame
    activated = state.answer.verb == "activate"
    if not activated:
        # WX-18.04: rule processing takes the card away.
        state.pop()
    # WX-18.07: activating is no use.
    detail = "activated" if activated else "declined"
    card = frame.cause.card
    state.happen(Event("burst", frame.controller, frame.cause, card=card, detail=detail))


def _give_burst(state: WixossState) -> None:
    frame = state.frame
    card = _card(state)
    burst = card_burst(state, card)
    assert burst is not None
    slots: list[Value] = fresh_slots()
    slots[EVENT_CARD] = card
    slots[CARDS] = (card,)
    # WX-18.06: the card stays where it is until rule processing, which comes after the effect.
    # WX-18.10: there is no window in which to cut in.
    resolve(state, burst, frame.controller, frame.cause, slots)


LIFE_BURST: Final[Procedure[WixossState]] = Procedure(
    "life-burst", (("ask", _ask_burst), ("take", _take_burst), ("give", _give_burst))
)
"""The player of a crushed card may activate its Life Burst (WX-18.05)."""
