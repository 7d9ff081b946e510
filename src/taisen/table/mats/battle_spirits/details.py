"""Details of a card of Battle Spirits: which card a ref names, and which rules it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.details import Subject
from taisen.wording.battle_spirits.words import board_view, definition

if TYPE_CHECKING:
    from taisen.table.boards import BattleSpiritsFace
    from taisen.wording import Wording

KIND_RULES: Final = {
    "spirit": ("BS-09.02",),
    "ultimate": ("BS-18.01",),
    "brave": ("BS-15.01", "BS-15.02"),
    "nexus": ("BS-14.01", "BS-14.02"),
    "magic": ("BS-13.01", "BS-13.02"),
}
BADGE_RULES: Final = {
    "main": ("BS-13.03",),
    "flash": ("BS-12.03", "BS-12.14"),
    "burst": ("BS-25.01", "BS-25.08"),
    "block": ("BS-43.07",),
}
LEVEL_RULE: Final = "BS-09.04"
STATE_RULES: Final = {
    "exhausted": ("BS-41.01",),
    "heavily-exhausted": ("BS-41.02",),
    "destroyed": ("BS-37.01", "BS-43.06"),
    "depleted": ("BS-37.01", "BS-09.07"),
    "returned": ("BS-37.01",),
}
COMBINED_RULES: Final = ("BS-15.03", "BS-15.07")
SOUL_RULES: Final = ("BS-10.02",)
BASE: Final = "base"
"""Where a card below another is said to lie."""
ADVENT_RULES: Final = ("BS-28.11", "BS-28.14")
HELD_RULES: Final = {"grandwalker": ("BS-20.03", "BS-20.07"), "genesis-stone": ("BS-23.03",)}
ZONE_RULES: Final = {
    "burst_area": ("BS-25.02",),
    "mirage": ("BS-26.01", "BS-26.10"),
    "at_hand": ("BS-39.01", "BS-39.02"),
    "soul_state": ("BS-32.09", "BS-32.11"),
    "tokens": ("BS-34.01",),
    BASE: ("BS-28.13", "BS-28.16"),
}
"""Rules that a card touches by where it lies."""


def subject(words: Wording, ref: str) -> Subject | None:
    """Return the card that a ref names on the reader's board, None if there is none."""
    sides = board_view(words).players
    cards = {card.id: card for side in sides for card in side.field}
    item = refs.read_field(ref)
    if item is not None:
        return Subject(cards[item].number, item) if item in cards else None
    brave = refs.read_brave(ref)
    if brave is not None:
        host = cards.get(brave[0])
        if host is None or brave[1] >= len(host.braves):
            return None
        return Subject(host.braves[brave[1]])
    base = refs.read_base(ref)
    if base is not None:
        host = cards.get(base[0])
        if host is None or base[1] >= len(host.bases):
            return None
        return Subject(host.bases[base[1]], zone=BASE)
    pending = refs.read_pending(ref)
    if pending is not None:
        waiting = board_view(words).pending
        return Subject(waiting[pending].number) if pending < len(waiting) else None
    lying = refs.read_zone_card(ref)
    if lying is not None:
        zone, player, number = lying
        found = sides[player].zones.get(zone)
        if found is not None and number in found.cards:
            return Subject(number, zone=zone, own=zone == "hand" and player == words.reader)
    return None


def touched(words: Wording, found: Subject) -> list[str]:
    """Return the rules that a card touches by how it stands or where it lies."""
    wanted: list[str] = []
    for side in board_view(words).players:
        for card in side.field:
            if card.id == found.item:
                wanted += STATE_RULES.get(card.posture, ())
                wanted += STATE_RULES.get(card.leaving, ())
                wanted += COMBINED_RULES if card.braves else ()
                wanted += SOUL_RULES if card.soul else ()
                wanted += ADVENT_RULES if card.bases else ()
                printed = definition(words.definition(card.number))
                wanted += HELD_RULES.get("" if printed is None else printed.walker, ())
    wanted += ZONE_RULES.get(found.zone, ())
    return wanted


def behind(face: BattleSpiritsFace) -> list[str]:
    """Return the rules that a card touches by what it is and says."""
    wanted = [*KIND_RULES[face.kind]]
    for badge in face.keywords:
        wanted += BADGE_RULES.get(badge, ())
    if any(line.levels for line in face.effects):
        wanted.append(LEVEL_RULE)
    return wanted
