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
        "ja": "{sort}を召喚/配置/使用するとき、このカードを疲労させることで、"
        "{amount}コストまでを支払ったものとして扱う(同名でターンに1回)",
        "zh-Hans": "支付{sort}的费用时，可以通过使此卡疲劳，视为已支付最多{amount}费用(同名每回合1次)",
        "zh-Hant": "支付{sort}的費用時，可以透過使此卡疲勞，視為已支付最多{amount}費用(同名每回合1次)",
        "en": "may exhaust this card to count up to {amount} of the cost of a {sort} as paid"
        " (once per turn for its name)",
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
