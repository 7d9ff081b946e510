"""Players who see nothing but the page: one with a mouse, one with a keyboard.

They play as a newcomer would: they do what is marked, summon and attack when they can, and take what the page
suggests. Neither knows anything of the match beyond what is on the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MAX_STEPS: Final = 2000
MAIN: Final = "main"
HANDS: Final = frozenset({MAIN, "ener-phase"})
"""Questions at which a card of the hand is touched."""
ATTACKS: Final = frozenset({"attack", "attack-with-signi", "attack-with-lrig"})
"""Questions at which one's own field attacks."""
FIRST: Final = frozenset({"grow"})
"""Questions whose first answer is taken, whatever is suggested."""

ARROWS: Final = ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight")
"""Ways along a board."""
FOCUSED: Final = """() => {
    const { activeElement } = document;
    return activeElement?.matches(".mat-lit") ? activeElement.dataset.ref : null;
}"""
"""Ref of the marked thing that has the focus, null for none."""

EDGE: Final = (12, 12)
"""Where a card of the hand is touched, in pixels from its corner: the next one may cover the rest."""

_STANDS: Final = """() => {
    const prompt = document.querySelector("section.prompt");
    if (!prompt) return null;
    if (prompt.querySelector(".ending")) return "over";
    return prompt.dataset.mine === undefined ? null : prompt.dataset.serial + " " + prompt.dataset.asked;
}"""
_CHANGED: Final = f"""(before) => {{
    const now = ({_STANDS})();
    return now !== null && now !== before && !document.querySelector(".prompt button:disabled") ? now : false;
}}"""


class Player:
    """What both players share: waiting for a question, and what to do about it.

    Attributes:
        page: the page.
        steps: how many questions were answered.
        asked: what was asked.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0
        self.asked: set[str] = set()
        self._asked = ""
        self._moved: set[str] = set()

    def play(self) -> None:
        """Play until the match is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """Wait for the next question and answer it; return whether the match goes on."""
        found = str(self.page.wait_for_function(_CHANGED, arg=self._asked).json_value())
        self._asked = found
        if found == "over":
            return False
        self.steps += 1
        assert self.steps < MAX_STEPS, f"no end in sight: {found}"
        self.asked.add(found.partition(" ")[2])
        self.answer(found.partition(" ")[2])
        return True

    def is_asked(self) -> bool:
        """Return whether a question stands on the page that was not answered, or the match is over."""
        found = self.page.evaluate(_STANDS)
        return found is not None and found != self._asked

    def answer(self, asked: str) -> None:
        """Answer the question that stands on the page."""
        raise NotImplementedError

    @property
    def result(self) -> str:
        """How the match ended, as the page says it."""
        return self.page.locator(".ending .prompt-text").inner_text()


class MousePlayer(Player):
    """Clicks what is marked on the board, then what a menu offers, else the suggested button."""

    def answer(self, asked: str) -> None:
        if asked in HANDS | ATTACKS and self._touch(asked):
            return
        button = self.page.locator(".prompt .answer.default").first
        if asked in FIRST or not button.count():
            button = self.page.locator(".prompt .answer").first
        self._press(button)

    def _touch(self, asked: str) -> bool:
        """Click a marked card of one's own; return whether that answered or chose something."""
        where = ".mat-own .mat-hand .mat-lit" if asked in HANDS else ".mat-own .mat-field .mat-lit"
        things = self.page.locator(where)
        for index in range(things.count()):
            thing = things.nth(index)
            name = f"{asked} {thing.get_attribute('data-ref')}"
            if name in self._moved:
                continue
            self._moved.add(name)
            self._hit(thing, EDGE if asked in HANDS else None)
            # One thing to do with it, and it is done; several, or a place to choose, and they are offered.
            offered = self.page.locator(".option-menu .answer, .prompt:has(.cancel) .answer").first
            if offered.count():
                self._press(offered)
            return True
        if asked != MAIN:
            self._moved.clear()
        return False

    def _press(self, button: Locator) -> None:
        self._hit(button)
        doubt = self.page.locator(".prompt-doubt .danger")
        if doubt.count():
            self._hit(doubt)

    def _hit(self, thing: Locator, at: tuple[int, int] | None = None) -> None:
        thing.click(position=None if at is None else {"x": at[0], "y": at[1]})


class TapPlayer(MousePlayer):
    """Does the same with a finger."""

    def _hit(self, thing: Locator, at: tuple[int, int] | None = None) -> None:
        thing.tap(position=None if at is None else {"x": at[0], "y": at[1]})


class KeyboardPlayer(Player):
    """Uses keys alone: arrows and Enter on the board to bring cards and to attack, else Space."""

    def answer(self, asked: str) -> None:
        keyboard = self.page.keyboard
        keyboard.press("Escape")
        if asked in HANDS | ATTACKS and self._by_arrows(asked):
            return
        keyboard.press("1" if asked in FIRST else "Space")
        if self.page.locator(".prompt-doubt").count():
            keyboard.press("Enter")

    def _by_arrows(self, asked: str) -> bool:
        """Go along what is marked and use the first that was not used yet; return whether there is one."""
        keyboard = self.page.keyboard
        for arrow in ARROWS:
            keyboard.press(arrow)
            focused = self.page.evaluate(FOCUSED)
            # Cores go anywhere, and back again.
            wanted = focused is not None and not str(focused).startswith(("cores", "soul"))
            if wanted and f"{asked} {focused}" not in self._moved:
                self._moved.add(f"{asked} {focused}")
                return self._use()
        if asked != MAIN:
            self._moved.clear()
        self.page.evaluate("() => document.activeElement?.blur()")
        return False

    def _use(self) -> bool:
        """Use what has the focus; return whether that answered."""
        keyboard = self.page.keyboard
        pile = self.page.evaluate("() => document.activeElement.matches('.mat-pile-button, .mat-chip')")
        keyboard.press("Enter")
        if pile and not self._from_pile():
            return False
        if self.page.locator(".option-menu, .prompt .cancel").count():
            keyboard.press("1")
        if self.page.locator(".prompt-doubt").count():
            keyboard.press("Enter")
        return True

    def _from_pile(self) -> bool:
        """Choose the first marked card of the pile that is opening; return whether there is one."""
        keyboard = self.page.keyboard
        self.page.locator("dialog[open]").wait_for()
        for _ in range(60):
            keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement?.matches('dialog .mat-lit')"):
                keyboard.press("Enter")
                return True
        keyboard.press("Escape")
        return False
