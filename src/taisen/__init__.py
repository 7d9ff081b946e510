"""taisen: a rules engine for two card games, Battle Spirits and WIXOSS.

A match asks, the program answers, until it is over::

    import random, taisen
    match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
    while match.decision:
        match.answer(random.choice(match.decision.options))
    print(match.outcome)

``GAMES`` names the games, ``decks(game)`` what can be played without a list of one's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from taisen.games import GAMES, check_game, load_rules
from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput, IllegalAnswer, ReplayMismatch, TaisenError, shown
from taisen.kernel.match import Match
from taisen.kernel.outside import check_text, is_writable
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import SEALED, Record, Setup, setup_from_position
from taisen.kernel.record_reader import load_record as _load_record
from taisen.kernel.stored import load_match as _load_match
from taisen.kernel.stored import saved_rule_set

if TYPE_CHECKING:
    from taisen.catalog.decks import Deck
    from taisen.kernel.game import Game
    from taisen.kernel.position import Position
    from taisen.kernel.state import Definition
    from taisen.scenario import Scenario

_games: dict[str, Game] = {}


def game(name: str, rules: str = "") -> Game:
    """Return the rules of a game, the same object each time.

    Args:
        name: name of the game.
        rules: version of its rules ("2018-01" for WIXOSS), empty for the present ones.

    >>> game("battle-spirits").rule_set, game("wixoss").rule_set, game("wixoss", "2018-01").rule_set
    ('eternal-17.1', '2020-11', '2018-01')

    Raises:
        BadInput: there is no such game.
    """
    found = _games.get(check_game(name))
    if found is None:
        found = load_rules(name)
        _games[name] = found
    if not rules:
        return found
    check_text(rules, f"rules of {name}")
    older = found.under(rules)
    if older.rule_set != rules:
        allowed = f"a version that it keeps, such as {', '.join(found.rule_sets)}"
        raise BadInput(f"rules of {name}", shown(rules), allowed)
    return older


def new_match(
    game_name: str,
    decks: tuple[str | Path | Deck, str | Path | Deck],
    seed: int | str | None = None,
    *,
    headless: bool = False,
    history: bool = True,
    log: bool = True,
    rules: str = "",
    closed_lists: bool = False,
) -> Match:
    """Begin a match; it stands at its first decision.

    Args:
        game_name: name of the game.
        decks: a deck for each player: a built-in deck's name, the path of a deck list, or a ``Deck``.
        seed: decides all random draws; without it they cannot be foreseen or repeated.
        headless: skip windows in which one can only pass; for bots that play bots.
        history: keep what undo and records need.
        log: keep the event log.
        rules: version of the game's rules, which the record names; empty for the present ones.
        closed_lists: neither player knows the other's deck list, so that no question may tell what is in it.

    Raises:
        BadInput: there is no such game, version, deck or card.

    >>> from taisen.catalog import Deck
    >>> deck = Deck("Red", "battle-spirits", [("BS17-001", 40)])
    >>> match = new_match("battle-spirits", decks=(deck, deck), seed=7)
    >>> [option.text for option in match.decision.options]
    ['go-first', 'go-second']
    >>> match.answer("go-first")
    >>> match.decision.prompt
    'mulligan'
    """
    from taisen.catalog.built_in import deck_cards, find_deck

    text = _seed_text(seed)
    played = game(game_name, rules)
    given: object = decks
    if not isinstance(given, tuple | list) or len(given) != 2:
        raise BadInput("decks", shown(given), "two decks")
    found = tuple(find_deck(game_name, deck) for deck in decks)
    cards = tuple(deck_cards(played, deck) for deck in found)
    names = tuple(deck.name for deck in found)
    key = key_from_seed(text or None)
    setup = Setup(played, text, key, names, cards, headless, closed_lists=closed_lists)
    return Match(setup, begin(setup, log), history)


def _seed_text(seed: int | str | None) -> str:
    """Return a seed as records have it, empty for none.

    Raises:
        BadInput: it cannot stand in a record.
    """
    if seed is None:
        return ""
    text = str(seed)
    if not text or text == SEALED or text != " ".join(text.split()) or not is_writable(text):
        raise BadInput("seed", shown(seed), "a number, or a text of one line without blanks around it")
    return text


def position(source: str | Scenario) -> Position:
    r"""Read a position from scenario text, of which the first scenario counts, or from a scenario.

    >>> position("[[scenario]]\nturn = 4\nplayer = {hand = ['BS17-001']}").text
    '{"turn":4,"player":{"hand":["BS17-001"]}}'

    Raises:
        BadInput: the text is none, or the position cannot be.
    """
    from taisen.scenario import Scenario, read_scenarios

    given: object = source
    if not isinstance(given, Scenario):
        given = read_scenarios(check_text(given, "position"), "position", loose=True)[0]
    return game(given.game).read_position(given.cards, given.position, given.place)


def position_text(found: Position, title: str = "position") -> str:
    r"""Return a position as scenario text, which ``position`` reads; made-up cards come with it.

    >>> print(position_text(position("[[scenario]]\nturn = 4\nplayer = {hand = ['BS17-001']}")))
    [[scenario]]
    title = "position"
    turn = 4
    <BLANKLINE>
    [scenario.player]
    hand = ["BS17-001"]
    <BLANKLINE>
    """
    from taisen.scenario.writing import write_position

    return write_position(found.game, found, title)


def match_from_position(
    source: str | Scenario | Position,
    seed: int | str | None = None,
    *,
    names: tuple[str, str] = ("", ""),
    headless: bool = False,
    history: bool = True,
    log: bool = True,
) -> Match:
    r"""Begin a match from a position instead of from two decks; it stands at its first decision.

    Args:
        source: scenario text, of which the first scenario counts, a scenario, or a position.
        seed: as for ``new_match``; without it the position's own ``seed`` counts, if it has one.
        names: what the players' cards are called, in place of the decks' names.
        headless: as for ``new_match``.
        history: as for ``new_match``.
        log: as for ``new_match``.

    >>> match = match_from_position("[[scenario]]\nstep = 'end'")
    >>> match.turn, str(match.decision.default)
    (4, 'end-step')

    Raises:
        BadInput: the text is none, or the position cannot be.
    """
    from taisen.kernel.position import Position

    found = source if isinstance(source, Position) else position(source)
    own = found.fields.get("seed")
    text = _seed_text(own if seed is None and isinstance(own, int) else seed)
    setup = setup_from_position(found, text, key_from_seed(text or None), names, headless)
    return Match(setup, begin(setup, log), history)


def decks(game_name: str) -> dict[str, Deck]:
    """Return the built-in decks of a game by name, in a fixed order.

    >>> decks("chess")
    Traceback (most recent call last):
    ...
    taisen.kernel.errors.BadInput: game: found 'chess'; allowed: battle-spirits, wixoss

    Raises:
        BadInput: there is no such game.
    """
    from taisen.catalog.built_in import built_in_decks

    return built_in_decks(game_name)


def card(game_name: str, number: str) -> Definition:
    """Return a built-in card by its number.

    >>> card("battle-spirits", "BS17-001")
    CardDefinition(BS17-001 バリ・バーン)
    >>> card("wixoss", "WD01-009")
    CardDefinition(WD01-009 甲冑　ローメイル)

    Raises:
        BadInput: there is no such game or card.
    """
    return game(game_name).definition(check_text(number, "card number"))


def load_record(text: str) -> Record:
    """Read a record, as ``str(match.record)`` writes it; its ``replay()`` plays it again.

    >>> load_record("hello")
    Traceback (most recent call last):
    ...
    taisen.kernel.errors.BadInput: record, line 1: found 'hello'; allowed: 'taisen-record 1'

    Raises:
        BadInput: the text is no record.
    """
    return _load_record(text, game)


def load_match(text: str, state: str = "", *, log: bool = False) -> Match:
    """Read a match that ``Match.save`` wrote, or ``Match.save_setup`` and ``Match.save_state``.

    A match that was saved under another version of the rules goes on from where it stands, with its own
    cards; nothing before is ever played again, so undo stops there (``Match.floor``).

    Args:
        text: the saved match, or what it began with.
        state: where it stands, if that was saved apart.
        log: whether to keep an event log from here on if none was saved.

    >>> load_match("{}")
    Traceback (most recent call last):
    ...
    taisen.kernel.errors.BadInput: saved match: found another format; ...

    Raises:
        BadInput: the text is no saved match.
    """
    return _load_match(text, game, state, log)


__all__ = [
    "GAMES",
    "BadInput",
    "IllegalAnswer",
    "Match",
    "Record",
    "ReplayMismatch",
    "TaisenError",
    "card",
    "decks",
    "game",
    "load_match",
    "load_record",
    "match_from_position",
    "new_match",
    "position",
    "position_text",
    "saved_rule_set",
]
