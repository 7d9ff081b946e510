"""Manifestation (chapter 33): its lines and timings, what forbids summoning, what lets the Soul Core stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import manifestation, summoning
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import During, Permission
from taisen.battle_spirits.vocabulary.changes import ManifestsFreely, PlayerRule
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.legality import Refusal
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Condition, Filter

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

MANIFESTATION: Final = "manifestation"
"""The keyword, of the others too."""
SEAL: Final = "seal"
"""A Seal Manifestation is a Seal as well."""

MANIFESTATIONS: Final = Lexicon(
    "manifestation",
    {
        "manifest": Term(manifestation.TO_TRASH, "《顕現》", "《显现》", "《顯現》", "Manifestation"),
        "seal manifest": Term(
            manifestation.TO_LIFE, "《封印顕現》", "《封印显现》", "《封印顯現》", "Seal Manifestation"
        ),
        "super manifest": Term(
            manifestation.ON_CARD, "《超顕現》", "《超显现》", "《超顯現》", "Super Manifestation"
        ),
    },
)
"""Which manifestation it is, by what is done with the Soul Core."""

_BY_EFFECT: Final = 2


def manifest_verb(manner: int) -> str:
    """Return the verb of an option to manifest a card in a manner."""
    if manner == manifestation.STAYS:
        return "manifest-freely"
    if manner == manifestation.TO_LIFE:
        return "seal-manifest"
    return "super-manifest" if manner == manifestation.ON_CARD else "manifest"


def manifest_option(manner: int, number: str, name: str, card: int, payer: int) -> Option:
    """Return the option to manifest a card, called ``number``, with a Grandwalker called ``name``."""
    verb = manifest_verb(manner)
    return Option(verb, f"{verb} {number} with {name}", card, payer)


class ManifestLine(Permission):
    """Manifestation: from the hand, with the Soul Core put in the trash and a Grandwalker's core paid.

    In Seal Manifestation the Soul Core of field or reserve goes to life; in Super Manifestation it goes on
    the card, a core from the void on the Grandwalker, and all of the cost counts as paid.
    """

    fields: ClassVar[tuple[str, ...]] = ("manner", "during", "condition", "once", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[flash] {manner:manifestation} during {during:during}[[ while {condition:condition}]]"
        "[[?once  once per turn by name]] with [{among:filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "【フラッシュ】{manner}{during}中、[[?once同名のカードはターンに1回、]][[{condition}なら、]]"
            "[[?to_trash自分のソウルコアをトラッシュに置き、{among}のコアで1コスト支払う]]"
            "[[?to_life自分のフィールド/リザーブのソウルコアをライフに置き、{among}のコアで1コスト支払う]]"
            "[[?on_card自分のソウルコアをこのカードの上に置き、{among}にボイドからコア1個を置いて、"
            "コストすべてを支払ったものとする]]ことで、このカードを手札から召喚する。"
        ),
        "zh-Hans": (
            "【灵动】{manner}{during}中，[[?once（同名卡牌每回合1次）]][[{condition}时，]]"
            "[[?to_trash将自己的灵魂晶核置入废弃区，以{among}的晶核支付1点费用，]]"
            "[[?to_life将自己战场/预备区的灵魂晶核放置到生命区，以{among}的晶核支付1点费用，]]"
            "[[?on_card将自己的灵魂晶核放置到这张卡牌上，从空间将1个晶核放置到{among}上，"
            "视为已支付全部费用，]]从手牌召唤这张卡牌。"
        ),
        "zh-Hant": (
            "【靈動】{manner}{during}中，[[?once（同名卡牌每回合1次）]][[{condition}時，]]"
            "[[?to_trash將自己的靈魂晶核置入廢棄區，以{among}的晶核支付1點費用，]]"
            "[[?to_life將自己戰場/預備區的靈魂晶核放置到生命區，以{among}的晶核支付1點費用，]]"
            "[[?on_card將自己的靈魂晶核放置到這張卡牌上，從空間將1個晶核放置到{among}上，"
            "視為已支付全部費用，]]從手牌召喚這張卡牌。"
        ),
        "en": (
            "[Flash] {manner}: During {during}, [[while {condition}, ]]"
            "[[?once once per turn among cards of this name,]] you may "
            "[[?to_trash put your Soul Core in the trash and pay a cost of 1 with a core of {among}]]"
            "[[?to_life put your Soul Core from your field or reserve on your life and pay a cost of 1 "
            "with a core of {among}]]"
            "[[?on_card put your Soul Core on this card and 1 core from the void on {among}, all of its "
            "cost counting as paid,]] to summon this card from your hand."
        ),
    }

    def __init__(
        self,
        manner: int,
        during: During,
        among: Filter,
        condition: Condition | None = None,
        once: bool = False,
    ) -> None:
        super().__init__()
        self.keyword = MANIFESTATION
        self.manner = manner
        self.during = during
        self.condition = condition
        self.once = once
        self.among = among

    @property
    def to_trash(self) -> bool:
        """Whether the Soul Core is put in the trash."""
        return self.manner == manifestation.TO_TRASH

    @property
    def to_life(self) -> bool:
        """Whether the Soul Core is put on life."""
        return self.manner == manifestation.TO_LIFE

    @property
    def on_card(self) -> bool:
        """Whether the Soul Core is put on the card."""
        return self.manner == manifestation.ON_CARD

    def further_keywords(self) -> tuple[str, ...]:
        """Return Seal for a Seal Manifestation: to put the Soul Core on life is that (BS-27.01)."""
        return (SEAL,) if self.to_life else ()

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return an option for each Grandwalker that can pay, with the Soul Core and without it."""
        assert isinstance(state, BattleState)
        if not self.during.now(state, player):
            return []
        number = state.definitions[card].number
        return [
            manifest_option(manner, number, name, card, payer)
            for payer, name, manner in self.ways(state, player, card)
        ]

    def ways(self, state: BattleState, player: int, card: int) -> list[tuple[int, str, int]]:
        """Return (Grandwalker, its name, what is done with the Soul Core) of each way to manifest a card.

        Its condition is asked for, the part of the turn in which it may be done is not.
        """
        cause = self._cause(state, player, card)
        if not self._holds(state, cause):
            return []
        ways = [
            manner for manner in self._manners() if manifestation.why_not(state, player, card, manner) is None
        ]
        if not ways:
            return []
        return [
            (payer, name_of(state, payer, player), manner)
            for payer in manifestation.payers(state, player, self.among, cause, self.manner)
            for manner in ways
        ]

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why it cannot be manifested now."""
        assert isinstance(state, BattleState)
        if not self.during.now(state, player):
            return Refusal("other-time", "BS-33.01")
        cause = self._cause(state, player, card)
        if self.once and self._key(state, player, card) in state.marks:
            return Refusal("used-this-turn", "BS-36.02")
        if not self._holds(state, cause):
            return Refusal("use-condition", "BS-33.01")
        if not manifestation.payers(state, player, self.among, cause, self.manner):
            return Refusal("no-core-of-a-grandwalker", "BS-33.01")
        found = [manifestation.why_not(state, player, card, manner) for manner in self._manners()]
        return None if None in found else found[0]

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push the summoning."""
        assert isinstance(state, BattleState)
        for manner in self._manners():
            if manifest_verb(manner) == option.verb:
                self.start(state, player, option.target, option.extra, manner)
                return True
        return False

    def start(self, state: BattleState, player: int, card: int, payer: int, manner: int) -> None:
        """Push the summoning of a card with one of the ``ways``."""
        if self.once:
            # BS-36.02
            state.marks[self._key(state, player, card)] = 1
        summoning.enter(
            state,
            player,
            card,
            self._cause(state, player, card),
            how=_BY_EFFECT,
            # BS-33.03: summoned by the own effect, with a payment of 1.
            paying=-1 if manner == manifestation.ON_CARD else 1,
            payer=payer,
            manner=manner,
        )

    def _manners(self) -> tuple[int, ...]:
        """What may be done with the Soul Core."""
        return (self.manner, manifestation.STAYS) if self.to_trash else (self.manner,)

    def _holds(self, state: BattleState, cause: Cause) -> bool:
        """Whether its condition holds, and its use of the turn is left."""
        if self.once and self._key(state, cause.player, cause.card) in state.marks:
            return False
        return self.condition is None or self.condition.holds(state, cause, NO_SLOTS)

    def _key(self, state: BattleState, player: int, card: int) -> str:
        return f"once {player} {state.definitions[card].name} {self.key.rpartition('/')[2]}"

    def _cause(self, state: BattleState, player: int, card: int) -> Cause:
        definition = state.definitions[card]
        return Cause(
            EFFECT,
            player,
            card=card,
            ability=self.key,
            colors=definition.colors,
            source_kind=definition.kind,
        )


class ThisIsManifested(OwnTrigger):
    """When this spirit is manifested; summoned in another way it is not (BS-33.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "this is manifested"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が顕現したとき",
        "zh-Hans": "{this}显现时",
        "zh-Hant": "{this}顯現時",
        "en": "when {this} is manifested",
    }
    events: ClassVar[tuple[str, ...]] = ("manifested",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source was manifested."""
        return event.object == cause.object


class CardIsManifested(CardTrigger):
    """When a spirit of a sort is manifested."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is manifested"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が顕現したとき",
        "zh-Hans": "{among}显现时",
        "zh-Hant": "{among}顯現時",
        "en": "when {among} is manifested",
    }
    events: ClassVar[tuple[str, ...]] = ("manifested",)


class ManifestsKeepingSoul(ManifestsFreely):
    """The player may manifest cards of a sort as if the Soul Core had been put in the trash."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "can manifest {a|an} [{sort:card-filter}] as if the Soul Core had been put in the trash"
        " once per turn by name"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "は同名のカードはターンに1回、{sort}を《顕現》するとき、"
            "ソウルコアをトラッシュに置いたものとして《顕現》できる"
        ),
        "zh-Hans": "《显现》{sort}时，可以视为已将灵魂晶核置入废弃区（同名卡牌每回合1次）",
        "zh-Hant": "《顯現》{sort}時，可以視為已將靈魂晶核置入廢棄區（同名卡牌每回合1次）",
        "en": (
            "can manifest {sort} as if the Soul Core had been put in the trash, "
            "once per turn among cards of this name"
        ),
    }

    def __init__(self, sort: CardFilter) -> None:
        super().__init__()
        self.sort = sort


class CannotSummon(PlayerRule):
    """The player cannot summon, whatever way (BS-33.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot summon"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は召喚できない",
        "zh-Hans": "不能召唤",
        "zh-Hant": "不能召喚",
        "en": "cannot summon",
    }
    verb: ClassVar[str] = "summon"


MANIFESTATION_WORDS: Final = (
    ManifestLine,
    ThisIsManifested,
    CardIsManifested,
    ManifestsKeepingSoul,
    CannotSummon,
)
"""The words of this module, for registration."""
