"""Assault: an attacking spirit refreshes by exhausting an own nexus, so many times a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.values import restricted
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import Counted
from taisen.battle_spirits.vocabulary.adjectives import Refreshed
from taisen.battle_spirits.vocabulary.changes import Restriction
from taisen.battle_spirits.vocabulary.field_actions import Exhaust, Refresh
from taisen.battle_spirits.vocabulary.filters import OWN, FieldFilter
from taisen.battle_spirits.vocabulary.heads import Head, under_head
from taisen.battle_spirits.vocabulary.lines import ONCE
from taisen.battle_spirits.vocabulary.nouns import NexusNoun
from taisen.battle_spirits.vocabulary.own_triggers import ThisAttacks
from taisen.battle_spirits.vocabulary.targets import Choose, This
from taisen.kernel.events import Cause, Event
from taisen.language.control import By
from taisen.language.quantities import Number
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

ASSAULT: Final = "assault"
WHEN_BLOCKING: Final = "assaults-when-blocking"


class AssaultTiming(ThisAttacks):
    """When the source attacks, and when it blocks if an effect lets Assault come then too."""

    events: ClassVar[tuple[str, ...]] = ("attacked", "blocked")

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source attacked, or blocked and may use it then."""
        if not super().fits(state, event, cause):
            return False
        assert isinstance(state, BattleState)
        return event.name == "attacked" or restricted(state, state.objects[event.object], WHEN_BLOCKING)


class AssaultLine(Counted):
    """Assault: attacking, it may refresh by exhausting an own nexus, so many times a turn."""

    fields: ClassVar[tuple[str, ...]] = ("head", "times")
    notation: ClassVar[str | tuple[str, ...]] = "{head:head?} assault: {times:number}"

    def __init__(self, times: int, head: Head | None = None) -> None:
        super().__init__()
        if times < 1:
            raise ValueError("an Assault that could never be used")
        self.head = head
        self.keyword = ASSAULT
        under_head(self, head)
        self.during = None
        self.condition = None
        self.limit = ONCE
        self.times = times
        self.trigger = AssaultTiming()
        nexus = FieldFilter(NexusNoun(), OWN, (Refreshed(),), ())
        self.effect = By(Exhaust(Choose(Number(1), nexus)), Refresh(This()))
        self.place = "field"

    def parts(self) -> list[Word]:
        """Return the words inside, which the keyword stands for."""
        return [self.trigger, self.effect] if self.head is None else [self.head, self.trigger, self.effect]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword with its number, and what it stands for."""
        head = "" if self.head is None else say.word(self.head)
        name = say.value("keyword", ASSAULT)
        return {
            "ja": f"{head}{name}{self.times}：このスピリットがアタックしたとき、自分の回復状態のネクサス1つを"
            f"疲労させることで、このスピリットを回復させる。ターンに{self.times}回まで。",
            "zh-Hans": f"{head}{name}{self.times}：这个战魂攻击时，可以藉由使自己的1个回复状态的核心疲劳，"
            f"使这个战魂回复。每回合最多{self.times}次。",
            "zh-Hant": f"{head}{name}{self.times}：這個戰魂攻擊時，可以藉由使自己的1個回復狀態的核心疲勞，"
            f"使這個戰魂回復。每回合最多{self.times}次。",
            "en": f"{head}{' ' if head else ''}{name} ({self.times}): When this spirit attacks, you may "
            "exhaust one of your refreshed nexuses. If you do, refresh this spirit. "
            f"Up to {self.times} time{'s' if self.times > 1 else ''} per turn.",
        }[language]


class AssaultsWhenBlocking(Restriction):
    """Its Assault effects come when it blocks too."""

    notation: ClassVar[str | tuple[str, ...]] = "{uses|use@same} assault effects when blocking too"
    texts: ClassVar[dict[str, str]] = {
        "ja": "が持つ【強襲】の効果は、ブロック時にも発揮される",
        "zh-Hans": "拥有的【强袭】效果在阻挡时也能发挥",
        "zh-Hant": "擁有的【強襲】效果在阻擋時也能發揮",
        "en": "{uses/use} {its/their} Assault effects when blocking too",
    }
    verb: ClassVar[str] = WHEN_BLOCKING


ASSAULT_WORDS: Final = (AssaultLine, AssaultsWhenBlocking)
"""The words of this module, for registration."""
