"""The version of the program, as matches, reports and pages name it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Final


def _version() -> str:
    try:
        return version("taisen")
    except PackageNotFoundError:  # run from its source without being installed
        return "0+source"


VERSION: Final = _version()
