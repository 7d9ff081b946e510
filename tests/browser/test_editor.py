"""The board editor, by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page
    from tests.browser.conftest import TableServer

FINE = "This position can be played."


def editor(page: Page, server: TableServer, query: str = "") -> None:
    page.goto(f"{server.address}/editor{query}")
    page.locator(".editor-mat .mat").wait_for()
    settled(page)


def settled(page: Page) -> None:
    """Wait until the last change was checked and found right."""
    expect(page.locator(".editor-verdict")).to_contain_text(FINE)


def find(page: Page, number: str) -> Locator:
    """Search for a card; return it in the list."""
    page.get_by_label("Number, name or effect").fill(number)
    found = page.locator(".editor-result")
    expect(found).to_have_count(1)
    return found


def cards(page: Page, side: str) -> Locator:
    return page.locator(f'.mat-{side} .mat-field [data-ref^="field:"]')


def text_of(page: Page) -> str:
    page.get_by_role("tab", name="Text").click()
    return page.get_by_label("The position as text").input_value()


def test_a_position_is_set_up_saved_and_played_by_mouse(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page()
    editor(page, table_server)
    find(page, "BS17-036").drag_to(page.locator(".mat-own .mat-field"))
    expect(cards(page, "own")).to_have_count(1)
    find(page, "BS17-058").click()
    page.get_by_role("group", name="Put at: You").get_by_role("button", name="Combine").click()
    expect(page.locator('.mat-own [data-ref^="brave:"]')).to_have_count(1)
    settled(page)
    page.locator('.mat-own [data-ref="cores:0:reserve"]').drag_to(cards(page, "own").first)
    expect(cards(page, "own").first).to_contain_text("2 cores")
    find(page, "BS17-030").click()
    page.locator(".mat-other .mat-player").click()
    expect(cards(page, "other")).to_have_count(1)
    settled(page)

    page.get_by_label("Life", exact=True).first.fill("0")
    page.keyboard.press("Tab")
    expect(page.locator(".editor-fault")).to_contain_text("Life")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.get_by_role("button", name="Undo", exact=True).click()
    settled(page)

    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    page.get_by_label("Link").wait_for()
    page.keyboard.press("Escape")
    saved = page.url
    assert "position=" in saved
    page.goto(saved)
    expect(cards(page, "own")).to_have_count(1)
    assert 'field = ["BS17-036 cores=2 + BS17-058"]' in text_of(page)

    page.get_by_role("tab", name="Board").click()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Both sides").check()
    page.get_by_role("button", name="Begin").click()
    page.locator("section.prompt[data-asked=main]").wait_for()
    assert page.locator('.mat-own .mat-field [data-number="BS17-036"]').count() == 1


def test_a_card_at_hand_is_turned_face_down_on_the_board_and_in_the_form(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page()
    editor(page, table_server)
    for number in ("BS17-036", "BS17-030"):
        find(page, number).click()
        page.get_by_role("group", name="Put at: You").get_by_role("button", name="At hand").click()
        settled(page)
    page.locator('.mat-own [data-number="BS17-030"]').first.click()
    page.get_by_role("button", name="Turn face down").click()
    expect(page.get_by_role("button", name="Turn face up")).to_be_visible()
    settled(page)
    assert 'at_hand = ["BS17-030 known=own", "BS17-036"]' in text_of(page)

    page.get_by_role("tab", name="Board").click()
    boxes = page.get_by_label("face down")
    expect(boxes).to_have_count(2)
    expect(boxes.first).to_be_checked()
    boxes.first.uncheck()
    boxes.last.check()
    settled(page)
    assert 'at_hand = ["BS17-030", "BS17-036 known=own"]' in text_of(page)


def test_a_position_is_set_up_by_keyboard(open_page: Callable[..., Page], table_server: TableServer) -> None:
    page = open_page()
    editor(page, table_server)
    find(page, "BS17-001").press("Enter")
    page.get_by_role("group", name="Put at: You").get_by_role("button", name="Field", exact=True).press(
        "Enter"
    )
    expect(cards(page, "own")).to_have_count(1)
    settled(page)
    page.locator('.mat-own [data-ref="cores:0:life"]').press("Enter")
    expect(page.locator(".editor-held")).to_contain_text("5 cores")
    page.keyboard.press("-")
    expect(page.locator(".editor-held")).to_contain_text("4 cores")
    settled(page)
    page.keyboard.press("Escape")
    cards(page, "own").first.press("Enter")
    page.keyboard.press("+")
    expect(cards(page, "own").first).to_contain_text("2 cores")
    page.keyboard.press("Delete")
    expect(cards(page, "own")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(cards(page, "own")).to_have_count(1)
    settled(page)
    page.get_by_label("Step", exact=True).select_option(label="Attack Step")
    settled(page)
    found = text_of(page)
    assert 'step = "attack"' in found and "life = 4" in found and "BS17-001 cores=2" in found
    page.get_by_label("The position as text").fill(found.replace("turn = 3", "turn = 8"))
    settled(page)
    page.get_by_role("tab", name="Board").click()
    expect(page.get_by_label("Turn number", exact=True)).to_have_value("8")
