"""Triggers of field cards: who does or suffers what, the source itself or a card of a sort (chapter 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Filter
from taisen.language.phrases import one
from taisen.wixoss.state import LRIG_TRASH, TRASH
from taisen.wixoss.vocabulary.abilities import Trigger
from taisen.wixoss.vocabulary.line_terms import BY_BATTLE, BY_OPPONENT, BY_OWN_EFFECT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState
    from taisen.language.sentences import Speaker


TRASHES: Final = (TRASH, LRIG_TRASH)


# -- who -------------------------------------------------------------------------------------------


class Actor(Filter):
    """The field card that an event is about."""

    category: ClassVar[str] = "actor"


class ThisActor(Actor):
    """The source itself."""

    notation: ClassVar[str | tuple[str, ...]] = "this"
    texts: ClassVar[dict[str, str]] = dict.fromkeys(("ja", "zh-Hans", "zh-Hant", "en"), "{this}")

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is the source."""
        return item == cause.object


class OneActor(Actor):
    """One card of a sort: the ability triggers once for each (WX-21.12)."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is such a card."""
        return self.among.matches(state, item, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say which sort."""
        return one(self.among, language, say)


def done_by(agent: str | None, event: Event, cause: Cause) -> bool:
    """Return whether an event has come about as ``agent`` says, from where ``cause`` stands."""
    if agent is None:
        return True
    by = event.cause
    if agent == BY_BATTLE:
        return by.kind == BATTLE
    if by.kind != EFFECT:
        return False
    if agent == BY_OPPONENT:
        return by.player != cause.player
    return agent != BY_OWN_EFFECT or by.player == cause.player


# -- what ------------------------------------------------------------------------------------------


class ActorTrigger(Trigger):
    """Something that a field card does or suffers."""

    fields: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Actor) -> None:
        super().__init__()
        self.who = who

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is such a card."""
        return self.who.matches(state, event.object, cause, NO_SLOTS)


class Attacks(ActorTrigger):
    """When a SIGNI or LRIG attacks (WX-15.02, WX-17.02)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} attacks"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がアタックしたとき",
        "zh-Hans": "{who}攻击时",
        "zh-Hant": "{who}攻擊時",
        "en": "when {who} attacks",
    }
    events: ClassVar[tuple[str, ...]] = ("attacked",)


class Heavens(ActorTrigger):
    """When a crossed SIGNI attacks and all crossed ones of its side are in Heaven (WX-28.09)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} reaches heaven"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が《ヘブン》したとき",
        "zh-Hans": "{who}达成《天堂》时",
        "zh-Hant": "{who}達成《天堂》時",
        "en": "when {who} reaches Heaven",
    }
    events: ClassVar[tuple[str, ...]] = ("heaven",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card is among all those that are in Heaven together, once for all."""
        return any(
            found.card in event.cards and self.who.matches(state, found.id, cause, NO_SLOTS)
            for found in state.objects.values()
        )


class Enters(ActorTrigger):
    """When a card enters the field: in any way, by an effect, from a zone."""

    fields: ClassVar[tuple[str, ...]] = ("who", "agent", "zone")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:actor} enters[[ {agent:agent}]][[ from the {zone:zone}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]][[{zone}から]]場に出たとき",
        "zh-Hans": "{who}[[{agent}]][[从{zone}]]出场时",
        "zh-Hant": "{who}[[{agent}]][[從{zone}]]出場時",
        "en": "when {who} enters the field[[ {agent}]][[ from the {zone}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("entered",)

    def __init__(self, who: Actor, agent: str | None = None, zone: int | None = None) -> None:
        super().__init__(who)
        self.agent = agent
        self.zone = zone

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card entered in such a way."""
        if self.zone is not None and event.amount != self.zone:
            return False
        return done_by(self.agent, event, cause) and super().fits(state, event, cause)


class ThisEnters(Trigger):
    """When the source enters: the trigger of every enter ability (WX-20.09)."""

    events: ClassVar[tuple[str, ...]] = ("entered",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was the source."""
        return event.object == cause.object


class LeavesField(ActorTrigger):
    """When a card leaves the field, wherever it goes."""

    fields: ClassVar[tuple[str, ...]] = ("who", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} leaves the field[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]場を離れたとき",
        "zh-Hans": "{who}[[{agent}]]离场时",
        "zh-Hant": "{who}[[{agent}]]離場時",
        "en": "when {who} leaves the field[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("left",)
    looks_back: ClassVar[bool] = True

    def __init__(self, who: Actor, agent: str | None = None) -> None:
        super().__init__(who)
        self.agent = agent

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card left in such a way."""
        return done_by(self.agent, event, cause) and super().fits(state, event, cause)


class IsPutInTrash(LeavesField):
    """When a card is put from the field into the trash; that is no banishing (WX-16.06)."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{who:actor} is put from the field into the trash[[ {agent:agent}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]場からトラッシュに置かれたとき",
        "zh-Hans": "{who}[[{agent}]]从场上放置到废弃区时",
        "zh-Hant": "{who}[[{agent}]]從場上放置到廢棄區時",
        "en": "when {who} is put from the field into the trash[[ {agent}]]",
    }

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a card went there."""
        return event.amount in TRASHES and super().fits(state, event, cause)


class IsBanished(LeavesField):
    """When a card is banished; what happened instead is no banishing (WX-21.03)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} is banished[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]バニッシュされたとき",
        "zh-Hans": "{who}[[{agent}]]被破坏时",
        "zh-Hant": "{who}[[{agent}]]被破壞時",
        "en": "when {who} is banished[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("banished",)


class Banishes(ActorTrigger):
    """When a SIGNI banishes a card of a sort, in any way or in battle (WX-16.06)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "whom", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} banishes {whom:actor}[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]{whom}をバニッシュしたとき",
        "zh-Hans": "{who}[[{agent}]]破坏{whom}时",
        "zh-Hant": "{who}[[{agent}]]破壞{whom}時",
        "en": "when {who} banishes {whom}[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("banished",)
    looks_back: ClassVar[bool] = True

    def __init__(self, who: Actor, whom: Actor, agent: str | None = None) -> None:
        super().__init__(who)
        self.whom = whom
        self.agent = agent

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether one of these banished one of those."""
        if not event.other or not done_by(self.agent, event, cause):
            return False
        return self.who.matches(state, event.other, cause, NO_SLOTS) and self.whom.matches(
            state, event.object, cause, NO_SLOTS
        )


class IsRisenOver(ActorTrigger):
    """When a SIGNI comes to lie under one that rises; the other one is the SIGNI on top (WX-33.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} is risen over"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がライズされたとき",
        "zh-Hans": "{who}被升阶时",
        "zh-Hant": "{who}被升階時",
        "en": "when a SIGNI rises onto {who}",
    }
    events: ClassVar[tuple[str, ...]] = ("covered",)
    looks_back: ClassVar[bool] = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a SIGNI was risen over."""
        return event.detail == "rise" and super().fits(state, event, cause)


class IsDriven(ActorTrigger):
    """When a SIGNI enters the drive state (WX-34.04, WX-34.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} becomes driven"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}がドライブ状態になったとき",
        "zh-Hans": "{who}变为驾驶状态时",
        "zh-Hant": "{who}變為駕駛狀態時",
        "en": "when {who} becomes driven",
    }
    events: ClassVar[tuple[str, ...]] = ("driven",)


class IsArmed(ActorTrigger):
    """When a SIGNI enters the blood-crystal armed state (WX-33.12, WX-33.16)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} becomes armed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が血晶武装状態になったとき",
        "zh-Hans": "{who}变为血晶武装状态时",
        "zh-Hant": "{who}變為血晶武裝狀態時",
        "en": "when {who} becomes armed",
    }
    events: ClassVar[tuple[str, ...]] = ("armed",)


class IsFrozen(ActorTrigger):
    """When a card becomes frozen (WX-07.07)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} becomes frozen"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が凍結状態になったとき",
        "zh-Hans": "{who}变为冻结状态时",
        "zh-Hant": "{who}變為凍結狀態時",
        "en": "when {who} becomes frozen",
    }
    events: ClassVar[tuple[str, ...]] = ("froze",)


class IsDowned(LeavesField):
    """When a card becomes down."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} becomes down[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]ダウン状態になったとき",
        "zh-Hans": "{who}[[{agent}]]变为横置状态时",
        "zh-Hant": "{who}[[{agent}]]變為橫置狀態時",
        "en": "when {who} becomes downed[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("downed",)
    looks_back: ClassVar[bool] = False


class Blooms(ActorTrigger):
    """When a seed blooms into a card; that is no entering (WX-32.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} blooms"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が開花したとき",
        "zh-Hans": "{who}开花时",
        "zh-Hant": "{who}開花時",
        "en": "when {who} blooms",
    }
    events: ClassVar[tuple[str, ...]] = ("bloomed",)


class Moves(LeavesField):
    """When a SIGNI moves to another SIGNI Zone."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} moves to another zone[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が[[{agent}]]他のシグニゾーンに移動したとき",
        "zh-Hans": "{who}[[{agent}]]移动到其他精灵区时",
        "zh-Hant": "{who}[[{agent}]]移動到其他精靈區時",
        "en": "when {who} moves to another SIGNI Zone[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("moved_lane",)
    looks_back: ClassVar[bool] = False


class Crushes(ActorTrigger):
    """When a SIGNI crushes Life Cloth: once for each card (WX-18.06, WX-21.12)."""

    notation: ClassVar[str | tuple[str, ...]] = "{who:actor} crushes a card of the opponent's life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が対戦相手のライフクロス1枚をクラッシュしたとき",
        "zh-Hans": "{who}击溃对手的1张生命护甲时",
        "zh-Hant": "{who}擊潰對手的1張生命護甲時",
        "en": "when {who} crushes a card of the opponent's Life Cloth",
    }
    events: ClassVar[tuple[str, ...]] = ("crushed",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether such a SIGNI crushed the other player's."""
        return event.player != cause.player and super().fits(state, event, cause)

    def times(self, state: AnyState, event: Event, cause: Cause) -> int:
        """Return how many cards were crushed."""
        # WX-21.12
        return event.amount


TRIGGER_WORDS: Final = (
    ThisActor,
    OneActor,
    Attacks,
    Heavens,
    Enters,
    LeavesField,
    IsPutInTrash,
    IsBanished,
    Banishes,
    IsRisenOver,
    IsDriven,
    IsArmed,
    IsFrozen,
    IsDowned,
    Blooms,
    Moves,
    Crushes,
)
"""The words of this module, for registration."""
