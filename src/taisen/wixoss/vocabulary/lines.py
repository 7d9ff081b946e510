"""Lines: the forms of a line of a card's effect, one ability each.

Constant lines, keywords, and what spells, ARTS, Life Bursts and traps do; abilities that wait or are used
are in ``waiting_lines``, what is printed about the card itself in ``card_lines``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.language.bases import Condition, Effect, Modification, PlayerWord
from taisen.language.phrases import changed, line, mark, ruled
from taisen.language.sentences import Speaker
from taisen.language.subjects import Scope, Subject, of_player, of_source
from taisen.wixoss.colors import COLORS, MULTI_ENER
from taisen.wixoss.state import ENER, HAND, ZONES
from taisen.wixoss.vocabulary.abilities import (
    Constant,
    LifeBurst,
    MainEffect,
    TrapIcon,
)
from taisen.wixoss.vocabulary.changes import PlayerRule

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

FIELD: Final = "field"
ACCE: Final = "acce"

GUARD: Final = "guard"
CONVERT: Final = "convert-"
"""Beginning of the keywords of Convert; the colour follows."""
ELSEWHERE: Final = {GUARD: ZONES[HAND], MULTI_ENER: ZONES[ENER]}
"""Where the keywords work that do not work on the field (WX-17.07, WX-13.06)."""

CONSTANT_NAMES: Final = {"ja": "常", "zh-Hans": "常", "zh-Hant": "常", "en": "Constant"}
AUTO_NAMES: Final = {"ja": "自", "zh-Hans": "自", "zh-Hant": "自", "en": "Auto"}
ENTER_NAMES: Final = {"ja": "出", "zh-Hans": "出", "zh-Hant": "出", "en": "Enter"}
ACTION_NAMES: Final = {"ja": "起", "zh-Hans": "起", "zh-Hant": "起", "en": "Action"}

ATTACHED_TO: Final = {
    "ja": "このカードが付いているシグニ",
    "zh-Hans": "这张卡牌所附属的精灵",
    "zh-Hant": "這張卡牌所附屬的精靈",
    "en": "the SIGNI that this card is attached to",
}


def marks_text(marks: tuple[int, ...], say: Speaker) -> str:
    """Return the marks of a line, one behind another."""
    return "".join(say.value("mark", one) for one in marks)


def head(names: dict[str, str], marks: tuple[int, ...], language: str, say: Speaker) -> str:
    """Return the mark with which a line begins: 【クロス常】 and the like."""
    return mark(marks_text(marks, say) + names[language], language)


def sentence_line(
    start: str, conditions: list[str], main: str, language: str, say: Speaker, colon: bool = True
) -> str:
    """Return a whole line from its beginning, its conditions and what it does."""
    body = line(language, say, None, "", conditions, main)
    if language == "en":
        return f"{start} {body}"
    return f"{start}{'：' if colon else ''}{body}"


def while_text(condition: Condition | None, language: str, say: Speaker) -> str:
    """Return "while your life is 3 or less"; empty for no condition."""
    if condition is None:
        return ""
    text = say.word(condition)
    if language == "en":
        return f"while {text}"
    return text + "かぎり" if language == "ja" else f"只要{text}"


# -- constant abilities ----------------------------------------------------------------------------


class ConstantLine(Constant):
    """A change of field cards that holds all the time (WX-20.06)."""

    fields: ClassVar[tuple[str, ...]] = ("marks", "condition", "subject", "changes")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{marks:mark*} constant] [[while {condition:condition}:]]"
        " {subject:subject} {changes:modification+@subject and}"
    )

    def __init__(
        self,
        subject: Subject,
        changes: tuple[Modification, ...],
        marks: tuple[int, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        super().__init__(marks, condition)
        self.zone = FIELD
        self.subject = subject
        self.changes = changes
        self.modifications = changes

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        return self.subject.scope(cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, and what becomes of whom."""
        main = self.subject.changed(self.changes, language, say)
        start = head(CONSTANT_NAMES, self.marks, language, say)
        return sentence_line(start, [while_text(self.condition, language, say)], main, language, say)


class AcceLine(Constant):
    """What an acce does for the SIGNI that it is attached to, which is "this" (WX-30.07)."""

    fields: ClassVar[tuple[str, ...]] = ("condition", "changes")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[acce] [[while {condition:condition}:]] this {changes:modification+ and}"
    )

    def __init__(self, changes: tuple[Modification, ...], condition: Condition | None = None) -> None:
        super().__init__((), condition)
        self.zone = ACCE
        self.changes = changes
        self.modifications = changes

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return the SIGNI that it is attached to."""
        # WX-30.07
        return of_source(cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, and what becomes of the SIGNI that it is attached to."""
        this = say.this
        say.this = ATTACHED_TO[language]
        main = say.framed(changed(say.this, self.changes, False, language, say))
        conditions = [while_text(self.condition, language, say)]
        say.this = this
        name = {"ja": "アクセ", "zh-Hans": "附属", "zh-Hant": "附屬", "en": "Acce"}[language]
        return sentence_line(mark(name, language), conditions, main, language, say)


class RuleLine(Constant):
    """A rule about a player that holds all the time."""

    fields: ClassVar[tuple[str, ...]] = ("marks", "condition", "who", "rule")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[{marks:mark*} constant] [[while {condition:condition}:]] {who:player} {rule:player-rule@who}"
    )

    def __init__(
        self,
        who: PlayerWord,
        rule: PlayerRule,
        marks: tuple[int, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        super().__init__(marks, condition)
        self.zone = FIELD
        self.who = who
        self.rule = rule
        self.modifications = (rule,)

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        return of_player(self.who.player(state, cause))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, and what is true of whom."""
        main = say.framed(ruled(self.who, self.rule, language, say))
        start = head(CONSTANT_NAMES, self.marks, language, say)
        return sentence_line(start, [while_text(self.condition, language, say)], main, language, say)


# -- keywords --------------------------------------------------------------------------------------


class KeywordLine(Constant):
    """A keyword ability (chapter 29); Guard works in the hand, Multi Ener in the Ener Zone."""

    fields: ClassVar[tuple[str, ...]] = ("marks", "keyword")
    notation: ClassVar[str | tuple[str, ...]] = "[{marks:mark*} {keyword:keyword}]"

    def __init__(self, keyword: str, marks: tuple[int, ...] = ()) -> None:
        super().__init__(marks, None, keyword)
        # WX-13.06, WX-17.07
        self.zone = ELSEWHERE.get(keyword, FIELD)
        self.modifications = ()

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return the card itself."""
        return of_source(cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say its name as a mark, behind those in which it works."""
        name = mark(say.field(self, "keyword"), language) + ("." if language == "en" else "。")
        if not self.marks:
            return name
        start = head(CONSTANT_NAMES, self.marks, language, say)
        return f"{start} {name}" if language == "en" else start + name


class ConvertLine(Constant):
    """Convert: in the Ener Zone, its card may count as a colour that is not its own (WX-13.09)."""

    fields: ClassVar[tuple[str, ...]] = ("color",)
    notation: ClassVar[str | tuple[str, ...]] = "[convert: {color:color}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【コンバート】{color}。",
        "zh-Hans": "【转换】{color}。",
        "zh-Hant": "【轉換】{color}。",
        "en": "[Convert] {color}.",
    }

    def __init__(self, color: int) -> None:
        super().__init__((), None, CONVERT + COLORS[color])
        self.color = color
        # WX-13.09
        self.zone = ZONES[ENER]
        self.modifications = ()

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return nobody: it is asked when Ener is paid."""
        return (), None, -1


# -- what a card does when it is used, crushed or opened -------------------------------------------


class EffectLine(MainEffect):
    """What a spell or ARTS does."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[effect] {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what it does."""
        return line(language, say, None, "", [], say.word(self.effect))


class BurstLine(LifeBurst):
    """What the card's Life Burst does when it is activated (WX-18.05)."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[burst] {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what it does behind the mark."""
        names = {"ja": "ライフバースト", "zh-Hans": "生命爆发", "zh-Hant": "生命爆發", "en": "Life Burst"}
        return sentence_line(mark(names[language], language), [], say.word(self.effect), language, say)


class TrapLine(TrapIcon):
    """What the card does as a trap that is turned face up (WX-31.04)."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "[trap] {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what it does behind the mark."""
        names = {"ja": "トラップ", "zh-Hans": "陷阱", "zh-Hant": "陷阱", "en": "Trap"}
        return sentence_line(mark(names[language], language), [], say.word(self.effect), language, say)


LINE_WORDS: Final = (
    ConstantLine,
    AcceLine,
    RuleLine,
    KeywordLine,
    ConvertLine,
    EffectLine,
    BurstLine,
    TrapLine,
)
"""The words of this module, for registration."""
