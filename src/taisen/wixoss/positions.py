"""Positions: a WIXOSS match built from the fields of a scenario instead of played from its setup.

Owns the fields ``version``, ``turn``, ``turn_player``, ``phase``, ``step``, ``begun``, ``seed``, ``player``
and ``opponent``, made-up cards, and the refusal of positions that no match could reach. Reading single facts
of a position is in ``observations``, writing a whole one down in ``position_writer``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import (
    SIDES,
    PositionCards,
    check_card_number,
    check_fields,
    count_of,
    switch_of,
    table_in,
    text_in,
    word_of,
)
from taisen.kernel.state import Definition
from taisen.wixoss import cards as kinds
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.loading import LEVELLED, MADE_UP_FACTS, definition_from_facts
from taisen.wixoss.rules.attack_phase import ATTACK_PHASE, PHASE_CAUSE
from taisen.wixoss.rules.main_phase import REMOVED
from taisen.wixoss.rules.marks import used_mark
from taisen.wixoss.rules.places import UNORDERED, known_in
from taisen.wixoss.rules.riding import RIDING_MACHINE
from taisen.wixoss.rules.turn import TURN, TURN_CAUSE
from taisen.wixoss.rules.values import classes
from taisen.wixoss.rules.versions import FIRST, LAST, is_version
from taisen.wixoss.state import (
    BEAT,
    BOTH,
    CHEER,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    KEY,
    LANE_COUNT,
    LIFE,
    LRIG,
    LRIG_DECK,
    LRIG_TRASH,
    MAX_COINS,
    PLACES,
    SEEDS,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)

FILLER: Final = CardDefinition("FILLER", "filler", kinds.SIGNI, level=99)
"""What stands for a black-backed card that does not matter; nobody could put it onto the field."""
WHITE_FILLER: Final = CardDefinition("WHITE-FILLER", "white filler", kinds.LRIG, level=99)
"""What stands for a card of the LRIG Deck that does not matter; nobody could grow to it."""
PLAIN_LRIG: Final = CardDefinition("PLAIN-LRIG", "plain LRIG", kinds.LRIG, level=4, limit=11)
"""The LRIG of a side of which nothing is said."""
FILLERS: Final[dict[str, Definition]] = {one.number: one for one in (FILLER, WHITE_FILLER, PLAIN_LRIG)}

PHASES: Final = ("up", "draw", "ener", "grow", "main", "attack", "end")
STEPS: Final = ("arts", "signi", "lrig")
"""Steps of the attack phase; the guard step is within an attack."""
BEGUN: Final = {"main": "main-actions"}
"""Where in the turn a phase goes on whose beginning is over."""
BEGUN_STEPS: Final = {"arts": "arts-turn-player", "signi": "signi-attacks", "lrig": "lrig-attacks"}
"""Where in the attack phase a step goes on whose beginning is over."""

MOST_SUBSCRIBERS: Final = 999_999_999
"""A bound for positions alone: in a match there is no maximum (WX-99.21)."""
DONE: Final = ("removed", "refreshed", "spell", "arts")
"""What is counted of a side's doings in the turn; only the turn player removes."""

ZONES: Final = {
    "deck": DECK,
    "lrig_deck": LRIG_DECK,
    "hand": HAND,
    "ener": ENER,
    "life": LIFE,
    "trash": TRASH,
    "lrig_trash": LRIG_TRASH,
    "excluded": EXCLUDED,
    "beat": BEAT,
}
DEFAULT_CARDS: Final = {DECK: 20, LIFE: 7}
WHITE_ZONES: Final = frozenset({LRIG_DECK, LRIG_TRASH})
FACE_DOWN: Final = {"traps": TRAPS, "seeds": SEEDS}
STANDING: Final = ("lrig", "key", "left", "center", "right", "cheer")
"""Places of the field, in the order in which they are filled."""
FITTING: Final = {
    LRIG: (kinds.LRIG,),
    KEY: (kinds.KEY,),
}
SIGNI_KINDS: Final = (kinds.SIGNI, kinds.RESONA)

_SIDE_FIELDS: Final = (
    *STANDING,
    *ZONES,
    *FACE_DOWN,
    "viruses",
    "coins",
    "subscribers",
    "ride",
    "open",
    "done",
)
_FIELDS: Final = (
    "version",
    "turn",
    "turn_player",
    "phase",
    "step",
    "begun",
    "seed",
    "player",
    "opponent",
)
STATES: Final = ("down", "frozen", "armed")
_STACK_FIELDS: Final = ("card", *STATES, "charm", "acce", "under")
_STACK_WORDS: Final = "CARD [down] [frozen] [armed]"


# -- made-up cards ---------------------------------------------------------------------------------


def card_from_facts(number: str, facts: object, place: str) -> CardDefinition:
    """Make a card from the fields that card files have.

    Left out, the kind is SIGNI, the name the number, and the level of a card that needs one 1.

    Raises:
        BadInput: a field is wrong.
    """
    check_card_number(f"{place}: cards", number)
    place = f"{place}: cards.{number}"
    table = table_in(place, facts)
    check_fields(place, table, MADE_UP_FACTS)
    given: dict[str, object] = {"name": number, "kind": kinds.SIGNI, **table, "number": number}
    if given["kind"] in LEVELLED:
        given.setdefault("level", 1)
    return definition_from_facts(given, place)


# -- one side --------------------------------------------------------------------------------------


class _Builder:
    """Puts the cards of a position in place."""

    def __init__(self, state: WixossState, cards: Mapping[str, Definition]) -> None:
        self.state = state
        self.cards = PositionCards(state.game, cards, FILLERS)

    def side(self, player: int, fields: object, place: str) -> None:
        """Place everything of one player."""
        state = self.state
        table = table_in(place, fields)
        check_fields(place, table, _SIDE_FIELDS)
        coins = count_of(place, table, "coins", 0)
        if coins > MAX_COINS:
            # WX-26.03
            raise BadInput(
                f"{place}: coins",
                str(coins),
                f"at most {MAX_COINS}",
                key="input-most",
                values={"most": MAX_COINS},
            )
        state.coins[player] = coins
        state.subscribers[player] = count_of(place, table, "subscribers", 0, MOST_SUBSCRIBERS)
        for name in STANDING:
            if name in table:
                self._stand(player, name, table[name], f"{place}: {name}")
            elif name == "lrig":
                self._stand(player, name, PLAIN_LRIG.number, f"{place}: {name}")
        shown = switch_of(place, table, "open")
        for name, zone in ZONES.items():
            self._zone(player, zone, table.get(name, DEFAULT_CARDS.get(zone, 0)), f"{place}: {name}", shown)
        for name, first in FACE_DOWN.items():
            self._face_down(player, first, table.get(name, {}), f"{place}: {name}", shown)
        for lane in _lanes(table.get("viruses", []), f"{place}: viruses"):
            state.viruses[player * LANE_COUNT + lane] = 1
        if "ride" in table:
            self._ride(player, table["ride"], f"{place}: ride")
        self._done(player, table.get("done", {}), f"{place}: done")

    # -- cards off the field -----------------------------------------------------------------------

    def _zone(self, player: int, zone: int, value: object, place: str, shown: bool) -> None:
        filler = WHITE_FILLER if zone in WHITE_ZONES else FILLER
        cards = self.cards.zone(value, filler.number, default_known(player, zone, shown), place)
        # A list names the top card first; a zone has its top last, or no order.
        for definition, mask in cards if zone in UNORDERED else reversed(cards):
            self._lay(player, zone, definition, mask, place)

    def _face_down(self, player: int, first: int, value: object, place: str, shown: bool) -> None:
        """Lay traps or seeds, at most one a SIGNI Zone (WX-31.02, WX-32.02)."""
        table = table_in(place, value)
        check_fields(place, table, PLACES[:LANE_COUNT])
        for lane, name in enumerate(PLACES[:LANE_COUNT]):
            if name in table:
                zone = first + lane
                known = default_known(player, zone, shown)
                definition, mask = self.cards.entry(table[name], known, f"{place}: {name}")
                self.cards.count(1, place)
                self._lay(player, zone, definition, mask, f"{place}: {name}")

    def _lay(self, player: int, zone: int, definition: Definition, known: int, place: str) -> None:
        assert isinstance(definition, CardDefinition)
        # WX-03.10: the excluded zone alone takes cards of both backs.
        if zone != EXCLUDED and definition.white_backed != (zone in WHITE_ZONES):
            allowed = "a card of the LRIG Deck" if zone in WHITE_ZONES else "a card of the Main Deck"
            raise BadInput(place, definition.number, allowed, key="position-wrong-back")
        card = self.state.add_card(definition, player, player * ZONE_COUNT + zone)
        self.state.known[card] = known

    # -- cards on the field ------------------------------------------------------------------------

    def _stand(self, player: int, name: str, value: object, place: str) -> None:
        """Put a card onto the field: a text, a table, or a list of it and what lies under it."""
        table = self._stack(value, place)
        check_fields(place, table, _STACK_FIELDS)
        state = self.state
        if "card" not in table:
            found_here = ", ".join(table) or "nothing"
            raise BadInput(place, found_here, "a card", key="position-no-card")
        definition = self._definition(table["card"], place)
        at = PLACES.index(name)
        fitting = FITTING.get(at, SIGNI_KINDS)
        if definition.kind not in fitting:
            raise BadInput(
                place,
                f"{definition.kind} {definition.number}",
                f"a card of kind {' or '.join(fitting)}",
                key="position-kind",
                values={"card": definition.number},
            )
        under = _entries(table.get("under", []), f"{place}: under")
        if at == KEY and under:
            raise BadInput(f"{place}: under", ", ".join(under), "no card", key="position-under-key")
        charms = _entries(table.get("charm", []), f"{place}: charm")
        acces = _entries(table.get("acce", []), f"{place}: acce")
        for word, hung in (("charm", charms), ("acce", acces)):
            # WX-30.03, WX-30.09; WX-99.09: what is no SIGNI has none.
            most = 0 if at > CHEER else 1
            if len(hung) > most:
                raise BadInput(
                    f"{place}: {word}",
                    f"{len(hung)} cards",
                    f"at most {most}",
                    key="input-most",
                    values={"most": most},
                )
        for word, hung in (("under", under), ("charm", charms), ("acce", acces)):
            for one in hung:
                self._check_hung(word, at, self._definition(one, place), f"{place}: {word}")
        found = FieldCard(state.next_serial(), self._take(definition, player, place), player, state.token, at)
        found.down = switch_of(place, table, "down")
        found.frozen = switch_of(place, table, "frozen")
        found.armed = switch_of(place, table, "armed")
        if found.armed and at > CHEER:
            # WX-33.12
            raise BadInput(f"{place}: armed", repr(name), "a SIGNI", key="position-armed")
        # A list names the top card first; the lowest of those underneath is kept first.
        found.under = tuple(
            self._take(self._definition(one, place), player, place) for one in reversed(under)
        )
        found.charms = tuple(self._take(self._definition(one, place), player, place) for one in charms)
        for card in found.charms:
            # WX-30.02
            state.known[card] = 0
        found.acces = tuple(self._take(self._definition(one, place), player, place) for one in acces)
        state.objects[found.id] = found

    def _check_hung(self, word: str, at: int, definition: CardDefinition, place: str) -> None:
        """Refuse a card that cannot be attached to, or lie under, what stands in a place."""
        if word == "acce":
            # WX-30.07
            fits = definition.kind == kinds.SIGNI
        else:
            # WX-22.05, WX-03.10: what falls from a SIGNI goes to the trash, so it is black-backed; a Resona
            # can be risen over.
            fits = at > CHEER or not definition.white_backed
            fits = fits or (word == "under" and definition.kind == kinds.RESONA)
        if not fits:
            allowed = "a SIGNI" if word == "acce" else "a card of the Main Deck"
            found = f"{definition.kind} {definition.number}"
            raise BadInput(place, found, allowed, key="position-kind", values={"card": definition.number})

    def _stack(self, value: object, place: str) -> Mapping[str, object]:
        """Return a card of the field with what belongs to it as a table."""
        if isinstance(value, dict):
            return value
        if isinstance(value, list):
            if not value:
                raise BadInput(place, "[]", "a card", key="position-no-card")
            return {**self._stack(value[0], place), "under": value[1:]}
        words = text_in(place, value).split()
        if not words or any(word not in STATES for word in words[1:]) or len(set(words)) < len(words):
            raise BadInput(
                place, repr(value), _STACK_WORDS, key="position-form", values={"form": _STACK_WORDS}
            )
        return {"card": words[0], **dict.fromkeys(words[1:], True)}

    def _definition(self, value: object, place: str) -> CardDefinition:
        definition = self.cards.card(text_in(place, value), place)
        assert isinstance(definition, CardDefinition)
        return definition

    def _take(self, definition: CardDefinition, player: int, place: str) -> int:
        self.cards.count(1, place)
        card = self.state.add_card(definition, player, player * ZONE_COUNT + HAND)
        self.state.move_card(card, -1, BOTH)
        return card

    def _ride(self, player: int, value: object, place: str) -> None:
        """Let the LRIG ride the SIGNI in a place (WX-34.04)."""
        name = text_in(place, value)
        lrig = self.state.standing(player, LRIG)
        machine = None
        if name in PLACES[: CHEER + 1]:
            machine = self.state.standing(player, PLACES.index(name))
        if machine is None or lrig is None:
            allowed = "the place of a SIGNI on this side"
            raise BadInput(place, repr(name), allowed, key="position-ride")
        self.state.edit(lrig.id).ride = machine.id
        self.state.edit(machine.id).ride = lrig.id

    def _done(self, player: int, value: object, place: str) -> None:
        table = table_in(place, value)
        check_fields(place, table, DONE)
        state = self.state
        state.refreshes[player] = count_of(place, table, "refreshed", 0)
        if count_of(place, table, "removed", 0):
            if player != state.turn_player:
                allowed = "of the turn player only"
                raise BadInput(f"{place}: removed", "the other player", allowed, key="position-removed")
            state.marks[REMOVED] = 1
        for kind in (kinds.SPELL, kinds.ARTS):
            count = count_of(place, table, kind, 0)
            if count:
                state.marks[used_mark(player, kind)] = count


# -- the whole position ----------------------------------------------------------------------------


def version_of(fields: Mapping[str, object], place: str) -> str:
    """Return the version of the rules that a position names, empty for none.

    Raises:
        BadInput: there is no such version.
    """
    version = word_of(place, fields, "version", "")
    if version and not is_version(version):
        allowed = f"a month from {FIRST} to {LAST}"
        raise BadInput(
            f"{place}: version",
            repr(version),
            allowed,
            key="position-version",
            values={"first": FIRST, "last": LAST},
        )
    return version


def build(
    state: WixossState, cards: Mapping[str, Definition], fields: Mapping[str, object], place: str
) -> None:
    """Fill an empty state with the position that the fields describe, about to begin their phase or step.

    Args:
        state: a fresh one, of the game under the version that the fields name; its random key stays.
        cards: cards by number; others come from the card list.
        fields: the position.
        place: what to call it in an error.

    Raises:
        BadInput: a field is wrong, or the position cannot be.
    """
    for key in fields:
        if key not in _FIELDS:
            raise BadInput(place, repr(key), f"title, rules, cards, {', '.join(_FIELDS)}, steps, expect")
    turn = count_of(place, fields, "turn", 3)
    phase = word_of(place, fields, "phase", "main")
    step = word_of(place, fields, "step", "")
    begun = switch_of(place, fields, "begun")
    who = word_of(place, fields, "turn_player", "own")
    if not turn:
        raise BadInput(f"{place}: turn", "0", "the number of a turn, from 1", key="position-turn")
    if phase not in PHASES:
        raise BadInput(f"{place}: phase", repr(phase), ", ".join(PHASES))
    if phase == "attack" and turn == 1:
        # WX-05.10
        allowed = "another phase: the first turn has no attack phase"
        raise BadInput(f"{place}: phase", "'attack' in turn 1", allowed, key="position-no-attack-phase")
    if step and (step not in STEPS or phase != "attack"):
        allowed = f"{', '.join(STEPS)}; in the attack phase only"
        steps = ", ".join(STEPS)
        raise BadInput(f"{place}: step", repr(step), allowed, key="position-step", values={"steps": steps})
    if begun and not step and phase not in BEGUN:
        steps = ", ".join((*BEGUN, *STEPS))
        allowed = f"true only in {steps}"
        raise BadInput(f"{place}: begun", "true", allowed, key="position-begun", values={"steps": steps})
    if who not in SIDES:
        raise BadInput(f"{place}: turn_player", repr(who), ", ".join(SIDES))
    count_of(place, fields, "seed", 0)
    state.turn_player = SIDES[who]
    builder = _Builder(state, cards)
    for player, name in enumerate(("player", "opponent")):
        builder.side(player, fields.get(name, {}), f"{place}: {name}")
    _check_rides(state, place)
    state.first_player = state.turn_player if turn % 2 else 1 - state.turn_player
    # The beginning of the turn is what counts it.
    state.turn = turn - 1 if phase == "up" else turn
    _enter(state, phase, step, begun)


def _check_rides(state: WixossState, place: str) -> None:
    """Refuse a LRIG that rides what can have been no riding machine."""
    # A copy: the position is not whole yet, so nothing may be kept of what is read from it now.
    read = state.copy()
    for found in read.objects.values():
        if found.place != LRIG or not found.ride:
            continue
        machine = read.objects[found.ride]
        definition = read.definitions[machine.card]
        # WX-34.01; WX-34.03: it may have lost the class since, or have it from another card.
        if RIDING_MACHINE not in definition.classes and RIDING_MACHINE not in classes(read, machine):
            side = ("player", "opponent")[found.controller]
            raise BadInput(
                f"{place}: {side}: ride",
                repr(definition.number),
                f"a SIGNI of the class {RIDING_MACHINE}",
                key="position-class",
                values={"class": RIDING_MACHINE},
            )


def _enter(state: WixossState, phase: str, step: str, begun: bool) -> None:
    """Put the turn on the stack, about to go on with a phase or step."""
    player = state.turn_player
    state.push(TURN, player, TURN_CAUSE, [])
    if phase == "up":
        return
    if step:
        state.phase = phase
        state.jump(TURN.step_index("attack-end"))
        state.push(ATTACK_PHASE, player, PHASE_CAUSE, [])
        state.jump(ATTACK_PHASE.step_index(BEGUN_STEPS[step] if begun else step))
        if begun:
            state.step = step
        return
    if begun:
        state.phase = phase
    state.jump(TURN.step_index(BEGUN[phase] if begun else phase))


def default_known(player: int, zone: int, shown: bool = False) -> int:
    """Return who knows a card in a zone of ``player`` if nothing else is said, as a mask."""
    known = known_in(zone, player)
    return BOTH if shown and known else known


# -- reading fields --------------------------------------------------------------------------------


def _entries(value: object, place: str) -> list[str]:
    """Return a value that is the number of a card, or a list of such numbers."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        raise BadInput(place, repr(value)[:80], "a list of texts", key="input-texts")
    return [text_in(place, item) for item in value]


def _lanes(value: object, place: str) -> list[int]:
    lanes: list[int] = []
    for name in _entries(value, place):
        if name not in PLACES[:LANE_COUNT]:
            raise BadInput(place, repr(name), ", ".join(PLACES[:LANE_COUNT]))
        if PLACES.index(name) in lanes:
            # WX-35.01
            again = f"{name} twice"
            raise BadInput(place, again, "one virus a zone", key="input-most", values={"most": 1})
        lanes.append(PLACES.index(name))
    return lanes
