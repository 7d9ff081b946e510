"""axe-core finds nothing, be it serious or slight, on any page, in any language, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import tours
from tests.browser.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((one) =>
        one.nodes.map((node) => `${one.impact} ${one.id}: ${node.html} ${node.failureSummary}`));
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


@pytest.mark.parametrize(
    ("tour", "language", "dark"),
    [
        (tour, language, (index + number) % 2 == 1)
        for index, tour in enumerate(tours.ALL)
        for number, language in enumerate(("en", "ja", "zh-Hans", "zh-Hant"))
    ],
)
def test_nothing_is_found(
    open_page: Callable[..., Page],
    table_server: TableServer,
    tour: Callable[[tours.Tourist], None],
    language: str,
    dark: bool,
) -> None:
    page = open_page(language=language, dark=dark)
    examiner = Examiner(page)
    tour(tours.Tourist(page, table_server, language, examiner.look))
    assert "\n".join(examiner.found) == ""
