"""Events and causes: immutable facts about what happened, and why.

A cause names a rule or a card's ability with its colours and kind as of then; an event names the
cause, the player, the cards it touched and an amount. Triggers, the log and views read only events.
"""

from __future__ import annotations

from typing import Final

EFFECT: Final = "effect"
BATTLE: Final = "battle"
PAYMENT: Final = "payment"
RULE: Final = "rule"
CAUSE_KINDS: Final = (EFFECT, BATTLE, PAYMENT, RULE)


class Cause:
    """Why something happens: a rule, a payment, a battle, or an ability of a card.

    Attributes:
        kind: one of ``CAUSE_KINDS``.
        player: controller of the cause, -1 for a rule that nobody controls.
        rule: rule number, empty for an effect.
        card: card slot of the source, -1 for none.
        object: field object of the source, 0 for none.
        ability: key of the ability, empty for none.
        colors: colours of the source as a bit mask, as of then.
        source_kind: kind of the source card ("spirit", ...), as of then.
        certain: whether nothing keeps it away ("cannot be prevented").
    """

    __slots__ = ("ability", "card", "certain", "colors", "kind", "object", "player", "rule", "source_kind")

    def __init__(
        self,
        kind: str,
        player: int,
        rule: str = "",
        card: int = -1,
        object: int = 0,  # noqa: A002 - the field's own word
        ability: str = "",
        colors: int = 0,
        source_kind: str = "",
        certain: bool = False,
    ) -> None:
        self.certain = certain
        self.kind = kind
        self.player = player
        self.rule = rule
        self.card = card
        self.object = object
        self.ability = ability
        self.colors = colors
        self.source_kind = source_kind

    def to_data(self) -> list[int | str]:
        """Return the cause as a flat list for saving."""
        return [
            self.kind,
            self.player,
            self.rule,
            self.card,
            self.object,
            self.ability,
            self.colors,
            self.source_kind,
            1 if self.certain else 0,
        ]

    def as_certain(self) -> Cause:
        """Return the same cause as one that nothing keeps away."""
        return Cause(
            self.kind,
            self.player,
            self.rule,
            self.card,
            self.object,
            self.ability,
            self.colors,
            self.source_kind,
            True,
        )

    def without_colors(self) -> Cause:
        """Return the same cause as one of no colour."""
        return Cause(
            self.kind,
            self.player,
            self.rule,
            self.card,
            self.object,
            self.ability,
            0,
            self.source_kind,
            self.certain,
        )

    def seen_by(self, player: int) -> Cause:
        """Return the same cause as ``player`` reads it, who then is "you"."""
        return Cause(
            self.kind,
            player,
            self.rule,
            self.card,
            self.object,
            self.ability,
            self.colors,
            self.source_kind,
            self.certain,
        )

    @staticmethod
    def from_data(data: list[int | str]) -> Cause:
        """Rebuild a cause from ``to_data``."""
        kind, player, rule, card, obj, ability, colors, source_kind, certain = data
        return Cause(
            str(kind),
            int(player),
            str(rule),
            int(card),
            int(obj),
            str(ability),
            int(colors),
            str(source_kind),
            bool(certain),
        )

    def __repr__(self) -> str:
        where = self.rule or self.ability
        return f"Cause({self.kind}, player {self.player}, {where})"


NO_CAUSE: Final = Cause(RULE, -1)


class Event:
    """Something that happened.

    Attributes:
        name: what happened ("destroyed", "drew", ...); each game lists its names.
        player: the player it happened to.
        object: field object it happened to, 0 for none.
        card: card slot it happened to, -1 for none.
        amount: how many or how much.
        other: a second field object (the blocker, the card fought against), 0 for none.
        detail: a word more (a step's name, a destination).
        cause: why.
        cards: further card slots.
    """

    __slots__ = ("amount", "card", "cards", "cause", "detail", "name", "object", "other", "player")

    def __init__(
        self,
        name: str,
        player: int,
        cause: Cause,
        object: int = 0,  # noqa: A002 - the field's own word
        card: int = -1,
        amount: int = 0,
        other: int = 0,
        detail: str = "",
        cards: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.player = player
        self.cause = cause
        self.object = object
        self.card = card
        self.amount = amount
        self.other = other
        self.detail = detail
        self.cards = cards

    def to_data(self) -> list[object]:
        """Return the event as a list for saving."""
        return [
            self.name,
            self.player,
            self.cause.to_data(),
            self.object,
            self.card,
            self.amount,
            self.other,
            self.detail,
            list(self.cards),
        ]

    @staticmethod
    def from_data(data: list[object]) -> Event:
        """Rebuild an event from ``to_data``."""
        name, player, cause, obj, card, amount, other, detail, cards = data
        assert isinstance(name, str) and isinstance(detail, str)
        assert isinstance(player, int) and isinstance(obj, int) and isinstance(card, int)
        assert isinstance(amount, int) and isinstance(other, int)
        assert isinstance(cause, list) and isinstance(cards, list)
        return Event(name, player, Cause.from_data(cause), obj, card, amount, other, detail, tuple(cards))

    def __repr__(self) -> str:
        return f"Event({self.name}, player {self.player}, object {self.object}, amount {self.amount})"
