"""Find a browser for the tests, or get one.

    python tools/browser.py            # say which browser the tests will use, getting one if there is none
    python tools/browser.py --find     # only say which, without getting one

The browser that ``$CHROMIUM`` names, else one that is installed, else Debian's package (with a font that has
Chinese and Japanese characters), else Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "CHROMIUM"
COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
APPLICATIONS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
PACKAGES: Final = ("chromium", "fonts-noto-cjk")
NONE_FOUND: Final = (
    f"no browser for the tests: name one in ${VARIABLE}, install Chromium or Chrome, or run "
    "'.venv/bin/playwright install chromium'"
)


def find() -> str:
    """Return the path of a browser, empty if there is none.

    Raises:
        SystemExit: ``$CHROMIUM`` names no program.
    """
    named = os.environ.get(VARIABLE, "")
    if named:
        found = shutil.which(named)
        if found is None:
            raise SystemExit(f"${VARIABLE}: found {named!r}; allowed: the path of a Chromium browser")
        return found
    for command in COMMANDS:
        found = shutil.which(command)
        if found is not None:
            return found
    for application in APPLICATIONS:
        if Path(application).is_file():
            return application
    return _playwrights_own()


def _playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else ""


def get() -> str:
    """Return the path of a browser, installing one if there is none; empty if none can be had."""
    found = find()
    if found:
        if not _has_cjk_font():
            _install_packages(PACKAGES[1:])
        return found
    if _install_packages(PACKAGES):
        found = find()
    if not found and _install_playwrights_own():
        found = find()
    return found


def _has_cjk_font() -> bool:
    listing = shutil.which("fc-list")
    if listing is None:
        return True  # macOS and Windows have such fonts
    return bool(subprocess.run([listing, ":lang=ja"], capture_output=True, check=False).stdout.strip())


def _install_packages(names: tuple[str, ...]) -> bool:
    """Install packages of Debian or Ubuntu; return whether that was possible."""
    installer = shutil.which("apt-get")
    if installer is None:
        return False
    start: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
            return False
        start = [sudo, "-n"]
    print(f"==> installing {', '.join(names)}", flush=True)
    command = [*start, installer, "install", "-y", "-qq", "--no-install-recommends", *names]
    subprocess.run([*start, installer, "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0


def _install_playwrights_own() -> bool:
    print("==> downloading Playwright's own browser", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, check=False).returncode == 0


def main() -> None:
    """Say which browser the tests use; end with 1 if there is none and CI asks for one."""
    found = find() if "--find" in sys.argv[1:] else get()
    print(f"browser for the tests: {found}" if found else NONE_FOUND)
    if not found and os.environ.get("TAISEN_REQUIRE_BROWSER"):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
