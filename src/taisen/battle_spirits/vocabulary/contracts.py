"""Words of contract cards and what goes with them: being one, what lies below, the Soul Core in the trash."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import holder
from taisen.battle_spirits.rules.leaving import reached
from taisen.battle_spirits.rules.taking import put_soul_on
from taisen.battle_spirits.state import SOUL_TRASH, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import ReductionColors
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.changes import LifePrice
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.conditions import Simple
from taisen.language.control import TargetAction

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Contract(Adjective):
    """Is a contract card (BS-31.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "contract"
    texts: ClassVar[dict[str, str]] = {
        "ja": "契約",
        "zh-Hans": "契约",
        "zh-Hant": "契約",
        "en": "contract",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is a contract card."""
        return state.definitions[found.card].contract

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is a contract card."""
        return state.definitions[card].contract


class ReductionColorsLine(ReductionColors):
    """The card's reduction symbols are each of further colours too."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "the reduction symbols of this card are treated as {colors:color+/} too"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードの軽減シンボルは{colors|/}としても扱う。",
        "zh-Hans": "这张卡牌的减轻战徽也视为{colors|/}色。",
        "zh-Hant": "這張卡牌的減輕戰徽也視為{colors|/}色。",
        "en": "the reduction symbols of this card are treated as {colors|, | and } too.",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color


class BaseOfThisIs(Simple):
    """A base card below the source is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "a base of this is {a|an} [{description:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}の煌臨元に{description}がある",
        "zh-Hans": "{this}的煌临元中有{description}",
        "zh-Hant": "{this}的煌臨元中有{description}",
        "en": "there is {description} below {this}",
    }

    def __init__(self, description: CardFilter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the base cards."""
        assert isinstance(state, BattleState)
        found = holder(state, cause.object)
        below = () if found is None else found.bases
        return any(self.description.matches(state, base, cause, slots) for base in below)


class SoulCoreFromTrash(TargetAction):
    """Puts the own Soul Core from the trash on a field card."""

    notation: ClassVar[str | tuple[str, ...]] = "put your soul core from your trash on {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のトラッシュの[ソウルコア]を{target}に置く",
        "zh-Hans": "将自己废弃区的[灵魂晶核]放置到{target}上",
        "zh-Hant": "將自己廢棄區的[靈魂晶核]放置到{target}上",
        "en": "put the Soul Core of your trash on {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it on the first that the effect reaches."""
        assert isinstance(state, BattleState)
        there = reached(state, items, cause)
        return int(bool(there) and put_soul_on(state, cause.player, there[0], cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it lies in the trash, and there is a card for it."""
        assert isinstance(state, BattleState)
        return state.souls[cause.player] == SOUL_TRASH and super().possible(state, cause, slots)


class MagicCostsLife(LifePrice):
    """The player puts cores of the own life in the trash to use a magic card or Accel, or does not use it."""

    fields: ClassVar[tuple[str, ...]] = ("number", "more")
    notation: ClassVar[str | tuple[str, ...]] = (
        "must put {number:number} {core|cores@number} of life[[?more more]] in the trash"
        " to use magic cards or accel"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?moreさらに]]自分のライフのコア{number}個をトラッシュに置かなければ、"
        "マジックカード/【アクセル】を使用できない",
        "zh-Hans": "若不[[?more再]]将自己生命区的{number}个晶核放置到废弃区，则不能使用魔法卡/【加速】",
        "zh-Hant": "若不[[?more再]]將自己生命區的{number}個晶核放置到廢棄區，則不能使用魔法卡/【加速】",
        "en": "cannot use magic cards or Accel without putting {number} core{s:number} of their own life"
        "[[?more more]] in the trash",
    }

    def __init__(self, number: int, more: bool = False) -> None:
        super().__init__()
        self.number = number
        self.more = more


CONTRACT_WORDS: Final = (Contract, ReductionColorsLine, BaseOfThisIs, SoulCoreFromTrash, MagicCostsLife)
"""The words of this module, for registration."""
