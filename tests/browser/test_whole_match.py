"""Whole matches in a real browser: a newcomer by mouse, one by keyboard, one on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import scenes
from tests.browser.playing import KeyboardPlayer, MousePlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer


GAMES: Final = (scenes.GAME, scenes.WIXOSS)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_match_by_mouse(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    page.locator(f".game-picker [value={game}]").check()
    page.get_by_role("button", name="Start").click()
    player = MousePlayer(page)
    player.play()
    assert "won" in player.result
    assert player.steps > 10


def test_a_match_with_contract_cards(open_page: Callable[..., Page], table_server: TableServer) -> None:
    page = open_page(scenes.contracts(table_server).link())
    player = MousePlayer(page)
    player.play()
    assert "won" in player.result
    # The opening hand with a contract card in it, and the choice to draw another.
    assert "contract-card" in player.asked
    assert "mulligan" in player.asked
    page.keyboard.press("l")
    assert "SD64-CX01" in page.locator(".log").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_alone(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    page.locator(".game-picker").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.name") == "game":
            break
    # The games are side by side.
    for _ in range(GAMES.index(game)):
        page.keyboard.press("ArrowRight")
    assert page.locator(f".game-picker [value={game}]").is_checked()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent?.trim().startsWith('Start')"):
            break
    page.keyboard.press("Enter")
    player = KeyboardPlayer(page)
    player.play()
    assert "won" in player.result
    assert player.steps > 10
