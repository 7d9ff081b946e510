"""What is said stays words, the policy of every answer is strict, and tokens stay secret."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser import scenes

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Request
    from tests.browser.conftest import TableServer

MARKUP: Final = '<img src=x onerror="document.title=1">'
NAME: Final = '<b onclick="alert(1)">me</b>'
ALLOWED: Final = frozenset({"'self'", "'none'", "data:", "blob:"})


def test_names_and_chat_are_shown_as_they_were_written(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    seats = [
        {"kind": "me", "deck": {"name": "red"}, "name": NAME},
        {"kind": "friend", "deck": {"name": "white"}},
    ]
    made = scenes.Made(scenes.ask(table_server, "/api/tables", {"game": scenes.GAME, "seats": seats}))
    first = open_page(made.link())
    second = open_page(made.link(made.tokens[1]))
    second.locator("form button[type=submit]").click()
    for page in (first, second):
        page.locator(".mat").wait_for()
    second.keyboard.press("c")
    second.locator("[data-chat]").fill(MARKUP)
    second.keyboard.press("Enter")
    first.keyboard.press("c")
    for page in (first, second):
        expect(page.locator(".chat-line").first).to_contain_text(MARKUP)
        assert page.locator(".chat-lines img, .table-page b[onclick]").count() == 0
    expect(second.locator("body")).to_contain_text(NAME)
    first.locator(".more-menu summary").click()
    first.get_by_role("button", name="Concede").click()
    first.get_by_role("dialog").get_by_role("button", name="Concede").click()
    first.get_by_role("link", name="Look at the match again").click()
    first.get_by_role("button", name="Annotations").click()
    first.get_by_label(re.compile("Annotate moment")).fill(MARKUP)
    first.get_by_role("button", name="Add", exact=True).click()
    expect(first.locator(".replay-note").first).to_contain_text(MARKUP)
    assert first.locator("main img, b[onclick]").count() == 0


def test_the_policy_is_strict(open_page: Callable[..., Page], table_server: TableServer) -> None:
    page = open_page()
    for path in ("/", "/table/nowhere", "/api/about?language=en", "/api/nothing"):
        answer = page.request.get(table_server.address + path)
        policy = answer.headers["content-security-policy"]
        for part in policy.split(";"):
            directive, *sources = part.split()
            assert ALLOWED.issuperset(sources), f"{directive} allows {sources}"
            if directive in ("default-src", "script-src", "style-src", "connect-src"):
                assert not {"data:", "blob:"}.intersection(sources)
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_tokens_are_in_no_address_and_no_log(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        parts = urlsplit(request.url)
        asked.append(f"{parts.path}?{parts.query} {request.headers.get('referer', '')}")

    made = scenes.middle(table_server)
    page = open_page()
    page.on("request", note)
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(table_server.address + made.link())
    scenes.attack(page)
    scenes.asked(page, "flash")
    assert urlsplit(page.url).fragment == ""
    page.reload()
    scenes.asked(page, "flash")
    page.goto(table_server.address)
    page.get_by_role("link", name="Resume").click()
    scenes.asked(page, "flash")
    secrets = [*made.tokens, made.watch]
    assert all(len(secret) >= 20 for secret in secrets)
    assert len(asked) > 10
    for secret in secrets:
        assert not [one for one in asked if secret in one]
        assert secret not in table_server.log()
