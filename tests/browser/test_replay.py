"""A finished match is looked at again: in steps, with annotations, handed on, brought back, played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import scenes
from tests.browser.playing import MousePlayer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer


def at(page: Page, position: int) -> None:
    """Wait until the replay shows this moment."""
    page.wait_for_function(
        """(wanted) => {
            const slider = document.querySelector(".replay-slider");
            return slider?.value === wanted && location.hash === `#${wanted}`;
        }""",
        arg=str(position),
    )


def test_a_match_is_looked_at_again(
    open_page: Callable[..., Page], table_server: TableServer, tmp_path: Path
) -> None:
    page = open_page(scenes.middle(table_server).link())
    scenes.attack(page)
    player = MousePlayer(page)
    for _ in range(6):
        assert player.step()
    page.locator(".more-menu summary").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="Look at the match again").click()

    # Steps, the timeline, the eyes of one side and of both.
    page.locator(".replay-mat .mat").wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.get_by_role("button", name="One answer on").click()
    at(page, 1)
    page.get_by_role("button", name="To the next battle").click()
    page.locator(".replay-mat .mat-attacking").wait_for()
    page.get_by_role("slider", name="Moment").fill("1")
    at(page, 1)
    page.locator(".replay-turns button").last.click()
    page.keyboard.press("ArrowRight")
    hands = page.locator(".replay-mat .mat-hand")
    viewer = page.locator(".replay-viewer")
    viewer.select_option("0")
    page.locator(".replay-mat .mat-other .mat-hand-hidden").wait_for()
    viewer.select_option("both")
    page.locator(".replay-mat .mat-other .mat-hand [data-number]").first.wait_for()
    assert hands.locator("[data-number]").count() == 8

    # An annotation, and a link to its moment.
    page.get_by_role("slider", name="Moment").fill("2")
    at(page, 2)
    page.get_by_role("button", name="Annotations").click()
    page.get_by_label("Annotate moment 2").fill("Here it went wrong.")
    page.get_by_role("button", name="Add").click()
    page.locator(".replay-note").wait_for()
    other = open_page(page.url[len(table_server.address) :], language="ja")
    at(other, 2)
    other.get_by_text("Here it went wrong.").first.wait_for()

    # The record is a file, which another browser can open.
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    other.goto(table_server.address)
    other.locator(".home-links input[type=file]").set_input_files(record)
    other.wait_for_url("**/replay/**")
    other.locator(".replay-mat .mat").wait_for()
    assert other.get_by_role("slider").get_attribute("max") == page.get_by_role("slider").get_attribute("max")

    # From a moment on it is played otherwise, against the computer.
    page.get_by_role("slider", name="Moment").fill("0")
    at(page, 0)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    scenes.asked(page, "main")
    assert page.locator(".mat-own .mat-hand [data-number]").count() == 5
    player = MousePlayer(page)
    for _ in range(3):
        assert player.step()


def test_the_record_of_a_whole_match_plays_by_itself(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page(scenes.replay(table_server).partition("#")[0])
    page.locator(".replay-mat .mat").wait_for()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 30
    page.get_by_label("Speed").select_option("fastest")
    page.get_by_role("slider").fill(str(last - 5))
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    page.get_by_role("button", name="To the end").and_(page.locator(":disabled")).wait_for()
    page.keyboard.press("Home")
    at(page, 0)
