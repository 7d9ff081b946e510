"""Words that cards around Grandwalkers use: their cores put on spirits, their symbols, cards of a decree."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.colors import GOD_SYMBOL, SYMBOL_COUNT
from taisen.battle_spirits.rules import traits
from taisen.battle_spirits.rules.away_cards import reached
from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.rules.taking import gather_cores, source_on_field
from taisen.battle_spirits.state import TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.battle_spirits.vocabulary.card_targets import ChooseCards
from taisen.battle_spirits.vocabulary.changes import ColorGain, LevelChange, SymbolChange
from taisen.battle_spirits.vocabulary.core_actions import PickedCores, SomeCores
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Filter, Quantity
from taisen.language.control import IfDone
from taisen.language.phrases import some
from taisen.language.players import YOUR
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, CHOSEN, NAMED
from taisen.language.targets import DONE_OPTION, PickedTarget

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class CoresOfThoseToThis(PickedCores):
    """Puts so many cores of own field cards of a sort on the source."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} of [{among:filter}] on this"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}のコア{amount}個を{this}に置く",
        "zh-Hans": "将{among@many}上的{amount}个晶核放置到{this}上",
        "zh-Hant": "將{among@many}上的{amount}個晶核放置到{this}上",
        "en": "put {amount} core{s:amount} of {among@many} on {this}",
    }

    def __init__(self, amount: Quantity, among: Filter) -> None:
        self.picks = SomeCores(amount, among, TO_RESERVE)
        super().__init__(self.picks)
        self.amount = amount
        self.among = among

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores."""
        assert isinstance(state, BattleState)
        return gather_cores(state, items, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are there, and something to put them on."""
        assert isinstance(state, BattleState)
        there = self.picks.count(state, cause, slots)
        return source_on_field(state, cause) != 0 and there >= max(1, self.amount.value(state, cause, slots))


class SymbolsToo(ColorGain):
    """Has symbols that are each of further sorts too."""

    fields: ClassVar[tuple[str, ...]] = ("sorts",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} all symbols treated as {sorts:symbol-sort+/} too"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のシンボルは{sorts|/}としても扱う",
        "zh-Hans": "的战徽也视为{sorts|/}",
        "zh-Hant": "的戰徽也視為{sorts|/}",
        "en": "{has/have} symbols that are treated as {sorts|, | and } too",
    }

    def __init__(self, sorts: tuple[int, ...]) -> None:
        super().__init__()
        self.sorts = sorts
        self.mask = 0
        self.symbol_mask = 0
        for sort in sorts:
            self.symbol_mask |= 1 << sort


class SymbolsAsGod(SymbolChange):
    """Has symbols that are all god symbols, whatever else is said of their colours."""

    fixes: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} all symbols treated as god alone"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のシンボルを神として扱い、この効果以外でシンボルの色は変更されない",
        "zh-Hans": "的战徽视为神，战徽的颜色不会因此效果以外而改变",
        "zh-Hant": "的戰徽視為神，戰徽的顏色不會因此效果以外而改變",
        "en": "{has/have} symbols that are treated as god symbols and changed in colour by nothing else",
    }

    def __init__(self) -> None:
        super().__init__()

    def changed(self, symbols: list[int]) -> list[int]:
        """Return as many god symbols."""
        result = [0] * SYMBOL_COUNT
        result[GOD_SYMBOL] = sum(symbols)
        return result


class CardColorsToo(ColorGain):
    """Is of further colours too, its symbols not."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} treated as {colors:color+/} too, without symbols"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の色は{colors|/}としても扱う",
        "zh-Hans": "的颜色也视为{colors|/}色",
        "zh-Hant": "的顏色也視為{colors|/}色",
        "en": "{is/are} treated as {colors|, | and } too, but not {its/their} symbols",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color
        self.symbol_mask = 0


class AtHighestLevel(LevelChange):
    """Is treated as being at the highest level that it has."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as at the highest level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "を、それが持つ最高Lvとして扱う",
        "zh-Hans": "视为其拥有的最高等级",
        "zh-Hant": "視為其擁有的最高等級",
        "en": "{is/are} treated as being at {its/their} highest level",
    }

    def level(self, definition: CardDefinition, present: int) -> int:
        """Return the highest level."""
        return definition.levels[-1][0] if definition.levels else present


class CardDestroys(Trigger):
    """When a field card of a sort destroys another of a sort, by an effect or by comparing BP."""

    fields: ClassVar[tuple[str, ...]] = ("among", "victim")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} destroys {a|an} [{victim:filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が{victim}を破壊したとき",
        "zh-Hans": "{among}破坏{victim}时",
        "zh-Hant": "{among}破壞{victim}時",
        "en": "when {among} destroys {victim}",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed",)

    def __init__(self, among: Filter, victim: Filter) -> None:
        super().__init__()
        self.among = among
        self.victim = victim
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card did it: an effect of a card elsewhere has no field card behind it."""
        by = event.cause.object
        return by != 0 and (
            self.victim.matches(state, event.object, cause, NO_SLOTS)
            and self.among.matches(state, by, cause, NO_SLOTS)
        )


class ThoseInTrash(ChooseCards):
    """So many of the cards that the event is about, while they are in the own trash."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among")
    notation: ClassVar[str | tuple[str, ...]] = "{amount:quantity} {among:card-filter@amount} put there so"

    def __init__(self, amount: Quantity, among: Filter) -> None:
        super().__init__(amount, among, TRASH, YOUR)

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return those that fit, equal ones together."""
        if not slots[NAMED]:
            slots[NAMED] = slots[CARDS]
        cards = slots[NAMED]
        assert isinstance(cards, tuple)
        zone = cause.player * ZONE_COUNT + TRASH
        fitting = [
            card
            for card in cards
            if state.places[card] == zone
            and self.among.matches(state, card, cause, slots)
            and reached(state, card, cause)
        ]
        fitting.sort(key=lambda card: (state.definitions[card].number, card))
        return fitting

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of those cards."""
        among = some(self.among, say.word(self.amount), self.amount.is_many(), False, language, say)
        start = {"ja": "その中の", "zh-Hans": "其中的", "zh-Hant": "其中的", "en": ""}[language]
        return start + among + (" among those cards" if language == "en" else "")


class AnyCardsIn(PickedTarget):
    """Any number of cards of own zones."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "card-target"
    fields: ClassVar[tuple[str, ...]] = ("among", "zones")
    notation: ClassVar[str | tuple[str, ...]] = (
        "any number of {among:card-filter@many} in your {zones:zone+/}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{zones|/}の好きな数の{among@many}",
        "zh-Hans": "自己的{zones|/}中任意数量的{among@many}",
        "zh-Hant": "自己的{zones|/}中任意數量的{among@many}",
        "en": "any number of {among@many} from your {zones|, | or }",
    }
    slot: ClassVar[int] = CARDS

    def __init__(self, among: Filter, zones: tuple[int, ...]) -> None:
        super().__init__()
        self.among = among
        self.zones = zones

    def _there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """The cards that fit, zone by zone, equal ones together."""
        found: list[int] = []
        for zone in self.zones:
            cards = state.zones[cause.player * ZONE_COUNT + zone]
            fitting = [
                card
                for card in cards
                if self.among.matches(state, card, cause, slots) and reached(state, card, cause)
            ]
            found.extend(sorted(fitting, key=lambda card: (state.definitions[card].number, card)))
        return found

    def _options(self, state: BattleState, cards: list[int]) -> list[Option]:
        """An option for each, of equal cards of a zone for the first."""
        options: list[Option] = []
        seen: set[str] = set()
        for card in cards:
            text = f"choose {state.definitions[card].number}"
            if state.places[card] % ZONE_COUNT == TRASH and len(self.zones) > 1:
                text += " in trash"
            if text not in seen:
                options.append(Option("choose", text, card))
                seen.add(text)
        return options

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one is there."""
        assert isinstance(state, BattleState)
        return bool(self._there(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another until done; of equal cards of a zone the first is offered."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if self.took(state, step):
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        there = self._there(state, frame.cause, slots)
        rest = there[there.index(chosen[-1]) + 1 :] if chosen else there
        if not rest:
            slots[CARDS] = chosen
            state.pop()
            return
        options = [DONE_OPTION, *self._options(state, rest)]
        state.jump(2)
        state.ask(
            Decision(frame.controller, "choose-card", PICK_CARDS, options, frame.cause, (frame.node.key, 0))
        )


class OneOfZones(AnyCardsIn):
    """A card of one of several own zones."""

    notation: ClassVar[str | tuple[str, ...]] = "1 {among:card-filter} in your {zones:zone++/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{zones|/}の{among}1枚",
        "zh-Hans": "自己的{zones|/}中的1张{among}",
        "zh-Hant": "自己的{zones|/}中的1張{among}",
        "en": "{among} from your {zones|, | or }",
    }

    def run(self, state: AnyState, step: int) -> None:
        """Pick it; with one there, that."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if step == 2:
            slots[CARDS] = (state.answer.target,)
            state.pop()
            return
        there = self._there(state, frame.cause, slots)
        if len(there) < 2:
            slots[CARDS] = tuple(there)
            state.pop()
            return
        state.jump(2)
        state.ask(
            Decision(
                frame.controller,
                "choose-card",
                PICK_CARDS,
                self._options(state, there),
                frame.cause,
                (frame.node.key, 1),
            )
        )


class WhenDone(IfDone):
    """One thing that must be done; only if it was done whole, another."""

    notation: ClassVar[str | tuple[str, ...]] = "{first:step}; when done {rest:effect}"


class ThisCost(Quantity):
    """The cost of the source."""

    notation: ClassVar[str | tuple[str, ...]] = "the cost of this"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the present cost, 0 if the source is gone."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        return 0 if found is None else traits.cost(state, found)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say whose cost it is."""
        return {
            "ja": f"{say.this}のコスト",
            "zh-Hans": f"{say.this}的费用",
            "zh-Hant": f"{say.this}的費用",
            "en": f"the cost of {say.this}",
        }[language]


WALKER_WORDS: Final = (
    CoresOfThoseToThis,
    SymbolsToo,
    SymbolsAsGod,
    CardColorsToo,
    AtHighestLevel,
    CardDestroys,
    ThoseInTrash,
    AnyCardsIn,
    OneOfZones,
    WhenDone,
    ThisCost,
)
"""The words of this module, for registration."""
