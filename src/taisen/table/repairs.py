"""Repairs: the position of a match as text to be edited, and the position that such a text stands for.

Nobody may see by a repair what is hidden, at a solo table neither. So a text that is handed out leaves
decks, hands and set cards out, and what a proposed text leaves out stays as it is in the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import taisen
from taisen.kernel.errors import BadInput
from taisen.scenario import read_scenarios
from taisen.scenario.writing import write_fields
from taisen.table.editors import editor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.match import Match
    from taisen.kernel.position import Position

SIDES: Final = ("player", "opponent")


def position_to_repair(match: Match) -> str:
    """Return the position of a match as scenario text, without what is hidden.

    Raises:
        BadInput: the match is in the middle of something that no position can say.
    """
    fields, cards = _public(match, match.game.describe(match.state, exact=False))
    return write_fields(match.game, fields, cards, "repair")


def repaired(match: Match, text: str) -> Position:
    """Return the position that a repair puts in place of that of a match.

    Raises:
        BadInput: the text is none, it cannot be, or what it leaves out cannot be told.
    """
    scenario = read_scenarios(text, "repair", loose=True)[0]
    fields = dict(scenario.position)
    cards = dict(scenario.cards)
    _check_facts(match, cards)
    found = editor(match.game.name)
    if any(found.leaves_out(_side(fields, side)) for side in SIDES):
        present = match.game.describe(match.state, exact=False)
        cards = {**match.game.made_up(present), **cards}
        for side in SIDES:
            proposed, there = _side(fields, side), _side(present.fields, side)
            missing = {name: there[name] for name in found.hidden if name in there and name not in proposed}
            fields[side] = {**found.uncovered(proposed, there), **missing}
    return taisen.game(scenario.game).read_position(cards, fields, scenario.place)


def _public(match: Match, found: Position) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    """Return the fields of a match's position without what is hidden, and the facts that these need."""
    fields = dict(found.fields)
    shown = editor(match.game.name)
    for side in SIDES:
        open_parts = {name: value for name, value in _side(fields, side).items() if name not in shown.hidden}
        fields[side] = shown.covered(open_parts)
    # The facts of a card that is not built in, or not so, would tell that it is there.
    named = _words(fields)
    return fields, {number: facts for number, facts in match.game.made_up(found).items() if number in named}


def _check_facts(match: Match, cards: Mapping[str, object]) -> None:
    """Check that a text makes no card of the list another one, but for those that are open as another.

    Whether that goes together with the cards of the match would tell which they are, those in decks and hands
    and set ones among them.

    Raises:
        BadInput: it does.
    """
    listed = [number for number in cards if _is_listed(match, number)]
    if not listed:
        return
    _, known = _public(match, match.game.describe(match.state, exact=False))
    for number in listed:
        if known.get(number) != cards[number]:
            raise BadInput(
                f"repair: cards.{number}",
                "facts of a card of the list",
                "a number of its own",
                key="repair-card",
                values={"card": number},
            )


def _is_listed(match: Match, number: str) -> bool:
    try:
        match.game.definition(number)
    except BadInput:
        return False
    return True


def _side(fields: object, name: str) -> dict[str, object]:
    side = fields.get(name, {}) if isinstance(fields, dict) else {}
    return dict(side) if isinstance(side, dict) else {}


def _words(value: object) -> set[str]:
    """All words of the texts in the fields of a position: numbers of cards are among them."""
    if isinstance(value, str):
        return set(value.split())
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {word for part in parts for word in _words(part)}
