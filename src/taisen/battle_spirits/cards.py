"""Cards: printed facts and effects of Battle Spirits cards, and the built-in card list."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.colors import ANY_COLOR, color_mask, color_names, symbol_counts, symbol_names
from taisen.battle_spirits.vocabulary.abilities import (
    FLASH,
    MAIN,
    WHILE_LAID,
    Activated,
    AdventBase,
    Burst,
    CardAbility,
    Continuous,
    EffectsSafe,
    EntersExhausted,
    EntersInstead,
    HandRemoval,
    HasEXSymbols,
    HasFamilies,
    HasNames,
    Inherits,
    LifePrice,
    MagicEffect,
    Permission,
    PuttingCondition,
    ReductionColors,
    RevealedFreely,
    RevealedNature,
    SafeAway,
    SetOpening,
    SoulMagic,
    StaysSet,
    SummoningCondition,
    TransferSummon,
    TriggerCounter,
    Triggered,
    TurnedText,
    Untouched,
    WhenRevealed,
    ZeroCounter,
)
from taisen.battle_spirits.vocabulary.changes import ColorGain, Grant, PlayerRule, Restriction
from taisen.kernel.errors import BadInput
from taisen.kernel.nodes import Node
from taisen.kernel.state import Definition
from taisen.language.bases import Ability, Condition, Filter, Modification
from taisen.language.words import walk

# BS-02.04
SPIRIT: Final = "spirit"
ULTIMATE: Final = "ultimate"
BRAVE: Final = "brave"
NEXUS: Final = "nexus"
MAGIC: Final = "magic"
KINDS: Final = (SPIRIT, ULTIMATE, BRAVE, NEXUS, MAGIC)


OTHERWORLD_FAMILY: Final = "異魔神"
MYTHIC_FAMILY: Final = "神話"
FLAG_FAMILY: Final = "フラッグ"
# BS-20.01, BS-23.01
GRANDWALKER: Final = "grandwalker"
GENESIS_STONE: Final = "genesis-stone"
WALKER_FAMILIES: Final = {"創界神": GRANDWALKER, "創界石": GENESIS_STONE}

FACE_B: Final = ".B"
"""End of the number of a face B; its face A has the same number without it."""
FACE_B_UNKNOWN: Final = "face_b"


class CardDefinition(Definition):
    """Printed identity of a card (BS-02.07).

    Attributes:
        number, name, kind: as printed.
        colors: bit mask of colours.
        cost: the printed number (BS-02.08).
        reduction: reduction symbols by sort, in the order of ``colors.SYMBOLS``.
        reduction_by_color: (sort, count) of those that match one sort of symbols, such as a colour.
        families: as printed, and those that its text adds.
        printed_families: as printed.
        levels: (level, cores, BP) in ascending order.
        symbols: symbols by sort, in the order of ``colors.SYMBOLS``.
        symbols_by_sort: (sort, count) of those that there are.
        brave_bp: BP+ of a brave, 0 for others.
        brave_condition: what a brave may be combined with, None for others.
        left_condition, right_condition: those of the sides of an otherworld-god brave (BS-16.05), None for
            others, whose ``brave_condition`` is None then.
        contract: whether it is a contract card (BS-31.01).
        token: whether it is a token (BS-34.01).
        mirage_cost: what setting it as a mirage costs (BS-26.03), -1 for a card without Mirage.
        over_count: (counts, BP+) of its OC (BS-40.06), None for none.
        other_face: what it is when turned over (BS-30.01), None for a card with one face.
        reborn: whether this is a face B.
        unknown: facts of the card that are not known ("face_b"): no match can be played with it.
        assumed: facts that are taken for granted, not read off the card ("symbols", "reduction").
        otherworld, mythic, flag: whether it is such a brave or nexus, by its family.
        watches_life, counts_soul, watches_cores: whether an effect asks about life lost in the turn, if the
            Soul Core was paid for the card, or by what cores were put on it in the turn.
        walker: ``GRANDWALKER`` or ``GENESIS_STONE`` for such a nexus, empty for others.
        most_reduction: how many reduction symbols it has.
        plainly_paid: whether nothing that it says changes what it costs or how that is paid.
        burst_events: names of the events at which it may be activated when it is set as a burst.
        abilities: the lines of its effect.
        placed: those of them that the field index knows.
        verbs: of the rules about players and the restrictions that its continuous abilities may make.
        recolors: whether its continuous abilities may give further colours.
        effect, condition: notation of effect and brave condition as they were read; made when needed
            for a card that was not read from a text.
    """

    def __init__(
        self,
        number: str,
        name: str,
        kind: str,
        colors: tuple[str, ...],
        cost: int,
        reduction: tuple[str, ...] = (),
        families: tuple[str, ...] = (),
        levels: tuple[tuple[int, int, int], ...] = (),
        symbols: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        brave_bp: int = 0,
        brave_condition: Filter | None = None,
        effect: str = "",
        condition: str = "",
        left_condition: Filter | None = None,
        right_condition: Filter | None = None,
        contract: bool = False,
        token: bool = False,
        mirage_cost: int = -1,
        over_count: tuple[int, int] | None = None,
        assumed: tuple[str, ...] = (),
        reborn: bool = False,
        unknown: tuple[str, ...] = (),
    ) -> None:
        super().__init__(number)
        if kind not in KINDS:
            raise BadInput(f"card {number}, kind", repr(kind), ", ".join(KINDS))
        self.name = name
        self.kind = kind
        self.colors = color_mask(colors)
        self.cost = cost
        self.reduction = symbol_counts(reduction)
        self.reduction_by_color = tuple(
            (color, count) for color, count in enumerate(self.reduction) if count and color != ANY_COLOR
        )
        self.most_reduction = sum(self.reduction)
        self.printed_families = families
        self.further_names = tuple(name for a in abilities if isinstance(a, HasNames) for name in a.names)
        gained = [family for a in abilities if isinstance(a, HasFamilies) for family in a.families]
        self.families = (*families, *gained) if gained else families
        self.levels = levels
        self.symbols = symbol_counts(symbols)
        self.symbols_by_sort = tuple((sort, count) for sort, count in enumerate(self.symbols) if count)
        self.abilities = abilities
        self.brave_bp = brave_bp
        self.brave_condition = brave_condition
        self.left_condition = left_condition
        self.right_condition = right_condition
        self.contract = contract
        self.token = token
        self.mirage_cost = mirage_cost
        self.over_count = over_count
        self.other_face: CardDefinition | None = None
        self.reborn = reborn
        self.assumed = assumed
        self.unknown = unknown
        # BS-16.01, BS-17.01, BS-24.01: kinds of braves and nexuses that are told by a family.
        self.otherworld = kind == BRAVE and OTHERWORLD_FAMILY in families
        self.mythic = kind == BRAVE and MYTHIC_FAMILY in families
        self.flag = kind == NEXUS and FLAG_FAMILY in families
        self.walker = _walker(kind, families)
        # BS-22.01, BS-22.02: a contract Grandwalker.
        self.level_by_counts = contract and self.walker == GRANDWALKER
        self.effect = effect
        self.condition = condition
        self._nodes: dict[str, Node] | None = None
        self.lowest_level = levels[0][0] if levels else 0
        self.lowest_cores = levels[0][1] if levels else 0
        self._level_table = _level_table(levels)
        self._bp_by_level = {level: bp for level, _, bp in levels}
        self.highest_bp = levels[-1][2] if levels else 0
        self.placed = tuple(a for a in abilities if isinstance(a, CardAbility) and _is_placed(a))
        self.triggered = tuple(a for a in abilities if isinstance(a, Triggered) and a.place == "field")
        self.trash_triggered = tuple(a for a in abilities if isinstance(a, Triggered) and a.place == "trash")
        self.hand_triggered = tuple(a for a in abilities if isinstance(a, Triggered) and a.place == "hand")
        self.continuous = tuple(a for a in abilities if isinstance(a, Continuous))
        self.watches_life, self.counts_soul, self.watches_cores, lays = _asks(abilities)
        changes = _changes(self.continuous)
        self.verbs = frozenset(c.verb for c in changes if isinstance(c, PlayerRule | Restriction))
        self.recolors = any(isinstance(c, ColorGain) for c in changes)
        self.reads_payment = any(_reads_payment(a) for a in self.continuous)
        self.activated = tuple(a for a in abilities if isinstance(a, Activated))
        self.permissions = tuple(a for a in abilities if isinstance(a, Permission))
        self.magic_main: MagicEffect | None = None
        self.magic_flash: MagicEffect | None = None
        self.burst: Burst | None = None
        self.trigger_counter: TriggerCounter | None = None
        self.zero_counter: ZeroCounter | None = None
        self.summoning_condition: Condition | None = None
        for ability in abilities:
            if isinstance(ability, MagicEffect):
                if ability.windows & MAIN:
                    self.magic_main = ability
                if ability.windows & FLASH:
                    self.magic_flash = ability
            elif isinstance(ability, Burst):
                self.burst = ability
            elif isinstance(ability, TriggerCounter):
                self.trigger_counter = ability
            elif isinstance(ability, ZeroCounter):
                self.zero_counter = ability
            elif isinstance(ability, SummoningCondition):
                self.summoning_condition = ability.condition
        self.keywords = frozenset(keyword for ability in abilities for keyword in keywords_of(ability))
        self.stays_set = any(isinstance(a, StaysSet) for a in abilities)
        self.at_hand_triggered = tuple(
            a for a in abilities if isinstance(a, Triggered) and a.place == "at-hand"
        )
        self.enters_exhausted = any(isinstance(a, EntersExhausted) for a in abilities)
        self.openings = tuple(a for a in abilities if isinstance(a, SetOpening))
        self.burst_events = frozenset(
            name for a in abilities if isinstance(a, Burst | SetOpening) for name in a.trigger.events
        )
        self.turned_texts = tuple(a for a in abilities if isinstance(a, TurnedText))
        self.when_revealed = tuple(a for a in abilities if isinstance(a, WhenRevealed))
        self.revealed_freely = any(isinstance(a, RevealedFreely) for a in abilities)
        self.revealed_nature = next((a for a in abilities if isinstance(a, RevealedNature)), None)
        self.transfer = next((a for a in abilities if isinstance(a, TransferSummon)), None)
        self.hand_removal = next((a for a in abilities if isinstance(a, HandRemoval)), None)
        self.life_price = next((a.less for a in abilities if isinstance(a, LifePrice)), 0)
        self.soul_magic = next((a.mask for a in abilities if isinstance(a, SoulMagic)), 0)
        self.inherits = any(isinstance(a, Inherits) for a in abilities)
        self.plainly_paid = not (self.transfer or self.life_price or self.soul_magic or self.inherits)
        self.laid = lays or any(isinstance(a, CardAbility) and a.forms & WHILE_LAID for a in abilities)
        self.enters_instead = next((a for a in abilities if isinstance(a, EntersInstead)), None)
        self.safe_away = tuple(a for a in abilities if isinstance(a, SafeAway))
        self.untouched = tuple(a.place for a in abilities if isinstance(a, Untouched))
        self.effects_safe = any(isinstance(a, EffectsSafe) for a in abilities)
        if self.effects_safe:
            for ability in abilities:
                if isinstance(ability, CardAbility):
                    ability.safe = True
        self.putting_condition = next(
            (a.condition for a in abilities if isinstance(a, PuttingCondition)), None
        )
        self.reduction_too = 0
        for ability in abilities:
            if isinstance(ability, ReductionColors):
                self.reduction_too |= ability.mask
        self.advent_base = next((a for a in abilities if isinstance(a, AdventBase)), None)
        # BS-08.25: an EX symbol works as a symbol on the field; this counts them for the trash.
        self.ex_symbols = sum(self.symbols) if any(isinstance(a, HasEXSymbols) for a in abilities) else 0
        self.while_combined = tuple(a for a in abilities if isinstance(a, CardAbility) and a.combined)

    @property
    def face_a(self) -> CardDefinition:
        """The card as it is outside the field: its face A (BS-30.03)."""
        face = self.other_face
        return face if self.reborn and face is not None else self

    @property
    def names(self) -> tuple[str, ...]:
        """All its names, the printed one first."""
        return (self.name, *self.further_names)

    @property
    def two_faced(self) -> bool:
        """Whether it is a rebirth card (BS-30.01), also where its face B is not known."""
        return self.other_face is not None or FACE_B_UNKNOWN in self.unknown

    @property
    def both_faces(self) -> tuple[CardDefinition, ...]:
        """Face A, and face B if there is one."""
        front = self.face_a
        return (front,) if front.other_face is None else (front, front.other_face)

    def whole(self) -> CardDefinition:
        """Return the card itself: its face A."""
        return self.face_a

    def faces(self) -> tuple[Definition, ...]:
        """Return face A, and face B if there is one."""
        return self.both_faces

    def level(self, cores: int) -> int:
        """Return the highest level whose core number is met (BS-09.02); 0 below the lowest."""
        table = self._level_table
        return table[cores] if cores < len(table) else table[-1]

    def cores_for(self, level: int) -> int:
        """Return the cores needed for ``level``.

        Raises:
            ValueError: the card has no such level.
        """
        for number, cores, _ in self.levels:
            if number == level:
                return cores
        raise ValueError(f"{self.number} has no level {level}")

    def base_bp(self, level: int) -> int:
        """Return the BP printed for ``level`` (BS-09.03), 0 if there is none."""
        return self._bp_by_level.get(level, 0)

    def to_data(self) -> dict[str, object]:
        """Return the card's facts and its effect in notation (see ``loading.definition_from_facts``)."""
        from taisen.battle_spirits.loading import written_conditions, written_effect, written_face

        return {
            "number": self.number,
            "name": self.name,
            "kind": self.kind,
            "colors": list(color_names(self.colors)),
            "cost": self.cost,
            "reduction": list(symbol_names(self.reduction)),
            "families": list(self.printed_families),
            "levels": [list(level) for level in self.levels],
            "symbols": list(symbol_names(self.symbols)),
            "brave_bp": self.brave_bp,
            **written_conditions(self),
            "contract": self.contract,
            "token": self.token,
            "mirage_cost": self.mirage_cost,
            "over_count": [] if self.over_count is None else list(self.over_count),
            "assumed": list(self.assumed),
            "unknown": list(self.unknown),
            "effect": written_effect(self),
            **written_face(self),
        }

    def node(self, key: str) -> Node | None:
        """Return the part of this card's effect with this key, or None."""
        if self._nodes is None:
            nodes: dict[str, Node] = {}
            for ability in self.abilities:
                for word in walk(ability):
                    nodes[word.key] = word
            for condition in (self.brave_condition, self.left_condition, self.right_condition):
                if condition is not None:
                    for word in walk(condition):
                        nodes[word.key] = word
            self._nodes = nodes
        return self._nodes.get(key)

    def __repr__(self) -> str:
        return f"CardDefinition({self.number} {self.name})"


def _walker(kind: str, families: tuple[str, ...]) -> str:
    """Which nexus of special rules it is, empty for none (BS-20.01, BS-23.01)."""
    if kind != NEXUS:
        return ""
    return next((name for family, name in WALKER_FAMILIES.items() if family in families), "")


def _is_placed(ability: CardAbility) -> bool:
    """Whether an ability may work or be used while its card is on the field."""
    return (
        ability.place == "field"
        if isinstance(ability, Triggered)
        else isinstance(ability, Continuous | Activated)
    )


def _changes(continuous: tuple[Continuous, ...]) -> list[Modification]:
    """What continuous abilities change, what those change that they give to others among it."""
    found: list[Modification] = []
    for ability in continuous:
        for change in ability.modifications:
            found.append(change)
            if isinstance(change, Grant) and isinstance(change.ability, Continuous):
                found.extend(change.ability.modifications)
    return found


def _asks(abilities: tuple[Ability, ...]) -> tuple[bool, bool, bool, bool]:
    """Whether something asks for lost life, Soul Core paid or cores put on it, or puts it on the field."""
    from taisen.battle_spirits.vocabulary.laid_magic import LayThis
    from taisen.battle_spirits.vocabulary.own_state import CoresWerePut
    from taisen.battle_spirits.vocabulary.soul_core_words import LifeWasKept, SoulWasPaid

    said = [word for ability in abilities for word in walk(ability)]
    return (
        any(isinstance(word, LifeWasKept) for word in said),
        any(isinstance(word, SoulWasPaid) for word in said),
        any(isinstance(word, CoresWerePut) for word in said),
        any(isinstance(word, LayThis) for word in said),
    )


def _reads_payment(ability: Ability) -> bool:
    """Whether what an ability does depends on the card that is being paid for."""
    from taisen.battle_spirits.vocabulary.conditions import UsingCard

    return any(isinstance(word, UsingCard) for word in walk(ability))


def keywords_of(ability: Ability) -> list[str]:
    """Return the keywords of an ability itself, and of what it gives as long as it works."""
    found: list[str] = []
    if isinstance(ability, CardAbility | Permission | Burst) and ability.keyword:
        found.append(ability.keyword)
    if isinstance(ability, Permission):
        found.extend(ability.further_keywords())
    if isinstance(ability, Continuous):
        found.extend(change.keyword for change in ability.modifications if change.keyword)
    return found


def _level_table(levels: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    if not levels:
        return (0,)
    table: list[int] = []
    for cores in range(levels[-1][1] + 1):
        reached = 0
        for level, needed, _ in levels:
            if cores >= needed:
                reached = level
        table.append(reached)
    return tuple(table)
