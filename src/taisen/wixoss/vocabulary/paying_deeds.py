"""Deeds about uses: paying while an effect is carried out, making a use free, negating one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.sentences import Speaker
from taisen.wixoss.rules.cost import Price, can_afford
from taisen.wixoss.rules.marks import countered_mark, free_action
from taisen.wixoss.rules.paying import pay
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.costs import Cost
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import cards_among

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Pay(Deed):
    """Pays a cost as a part of an effect (WX-13.02)."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("cost",)
    notation: ClassVar[str | tuple[str, ...]] = "pay {cost:cost}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{cost}を支払う",
        "zh-Hans": "支付{cost}",
        "zh-Hant": "支付{cost}",
        "en": "pay {cost}",
    }

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.cost = cost

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what is paid; what is done for it stands between quotation marks."""
        if not self.cost.deeds:
            return say.fill(self, self.texts[language])
        cost = say.word(self.cost)
        return {
            "ja": f"コスト「{cost}」を支払う",
            "zh-Hans": f"支付费用“{cost}”",
            "zh-Hant": f"支付費用「{cost}」",
            "en": f'pay the cost "{cost}"',
        }[language]

    def price(self) -> Price:
        """Return what is paid."""
        return Price((self.cost.ener,), self.cost.coins, self.cost)

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Push the paying, if it can be paid whole."""
        price = self.price()
        if not can_afford(state, player, price, cause):
            return 0
        pay(state, player, price, cause)
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it can be paid whole."""
        assert isinstance(state, WixossState)
        return can_afford(state, cause.player, self.price(), cause)


class MakeActionFree(TargetDeed):
    """The next use of an action ability of a card costs nothing until end of turn (WX-13.12)."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "the next action ability of {target:field-target} costs nothing until end of turn"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターン終了時まで、次に使用する{target}の起動能力のコストはなくなる",
        "zh-Hans": "直到回合结束时为止，下一次使用{target}的起动能力不需要费用",
        "zh-Hant": "直到回合結束時為止，下一次使用{target}的起動能力不需要費用",
        "en": "until the end of the turn, the next action ability of {target} that is used costs nothing",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Mark the cards."""
        for item in items:
            state.marks[free_action(item)] = 1
        return len(items)


class Counter(TargetDeed):
    """Negates the effect of a spell or ARTS in use; it counts as used all the same (WX-24.09)."""

    notation: ClassVar[str | tuple[str, ...]] = "counter {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}の効果を打ち消す",
        "zh-Hans": "使{target}的效果无效化",
        "zh-Hant": "使{target}的效果無效化",
        "en": "negate the effect of {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Mark those in use."""
        done = 0
        for card in cards_among(items):
            if card == state.using or card in state.used:
                state.marks[countered_mark(card)] = 1
                state.happen(Event("countered", state.owners[card], cause, card=card))
                done += 1
        return done


PAYING_DEED_WORDS: Final = (Pay, MakeActionFree, Counter)
"""The words of this module, for registration."""
