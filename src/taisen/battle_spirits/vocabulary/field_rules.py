"""Rules about players that nexuses and mythic braves bring: greater BP losses, colours, another draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules.drawing import draw
from taisen.battle_spirits.rules.symbols import symbol_color_mask
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import BPLossRule, DrawReplacement, PlayerRule
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect
from taisen.language.control import NO, ask_yes
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DRAW_CAUSE: Final = Cause(RULE, -1, "BS-06.07")


class GreaterBPLoss(BPLossRule):
    """The BP- of the player's effects is greater by a number."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} effects with BP- lowering by {number:number} more"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の「BP-効果」を-{number}する",
        "zh-Hans": "的「BP-效果」再-{number}",
        "zh-Hant": "的「BP-效果」再-{number}",
        "en": "{has/have} each BP- effect lower BP by {number} more",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class BurstsOfFieldColors(PlayerRule):
    """The player can activate only bursts of a colour of the symbols on the own field."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "can activate only bursts of the colors of symbols on the own field"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、自身のフィールドにあるシンボルと同じ色のバーストしか発動できない",
        "zh-Hans": "只能发动与自身战场上的战徽相同颜色的爆裂",
        "zh-Hant": "只能發動與自身戰場上的戰徽相同顏色的爆裂",
        "en": "can activate only bursts of a color of the symbols on that player's field",
    }
    verb: ClassVar[str] = "activate-burst"

    def forbids_now(self, state: AnyState, player: int, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has none of those colours."""
        assert isinstance(state, BattleState)
        return not definition.colors & symbol_color_mask(state, player)


class MagicOfFieldColors(BurstsOfFieldColors):
    """The player can use only magic cards of a colour of the symbols on the own field."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "can use only magic cards of the colors of symbols on the own field"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、自身のフィールドにあるシンボルと同じ色のマジックカードしか使用できない",
        "zh-Hans": "只能使用与自身战场上的战徽相同颜色的魔法卡",
        "zh-Hant": "只能使用與自身戰場上的戰徽相同顏色的魔法卡",
        "en": "can use only magic cards of a color of the symbols on that player's field",
    }
    verb: ClassVar[str] = "use-magic"


class InsteadOfDrawing(Effect):
    """Something that its player may do instead of drawing in the Draw Step."""

    category: ClassVar[str] = "instead-of-drawing"
    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what may be done."""
        return say.word(self.effect)

    def run(self, state: AnyState, step: int) -> None:
        """Ask, then do it or draw."""
        assert isinstance(state, BattleState)
        frame = state.frame
        if step == 0:
            state.answer = NO
            if self.effect.possible(state, frame.cause, state.slots):
                ask_yes(state, "may")
        elif step == 1 and state.answer.verb == "yes":
            state.push(self.effect, frame.controller, frame.cause)
        else:
            if step == 1:
                draw(state, frame.controller, 1, DRAW_CAUSE)
            state.pop()


class DrawsOtherwise(DrawReplacement):
    """The player may do something instead of drawing in the Draw Step."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "may do ({effect:effect}) instead of drawing in the draw step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、ドローステップでドローするかわりに、次の効果を発揮できる：{effect}",
        "zh-Hans": "可以不在抽卡阶段抽卡，改为发挥以下效果：{effect}",
        "zh-Hant": "可以不在抽卡階段抽卡，改為發揮以下效果：{effect}",
        "en": "may do the following instead of drawing in the Draw Step: {effect@do}",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.instead = InsteadOfDrawing(effect)

    def parts(self) -> list[Word]:
        """Return the words inside: the question, which has the effect."""
        return [self.instead]


class Repeat(Effect):
    """An effect given so many times, each with choices of its own."""

    fields: ClassVar[tuple[str, ...]] = ("times", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "{times:number} times ({effect:effect})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の効果を{times}回発揮する：{effect}",
        "zh-Hans": "发挥{times}次以下效果：{effect}",
        "zh-Hant": "發揮{times}次以下效果：{effect}",
        "en": "do the following {times} times: {effect@do}",
    }

    def __init__(self, times: int, effect: Effect) -> None:
        super().__init__()
        self.times = times
        self.effect = effect

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is possible once."""
        return self.effect.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Push it time after time."""
        if step >= self.times:
            state.pop()
        else:
            state.push(self.effect, state.frame.controller, state.frame.cause)


FIELD_RULE_WORDS: Final = (
    GreaterBPLoss,
    BurstsOfFieldColors,
    MagicOfFieldColors,
    DrawsOtherwise,
    Repeat,
)
"""The words of this module, for registration."""
