"""The mat as it is seen and touched: a battle and effects that wait, cores, own pictures, drags by finger."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import TYPE_CHECKING, Final, TypedDict

import pytest
from tests.browser import scenes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import CDPSession, Locator, Page
    from tests.browser.conftest import TableServer

AIMED: Final = """
[cards.AIMER]
colors = ["red"]
cost = 4
levels = [[1, 6000]]
symbols = ["red"]
effect = "this can attack an [opposing spirit]"

[cards.DRAW]
kind = "nexus"
levels = [[0, 0]]
effect = "[Lv1] when a own spirit attacks: draw 1"

[cards.GAIN]
kind = "nexus"
levels = [[0, 0]]
effect = "[Lv1] when a own spirit attacks: put 1 core from the void in your reserve"

[cards.MAY]
kind = "nexus"
levels = [[0, 0]]
effect = "[Lv1] when a own spirit attacks: you may draw 1"

[cards.V5]
colors = ["white"]
cost = 3
levels = [[1, 5000]]
symbols = ["white"]

[[scenario]]
turn = 5
step = "attack"
player = {field = ["AIMER cores=8", "DRAW", "GAIN", "MAY"], reserve = 8}
opponent = {field = ["V5 exhausted", "V5 cores=14"]}
"""
"""An attacker that may aim at a spirit, and three effects that its attack sets off."""

CHEERED: Final = """
game = "wixoss"

[[scenario]]
turn = 7
phase = "main"

[scenario.player]
lrig = ["WDK01-001", "WDK01-002"]
cheer = "WD01-017"
hand = ["WD01-017", "WDK01-014"]
ener = ["WDK01-011", "WDK01-012", "WDK01-013", "WDK01-014", "WDK01-015", "WDK01-016"]
lrig_deck = ["WDK01-006", "WDK01-007", "WDK01-008", "WDK01-009", "WDK03-006"]
coins = 4
"""
"""A main phase with a card in the Cheer Zone."""

PHONE: Final = {"width": 360, "height": 740, "touch": True}
SIZES: Final = [pytest.param({}, id="wide"), pytest.param(PHONE, id="phone")]
POINTS: Final = """([path, middle, edge]) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength());
    const { e, f } = path.getScreenCTM();
    return Math.abs(x + e - middle) < 1 && y + f > edge && y + f < edge + 8;
}"""
"""Whether a line ends below the middle of an edge, told in the window."""
MIDDLE_OF: Final = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    drawn.drawImage(bitmap, 0, 0);
    return [...drawn.getImageData(bitmap.width >> 1, bitmap.height >> 2, 1, 1).data].slice(0, 3);
}"""
"""The colour of a screenshot, over the middle."""


class Box(TypedDict):
    """A place in the window, as Playwright tells it."""

    x: float
    y: float
    width: float
    height: float


def box_of(thing: Locator) -> Box:
    """Return where a thing is, brought into sight."""
    thing.scroll_into_view_if_needed()
    found = thing.bounding_box()
    assert found is not None
    return Box(x=found["x"], y=found["y"], width=found["width"], height=found["height"])


def begun(
    open_page: Callable[..., Page],
    server: TableServer,
    scenario: str,
    size: dict[str, object],
    game: str = scenes.GAME,
) -> Page:
    """Open a table that begins from a scenario, both sides in one hand."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = scenes.Made(
        scenes.ask(server, "/api/tables", {"game": game, "seats": seats, "scenario": scenario})
    )
    return open_page(made.link(), **size)


# -- a battle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_three_effects_wait_while_an_attack_stands_on_its_target(
    open_page: Callable[..., Page], table_server: TableServer, size: dict[str, object]
) -> None:
    page = begun(open_page, table_server, AIMED, size)
    scenes.asked(page, "attack")
    page.locator('.mat-own [data-number="AIMER"]').click()
    page.locator('.mat-other [data-number="V5"].mat-lit-target').last.click()
    scenes.asked(page, "order-effects")

    waiting = page.locator(".mat-queue .mat-effect-waiting")
    assert [one.locator("b").last.inner_text() for one in waiting.all()] == ["DRAW", "GAIN", "MAY"]
    assert [one.locator(".mat-next").count() for one in waiting.all()] == [1, 0, 0]

    line = page.locator(".mat-lines .mat-line-attack")
    assert line.count() == 1 and page.locator(".mat-lines .mat-line-aim").count() == 0
    target = page.locator(".mat-other .mat-target .mat-card")
    aim = box_of(target)
    # It points at the middle of the lower edge, from below, and covers nothing of the card.
    middle, edge = aim["x"] + aim["width"] / 2, aim["y"] + aim["height"]
    page.wait_for_function(POINTS, arg=[line.element_handle(), middle, edge])
    # The whole battle is told between the sides: who, against whom.
    assert page.locator(".mat-fighter-name").all_inner_texts() == ["AIMER", "V5"]

    # The last one is given first: what waits moves up, and the line stays.
    waiting.last.click()
    page.locator(".prompt .answer.default").click()
    scenes.asked(page, "order-effects")
    assert [one.locator("b").last.inner_text() for one in waiting.all()] == ["DRAW", "GAIN"]
    assert line.count() == 1


def test_marks_of_a_battle_leave_badges_and_costs_to_be_read(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    scenario = scenes.MIDDLE.replace("BS17-006 cores=1 exhausted", "BS17-006 cores=1")
    page = begun(open_page, table_server, scenario, {"width": 1440, "height": 900})
    scenes.asked(page, "main")
    page.locator(".prompt .answer.end").click()
    scenes.asked(page, "attack")
    page.locator('.mat-own [data-number="BS17-006"]').click()
    card = page.locator(".mat-attacking .mat-card")
    card.locator(".mat-badge").first.wait_for()
    marks = [box_of(mark) for mark in card.locator(".mat-states .mat-mark").all()]
    read = [box_of(one) for one in card.locator(".mat-badge:visible, .mat-cost").all()]
    assert len(marks) == 2 and len(read) >= 2
    for mark in marks:
        for one in read:
            apart = mark["x"] + mark["width"] <= one["x"] or one["x"] + one["width"] <= mark["x"]
            assert apart or mark["y"] + mark["height"] <= one["y"], (mark, one)


# -- cores -------------------------------------------------------------------------------------------


def test_all_cores_are_seen_also_on_a_card_that_may_be_chosen(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = begun(open_page, table_server, AIMED, {})
    scenes.asked(page, "attack")
    page.locator(".mat-own .mat-card-main.mat-lit-option").wait_for()
    seen = """(cores) => [...cores.querySelectorAll(".bs-core")].filter((core) => {
        const { left, top, width, height } = core.getBoundingClientRect();
        const around = core.closest(".mat-card, .mat-place").getBoundingClientRect();
        const inside = left >= around.left && left + width <= around.right && top >= around.top;
        // What takes no part lets touches through: what is painted there is asked without that.
        const cores = core.closest(".bs-cores");
        cores.style.pointerEvents = core.parentElement.style.pointerEvents = "auto";
        const top_one = document.elementFromPoint(left + width / 2, top + height / 2);
        cores.style.pointerEvents = core.parentElement.style.pointerEvents = "";
        return inside && width > 8 && top_one?.closest(".bs-cores") === cores;
    }).length"""
    assert page.locator('.mat-own .mat-card:has([data-number="AIMER"]) .bs-cores').evaluate(seen) == 8
    assert page.locator(".mat-own .bs-place-reserve .bs-cores").evaluate(seen) == 8
    # More than twelve: twelve, and how many.
    many = page.locator(".mat-other .mat-card .bs-cores-many")
    assert many.evaluate(seen) == 12
    assert many.locator(".bs-cores-count").inner_text() == "14"


# -- own pictures ------------------------------------------------------------------------------------


def png(colour: tuple[int, int, int], side: int = 40) -> bytes:
    """Return a picture of one colour."""

    def chunk(name: bytes, content: bytes) -> bytes:
        whole = name + content
        return struct.pack(">I", len(content)) + whole + struct.pack(">I", zlib.crc32(whole))

    rows = (b"\0" + bytes(colour) * side) * side
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.fixture
def own_picture(table_server: TableServer) -> Iterator[Path]:
    """A picture of BS17-001 in the folder, as long as the test runs."""
    path = table_server.data / "pictures" / scenes.GAME / "BS17-001.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png((10, 200, 30)))
    yield path
    path.unlink()


@pytest.mark.usefixtures("own_picture")
def test_an_own_picture_is_drawn_on_its_card_and_the_programs_own_on_others(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = begun(open_page, table_server, scenes.MIDDLE, {})
    scenes.asked(page, "main")
    art = page.locator('.mat-own .mat-field [data-number="BS17-001"] .mat-art')
    picture = art.locator("img.mat-picture")
    page.wait_for_function("(one) => one.complete && one.naturalWidth === 40", arg=picture.element_handle())
    assert art.locator(".mat-sigil").count() == 0
    drawn = base64.b64encode(art.screenshot()).decode()
    assert page.evaluate(MIDDLE_OF, drawn) == [10, 200, 30]

    # All other cards have the program's own drawing, and no broken picture.
    assert page.locator(".mat-picture").count() == 1
    others = page.locator(".mat .mat-art").count() - 1
    assert others > 5 and page.locator(".mat .mat-art .mat-sigil").count() == others


# -- a finger ----------------------------------------------------------------------------------------


class Finger:
    """Touches the screen as a hand does, so that the browser decides between a drag and a scroll."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Lay it down, move it in steps, and lift it."""
        self._send("touchStart", *start)
        for step in range(1, 11):
            share = step / 10
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self._send("touchMove", x, y)
        self._send("touchEnd", *end)


def middle_of(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing that is in sight."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


@pytest.mark.parametrize(
    "size", [pytest.param({"touch": True}, id="tablet"), pytest.param(PHONE, id="phone")]
)
def test_a_finger_drags_a_core_and_a_card(
    open_page: Callable[..., Page], table_server: TableServer, size: dict[str, object]
) -> None:
    page = begun(open_page, table_server, scenes.MIDDLE, size)
    scenes.asked(page, "main")
    finger = Finger(page)
    serial = "document.querySelector('section.prompt').dataset.serial"

    # A core of the reserve onto a spirit.
    spirit = page.locator('.mat-own .mat-card:has([data-number="BS17-001"])')
    spirit.locator(".bs-core").nth(1).wait_for()
    before = page.evaluate(serial)
    core = page.locator(".mat-own .bs-place-reserve [data-pieces=normal] .bs-core").first
    name = spirit.locator(".mat-name")
    finger.drag(middle_of(core), middle_of(name))
    page.wait_for_function(f"(before) => {serial} !== before", arg=before)
    scenes.asked(page, "main")
    spirit.locator(".bs-core").nth(2).wait_for()

    # A card of the hand onto the field: it asks what it is paid with.
    card = page.locator('.mat-own .mat-hand [data-number="BS17-002"]')
    field = page.locator(".mat-own .bs-row-front")
    left, top = box_of(field)["x"], box_of(field)["y"]
    finger.drag(middle_of(card), (left + 12, top + 12))
    page.wait_for_function("() => document.querySelector('section.prompt').dataset.asked !== 'main'")
    assert page.locator('.mat-own .mat-hand [data-number="BS17-002"].mat-source').count() == 0
    while page.locator("section.prompt").get_attribute("data-asked") != "main":
        before = page.evaluate(serial)
        page.locator(".prompt .answer.default").first.click()
        page.wait_for_function(f"(before) => {serial} !== before", arg=before)
    page.locator('.mat-own .mat-field [data-number="BS17-002"]').wait_for()
    assert page.locator('.mat-own .mat-hand [data-number="BS17-002"]').count() == 0
    # Nothing of the drags is left on the page.
    assert page.locator(".mat-ghost, .mat-drop, .mat-source, .mat-dragging").count() == 0


# -- the question and the board ----------------------------------------------------------------------


def test_a_question_that_needs_more_room_leaves_the_hand_in_sight(
    open_page: Callable[..., Page], table_server: TableServer
) -> None:
    page = open_page(scenes.table(table_server).link())
    page.locator(".prompt .answer").first.wait_for()
    page.locator(".mat-own .mat-hand-card").first.wait_for()
    page.evaluate("""() => { document.querySelector(".prompt").style.minHeight = "230px"; }""")
    page.wait_for_function("""() => {
        const { top } = document.querySelector(".prompt").getBoundingClientRect();
        const cards = [...document.querySelectorAll(".mat-own .mat-hand-card")];
        return cards.length > 0 && cards.every((card) => card.getBoundingClientRect().bottom <= top);
    }""")


def test_the_cheer_zone_is_named(open_page: Callable[..., Page], table_server: TableServer) -> None:
    page = begun(open_page, table_server, CHEERED, {}, scenes.WIXOSS)
    scenes.asked(page, "main")
    # The board of a game comes after the question: it is loaded by itself.
    said = """(cheers) => getComputedStyle(cheers, "::before").content"""
    assert '"Cheer"' in page.locator(".mat-own .wx-cheers").evaluate(said)


ADVENTED: Final = '.mat-own [data-flip]:has(.bs-under) .mat-card-main[data-number="SD64-RV004"]'
ASKED: Final = 'section.prompt:not([data-asked="main"])'
"""From soul state an advent asks which cores go along."""


@pytest.mark.parametrize(
    ("base", "then"),
    [('.mat-card-main[data-number="SD64-X01"]', ADVENTED), (".bs-soul-card", ASKED)],
)
def test_an_advent_card_is_dragged_onto_its_base(
    open_page: Callable[..., Page], table_server: TableServer, base: str, then: str
) -> None:
    page = open_page(scenes.placed(table_server, scenes.SYSTEMS).link(), width=1440, height=900)
    scenes.asked(page, "main")
    page.locator('.mat-own .mat-hand [data-number="SD64-RV004"]').hover()
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    page.locator(".mat-own .mat-drop").first.wait_for()
    page.locator(f".mat-own {base}").hover(force=True)
    page.mouse.up()
    page.locator(then).wait_for()
