"""Filters: which cards, on the field and elsewhere.

A noun says the kind, adjectives and tests narrow it; each can be asked about a field card and about a
card of another zone (see ``items``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.phrases import (
    NO_SIDE,
    OPPOSING_SIDE,
    OWN_SIDE,
    Described,
    DescriptionTest,
    described_by,
    one,
    plural,
)
from taisen.language.sentences import Speaker
from taisen.language.words import Word
from taisen.wixoss.state import FieldCard, WixossState
from taisen.wixoss.vocabulary.nouns import CardNoun, Noun

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

OWN: Final = OWN_SIDE
OPPOSING: Final = OPPOSING_SIDE


class Test(DescriptionTest):
    """One thing that a card must be; the base of adjectives and of what comes after the noun."""

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card passes."""
        raise NotImplementedError

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card in another zone passes; what only field cards have fails there."""
        return False


class CardFilter(Described):
    """Describes cards by side, adjectives, noun and tests."""

    fields: ClassVar[tuple[str, ...]] = ("side", "adjectives", "noun", "tests")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{side:side?} {adjectives:adjective*} {noun:noun@same} {tests:test*}"
    )

    def __init__(
        self,
        noun: Noun,
        side: int | None = None,
        adjectives: tuple[Test, ...] = (),
        tests: tuple[Test, ...] = (),
    ) -> None:
        super().__init__()
        self.side = side
        self.adjectives = adjectives
        self.noun = noun
        self.tests = tests

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether an item fits; of a card outside the field, whose it is counts as its side."""
        assert isinstance(state, WixossState)
        side = self.side
        if item < 0:
            card = -1 - item
            if side is not None and (state.owners[card] == cause.player) != (side == OWN):
                return False
            if not self.noun.of(state.definitions[card]):
                return False
            for test in self.adjectives:
                if not test.elsewhere(state, card, cause, slots):
                    return False
            for test in self.tests:
                if not test.elsewhere(state, card, cause, slots):
                    return False
            return True
        found = state.objects.get(item)
        if found is None:
            return False
        if side is not None and (found.controller == cause.player) != (side == OWN):
            return False
        if not self.noun.on_field(state, found):
            return False
        for test in self.adjectives:
            if not test.on_field(state, found, cause, slots):
                return False
        for test in self.tests:
            if not test.on_field(state, found, cause, slots):
                return False
        return True

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return the description, with a Chinese amount behind whose cards they are."""
        side = say.field(self, "side") if sided else ""
        return described_by(self.adjectives, self.noun, self.tests, language, say, many, amount, side)

    def takes_any(self) -> bool:
        """Return whether cards of every kind fit."""
        return isinstance(self.noun, CardNoun) and not self.adjectives and not self.tests

    def quality(self) -> Word | None:
        """Return the one adjective that makes the description."""
        alone = self.side is None and not self.tests
        return self.adjectives[0] if alone and len(self.adjectives) == 1 else None

    def holder(self) -> int:
        """Return whose cards they are."""
        return NO_SIDE if self.side is None else self.side

    def counter(self, language: str) -> str:
        """Return the counting word, which English has not: of beings for those on somebody's field."""
        return self.counter_on(self.side is not None, language)

    def counter_on(self, field: bool, language: str) -> str:
        """Return the counting word of cards on the field, or of those elsewhere."""
        if field and self.noun.living:
            return {"ja": "体", "zh-Hans": "只", "zh-Hant": "隻"}[language]
        return {"ja": "枚", "zh-Hans": "张", "zh-Hant": "張"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: cards are things."""
        return False

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it without an amount: any of them, or all there may be."""
        return plural(self, language, say) if say.many else one(self, language, say)


FILTER_WORDS: Final = (CardFilter,)
"""The words of this module, for registration."""
