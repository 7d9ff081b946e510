"""Messages: what the program says of a match, in four languages, as Fluent files.

Owns the files ``<language>/common.ftl`` (all games), ``<language>/terms.ftl`` (the words for things of the
games, for whoever says them) and ``<language>/<game>.ftl``, and their loading. A server and a browser read
the same files. Ids: ``prompt-<prompt>``, ``option-<verb>``, ``reason-<reason>``,
``event-<name>``, ``outcome-<reason>``, ``source-<source>``; ``taisen.messages.arguments`` says what the
values stand for that a decision carries. What a card does is not here: the effect language prints it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from taisen.kernel.errors import BadInput, shortened
from taisen.rulebook.ledger import LANGUAGES

COMMON = "common"
TERMS = "terms"
LONGEST = 900
"""Characters of an argument that are said in full; Fluent takes no more than 1000."""
FORMATTED = 8192
"""How many formatted messages are kept."""


def message(language: str, identifier: str, game: str = COMMON, /, **arguments: int | str) -> str:
    """Return a message with its arguments filled in.

    Args:
        language: one of ``LANGUAGES``.
        identifier: id of the message ("prompt-pay").
        game: whose messages are meant beside the common ones; none for those alone.
        arguments: values for the message; names of cards, places and players as they are to be read.

    Raises:
        BadInput: there is no such language, game or message, or an argument is missing.

    >>> message("en", "prompt-pay", "battle-spirits", amount=3, card="BS17-003")
    'Pay 3 cores for BS17-003: from where?'
    >>> message("en", "word-power", "wixoss", power=12000)
    'power 12000'
    >>> message("zh-Hant", "prompt-block", "battle-spirits")
    '用哪隻戰魂阻擋？'
    """
    return _formatted(language, identifier, game, tuple(map(_fitting, arguments.items())))


def _fitting(argument: tuple[str, int | str]) -> tuple[str, int | str]:
    """Return an argument that Fluent takes: a very long text, a name that somebody made up say, cut off."""
    name, value = argument
    return (name, shortened(value)) if isinstance(value, str) and len(value) > LONGEST else argument


@lru_cache(maxsize=FORMATTED)
def _formatted(
    language: str, identifier: str, game: str, arguments: tuple[tuple[str, int | str], ...]
) -> str:
    """Return a message; what was said lately is not put together again."""
    bundle = _bundle(language, game)
    if not bundle.has_message(identifier):
        raise BadInput("message", repr(identifier), f"a message of {game}")
    pattern = bundle.get_message(identifier).value
    if pattern is None:
        raise BadInput("message", repr(identifier), "a message with a text")
    text, problems = bundle.format_pattern(pattern, {name: _plain(value) for name, value in arguments})
    if problems:
        raise BadInput(f"message {identifier}", "; ".join(map(str, problems)), "all arguments of the message")
    assert isinstance(text, str)
    return text


def _plain(value: int | str) -> FluentInt | str:
    """Return a value as messages say it: numbers in one form everywhere, as cards print them (12000)."""
    return value if isinstance(value, str) else FluentInt(value, useGrouping=False)


def has_message(identifier: str, game: str = COMMON) -> bool:
    """Return whether there is a message with this id."""
    return _bundle("en", game).has_message(identifier)


def source_text(language: str, name: str) -> str:
    """Return a Fluent file as it is, for those who format it elsewhere.

    Raises:
        BadInput: there is no such file.
    """
    if language not in LANGUAGES:
        raise BadInput("language", repr(language), ", ".join(LANGUAGES))
    path = files(__name__).joinpath(language, f"{name}.ftl")
    if not path.is_file():
        raise BadInput("messages", repr(name), f"{COMMON} or a game")
    return path.read_text(encoding="utf-8")


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    # Marks of direction around each value would stand in the way of copying and of aligning columns.
    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((COMMON, TERMS, game)):
        bundle.add_resource(FluentResource(source_text(language, name)))
    return bundle
