"""Every page, light and dark, in two of the four languages, in the long form in all of them.

axe-core finds nothing, no text is missing or foreign, and what the server's policy forbids is not tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import tours
from tests.browser.examining import VIOLATIONS, Access, Policy, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page
    from tests.browser.conftest import TableServer

LANGUAGES: Final = ("en", "ja", "zh-Hans", "zh-Hant")


def seen() -> Iterator[object]:
    """Each page in two languages, light in one and dark in the other; in the long form in all four."""
    for number, tour in enumerate(tours.ALL):
        for place, language in enumerate(LANGUAGES):
            first = place in (number % 4, (number + 1) % 4)
            marks = () if first else (pytest.mark.slow,)
            yield pytest.param(tour, language, (number + place) % 2 == 1, marks=marks)


@pytest.mark.parametrize(("tour", "language", "dark"), list(seen()))
def test_every_page_is_for_everybody(
    open_page: Callable[..., Page],
    table_server: TableServer,
    tour: Callable[[tours.Tourist], None],
    language: str,
    dark: bool,
) -> None:
    page = open_page(language=language, dark=dark)
    examiners = (Access(page), Words(page, language), Policy(page))

    def look(what: str) -> None:
        for examiner in examiners:
            examiner.look(what)

    tour(tours.Tourist(page, table_server, language, look))
    assert "\n".join(fault for examiner in examiners for fault in examiner.found) == ""


def test_what_is_wrong_would_be_found(chromium: Browser, table_server: TableServer) -> None:
    with chromium.new_context(locale="ja") as context:
        context.add_init_script(VIOLATIONS)
        page = context.new_page()
        page.goto(table_server.address)
        page.locator(".new-match").wait_for()
        page.evaluate(
            "() => document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">home-new</p>')"
        )
        page.evaluate("() => document.querySelector('.new-match [type=submit]').replaceChildren()")
        page.wait_for_function("() => window.violations.length > 0")
        examiners = (Access(page), Words(page, "ja"), Policy(page))
        for examiner in examiners:
            examiner.look("here")
        assert any("button-name" in fault for fault in examiners[0].found)
        assert examiners[1].found == ["here: home-new"]
        assert any("style-src" in fault for fault in examiners[2].found)
