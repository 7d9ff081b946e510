"""Words about paying costs otherwise than with cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import PaymentHelp
from taisen.kernel.events import Cause
from taisen.language.bases import NO_SLOTS, Filter

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class CountsAsPaid(PaymentHelp):
    """May exhaust the source to have up to so much of a cost counted as paid, once a turn by name."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "sort")
    notation: ClassVar[str | tuple[str, ...]] = (
        "may exhaust this to count up to {amount:number} of the cost of {a|an} [{sort:card-filter}] as paid,"
        " once per turn by name"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "は{sort}のコストを支払うとき、{this}を疲労させることで、そのコストのう"
            "ち{amount}までを支払ったものとして扱える（同名のカードはターンに1回）"
        ),
        "zh-Hans": (
            "支付{sort}的费用时，可以藉由使{this}疲劳，将其中最多{amount}视为已支付（同名卡牌每回合1次）"
        ),
        "zh-Hant": (
            "支付{sort}的費用時，可以藉由使{this}疲勞，將其中最多{amount}視為已支付（同名卡牌每回合1次）"
        ),
        "en": (
            "may exhaust {this} to count up to {amount} of the cost o"
            "f {sort} as paid (once per turn among cards of this name)"
        ),
    }

    def __init__(self, amount: int, sort: Filter) -> None:
        super().__init__()
        self.amount = amount
        self.sort = sort

    def helps(self, state: AnyState, card: int, cause: Cause) -> int:
        """Return how much of this card's cost it may count as paid."""
        return self.amount if self.sort.matches(state, card, cause, NO_SLOTS) else 0


PAYMENT_WORDS: Final = (CountsAsPaid,)
"""The words of this module, for registration."""
