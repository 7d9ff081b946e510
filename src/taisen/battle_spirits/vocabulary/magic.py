"""Words about magic cards that are used in an unusual way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.hand import distinct_hand
from taisen.battle_spirits.rules.magic_toll import can_pay_life
from taisen.battle_spirits.rules.magic_use import BURST_EFFECT, use_magic
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.use_terms import USE_BURST, lowest_price
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import ZeroCounter
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.kernel.legality import legal
from taisen.language.bases import Effect
from taisen.language.control import Action, missed
from taisen.language.phrases import line, mark
from taisen.language.sentences import Speaker
from taisen.language.slots import DONE

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class UseForBurst(Action):
    """Uses a magic card of the own hand, at its cost, for its burst effect; the condition is ignored."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "use 1 magic card in your hand for its burst effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "自分の手札のバースト効果を持つマジックカード1枚のコストを"
            "支払い、バースト条件を無視してそのバースト効果を発揮する"
        ),
        "zh-Hans": "支付自己手牌中1张拥有爆裂效果的魔法卡的费用，无视爆裂条件发挥其爆裂效果",
        "zh-Hant": "支付自己手牌中1張擁有爆裂效果的魔法卡的費用，無視爆裂條件發揮其爆裂效果",
        "en": (
            "pay the cost of 1 magic card with a burst effect from your "
            "hand and give its burst effect, whatever its burst condition"
        ),
    }

    def __init__(self) -> None:
        super().__init__()

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is such a card that may be used and can be paid for."""
        assert isinstance(state, BattleState)
        return bool(_usable(state, cause.player))

    def run(self, state: AnyState, step: int) -> None:
        """Ask which card, then use it."""
        assert isinstance(state, BattleState)
        frame = state.frame
        if step == 0:
            cards = _usable(state, frame.controller)
            if not cards:
                state.slots[DONE] = 0
                missed(state, "impossible")
                state.pop()
                return
            options = [Option("choose", f"choose {state.definitions[card].number}", card) for card in cards]
            state.ask(
                Decision(
                    frame.controller, "choose-card", PICK_CARDS, options, frame.cause, (frame.node.key, 1)
                )
            )
        elif step == 1:
            state.slots[DONE] = 1
            use_magic(state, frame.controller, state.answer.target, BURST_EFFECT)
        else:
            state.pop()


def _usable(state: BattleState, player: int) -> list[int]:
    """The different cards of a hand that may be used for their burst effect now."""
    return [card for card in distinct_hand(state, player) if legal(USE_BURST, state, player, card)]


class UseThisMagic(Action):
    """Uses the source, a magic card in the hand, for one of its effects, at another price than its cost."""

    fields: ClassVar[tuple[str, ...]] = ("which", "free", "paying")
    notation: ClassVar[str | tuple[str, ...]] = (
        "use this card for its {which:magic-effect} effect[[?free without paying]][[ paying {paying:number}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードを[[?freeコストを支払わずに]][[コストを{paying}支払って]]{which}で使用する",
        "zh-Hans": "[[?free不支付费用]][[支付{paying}点费用]]以{which}使用这张卡牌",
        "zh-Hant": "[[?free不支付費用]][[支付{paying}點費用]]以{which}使用這張卡牌",
        "en": (
            "use this card for its {which}[[?free without paying its cost]][[ paying a cost of {paying}]]"
        ),
    }

    def __init__(self, which: int, free: bool = False, paying: int | None = None) -> None:
        super().__init__()
        if free and paying is not None:
            raise ValueError("nothing is paid without paying")
        self.which = which
        self.free = free
        self.paying = paying

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push its use."""
        assert isinstance(state, BattleState)
        paying = -1 if self.paying is None else self.paying
        use_magic(state, cause.player, cause.card, self.which, self.free, paying)
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it may be used and paid for."""
        assert isinstance(state, BattleState)
        if prohibited(state, cause.player, "use-magic", cause.card) or not can_pay_life(state, cause.player):
            return False
        cost = self.paying
        if cost is None:
            cost = 0 if self.free else lowest_price(state, cause.player, cause.card)
        return affordable(state, cause.player, cause.card, cost, 0)


class ZeroCounterLine(ZeroCounter):
    """The Zero Counter of a magic card; another line says when it may be used for it."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[zero counter] {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword as a mark, and what."""
        name = {
            "ja": "ゼロカウンター",
            "zh-Hans": "零反击",
            "zh-Hant": "零反擊",
            "en": "Zero Counter",
        }[language]
        text = line(language, say, None, "", [], say.word(self.effect))
        return mark(name, language) + (" " if language == "en" else "") + text


MAGIC_WORDS: Final = (UseThisMagic, UseForBurst, ZeroCounterLine)
"""The words of this module, for registration."""
