"""The ledger: every rule of a game's rule book as data, with its number.

Owns the value types :class:`Rule` and :class:`Ledger`, the reading of a ledger file, and the search in it.
A game keeps its ledger in ``data/ledger.toml`` of its own package, and what the rules say in another
language beside it, in ``says.<language>.toml``; this module finds them there and knows no game by name.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LANGUAGES = ("ja", "zh-Hans", "zh-Hant", "en")
"""The languages a title can be asked in."""

_FIELDS = ("id", "title_en", "title_ja", "title_zh", "says", "kind", "source", "check")


class Rule:
    """One rule: its number, its titles, what it says and how to check it.

    Attributes:
        id: number, such as ``BS-11.05``.
        title_en: title in English.
        title_ja: title in Japanese.
        title_zh: title in simplified Chinese.
        title_zh_hant: title in traditional Chinese, the simplified one where the ledger has none.
        says: the rule in one or two English sentences.
        kind: what it concerns: ``setup``, ``turn``, ``battle``, ``ruling``, ``physical`` ...
        source: the part of the rule book that it comes from.
        check: given / when / then of a test that would prove it.
    """

    __slots__ = ("check", "id", "kind", "says", "source", "title_en", "title_ja", "title_zh", "title_zh_hant")

    id: str
    title_en: str
    title_ja: str
    title_zh: str
    title_zh_hant: str
    says: str
    kind: str
    source: str
    check: str

    def __init__(self, fields: Mapping[str, str]) -> None:
        self.id = fields["id"]
        self.title_en = fields["title_en"]
        self.title_ja = fields["title_ja"]
        self.title_zh = fields["title_zh"]
        self.title_zh_hant = fields.get("title_zh_hant") or self.title_zh
        self.says = fields["says"]
        self.kind = fields["kind"]
        self.source = fields["source"]
        self.check = fields["check"]

    def __repr__(self) -> str:
        return f"Rule({self.id} {self.title_en!r})"

    @property
    def chapter(self) -> str:
        """The two digits of the chapter, ``"11"`` for ``BS-11.05``."""
        return self.id.partition("-")[2].partition(".")[0]

    def title(self, language: str = "en") -> str:
        """The title in ``language``."""
        titles = {"ja": self.title_ja, "zh-Hans": self.title_zh, "zh-Hant": self.title_zh_hant}
        return titles.get(language, self.title_en)


class Ledger:
    """The rules of one game, in the order of its rule book.

    Attributes:
        game: name of the game, such as ``battle-spirits``.
        prefix: what its rule numbers begin with, such as ``BS``.
        path: the file that was read.
        chapters: English title of each chapter by its two digits.
        chapter_titles: the same in other languages, by language.
    """

    game: str
    prefix: str
    path: Path
    chapters: dict[str, str]
    chapter_titles: dict[str, dict[str, str]]
    _rules: dict[str, Rule]
    _says: dict[str, dict[str, str]]

    def __init__(
        self,
        game: str,
        prefix: str,
        path: Path,
        chapters: dict[str, str],
        chapter_titles: dict[str, dict[str, str]],
        rules: dict[str, Rule],
    ) -> None:
        self.game = game
        self.prefix = prefix
        self.path = path
        self.chapters = chapters
        self.chapter_titles = chapter_titles
        self._rules = rules
        self._says = {}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, number: object) -> bool:
        return number in self._rules

    def rule(self, number: str, place: str = "rule number") -> Rule:
        """The rule with this number.

        Raises:
            BadInput: there is none; the message names numbers that are close to it.
        """
        found = self._rules.get(number)
        if found is None:
            close = get_close_matches(number, self._rules, n=3, cutoff=0.7)
            allowed = f"a number of the {self.game} rule book"
            if close:
                allowed += f", for example {', '.join(close)}"
            raise BadInput(place, repr(number), allowed)
        return found

    def chapter(self, digits: str) -> list[Rule]:
        """The rules of one chapter, in order."""
        return [rule for rule in self if rule.chapter == digits]

    def translation(self, language: str) -> dict[str, str] | None:
        """What the rules say in another language than English, by number; None where nobody wrote it.

        Raises:
            BadInput: the file beside the ledger lacks a rule, or has one that the ledger does not have.
        """
        found = self._says.get(language)
        path = self.path.with_name(f"says.{language}.toml")
        if found is None and language in LANGUAGES and path.is_file():
            found = _texts(path, read_toml(path), "says", set(self._rules))
            self._says[language] = found
        return found

    def spoken(self, language: str) -> str:
        """The language of what rules say when asked in ``language``: English where nobody wrote it."""
        return "en" if self.translation(language) is None else language

    def says(self, rule: Rule, language: str) -> str:
        """What a rule says, in ``language`` if somebody wrote it, else in English."""
        found = self.translation(language)
        return rule.says if found is None else found[rule.id]

    def chapter_title(self, digits: str, language: str) -> str:
        """The title of a chapter, in ``language`` if the ledger has it, else in English."""
        return self.chapter_titles.get(language, self.chapters)[digits]

    def search(self, text: str, language: str = "en") -> list[Rule]:
        """The rules that hold every word of ``text``, in a title or in what they say in ``language``.

        Rules with the words in a title come first; letter case does not matter.
        """
        words = text.casefold().split()
        if not words:
            return []
        in_title: list[Rule] = []
        in_text: list[Rule] = []
        for rule in self:
            titles = " ".join((rule.id, *map(rule.title, LANGUAGES))).casefold()
            everything = f"{titles} {self.says(rule, language)} {rule.says} {rule.check}".casefold()
            if all(word in titles for word in words):
                in_title.append(rule)
            elif all(word in everything for word in words):
                in_text.append(rule)
        return in_title + in_text


def read_toml(path: Path) -> dict[str, object]:
    """The content of a TOML file.

    Raises:
        BadInput: the file cannot be read or is not TOML.
    """
    try:
        return dict(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadInput(str(path), error.strerror or "an unreadable file", "a readable TOML file") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), str(error), "a TOML file in UTF-8") from error


def load_ledger(path: Path) -> Ledger:
    """Read a ledger file.

    Raises:
        BadInput: a field is missing, a number is wrong or given twice.
    """
    data = read_toml(path)
    prefix = _text(path, data, "prefix")
    chapters = data.get("chapters")
    if not isinstance(chapters, dict) or not chapters:
        raise BadInput(f"{path}: chapters", repr(chapters), "a table of chapter titles")
    entries = data.get("rule")
    if not isinstance(entries, list):
        raise BadInput(f"{path}: rule", repr(entries), "a list of [[rule]] tables")
    rules: dict[str, Rule] = {}
    for position, entry in enumerate(entries, start=1):
        place = f"{path}: rule {position}"
        if not isinstance(entry, dict):
            raise BadInput(place, repr(entry), "a [[rule]] table")
        for field in _FIELDS:
            if not isinstance(entry.get(field), str) or not entry[field]:
                raise BadInput(f"{place}: {field}", repr(entry.get(field)), "a text")
        rule = Rule(entry)
        if not rule.id.startswith(f"{prefix}-") or rule.chapter not in chapters:
            raise BadInput(place, rule.id, f"a number {prefix}-CC.NN with a chapter listed in [chapters]")
        if rule.id in rules:
            raise BadInput(place, f"{rule.id} a second time", "each number once")
        rules[rule.id] = rule
    titles = {str(digits): str(title) for digits, title in chapters.items()}
    other = data.get("chapter_titles", {})
    if not isinstance(other, dict):
        raise BadInput(f"{path}: chapter_titles", repr(other), "a table of titles for each language")
    translated = {str(language): _texts(path, other, language, set(titles)) for language in other}
    return Ledger(_text(path, data, "game"), prefix, path, titles, translated, rules)


def _texts(path: Path, data: Mapping[str, object], field: str, wanted: set[str]) -> dict[str, str]:
    table = data.get(field)
    if not isinstance(table, dict):
        raise BadInput(f"{path}: {field}", repr(table), "a table of texts")
    wrong = wanted.symmetric_difference(table)
    if wrong:
        raise BadInput(f"{path}: {field}", ", ".join(sorted(wrong)), "each of the ledger once, and no other")
    return {str(name): _text(path, table, name) for name in table}


def _text(path: Path, data: Mapping[str, object], field: str) -> str:
    value = data.get(field)
    if not isinstance(value, str) or not value:
        raise BadInput(f"{path}: {field}", repr(value), "a text")
    return value


_cache: list[Ledger] = []


def installed_ledgers() -> list[Ledger]:
    """The ledgers of all games in this installation, ordered by the game's name."""
    if not _cache:
        package = Path(__file__).resolve().parent.parent
        found = [load_ledger(path) for path in package.glob("*/data/ledger.toml")]
        _cache.extend(sorted(found, key=lambda ledger: ledger.game))
    return list(_cache)


def find_rule(number: str, place: str = "rule number") -> tuple[Ledger, Rule]:
    """The rule with this number in whichever game has it; ``bs-11.05`` finds ``BS-11.05``.

    Raises:
        BadInput: no game has such a rule.
    """
    number = number.strip().upper()
    ledgers = installed_ledgers()
    for ledger in ledgers:
        if number.startswith(f"{ledger.prefix}-"):
            return ledger, ledger.rule(number, place)
    shapes = ", ".join(f"{ledger.prefix}-11.05 ({ledger.game})" for ledger in ledgers)
    raise BadInput(place, repr(number), f"a rule number such as {shapes}")
