"""Triggers: the events that abilities and bursts wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import MAGIC, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.rules import versions
from taisen.battle_spirits.rules.pair_block import BESIDE
from taisen.battle_spirits.state import TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.language.bases import NO_SLOTS, Filter

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

BY_OPPONENT: Final = 1
BY_SPIRIT_OR_MAGIC: Final = 2
BY_EFFECT: Final = 3
BY_SPIRIT_NEXUS_OR_MAGIC: Final = 4
BY_OWN_EFFECT_OR_OPPONENT: Final = 5


def still_there(state: AnyState, subject: int) -> bool:
    """Return whether the card that an event happened to is still on the field."""
    return subject in state.objects


def still_waiting(state: AnyState, subject: int) -> bool:
    """Return whether the card that an event happened to still waits to leave, or did not have to wait."""
    assert isinstance(state, BattleState)
    found = state.objects.get(subject)
    if found is None:
        return not versions.of(state).depleted_wait
    return found.leaving != ""


def beat_spirit(state: AnyState, event: Event) -> bool:
    """Return whether what lost a comparison of BP is a spirit."""
    assert isinstance(state, BattleState)
    found = state.objects.get(event.other)
    # BS-18.05: an ultimate is none.
    return found is not None and state.definitions[found.card].kind != ULTIMATE


def done_by(agent: int, event: Event, cause: Cause) -> bool:
    """Return whether ``agent``, as the source of ``cause`` sees it, did what happened to a card."""
    # BS-11.22: destruction by BP comparison with an opposing card is destruction by the opponent.
    by = event.cause
    if agent == BY_OWN_EFFECT_OR_OPPONENT and by.player == cause.player:
        return by.kind == EFFECT
    if by.player != 1 - cause.player:
        return False
    if agent == BY_SPIRIT_OR_MAGIC:
        return by.kind == EFFECT and by.source_kind in (SPIRIT, MAGIC)
    if agent == BY_SPIRIT_NEXUS_OR_MAGIC:
        return by.kind == EFFECT and by.source_kind in (SPIRIT, NEXUS, MAGIC)
    # BS-99.21: a depletion that is the opponent's doing comes of an effect that took cores.
    return agent != BY_EFFECT or by.kind == EFFECT or event.name == "depleted"


def first_of_turn(state: AnyState, event: Event) -> bool:
    """Return whether an attack or block is the first of the turn."""
    key = "attacks" if event.name == "attacked" else f"blocks {event.player}"
    return state.marks.get(key, 0) == 1


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
        return still_there(state, subject)


class FightTrigger(CardTrigger):
    """When a card of a sort goes into battle; with "first" as the first of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("among", "first")

    def __init__(self, among: Filter, first: bool = False) -> None:
        super().__init__(among)
        self.first = first

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card did it."""
        return (not self.first or first_of_turn(state, event)) and super().fits(state, event, cause)


class CardAttacks(FightTrigger):
    """When a spirit of a sort attacks; with "first" in the first attack of the turn."""

    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} attacks[[?first first in the turn]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[?firstターンの最初に]]アタックしたとき",
        "zh-Hans": "{among}[[?first在回合中首次]]攻击时",
        "zh-Hant": "{among}[[?first在回合中首次]]攻擊時",
        "en": "when {among} attacks[[?first first in the turn]]",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked",)


class CardBattles(FightTrigger):
    """When a spirit of a sort attacks or blocks; with "first" as the first of the turn to do so."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} {among:filter} attacks or blocks[[?first first in the turn]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[?firstターンの最初に]]アタック/ブロックしたとき",
        "zh-Hans": "{among}[[?first在回合中首次]]攻击/阻挡时",
        "zh-Hant": "{among}[[?first在回合中首次]]攻擊/阻擋時",
        "en": "when {among} attacks or blocks[[?first first in the turn]]",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked", "blocked")


class CardBlocks(FightTrigger):
    """When a spirit of a sort blocks; with "first" in the first block of the turn."""

    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} blocks[[?first first in the turn]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[?firstターンの最初に]]ブロックしたとき",
        "zh-Hans": "{among}[[?first在回合中首次]]阻挡时",
        "zh-Hant": "{among}[[?first在回合中首次]]阻擋時",
        "en": "when {among} blocks[[?first first in the turn]]",
    }
    events: ClassVar[tuple[str, ...]] = ("blocked",)


class CardIsBlocked(CardTrigger):
    """When a spirit of a sort is blocked."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is blocked"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がブロックされたとき",
        "zh-Hans": "{among}被阻挡时",
        "zh-Hant": "{among}被阻擋時",
        "en": "when {among} is blocked",
    }
    events: ClassVar[tuple[str, ...]] = ("blocked",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card was the one blocked; by two together it is blocked once."""
        return event.detail != BESIDE and self.among.matches(state, event.other, cause, NO_SLOTS)


class CardWinsComparison(CardTrigger):
    """When a spirit of a sort compares BP and destroys only the opposing spirit."""

    fields: ClassVar[tuple[str, ...]] = ("among", "ultimates")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} {among:filter} destroys only the opposing spirit[[?ultimates /ultimate]] by comparing BP"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がBPを比べ、相手のスピリット[[?ultimates/アルティメット]]だけを破壊したとき",
        "zh-Hans": "{among}比较BP并仅破坏对手的战魂[[?ultimates/究极]]时",
        "zh-Hant": "{among}比較BP並僅破壞對手的戰魂[[?ultimates/究極]]時",
        "en": "when {among} destroys only the opposing spirit[[?ultimates or ultimate]] by comparing BP",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "BPの差",
        "zh-Hans": "BP之差",
        "zh-Hant": "BP之差",
        "en": "the BP difference",
    }
    events: ClassVar[tuple[str, ...]] = ("won_comparison",)

    def __init__(self, among: Filter, ultimates: bool = False) -> None:
        super().__init__(among)
        self.ultimates = ultimates

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card won against a spirit, or against an ultimate if that counts."""
        return (self.ultimates or beat_spirit(state, event)) and super().fits(state, event, cause)


class BattleOfCardEnds(CardTrigger):
    """When a battle of a field card of a sort ends, while that card is still on the field."""

    fields: ClassVar[tuple[str, ...]] = ("among", "attacking")
    notation: ClassVar[str | tuple[str, ...]] = (
        "a battle of {a|an} [{among:filter}] ends[[?attacking in which it attacked]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}の[[?attackingアタック]][[?!attackingバトル]]が終了したとき",
        "zh-Hans": "{among}的[[?attacking攻击]][[?!attacking战斗]]终了时",
        "zh-Hant": "{among}的[[?attacking攻擊]][[?!attacking戰鬥]]終了時",
        "en": "when [[?attacking an attack]][[?!attacking a battle]] of {among} ends",
    }
    events: ClassVar[tuple[str, ...]] = ("battle_ended",)

    def __init__(self, among: Filter, attacking: bool = False) -> None:
        super().__init__(among)
        self.attacking = attacking

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether one of the two in battle is such a card, or the one that attacked."""
        parties = (event.object,) if self.attacking else (event.object, event.other)
        return any(self.among.matches(state, item, cause, NO_SLOTS) for item in parties)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it may still be resolved: what ended has ended."""
        return True


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

    fields: ClassVar[tuple[str, ...]] = ("among", "by_effect")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is summoned[[?by_effect by an effect]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[?by_effect効果で]]召喚されたとき",
        "zh-Hans": "{among}[[?by_effect因效果]]被召唤时",
        "zh-Hant": "{among}[[?by_effect因效果]]被召喚時",
        "en": "when {among} is summoned[[?by_effect by an effect]]",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned",)

    def __init__(self, among: Filter, by_effect: bool = False) -> None:
        super().__init__(among)
        self.by_effect = by_effect

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card was summoned in such a way."""
        return (not self.by_effect or event.detail != "") and super().fits(state, event, cause)


class LossTrigger(CardTrigger):
    """When a field card of a sort is about to leave in a certain way, by anybody or by somebody.

    The source may be that card itself: then the timing is tied to its leaving (BS-37.04).
    """

    def __init__(self, among: Filter, agent: int | None = None) -> None:
        super().__init__(among)
        self.agent = agent
        self.leaving = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card was lost in such a way."""
        if self.agent is not None and not done_by(self.agent, event, cause):
            return False
        return super().fits(state, event, cause)

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether the card still waits: not once an effect let it stay."""
        return still_waiting(state, subject)

    def still_for_burst(self, state: AnyState, subject: int, card: int, cause: Cause) -> bool:
        """Return whether the card went to the trash (BS-99.12): one in soul state did not (BS-32.14)."""
        return state.places[card] % ZONE_COUNT == TRASH


class CardIsDepleted(LossTrigger):
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


class CardIsDestroyed(LossTrigger):
    """When a field card of a sort is destroyed, by anybody or by the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("among", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is destroyed[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[{agent}]]破壊されたとき",
        "zh-Hans": "{among}[[{agent}]]被破坏时",
        "zh-Hant": "{among}[[{agent}]]被破壞時",
        "en": "when {among} is destroyed[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed",)


class CardIsLost(LossTrigger):
    """When a field card of a sort is depleted or destroyed, by anybody or by the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("among", "agent")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} {among:filter} is depleted or destroyed[[ {agent:agent}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[{agent}]]消滅/破壊されたとき",
        "zh-Hans": "{among}[[{agent}]]被消灭/破坏时",
        "zh-Hant": "{among}[[{agent}]]被消滅/破壞時",
        "en": "when {among} is depleted or destroyed[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("depleted", "destroyed")


# -- players ---------------------------------------------------------------------------------------


TRIGGER_WORDS: Final = (
    CardAttacks,
    CardBattles,
    CardBlocks,
    CardIsBlocked,
    CardWinsComparison,
    BattleOfCardEnds,
    CardIsExhausted,
    CardIsSummoned,
    CardIsDepleted,
    CardIsDestroyed,
    CardIsLost,
)
"""The words of this module, for registration."""
