"""The field index: who stands on the field, by what they listen to and what they change.

It depends on which cards are on the field and combined, not on cores or postures, so it outlives
most writes; copies of a match share it.
"""

from __future__ import annotations

from taisen.battle_spirits.cards import NEXUS, CardDefinition
from taisen.battle_spirits.state import (
    CONTRACT_ADVENT,
    LAID_MAGIC,
    LEFT,
    MIRAGE,
    RIGHT,
    SOUL_STATE,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import (
    AS_BASE,
    COMBINED,
    COMBINED_LEFT,
    COMBINED_NEXUS,
    COMBINED_RIGHT,
    COMBINED_SPIRIT,
    IN_SOUL_STATE,
    STANDING,
    WHILE_LAID,
    WHILE_SET,
    CardAbility,
    Continuous,
    Triggered,
)
from taisen.battle_spirits.vocabulary.changes import Grant
from taisen.kernel.events import EFFECT, Cause
from taisen.language.subjects import ThisSubject
from taisen.language.words import walk

BRAVE_SUMMONED = "brave_summoned"
REBORN = "reborn"
FORMS = {SOUL_STATE: IN_SOUL_STATE, MIRAGE: WHILE_SET, LAID_MAGIC: WHILE_LAID}
"""In which form a card apart is, by its zone."""
OWN_ARRIVALS = (BRAVE_SUMMONED, REBORN)
"""Events of a brave card's own coming, which its abilities see though it is combined at once."""
PRICE_RULES = frozenset(("hand-cost", "hand-reduction", "reduce", "summon-discount"))
"""Verbs of the rules about players by which a card costs something else than printed."""


class Placed:
    """An ability of a card on the field, in soul state, set as a mirage or laid as a magic.

    Attributes:
        object: the field card that has it, or the id of a card apart.
        ability: the ability.
        cause: the cause that it acts as.
        form: in which form of its card it stands here: ``STANDING``, ``AS_BASE``, ...
    """

    __slots__ = ("ability", "cause", "form", "object")

    def __init__(self, object: int, ability: CardAbility, cause: Cause, form: int = STANDING) -> None:  # noqa: A002
        self.object = object
        self.ability = ability
        self.cause = cause
        self.form = form


class FieldIndex:
    """Abilities on the field by event and by layer, and names of the field cards.

    Attributes:
        triggered: by event name, in field order.
        continuous: by layer, in field order.
        activated: in field order.
        layers: those in which something of the field may be at work, what it gives to others among it.
        granted: the layers of what it gives to others.
        verbs: of the rules about players and the restrictions that something of the field may make.
        recolors: whether something of the field may give further colours.
        reads_payment: whether something depends on the card that is being paid for.
        prices: whether something of the field may change what a card costs, its symbols left out.
        unsettling: whether field cards may become too few of cores, or braves unfit, without being written.
        apart: the cards in soul state, set as mirages and laid as magics by their ids, as field cards without
            cores.
        symbols: the printed symbols by sort of each player whose field cards all reduce costs, once asked.
        names: text form of each field card, and of each card apart, as its own player says it.
    """

    __slots__ = (
        "activated",
        "apart",
        "continuous",
        "granted",
        "layers",
        "names",
        "prices",
        "reads_payment",
        "recolors",
        "symbols",
        "triggered",
        "unsettling",
        "verbs",
    )

    def __init__(self, state: BattleState) -> None:
        self.triggered: dict[str, list[Placed]] = {}
        self.continuous: dict[str, list[Placed]] = {}
        self.activated: list[Placed] = []
        self.layers: set[str] = set()
        self.granted: set[str] = set()
        self.verbs: set[str] = set()
        self.recolors = False
        self.unsettling = False
        self.reads_payment = False
        self.apart: dict[int, FieldCard] = {}
        self.symbols: dict[int, list[int]] = {}
        self.names: dict[int, str] = {}
        seen: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for found in state.objects.values():
            definition = self._name(state, found, seen)
            if definition.placed:
                self._add(state, found, found.card, definition, STANDING, 0)
            for brave, side in zip(found.braves, found.sides, strict=True):
                self.unsettling = True
                brave_definition = state.definitions[brave]
                if brave_definition.placed:
                    combination = _combination(definition, side)
                    self._add(state, found, brave, brave_definition, STANDING, combination)
            # BS-28.13, BS-29.02, BS-29.03, BS-29.06, BS-24.02
            if found.advent == CONTRACT_ADVENT:
                for base in found.bases:
                    self._add(state, found, base, state.definitions[base], AS_BASE, 0)
        for card, object_id in state.apart:
            self._add_apart(state, card, object_id, seen)
        for entry in self.continuous.get("grant", ()):
            self._add_given(entry.ability)
        self.layers.update(self.continuous, self.granted)
        self.unsettling = self.unsettling or "level-cost" in self.layers
        self.prices = not PRICE_RULES.isdisjoint(self.verbs)

    def _add_given(self, ability: CardAbility) -> None:
        """Note the layers in which what an ability gives to field cards works."""
        assert isinstance(ability, Continuous)
        for modification in ability.modifications:
            given = modification.ability if isinstance(modification, Grant) else None
            if isinstance(given, Continuous):
                self.granted.update(change.layer for change in given.modifications)

    def _name(
        self, state: BattleState, found: FieldCard, seen: tuple[dict[str, int], dict[str, int]]
    ) -> CardDefinition:
        definition = state.definitions[found.card]
        number = definition.number
        count = seen[found.controller].get(number, 0) + 1
        seen[found.controller][number] = count
        self.names[found.id] = number if count == 1 else f"{number}#{count}"
        return definition

    def _add_apart(
        self, state: BattleState, card: int, object_id: int, seen: tuple[dict[str, int], dict[str, int]]
    ) -> None:
        """Add a card in soul state (BS-32.11), set as a mirage (BS-26.01) or laid on the field as a magic."""
        player, kind = divmod(state.places[card], ZONE_COUNT)
        found = FieldCard(object_id, card, player, state.token)
        self.apart[object_id] = found
        definition = self._name(state, found, seen)
        self._add(state, found, card, definition, FORMS[kind], 0)

    def _add(
        self,
        state: BattleState,
        found: FieldCard,
        card: int,
        definition: CardDefinition,
        form: int,
        combination: int,
    ) -> None:
        if definition.continuous:
            self.verbs |= definition.verbs
            self.recolors = self.recolors or definition.recolors
            self.reads_payment = self.reads_payment or definition.reads_payment
        colors, kind = _appearance(state, found)
        for ability in definition.placed:
            if not ability.forms & form:
                continue
            # BS-15.09: of a combined brave only the effects "while combined" are added, and
            # BS-15.14: its "when this brave is summoned" comes in direct braving too.
            if combination and not ability.combined & combination and not _on_own_summon(ability):
                continue
            if combination & COMBINED_NEXUS and not _fit_for_nexus(ability):
                continue
            cause = Cause(EFFECT, found.controller, "", card, found.id, ability.key, colors, kind)
            placed = Placed(found.id, ability, cause, form)
            if isinstance(ability, Triggered):
                for event in ability.trigger.events:
                    self.triggered.setdefault(event, []).append(placed)
            elif isinstance(ability, Continuous):
                for modification in ability.modifications:
                    entries = self.continuous.setdefault(modification.layer, [])
                    if not entries or entries[-1] is not placed:
                        entries.append(placed)
            else:
                self.activated.append(placed)


def combination(state: BattleState, found: FieldCard, brave: int) -> int:
    """Return in which combinations a brave is with a field card that it is combined with."""
    return _combination(state.definitions[found.card], found.sides[found.braves.index(brave)])


def _combination(host: CardDefinition, side: int) -> int:
    """In which combinations a brave is while this card is on ``side`` of it."""
    # BS-16.09, BS-17.02, BS-17.03
    # BS-17.08: whether a nexus is a spirit too is asked when the effect is to work.
    mask = COMBINED | (COMBINED_NEXUS | COMBINED_SPIRIT if host.kind == NEXUS else COMBINED_SPIRIT)
    if side == LEFT:
        mask |= COMBINED_LEFT
    elif side == RIGHT:
        mask |= COMBINED_RIGHT
    return mask


def _fit_for_nexus(ability: CardAbility) -> bool:
    """Whether what a brave gives to spirits may be given to a nexus that is a spirit too."""
    from taisen.battle_spirits.vocabulary.filters import OWN, FieldFilter
    from taisen.battle_spirits.vocabulary.nouns import SpiritNoun
    from taisen.battle_spirits.vocabulary.targets import This

    if ability.combined != COMBINED_SPIRIT:
        return True
    words = list(walk(ability))
    # BS-17.09: "this spirit" is the Grandwalker, "your spirits" it is not.
    return any(isinstance(word, This | ThisSubject) for word in words) or not any(
        isinstance(word, FieldFilter) and word.side == OWN and isinstance(word.noun, SpiritNoun)
        for word in words
    )


def _on_own_summon(ability: CardAbility) -> bool:
    return isinstance(ability, Triggered) and any(name in ability.trigger.events for name in OWN_ARRIVALS)


def cause_of(state: BattleState, found: FieldCard, ability: str, card: int = -1) -> Cause:
    """Return the cause for an ability of a field card: a combined card has all its cards' colours."""
    colors, kind = _appearance(state, found)
    source = found.card if card < 0 else card
    return Cause(EFFECT, found.controller, "", source, found.id, ability, colors, kind)


def _appearance(state: BattleState, found: FieldCard) -> tuple[int, str]:
    """The colours of all cards of a field card, and its kind."""
    definition = state.definitions[found.card]
    colors = definition.colors
    for brave in found.braves:
        colors |= state.definitions[brave].colors
    return colors, definition.kind


def field_index(state: BattleState) -> FieldIndex:
    """Return the index of the present field, made anew if the field has changed."""
    index = state.index
    if index is None:
        index = FieldIndex(state)
        state.index = index
    return index


def may_work(state: BattleState, verb: str) -> bool:
    """Return whether a rule or restriction named ``verb`` may be at work; most often nothing makes one."""
    index = state.index
    if index is None:
        index = field_index(state)
    return verb in index.verbs or state.modifiers != ()


def holder(state: BattleState, object_id: int) -> FieldCard | None:
    """Return the field card with this id, or the card apart that has it; None if it left."""
    found = state.objects.get(object_id)
    if found is None and state.apart:
        found = field_index(state).apart.get(object_id)
    return found


def name_of(state: BattleState, object_id: int, player: int) -> str:
    """Return the text form of a field card, as ``player`` says it: ``BS17-003#2``, ``opp:BS17-003``."""
    index = state.index
    if index is None:
        index = field_index(state)
    name = index.names[object_id]
    found = state.objects.get(object_id)
    if found is None:
        found = index.apart[object_id]
    return name if found.controller == player else f"opp:{name}"
