"""Level costs raised by effects, and Dark Assault, whose card raises them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import drawing
from taisen.battle_spirits.state import HAND, TRASH, BattleState
from taisen.battle_spirits.vocabulary.abilities import Counted
from taisen.battle_spirits.vocabulary.changes import LevelCostChange, LowestLevelCost
from taisen.battle_spirits.vocabulary.heads import Head, under_head
from taisen.battle_spirits.vocabulary.lines import ONCE
from taisen.battle_spirits.vocabulary.own_triggers import ThisAttacks
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect, Quantity
from taisen.language.conditions import Simple
from taisen.language.control import Action
from taisen.language.phrases import line
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, DONE
from taisen.language.targets import DONE_OPTION

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DARK_ASSAULT: Final = "dark-assault"


class LevelCostPlus(LevelCostChange):
    """Needs so many cores more for each of its levels."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} level costs raised by {number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のLvコストを+{number}する",
        "zh-Hans": "的Lv费用+{number}",
        "zh-Hant": "的Lv費用+{number}",
        "en": "{has/have} level costs raised by {number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class LevelOneCost(LowestLevelCost):
    """Needs so many cores for Lv1, whatever is printed."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} a Lv1 cost of {number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のLv1コストを{number}にする",
        "zh-Hans": "的Lv1费用变为{number}",
        "zh-Hant": "的Lv1費用變為{number}",
        "en": "{has/have} a Lv1 cost of {number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class DarkAssaultLine(Counted):
    """Dark Assault: what its card says, when it attacks, so many times a turn at most."""

    fields: ClassVar[tuple[str, ...]] = ("head", "times", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "{head:head?} dark assault {times:number}: {effect:effect}"

    def __init__(self, times: int, effect: Effect, head: Head | None = None) -> None:
        super().__init__()
        if times < 1:
            raise ValueError("an Assault that could never be used")
        self.head = head
        self.keyword = DARK_ASSAULT
        under_head(self, head)
        self.during = None
        self.condition = None
        self.limit = ONCE
        self.times = times
        self.trigger = ThisAttacks()
        self.effect = effect
        self.place = "field"

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword with its number, when, how often and what."""
        often = {
            "ja": f"ターンに{self.times}回まで",
            "zh-Hans": f"每回合最多{self.times}次",
            "zh-Hant": f"每回合最多{self.times}次",
            "en": f"up to {self.times} times a turn",
        }[language]
        timing = say.word(self.trigger)
        return line(language, say, self.head, self.keyword, [timing, often], say.word(self.effect))


class HandAndDeckToTrash(Action):
    """Puts so many cards in the trash, some of the own hand and the rest from the top of the own deck."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} cards of your hand and the top of your deck in the trash"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の手札とデッキの上から合計{amount}枚をトラッシュに置く",
        "zh-Hans": "从自己的手牌和卡组上方将合计{amount}张放置到废弃区",
        "zh-Hant": "從自己的手牌和卡組上方將合計{amount}張放置到廢棄區",
        "en": "put {amount} cards in all from your hand and the top of your deck in the trash",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many are there."""
        assert isinstance(state, BattleState)
        there = len(state.zone(cause.player, HAND)) + drawing.mill_room(state, cause.player)
        return there >= max(1, self.amount.value(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Ask for hand cards in a fixed order until enough or done; the deck gives the rest."""
        assert isinstance(state, BattleState)
        frame = state.frame
        player = frame.controller
        slots = state.slots
        if step == 0:
            slots[CHOSEN] = ()
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step == 3:
            # What was milled has been counted; the hand cards are added to it.
            done = slots[DONE]
            assert isinstance(done, int)
            slots[DONE] = done + len(chosen)
            state.pop()
            return
        wanted = self.amount.value(state, frame.cause, slots)
        finished = False
        if step == 1:
            finished = state.answer.verb == "done"
            if not finished:
                chosen = (*chosen, state.answer.target)
                slots[CHOSEN] = chosen
        hand = sorted(state.zone(player, HAND), key=lambda card: (state.definitions[card].number, card))
        start = hand.index(chosen[-1]) + 1 if chosen else 0
        left = wanted - len(chosen)
        if finished or left <= 0 or not hand[start:]:
            drawing.discard(state, player, chosen, frame.cause)
            slots[DONE] = 0
            state.jump(3)
            if left > 0:
                drawing.mill(state, player, left, frame.cause)
            return
        options: list[Option] = []
        seen = ""
        # A pick after which too few cards are left is pruned, as is stopping with too short a deck.
        room = drawing.mill_room(state, player)
        for place, card in enumerate(hand[start:]):
            number = state.definitions[card].number
            if number != seen and len(hand) - start - place + room >= left:
                options.append(Option("choose", f"choose {number}", card))
                seen = number
        if room >= left:
            options.append(DONE_OPTION)
        state.jump(1)
        arguments = (frame.node.key, left)
        state.ask(Decision(player, "choose-card", PICK_CARDS, options, frame.cause, arguments))


class SameNameInTrash(Simple):
    """The own trash has so many cards of one name."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{number:number} cards of one name are in your trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のトラッシュに同じカード名のカードが{number}枚以上ある",
        "zh-Hans": "自己废弃区有{number}张以上同名卡牌",
        "zh-Hant": "自己廢棄區有{number}張以上同名卡牌",
        "en": "your trash has {number} or more cards of one name",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count by name."""
        assert isinstance(state, BattleState)
        counts: dict[str, int] = {}
        for card in state.zone(cause.player, TRASH):
            name = state.definitions[card].name
            counts[name] = counts.get(name, 0) + 1
        return max(counts.values(), default=0) >= self.number


LEVEL_COST_WORDS: Final = (LevelCostPlus, LevelOneCost, DarkAssaultLine, HandAndDeckToTrash, SameNameInTrash)
"""The words of this module, for registration."""
