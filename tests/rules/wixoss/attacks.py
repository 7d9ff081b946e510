"""Attacks on small positions: made-up cards with keywords, Life Bursts and traps."""

from __future__ import annotations

from typing import ClassVar

from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.boards import PLAIN, answer, options, put, signi, stand, turn_from
from tests.rules.wixoss.words import Auto, Deed, Do, When, keyed

from taisen.kernel.events import EFFECT, Cause
from taisen.language.bases import Ability, Effect
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.attacking import negate
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.zones import draw
from taisen.wixoss.state import LIFE, FieldCard, WixossState, facing
from taisen.wixoss.vocabulary.abilities import LifeBurst, TrapIcon


class Burst(LifeBurst):
    """A Life Burst."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect


class Trap(TrapIcon):
    """A trap icon ability."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect


def draw_one(state: WixossState, cause: Cause) -> None:
    """Let the ability's player draw a card."""
    draw(state, cause.player, 1, cause)


def banish_attacker(state: WixossState, cause: Cause) -> None:
    """Banish the attacker."""
    banish(state, (state.attacker,), cause)


def banish_front(state: WixossState, cause: Cause) -> None:
    """Banish what stands in front of the attacker."""
    found = in_front(state, state.objects[cause.object])
    if found is not None:
        banish(state, (found.id,), cause, cause.object)


def negate_attack(state: WixossState, cause: Cause) -> None:
    """Negate the attack in progress."""
    negate(state, cause)


def in_front(state: WixossState, found: FieldCard) -> FieldCard | None:
    """What stands in the lane that faces a SIGNI."""
    return state.standing(1 - found.controller, facing(found.place))


def when_attacks(deed: Deed, own: bool = True) -> Auto:
    """An automatic ability: when this attacks (or anything does)."""
    return Auto(When("attacked", own), Do(deed))


def having(number: str, *words: str, power: int = 5000, level: int = 1) -> CardDefinition:
    """A SIGNI with keyword abilities."""
    return keyed(signi(number, level, power, tuple(Always(keyword=word) for word in words)))


def able(number: str, *abilities: Ability, power: int = 5000, level: int = 1) -> CardDefinition:
    """A SIGNI with abilities."""
    return keyed(signi(number, level, power, abilities))


def guard(number: str = "T-GUARD", level: int = 1, limiting: tuple[str, ...] = ()) -> CardDefinition:
    """A SIGNI with guard."""
    return keyed(signi(number, level, 1000, (Always(keyword="guard", zone="hand"),), limiting))


BURST = keyed(signi("T-BURST", abilities=(Burst(Do(draw_one)),)))
"""A card whose Life Burst draws a card."""
TRAP = keyed(signi("T-TRAP", abilities=(Trap(Do(banish_attacker)),)))
"""A card whose trap icon ability banishes the attacker."""


def life(state: WixossState, player: int, *definitions: CardDefinition, count: int = 0) -> None:
    """Put Life Cloth down: ``count`` plain cards, then the definitions, the last one on top."""
    put(state, player, LIFE, *[PLAIN] * count, *definitions)


def life_count(state: WixossState, player: int = 1) -> int:
    """How much Life Cloth a player has."""
    return len(state.zone(player, LIFE))


def duel(
    state: WixossState, attacker: CardDefinition, defender: CardDefinition | None, lane: int = 0
) -> tuple[int, int]:
    """Put an attacker of the turn player's, and what faces it; return both ids, 0 for none."""
    mine = stand(state, 0, attacker, lane)
    theirs = 0 if defender is None else stand(state, 1, defender, facing(lane))
    return mine, theirs


def attack(state: WixossState, *texts: str) -> None:
    """Go to the attack phase, past the ARTS use step where nothing can be used, and answer."""
    turn_from(state, "attack")
    while state.decision is not None and options(state) == ["pass"]:
        answer(state, "pass")
    answer(state, *texts)


def an_effect(player: int = 0) -> Cause:
    """The cause of some effect."""
    return Cause(EFFECT, player, source_kind="spell")
