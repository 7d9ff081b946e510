"""Deeds on SIGNI Zones: traps, seeds, the Cheer Zone, moving SIGNI (chapters 31, 32, 35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.control import Action
from taisen.language.players import THEIR, YOUR, owner
from taisen.language.sentences import Speaker
from taisen.language.slots import DONE, NUMBER, WORK
from taisen.language.targets import DONE_OPTION
from taisen.wixoss.index import name_of
from taisen.wixoss.rules import cheering, seeds, traps
from taisen.wixoss.rules.values import unaffected
from taisen.wixoss.rules.zones import free_lanes, seed_in, take_from_field, trap_in
from taisen.wixoss.state import CHEER, HAND, LANE_COUNT, LANES, PLACES, SEEDS, TRAPS, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.amounts import Amount
from taisen.wixoss.vocabulary.deeds import TargetDeed
from taisen.wixoss.vocabulary.items import card_items, card_of, cards_among, field_items
from taisen.wixoss.vocabulary.targets import Where

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


def zone_number(player: int, lane: int) -> int:
    """Return the number of a SIGNI Zone among those of both players."""
    return player * LANE_COUNT + lane


class LaneDeed(Action):
    """Base of the deeds for which SIGNI Zones are picked, done in each as it is picked, or at last.

    The number of the zone picked last, plus one, is kept as the number named.

    Attributes:
        amount: how many zones; None for one.
    """

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    amount: Amount | None

    def __init__(self, target: Target | None = None, amount: Amount | None = None) -> None:
        super().__init__(target)
        self.amount = amount

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the numbers of the zones that may be picked now."""
        raise NotImplementedError

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Do it in a zone that was just picked."""

    def finish(self, state: WixossState, picked: tuple[int, ...], cause: Cause, slots: list[Value]) -> int:
        """Do what is done when all zones are picked; return in how many it was done."""
        return len(picked)

    def most(self, state: WixossState, cause: Cause, slots: list[Value]) -> int:
        """Return how many zones are picked at most."""
        return 1 if self.amount is None else self.amount.most(state, cause, slots)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there are zones enough for it."""
        assert isinstance(state, WixossState)
        amount = self.amount
        wanted = 1 if amount is None or amount.up_to else max(1, amount.most(state, cause, slots))
        return super().possible(state, cause, slots) and len(self.zones(state, cause, slots)) >= wanted

    def run(self, state: AnyState, step: int) -> None:
        """Select, then pick one zone after another and do it there."""
        assert isinstance(state, WixossState)
        frame = state.frame
        cause = frame.cause
        slots = state.slots
        target = self.target
        if step == 0:
            slots[WORK] = ()
            if target is not None and not target.fixed():
                state.push(target, frame.controller, cause)
                return
        picked = slots[WORK]
        assert isinstance(picked, tuple)
        amount = self.amount
        most = self.most(state, cause, slots)
        stop = step > 1 and state.answer.verb == "done"
        if step > 1 and not stop:
            zone = state.answer.target
            picked = (*picked, zone)
            slots[WORK] = picked
            state.jump(1)
            self.at(state, zone, cause, slots)
            if state.frames[-1] is not frame:
                return  # something is asked or done instead first
        there = [zone for zone in self.zones(state, cause, slots) if zone not in picked]
        nothing = target is not None and not target.items(state, cause, slots)
        if stop or nothing or len(picked) >= most or not there:
            if picked:
                slots[NUMBER] = picked[-1] + 1
            state.pop()
            slots[DONE] = self.finish(state, picked, cause, slots)
            return
        state.jump(2)
        self._ask(state, there, amount is not None and amount.up_to)

    def _ask(self, state: WixossState, there: list[int], may_stop: bool) -> None:
        frame = state.frame
        options: list[Option] = []
        for zone in there:
            player, lane = divmod(zone, LANE_COUNT)
            whose = "" if player == frame.controller else "opp:"
            options.append(Option("zone", f"zone {whose}{PLACES[lane]}", zone))
        if may_stop:
            options.append(DONE_OPTION)
        decision = Decision(
            frame.controller, "choose-zones", PICK_OPTION, options, frame.cause, (frame.node.key,)
        )
        state.ask(decision)


def zones_text(whose: str, amount: str, up_to: bool, language: str) -> str:
    """Return "2 of the opponent's SIGNI Zones"."""
    if language == "en":
        return f"{'up to ' if up_to else ''}{amount} of {whose} SIGNI Zones"
    if language == "ja":
        return f"{whose}シグニゾーン{amount}つ" + ("まで" if up_to else "")
    counter, zone = ("个", "精灵区") if language == "zh-Hans" else ("個", "精靈區")
    return f"{whose}{'最多' if up_to else ''}{amount}{counter}{zone}"


TRAP_NAMES: Final = {"ja": "【トラップ】", "zh-Hans": "【陷阱】", "zh-Hant": "【陷阱】", "en": "traps"}
SEED_NAMES: Final = {"ja": "【シード】", "zh-Hans": "【种子】", "zh-Hant": "【種子】", "en": "seeds"}


def face_down_text(amount: Amount | None, names: dict[str, str], language: str, say: Speaker) -> str:
    """Return "up to 2 of your seeds"."""
    assert amount is not None
    number = say.word(amount)
    name = names[language]
    if language == "en":
        return f"{'up to ' if amount.up_to else ''}{number} of your {name}"
    if language == "ja":
        return f"あなたの{name}{number}枚" + ("まで" if amount.up_to else "")
    counter = "张" if language == "zh-Hans" else "張"
    return f"自己的{'最多' if amount.up_to else ''}{number}{counter}{name}"


# -- traps and seeds -------------------------------------------------------------------------------


class FaceDown(Where):
    """Among a player's own traps or seeds, whose faces that player knows (WX-31.10, WX-32.09)."""

    fields: ClassVar[tuple[str, ...]] = ("first",)
    notation: ClassVar[str | tuple[str, ...]] = "in your {first:face-down}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "あなたの{first}にある",
        "zh-Hans": "自己的{first}中的",
        "zh-Hant": "自己的{first}中的",
        "en": "in your {first}",
    }

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def items(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return those of the three zones."""
        start = cause.player * ZONE_COUNT + self.first
        cards: tuple[int, ...] = ()
        for zone in state.zones[start : start + LANE_COUNT]:
            cards += zone
        return card_items(cards)


class SetTrap(LaneDeed):
    """Sets a card face down as a trap in an own zone (WX-31.01); a SIGNI in one of its player's."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "set {target:target} as {a trap|traps@target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を【トラップ】としてあなたのシグニゾーンに設置する",
        "zh-Hans": "将{target}作为【陷阱】设置到自己的精灵区",
        "zh-Hant": "將{target}作為【陷阱】設置到自己的精靈區",
        "en": "set {target} as {a trap in one/traps, each in one:target} of your SIGNI Zones",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the own zones; one with a trap may be taken too (WX-31.02)."""
        assert self.target is not None
        items = self.target.items(state, cause, slots)
        picked = slots[WORK]
        # Each goes to the zone picked for it, in their order.
        due = items[len(picked) :] if isinstance(picked, tuple) else items
        signi = [state.objects[item] for item in field_items(due[:1]) if item in state.objects]
        player = signi[0].controller if signi else cause.player
        return [zone_number(player, lane) for lane in LANES]

    def most(self, state: WixossState, cause: Cause, slots: list[Value]) -> int:
        """Return how many cards are set."""
        assert self.target is not None
        return len(self.target.items(state, cause, slots))

    def finish(self, state: WixossState, picked: tuple[int, ...], cause: Cause, slots: list[Value]) -> int:
        """Set them; what became of one of several does not matter for the others' zones."""
        assert self.target is not None
        done = 0
        for item, zone in zip(self.target.items(state, cause, slots), picked, strict=False):
            player, lane = divmod(zone, LANE_COUNT)
            if item <= 0:
                traps.set_trap(state, player, card_of(item), lane, cause)
            elif not traps.set_signi(state, item, lane, cause):
                continue
            done += 1
        return done


class OpenTraps(LaneDeed):
    """Turns own traps face up (WX-31.04)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "open {amount:amount} of your traps"

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many."""
        traps = face_down_text(self.amount, TRAP_NAMES, language, say)
        return {
            "ja": f"{traps}を表向きにする",
            "zh-Hans": f"将{traps}翻至正面",
            "zh-Hant": f"將{traps}翻至正面",
            "en": f"turn {traps} face up",
        }[language]

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the zones with a trap."""
        player = cause.player
        return [zone_number(player, lane) for lane in LANES if trap_in(state, player, lane) >= 0]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Turn it up."""
        traps.open_trap(state, zone // LANE_COUNT, zone % LANE_COUNT, cause)


class PutSeed(LaneDeed):
    """Puts a card face down into an own zone as a seed (WX-32.01)."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "set {target:card-target} as a seed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を【シード】としてあなたのシグニゾーンに出す",
        "zh-Hans": "将{target}作为【种子】放置到自己的精灵区",
        "zh-Hant": "將{target}作為【種子】放置到自己的精靈區",
        "en": "put {target} into one of your SIGNI Zones as a seed",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the own zones, whatever is in them (WX-32.03, WX-32.04)."""
        return [zone_number(cause.player, lane) for lane in LANES]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Put it there."""
        assert self.target is not None
        for card in cards_among(self.target.items(state, cause, slots))[:1]:
            seeds.put_seed(state, zone // LANE_COUNT, card, zone % LANE_COUNT, cause)


class BloomSeeds(LaneDeed):
    """Lets own seeds bloom (WX-32.10).

    Attributes:
        clearing: whether a SIGNI that stands in the zone of one is returned to hand first.
    """

    fields: ClassVar[tuple[str, ...]] = ("amount", "clearing")
    notation: ClassVar[str | tuple[str, ...]] = (
        "bloom {amount:amount} of your seeds[[?clearing after returning SIGNI of their zones to hand]]"
    )

    def __init__(self, amount: Amount, clearing: bool = False) -> None:
        super().__init__(None, amount)
        self.clearing = clearing

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the zones with a seed; in one with a SIGNI it stays face down."""
        player = cause.player
        return [zone_number(player, lane) for lane in LANES if seed_in(state, player, lane) >= 0]

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Let it bloom."""
        player, lane = divmod(zone, LANE_COUNT)
        standing = state.standing(player, lane)
        if self.clearing and standing is not None:
            take_from_field(state, (standing.id,), HAND, cause, "bounce")
        seeds.bloom(state, player, lane, cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many, and what becomes of the SIGNI in their zones."""
        named = face_down_text(self.amount, SEED_NAMES, language, say)
        text = {
            "ja": f"{named}を開花する",
            "zh-Hans": f"使{named}开花",
            "zh-Hant": f"使{named}開花",
            "en": f"bloom {named}",
        }[language]
        if not self.clearing:
            return text
        first = {
            "ja": "（そのシグニゾーンにシグニがある場合、そのシグニを手札に戻してから開花する）",
            "zh-Hans": "（若该精灵区有精灵，则先将该精灵返回手牌再开花）",
            "zh-Hant": "（若該精靈區有精靈，則先將該精靈返回手牌再開花）",
            "en": ", returning SIGNI that stand in their SIGNI Zones to hand first",
        }
        return text + first[language]


# -- where SIGNI stand -----------------------------------------------------------------------------


class Cheer(TargetDeed):
    """Makes a SIGNI the cheer girl: it goes to its player's Cheer Zone (WX-35.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "make {target:target} a cheer girl"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をチアガールにする",
        "zh-Hans": "使{target}成为欢呼女孩",
        "zh-Hant": "使{target}成為歡呼女孩",
        "en": "make {target} a cheer girl",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Move it there, if nobody cheers yet; a card outside the field enters there."""
        for item in items[:1]:
            if item > 0:
                found = state.objects[item]
                if found.in_signi_zone and cheering.cheer_zone_free(state, found.controller):
                    return cheering.shift(state, ((item, CHEER),), cause)
            elif cheering.may_cheer(state, player, card_of(item)):
                cheering.cheer(state, player, card_of(item), cause)
                return 1
        return 0


class MoveToZone(LaneDeed):
    """Moves a SIGNI to another zone of its field in which none stands (WX-04.11)."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "move {target:field-target} to another zone"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を他のシグニゾーンに配置する",
        "zh-Hans": "将{target}配置到其他精灵区",
        "zh-Hant": "將{target}配置到其他精靈區",
        "en": "move {target} to another SIGNI Zone",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def zones(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the free zones of its field."""
        assert self.target is not None
        for item in field_items(self.target.items(state, cause, slots)):
            player = state.objects[item].controller
            return [zone_number(player, lane) for lane in free_lanes(state, player)]
        return []

    def at(self, state: WixossState, zone: int, cause: Cause, slots: list[Value]) -> None:
        """Move it."""
        assert self.target is not None
        for item in field_items(self.target.items(state, cause, slots))[:1]:
            cheering.shift(state, ((item, zone % LANE_COUNT),), cause)


class Rearrange(Action):
    """Places all SIGNI of a field anew as one likes, all at once (WX-04.11, WX-35.05)."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "rearrange all {whose:whose} SIGNI"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}すべてのシグニを好きなように配置し直す",
        "zh-Hans": "将{whose}所有精灵任意重新配置",
        "zh-Hant": "將{whose}所有精靈任意重新配置",
        "en": "rearrange all {whose} SIGNI as you like",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        if whose not in (YOUR, THEIR):
            raise ValueError("whose SIGNI they are must be said: your or the opponent's")
        self.whose = whose

    def run(self, state: AnyState, step: int) -> None:
        """Ask for the place of one after another, then move all."""
        assert isinstance(state, WixossState)
        frame = state.frame
        slots = state.slots
        if step == 0:
            slots[WORK] = ()
        taken = slots[WORK]
        assert isinstance(taken, tuple)
        if step:
            taken = (*taken, state.answer.target)
            slots[WORK] = taken
        player = owner(self.whose, frame.cause)
        on_field = [found for found in state.field(player) if found.place <= CHEER]
        # WX-29.26: what it does not affect stays, and nobody is placed there.
        standing = [found for found in on_field if not unaffected(state, found, frame.cause)]
        kept = [found.place for found in on_field if found not in standing]
        if len(taken) == len(standing):
            places = tuple(zip([found.id for found in standing], taken, strict=True))
            slots[DONE] = cheering.shift(state, places, frame.cause)
            state.pop()
            return
        # The Cheer Zone keeps its SIGNI unless it is moved out; nobody is moved in.
        found = standing[len(taken)]
        allowed = [*LANES, CHEER] if found.place == CHEER else list(LANES)
        name = name_of(state, found.id, frame.controller)
        options = [
            Option("place", f"place {PLACES[place]}", place)
            for place in allowed
            if place not in taken and place not in kept
        ]
        state.jump(1)
        state.ask(Decision(frame.controller, "choose-zone", PICK_OPTION, options, frame.cause, (name,)))


LANE_DEED_WORDS: Final = (
    FaceDown,
    SetTrap,
    OpenTraps,
    PutSeed,
    BloomSeeds,
    Cheer,
    MoveToZone,
    Rearrange,
)
"""The words of this module, for registration."""

FACE_DOWN: Final = {"traps": TRAPS, "seeds": SEEDS}
"""What lies face down in SIGNI Zones: the first of its zones."""
