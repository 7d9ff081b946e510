"""Words about the Soul Core of the source and of a payment, and about a turn in which no life was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import holder
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import soul_paid_key
from taisen.battle_spirits.rules.winning import life_lost_key
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import SoulMagic
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.conditions import Simple
from taisen.language.control import Action
from taisen.language.players import owner

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class SoulOfThisToTrash(Action):
    """Puts the Soul Core of the source in the trash."""

    notation: ClassVar[str | tuple[str, ...]] = "put the soul core of this in the trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のソウルコアをトラッシュに置く",
        "zh-Hans": "将{this}的灵魂晶核放置到废弃区",
        "zh-Hant": "將{this}的靈魂晶核放置到廢棄區",
        "en": "put the Soul Core of {this} in the trash",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move it, if it is there."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        if found is None or not self.possible(state, cause, slots):
            return 0
        state.edit(found.id).soul = False
        cores.put_in_trash(state, found.controller, True)
        state.happen(Event("cores_moved", cause.player, cause, found.id, found.card, 1, detail="trash"))
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is there."""
        assert isinstance(state, BattleState)
        found = holder(state, cause.object)
        return found is not None and found.soul and found.core_count > cores.kept(state, found, cause.player)


class SoulWasPaid(Simple):
    """The Soul Core was among the cores paid for the source, which is in use."""

    notation: ClassVar[str | tuple[str, ...]] = "the soul core was paid for this card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コストの支払いにソウルコアを使用していた",
        "zh-Hans": "支付费用时使用了灵魂晶核",
        "zh-Hant": "支付費用時使用了靈魂晶核",
        "en": "the Soul Core was paid for this card",
    }

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the payment of the card in use."""
        return soul_paid_key(cause.card) in state.marks


class LifeWasKept(Simple):
    """A player's life was not reduced this turn."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} life was not reduced this turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターン、{whose}ライフが減っていない",
        "zh-Hans": "本回合{whose}生命没有减少过",
        "zh-Hant": "本回合{whose}生命沒有減少過",
        "en": "{whose} life was not reduced this turn",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at what was noted of the turn."""
        return life_lost_key(owner(self.whose, cause)) not in state.marks


class SoulMagicLine(SoulMagic):
    """Soul Magic: used with the Soul Core alone while its user has a symbol of a colour (BS-43.04)."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "soul magic: {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "【ソウルマジック：{colors|/}】自分の{colors|/}のシンボルがあれば、ソウルコアだけで使用できる。"
        ),
        "zh-Hans": "【灵魂魔法：{colors|/}】自己有{colors|/}的战徽时，可以仅用灵魂晶核使用。",
        "zh-Hant": "【靈魂魔法：{colors|/}】自己有{colors|/}的戰徽時，可以僅用靈魂晶核使用。",
        "en": (
            "【Soul Magic ({colors|, })】 With a {colors|, | or } symbol on your field "
            "this card may be used with your Soul Core alone."
        ),
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = sum(1 << color for color in colors)


SOUL_CORE_WORDS: Final = (SoulOfThisToTrash, SoulWasPaid, LifeWasKept, SoulMagicLine)
"""The words of this module, for registration."""
