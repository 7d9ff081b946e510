"""Boards: what each game's playmat and card faces are drawn from.

Owns the wire types of positions and cards, one set a game. A position holds what one viewer may see and
nothing else: numbers of known cards, never the slot of a hidden one. See ``taisen.table.wire`` for refs.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class EffectLine(Struct, forbid_unknown_fields=True):
    """One ability of a card: its sentence in the reader's language, and when it is active.

    Attributes:
        text: the sentence.
        levels: at which levels, empty for all.
        keywords: badges ("flash", "burst", "main", "attack" ...), as ids.
    """

    text: str
    levels: list[int] = []
    keywords: list[str] = []


class LevelRow(Struct, forbid_unknown_fields=True):
    """A line of the level table: level, cores that it takes, BP."""

    level: int
    cores: int
    bp: int


class BattleSpiritsFace(Struct, forbid_unknown_fields=True, tag_field="type", tag="battle-spirits"):
    """A card's printed facts.

    Attributes:
        number, name: as printed (the name in Japanese).
        kind: ``spirit``, ``brave``, ``nexus``, ``magic`` ...
        kind_title: the kind in the reader's language.
        colors: colour ids.
        cost: the printed number.
        reduction: colours of the reduction symbols, one an entry.
        symbols: colours of the symbols, one an entry.
        families: as printed.
        levels: the level table.
        brave_bp: BP+ of a brave.
        effects: what it does.
        keywords: badges of all its effects, as ids.
        picture: whether the user's folder has a picture of it.
    """

    number: str
    name: str
    kind: str
    kind_title: str
    colors: list[str]
    cost: int
    reduction: list[str]
    symbols: list[str]
    families: list[str]
    levels: list[LevelRow]
    brave_bp: int = 0
    effects: list[EffectLine] = []
    keywords: list[str] = []
    picture: bool = False


class Cores(Struct, forbid_unknown_fields=True):
    """A place of cores: how many normal ones, whether the Soul Core is there, and the refs of both."""

    ref: str
    count: int
    soul: bool = False
    soul_ref: str = ""


class KnownCard(Struct, forbid_unknown_fields=True):
    """A known card in a zone; equal cards of one zone share a ref. ``place``: how many lie above it."""

    ref: str
    number: str
    place: int = 0


class Zone(Struct, forbid_unknown_fields=True):
    """A zone: how many cards lie there, and those that the viewer knows, the top one first."""

    ref: str
    name: str
    count: int
    cards: list[KnownCard] = []


class BattleSpiritsCard(Struct, forbid_unknown_fields=True):
    """A card on the field with its current values.

    Attributes:
        ref: ``field:<id>``, the same as long as it stands there.
        name: text form as its own player says it ("BS17-003#2").
        braves: the braves combined with it.
        cores: what lies on it.
        posture: how it stands.
        marks: ``attacking``, ``blocking`` or ``target``; ``destroyed``, ``depleted`` or ``returned`` while it
            waits to leave, ``arriving`` while it is being paid for; ``combined``.
        next_level: cores that are missing for the next level, 0 for none.
    """

    ref: str
    number: str
    name: str
    level: int
    bp: int
    cost: int
    colors: list[str]
    symbols: list[str]
    cores: Cores
    posture: Literal["refreshed", "exhausted", "heavily-exhausted"]
    braves: list[KnownCard] = []
    marks: list[str] = []
    next_level: int = 0


class BattleSpiritsSide(Struct, forbid_unknown_fields=True):
    """One player's side.

    Attributes:
        life, reserve, trash, counts: cores in these places; ``trash`` is the Core Trash.
        soul: where the Soul Core is: ``reserve``, ``trash``, ``field``, ``void`` or ``removed``.
        zones: by name: ``deck``, ``hand``, ``trash``, ``burst``, ``removed`` ...
        field: in the order in which they came; spirits, nexuses and braves together.
    """

    ref: str
    life: Cores
    reserve: Cores
    trash: Cores
    counts: Cores
    soul: str
    zones: dict[str, Zone]
    field: list[BattleSpiritsCard]


class BattleSpiritsBattle(Struct, forbid_unknown_fields=True):
    """A battle.

    Attributes:
        attacker, blocker, target: refs of who fights, empty for nobody yet.
        attacker_bp, blocker_bp: BP as they are now.
        phase: how far it is, whatever is asked meanwhile: its declaration, the flash timing before the block,
            the block, the flash timing after it, or its resolution and end.
    """

    attacker: str
    blocker: str
    target: str
    attacker_bp: int
    blocker_bp: int
    phase: Literal["attack", "flash-first", "block", "flash-second", "result"]


class PendingEffect(Struct, forbid_unknown_fields=True):
    """A triggered effect that waits.

    Attributes:
        ref: the effect itself, as options about the order of effects name it.
        number: the card whose effect it is.
        player: whose effect it is.
        text: what it will do, in the reader's language.
        source: ref of the card if it stands on the field, empty if not.
    """

    ref: str
    number: str
    player: int
    text: str
    source: str = ""


class BattleSpiritsBoard(Struct, forbid_unknown_fields=True, tag_field="type", tag="battle-spirits"):
    """A position of Battle Spirits as one viewer sees it.

    Attributes:
        viewer: the player who sees it, -1 for everybody.
        turn: number of the turn, 0 before the first.
        step: id of the step.
        sides: both players' sides.
        battle: the battle in progress.
        pending: effects that wait, the next first.
        bursts: players whose declared bursts wait.
    """

    viewer: int
    turn: int
    turn_player: int
    first_player: int
    step: str
    sides: list[BattleSpiritsSide]
    battle: BattleSpiritsBattle | None = None
    pending: list[PendingEffect] = []
    bursts: list[int] = []
