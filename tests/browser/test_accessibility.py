"""axe-core finds nothing serious on any page, in any language, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser import scenes
from tests.browser.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND: Final = """async () => {
    const options = { resultTypes: ["violations"], elementRef: false };
    const { violations } = await axe.run(document, options);
    return violations
        .filter((one) => one.impact === "serious" || one.impact === "critical")
        .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary}`));
}"""


class Examiner:
    """Examines what a page shows; what it finds is told together at the end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, what: str) -> None:
        """Examine what is shown now."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.found += [f"{what}: {fault}" for fault in self.page.evaluate(FOUND)]

    def dialog(self, what: str) -> None:
        """Examine the dialog that is opening, and close it."""
        self.page.locator("dialog[open]").wait_for()
        self.look(what)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")


def first_pages(examiner: Examiner, server: TableServer) -> None:
    """The home page and what can be done there, an invitation, an address that leads nowhere."""
    page = examiner.page
    page.locator(".guided").wait_for()
    page.locator(".more summary").click()
    examiner.look("home, first visit")
    seats = [{"kind": "me", "deck": {"name": "red"}}, {"kind": "friend"}]
    made = scenes.Made(scenes.ask(server, "/api/tables", {"game": scenes.GAME, "seats": seats}))
    page.goto(server.address + made.link(made.tokens[1]))
    page.locator("form button[type=submit]").wait_for()
    examiner.look("joining")
    page.goto(server.address + made.link())
    page.locator("dialog[open]").wait_for()
    examiner.look("waiting for a friend")
    page.goto(server.address + "/nowhere/at/all")
    page.locator("h1").wait_for()
    examiner.look("no such page")


def table_pages(examiner: Examiner) -> None:
    """A match from its middle to its end, with its menus and dialogs."""
    page = examiner.page
    scenes.asked(page, "main")
    page.locator(".bs-own .bs-hand .bs-lit").first.click()
    page.locator(".option-menu, .prompt .cancel").first.wait_for()
    examiner.look("main step, options of a card")
    page.keyboard.press("Escape")
    page.locator(".prompt .rule-link").click()
    examiner.dialog("a rule")
    page.locator(".bs-own .bs-pile-button").nth(1).click()
    examiner.dialog("the trash")
    page.locator(".more-menu summary").click()
    examiner.look("the menu")
    page.keyboard.press("Escape")
    for index, name in ((2, "keys"), (3, "report"), (-1, "conceding")):
        page.locator(".more-menu summary").click()
        page.locator(".more-items .button").nth(index).click()
        examiner.dialog(name)
    page.locator(".toolbar > .button").nth(1).click()
    page.locator("dialog[open] input[type=radio]").nth(2).check()
    examiner.dialog("auto-pass")
    scenes.attack(page)
    scenes.asked(page, "flash")
    page.locator('.bs-other [data-number="BS17-003"]').hover()
    page.keyboard.press("i")
    page.locator(".table-details *").first.wait_for()
    examiner.look("a battle, with details")
    page.locator("#tab-chat").click()
    page.keyboard.press("b")
    page.locator(".bs-text").wait_for()
    examiner.look("the board in words, and the chat")
    scenes.concede(page)
    examiner.look("the end")


@pytest.mark.parametrize(
    ("language", "dark"), [("en", False), ("ja", True), ("zh-Hans", True), ("zh-Hant", False)]
)
def test_nothing_serious_is_found_on_the_first_pages(
    open_page: Callable[..., Page], table_server: TableServer, language: str, dark: bool
) -> None:
    examiner = Examiner(open_page(language=language, dark=dark))
    first_pages(examiner, table_server)
    assert examiner.found == []


@pytest.mark.parametrize(
    ("language", "dark"), [("en", True), ("ja", False), ("zh-Hans", False), ("zh-Hant", True)]
)
def test_nothing_serious_is_found_at_a_table(
    open_page: Callable[..., Page], table_server: TableServer, language: str, dark: bool
) -> None:
    examiner = Examiner(open_page(scenes.middle(table_server).link(), language=language, dark=dark))
    table_pages(examiner)
    assert examiner.found == []
