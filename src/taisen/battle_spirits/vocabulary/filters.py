"""Filters: which field cards, and which cards in other zones.

A noun says the kind, adjectives and tests narrow it. "Spirit" means a card on the field, "spirit
card" the same card elsewhere (BS-02.15); each noun, adjective and test can be asked about both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.revealing import revealed_nature
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.nouns import CardNoun, Noun, SpiritNoun
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter
from taisen.language.phrases import (
    NO_SIDE,
    Described,
    DescriptionTest,
    described_by,
    one,
    plural,
)
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

OWN: Final = 0
OPPOSING: Final = 1


class Test(DescriptionTest):
    """One thing that a card must be; the base of adjectives and of what comes after the noun.

    Attributes:
        momentary: whether it is about the moment (posture, battle, BP, level), not about what the card is.
    """

    momentary: ClassVar[bool] = False

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card passes."""
        raise NotImplementedError

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card in another zone passes; what only field cards have fails there."""
        return False


class FieldFilter(Described):
    """Describes cards on the field."""

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
        """Return whether the field card ``item`` fits."""
        assert isinstance(state, BattleState)
        found = state.objects.get(item)
        return found is not None and self.covers(state, found, cause, slots)

    def covers(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card fits, or a card apart that is looked at as one."""
        if not self.noun.on_field(state, found):
            return False
        side = self.side
        if side is not None and (found.controller == cause.player) != (side == OWN):
            return False
        for test in self.adjectives:
            if not test.on_field(state, found, cause, slots):
                return False
        for test in self.tests:
            if not test.on_field(state, found, cause, slots):
                return False
        return True

    def aims_at(self, kind: str) -> bool:
        """Return whether its noun names such nexuses."""
        return kind in self.noun.walkers

    def still_fits(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the field card ``item`` fits in what it is, its posture, BP and so on left out."""
        assert isinstance(state, BattleState)
        found = state.objects.get(item)
        if found is None or not self.noun.on_field(state, found):
            return False
        return all(
            test.momentary or test.on_field(state, found, cause, slots)
            for test in (*self.adjectives, *self.tests)
        )

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return the description, with a Chinese amount behind whose cards they are."""
        side = say.field(self, "side") if sided else ""
        return described_by(self.adjectives, self.noun, self.tests, language, say, many, amount, side)

    def quality(self) -> Word | None:
        """Return the one adjective that makes the description, beside "spirit"."""
        alone = self.side is None and not self.tests and isinstance(self.noun, SpiritNoun)
        return self.adjectives[0] if alone and len(self.adjectives) == 1 else None

    def holder(self) -> int:
        """Return whose cards they are."""
        return NO_SIDE if self.side is None else self.side

    def counter(self, language: str) -> str:
        """Return the noun's counting word."""
        return self.noun.counter(language)

    def alive(self) -> bool:
        """Return whether they are spoken of as living beings."""
        return self.noun.alive()

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it without an amount: any of them, or all there may be."""
        return plural(self, language, say) if say.many else one(self, language, say)


class CardFilter(Described):
    """Describes cards in zones other than the field."""

    category: ClassVar[str] = "card-filter"
    fields: ClassVar[tuple[str, ...]] = ("adjectives", "noun", "tests")
    notation: ClassVar[str | tuple[str, ...]] = "{adjectives:adjective*} {noun:card-noun@same} {tests:test*}"

    def __init__(
        self, noun: CardNoun, adjectives: tuple[Test, ...] = (), tests: tuple[Test, ...] = ()
    ) -> None:
        super().__init__()
        self.adjectives = adjectives
        self.noun = noun
        self.tests = tests

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the card slot ``item`` fits."""
        assert isinstance(state, BattleState)
        definition = state.definitions[item]
        if not self.noun.of(definition):
            nature = None if definition.revealed_nature is None else revealed_nature(state, item, cause)
            if nature is None or nature.kind not in self.noun.kinds:
                return False
        for test in self.adjectives:
            if not test.elsewhere(state, item, cause, slots):
                return False
        for test in self.tests:
            if not test.elsewhere(state, item, cause, slots):
                return False
        return True

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return the description, with a Chinese amount before it."""
        return described_by(self.adjectives, self.noun, self.tests, language, say, many, amount, "")

    def counter(self, language: str) -> str:
        """Return the counting word of cards."""
        return {"ja": "枚", "zh-Hans": "张", "zh-Hant": "張"}[language]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it without an amount: any of them, or all there may be."""
        return plural(self, language, say) if say.many else one(self, language, say)


class EitherFilter(Described):
    """Describes field cards of one sort or of another."""

    fields: ClassVar[tuple[str, ...]] = ("first", "second")
    notation: ClassVar[str | tuple[str, ...]] = "either [{first:filter@same}] or [{second:filter@same}]"

    def __init__(self, first: Described, second: Described) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the field card ``item`` is of one of the sorts."""
        return self.first.matches(state, item, cause, slots) or self.second.matches(state, item, cause, slots)

    def sorts(self) -> tuple[Filter, ...]:
        """Return both."""
        return self.first.sorts() + self.second.sorts()

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return both descriptions."""
        between = {"ja": "か", "zh-Hans": "或", "zh-Hant": "或", "en": " or "}[language]
        one_sort, other = self.first, self.second
        return between.join(word.said(language, say, many, amount, sided) for word in (one_sort, other))

    def holder(self) -> int:
        """Return whose cards they are, if they are all the same player's."""
        side = self.first.holder()
        return side if side == self.second.holder() else NO_SIDE

    def counter(self, language: str) -> str:
        """Return the counting word of the second, which stands before it."""
        return self.second.counter(language)

    def alive(self) -> bool:
        """Return whether they are spoken of as living beings."""
        return self.second.alive()

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it without an amount: any of them, or all there may be."""
        return plural(self, language, say) if say.many else one(self, language, say)


class EitherCards(CardFilter):
    """Describes cards in zones other than the field of one sort or of another."""

    fields: ClassVar[tuple[str, ...]] = ("first", "second")
    notation: ClassVar[str | tuple[str, ...]] = (
        "either [{first:card-filter@same}] or [{second:card-filter@same}]"
    )

    def __init__(self, first: CardFilter, second: CardFilter) -> None:
        super().__init__(first.noun)
        self.first = first
        self.second = second

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the card slot ``item`` is of one of the sorts."""
        return self.first.matches(state, item, cause, slots) or self.second.matches(state, item, cause, slots)

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return both descriptions."""
        between = {"ja": "か", "zh-Hans": "或", "zh-Hant": "或", "en": " or "}[language]
        return between.join(
            word.said(language, say, many, amount, sided) for word in (self.first, self.second)
        )


FILTER_WORDS: Final = (
    FieldFilter,
    EitherFilter,
    CardFilter,
    EitherCards,
)
"""The words of this module, for registration."""
