"""A page speaks the browser's language at first, and another one as soon as it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import scenes
from tests.browser.examining import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer


def test_another_language_changes_all_of_a_table_at_once(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page(scenes.middle(table_server).link())
    scenes.attack(page)
    scenes.asked(page, "flash")
    page.locator('.mat-other [data-number="BS17-003"]').focus()
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
    words = Words(page, "ja")
    words.look("after the change")
    assert "\n".join(words.found) == ""

    # It stays so after the page is loaded again, and other pages speak it too.
    page.reload()
    scenes.asked(page, "flash")
    words.look("loaded again")
    page.goto(table_server.address)
    page.locator(".new-match").wait_for()
    words.look("another page")
    assert "\n".join(words.found) == ""


def test_the_first_language_is_the_browsers(open_page: Callable[..., Page]) -> None:
    for spoken, language in (("fr", "en"), ("ja", "ja"), ("zh-Hans", "zh-Hans"), ("zh-Hant", "zh-Hant")):
        page = open_page(language=spoken)
        page.locator("main h1").first.wait_for()
        assert page.evaluate("() => document.documentElement.lang") == language
