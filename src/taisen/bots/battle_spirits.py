"""The evaluation of Battle Spirits: how many cores a thing is worth, the unit of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.view import BattleView
from taisen.bots.evaluation import Evaluation, ended

if TYPE_CHECKING:
    from taisen.battle_spirits.view import FieldCardView, PlayerView
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.view import View

SOUL_AS_CORE: Final = ("reserve", "trash", "field")
"""Where the Soul Core is worth a core; in life it is a life."""


class BattleSpiritsEvaluation(Evaluation):
    """Life first, then what stands on the field, then cores and cards; and who threatens whom."""

    replies: ClassVar[frozenset[str]] = frozenset({"block"})
    repeated: ClassVar[frozenset[str]] = frozenset({"attack"})
    errors: ClassVar[tuple[float, ...]] = (0.9, 0.76, 0.56, 0.36, 0.17)

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
    COUNT: ClassVar[float] = 0.5
    """A core in the counter area: abilities ask for so many."""
    HELD: ClassVar[float] = 0.8
    """A core on a Grandwalker or a genesis stone: it pays for nothing but their skills."""
    AT_HAND: ClassVar[float] = 1.2
    """A card at hand can be used as one in the hand, but for what can be done with hand cards alone."""
    SOUL_STATE: ClassVar[float] = 2.0
    """A card in soul state: its abilities, and a base that needs no cores."""
    MIRAGE: ClassVar[float] = 1.2
    """A set mirage: its abilities, and a card that comes back to the hand for another."""
    LAID_MAGIC: ClassVar[float] = 0.8
    """A magic that lies on the field: its abilities."""
    BASE: ClassVar[float] = 0.2
    CONTRACT_BASE: ClassVar[float] = 0.6
    """A card below another; below a contract advent it gives that its abilities."""
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
        cores = side.reserve + side.trash_cores + (side.soul in SOUL_AS_CORE)
        points += self.CARD * side.zones["hand"].count + self.BURST * side.zones["burst_area"].count
        points += self.AT_HAND * side.zones["at_hand"].count + self.COUNT * side.counts
        points += self.SOUL_STATE * side.zones["soul_state"].count + self.MIRAGE * side.zones["mirage"].count
        points += self.LAID_MAGIC * side.zones["laid_magic"].count
        points -= self.SMALL_DECK * max(0, 5 - side.zones["deck"].count)
        for card in side.field:
            if card.held:
                points += self.HELD * card.cores
            else:
                cores += card.cores
            points += self._card(card)
        return points + self.CORE * cores

    def _card(self, card: FieldCardView) -> float:
        if card.leaving:
            return 0.0
        points = self.SYMBOL * len(card.symbols) + self.LEVEL * card.level
        if card.bp:
            points += self.BODY + self.BP * card.bp / 1000
        if card.bases:
            base = self.CONTRACT_BASE if card.advent == "contract-advent" else self.BASE
            points += base * len(card.bases)
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
