"""What a player may do with braves in the own Main Step: combine, change sides, split, swap (15, 16)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE
from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import brave as braves
from taisen.battle_spirits.rules import cores, otherworld
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.otherworld import COMBINE_VERBS, SHARE_VERBS
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.decisions import Option

BRAVES_OF_ONE: Final = 8
"""More braves than one card can have: an option names a brave by its host and its place there."""


def brave_options(state: BattleState, player: int) -> list[Option]:
    """Return options to combine, split and swap braves."""
    options: list[Option] = []
    own = state.field(player)
    for found in own:
        if found.leaving:
            continue
        if state.definitions[found.card].kind == BRAVE:
            options.extend(_combine_options(state, player, own, found))
        offered: list[str] = []
        for index, card in enumerate(found.braves):
            number = state.definitions[card].number
            # Of equal braves of one spirit it makes no difference which is meant.
            if number in offered:
                continue
            offered.append(number)
            # BS-15.17: the brave needs its lowest cores.
            if cores.usable(state, player) >= entry_cores(state, player, card):
                text = f"split {name_of(state, found.id, player)} {number}"
                options.append(Option("split", text, found.id, index))
            options.extend(_swap_options(state, player, own, found, index, number))
            if state.definitions[card].otherworld:
                options.extend(_side_options(state, player, own, found, index, number))
    return options


def _combine_options(state: BattleState, player: int, own: list[FieldCard], brave: FieldCard) -> list[Option]:
    options: list[Option] = []
    name = name_of(state, brave.id, player)
    # BS-15.16, BS-16.07, BS-16.12: with one at a time.
    for host in own:
        if host.id == brave.id:
            continue
        for side in braves.sides_for(state, brave.card, host):
            text = otherworld.sided(f"combine {name} {name_of(state, host.id, player)}", side)
            options.append(Option(COMBINE_VERBS[side], text, brave.id, host.id))
    return options


def _swap_options(
    state: BattleState, player: int, own: list[FieldCard], giver: FieldCard, index: int, number: str
) -> list[Option]:
    options: list[Option] = []
    brave = giver.braves[index]
    for taker in own:
        if taker.id == giver.id or not braves.can_swap(state, giver, brave, taker):
            continue
        # Two braved spirits that exchange braves are offered once.
        if taker.braves and taker.id < giver.id:
            continue
        text = f"swap {number} {name_of(state, giver.id, player)} {name_of(state, taker.id, player)}"
        options.append(Option("swap", text, giver.id * BRAVES_OF_ONE + index, taker.id))
    return options


def _side_options(
    state: BattleState, player: int, own: list[FieldCard], host: FieldCard, index: int, number: str
) -> list[Option]:
    """Options about the two sides of an otherworld-god brave that is combined with ``host``."""
    options: list[Option] = []
    brave = host.braves[index]
    place = host.id * BRAVES_OF_ONE + index
    name = name_of(state, host.id, player)
    other = otherworld.partner(state, brave, host.id)
    if other is None:
        # BS-16.07, BS-16.12
        for found in own:
            for side in braves.sides_for(state, brave, found):
                text = f"share {number} {name} {name_of(state, found.id, player)}"
                options.append(Option(SHARE_VERBS[side], otherworld.sided(text, side), place, found.id))
    elif other.id < host.id:
        # Two that change sides are offered once.
        return options
    if braves.can_change_side(state, host, brave):
        text = f"change-side {number} {name}"
        if other is None:
            options.append(Option("change-side", text, place))
        else:
            text = f"{text} {name_of(state, other.id, player)}"
            options.append(Option("change-sides", text, place, other.id))
    return options


def act(state: BattleState, player: int, option: Option) -> bool:
    """Do what an option of this module says; return whether it is one."""
    verb, target, extra = option.verb, option.target, option.extra
    if verb in COMBINE_VERBS:
        braves.attach(state, target, extra, COMBINE_VERBS.index(verb))
        return True
    if verb == "split":
        card = state.objects[target].braves[extra]
        state.push(braves.SPLIT_BRAVE, player, braves.SPLIT_CAUSE, braves.split_slots(target, card))
        return True
    host, index = divmod(target, BRAVES_OF_ONE)
    if verb == "swap":
        braves.swap(state, host, state.objects[host].braves[index], extra)
        return True
    if verb in ("change-side", "change-sides"):
        braves.change_side(state, host, state.objects[host].braves[index])
        return True
    if verb in SHARE_VERBS:
        braves.attach_too(state, state.objects[host].braves[index], extra, SHARE_VERBS.index(verb))
        return True
    return False
