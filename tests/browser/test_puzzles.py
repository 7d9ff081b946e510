"""Puzzles and the guided match, through the page: solved, failed and tried again, walked, skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import scenes
from tests.browser.playing import MousePlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

PUZZLE: Final = "last-word"
DRAWN: Final = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


class Reader(MousePlayer):
    """Gives answers that it has read, each by its words; what comes between is the page's suggestion."""

    def __init__(self, page: Page, wanted: list[str]) -> None:
        super().__init__(page)
        self.wanted = wanted

    def answer(self, asked: str) -> None:
        del asked
        buttons = self.page.locator(".prompt .answer > span:first-child")
        if self.wanted and self.wanted[0] not in buttons.all_inner_texts():
            self.page.keyboard.press("0")
            self.page.locator(".prompt [aria-expanded=true]").wait_for()
        if self.wanted and self.wanted[0] in buttons.all_inner_texts():
            self._press(buttons.filter(has_text=self.wanted.pop(0)).first)
        else:
            self._press(self.page.locator(".prompt .answer.default").first)


class Pupil(MousePlayer):
    """Touches what the guided match points at, else takes what the page suggests."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.read: list[str] = []

    def answer(self, asked: str) -> None:
        del asked
        self.page.evaluate(DRAWN)
        self.read.append(self.page.locator(".goal p").first.inner_text())
        if self.page.locator(".goal").get_attribute("data-points") != "0":
            self.page.locator(".table-board [data-pointed]").first.wait_for(state="attached")
        pointed = self.page.locator(".table-board .mat-lit[data-pointed]")
        if not pointed.count():
            self._press(self.page.locator(".prompt .answer.default").first)
            return
        pointed.first.click()
        pile = self.page.locator("dialog[open] .mat-lit").first
        if pile.count():
            pile.click()
        offered = self.page.locator(".option-menu .answer, .prompt:has(.cancel) .answer").first
        if offered.count():
            self._press(offered)


def until_told(player: MousePlayer, page: Page) -> str:
    """Play until the page says how it went; return that."""
    goal = page.locator(".goal")
    while goal.get_attribute("data-standing") == "open" and player.step():
        pass
    page.locator(".goal:not([data-standing=open])").wait_for()
    return str(goal.get_attribute("data-standing"))


def test_a_puzzle_fails_is_tried_again_and_solved(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    known = scenes.ask(table_server, f"/api/puzzles/{PUZZLE}/solution?game={scenes.GAME}&language=en")
    steps, tries = known["steps"], known["tries"]
    assert isinstance(steps, list)
    assert isinstance(tries, list)
    page = open_page("/puzzles")
    page.locator(f'a[href^="/puzzles/{PUZZLE}?"]').click()
    page.get_by_role("button", name="Play", exact=True).click()
    failing = Reader(page, list(tries[0]["chosen"]))
    assert until_told(failing, page) == "failed"
    assert failing.wanted == []
    assert "Not this way" in page.locator(".goal").inner_text()

    page.locator(".goal").get_by_role("button", name="Try again").click()
    page.locator(".goal[data-standing=open]").wait_for()
    solving = Reader(page, [step["chosen"] for step in steps if step["player"] == 0])
    assert until_told(solving, page) == "solved"
    page.locator(".goal").get_by_role("link", name="Puzzles").click()
    solved = page.locator(f'a[href^="/puzzles/{PUZZLE}?"]')
    assert "Solved" in solved.inner_text()
    assert "1 of 16" in page.locator("main").inner_text()


@pytest.mark.parametrize(
    ("language", "begin", "end"),
    [
        ("en", "Show me Battle Spirits", "That was a turn"),
        ("ja", "ウィクロスをやってみる", "1ターンを終えました"),
    ],
)
def test_a_newcomer_is_guided_through_a_turn(
    open_page: Callable[..., Page], language: str, begin: str, end: str
) -> None:
    page = open_page(language=language)
    page.get_by_role("button", name=begin).click()
    pupil = Pupil(page)
    assert until_told(pupil, page) == "solved"
    assert len(set(pupil.read)) > 8
    assert end in page.locator(".goal").inner_text()
    page.goto(page.url.partition("/table/")[0])
    page.locator(".new-match").wait_for()
    assert not page.locator(".guided").count()


def test_the_guided_match_can_be_skipped(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.get_by_role("button", name="Skip", exact=True).click()
    page.reload()
    page.locator(".new-match").wait_for()
    assert not page.get_by_role("button", name="Show me").count()
    page.get_by_role("button", name="Guided match").click()
    page.get_by_role("button", name="Show me WIXOSS").wait_for()
