"""Stored matches: a match as text for storage, and the way back.

Owns the form of saved matches. A saved match has two parts: what it began with (``setup_data``: cards, decks,
key), which never changes, and where it stands (``state_data``: position and history). They are written as one
text, or as two, so that a store can keep the first once and only the second for each answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
from taisen.kernel.events import Event
from taisen.kernel.history import KINDS, Given, History, TurnStart
from taisen.kernel.outside import check_text, is_writable
from taisen.kernel.position import position_from_text
from taisen.kernel.randomness import KEY_BYTES
from taisen.kernel.record import ANSWER, POSITION, RULES, STREAM, Setup

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState, Definition

SAVE_FORMAT: Final = 2

_PLACE: Final = "saved match"
_ALLOWED: Final = "a match saved by taisen"


# -- writing ---------------------------------------------------------------------------------------


def setup_data(setup: Setup) -> dict[str, object]:
    """Return what a match began with as plain data."""
    position = setup.position
    return {
        "taisen-match": SAVE_FORMAT,
        "game": setup.game.name,
        "rules": setup.rule_set,
        "seed": setup.seed,
        "key": setup.key.hex(),
        "names": list(setup.names),
        "decks": [[definition.number for definition in deck] for deck in setup.decks],
        "headless": setup.headless,
        "closed-lists": setup.closed_lists,
        "cards": [definition.to_data() for definition in setup.definitions().values()],
        "position": None if position is None else position.text,
    }


def state_data(
    setup: Setup, state: AnyState, history: History | None, streams: int, log: bool
) -> dict[str, object]:
    """Return where a match stands as plain data.

    Args:
        setup: what it began with.
        state: the present position.
        history: what it remembers, None for nothing.
        streams: how often its random draws were changed.
        log: whether to save the event log too.
    """
    known = setup.definitions()
    further: dict[str, Definition] = {}
    for definition in later_definitions(state, history):
        if definition.number not in known:
            further[definition.number] = definition
    return {
        "taisen-match": SAVE_FORMAT,
        "rules-now": setup.game.rule_set,
        "further-cards": [definition.to_data() for definition in further.values()],
        "streams": streams,
        "history": None if history is None else [_entry_data(one) for one in history.entries],
        "turns": []
        if history is None
        else [[start.count, start.turn, start.digest()] for start in history.turns],
        "log": [event.to_data() for event in state.events()] if log and state.log is not None else None,
        "state": state.to_data(),
    }


def later_definitions(state: AnyState, history: History | None) -> list[Definition]:
    """Return the cards that repairs brought into a match, or all of one that keeps no history."""
    if history is None:
        return [definition.whole() for definition in state.definitions]
    found: list[Definition] = []
    for one in history.entries:
        if one.position is not None:
            found.extend(one.position.definitions.values())
    return found


def _entry_data(one: Given) -> list[object]:
    # Almost all entries are answers: they have the short form.
    if one.kind == ANSWER:
        return [one.player, one.text, 1 if one.forced else 0]
    return [one.kind, one.player, one.text]


def as_text(data: dict[str, object]) -> str:
    """Return plain data as text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# -- reading ---------------------------------------------------------------------------------------


def load_match(text: str, find_game: Callable[[str], Game], state: str = "", log: bool = False) -> Match:
    """Read a match that ``Match.save`` wrote, or ``Match.save_setup`` and ``Match.save_state``.

    A match that was saved under another version of the rules goes on from where it stands, with its own
    cards; what was answered before can be read but not taken back.

    Args:
        text: the saved match, or what it began with.
        find_game: gives the rules of a game by name; raises BadInput for an unknown one.
        state: where it stands, if that was saved apart.
        log: whether to keep a log from here on if none was saved.

    Raises:
        BadInput: the text is no saved match.
    """
    data = _read(text)
    if state:
        data.update(_read(state))
    game = find_game(str(data.get("game"))).under(str(data.get("rules-now")))
    try:
        return _match_from_data(game, data, log)
    except (KeyError, ValueError, TypeError, AssertionError, AttributeError, IndexError) as error:
        raise BadInput(_PLACE, f"data that does not fit ({error})", _ALLOWED) from error


def saved_rule_set(text: str) -> str:
    """Return the version of the rules under which a saved match stood: of the whole, or of its state.

    Raises:
        BadInput: the text is no saved match, or says only what the match began with.
    """
    found = _read(text).get("rules-now")
    if not isinstance(found, str):
        raise BadInput(_PLACE, "no version of the rules", "a saved match, or the state of one")
    return found


def _read(text: str) -> dict[str, object]:
    text = check_text(text, _PLACE)
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(_PLACE, f"a text that is no JSON ({error})", _ALLOWED) from error
    # JSON can spell half a character, which no text that is saved again could hold.
    if "\\ud" in text.lower() and not is_writable(json.dumps(data, ensure_ascii=False)):
        raise BadInput(_PLACE, "half a character (a lone surrogate)", _ALLOWED)
    if not isinstance(data, dict) or data.get("taisen-match") != SAVE_FORMAT:
        raise BadInput(_PLACE, "another format", f"{_ALLOWED}, format {SAVE_FORMAT}")
    return data


def _match_from_data(game: Game, data: dict[str, object], log: bool) -> Match:
    from taisen.kernel.match import Match

    streams = data["streams"]
    saved = data["state"]
    events = data["log"]
    assert isinstance(streams, int) and isinstance(saved, dict)
    definitions = _definitions(game, data["cards"])
    setup = _setup(game, data, definitions)
    definitions = {**definitions, **_definitions(game, data["further-cards"])}
    state = game.new_state(setup.key)
    state.load_data(saved, definitions)
    if isinstance(events, list):
        state.log = [Event.from_data(event) for event in events]
        state.log_length = len(state.log)
    elif not log:
        state.log = None
    history = None if data["history"] is None else _history(game, data, definitions)
    if history is not None and any(one.kind == RULES for one in history.entries):
        history.forget(state)
    match = Match(setup, state, False if history is None else history, streams)
    rules = str(data["rules-now"])
    if rules != game.rule_set:
        match.go_on_under(game.rule_set)
    return match


def _definitions(game: Game, data: object) -> dict[str, Definition]:
    assert isinstance(data, list)
    found: dict[str, Definition] = {}
    for facts in data:
        assert isinstance(facts, dict)
        definition = game.definition_from_data(facts)
        found[definition.number] = definition
    return found


def _setup(game: Game, data: dict[str, object], definitions: dict[str, Definition]) -> Setup:
    decks = data["decks"]
    names = data["names"]
    position = data["position"]
    assert isinstance(decks, list) and isinstance(names, list)
    if len(names) != 2 or len(decks) != 2:
        raise ValueError(f"{len(names)} names, {len(decks)} decks")
    key = bytes.fromhex(str(data["key"]))
    if len(key) != KEY_BYTES:
        raise ValueError("no random key")
    return Setup(
        game,
        str(data["seed"]),
        key,
        tuple(str(name) for name in names),
        tuple(tuple(definitions[str(number)] for number in deck) for deck in decks),
        bool(data["headless"]),
        None if position is None else position_from_text(game, str(position), definitions, _PLACE, False),
        str(data["rules"]),
        # A match that was saved before there was the choice asked as with open lists.
        bool(data.get("closed-lists", False)),
    )


def _history(game: Game, data: dict[str, object], definitions: dict[str, Definition]) -> History:
    entries = data["history"]
    turns = data["turns"]
    assert isinstance(entries, list) and isinstance(turns, list)
    history = History()
    for entry in entries:
        first, second, third = entry
        if isinstance(first, str):
            history.entries.append(_entry(game, first, second, str(third), definitions))
        else:
            if first not in (0, 1):
                raise ValueError(f"history: {shown(entry)}")
            history.entries.append(Given(ANSWER, int(first), str(second), bool(third)))
    history.turns = [TurnStart(int(count), int(turn), None, str(mark)) for count, turn, mark in turns]
    return history


def _entry(game: Game, kind: str, player: object, text: str, definitions: dict[str, Definition]) -> Given:
    if kind not in KINDS or player not in (-1, 0, 1) or (kind == STREAM and not text.isdecimal()):
        raise ValueError(f"history: {shown([kind, player, text])}")
    # Set up only when an undo goes through it: under later rules it might not be a position any more.
    position = position_from_text(game, text, definitions, _PLACE, False) if kind == POSITION else None
    assert isinstance(player, int)
    return Given(kind, player, text, kind == STREAM, position)
