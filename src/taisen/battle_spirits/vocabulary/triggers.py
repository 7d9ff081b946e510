"""Triggers: the events that abilities and bursts wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import SPIRIT
from taisen.battle_spirits.state import TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.players import EACH, YOUR, owner
from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.language.bases import NO_SLOTS, Filter, PlayerWord

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

ANYBODY: Final = 0
BY_OPPONENT: Final = 1
BY_SPIRIT_OR_MAGIC: Final = 2


def _on_field(state: AnyState, subject: int) -> bool:
    return subject in state.objects


def _waiting(state: AnyState, subject: int) -> bool:
    assert isinstance(state, BattleState)
    found = state.objects.get(subject)
    return found is not None and found.leaving != ""


# -- the source itself -----------------------------------------------------------------------------


class OwnTrigger(Trigger):
    """A timing of the source itself."""

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
        return self.blocker is None or self.blocker.matches(state, event.object, cause, NO_SLOTS)


class ThisIsSummoned(OwnTrigger):
    """When this spirit is summoned, in any way or by a burst effect."""

    fields: ClassVar[tuple[str, ...]] = ("by_burst",)
    notation: ClassVar[str | tuple[str, ...]] = "this is summoned[[?by_burst by a burst effect]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が[[?by_burstバースト効果で]]召喚されたとき",
        "zh-Hans": "{this}[[?by_burst因爆裂效果]]被召唤时",
        "zh-Hant": "{this}[[?by_burst因爆裂效果]]被召喚時",
        "en": "when {this} is summoned[[?by_burst by a burst effect]]",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned",)

    def __init__(self, by_burst: bool = False) -> None:
        super().__init__()
        self.by_burst = by_burst
        self.on_summon = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was summoned, and not silently."""
        if event.object != cause.object or event.amount:
            return False
        return not self.by_burst or event.detail == "burst"


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
    """When this card is destroyed; it comes while the card waits (BS-11.21)."""

    notation: ClassVar[str | tuple[str, ...]] = "this is destroyed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が破壊されたとき",
        "zh-Hans": "{this}被破坏时",
        "zh-Hant": "{this}被破壞時",
        "en": "when {this} is destroyed",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed",)

    def __init__(self) -> None:
        super().__init__()
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was destroyed, and not silently."""
        return event.object == cause.object and not event.amount

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it still waits: not once an effect let it stay."""
        return _waiting(state, subject)


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
    """When this card leaves the field, whatever way (BS-05.12)."""

    notation: ClassVar[str | tuple[str, ...]] = "this leaves the field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がフィールドを離れるとき",
        "zh-Hans": "{this}离开战场时",
        "zh-Hant": "{this}離開戰場時",
        "en": "when {this} leaves the field",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed", "depleted", "returned")

    def __init__(self) -> None:
        super().__init__()
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source is about to leave."""
        # BS-05.12
        return event.object == cause.object


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

    notation: ClassVar[str | tuple[str, ...]] = "this destroys only the opposing spirit by comparing BP"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}がBPを比べ、相手のスピリットだけを破壊したとき",
        "zh-Hans": "{this}比较BP并仅破坏对手的战魂时",
        "zh-Hant": "{this}比較BP並僅破壞對手的戰魂時",
        "en": "when {this} destroys only the opposing spirit by comparing BP",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "BPの差",
        "zh-Hans": "BP之差",
        "zh-Hant": "BP之差",
        "en": "the BP difference",
    }
    events: ClassVar[tuple[str, ...]] = ("won_comparison",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source won."""
        return event.object == cause.object


# -- other cards -----------------------------------------------------------------------------------


class CardTrigger(Trigger):
    """A timing of field cards of a sort."""

    among: Filter

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it happened to such a card."""
        return self.among.matches(state, event.object, cause, NO_SLOTS)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether the card is still on the field."""
        return _on_field(state, subject)


class CardAttacks(CardTrigger):
    """When a spirit of a sort attacks."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} attacks"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がアタックしたとき",
        "zh-Hans": "{among}攻击时",
        "zh-Hant": "{among}攻擊時",
        "en": "when {among} attacks",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked",)


class CardWinsComparison(CardTrigger):
    """When a spirit of a sort compares BP and destroys only the opposing spirit."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} {among:filter} destroys only the opposing spirit by comparing BP"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がBPを比べ、相手のスピリットだけを破壊したとき",
        "zh-Hans": "{among}比较BP并仅破坏对手的战魂时",
        "zh-Hant": "{among}比較BP並僅破壞對手的戰魂時",
        "en": "when {among} destroys only the opposing spirit by comparing BP",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "BPの差",
        "zh-Hans": "BP之差",
        "zh-Hant": "BP之差",
        "en": "the BP difference",
    }
    events: ClassVar[tuple[str, ...]] = ("won_comparison",)


class CardIsExhausted(CardTrigger):
    """When a spirit of a sort is exhausted."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が疲労したとき",
        "zh-Hans": "{among}疲劳时",
        "zh-Hant": "{among}疲勞時",
        "en": "when {among} is exhausted",
    }
    events: ClassVar[tuple[str, ...]] = ("exhausted",)


class CardIsSummoned(CardTrigger):
    """When a spirit of a sort is summoned; a brave's summoning is not (BS-15.15)."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is summoned"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が召喚されたとき",
        "zh-Hans": "{among}被召唤时",
        "zh-Hant": "{among}被召喚時",
        "en": "when {among} is summoned",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned",)


class CardIsDepleted(CardTrigger):
    """When a spirit of a sort is depleted."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is depleted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が消滅したとき",
        "zh-Hans": "{among}被消灭时",
        "zh-Hant": "{among}被消滅時",
        "en": "when {among} is depleted",
    }
    events: ClassVar[tuple[str, ...]] = ("depleted",)


class CardIsDestroyed(CardTrigger):
    """When a field card of a sort is destroyed, by anybody or by the opponent.

    The source may be that card itself: then the timing is tied to its leaving (BS-37.04).
    """

    fields: ClassVar[tuple[str, ...]] = ("among", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is destroyed[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[{agent}]]破壊されたとき",
        "zh-Hans": "{among}[[{agent}]]被破坏时",
        "zh-Hant": "{among}[[{agent}]]被破壞時",
        "en": "when {among} is destroyed[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed",)

    def __init__(self, among: Filter, agent: int | None = None) -> None:
        super().__init__(among)
        self.agent = agent
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card was destroyed in such a way."""
        # BS-11.22: destruction by BP comparison with an opposing card is destruction by the opponent.
        by = event.cause
        if self.agent is not None and by.player != 1 - cause.player:
            return False
        if self.agent == BY_SPIRIT_OR_MAGIC and not (
            by.kind == EFFECT and by.source_kind in (SPIRIT, "magic")
        ):
            return False
        return self.among.matches(state, event.object, cause, NO_SLOTS)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether the card still waits: not once an effect let it stay."""
        return _waiting(state, subject)

    def still_for_burst(self, state: AnyState, subject: int, card: int) -> bool:
        """Return whether the card went to the trash (BS-99.12)."""
        return state.places[card] % ZONE_COUNT == TRASH


# -- players ---------------------------------------------------------------------------------------


class PlayerTrigger(Trigger):
    """A timing of something that a player does or suffers."""

    who: PlayerWord

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is that player's event."""
        return event.player == self.who.player(state, cause)


class MagicIsUsed(PlayerTrigger):
    """When a player uses a magic card, before its effect."""

    fields: ClassVar[tuple[str, ...]] = ("who", "sort")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {uses|use@who} {a|an} [{sort:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が{sort}を使用したとき",
        "zh-Hans": "{who}使用{sort}时",
        "zh-Hant": "{who}使用{sort}時",
        "en": "when {who} {uses/use:who} {sort}",
    }
    events: ClassVar[tuple[str, ...]] = ("magic_used",)

    def __init__(self, who: PlayerWord, sort: CardFilter) -> None:
        super().__init__(who)
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player used such a card."""
        return super().fits(state, event, cause) and self.sort.matches(state, event.card, cause, NO_SLOTS)


class MagicWasUsed(PlayerTrigger):
    """After a player used a magic card and its effect was given; a negated effect is not."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} used a magic card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がマジックカードを使用した後",
        "zh-Hans": "{who}使用魔法卡之后",
        "zh-Hant": "{who}使用魔法卡之後",
        "en": "after {who} {has/have:who} used a magic card",
    }
    events: ClassVar[tuple[str, ...]] = ("magic_resolved",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player used it and an effect came: the amount says which."""
        return super().fits(state, event, cause) and event.amount != 0


class BurstIsSetTrigger(PlayerTrigger):
    """When a player sets a burst."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {sets|set@who} a burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバーストをセットしたとき",
        "zh-Hans": "{who}设置爆裂时",
        "zh-Hant": "{who}設置爆裂時",
        "en": "when {who} {sets/set:who} a burst",
    }
    events: ClassVar[tuple[str, ...]] = ("burst_set",)


class BurstIsActivated(PlayerTrigger):
    """When a player activates a burst, before its effect."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {activates|activate@who} a burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバーストを発動したとき",
        "zh-Hans": "{who}发动爆裂时",
        "zh-Hant": "{who}發動爆裂時",
        "en": "when {who} {activates/activate:who} a burst",
    }
    events: ClassVar[tuple[str, ...]] = ("burst_activated",)


class BurstWasActivated(PlayerTrigger):
    """After a player's burst effect was given."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} activated a burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバーストを発動した後",
        "zh-Hans": "{who}发动爆裂之后",
        "zh-Hant": "{who}發動爆裂之後",
        "en": "after {who} {has/have:who} activated a burst",
    }
    events: ClassVar[tuple[str, ...]] = ("burst_resolved",)


class ZoneTrigger(Trigger):
    """A timing of something that belongs to a player."""

    whose: int

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is that player's."""
        return event.player == owner(self.whose, cause)


class LifeIsReduced(ZoneTrigger):
    """When a player's life is reduced, by anything or by an opposing spirit."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "by_spirit")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{whose:whose} life is reduced[[?by_spirit by an opposing spirit]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?by_spirit相手のスピリットによって]]{whose}ライフが減ったとき",
        "zh-Hans": "{whose}生命[[?by_spirit因对手的战魂]]减少时",
        "zh-Hant": "{whose}生命[[?by_spirit因對手的戰魂]]減少時",
        "en": "when {whose} life is reduced[[?by_spirit by an opposing spirit]]",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "減ったライフ",
        "zh-Hans": "减少的生命",
        "zh-Hant": "減少的生命",
        "en": "the life lost",
    }
    events: ClassVar[tuple[str, ...]] = ("life_reduced",)

    def __init__(self, whose: int, by_spirit: bool = False) -> None:
        super().__init__(whose)
        self.by_spirit = by_spirit

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's life was reduced in such a way."""
        if not super().fits(state, event, cause):
            return False
        by = event.cause
        if not self.by_spirit:
            return True
        # BS-15.05: what attacks is a spirit, a brave on its own too; its effects stay a brave's.
        return by.player == 1 - event.player and (
            by.kind == BATTLE or (by.kind == EFFECT and by.source_kind == SPIRIT)
        )


class VoidCoresToLife(ZoneTrigger):
    """When cores are put from the void on a player's life; the amount is how many."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "cores are put from the void on {whose:whose} life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ボイドから{whose}ライフにコアが置かれたとき",
        "zh-Hans": "晶核从空间放置到{whose}生命区时",
        "zh-Hant": "晶核從空間放置到{whose}生命區時",
        "en": "when cores are put from the void on {whose} life",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "置かれたコア",
        "zh-Hans": "放置的晶核",
        "zh-Hant": "放置的晶核",
        "en": "the cores so put",
    }
    events: ClassVar[tuple[str, ...]] = ("cores_gained",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's life gained cores."""
        return super().fits(state, event, cause) and event.detail == "life"


class CardIsMilled(ZoneTrigger):
    """When a card of a sort is put from a player's deck in the trash by the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "sort")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} [{sort:card-filter}] is discarded from {whose:whose} deck by the opponent"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手によって{whose}デッキから{sort}が破棄されたとき",
        "zh-Hans": "{sort}因对手而从{whose}卡组被破弃时",
        "zh-Hant": "{sort}因對手而從{whose}卡組被破棄時",
        "en": "when the opponent discards {sort} from {whose} deck",
    }
    events: ClassVar[tuple[str, ...]] = ("milled",)

    def __init__(self, whose: int, sort: CardFilter) -> None:
        super().__init__(whose)
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card was discarded from that deck."""
        return (
            super().fits(state, event, cause)
            and event.cause.player == 1 - cause.player
            and self.sort.matches(state, event.card, cause, NO_SLOTS)
        )


class SummonEffectWasGiven(PlayerTrigger):
    """After a player's "when this spirit/brave is summoned" effect was given."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} given a when-summoned effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が召喚時の効果を発揮した後",
        "zh-Hans": "{who}发挥召唤时效果之后",
        "zh-Hant": "{who}發揮召喚時效果之後",
        "en": "after {who} {has/have:who} given a when-summoned effect",
    }
    events: ClassVar[tuple[str, ...]] = ("summon_effect_given",)


class StepBegins(Trigger):
    """When a step begins."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "step")
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} {step:turn-step} step begins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{step}の開始時",
        "zh-Hans": "{whose}{step}开始时",
        "zh-Hant": "{whose}{step}開始時",
        "en": "when {whose} {step} begins",
    }
    events: ClassVar[tuple[str, ...]] = ("step_began",)

    def __init__(self, whose: int, step: str) -> None:
        super().__init__()
        self.whose = whose
        self.step = step
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's step began."""
        if event.detail != self.step:
            return False
        return self.whose == EACH or (event.player == cause.player) == (self.whose == YOUR)


TRIGGER_WORDS: Final = (
    ThisAttacks,
    ThisBlocks,
    ThisBattles,
    ThisIsBlocked,
    ThisIsSummoned,
    ThisBraveIsSummoned,
    ThisIsDestroyed,
    ThisIsDepleted,
    ThisLeaves,
    ThisIsExhausted,
    ThisIsRefreshed,
    ThisAttackEnds,
    BattleResolves,
    ThisWinsComparison,
    CardAttacks,
    CardWinsComparison,
    CardIsExhausted,
    CardIsSummoned,
    CardIsDepleted,
    CardIsDestroyed,
    MagicIsUsed,
    MagicWasUsed,
    BurstIsSetTrigger,
    BurstIsActivated,
    BurstWasActivated,
    LifeIsReduced,
    VoidCoresToLife,
    CardIsMilled,
    SummonEffectWasGiven,
    StepBegins,
)
"""The words of this module, for registration."""
