"""Lines about a card that is revealed from the own deck."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import RevealedNature, WhenRevealed
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.language.bases import Effect
from taisen.language.phrases import line
from taisen.language.sentences import Speaker


class RevealedNatureLine(RevealedNature):
    """Revealed by own effects of a colour, the card is one of another kind and family too."""

    fields: ClassVar[tuple[str, ...]] = ("color", "kind", "family")
    notation: ClassVar[str | tuple[str, ...]] = (
        "revealed by your {color:color} effects this card is {a|an} {kind:kind} card"
        " with family {family:string} too"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "自分の{color}の効果でデッキからオープンされたこのカードは、"
            "系統：{family}を持つ{kind}カードとしても扱う。"
        ),
        "zh-Hans": "因自己的{color}色效果从卡组展示的这张卡牌也视为拥有系统{family}的{kind}卡。",
        "zh-Hant": "因自己的{color}色效果從卡組展示的這張卡牌也視為擁有系統{family}的{kind}卡。",
        "en": (
            "revealed from your deck by your {color} effects, this card is treated"
            " as a {kind} card of the family {family} too."
        ),
    }

    def __init__(self, color: int, kind: str, family: str) -> None:
        super().__init__()
        self.color = color
        self.kind = kind
        self.family = family


class WhenRevealedLine(WhenRevealed):
    """What the card does as it is revealed from the own deck by an own effect of a card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sort", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "revealed from your deck by an effect of your [{sort:card-filter}]: {effect:effect}"
    )

    def __init__(self, sort: CardFilter, effect: Effect) -> None:
        super().__init__()
        self.sort = sort
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say by what, and what comes then."""
        sort = say.word(self.sort)
        when = {
            "ja": f"自分の{sort}の効果でこのカードがデッキからオープンされたとき",
            "zh-Hans": f"这张卡牌因自己的{sort}的效果从卡组展示时",
            "zh-Hant": f"這張卡牌因自己的{sort}的效果從卡組展示時",
            "en": f"when this card is revealed from your deck by an effect of {sort} of yours",
        }[language]
        return line(language, say, None, "", [when], say.word(self.effect))


REVEALED_LINE_WORDS: Final = (RevealedNatureLine, WhenRevealedLine)
"""The words of this module, for registration."""
