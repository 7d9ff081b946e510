"""Take pictures of the main pages for the documentation, into ``docs/images``.

    make web && .venv/bin/python tools/screenshots.py [NAME ...]

Positions, decks and the replay are the same every time; a card's face is drawn by the program, so that the
pictures hold nothing printed. Each is reduced to a few colours, which keeps it small.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from PIL import Image  # noqa: E402
from tests.browser import scenes  # noqa: E402
from tests.browser.conftest import FLAGS, TableServer  # noqa: E402
from tools import browser  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

IMAGES: Final = ROOT / "docs" / "images"
COLOURS: Final = 256
MOST: Final = 200_000
"""Bytes that a picture may have."""
STILL: Final = """() => new Promise((then) => {
    document.querySelector(".table-board")?.scrollTo(0, 0);
    const quiet = () => requestAnimationFrame(() => requestAnimationFrame(then));
    document.fonts.ready.then(quiet);
})"""


def home(page: Page, server: TableServer) -> None:
    """The home page as a newcomer finds it."""
    page.goto(server.address)
    page.locator(".guided").wait_for()
    page.locator(".new-match").wait_for()


def battle(page: Page, server: TableServer) -> None:
    """A battle in its flash timing."""
    page.goto(server.address + scenes.middle(server).link())
    scenes.attack(page)
    scenes.asked(page, "flash")
    page.locator(".mat-own .mat-hand .mat-lit").first.wait_for()


def battle_and_card(page: Page, server: TableServer) -> None:
    """The same, with all about the attacker."""
    battle(page, server)
    page.locator('.mat-other [data-number="BS17-003"]').focus()
    page.keyboard.press("i")
    page.locator(".table-details *").first.wait_for()


def main_step(page: Page, server: TableServer) -> None:
    """A Main Step: everything that can be done is marked."""
    page.goto(server.address + scenes.middle(server).link())
    scenes.asked(page, "main")
    page.locator(".mat-own .mat-hand .mat-lit").first.wait_for()


def main_phase(page: Page, server: TableServer) -> None:
    """A main phase of WIXOSS: lanes that face each other, everything that can be done is marked."""
    page.goto(server.address + scenes.middle(server, game=scenes.WIXOSS).link())
    scenes.asked(page, "main")
    page.locator(".mat-own .mat-hand .mat-lit").first.wait_for()


def where_to(page: Page, server: TableServer) -> None:
    """The same, with a SIGNI taken: where it may go."""
    main_phase(page, server)
    page.locator('.mat-own .mat-hand [data-number="WD01-013"]').click()
    page.locator(".wx-lane.wx-lane-right .mat-lit-target").wait_for()


def replay(page: Page, server: TableServer) -> None:
    """A replay in the middle of a battle, seen by both."""
    page.goto(server.address + scenes.replay(server))
    page.locator(".replay-mat .mat-attacking").wait_for()
    page.locator(".replay-log li, .replay-side li").first.wait_for()


def editor(page: Page, server: TableServer) -> None:
    """The board editor with a puzzle's position, a card in hand."""
    page.goto(server.address + "/editor?puzzle=last-word")
    page.locator('.editor-mat [data-number="BS17-020"]').wait_for()
    page.locator(".editor-result").first.click()
    page.locator(".editor-held[data-held]").wait_for()


def puzzle(page: Page, server: TableServer) -> None:
    """A puzzle that is played, with its first hint."""
    page.goto(server.address + "/puzzles/last-word")
    page.locator(".puzzle-head .button.primary").click()
    scenes.asked(page, "main")
    page.locator(".goal button").first.click()


class Picture:
    """What is taken: a page in a language, a width and a theme."""

    def __init__(
        self,
        name: str,
        show: Callable[[Page, TableServer], None],
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.name = name
        self.show = show
        self.language = language
        self.theme = theme
        self.size = size


PICTURES: Final = (
    Picture("home", home),
    Picture("table", battle_and_card),
    Picture("table-dark", main_step, "zh-CN", "dark"),
    Picture("wixoss", where_to, size=(1280, 920)),
    Picture("phone", battle, "ja", size=(360, 740)),
    Picture("replay", replay, size=(1280, 960)),
    Picture("editor", editor, "zh-TW"),
    Picture("puzzle", puzzle, "ja"),
)


def reduced(taken: bytes) -> bytes:
    """Return a picture in few colours."""
    whole = Image.open(io.BytesIO(taken)).convert("RGB")
    # The few pixels of a rare colour count as much as a wide ground: no colour is taken for another.
    few = whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    written = io.BytesIO()
    few.save(written, "PNG", optimize=True)
    return written.getvalue()


def main() -> None:
    """Take all pictures, or those that are named."""
    from playwright.sync_api import sync_playwright

    wanted = [one for one in PICTURES if not sys.argv[1:] or one.name in sys.argv[1:]]
    if not wanted:
        raise SystemExit(f"screenshots: found {sys.argv[1:]}; allowed: {[one.name for one in PICTURES]}")
    path = browser.find()
    if not path:
        raise SystemExit(browser.NONE_FOUND)
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder) / "data")
        server.start()
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for one in wanted:
                page = launched.new_page(
                    viewport={"width": one.size[0], "height": one.size[1]},
                    locale=one.language,
                    color_scheme=one.theme,
                    reduced_motion="reduce",
                    has_touch=one.size[0] < 500,
                )
                one.show(page, server)
                page.evaluate(STILL)
                content = reduced(page.screenshot(caret="hide"))
                if len(content) > MOST:
                    raise SystemExit(f"screenshots: {one.name} has {len(content)} bytes; allowed: {MOST}")
                (IMAGES / f"{one.name}.png").write_bytes(content)
                print(f"docs/images/{one.name}.png: {len(content)} bytes", flush=True)
                page.context.close()
        finally:
            launched.close()
            server.stop()


if __name__ == "__main__":
    main()
