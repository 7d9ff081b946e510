"""Words of magics that stay on the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import laid_magic
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.control import Action

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class LayThis(Action):
    """Puts the source, a magic that is being used, on the own field."""

    notation: ClassVar[str | tuple[str, ...]] = "put this magic on your field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードを自分のフィールドに置く",
        "zh-Hans": "将这张卡牌放置到自己的战场",
        "zh-Hant": "將這張卡牌放置到自己的戰場",
        "en": "put this card on your field",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it there; once it has gone elsewhere it is not."""
        assert isinstance(state, BattleState)
        return int(laid_magic.lay(state, cause.card, cause))


class DiscardLaid(Action):
    """Puts the source, a magic that lies on the field, in the trash."""

    notation: ClassVar[str | tuple[str, ...]] = "discard this magic from your field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "フィールドにあるこのカードを破棄する",
        "zh-Hans": "破弃战场上的这张卡牌",
        "zh-Hant": "破棄戰場上的這張卡牌",
        "en": "discard this card from your field",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it in the trash."""
        assert isinstance(state, BattleState)
        return int(laid_magic.discard(state, cause.card, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it lies there."""
        assert isinstance(state, BattleState)
        return laid_magic.lies(state, cause.card)


LAID_MAGIC_WORDS: Final = (LayThis, DiscardLaid)
"""The words of this module, for registration."""
