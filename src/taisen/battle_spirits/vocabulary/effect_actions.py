"""Deeds about effects: negating one, giving one again or besides, one unless bought off, naming a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import FROM, PAY_COST, REMAINING, price, use_reached, use_slots
from taisen.battle_spirits.rules.magic_use import magic_cause, magic_effect
from taisen.battle_spirits.rules.timing import resolve
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import MAIN
from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import PAYMENT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Effect
from taisen.language.control import NO, YES, Action, ask_yes, missed
from taisen.language.slots import AMOUNT, DONE, EVENT_CARD, NUMBER, WORK, fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HIGHEST_COST: Final = 15
"""Costs that can be named run from 0 to this."""
HIGHEST_LEVEL: Final = 5
"""Levels that can be named run from 1 to this."""


class Negate(Action):
    """The effect of the card that was used, or of the burst that was turned up, does not come."""

    notation: ClassVar[str | tuple[str, ...]] = "negate that effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その効果を無効にする",
        "zh-Hans": "使该效果无效",
        "zh-Hant": "使該效果無效",
        "en": "negate that effect",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Mark the card, if the effect reaches it."""
        assert isinstance(state, BattleState)
        card = slots[EVENT_CARD]
        assert isinstance(card, int)
        if not use_reached(state, card, cause):
            state.note(Event("prevented", cause.player, cause, card=card, detail="unaffected"))
            return 0
        state.marks[f"negated {card}"] = 1
        return 1


class NameCost(Action):
    """Names a cost."""

    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "name a cost"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コストを1つ指定する",
        "zh-Hans": "指定1个费用",
        "zh-Hant": "指定1個費用",
        "en": "name a cost",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the number and keep it."""
        name_number(state, step, "cost", 0, HIGHEST_COST)


class NameLevel(Action):
    """Names a level."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "name a level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "Lvを1つ指定する",
        "zh-Hans": "指定1个等级",
        "zh-Hant": "指定1個等級",
        "en": "name a level",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the number and keep it."""
        name_number(state, step, "level", 1, HIGHEST_LEVEL)


def name_number(state: AnyState, step: int, what: str, lowest: int, highest: int) -> None:
    """Ask for a number from ``lowest`` to ``highest`` and keep it in its slot."""
    frame = state.frame
    if step == 0:
        options = [Option("name", f"{what} {n}", n) for n in range(lowest, highest + 1)]
        state.ask(
            Decision(frame.controller, f"name-{what}", NUMBER_SHAPE, options, frame.cause, (frame.node.key,))
        )
        return
    state.slots[NUMBER] = state.answer.target
    state.slots[DONE] = 1
    state.pop()


class Unless(Effect):
    """Done unless the opponent does something instead, which is the opponent's choice."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("price", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "unless the opponent does [{price:action}]: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手は、{price}ことができる。そうしなかったとき、{effect}",
        "zh-Hans": "对手可以{price}。若没有如此做，{effect}",
        "zh-Hant": "對手可以{price}。若沒有如此做，{effect}",
        "en": "the opponent may {price@do}. If they do not, {effect}",
    }

    def __init__(self, price: Action, effect: Effect) -> None:
        super().__init__()
        self.price = price
        self.effect = effect

    def run(self, state: AnyState, step: int) -> None:
        """Ask the opponent if it is possible, then do one or the other."""
        frame = state.frame
        slots = state.slots
        if step == 0:
            state.answer = NO
            if self.price.possible(state, frame.cause, slots):
                player = 1 - frame.controller
                state.ask(Decision(player, "unless", "confirm", [YES, NO], frame.cause, (frame.node.key,)))
        elif step == 1:
            chosen = self.price if state.answer.verb == "yes" else self.effect
            state.push(chosen, frame.controller, frame.cause)
        else:
            state.pop()


class PayForEffect(Effect):
    """After a magic's burst effect: its cost may be paid to give its main or flash effect too."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("which",)
    notation: ClassVar[str | tuple[str, ...]] = "you may pay its cost to give its {which:magic-effect} effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードのコストを支払うことで、{which}を発揮することができる",
        "zh-Hans": "可以藉由支付这张卡牌的费用，发挥其{which}",
        "zh-Hant": "可以藉由支付這張卡牌的費用，發揮其{which}",
        "en": "you may pay this card's cost to give its {which} too",
    }

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def run(self, state: AnyState, step: int) -> None:
        """Ask, pay, resolve (BS-25.15)."""
        assert isinstance(state, BattleState)
        frame = state.frame
        card = frame.cause.card
        player = frame.controller
        definition = state.definitions[card]
        if step == 0:
            there = definition.magic_main if self.which == MAIN else definition.magic_flash
            if there is None or cores.usable(state, player) < price(state, player, card):
                missed(state, "too-few-cores")
                state.pop()
            else:
                # BS-25.15: with the reduction as in using it.
                ask_yes(state, "pay-for-effect")
        elif step == 1:
            if state.answer.verb == "no":
                state.pop()
                return
            state.slots[WORK] = state.serial
            slots = use_slots(card, state.serial)
            slots[REMAINING] = price(state, player, card)
            slots[FROM] = 0
            state.happen(Event("paid", player, Cause(PAYMENT, player, "BS-25.15", card=card), card=card))
            state.push(PAY_COST, player, frame.cause, slots)
        elif step == 2:
            # BS-99.15: what the payment depleted leaves first, as in using the card.
            before = state.slots[WORK]
            assert isinstance(before, int)
            state.game.settle(state, before)
        elif step == 3:
            resolve(state, magic_effect(definition, self.which), player, frame.cause, fresh_slots())
        else:
            state.pop()


class GiveMagicAgain(Action):
    """Gives the effect of the magic that was used once more."""

    notation: ClassVar[str | tuple[str, ...]] = "give the same effect once more"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その効果をもう1回発揮する",
        "zh-Hans": "再发挥1次该效果",
        "zh-Hant": "再發揮1次該效果",
        "en": "give that effect once more",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the effect anew, with the magic as its source."""
        assert isinstance(state, BattleState)
        card, which = slots[EVENT_CARD], slots[AMOUNT]
        assert isinstance(card, int) and isinstance(which, int)
        effect = magic_effect(state.definitions[card], which)
        resolve(state, effect, cause.player, magic_cause(state, cause.player, card), fresh_slots())
        return 1


EFFECT_ACTION_WORDS: Final = (
    Negate,
    NameCost,
    NameLevel,
    Unless,
    PayForEffect,
    GiveMagicAgain,
)
"""The words of this module, for registration."""
