"""Modifications: changes of current values, restrictions on cards, rules about players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, CardDefinition
from taisen.battle_spirits.colors import COLOR_COUNT
from taisen.battle_spirits.rules import values
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import (
    AttackTarget,
    BPChange,
    BraveSlots,
    CompareChange,
    DamageInstead,
    EffectLoss,
    Immunity,
    LevelChange,
    NameChange,
    PlayerRule,
    Restriction,
    SymbolChange,
)
from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Filter, Quantity
from taisen.language.slots import EVENT_CARD, NUMBER, SUBJECT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HEAVY_ARMOR: Final = "heavy-armor"

SOURCE_KINDS: Final = (SPIRIT, BRAVE, NEXUS, MAGIC)


class BPPlus(BPChange):
    """BP plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get} BP+{amount:quantity}"

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, NO_SLOTS)


class BPMinus(BPChange):
    """BP minus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get} BP-{amount:quantity}"

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause) -> int:
        """Return the number as a loss, read now."""
        return -self.amount.value(state, cause, NO_SLOTS)


class TreatedAsLevel(LevelChange):
    """Is treated as being at a level."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are} treated as Lv{number:number}"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def level(self, definition: CardDefinition, present: int) -> int:
        """Return the level, if the card has it."""
        return self.number if any(entry[0] == self.number for entry in definition.levels) else present


class LosesEffects(EffectLoss):
    """Loses all effects and gets no new ones."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose} all effects"


class HasNamePart(NameChange):
    """Is treated as having a text in its name."""

    fields: ClassVar[tuple[str, ...]] = ("text",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are} treated as having {text:string} in its name"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class GainsSymbol(SymbolChange):
    """Has so many symbols of a colour more."""

    fields: ClassVar[tuple[str, ...]] = ("number", "color")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{gains|gain} {number:number} {color:color} {symbol|symbols@number}"
    )

    def __init__(self, number: int, color: int) -> None:
        super().__init__()
        self.number = number
        self.color = color

    def changed(self, symbols: list[int]) -> list[int]:
        """Return the symbols with the further ones."""
        result = list(symbols)
        result[self.color] += self.number
        return result


class SymbolsBecome(SymbolChange):
    """Has exactly so many symbols of a colour, whatever is added or lost besides."""

    fields: ClassVar[tuple[str, ...]] = ("number", "color")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have} exactly {number:number} {color:color} {symbol|symbols@number}"
    )

    def __init__(self, number: int, color: int) -> None:
        super().__init__()
        self.number = number
        self.color = color

    def changed(self, symbols: list[int]) -> list[int]:
        """Return those symbols."""
        result = [0] * COLOR_COUNT
        result[self.color] = self.number
        return result


# -- immunity --------------------------------------------------------------------------------------


class Unaffected(Immunity):
    """Is not affected by opposing effects of some kinds of cards, of some colours or of any."""

    fields: ClassVar[tuple[str, ...]] = ("colors", "kinds")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are} unaffected by opposing[[ {colors:color+/}]] {kinds:kind+/} effects"
    )

    def __init__(self, kinds: tuple[str, ...], colors: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.colors = colors
        self.kinds = kinds
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an opposing effect."""
        if cause.kind != EFFECT or cause.player == controller or cause.source_kind not in self.kinds:
            return False
        return not self.mask or cause.colors & self.mask != 0


class HeavyArmor(Immunity):
    """Heavy Armor: is not affected by opposing effects of some colours."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have} heavy-armor: {colors:color+/}"
    keyword: ClassVar[str] = HEAVY_ARMOR

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is an opposing effect of one of the colours."""
        return (
            cause.kind == EFFECT
            and cause.player == 1 - controller
            and cause.source_kind in SOURCE_KINDS
            and cause.colors & self.mask != 0
        )


# -- what a spirit can, must and cannot do ---------------------------------------------------------


class CannotAttack(Restriction):
    """Cannot attack."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot attack"
    verb: ClassVar[str] = "cannot-attack"


class CannotBlock(Restriction):
    """Cannot block."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot block"
    verb: ClassVar[str] = "cannot-block"


class CannotBeBlocked(Restriction):
    """Cannot be blocked."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be blocked"
    verb: ClassVar[str] = "cannot-be-blocked"


class MustAttack(Restriction):
    """Attacks if it can (BS-99.31)."""

    notation: ClassVar[str | tuple[str, ...]] = "must attack"
    verb: ClassVar[str] = "must-attack"


class MustBeBlocked(Restriction):
    """Is blocked if the opponent can."""

    notation: ClassVar[str | tuple[str, ...]] = "must be blocked"
    verb: ClassVar[str] = "must-be-blocked"


class BlocksWhileExhausted(Restriction):
    """May block while exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "can block while exhausted"
    verb: ClassVar[str] = "blocks-while-exhausted"


class CannotRefreshInStep(Restriction):
    """Does not refresh in the Refresh Step."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot refresh in the refresh step"
    verb: ClassVar[str] = "cannot-refresh-in-step"


class CannotCombine(Restriction):
    """Cannot be combined with a brave (BS-15.24)."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be combined"
    verb: ClassVar[str] = "cannot-combine"


class AimsAt(AttackTarget):
    """May aim its attack at an opposing spirit of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "can attack {a|an} [{target:filter}]"

    def __init__(self, target: Filter) -> None:
        super().__init__()
        self.target = target


class OneMoreBrave(BraveSlots):
    """Can be combined with one brave more, which has no symbols."""

    notation: ClassVar[str | tuple[str, ...]] = "can be combined with one more brave without symbols"

    def takes(self, brave: CardDefinition) -> bool:
        """Return whether a brave has no symbols."""
        return not any(brave.symbols)


class HalvesLife(DamageInstead):
    """May reduce life to about a half instead: from 7 or more to 4, from 6 or 5 to 3, from 4 to 2."""

    notation: ClassVar[str | tuple[str, ...]] = "may halve life instead of reducing it"

    def amount(self, life: int) -> int:
        """Return how many life cores that takes, -1 at other numbers."""
        if life >= 7:
            return life - 4
        if life >= 5:
            return life - 3
        return 2 if life == 4 else -1


# -- comparing BP ----------------------------------------------------------------------------------


class UsesHighestBP(CompareChange):
    """Uses the BP of its highest level when BP is compared."""

    notation: ClassVar[str | tuple[str, ...]] = "{uses|use} the BP of its highest level when BP is compared"

    def compared(
        self, mine: int, theirs: int, my_best: int, their_best: int, on_mine: bool, on_theirs: bool
    ) -> tuple[int, int]:
        """Return the better numbers for those that it concerns."""
        return (my_best if on_mine else mine, their_best if on_theirs else theirs)


class SwapsBP(CompareChange):
    """Exchanges BP with the spirit that it battles when BP is compared: only if it concerns both."""

    notation: ClassVar[str | tuple[str, ...]] = "{exchanges|exchange} BP when BP is compared"

    def compared(
        self, mine: int, theirs: int, my_best: int, their_best: int, on_mine: bool, on_theirs: bool
    ) -> tuple[int, int]:
        """Return the numbers exchanged; one that is immune cannot take part in an exchange."""
        return (theirs, mine) if on_mine and on_theirs else (mine, theirs)


# -- rules about players ---------------------------------------------------------------------------


class CannotActivateBursts(PlayerRule):
    """Cannot activate bursts."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts"
    verb: ClassVar[str] = "activate-burst"


class CannotGiveBurstsOfCost(PlayerRule):
    """Cannot give burst effects of cards of the cost that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot give burst effects of that cost"
    verb: ClassVar[str] = "give-burst-effect"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the cost named."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has that cost."""
        return definition.cost == amount


class CannotUseMagicOfThatColor(PlayerRule):
    """Cannot use magic cards that share a colour with the card of the event."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards of a color of that card"
    verb: ClassVar[str] = "use-magic"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the mask of the colours of the event's card, combined braves included."""
        assert isinstance(state, BattleState)
        subject, card = slots[SUBJECT], slots[EVENT_CARD]
        assert isinstance(subject, int) and isinstance(card, int)
        found = state.objects.get(subject)
        if found is not None:
            return values.colors(state, found)
        return state.definitions[card].colors if card >= 0 else 0

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has one of those colours."""
        return definition.colors & amount != 0


class CannotUseMagic(PlayerRule):
    """Cannot use magic cards."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards"
    verb: ClassVar[str] = "use-magic"


class LifeGetsNoVoidCores(PlayerRule):
    """No cores can be put from the void on the player's life."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot put cores from the void on life"
    verb: ClassVar[str] = "void-to-life"


class LosesNoLife(PlayerRule):
    """The player's life does not decrease, whatever the cause."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose} no life"
    verb: ClassVar[str] = "lose-life"


class CannotDraw(PlayerRule):
    """Cannot draw."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot draw"
    verb: ClassVar[str] = "draw"


class MillLimit(PlayerRule):
    """No more than so many cards of the player's deck can be discarded a turn."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have} at most {number:number} cards of the deck discarded a turn"
    )
    verb: ClassVar[str] = "mill"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class DeckIsNotMilled(PlayerRule):
    """No card of the player's deck is discarded any more."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have} no cards of the deck discarded"
    verb: ClassVar[str] = "mill"


class CoreGainLimit(PlayerRule):
    """The player's spirits, braves and nexuses put at most so many cores a turn from void or trash."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "can put at most {number:number} {core|cores@number} a turn from void or trash by card effects"
    )
    verb: ClassVar[str] = "gain-cores"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


MODIFICATION_WORDS: Final = (
    BPPlus,
    BPMinus,
    TreatedAsLevel,
    LosesEffects,
    HasNamePart,
    GainsSymbol,
    SymbolsBecome,
    Unaffected,
    HeavyArmor,
    CannotAttack,
    CannotBlock,
    CannotBeBlocked,
    MustAttack,
    MustBeBlocked,
    BlocksWhileExhausted,
    CannotRefreshInStep,
    CannotCombine,
    AimsAt,
    OneMoreBrave,
    HalvesLife,
    UsesHighestBP,
    SwapsBP,
    CannotActivateBursts,
    CannotGiveBurstsOfCost,
    CannotUseMagic,
    CannotUseMagicOfThatColor,
    LifeGetsNoVoidCores,
    LosesNoLife,
    CannotDraw,
    MillLimit,
    DeckIsNotMilled,
    CoreGainLimit,
)
"""The words of this module, for registration."""
