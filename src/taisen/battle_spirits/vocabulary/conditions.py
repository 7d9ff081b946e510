"""Conditions: what must hold for an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.burst import has_set_burst
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import During
from taisen.battle_spirits.vocabulary.amounts import count
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, PlayerWord, Quantity
from taisen.language.conditions import Simple
from taisen.language.phrases import (
    Described,
    being,
    bound,
    count_bound,
    have,
    one,
    plural,
)
from taisen.language.players import owner
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, IT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class LifeIs(Simple):
    """A player's life stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} life{relation:relation}{number:quantity}"

    def __init__(self, whose: int, relation: str, number: Quantity) -> None:
        super().__init__()
        self.whose = whose
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare life."""
        assert isinstance(state, BattleState)
        life = cores.life(state, owner(self.whose, cause))
        return compare(life, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        whose = say.field(self, "whose")
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"{whose}ライフが{limit}である",
            "zh-Hans": f"{whose}生命为{limit}",
            "zh-Hant": f"{whose}生命為{limit}",
            "en": f"{whose} life is {limit}",
        }[language]


class BurstIsSet(Simple):
    """A player has a burst set."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} a burst set"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバーストをセットしている",
        "zh-Hans": "{who}设置有爆裂",
        "zh-Hant": "{who}設置有爆裂",
        "en": "{who} {has/have:who} a burst set",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look into the burst area."""
        assert isinstance(state, BattleState)
        return has_set_burst(state, self.who.player(state, cause))


class NoBurstIsSet(Simple):
    """A player has no burst set."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} no burst set"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバーストをセットしていない",
        "zh-Hans": "{who}没有设置爆裂",
        "zh-Hant": "{who}沒有設置爆裂",
        "en": "{who} {has/have:who} no burst set",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look into the burst area."""
        assert isinstance(state, BattleState)
        return not has_set_burst(state, self.who.player(state, cause))


class CountIs(Simple):
    """The number of field cards of a sort stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("among", "relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = (
        "the number of [{among:filter@many}]{relation:relation}{number:quantity}"
    )

    def __init__(self, among: Filter, relation: str, number: Quantity) -> None:
        super().__init__()
        self.among = among
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count and compare."""
        assert isinstance(state, BattleState)
        there = count(state, self.among, cause, slots)
        return compare(there, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say who has how many of them."""
        among = self.among
        number = say.word(self.number)
        if language == "en":
            limit = count_bound(self.relation, number, language)
            holder = have(among)
            cards = plural(among, language, say, sided=not holder)
            return f"{holder or 'there are'} {limit} {cards}"
        cards = say.word(among)
        counter = among.counter(language) if isinstance(among, Described) else ""
        limit = bound(self.relation, number + counter, language)
        if language == "ja":
            return f"{cards}が{limit}" + (
                "いる" if isinstance(among, Described) and among.alive() else "ある"
            )
        return f"{cards}有{limit}"


class Exists(Simple):
    """A field card of a sort is there."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "there is {a|an} [{among:filter}]"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look for one."""
        assert isinstance(state, BattleState)
        return count(state, self.among, cause, slots) > 0

    def sentence(self, language: str, say: Speaker) -> str:
        """Say who has one."""
        among = self.among
        if language == "en":
            holder = have(among)
            return f"{holder or 'there is'} {one(among, language, say, sided=not holder)}"
        cards = say.word(among)
        if language == "ja":
            return cards + ("がいる" if isinstance(among, Described) and among.alive() else "がある")
        return ("场上有" if language == "zh-Hans" else "場上有") + cards


class AtLeastAsMany(Simple):
    """There are at least as many field cards of one sort as of another."""

    fields: ClassVar[tuple[str, ...]] = ("more", "fewer")
    notation: ClassVar[str | tuple[str, ...]] = (
        "there are at least as many [{more:filter@many}] as [{fewer:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{more}の数が{fewer}の数以上である",
        "zh-Hans": "{more}的数量不少于{fewer}的数量",
        "zh-Hant": "{more}的數量不少於{fewer}的數量",
        "en": "{more@many} are at least as many as {fewer@many}",
    }

    def __init__(self, more: Filter, fewer: Filter) -> None:
        super().__init__()
        self.more = more
        self.fewer = fewer

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count both."""
        assert isinstance(state, BattleState)
        return count(state, self.more, cause, slots) >= count(state, self.fewer, cause, slots)


class ThisIs(Simple):
    """The source fits a description."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "this is {a|an} [{description:filter}]"

    def __init__(self, description: Filter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the source."""
        return self.description.matches(state, cause.object, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what the source is."""
        return being(say.this, self.description, language, say)


class ThisHasCores(Simple):
    """The number of cores on the source stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "cores on this{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count the cores."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        wanted = self.number.value(state, cause, slots)
        return found is not None and compare(found.core_count, self.relation, wanted)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        if language == "en":
            return f"{say.this} has {count_bound(self.relation, number, language)} cores"
        unit = {"ja": "個", "zh-Hans": "个", "zh-Hant": "個"}[language]
        limit = bound(self.relation, number + unit, language)
        return {"ja": f"{say.this}のコアが{limit}である", "zh-Hans": f"{say.this}上有{limit}晶核"}.get(
            language, f"{say.this}上有{limit}晶核"
        )


class BraveOfThisIs(Simple):
    """A brave combined with the source is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "this is combined with {a|an} [{description:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}に{description}が合体している",
        "zh-Hans": "{this}正与{description}合体",
        "zh-Hant": "{this}正與{description}合體",
        "en": "{this} is combined with {description}",
    }

    def __init__(self, description: CardFilter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the braves."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        if found is None:
            return False
        return any(self.description.matches(state, brave, cause, slots) for brave in found.braves)


class ThatCardIs(Simple):
    """The card just revealed or chosen is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "that card is {a|an} [{description:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのカードが{description}である",
        "zh-Hans": "该卡牌是{description}",
        "zh-Hant": "該卡牌是{description}",
        "en": "that card is {description}",
    }

    def __init__(self, description: CardFilter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the first of the cards."""
        chosen = slots[CARDS]
        assert isinstance(chosen, tuple)
        return bool(chosen) and self.description.matches(state, chosen[0], cause, slots)


class ItIs(Simple):
    """The field card just chosen is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "it is {a|an} [{description:filter}]"

    def __init__(self, description: Filter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the first of them."""
        chosen = slots[IT]
        assert isinstance(chosen, tuple)
        return bool(chosen) and self.description.matches(state, chosen[0], cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what the chosen card is."""
        it = {"ja": "それ", "zh-Hans": "它", "zh-Hant": "它", "en": "it"}[language]
        return being(it, self.description, language, say)


class ItIsNow(Simple):
    """It is a certain part of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("when",)
    notation: ClassVar[str | tuple[str, ...]] = "it is {when:during}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{when}である",
        "zh-Hans": "现在是{when}",
        "zh-Hant": "現在是{when}",
        "en": "it is {when}",
    }

    def __init__(self, when: During) -> None:
        super().__init__()
        self.when = when

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the turn."""
        return self.when.now(state, cause.player)


class FirstAttack(Simple):
    """No attack has been declared this turn yet."""

    notation: ClassVar[str | tuple[str, ...]] = "it is the first attack of the turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターンの最初のアタックである",
        "zh-Hans": "这是本回合的第一次攻击",
        "zh-Hant": "這是本回合的第一次攻擊",
        "en": "it is the first attack of the turn",
    }

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the turn's attacks."""
        return state.marks.get("attacks", 0) == 0


class MagicUsed(Simple):
    """A player has used magic cards so often this turn."""

    fields: ClassVar[tuple[str, ...]] = ("who", "number")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {has|have@who} used {number:quantity} magic cards this turn"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がこのターンにマジックカードを{number}枚以上使用している",
        "zh-Hans": "{who}本回合使用过{number}张以上魔法卡",
        "zh-Hant": "{who}本回合使用過{number}張以上魔法卡",
        "en": "{who} {has/have:who} used {number} or more magic cards this turn",
    }

    def __init__(self, who: PlayerWord, number: Quantity) -> None:
        super().__init__()
        self.who = who
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare the turn's count: at least so many."""
        used = state.marks.get(f"magic-used {self.who.player(state, cause)}", 0)
        return used >= self.number.value(state, cause, slots)


class MoreCores(Simple):
    """The opponent has so many cores more in life, field, reserve and trash together."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "the opponent has at least {number:quantity} more cores than you"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手のコアの総数が自分より{number}個以上多い",
        "zh-Hans": "对手的晶核总数比自己多{number}个以上",
        "zh-Hant": "對手的晶核總數比自己多{number}個以上",
        "en": "the opponent has in all at least {number} core{s:number} more than you",
    }

    def __init__(self, number: Quantity) -> None:
        super().__init__()
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count all cores of both."""
        assert isinstance(state, BattleState)
        mine = cores.all_cores(state, cause.player)
        theirs = cores.all_cores(state, 1 - cause.player)
        return theirs - mine >= self.number.value(state, cause, slots)


class UsingCard(Simple):
    """The source's player is paying for a card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "you pay for {a|an} [{description:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分が{description}のコストを支払っている",
        "zh-Hans": "自己正在支付{description}的费用",
        "zh-Hant": "自己正在支付{description}的費用",
        "en": "you are paying the cost of {description}",
    }

    def __init__(self, description: CardFilter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the card whose price is being read."""
        assert isinstance(state, BattleState)
        card = state.using
        return (
            card >= 0
            and state.owners[card] == cause.player
            and self.description.matches(state, card, cause, slots)
        )


CONDITION_WORDS: Final = (
    LifeIs,
    BurstIsSet,
    NoBurstIsSet,
    CountIs,
    Exists,
    AtLeastAsMany,
    ThisIs,
    ThisHasCores,
    BraveOfThisIs,
    ThatCardIs,
    ItIs,
    ItIsNow,
    FirstAttack,
    MagicUsed,
    MoreCores,
    UsingCard,
)
"""The words of this module, for registration."""
