"""Every page speaks one language at a time, wholly, and another one as soon as it is chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tests.browser import scenes, tours

from taisen.messages import source_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

SAID: Final = """() => {
    const language = document.documentElement.lang;
    const isPages = (element) => element.closest("[lang]").lang === language;
    const found = [];
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
    found.push(document.title);
    return found;
}"""
"""All that a page says, seen or heard, in its own language."""
ALIKE: Final = re.compile(
    r"(?<![A-Za-z])(taisen|BS-?[\dX.-]+|Lv\.?\d*|BP|https?://\S+|eternal-[\d.]+|\d\S*\+source|name:"
    r"|Esc|Enter|Space|Home|End|PageUp|PageDown|Shift)"
)
"""What is written alike in every language."""
ENGLISH: Final = re.compile(r"[A-Za-z]{2,}")
SERVERS: Final = ("common", "battle-spirits", "table", "wording")


def identifiers() -> frozenset[str]:
    """Return the ids of all messages: what is shown where a text is missing."""
    found: set[str] = set()
    for area in (*tours.AREAS, *SERVERS):
        parts = FluentParser().parse(source_text("en", area)).body
        found |= {part.id.name for part in parts if isinstance(part, Message) and "-" in part.id.name}
    return frozenset(found)


class Listener:
    """Listens to what a page says; what is wrong is told together at the end."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.found: list[str] = []
        self._ids = identifiers()

    def look(self, what: str) -> None:
        """Listen to what is said now."""
        assert self.page.evaluate("() => document.documentElement.lang") == self.language
        for said in self.page.evaluate(SAID):
            foreign = self.language != "en" and ENGLISH.search(ALIKE.sub("", said))
            if foreign or not self._ids.isdisjoint(re.findall(r"[a-z0-9-]+", said)):
                self.found.append(f"{what}: {said}")


@pytest.mark.parametrize("tour", tours.ALL)
@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans", "zh-Hant"])
def test_no_text_is_missing_or_foreign(
    open_page: Callable[..., Page],
    table_server: TableServer,
    tour: Callable[[tours.Tourist], None],
    language: str,
) -> None:
    page = open_page(language=language)
    listener = Listener(page, language)
    tour(tours.Tourist(page, table_server, language, listener.look))
    assert "\n".join(listener.found) == ""


def test_another_language_changes_all_of_a_table_at_once(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page(scenes.middle(table_server).link())
    scenes.attack(page)
    scenes.asked(page, "flash")
    page.locator('.bs-other [data-number="BS17-003"]').focus()
    page.keyboard.press("i")
    page.locator(".table-details *").first.wait_for()
    parts = (".prompt-text", ".prompt .answer", ".log-lines", ".table-details", ".toolbar", ".head nav")
    before = [page.locator(part).first.inner_text() for part in parts]
    page.locator(".settings select").first.select_option("ja")
    page.wait_for_function("() => document.documentElement.lang === 'ja'")
    for part, text in zip(parts, before, strict=True):
        page.wait_for_function(
            "([part, text]) => document.querySelector(part).innerText !== text", arg=[part, text]
        )
    details = "document.querySelector('.table-details').innerText"
    page.wait_for_function(f"() => !/[A-Za-z]{{2,}}/.test({details}.replace(/BP|Lv|BS/g, ''))")
    listener = Listener(page, "ja")
    listener.look("after the change")
    assert "\n".join(listener.found) == ""

    # It stays so after the page is loaded again, and other pages speak it too.
    page.reload()
    scenes.asked(page, "flash")
    listener.look("loaded again")
    page.goto(table_server.address)
    page.locator(".new-match").wait_for()
    listener.look("another page")
    assert "\n".join(listener.found) == ""


def test_the_first_language_is_the_browsers(open_page: Callable[..., Page]) -> None:
    for spoken, language in (("fr", "en"), ("ja", "ja"), ("zh-Hans", "zh-Hans"), ("zh-Hant", "zh-Hant")):
        page = open_page(language=spoken)
        page.locator("main h1").first.wait_for()
        assert page.evaluate("() => document.documentElement.lang") == language
