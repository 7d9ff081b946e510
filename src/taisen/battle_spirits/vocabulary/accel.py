"""Words of Accel and of cards at hand (chapter 39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import accel
from taisen.battle_spirits.state import HAND, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Accel, EffectAbility
from taisen.kernel.decisions import Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.kernel.legality import Refusal
from taisen.language.bases import Effect, Filter, Target
from taisen.language.control import Action
from taisen.language.phrases import line, mark
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

KEYWORD: Final = "accel"


class AccelEffect(EffectAbility):
    """What is given when the Accel of a card is used."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Return what is given; how it comes to be given the line of the card says."""
        return say.word(self.effect)


class AccelLine(Accel):
    """Accel: an effect that is used from hand at a cost of its own; the card is then put at hand."""

    fields: ClassVar[tuple[str, ...]] = ("window", "cost", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{window:window}] accel at cost {cost:number}: {effect:effect}"
    )

    verb: ClassVar[str] = KEYWORD

    def __init__(self, window: int, cost: int, effect: Effect) -> None:
        super().__init__()
        self.keyword = self.verb
        self.change = None
        self.window = window
        self.windows = window
        self.cost = cost
        self.effect = effect
        self.given = AccelEffect(effect)

    def parts(self) -> list[Word]:
        """Return the words inside: the ability that is given, which has the effect."""
        return [self.given]

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return the use if it can be paid."""
        assert isinstance(state, BattleState)
        # BS-12.14; of a card at hand this effect is not used: it is used from the hand.
        if not self.windows & window or state.places[card] != player * ZONE_COUNT + HAND:
            return []
        if not accel.can_use(state, player, card, self):
            return []
        return [self.option(state.definitions[card].number, card)]

    def option(self, number: str, card: int) -> Option:
        """Return the option of using it."""
        return Option("accel", f"accel {number}", card)

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why it cannot be used from the hand now."""
        assert isinstance(state, BattleState)
        # BS-12.09, BS-12.14
        if not self.windows & window:
            return Refusal("not-main-step", "BS-12.09")
        return accel.why_not(state, player, card, self)

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push the use."""
        assert isinstance(state, BattleState)
        if option.verb != self.verb:
            return False
        accel.use_accel(state, player, option.target, self)
        return True

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the window, the cost, the effect and what becomes of the card."""
        name = say.value("keyword", self.verb)
        cost = {"ja": "コスト", "zh-Hans": "费用", "zh-Hant": "費用", "en": "cost "}[language] + str(
            self.cost
        )
        text = line(language, say, None, "", [], say.word(self.effect))
        after = self.afterwards(language, say)
        window = mark(say.field(self, "window"), language)
        if language == "en":
            return f"{window} {name} ({cost}, used from hand): {text}{after}"
        used = {"ja": "手札から使用できる", "zh-Hans": "可从手牌使用", "zh-Hant": "可從手牌使用"}[language]
        return f"{window}{name}{cost}（{used}）{text}{after}"

    def afterwards(self, language: str, say: Speaker) -> str:
        """Say what becomes of the card."""
        return {
            "ja": "この効果発揮後、このカードをオープンして手元に置く。",
            "zh-Hans": "这个效果发挥后，展示这张卡牌并放置到手边。",
            "zh-Hant": "這個效果發揮後，展示這張卡牌並放置到手邊。",
            "en": " After this effect is resolved, put this card at hand, face up.",
        }[language]


class ChangeLine(AccelLine):
    """Change: an effect that is used from hand at a cost; the card may then take an own spirit's place."""

    fields: ClassVar[tuple[str, ...]] = ("window", "cost", "change", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{window:window}] change at cost {cost:number} with [{change:filter}]: {effect:effect}"
    )
    verb: ClassVar[str] = "change"

    def __init__(self, window: int, cost: int, change: Filter, effect: Effect) -> None:
        super().__init__(window, cost, effect)
        self.change = change

    def option(self, number: str, card: int) -> Option:
        """Return the option of using it."""
        return Option("change", f"change {number}", card)

    def parts(self) -> list[Word]:
        """Return the words inside: what it is exchanged with, and the ability that is given."""
        assert self.change is not None
        return [self.change, self.given]

    def afterwards(self, language: str, say: Speaker) -> str:
        """Say what becomes of the card."""
        assert self.change is not None
        among = say.word(self.change)
        if language == "en":
            return (
                f" After this effect is resolved, discard this card or exchange it, refreshed, with {among}."
            )
        return {
            "ja": f"この効果発揮後、このカードを破棄するか、{among}と回復状態で入れ替える。",
            "zh-Hans": f"这个效果发挥后，破弃这张卡牌，或与{among}以回复状态替换。",
            "zh-Hant": f"這個效果發揮後，破棄這張卡牌，或與{among}以回復狀態替換。",
        }[language]


class PutAtHand(Action):
    """Puts cards at their owner's hand (BS-39.05)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "face_down")
    notation: ClassVar[str | tuple[str, ...]] = "put {target:card-target} at hand[[?face_down face down]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?face_down裏向きで]]手元に置く",
        "zh-Hans": "将{target}[[?face_down背面朝上]]放置到手边",
        "zh-Hant": "將{target}[[?face_down背面朝上]]放置到手邊",
        "en": "put {target} at hand[[?face_down, face down]]",
    }

    def __init__(self, target: Target, face_down: bool = False) -> None:
        super().__init__(target)
        self.face_down = face_down

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them there."""
        assert isinstance(state, BattleState)
        for card in items:
            accel.put_at_hand(state, card, cause, self.face_down)
        return len(items)


ACCEL_WORDS: Final = (AccelLine, ChangeLine, PutAtHand)
"""The words of this module, for registration."""
