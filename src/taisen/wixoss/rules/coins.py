"""Coins (chapter 26)."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.state import MAX_COINS, WixossState


def gain_coins(state: WixossState, player: int, amount: int, cause: Cause) -> int:
    """Give a player coins (WX-26.01); return how many came, since there are at most five (WX-26.03)."""
    gained = min(amount, MAX_COINS - state.coins[player])
    if gained <= 0:
        return 0
    _change(state, player, gained, cause)
    return gained


def spend_coins(state: WixossState, player: int, amount: int, cause: Cause) -> None:
    """Take coins that a player has."""
    if amount:
        assert state.coins[player] >= amount
        _change(state, player, -amount, cause)


def _change(state: WixossState, player: int, amount: int, cause: Cause) -> None:
    state.coins[player] += amount
    state.touch()
    state.happen(Event("coins", player, cause, amount=amount))
