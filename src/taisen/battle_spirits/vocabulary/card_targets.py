"""Card targets: which cards outside the field an action works on, and how they are picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.away_cards import reached
from taisen.battle_spirits.state import DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import every, some
from taisen.language.players import YOUR, owner
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, CHOSEN, NAMED
from taisen.language.targets import DONE_OPTION, FixedTarget, PickedTarget

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThatCard(FixedTarget):
    """The card that was revealed, chosen or moved before, or that the event is about."""

    category: ClassVar[str] = "card-target"
    notation: ClassVar[str | tuple[str, ...]] = "that card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのカード",
        "zh-Hans": "该卡牌",
        "zh-Hant": "該卡牌",
        "en": "that card",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the cards in the slot, as far as the effect reaches them."""
        assert isinstance(state, BattleState)
        chosen = slots[CARDS]
        assert isinstance(chosen, tuple)
        return tuple(card for card in chosen if reached(state, card, cause))


class ThisCard(FixedTarget):
    """The source's card, in whatever zone it is."""

    category: ClassVar[str] = "card-target"
    notation: ClassVar[str | tuple[str, ...]] = "this card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカード",
        "zh-Hans": "这张卡牌",
        "zh-Hant": "這張卡牌",
        "en": "this card",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the card, unless it is on the field."""
        return (cause.card,) if state.places[cause.card] >= 0 else ()


class ChooseCards(PickedTarget):
    """So many cards of a zone, picked by the zone's owner if it is a hand, else by the controller."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "card-target"
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "whose", "zone", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[?up_to up to]] {amount:quantity} {among:card-filter@amount} in {whose:whose} {zone:zone}"
    )
    slot: ClassVar[int] = CARDS

    def __init__(self, amount: Quantity, among: Filter, zone: int, whose: int, up_to: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.zone = zone
        self.whose = whose
        self.up_to = up_to

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the cards that fit, equal ones together."""
        cards = state.zones[owner(self.whose, cause) * ZONE_COUNT + self.zone]
        fitting = [
            card
            for card in cards
            if self.among.matches(state, card, cause, slots) and reached(state, card, cause)
        ]
        fitting.sort(key=lambda card: (state.definitions[card].number, card))
        return fitting

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether as many as stated are there: a price must be paid whole."""
        assert isinstance(state, BattleState)
        needed = max(1, self.amount.value(state, cause, slots))
        return len(self.there(state, cause, slots)) >= (1 if self.up_to else needed)

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another; of equal cards the first is offered."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if self.took(state, step):
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        there = self.there(state, frame.cause, slots)
        wanted = min(self.amount.value(state, frame.cause, slots), len(there))
        left = wanted - len(chosen)
        if left <= 0 or (not self.up_to and wanted == len(there)):
            slots[CARDS] = tuple(there) if not self.up_to and wanted == len(there) else chosen
            state.pop()
            return
        start = there.index(chosen[-1]) + 1 if chosen else 0
        rest = there[start:] if self.up_to else there[start : len(there) - left + 1]
        options: list[Option] = []
        seen = ""
        for card in rest:
            number = state.definitions[card].number
            if number != seen:
                options.append(Option("choose", f"choose {number}", card))
                seen = number
        if self.up_to:
            options.append(DONE_OPTION)
        # A hand is its owner's to look into.
        player = owner(self.whose, frame.cause) if self.zone == HAND else frame.controller
        state.jump(2)
        state.ask(Decision(player, "choose-card", PICK_CARDS, options, frame.cause, (frame.node.key, left)))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many, and where they are."""
        amount = say.word(self.amount)
        among = some(self.among, amount, self.amount.is_many(), self.up_to, language, say)
        place = f"{say.field(self, 'whose')} {say.field(self, 'zone')}"
        if language == "en":
            return f"{among} from {place}"
        return place.replace(" ", "") + ("の" if language == "ja" else "中的") + among


class ChooseRevealed(ChooseCards):
    """So many of the cards revealed before in this effect, while they are still on the deck."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[?up_to up to]] {amount:quantity} revealed {among:card-filter@amount}"
    )

    def __init__(self, amount: Quantity, among: Filter, up_to: bool = False) -> None:
        super().__init__(amount, among, DECK, YOUR, up_to)

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the revealed cards that fit, equal ones together."""
        revealed = slots[NAMED]
        assert isinstance(revealed, tuple)
        deck = cause.player * ZONE_COUNT + DECK
        fitting = [
            card
            for card in revealed
            if state.places[card] == deck and self.among.matches(state, card, cause, slots)
        ]
        fitting.sort(key=lambda card: (state.definitions[card].number, card))
        return fitting

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of the revealed cards."""
        among = some(self.among, say.word(self.amount), self.amount.is_many(), self.up_to, language, say)
        start = {"ja": "その中の", "zh-Hans": "其中的", "zh-Hant": "其中的", "en": ""}[language]
        return start + among + (" among them" if language == "en" else "")


class ChooseThose(ChooseCards):
    """So many of the cards that the event is about, while they lie in a zone."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "zone", "whose", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[?up_to up to]] {amount:quantity} of those {among:card-filter@many} in {whose:whose} {zone:zone}"
    )

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return those of them that fit and lie there, equal ones together."""
        those = slots[NAMED] or slots[CARDS]
        assert isinstance(those, tuple)
        return [card for card in super().there(state, cause, slots) if card in those]

    def run(self, state: AnyState, step: int) -> None:
        """Keep which they are, then pick."""
        if step == 0:
            state.slots[NAMED] = state.slots[CARDS]
        super().run(state, step)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of them, and where they are."""
        amount = say.word(self.amount)
        among = some(self.among, amount, self.amount.is_many(), self.up_to, language, say)
        place = f"{say.field(self, 'whose')} {say.field(self, 'zone')}"
        if language == "en":
            return f"{among} among those cards in {place}"
        those = {"ja": "のそのカードの中の", "zh-Hans": "中的那些卡牌中的", "zh-Hant": "中的那些卡牌中的"}[
            language
        ]
        return place.replace(" ", "") + those + among


class AllCards(FixedTarget):
    """Every card of a zone that fits."""

    category: ClassVar[str] = "card-target"
    fields: ClassVar[tuple[str, ...]] = ("among", "zone", "whose")
    notation: ClassVar[str | tuple[str, ...]] = "all {among:card-filter@many} in {whose:whose} {zone:zone}"

    def __init__(self, among: Filter, zone: int, whose: int) -> None:
        super().__init__()
        self.among = among
        self.zone = zone
        self.whose = whose

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return all that fit now."""
        assert isinstance(state, BattleState)
        cards = state.zones[owner(self.whose, cause) * ZONE_COUNT + self.zone]
        return tuple(
            card
            for card in cards
            if self.among.matches(state, card, cause, slots) and reached(state, card, cause)
        )

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them, and where they are."""
        among = every(self.among, language, say)
        place = f"{say.field(self, 'whose')} {say.field(self, 'zone')}"
        if language == "en":
            return f"{among} from {place}"
        return place.replace(" ", "") + ("の" if language == "ja" else "中的") + among


class BattleMagic(FixedTarget):
    """The magic cards in the own trash that were used in this battle."""

    category: ClassVar[str] = "card-target"
    notation: ClassVar[str | tuple[str, ...]] = "the magic cards you used this battle"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このバトルで使用した自分のトラッシュのマジックカードすべて",
        "zh-Hans": "自己废弃区中在这次战斗使用过的所有魔法卡",
        "zh-Hant": "自己廢棄區中在這次戰鬥使用過的所有魔法卡",
        "en": "all magic cards in your trash that you used this battle",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return those still in the trash."""
        assert isinstance(state, BattleState)
        return tuple(
            card
            for card in state.zones[cause.player * ZONE_COUNT + TRASH]
            if state.marks.get(f"battle-magic {card}", 0) == state.battle and state.battle
        )


CARD_TARGET_WORDS: Final = (
    ThatCard,
    ThisCard,
    ChooseCards,
    ChooseRevealed,
    ChooseThose,
    AllCards,
    BattleMagic,
)
"""The words of this module, for registration."""
