"""Changes: what a modification may do to current values, by layer.

Owns the base of each sort of change; the words themselves are declared beside their notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Ability, Effect, Filter, Modification

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.battle_spirits.vocabulary.abilities import EffectAbility
    from taisen.kernel.nodes import Node
    from taisen.kernel.state import AnyState


class NameChange(Modification):
    """Treats a card as having a further name part."""

    layer: ClassVar[str] = "identity"
    text: str


class ColorGain(Modification):
    """Treats a card or its symbols as being of further colours too.

    Attributes:
        mask: bit mask of the further colours of the card.
        symbol_mask: bit mask of the further sorts of each of its symbols, by ``colors.SYMBOLS``.
    """

    layer: ClassVar[str] = "identity"
    mask: int
    symbol_mask: int


class TextLoss(Modification):
    """Treats a card as having no effect text; its effects stay."""

    layer: ClassVar[str] = "identity"


class SpiritForm(Modification):
    """Makes a nexus count as a spirit as well.

    Attributes:
        bps: its BP at each level, from Lv1 on.
    """

    layer: ClassVar[str] = "identity"
    bps: tuple[int, ...]

    def bp(self, level: int) -> int:
        """Return its BP at a level; above the highest that is named that one's."""
        return self.bps[min(level, len(self.bps)) - 1] if level else 0


class LevelChange(Modification):
    """Treats a card as being at another level."""

    layer: ClassVar[str] = "level"

    def level(self, definition: CardDefinition, present: int) -> int:
        """Return the level that it is treated as."""
        raise NotImplementedError


class LevelCostChange(Modification):
    """Makes a card need more cores for each of its levels.

    Attributes:
        number: how many more.
    """

    layer: ClassVar[str] = "level-cost"
    number: int


class LowestLevelCost(Modification):
    """Sets how many cores a card needs for its lowest level.

    Attributes:
        number: how many.
    """

    layer: ClassVar[str] = "level-cost"
    number: int


class TargetTaking(Modification):
    """Lets a card become the only target of opposing effects aimed at a card of a sort.

    Attributes:
        kinds: effects of which kinds of cards.
        among: what else they are aimed at, as the effect's player sees it.
    """

    layer: ClassVar[str] = "target"
    kinds: tuple[str, ...]
    among: Filter


class CoreFloor(Modification):
    """Keeps the opponent of the effect's player from taking the last core of a field card."""

    layer: ClassVar[str] = "core-floor"


class EffectLoss(Modification):
    """Takes away all effects."""

    layer: ClassVar[str] = "ability"


class Grant(Modification):
    """Gives a card a further ability."""

    layer: ClassVar[str] = "grant"
    ability: Ability


class Immunity(Modification):
    """Keeps effects away from a card."""

    layer: ClassVar[str] = "immunity"

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether effects of ``cause`` do not reach a card of ``controller``."""
        raise NotImplementedError


class SymbolChange(Modification):
    """Changes symbols.

    Attributes:
        fixes: whether it sets them, so that what is added or lost besides changes nothing.
        alone: whether nothing else changes what they are.
    """

    layer: ClassVar[str] = "symbol"
    fixes: ClassVar[bool] = False
    alone: ClassVar[bool] = False

    def changed(self, symbols: list[int]) -> list[int]:
        """Return the symbols by colour after the change; ``symbols`` is not written."""
        raise NotImplementedError


class CostChange(Modification):
    """Changes the cost of a field card."""

    layer: ClassVar[str] = "cost"

    def changed(self, cost: int) -> int:
        """Return the cost after the change."""
        raise NotImplementedError


class BraveCost(Modification):
    """Sets the cost that its brave adds to what it is combined with."""

    layer: ClassVar[str] = "brave-cost"
    number: int


class BPChange(Modification):
    """Changes BP by a number."""

    layer: ClassVar[str] = "bp"

    def current(self, state: AnyState, cause: Cause) -> int:
        """Return the change, its number read now."""
        raise NotImplementedError


class CompareChange(Modification):
    """Changes which BP is used when BP is compared."""

    layer: ClassVar[str] = "compare"

    def compared(
        self, mine: int, theirs: int, my_best: int, their_best: int, on_mine: bool, on_theirs: bool
    ) -> tuple[int, int]:
        """Return the attacker's and the blocker's BP to compare.

        Args:
            mine: the attacker's BP so far.
            theirs: the blocker's BP so far.
            my_best: what the attacker's would be at its highest level.
            their_best: what the blocker's would be at its highest level.
            on_mine: whether the change concerns the attacker.
            on_theirs: whether it concerns the blocker.
        """
        raise NotImplementedError


class Restriction(Modification):
    """Says what a field card can, must or cannot do; ``verb`` names it ("cannot-block", ...)."""

    layer: ClassVar[str] = "restriction"
    verb: ClassVar[str] = ""


class RefreshBar(Restriction):
    """Keeps a field card from being refreshed by effects of some kinds of cards.

    Attributes:
        kinds: which kinds.
    """

    verb: ClassVar[str] = "cannot-refresh-by"
    kinds: tuple[str, ...]


class BlockBar(Restriction):
    """Keeps an attacker from being blocked.

    Attributes:
        blockers: by what, as the effect's player sees it; None for anything.
    """

    verb: ClassVar[str] = "cannot-be-blocked"
    blockers: Filter | None


class PairBlock(Restriction):
    """Lets an attacker be blocked only by two spirits or two ultimates at once, one of which it battles."""

    verb: ClassVar[str] = "blocked-by-pair"


class BlockLimit(Restriction):
    """Keeps a card from blocking.

    Attributes:
        attackers: what it cannot block, as the effect's player sees it; None for anything.
    """

    verb: ClassVar[str] = "cannot-block"
    attackers: Filter | None


class BraveSlots(Restriction):
    """Lets a spirit be combined with one brave more."""

    verb: ClassVar[str] = "further-brave"

    def takes(self, brave: CardDefinition) -> bool:
        """Return whether ``brave`` is one that may be the further brave."""
        raise NotImplementedError


class DecreeCounts(Restriction):
    """Lets counts increase in place of the cores of a card's decrees."""

    verb: ClassVar[str] = "decree-counts"


class AttackTarget(Restriction):
    """Lets a spirit aim its attack at an opposing card that fits ``target``."""

    verb: ClassVar[str] = "aims-attack"
    target: Filter


class DamageInstead(Restriction):
    """Lets an attacker reduce life by another number than its symbols."""

    verb: ClassVar[str] = "damages-instead"

    def amount(self, life: int) -> int:
        """Return how many life cores it takes at ``life``, -1 if it does nothing then."""
        raise NotImplementedError


class PlayerRule(Modification):
    """Says what a player cannot do; ``verb`` names it.

    Attributes:
        limit: how often a turn it may be done all the same.
    """

    category: ClassVar[str] = "player-rule"
    layer: ClassVar[str] = "player"
    verb: ClassVar[str] = ""
    limit: int

    def __init__(self) -> None:
        super().__init__()
        self.limit = 0

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number that is fixed when an effect gives it."""
        return 0

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether it concerns this card; ``amount`` is what was captured."""
        return True

    def forbids_now(self, state: AnyState, player: int, definition: CardDefinition, amount: int) -> bool:
        """Return whether it concerns this card of ``player`` in the present position."""
        return self.forbids(definition, amount)


class DrawBonus(PlayerRule):
    """Lets a player draw more cards in the own Draw Step.

    Attributes:
        number: how many more.
    """

    number: int


class BPLossRule(PlayerRule):
    """Makes each BP- of a player's effects greater by a number."""

    verb: ClassVar[str] = "greater-bp-loss"
    number: int


class DestructionReach(PlayerRule):
    """Lets effects of a player that destroy by BP reach further.

    Attributes:
        number: by how much.
    """

    verb: ClassVar[str] = "destruction-reach"
    number: int


class DrawReplacement(PlayerRule):
    """Lets a player do something instead of the draw of the Draw Step."""

    verb: ClassVar[str] = "draw-otherwise"
    instead: Effect


class AttackShield(PlayerRule):
    """Keeps attacks from reducing a player's life.

    Attributes:
        attackers: attacks of what, as the effect's player sees it; None for anything.
    """

    verb: ClassVar[str] = "lose-life-by-attack"
    attackers: Filter | None


class HandCost(PlayerRule):
    """Sets the cost of a player's hand cards of a sort."""

    verb: ClassVar[str] = "hand-cost"
    number: int
    sort: Filter


class SummonPosture(PlayerRule):
    """Lets a player's cards of a sort come exhausted when they are summoned."""

    verb: ClassVar[str] = "summons-exhausted"
    sort: Filter


class HandReduction(PlayerRule):
    """Gives a player's hand cards of a sort further reduction symbols of a colour."""

    verb: ClassVar[str] = "hand-reduction"
    sort: Filter
    number: int
    color: int


class SummonDiscount(PlayerRule):
    """Lowers the cost of a player's hand cards of a sort while they are summoned."""

    verb: ClassVar[str] = "summon-discount"
    sort: Filter
    number: int


class LastLife(PlayerRule):
    """Lets a player put the source in the trash when life would become 0, so that it does not.

    Attributes:
        number: how many cores then come from the void to the reserve.
    """

    verb: ClassVar[str] = "keep-last-life"
    number: int


class TrashStays(PlayerRule):
    """Keeps cards of a sort in a player's trash from returning to the hand."""

    verb: ClassVar[str] = "return-from-trash"
    sort: Filter


class CrushBonus(PlayerRule):
    """Lets a player's Crush effects discard more cards."""

    verb: ClassVar[str] = "crush-more"
    number: int


class LifeBound(PlayerRule):
    """Lets a player's life decrease by so much at most from when it comes, whatever the cause."""

    verb: ClassVar[str] = "lose-life-beyond"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return what each player has lost already this turn, in one number (see ``lost_before``)."""
        first, second = (state.marks.get(lost_key(player), 0) for player in (0, 1))
        return first + (second << _LOSS_BITS)

    @staticmethod
    def lost_before(captured: int, player: int) -> int:
        """Return what ``player`` had lost when it came, which does not count."""
        return captured >> _LOSS_BITS if player else captured & ((1 << _LOSS_BITS) - 1)


_LOSS_BITS: Final = 16
"""Room for the life that one player can lose in a turn."""


def lost_key(player: int) -> str:
    """Return the key under which the life is counted that a player loses this turn while it is bounded."""
    return f"life-lost {player}"


class LifeGoes(PlayerRule):
    """Says where cores of a player's life go when it is reduced, instead of the reserve."""

    verb: ClassVar[str] = "lost-life-goes"
    place: int


class CoresOfDestroyed(PlayerRule):
    """Says where the cores of a player's destroyed spirits go instead of the reserve."""

    verb: ClassVar[str] = "cores-of-destroyed"
    place: int


class PaymentHelp(PlayerRule):
    """Lets a player exhaust the source to have a part of a cost counted as paid."""

    verb: ClassVar[str] = "help-payment"

    def helps(self, state: AnyState, card: int, cause: Cause) -> int:
        """Return how much of the cost of ``card`` it may count as paid, 0 for none."""
        raise NotImplementedError


class ChoiceRule(PlayerRule):
    """Lets a player make choices that the player's own effects leave to the opponent."""

    verb: ClassVar[str] = "choose-for-opponent"

    def takes(self, ability: EffectAbility, deed: Node) -> bool:
        """Return whether the choice for ``deed``, a part of ``ability``, is one of them."""
        raise NotImplementedError


class LifePrice(PlayerRule):
    """Lets a player use magic cards and Accel only by putting cores of the own life in the trash."""

    verb: ClassVar[str] = "price-in-life"
    number: int


class ManifestsFreely(PlayerRule):
    """Lets a player manifest cards of a sort as if the Soul Core had been put in the trash."""

    verb: ClassVar[str] = "manifest-freely"
    sort: Filter


class MoreMirages(PlayerRule):
    """Lets a player have several mirages of a sort set at once."""

    verb: ClassVar[str] = "more-mirages"
    number: int
    sort: Filter


class BurstAnswerRule(PlayerRule):
    """Forbids to answer certain events with bursts.

    Attributes:
        effects_too: whether no other effect may answer them either.
    """

    verb: ClassVar[str] = "answer-with-burst"
    effects_too: ClassVar[bool] = False

    def stops(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether ``event`` is one that no burst may answer."""
        raise NotImplementedError
