"""Waiting lines: automatic, enter and action abilities (chapter 20), and what an effect says for later."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.language.bases import Condition, Effect
from taisen.language.sentences import Speaker
from taisen.wixoss.vocabulary.abilities import MAIN, Action, Trigger, Triggered
from taisen.wixoss.vocabulary.costs import Cost
from taisen.wixoss.vocabulary.lines import (
    ACTION_NAMES,
    AUTO_NAMES,
    ENTER_NAMES,
    head,
    sentence_line,
    while_text,
)
from taisen.wixoss.vocabulary.triggers import ThisEnters

FIELD: Final = "field"


def as_text(condition: Condition | None, language: str, say: Speaker) -> str:
    """Return "if it is in the cross state then": what must hold when the event comes; empty for nothing."""
    if condition is None:
        return ""
    text = say.word(condition)
    if language == "en":
        return f"if {text} at that moment"
    return {"ja": f"その時点で{text}場合", "zh-Hans": f"若当时{text}", "zh-Hant": f"若當時{text}"}[language]


def beginning(start: str, parts: list[str], language: str) -> str:
    """Return the marks of a line with its limit, timings and cost behind them."""
    said = [part for part in parts if part]
    if language == "en":
        return " ".join([start, *said]) + ":" if said else start
    return start + "".join(said)


class AutoLine(Triggered):
    """An automatic ability: its effect is carried out when its event comes (WX-20.08)."""

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = ("marks", "limit", "condition", "trigger", "also", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{marks:mark*} auto[[, {limit:limit}]]] [[while {condition:condition}:]]"
        " when {trigger:trigger}[[, as {also:condition}]]: {effect:effect}"
    )

    def __init__(
        self,
        trigger: Trigger,
        effect: Effect,
        marks: tuple[int, ...] = (),
        limit: str | None = None,
        condition: Condition | None = None,
        also: Condition | None = None,
    ) -> None:
        super().__init__(marks, condition)
        self.enter = False
        self.trigger = trigger
        self.also = also
        self.cost = None
        self.limit = limit or ""
        self.place = trigger.place
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say when, while what, how often, and what."""
        conditions = [
            while_text(self.condition, language, say),
            say.word(self.trigger),
            as_text(self.also, language, say),
        ]
        start = beginning(head(AUTO_NAMES, self.marks, language, say), [say.field(self, "limit")], language)
        return sentence_line(start, conditions, say.word(self.effect), language, say)


class EnterLine(Triggered):
    """An enter ability: when its card enters, its cost, if it has one, may be paid (WX-20.09, WX-20.11)."""

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = ("marks", "limit", "cost", "condition", "also", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{marks:mark*} enter[[, {limit:limit}]][[: {cost:cost}]]] [[while {condition:condition}:]]"
        " [[as {also:condition}:]] {effect:effect}"
    )

    def __init__(
        self,
        effect: Effect,
        marks: tuple[int, ...] = (),
        limit: str | None = None,
        cost: Cost | None = None,
        condition: Condition | None = None,
        also: Condition | None = None,
    ) -> None:
        super().__init__(marks, condition)
        self.enter = True
        self.trigger = ThisEnters()
        self.also = also
        self.cost = cost
        self.limit = limit or ""
        self.place = FIELD
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how often, for which cost, while what, and what."""
        conditions = [while_text(self.condition, language, say), as_text(self.also, language, say)]
        said = [say.field(self, "limit"), say.field(self, "cost")]
        start = beginning(head(ENTER_NAMES, self.marks, language, say), said, language)
        return sentence_line(start, conditions, say.word(self.effect), language, say)


class ActionLine(Action):
    """An action ability, used at will for its cost (WX-20.12)."""

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = (
        "marks",
        "timings_named",
        "limit",
        "place_named",
        "cost",
        "condition",
        "also",
        "effect",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{marks:mark*} action[[ in {place_named:ability-place}]][[, {timings_named:timing+,}]]"
        "[[, {limit:limit}]][[: {cost:cost}]]] [[while {condition:condition}:]] [[only if {also:condition}:]]"
        " {effect:effect}"
    )

    def __init__(
        self,
        effect: Effect,
        marks: tuple[int, ...] = (),
        timings_named: tuple[int, ...] = (),
        limit: str | None = None,
        place_named: str | None = None,
        cost: Cost | None = None,
        condition: Condition | None = None,
        also: Condition | None = None,
    ) -> None:
        super().__init__(marks, condition)
        self.timings_named = timings_named
        # WX-20.12, WX-20.14
        self.timings = sum(set(timings_named)) or MAIN
        self.limit = limit or ""
        self.place_named = place_named
        self.place = place_named or FIELD
        self.cost = cost
        self.also = also
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say where, in which phases, how often, for which cost, while what, and what."""
        said = [
            "".join(say.value("timing", timing) for timing in self.timings_named),
            say.field(self, "limit"),
            say.field(self, "cost"),
        ]
        start = beginning(head(ACTION_NAMES, self.marks, language, say), said, language)
        conditions = [while_text(self.condition, language, say)]
        text = sentence_line(start, conditions, say.word(self.effect), language, say)
        notes = [note for note in (self._place_text(language, say), self._only_text(language, say)) if note]
        if language == "en":
            return text + "".join(f" ({note}.)" for note in notes)
        return text + "".join(f"（{note}。）" for note in notes)

    def _place_text(self, language: str, say: Speaker) -> str:
        """Return where the card must be, empty for the field."""
        if self.place_named is None:
            return ""
        place = say.field(self, "place_named")
        return {
            "ja": f"この能力は、このカードが{place}にある場合にしか使用できない",
            "zh-Hans": f"这个能力只能在这张卡牌位于{place}时使用",
            "zh-Hant": f"這個能力只能在這張卡牌位於{place}時使用",
            "en": f"This ability can be used only while this card is in your {place}",
        }[language]

    def _only_text(self, language: str, say: Speaker) -> str:
        """Return under which condition alone it can be used, empty for none."""
        if self.also is None:
            return ""
        text = say.word(self.also)
        return {
            "ja": f"この能力は、{text}場合にしか使用できない",
            "zh-Hans": f"这个能力只能在{text}时使用",
            "zh-Hant": f"這個能力只能在{text}時使用",
            "en": f"This ability can be used only if {text}",
        }[language]


class DelayedLine(Triggered):
    """What an effect says should happen when an event comes, apart from the card that it is from."""

    category: ClassVar[str] = "delayed"
    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "when {trigger:trigger} later this turn: ({effect:effect})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターン、{trigger}、{effect}",
        "zh-Hans": "本回合中，{trigger}，{effect}",
        "zh-Hant": "本回合中，{trigger}，{effect}",
        "en": "{trigger} later this turn, {effect}",
    }

    def __init__(self, trigger: Trigger, effect: Effect) -> None:
        super().__init__()
        self.enter = False
        self.trigger = trigger
        self.also = None
        self.cost = None
        self.limit = ""
        self.place = ""
        self.effect = effect


WAITING_LINE_WORDS: Final = (AutoLine, EnterLine, ActionLine, DelayedLine)
"""The words of this module, for registration."""
