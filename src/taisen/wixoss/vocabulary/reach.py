"""Reach: which effects do nothing to a card, and which cannot choose it (WX-29.21 to WX-29.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Filter
from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SIGNI, SPELL
from taisen.wixoss.vocabulary.changes import ChoiceShield, Immunity
from taisen.wixoss.vocabulary.items import card_item

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

SOURCES: Final = Lexicon(
    "source",
    {
        "SIGNI": Term(SIGNI, "シグニ", "精灵", "精靈", "SIGNI"),
        "LRIG": Term(LRIG, "ルリグ", "分身", "分身", "LRIG"),
        "ARTS": Term(ARTS, "アーツ", "必杀", "必殺", "ARTS"),
        "spell": Term(SPELL, "スペル", "魔法", "魔法", "spell"),
        "key": Term(KEY, "キー", "钥匙Key", "鑰匙Key", "Key"),
        "life-burst": Term("burst", "ライフバースト", "生命爆发", "生命爆發", "Life Burst"),
    },
)
"""What effects come from."""


class Unaffected(Immunity):
    """Is not affected by effects: of all sources, the opponent's, of some kinds, or of all but some."""

    fields: ClassVar[tuple[str, ...]] = ("opposing", "kinds", "others")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} unaffected by[[?opposing opposing]][[ {kinds:source+/}]] effects"
        "[[ other than those of {others:source+/}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?opposing対戦相手の]][[{kinds|と}の]][[{others|と}以外の]]効果を受けない",
        "zh-Hans": "不受[[?opposing对手的]][[{kinds|和}的]][[{others|和}以外的]]效果影响",
        "zh-Hant": "不受[[?opposing對手的]][[{kinds|和}的]][[{others|和}以外的]]效果影響",
        "en": (
            "{is/are} not affected by[[?opposing the opponent's]][[ {kinds| and }]] effects"
            "[[ other than those of {others| and }]]"
        ),
    }

    def __init__(
        self,
        opposing: bool = False,
        kinds: tuple[str, ...] = (),
        others: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.opposing = opposing
        self.kinds = kinds
        self.others = others

    def blocks(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an effect."""
        # WX-29.29: a text that names a source covers effects of that source only.
        if self.opposing and cause.player == controller:
            return False
        kind = source_kind(cause)
        if self.kinds and kind not in self.kinds:
            return False
        # WX-25.12: an ARTS is no LRIG.
        return kind not in self.others


def source_kind(cause: Cause) -> str:
    """What sort of source an effect has; a Resona is a SIGNI (WX-27.01)."""
    return SIGNI if cause.source_kind == RESONA else cause.source_kind


class UnaffectedBySources(Immunity):
    """Is not affected by effects of cards of a sort."""

    judges: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("sources",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} unaffected by effects of [{sources:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{sources@many}の効果を受けない",
        "zh-Hans": "不受{sources@many}的效果影响",
        "zh-Hant": "不受{sources@many}的效果影響",
        "en": "{is/are} not affected by effects of {sources@many}",
    }

    def __init__(self, sources: Filter) -> None:
        super().__init__()
        self.sources = sources

    def blocks(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is an effect of such a card, on the field or in use."""
        own = Cause(EFFECT, controller)
        if cause.object in state.objects:
            return self.sources.matches(state, cause.object, own, NO_SLOTS)
        # What is not on the field, or not any more, is looked at as it is printed.
        return cause.card >= 0 and self.sources.matches(state, card_item(cause.card), own, NO_SLOTS)


class CannotBeChosen(ChoiceShield):
    """Cannot be chosen by effects (WX-29.21)."""

    fields: ClassVar[tuple[str, ...]] = ("opposing", "kinds")
    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be chosen by[[?opposing opposing]][[ {kinds:source+/}]] effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?opposing対戦相手の]][[{kinds|と}の]]効果の対象にならない",
        "zh-Hans": "不能被[[?opposing对手的]][[{kinds|和}的]]效果选择",
        "zh-Hant": "不能被[[?opposing對手的]][[{kinds|和}的]]效果選擇",
        "en": "cannot be chosen by[[?opposing the opponent's]][[ {kinds| and }]] effects",
    }

    def __init__(self, opposing: bool = False, kinds: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.opposing = opposing
        self.kinds = kinds

    def stops(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an effect."""
        if self.opposing and cause.player == controller:
            return False
        return not self.kinds or source_kind(cause) in self.kinds


REACH_WORDS: Final = (
    Unaffected,
    UnaffectedBySources,
    CannotBeChosen,
)
"""The words of this module, for registration."""
