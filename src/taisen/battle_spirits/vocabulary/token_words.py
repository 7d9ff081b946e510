"""Tokens: putting them on the field, and when one has come (chapter 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import tokens
from taisen.battle_spirits.state import TOKENS, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import PuttingCondition
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.card_targets import ChooseCards
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Condition, Filter, Quantity
from taisen.language.control import Action
from taisen.language.players import YOUR
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ChooseTokens(ChooseCards):
    """So many of the own tokens, of those that may be put on the field now."""

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the tokens that fit and whose own condition is met."""
        return [
            card
            for card in super().there(state, cause, slots)
            if tokens.may_be_put(state, cause.player, card)
        ]

    def sentence(self, language: str, say: Speaker) -> str:
        """Return what the tokens are picked for."""
        return say.word(PutTokens(self.amount, self.among, self.up_to))


class PutTokens(Action):
    """Puts so many of the own tokens on the field, with own cores or with cores from the void."""

    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "up_to", "filled")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put [[?up_to up to]] {amount:quantity} of your tokens [{among:card-filter@many}] on the field"
        "[[?filled  at Lv1 with cores from the void]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のトークンの{among@many}{amount}体[[?up_toまで]]を"
        "[[?filledボイドからLv1コストと同じコアを置いて]]出す",
        "zh-Hans": "将自己的衍生物{among@many}[[?up_to最多]]{amount}只"
        "[[?filled从空间放置Lv1所需的晶核后]]放到战场",
        "zh-Hant": "將自己的衍生物{among@many}[[?up_to最多]]{amount}隻"
        "[[?filled從空間放置Lv1所需的晶核後]]放到戰場",
        "en": "put[[?up_to up to]] {amount} of your tokens ({among@many}) on the field"
        "[[?filled with as many cores from the void as Lv1 needs]]",
    }

    def __init__(self, amount: Quantity, among: Filter, up_to: bool = False, filled: bool = False) -> None:
        # BS-34.07: tokens of a number are equal, however they were made.
        self.picks = ChooseTokens(amount, among, TOKENS, YOUR, up_to)
        super().__init__(self.picks)
        self.amount = amount
        self.among = among
        self.up_to = up_to
        self.filled = filled

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the amount and the filter."""
        return [self.picks]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Let them come."""
        assert isinstance(state, BattleState)
        return tokens.put(state, cause.player, items, cause, self.filled) if items else 0

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many are there, with cores to stand on the field."""
        assert isinstance(state, BattleState)
        if not super().possible(state, cause, slots):
            return False
        there = tuple(self.picks.there(state, cause, slots))
        fitting = there if self.filled else tokens.affordable(state, cause.player, there)
        return len(fitting) >= (1 if self.up_to else max(1, self.amount.value(state, cause, slots)))


class PuttingConditionLine(PuttingCondition):
    """A token that is put on the field only while something holds."""

    fields: ClassVar[tuple[str, ...]] = ("condition",)
    notation: ClassVar[str | tuple[str, ...]] = "this token is put on the field only if {condition:condition}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このトークンは、{condition}場合だけ出せる。",
        "zh-Hans": "仅当{condition}时，才能使这张衍生物进场。",
        "zh-Hant": "僅當{condition}時，才能使這張衍生物進場。",
        "en": "this token can be put on the field only if {condition}.",
    }

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition


class Token(Adjective):
    """Is a token (BS-34.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "token"
    texts: ClassVar[dict[str, str]] = {
        "ja": "トークンの",
        "zh-Hans": "衍生物",
        "zh-Hant": "衍生物",
        "en": "token",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is a token."""
        return state.definitions[found.card].token

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is a token."""
        return state.definitions[card].token


class CardIsPut(CardTrigger):
    """When a token of a sort comes to the field; that is no summoning (BS-34.03)."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is put on the field as a token"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がトークンとして出たとき",
        "zh-Hans": "{among}作为衍生物进场时",
        "zh-Hant": "{among}作為衍生物進場時",
        "en": "when {among} is put on the field as a token",
    }
    events: ClassVar[tuple[str, ...]] = ("token_put",)


TOKEN_WORDS: Final = (PutTokens, PuttingConditionLine, Token, CardIsPut)
"""The words of this module, for registration."""
