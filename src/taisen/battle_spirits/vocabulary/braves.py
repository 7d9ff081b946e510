"""Words about the braves of a combined spirit: which of them, and taking them off."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import BRAVE_SUMMONED, name_of
from taisen.battle_spirits.rules.brave import take_off
from taisen.battle_spirits.rules.leaving import affected
from taisen.battle_spirits.rules.otherworld import hosts_of
from taisen.battle_spirits.rules.values import named, spared
from taisen.battle_spirits.state import DECK, HAND, TRASH, BattleState, FieldCard
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity, Target
from taisen.language.control import Action
from taisen.language.slots import CARDS, CHOSEN
from taisen.language.targets import PickedTarget

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ChooseBraves(PickedTarget):
    """So many braves combined with field cards of a sort, chosen by the effect's controller.

    Attributes:
        plain: whether only those without a "when this brave is summoned" effect are meant.
    """

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CARDS
    category: ClassVar[str] = "brave-target"
    fields: ClassVar[tuple[str, ...]] = ("amount", "plain", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:quantity} {brave|braves@amount}[[?plain without a when-summoned effect]] of [{among:filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}の[[?plain召喚時の効果を持たない]]ブレイヴ{amount}つ",
        "zh-Hans": "{among@many}的{amount}张[[?plain没有召唤时效果的]]合体",
        "zh-Hant": "{among@many}的{amount}張[[?plain沒有召喚時效果的]]合體",
        "en": "{amount} brave{s:amount}[[?plain without a when-summoned effect]] of {among}",
    }

    def __init__(self, amount: Quantity, among: Filter, plain: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.plain = plain

    def there(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[tuple[int, int]]:
        """Return (brave card, its host) of every brave that may be chosen, in field order."""
        found: list[tuple[int, int]] = []
        for host in state.objects.values():
            if not host.braves or host.leaving or not self.among.matches(state, host.id, cause, slots):
                continue
            if self._reaches(state, host, cause, slots):
                # BS-16.01: one that two field cards share is one card.
                seen = [brave for brave, _ in found]
                found.extend(
                    (brave, host.id)
                    for brave in host.braves
                    if brave not in seen and not (self.plain and when_summoned(state, brave))
                )
        return found

    def _reaches(self, state: BattleState, host: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Whether the effect reaches the braves of a host."""
        # BS-17.07: what a brave adds is not what the Grandwalker itself had before.
        if cause.card in host.braves and state.definitions[host.card].walker:
            return named(state, host, cause, slots, self.among)
        return not spared(state, host, cause, slots, self.among)

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether at least one is there."""
        assert isinstance(state, BattleState)
        return bool(self.there(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if step == 0:
            slots[CHOSEN] = ()
        elif step == 2:
            picked = slots[CHOSEN]
            assert isinstance(picked, tuple)
            slots[CHOSEN] = (*picked, state.answer.target)
            state.jump(1)
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        there = self.there(state, frame.cause, slots)
        # BS-38.01: with fewer there, all of them.
        wanted = min(self.amount.value(state, frame.cause, slots), len(there))
        if wanted == len(there) or len(chosen) == wanted:
            slots[CARDS] = tuple(brave for brave, _ in there) if wanted == len(there) else chosen
            state.pop()
            return
        left = wanted - len(chosen)
        cards = [brave for brave, _ in there]
        start = cards.index(chosen[-1]) + 1 if chosen else 0
        player = frame.controller
        options: list[Option] = []
        texts: dict[str, int] = {}
        for brave, host in there[start : len(there) - left + 1]:
            text = f"choose {state.definitions[brave].number} of {name_of(state, host, player)}"
            texts[text] = texts.get(text, 0) + 1
            if texts[text] > 1:
                text = f"{text}#{texts[text]}"
            options.append(Option("choose", text, brave))
        state.jump(2)
        state.ask(Decision(player, "choose-card", PICK_CARDS, options, frame.cause, (frame.node.key, left)))


def reached_host(state: BattleState, brave: int, cause: Cause) -> FieldCard | None:
    """Return a field card that a brave card is combined with and ``cause`` reaches, None for none."""
    for found in hosts_of(state, brave):
        if affected(state, found, cause):
            return found
    return None


def when_summoned(state: BattleState, brave: int) -> bool:
    """Return whether a brave card has a "when this brave is summoned" effect."""
    return any(
        BRAVE_SUMMONED in ability.trigger.events
        for ability in state.definitions[brave].triggered
        if ability.trigger.on_summon
    )


class ReturnBraves(Action):
    """Returns combined braves to their owner's hand; what they were combined with stays."""

    zone: ClassVar[int] = HAND
    bottom: ClassVar[bool] = False

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "return {target:brave-target} to hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を手札に戻す",
        "zh-Hans": "将{target}移回手牌",
        "zh-Hant": "將{target}移回手牌",
        "en": "return {target} to hand",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take off those that the effect reaches, together."""
        assert isinstance(state, BattleState)
        done = 0
        for brave in items:
            host = reached_host(state, brave, cause)
            if host is not None:
                take_off(state, host.id, brave, self.zone, cause, bottom=self.bottom)
                done += 1
        return done


class ReturnBravesUnderDeck(ReturnBraves):
    """Returns combined braves to the bottom of their owner's deck; what they were combined with stays."""

    zone: ClassVar[int] = DECK
    bottom: ClassVar[bool] = True

    notation: ClassVar[str | tuple[str, ...]] = "return {target:brave-target} to the bottom of the deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をデッキの下に戻す",
        "zh-Hans": "将{target}移回牌组底部",
        "zh-Hant": "將{target}移回牌組底部",
        "en": "return {target} to the bottom of the deck",
    }


class DestroyBraves(Action):
    """Destroys combined braves; what they were combined with stays."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "destroy {target:brave-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を破壊する",
        "zh-Hans": "破坏{target}",
        "zh-Hant": "破壞{target}",
        "en": "destroy {target}",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take off those that the effect reaches, together."""
        assert isinstance(state, BattleState)
        done = 0
        for brave in items:
            host = reached_host(state, brave, cause)
            if host is not None:
                take_off(state, host.id, brave, TRASH, cause, "destroyed")
                done += 1
        return done


BRAVE_WORDS: Final = (ChooseBraves, ReturnBraves, ReturnBravesUnderDeck, DestroyBraves)
"""The words of this module, for registration."""
