"""What is there: field cards counted together with cards in soul state and base cards; flag nexuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import BRAVE
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.state import SOUL_STATE, ZONE_COUNT, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.amounts import count
from taisen.battle_spirits.vocabulary.filters import FieldFilter
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import Filter, PlayerWord, Quantity
from taisen.language.conditions import Simple
from taisen.language.slots import DONE

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

COUNTED_PLACES: Final = Lexicon(
    "counted-place",
    {
        "soul state": Term("soul-state", "魂状態", "魂状态", "魂狀態", "soul state"),
        "bases": Term("bases", "煌臨元", "煌临元", "煌臨元", "bases"),
    },
)
"""Where cards may count besides the field."""


def _counted(state: BattleState, places: tuple[str, ...]) -> list[FieldCard]:
    """Return the cards in these places, looked at as field cards without cores."""
    found: list[FieldCard] = []
    if "soul-state" in places and state.apart:
        # BS-32.09: what speaks of soul state sees them.
        for card, object_id in state.apart:
            if state.places[card] % ZONE_COUNT == SOUL_STATE:
                found.append(field_index(state).apart[object_id])
    if "bases" in places:
        for top in state.objects.values():
            found.extend(FieldCard(0, base, top.controller, state.token) for base in top.bases)
    return found


def count_with(
    state: BattleState, among: Filter, places: tuple[str, ...], cause: Cause, slots: list[Value]
) -> int:
    """Return how many field cards fit, and how many cards in the other places."""
    there = count(state, among, cause, slots)
    for found in _counted(state, places):
        for sort in among.sorts():
            if isinstance(sort, FieldFilter) and sort.covers(state, found, cause, slots):
                there += 1
                break
    return there


class ExistsCounting(Simple):
    """A card of a sort is there, on the field or in other places that count."""

    fields: ClassVar[tuple[str, ...]] = ("among", "places")
    notation: ClassVar[str | tuple[str, ...]] = (
        "there is {a|an} [{among:filter}] counting {places:counted-place+/}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{places|/}を含む{among}がある",
        "zh-Hans": "存在包含{places|/}的{among}",
        "zh-Hant": "存在包含{places|/}的{among}",
        "en": "there is {among} ({places|/} included)",
    }

    def __init__(self, among: Filter, places: tuple[str, ...]) -> None:
        super().__init__()
        self.among = among
        self.places = places

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look for one."""
        assert isinstance(state, BattleState)
        return count_with(state, self.among, self.places, cause, slots) > 0


class NumberCounting(Quantity):
    """How many cards of a sort are there, on the field or in other places that count."""

    fields: ClassVar[tuple[str, ...]] = ("among", "places")
    notation: ClassVar[str | tuple[str, ...]] = (
        "number of [{among:filter@many}] counting {places:counted-place+/}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{places|/}を含む{among@many}の数",
        "zh-Hans": "包含{places|/}的{among@many}的数量",
        "zh-Hant": "包含{places|/}的{among@many}的數量",
        "en": "the number of {among@many} ({places|/} included)",
    }

    def __init__(self, among: Filter, places: tuple[str, ...]) -> None:
        super().__init__()
        self.among = among
        self.places = places

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Count them."""
        assert isinstance(state, BattleState)
        return count_with(state, self.among, self.places, cause, slots)

    def is_many(self) -> bool:
        """Return whether it takes the plural."""
        return True


class HasBrave(Simple):
    """A player has a brave on the field, combined or in spirit state."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} a brave"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}のブレイヴがある",
        "zh-Hans": "{who}有合体",
        "zh-Hant": "{who}有合體",
        "en": "{who} {has/have:who} a brave",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look over the field."""
        assert isinstance(state, BattleState)
        player = self.who.player(state, cause)
        return any(
            found.braves or state.definitions[found.card].kind == BRAVE
            for found in state.objects.values()
            if found.controller == player and found.leaving != "arriving"
        )


class Flag(Adjective):
    """Is a flag nexus (BS-24.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "flag"
    texts: ClassVar[dict[str, str]] = {
        "ja": "フラッグ",
        "zh-Hans": "旗帜",
        "zh-Hant": "旗帜",
        "en": "flag",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is a flag nexus."""
        return state.definitions[found.card].flag

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is a flag nexus card."""
        return state.definitions[card].flag


class SomethingDone(Simple):
    """What the effect was to do just before was done."""

    notation: ClassVar[str | tuple[str, ...]] = "that was done"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そうした",
        "zh-Hans": "如此做了",
        "zh-Hant": "如此做了",
        "en": "that was done",
    }

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at how much was done."""
        done = slots[DONE]
        return isinstance(done, int) and done > 0


class NothingDone(Simple):
    """What the effect was to do just before was not done at all."""

    notation: ClassVar[str | tuple[str, ...]] = "nothing was done so"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そうできなかった",
        "zh-Hans": "没有能够如此做",
        "zh-Hant": "沒有能夠如此做",
        "en": "that was not done",
    }

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at how much was done."""
        return slots[DONE] == 0


class OnlySuch(Simple):
    """Field cards of a sort are there, and all of them fit a description."""

    fields: ClassVar[tuple[str, ...]] = ("among", "description")
    notation: ClassVar[str | tuple[str, ...]] = (
        "every [{among:filter}] there is one of [{description:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}が{description@many}だけである",
        "zh-Hans": "{among@many}只有{description@many}",
        "zh-Hant": "{among@many}只有{description@many}",
        "en": "{among@many} are there and all are {description@many}",
    }

    def __init__(self, among: Filter, description: Filter) -> None:
        super().__init__()
        self.among = among
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at all of them."""
        assert isinstance(state, BattleState)
        there = [i for i in state.objects if self.among.matches(state, i, cause, slots)]
        return bool(there) and all(self.description.matches(state, i, cause, slots) for i in there)


PRESENCE_WORDS: Final = (SomethingDone, NothingDone, OnlySuch, ExistsCounting, NumberCounting, HasBrave, Flag)
"""The words of this module, for registration."""
