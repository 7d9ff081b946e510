"""The evaluation of Battle Spirits: how many cores a thing is worth, the unit of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.view import BattleView
from taisen.bots.evaluation import Evaluation, ended

if TYPE_CHECKING:
    from taisen.battle_spirits.view import FieldCardView, PlayerView
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.view import View


class BattleSpiritsEvaluation(Evaluation):
    """Life first, then what stands on the field, then cores and cards; and who threatens whom."""

    replies: ClassVar[frozenset[str]] = frozenset({"block"})
    repeated: ClassVar[frozenset[str]] = frozenset({"attack"})

    LIFE: ClassVar[tuple[float, ...]] = (-20.0, 0.0, 7.0, 12.0, 16.0, 19.0)
    """By life left: the last ones are the dearest."""
    MORE_LIFE: ClassVar[float] = 2.0
    CORE: ClassVar[float] = 1.0
    CARD: ClassVar[float] = 1.6
    BURST: ClassVar[float] = 0.8
    SYMBOL: ClassVar[float] = 1.5
    LEVEL: ClassVar[float] = 0.3
    BP: ClassVar[float] = 0.25
    """A thousand BP."""
    BODY: ClassVar[float] = 1.5
    """A card that can attack and block, whatever its size."""
    SMALL_DECK: ClassVar[float] = 3.0
    """Each card less than five in the deck: an empty deck loses."""
    DAMAGE: ClassVar[float] = 1.2
    """Each life that the side to attack could take past the blockers."""
    LETHAL: ClassVar[float] = 12.0
    """All life within reach of the side to attack."""

    def reply(self, view: View, decision: Decision) -> Option:
        """Return a block by the weakest that beats the attacker; by the weakest of all to stay alive."""
        assert isinstance(view, BattleView)
        mine = view.players[decision.player]
        attacker = next((c for c in view.players[1 - decision.player].field if c.id == view.attacker), None)
        cards = {card.id: card for card in mine.field}
        blocks = [option for option in decision.options if option.target in cards]
        blocks.sort(key=lambda option: cards[option.target].bp)
        if attacker is None or not blocks:
            return decision.default
        for option in blocks:
            if cards[option.target].bp > attacker.bp:
                return option
        return blocks[0] if len(attacker.symbols) >= mine.all_life else decision.default

    def score(self, view: View, player: int) -> float:
        """Return how far ``player`` is ahead, in cores."""
        assert isinstance(view, BattleView)
        if view.outcome is not None:
            return ended(view.outcome, view.turn, player)
        mine = view.players[player]
        theirs = view.players[1 - player]
        points = self._side(mine) - self._side(theirs)
        attacking, defending = (mine, theirs) if view.turn_player == player else (theirs, mine)
        threat = self._threat(attacking, defending)
        return points + threat if view.turn_player == player else points - threat

    def _side(self, side: PlayerView) -> float:
        life = side.all_life
        top = len(self.LIFE) - 1
        points = self.LIFE[min(life, top)] + self.MORE_LIFE * max(0, life - top)
        cores = side.reserve + side.trash_cores + (side.soul != "void")
        points += self.CARD * side.zones["hand"].count + self.BURST * side.zones["burst_area"].count
        points -= self.SMALL_DECK * max(0, 5 - side.zones["deck"].count)
        for card in side.field:
            cores += card.cores
            points += self._card(card)
        return points + self.CORE * cores

    def _card(self, card: FieldCardView) -> float:
        if card.leaving:
            return 0.0
        points = self.SYMBOL * len(card.symbols) + self.LEVEL * card.level
        if card.bp:
            points += self.BODY + self.BP * card.bp / 1000
        return points

    def _threat(self, attacking: PlayerView, defending: PlayerView) -> float:
        """Return what the attacking side may do to the other's life this turn."""
        hits = sorted(
            (max(1, len(card.symbols)) for card in attacking.field if _ready(card)),
            reverse=True,
        )
        blockers = sum(1 for card in defending.field if _ready(card))
        damage = sum(hits[blockers:])
        if not damage:
            return 0.0
        if damage >= defending.all_life:
            return self.LETHAL
        return self.DAMAGE * damage


def _ready(card: FieldCardView) -> bool:
    return card.bp > 0 and card.posture == "refreshed" and not card.leaving


EVALUATION: Final = BattleSpiritsEvaluation()
