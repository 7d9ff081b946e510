"""Paying (chapter 13): which cards pay a price."""

from __future__ import annotations

from taisen.kernel.events import PAYMENT, Cause
from taisen.wixoss.colors import COLORLESS
from taisen.wixoss.rules.coins import spend_coins
from taisen.wixoss.rules.cost import Price
from taisen.wixoss.rules.zones import move
from taisen.wixoss.state import ENER, TRASH, WixossState


def pay(state: WixossState, player: int, price: Price, cause: Cause) -> None:
    """Pay a price that can be paid: the first cards that fit."""
    wanted = list(price.ener)
    paid: list[int] = []
    for card in state.zone(player, ENER):
        for color in range(COLORLESS):
            if state.definitions[card].colors == 1 << color and wanted[color]:
                wanted[color] -= 1
                paid.append(card)
                break
    for card in state.zone(player, ENER):
        if wanted[COLORLESS] and card not in paid:
            wanted[COLORLESS] -= 1
            paid.append(card)
    why = Cause(PAYMENT, player, cause.rule, cause.card, cause.object, cause.ability)
    move(state, tuple(paid), player, TRASH, why, "ener-cost")
    spend_coins(state, player, price.coins, why)
