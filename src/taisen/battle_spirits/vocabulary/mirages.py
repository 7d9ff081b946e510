"""Mirages: setting and discarding them, and what is asked of those that are set (chapter 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import mirage
from taisen.battle_spirits.rules.cost import card_cost
from taisen.battle_spirits.state import MIRAGE, ZONE_COUNT, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import OF_MIRAGE
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.changes import MoreMirages
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import PlayerWord, Quantity, Target
from taisen.language.conditions import Simple
from taisen.language.control import Action, TargetAction

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class SetMirage(TargetAction):
    """Sets a card as a mirage without paying; the one that was set goes back to the hand.

    With "freeing" those that were set are summoned without paying or go back, as the player wants.
    """

    fields: ClassVar[tuple[str, ...]] = ("target", "freeing")
    notation: ClassVar[str | tuple[str, ...]] = (
        "set {target:card-target} as a mirage without paying[[?freeing, summoning or returning the old ones]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をコストを支払わずにミラージュとしてセットする（すでにセットされていたミラージュは"
        "[[?freeingコストを支払わずに召喚するか、]]手札に戻す）",
        "zh-Hans": "不支付费用将{target}设置为幻境（已设置的幻境[[?freeing不支付费用召唤或]]移回手牌）",
        "zh-Hant": "不支付費用將{target}設置為幻境（已設置的幻境[[?freeing不支付費用召喚或]]移回手牌）",
        "en": "set {target} as a mirage without paying (a mirage already set "
        "[[?freeing is summoned without paying or ]]returns to hand)",
    }

    def __init__(self, target: Target, freeing: bool = False) -> None:
        super().__init__(target)
        self.freeing = freeing

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Set each that is a mirage."""
        assert isinstance(state, BattleState)
        done = 0
        for card in items:
            if mirage.is_mirage(state, card) and state.places[card] >= 0:
                if self.freeing:
                    mirage.free(state, cause.player, cause, card)
                else:
                    mirage.put(state, cause.player, card, cause)
                done += 1
        return done


class FreeMirages(Action):
    """Summons all own set mirages without paying, or returns them to the hand, as the player wants."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "summon all your set mirages without paying or return them to hand"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "セットしている自分のミラージュすべてを、コストを支払わずに召喚するか手札に戻す",
        "zh-Hans": "将自己所有已设置的幻境不支付费用召唤或移回手牌",
        "zh-Hant": "將自己所有已設置的幻境不支付費用召喚或移回手牌",
        "en": "summon all your set mirages without paying or return them to hand",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push it."""
        assert isinstance(state, BattleState)
        return mirage.free(state, cause.player, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one is set."""
        assert isinstance(state, BattleState)
        return bool(mirage.mirages(state, cause.player))


class SeveralMirages(MoreMirages):
    """The player can have so many mirages of a sort set at once."""

    fields: ClassVar[tuple[str, ...]] = ("number", "sort")
    notation: ClassVar[str | tuple[str, ...]] = (
        "can have up to {number:number} mirages set, only [{sort:card-filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{sort@many}のみミラージュとして{number}枚までセットできる",
        "zh-Hans": "可以设置最多{number}张幻境，仅限{sort@many}",
        "zh-Hant": "可以設置最多{number}張幻境，僅限{sort@many}",
        "en": "can have up to {number} mirages set, only {sort@many}",
    }

    def __init__(self, number: int, sort: CardFilter) -> None:
        super().__init__()
        if number < 2:
            raise ValueError("one mirage may be set anyway")
        self.number = number
        self.sort = sort


class DiscardThisMirage(Action):
    """Puts the source, a set mirage, in the trash."""

    notation: ClassVar[str | tuple[str, ...]] = "discard this mirage"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このミラージュを破棄する",
        "zh-Hans": "破弃这张幻境",
        "zh-Hant": "破棄這張幻境",
        "en": "discard this mirage",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Discard it."""
        assert isinstance(state, BattleState)
        return mirage.discard(state, cause.card, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is still set."""
        assert isinstance(state, BattleState)
        place = state.places[cause.card]
        return place >= 0 and place % ZONE_COUNT == MIRAGE


class MirageIsSet(Simple):
    """A player has a mirage set."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} a mirage set"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がミラージュをセットしている",
        "zh-Hans": "{who}设置有幻境",
        "zh-Hant": "{who}設置有幻境",
        "en": "{who} {has/have:who} a mirage set",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look over the burst area."""
        assert isinstance(state, BattleState)
        return bool(mirage.mirages(state, self.who.player(state, cause)))


class CostOfMirage(Quantity):
    """The cost of the own set mirage, 0 if none is set; of several the highest."""

    notation: ClassVar[str | tuple[str, ...]] = "cost of your set mirage"
    texts: ClassVar[dict[str, str]] = {
        "ja": "セットしている自分のミラージュのコスト",
        "zh-Hans": "自己设置的幻境的费用",
        "zh-Hant": "自己設置的幻境的費用",
        "en": "the cost of your set mirage",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return it."""
        assert isinstance(state, BattleState)
        return max((card_cost(state, card) for card in mirage.mirages(state, cause.player)), default=0)


class MirageCard(Adjective):
    """Can be set as a mirage (BS-26.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "mirage"
    texts: ClassVar[dict[str, str]] = {
        "ja": "《ミラージュ》を持つ",
        "zh-Hans": "拥有幻境的",
        "zh-Hant": "擁有幻境的",
        "en": "mirage",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card's card has a mirage effect."""
        return mirage.is_mirage(state, found.card)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has a mirage effect."""
        return mirage.is_mirage(state, card)


class ThisIsSet(OwnTrigger):
    """When this card is set as a mirage."""

    notation: ClassVar[str | tuple[str, ...]] = "this is set as a mirage"
    texts: ClassVar[dict[str, str]] = {
        "ja": "『このミラージュのセット時』",
        "zh-Hans": "『设置这张幻境时』",
        "zh-Hant": "『設置這張幻境時』",
        "en": "when this is set as a mirage",
    }
    events: ClassVar[tuple[str, ...]] = ("mirage_set",)
    own: ClassVar[str] = OF_MIRAGE

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was set."""
        return event.object == cause.object


MIRAGE_WORDS: Final = (
    SetMirage,
    FreeMirages,
    SeveralMirages,
    DiscardThisMirage,
    MirageIsSet,
    CostOfMirage,
    MirageCard,
    ThisIsSet,
)
"""The words of this module, for registration."""
