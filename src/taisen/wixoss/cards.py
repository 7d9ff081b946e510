"""Cards: printed facts and effects of WIXOSS cards."""

from __future__ import annotations

from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.nodes import Node
from taisen.kernel.state import Definition
from taisen.language.bases import Ability
from taisen.language.words import walk
from taisen.wixoss.colors import NO_ENER, Ener, color_mask, color_names, ener_names, paying_mask
from taisen.wixoss.field_lines import ACCE, FIELD, UNDER, field_lines
from taisen.wixoss.vocabulary.abilities import (
    ATTACK,
    CUT_IN,
    MAIN,
    Action,
    Appearance,
    Bet,
    CardAbility,
    Chain,
    Constant,
    CrossCondition,
    Decorate,
    Encore,
    GrowCondition,
    LifeBurst,
    MainEffect,
    OwnCost,
    Ride,
    RiseCondition,
    TrapIcon,
    Triggered,
    UseChoice,
    UseCondition,
)
from taisen.wixoss.vocabulary.changes import KeywordGrant

LRIG: Final = "lrig"
ARTS: Final = "arts"
KEY: Final = "key"
RESONA: Final = "resona"
SIGNI: Final = "signi"
SPELL: Final = "spell"
KINDS: Final = (LRIG, ARTS, KEY, RESONA, SIGNI, SPELL)
WHITE_BACKED: Final = frozenset({LRIG, ARTS, KEY, RESONA})
"""Kinds of the LRIG Deck (WX-03.10)."""
TIMINGS: Final = {"main": MAIN, "attack": ATTACK, "cut-in": CUT_IN}

NO_LIMIT: Final = 999
"""Limit of a LRIG whose printed limit is without end."""


class CardDefinition(Definition):
    """Printed identity of a card.

    Attributes:
        number, name, kind: as printed.
        colors: bit mask of colours, 0 for a colourless card (WX-02.01).
        level: printed level of a LRIG or SIGNI (WX-02.09), -1 for others.
        limit: printed limit of a LRIG, 0 for others.
        power: printed power of a SIGNI (WX-02.10), 0 for others.
        types: LRIG types of a LRIG.
        classes: classes of a SIGNI, the main one first ("精武", "アーム").
        limiting: LRIG types of the limiting condition (WX-12.04), any of which will do; empty for none.
        cost: Ener cost of a spell, ARTS or Key; grow cost of a LRIG.
        alternatives: costs that may be paid instead of ``cost`` (symbols of two colours), itself first.
        prices: all Ener costs any of which may be paid.
        least_ener: how many symbols the smallest of them has.
        fixed_cost: whether nothing on the card itself makes it cost less or more.
        enters_freely: whether nothing on the card itself says who may put it onto the field, when or where.
        cost_coins: coins that it costs.
        coins: coins that a LRIG brings (WX-05.08, WX-10.11).
        timings: use timings of an ARTS (WX-20.03).
        craft: whether it is a craft card (WX-26.10).
        team: as printed, empty for none.
        abilities: the lines of its effect.
        effect: notation of the effect as it was read; made when needed for a card not read from a text.
        pays: bit mask of the colours that it may count as when Ener is paid with it (WX-13.06, WX-13.09).
    """

    __slots__ = (
        "_nodes",
        "abilities",
        "acce_lines",
        "actions",
        "alternatives",
        "appearance",
        "bet",
        "burst",
        "chain",
        "classes",
        "coins",
        "colors",
        "constants",
        "cost",
        "cost_coins",
        "craft",
        "cross",
        "decorate",
        "effect",
        "encore",
        "enters_freely",
        "field_lines",
        "fixed_cost",
        "grow_condition",
        "is_signi",
        "keywords",
        "kind",
        "least_ener",
        "level",
        "limit",
        "limiting",
        "main_effect",
        "name",
        "own_costs",
        "pays",
        "power",
        "prices",
        "ride",
        "rise",
        "team",
        "timings",
        "trap",
        "triggered",
        "types",
        "under_lines",
        "use_choice",
        "use_conditions",
        "white_backed",
    )

    def __init__(
        self,
        number: str,
        name: str,
        kind: str,
        colors: tuple[str, ...] = (),
        level: int = -1,
        limit: int = 0,
        power: int = 0,
        types: tuple[str, ...] = (),
        classes: tuple[str, ...] = (),
        limiting: tuple[str, ...] = (),
        cost: Ener = NO_ENER,
        alternatives: tuple[Ener, ...] = (),
        cost_coins: int = 0,
        coins: int = 0,
        timings: int = 0,
        craft: bool = False,
        team: str = "",
        abilities: tuple[Ability, ...] = (),
        effect: str = "",
    ) -> None:
        super().__init__(number)
        if kind not in KINDS:
            raise BadInput(f"card {number}, kind", repr(kind), ", ".join(KINDS))
        self.name = name
        self.kind = kind
        self.colors = color_mask(colors)
        self.level = level
        self.limit = limit
        self.power = power
        self.types = types
        self.classes = classes
        self.limiting = limiting
        self.cost = cost
        self.alternatives = alternatives
        self.prices = alternatives or (cost,)
        self.cost_coins = cost_coins
        self.coins = coins
        self.timings = timings
        self.craft = craft
        self.team = team
        self.abilities = abilities
        self.effect = effect
        self._nodes: dict[str, Node] | None = None
        self.is_signi = kind in (SIGNI, RESONA)
        self.white_backed = kind in WHITE_BACKED
        self.constants = tuple(a for a in abilities if isinstance(a, Constant))
        self.triggered = tuple(a for a in abilities if isinstance(a, Triggered))
        self.actions = tuple(a for a in abilities if isinstance(a, Action))
        self.keywords = frozenset(_keywords(abilities))
        self.pays = paying_mask(self.colors, self.keywords)
        self.field_lines = field_lines(abilities, FIELD)
        self.acce_lines = field_lines(abilities, ACCE)
        self.under_lines = field_lines(abilities, UNDER)
        self.main_effect: MainEffect | None = None
        self.burst: LifeBurst | None = None
        self.trap: TrapIcon | None = None
        self.appearance: Appearance | None = None
        self.rise: RiseCondition | None = None
        self.cross: CrossCondition | None = None
        self.grow_condition: GrowCondition | None = None
        self.encore: Encore | None = None
        self.bet: Bet | None = None
        self.chain: Chain | None = None
        self.ride: Ride | None = None
        self.decorate: Decorate | None = None
        self.use_choice: UseChoice | None = None
        self.use_conditions = tuple(a for a in abilities if isinstance(a, UseCondition))
        self.own_costs = tuple(a for a in abilities if isinstance(a, OwnCost))
        for ability in abilities:
            self._note(ability)
        self.least_ener = min(sum(ener) for ener in self.prices)
        self.fixed_cost = not any(isinstance(ability, (OwnCost, UseChoice, Bet)) for ability in abilities)
        self.enters_freely = not limiting and not any(
            isinstance(ability, (UseCondition, RiseCondition)) for ability in abilities
        )

    def _note(self, ability: Ability) -> None:
        """Keep an ability that a card has at most once where rules look for it."""
        if isinstance(ability, MainEffect):
            self.main_effect = ability
        elif isinstance(ability, LifeBurst):
            self.burst = ability
        elif isinstance(ability, TrapIcon):
            self.trap = ability
        elif isinstance(ability, Appearance):
            self.appearance = ability
        elif isinstance(ability, RiseCondition):
            self.rise = ability
        elif isinstance(ability, CrossCondition):
            self.cross = ability
        elif isinstance(ability, GrowCondition):
            self.grow_condition = ability
        elif isinstance(ability, Encore):
            self.encore = ability
        elif isinstance(ability, Bet):
            self.bet = ability
        elif isinstance(ability, Chain):
            self.chain = ability
        elif isinstance(ability, UseChoice):
            self.use_choice = ability
        elif isinstance(ability, Ride):
            self.ride = ability
        elif isinstance(ability, Decorate):
            self.decorate = ability

    def to_data(self) -> dict[str, object]:
        """Return the card's facts and its effect in notation (see ``loading.definition_from_facts``)."""
        from taisen.wixoss.loading import written_effect

        return {
            "number": self.number,
            "name": self.name,
            "kind": self.kind,
            "colors": list(color_names(self.colors)),
            "level": self.level,
            "limit": self.limit,
            "power": self.power,
            "types": list(self.types),
            "classes": list(self.classes),
            "limiting": list(self.limiting),
            "cost": list(ener_names(self.cost)),
            "alternatives": [list(ener_names(cost)) for cost in self.alternatives],
            "cost_coins": self.cost_coins,
            "coins": self.coins,
            "timings": [name for name, bit in TIMINGS.items() if self.timings & bit],
            "craft": self.craft,
            "team": self.team,
            "effect": written_effect(self),
        }

    def node(self, key: str) -> Node | None:
        """Return the part of this card's effect with this key, or None."""
        if self._nodes is None:
            nodes: dict[str, Node] = {}
            for ability in self.abilities:
                for word in walk(ability):
                    nodes[word.key] = word
            self._nodes = nodes
        return self._nodes.get(key)

    def __repr__(self) -> str:
        return f"CardDefinition({self.number} {self.name})"


def _keywords(abilities: tuple[Ability, ...]) -> list[str]:
    """Keywords of the abilities themselves and of what constant ones give."""
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, CardAbility) and ability.keyword:
            found.append(ability.keyword)
        if isinstance(ability, Constant):
            found.extend(change.word for change in ability.modifications if isinstance(change, KeywordGrant))
    return found
