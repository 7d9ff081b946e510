"""Coverage: for each rule of a ledger, whether a test proves it, or why none has to.

Owns the statuses, the reading of a game's ``data/coverage.toml`` (the exemptions, each with its reason) and
the report. A rule is

- *proved*: a test cites it;
- *negative*: nothing happens by this rule, and a test that cites it shows that nothing does;
- *not applicable*: no program can break or keep it; the reason is given;
- *waiting*: it belongs to a part of the game that is not there yet;
- *missing*: none of these, something is to be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import Ledger, Rule, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from taisen.rulebook.citations import Citation

PROVED = "proved"
NEGATIVE = "negative"
NOT_APPLICABLE = "not applicable"
WAITING = "waiting"
MISSING = "missing"
STATUSES = (PROVED, NEGATIVE, NOT_APPLICABLE, WAITING, MISSING)
"""All statuses, in the order in which a summary counts them."""

_IN_PART = "in part"
_TABLES = {"waiting": WAITING, "not-applicable": NOT_APPLICABLE, "negative": NEGATIVE, "in-part": _IN_PART}


class Exemption:
    """What ``coverage.toml`` says about one rule.

    Attributes:
        rule: the rule's number.
        status: ``waiting``, ``not applicable``, ``negative`` or ``in part`` (to be proved now as far as it
            goes; the rest waits).
        reason: a sentence, or for what waits the chapter or part that it waits for.
    """

    __slots__ = ("reason", "rule", "status")

    rule: str
    status: str
    reason: str

    def __init__(self, rule: str, status: str, reason: str) -> None:
        self.rule = rule
        self.status = status
        self.reason = reason


class Exemptions:
    """The exemptions of a game, and the chapters that are to be complete now.

    Attributes:
        chapters: two digits of each chapter whose rules are to be proved now.
        by_rule: the exemption of a rule, by its number.
    """

    chapters: frozenset[str]
    by_rule: dict[str, Exemption]

    def __init__(self, chapters: frozenset[str], by_rule: dict[str, Exemption]) -> None:
        self.chapters = chapters
        self.by_rule = by_rule


class CoverageLine:
    """One rule with its status, the reason if it is exempt and the tests that cite it."""

    __slots__ = ("reason", "rule", "status", "tests")

    rule: Rule
    status: str
    reason: str
    tests: tuple[str, ...]

    def __init__(self, rule: Rule, status: str, reason: str, tests: tuple[str, ...]) -> None:
        self.rule = rule
        self.status = status
        self.reason = reason
        self.tests = tests


class Coverage:
    """The coverage of a ledger.

    Attributes:
        ledger: the rules.
        lines: one line a rule, in the ledger's order.
        stale: numbers that are exempt as waiting or not applicable and are cited all the same.
    """

    ledger: Ledger
    lines: list[CoverageLine]
    stale: list[str]
    _chapters: frozenset[str]

    def __init__(
        self, ledger: Ledger, lines: list[CoverageLine], stale: list[str], chapters: frozenset[str]
    ) -> None:
        self.ledger = ledger
        self.lines = lines
        self.stale = stale
        self._chapters = chapters

    def line(self, number: str) -> CoverageLine:
        """The line of one rule."""
        self.ledger.rule(number)
        return next(line for line in self.lines if line.rule.id == number)

    def current(self) -> list[CoverageLine]:
        """The lines of the chapters that are to be complete now."""
        return [line for line in self.lines if line.rule.chapter in self._chapters]

    def summary(self) -> list[str]:
        """Four lines: the chapters in question, counts in them, counts of the whole book, what is missing."""
        current = self.current()
        missing = [line.rule.id for line in current if line.status == MISSING]
        shown = ", ".join(missing[:12]) + (f" and {len(missing) - 12} more" if len(missing) > 12 else "")
        chapters = _ranges(sorted(self._chapters))
        return [
            f"{self.ledger.game}: chapters built so far: {chapters}",
            f"these chapters: {_counts(current)}",
            f"whole book:     {_counts(self.lines)}",
            f"missing in these chapters: {shown or 'none'}",
        ]


def load_exemptions(path: Path, ledger: Ledger) -> Exemptions:
    """Read a game's ``coverage.toml``.

    The file names the ``chapters`` that are to be complete, may name parts of the program under ``later``
    that rules wait for besides chapters, and has the tables ``waiting``, ``in-part`` (number = chapter or
    part), ``not-applicable`` and ``negative`` (number = reason).

    Raises:
        BadInput: an unknown rule, chapter or table, a rule listed twice, an empty reason.
    """
    data = read_toml(path)
    chapters = _text_list(path, data, "chapters")
    later = _text_list(path, data, "later")
    for digits in chapters:
        _known_chapter(f"{path}: chapters", digits, ledger)
    by_rule: dict[str, Exemption] = {}
    for key, table in data.items():
        if key in ("chapters", "later"):
            continue
        if key not in _TABLES or not isinstance(table, dict):
            raise BadInput(f"{path}: {key}", "an unknown entry", f"chapters, later, {', '.join(_TABLES)}")
        for number, reason in table.items():
            place = f"{path}: [{key}] {number}"
            ledger.rule(number, place)
            if number in by_rule:
                raise BadInput(place, "a rule listed twice", "each rule in one table")
            if not isinstance(reason, str) or not reason.strip():
                raise BadInput(place, repr(reason), "a reason")
            named = key in ("waiting", "in-part") and reason not in later
            title = f" {_known_chapter(place, reason, ledger, later)}" if named else ""
            by_rule[number] = Exemption(number, _TABLES[key], reason + title)
    return Exemptions(frozenset(chapters), by_rule)


def measure(ledger: Ledger, exemptions: Exemptions, citations: Iterable[Citation]) -> Coverage:
    """Put rules, exemptions and citations together.

    Raises:
        BadInput: a citation names a rule of this ledger's prefix that does not exist.
    """
    tests: dict[str, list[str]] = {}
    for citation in citations:
        if citation.rule.startswith(f"{ledger.prefix}-"):
            ledger.rule(citation.rule, citation.place)
            named = tests.setdefault(citation.rule, [])
            if citation.test not in named:
                named.append(citation.test)
    lines: list[CoverageLine] = []
    stale: list[str] = []
    for rule in ledger:
        cited = tuple(tests.get(rule.id, ()))
        exemption = exemptions.by_rule.get(rule.id)
        reason = exemption.reason if exemption is not None else ""
        if exemption is None:
            if rule.chapter in exemptions.chapters or cited:
                status = PROVED if cited else MISSING
            else:
                # A rule of a chapter that is not built yet waits for its own chapter without being listed.
                status, reason = WAITING, f"{rule.chapter} {ledger.chapters[rule.chapter]}"
        elif exemption.status == _IN_PART:
            status = PROVED if cited else MISSING
            reason = f"in part; the rest waits for {exemption.reason}"
        elif exemption.status == NEGATIVE:
            status = NEGATIVE if cited else MISSING
        elif cited:
            stale.append(rule.id)
            status, reason = PROVED, ""
        else:
            status = exemption.status
        lines.append(CoverageLine(rule, status, reason, cited))
    return Coverage(ledger, lines, stale, exemptions.chapters)


def _counts(lines: list[CoverageLine]) -> str:
    counted = [f"{sum(line.status == status for line in lines)} {status}" for status in STATUSES]
    return f"{len(lines)} rules: {', '.join(counted)}"


def _ranges(chapters: list[str]) -> str:
    """``01-03, 07`` for 01, 02, 03, 07."""
    parts: list[str] = []
    start = previous = ""
    for digits in [*chapters, ""]:
        if previous and digits and int(digits) == int(previous) + 1:
            previous = digits
            continue
        if previous:
            parts.append(start if start == previous else f"{start}-{previous}")
        start = previous = digits
    return ", ".join(parts)


def _text_list(path: Path, data: dict[str, object], field: str) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput(f"{path}: {field}", repr(value), "a list of texts")
    return [str(item) for item in value]


def _known_chapter(place: str, digits: str, ledger: Ledger, later: Iterable[str] = ()) -> str:
    title = ledger.chapters.get(digits)
    if title is None:
        also = "".join(f", {part!r}" for part in later)
        raise BadInput(place, repr(digits), f'the two digits of a chapter, such as "28"{also}')
    return title
