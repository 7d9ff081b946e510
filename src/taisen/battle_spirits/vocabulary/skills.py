"""Grand Skill and Divine Form: effects that cost cores of their own Grandwalker (BS-20.10, BS-21.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.grandwalker import pay, payable
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import During, Trigger
from taisen.battle_spirits.vocabulary.changes import SpiritForm
from taisen.battle_spirits.vocabulary.heads import Head
from taisen.battle_spirits.vocabulary.lines import ActivatedLine, TriggeredLine
from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import Condition, Effect
from taisen.language.control import ask_yes, decline, missed
from taisen.language.phrases import line, mark
from taisen.language.sentences import Speaker
from taisen.language.slots import NUMBER
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

GRAND_SKILL: Final = "grand-skill"
DIVINE_FORM: Final = "divine-form"
CONTRACT_SKILL: Final = "contract-skill"

SKILLS: Final = Lexicon(
    "skill",
    {
        "grand skill": Term(GRAND_SKILL, "神技", "神技", "神技", "Grand Skill"),
        "contract skill": Term(CONTRACT_SKILL, "契約技", "契约技", "契約技", "Contract Skill"),
        "divine form": Term(DIVINE_FORM, "転神", "转神", "轉神", "Divine Form"),
    },
)
"""Effects that are paid with cores of the card that has them."""


class Skill(Effect):
    """Pays the cores, then does what they are for; one that is triggered asks whether to.

    Of several prices one is chosen; the effect finds it in the slot ``NUMBER``.
    """

    category: ClassVar[str] = "skill-effect"
    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, cores: tuple[int, ...], effect: Effect, asked: bool) -> None:
        super().__init__()
        self.cores = cores
        self.effect = effect
        self.asked = asked

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what the cores are for."""
        return say.word(self.effect)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the cores are there and the effect is possible."""
        assert isinstance(state, BattleState)
        return payable(state, cause.object, min(self.cores)) and self.effect.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask if it was not chosen before, pay, do."""
        assert isinstance(state, BattleState)
        frame = state.frame
        cause = frame.cause
        if step == 0:
            if not self.possible(state, cause, state.slots):
                missed(state, "impossible")
                decline(state)
            elif self.asked:
                ask_yes(state, "by-doing")
            else:
                state.jump(2)
        elif step == 1:
            if state.answer.verb == "no":
                decline(state)
        elif step == 2:
            payments = [n for n in self.cores if payable(state, cause.object, n)]
            options = [Option("name", f"cores {n}", n) for n in payments]
            arguments = (frame.node.key,)
            state.ask(Decision(frame.controller, "skill-cores", NUMBER_SHAPE, options, cause, arguments))
        elif step == 3:
            # BS-20.10, BS-22.04
            state.slots[NUMBER] = state.answer.target
            pay(state, cause.object, state.answer.target, cause)
        elif step == 4:
            state.push(self.effect, frame.controller, cause)
        else:
            state.pop()


def skill_mark(skill: str, prices: tuple[int, ...], language: str, say: Speaker) -> str:
    """Return the mark of a skill with its price."""
    name = say.value("skill", skill)
    cores = "/".join(str(number) for number in prices)
    return mark(f"{name} {cores}" if language == "en" else f"{name}：{cores}", language)


class SkillLine(ActivatedLine):
    """A skill used at will."""

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "skill",
        "cores",
        "window",
        "during",
        "condition",
        "limit",
        "deed",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} {skill:skill} {cores:number+/}: {window:window}[[ during {during:during}]]"
        "[[ while {condition:condition}]][[ {limit:limit}]]: {deed:effect}"
    )

    def __init__(
        self,
        skill: str,
        cores: tuple[int, ...],
        window: int,
        deed: Effect,
        head: Head | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__(window, Skill(cores, deed, False), head, skill, during, condition, limit)
        self.skill = skill
        self.cores = cores
        self.deed = deed

    def parts(self) -> list[Word]:
        """Return the words inside; the deed is in the effect that pays for it."""
        return [word for word in (self.head, self.during, self.condition, self.effect) if word is not None]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the skill with its price, when, how often, and what."""
        conditions = self.conditions(language, say)
        head = "" if self.head is None else say.word(self.head)
        window = mark(say.field(self, "window"), language)
        text = line(language, say, None, "", conditions, say.word(self.deed))
        parts = [head, skill_mark(self.skill, self.cores, language, say), window, text]
        return (" " if language == "en" else "").join(part for part in parts if part)


class TriggeredSkillLine(TriggeredLine):
    """A skill that may be used when its event comes."""

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "skill",
        "cores",
        "during",
        "condition",
        "limit",
        "trigger",
        "deed",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} {skill:skill} {cores:number+/}: [[during {during:during},]]"
        " [[while {condition:condition}:]] [[{limit:limit}]] when {trigger:trigger}: {deed:effect}"
    )

    def __init__(
        self,
        skill: str,
        cores: tuple[int, ...],
        trigger: Trigger,
        deed: Effect,
        head: Head | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__(trigger, Skill(cores, deed, True), head, skill, during, condition, limit)
        self.skill = skill
        self.cores = cores
        self.deed = deed

    def parts(self) -> list[Word]:
        """Return the words inside; the deed is in the effect that pays for it."""
        inside = (self.head, self.during, self.condition, self.trigger, self.effect)
        return [word for word in inside if word is not None]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the skill with its price, when, how often, and what."""
        conditions = self.conditions(language, say)
        head = "" if self.head is None else say.word(self.head)
        text = line(language, say, None, "", conditions, say.word(self.deed))
        parts = [head, skill_mark(self.skill, self.cores, language, say), text]
        return (" " if language == "en" else "").join(part for part in parts if part)


class AlsoSpirit(SpiritForm):
    """Counts as a spirit besides, with a BP for each of its levels (BS-21.01)."""

    fields: ClassVar[tuple[str, ...]] = ("bps",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} also a spirit with BP {bps:number+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "をLvごとのBPが{bps|/}のスピリットとしても扱い、創界神ネクサス以外では破壊されないようにする",
        "zh-Hans": "也视为各等级BP为{bps|/}的战魂，不会被创界神核心以外的破坏",
        "zh-Hant": "也視為各等級BP為{bps|/}的戰魂，不會被創界神核心以外的破壞",
        "en": "{is/are} also treated as a spirit whose BP by level is {bps|/}, which only Grandwalker "
        "nexuses destroy",
    }

    def __init__(self, bps: tuple[int, ...]) -> None:
        super().__init__()
        self.bps = bps


SKILL_WORDS: Final = (SkillLine, TriggeredSkillLine, AlsoSpirit)
"""The words of this module, for registration."""
