"""Costs (chapter 13): what a card costs now, and whether it can be paid."""

from __future__ import annotations

from taisen.wixoss.colors import COLORLESS, Ener
from taisen.wixoss.state import ENER, WixossState


class Price:
    """What has to be paid.

    Attributes:
        ener: the Ener symbols.
        coins: how many coins.
    """

    __slots__ = ("coins", "ener")

    def __init__(self, ener: Ener, coins: int = 0) -> None:
        self.ener = ener
        self.coins = coins


def cost_of(state: WixossState, player: int, card: int) -> Price:
    """Return what using a card, or growing to it, costs now."""
    definition = state.definitions[card]
    return Price(definition.cost, definition.cost_coins)


def can_afford(state: WixossState, player: int, price: Price) -> bool:
    """Return whether a player can pay a price whole."""
    if price.coins > state.coins[player]:
        return False
    have = [0] * len(price.ener)
    cards = state.zone(player, ENER)
    for card in cards:
        for color in range(COLORLESS):
            if state.definitions[card].colors == 1 << color:
                have[color] += 1
    enough = all(have[color] >= price.ener[color] for color in range(COLORLESS))
    return enough and len(cards) >= sum(price.ener)
