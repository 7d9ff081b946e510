"""Picks: targets that somebody picks, one after another.

Picks are asked in ascending order, so that one path leads to each result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import Described, some
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN
from taisen.language.targets import DONE_OPTION, FixedTarget, PickedTarget
from taisen.wixoss.rules import values
from taisen.wixoss.rules.places import PUBLIC
from taisen.wixoss.state import BOTH, HAND, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.amounts import Amount
from taisen.wixoss.vocabulary.filters import CardFilter
from taisen.wixoss.vocabulary.items import card_item, card_items, cards_among, slot_of, text_of

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
from taisen.wixoss.vocabulary.targets import Where, choosable, level_of, placed

ANY_CARD_TEXT: Final = {"ja": "カード", "zh-Hans": "卡牌", "zh-Hant": "卡牌"}


class Pick(PickedTarget):
    """So many cards, picked one after another.

    Attributes:
        amount: how many.
        different: whether their levels must differ.
        slot: where what was picked is left.
    """

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN
    amount: Amount
    different: bool

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return self.amount.is_many()

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the items that may be picked, equal ones together."""
        raise NotImplementedError

    def picker(self, state: WixossState) -> int:
        """Return who picks."""
        return state.frame.controller

    def loose(self, state: WixossState, there: list[int]) -> bool:
        """Return whether fewer than it says may be picked of those that are there."""
        return self.amount.up_to

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether as many as it says are there, at least one."""
        assert isinstance(state, WixossState)
        there = self.there(state, cause, slots)
        wanted = 1 if self.amount.up_to else max(1, self.amount.most(state, cause, slots))
        return self.room(state, there) >= wanted

    def room(self, state: WixossState, there: list[int]) -> int:
        """Return how many of these can be picked together."""
        return len({level_of(state, item) for item in there}) if self.different else len(there)

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another; of equal cards outside the field the first is offered."""
        assert isinstance(state, WixossState)
        if self.took(state, step):
            return
        frame = state.frame
        slots = state.slots
        cause = frame.cause
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        player = self.picker(state)
        there = self.there(state, cause, slots)
        wanted = min(self.amount.most(state, cause, slots), self.room(state, there))
        left = wanted - len(chosen)
        forced = wanted == len(there) and not self.loose(state, there)
        if left <= 0 or forced:
            slots[CHOSEN] = tuple(there) if forced else chosen
            state.pop()
            return
        options = self.options(state, there, chosen, left, player)
        if options == [DONE_OPTION]:
            slots[CHOSEN] = chosen
            state.pop()
            return
        state.jump(2)
        prompt = "choose-field" if there[0] > 0 else "choose-card"
        state.ask(Decision(player, prompt, PICK_CARDS, options, cause, (frame.node.key, left)))

    def options(
        self, state: WixossState, there: list[int], chosen: tuple[int, ...], left: int, player: int
    ) -> list[Option]:
        """Return the next picks behind those made; equal cards outside the field are one option."""
        start = there.index(chosen[-1]) + 1 if chosen else 0
        if self.different and chosen:
            last = level_of(state, chosen[-1])
            while start < len(there) and level_of(state, there[start]) == last:
                start += 1
        rest = there[start:]
        loose = self.loose(state, there)
        if not loose:
            # Enough must be left behind each one.
            rest = [item for at, item in enumerate(rest) if self.room(state, rest[at:]) >= left]
        options: list[Option] = []
        seen = ""
        for item in rest:
            text = text_of(state, item, player)
            if item > 0 or text != seen:
                options.append(Option("choose", f"choose {text}", item if item > 0 else slot_of(state, item)))
                seen = text
        if loose:
            options.append(DONE_OPTION)
        return options


def need_not_be_found(state: WixossState, items: list[int], among: Filter | None, player: int) -> bool:
    """Return whether a player may find none of these in their hidden zones: a sort of cards is asked for."""
    # WX-36.06, WX-36.07: what both players know is there.
    if among is None or (isinstance(among, CardFilter) and among.takes_any()):
        return False
    return any(
        state.owners[card] == player
        and state.places[card] % ZONE_COUNT not in PUBLIC
        and state.known[card] != BOTH
        for card in cards_among(tuple(items))
    )


def some_of(amount: Amount, among: Filter, language: str, say: Speaker, field: bool = False) -> str:
    """Return "up to 2 opposing SIGNI" and the like, of cards on the field or elsewhere."""
    number = say.word(amount)
    if amount.counted:
        counter = ""
        if field and language != "en" and isinstance(among, CardFilter):
            counter = among.counter_on(True, language)
        return some(among, number, amount.is_many(), amount.up_to, language, say, counter)
    if not isinstance(among, Described):
        return number + say.word(among, True)
    cards = among.said(language, say, True, "" if language in ("en", "ja") else number, True)
    if language == "en":
        return f"{number} {cards}"
    return f"{number}{cards}" if language == "ja" else cards


def different_levels(text: str, language: str) -> str:
    """Return cards with the demand that their levels differ."""
    return {
        "ja": f"それぞれレベルの異なる{text}",
        "zh-Hans": f"等级各不相同的{text}",
        "zh-Hant": f"等級各不相同的{text}",
        "en": f"{text} with different levels",
    }[language]


def within_power(text: str, total: str, language: str) -> str:
    """Return cards with the bound of their total power."""
    return {
        "ja": f"パワーの合計が{total}以下になるように{text}",
        "zh-Hans": f"力量合计{total}以下的{text}",
        "zh-Hant": f"力量合計{total}以下的{text}",
        "en": f"{text} with {total} power or less in total",
    }[language]


class FieldPick(Pick):
    """So many field cards."""

    category: ClassVar[str] = "field-pick"
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "different", "total", "by_opponent")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:amount} {among:filter@amount}[[?different with different levels]]"
        "[[ with total power<={total:quantity}]][[?by_opponent of the opponent's choice]]"
    )

    def __init__(
        self,
        amount: Amount,
        among: Filter,
        different: bool = False,
        total: Quantity | None = None,
        by_opponent: bool = False,
    ) -> None:
        super().__init__()
        if total is not None and not amount.up_to:
            raise ValueError("a total power bounds picks of which there may be fewer")
        self.amount = amount
        self.among = among
        self.different = different
        self.total = total
        self.by_opponent = by_opponent

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return those that may be chosen."""
        found = choosable(state, self.among, cause, slots)
        if self.total is not None:
            most = self.total.value(state, cause, slots)
            found = [item for item in found if values.power(state, state.objects[item]) <= most]
        if self.different:
            found.sort(key=lambda item: (level_of(state, item), item))
        return found

    def options(
        self, state: WixossState, there: list[int], chosen: tuple[int, ...], left: int, player: int
    ) -> list[Option]:
        """Return the next picks, within the total power if there is one."""
        found = super().options(state, there, chosen, left, player)
        if self.total is None:
            return found
        slots = state.slots
        room = self.total.value(state, state.frame.cause, slots)
        room -= sum(values.power(state, state.objects[item]) for item in chosen)
        return [
            option
            for option in found
            if option.verb == "done" or values.power(state, state.objects[option.target]) <= room
        ]

    def picker(self, state: WixossState) -> int:
        """Return who picks."""
        controller = state.frame.controller
        return 1 - controller if self.by_opponent else controller

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many, and who picks them if that is the opponent."""
        text = some_of(self.amount, self.among, language, say, True)
        if self.different:
            text = different_levels(text, language)
        if self.total is not None:
            text = within_power(text, say.word(self.total), language)
        if not self.by_opponent:
            return text
        if language == "en":
            return text + " of the opponent's choice"
        return {"ja": "対戦相手が選ぶ", "zh-Hans": "对手选择的", "zh-Hant": "對手選擇的"}[language] + text


class ZonePick(Pick):
    """So many cards of a zone."""

    category: ClassVar[str] = "zone-pick"
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "where", "different")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:amount} {among:filter@amount} {where:where}[[?different with different levels]]"
    )

    def __init__(self, amount: Amount, among: Filter, where: Where, different: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.where = where
        self.different = different

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the cards that fit, equal ones together."""
        found = [
            item
            for item in self.where.items(state, cause, slots)
            if self.among.matches(state, item, cause, slots)
        ]
        return arranged(state, found)

    def loose(self, state: WixossState, there: list[int]) -> bool:
        """Return whether fewer may be picked: it says so, or they need not be found."""
        return super().loose(state, there) or need_not_be_found(state, there, self.among, self.picker(state))

    def answered(self, state: AnyState) -> int:
        """Return the card that was picked, as an item."""
        return card_item(state.answer.target)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many, and where they are."""
        text = some_of(self.amount, self.among, language, say)
        if self.different:
            text = different_levels(text, language)
        return placed(text, self.where, language, say)


def arranged(state: WixossState, items: list[int]) -> list[int]:
    """Return cards outside the field by level and number, equal ones together."""
    definitions = state.definitions
    return sorted(
        items, key=lambda item: (definitions[-1 - item].level, definitions[-1 - item].number, -item)
    )


class HandPick(Pick):
    """So many cards of the hand of whoever does the deed."""

    category: ClassVar[str] = "hand-pick"
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "different")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:amount}[[ {among:filter@amount}]][[?different with different levels]]"
    )

    def __init__(self, amount: Amount, among: Filter | None = None, different: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.different = different

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the cards that fit, equal ones together."""
        hand = card_items(state.zones[cause.player * ZONE_COUNT + HAND])
        kind = self.among
        return arranged(
            state, [item for item in hand if kind is None or kind.matches(state, item, cause, slots)]
        )

    def loose(self, state: WixossState, there: list[int]) -> bool:
        """Return whether fewer may be picked: it says so, or they need not be found."""
        return super().loose(state, there) or need_not_be_found(state, there, self.among, self.picker(state))

    def answered(self, state: AnyState) -> int:
        """Return the card that was picked, as an item."""
        return card_item(state.answer.target)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many."""
        number = say.word(self.amount)
        kind = self.among
        if kind is not None:
            text = some_of(self.amount, kind, language, say)
        elif language == "en":
            most = "up to " if self.amount.up_to and self.amount.counted else ""
            text = f"{most}{number} card{'s' if self.amount.is_many() else ''}"
        elif not self.amount.counted:
            text = number + ANY_CARD_TEXT[language]
        elif language == "ja":
            text = f"カード{number}枚" + ("まで" if self.amount.up_to else "")
        else:
            counter = "张" if language == "zh-Hans" else "張"
            text = ("最多" if self.amount.up_to else "") + number + counter + ANY_CARD_TEXT[language]
        return different_levels(text, language) if self.different else text


class UnseenPick(PickedTarget):
    """So many cards of a hand, picked without seeing them, which is at random."""

    # Nobody chooses, yet it does not come out the same each time.
    asks: ClassVar[bool] = True
    category: ClassVar[str] = "hand-pick"
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:quantity} unseen {card|cards@amount} in {whose:whose} hand"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "見ないで選んだ{whose}カード{amount}枚",
        "zh-Hans": "不看而选的{whose}{amount}张卡牌",
        "zh-Hant": "不看而選的{whose}{amount}張卡牌",
        "en": "{amount} card{s:amount} of {whose} hand chosen without looking",
    }

    def __init__(self, amount: Quantity, whose: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return self.amount.is_many()

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many are there."""
        hand = state.zones[owner(self.whose, cause) * ZONE_COUNT + HAND]
        return len(hand) >= max(1, self.amount.value(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Draw them from the cards of the hand; nobody is asked."""
        frame = state.frame
        slots = state.slots
        rest = list(state.zones[owner(self.whose, frame.cause) * ZONE_COUNT + HAND])
        picked: list[int] = []
        for _ in range(min(self.amount.value(state, frame.cause, slots), len(rest))):
            # Which one it is does not hang on the order in which they are held.
            picked.append(rest.pop(state.random_below(len(rest)) if len(rest) > 1 else 0))
        slots[CHOSEN] = card_items(tuple(picked))
        state.pop()


class WholeHand(FixedTarget):
    """All cards of the hand of whoever does the deed."""

    category: ClassVar[str] = "hand-pick"
    notation: ClassVar[str | tuple[str, ...]] = "the whole hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "すべてのカード",
        "zh-Hans": "所有卡牌",
        "zh-Hant": "所有卡牌",
        "en": "all cards",
    }

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return them."""
        return card_items(state.zones[cause.player * ZONE_COUNT + HAND])


PICK_WORDS: Final = (FieldPick, ZonePick, HandPick, UnseenPick, WholeHand)
"""The words of this module, for registration."""
