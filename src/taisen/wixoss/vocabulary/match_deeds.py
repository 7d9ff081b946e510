"""Deeds on the match itself: coins, subscribers, the turn, the attack in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity
from taisen.wixoss.rules.attacking import negate
from taisen.wixoss.rules.coins import gain_coins
from taisen.wixoss.rules.crafts import add_craft, craft_named
from taisen.wixoss.rules.marks import skipped_turns
from taisen.wixoss.rules.refresh import end_turn
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.deeds import Deed


class GainCoins(Deed):
    """Gains coins (WX-26.01)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "gain {amount:quantity} {coin|coins@amount}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コイン{amount}枚を得る",
        "zh-Hans": "获得{amount}枚硬币",
        "zh-Hant": "獲得{amount}枚硬幣",
        "en": "gain {amount} coin{s:amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Gain them, up to the most that a player can have."""
        return gain_coins(state, player, self.amount.value(state, cause, slots), cause)


class GainSubscribers(Deed):
    """Gains subscribers (WX-35.12)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "gain {amount:quantity} {subscriber|subscribers@amount}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "登録者数{amount}を得る",
        "zh-Hans": "登录人数增加{amount}",
        "zh-Hant": "登錄人數增加{amount}",
        "en": "gain {amount} subscriber{s:amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add them; there is no maximum (WX-99.21)."""
        amount = self.amount.value(state, cause, slots)
        state.subscribers[player] += amount
        state.touch()
        state.happen(Event("subscribers", player, cause, amount=amount))
        return amount


class AddCrafts(Deed):
    """Brings crafts into the match, in the LRIG Deck (WX-26.10, WX-26.13)."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "number")
    notation: ClassVar[str | tuple[str, ...]] = (
        "add {amount:quantity} {craft|crafts@amount} {number:string} to your LRIG deck"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "ルリグデッキにクラフト{number}を{amount}枚加える",
        "zh-Hans": "将{amount}张替代卡牌{number}加入分身牌组",
        "zh-Hant": "將{amount}張替代卡牌{number}加入分身牌組",
        "en": "add {amount} craft{s:amount} {number} to the LRIG Deck",
    }

    def __init__(self, amount: Quantity, number: str) -> None:
        super().__init__()
        self.amount = amount
        self.number = number

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add them; ``number`` is the number of their card."""
        definition = craft_named(state, self.number)
        amount = self.amount.value(state, cause, slots)
        for _ in range(amount):
            add_craft(state, player, definition, cause)
        return amount


class EndTurn(Deed):
    """Ends the turn (WX-99.03)."""

    notation: ClassVar[str | tuple[str, ...]] = "end the turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターンを終了する",
        "zh-Hans": "结束回合",
        "zh-Hant": "結束回合",
        "en": "end the turn",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Mark it; it ends when this effect and what it caused are done."""
        end_turn(state, cause)
        return 1


class SkipTurn(Deed):
    """Skips the doer's next turn."""

    notation: ClassVar[str | tuple[str, ...]] = "skip your next turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の自分のターンをスキップする",
        "zh-Hans": "跳过自己的下个回合",
        "zh-Hant": "跳過自己的下個回合",
        "en": "skip your next turn",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Count it until that turn would come."""
        key = skipped_turns(player)
        state.marks[key] = state.marks.get(key, 0) + 1
        return 1


class NegateAttack(Deed):
    """Negates the attack in progress: it comes neither to battle nor to damage."""

    notation: ClassVar[str | tuple[str, ...]] = "negate the attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのアタックを無効にする",
        "zh-Hans": "使该次攻击无效化",
        "zh-Hant": "使該次攻擊無效化",
        "en": "negate that attack",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Negate it, if there is one that was not."""
        return 1 if negate(state, cause) else 0


MATCH_DEED_WORDS: Final = (GainCoins, GainSubscribers, AddCrafts, EndTurn, SkipTurn, NegateAttack)
"""The words of this module, for registration."""
