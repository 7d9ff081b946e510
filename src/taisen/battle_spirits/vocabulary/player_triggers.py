"""Player triggers: the timings of what a player does or suffers, and of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import BRAVE, SPIRIT
from taisen.battle_spirits.rules.summoning import unpaid_key
from taisen.battle_spirits.rules.values import is_spirit
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, PlayerWord
from taisen.language.players import EACH, YOUR, owner

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


DRAW_RULE: Final = "BS-06.07"
"""Rule that causes the draw of the Draw Step."""


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


class PlayerCardTrigger(PlayerTrigger):
    """A timing of what a player did with a card, of a sort if one is named."""

    fields: ClassVar[tuple[str, ...]] = ("who", "sort")

    def __init__(self, who: PlayerWord, sort: CardFilter | None = None) -> None:
        super().__init__(who)
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player did it, with such a card."""
        if not super().fits(state, event, cause):
            return False
        return self.sort is None or self.sort.matches(state, event.card, cause, NO_SLOTS)


class BurstWasActivated(PlayerCardTrigger):
    """After a player's burst effect was given."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {has|have@who} activated a burst[[ that is {a|an} [{sort:card-filter}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{sort}の]]バーストを発動した後",
        "zh-Hans": "{who}发动[[{sort}的]]爆裂之后",
        "zh-Hant": "{who}發動[[{sort}的]]爆裂之後",
        "en": "after {who} {has/have:who} activated a burst[[ that is {sort}]]",
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
    """When a player's life is reduced, by anything or by an opposing spirit, or by so much at once."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "by_spirit", "by_opponent", "least")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{whose:whose} life is reduced[[?by_spirit by an opposing spirit]][[?by_opponent by the opponent]]"
        "[[ by at least {least:number} at once]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?by_spirit相手のスピリットによって]][[?by_opponent相手によって]]"
        "{whose}ライフが[[1度に{least}以上]]減ったとき",
        "zh-Hans": "{whose}生命[[?by_spirit因对手的战魂]][[?by_opponent因对手]]"
        "[[一次减少{least}以上]][[?!least减少]]时",
        "zh-Hant": "{whose}生命[[?by_spirit因對手的戰魂]][[?by_opponent因對手]]"
        "[[一次減少{least}以上]][[?!least減少]]時",
        "en": (
            "when {whose} life is reduced[[?by_spirit by an opposing spirit]][[?by_opponent by the opponent]]"
            "[[ by {least} or more at once]]"
        ),
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "減ったライフ",
        "zh-Hans": "减少的生命",
        "zh-Hant": "減少的生命",
        "en": "the life lost",
    }
    events: ClassVar[tuple[str, ...]] = ("life_reduced",)

    def __init__(
        self, whose: int, by_spirit: bool = False, by_opponent: bool = False, least: int | None = None
    ) -> None:
        super().__init__(whose)
        if by_spirit and by_opponent:
            raise ValueError("a spirit of the opponent is the opponent already")
        self.by_spirit = by_spirit
        self.by_opponent = by_opponent
        self.least = least

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's life was reduced in such a way."""
        if not super().fits(state, event, cause):
            return False
        if self.least is not None and event.amount < self.least:
            return False
        by = event.cause
        if self.by_opponent:
            return by.player == 1 - event.player
        if not self.by_spirit:
            return True
        return by.player == 1 - event.player and _by_a_spirit(state, by)


def _by_a_spirit(state: AnyState, by: Cause) -> bool:
    """Whether ``by`` is the attack of a spirit, or an effect of one."""
    assert isinstance(state, BattleState)
    if by.kind == EFFECT:
        # BS-15.30: the effects of a brave stay a brave's.
        return by.source_kind == SPIRIT
    # BS-15.05, BS-21.01: a brave on its own and a Divine Form attack as spirits.
    # BS-18.05: an ultimate does not.
    attacker = state.objects.get(by.object) if by.kind == BATTLE else None
    return attacker is not None and is_spirit(state, attacker)


class PlayerDraws(PlayerTrigger):
    """When a player draws by the effect of a card of a kind."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {draws|draw@who} by {a|an} {kind:kind} effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が{kind}の効果でドローしたとき",
        "zh-Hans": "{who}因{kind}的效果抽卡时",
        "zh-Hant": "{who}因{kind}的效果抽卡時",
        "en": "when {who} {draws/draw:who} by an effect of a {kind}",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "ドローしたカード",
        "zh-Hans": "抽到的卡",
        "zh-Hant": "抽到的卡",
        "en": "the cards drawn",
    }
    events: ClassVar[tuple[str, ...]] = ("drew",)

    def __init__(self, who: PlayerWord, kind: str) -> None:
        super().__init__(who)
        self.kind = kind

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player drew by such an effect."""
        by = event.cause
        return super().fits(state, event, cause) and by.kind == EFFECT and by.source_kind == self.kind


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


COMINGS: Final = Lexicon(
    "coming",
    {
        "when-reborn": Term("reborn", "転醒", "转醒", "轉醒", "when-reborn"),
        "when-advented": Term("advented", "煌臨", "煌临", "煌臨", "when-advented"),
    },
)
"""Comings of a card that are no summoning."""


class SummonEffectWasGiven(PlayerTrigger):
    """After a player's "when this spirit/brave is summoned" effect was given, or one of another coming.

    Attributes:
        coming: the other coming, None for none.
        spirits: whether effects of braves do not count.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "coming", "spirits")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {has|have@who} given a when-summoned[[ or {coming:coming}]] effect"
        "[[?spirits of a spirit]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[?spiritsスピリットの]][[?!spiritsスピリット/ブレイヴの]]召喚[[/{coming}]]時の効果を"
        "発揮した後",
        "zh-Hans": "{who}发挥[[?spirits战魂的]][[?!spirits战魂/合体的]]召唤[[/{coming}]]时效果之后",
        "zh-Hant": "{who}發揮[[?spirits戰魂的]][[?!spirits戰魂/合體的]]召喚[[/{coming}]]時效果之後",
        "en": "after {who} {has/have:who} given a when-summoned[[ or {coming}]] effect of a spirit"
        "[[?!spirits or brave]]",
    }
    events: ClassVar[tuple[str, ...]] = ("summon_effect_given",)

    def __init__(self, who: PlayerWord, coming: str | None = None, spirits: bool = False) -> None:
        super().__init__(who)
        self.coming = coming
        self.spirits = spirits

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player gave such an effect."""
        if event.detail not in ("", self.coming) or not super().fits(state, event, cause):
            return False
        assert isinstance(state, BattleState)
        kind = state.definitions[event.card].kind
        # BS-18.05: "when this ultimate is summoned" is another; BS-15.30: so is a brave's.
        return kind == SPIRIT or (kind == BRAVE and not self.spirits)


class SummonsWithoutPaying(PlayerTrigger):
    """When a player summons a spirit or brave without paying its cost, but by a burst effect."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:player} {summons|summon@who} a spirit/brave without paying, but not by a burst effect"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がバースト効果以外でコストを支払わずにスピリット/ブレイヴを召喚したとき",
        "zh-Hans": "{who}以爆裂效果以外的方式不支付费用召唤战魂/合体时",
        "zh-Hant": "{who}以爆裂效果以外的方式不支付費用召喚戰魂/合體時",
        "en": "when {who} {summons/summon:who} a spirit or brave without paying its cost, "
        "but not by a burst effect",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned", "brave_summoned")

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player summoned such a card in such a way."""
        assert isinstance(state, BattleState)
        return (
            super().fits(state, event, cause)
            and event.detail != "burst"
            and unpaid_key(event.card) in state.marks
            and state.definitions[event.card].kind in (SPIRIT, BRAVE)
        )


class KeywordTookNoLife(Trigger):
    """After an own effect of a keyword was given that did not reduce the opponent's life."""

    fields: ClassVar[tuple[str, ...]] = ("keyword",)
    notation: ClassVar[str | tuple[str, ...]] = "your {keyword:keyword} has reduced no opposing life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{keyword}で相手のライフが減らなかったとき",
        "zh-Hans": "对手的生命未因自己的{keyword}减少时",
        "zh-Hant": "對手的生命未因自己的{keyword}減少時",
        "en": "when the opponent's life was not reduced by your {keyword}",
    }
    events: ClassVar[tuple[str, ...]] = ("keyword_given",)

    def __init__(self, keyword: str) -> None:
        super().__init__()
        self.keyword = keyword
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was an own effect of that keyword, and took nothing."""
        return event.player == cause.player and event.detail == self.keyword and not event.amount


class HasDrawnInStep(PlayerTrigger):
    """When a player has drawn what the Draw Step gives."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} drawn in the draw step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がドローステップのドローをした後",
        "zh-Hans": "{who}进行抽卡阶段的抽卡之后",
        "zh-Hant": "{who}進行抽卡階段的抽卡之後",
        "en": "after {who} {has/have:who} drawn in the Draw Step",
    }
    events: ClassVar[tuple[str, ...]] = ("drew",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player drew by the rule, not by an effect."""
        return event.cause.rule == DRAW_RULE and super().fits(state, event, cause)


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


PLAYER_TRIGGER_WORDS: Final = (
    MagicIsUsed,
    MagicWasUsed,
    BurstIsSetTrigger,
    BurstIsActivated,
    BurstWasActivated,
    LifeIsReduced,
    PlayerDraws,
    VoidCoresToLife,
    CardIsMilled,
    SummonEffectWasGiven,
    SummonsWithoutPaying,
    KeywordTookNoLife,
    HasDrawnInStep,
    StepBegins,
)
"""The words of this module, for registration."""
