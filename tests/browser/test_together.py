"""Two browsers in one match: an invitation, a spectator, a page loaded again, a killed server."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.conftest import SECONDS
from tests.browser.playing import MousePlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer


def invited(page: Page) -> tuple[str, str]:
    """Ask for a table with a friend; return the paths of the invitation and of the spectators' link."""
    page.get_by_label("A friend").check()
    page.get_by_role("button", name="Make the table").click()
    links = page.get_by_role("dialog").get_by_role("textbox")
    links.first.wait_for()
    found = [links.nth(index).input_value() for index in range(links.count())]
    assert len(found) == 2
    paths = [urlsplit(link) for link in found]
    assert all(path.fragment for path in paths)
    return (f"{paths[0].path}#{paths[0].fragment}", f"{paths[1].path}#{paths[1].fragment}")


def in_turn(players: list[MousePlayer], steps: int) -> bool:
    """Let whoever is asked answer, ``steps`` times; return whether the match goes on."""
    for _ in range(steps):
        asked = None
        while asked is None:
            asked = next((one for one in players if one.is_asked()), None)
        if not asked.step():
            return False
    return True


def test_friends_play_while_somebody_watches_and_the_server_dies(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    first = open_page()
    invitation, watching = invited(first)
    second = open_page(invitation, language="ja")
    second.locator("form button[type=submit]").click()
    players = [MousePlayer(first), MousePlayer(second)]
    spectator = open_page(watching, language="zh-Hans")
    assert in_turn(players, 12)

    # Nobody else's cards are to be seen: the spectator sees no hand, each player the own one.
    assert spectator.locator(".bs-hand .bs-card[data-number]").count() == 0
    assert first.locator(".bs-own .bs-hand [data-number]").count() > 0
    assert first.locator(".bs-other .bs-hand [data-number]").count() == 0
    assert spectator.locator("section.prompt[data-mine]").count() == 0

    log = first.locator(".log-lines").inner_text()
    first.reload()
    first.locator(".log-lines h3").first.wait_for()
    assert first.locator(".log-lines").inner_text().startswith(log)
    assert in_turn(players, 10)

    # The last answer has reached the other page too.
    lines = first.locator(".log-lines li").count()
    expect(second.locator(".log-lines li")).to_have_count(lines, timeout=SECONDS)
    before = second.locator(".log-lines").inner_text()
    table_server.kill()
    second.locator(".banner").wait_for()
    table_server.start()
    for page in (first, second, spectator):
        page.locator(".banner").wait_for(state="detached")
    assert second.locator(".log-lines").inner_text() == before
    while in_turn(players, 50):
        pass
    for page in (first, second, spectator):
        page.locator(".ending").wait_for()
    assert first.locator(".ending").get_attribute("data-outcome") != second.locator(".ending").get_attribute(
        "data-outcome"
    )
    assert spectator.locator(".ending").get_attribute("data-outcome") == "seen"
