"""Tours through the pages: whoever examines all of them walks these ways and looks at every stop.

A tour is a function that takes a page in some language and width and calls ``look(what)`` where there is
something to be seen. It finds things by their names in that language, as a reader does.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from tests.browser import scenes

from taisen.messages import source_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

AREAS: Final = ("terms", "web", "web-mat", "web-battle-spirits", "web-wixoss", "web-editor", "web-replay")


@cache
def texts(language: str) -> FluentBundle:
    """What the pages say in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for area in AREAS:
        bundle.add_resource(FluentResource(source_text(language, area)))
    return bundle


class Tourist:
    """A page that is walked through.

    Attributes:
        page: the page.
        server: where it is.
        language: what it is read in.
        look: called at every stop with its name.
    """

    def __init__(self, page: Page, server: TableServer, language: str, look: Callable[[str], None]) -> None:
        self.page = page
        self.server = server
        self.language = language
        self.look = look

    def say(self, name: str, **values: int | str) -> str:
        """Return a text of the pages."""
        pattern = texts(self.language).get_message(name).value
        assert pattern is not None
        text, faults = texts(self.language).format_pattern(pattern, values)
        assert faults == []
        return str(text)

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.server.address + path)

    def press(self, name: str, **values: int | str) -> None:
        """Press the button of this text."""
        self.page.get_by_role("button", name=self.say(name, **values), exact=True).click()

    def dialog(self, what: str) -> None:
        """Look at the dialog that is opening, and close it."""
        self.page.locator("dialog[open]").wait_for()
        self.look(what)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    def menu(self, name: str, **values: int | str) -> None:
        """Choose something in the menu of the table."""
        self.page.locator(".more-menu summary").click()
        self.press(name, **values)


def first_pages(tourist: Tourist) -> None:
    """The home page and what can be done there, an invitation, an address that leads nowhere."""
    page = tourist.page
    tourist.go("/")
    page.locator(".guided").wait_for()
    page.locator(".more summary").click()
    tourist.look("home, first visit")
    tourist.press("guided-skip")
    page.get_by_role("radio", name=tourist.say("deck-own")).check()
    page.get_by_label(tourist.say("deck-list")).fill("3 BS17-001\n2 BS99-999\n???")
    page.locator(".deck-verdict li").first.wait_for()
    tourist.look("home, a wrong deck")
    seats = [{"kind": "me", "deck": {"name": "red"}}, {"kind": "friend"}]
    made = scenes.Made(scenes.ask(tourist.server, "/api/tables", {"game": scenes.GAME, "seats": seats}))
    tourist.go(made.link(made.tokens[1]))
    page.locator("form button[type=submit]").wait_for()
    tourist.look("joining")
    tourist.go(made.link())
    page.locator("dialog[open]").wait_for()
    tourist.look("waiting for a friend")
    tourist.go("/nowhere/at/all")
    page.locator("h1").wait_for()
    tourist.look("no such page")


def table_pages(tourist: Tourist) -> None:
    """A match from its middle to its end, with its menus and dialogs."""
    page = tourist.page
    tourist.go(scenes.middle(tourist.server).link())
    scenes.asked(page, "main")
    page.locator(".mat-own .mat-hand .mat-lit").first.click()
    page.locator(".option-menu, .prompt .cancel").first.wait_for()
    tourist.look("main step, options of a card")
    page.keyboard.press("Escape")
    page.keyboard.press("0")
    page.locator(".prompt-listed .answer").nth(20).wait_for()
    tourist.look("main step, all options")
    page.keyboard.press("0")
    page.locator(".prompt .rule-link").click()
    page.locator(".rule-text").wait_for()
    tourist.dialog("a rule")
    page.locator(".mat-own .mat-pile-button").nth(1).click()
    tourist.dialog("the trash")
    page.locator(".more-menu summary").click()
    tourist.look("the menu")
    page.keyboard.press("Escape")
    for name in ("keys-title", "report-title", "concede-button"):
        tourist.menu(name)
        tourist.dialog(name)
    page.locator(".more-menu summary").click()
    tourist.press("auto-button", mode="smart")
    page.locator("dialog[open] input[type=radio]").nth(2).check()
    page.locator("dialog[open] input[type=checkbox]").first.wait_for()
    tourist.dialog("auto-pass")
    scenes.attack(page)
    scenes.asked(page, "flash")
    page.locator('.mat-other [data-number="BS17-003"]').focus()
    page.keyboard.press("i")
    page.locator(".table-details *").first.wait_for()
    tourist.look("a battle, with details")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("button.log-text").first.click()
    page.locator(".look-back").wait_for()
    tourist.look("looking back")
    page.keyboard.press("Escape")
    page.locator(".look-back").wait_for(state="detached")
    page.keyboard.press("l")
    tourist.look("the log")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.locator(".mat-text").wait_for()
    page.keyboard.press("c")
    page.locator("[data-chat]").wait_for()
    tourist.look("the board in words, and the chat")
    tourist.menu("concede-button")
    tourist.press("concede-yes")
    page.locator(".ending").wait_for()
    tourist.look("the end")


def replay_pages(tourist: Tourist) -> None:
    """A replay in a battle, with an annotation and the dialog for playing on."""
    page = tourist.page
    tourist.go(scenes.replay(tourist.server))
    page.locator(".replay-mat .mat").wait_for()
    tourist.look("a replay")
    tourist.press("replay-play-on")
    tourist.dialog("playing on")


def editor_pages(tourist: Tourist) -> None:
    """The board editor: a puzzle's position with a card in hand, something impossible, its dialogs."""
    page = tourist.page
    tourist.go("/editor?puzzle=last-word")
    page.locator('.editor-mat [data-number="BS17-020"]').wait_for()
    page.locator(".editor-result").first.click()
    tourist.look("the editor, with a card taken")
    life = page.get_by_role("spinbutton", name=tourist.say("editor-cores-life")).first
    life.fill("0")
    life.press("Tab")
    page.locator(".editor-verdict.bad").wait_for()
    tourist.look("the editor, with a position that cannot be")
    life.fill("3")
    life.press("Tab")
    page.locator(".editor-verdict:not(.bad)", has_text=tourist.say("editor-fine")).wait_for()
    tourist.press("editor-play")
    tourist.dialog("playing from a position")
    tourist.press("editor-save")
    tourist.dialog("saving a position")
    page.get_by_role("tab", name=tourist.say("editor-view-text")).click()
    tourist.look("a position as text")


def puzzle_pages(tourist: Tourist) -> None:
    """The list of puzzles, one of them, its solution, a try that fails, and the guided match."""
    page = tourist.page
    tourist.go("/puzzles")
    page.locator(".puzzle-card").first.wait_for()
    tourist.look("all puzzles")
    tourist.go("/puzzles/last-word")
    page.locator(".puzzle-board .mat").wait_for()
    tourist.press("goal-hint", number=1, count=2)
    tourist.look("a puzzle")
    tourist.press("puzzles-show-solution")
    tourist.press("puzzles-step-on")
    tourist.look("its solution")
    tourist.press("goal-hint", number=2, count=2)
    tourist.press("puzzles-play")
    scenes.asked(page, "main")
    tourist.press("goal-hint", number=1, count=2)
    tourist.look("a puzzle that is played")
    page.keyboard.press("e")
    scenes.asked(page, "attack")
    page.keyboard.press("e")
    page.locator(".goal[data-standing=failed]").wait_for()
    tourist.look("a puzzle that was not solved")
    tourist.go("/")
    tourist.press("home-guided")
    page.locator(".guided .primary").first.click()
    scenes.asked(page, "main")
    tourist.look("the guided match")


def system_pages(tourist: Tourist) -> None:
    """What lies apart from the field and below, beside and on its cards: at a table, and in the editor."""
    page = tourist.page
    made = scenes.placed(tourist.server, scenes.SYSTEMS)
    tourist.go(made.link())
    scenes.asked(page, "main")
    tourist.look("a position with all systems")
    page.locator(".mat-own .bs-under").first.click()
    tourist.dialog("the cards under an advent")
    page.locator('.mat-own .mat-hand [data-number="SD64-RV004"]').click()
    page.locator(".bs-soul-card.mat-lit-target").wait_for()
    tourist.look("where an advent may go")
    page.keyboard.press("Escape")
    page.locator('.mat-own .mat-card-main[data-number="SD64-X01"]').focus()
    page.keyboard.press("i")
    page.locator(".table-details .mat-effect").first.wait_for()
    tourist.look("details of an advent")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.locator(".mat-text").wait_for()
    tourist.look("all systems in words")
    tourist.go("/editor")
    page.get_by_role("tab", name=tourist.say("editor-view-text")).click()
    page.get_by_label(tourist.say("editor-text")).fill(scenes.SYSTEMS)
    page.get_by_role("tab", name=tourist.say("editor-view-board")).click()
    page.locator(".editor-mat .bs-souls").first.wait_for()
    page.locator('.mat-own .mat-card-main[data-number="BS44-X07"]').click()
    tourist.look("the editor with all systems, a card taken")


def wixoss_pages(tourist: Tourist) -> None:
    """What is of WIXOSS on each page: decks, the mat and cards, a payment, an attack, puzzles, the editor."""
    page = tourist.page
    tourist.go("/")
    page.locator(".game-picker [value=wixoss]").check()
    page.locator(".more summary").click()
    page.get_by_label(tourist.say("home-rules"), exact=True).select_option("2018-01")
    page.locator("#rules-mean:not(:empty)").wait_for()
    tourist.look("home, an older version of the rules")
    page.locator(".deck-open").first.click()
    page.locator(".mat-grid .mat-hand-card").first.click()
    page.locator(".mat-details").wait_for()
    tourist.dialog("a deck of WIXOSS")
    tourist.go(scenes.middle(tourist.server, game=scenes.WIXOSS).link())
    scenes.asked(page, "main")
    tourist.look("the mat of WIXOSS")
    page.locator(".mat-own .mat-chip").first.click()
    tourist.dialog("the cards under a LRIG")
    page.locator('.mat-own .mat-hand [data-number="WD01-013"]').click()
    page.locator(".wx-lane.wx-lane-right .mat-lit-target").wait_for()
    tourist.look("where a SIGNI may go")
    page.keyboard.press("Escape")
    page.locator('.mat-own .mat-hand [data-number="WD01-015"]').click()
    scenes.asked(page, "pay")
    page.locator(".wx-suggested").first.wait_for()
    tourist.look("a payment in WIXOSS")
    page.keyboard.press("Space")
    page.locator(".wx-using").wait_for()
    tourist.look("a spell in use")
    page.keyboard.press("b")
    page.locator(".mat-text").wait_for()
    tourist.look("the board of WIXOSS in words")
    tourist.go(scenes.replay(tourist.server, scenes.WIXOSS))
    page.locator(".replay-mat .mat-battle").wait_for()
    tourist.look("a replay of WIXOSS, in an attack")
    tourist.go("/puzzles?game=wixoss")
    page.locator(".puzzle-card").first.click()
    page.locator(".puzzle-board .mat").wait_for()
    tourist.look("a puzzle of WIXOSS")
    page.get_by_role("link", name=tourist.say("puzzles-edit")).click()
    page.locator(".editor-mat .mat").wait_for()
    page.locator(".editor-result").first.click()
    tourist.look("the editor of WIXOSS, with a card taken")


ALL: Final = (first_pages, table_pages, replay_pages, editor_pages, puzzle_pages, system_pages, wixoss_pages)
"""Tours that together see every page."""
