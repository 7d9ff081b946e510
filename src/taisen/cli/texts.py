"""The terminal's words: the one place through which every text of the terminal itself goes.

Owns the choice of the language and the texts of ``messages/<language>/terminal.ftl``; what a match says of
itself is worded by ``taisen.wording``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.messages import message
from taisen.rulebook.ledger import LANGUAGES
from taisen.wording import Wording, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

TERMINAL: Final = "terminal"
TABLE: Final = "table"
"""Where the names of the games are."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that a locale asks for, English if it is none of ours.

    >>> language_of({"LANG": "zh_TW.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "ja_JP"})
    ('zh-Hant', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "").replace("-", "_").lower()
        if not locale:
            continue
        if locale.startswith("zh"):
            traditional = any(mark in locale for mark in ("tw", "hk", "mo", "hant"))
            return "zh-Hant" if traditional else "zh-Hans"
        return "ja" if locale.startswith("ja") else "en"
    return "en"


def check_language(language: str) -> str:
    """Return a language that we speak.

    Raises:
        BadInput: we do not speak it.
    """
    if language not in LANGUAGES:
        raise BadInput("--language", repr(language), ", ".join(LANGUAGES))
    return language


class Texts(Words):
    """The terminal's own texts in one language, and the shared words."""

    def say(self, identifier: str, **arguments: int | str) -> str:
        """Return a text of the terminal (``screen-...``)."""
        return message(self.language, f"screen-{identifier}", TERMINAL, **arguments)

    def game_title(self, game: str) -> str:
        """Return what a game is called.

        >>> Texts("en").game_title("battle-spirits")
        'Battle Spirits'
        """
        return message(self.language, f"game-{game}", TABLE)


class MatchTexts(Wording, Texts):
    """A match in words, and the terminal's own texts."""

    def about(self, identifier: str, player: int) -> str:
        """Return a text of the terminal that speaks to or of a player."""
        return self.say(identifier, who=self.who(player), player=self.player_name(player))
