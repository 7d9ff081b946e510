"""Payments: the parts of a cost, and the costs made of them (chapter 13).

A part that is neither Ener nor coins is a deed of the effect language, so that "discard 1 card" is one word
whether it is paid or done by an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.language.bases import NO_SLOTS, Target
from taisen.language.control import Action
from taisen.language.slots import fresh_slots
from taisen.language.words import Word
from taisen.wixoss.colors import NO_ENER, Ener, ener_counts
from taisen.wixoss.index import field_index
from taisen.wixoss.rules import values, zones
from taisen.wixoss.state import LRIG_TRASH, WixossState
from taisen.wixoss.vocabulary.costs import Cost, CostPart
from taisen.wixoss.vocabulary.deeds import TargetDeed
from taisen.wixoss.vocabulary.field_deeds import Down
from taisen.wixoss.vocabulary.items import card_items, cards_among
from taisen.wixoss.vocabulary.picks import Pick, WholeHand
from taisen.wixoss.vocabulary.restrictions import CANNOT_BE_DOWNED
from taisen.wixoss.vocabulary.targets import All, AllThere, TopOf, level_of

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

FREE: Final = "×0"


# -- Ener and coins --------------------------------------------------------------------------------


class EnerPrice(Word):
    """Ener symbols: a part of a cost, or a price of its own."""

    category: ClassVar[str] = "ener-price"

    def ener(self) -> Ener:
        """Return how many symbols of each colour."""
        raise NotImplementedError


class Symbols(EnerPrice):
    """So many Ener symbols (WX-13.03)."""

    fields: ClassVar[tuple[str, ...]] = ("symbols",)
    notation: ClassVar[str | tuple[str, ...]] = "{symbols:ener-symbol+}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{symbols|}",
        "zh-Hans": "{symbols|}",
        "zh-Hant": "{symbols|}",
        "en": "{symbols| }",
    }

    def __init__(self, symbols: tuple[str, ...]) -> None:
        super().__init__()
        self.symbols = symbols

    def ener(self) -> Ener:
        """Return how many symbols of each colour."""
        return ener_counts(self.symbols)


class NoSymbols(EnerPrice):
    """No symbol of a colour: a cost all the same, which can always be paid."""

    fields: ClassVar[tuple[str, ...]] = ("symbol",)
    notation: ClassVar[str | tuple[str, ...]] = "{symbol:ener-symbol} x0"
    texts: ClassVar[dict[str, str]] = dict.fromkeys(("ja", "zh-Hans", "zh-Hant", "en"), "{symbol}" + FREE)

    def __init__(self, symbol: str) -> None:
        super().__init__()
        self.symbol = symbol

    def ener(self) -> Ener:
        """Return none of any colour."""
        # WX-13.12
        return NO_ENER


class CoinPrice(Word):
    """So many coins (WX-26.02)."""

    category: ClassVar[str] = "coin-price"
    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{number:number} {coin|coins@number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コイン{number}枚",
        "zh-Hans": "{number}枚硬币",
        "zh-Hant": "{number}枚硬幣",
        "en": "{number} coin{s:number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


# -- what else is paid -----------------------------------------------------------------------------


class Exceed(CostPart):
    """Cards from under the own LRIG go to the LRIG trash (WX-20.13)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "exceed {number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【エクシード】{number}",
        "zh-Hans": "【超越】{number}",
        "zh-Hant": "【超越】{number}",
        "en": "Exceed {number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def least(self, state: AnyState, cause: Cause) -> int:
        """Return how many cards it takes."""
        return self.number

    def candidates(self, state: AnyState, cause: Cause) -> tuple[int, ...]:
        """Return the cards under the LRIG."""
        assert isinstance(state, WixossState)
        # WX-20.16: the one on top is never taken.
        center = field_index(state).centers[cause.player]
        return card_items(state.objects[center].under) if center else ()

    def pay(self, state: AnyState, cause: Cause, items: tuple[int, ...]) -> None:
        """Move those chosen."""
        assert isinstance(state, WixossState)
        center = field_index(state).centers[cause.player]
        zones.take_from_under(state, center, cards_among(items), LRIG_TRASH, cause, "exceed")


class DeedPart(CostPart):
    """A deed that is paid: cards that are discarded, put away or turned down (WX-13.11)."""

    fields: ClassVar[tuple[str, ...]] = ("deed",)
    notation: ClassVar[str | tuple[str, ...]] = "{deed:action}"
    texts: ClassVar[dict[str, str]] = dict.fromkeys(("ja", "zh-Hans", "zh-Hant", "en"), "{deed}")

    def __init__(self, deed: Action) -> None:
        super().__init__()
        target = deed.target
        if not isinstance(deed, TargetDeed) or not (isinstance(target, Pick) or _fixed(target)):
            raise ValueError("a cost says which cards are given up for it")
        assert target is not None
        self.deed = deed
        self.target = target
        self.moves = not isinstance(deed, Down)

    def least(self, state: AnyState, cause: Cause) -> int:
        """Return how many items it takes at least: all of a fixed target, one at least."""
        target = self.target
        if isinstance(target, Pick):
            return 0 if target.amount.up_to else target.amount.most(state, cause, NO_SLOTS)
        if isinstance(target, TopOf):
            return target.amount.value(state, cause, NO_SLOTS)
        count = len(target.items(state, cause, fresh_slots()))
        return count if isinstance(target, (All, AllThere, WholeHand)) else max(1, count)

    def most(self, state: AnyState, cause: Cause) -> int:
        """Return how many items it takes at most."""
        target = self.target
        if isinstance(target, Pick):
            return target.amount.most(state, cause, NO_SLOTS)
        return self.least(state, cause)

    def candidates(self, state: AnyState, cause: Cause) -> tuple[int, ...]:
        """Return the items that it may take."""
        assert isinstance(state, WixossState)
        target = self.target
        slots = fresh_slots()
        if isinstance(target, Pick):
            items = tuple(target.there(state, cause, slots))
        else:
            items = target.items(state, cause, slots)
        if not isinstance(self.deed, Down):
            return items
        return tuple(item for item in items if _can_be_downed(state, item, cause))

    def fits_with(self, state: AnyState, item: int, chosen: tuple[int, ...]) -> bool:
        """Return whether an item's level differs from those of the others, if it must."""
        assert isinstance(state, WixossState)
        target = self.target
        if not isinstance(target, Pick) or not target.different:
            return True
        level = level_of(state, item)
        return all(level_of(state, other) != level for other in chosen)

    def pay(self, state: AnyState, cause: Cause, items: tuple[int, ...]) -> None:
        """Do it to the items chosen."""
        assert isinstance(state, WixossState)
        self.deed.do(state, cause.player, cause, fresh_slots(), items)


def _fixed(target: Target | None) -> bool:
    return target is not None and target.fixed()


def _can_be_downed(state: WixossState, item: int, cause: Cause) -> bool:
    found = state.objects[item]
    return not found.down and not values.restricted(state, found, CANNOT_BE_DOWNED, cause)


# -- whole costs -----------------------------------------------------------------------------------


class PaidCost(Cost):
    """Everything that is named, all of it (WX-13.02)."""

    fields: ClassVar[tuple[str, ...]] = ("parts_paid",)
    notation: ClassVar[str | tuple[str, ...]] = "{parts_paid:cost-item+,}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{parts_paid|、}",
        "zh-Hans": "{parts_paid|、}",
        "zh-Hant": "{parts_paid|、}",
        "en": "{parts_paid|, }",
    }

    def __init__(self, parts_paid: tuple[Word, ...]) -> None:
        super().__init__()
        self.parts_paid = parts_paid
        prices = [part for part in parts_paid if isinstance(part, EnerPrice)]
        coins = [part for part in parts_paid if isinstance(part, CoinPrice)]
        if len(prices) > 1 or len(coins) > 1:
            raise ValueError("a cost names its Ener once, and its coins once")
        if prices:
            self.ener = prices[0].ener()
        if coins:
            self.coins = coins[0].number
        self.deeds = tuple(part for part in parts_paid if isinstance(part, CostPart))


class SomeOfCost(Cost):
    """So many of several parts, picked by whoever pays."""

    fields: ClassVar[tuple[str, ...]] = ("some", "deeds")
    notation: ClassVar[str | tuple[str, ...]] = "{some:number} of these: {deeds:cost-part++ or}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次のうち{some}つ―{deeds|／}",
        "zh-Hans": "以下的{some}项―{deeds|／}",
        "zh-Hant": "以下的{some}項―{deeds|／}",
        "en": "{some} of these – {deeds| / }",
    }

    def __init__(self, some: int, deeds: tuple[CostPart, ...]) -> None:
        super().__init__()
        if not 0 < some < len(deeds):
            raise ValueError("it says how many of more parts are paid")
        self.some = some
        self.deeds = deeds


PAYMENT_WORDS: Final = (Symbols, NoSymbols, CoinPrice, Exceed, DeedPart, PaidCost, SomeOfCost)
"""The words of this module, for registration."""
