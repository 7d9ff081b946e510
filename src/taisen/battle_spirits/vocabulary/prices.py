"""Words about paying a cost for an effect, and about how the card itself is summoned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import FROM, PAY_COST, REMAINING, use_slots
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import LifePrice, RevealedFreely
from taisen.kernel.events import PAYMENT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.control import Action

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class PayCost(Action):
    """Pays a cost with cores of the reserve and own field cards."""

    apart: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "pay a cost of {amount:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{amount}コスト支払う",
        "zh-Hans": "支付{amount}点费用",
        "zh-Hant": "支付{amount}點費用",
        "en": "pay a cost of {amount}",
    }

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the payment; no symbol reduces it."""
        assert isinstance(state, BattleState)
        paying = use_slots(cause.card, state.serial)
        paying[REMAINING] = self.amount
        paying[FROM] = 0
        paid = Cause(PAYMENT, cause.player, "BS-08.12", card=cause.card)
        state.happen(Event("paid", cause.player, paid, card=cause.card, amount=self.amount))
        state.push(PAY_COST, cause.player, cause, paying)
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there are cores enough."""
        assert isinstance(state, BattleState)
        return cores.usable(state, cause.player) >= self.amount


class RevealedFreelyLine(RevealedFreely):
    """Says that the card's summoning condition is ignored when it is summoned while revealed."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "when this card is summoned while revealed its summoning condition is ignored"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "オープンされたこのカードが召喚されるとき、召喚条件を無視する。",
        "zh-Hans": "被展示的这张卡牌被召唤时，无视召唤条件。",
        "zh-Hant": "被展示的這張卡牌被召喚時，無視召喚條件。",
        "en": "when this card is summoned while it is revealed, its summoning condition is ignored.",
    }


class LifePriceLine(LifePrice):
    """Says that a core of the own life may be put in the trash to summon the card for less."""

    fields: ClassVar[tuple[str, ...]] = ("less",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "when you summon this card you may put 1 core of your life in the trash to make it cost {less:number}"
        " less, with no bursts of yours in answer"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "このカードを召喚するとき、自分のライフのコア1個を自分のトラッシュに置くことができる。"
            "そうしたとき、このカードのコストを-{less}する。この効果で自分のバーストは発動できない。"
        ),
        "zh-Hans": (
            "召唤这张卡牌时，可以将自己生命区的1个晶核放置到自己的废弃区。"
            "若如此做，这张卡牌的费用-{less}。不能因此效果发动自己的爆裂。"
        ),
        "zh-Hant": (
            "召喚這張卡牌時，可以將自己生命區的1個晶核放置到自己的廢棄區。"
            "若如此做，這張卡牌的費用-{less}。不能因此效果發動自己的爆裂。"
        ),
        "en": (
            "when you summon this card, you may put 1 core of your life in your trash. If you do, it costs"
            " {less} less. Your bursts cannot be activated in answer to this."
        ),
    }

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less


PRICE_WORDS: Final = (PayCost, RevealedFreelyLine, LifePriceLine)
"""The words of this module, for registration."""
