"""Details of a card of Battle Spirits: which card a ref names, and which rules it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import (
    BRAVE,
    FLAG_FAMILY,
    MYTHIC_FAMILY,
    NEXUS,
    OTHERWORLD_FAMILY,
    WALKER_FAMILIES,
)
from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.details import Subject
from taisen.wording.battle_spirits.words import board_view, definition

if TYPE_CHECKING:
    from taisen.battle_spirits.view import FieldCardView
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
    "trashed": ("BS-37.01",),
}
SIDED_RULES: Final = ("BS-16.05", "BS-16.06")
COMBINED_RULES: Final = ("BS-15.03", "BS-15.07")
SOUL_RULES: Final = ("BS-10.02",)
COMBINED: Final = "combined"
BASE: Final = "base"
COVERED: Final = "covered"
"""Where a brave is said to lie, and a card below another, face up or face down."""
PARTS: Final = {COMBINED: refs.read_brave, BASE: refs.read_base, COVERED: refs.read_covered}
ADVENT_RULES: Final = ("BS-28.11", "BS-28.14")
CONTRACT_ADVENT_RULES: Final = ("BS-29.01", "BS-29.02")
DIVINE_RULES: Final = ("BS-21.01", "BS-21.05")
OVER_COUNT_RULES: Final = ("BS-40.07",)
HELD_RULES: Final = {"grandwalker": ("BS-20.03", "BS-20.07"), "genesis-stone": ("BS-23.03",)}
FAMILY_RULES: Final = {
    OTHERWORLD_FAMILY: ("BS-16.01",),
    MYTHIC_FAMILY: ("BS-17.01",),
    FLAG_FAMILY: ("BS-24.01",),
}
WALKER_RULES: Final = {"grandwalker": ("BS-20.01", "BS-20.02"), "genesis-stone": ("BS-23.01",)}
CONTRACT_RULES: Final = ("BS-31.01", "BS-31.02")
TOKEN_RULES: Final = ("BS-34.01",)
MIRAGE_RULES: Final = ("BS-26.01",)
COUNT_RULES: Final = ("BS-40.06",)
REBIRTH_RULES: Final = ("BS-30.01",)
"""What a card touches by what is printed on it besides its kind."""
ZONE_RULES: Final = {
    "burst_area": ("BS-25.02",),
    "mirage": ("BS-26.01", "BS-26.10"),
    "at_hand": ("BS-39.01", "BS-39.02"),
    "soul_state": ("BS-32.09", "BS-32.11"),
    "laid_magic": ("BS-13.05", "BS-35.09"),
    "tokens": ("BS-34.01",),
    BASE: ("BS-28.13", "BS-28.16"),
    COVERED: ("BS-05.15",),
}
"""Rules that a card touches by where it lies."""


def subject(words: Wording, ref: str) -> Subject | None:
    """Return the card that a ref names on the reader's board, None if there is none."""
    sides = board_view(words).players
    cards = {card.id: card for side in sides for card in side.field}
    item = refs.read_field(ref)
    if item is not None:
        return Subject(cards[item].number, item) if item in cards else None
    part = _part(cards, ref)
    if part is not None:
        return part
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


def _part(cards: dict[int, FieldCardView], ref: str) -> Subject | None:
    """A brave, or a card below, of a card on the field."""
    for zone, read in PARTS.items():
        named = read(ref)
        host = None if named is None else cards.get(named[0])
        if named is not None and host is not None:
            numbers = {COMBINED: host.braves, BASE: host.bases, COVERED: host.covered_cards}[zone]
            return Subject(numbers[named[1]], zone=zone) if named[1] < len(numbers) else None
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
                wanted += SIDED_RULES if any(card.sides) else ()
                wanted += ADVENT_RULES if card.bases else ()
                wanted += CONTRACT_ADVENT_RULES if card.advent == "contract-advent" else ()
                wanted += DIVINE_RULES if card.divine_form else ()
                wanted += OVER_COUNT_RULES if card.over_count else ()
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
    for family in face.families:
        if face.kind == BRAVE or family == FLAG_FAMILY:
            wanted += FAMILY_RULES.get(family, ())
        if face.kind == NEXUS:
            wanted += WALKER_RULES.get(WALKER_FAMILIES.get(family, ""), ())
    wanted += CONTRACT_RULES if face.contract else ()
    wanted += TOKEN_RULES if face.token else ()
    wanted += MIRAGE_RULES if face.mirage_cost >= 0 else ()
    wanted += COUNT_RULES if face.over_count else ()
    wanted += REBIRTH_RULES if face.other_face else ()
    return wanted
