"""What using magic cards or Accel costs in cores of life, where an effect says so."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cores import TO_TRASH
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.rules.winning import may_lose, reduce_life
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import LifePrice
from taisen.kernel.events import PAYMENT, Cause

PRICE_RULE: Final = "BS-35.11"


def life_price(state: BattleState, player: int) -> int:
    """Return how many cores of life a player must put in the trash to use a magic card or Accel."""
    return sum(
        entry.modification.number
        for entry in active(state, "player")
        if isinstance(entry.modification, LifePrice) and entry.player in (player, 2)
    )


def can_pay_life(state: BattleState, player: int) -> bool:
    """Return whether a player has the cores of life that using a magic card or Accel costs."""
    price = life_price(state, player)
    if not price:
        return True
    # BS-35.11: what keeps life from decreasing keeps this from being paid.
    return cores.life(state, player) >= price and may_lose(state, player, price)


def pay_life(state: BattleState, player: int, card: int) -> None:
    """Put the cores of life in the trash that using ``card`` costs."""
    price = life_price(state, player)
    if price:
        reduce_life(state, player, price, Cause(PAYMENT, player, PRICE_RULE, card=card), TO_TRASH)
