"""What a match looks like in lines, whatever its game: the board, one card with its values and refusals.

How a board is drawn each game brings itself (``taisen.cli.games``); explanations and refusals come from the
match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.cli.games import game_terminal
from taisen.cli.games.base import SEPARATOR
from taisen.kernel.errors import BadInput
from taisen.kernel.legality import Refusal
from taisen.wording.values import (
    Refused,
    ValueWords,
    field_values,
    hand_values,
    held,
    refusals,
    refused,
)

if TYPE_CHECKING:
    from rich.text import Text

    from taisen.cli.games.base import GameTerminal
    from taisen.cli.texts import MatchTexts
    from taisen.kernel.state import Definition


def terminal_of(words: MatchTexts) -> GameTerminal:
    """Return how the game of a match looks in the terminal."""
    return game_terminal(words.game.name)


def moment(words: MatchTexts) -> tuple[int, str]:
    """Return the turn, and the part of it in which a board is worth a look."""
    return terminal_of(words).moment(words.view)


def place_line(words: MatchTexts) -> str:
    """Return where the match stands: turn, step and whose turn it is."""
    return terminal_of(words).place_line(words)


def board_lines(words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
    """Return the board as the reader sees it.

    Args:
        words: the match in the reader's words.
        decks: what the players' decks are called.
        hands: whose hands are shown.
    """
    return terminal_of(words).board_lines(words, decks, hands)


def hand_lines(words: MatchTexts, player: int) -> list[Text]:
    """Return the cards of a hand that the reader knows."""
    return terminal_of(words).hand_lines(words, player)


def trash_lines(words: MatchTexts) -> list[Text]:
    """Return the cards in both players' trashes."""
    return terminal_of(words).trash_lines(words)


def card_lines(words: MatchTexts, card: Definition) -> list[str]:
    """Return what a card says: its facts, then each of its abilities as a sentence."""
    return terminal_of(words).card_lines(words, card)


# -- one card --------------------------------------------------------------------------------------


def value_lines(words: MatchTexts, name: str, player: int) -> list[str]:
    """Return how values come about: of every field card so called, and of a card in the hand."""
    lines: list[str] = []
    number = name.removeprefix("opp:").partition("#")[0]
    for owner in (player, 1 - player):
        prefix = "" if owner == player else "opp:"
        for item, thing in words.standing.items():
            if thing.player != owner:
                continue
            if prefix + thing.name == name or (name == number == thing.number):
                standing = terminal_of(words).standing_words(words, item)
                lines.append(SEPARATOR.join([words.object_name(item), *standing]))
                lines.extend(_value_line(words, value) for value in field_values(words, item))
    if name == number and held(words, number, player):
        lines.extend(_value_line(words, value) for value in hand_values(words, number, player))
    return lines


def _value_line(words: MatchTexts, value: ValueWords) -> str:
    parts = [f"{step.source} {step.change}" for step in value.steps]
    return f"{value.title} {value.total}: {words.listed(parts)}"


def refusal_lines(words: MatchTexts, name: str, player: int) -> list[str]:
    """Return what a card of its kind could do and cannot now, each with its reason and rule."""
    number = name.partition("#")[0]
    return [_refused(words, found, words.card_name(number, name)) for found in refusals(words, name, player)]


def _refused(words: MatchTexts, found: Refused, card: str) -> str:
    return words.say("refused", action=found.title, card=card, reason=found.reason, rule=found.rule)


def why_not_line(words: MatchTexts, action: str, name: str, player: int) -> str:
    """Return why an action with a card is not offered, or that it is.

    Raises:
        BadInput: there is no such action or card.
    """
    game = words.game_words
    if action not in game.actions:
        raise BadInput("action", action, ", ".join(game.actions))
    number = name.removeprefix("opp:").partition("#")[0]
    card = words.card_name(number, name.removeprefix("opp:"))
    title = words.action(action)
    try:
        refusal = words.match.why_not(player, action, name)
    except BadInput:
        if not held(words, number, player):
            raise
        refusal = Refusal(*game.not_on_field)
    if refusal is None:
        return words.say("offered", action=title, card=card)
    return _refused(words, refused(words, action, refusal), card)
