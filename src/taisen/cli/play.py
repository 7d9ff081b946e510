"""``taisen play``: a match in the terminal, against a bot or with two people at one screen."""

from __future__ import annotations

import os
import secrets
import shlex
from typing import Annotated

import typer

import taisen
from taisen.bots import Bot, bot_names, make_bot
from taisen.catalog import find_deck
from taisen.cli.answers import plain
from taisen.cli.screen import DIM, GAP, STRONG, STYLES, WARNING, Ended, Screen
from taisen.cli.table import Table, play_out
from taisen.cli.texts import MatchTexts, Texts, check_language, language_of
from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import LANGUAGES

HUMAN = "human"
DEFAULT_BOT = "greedy"
FIRST = {"you": 0, "opponent": 1, "ask": -1}
LANGUAGE_NAMES = {"zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語", "en": "English"}


def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it you are asked.")] = None,
    deck: Annotated[str | None, typer.Option(help="Your deck: a built-in name or a deck list.")] = None,
    opponent_deck: Annotated[str | None, typer.Option(help="The opponent's deck.")] = None,
    against: Annotated[
        str | None, typer.Option(help=f"Who plays it: {', '.join((*bot_names(), HUMAN))}.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    language: Annotated[
        str | None, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")
    ] = None,
    first: Annotated[str, typer.Option(help=f"Who goes first: {', '.join(FIRST)}.")] = "ask",
    rules: Annotated[
        str,
        typer.Option(help="Version of the game's rules, such as 2018-01 for WIXOSS; the present without."),
    ] = "",
) -> None:
    """Play a match in this terminal, line by line."""
    if first not in FIRST:
        raise BadInput("--first", repr(first), ", ".join(FIRST))
    if against is not None and against not in (*bot_names(), HUMAN):
        raise BadInput("--against", repr(against), ", ".join((*bot_names(), HUMAN)))
    screen = Screen()
    asking = game is None
    try:
        if language is None:
            language = language_of(os.environ)
            if asking:
                language = _choose_language(screen, language)
        texts = Texts(check_language(language))
        if game is None:
            games = {name: f"{name}: {texts.game_title(name)}" for name in taisen.GAMES}
            game = _choose(screen, texts, "choose-game", games, taisen.GAMES[0])
        taisen.game(game, rules)  # what is wrong is told before anything more is asked
        for named in (deck, opponent_deck):
            if named is not None:
                find_deck(game, named)
        if deck is None:
            deck = _choose_deck(screen, texts, game, "choose-deck", 0) if asking else _default(game, 0)
        if against is None:
            against = _choose_opponent(screen, texts) if asking else DEFAULT_BOT
        if opponent_deck is None:
            built_in = list(taisen.decks(game))
            position = built_in.index(deck) + 1 if deck in built_in else 0
            if asking:
                opponent_deck = _choose_deck(screen, texts, game, "choose-opponent-deck", position)
            else:
                opponent_deck = _default(game, position)
    except Ended:
        screen.line(Texts(language or "en").say("stopped"))
        return
    seed = seed if seed is not None else str(secrets.randbelow(10**8))
    match = taisen.new_match(game, (deck, opponent_deck), seed, rules=rules)
    people = against == HUMAN
    words = MatchTexts(language, match, None if people else 0)
    opponent: Bot | None = None if people else make_bot(against, f"{seed} 1")
    table = Table(match, words, screen, (None, opponent), FIRST[first])
    sides = [words.say("seat", player=words.player_name(i), deck=match.deck_names[i]) for i in (0, 1)]
    title = words.game_title(game)
    screen.line(words.say("welcome", game=title, first=sides[0], second=sides[1], seed=seed), STRONG)
    play_out(table)
    command = ["taisen", "play", game, "--deck", deck, "--opponent-deck", opponent_deck]
    command += ["--against", against, "--seed", seed, "--language", language]
    command += ["--first", first] if first != "ask" else []
    command += ["--rules", rules] if rules else []
    screen.line(words.say("same", command=shlex.join(command)), DIM)


def _default(game: str, position: int) -> str:
    decks = list(taisen.decks(game))
    if not decks:
        raise BadInput("--deck", "no built-in deck", "the path of a deck list")
    return decks[position % len(decks)]


def _choose(screen: Screen, texts: Texts, title: str, choices: dict[str, str], default: str) -> str:
    """Ask for one of some names by number or by name; Enter takes the default."""
    names = list(choices)
    screen.line(texts.say(title), STRONG)
    width = len(str(len(names)))
    for index, name in enumerate(names, start=1):
        mark = f"  ({texts.say('default')})" if name == default else ""
        screen.line(f"{GAP}{index:>{width}}  {choices[name]}{mark}")
    while True:
        typed = plain(screen.read())
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        found = [name for name in names if plain(name).startswith(typed)]
        if len(found) == 1:
            return found[0]
        screen.line(GAP + texts.say("choose-bad", found=typed), WARNING)


def _choose_language(screen: Screen, default: str) -> str:
    return _choose(screen, Texts(default), "choose-language", LANGUAGE_NAMES, default)


def _choose_deck(screen: Screen, texts: Texts, game: str, title: str, position: int) -> str:
    choices: dict[str, str] = {}
    for name, deck in taisen.decks(game).items():
        called = texts.term("color", name) if name in STYLES else deck.name
        choices[name] = name if called.casefold() == name else f"{name}: {called}"
    return _choose(screen, texts, title, choices, _default(game, position))


def _choose_opponent(screen: Screen, texts: Texts) -> str:
    choices = {name: texts.say(f"opponent-{name}") for name in (DEFAULT_BOT, "random", HUMAN)}
    return _choose(screen, texts, "choose-opponent", choices, DEFAULT_BOT)
