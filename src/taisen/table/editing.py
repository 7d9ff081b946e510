"""Editing: between scenario text and the position that the board editor shows, and what is wrong with it.

Owns the way from a text to ``wire.Edited`` and back, the boards of a position that nothing has
happened in yet, and where on them a fault is. What the editor does not know of a text stays as it is.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

import msgspec

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.kernel.outside import check_text
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import setup_from_position
from taisen.messages import has_message, message
from taisen.scenario import Scenario, read_scenarios
from taisen.scenario.text import DEFAULT_GAME
from taisen.scenario.writing import write_scenarios
from taisen.table import wire
from taisen.table.editors import editor
from taisen.table.editors.base import table
from taisen.table.mats import mat
from taisen.table.problems import problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.position import Position

TEXTS: Final = "web-editor"
"""The Fluent files of the editor's page, which has a name for each part."""
MAX_TEXT: Final = 100_000
"""Characters of a scenario text that is edited."""
SIDES: Final = ("player", "opponent")
_PLACE: Final = re.compile(
    r": (?:(?P<side>player|opponent)(?:: (?P<part>[a-z_]+))?(?:, card (?P<card>\d+))?"
    r"|(?P<whole>turn_player|turn|phase|step|seed|begun|version))"
)


def check_position(asked: wire.PositionAsked, spoken: wire.Language) -> wire.PositionChecked:
    """Return what a position comes to: its text, its fields, its boards, or what is wrong.

    Raises:
        BadInput: the text is no text, or there is no such game.
    """
    taisen.game(asked.game)
    text = check_text(asked.text, "position", MAX_TEXT)
    try:
        if asked.position is not None:
            text = with_position(text, asked.position, asked.game)
        scenario = read_scenarios(text or "[[scenario]]", "position", loose=True)[0]
        if scenario.game != asked.game:
            raise BadInput("position: game", repr(scenario.game), asked.game)
        found = wire.PositionChecked(text, edited(asked.game, scenario.position))
    except BadInput as error:
        return _faulty(wire.PositionChecked(text, asked.position), error, spoken)
    try:
        _draw(found, scenario, spoken)
    except BadInput as error:
        return _faulty(found, error, spoken)
    return found


def _faulty(found: wire.PositionChecked, error: BadInput, spoken: wire.Language) -> wire.PositionChecked:
    place = _PLACE.search(error.place)
    where = error.place
    if place is not None and place["whole"]:
        found.field = place["whole"]
        where = _title(f"editor-{found.field.replace('_', '-')}", spoken, found.field)
    elif place is not None:
        found.side = SIDES.index(place["side"])
        found.field = " ".join(part for part in (place["part"], place["card"]) if part)
        names = [_title(f"editor-side-{('own', 'opponent')[found.side]}", spoken, place["side"])]
        if place["part"]:
            part = place["part"]
            title = next(
                (
                    one
                    for kind in ("cores", "zone")
                    if (one := _title(f"editor-{kind}-{part.replace('_', '-')}", spoken, ""))
                ),
                "",
            )
            names.append(title or _title(f"editor-{part}", spoken, part))
        where = " ".join((*names, place["card"] or "")).strip()
    told = BadInput(where, error.found, error.allowed, key=error.key, values=error.values)
    found.problem = problem(told, spoken)
    return found


def _title(identifier: str, spoken: wire.Language, otherwise: str) -> str:
    """Return what the editor calls a part of a position."""
    return message(spoken, identifier, TEXTS) if has_message(identifier, TEXTS) else otherwise


def _draw(found: wire.PositionChecked, scenario: Scenario, spoken: wire.Language) -> None:
    position = taisen.position(scenario)
    match = still(position)
    cards = mat(scenario.game)
    found.boards = [cards.board(match, viewer, spoken) for viewer in (0, 1, None)]
    fields = {
        **position.fields,
        **{side: {**table(position.fields, side), "open": True} for side in SIDES},
    }
    shown = taisen.game(scenario.game).read_position(scenario.cards, fields, scenario.place)
    found.whole = cards.board(still(shown), 0, spoken)
    numbers: dict[str, None] = {}
    for board in (found.whole, *found.boards):
        editor(scenario.game).stand_still(board, position.fields)
        numbers.update(dict.fromkeys(sorted(cards.numbers(board))))
    found.faces = [cards.face(match, number, spoken) for number in numbers]
    found.places = [[], []]
    for ref, (player, _) in cards.standing(found.whole).items():
        found.places[player].append(ref)


def still(position: Position) -> Match:
    """Return a match in which the position stands as it was set up, and nobody is asked yet."""
    key = key_from_seed("0")
    setup = setup_from_position(position, "0", key, ("", ""), False)
    return Match(setup, position.game.build_position(key, position, "position"), False)


# -- from fields to what is edited, and back ---------------------------------------------------------


def edited(game: str, fields: Mapping[str, object]) -> wire.Edited:
    """Return the fields of a position as the editor has them.

    Raises:
        BadInput: a field is not of the kind that it should be.
    """
    data = {
        "type": game,
        "turn": fields.get("turn", 3),
        "turn_player": {"own": 0, "opp": 1}.get(str(fields.get("turn_player", "own")), 0),
        "seed": fields.get("seed", 0),
        **editor(game).sides(fields),
    }
    try:
        return msgspec.convert(data, wire.Edited)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise BadInput(
            "position", str(error), "fields as docs/scenarios.md has them", key="position-fields"
        ) from error


def with_position(text: str, position: wire.Edited, game: str) -> str:
    """Return a scenario text with another position in its first scenario.

    Raises:
        BadInput: the text is no scenario text, or the position is of another game or has not two sides.
    """
    found = editor(game)
    if position.__struct_config__.tag != game:
        raise BadInput("position: type", repr(position.__struct_config__.tag), game)
    if len(position.sides) != len(SIDES):
        raise BadInput("position: sides", str(len(position.sides)), str(len(SIDES)))
    data = _parsed(text)
    if game != DEFAULT_GAME:
        data["game"] = game
    scenarios = data.setdefault("scenario", [{"title": "position"}])
    if not isinstance(scenarios, list) or not scenarios or not isinstance(scenarios[0], dict):
        raise BadInput("position: scenario", repr(scenarios)[:80], "[[scenario]] tables", key="input-table")
    scenario: dict[str, object] = scenarios[0]
    found.write(position, scenario)
    scenario["turn"] = position.turn
    scenario["turn_player"] = ("own", "opp")[position.turn_player == 1]
    if position.seed or "seed" in scenario:
        scenario["seed"] = position.seed
    return write_scenarios(data)


def _parsed(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput("position", str(error), "a TOML text", key="input-toml") from error
