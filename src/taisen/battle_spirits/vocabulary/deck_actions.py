"""Actions on what was revealed from a deck and stays, and on a set burst."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.burst import discard_burst, return_burst, set_bursts
from taisen.battle_spirits.state import BOTH, DECK, ZONE_COUNT, BattleState
from taisen.kernel.decisions import ORDER, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.control import Action
from taisen.language.players import EACH, owner
from taisen.language.slots import CHOSEN, DONE, NAMED

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class RestToBottom(Action):
    """Puts the revealed cards that are still on the deck under it, in the order that its owner wants."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    to_bottom: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "put the rest at the bottom of your deck in any order"
    texts: ClassVar[dict[str, str]] = {
        "ja": "オープンした残りのカードを好きな順番でデッキの下に戻す",
        "zh-Hans": "将其余展示的卡牌以任意顺序放回卡组底部",
        "zh-Hant": "將其餘展示的卡牌以任意順序放回卡組底部",
        "en": "put the other revealed cards at the bottom of your deck in any order",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask which comes next, the uppermost first, and put them there together."""
        assert isinstance(state, BattleState)
        slots = state.slots
        frame = state.frame
        if step == 0:
            slots[CHOSEN] = ()
        ordered = slots[CHOSEN]
        assert isinstance(ordered, tuple)
        if step:
            ordered = (*ordered, state.answer.target)
            slots[CHOSEN] = ordered
        rest = [card for card in _left(state, frame.controller, slots) if card not in ordered]
        options: list[Option] = []
        seen: list[str] = []
        for card in rest:
            number = state.definitions[card].number
            # Equal cards are interchangeable.
            if number not in seen:
                seen.append(number)
                options.append(Option("put", f"put {number}", card))
        if len(options) > 1:
            state.jump(1)
            arguments = (frame.node.key, len(rest))
            state.ask(Decision(frame.controller, "order-cards", ORDER, options, frame.cause, arguments))
            return
        cards = (*ordered, *rest)
        for card in cards if self.to_bottom else reversed(cards):
            # BS-05.14: both have seen them, and see the order.
            state.move_card(card, state.owners[card] * ZONE_COUNT + DECK, BOTH, self.to_bottom)
        slots[DONE] = len(cards)
        state.pop()


class RestToTop(RestToBottom):
    """Puts the revealed cards that are still on the deck on top of it, in the order that its owner wants."""

    to_bottom: ClassVar[bool] = False
    notation: ClassVar[str | tuple[str, ...]] = "put the rest on top of your deck in any order"
    texts: ClassVar[dict[str, str]] = {
        "ja": "オープンした残りのカードを好きな順番でデッキの上に戻す",
        "zh-Hans": "将其余展示的卡牌以任意顺序放回卡组顶端",
        "zh-Hant": "將其餘展示的卡牌以任意順序放回卡組頂端",
        "en": "put the other revealed cards on top of your deck in any order",
    }


def _left(state: BattleState, player: int, slots: list[Value]) -> list[int]:
    """The revealed cards that are still on the deck, equal ones together."""
    revealed = slots[NAMED]
    assert isinstance(revealed, tuple)
    there = [card for card in revealed if state.places[card] == player * ZONE_COUNT + DECK]
    there.sort(key=lambda card: (state.definitions[card].number, card))
    return there


class ReturnBurst(Action):
    """Returns what a player has set as a burst to the bottom of its owner's deck."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "return {whose:whose} burst to the bottom of the deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}バースト1つをデッキの下に戻す",
        "zh-Hans": "将{whose}1个爆裂放回卡组底部",
        "zh-Hant": "將{whose}1個爆裂放回卡組底部",
        "en": "return {whose} burst to the bottom of the deck",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        if whose == EACH:
            raise ValueError("whose burst it is must be said: your or opposing")
        self.whose = whose

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it under the deck."""
        assert isinstance(state, BattleState)
        player = owner(self.whose, cause)
        cards = set_bursts(state, player)
        for card in cards:
            return_burst(state, player, card, cause)
        return len(cards)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether that player has a burst set."""
        assert isinstance(state, BattleState)
        return bool(set_bursts(state, owner(self.whose, cause)))


class DiscardBurst(Action):
    """Discards what a player has set as a burst."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "discard {whose:whose} burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}バースト1つを破棄する",
        "zh-Hans": "破弃{whose}1个爆裂",
        "zh-Hant": "破棄{whose}1個爆裂",
        "en": "discard {whose} burst",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        if whose == EACH:
            raise ValueError("whose burst it is must be said: your or opposing")
        self.whose = whose

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it in the trash."""
        assert isinstance(state, BattleState)
        player = owner(self.whose, cause)
        cards = set_bursts(state, player)
        for card in cards:
            discard_burst(state, player, card, cause)
        return len(cards)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether that player has a burst set."""
        assert isinstance(state, BattleState)
        return bool(set_bursts(state, owner(self.whose, cause)))


DECK_ACTION_WORDS: Final = (RestToBottom, RestToTop, ReturnBurst, DiscardBurst)
"""The words of this module, for registration."""
