"""Precedence (chapter 35): what beats what, and words for both sides of each conflict.

"Cannot" beats "must" beats "may"; "cannot be prevented" beats "is not affected" beats "does not work".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import traits
from taisen.battle_spirits.state import BURST_AREA, HAND, IN_USE, TRASH, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import EffectsSafe, EntersInstead, SafeAway, Untouched
from taisen.battle_spirits.vocabulary.adjectives import ColorIs
from taisen.battle_spirits.vocabulary.changes import PlayerRule, Restriction
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import Condition, Effect

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


SAFE_PLACES: Final = Lexicon(
    "safe-place",
    {
        "in hand": Term(
            HAND,
            "手札にあるこのカードは",
            "这张卡牌在手牌中",
            "這張卡牌在手牌中",
            "in your hand this card is",
        ),
        "in use": Term(
            IN_USE,
            "使用したこのカードは、このマジックの効果発揮後まで",
            "使用的这张卡牌在该魔法的效果发挥完毕前",
            "使用的這張卡牌在該魔法的效果發揮完畢前",
            "once used, until its effect has been given, this card is",
        ),
    },
)
"""Where a card is while the opponent's effects do not reach it."""


UNTOUCHED_PLACES: Final = Lexicon(
    "untouched-place",
    {
        "while set": Term(BURST_AREA, "セットしている", "这张卡牌设置中时", "這張卡牌設置中時", "while set"),
        "in the trash": Term(
            TRASH, "トラッシュにある", "这张卡牌在废弃区中时", "這張卡牌在廢棄區中時", "in the trash"
        ),
    },
)
"""Where a card is while no effect at all reaches it."""


class Certain(Effect):
    """What it does cannot be prevented: nothing is unaffected by it."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "this cannot be prevented: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{effect}（この効果は防げない）",
        "zh-Hans": "{effect}（这个效果不能防止）",
        "zh-Hant": "{effect}（這個效果不能防止）",
        "en": "{effect} (this cannot be prevented)",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the effect can be carried out."""
        return self.effect.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Give the effect with a cause that nothing keeps away."""
        frame = state.frame
        if step == 0:
            # BS-35.12
            state.push(self.effect, frame.controller, frame.cause.as_certain())
        else:
            state.pop()


class EffectsSafeLine(EffectsSafe):
    """All effects of the card, on the field and elsewhere, are unaffected by the opponent's effects."""

    notation: ClassVar[str | tuple[str, ...]] = "all effects of this card are unaffected by opposing effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードの効果すべては相手の効果を受けない。",
        "zh-Hans": "这张卡牌的所有效果不受对手的效果影响。",
        "zh-Hant": "這張卡牌的所有效果不受對手的效果影響。",
        "en": "All effects of this card are unaffected by the opponent's effects.",
    }


class UnaffectedAway(SafeAway):
    """In the hand, or from its use to the end of its effect, the card is unaffected by opposing effects."""

    fields: ClassVar[tuple[str, ...]] = ("place", "condition")
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is unaffected by opposing effects {place:safe-place}[[ while {condition:condition}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[{condition}間、]]{place}、相手の効果を受けない。",
        "zh-Hans": "[[{condition}期间，]]{place}不受对手的效果影响。",
        "zh-Hant": "[[{condition}期間，]]{place}不受對手的效果影響。",
        "en": "{place} unaffected by the opponent's effects[[ while {condition}]].",
    }

    def __init__(self, place: int, condition: Condition | None = None) -> None:
        super().__init__()
        self.place = place
        self.condition = condition


class UntouchedAway(Untouched):
    """While it is set as a burst, or in the trash, the card is unaffected by any effect, own ones too."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is unaffected by all effects {place:untouched-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{place}このカードは、一切の効果を受けない。",
        "zh-Hans": "{place}不受任何效果影响。",
        "zh-Hant": "{place}不受任何效果影響。",
        "en": "{place}, this card is unaffected by any effect.",
    }

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class EntersInsteadLine(EntersInstead):
    """Says that the card may be summoned or manifested instead of being removed from the game."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "this card may be summoned or manifested instead of being removed from the game"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードは除外されるとき、除外するかわりに召喚/《顕現》できる。",
        "zh-Hans": "这张卡牌将被除外时，可以将其召唤/《显现》来代替除外。",
        "zh-Hant": "這張卡牌將被除外時，可以將其召喚/《顯現》來代替除外。",
        "en": "instead of being removed from the game, this card may be summoned or manifested.",
    }


class SummonEffectsDoNotWork(PlayerRule):
    """The player's "when this spirit/brave is summoned" effects do not work."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} no working when-summoned effects"
    verb: ClassVar[str] = "when-summoned-effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の召喚時の効果は発揮されない",
        "zh-Hans": "的召唤时效果不能发挥",
        "zh-Hant": "的召喚時效果不能發揮",
        "en": "{has/have} no working when-summoned effects",
    }


class CannotBeChosen(Restriction):
    """Cannot be chosen by opposing effects; "all" chooses nothing (BS-38.04)."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be chosen by opposing effects"
    verb: ClassVar[str] = "cannot-be-chosen"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手の効果で指定されない",
        "zh-Hans": "不能被对手的效果指定",
        "zh-Hant": "不能被對手的效果指定",
        "en": "cannot be chosen by opposing effects",
    }


class CannotReturnToHand(Restriction):
    """Cannot be returned to hand, and so cannot be exchanged with a hand card (BS-35.18)."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot return to hand"
    verb: ClassVar[str] = "cannot-return-to-hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は手札に戻らない",
        "zh-Hans": "不能移回手牌",
        "zh-Hant": "不能移回手牌",
        "en": "cannot return to hand",
    }


class AttacksWhileExhausted(Restriction):
    """May attack while exhausted; the card's text beats the rule (BS-35.09)."""

    notation: ClassVar[str | tuple[str, ...]] = "can attack while exhausted"
    verb: ClassVar[str] = "attacks-while-exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は疲労状態でアタックできる",
        "zh-Hans": "可以在疲劳状态下攻击",
        "zh-Hant": "可以在疲勞狀態下攻擊",
        "en": "can attack while exhausted",
    }


class Pursues(Restriction):
    """May attack while exhausted by being heavily exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "can attack while exhausted by heavily exhausting"
    verb: ClassVar[str] = "pursues"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は疲労状態のとき、重疲労することでアタックできる",
        "zh-Hans": "处于疲劳状态时，可以通过重疲劳来攻击",
        "zh-Hant": "處於疲勞狀態時，可以透過重疲勞來攻擊",
        "en": "can attack while exhausted by being heavily exhausted",
    }


class HandCannotGrow(PlayerRule):
    """The player's hand cannot be increased by effects."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot increase the hand"
    verb: ClassVar[str] = "increase-hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は効果で手札を増やせない",
        "zh-Hans": "不能以效果增加手牌",
        "zh-Hant": "不能以效果增加手牌",
        "en": "cannot increase the hand by effects",
    }


class ExactColors(ColorIs):
    """Has exactly these colours and no other (BS-35.20)."""

    notation: ClassVar[str | tuple[str, ...]] = "exactly {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{colors|/}のみの",
        "zh-Hans": "仅{colors|/}色的",
        "zh-Hant": "僅{colors|/}色的",
        "en": "exactly {colors|-and-}",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has just these colours."""
        return traits.colors_for(state, found, cause) == self.mask

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has just these colours."""
        # BS-35.20
        return state.definitions[card].colors == self.mask


PRECEDENCE_WORDS: Final = (
    Certain,
    EffectsSafeLine,
    UnaffectedAway,
    EntersInsteadLine,
    UntouchedAway,
    SummonEffectsDoNotWork,
    CannotBeChosen,
    CannotReturnToHand,
    AttacksWhileExhausted,
    Pursues,
    HandCannotGrow,
    ExactColors,
)
"""The words of this module, for registration."""
