"""A real server in a process of its own, and real browsers that look at it.

Fixtures: ``chromium`` (one browser for a module), ``table_server`` (a server that can be killed and started
again on the same data), ``open_page`` (pages whose errors fail the test).
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = ROOT / "src" / "taisen" / "table" / "static" / "index.html"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
REQUIRED: Final = "TAISEN_REQUIRE_BROWSER"
COMMAND: Final = "from taisen.cli.main import main; main()"
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
SECONDS: Final = 30_000
"""How long a page may take for something, in milliseconds: machines are slow and noisy."""


def _missing(reason: str) -> None:
    """Skip, or fail where CI asks for a browser."""
    if os.environ.get(REQUIRED):
        pytest.fail(f"{reason}, and {REQUIRED} asks for it")
    pytest.skip(reason)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of a module.

    Not for the whole run: as long as it is there, Playwright keeps an event loop running in this thread, in
    which other tests begin loops of their own.
    """
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import browser as finding  # type: ignore[import-not-found, unused-ignore]
    finally:
        sys.path.pop(0)
    path = finding.find()
    if not path:
        _missing(finding.NONE_FOUND)
    if not STATIC.is_file():
        _missing("the front end is not built: run 'make web'")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


class TableServer:
    """A server in a process of its own.

    Attributes:
        data: its data folder.
        port: where it listens, the same after a restart.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        arguments = [
            "table",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--no-browser",
            "--pace",
            "0",
        ]
        with (self.data.parent / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = ADDRESS.search(line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"no server: {self.log()}")

    def kill(self) -> None:
        """Kill it as ``kill -9`` does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._end()

    def _end(self) -> None:
        assert self._process is not None
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def log(self) -> str:
        """Return what it has logged."""
        return (self.data.parent / "server.log").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that the tests of one module share."""
    server = TableServer(tmp_path_factory.mktemp("table") / "data")
    try:
        server.start()
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.log()


@pytest.fixture
def open_page(chromium: Browser, table_server: TableServer) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a page: ``open_page("/puzzles", language="ja", width=360, height=740)``.

    Each page is a browser of its own (no common storage). Errors of its scripts fail the test at the end.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # A server that is killed leaves its browsers with failed connections.
        if message.type == "error" and "ERR_CONNECTION" not in message.text:
            errors.append(f"{message.text} ({message.location.get('url', '')})")

    def opened(
        path: str = "/",
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        dark: bool = False,
        still: bool = True,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}.get(language, language),
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(SECONDS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{error} {error.stack}"))
        page.on("console", note)
        page.goto(table_server.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []
