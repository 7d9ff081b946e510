"""Player triggers: what a player does or suffers, cards that move, phases and turns (chapter 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.language.bases import NO_SLOTS, Filter, PlayerWord
from taisen.language.players import EACH, one_player, owner
from taisen.wixoss.state import BEAT, ZONES
from taisen.wixoss.vocabulary.abilities import Trigger
from taisen.wixoss.vocabulary.items import card_item
from taisen.wixoss.vocabulary.triggers import done_by

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


def belongs(whose: int, player: int, cause: Cause) -> bool:
    """Return whether "your", "the opponent's" or "each player's" means ``player``."""
    return whose == EACH or player == owner(whose, cause)


# -- what a player does ----------------------------------------------------------------------------


class UsesCard(Trigger):
    """When a player uses a card of a sort, before its effect (WX-20.01)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "sort")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {uses|use@who} {a|an} [{sort:filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が{sort}を使用したとき",
        "zh-Hans": "{who}使用{sort}时",
        "zh-Hant": "{who}使用{sort}時",
        "en": "when {who} {uses/use:who} {sort}",
    }
    events: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, who: PlayerWord, sort: Filter) -> None:
        super().__init__()
        self.who = one_player(who)
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player used such a card."""
        if event.player != self.who.player(state, cause):
            return False
        return self.sort.matches(state, card_item(event.card), cause, NO_SLOTS)


class DrawsCards(Trigger):
    """When a player draws, once however many cards are drawn at once."""

    fields: ClassVar[tuple[str, ...]] = ("who", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {draws|draw@who}[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]カードを引いたとき",
        "zh-Hans": "{who}[[{agent}]]抽牌时",
        "zh-Hant": "{who}[[{agent}]]抽牌時",
        "en": "when {who} {draws/draw:who}[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("drew",)

    def __init__(self, who: PlayerWord, agent: str | None = None) -> None:
        super().__init__()
        self.who = one_player(who)
        self.agent = agent

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player drew in such a way."""
        return event.player == self.who.player(state, cause) and done_by(self.agent, event, cause)


class DiscardsACard(Trigger):
    """When a player discards a card: once for each (WX-21.12)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {discards|discard@who} a card[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]手札を1枚捨てたとき",
        "zh-Hans": "{who}[[{agent}]]舍弃1张手牌时",
        "zh-Hant": "{who}[[{agent}]]捨棄1張手牌時",
        "en": "when {who} {discards/discard:who} a card[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("discarded",)

    def __init__(self, who: PlayerWord, agent: str | None = None) -> None:
        super().__init__()
        self.who = one_player(who)
        self.agent = agent

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player discarded in such a way."""
        return event.player == self.who.player(state, cause) and done_by(self.agent, event, cause)

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how many cards were discarded."""
        # WX-21.12
        return event.amount


# -- Life Cloth ------------------------------------------------------------------------------------


class WhoseTrigger(Trigger):
    """Something that happens to what is a player's."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is that player's."""
        return belongs(self.whose, event.player, cause)


class LifeIsAdded(WhoseTrigger):
    """When a card is added to a Life Cloth: once for each (WX-18.13, WX-21.12)."""

    notation: ClassVar[str | tuple[str, ...]] = "a card is added to {whose:whose} life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフクロスにカード1枚が加えられたとき",
        "zh-Hans": "{whose}生命护甲加入1张卡牌时",
        "zh-Hant": "{whose}生命護甲加入1張卡牌時",
        "en": "when a card is added to {whose} Life Cloth",
    }
    events: ClassVar[tuple[str, ...]] = ("life_added",)

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how many cards were added."""
        # WX-21.12
        return event.amount


class LifeIsCrushed(WhoseTrigger):
    """When a card of a Life Cloth is crushed: once for each (WX-18.03, WX-21.12)."""

    notation: ClassVar[str | tuple[str, ...]] = "a card of {whose:whose} life is crushed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフクロス1枚がクラッシュされたとき",
        "zh-Hans": "{whose}1张生命护甲被击溃时",
        "zh-Hant": "{whose}1張生命護甲被擊潰時",
        "en": "when a card of {whose} Life Cloth is crushed",
    }
    events: ClassVar[tuple[str, ...]] = ("crushed",)

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how many cards were crushed."""
        # WX-21.12
        return event.amount


class BurstActivates(WhoseTrigger):
    """When a player's Life Burst is activated; one that is declined is not (WX-18.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} life burst activates"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフバーストが発動したとき",
        "zh-Hans": "{whose}生命爆发发动时",
        "zh-Hant": "{whose}生命爆發發動時",
        "en": "when a Life Burst of {whose} cards activates",
    }
    events: ClassVar[tuple[str, ...]] = ("burst",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player activated it."""
        return event.detail == "activated" and super().fits(state, event, cause)


class VirusIsRemoved(WhoseTrigger):
    """When a virus is removed from a player's field (WX-35.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "a virus is removed from {whose:whose} field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}場にある【ウィルス】1つが取り除かれたとき",
        "zh-Hans": "{whose}场上的1个【病毒】被移除时",
        "zh-Hant": "{whose}場上的1個【病毒】被移除時",
        "en": "when a virus is removed from {whose} field",
    }
    events: ClassVar[tuple[str, ...]] = ("virus_removed",)


class TrapActivates(WhoseTrigger):
    """When the trap icon of a player's trap activates (WX-31.04)."""

    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} trap icon activates"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}《トラップアイコン》が発動したとき",
        "zh-Hans": "{whose}《陷阱标记》发动时",
        "zh-Hant": "{whose}《陷阱標記》發動時",
        "en": "when {whose} trap icon activates",
    }
    events: ClassVar[tuple[str, ...]] = ("trap_activated",)


# -- cards that move -------------------------------------------------------------------------------


class ThisCardMoves(Trigger):
    """When the card of the ability moves between zones that are not the field; it works where it then is."""

    fields: ClassVar[tuple[str, ...]] = ("origins", "goal")
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is put from your {origins:zone+/} into your {goal:zone}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードがあなたの{origins|か}から{goal}に置かれたとき",
        "zh-Hans": "这张卡牌从自己的{origins|或}放置到{goal}时",
        "zh-Hant": "這張卡牌從自己的{origins|或}放置到{goal}時",
        "en": "when this card is put from your {origins| or } into your {goal}",
    }
    events: ClassVar[tuple[str, ...]] = ("moved",)

    def __init__(self, origins: tuple[int, ...], goal: int) -> None:
        super().__init__()
        self.origins = origins
        self.goal = goal
        # WX-20.21: it works there, and nowhere else.
        self.place = ZONES[goal]

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was that card, on that way."""
        return (
            event.other == self.goal
            and event.amount in self.origins
            and (event.card == cause.card or cause.card in event.cards)
        )


class ThisBecomesBeat(Trigger):
    """When the card of the ability becomes Beat, from wherever it was (WX-35.09)."""

    notation: ClassVar[str | tuple[str, ...]] = "this card becomes beat"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードが【ビート】になったとき",
        "zh-Hans": "这张卡牌成为【节拍】时",
        "zh-Hant": "這張卡牌成為【節拍】時",
        "en": "when this card becomes Beat",
    }
    events: ClassVar[tuple[str, ...]] = ("beat",)

    def __init__(self) -> None:
        super().__init__()
        # WX-20.21: it works there, and nowhere else.
        self.place = ZONES[BEAT]

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was among those that became Beat."""
        return cause.card in event.cards


class AnotherBecomesBeat(Trigger):
    """When another card of the player becomes Beat: once for each (WX-35.09, WX-21.12)."""

    notation: ClassVar[str | tuple[str, ...]] = "another card of yours becomes beat"
    texts: ClassVar[dict[str, str]] = {
        "ja": "あなたの他のカード1枚が【ビート】になったとき",
        "zh-Hans": "自己的其他1张卡牌成为【节拍】时",
        "zh-Hant": "自己的其他1張卡牌成為【節拍】時",
        "en": "when another card of yours becomes Beat",
    }
    events: ClassVar[tuple[str, ...]] = ("beat",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether there is one among them."""
        return self.times(state, event, cause) > 0

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how many there are."""
        # WX-21.12
        owners = state.owners
        return sum(1 for card in event.cards if card != cause.card and owners[card] == cause.player)


# -- phases and turns ------------------------------------------------------------------------------


class PhaseBegins(WhoseTrigger):
    """At the beginning of a phase (WX-06.03)."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "phase")
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} {phase:phase} phase begins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{phase}開始時",
        "zh-Hans": "{whose}{phase}开始时",
        "zh-Hant": "{whose}{phase}開始時",
        "en": "at the beginning of {whose} {phase}",
    }
    events: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, whose: int, phase: str) -> None:
        super().__init__(whose)
        self.phase = phase

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that phase of that player began."""
        return event.detail == self.phase and super().fits(state, event, cause)


class TurnEnds(WhoseTrigger):
    """At the end of a turn: as the end phase begins (WX-19.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} turn ends"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ターン終了時",
        "zh-Hans": "{whose}回合结束时",
        "zh-Hant": "{whose}回合結束時",
        "en": "at the end of {whose} turn",
    }
    events: ClassVar[tuple[str, ...]] = ("phase",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's end phase began."""
        # WX-19.01
        return event.detail == "end" and super().fits(state, event, cause)


class TurnBegins(WhoseTrigger):
    """At the beginning of a turn (WX-06.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} turn begins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ターン開始時",
        "zh-Hans": "{whose}回合开始时",
        "zh-Hant": "{whose}回合開始時",
        "en": "at the beginning of {whose} turn",
    }
    events: ClassVar[tuple[str, ...]] = ("turn_began",)


PLAYER_TRIGGER_WORDS: Final = (
    UsesCard,
    DrawsCards,
    DiscardsACard,
    LifeIsAdded,
    LifeIsCrushed,
    BurstActivates,
    VirusIsRemoved,
    TrapActivates,
    ThisCardMoves,
    ThisBecomesBeat,
    AnotherBecomesBeat,
    PhaseBegins,
    TurnEnds,
    TurnBegins,
)
"""The words of this module, for registration."""
