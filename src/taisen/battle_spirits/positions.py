"""Positions: a Battle Spirits match built from the fields of a scenario instead of played from its setup.

Owns the fields ``turn``, ``turn_player``, ``step``, ``seed``, ``player`` and ``opponent``, made-up cards,
and the refusal of positions that no match could reach. Reading a position is in ``observations``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from taisen.battle_spirits import observations
from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, CardDefinition
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.rules.brave import fits
from taisen.battle_spirits.rules.turn import TURN, TURN_CAUSE
from taisen.battle_spirits.state import (
    BOTH,
    BURST_AREA,
    DECK,
    EXHAUSTED,
    HAND,
    HEAVILY_EXHAUSTED,
    REFRESHED,
    REMOVED,
    SOUL_FIELD,
    SOUL_REMOVED,
    SOUL_RESERVE,
    SOUL_TRASH,
    SOUL_VOID,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.state import AnyState

FILLER: Final = CardDefinition("FILLER", "filler", SPIRIT, ("red",), 99, levels=((1, 1, 1000),))
"""What stands for a card that does not matter; nobody could pay for it."""

STEPS: Final = ("start", "core", "draw", "refresh", "main", "attack", "end")

_ZONES: Final = {"deck": DECK, "hand": HAND, "trash": TRASH, "burst": BURST_AREA, "removed": REMOVED}
_COUNTS: Final = {"life": 5, "reserve": 0, "trash_cores": 0, "counts": 0}
_SOULS: Final = {
    "reserve": SOUL_RESERVE,
    "trash": SOUL_TRASH,
    "void": SOUL_VOID,
    "removed": SOUL_REMOVED,
}
_POSTURES: Final = {
    "refreshed": REFRESHED,
    "exhausted": EXHAUSTED,
    "heavily-exhausted": HEAVILY_EXHAUSTED,
}
_SIDE_FIELDS: Final = ("field", *_ZONES, *_COUNTS, "soul", "open")
_FIELDS: Final = ("turn", "turn_player", "step", "seed", "player", "opponent")
_CARD_FIELDS: Final = (
    "name",
    "kind",
    "colors",
    "cost",
    "reduction",
    "families",
    "levels",
    "symbols",
    "brave_bp",
    "brave_condition",
    "effect",
)
_NUMBER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._\-]*")
DEFAULT_DECK: Final = 20
MOST: Final = 999
"""The most cores or cards of one place."""
_STACK_WORDS: Final = "CARD [cores=N] [soul] [exhausted | heavily-exhausted] [+ BRAVE ...]"


# -- made-up cards ---------------------------------------------------------------------------------


def card_from_facts(number: str, facts: object, place: str) -> CardDefinition:
    """Make a card from the fields that card files have; left out, the kind is spirit and the name the number.

    Raises:
        BadInput: a field is wrong.
    """
    if not _NUMBER.fullmatch(number):
        raise BadInput(f"{place}: cards", repr(number), "a number of letters, digits, '-', '.' and '_'")
    place = f"{place}: cards.{number}"
    table = _table(place, facts)
    for key in table:
        if key not in _CARD_FIELDS:
            raise BadInput(place, repr(key), ", ".join(_CARD_FIELDS))
    found = definition_from_facts({"name": number, "kind": SPIRIT, **table, "number": number}, place)
    if not found.levels and found.kind != MAGIC:
        raise BadInput(f"{place}, levels", "no level", "a level; only a magic has none")
    return found


# -- one side --------------------------------------------------------------------------------------


class _Builder:
    """Puts the cards and cores of a position in place."""

    def __init__(self, state: BattleState, cards: dict[str, CardDefinition]) -> None:
        self.state = state
        self.cards = cards

    def card(self, number: str, place: str) -> CardDefinition:
        """Return the made-up or built-in card of this number."""
        found = self.cards.get(number)
        if found is not None:
            return found
        try:
            definition = self.state.game.definition(number)
        except BadInput as error:
            raise BadInput(place, repr(number), "a built-in card or one of the scenario's cards") from error
        assert isinstance(definition, CardDefinition)
        return definition

    def side(self, player: int, fields: object, place: str) -> None:
        """Place everything of one player."""
        state = self.state
        table = _table(place, fields)
        for key in table:
            if key not in _SIDE_FIELDS:
                raise BadInput(place, repr(key), ", ".join(_SIDE_FIELDS))
        state.life[player] = _count(place, table, "life", _COUNTS["life"])
        if not state.life[player]:
            raise BadInput(f"{place}: life", "0", "at least 1: with none the match is over")
        state.reserve[player] = _count(place, table, "reserve", 0)
        state.trash_cores[player] = _count(place, table, "trash_cores", 0)
        state.counts[player] = _count(place, table, "counts", 0)
        shown = table.get("open", False)
        if not isinstance(shown, bool):
            raise BadInput(f"{place}: open", repr(shown)[:80], "true or false")
        for name, zone in _ZONES.items():
            self._zone(player, name, zone, table, place, shown)
        field = table.get("field", [])
        if not isinstance(field, list):
            raise BadInput(f"{place}: field", repr(field), f"a list of texts: {_STACK_WORDS}")
        for index, text in enumerate(field, 1):
            self._stack(player, text, f"{place}: field, card {index}")
        self._soul(player, table, place)

    def _zone(
        self, player: int, name: str, zone: int, table: Mapping[str, object], place: str, shown: bool
    ) -> None:
        place = f"{place}: {name}"
        value = table.get(name, DEFAULT_DECK if zone == DECK else 0)
        if isinstance(value, list):
            definitions = [self.card(_text(place, number), place) for number in value]
        else:
            definitions = [FILLER] * _number(place, value)
        if len(definitions) > MOST:
            raise BadInput(place, f"{len(definitions)} cards", f"at most {MOST}")
        if zone == BURST_AREA:
            for definition in definitions:
                if definition.burst is None:
                    raise BadInput(place, definition.number, "a card with a burst effect")
            if len(definitions) > 1:
                raise BadInput(place, f"{len(definitions)} cards", "at most one set card")
        known = BOTH
        if zone == DECK:
            known = 0
        elif zone in (HAND, BURST_AREA) and not shown:
            known = 1 << player
        # A list names the top card first; a zone has its top last.
        for definition in reversed(definitions):
            card = self.state.add_card(definition, player, player * ZONE_COUNT + zone)
            self.state.known[card] = known

    def _stack(self, player: int, text: object, place: str) -> None:
        state = self.state
        top, *under = [part.split() for part in _text(place, text).split("+")]
        if not top or not all(under):
            raise BadInput(place, repr(text), _STACK_WORDS)
        definition = self.card(top[0], place)
        if definition.kind == MAGIC:
            raise BadInput(place, f"the magic {definition.number}", "a card that can stand on the field")
        found = FieldCard(state.next_serial(), self._take(definition, player), player, state.token)
        cores = -1
        postures = 0
        for word in top[1:]:
            if word.startswith("cores="):
                digits = word.removeprefix("cores=")
                cores = _number(place, int(digits) if digits.isdecimal() else digits)
            elif word == "soul" and not found.soul:
                found.soul = True
            elif word in _POSTURES and not postures:
                found.posture = _POSTURES[word]
                postures += 1
            else:
                raise BadInput(place, repr(word), _STACK_WORDS)
        # Left out, the cores are those of the lowest level.
        found.cores = cores if cores >= 0 else max(0, definition.lowest_cores - (1 if found.soul else 0))
        if definition.kind != NEXUS and found.core_count < definition.lowest_cores:
            raise BadInput(
                place,
                f"{found.core_count} cores on {definition.number}",
                f"at least {definition.lowest_cores}, those of its lowest level",
            )
        state.objects[found.id] = found
        for words in under:
            brave = self.card(words[0], place)
            if brave.kind != BRAVE or len(words) > 1:
                raise BadInput(place, repr(" ".join(words)), "the number of a brave after '+', and no more")
            found.braves = (*found.braves, self._take(brave, player))

    def _take(self, definition: CardDefinition, player: int) -> int:
        card = self.state.add_card(definition, player, player * ZONE_COUNT + HAND)
        self.state.move_card(card, -1, BOTH)
        return card

    def _soul(self, player: int, table: Mapping[str, object], place: str) -> None:
        holders = [found for found in self.state.field(player) if found.soul]
        if len(holders) + ("soul" in table) > 1:
            # BS-10.01
            raise BadInput(place, "more than one Soul Core", "one Soul Core a player")
        if holders:
            self.state.souls[player] = SOUL_FIELD
            return
        value = table.get("soul", "void")
        if not isinstance(value, str) or value not in _SOULS:
            raise BadInput(f"{place}: soul", repr(value), ", ".join(_SOULS))
        self.state.souls[player] = _SOULS[value]

    def check_braves(self, place: str) -> None:
        """Refuse braves that their hosts may not have; asked when all cards are in place."""
        for found in self.state.objects.values():
            for brave in found.braves:
                if not fits(self.state, brave, found):
                    number = self.state.definitions[brave].number
                    host = self.state.definitions[found.card].number
                    raise BadInput(
                        f"{place}: field", f"{number} on {host}", "a host that the brave fits (BS-15.02)"
                    )


# -- the whole position ----------------------------------------------------------------------------


class BattleSpiritsBoard:
    """What scenarios ask of Battle Spirits."""

    def __init__(self) -> None:
        self.resting = frozenset({"main", "attack"})
        self.windows = frozenset({"flash", "declare-burst"})
        self._game = BattleSpirits()

    def build(self, cards: Mapping[str, object], position: Mapping[str, object], place: str) -> BattleState:
        """Return the position that the fields describe, about to begin the step that they name.

        Raises:
            BadInput: a field is wrong, or the position cannot be.
        """
        for key in position:
            if key not in _FIELDS:
                raise BadInput(place, repr(key), f"title, rules, cards, {', '.join(_FIELDS)}, steps, expect")
        made = {number: card_from_facts(number, facts, place) for number, facts in cards.items()}
        state = self._game.new_state(key_from_seed(_count(place, position, "seed", 0)))
        turn = _count(place, position, "turn", 3)
        step = _word(place, position, "step", "main")
        who = _word(place, position, "turn_player", "own")
        if not turn:
            raise BadInput(f"{place}: turn", "0", "the number of a turn, from 1")
        if step not in STEPS:
            raise BadInput(f"{place}: step", repr(step), ", ".join(STEPS))
        if step in ("core", "attack") and turn == 1:
            # BS-06.15, BS-06.16
            raise BadInput(f"{place}: step", f"{step!r} in turn 1", "another step: the first turn has none")
        if who not in observations.SIDES:
            raise BadInput(f"{place}: turn_player", repr(who), ", ".join(observations.SIDES))
        builder = _Builder(state, made)
        for player, name in enumerate(("player", "opponent")):
            builder.side(player, position.get(name, {}), f"{place}: {name}")
        state.turn_player = observations.SIDES[who]
        state.first_player = state.turn_player if turn % 2 else 1 - state.turn_player
        # The Start Step is what counts the turn.
        state.turn = turn - 1 if step == "start" else turn
        builder.check_braves(place)
        state.push(TURN, state.turn_player, TURN_CAUSE, [])
        state.jump(TURN.step_index(step))
        return state

    def fact(self, state: AnyState, subject: str, place: str) -> int | str | list[str]:
        """Return the fact that ``subject`` names (see ``observations``).

        Raises:
            BadInput: there is no such fact.
        """
        assert isinstance(state, BattleState)
        return observations.fact(state, subject, place)

    def event_words(self, state: AnyState, event: Event) -> tuple[str, ...]:
        """Return the words by which a check may tell ``event`` from others of its name."""
        assert isinstance(state, BattleState)
        return observations.event_words(state, event)

    def question(self, text: str) -> tuple[str, str]:
        """Return the action and the card that an option's text is about, as ``Game.why_not`` wants them."""
        action, _, name = text.partition(" ")
        # `attack V5 on opp:B` and `summon B on V5` ask about the card that acts.
        name = name.partition(" on ")[0]
        if action == "magic":
            name, _, window = name.partition(" ")
            action = f"magic-{window}"
        return action, name

    def draw(self, state: AnyState) -> list[str]:
        """Return the position as lines of text."""
        assert isinstance(state, BattleState)
        return observations.draw(state)


BATTLE_SPIRITS_BOARD: Final = BattleSpiritsBoard()


# -- reading fields --------------------------------------------------------------------------------


def _table(place: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadInput(place, repr(value)[:80], "a table")
    return value


def _text(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(place, repr(value)[:80], "a text")
    return value


def _word(place: str, table: Mapping[str, object], field: str, default: str) -> str:
    return _text(f"{place}: {field}", table.get(field, default))


def _number(place: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise BadInput(place, repr(value)[:80], f"a whole number from 0 to {MOST}")
    return value


def _count(place: str, table: Mapping[str, object], field: str, default: int) -> int:
    return _number(f"{place}: {field}", table.get(field, default))
