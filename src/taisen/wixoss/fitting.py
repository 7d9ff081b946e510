"""Fitting: which lines of an effect a card of which kind can have.

A line that its card could never carry out is refused when the card is read, not passed over in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.language.fitting import unfitting_line
from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SIGNI, SPELL
from taisen.wixoss.vocabulary.abilities import (
    Action,
    Appearance,
    Bet,
    Chain,
    Constant,
    CrossCondition,
    Decorate,
    Encore,
    GrowCondition,
    LifeBurst,
    MainEffect,
    Ride,
    RiseCondition,
    TrapIcon,
    Triggered,
    UseChoice,
    UseCondition,
)

if TYPE_CHECKING:
    from taisen.language.bases import Ability

_MAIN_DECK: Final = (SIGNI, SPELL)
_SIGNI: Final = (SIGNI, RESONA)
_USED: Final = (SPELL, ARTS)
_STANDING: Final = (LRIG, SIGNI, RESONA, KEY)
"""Kinds of cards that come onto the field (WX-20.06, WX-20.09)."""

FITTING: Final[tuple[tuple[type[Ability], tuple[str, ...]], ...]] = (
    # WX-24.01, WX-25.01
    (MainEffect, _USED),
    # WX-02.13, WX-03.10: Life Cloth is dealt from the Main Deck.
    (LifeBurst, _MAIN_DECK),
    # WX-31.04
    (TrapIcon, _MAIN_DECK),
    # WX-27.02
    (Appearance, (RESONA,)),
    # WX-33.01
    (RiseCondition, _SIGNI),
    # WX-28.01
    (CrossCondition, _SIGNI),
    # WX-12.04: a LRIG is grown to and has a condition of its own.
    (UseCondition, (ARTS, SPELL, KEY, *_SIGNI)),
    # WX-10.06
    (GrowCondition, (LRIG,)),
    # WX-25.04
    (Encore, (ARTS,)),
    # WX-25.07
    (Bet, _USED),
    # WX-25.09
    (Chain, (ARTS,)),
    (UseChoice, _USED),
    # WX-34.01
    (Ride, (LRIG,)),
    # WX-30.15
    (Decorate, _STANDING),
)
"""Kinds of cards by what they alone can have."""

_WHERE: Final = {
    # WX-20.06, WX-20.08, WX-20.12
    "field": _STANDING,
    # WX-03.10: cards of the LRIG Deck come neither to the hand nor into the Ener Zone.
    "hand": _MAIN_DECK,
    "ener": _MAIN_DECK,
}
"""Kinds of cards that come to where an ability works; other places are good for all."""


def check_lines(abilities: tuple[Ability, ...], kind: str, place: str) -> None:
    """Refuse an effect with a line that a card of this kind could never carry out.

    Args:
        abilities: the lines of the effect.
        kind: the kind of the card.
        place: what to call the effect in an error.

    Raises:
        BadInput: there is such a line.
    """
    for index, ability in enumerate(abilities, start=1):
        kinds = fitting_kinds(ability)
        if kinds and kind not in kinds:
            raise unfitting_line(
                place, index, f"on a card of kind {kind}", f"a card of kind {' or '.join(kinds)}"
            )


def fitting_kinds(ability: Ability) -> tuple[str, ...]:
    """Return the kinds of cards that can have an ability, empty for all of them."""
    for sort, kinds in FITTING:
        if isinstance(ability, sort):
            return kinds
    if isinstance(ability, Constant):
        return _WHERE.get(ability.zone, ())
    if isinstance(ability, Triggered | Action):
        return _WHERE.get(ability.place, ())
    return ()
