"""The evaluation of WIXOSS: a card in hand is the unit of everything else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from taisen.bots.evaluation import Evaluation, ended
from taisen.kernel.errors import BadInput
from taisen.wixoss.cards import ARTS, CardDefinition
from taisen.wixoss.loading import lookup
from taisen.wixoss.state import LANE_COUNT, PLACES, facing
from taisen.wixoss.view import WixossView

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.view import View
    from taisen.wixoss.view import FieldCardView, PlayerView

LANES: Final = PLACES[:LANE_COUNT]
GUARD: Final = "guard"
ATTACKS: Final = ("attack-with-signi", "attack-with-lrig")
"""The prompts of the steps in which one attacks."""


class WixossEvaluation(Evaluation):
    """Life Cloth and LRIG first, then what stands in the lanes, cards and Ener; and who threatens whom."""

    replies: ClassVar[frozenset[str]] = frozenset({"guard"})
    errors: ClassVar[tuple[float, ...]] = (0.79, 0.6, 0.45, 0.32, 0.2)

    LIFE: ClassVar[tuple[float, ...]] = (0.0, 6.0, 10.0, 13.0, 15.5, 17.5, 19.0, 20.3)
    """By Life Cloth left: the last ones are the dearest, the first bring Ener when they are crushed."""
    MORE_LIFE: ClassVar[float] = 1.0
    HAND: ClassVar[tuple[float, ...]] = (0.0, 1.6, 3.0, 4.2, 5.2, 6.0, 6.6)
    """By cards in hand; more than these do not stay."""
    ENER: ClassVar[tuple[float, ...]] = (0.0, 1.3, 2.6, 3.8, 4.9, 5.8, 6.5, 7.1, 7.6)
    """By cards in the Ener Zone."""
    MORE: ClassVar[float] = 0.05
    """Each card of hand or Ener above these."""
    LRIG: ClassVar[float] = 5.0
    """A level of the LRIG, which all else is bound by."""
    GUARD: ClassVar[float] = 0.8
    """A card in the own hand that guards."""
    TOO_HIGH: ClassVar[float] = -0.5
    """A SIGNI in the own hand that the LRIG does not reach for two turns."""
    ARTS: ClassVar[float] = 1.5
    """An ARTS that has not been used."""
    BODY: ClassVar[float] = 2.0
    """A SIGNI in a lane, whatever its size."""
    POWER: ClassVar[float] = 0.2
    """A thousand power."""
    KEYWORD: ClassVar[float] = 0.8
    ATTACHED: ClassVar[float] = 0.3
    """A card under it or attached to it."""
    STUCK: ClassVar[float] = 0.8
    """A SIGNI that is frozen."""
    COIN: ClassVar[float] = 0.6
    TRAP: ClassVar[float] = 0.8
    SMALL_DECK: ClassVar[float] = 0.4
    """Each card less than five in the deck: a refresh costs Life Cloth."""
    DAMAGE: ClassVar[float] = 1.2
    """Each damage that the side to attack could deal past what stands in front."""
    BANISH: ClassVar[float] = 0.8
    """Each SIGNI that the side to attack could banish in battle."""
    LETHAL: ClassVar[float] = 10.0
    """More damage within reach than there is Life Cloth."""

    def sequel(self, decision: Decision) -> Option:
        """Return an attack wherever there is one; it costs nothing."""
        if decision.prompt in ATTACKS:
            return next((option for option in decision.options if option.verb == "attack"), decision.default)
        return decision.default

    def score(self, view: View, player: int) -> float:
        """Return how far ``player`` is ahead, in cards."""
        assert isinstance(view, WixossView)
        if view.outcome is not None:
            return ended(view.outcome, view.turn, player)
        mine = view.players[player]
        theirs = view.players[1 - player]
        points = self._side(mine) - self._side(theirs)
        attacking, defending = (mine, theirs) if view.turn_player == player else (theirs, mine)
        threat = self._threat(attacking, defending)
        return points + threat if view.turn_player == player else points - threat

    def _side(self, side: PlayerView) -> float:
        zones = side.zones
        points = _by_number(self.LIFE, self.MORE_LIFE, zones["life"].count)
        points += _by_number(self.HAND, self.MORE, zones["hand"].count)
        points += _by_number(self.ENER, self.MORE, zones["ener"].count)
        points += self.LRIG * side.level + self.COIN * side.coins
        points -= self.SMALL_DECK * max(0, 5 - zones["deck"].count)
        points += self._known(side)
        for lane in LANES:
            points += self.TRAP * (zones[f"trap_{lane}"].count + zones[f"seed_{lane}"].count)
        for card in side.field:
            points += self._card(card)
        return points

    def _known(self, side: PlayerView) -> float:
        """Return what is to be said of cards that only their own player knows."""
        points = 0.0
        for number in side.zones["hand"].cards:
            found = _definition(number)
            if found is not None:
                points += self.GUARD if GUARD in found.keywords else 0.0
                points += self.TOO_HIGH if found.level > side.level + 2 else 0.0
        for number in side.zones["lrig_deck"].cards:
            found = _definition(number)
            if found is not None and found.kind == ARTS:
                points += self.ARTS
        return points

    def _card(self, card: FieldCardView) -> float:
        points = self.KEYWORD * len(card.keywords)
        if card.place in LANES:
            points += self.BODY + self.POWER * card.power / 1000
            points += self.ATTACHED * (len(card.under) + card.charms + len(card.acces))
            points -= self.STUCK * card.frozen
        elif card.place != "lrig":
            points += self.BODY
        return points

    def _threat(self, attacking: PlayerView, defending: PlayerView) -> float:
        """Return what the attacking side may do to the other in its next attack phase."""
        standing = {card.place: card for card in defending.field}
        damage = 1
        points = 0.0
        for card in attacking.field:
            if card.place not in LANES or card.frozen:
                continue
            front = standing.get(LANES[facing(LANES.index(card.place))])
            if front is None or "assassin" in card.keywords:
                damage += 1
            elif card.power >= front.power:
                points += self.BANISH
        points += self.DAMAGE * damage
        if damage > defending.zones["life"].count:
            points += self.LETHAL
        return points


def _by_number(worth: tuple[float, ...], more: float, count: int) -> float:
    """Return what so many things are worth; above the table each is worth the same."""
    last = len(worth) - 1
    return worth[min(count, last)] + more * max(0, count - last)


@cache
def _definition(number: str) -> CardDefinition | None:
    """Return a built-in card, None for one that somebody made up."""
    try:
        return lookup(number)
    except BadInput:
        return None


EVALUATION: Final = WixossEvaluation()
