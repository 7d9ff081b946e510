"""What is looked for at every stop of a tour: faults of access, missing or foreign words, broken policy.

Each examiner has ``look(what)``, called at a stop, and ``found``, told together at the end.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tests.browser import tours
from tests.browser.conftest import ROOT

from taisen.messages import source_text

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_FOUND: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((one) =>
        one.nodes.map((node) => `${one.impact} ${one.id}: ${node.html} ${node.failureSummary}`));
}"""
SAID: Final = """() => {
    const language = document.documentElement.lang;
    const isPages = (element) => element.closest("[lang]").lang === language;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && isPages(parentElement)) found.push(data.trim());
    }
    for (const element of document.querySelectorAll("body *")) {
        if (!isPages(element)) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
            const said = element.getAttribute(name);
            if (said) found.push(said);
        }
    }
    return found;
}"""
"""All that a page says, seen or heard, in its own language."""
ALIKE: Final = re.compile(
    r"(?<![A-Za-z])(taisen|WIXOSS|WX-[\d.]+|W[A-Z]{1,2}\d+(?:-\w+)?|[A-Z]{2,3}\d+-\w+|OC|BS-?[\dX.-]+|Lv\.?\d*|BP|TOML|https?://\S+|eternal-[\d.]+|name:"
    r"|\d+(?:\.\d+)*(?:\.dev\d+)?(?:\+source)?|Esc|Enter|Space|Home|End|Key|PR-\d+|PageUp|PageDown|Shift|Del)"
)
"""What is written alike in every language."""
ENGLISH: Final = re.compile(r"[A-Za-z]{2,}")
SERVERS: Final = ("common", "battle-spirits", "wixoss", "table", "wording")
VIOLATIONS: Final = """(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", (event) => {
        window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`);
    });
})()"""
"""To be added to every page of a context before its own scripts."""


class Access:
    """Finds what axe-core finds, be it serious or slight."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, what: str) -> None:
        """Examine what is shown now."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.found += [f"{what}: {fault}" for fault in self.page.evaluate(AXE_FOUND)]


class Words:
    """Finds texts that are missing, and English where another language is spoken."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.found: list[str] = []

    def look(self, what: str) -> None:
        """Listen to what is said now."""
        assert self.page.evaluate("() => document.documentElement.lang") == self.language
        for said in self.page.evaluate(SAID):
            foreign = self.language != "en" and ENGLISH.search(ALIKE.sub("", said))
            if foreign or not identifiers().isdisjoint(re.findall(r"[a-z0-9-]+", said)):
                self.found.append(f"{what}: {said}")


class Policy:
    """Finds what breaks the page's content security policy."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        page.context.add_init_script(VIOLATIONS)

    def look(self, what: str) -> None:
        """Ask what was blocked until now."""
        found = self.page.evaluate("() => window.violations.splice(0)")
        self.found += [f"{what}: {one}" for one in found]


@cache
def identifiers() -> frozenset[str]:
    """Return the ids of all messages: what is shown where a text is missing."""
    found: set[str] = set()
    for area in (*tours.AREAS, *SERVERS):
        parts = FluentParser().parse(source_text("en", area)).body
        found |= {part.id.name for part in parts if isinstance(part, Message) and "-" in part.id.name}
    return frozenset(found)
