"""``taisen rule`` and ``taisen rules``: the rule book in the terminal, and which tests prove it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from taisen.kernel.errors import BadInput
from taisen.rulebook import (
    Coverage,
    Ledger,
    find_citations,
    find_rule,
    installed_ledgers,
    load_exemptions,
    measure,
    tests_folder,
)
from taisen.rulebook.coverage import MISSING, STATUSES
from taisen.rulebook.ledger import LANGUAGES

Language = Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")]


def rule(
    number: Annotated[str, typer.Argument(help="Number of the rule, such as BS-11.05.")],
    language: Language = "en",
) -> None:
    """Show a rule: its title, what it says, where it comes from, and the tests that prove it."""
    _check_language(language)
    ledger, found = find_rule(number)
    print(f"{found.id}  {found.title(language)}")
    print(f"chapter  {found.chapter} {ledger.chapter_title(found.chapter, language)}")
    others = dict.fromkeys((found.title_en, found.title_ja, found.title_zh))
    others.pop(found.title(language), None)
    print(f"also     {' / '.join(others)}")
    print(f"says     {ledger.says(found, language)}")
    print(f"source   {found.source}")
    print(f"check    {found.check}")
    tests = tests_folder(ledger)
    if tests is None:
        return
    line = _coverage(ledger, tests).line(found.id)
    print(f"status   {line.status}{f' ({line.reason})' if line.reason else ''}")
    for test in line.tests:
        print(f"test     {test}")


def rules(
    search: Annotated[str | None, typer.Option(help="Show the rules that hold all these words.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List each rule with its tests.")] = False,
    game: Annotated[
        str | None, typer.Option(help="The game whose rules are meant; all, if not given.")
    ] = None,
    status: Annotated[
        str | None, typer.Option(help=f"With --coverage: only rules that are {', '.join(STATUSES)}.")
    ] = None,
    tests: Annotated[Path | None, typer.Option(help="With --coverage: the folder of the tests.")] = None,
    language: Language = "en",
) -> None:
    """Search the rule books, or list which rules are proved by tests."""
    _check_language(language)
    if status is not None and status not in STATUSES:
        raise BadInput("--status", repr(status), ", ".join(STATUSES))
    ledgers = _ledgers(game)
    if coverage:
        for ledger in ledgers:
            folder = tests if tests is not None else tests_folder(ledger)
            if folder is None:
                raise BadInput(
                    "--tests",
                    "an installation without tests",
                    "a checkout of the source, or --tests FOLDER",
                )
            _print_coverage(_coverage(ledger, folder), language, status)
        return
    if search is None:
        for ledger in ledgers:
            print(f"{ledger.game}: {len(ledger)} rules")
            for digits in ledger.chapters:
                title = ledger.chapter_title(digits, language)
                print(f"  {digits}  {title} ({len(ledger.chapter(digits))})")
        return
    found = [(ledger, rule) for ledger in ledgers for rule in ledger.search(search, language)]
    for ledger, hit in found:
        print(f"{hit.id}  {hit.title(language)}\n          {ledger.says(hit, language)}")
    print(f"{len(found)} rule{'' if len(found) == 1 else 's'} with {search!r}")


def _print_coverage(coverage: Coverage, language: str, status: str | None) -> None:
    chapter = ""
    for line in coverage.lines:
        if status is not None and line.status != status:
            continue
        if line.rule.chapter != chapter:
            chapter = line.rule.chapter
            print(f"\n{chapter} {coverage.ledger.chapters[chapter]}")
        mark = "!!" if line.status == MISSING else "  "
        print(f"{mark} {line.rule.id}  {line.status:<14}  {line.rule.title(language)}")
        if line.reason:
            print(f"        {line.reason}")
        for test in line.tests:
            print(f"        {test}")
    print()
    if coverage.stale:
        print(
            f"listed as exempt and cited all the same (take them off the list): {', '.join(coverage.stale)}"
        )
    for text in coverage.summary():
        print(text)


def _coverage(ledger: Ledger, tests: Path) -> Coverage:
    exemptions = load_exemptions(ledger.path.with_name("coverage.toml"), ledger)
    return measure(ledger, exemptions, find_citations(tests))


def _ledgers(game: str | None) -> list[Ledger]:
    ledgers = installed_ledgers()
    if game is None:
        return ledgers
    chosen = [ledger for ledger in ledgers if ledger.game == game]
    if not chosen:
        raise BadInput("--game", repr(game), ", ".join(ledger.game for ledger in ledgers))
    return chosen


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput("--language", repr(language), ", ".join(LANGUAGES))
