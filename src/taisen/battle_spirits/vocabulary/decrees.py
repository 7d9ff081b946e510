"""God Decree: how cores come on a Grandwalker (BS-20.13 to BS-20.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import drawing
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.grandwalker import DECREE_CARDS, DECREE_CORES, core_plus
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import Trigger, Triggered
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.heads import under_head
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Effect
from taisen.language.control import ask_yes, decline
from taisen.language.phrases import one
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, DONE, OTHER, SUBJECT
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

GOD_DECREE: Final = "god-decree"


def meets(state: BattleState, among: CardFilter, found: FieldCard | None, card: int, cause: Cause) -> bool:
    """Return whether a card meets a decree's condition: as it stands on the field, or as it is printed."""
    # BS-20.17: the noun of the condition says of which kind it must be.
    if found is None or found.card != card:
        return among.matches(state, card, cause, NO_SLOTS)
    if not among.noun.of(state.definitions[card]):
        return False
    tests = (*among.adjectives, *among.tests)
    return all(test.on_field(state, found, cause, NO_SLOTS) for test in tests)


class DecreeTrigger(Trigger):
    """When an own card that meets the condition comes, or the Grandwalker itself is deployed."""

    events: ClassVar[tuple[str, ...]] = ("deployed", "summoned", "brave_summoned", "advented")
    conditions: tuple[CardFilter, ...]
    once: bool

    def __init__(self, conditions: tuple[CardFilter, ...], once: bool) -> None:
        super().__init__()
        self.conditions = conditions
        self.once = once
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is one of the two, and a decree may be given for it."""
        assert isinstance(state, BattleState)
        if event.player != cause.player or prohibited(state, cause.player, GOD_DECREE):
            return False
        if event.name == "deployed" and event.object == cause.object:
            return self.mills(state, cause)
        if self.once and arrival_key(cause) in state.marks:
            return False
        # BS-99.39: cards that one deed brings together are one event.
        if event.other and any(
            item.slots[OTHER] == event.other
            and item.cause.object == cause.object
            and item.cause.ability == cause.ability
            for item in state.pending
        ):
            return False
        found = state.objects.get(event.object)
        return any(meets(state, among, found, event.card, cause) for among in self.conditions)

    def mills(self, state: BattleState, cause: Cause) -> bool:
        """Return whether the deployment of the source lets cards be put in the trash."""
        # BS-20.15
        name = state.definitions[cause.card].name
        return not any(
            found.id != cause.object
            and found.controller == cause.player
            and state.definitions[found.card].name == name
            for found in state.objects.values()
        )


def arrival_key(cause: Cause) -> str:
    """Return the key under which a decree for a card that comes is noted as given this turn."""
    return f"decree {cause.object} {cause.ability}"


class DecreeEffect(Effect):
    """Puts a core on the source for a card that came, or cores for what its deployment puts in the trash."""

    asks: ClassVar[bool] = True

    def __init__(self, conditions: tuple[CardFilter, ...], once: bool) -> None:
        super().__init__()
        self.conditions = conditions
        self.once = once

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what is asked about."""
        return {
            "ja": f"神託で{say.this}にコアを置く",
            "zh-Hans": f"以神托将晶核放置到{say.this}上",
            "zh-Hant": f"以神託將晶核放置到{say.this}上",
            "en": f"put cores on {say.this} by its God Decree",
        }[language]

    def run(self, state: AnyState, step: int) -> None:
        """Ask, put cards in the trash if it is the deployment, put cores."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        cause = frame.cause
        deployment = slots[SUBJECT] == cause.object
        if step == 0:
            if self.once and not deployment and arrival_key(cause) in state.marks:
                decline(state)
                return
            # BS-20.16
            ask_yes(state, "decree")
        elif step == 1:
            if state.answer.verb == "no":
                decline(state)
            elif deployment:
                # BS-20.14; BS-99.41: of a smaller deck what is there.
                drawing.mill(state, cause.player, DECREE_CARDS, cause)
            else:
                # BS-20.13
                self._put(state, cause, slots, DECREE_CORES, ())
        else:
            cards = slots[CARDS]
            assert isinstance(cards, tuple)
            fitting = sum(
                any(meets(state, among, None, card, cause) for among in self.conditions) for card in cards
            )
            self._put(state, cause, slots, DECREE_CORES * fitting, cards)

    def _put(
        self, state: BattleState, cause: Cause, slots: list[Value], amount: int, cards: tuple[int, ...]
    ) -> None:
        if cause.object in state.objects:
            if amount:
                core_plus(state, cause.object, amount, cause)
            if self.once and not cards:
                state.marks[arrival_key(cause)] = 1
            # What the deployment puts in the trash is what the event is about.
            card = -1 if cards else cause.card
            state.happen(Event("decree", cause.player, cause, cause.object, card, amount, cards=cards))
        slots[DONE] = max(1, amount)
        state.pop()


class DecreeLine(Triggered):
    """God Decree with its conditions; "once per turn" limits the part about cards that come."""

    fields: ClassVar[tuple[str, ...]] = ("once", "conditions")
    notation: ClassVar[str | tuple[str, ...]] = (
        "god decree[[?once once per turn]]: {conditions:decree-condition+ or}"
    )
    name: ClassVar[dict[str, str]] = {
        "ja": "《神託》",
        "zh-Hans": "《神托》",
        "zh-Hant": "《神託》",
        "en": "God Decree",
    }

    def __init__(self, conditions: tuple[DecreeCondition, ...], once: bool = False) -> None:
        super().__init__()
        self.conditions = conditions
        self.once = once
        self.keyword = GOD_DECREE
        under_head(self, None)
        self.during = None
        self.condition = None
        self.limit = ""
        among = tuple(condition.among for condition in conditions)
        self.trigger = DecreeTrigger(among, once)
        self.effect = DecreeEffect(among, once)
        self.place = "field"

    def parts(self) -> list[Word]:
        """Return the words inside: the conditions, and what is done."""
        return [*self.conditions, self.effect]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword with its conditions, and what it stands for."""
        sorts = {"ja": "か", "zh-Hans": "或", "zh-Hant": "或", "en": " or "}[language].join(
            say.word(condition) for condition in self.conditions
        )
        once = ""
        if self.once:
            once = {
                "ja": "（召喚/煌臨での神託はターンに1回）",
                "zh-Hans": "（召唤/煌临时的神托每回合1次）",
                "zh-Hant": "（召喚/煌臨時的神託每回合1次）",
                "en": " (once per turn for cards that come)",
            }[language]
        return self.name[language] + self.text(language, sorts, once, say)

    def text(self, language: str, sorts: str, once: str, say: Speaker) -> str:
        """Return what the keyword stands for."""
        return {
            "ja": f"〔{sorts}〕{once}：自分がそのカードを召喚/煌臨したとき、ボイドからコア1個を{say.this}に"
            f"置くことができる。{say.this}を配置したとき、他に同名の自分のカードがなければ、自分のデッキの上から"
            f"3枚をトラッシュに置くことができ、その中のそのカード1枚につき、ボイドからコア1個を{say.this}に置く。",
            "zh-Hans": f"〔{sorts}〕{once}：自己召唤/煌临该卡牌时，可以将1个晶核从空间放置到{say.this}上。"
            f"{say.this}配置时，若自己没有其他同名卡牌，可以将自己卡组上方的3张卡放置到废弃区，"
            f"其中每有1张该卡牌，将1个晶核从空间放置到{say.this}上。",
            "zh-Hant": f"〔{sorts}〕{once}：自己召喚/煌臨該卡牌時，可以將1個晶核從空間放置到{say.this}上。"
            f"{say.this}配置時，若自己沒有其他同名卡牌，可以將自己卡組上方的3張卡放置到廢棄區，"
            f"其中每有1張該卡牌，將1個晶核從空間放置到{say.this}上。",
            "en": f" ({sorts}){once}: When you summon or advent such a card, you may put 1 core from the "
            f"void on {say.this}. When {say.this} is deployed while you have no other card of its name, you "
            f"may put the top 3 cards of your deck in the trash and put 1 core from the void on {say.this} "
            "for each such card among them.",
        }[language]


class DecreeCondition(Word):
    """Which cards a decree answers, as cards and on the field alike."""

    category: ClassVar[str] = "decree-condition"
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "[{among:card-filter}]"

    def __init__(self, among: CardFilter) -> None:
        super().__init__()
        self.among = among

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the cards."""
        return one(self.among, language, say)


class CardsByDecree(OwnTrigger):
    """When the decree of the source has put cards in the trash."""

    notation: ClassVar[str | tuple[str, ...]] = "the decree of this puts cards in the trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}の《神託》でカードがトラッシュに置かれたとき",
        "zh-Hans": "{this}的《神托》将卡牌放置到废弃区时",
        "zh-Hant": "{this}的《神託》將卡牌放置到廢棄區時",
        "en": "when the God Decree of {this} puts cards in the trash",
    }
    events: ClassVar[tuple[str, ...]] = ("decree",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source's decree did, and put some there."""
        return event.object == cause.object and bool(event.cards)


DECREE_WORDS: Final = (DecreeLine, DecreeCondition, CardsByDecree)
"""The words of this module, for registration."""
