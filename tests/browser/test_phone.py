"""The pages on a phone: all of them fit, everything can be touched, and a whole match is played by taps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import scenes, tours
from tests.browser.playing import TapPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

PHONE: Final = {"width": 360, "height": 740, "touch": True}
SEEN: Final = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) {
        const wide = [...document.querySelectorAll("body *")]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120));
        found.push(`${page.scrollWidth} px wide: ${wide.slice(0, 3)}`);
    }
    const prompt = document.querySelector(".table-prompt .prompt-text");
    const inDialog = document.querySelector("dialog[open]");
    if (prompt && !inDialog) {
        const { top, bottom } = prompt.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) found.push(`the question lies from ${top} to ${bottom}`);
    }
    const targets = "a[href], button, select, input, textarea, summary";
    const places = [...(inDialog ?? document).querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
        .filter((element) => element.closest(".skip") === null)
        // Cores that take no part now; the turns of a replay, which have buttons of their own below.
        .filter((element) => !element.matches(".mat [tabindex='-1'], .replay-turns button"))
        .map((element) => {
            const box = (element.closest("label") ?? element).getBoundingClientRect();
            const inline = getComputedStyle(element).display === "inline";
            const sentence = inline && element.closest("p, li, td, dd") !== null;
            return { element, box, sentence };
        });
    // A small target is large enough if no other one lies in the circle of 24 px around its middle.
    const isNear = (x, y, box) => {
        const left = x - Math.max(box.left, Math.min(x, box.right));
        return Math.hypot(left, y - Math.max(box.top, Math.min(y, box.bottom))) < 12;
    };
    for (const { element, box, sentence } of places) {
        if (box.width >= 24 && box.height >= 24) continue;
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2;
        if (sentence || !places.some((one) => one.element !== element && isNear(x, y, one.box))) continue;
        found.push(`${box.width} by ${box.height} px: ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
}"""
"""What does not fit: a page wider than the screen, a question out of sight, targets below WCAG's 24 px."""


@pytest.mark.parametrize(
    ("tour", "language"),
    [*((tour, "en") for tour in tours.ALL), (tours.first_pages, "ja"), (tours.table_pages, "zh-Hans")],
)
def test_every_page_fits_a_phone(
    open_page: Callable[..., Page],
    table_server: TableServer,
    tour: Callable[[tours.Tourist], None],
    language: str,
) -> None:
    page = open_page(language=language, **PHONE)
    found: list[str] = []

    def look(what: str) -> None:
        found.extend(f"{what}: {fault}" for fault in page.evaluate(SEEN))

    tour(tours.Tourist(page, table_server, language, look))
    assert "\n".join(found) == ""


def test_the_hand_is_whole_in_a_battle(open_page: Callable[..., Page], table_server: TableServer) -> None:
    page = open_page(scenes.middle(table_server).link(), **PHONE)
    scenes.asked(page, "main")
    scenes.attack(page)
    scenes.asked(page, "flash")
    below = """(share) => {
        const board = document.querySelector(".table-board");
        board.scrollTop = share * board.scrollHeight;
        const end = board.getBoundingClientRect().bottom;
        return [...document.querySelectorAll(".mat-own .mat-hand-card")].map((card) => {
            const { outlineWidth, outlineOffset } = getComputedStyle(card);
            const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
            return end - card.getBoundingClientRect().bottom - ring;
        });
    }"""
    for share in (0, 1):
        spare = page.evaluate(below, share)
        assert len(spare) == 3 and min(spare) >= 0, (share, spare)


@pytest.mark.parametrize("game", [scenes.GAME, scenes.WIXOSS])
def test_a_whole_match_by_taps(open_page: Callable[..., Page], game: str) -> None:
    page = open_page(language="zh-Hans", **PHONE)
    page.locator(f".game-picker [value={game}]").check()
    page.locator(".new-match button[type=submit]").tap()
    player = TapPlayer(page)
    player.play()
    assert player.steps > 10
    assert page.locator(".ending").get_attribute("data-outcome") in ("won", "lost")
    assert page.evaluate(SEEN) == []
