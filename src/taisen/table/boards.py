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
        keywords: badges ("flash", "burst", "main", "attack", "enter", "lancer" ...), as ids.
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
        mirage_cost: what setting it as a mirage costs, -1 for a card without Mirage.
        over_count: counts and BP+ of its OC, empty for none.
        contract, token: whether it is a contract card, a token.
        other_face: number of its other face, empty for a card with one.
        assumed: ids of facts that are taken for granted; ``unknown``: of those that are not known.
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
    mirage_cost: int = -1
    over_count: list[int] = []
    contract: bool = False
    token: bool = False
    other_face: str = ""
    assumed: list[str] = []
    unknown: list[str] = []
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
    """A zone: how many cards lie there, and those that the viewer knows, the top one first.

    ``down``: places of known cards that lie face down among others that are face up.
    """

    ref: str
    name: str
    count: int
    cards: list[KnownCard] = []
    down: list[int] = []


class CombinedBrave(Struct, forbid_unknown_fields=True):
    """A brave combined with a card on the field.

    Attributes:
        ref: the brave, ``brave:<id>:<index>``.
        side: ``left`` or ``right``, the side of an otherworld-god brave on which the card is; else empty.
        shared: ref of the card on the brave's other side, empty for none.
    """

    ref: str
    number: str
    side: Literal["", "left", "right"] = ""
    shared: str = ""


class BattleSpiritsCard(Struct, forbid_unknown_fields=True):
    """A card on the field with its current values.

    Attributes:
        ref: ``field:<id>``, the same as long as it stands there.
        name: text form as its own player says it ("BS17-003#2").
        braves: the braves combined with it.
        cores: what lies on it.
        posture: how it stands.
        marks: ``attacking``, ``blocking`` or ``target``; ``destroyed``, ``depleted``, ``returned`` or
            ``trashed`` while it waits to leave, ``arriving`` while it is being paid for; ``combined``,
            ``advented``, ``over-count``, ``divine-form``, ``reborn``, ``contract``.
        bases: the face-up cards below, the one right below first.
        advent: how it came onto them, empty for a card without any.
        covered: how many face-down cards lie below.
        covered_cards: those of them that the viewer knows, the uppermost first.
        held: whether its cores are its own matter, no cores of the field: those of a Grandwalker or a
            genesis stone.
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
    braves: list[CombinedBrave] = []
    bases: list[KnownCard] = []
    advent: Literal["", "advent", "contract-advent"] = ""
    covered: int = 0
    covered_cards: list[KnownCard] = []
    held: bool = False
    marks: list[str] = []
    next_level: int = 0


class BattleSpiritsSide(Struct, forbid_unknown_fields=True):
    """One player's side.

    Attributes:
        life, reserve, trash, counts: cores in these places; ``trash`` is the Core Trash.
        soul: where the Soul Core is: ``reserve``, ``trash``, ``field``, ``life``, ``void`` or ``removed``.
        zones: by name: ``deck``, ``hand``, ``trash``, ``burst_area``, ``mirage``, ``at_hand``,
            ``soul_state``, ``laid_magic``, ``tokens``, ``removed`` ...
        field: in the order in which they came; spirits, nexuses and braves together.
        further_turns: how many turns that effects have added are still to come.
    """

    ref: str
    life: Cores
    reserve: Cores
    trash: Cores
    counts: Cores
    soul: str
    zones: dict[str, Zone]
    field: list[BattleSpiritsCard]
    further_turns: int = 0


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
        source: ref of the card if it stands on the field or apart from it, empty if not.
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


# -- WIXOSS ------------------------------------------------------------------------------------------


class WixossFace(Struct, forbid_unknown_fields=True, tag_field="type", tag="wixoss"):
    """A card's printed facts.

    Attributes:
        number, name: as printed (the name in Japanese).
        kind: ``lrig``, ``signi``, ``resona``, ``spell``, ``arts`` or ``key``.
        kind_title: the kind in the reader's language.
        colors: colour ids, empty for a colourless card.
        level: of a LRIG or SIGNI, -1 for others.
        limit: of a LRIG, -1 for no end of it, 0 for others.
        power: of a SIGNI, 0 for others.
        types: LRIG types of a LRIG, as printed.
        classes: of a SIGNI, the main one first, as printed.
        limiting: LRIG types that the card is limited to, any of which will do.
        costs: each a list of the colour ids of the Ener to be paid, "colorless" among them, of which one is
            paid; for a LRIG what growing costs. Empty for a card that costs none.
        cost_coins: coins that it costs.
        coins: coins that a LRIG brings.
        timings: use timings of an ARTS: ``main``, ``attack``, ``cut-in``.
        craft: whether it is a craft card.
        burst: whether it has a Life Burst.
        team: as printed, empty for none.
        effects: what it does.
        keywords: badges of all its effects, as ids.
        picture: whether the user's folder has a picture of it.
    """

    number: str
    name: str
    kind: str
    kind_title: str
    colors: list[str]
    level: int
    limit: int
    power: int
    types: list[str]
    classes: list[str]
    limiting: list[str]
    costs: list[list[str]]
    cost_coins: int = 0
    coins: int = 0
    timings: list[str] = []
    craft: bool = False
    burst: bool = False
    team: str = ""
    effects: list[EffectLine] = []
    keywords: list[str] = []
    picture: bool = False


class WixossCard(Struct, forbid_unknown_fields=True):
    """A LRIG, SIGNI or Key on the field with its current values.

    Attributes:
        ref: ``field:<id>``, the same as long as it stands there.
        name: text form as its own player says it ("WD01-009#2").
        place: where it stands: ``left``, ``center``, ``right``, ``cheer``, ``lrig`` or ``key``.
        level, power, colors, classes, types: current values.
        base_power: power before anything is added to it.
        posture: how it stands.
        marks: ``attacking`` or ``attacked``; ``frozen``, ``armed``, ``crossed``, ``infected``, ``driven``.
        keywords: keyword abilities that it has now, as ids.
        under: the cards underneath, the lowest first.
        charms: how many charms are attached to it, which nobody may look at; ``charms_ref`` names them.
        acces: the acce attached to it.
        ride: ref of the card that it rides or that rides it, empty for none.
    """

    ref: str
    number: str
    name: str
    place: str
    level: int
    power: int
    base_power: int
    colors: list[str]
    classes: list[str]
    types: list[str]
    posture: Literal["up", "down"]
    marks: list[str] = []
    keywords: list[str] = []
    under: list[KnownCard] = []
    charms: int = 0
    charms_ref: str = ""
    acces: list[KnownCard] = []
    ride: str = ""


class WixossLane(Struct, forbid_unknown_fields=True):
    """A SIGNI Zone, or the Cheer Zone.

    Attributes:
        ref: the place itself, where a SIGNI may be put.
        name: ``left``, ``center`` or ``right`` as its own player sees it, or ``cheer``.
        signi: ref of the card that stands there, empty for none.
        facing: ref of the lane in front of it, empty for the Cheer Zone.
        trap, seed: the face-down card there, with a count of 0 where none is.
        virus: whether a virus lies there; ``virus_ref`` names it.
        attacked: whether it is attacked.
    """

    ref: str
    name: str
    signi: str = ""
    facing: str = ""
    trap: Zone | None = None
    seed: Zone | None = None
    virus: bool = False
    virus_ref: str = ""
    attacked: bool = False


class WixossSide(Struct, forbid_unknown_fields=True):
    """One player's side.

    Attributes:
        lanes: the SIGNI Zones: left, centre, right, as the player sees them.
        cheer: the Cheer Zone.
        lrig, key: refs of the LRIG and of the Key, empty for none to be seen.
        lrig_ref, key_ref: the places that they stand in, where others may come.
        level, limit: of the LRIG, 0 before there is one; a limit of -1 has no end.
        level_total: what the SIGNI count against the limit.
        coins, coins_ref: how many coins, and their ref.
        subscribers: how many.
        refreshes: how often the deck was refreshed this turn.
        zones: by name: ``deck``, ``lrig_deck``, ``hand``, ``ener``, ``check``, ``trash``, ``lrig_trash``,
            ``life`` (the Life Cloth, the next one first), ``excluded``, ``beat``; ``left_behind`` for what
            lay under a card that has left, until it is put away.
        field: in the order in which they came; LRIG, Key and SIGNI together.
        skipped_turns: how many of the player's next turns are skipped.
    """

    ref: str
    lanes: list[WixossLane]
    cheer: WixossLane
    lrig: str
    key: str
    lrig_ref: str
    key_ref: str
    level: int
    limit: int
    level_total: int
    coins: int
    coins_ref: str
    subscribers: int
    refreshes: int
    zones: dict[str, Zone]
    field: list[WixossCard]
    skipped_turns: int = 0


class AttackedLane(Struct, forbid_unknown_fields=True):
    """A lane that a SIGNI attacks, by its ref, and ref and power of the SIGNI there, empty and 0 for none."""

    lane: str
    front: str = ""
    power: int = 0


class WixossAttack(Struct, forbid_unknown_fields=True):
    """An attack in progress.

    Attributes:
        kind: whose attack it is, of a SIGNI or of a LRIG.
        attacker: ref of who attacks, empty for one that has left.
        player: the player who is attacked.
        power: power of a SIGNI that attacks, as it is now.
        lanes: what a SIGNI attacks; empty for a LRIG, which attacks the player.
        phase: how far it is, whatever is asked meanwhile: the attack and what it triggers, the guard step of
            a LRIG, or battle or damage and the end.
        negated: whether the attack is negated.
    """

    kind: Literal["signi", "lrig"]
    attacker: str
    player: int
    power: int
    lanes: list[AttackedLane]
    phase: Literal["attack", "guard", "result"]
    negated: bool = False


class UsedCard(Struct, forbid_unknown_fields=True):
    """A card in use: its ref in the check zone, its number, and who uses it."""

    ref: str
    number: str
    player: int


class WixossBoard(Struct, forbid_unknown_fields=True, tag_field="type", tag="wixoss"):
    """A position of WIXOSS as one viewer sees it.

    Attributes:
        viewer: the player who sees it, -1 for everybody.
        turn: number of the turn, 0 before the first.
        phase: ``up``, ``draw``, ``ener``, ``grow``, ``main``, ``attack`` or ``end``, empty before the first
            turn.
        step: ``arts``, ``signi``, ``lrig`` or ``guard`` within the attack phase, else empty.
        sides: both players' sides.
        attack: the attack in progress.
        using: spells and ARTS in use; the last one is carried out first.
        pending: abilities that wait, the next first; one whose card the viewer does not know, such as a trap,
            has neither number nor text.
    """

    viewer: int
    turn: int
    turn_player: int
    first_player: int
    phase: str
    step: str
    sides: list[WixossSide]
    attack: WixossAttack | None = None
    using: list[UsedCard] = []
    pending: list[PendingEffect] = []
