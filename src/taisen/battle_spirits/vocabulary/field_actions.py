"""Actions on field cards, cores and lasting values."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import posture
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.lasting import give
from taisen.battle_spirits.rules.leaving import affected, depart, reached, stay
from taisen.battle_spirits.rules.retargeting import narrowed
from taisen.battle_spirits.state import BURST_AREA, DECK, HAND, BattleState
from taisen.battle_spirits.vocabulary.changes import BPChange, PlayerRule
from taisen.battle_spirits.vocabulary.qualities import BPTest
from taisen.battle_spirits.vocabulary.targets import All, AnyNumber
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Duration, Modification, PlayerWord, Target
from taisen.language.control import Action, TargetAction
from taisen.language.phrases import changed, for_time, ruled
from taisen.language.sentences import Speaker
from taisen.language.slots import IT, NUMBER
from taisen.language.words import walk

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Destroy(Action):
    """Destroys field cards; with "silently" their own when-destroyed effects do not come."""

    fields: ClassVar[tuple[str, ...]] = ("target", "silently", "muted")
    notation: ClassVar[str | tuple[str, ...]] = (
        "destroy {target:target}[[?silently without its when-destroyed effects]]"
        "[[?muted without its effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?silently破壊時の効果を発揮させずに]][[?muted効果を発揮させずに]]破壊する",
        "zh-Hans": "破坏{target}[[?silently（其破坏时效果不发挥）]][[?muted（其效果不发挥）]]",
        "zh-Hant": "破壞{target}[[?silently（其破壞時效果不發揮）]][[?muted（其效果不發揮）]]",
        "en": (
            "destroy {target}[[?silently without giving its when-destroyed effects]]"
            "[[?muted without giving its effects]]"
        ),
    }

    def __init__(self, target: Target, silently: bool = False, muted: bool = False) -> None:
        super().__init__(target)
        if silently and muted:
            raise ValueError("without its effects is without its when-destroyed effects too")
        self.silently = silently
        self.muted = muted
        # BS-43.01: what bounds their BP is a bound of a destruction.
        for word in walk(target):
            if isinstance(word, AnyNumber) or (isinstance(word, BPTest) and word.relation in ("<=", "<")):
                word.destroys = True

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Destroy those that the effect reaches, all at one moment."""
        assert isinstance(state, BattleState)
        return depart(
            state, reached(state, items, cause), "destroyed", cause, silent=self.silently, mute=self.muted
        )


class Exhaust(TargetAction):
    """Exhausts field cards."""

    notation: ClassVar[str | tuple[str, ...]] = "exhaust {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を疲労させる",
        "zh-Hans": "使{target}疲劳",
        "zh-Hant": "使{target}疲勞",
        "en": "exhaust {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Exhaust those that the effect reaches."""
        assert isinstance(state, BattleState)
        return sum(1 for i in reached(state, items, cause) if posture.exhaust(state, i, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether something there is refreshed; a fixed target must be."""
        assert isinstance(state, BattleState)
        if not super().possible(state, cause, slots):
            return False
        target = self.target
        if target is None or not target.fixed():
            return True
        return any(state.objects[i].posture == 0 for i in target.items(state, cause, slots))


class HeavilyExhaust(TargetAction):
    """Heavily exhausts field cards (BS-41.02)."""

    notation: ClassVar[str | tuple[str, ...]] = "heavily exhaust {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を重疲労させる",
        "zh-Hans": "使{target}重疲劳",
        "zh-Hant": "使{target}重疲勞",
        "en": "heavily exhaust {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Heavily exhaust those that the effect reaches."""
        assert isinstance(state, BattleState)
        return sum(1 for i in reached(state, items, cause) if posture.heavily_exhaust(state, i, cause))


class Refresh(TargetAction):
    """Refreshes field cards."""

    notation: ClassVar[str | tuple[str, ...]] = "refresh {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を回復させる",
        "zh-Hans": "使{target}回复",
        "zh-Hant": "使{target}回復",
        "en": "refresh {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Refresh those that the effect reaches; "they" are those that were."""
        assert isinstance(state, BattleState)
        done = tuple(i for i in reached(state, items, cause) if posture.refresh(state, i, cause))
        slots[IT] = done
        return len(done)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether at least one can be refreshed, for targets that are fixed."""
        assert isinstance(state, BattleState)
        target = self.target
        if target is None or not target.fixed():
            return super().possible(state, cause, slots)
        return any(state.objects[i].posture for i in target.items(state, cause, slots))


class ReturnToHand(TargetAction):
    """Returns field cards to their owner's hand."""

    notation: ClassVar[str | tuple[str, ...]] = "return {target:target} to hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を手札に戻す",
        "zh-Hans": "将{target}移回手牌",
        "zh-Hant": "將{target}移回手牌",
        "en": "return {target} to hand",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Let them wait to leave for the hand, all together."""
        assert isinstance(state, BattleState)
        return depart(state, reached(state, items, cause), "returned", cause, HAND)


class ReturnToDeck(Action):
    """Returns field cards to their owner's deck, on top or under it."""

    fields: ClassVar[tuple[str, ...]] = ("target", "bottom")
    notation: ClassVar[str | tuple[str, ...]] = "return {target:target} to the deck[[?bottom at the bottom]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をデッキの[[?bottom下]][[?!bottom上]]に戻す",
        "zh-Hans": "将{target}移回卡组[[?bottom下方]][[?!bottom上方]]",
        "zh-Hant": "將{target}移回卡組[[?bottom下方]][[?!bottom上方]]",
        "en": "return {target} to the[[?bottom bottom]][[?!bottom top]] of the deck",
    }

    def __init__(self, target: Target, bottom: bool = False) -> None:
        super().__init__(target)
        self.bottom = bottom

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Let them wait to leave for the deck; one already leaving goes there instead."""
        assert isinstance(state, BattleState)
        waiting = [i for i in items if i in state.objects and state.objects[i].leaving == "destroyed"]
        for item in waiting:
            state.departures = tuple(
                d.elsewhere(DECK, self.bottom) if d.object == item else d for d in state.departures
            )
        return len(waiting) + depart(
            state, reached(state, items, cause), "returned", cause, DECK, self.bottom
        )


class Stays(Action):
    """A card that waits to leave stays on the field, refreshed or exhausted (BS-37.05)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "posture")
    notation: ClassVar[str | tuple[str, ...]] = "{target:target} {stays|stay} {posture:posture}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を{posture}でフィールドに残す",
        "zh-Hans": "使{target}以{posture}留在战场",
        "zh-Hant": "使{target}以{posture}留在戰場",
        "en": "leave {target} on the field {posture}",
    }

    def __init__(self, target: Target, posture: int) -> None:
        super().__init__(target)
        self.posture = posture

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take them off the list of departures."""
        assert isinstance(state, BattleState)
        return sum(1 for i in items if stay(state, i, self.posture))


class SetFieldCard(TargetAction):
    """Sets a spirit with a burst effect from the field as a burst."""

    notation: ClassVar[str | tuple[str, ...]] = "set {target:target} as a burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をバーストとしてセットする",
        "zh-Hans": "将{target}设置为爆裂",
        "zh-Hant": "將{target}設置為爆裂",
        "en": "set {target} as a burst",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Let it leave the field for the burst area."""
        assert isinstance(state, BattleState)
        fitting = [
            i
            for i in items
            if i in state.objects and state.definitions[state.objects[i].card].burst is not None
        ]
        return depart(state, reached(state, tuple(fitting), cause), "returned", cause, BURST_AREA)


# -- cores -----------------------------------------------------------------------------------------


# -- lasting effects -------------------------------------------------------------------------------


class Give(Action):
    """Changes current values of field cards for a time; "all" reaches later cards too (BS-38.05)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "changes", "duration")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{target:target} {changes:modification+@target and} {duration:duration}"
    )

    def __init__(self, target: Target, changes: tuple[Modification, ...], duration: Duration) -> None:
        super().__init__(target)
        self.changes = changes
        self.duration = duration

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Add the lasting changes, their numbers fixed now."""
        assert isinstance(state, BattleState)
        until = self.duration.until(state, cause)
        target = self.target
        open_subject = target.among if isinstance(target, All) else None
        if open_subject is not None and target is not None and narrowed(state, target, items):
            open_subject = None
        fitting = tuple(i for i in items if i in state.objects and affected(state, state.objects[i], cause))
        if open_subject is None and not fitting:
            return 0
        named = slots[NUMBER]
        assert isinstance(named, int)
        for change in self.changes:
            amount = change.current(state, cause) if isinstance(change, BPChange) else 0
            if open_subject is not None:
                give(
                    state,
                    change.layer,
                    change,
                    cause,
                    until,
                    amount=amount,
                    subject=open_subject,
                    named=named,
                )
            else:
                give(state, change.layer, change, cause, until, amount=amount, objects=fitting)
        state.happen(
            Event("modified", cause.player, cause, fitting[0] if fitting else 0, amount=len(fitting))
        )
        return len(fitting)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is something to change; an "all" effect always is."""
        return isinstance(self.target, All) or super().possible(state, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what becomes of whom, and for how long."""
        target = self.target
        assert target is not None
        text = changed(say.word(target), self.changes, target.is_many(), language, say)
        return for_time(text, self.duration, language, say)


class GiveRule(Action):
    """Sets a rule about a player for a time."""

    fields: ClassVar[tuple[str, ...]] = ("who", "rule", "duration")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {rule:player-rule@who} {duration:duration}"

    def __init__(self, who: PlayerWord, rule: PlayerRule, duration: Duration) -> None:
        super().__init__()
        self.who = who
        self.rule = rule
        self.duration = duration

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Add the rule, its number fixed now."""
        assert isinstance(state, BattleState)
        give(
            state,
            "player",
            self.rule,
            cause,
            self.duration.until(state, cause),
            amount=self.rule.captured(state, cause, slots),
            player=self.who.player(state, cause),
        )
        return 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what who cannot do, and for how long."""
        return for_time(ruled(self.who, self.rule, language, say), self.duration, language, say)


class Pick(TargetAction):
    """Picks field cards for what the effect does with them later ("it")."""

    notation: ClassVar[str | tuple[str, ...]] = "choose {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を指定する",
        "zh-Hans": "指定{target}",
        "zh-Hant": "指定{target}",
        "en": "choose {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Keep them."""
        slots[IT] = items
        return len(items)


# -- steps and battles -----------------------------------------------------------------------------


ENDING_RANK: Final = {"battle": 1, "main": 2, "attack": 2, "turn": 3}
"""How much each ending ends."""


class EndStep(Action):
    """Ends the Main Step, the battle, the Attack Step or the turn in progress."""

    fields: ClassVar[tuple[str, ...]] = ("what",)
    notation: ClassVar[str | tuple[str, ...]] = "end the {what:ending}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{what}を終了する",
        "zh-Hans": "结束{what}",
        "zh-Hant": "結束{what}",
        "en": "end the {what}",
    }

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Mark it; it ends once what is in progress has settled."""
        assert isinstance(state, BattleState)
        if self.what == "battle" and not state.battle:
            return 0
        if self.what in ("main", "attack") and state.step != self.what:
            return 0
        if self.what == "attack" and not cause.certain and prohibited(state, cause.player, "end-attack-step"):
            state.note(Event("prevented", cause.player, cause, detail="end-attack-step"))
            return 0
        # What ends more is not undone by what ends less.
        if ENDING_RANK[self.what] >= ENDING_RANK.get(state.ending, 0):
            state.ending = self.what
        return 1


class NoComparison(Action):
    """BP is not compared in this battle; it goes on otherwise."""

    notation: ClassVar[str | tuple[str, ...]] = "BP is not compared this battle"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このバトルではBPを比べないようにする",
        "zh-Hans": "使这次战斗不比较BP",
        "zh-Hant": "使這次戰鬥不比較BP",
        "en": "have no BP compared this battle",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Mark it."""
        assert isinstance(state, BattleState)
        state.compare = False
        state.touch()
        return 1


class NotHavingBlocked(TargetAction):
    """A blocking card counts as not having blocked; BP is not compared."""

    notation: ClassVar[str | tuple[str, ...]] = "treat {target:target} as not having blocked"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}がブロックしているなら、{target}はブロックしなかったものとして扱う",
        "zh-Hans": "若{target}正在阻挡，则将{target}视为没有阻挡",
        "zh-Hant": "若{target}正在阻擋，則將{target}視為沒有阻擋",
        "en": "if {target} was blocking, treat {target} as not having blocked",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take its block back: the attack is unblocked, and no block of this turn."""
        assert isinstance(state, BattleState)
        if not state.blocked or state.blocker not in items:
            return 0
        state.blocked = False
        state.blocker = 0
        key = f"blocks {1 - state.turn_player}"
        state.marks[key] -= 1
        if not state.marks[key]:
            del state.marks[key]
        state.touch()
        return 1


class CountsUnblocked(Action):
    """The attack in progress counts as not blocked, whatever blocks it; BP is not compared."""

    notation: ClassVar[str | tuple[str, ...]] = "treat this attack as not blocked"
    texts: ClassVar[dict[str, str]] = {
        "ja": "BPを比べずに、アタックをブロックされなかったものとして扱う",
        "zh-Hans": "不比较BP，将攻击视为未被阻挡",
        "zh-Hant": "不比較BP，將攻擊視為未被阻擋",
        "en": "treat the attack as not blocked, without comparing BP",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take the block back; who blocked stays in the battle until its end."""
        assert isinstance(state, BattleState)
        if not state.blocked:
            return 0
        state.blocked = False
        state.touch()
        return 1


FIELD_ACTION_WORDS: Final = (
    Destroy,
    Exhaust,
    HeavilyExhaust,
    Refresh,
    ReturnToHand,
    ReturnToDeck,
    Stays,
    SetFieldCard,
    Give,
    GiveRule,
    Pick,
    EndStep,
    NoComparison,
    NotHavingBlocked,
    CountsUnblocked,
)
"""The words of this module, for registration."""
