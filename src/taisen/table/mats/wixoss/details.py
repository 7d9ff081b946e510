"""Details of a card of WIXOSS: which card a ref names, and which rules it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.mats.details import Subject
from taisen.table.mats.wixoss import refs
from taisen.wording.wixoss.words import board_view

if TYPE_CHECKING:
    from taisen.table.boards import WixossFace
    from taisen.wixoss.view import FieldCardView
    from taisen.wording import Wording

KIND_RULES: Final = {
    "lrig": ("WX-02.07", "WX-10.02"),
    "signi": ("WX-02.04", "WX-12.01", "WX-12.02"),
    "resona": ("WX-27.01", "WX-27.02", "WX-27.04"),
    "spell": ("WX-24.01", "WX-24.02"),
    "arts": ("WX-25.01", "WX-25.02"),
    "key": ("WX-26.04", "WX-26.05", "WX-26.06"),
}
BADGE_RULES: Final = {
    "constant": ("WX-20.06",),
    "auto": ("WX-20.08",),
    "enter": ("WX-20.09",),
    "action": ("WX-20.12",),
    "burst": ("WX-18.05", "WX-18.08"),
    "trap": ("WX-31.03", "WX-31.04"),
    "appearance": ("WX-27.03",),
    "rise": ("WX-33.01", "WX-33.02"),
    "cross": ("WX-28.02", "WX-28.03"),
    "encore": ("WX-25.04",),
    "bet": ("WX-25.07",),
    "chain": ("WX-25.09",),
    "ride": ("WX-34.01",),
    "drive": ("WX-34.04",),
    "decorate": ("WX-30.15",),
    "layer": ("WX-35.11",),
    "guard": ("WX-17.04", "WX-17.08"),
    "multi-ener": ("WX-13.06",),
    "lancer": ("WX-29.04",),
    "s-lancer": ("WX-29.10",),
    "assassin": ("WX-29.01",),
    "double-crush": ("WX-29.16",),
    "triple-crush": ("WX-29.18",),
    "shadow": ("WX-29.21",),
}
CONVERT_BADGE: Final = "convert-"
CONVERT_RULES: Final = ("WX-13.09",)
LIMITING_RULES: Final = ("WX-12.04", "WX-12.05")
CRAFT_RULES: Final = ("WX-26.10", "WX-26.12")
DOWN_RULES: Final = ("WX-07.02",)
FROZEN_RULES: Final = ("WX-07.05",)
CROSSED_RULES: Final = ("WX-28.07",)
ARMED_RULES: Final = ("WX-33.12", "WX-33.13")
INFECTED_RULES: Final = ("WX-35.02",)
DRIVEN_RULES: Final = ("WX-34.04", "WX-34.05")
UNDER_RULES: Final = ("WX-30.06", "WX-22.05")
CHARM_RULES: Final = ("WX-30.01", "WX-30.02")
ACCE_RULES: Final = ("WX-30.07", "WX-30.10")
ZONE_RULES: Final = {
    "ener": ("WX-13.03", "WX-04.07"),
    "life": ("WX-04.21", "WX-04.22"),
    "check": ("WX-04.14",),
    "beat": ("WX-19.05",),
}
FACE_DOWN_RULES: Final = {"trap": ("WX-31.01", "WX-31.10"), "seed": ("WX-32.01", "WX-32.09")}


# -- which card ------------------------------------------------------------------------------------


def subject(words: Wording, ref: str) -> Subject | None:
    """Return the card that a ref names on the reader's board, None if there is none."""
    view = board_view(words)
    cards = {card.id: card for side in view.players for card in side.field}
    item = refs.read_field(ref)
    if item is not None:
        return Subject(cards[item].number, item) if item in cards else None
    stacked = refs.read_stacked(ref)
    if stacked is not None:
        return _stacked(stacked, cards)
    pending = refs.read_pending(ref)
    if pending is not None:
        number = view.pending[pending].number if pending < len(view.pending) else ""
        return Subject(number) if number else None
    lying = refs.read_zone_card(ref)
    if lying is not None:
        zone, player, number = lying
        found = view.players[player].zones.get(zone)
        if found is not None and number in found.cards:
            return Subject(number, zone=zone, own=zone == "hand" and player == words.reader)
    return None


def _stacked(stacked: tuple[str, int, int], cards: dict[int, FieldCardView]) -> Subject | None:
    """A card that lies under or is attached to one on the field."""
    place, item, index = stacked
    host = cards.get(item)
    if host is None:
        return None
    pile = host.under if place == refs.UNDER else host.acces
    return Subject(pile[index], zone=place) if index < len(pile) else None


# -- its rules -------------------------------------------------------------------------------------


def touched(words: Wording, found: Subject) -> list[str]:
    """Return the rules that a card touches by how it stands or where it lies."""
    wanted: list[str] = []
    for side in board_view(words).players:
        for card in side.field:
            if card.id == found.item:
                wanted += _standing(card)
    wanted += ZONE_RULES.get(found.zone, ())
    wanted += FACE_DOWN_RULES.get(found.zone.partition("_")[0], ())
    wanted += UNDER_RULES if found.zone == refs.UNDER else ()
    wanted += ACCE_RULES if found.zone == refs.ACCE else ()
    return wanted


def _standing(card: FieldCardView) -> list[str]:
    states = (
        (card.down, DOWN_RULES),
        (card.frozen, FROZEN_RULES),
        (card.crossed, CROSSED_RULES),
        (card.armed, ARMED_RULES),
        (card.infected, INFECTED_RULES),
        (card.driven, DRIVEN_RULES),
        (bool(card.charms), CHARM_RULES),
        (bool(card.acces), ACCE_RULES),
        (bool(card.under), UNDER_RULES),
    )
    return [rule for holds, rules in states if holds for rule in rules]


def behind(face: WixossFace) -> list[str]:
    """Return the rules that a card touches by what it is and says."""
    wanted = [*KIND_RULES[face.kind]]
    if face.limiting:
        wanted += LIMITING_RULES
    if face.craft:
        wanted += CRAFT_RULES
    for badge in face.keywords:
        wanted += CONVERT_RULES if badge.startswith(CONVERT_BADGE) else BADGE_RULES.get(badge, ())
    return wanted
