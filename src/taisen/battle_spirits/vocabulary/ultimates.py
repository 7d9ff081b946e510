"""Words about ultimates: the condition of summoning one, the Ultimate Trigger and what counters it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.ultimate_trigger import (
    GUARD,
    HIT,
    guarded_key,
    hit_card,
    use_ultimate_trigger,
)
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import SummoningCondition, TriggerCounter
from taisen.battle_spirits.vocabulary.changes import PlayerRule
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import Condition, Effect, Filter, Quantity
from taisen.language.conditions import Simple
from taisen.language.control import Action, missed
from taisen.language.phrases import bound, line, mark
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker
from taisen.language.slots import AMOUNT, CARDS, DONE

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

TRIGGER_OUTCOMES: Final = Lexicon(
    "trigger-outcome",
    {
        "hits": Term(HIT, "ヒットした", "命中", "命中", "hits"),
        "is guarded": Term(GUARD, "ガードされた", "被防御", "被防禦", "is guarded"),
    },
)
"""How the comparison of an Ultimate Trigger can go."""

HITS_TEXTS: Final = {"ja": "ヒットした回数", "zh-Hans": "命中次数", "zh-Hant": "命中次數", "en": "the hits"}


# -- lines -----------------------------------------------------------------------------------------


class SummoningConditionLine(SummoningCondition):
    """Summoning condition: the card is summoned only while it holds (BS-18.03)."""

    fields: ClassVar[tuple[str, ...]] = ("condition",)
    notation: ClassVar[str | tuple[str, ...]] = "summoning condition: {condition:condition}"

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the condition behind its name."""
        name = {
            "ja": "召喚条件：",
            "zh-Hans": "召唤条件：",
            "zh-Hant": "召喚條件：",
            "en": "Summoning condition: ",
        }[language]
        return name + say.framed(say.word(self.condition)) + ("." if language == "en" else "。")


class TriggerCounterLine(TriggerCounter):
    """The Trigger Counter of a magic card: used from hand before the effect of an opposing hit (BS-19.05)."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[trigger counter] {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword as a mark, and what."""
        name = {
            "ja": "トリガーカウンター",
            "zh-Hans": "触发反击",
            "zh-Hant": "觸發反擊",
            "en": "Trigger Counter",
        }[language]
        text = line(language, say, None, "", [], say.word(self.effect))
        return mark(name, language) + (" " if language == "en" else "") + text


# -- the trigger -----------------------------------------------------------------------------------


class UltimateTrigger(Effect):
    """Uses an Ultimate Trigger, or with "double" a WU trigger of two cards; the effect comes on a hit."""

    fields: ClassVar[tuple[str, ...]] = ("double", "hit")
    notation: ClassVar[str | tuple[str, ...]] = "[[?double double]] ultimate trigger, on a hit: {hit:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?!doubleＵトリガー]][[?doubleＷＵトリガー]]がヒットしたとき、{hit}",
        "zh-Hans": "[[?!doubleＵ触发]][[?doubleＷＵ触发]]命中时，{hit}",
        "zh-Hant": "[[?!doubleＵ觸發]][[?doubleＷＵ觸發]]命中時，{hit}",
        "en": "if the[[?!double Ultimate Trigger]][[?double WU Trigger]] hits, {hit}",
    }

    def __init__(self, hit: Effect, double: bool = False) -> None:
        super().__init__()
        self.hit = hit
        self.double = double

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what comes on a hit; amounts in it are hits."""
        before = say.amount
        say.amount = HITS_TEXTS[language]
        text = say.fill(self, self.texts[language])
        say.amount = before
        return text

    def run(self, state: AnyState, step: int) -> None:
        """Compare, then give the hit effect if there was a hit and the ultimate is still there."""
        assert isinstance(state, BattleState)
        frame = state.frame
        if step == 0:
            use_ultimate_trigger(state, 2 if self.double else 1)
        elif step == 1 and state.slots[DONE] and not state.game.source_gone(state):
            # BS-19.02
            state.push(self.hit, frame.controller, frame.cause)
        else:
            if step == 1:
                # BS-19.03
                missed(state, "no-hit")
            state.pop()


class UltimateTriggerIs(CardTrigger):
    """When the Ultimate Trigger of an ultimate of a sort hits or is guarded."""

    fields: ClassVar[tuple[str, ...]] = ("among", "outcome")
    notation: ClassVar[str | tuple[str, ...]] = (
        "the ultimate trigger of {a|an} [{among:filter}] {outcome:trigger-outcome}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}のＵトリガーが{outcome}とき",
        "zh-Hans": "{among}的Ｕ触发{outcome}时",
        "zh-Hant": "{among}的Ｕ觸發{outcome}時",
        "en": "when the Ultimate Trigger of {among} {outcome}",
    }
    events: ClassVar[tuple[str, ...]] = ("ultimate_trigger",)

    def __init__(self, among: Filter, outcome: str) -> None:
        super().__init__(among)
        self.outcome = outcome

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was such an ultimate's and went so."""
        return event.detail == self.outcome and super().fits(state, event, cause)


class HitsAre(Simple):
    """The number of hits of the Ultimate Trigger stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "hits{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare the hits."""
        hits = slots[AMOUNT]
        assert isinstance(hits, int)
        return compare(hits, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"ヒットした回数が{limit}である",
            "zh-Hans": f"命中次数为{limit}",
            "zh-Hant": f"命中次數為{limit}",
            "en": f"the number of hits is {limit}",
        }[language]


class ThatPrintedCost(Quantity):
    """The printed cost of the card that was revealed, chosen, moved or compared before."""

    notation: ClassVar[str | tuple[str, ...]] = "the printed cost of that card"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return its printed cost, 0 if there is no such card."""
        assert isinstance(state, BattleState)
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        return state.definitions[cards[0]].face_a.cost if cards else 0

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        if language == "en":
            say.after.append(", X being the cost of that card")
        else:
            say.before.append(
                {
                    "ja": "そのカードのコストをXとして",
                    "zh-Hans": "以该卡牌的费用为X",
                    "zh-Hant": "以該卡牌的費用為X",
                }[language]
            )
        return "X"


# -- the counter -----------------------------------------------------------------------------------


class HitCardIs(Simple):
    """The hit card before whose effect a Trigger Counter is used is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("description",)
    notation: ClassVar[str | tuple[str, ...]] = "the hit card is {a|an} [{description:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ヒットしたカードが{description}である",
        "zh-Hans": "命中的卡牌是{description}",
        "zh-Hant": "命中的卡牌是{description}",
        "en": "the hit card is {description}",
    }

    def __init__(self, description: CardFilter) -> None:
        super().__init__()
        self.description = description

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the card of the trigger in progress."""
        assert isinstance(state, BattleState)
        card = hit_card(state)
        return card >= 0 and self.description.matches(state, card, cause, slots)


class TreatAsGuarded(Action):
    """A hit of the Ultimate Trigger in progress is treated as guarded."""

    notation: ClassVar[str | tuple[str, ...]] = "treat that hit as guarded"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのヒットをガードとする",
        "zh-Hans": "将该命中视为防御",
        "zh-Hant": "將該命中視為防禦",
        "en": "treat that hit as guarded",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Mark the card."""
        assert isinstance(state, BattleState)
        card = hit_card(state)
        if card < 0:
            return 0
        state.marks[guarded_key(card)] = 1
        return 1


class CountersWithoutPaying(PlayerRule):
    """The Trigger Counters of the player's magic cards may be used without paying."""

    notation: ClassVar[str | tuple[str, ...]] = "can use trigger counters of magic cards without paying"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はマジックカードの【トリガーカウンター】を、コストを支払わずに使用できる",
        "zh-Hans": "可以不支付费用使用魔法卡的【触发反击】",
        "zh-Hant": "可以不支付費用使用魔法卡的【觸發反擊】",
        "en": "can use the Trigger Counters of magic cards without paying their cost",
    }
    verb: ClassVar[str] = "pay-for-counters"


ULTIMATE_WORDS: Final = (
    SummoningConditionLine,
    TriggerCounterLine,
    UltimateTrigger,
    UltimateTriggerIs,
    HitsAre,
    ThatPrintedCost,
    HitCardIs,
    TreatAsGuarded,
    CountersWithoutPaying,
)
"""The words of this module, for registration."""
