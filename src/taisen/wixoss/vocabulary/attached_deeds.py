"""Deeds with attached cards and with those that lie underneath (chapters 30, 33, 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.slots import CARDS, DONE
from taisen.language.targets import DONE_OPTION
from taisen.wixoss.rules import attached, riding, values, zones
from taisen.wixoss.state import DECK, HAND, LRIG, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import card_items, card_of, cards_among, field_items, holder_of
from taisen.wixoss.vocabulary.targets import Where

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Attach(Deed):
    """Attaches a card to a SIGNI as a charm or an acce (chapter 30)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "host", "kind")
    notation: ClassVar[str | tuple[str, ...]] = (
        "attach {target:target} to {host:pronoun} as {a|an} {kind:attachment}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を{host}の{kind}にする",
        "zh-Hans": "将{target}作为{kind}附加到{host}",
        "zh-Hant": "將{target}作為{kind}附加到{host}",
        "en": "attach {target} to {host} as its {kind}",
    }

    def __init__(self, target: Target, host: Target, kind: str) -> None:
        super().__init__(target)
        self.host = host
        self.kind = kind

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Attach it if there is room for it."""
        hosts = field_items(self.host.items(state, cause.seen_by(player), slots))
        done = 0
        for host, item in zip(hosts, items, strict=False):
            attach = attached.attach_signi if item > 0 else attached.attach
            if attach(state, host, item if item > 0 else card_of(item), self.kind, cause):
                done += 1
        return done

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is a card for it, and room."""
        assert isinstance(state, WixossState)
        hosts = field_items(self.host.items(state, cause, slots))
        return super().possible(state, cause, slots) and any(
            attached.can_attach(state, host, self.kind) for host in hosts
        )


class TrashAttached(TargetDeed):
    """Puts what is attached to SIGNI into the trash (WX-30.04)."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "target")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put the {kind:attachment} of {target:field-target} into the trash"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}の{kind}をトラッシュに置く",
        "zh-Hans": "将{target}的{kind}放置到废弃区",
        "zh-Hant": "將{target}的{kind}放置到廢棄區",
        "en": "put the {kind} of {target} into the trash",
    }

    def __init__(self, kind: str, target: Target) -> None:
        super().__init__(target)
        self.kind = kind

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Put it there."""
        cards: tuple[int, ...] = ()
        for item in field_items(items):
            cards += attached.detach(state, item, self.kind, cause)
        slots[CARDS] = cards
        return len(cards)


class PutUnder(Deed):
    """Puts cards under a field card (WX-30.06)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "host")
    notation: ClassVar[str | tuple[str, ...]] = "put {target:target} under {host:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を{host}の下に置く",
        "zh-Hans": "将{target}放置到{host}下方",
        "zh-Hant": "將{target}放置到{host}下方",
        "en": "put {target} under {host}",
    }

    def __init__(self, target: Target, host: Target) -> None:
        super().__init__(target)
        self.host = host

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Put them there; SIGNI of the field go under it as those that are risen over do."""
        cards = cards_among(items)
        for host in field_items(self.host.items(state, cause.seen_by(player), slots))[:1]:
            done = zones.lay_under(state, host, field_items(items), cause)
            if cards:
                zones.put_under(state, host, cards, cause)
            return done + len(cards)
        return 0


class Beneath(Where):
    """Under a card named before."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "under {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}の下にある",
        "zh-Hans": "{whom}下方的",
        "zh-Hant": "{whom}下方的",
        "en": "under {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def items(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the cards underneath."""
        cards: tuple[int, ...] = ()
        for item in field_items(self.whom.items(state, cause, slots)):
            cards += state.objects[item].under
        return card_items(cards)


class Arm(TargetDeed):
    """Arms a SIGNI: a SIGNI card of the same name is put under it (WX-33.12)."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("target", "zone")
    notation: ClassVar[str | tuple[str, ...]] = "arm {target:field-target} from your {zone:zone}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を血晶武装［{zone}］する",
        "zh-Hans": "使{target}血晶武装［{zone}］",
        "zh-Hant": "使{target}血晶武裝［{zone}］",
        "en": "give {target} blood-crystal armament [{zone}]",
    }

    def __init__(self, target: Target, zone: int) -> None:
        super().__init__(target)
        self.zone = zone

    def fitting(self, state: WixossState, item: int, player: int) -> list[int]:
        """Return the cards of the zone that have a name of the SIGNI."""
        names = values.names(state, state.objects[item])
        cards = state.zones[player * ZONE_COUNT + self.zone]
        return [
            card
            for card in cards
            if state.definitions[card].is_signi and state.definitions[card].name in names
        ]

    def run(self, state: AnyState, step: int) -> None:
        """Select, ask for the card if it may be kept back, arm."""
        assert isinstance(state, WixossState)
        frame = state.frame
        slots = state.slots
        target = self.target
        assert target is not None
        if step == 0 and not target.fixed():
            state.push(target, frame.controller, frame.cause)
            return
        items = field_items(target.items(state, frame.cause, slots))
        there = self.fitting(state, items[0], frame.controller) if items else []
        if step < 2 and there and self.zone in (DECK, HAND):
            # WX-36.06: a hidden zone need not show it.
            options: list[Option] = []
            seen: set[str] = set()
            for card in there:
                number = state.definitions[card].number
                if number not in seen:
                    seen.add(number)
                    options.append(Option("choose", f"choose {number}", card))
            options.append(DONE_OPTION)
            state.jump(2)
            state.ask(
                Decision(
                    frame.controller, "choose-card", PICK_CARDS, options, frame.cause, (frame.node.key, 1)
                )
            )
            return
        card = there[0] if there else -1
        if step == 2:
            card = state.answer.target if state.answer.verb == "choose" else -1
        if card >= 0:
            attached.arm(state, items[0], card, frame.cause)
        if self.zone == DECK and items:
            # WX-33.17
            zones.shuffle(state, frame.controller, frame.cause)
        slots[DONE] = 1 if card >= 0 and holder_of(state, card) else 0
        state.pop()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Arm the first SIGNI with the first card that fits: nothing is kept back where nobody is asked."""
        for item in field_items(items)[:1]:
            for card in self.fitting(state, item, player)[:1]:
                attached.arm(state, item, card, cause)
                return 1
        return 0


class RideOn(Deed):
    """A LRIG rides a SIGNI until end of turn (WX-34.04)."""

    fields: ClassVar[tuple[str, ...]] = ("lrig", "machine")
    notation: ClassVar[str | tuple[str, ...]] = "{lrig:pronoun} rides {machine:pronoun} until end of turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターン終了時まで、{lrig}は{machine}に乗る",
        "zh-Hans": "直到回合结束时为止，{lrig}骑乘{machine}",
        "zh-Hant": "直到回合結束時為止，{lrig}騎乘{machine}",
        "en": "{lrig} rides {machine} until the end of the turn",
    }

    def __init__(self, lrig: Target, machine: Target) -> None:
        super().__init__()
        self.lrig = lrig
        self.machine = machine

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Let it ride."""
        seen = cause.seen_by(player)
        riders = field_items(self.lrig.items(state, seen, slots))
        machines = field_items(self.machine.items(state, seen, slots))
        if not riders or not machines or state.objects[riders[0]].place != LRIG:
            return 0
        riding.ride(state, riders[0], machines[0], cause)
        return 1


ATTACHED_DEED_WORDS: Final = (Attach, TrashAttached, PutUnder, Beneath, Arm, RideOn)
"""The words of this module, for registration."""
