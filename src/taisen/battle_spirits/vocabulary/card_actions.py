"""Actions on cards outside the field: hand, deck, trash, burst area."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores, drawing
from taisen.battle_spirits.rules.away_cards import may_return, reached
from taisen.battle_spirits.rules.burst import has_set_burst, set_burst, set_bursts
from taisen.battle_spirits.rules.cost import (
    FROM,
    PAY_COST,
    REMAINING,
    hand_reached,
    price,
    prohibited,
    use_reached,
    use_slots,
)
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.magic_use import magic_cause, magic_effect
from taisen.battle_spirits.rules.payment_help import affordable
from taisen.battle_spirits.rules.removal import remove
from taisen.battle_spirits.rules.summoning import enter, together_key
from taisen.battle_spirits.rules.timing import resolve, resolving
from taisen.battle_spirits.rules.use_terms import summonable
from taisen.battle_spirits.state import BOTH, DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import MAIN, Burst, CardAbility
from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import EFFECT, PAYMENT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Effect, Quantity, Target
from taisen.language.control import NO, YES, Action, TargetAction, ask_yes, missed
from taisen.language.players import owner
from taisen.language.slots import AMOUNT, CARDS, DONE, EVENT_CARD, NAMED, NUMBER, WORK, fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HIGHEST_COST: Final = 15
"""Costs that can be named run from 0 to this."""
CRUSH: Final = "crush"
HIGHEST_LEVEL: Final = 5
"""Levels that can be named run from 1 to this."""


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
    """Discards cards from the top of a player's deck."""

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


class Negate(Action):
    """The effect of the card that was used, or of the burst that was turned up, does not come."""

    notation: ClassVar[str | tuple[str, ...]] = "negate that effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その効果を無効にする",
        "zh-Hans": "使该效果无效",
        "zh-Hant": "使該效果無效",
        "en": "negate that effect",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Mark the card, if the effect reaches it."""
        assert isinstance(state, BattleState)
        card = slots[EVENT_CARD]
        assert isinstance(card, int)
        if not use_reached(state, card, cause):
            state.note(Event("prevented", cause.player, cause, card=card, detail="unaffected"))
            return 0
        state.marks[f"negated {card}"] = 1
        return 1


class NameCost(Action):
    """Names a cost."""

    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "name a cost"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コストを1つ指定する",
        "zh-Hans": "指定1个费用",
        "zh-Hant": "指定1個費用",
        "en": "name a cost",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the number and keep it."""
        name_number(state, step, "cost", 0, HIGHEST_COST)


class NameLevel(Action):
    """Names a level."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "name a level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "Lvを1つ指定する",
        "zh-Hans": "指定1个等级",
        "zh-Hant": "指定1個等級",
        "en": "name a level",
    }

    def __init__(self) -> None:
        super().__init__()

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the number and keep it."""
        name_number(state, step, "level", 1, HIGHEST_LEVEL)


def name_number(state: AnyState, step: int, what: str, lowest: int, highest: int) -> None:
    """Ask for a number from ``lowest`` to ``highest`` and keep it in its slot."""
    frame = state.frame
    if step == 0:
        options = [Option("name", f"{what} {n}", n) for n in range(lowest, highest + 1)]
        state.ask(
            Decision(frame.controller, f"name-{what}", NUMBER_SHAPE, options, frame.cause, (frame.node.key,))
        )
        return
    state.slots[NUMBER] = state.answer.target
    state.slots[DONE] = 1
    state.pop()


class Unless(Effect):
    """Done unless the opponent does something instead, which is the opponent's choice."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("price", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "unless the opponent does [{price:action}]: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手は、{price}ことができる。そうしなかったとき、{effect}",
        "zh-Hans": "对手可以{price}。若没有如此做，{effect}",
        "zh-Hant": "對手可以{price}。若沒有如此做，{effect}",
        "en": "the opponent may {price@do}. If they do not, {effect}",
    }

    def __init__(self, price: Action, effect: Effect) -> None:
        super().__init__()
        self.price = price
        self.effect = effect

    def run(self, state: AnyState, step: int) -> None:
        """Ask the opponent if it is possible, then do one or the other."""
        frame = state.frame
        slots = state.slots
        if step == 0:
            state.answer = NO
            if self.price.possible(state, frame.cause, slots):
                player = 1 - frame.controller
                state.ask(Decision(player, "unless", "confirm", [YES, NO], frame.cause, (frame.node.key,)))
        elif step == 1:
            chosen = self.price if state.answer.verb == "yes" else self.effect
            state.push(chosen, frame.controller, frame.cause)
        else:
            state.pop()


class PayForEffect(Effect):
    """After a magic's burst effect: its cost may be paid to give its main or flash effect too."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("which",)
    notation: ClassVar[str | tuple[str, ...]] = "you may pay its cost to give its {which:magic-effect} effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードのコストを支払うことで、{which}を発揮することができる",
        "zh-Hans": "可以藉由支付这张卡牌的费用，发挥其{which}",
        "zh-Hant": "可以藉由支付這張卡牌的費用，發揮其{which}",
        "en": "you may pay this card's cost to give its {which} too",
    }

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def run(self, state: AnyState, step: int) -> None:
        """Ask, pay, resolve (BS-25.15)."""
        assert isinstance(state, BattleState)
        frame = state.frame
        card = frame.cause.card
        player = frame.controller
        definition = state.definitions[card]
        if step == 0:
            there = definition.magic_main if self.which == MAIN else definition.magic_flash
            if there is None or cores.usable(state, player) < price(state, player, card):
                missed(state, "too-few-cores")
                state.pop()
            else:
                # BS-25.15: with the reduction as in using it.
                ask_yes(state, "pay-for-effect")
        elif step == 1:
            if state.answer.verb == "no":
                state.pop()
                return
            state.slots[WORK] = state.serial
            slots = use_slots(card, state.serial)
            slots[REMAINING] = price(state, player, card)
            slots[FROM] = 0
            state.happen(Event("paid", player, Cause(PAYMENT, player, "BS-25.15", card=card), card=card))
            state.push(PAY_COST, player, frame.cause, slots)
        elif step == 2:
            # BS-99.15: what the payment depleted leaves first, as in using the card.
            before = state.slots[WORK]
            assert isinstance(before, int)
            state.game.settle(state, before)
        elif step == 3:
            resolve(state, magic_effect(definition, self.which), player, frame.cause, fresh_slots())
        else:
            state.pop()


class GiveMagicAgain(Action):
    """Gives the effect of the magic that was used once more."""

    notation: ClassVar[str | tuple[str, ...]] = "give the same effect once more"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その効果をもう1回発揮する",
        "zh-Hans": "再发挥1次该效果",
        "zh-Hant": "再發揮1次該效果",
        "en": "give that effect once more",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the effect anew, with the magic as its source."""
        assert isinstance(state, BattleState)
        card, which = slots[EVENT_CARD], slots[AMOUNT]
        assert isinstance(card, int) and isinstance(which, int)
        effect = magic_effect(state.definitions[card], which)
        resolve(state, effect, cause.player, magic_cause(state, cause.player, card), fresh_slots())
        return 1


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
    Negate,
    NameCost,
    NameLevel,
    Unless,
    PayForEffect,
    GiveMagicAgain,
)
"""The words of this module, for registration."""
