"""Deeds on Life Cloth and players: crush, damage (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import PlayerWord, Quantity
from taisen.language.players import one_player, owner
from taisen.language.slots import CARDS
from taisen.wixoss.rules import damage
from taisen.wixoss.rules.marks import trashed_crush
from taisen.wixoss.state import LIFE, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.deeds import Deed

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Crush(Deed):
    """Crushes Life Cloth, which is no damage (WX-18.12)."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = "crush {amount:quantity} of {whose:whose} life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフクロス{amount}枚をクラッシュする",
        "zh-Hans": "击溃{whose}{amount}张生命护甲",
        "zh-Hant": "擊潰{whose}{amount}張生命護甲",
        "en": "crush {amount} of {whose} Life Cloth",
    }

    def __init__(self, amount: Quantity, whose: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Crush what is there; "those cards" are the crushed ones."""
        seen = cause.seen_by(player)
        amount = self.amount.value(state, seen, slots)
        cards = damage.crush(state, owner(self.whose, seen), amount, cause)
        slots[CARDS] = cards
        return len(cards)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so much Life Cloth is there."""
        life = state.zones[owner(self.whose, cause) * ZONE_COUNT + LIFE]
        return len(life) >= max(1, self.amount.value(state, cause, slots))


class TradeCrushed(Deed):
    """Those crushed cards go to the trash instead of the Ener Zone, and each brings a new Life Cloth."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "those cards go to the trash instead of ener and the top of your deck is added to life for each"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "それらのカードがエナゾーンに置かれる場合、代わりにトラッシュに置き、"
            "デッキの一番上のカードをライフクロスに加える"
        ),
        "zh-Hans": "那些卡牌将放置到能量区时，作为代替放置到废弃区，并将牌组顶端的卡牌加入生命护甲",
        "zh-Hant": "那些卡牌將放置到能量區時，作為代替放置到廢棄區，並將牌組頂端的卡牌加入生命護甲",
        "en": (
            "if those cards would go to the Ener Zone, put them into the trash instead "
            "and add the top card of the deck to Life Cloth for each"
        ),
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Mark them for rule processing, which would put them into the Ener Zone (WX-22.06)."""
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        for card in cards:
            state.marks[trashed_crush(card)] = 1
        return len(cards)


class DealDamage(Deed):
    """Damages a player, as an attack does (WX-18.01)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "damage {who:player}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}にダメージを与える",
        "zh-Hans": "对{who}造成伤害",
        "zh-Hant": "對{who}造成傷害",
        "en": "damage {who}",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = one_player(who)

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Deal it."""
        return 1 if damage.deal(state, self.who.player(state, cause.seen_by(player)), cause) else 0


LIFE_DEED_WORDS: Final = (Crush, TradeCrushed, DealDamage)
"""The words of this module, for registration."""
