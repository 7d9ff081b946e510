"""Deeds on field cards: banishing, posture, coming to the field, and what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Duration, Filter, Modification, PlayerWord, Target
from taisen.language.phrases import changed, every, for_time, ruled
from taisen.language.sentences import Speaker
from taisen.language.slots import NUMBER
from taisen.wixoss.rules import battle, lasting, posture
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.changes import PlayerRule, captured
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import field_items
from taisen.wixoss.vocabulary.targets import All

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Banish(TargetDeed):
    """Banishes field cards."""

    notation: ClassVar[str | tuple[str, ...]] = "banish {target:field-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をバニッシュする",
        "zh-Hans": "破坏{target}",
        "zh-Hant": "破壞{target}",
        "en": "banish {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Banish them, all at one moment."""
        # WX-16.06: what its effect banishes, a card banishes as what it beats in battle.
        return len(battle.banish(state, field_items(items), cause, cause.object))


class Down(TargetDeed):
    """Turns field cards down."""

    notation: ClassVar[str | tuple[str, ...]] = "down {target:field-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をダウンする",
        "zh-Hans": "横置{target}",
        "zh-Hant": "橫置{target}",
        "en": "down {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Turn down those that are up."""
        return sum(1 for item in field_items(items) if posture.down(state, item, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether something there is up; a fixed target must be."""
        assert isinstance(state, WixossState)
        target = self.target
        if target is None or not target.fixed():
            return super().possible(state, cause, slots)
        items = field_items(target.items(state, cause, slots))
        return any(not state.objects[item].down for item in items)


class Up(TargetDeed):
    """Turns field cards up."""

    notation: ClassVar[str | tuple[str, ...]] = "up {target:field-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をアップする",
        "zh-Hans": "竖直{target}",
        "zh-Hant": "豎直{target}",
        "en": "up {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Turn up those that are down."""
        return sum(1 for item in field_items(items) if posture.up(state, item, cause))


class Freeze(TargetDeed):
    """Freezes field cards (WX-07.07)."""

    notation: ClassVar[str | tuple[str, ...]] = "freeze {target:field-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を凍結する",
        "zh-Hans": "冻结{target}",
        "zh-Hant": "凍結{target}",
        "en": "freeze {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Freeze them."""
        return sum(1 for item in field_items(items) if posture.freeze(state, item, cause))


# -- what lasts ------------------------------------------------------------------------------------


class Give(TargetDeed):
    """Changes current values of field cards for a time."""

    fields: ClassVar[tuple[str, ...]] = ("target", "changes", "duration")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{target:field-target} {changes:modification+@target and} {duration:duration}"
    )

    def __init__(self, target: Target, changes: tuple[Modification, ...], duration: Duration) -> None:
        super().__init__(target)
        self.changes = changes
        self.duration = duration

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add the lasting changes, their numbers fixed now; of "all" those that are there now get them."""
        until = self.duration.until(state, cause)
        objects = field_items(items)
        if not objects:
            return 0
        reached: tuple[int, ...] = ()
        for change in self.changes:
            amount = captured(change, state, cause, slots)
            reached = lasting.give(state, change, cause, until, amount=amount, objects=objects)
        if reached:
            state.happen(Event("modified", cause.player, cause, reached[0], amount=len(reached)))
        return len(reached)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is something to change; an "all" effect always is."""
        return isinstance(self.target, All) or super().possible(state, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what becomes of whom, and for how long."""
        target = self.target
        assert target is not None
        text = changed(say.word(target), self.changes, target.is_many(), language, say)
        return for_time(text, self.duration, language, say)


class GiveToAny(Deed):
    """Changes current values of all cards of a sort for a time, of those too that come later."""

    fields: ClassVar[tuple[str, ...]] = ("among", "changes", "duration")
    notation: ClassVar[str | tuple[str, ...]] = (
        "any {among:filter@many} {changes:modification+@many and} {duration:duration}"
    )

    def __init__(self, among: Filter, changes: tuple[Modification, ...], duration: Duration) -> None:
        super().__init__()
        self.among = among
        self.changes = changes
        self.duration = duration

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add the lasting changes, their numbers fixed now, for whoever is of that sort meanwhile."""
        until = self.duration.until(state, cause)
        for change in self.changes:
            amount = captured(change, state, cause, slots)
            lasting.give(state, change, cause, until, amount=amount, subject=self.among)
        return 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what becomes of whom, and for how long."""
        text = changed(every(self.among, language, say), self.changes, True, language, say)
        later = {
            "ja": "（後から場に出たものも含む）",
            "zh-Hans": "（包括之后出场的）",
            "zh-Hant": "（包括之後出場的）",
            "en": ", those that enter later too",
        }
        return for_time(text, self.duration, language, say) + later[language]


class GiveRule(Deed):
    """Sets a rule about a player for a time."""

    fields: ClassVar[tuple[str, ...]] = ("who", "rule", "duration")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {rule:player-rule@who} {duration:duration}"

    def __init__(self, who: PlayerWord, rule: PlayerRule, duration: Duration) -> None:
        super().__init__()
        self.who = who
        self.rule = rule
        self.duration = duration

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add the rule, its number fixed now."""
        named = slots[NUMBER]
        assert isinstance(named, int)
        lasting.give(
            state,
            self.rule,
            cause,
            self.duration.until(state, cause),
            amount=captured(self.rule, state, cause, slots),
            player=self.who.player(state, cause),
            named=named,
        )
        return 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what who cannot do, and for how long."""
        return for_time(ruled(self.who, self.rule, language, say), self.duration, language, say)


FIELD_DEED_WORDS: Final = (Banish, Down, Up, Freeze, Give, GiveToAny, GiveRule)
"""The words of this module, for registration."""
