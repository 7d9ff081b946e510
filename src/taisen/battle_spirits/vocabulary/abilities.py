"""Abilities: the lines of a card's effect, by the way they work (BS-35.01).

Triggered abilities wait for an event, continuous ones hold all the time, activated ones are used at
will; a magic card has main and flash effects, and a burst has a condition of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.legality import Refusal
from taisen.language.bases import Ability, Condition, Effect, Filter, Modification
from taisen.language.subjects import Scope
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

MAIN: Final = 1
FLASH: Final = 2

# In which form of its card an ability works: standing on the field, in soul state (BS-32.11), as a base
# under a contract advent (BS-29.02), set as a mirage (BS-26.01), laid on the field as a magic.
STANDING: Final = 1
IN_SOUL_STATE: Final = 2
AS_BASE: Final = 4
WHILE_SET: Final = 8
WHILE_LAID: Final = 16

# Where a card is while a triggered ability of it waits for its event, if it is not on the field.
IN_HAND: Final = "hand"
IN_TRASH: Final = "trash"
LYING_AT_HAND: Final = "at-hand"

# With what a brave must be combined for an ability "while combined": anything, as the left or the right
# spirit (BS-16.09), a spirit (BS-17.02), a nexus (BS-17.03).
COMBINED: Final = 1
COMBINED_LEFT: Final = 2
COMBINED_RIGHT: Final = 4
COMBINED_SPIRIT: Final = 8
COMBINED_NEXUS: Final = 16

# Where the own card of a trigger is that waits for what happens to that card alone.
OF_FIELD_CARD: Final = "field"
OF_CARD_AWAY: Final = "off-field"
OF_MIRAGE: Final = "mirage"


class During(Word):
    """The part of the turn in which an ability works."""

    category: ClassVar[str] = "during"

    def now(self, state: AnyState, player: int) -> bool:
        """Return whether it is that part of the turn, ``player`` being "you"."""
        raise NotImplementedError


class Trigger(Word):
    """The event that an ability waits for.

    Attributes:
        events: names of the events that it looks at.
        leaving: whether it is tied to its own card's leaving (BS-37.04).
        on_summon: whether it is a "when this spirit/brave is summoned" timing.
        on_rebirth: whether it is a "when this is reborn" timing.
        own: where its own card is, if it waits for what happens to that alone: ``OF_FIELD_CARD``,
            ``OF_CARD_AWAY``, ``OF_MIRAGE``; empty if it may happen to other cards.
    """

    category: ClassVar[str] = "trigger"
    own: ClassVar[str] = ""
    amount_texts: ClassVar[dict[str, str]] = {}
    """What sentences call the event's amount, by language."""

    events: ClassVar[tuple[str, ...]] = ()
    on_rebirth: ClassVar[bool] = False
    on_advent: ClassVar[bool] = False
    leaving: bool
    on_summon: bool

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether ``event`` is the one waited for; ``cause`` is the ability's."""
        raise NotImplementedError

    def summons(self, name: str) -> bool:
        """Return whether an event of this name makes it a "when summoned" timing; an advent is none."""
        return self.on_summon and name != "advented"

    def still(self, state: AnyState, subject: int, cause: Cause) -> bool:
        """Return whether it may still be resolved, ``subject`` being the event's field card."""
        return True

    def still_for_burst(self, state: AnyState, subject: int, card: int, cause: Cause) -> bool:
        """Return whether a burst declared for it still has its condition."""
        # BS-99.12: what is about a card is looked at again; it has to be there still, as for any effect.
        return self.still(state, subject, cause)


class EffectAbility(Ability):
    """An ability with an effect to resolve.

    Attributes:
        effect: what it does.
    """

    effect: Effect


class CardAbility(EffectAbility):
    """What all abilities of field cards share.

    Attributes:
        levels: bit mask of the levels at which it works, 0 for any (BS-09.04).
        combined: bit mask of the combinations in which alone it works, 0 for in none of them (BS-42.02).
        forms: bit mask of the forms of its card in which it works.
        advented: whether it works only while a base lies below (BS-28.14).
        over_count: whether it works only while the card's OC is on (BS-40.08).
        safe: whether the opponent's effects cannot take it away.
        during: part of the turn in which it works, None for any.
        keyword: its keyword ("clash", ...), empty for none.
    """

    keyword: str
    levels: int
    combined: int
    forms: int
    advented: bool
    over_count: bool
    safe: bool
    during: During | None


class Triggered(CardAbility):
    """An ability given when its event comes.

    Attributes:
        trigger: the event.
        condition: what must hold when the event comes, None for nothing.
        place: where its card is meanwhile: "field", ``IN_HAND``, ``IN_TRASH``, empty for one given by an
            effect.
        limit: "once" a turn for each field card, "once-by-name" for each card name; empty for none.
    """

    trigger: Trigger
    condition: Condition | None
    place: str
    limit: str


class Counted(Triggered):
    """An ability that may be given several times a turn.

    Attributes:
        times: how often.
    """

    times: int


class Continuous(CardAbility):
    """An ability that holds all the time while its condition does.

    Attributes:
        condition: what must hold meanwhile, None for nothing.
        modifications: what it changes.
        alone: whether several cards of a name that have it change no more than one does (BS-36.03).
    """

    condition: Condition | None
    modifications: tuple[Modification, ...]
    alone: bool

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        raise NotImplementedError


class Activated(CardAbility):
    """An ability used at will, in the windows that it names."""

    windows: int
    condition: Condition | None
    limit: str


class MagicEffect(EffectAbility):
    """The main or the flash effect of a magic card."""

    windows: int


class TriggerCounter(EffectAbility):
    """The Trigger Counter of a magic card (BS-19.05)."""


class ZeroCounter(EffectAbility):
    """The Zero Counter of a magic card: what it does when a line of it lets it be used for that."""


class SummoningCondition(Ability):
    """What must hold for the card to be summoned (BS-18.03)."""

    condition: Condition


class Burst(EffectAbility):
    """A burst effect with its condition (BS-25.08).

    Attributes:
        trigger: its condition.
        keyword: its keyword, empty for none.
    """

    trigger: Trigger
    keyword: str


class SetOpening(Ability):
    """An event at which the card, set as a burst, may be activated whatever its condition is.

    Attributes:
        trigger: the event.
        condition: what must hold when it comes, None for nothing.
    """

    trigger: Trigger
    condition: Condition | None


class TurnedText(EffectAbility):
    """What comes when this face of a card is turned up, as a part of its Rebirth (BS-30.04)."""


class WhenRevealed(EffectAbility):
    """What the card may do as it is revealed from the deck by an own effect of a card of a sort.

    Attributes:
        sort: what the card must be whose effect it is.
    """

    sort: Filter


class Permission(Ability):
    """A way to use the card itself from the hand at a time outside the usual.

    Attributes:
        keyword: its keyword ("swift"), empty for none.
    """

    keyword: str

    def further_keywords(self) -> tuple[str, ...]:
        """Return the keywords that it has beside its own."""
        return ()

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return what it allows now; ``window`` is ``FLASH``, or ``MAIN | FLASH`` in the Main Step."""
        raise NotImplementedError

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why ``options`` lists nothing for a card in the hand, None if it lists something."""
        raise NotImplementedError

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push what ``option`` says; return whether it is one of this permission's."""
        raise NotImplementedError


class Advent(Permission):
    """An advent of the card itself onto a field card (BS-28.01).

    Attributes:
        bases: what a field card must be to be the base: one of these.
        how: ``ADVENT`` or ``CONTRACT_ADVENT``, as the card on top keeps it.
        place: where the Soul Core goes: ``cores.TO_TRASH``, ``TO_VOID``, ``TO_RESERVE``.
        windows: bit mask of the windows in which it may be done.
        during: part of the turn in which it may be done, None for any.
        name: which advent it is ("advent", "contract-advent", ...).
        onto_nexuses: whether a nexus may be the base too (BS-29.05).
        condition: what must hold besides, None for nothing.
        free: whether the Soul Core counts as having been put there and stays where it is, once a turn for
            each card name of a player.
        taker: own field cards on one of which the Soul Core is put instead, from the reserve or the trash;
            None if it goes to ``place``.
    """

    bases: tuple[Filter, ...]
    how: int
    place: int
    windows: int
    during: During | None
    name: str
    onto_nexuses: bool
    condition: Condition | None
    free: bool
    taker: Filter | None


class AdventBase(Ability):
    """Lets the card be the base of contract advents in soul state, own cores being put on what comes onto it.

    Attributes:
        names: names of the advents for which it does.
        standing: whether it does so too while it stands on the field.
    """

    names: tuple[str, ...]
    standing: bool


class Accel(Permission):
    """An effect of the card that is used from hand at a cost of its own; the card is then put at hand.

    After a Change it is discarded or exchanged with an own spirit instead.

    Attributes:
        change: what that spirit must be, None for an Accel.
        cost: what is reduced and paid.
        given: what is given.
        windows: bit mask of the windows in which it may be used.
    """

    change: Filter | None
    cost: int
    given: EffectAbility
    windows: int


class EffectsSafe(Ability):
    """All effects of the card are unaffected by the opponent's."""


class SafeAway(Ability):
    """The card itself is unaffected by the opponent's effects where it is not on the field.

    Attributes:
        place: zone in which it is, ``HAND`` or ``IN_USE``.
        condition: what must hold meanwhile, None for nothing.
    """

    place: int
    condition: Condition | None


class Untouched(Ability):
    """The card is affected by no effect at all in a zone.

    Attributes:
        place: the zone, ``BURST_AREA`` while it is set as a burst or ``TRASH``.
    """

    place: int


class EntersInstead(Ability):
    """The card may be summoned or manifested instead of being removed from the game."""


class PuttingCondition(Ability):
    """What must hold for a token to be put on the field (BS-34.02)."""

    condition: Condition


class RevealedFreely(Ability):
    """The card's summoning condition is ignored when it is summoned while it is revealed."""


class TransferSummon(Ability):
    """After the cost of the card is paid all cores of an own field card must be put somewhere.

    Attributes:
        among: what the field card must be.
        place: ``cores.TO_TRASH`` or ``TO_VOID``.
    """

    among: Filter
    place: int


class HandRemoval(Ability):
    """The card is summoned only by removing a card of the own hand from the game.

    Attributes:
        among: what the hand card must be.
    """

    among: Filter


class RevealedNature(Ability):
    """Revealed by own effects of a colour, the card is of another kind and family too.

    Attributes:
        color: the colour of the effects.
        kind: the further kind.
        family: the family that it has then.
    """

    color: int
    kind: str
    family: str


class LifePrice(Ability):
    """A core of the own life may be put in the trash to summon the card for ``less`` less."""

    less: int


class SoulMagic(Ability):
    """The card, a magic, may be used with the Soul Core alone (BS-43.04).

    Attributes:
        mask: bit mask of the colours of which the user needs a symbol.
    """

    mask: int


class HasFamilies(Ability):
    """The card has further families, wherever it is; on the field not once its effects are lost.

    Attributes:
        families: the families.
    """

    families: tuple[str, ...]


class HasNames(Ability):
    """The card has further names, wherever it is.

    Attributes:
        names: the names.
    """

    names: tuple[str, ...]


class StaysSet(Ability):
    """Set as a burst, the card is not discarded by the opponent."""


class EntersExhausted(Ability):
    """The card itself is summoned exhausted."""


class HasEXSymbols(Ability):
    """The card's symbols are EX symbols."""


class ReductionColors(Ability):
    """Each reduction symbol of the card is of further colours too.

    Attributes:
        mask: bit mask of those colours.
    """

    mask: int


class Inherits(Ability):
    """The card may be made cheaper by removing cards with EX symbols from the own trash."""
