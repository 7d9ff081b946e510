"""Words of advent (chapter 28): the line by which a card advents, its timings, and its base cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import holder, name_of
from taisen.battle_spirits.rules import advent
from taisen.battle_spirits.rules.bases import take_base, top_of
from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.rules.values import effects_lost
from taisen.battle_spirits.state import (
    ADVENT,
    BOTH,
    CONTRACT_ADVENT,
    HAND,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import Advent, AdventBase, During
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.card_targets import ChooseCards
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.battle_spirits.vocabulary.lines import during_text, while_text
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.player_triggers import PlayerCardTrigger, PlayerTrigger
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.decisions import PICK_CARDS, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.kernel.legality import Refusal
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Condition, Filter, PlayerWord, Quantity
from taisen.language.conditions import Simple
from taisen.language.control import Action
from taisen.language.phrases import bound, count_bound, line, mark, one, some
from taisen.language.players import YOUR
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, WORK

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

KEYWORD: Final = "advent"
"""Keyword of all cards with an advent of whatever name (BS-28.23)."""

ADVENTS: Final = Lexicon(
    "advent-name",
    {
        "advent": Term("advent", "《煌臨》", "《煌临》", "《煌臨》", "Advent"),
        "god advent": Term("god-advent", "《神煌臨》", "《神煌临》", "《神煌臨》", "God Advent"),
        "super advent": Term("super-advent", "《超煌臨》", "《超煌临》", "《超煌臨》", "Super Advent"),
        "contract advent": Term(
            "contract-advent", "《契約煌臨》", "《契约煌临》", "《契約煌臨》", "Contract Advent"
        ),
        "flag contract advent": Term(
            "flag-contract-advent", "《F契約煌臨》", "《F契约煌临》", "《F契約煌臨》", "Flag Contract Advent"
        ),
    },
)
"""The names of advents; all of them count as Advent (BS-28.23)."""

FLAG_ADVENT: Final = "flag-contract-advent"
CONTRACT_ADVENTS: Final = frozenset({"contract-advent", FLAG_ADVENT})


class AdventLine(Advent):
    """An advent of the card from the hand, by moving the Soul Core to the stated place."""

    fields: ClassVar[tuple[str, ...]] = ("window", "name", "bases", "condition", "during", "place", "free")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{window:window}] {name:advent-name} onto {bases:filter+ or}[[ while {condition:condition}]]"
        "[[ during {during:during}]], soul core to {place:core-place}"
        "[[?free as if it had been put there once per turn by name]]"
    )

    def __init__(
        self,
        window: int,
        name: str,
        bases: tuple[Filter, ...],
        place: int,
        during: During | None = None,
        condition: Condition | None = None,
        free: bool = False,
    ) -> None:
        super().__init__()
        self.free = free
        # BS-28.23
        self.keyword = KEYWORD
        self.window = window
        self.windows = window
        self.name = name
        self.bases = bases
        self.place = place
        self.during = during
        self.condition = condition
        self.how = CONTRACT_ADVENT if name in CONTRACT_ADVENTS else ADVENT
        self.onto_nexuses = name == FLAG_ADVENT
        self.taker: Filter | None = None

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return an option for each base that it may be put on now."""
        assert isinstance(state, BattleState)
        if not self.windows & window or state.places[card] != player * ZONE_COUNT + HAND:
            return []
        return advent.advent_options(state, player, card, self)

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why it cannot be put on anything now."""
        assert isinstance(state, BattleState)
        # BS-12.09, BS-12.14
        if not self.windows & window:
            return Refusal("not-main-step", "BS-12.09")
        return advent.why_not(state, player, card, self)

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push the advent."""
        assert isinstance(state, BattleState)
        if option.verb != ("free-advent" if self.free else "advent"):
            return False
        advent.start(state, player, option.target, option.extra, self)
        return True

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the window, the name, on what, when and where the Soul Core goes."""
        say.many = False
        bases = {"ja": "か", "zh-Hans": "或", "zh-Hant": "或", "en": " or "}[language].join(
            say.word(base) for base in self.bases
        )
        name = say.field(self, "name")
        when = [during_text(self.during, language, say), while_text(self.condition, language, say)]
        text = line(language, say, None, "", when, self.moved(bases, language, say))
        window = mark(say.field(self, "window"), language)
        return f"{window} {name}: {text}" if language == "en" else f"{window}{name}{text}"

    def moved(self, bases: str, language: str, say: Speaker) -> str:
        """Say where the Soul Core goes, and onto what the card comes by that."""
        place = say.field(self, "place")
        main = {
            "ja": f"自分の[ソウルコア]を{place}に置くことで、手札にあるこのカードを{bases}に重ねる",
            "zh-Hans": f"将自己的[灵魂晶核]放置到{place}，将手牌中的这张卡牌重叠到{bases}上",
            "zh-Hant": f"將自己的[靈魂晶核]放置到{place}，將手牌中的這張卡牌重疊到{bases}上",
            "en": f"by moving your Soul Core to the {place}, put this card from your hand onto {bases}",
        }[language]
        if self.free:
            # The Soul Core counts as moved.
            main = {
                "ja": f"〔ターンに1回：同名〕自分の[ソウルコア]を{place}に置いたものとして、"
                f"手札にあるこのカードを{bases}に重ねる",
                "zh-Hans": f"〔每回合1次：同名〕视为已将自己的[灵魂晶核]放置到{place}，"
                f"将手牌中的这张卡牌重叠到{bases}上",
                "zh-Hant": f"〔每回合1次：同名〕視為已將自己的[靈魂晶核]放置到{place}，"
                f"將手牌中的這張卡牌重疊到{bases}上",
                "en": f"once per turn by name, as if your Soul Core had been moved to the {place}, "
                f"put this card from your hand onto {bases}",
            }[language]
        return main


class AdventToCardLine(AdventLine):
    """An advent by putting the Soul Core of the reserve or the trash on an own field card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("window", "name", "bases", "condition", "during", "taker")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{window:window}] {name:advent-name} onto {bases:filter+ or}[[ while {condition:condition}]]"
        "[[ during {during:during}]], soul core of your reserve or trash on 1 {taker:filter}"
    )

    def __init__(
        self,
        window: int,
        name: str,
        bases: tuple[Filter, ...],
        taker: Filter,
        during: During | None = None,
        condition: Condition | None = None,
    ) -> None:
        if name in CONTRACT_ADVENTS:
            raise ValueError("a contract advent moves the Soul Core to a place of cores")
        super().__init__(window, name, bases, TO_RESERVE, during, condition)
        self.taker = taker

    def moved(self, bases: str, language: str, say: Speaker) -> str:
        """Say from where and on what the Soul Core is put."""
        assert self.taker is not None
        taker = one(self.taker, language, say)
        return {
            "ja": f"自分のリザーブ/トラッシュの[ソウルコア]を{taker}に置くことで、"
            f"手札にあるこのカードを{bases}に重ねる",
            "zh-Hans": f"将自己预备区/废弃区的[灵魂晶核]放置到{taker}上，将手牌中的这张卡牌重叠到{bases}上",
            "zh-Hant": f"將自己預備區/廢棄區的[靈魂晶核]放置到{taker}上，將手牌中的這張卡牌重疊到{bases}上",
            "en": f"by putting the Soul Core of your reserve or trash on {taker}, "
            f"put this card from your hand onto {bases}",
        }[language]


class AdventBaseLine(AdventBase):
    """Lets the card be the base of contract advents in soul state, with own cores (BS-29.01)."""

    fields: ClassVar[tuple[str, ...]] = ("standing", "name")
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card in soul state[[?standing or on the field]] can be the base of {name:advent-name}"
        " with any number of your cores put on it"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "魂状態[[?standing/フィールド]]のこのカードには{name}できる。このとき、煌臨するカードに"
        "自分のフィールド/リザーブのコアを好きなだけ置く。",
        "zh-Hans": "可以在魂状态[[?standing/战场上]]的这张卡牌上进行{name}。"
        "此时，将自己战场/预备区任意数量的晶核放置到煌临的卡牌上。",
        "zh-Hant": "可以在魂狀態[[?standing/戰場上]]的這張卡牌上進行{name}。"
        "此時，將自己戰場/預備區任意數量的晶核放置到煌臨的卡牌上。",
        "en": "in soul state[[?standing or on the field]] this card can be the base of {name}; any number "
        "of cores from your field and reserve are then put on the card that advents.",
    }

    def __init__(self, name: str, standing: bool = False) -> None:
        super().__init__()
        if name not in CONTRACT_ADVENTS:
            raise ValueError("only a contract advent is made onto a card in soul state")
        self.name = name
        self.names = (name,)
        self.standing = standing


# -- timings ---------------------------------------------------------------------------------------


class ThisIsAdvented(OwnTrigger):
    """When this card has come onto its base by an advent, or by that or its summoning (BS-28.08)."""

    fields: ClassVar[tuple[str, ...]] = ("summoned",)
    notation: ClassVar[str | tuple[str, ...]] = "this is [[?summoned summoned or]] advented"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[?summoned召喚/]]煌臨したとき",
        "zh-Hans": "{this}[[?summoned被召唤/]]煌临时",
        "zh-Hant": "{this}[[?summoned被召喚/]]煌臨時",
        "en": "when {this} [[?summoned is summoned or ]]advents",
    }
    events: ClassVar[tuple[str, ...]] = ("advented", "summoned")
    on_advent: ClassVar[bool] = True

    def __init__(self, summoned: bool = False) -> None:
        super().__init__()
        self.summoned = summoned
        # What forbids effects "when summoned" forbids it for a summoning only (see ``rules.timing``).
        self.on_summon = summoned

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it happened to the source's own card."""
        if event.object != cause.object or event.card != cause.card:
            return False
        return event.name == "advented" or (self.summoned and not event.amount)


class CardIsAdvented(CardTrigger):
    """When a card of a sort has come onto its base by an advent, or by that or its summoning."""

    fields: ClassVar[tuple[str, ...]] = ("among", "summoned")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is [[?summoned summoned or]] advented"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[?summoned召喚/]]煌臨したとき",
        "zh-Hans": "{among}[[?summoned被召唤/]]煌临时",
        "zh-Hant": "{among}[[?summoned被召喚/]]煌臨時",
        "en": "when {among} [[?summoned is summoned or ]]advents",
    }
    events: ClassVar[tuple[str, ...]] = ("advented", "summoned")

    def __init__(self, among: Filter, summoned: bool = False) -> None:
        super().__init__(among)
        self.summoned = summoned

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it happened to such a card."""
        return (self.summoned or event.name == "advented") and super().fits(state, event, cause)


class AdventBegins(PlayerTrigger):
    """When a player is about to put a card on another by an advent, before the Soul Core moves (BS-28.05)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "sort")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {is|are@who} putting {a|an} [{sort:card-filter}] on a base"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が《煌臨》で{sort}を重ねるとき",
        "zh-Hans": "{who}以《煌临》重叠{sort}之际",
        "zh-Hant": "{who}以《煌臨》重疊{sort}之際",
        "en": "as {who} {puts/put:who} {sort} on a base by Advent",
    }
    events: ClassVar[tuple[str, ...]] = (advent.ADVENTING,)

    def __init__(self, who: PlayerWord, sort: Filter) -> None:
        super().__init__(who)
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player is adventing such a card."""
        return super().fits(state, event, cause) and self.sort.matches(state, event.card, cause, NO_SLOTS)


class AdventOfNameIsMade(PlayerTrigger):
    """When a player has made an advent of one name, by the card's own line."""

    fields: ClassVar[tuple[str, ...]] = ("who", "name")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {makes|make@who} {a|an} {name:advent-name}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が{name}したとき",
        "zh-Hans": "{who}进行{name}时",
        "zh-Hant": "{who}進行{name}時",
        "en": "when {who} {makes/make:who} a {name}",
    }
    events: ClassVar[tuple[str, ...]] = ("advented",)

    def __init__(self, who: PlayerWord, name: str) -> None:
        super().__init__(who)
        self.name = name

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player made it, and by such a line."""
        assert isinstance(state, BattleState)
        if not super().fits(state, event, cause):
            return False
        by = state.definitions[event.card].node(event.cause.ability)
        return isinstance(by, AdventLine) and by.name == self.name


class AdventIsMade(PlayerCardTrigger):
    """When a player has made an advent, of any name (BS-28.23)."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {advents|advent@who}[[ {a|an} [{sort:card-filter}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{sort}を]]《煌臨》したとき",
        "zh-Hans": "{who}[[将{sort}]]《煌临》时",
        "zh-Hant": "{who}[[將{sort}]]《煌臨》時",
        "en": "when {who} {advents/advent:who}[[ {sort}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("advented",)


class HasAdventOfName(Test):
    """It has an advent of one name."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "having {name:advent-name}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{name}を持つ",
        "zh-Hans": "拥有{name}的",
        "zh-Hant": "擁有{name}的",
        "en": "with {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's effects."""
        return not effects_lost(state, found) and self.elsewhere(state, found.card, cause, slots)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's lines."""
        return any(
            isinstance(line, AdventLine) and line.name == self.name
            for line in state.definitions[card].permissions
        )


# -- base cards ------------------------------------------------------------------------------------


class Advented(Adjective):
    """Is advented: a base card lies below it (BS-28.14, BS-28.16)."""

    notation: ClassVar[str | tuple[str, ...]] = "advented"
    texts: ClassVar[dict[str, str]] = {
        "ja": "煌臨中の",
        "zh-Hans": "煌临中的",
        "zh-Hant": "煌臨中的",
        "en": "advented",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a base card lies below a field card."""
        return bool(found.bases)


class BasesOfThis(Simple):
    """The number of base cards of the source stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "base cards of this{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count them."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        there = 0 if found is None else len(found.bases)
        return compare(there, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        this = say.this
        if language == "en":
            return f"{this} has {count_bound(self.relation, number, language)} base cards"
        unit = {"ja": "枚", "zh-Hans": "张", "zh-Hant": "張"}[language]
        limit = bound(self.relation, number + unit, language)
        return {
            "ja": f"{this}の煌臨元カードが{limit}である",
            "zh-Hans": f"{this}的煌临元卡牌为{limit}",
            "zh-Hant": f"{this}的煌臨元卡牌為{limit}",
        }[language]


class ChooseBases(ChooseCards):
    """So many of the base cards of the source."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[?up_to up to]] {amount:quantity} base {among:card-filter@amount} of this"
    )

    def __init__(self, amount: Quantity, among: Filter, up_to: bool = False) -> None:
        super().__init__(amount, among, TRASH, YOUR, up_to)

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the base cards that fit, equal ones together."""
        found = holder(state, cause.object)
        # BS-28.16, BS-28.19: face-down cards below are none.
        below = () if found is None else found.bases
        fitting = [card for card in below if self.among.matches(state, card, cause, slots)]
        fitting.sort(key=lambda card: (state.definitions[card].number, card))
        return fitting

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of the base cards."""
        among = some(self.among, say.word(self.amount), self.amount.is_many(), self.up_to, language, say)
        this = say.fill(self, "{this}")
        return {
            "ja": f"{this}の煌臨元になっている{among}",
            "zh-Hans": f"作为{this}煌临元的{among}",
            "zh-Hant": f"作為{this}煌臨元的{among}",
            "en": f"{among} below {this}",
        }[language]


class DiscardBases(Action):
    """Discards base cards of the source."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "put {target:card-target} into the trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を破棄する",
        "zh-Hans": "破弃{target}",
        "zh-Hant": "破棄{target}",
        "en": "discard {target}",
    }

    def __init__(self, target: ChooseBases) -> None:
        if not isinstance(target, ChooseBases):
            raise ValueError("what is put into the trash here is a base card")  # noqa: TRY004 - read from a text
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move those that still lie there to their owner's trash."""
        assert isinstance(state, BattleState)
        done = 0
        for card in items:
            top = top_of(state, card)
            if top is None:
                continue
            take_base(state, card)
            owner = state.owners[card]
            state.move_card(card, owner * ZONE_COUNT + TRASH, BOTH)
            state.happen(Event("base_discarded", owner, cause, top.id, card))
            done += 1
        return done


class AdventByEffect(Action):
    """Puts a hand card on an own field card by an advent; the Soul Core stays where it is."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("sort", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "advent 1 {sort:card-filter} in your hand onto 1 {among:filter}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の手札にある{sort}1枚を、{among}1体に《煌臨》で重ねる",
        "zh-Hans": "将自己手牌中的1张{sort}以《煌临》重叠到1只{among}上",
        "zh-Hant": "將自己手牌中的1張{sort}以《煌臨》重疊到1隻{among}上",
        "en": "put {sort} from your hand onto {among} by Advent",
    }

    def __init__(self, sort: Filter, among: Filter) -> None:
        super().__init__()
        self.sort = sort
        self.among = among

    def _cards(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        seen: set[str] = set()
        found: list[int] = []
        for card in state.zone(cause.player, HAND):
            number = state.definitions[card].number
            if number in seen or not self.sort.matches(state, card, cause, slots):
                continue
            if self._bases(state, cause, slots, card):
                seen.add(number)
                found.append(card)
        return found

    def _bases(self, state: BattleState, cause: Cause, slots: list[Value], card: int) -> list[int]:
        return [
            found.id
            for found in state.objects.values()
            if advent.may_be_base(state, found, cause.player)
            and advent.keeps_enough(state, found, card, advent.NO_SOUL)
            and self.among.matches(state, found.id, cause, slots)
        ]

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is such a card and a base for it."""
        assert isinstance(state, BattleState)
        return bool(self._cards(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the card, then for its base, and push the advent."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        player = frame.controller
        if step == 0:
            cards = self._cards(state, frame.cause, slots)
            if not cards:
                state.pop()
                return
            options = [Option("choose", f"choose {state.definitions[card].number}", card) for card in cards]
            arguments = (frame.node.key, 1)
            state.ask(Decision(player, "choose-card", PICK_CARDS, options, frame.cause, arguments))
        elif step == 1:
            card = state.answer.target
            slots[WORK] = card
            slots[CARDS] = (card,)
            options = [
                Option("onto", f"onto {name_of(state, base, player)}", base, card)
                for base in self._bases(state, frame.cause, slots, card)
            ]
            state.ask(Decision(player, "advent-base", PICK_OPTION, options, frame.cause, (card,)))
        elif step == 2:
            chosen = slots[WORK]
            assert isinstance(chosen, int)
            advent.start_by_effect(state, player, chosen, state.answer.target, frame.cause)
        else:
            state.pop()


ADVENT_WORDS: Final = (
    AdventLine,
    AdventToCardLine,
    Advented,
    AdventBaseLine,
    HasAdventOfName,
    ThisIsAdvented,
    CardIsAdvented,
    AdventBegins,
    AdventOfNameIsMade,
    AdventIsMade,
    BasesOfThis,
    ChooseBases,
    DiscardBases,
    AdventByEffect,
)
"""The words of this module, for registration."""
