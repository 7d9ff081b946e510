"""What the first page weighs and how soon it can be used, measured in a real browser on loopback.

    make web && .venv/bin/python benchmarks/first_page.py [--times 10]

A server is started, and a browser that has never seen it opens the home page again and again. Weight is what
crosses the wire, headers included; the page can be used when the button that starts a match may be pressed.
Ends with 1 if a page weighs more than 200 kB or the median of the times is above one second.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import FLAGS, TableServer  # noqa: E402
from tools import browser  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST: Final = 200_000
SLOWEST: Final = 1000.0
LANGUAGES: Final = ("en-US", "ja", "zh-CN", "zh-TW")
USABLE: Final = """() => {
    const look = () => {
        const start = document.querySelector(".new-match [type=submit]");
        if (start && !start.disabled) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""


class Visit:
    """One visit of the home page.

    Attributes:
        requests, weight: how many files came, and how many bytes.
        usable: milliseconds from the navigation until a match can be started.
    """

    def __init__(self, launched: Browser, address: str, language: str) -> None:
        self.requests = 0
        self.weight = 0
        with launched.new_context(locale=language) as context:
            context.add_init_script(f"({USABLE})()")
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.on("Network.loadingFinished", self._add)
            page.goto(address)
            page.wait_for_function("() => window.usable !== undefined")
            self.usable = float(page.evaluate("() => window.usable"))
            page.wait_for_load_state("networkidle")

    def _add(self, event: dict[str, float]) -> None:
        self.requests += 1
        self.weight += int(event["encodedDataLength"])


def main() -> int:
    """Measure and report; return the exit code."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=10, help="visits in each language")
    times = parser.parse_args().times
    path = browser.find()
    if not path:
        raise SystemExit(browser.NONE_FOUND)
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder) / "data")
        server.start()
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            Visit(launched, server.address, LANGUAGES[0])  # warms up server and browser
            for language in LANGUAGES:
                visits = [Visit(launched, server.address, language) for _ in range(times)]
                weight = max(visit.weight for visit in visits)
                usable = sorted(visit.usable for visit in visits)
                median = statistics.median(usable)
                print(
                    f"{language}: {visits[0].requests} requests, {weight / 1000:.1f} kB, usable after"
                    f" {median:.0f} ms (median; {usable[0]:.0f} to {usable[-1]:.0f})",
                    flush=True,
                )
                good = good and weight <= MOST and median <= SLOWEST
        finally:
            launched.close()
            server.stop()
    print("within the limits" if good else f"limits: {MOST / 1000:.0f} kB, {SLOWEST:.0f} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
