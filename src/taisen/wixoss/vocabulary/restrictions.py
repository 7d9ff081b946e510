"""Restrictions: what a field card can, must and cannot do, and what cannot be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.vocabulary.changes import Restriction
from taisen.wixoss.vocabulary.reach import source_kind

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

CANNOT_ATTACK: Final = "cannot-attack"
MUST_ATTACK: Final = "must-attack"
ATTACKS_BESIDE_TOO: Final = "attacks-beside-too"
DRAWS_IN_FRONT: Final = "draws-in-front"
CANNOT_UP: Final = "cannot-up"
CANNOT_BE_BANISHED: Final = "cannot-be-banished"
CANNOT_BE_RETURNED: Final = "cannot-be-returned"
CANNOT_LEAVE: Final = "cannot-leave"
CANNOT_BE_DOWNED: Final = "cannot-be-downed"
CANNOT_BE_FROZEN: Final = "cannot-be-frozen"
CANNOT_BE_REMOVED: Final = "cannot-be-removed"
CANNOT_USE_ACTIONS: Final = "cannot-use-actions"
CANNOT_ACTIVATE_ENTER: Final = "cannot-activate-enter"


class CannotAttack(Restriction):
    """Cannot attack."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はアタックできない",
        "zh-Hans": "不能攻击",
        "zh-Hant": "不能攻擊",
        "en": "cannot attack",
    }
    verb: ClassVar[str] = CANNOT_ATTACK


class MustAttack(Restriction):
    """Attacks if it can."""

    notation: ClassVar[str | tuple[str, ...]] = "must attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は可能ならばアタックしなければならない",
        "zh-Hans": "若可能则必须攻击",
        "zh-Hant": "若可能則必須攻擊",
        "en": "must attack if possible",
    }
    verb: ClassVar[str] = MUST_ATTACK


class AttacksBesideToo(Restriction):
    """May attack one zone beside the front besides the front."""

    notation: ClassVar[str | tuple[str, ...]] = "can attack a zone beside the front too"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は正面にアタックするとき、その隣のシグニゾーン1つにもアタックできる",
        "zh-Hans": "攻击正面时，可以同时攻击其相邻的1个精灵区",
        "zh-Hant": "攻擊正面時，可以同時攻擊其相鄰的1個精靈區",
        "en": "can, when attacking the front, attack one SIGNI Zone beside it too",
    }
    verb: ClassVar[str] = ATTACKS_BESIDE_TOO


class DrawsInFront(Restriction):
    """The opponent must put SIGNI in front of it if possible."""

    notation: ClassVar[str | tuple[str, ...]] = "must be faced by SIGNI that the opponent puts onto the field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の正面に、対戦相手はシグニを出すとき可能ならば出さなければならない",
        "zh-Hans": "的正面，对手出场精灵时若可能则必须放置在该处",
        "zh-Hant": "的正面，對手出場精靈時若可能則必須放置在該處",
        "en": "must be faced, if possible, by each SIGNI that the opponent puts onto the field",
    }
    verb: ClassVar[str] = DRAWS_IN_FRONT


class CannotUp(Restriction):
    """Is not upped."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be upped"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はアップしない",
        "zh-Hans": "不能竖直",
        "zh-Hant": "不能豎直",
        "en": "cannot be upped",
    }
    verb: ClassVar[str] = CANNOT_UP


class CannotBeRemoved(Restriction):
    """Cannot be put into the trash by its player's remove action."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be removed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はリムーブできない",
        "zh-Hans": "不能被废弃",
        "zh-Hant": "不能被廢棄",
        "en": "cannot be removed",
    }
    verb: ClassVar[str] = CANNOT_BE_REMOVED


class CannotUseActions(Restriction):
    """Its action abilities cannot be used."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use action abilities"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の起動能力は使用できない",
        "zh-Hans": "的起动能力不能使用",
        "zh-Hant": "的起動能力不能使用",
        "en": "cannot use {its/their} action abilities",
    }
    verb: ClassVar[str] = CANNOT_USE_ACTIONS


class CannotActivateEnter(Restriction):
    """Its enter abilities are not activated."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate enter abilities"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の出現時能力は発動しない",
        "zh-Hans": "的出场时能力不能发动",
        "zh-Hant": "的出場時能力不能發動",
        "en": "cannot activate {its/their} enter abilities",
    }
    verb: ClassVar[str] = CANNOT_ACTIVATE_ENTER


# -- what cannot be done to it ---------------------------------------------------------------------


class ByEffects(Restriction):
    """Something that cannot be done to a card: at all, or by effects of some sort.

    Attributes:
        by_effects: whether only effects are kept from doing it.
        opposing: whether only those of the opponent.
        kinds: from which sources, empty for all.
    """

    fields: ClassVar[tuple[str, ...]] = ("by_effects", "opposing", "kinds")

    def __init__(self, by_effects: bool = False, opposing: bool = False, kinds: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.by_effects = by_effects
        self.opposing = opposing
        self.kinds = kinds

    def forbids(self, state: AnyState, holder: int, cause: Cause | None, source: Cause) -> bool:
        """Return whether ``cause`` is one that cannot do it."""
        if not self.by_effects:
            return True
        if cause is None or cause.kind != EFFECT:
            return False
        if self.opposing and cause.player == state.objects[holder].controller:
            return False
        return not self.kinds or source_kind(cause) in self.kinds


class CannotBeBanished(ByEffects):
    """Cannot be banished: also not by battle or power 0, unless only effects are spoken of."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be banished[[?by_effects by[[?opposing opposing]][[ {kinds:source+/}]] effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?by_effects[[?opposing対戦相手の]][[{kinds|と}の]]効果によって]]バニッシュされない",
        "zh-Hans": "不会[[?by_effects因[[?opposing对手的]][[{kinds|和}的]]效果而]]被破坏",
        "zh-Hant": "不會[[?by_effects因[[?opposing對手的]][[{kinds|和}的]]效果而]]被破壞",
        "en": ("cannot be banished[[?by_effects by[[?opposing the opponent's]][[ {kinds| and }]] effects]]"),
    }
    verb: ClassVar[str] = CANNOT_BE_BANISHED


class CannotBeReturned(ByEffects):
    """Cannot be returned to the hand."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be returned[[?by_effects by[[?opposing opposing]][[ {kinds:source+/}]] effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?by_effects[[?opposing対戦相手の]][[{kinds|と}の]]効果によって]]手札に戻らない",
        "zh-Hans": "不会[[?by_effects因[[?opposing对手的]][[{kinds|和}的]]效果而]]返回手牌",
        "zh-Hant": "不會[[?by_effects因[[?opposing對手的]][[{kinds|和}的]]效果而]]返回手牌",
        "en": (
            "cannot be returned to hand"
            "[[?by_effects by[[?opposing the opponent's]][[ {kinds| and }]] effects]]"
        ),
    }
    verb: ClassVar[str] = CANNOT_BE_RETURNED


class CannotLeave(ByEffects):
    """Cannot be moved from the field."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot leave the field[[?by_effects by[[?opposing opposing]][[ {kinds:source+/}]] effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?by_effects[[?opposing対戦相手の]][[{kinds|と}の]]効果によって]]場を離れない",
        "zh-Hans": "不会[[?by_effects因[[?opposing对手的]][[{kinds|和}的]]效果而]]离场",
        "zh-Hant": "不會[[?by_effects因[[?opposing對手的]][[{kinds|和}的]]效果而]]離場",
        "en": (
            "cannot leave the field[[?by_effects by[[?opposing the opponent's]][[ {kinds| and }]] effects]]"
        ),
    }
    verb: ClassVar[str] = CANNOT_LEAVE


class CannotBeDowned(ByEffects):
    """Cannot be downed."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be downed[[?by_effects by[[?opposing opposing]][[ {kinds:source+/}]] effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?by_effects[[?opposing対戦相手の]][[{kinds|と}の]]効果によって]]ダウンしない",
        "zh-Hans": "不会[[?by_effects因[[?opposing对手的]][[{kinds|和}的]]效果而]]被横置",
        "zh-Hant": "不會[[?by_effects因[[?opposing對手的]][[{kinds|和}的]]效果而]]被橫置",
        "en": ("cannot be downed[[?by_effects by[[?opposing the opponent's]][[ {kinds| and }]] effects]]"),
    }
    verb: ClassVar[str] = CANNOT_BE_DOWNED


class CannotBeFrozen(ByEffects):
    """Cannot be frozen."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be frozen[[?by_effects by[[?opposing opposing]][[ {kinds:source+/}]] effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?by_effects[[?opposing対戦相手の]][[{kinds|と}の]]効果によって]]凍結されない",
        "zh-Hans": "不会[[?by_effects因[[?opposing对手的]][[{kinds|和}的]]效果而]]被冻结",
        "zh-Hant": "不會[[?by_effects因[[?opposing對手的]][[{kinds|和}的]]效果而]]被凍結",
        "en": ("cannot be frozen[[?by_effects by[[?opposing the opponent's]][[ {kinds| and }]] effects]]"),
    }
    verb: ClassVar[str] = CANNOT_BE_FROZEN


RESTRICTION_WORDS: Final = (
    CannotAttack,
    MustAttack,
    AttacksBesideToo,
    DrawsInFront,
    CannotUp,
    CannotBeRemoved,
    CannotUseActions,
    CannotActivateEnter,
    CannotBeBanished,
    CannotBeReturned,
    CannotLeave,
    CannotBeDowned,
    CannotBeFrozen,
)
"""The words of this module, for registration."""
