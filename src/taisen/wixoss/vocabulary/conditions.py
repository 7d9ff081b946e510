"""Conditions: what must hold for an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, PlayerWord, Quantity, Target
from taisen.language.conditions import Simple
from taisen.language.phrases import Described, bound, count_bound, have, one, with_article
from taisen.language.players import EACH, YOUR, one_player
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker
from taisen.wixoss.cards import SPELL
from taisen.wixoss.rules.marks import bet_mark, used_mark
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.measures import CountOf, Measure, name_of_quantity
from taisen.wixoss.vocabulary.targets import Where, placed

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Compare(Simple):
    """A measure stands in a relation to a number or to another measure."""

    fields: ClassVar[tuple[str, ...]] = ("left", "relation", "right")
    notation: ClassVar[str | tuple[str, ...]] = "{left:measure}{relation:relation}{right:quantity}"

    def __init__(self, left: Measure, relation: str, right: Quantity) -> None:
        super().__init__()
        self.left = left
        self.relation = relation
        self.right = right

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare them."""
        left = self.left.value(state, cause, slots)
        return compare(left, self.relation, self.right.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound; of cards that are counted, who has how many."""
        right = name_of_quantity(self.right, language, say)
        left = self.left
        if isinstance(left, CountOf) and not isinstance(self.right, Measure):
            return self._counted(left, right, language, say)
        name = left.named(language, say)
        limit = bound(self.relation, right, language)
        if self.relation == "<":
            return {
                "ja": f"{name}が{limit}である",
                "zh-Hans": f"{name}低于{right}",
                "zh-Hant": f"{name}低於{right}",
                "en": f"{name} is {limit}",
            }[language]
        link = "" if self.relation == ">" else {"zh-Hans": "为", "zh-Hant": "為"}.get(language, "")
        return {
            "ja": f"{name}が{limit}である",
            "zh-Hans": f"{name}{link}{limit}",
            "zh-Hant": f"{name}{link}{limit}",
            "en": f"{name} is {limit}",
        }[language]

    def _counted(self, left: CountOf, number: str, language: str, say: Speaker) -> str:
        none = self.relation == "=" and number == "0"
        if language == "en":
            limit = "no" if none else count_bound(self.relation, number, language)
            return left.held(limit, say)
        cards = left.cards(language, say)
        among = left.among
        counter = among.counter(language) if isinstance(among, Described) else ""
        limit = bound(self.relation, number + counter, language)
        if none:
            return {
                "ja": f"{cards}が1{counter}もない",
                "zh-Hans": f"{cards}1{counter}也没有",
                "zh-Hant": f"{cards}1{counter}也沒有",
            }[language]
        return f"{cards}が{limit}ある" if language == "ja" else f"{cards}有{limit}"


class Exists(Simple):
    """A card of a sort is on the field or in a zone."""

    fields: ClassVar[tuple[str, ...]] = ("among", "where")
    notation: ClassVar[str | tuple[str, ...]] = "there is {a|an} [{among:filter}[[ {where:where}]]]"
    none: ClassVar[bool] = False

    def __init__(self, among: Filter, where: Where | None = None) -> None:
        super().__init__()
        self.among = among
        self.where = where

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look for one."""
        assert isinstance(state, WixossState)
        where = self.where
        for item in state.objects if where is None else where.items(state, cause, slots):
            if self.among.matches(state, item, cause, slots):
                return not self.none
        return self.none

    def sentence(self, language: str, say: Speaker) -> str:
        """Say who has one."""
        among = self.among
        where = self.where
        if language == "en":
            holder = have(among) if where is None else ""
            start = holder or "there is"
            if self.none and isinstance(among, Described):
                cards = "no " + among.said(language, say, True, "", not holder)
            else:
                cards = one(among, language, say, sided=not holder)
            return f"{start} {cards if where is None else placed(cards, where, language, say)}"
        cards = say.word(among)
        if where is not None:
            cards = placed(cards, where, language, say)
        if language == "ja":
            field = "場に" if where is None else ""
            return f"{field}{cards}が{'ない' if self.none else 'ある'}"
        field = ("场上" if language == "zh-Hans" else "場上") if where is None else ""
        there = "没有" if language == "zh-Hans" else "沒有"
        return field + (there if self.none else "有") + cards


class NoneExists(Exists):
    """No card of a sort is on the field or in a zone."""

    none: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "there is no [{among:filter}[[ {where:where}]]]"


class Is(Simple):
    """A card named before is of a sort, or is not."""

    fields: ClassVar[tuple[str, ...]] = ("whom", "what", "negative")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{whom:pronoun} {is|are@whom}[[?negative not]] [{what:filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}が{what}で[[?negativeない]][[?!negativeある]]",
        "zh-Hans": "{whom}[[?negative不]]是{what}",
        "zh-Hant": "{whom}[[?negative不]]是{what}",
        "en": "{whom} {is/are:whom}[[?negative not]] {what}",
    }

    def __init__(self, whom: Target, what: Filter, negative: bool = False) -> None:
        super().__init__()
        self.whom = whom
        self.what = what
        self.negative = negative

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at it; nothing is neither of a sort nor not."""
        items = self.whom.items(state, cause, slots)
        if not items:
            return False
        return all(self.what.matches(state, item, cause, slots) for item in items) != self.negative


class AmongIs(Simple):
    """Among the cards named before is one of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("whom", "among")
    notation: ClassVar[str | tuple[str, ...]] = "among {whom:pronoun} is {a|an} [{among:filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}の中に{among}がある",
        "zh-Hans": "{whom}中有{among}",
        "zh-Hant": "{whom}中有{among}",
        "en": "{among} is among {whom}",
    }

    def __init__(self, whom: Target, among: Filter) -> None:
        super().__init__()
        self.whom = whom
        self.among = among

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look through them."""
        items = self.whom.items(state, cause, slots)
        return any(self.among.matches(state, item, cause, slots) for item in items)


class TurnOf(Simple):
    """It is somebody's turn."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "it is {whose:whose} turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ターンである",
        "zh-Hans": "是{whose}回合",
        "zh-Hant": "是{whose}回合",
        "en": "it is {whose} turn",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        if whose == EACH:
            raise ValueError("it is always somebody's turn")
        self.whose = whose

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look whose turn it is."""
        assert isinstance(state, WixossState)
        return (state.turn_player == cause.player) == (self.whose == YOUR)


class HasUsed(Simple):
    """A player has used an ARTS or a spell this turn, or has not."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "negative")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {has|have@who}[[?negative not]] used {a|an} {kind:used-kind} this turn"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がこのターンに{kind}を使用して[[?negativeいない]][[?!negativeいる]]",
        "zh-Hans": "{who}本回合[[?negative没有]]使用过{kind}",
        "zh-Hant": "{who}本回合[[?negative沒有]]使用過{kind}",
        "en": "{who} {has/have:who}[[?negative not]] [[?kind used {a_kind}]] this turn",
    }

    def __init__(self, who: PlayerWord, kind: str, negative: bool = False) -> None:
        super().__init__()
        self.who = one_player(who)
        self.kind = kind
        self.negative = negative

    @property
    def a_kind(self) -> str:
        """The kind with its English article; it is the same in notation and in speech."""
        return with_article(self.kind if self.kind == SPELL else self.kind.upper())

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the turn's counters."""
        return (state.marks.get(used_mark(self.who.player(state, cause), self.kind), 0) > 0) != self.negative


class HasBet(Simple):
    """Coins were bet when this ARTS was used, or were not (WX-25.07)."""

    fields: ClassVar[tuple[str, ...]] = ("negative",)
    notation: ClassVar[str | tuple[str, ...]] = "you[[?negative did not]] bet"
    texts: ClassVar[dict[str, str]] = {
        "ja": "あなたがベットして[[?negativeいない]][[?!negativeいる]]",
        "zh-Hans": "自己[[?negative没有]]下注",
        "zh-Hant": "自己[[?negative沒有]]下注",
        "en": "you[[?negative did not]] bet",
    }

    def __init__(self, negative: bool = False) -> None:
        super().__init__()
        self.negative = negative

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the use in progress."""
        return (state.marks.get(bet_mark(cause.card), 0) > 0) != self.negative


CONDITION_WORDS: Final = (Compare, Exists, NoneExists, Is, AmongIs, TurnOf, HasUsed, HasBet)
"""The words of this module, for registration."""
