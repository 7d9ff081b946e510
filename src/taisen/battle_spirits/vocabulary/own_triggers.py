"""Own triggers: the timings of a card itself (when this attacks, when this is destroyed)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.pair_block import BESIDE
from taisen.battle_spirits.rules.use_stages import at_hand_key
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import OF_FIELD_CARD, Trigger
from taisen.battle_spirits.vocabulary.triggers import beat_spirit, done_by, still_waiting
from taisen.kernel.events import Cause, Event
from taisen.language.bases import NO_SLOTS, Filter

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class OwnTrigger(Trigger):
    """A timing of the source itself."""

    own: ClassVar[str] = OF_FIELD_CARD

    def __init__(self) -> None:
        super().__init__()
        self.leaving = False
        self.on_summon = False


class ThisAttacks(OwnTrigger):
    """When this spirit attacks (BS-11.03)."""

    notation: ClassVar[str | tuple[str, ...]] = "this attacks"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がアタックしたとき",
        "zh-Hans": "{this}攻击时",
        "zh-Hant": "{this}攻擊時",
        "en": "when {this} attacks",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source attacked."""
        return event.object == cause.object


class ThisBlocks(OwnTrigger):
    """When this spirit blocks (BS-11.10)."""

    notation: ClassVar[str | tuple[str, ...]] = "this blocks"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がブロックしたとき",
        "zh-Hans": "{this}阻挡时",
        "zh-Hant": "{this}阻擋時",
        "en": "when {this} blocks",
    }
    events: ClassVar[tuple[str, ...]] = ("blocked",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source blocked."""
        return event.object == cause.object


class ThisBattles(OwnTrigger):
    """When this spirit battles: when it attacks or blocks (BS-42.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "this battles"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がアタック/ブロックしたとき",
        "zh-Hans": "{this}攻击/阻挡时",
        "zh-Hant": "{this}攻擊/阻擋時",
        "en": "when {this} attacks or blocks",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked", "blocked")

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source attacked or blocked."""
        # BS-42.01
        return event.object == cause.object


class ThisIsBlocked(OwnTrigger):
    """When this spirit is blocked, by any spirit or by one of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("blocker",)
    notation: ClassVar[str | tuple[str, ...]] = "this is blocked[[ by {a|an} [{blocker:filter}]]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[{blocker}に]]ブロックされたとき",
        "zh-Hans": "{this}被[[{blocker}]]阻挡时",
        "zh-Hant": "{this}被[[{blocker}]]阻擋時",
        "en": "when {this} is blocked[[ by {blocker}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("blocked",)

    def __init__(self, blocker: Filter | None = None) -> None:
        super().__init__()
        self.blocker = blocker

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was blocked by such a spirit."""
        if event.other != cause.object:
            return False
        if event.detail == BESIDE and self._answered(state, cause):
            return False
        return self.blocker is None or self.blocker.matches(state, event.object, cause, NO_SLOTS)

    def _answered(self, state: AnyState, cause: Cause) -> bool:
        """Whether it is given for the one that is battled: two that block together are one block."""
        assert isinstance(state, BattleState)
        return self.blocker is None or self.blocker.matches(state, state.blocker, cause, NO_SLOTS)


class ThisIsSummoned(OwnTrigger):
    """When this spirit is summoned, in any way or by a burst effect."""

    fields: ClassVar[tuple[str, ...]] = ("by_burst", "at_hand")
    notation: ClassVar[str | tuple[str, ...]] = (
        "this is summoned[[?by_burst by a burst effect]][[?at_hand from at hand]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[?by_burstバースト効果で]][[?at_hand手元から]]召喚されたとき",
        "zh-Hans": "{this}[[?by_burst因爆裂效果]][[?at_hand从手边]]被召唤时",
        "zh-Hant": "{this}[[?by_burst因爆裂效果]][[?at_hand從手邊]]被召喚時",
        "en": "when {this} is summoned[[?by_burst by a burst effect]][[?at_hand from at hand]]",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned",)

    def __init__(self, by_burst: bool = False, at_hand: bool = False) -> None:
        super().__init__()
        self.by_burst = by_burst
        self.at_hand = at_hand
        self.on_summon = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was summoned, and not silently."""
        if event.object != cause.object or event.amount:
            return False
        if self.at_hand and at_hand_key(event.card) not in state.marks:
            return False
        return not self.by_burst or event.detail == "burst"


class ThisIsDeployed(OwnTrigger):
    """When this nexus is deployed."""

    notation: ClassVar[str | tuple[str, ...]] = "this is deployed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が配置されたとき",
        "zh-Hans": "{this}被配置时",
        "zh-Hant": "{this}被配置時",
        "en": "when {this} is deployed",
    }
    events: ClassVar[tuple[str, ...]] = ("deployed",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was deployed."""
        return event.object == cause.object


class ThisBraveIsSummoned(OwnTrigger):
    """When this brave is summoned, alone or in direct braving (BS-15.14)."""

    notation: ClassVar[str | tuple[str, ...]] = "this brave is summoned"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このブレイヴが召喚されたとき",
        "zh-Hans": "这张合体被召唤时",
        "zh-Hant": "這張合體被召喚時",
        "en": "when this brave is summoned",
    }
    events: ClassVar[tuple[str, ...]] = ("brave_summoned",)

    def __init__(self) -> None:
        super().__init__()
        self.on_summon = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the brave was summoned, and not silently."""
        return event.card == cause.card and not event.amount


class ThisIsDestroyed(OwnTrigger):
    """When this card is destroyed, by anybody or by somebody; it comes while the card waits (BS-11.21)."""

    fields: ClassVar[tuple[str, ...]] = ("agent",)
    notation: ClassVar[str | tuple[str, ...]] = "this is destroyed[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[{agent}]]破壊されたとき",
        "zh-Hans": "{this}[[{agent}]]被破坏时",
        "zh-Hant": "{this}[[{agent}]]被破壞時",
        "en": "when {this} is destroyed[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed",)

    def __init__(self, agent: int | None = None) -> None:
        super().__init__()
        self.agent = agent
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was destroyed in such a way, and not silently."""
        if event.object != cause.object or event.amount:
            return False
        return self.agent is None or done_by(self.agent, event, cause)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it still waits: not once an effect let it stay."""
        return still_waiting(state, subject)


class ThisIsDepleted(OwnTrigger):
    """When this card is depleted (BS-09.09)."""

    notation: ClassVar[str | tuple[str, ...]] = "this is depleted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が消滅したとき",
        "zh-Hans": "{this}被消灭时",
        "zh-Hant": "{this}被消滅時",
        "en": "when {this} is depleted",
    }
    events: ClassVar[tuple[str, ...]] = ("depleted",)

    def __init__(self) -> None:
        super().__init__()
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was depleted."""
        return event.object == cause.object


class ThisLeaves(OwnTrigger):
    """When this card leaves the field, whatever way (BS-05.12), by anybody or by the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("agent",)
    notation: ClassVar[str | tuple[str, ...]] = "this leaves the field[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[{agent}]]フィールドを離れるとき",
        "zh-Hans": "{this}[[{agent}]]离开战场时",
        "zh-Hant": "{this}[[{agent}]]離開戰場時",
        "en": "when {this} leaves the field[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed", "depleted", "returned", "trashed")

    def __init__(self, agent: int | None = None) -> None:
        super().__init__()
        self.agent = agent
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source is about to leave."""
        # BS-05.12
        if event.object != cause.object:
            return False
        return self.agent is None or done_by(self.agent, event, cause)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it still waits: not once an effect let it stay."""
        return still_waiting(state, subject)


class ThisIsExhausted(OwnTrigger):
    """When this card is exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "this is exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が疲労したとき",
        "zh-Hans": "{this}疲劳时",
        "zh-Hant": "{this}疲勞時",
        "en": "when {this} is exhausted",
    }
    events: ClassVar[tuple[str, ...]] = ("exhausted",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was exhausted."""
        return event.object == cause.object


class ThisIsRefreshed(OwnTrigger):
    """When this card is refreshed; from heavily exhausted to exhausted counts (BS-41.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "this is refreshed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が回復したとき",
        "zh-Hans": "{this}回复时",
        "zh-Hant": "{this}回復時",
        "en": "when {this} is refreshed",
    }
    events: ClassVar[tuple[str, ...]] = ("refreshed",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was refreshed."""
        return event.object == cause.object


class ThisAttackEnds(OwnTrigger):
    """When the battle in which this spirit attacks ends."""

    notation: ClassVar[str | tuple[str, ...]] = "the battle in which this attacks ends"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がアタックしたバトルの終了時",
        "zh-Hans": "{this}攻击的战斗终了时",
        "zh-Hant": "{this}攻擊的戰鬥終了時",
        "en": "when the battle in which {this} attacks ends",
    }
    events: ClassVar[tuple[str, ...]] = ("battle_ended",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was the attacker."""
        return event.object == cause.object


class BattleResolves(OwnTrigger):
    """When a battle of this spirit is resolved, before BP is compared (BS-11.14)."""

    notation: ClassVar[str | tuple[str, ...]] = "a battle of this is resolved"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のバトル解決時",
        "zh-Hans": "{this}的战斗解决时",
        "zh-Hant": "{this}的戰鬥解決時",
        "en": "when a battle of {this} is resolved",
    }
    events: ClassVar[tuple[str, ...]] = ("battle_resolving",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source attacks or blocks in it."""
        return cause.object in (event.object, event.other)


class ThisWinsComparison(OwnTrigger):
    """When this spirit compares BP and destroys only the opposing spirit."""

    fields: ClassVar[tuple[str, ...]] = ("ultimates",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "this destroys only the opposing spirit[[?ultimates /ultimate]] by comparing BP"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がBPを比べ、相手のスピリット[[?ultimates/アルティメット]]だけを破壊したとき",
        "zh-Hans": "{this}比较BP并仅破坏对手的战魂[[?ultimates/究极]]时",
        "zh-Hant": "{this}比較BP並僅破壞對手的戰魂[[?ultimates/究極]]時",
        "en": "when {this} destroys only the opposing spirit[[?ultimates or ultimate]] by comparing BP",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "BPの差",
        "zh-Hans": "BP之差",
        "zh-Hant": "BP之差",
        "en": "the BP difference",
    }
    events: ClassVar[tuple[str, ...]] = ("won_comparison",)

    def __init__(self, ultimates: bool = False) -> None:
        super().__init__()
        self.ultimates = ultimates

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source won against a spirit, or against an ultimate if that counts."""
        return event.object == cause.object and (self.ultimates or beat_spirit(state, event))


OWN_TRIGGER_WORDS: Final = (
    ThisAttacks,
    ThisBlocks,
    ThisBattles,
    ThisIsBlocked,
    ThisIsSummoned,
    ThisIsDeployed,
    ThisBraveIsSummoned,
    ThisIsDestroyed,
    ThisIsDepleted,
    ThisLeaves,
    ThisIsExhausted,
    ThisIsRefreshed,
    ThisAttackEnds,
    BattleResolves,
    ThisWinsComparison,
)
"""The words of this module, for registration."""
