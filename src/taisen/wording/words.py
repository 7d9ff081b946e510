"""Words: single words and phrases that the terminal and the browser share, in one language.

Owns the texts of ``messages/<language>/wording.ftl`` and ``terms.ftl``; the pages say the latter too.
"""

from __future__ import annotations

from typing import Final

from taisen.messages import message

WORDING: Final = "wording"


class Words:
    """The shared words in one language.

    Attributes:
        language: one of ``LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def word(self, identifier: str, **arguments: int | str) -> str:
        """Return a word or phrase (``word-...``).

        >>> Words("zh-Hans").word("level", level=2)
        'Lv2'
        """
        return message(self.language, f"word-{identifier}", WORDING, **arguments)

    def term(self, kind: str, name: str) -> str:
        """Return the word for one of a closed list of names.

        >>> Words("ja").term("color", "red")
        '赤'
        """
        return self.word(f"{kind}-{name}")

    def listed(self, texts: list[str]) -> str:
        """Return texts one after another.

        >>> Words("en").listed(["a", "b"])
        'a, b'
        """
        return self.word("list-separator").join(texts)

    def symbols(self, names: tuple[str, ...]) -> str:
        """Return symbols by colour and number, equal ones counted.

        >>> Words("en").symbols(("red", "red", "any"))
        'red×2, any colour×1'
        """
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        parts = [f"{self.term('color', name)}×{count}" for name, count in counts.items()]
        return self.listed(parts) or self.word("none")
