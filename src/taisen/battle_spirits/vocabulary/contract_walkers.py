"""Contract Grandwalkers (chapter 22): True God Decree, and what effects say about decrees and skills."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import counts, drawing
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.grandwalker import DECREE_CARDS, DECREE_CORES, core_plus
from taisen.battle_spirits.rules.values import active, applies
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import DecreeCounts, PlayerRule
from taisen.battle_spirits.vocabulary.decrees import (
    GOD_DECREE,
    DecreeCondition,
    DecreeEffect,
    DecreeLine,
    DecreeTrigger,
    meets,
)
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.conditions import Simple
from taisen.language.control import ask_yes, decline
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, DONE, EVENT_CARD, NUMBER, SUBJECT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


def deployment_key(state: BattleState, cause: Cause) -> str:
    """Return the key under which a True Decree of a deployment is noted as given this turn."""
    return f"true decree {cause.player} {state.definitions[cause.card].name}"


class TrueDecreeTrigger(DecreeTrigger):
    """When an own card that meets the condition is summoned or deployed, or the source itself is."""

    # BS-22.07: an advent does not count.
    events: ClassVar[tuple[str, ...]] = ("deployed", "summoned", "brave_summoned")

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is one of the two, and a decree may be given for it."""
        assert isinstance(state, BattleState)
        if event.name == "deployed" and event.object != cause.object:
            # BS-22.10
            if event.player != cause.player or prohibited(state, cause.player, GOD_DECREE):
                return False
            found = state.objects.get(event.object)
            return any(meets(state, among, found, event.card, cause) for among in self.conditions)
        return super().fits(state, event, cause)

    def mills(self, state: BattleState, cause: Cause) -> bool:
        """Return whether the deployment of the source lets cards be put in the trash."""
        # BS-22.08, BS-22.09: with a card of its name on the field too.
        return deployment_key(state, cause) not in state.marks


class TrueDecreeEffect(DecreeEffect):
    """Puts cores on the source, or counts in their place where an effect lets it."""

    def run(self, state: AnyState, step: int) -> None:
        """Ask, put cards in the trash if it is the deployment, ask about counts, put cores."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        cause = frame.cause
        deployment = slots[SUBJECT] == cause.object
        if step == 0:
            if deployment and deployment_key(state, cause) in state.marks:
                decline(state)
            else:
                ask_yes(state, "decree")
        elif step == 1:
            if state.answer.verb == "no":
                decline(state)
            elif deployment:
                state.marks[deployment_key(state, cause)] = 1
                drawing.mill(state, cause.player, DECREE_CARDS, cause)
        elif step == 2:
            slots[NUMBER] = self._cores(state, cause, slots, deployment)
            self._ask_counts(state, cause, slots)
        else:
            self._give(state, cause, slots, deployment, state.answer.target)

    def _cores(self, state: BattleState, cause: Cause, slots: list[Value], deployment: bool) -> int:
        if not deployment:
            return DECREE_CORES
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        # BS-22.08
        return DECREE_CORES * sum(
            any(meets(state, among, None, card, cause) for among in self.conditions) for card in cards
        )

    def _ask_counts(self, state: BattleState, cause: Cause, slots: list[Value]) -> None:
        """Ask how many of the cores become counts, if any may."""
        amount = slots[NUMBER]
        assert isinstance(amount, int)
        source = state.objects.get(cause.object)
        may = source is not None and any(
            isinstance(entry.modification, DecreeCounts) and applies(state, entry, source)
            for entry in active(state, "restriction")
        )
        highest = amount if may else 0
        options = [Option("name", f"counts {n}", n) for n in range(highest + 1)]
        player = state.frame.controller
        state.ask(Decision(player, "decree-counts", NUMBER_SHAPE, options, cause, (state.frame.node.key,)))

    def _give(
        self, state: BattleState, cause: Cause, slots: list[Value], deployment: bool, counted: int
    ) -> None:
        amount, card = slots[NUMBER], slots[EVENT_CARD]
        assert isinstance(amount, int) and isinstance(card, int)
        cards = slots[CARDS] if deployment else ()
        assert isinstance(cards, tuple)
        if cause.object in state.objects:
            if amount > counted:
                core_plus(state, cause.object, amount - counted, cause)
            if counted:
                counts.change(state, cause.player, counted, cause)
            detail = "" if deployment else state.definitions[card].kind
            player = cause.player
            state.happen(
                Event("decree", player, cause, cause.object, cause.card, amount, detail=detail, cards=cards)
            )
        slots[DONE] = max(1, amount)
        state.pop()


class TrueDecreeLine(DecreeLine):
    """True God Decree with its conditions; it is God Decree too (BS-22.10)."""

    fields: ClassVar[tuple[str, ...]] = ("conditions",)
    notation: ClassVar[str | tuple[str, ...]] = "true decree: {conditions:decree-condition+ or}"
    name: ClassVar[dict[str, str]] = {
        "ja": "《真・神託》",
        "zh-Hans": "《真神托》",
        "zh-Hant": "《真神託》",
        "en": "True God Decree",
    }

    def __init__(self, conditions: tuple[DecreeCondition, ...]) -> None:
        super().__init__(conditions)
        among: tuple[CardFilter, ...] = tuple(condition.among for condition in conditions)
        self.trigger = TrueDecreeTrigger(among, False)
        self.effect = TrueDecreeEffect(among, False)

    def text(self, language: str, sorts: str, once: str, say: Speaker) -> str:
        """Return what the keyword stands for."""
        return {
            "ja": f"〔{sorts}〕：自分がそのカードを召喚/配置したとき、ボイドからコア1個を{say.this}に"
            f"置くことができる。同名のカードはターンに1回、{say.this}を配置したとき、自分のデッキの上から"
            f"3枚をトラッシュに置くことができ、その中のそのカード1枚につき、ボイドからコア1個を{say.this}に置く。",
            "zh-Hans": f"〔{sorts}〕：自己召唤/配置该卡牌时，可以将1个晶核从空间放置到{say.this}上。"
            f"同名卡牌每回合1次，{say.this}配置时，可以将自己卡组上方的3张卡放置到废弃区，"
            f"其中每有1张该卡牌，将1个晶核从空间放置到{say.this}上。",
            "zh-Hant": f"〔{sorts}〕：自己召喚/配置該卡牌時，可以將1個晶核從空間放置到{say.this}上。"
            f"同名卡牌每回合1次，{say.this}配置時，可以將自己卡組上方的3張卡放置到廢棄區，"
            f"其中每有1張該卡牌，將1個晶核從空間放置到{say.this}上。",
            "en": f" ({sorts}): When you summon or deploy such a card, you may put 1 core from the void on "
            f"{say.this}. Once per turn among cards of this name, when {say.this} is deployed, you may put "
            f"the top 3 cards of your deck in the trash and put 1 core from the void on {say.this} for each "
            "such card among them.",
        }[language]


class DecreeByKind(OwnTrigger):
    """When the source does its decree for a card of a kind that came."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    notation: ClassVar[str | tuple[str, ...]] = "this does its decree for a {kind:kind}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が{kind}の召喚/配置で《神託》をしたとき",
        "zh-Hans": "{this}因{kind}的召唤/配置进行《神托》时",
        "zh-Hant": "{this}因{kind}的召喚/配置進行《神託》時",
        "en": "when {this} does its decree for a {kind}",
    }
    events: ClassVar[tuple[str, ...]] = ("decree",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is the source's decree, for such a card."""
        return event.object == cause.object and event.detail == self.kind


class DecreesMayCount(DecreeCounts):
    """Each core of its decrees may be an increase of the player's counts in its place."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "may increase your counts by 1 in place of each core of its decree"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は《神託》するとき、コア+1するかわりに、自分のカウント+1できる",
        "zh-Hans": "进行《神托》时，可以不放置晶核，改为自己的计数+1",
        "zh-Hant": "進行《神託》時，可以不放置晶核，改為自己的計數+1",
        "en": "may increase your counts by 1 in place of each core of its decree",
    }


class CannotDecree(PlayerRule):
    """The player cannot do God Decrees, nor True God Decrees."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot do God Decrees"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は《神託》できない",
        "zh-Hans": "不能进行《神托》",
        "zh-Hant": "不能進行《神託》",
        "en": "cannot do God Decrees",
    }
    verb: ClassVar[str] = GOD_DECREE


class SkillPaid(Simple):
    """So many cores were paid for the skill in progress."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{number:number} {core|cores@number} paid for the skill"
    texts: ClassVar[dict[str, str]] = {
        "ja": "置いたコアが{number}個である",
        "zh-Hans": "放置的晶核为{number}个",
        "zh-Hant": "放置的晶核為{number}個",
        "en": "{number} core{s:number} {was/were:number} paid for it",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare with what the skill noted."""
        return slots[NUMBER] == self.number


CONTRACT_WALKER_WORDS: Final = (
    TrueDecreeLine,
    DecreeByKind,
    DecreesMayCount,
    CannotDecree,
    SkillPaid,
)
"""The words of this module, for registration."""
