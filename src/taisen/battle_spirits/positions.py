"""Positions: a Battle Spirits match built from the fields of a scenario instead of played from its setup.

Owns the fields ``turn``, ``turn_player``, ``step``, ``begun``, ``seed``, ``player`` and ``opponent``, made-up
cards, and the refusal of positions that no match could reach. Reading single facts of a position is in
``observations``, writing a whole one down in ``position_writer``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from taisen.battle_spirits.cards import BRAVE, FACE_B, MAGIC, NEXUS, SPIRIT, CardDefinition
from taisen.battle_spirits.loading import MADE_UP_FACTS, definition_from_facts
from taisen.battle_spirits.rules.brave import fits
from taisen.battle_spirits.rules.otherworld import hosts_of, side_of
from taisen.battle_spirits.rules.turn import TURN, TURN_CAUSE
from taisen.battle_spirits.rules.values import lowest_cost
from taisen.battle_spirits.rules.versions import OFFERED, is_version
from taisen.battle_spirits.state import (
    ADVENT,
    APART,
    AT_HAND,
    BOTH,
    BURST_AREA,
    CONTRACT_ADVENT,
    DECK,
    EXHAUSTED,
    HAND,
    HEAVILY_EXHAUSTED,
    LAID_MAGIC,
    LEFT,
    MIRAGE,
    NO_SIDE,
    REFRESHED,
    REMOVED,
    RIGHT,
    SOUL_FIELD,
    SOUL_LIFE,
    SOUL_REMOVED,
    SOUL_RESERVE,
    SOUL_STATE,
    SOUL_TRASH,
    SOUL_VOID,
    TOKENS,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.kernel.errors import BadInput, shown
from taisen.kernel.position_fields import (
    KNOWN,
    SIDES,
    PositionCards,
    check_card_number,
    check_fields,
    count_of,
    number_in,
    switch_of,
    table_in,
    text_in,
    word_of,
)
from taisen.kernel.state import Definition

FILLER: Final = CardDefinition("FILLER", "filler", SPIRIT, ("red",), 99, levels=((1, 1, 1000),))
"""What stands for a card that does not matter; nobody could pay for it."""

STEPS: Final = ("start", "core", "draw", "refresh", "main", "attack", "end")
BEGUN: Final = {"main": "main-actions", "attack": "attacks"}
"""Where in the turn a step goes on whose beginning is over."""

DONE: Final = (
    "burst-set",
    "mirage-set",
    "soul-swapped",
    "magic-used",
    "gained",
    "milled",
    "life-lost-by-ultimates",
    "life-lost-by-effects",
    "life-reduced",
    "blocks",
    "attacks",
)
"""What is counted of a side's doings in the turn; only the turn player attacks."""

ZONES: Final = {
    "deck": DECK,
    "hand": HAND,
    "at_hand": AT_HAND,
    "trash": TRASH,
    "burst": BURST_AREA,
    "mirage": MIRAGE,
    "soul_state": SOUL_STATE,
    "laid_magic": LAID_MAGIC,
    "removed": REMOVED,
    "tokens": TOKENS,
}
FACE_UP: Final = (TRASH, *APART)
"""Zones in which every card is known to both players."""
COUNTS: Final = {"life": 5, "reserve": 0, "trash_cores": 0, "counts": 0}
SOULS: Final = {
    "reserve": SOUL_RESERVE,
    "trash": SOUL_TRASH,
    "void": SOUL_VOID,
    "removed": SOUL_REMOVED,
    "life": SOUL_LIFE,
}
SIDES_OF_BRAVE: Final = {"left": LEFT, "right": RIGHT}
POSTURES: Final = {
    "refreshed": REFRESHED,
    "exhausted": EXHAUSTED,
    "heavily-exhausted": HEAVILY_EXHAUSTED,
}
_SIDE_FIELDS: Final = ("field", *ZONES, *COUNTS, "soul", "open", "done")
_FIELDS: Final = ("version", "turn", "turn_player", "step", "begun", "seed", "player", "opponent")
DEFAULT_DECK: Final = 20
_STACK_WORDS: Final = (
    "CARD [cores=N] [soul] [exhausted | heavily-exhausted] [contract] [+ BRAVE [left | right] ...]"
    " [< BASE ...] [~ COVERED ...]"
)
"""A stack: the card on top with its braves, the face-up cards below it from the top down, ``contract`` if it
came onto them by a contract advent, and the face-down cards below."""
WITH: Final = "+"
BELOW: Final = "<"
COVERED: Final = "~"
UNDER: Final = re.compile(r"\s([+<~])(?=\s|$)")
"""What parts the words of a stack: signs of a brave, of a face-up and of a face-down card below."""


# -- made-up cards ---------------------------------------------------------------------------------


def card_from_facts(number: str, facts: object, place: str) -> CardDefinition:
    """Make a card from the fields that card files have; left out, the kind is spirit and the name the number.

    Raises:
        BadInput: a field is wrong.
    """
    check_card_number(f"{place}: cards", number)
    place = f"{place}: cards.{number}"
    table = table_in(place, facts)
    check_fields(place, table, MADE_UP_FACTS)
    return definition_from_facts({"name": number, "kind": SPIRIT, **table, "number": number}, place)


def _check_face(definition: CardDefinition, place: str) -> None:
    """Refuse a face B where a card has its face A up.

    Raises:
        BadInput: it is one.
    """
    # BS-30.03, BS-30.13
    if definition.reborn:
        front = definition.face_a.number
        allowed = f"its face A {front}: a card shows its face B on top of a field card only"
        values: dict[str, int | str] = {"card": definition.number, "front": front}
        raise BadInput(place, definition.number, allowed, key="position-face", values=values)


def _check_zone(definition: CardDefinition, zone: int, place: str) -> None:
    """Refuse a card in a zone in which no such card ever lies.

    Raises:
        BadInput: it is one.
    """
    wanted = ""
    # BS-34.01, BS-34.04: tokens lie outside the match, and nothing else does.
    if definition.token != (zone == TOKENS):
        wanted = "a token" if zone == TOKENS else "a card other than a token"
    # BS-32.01
    elif zone == SOUL_STATE and not definition.contract:
        wanted = "a contract card"
    # BS-26.03
    elif zone == MIRAGE and definition.mirage_cost < 0:
        wanted = "a card with a mirage cost"
    elif zone == LAID_MAGIC and not definition.laid:
        wanted = "a magic that can lie on the field"
    if wanted:
        values: dict[str, int | str] = {"card": definition.number}
        raise BadInput(place, definition.number, wanted, key="position-place", values=values)


# -- one side --------------------------------------------------------------------------------------


class _Builder:
    """Puts the cards and cores of a position in place."""

    def __init__(self, state: BattleState, cards: Mapping[str, Definition]) -> None:
        self.state = state
        self.cards = PositionCards(state.game, cards, {FILLER.number: FILLER})
        self.shared: dict[tuple[int, str], int] = {}

    def card(self, number: str, place: str) -> CardDefinition:
        """Return the made-up or built-in card of this number, or a face B."""
        if number.endswith(FACE_B):
            face = self.card(number.removesuffix(FACE_B), place).other_face
            if face is not None and face.reborn:
                return face
        definition = self.cards.card(number, place)
        assert isinstance(definition, CardDefinition)
        return definition

    def side(self, player: int, fields: object, place: str) -> None:
        """Place everything of one player."""
        state = self.state
        table = table_in(place, fields)
        check_fields(place, table, _SIDE_FIELDS)
        state.life[player] = count_of(place, table, "life", COUNTS["life"])
        # The Soul Core of a sealed player is life too.
        if not state.life[player] and table.get("soul") != "life":
            allowed = "at least 1: with none the match is over"
            raise BadInput(f"{place}: life", "0", allowed, key="position-life")
        state.reserve[player] = count_of(place, table, "reserve", 0)
        state.trash_cores[player] = count_of(place, table, "trash_cores", 0)
        state.counts[player] = count_of(place, table, "counts", 0)
        shown = switch_of(place, table, "open")
        for name, zone in ZONES.items():
            self._zone(player, name, zone, table, place, shown)
        field = table.get("field", [])
        if not isinstance(field, list):
            raise BadInput(
                f"{place}: field", repr(field), f"a list of texts: {_STACK_WORDS}", key="input-texts"
            )
        for index, text in enumerate(field, 1):
            self._stack(player, text, f"{place}: field, card {index}")
        self._soul(player, table, place)
        self._done(player, table.get("done", {}), f"{place}: done")

    def _zone(
        self, player: int, name: str, zone: int, table: Mapping[str, object], place: str, shown: bool
    ) -> None:
        place = f"{place}: {name}"
        value = table.get(name, DEFAULT_DECK if zone == DECK else 0)
        known = default_known(player, zone, shown)
        cards = self.cards.zone(value, FILLER.number, known, place)
        if zone == BURST_AREA:
            for definition, _ in cards:
                assert isinstance(definition, CardDefinition)
                if definition.burst is None:
                    allowed = "a card with a burst effect"
                    raise BadInput(place, definition.number, allowed, key="position-no-burst")
        # An effect lets two mirages be set, and they stay when it has gone.
        most = {BURST_AREA: 1, MIRAGE: 2}.get(zone, len(cards))
        if len(cards) > most:
            allowed = "at most one set card" if most == 1 else "at most two set mirages"
            key = "position-bursts" if most == 1 else "position-mirages"
            raise BadInput(place, f"{len(cards)} cards", allowed, key=key)
        # A list names the top card first; a zone has its top last.
        for definition, mask in reversed(cards):
            assert isinstance(definition, CardDefinition)
            _check_face(definition, place)
            _check_zone(definition, zone, place)
            # BS-05.05, BS-26.01
            if mask != BOTH and zone in FACE_UP:
                raise BadInput(
                    place,
                    f"{definition.number} known={KNOWN[mask]}",
                    f"{definition.number}: it lies face up there",
                    key="position-face-up",
                    values={"card": definition.number},
                )
            card = self.state.add_card(definition, player, player * ZONE_COUNT + zone)
            self.state.known[card] = mask
            if zone in APART:
                self.state.set_apart(card, self.state.next_serial())

    def _stack(self, player: int, text: object, place: str) -> None:
        state = self.state
        first, *rest = UNDER.split(text_in(place, text))
        top = first.split()
        under = [(sign, words.split()) for sign, words in zip(rest[::2], rest[1::2], strict=True)]
        if not top or not all(words for _, words in under):
            raise BadInput(
                place, repr(text), _STACK_WORDS, key="position-form", values={"form": _STACK_WORDS}
            )
        definition = self.card(top[0], place)
        if definition.kind == MAGIC:
            raise BadInput(
                place,
                f"the magic {definition.number}",
                "a card that can stand on the field",
                key="position-magic",
                values={"card": definition.number},
            )
        found = FieldCard(state.next_serial(), self._take(definition, player), player, state.token)
        cores = -1
        postures = 0
        for word in top[1:]:
            if word.startswith("cores="):
                digits = word.removeprefix("cores=")
                cores = number_in(place, int(digits) if digits.isdecimal() else digits)
            elif word == "soul" and not found.soul:
                found.soul = True
            elif word == "contract" and not found.advent:
                found.advent = CONTRACT_ADVENT
            elif word in POSTURES and not postures:
                found.posture = POSTURES[word]
                postures += 1
            else:
                raise BadInput(
                    place, repr(word), _STACK_WORDS, key="position-form", values={"form": _STACK_WORDS}
                )
        if found.posture and definition.otherworld:
            # BS-16.03
            raise BadInput(place, f"an exhausted {definition.number}", "it refreshed: it is never exhausted")
        # Left out, the cores are those of the lowest level.
        found.cores = cores if cores >= 0 else max(0, definition.lowest_cores - (1 if found.soul else 0))
        state.objects[found.id] = found
        for sign, words in under:
            self._under(found, sign, words, place)
        if found.bases and not found.advent:
            state.edit(found.id).advent = ADVENT
        elif found.advent and not found.bases:
            raise BadInput(
                place, "contract", _STACK_WORDS, key="position-form", values={"form": _STACK_WORDS}
            )

    def _under(self, found: FieldCard, sign: str, words: list[str], place: str) -> None:
        """Put a brave or a card below on a field card."""
        # Of a brave with two sides "M" and "M#2" are two; the same text twice is one card on both sides.
        text = words[0].partition("#")[0] if sign == WITH and len(words) == 2 else words[0]
        card = self.card(text, place)
        side = SIDES_OF_BRAVE.get(words[1], -1) if len(words) == 2 else NO_SIDE
        if sign == WITH:
            if card.kind != BRAVE or side < 0 or len(words) > 2 or card.otherworld != (side != NO_SIDE):
                raise BadInput(
                    place,
                    repr(" ".join(words)),
                    "the number of a brave after '+', and 'left' or 'right' for an otherworld-god brave",
                    key="position-under",
                )
            found.with_brave(self._brave(card, words[0], found, side), side)
            return
        if len(words) > 1 or card.kind == MAGIC:
            raise BadInput(
                place,
                repr(" ".join(words)),
                f"the number of a card that can lie below after '{sign}', and no more",
                key="position-below",
                values={"sign": sign},
            )
        _check_face(card, place)
        top = self.state.definitions[found.card]
        if sign == BELOW and top.kind == NEXUS:
            # BS-28.01, BS-29.01: what comes onto another card is no nexus.
            raise BadInput(
                place,
                f"{card.number} below the nexus {top.number}",
                "a card below another one that it can be the base of",
                key="position-place",
                values={"card": card.number},
            )
        taken = self._take(card, found.controller)
        stack = self.state.edit(found.id)
        # The text goes down from the top, the cards are kept from the lowest up.
        if sign == BELOW:
            stack.bases = (taken, *stack.bases)
        else:
            stack.covered = (taken, *stack.covered)
            # BS-05.15
            self.state.known[taken] = 1 << found.controller

    def _brave(self, definition: CardDefinition, text: str, host: FieldCard, side: int) -> int:
        """The slot of a brave; of an otherworld-god brave whose other side is free, that one (BS-16.01)."""
        key = (host.controller, text)
        named = self.shared.get(key, -1)
        if side != NO_SIDE and named >= 0:
            others = hosts_of(self.state, named)
            if len(others) == 1 and others[0].id != host.id and side_of(others[0], named) != side:
                return named
        taken = self._take(definition, host.controller)
        self.shared[key] = taken
        return taken

    def _take(self, definition: CardDefinition, player: int) -> int:
        card = self.state.add_card(definition, player, player * ZONE_COUNT + HAND)
        self.state.move_card(card, -1, BOTH)
        return card

    def _soul(self, player: int, table: Mapping[str, object], place: str) -> None:
        holders = [found for found in self.state.field(player) if found.soul]
        if len(holders) + ("soul" in table) > 1:
            # BS-10.01
            allowed = "one Soul Core a player"
            raise BadInput(place, "more than one Soul Core", allowed, key="position-souls")
        if holders:
            self.state.souls[player] = SOUL_FIELD
            return
        value = table.get("soul", "void")
        if not isinstance(value, str) or value not in SOULS:
            raise BadInput(f"{place}: soul", repr(value), ", ".join(SOULS))
        self.state.souls[player] = SOULS[value]

    def _done(self, player: int, value: object, place: str) -> None:
        table = table_in(place, value)
        for key in table:
            if key not in DONE:
                raise BadInput(place, repr(key), ", ".join(DONE))
            count = count_of(place, table, key, 0)
            if count:
                self.state.marks[key if key == "attacks" else f"{key} {player}"] = count

    def check_field(self, place: str) -> None:
        """Refuse too few cores and braves that hosts may not have; asked when all cards are in place."""
        for player, side in enumerate(("player", "opponent")):
            for index, found in enumerate(self.state.field(player), 1):
                self._check_cores(found, f"{place}: {side}: field, card {index}")
                for brave, taken in zip(found.braves, found.sides, strict=True):
                    if not fits(self.state, brave, found, taken):
                        number = self.state.definitions[brave].number
                        host = self.state.definitions[found.card].number
                        raise BadInput(
                            f"{place}: {side}: field, card {index}",
                            f"{number} on {host}",
                            "a host that the brave fits (BS-15.02)",
                            key="position-brave",
                            values={"brave": number, "host": host},
                        )

    def _check_cores(self, found: FieldCard, place: str) -> None:
        definition = self.state.definitions[found.card]
        least = definition.lowest_cores
        if definition.kind == NEXUS or found.core_count >= least:
            return
        # What makes the lowest level cost less may stand beside it.
        if found.core_count < lowest_cost(self.state, found):
            raise BadInput(
                place,
                f"{found.core_count} cores on {definition.number}",
                f"at least {least}, those of its lowest level",
                key="position-few-cores",
                values={"card": definition.number, "least": least},
            )


# -- the whole position ----------------------------------------------------------------------------


def version_of(fields: Mapping[str, object], place: str) -> str:
    """Return the version of the rules that a position names, empty for none.

    Raises:
        BadInput: there is no such version.
    """
    version = word_of(place, fields, "version", "")
    if version and not is_version(version):
        kept = ", ".join(OFFERED)
        allowed = f"a version that is kept, such as {kept}"
        raise BadInput(f"{place}: version", shown(version), allowed, key="rules-kept", values={"kept": kept})
    return version


def build(
    state: BattleState, cards: Mapping[str, Definition], fields: Mapping[str, object], place: str
) -> None:
    """Fill an empty state with the position that the fields describe, about to begin their step.

    Args:
        state: a fresh one; its random key stays.
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
    step = word_of(place, fields, "step", "main")
    begun = fields.get("begun", False)
    who = word_of(place, fields, "turn_player", "own")
    if not turn:
        raise BadInput(f"{place}: turn", "0", "the number of a turn, from 1", key="position-turn")
    if step not in STEPS:
        raise BadInput(f"{place}: step", repr(step), ", ".join(STEPS))
    if step in ("core", "attack") and turn == 1:
        # BS-06.15, BS-06.16
        allowed = "another step: the first turn has none"
        raise BadInput(f"{place}: step", f"{step!r} in turn 1", allowed, key="position-first-turn")
    if not isinstance(begun, bool) or (begun and step not in BEGUN):
        allowed = f"true or false; true in the steps {', '.join(BEGUN)} only"
        raise BadInput(
            f"{place}: begun",
            repr(begun)[:80],
            allowed,
            key="position-begun",
            values={"steps": ", ".join(BEGUN)},
        )
    if who not in SIDES:
        raise BadInput(f"{place}: turn_player", repr(who), ", ".join(SIDES))
    count_of(place, fields, "seed", 0)
    builder = _Builder(state, cards)
    for player, name in enumerate(("player", "opponent")):
        builder.side(player, fields.get(name, {}), f"{place}: {name}")
    state.turn_player = SIDES[who]
    if state.marks.get("attacks") and "attacks" in _done_of(fields, 1 - state.turn_player):
        raise BadInput(
            f"{place}: done",
            "attacks of the other player",
            "attacks of the turn player only",
            key="position-attacks",
        )
    state.first_player = state.turn_player if turn % 2 else 1 - state.turn_player
    # The Start Step is what counts the turn.
    state.turn = turn - 1 if step == "start" else turn
    builder.check_field(place)
    state.push(TURN, state.turn_player, TURN_CAUSE, [])
    if begun:
        state.step = step
    state.jump(TURN.step_index(BEGUN[step] if begun else step))


def default_known(player: int, zone: int, shown: bool = False) -> int:
    """Return who knows a card in a zone of ``player`` if nothing else is said, as a mask."""
    if zone == DECK:
        return 0
    # BS-34.05
    if zone == TOKENS:
        return 1 << player
    return 1 << player if zone in (HAND, BURST_AREA) and not shown else BOTH


def _done_of(fields: Mapping[str, object], player: int) -> Mapping[str, object]:
    side = fields.get(("player", "opponent")[player], {})
    done = side.get("done", {}) if isinstance(side, dict) else {}
    return done if isinstance(done, dict) else {}
