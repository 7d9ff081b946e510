"""Words about answering events with bursts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import KINDS, CardDefinition
from taisen.battle_spirits.rules.burst import burst_cause, forbidden, start
from taisen.battle_spirits.state import BOTH, IN_USE, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import OF_CARD_AWAY, SetOpening, StaysSet, Trigger
from taisen.battle_spirits.vocabulary.changes import BurstAnswerRule, PlayerRule
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.lines import while_text
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Condition, Target
from taisen.language.control import Action
from taisen.language.phrases import line
from taisen.language.sentences import Speaker
from taisen.language.slots import DONE, NUMBER, fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThisReducesLife(OwnTrigger):
    """When this spirit's attack reduces the opponent's life."""

    notation: ClassVar[str | tuple[str, ...]] = "this reduces opposing life by attacking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のアタックで相手のライフが減ったとき",
        "zh-Hans": "对手的生命因{this}的攻击而减少时",
        "zh-Hant": "對手的生命因{this}的攻擊而減少時",
        "en": "when {this} reduces the opponent's life by attacking",
    }
    events = ("life_reduced",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source took the life by battle."""
        by = event.cause
        return by.kind == BATTLE and by.object == cause.object and event.player != cause.player


class CardReducesLife(CardTrigger):
    """When the attack of a spirit of a sort reduces the opponent's life."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} reduces opposing life by attacking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}のアタックで相手のライフが減ったとき",
        "zh-Hans": "对手的生命因{among}的攻击而减少时",
        "zh-Hant": "對手的生命因{among}的攻擊而減少時",
        "en": "when {among} reduces the opponent's life by attacking",
    }
    events: ClassVar[tuple[str, ...]] = ("life_reduced",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card took the opponent's life by battle."""
        by = event.cause
        if by.kind != BATTLE or event.player == cause.player:
            return False
        return self.among.matches(state, by.object, cause, NO_SLOTS)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it may still be given: the life is gone, whatever became of the attacker."""
        return True


class SetCardIsDiscarded(OwnTrigger):
    """When this card, set as a burst, is discarded by the opponent."""

    notation: ClassVar[str | tuple[str, ...]] = "this set card is discarded by the opponent"
    texts: ClassVar[dict[str, str]] = {
        "ja": "セットしているこのカードが相手によって破棄されたとき",
        "zh-Hans": "设置中的这张卡牌因对手而被破弃时",
        "zh-Hant": "設置中的這張卡牌因對手而被破棄時",
        "en": "when this set card is discarded by the opponent",
    }
    events: ClassVar[tuple[str, ...]] = ("burst_discarded",)
    own: ClassVar[str] = OF_CARD_AWAY

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was discarded so."""
        return event.card == cause.card and event.cause.player == 1 - cause.player


class CannotAnswerWithBursts(BurstAnswerRule):
    """Cannot activate bursts when a certain event happens."""

    fields: ClassVar[tuple[str, ...]] = ("trigger",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts when {trigger:trigger}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{trigger}、バーストを発動できない",
        "zh-Hans": "在{trigger}不能发动爆裂",
        "zh-Hant": "在{trigger}不能發動爆裂",
        "en": "cannot activate bursts {trigger}",
    }

    def __init__(self, trigger: Trigger) -> None:
        super().__init__()
        self.trigger = trigger

    def stops(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is that event."""
        trigger = self.trigger
        return event.name in trigger.events and trigger.fits(state, event, cause)


class SetOpeningLine(SetOpening):
    """Lets the card, set as a burst, be activated at an event whatever its burst condition is."""

    fields: ClassVar[tuple[str, ...]] = ("condition", "trigger")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[while {condition:condition}:]] when {trigger:trigger}: this set card may be activated"
    )

    def __init__(self, trigger: Trigger, condition: Condition | None = None) -> None:
        super().__init__()
        self.trigger = trigger
        self.condition = condition

    def sentence(self, language: str, say: Speaker) -> str:
        """Say when, while what, and that the condition does not count."""
        what = {
            "ja": "セットしているこのカードは、バースト条件を無視して発動できる",
            "zh-Hans": "设置中的这张卡牌可以无视爆裂条件发动",
            "zh-Hant": "設置中的這張卡牌可以無視爆裂條件發動",
            "en": "this set card may be activated whatever its burst condition is",
        }[language]
        conditions = [while_text(self.condition, language, say), say.word(self.trigger)]
        return line(language, say, None, "", conditions, what)


class ActivateBurst(Action):
    """Activates the burst of a card outside the burst area; it counts as lying there (BS-25.13)."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "activate the burst of {target:card-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}のバーストを発動する",
        "zh-Hans": "发动{target}的爆裂",
        "zh-Hant": "發動{target}的爆裂",
        "en": "activate the burst of {target}",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the activation of the first of them."""
        assert isinstance(state, BattleState)
        for card in items[:1]:
            if state.definitions[card].burst is None or forbidden(state, cause.player, card):
                return 0
            # BS-25.13: shown and in use until its effect is over, beside a burst that is set.
            state.move_card(card, cause.player * ZONE_COUNT + IN_USE, BOTH)
            start(state, cause.player, card, burst_cause(state, cause.player, card), fresh_slots())
        return len(items[:1])


class StaysSetLine(StaysSet):
    """Says that the opponent does not discard the card while it is set as a burst."""

    notation: ClassVar[str | tuple[str, ...]] = "this card is not discarded by the opponent while it is set"
    texts: ClassVar[dict[str, str]] = {
        "ja": "セットしているこのカードは相手によって破棄されない。",
        "zh-Hans": "设置中的这张卡牌不会因对手而被破弃。",
        "zh-Hant": "設置中的這張卡牌不會因對手而被破棄。",
        "en": "this card is not discarded by the opponent while it is set.",
    }


class NameKind(Action):
    """Names a kind of card."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "name a kind"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード種類1つを指定する",
        "zh-Hans": "指定1种卡牌种类",
        "zh-Hant": "指定1種卡牌種類",
        "en": "name a kind of card",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the kind and keep its place among the kinds."""
        frame = state.frame
        if step == 0:
            options = [Option("name-kind", f"kind {kind}", place) for place, kind in enumerate(KINDS)]
            arguments = (frame.node.key,)
            state.ask(Decision(frame.controller, "name-kind", PICK_OPTION, options, frame.cause, arguments))
            return
        state.slots[NUMBER] = state.answer.target
        state.slots[DONE] = 1
        state.pop()


class CannotGiveBurstsOfKind(PlayerRule):
    """Cannot give burst effects of cards of the kind that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot give burst effects of that kind"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は指定したカード種類のバースト効果を発揮できない",
        "zh-Hans": "不能发挥指定种类的卡牌的爆裂效果",
        "zh-Hant": "不能發揮指定種類的卡牌的爆裂效果",
        "en": "cannot give burst effects of cards of the named kind",
    }
    verb: ClassVar[str] = "give-burst-effect"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the kind named."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card is of that kind."""
        return definition.kind == KINDS[amount]


class CannotAnswerDraws(BurstAnswerRule):
    """Cannot give effects that answer the other player's draws by effects of cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot give effects that answer draws by effects of your [{sort:card-filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{sort}の効果でドローしたとき、「ドローしたとき/手札が増えたとき」の効果を発揮できない",
        "zh-Hans": "在因{sort}的效果抽卡时，不能发挥“抽卡时/手牌增加时”的效果",
        "zh-Hant": "在因{sort}的效果抽卡時，不能發揮「抽卡時/手牌增加時」的效果",
        "en": "cannot give effects that answer draws by effects of {sort} of yours",
    }
    effects_too: ClassVar[bool] = True

    def __init__(self, sort: CardFilter) -> None:
        super().__init__()
        self.sort = sort

    def stops(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is such a draw."""
        by = event.cause
        return (
            event.name == "drew"
            and event.player == cause.player
            and by.kind == EFFECT
            and by.player == cause.player
            and by.card >= 0
            and self.sort.matches(state, by.card, cause, NO_SLOTS)
        )


class CannotAnswerThisEffect(BurstAnswerRule):
    """Cannot activate bursts in answer to what this effect does."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts in answer to this effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はこの効果によってバースト効果を発揮できない",
        "zh-Hans": "不能因此效果发挥爆裂效果",
        "zh-Hant": "不能因此效果發揮爆裂效果",
        "en": "cannot activate bursts in answer to this effect",
    }

    def stops(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the event is this effect's doing."""
        by = event.cause
        return by.kind == EFFECT and by.player == cause.player and by.ability == cause.ability


BURST_WORDS: Final = (
    SetOpeningLine,
    ThisReducesLife,
    CardReducesLife,
    SetCardIsDiscarded,
    CannotAnswerWithBursts,
    ActivateBurst,
    NameKind,
    StaysSetLine,
    CannotGiveBurstsOfKind,
    CannotAnswerDraws,
    CannotAnswerThisEffect,
)
"""The words of this module, for registration."""
