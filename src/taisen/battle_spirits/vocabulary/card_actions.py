"""Actions on cards outside the field: hand, deck, trash, burst area."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import drawing
from taisen.battle_spirits.rules.away_cards import may_return, reached
from taisen.battle_spirits.rules.burst import has_set_burst, set_burst, set_bursts
from taisen.battle_spirits.rules.cost import (
    hand_reached,
    price,
    prohibited,
)
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.removal import remove
from taisen.battle_spirits.rules.summoning import enter, together_key
from taisen.battle_spirits.rules.timing import resolve, resolving
from taisen.battle_spirits.rules.use_terms import summonable
from taisen.battle_spirits.state import BOTH, DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Burst, CardAbility
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Quantity, Target
from taisen.language.control import Action, TargetAction
from taisen.language.players import owner
from taisen.language.slots import CARDS, NAMED, fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

CRUSH: Final = "crush"


class Draw(Action):
    """Draws cards from the own deck (BS-42.10)."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "bottom")
    notation: ClassVar[str | tuple[str, ...]] = (
        "draw {amount:quantity}[[?bottom from the bottom of your deck]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?bottomデッキの下から]]カードを{amount}枚ドローする",
        "zh-Hans": "[[?bottom从卡组底部]]抽{amount}张卡",
        "zh-Hant": "[[?bottom從卡組底部]]抽{amount}張卡",
        "en": "draw {amount} card{s:amount}[[?bottom from the bottom of your deck]]",
    }

    def __init__(self, amount: Quantity, bottom: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.bottom = bottom

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Draw them."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        return drawing.draw(state, cause.player, amount, cause, self.bottom)


class DrawUpTo(Action):
    """Draws cards until so many are in the own hand."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "draw until you have {number:quantity} {card|cards@number} in hand"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "手札が{number}枚になるまでドローする",
        "zh-Hans": "抽卡直到手牌有{number}张",
        "zh-Hant": "抽卡直到手牌有{number}張",
        "en": "draw cards until you have {number} card{s:number} in your hand",
    }

    def __init__(self, number: Quantity) -> None:
        super().__init__()
        self.number = number

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Draw what is missing."""
        assert isinstance(state, BattleState)
        missing = self._missing(state, cause, slots)
        return drawing.draw(state, cause.player, missing, cause) if missing > 0 else 0

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether any is missing."""
        assert isinstance(state, BattleState)
        return self._missing(state, cause, slots) > 0

    def _missing(self, state: BattleState, cause: Cause, slots: list[Value]) -> int:
        return self.number.value(state, cause, slots) - len(state.zone(cause.player, HAND))


class Discard(TargetAction):
    """Discards cards from a hand."""

    notation: ClassVar[str | tuple[str, ...]] = "discard {target:card-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を破棄する",
        "zh-Hans": "破弃{target}",
        "zh-Hant": "破棄{target}",
        "en": "discard {target}",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Discard those in a hand, together."""
        assert isinstance(state, BattleState)
        mine = tuple(
            card
            for card in items
            if state.places[card] % ZONE_COUNT == HAND
            and hand_reached(state, state.owners[card], cause, card)
        )
        return drawing.discard(state, state.owners[mine[0]], mine, cause) if mine else 0


class Mill(Action):
    """Discards cards from the top of a player's deck, one after another."""

    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = "discard {amount:quantity} from the top of {whose:whose} deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}デッキの上から{amount}枚を破棄する",
        "zh-Hans": "破弃{whose}卡组上方的{amount}张卡",
        "zh-Hant": "破棄{whose}卡組上方的{amount}張卡",
        "en": "discard {amount} card{s:amount} from the top of {whose} deck",
    }

    def __init__(self, amount: Quantity, whose: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Discard them, one at a time."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        player = owner(self.whose, cause)
        ability = resolving(state)
        if amount and player != cause.player and isinstance(ability, CardAbility):
            if ability.keyword == CRUSH:
                amount += drawing.crush_bonus(state, cause.player)
        drawing.mill(state, player, amount, cause)
        return 0

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cards may be discarded: a price must be paid whole."""
        assert isinstance(state, BattleState)
        room = drawing.mill_room(state, owner(self.whose, cause))
        return room >= self.amount.value(state, cause, slots)


class Reveal(Action):
    """Shows cards from the top of the own deck to both players (BS-05.14)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "reveal {amount:quantity} from the top of your deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のデッキの上から{amount}枚をオープンする",
        "zh-Hans": "展示自己的卡组上方的{amount}张卡",
        "zh-Hant": "展示自己的卡組上方的{amount}張卡",
        "en": "reveal {amount} card{s:amount} from the top of your deck",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Show them; they stay where they are."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        deck = state.zone(cause.player, DECK)
        cards = tuple(reversed(deck[len(deck) - min(amount, len(deck)) :]))
        for card in cards:
            # BS-05.14
            state.known[card] = BOTH
        slots[CARDS] = cards
        slots[NAMED] = cards
        if cards:
            state.happen(Event("revealed", cause.player, cause, amount=len(cards), cards=cards))
            self._answer(state, cards, cause)
        return len(cards)

    def _answer(self, state: BattleState, cards: tuple[int, ...], cause: Cause) -> None:
        """Push what the revealed cards do at once, before anything else is done with them."""
        for card in reversed(cards):
            definition = state.definitions[card]
            for ability in definition.when_revealed:
                if cause.card >= 0 and ability.sort.matches(state, cause.card, cause, NO_SLOTS):
                    own = Cause(
                        EFFECT,
                        cause.player,
                        card=card,
                        ability=ability.key,
                        colors=definition.colors,
                        source_kind=definition.kind,
                    )
                    resolve(state, ability, cause.player, own, fresh_slots())

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the deck has a card and one is to be shown."""
        assert isinstance(state, BattleState)
        return bool(state.zone(cause.player, DECK)) and self.amount.value(state, cause, slots) > 0


class DiscardRest(Action):
    """Discards the revealed cards that are still on the deck."""

    notation: ClassVar[str | tuple[str, ...]] = "discard the rest"
    texts: ClassVar[dict[str, str]] = {
        "ja": "オープンした残りのカードを破棄する",
        "zh-Hans": "破弃其余展示的卡牌",
        "zh-Hant": "破棄其餘展示的卡牌",
        "en": "discard the other revealed cards",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them in the trash."""
        assert isinstance(state, BattleState)
        cards = slots[NAMED]
        assert isinstance(cards, tuple)
        left = [card for card in cards if state.places[card] % ZONE_COUNT == DECK and state.places[card] >= 0]
        for card in left:
            state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
        if left:
            state.happen(Event("discarded", cause.player, cause, amount=len(left), cards=tuple(left)))
        return len(left)


class PutInHand(TargetAction):
    """Puts cards of any zone in their owner's hand."""

    notation: ClassVar[str | tuple[str, ...]] = "put {target:card-target} in hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を手札に加える",
        "zh-Hans": "将{target}加入手牌",
        "zh-Hant": "將{target}加入手牌",
        "en": "put {target} into hand",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them there; both players have seen what came from an open zone."""
        assert isinstance(state, BattleState)
        if prohibited(state, cause.player, "increase-hand"):
            state.note(Event("prevented", cause.player, cause, detail="increase-hand"))
            return 0
        # Another effect may have brought a card to the hand or the field before this one's turn.
        away = tuple(c for c in items if state.places[c] >= 0 and state.places[c] % ZONE_COUNT != HAND)
        kept = tuple(card for card in away if not may_return(state, card))
        for card in kept:
            state.note(Event("prevented", state.owners[card], cause, card=card, detail="return-from-trash"))
        away = tuple(card for card in away if card not in kept)
        for card in away:
            state.move_card(card, state.owners[card] * ZONE_COUNT + HAND, 1 << state.owners[card])
        if away:
            player = state.owners[away[0]]
            state.happen(Event("hand_gained", player, cause, amount=len(away), cards=away))
        return len(away)


class Summon(Action):
    """Summons cards, paying their cost unless it says otherwise (BS-08.22)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "free", "paying", "silently")
    notation: ClassVar[str | tuple[str, ...]] = (
        "summon {target:card-target}[[?free without paying]][[ paying {paying:number}]]"
        "[[?silently without its when-summoned effects]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "{target}を[[?freeコストを支払わずに]][[コストを{paying}支払って]]"
            "[[?silently[[?free、]][[?paid、]]召喚時の効果を発揮させずに]]召喚する"
        ),
        "zh-Hans": (
            "[[?free不支付费用]][[支付{paying}点费用]]召唤{target}[[?silently（其召唤时效果不发挥）]]"
        ),
        "zh-Hant": (
            "[[?free不支付費用]][[支付{paying}點費用]]召喚{target}[[?silently（其召喚時效果不發揮）]]"
        ),
        "en": (
            "summon {target}[[?free without paying its cost]][[ paying a cost of {paying}]]"
            "[[?silently[[?free and]][[?paid and]] without giving its when-summoned effects]]"
        ),
    }

    def __init__(
        self, target: Target, free: bool = False, paying: int | None = None, silently: bool = False
    ) -> None:
        super().__init__(target)
        if free and paying is not None:
            raise ValueError("nothing is paid without paying")
        self.free = free
        self.paying = paying
        self.silently = silently

    @property
    def paid(self) -> bool:
        """Whether it says how much is paid."""
        return self.paying is not None

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the summoning of each, the first on top."""
        assert isinstance(state, BattleState)
        by_burst = isinstance(resolving(state), Burst)
        together = state.next_serial() if len(items) > 1 else 0
        for card in reversed(items):
            if together:
                state.marks[together_key(card)] = together
            enter(
                state,
                cause.player,
                card,
                cause,
                free=self.free,
                silent=self.silently,
                how=1 if by_burst else 2,
                paying=-1 if self.paying is None else self.paying,
            )
        return len(items)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is there, and for a fixed one whether it can be paid for."""
        assert isinstance(state, BattleState)
        target = self.target
        if target is None or not target.enough(state, cause, slots):
            return False
        if not target.fixed():
            return True
        return any(self._payable(state, cause, card) for card in target.items(state, cause, slots))

    def _payable(self, state: BattleState, cause: Cause, card: int) -> bool:
        # BS-18.03
        if not summonable(state, cause.player, card):
            return False
        cost = self.paying
        if cost is None:
            cost = 0 if self.free else price(state, cause.player, card)
        return affordable(state, cause.player, card, cost, entry_cores(state, cause.player, card))


class Deploy(Summon):
    """Deploys nexus cards, paying their cost unless it says otherwise (BS-08.22)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "free", "paying")
    notation: ClassVar[str | tuple[str, ...]] = (
        "deploy {target:card-target}[[?free without paying]][[ paying {paying:number}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?freeコストを支払わずに]][[コストを{paying}支払って]]配置する",
        "zh-Hans": "[[?free不支付费用]][[支付{paying}点费用]]配置{target}",
        "zh-Hant": "[[?free不支付費用]][[支付{paying}點費用]]配置{target}",
        "en": "deploy {target}[[?free without paying its cost]][[ paying a cost of {paying}]]",
    }

    def __init__(self, target: Target, free: bool = False, paying: int | None = None) -> None:
        super().__init__(target, free, paying)


class RemoveCards(TargetAction):
    """Removes cards from the game; the card itself on its way to the trash too."""

    notation: ClassVar[str | tuple[str, ...]] = "remove {target:card-target} from the game"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をゲームから除外する",
        "zh-Hans": "将{target}从游戏中除外",
        "zh-Hant": "將{target}從遊戲中除外",
        "en": "remove {target} from the game",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Remove those that lie in a zone."""
        assert isinstance(state, BattleState)
        there = [card for card in items if state.places[card] >= 0]
        return remove(state, there, cause)


class SetBurst(TargetAction):
    """Sets a card as a burst."""

    notation: ClassVar[str | tuple[str, ...]] = "set {target:card-target} as a burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をバーストとしてセットする",
        "zh-Hans": "将{target}设置为爆裂",
        "zh-Hant": "將{target}設置為爆裂",
        "en": "set {target} as a burst",
    }

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Set it; one already there is discarded (BS-25.03)."""
        assert isinstance(state, BattleState)
        for card in items[:1]:
            set_burst(state, state.owners[card], card, cause)
        return len(items[:1])


class LookAtBurst(Action):
    """Looks at the opponent's set burst."""

    notation: ClassVar[str | tuple[str, ...]] = "look at the opponent's burst"
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手のバーストを見る",
        "zh-Hans": "查看对手的爆裂",
        "zh-Hant": "查看對手的爆裂",
        "en": "look at the opponent's burst",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Let the controller know it."""
        assert isinstance(state, BattleState)
        cards = tuple(card for card in set_bursts(state, 1 - cause.player) if reached(state, card, cause))
        for card in cards:
            state.known[card] |= 1 << cause.player
        state.happen(Event("looked", cause.player, cause, amount=len(cards), cards=cards))
        return len(cards)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the opponent has a burst set."""
        assert isinstance(state, BattleState)
        return has_set_burst(state, 1 - cause.player)


CARD_ACTION_WORDS: Final = (
    Draw,
    DrawUpTo,
    Discard,
    Mill,
    Reveal,
    DiscardRest,
    PutInHand,
    Summon,
    Deploy,
    RemoveCards,
    SetBurst,
    LookAtBurst,
)
"""The words of this module, for registration."""
