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


def asked_player(players: list[MousePlayer]) -> MousePlayer:
    """Wait until a player is asked, or sees the end; return who. That page has heard of every answer."""
    while True:
        for player in players:
            if player.is_asked():
                return player


def in_turn(players: list[MousePlayer], steps: int) -> bool:
    """Let whoever is asked answer, ``steps`` times; return whether the match goes on."""
    return all(asked_player(players).step() for _ in range(steps))


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
    assert spectator.locator(".mat-hand .mat-card[data-number]").count() == 0
    assert first.locator(".mat-own .mat-hand [data-number]").count() > 0
    assert first.locator(".mat-other .mat-hand [data-number]").count() == 0
    assert spectator.locator("section.prompt[data-mine]").count() == 0

    log = first.locator(".log-lines").inner_text()
    first.reload()
    first.locator(".log-lines h3").first.wait_for()
    assert first.locator(".log-lines").inner_text().startswith(log)
    assert in_turn(players, 10)

    # The last answer has reached the other page too.
    lines = asked_player(players).page.locator(".log-lines li").count()
    for page in (first, second):
        expect(page.locator(".log-lines li")).to_have_count(lines, timeout=SECONDS)
    before = second.locator(".log-lines").inner_text()
    table_server.kill()
    second.locator(".banner").wait_for()
    table_server.start()
    for page in (first, second, spectator):
        page.locator(".banner").wait_for(state="detached")
    assert second.locator(".log-lines").inner_text() == before
    assert in_turn(players, 6)
    first.locator(".more-menu summary").click()
    first.get_by_role("button", name="Concede").click()
    first.get_by_role("dialog").get_by_role("button", name="Concede").click()
    for page in (first, second, spectator):
        page.locator(".ending").wait_for()
    assert first.locator(".ending").get_attribute("data-outcome") != second.locator(".ending").get_attribute(
        "data-outcome"
    )
    assert spectator.locator(".ending").get_attribute("data-outcome") == "seen"


def test_a_line_of_the_log_leads_back_to_its_moment_while_the_match_goes_on(
    open_page: Callable[..., Page],
) -> None:
    first = open_page()
    invitation, watching = invited(first)
    second = open_page(invitation, width=360, height=740)
    second.locator("form button[type=submit]").click()
    players = [MousePlayer(first), MousePlayer(second)]
    spectator = open_page(watching)
    assert in_turn(players, 16)
    while not players[1].is_asked():
        assert in_turn(players, 1)

    # By mouse, while the other is asked.
    now = first.locator(".mat").inner_text()
    first.locator("button.log-text").first.click()
    banner = first.get_by_role("region", name="Looking back")
    banner.wait_for()
    assert first.locator("[data-past] .mat-lit").count() == 0
    assert first.locator(".mat-other .mat-hand [data-number]").count() == 0
    earliest = banner.locator(".look-back-text").inner_text()
    banner.get_by_role("button", name="Later").click()
    expect(banner.locator(".look-back-text")).not_to_have_text(earliest)
    banner.get_by_role("button", name="Earlier").click()
    expect(banner.locator(".look-back-text")).to_have_text(earliest)

    # The match goes on meanwhile; whose turn it becomes is told, and answers when back.
    assert banner.get_by_role("status").inner_text() == ""
    while not players[0].is_asked():
        if players[1].is_asked():
            assert players[1].step()
    expect(banner.get_by_role("status")).to_contain_text("your turn")
    assert first.locator(".prompt .answer").count() == 0
    first.keyboard.press("Escape")
    banner.wait_for(state="detached")
    assert first.locator(".mat").inner_text() != now
    first.locator(".prompt .answer").first.wait_for()
    assert in_turn(players, 2)

    # By keyboard, for one who looks on and sees nobody's hand; on a phone from the log over the board.
    spectator.locator("button.log-text").nth(3).focus()
    spectator.keyboard.press("Enter")
    spectator.locator(".look-back-text:focus").wait_for()
    assert spectator.locator("[data-past] .mat-hand [data-number]").count() == 0
    spectator.keyboard.press("Escape")
    spectator.locator("button.log-text:focus").wait_for()
    second.keyboard.press("l")
    second.locator("button.log-text").nth(3).click()
    second.locator(".look-back").wait_for()
    assert second.evaluate("document.documentElement.scrollWidth") <= 360
    second.locator(".look-back .primary").click()
    second.locator(".look-back").wait_for(state="detached")
