"""Manifestation (chapter 33): its line and timings, what forbids summoning, what lets the Soul Core stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import manifestation, use
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import During, Permission
from taisen.battle_spirits.vocabulary.changes import ManifestsFreely, PlayerRule
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS, Condition, Filter

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

MANIFESTATION: Final = "manifestation"
"""The keyword."""

_BY_EFFECT: Final = 2


def manifest_verb(soul_stays: bool) -> str:
    """Return the verb of a manifestation in which the Soul Core moves, or counts as moved and stays."""
    return "manifest-freely" if soul_stays else "manifest"


class ManifestLine(Permission):
    """Manifestation: from the hand, with the Soul Core put in the trash and a Grandwalker's core paid."""

    fields: ClassVar[tuple[str, ...]] = ("during", "condition", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[flash] manifest during {during:during}[[ while {condition:condition}]] with [{among:filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "【フラッシュ】《顕現》{during}中、[[{condition}なら、]]自分のソウルコアをトラッシュに置き、"
            "{among}のコアで1コスト支払うことで、このカードを手札から召喚する。"
        ),
        "zh-Hans": (
            "【灵动】《显现》{during}中，[[{condition}时，]]将自己的灵魂晶核置入废弃区，"
            "以{among}的晶核支付1点费用，从手牌召唤这张卡牌。"
        ),
        "zh-Hant": (
            "【靈動】《顯現》{during}中，[[{condition}時，]]將自己的靈魂晶核置入廢棄區，"
            "以{among}的晶核支付1點費用，從手牌召喚這張卡牌。"
        ),
        "en": (
            "[Flash] Manifestation: During {during}, [[while {condition}, ]]you may put your Soul Core in "
            "the trash and pay a cost of 1 with a core of {among} to summon this card from your hand."
        ),
    }

    def __init__(self, during: During, among: Filter, condition: Condition | None = None) -> None:
        super().__init__()
        self.keyword = MANIFESTATION
        self.during = during
        self.condition = condition
        self.among = among

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return an option for each Grandwalker that can pay, with the Soul Core and without it."""
        assert isinstance(state, BattleState)
        if not self.during.now(state, player):
            return []
        cause = self._cause(state, player, card)
        if self.condition is not None and not self.condition.holds(state, cause, NO_SLOTS):
            return []
        ways = [stays for stays in (False, True) if manifestation.may_manifest(state, player, card, stays)]
        if not ways:
            return []
        number = state.definitions[card].number
        return [
            Option(
                manifest_verb(stays),
                f"{manifest_verb(stays)} {number} with {name_of(state, payer, player)}",
                card,
                payer,
            )
            for payer in manifestation.payers(state, player, self.among, cause)
            for stays in ways
        ]

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why it cannot be manifested now."""
        assert isinstance(state, BattleState)
        if not self.during.now(state, player):
            return Refusal("other-time", "BS-33.01")
        cause = self._cause(state, player, card)
        if self.condition is not None and not self.condition.holds(state, cause, NO_SLOTS):
            return Refusal("use-condition", "BS-33.01")
        if not manifestation.payers(state, player, self.among, cause):
            return Refusal("no-core-of-a-grandwalker", "BS-33.01")
        if manifestation.may_manifest(state, player, card, True):
            return None
        return manifestation.why_not(state, player, card)

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push the summoning."""
        assert isinstance(state, BattleState)
        if option.verb not in ("manifest", "manifest-freely"):
            return False
        card = option.target
        # BS-33.03: summoned by the own effect, with a payment of 1.
        use.enter(
            state,
            player,
            card,
            self._cause(state, player, card),
            how=_BY_EFFECT,
            paying=1,
            payer=option.extra,
            soul_stays=option.verb == "manifest-freely",
        )
        return True

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
