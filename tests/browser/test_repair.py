"""A match is repaired in the board editor: by consent, and without telling what is hidden."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser import scenes

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer


def test_a_position_is_repaired_by_consent(open_page: Callable[..., Page], table_server: TableServer) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"game": scenes.GAME, "seats": seats, "scenario": scenes.MIDDLE}
    made = scenes.Made(scenes.ask(table_server, "/api/tables", body))
    first = open_page(made.link(made.tokens[0]))
    second = open_page(made.link(made.tokens[1]))
    second.locator("form button[type=submit]").click()
    first.locator("section.prompt[data-asked=main]").wait_for()

    first.locator(".more-menu summary").click()
    first.get_by_role("button", name="Report a fault").click()
    first.get_by_text("Repair the position").click()
    first.get_by_role("link", name="Open the position in the board editor").click()
    fine = first.locator(".editor-verdict", has_text="This position can be played.")
    first.locator('.editor-mat .mat-own .mat-field [data-number="BS17-006"]').wait_for()
    fine.wait_for()
    first.get_by_role("tab", name="Text").click()
    text = first.get_by_label("The position as text").input_value()
    # BS17-081 is in the other's hand, BS17-073 in the own one: neither is in what is proposed.
    assert "BS17-030" in text and "BS17-081" not in text and "BS17-073" not in text
    first.get_by_role("tab", name="Board").click()
    life = first.get_by_role("spinbutton", name="Life", exact=True).first
    life.fill("2")
    life.press("Tab")
    first.locator('.editor-mat .mat-own [data-ref="cores:0:life"][aria-label*="2"]').wait_for(
        state="attached"
    )
    fine.wait_for()

    first.get_by_role("button", name=re.compile("Propose")).click()
    first.get_by_role("dialog").get_by_role("button", name="Propose it").click()
    second.get_by_role("button", name="Accept").click()
    expect(first.locator('.mat-own [data-ref="cores:0:life"]')).to_have_attribute(
        "aria-label", "Life: 2 cores"
    )
    expect(first.locator(".mat-own .mat-hand .mat-hand-card")).to_have_count(5)
    expect(second.locator(".mat-own .mat-hand .mat-hand-card")).to_have_count(3)
