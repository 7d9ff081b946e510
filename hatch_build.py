"""Build hook: the front end is built into each wheel and source distribution, so that users need no Node.

An editable install builds nothing; ``make web`` does. A source distribution carries the built files, and a
wheel that is made from one takes them as they are.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src") / "taisen" / "table" / "static"
EDITABLE = "editable"
SKIP = "TAISEN_NO_WEB"
"""Set in the environment, it keeps an editable install from fetching Node."""


class FrontEndHook(BuildHookInterface[Any]):
    """Builds ``web/`` before files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return Node from PyPI where the machine has none."""
        tool = self._tool()
        if self._is_unpacked() or os.environ.get(SKIP) or tool.node_folder() is not None:
            return []
        return [str(tool.NODE_PACKAGE)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end, and take its files in although git does not know them."""
        if version == EDITABLE:
            return
        if not self._is_unpacked():
            self._tool().build()
        build_data["artifacts"].append(f"/{STATIC.as_posix()}/**")

    def _is_unpacked(self) -> bool:
        """Whether this is an unpacked source distribution, which brings the built files."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / STATIC / "index.html").is_file()

    def _tool(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("taisen_web_tool", Path(self.root) / "tools" / "web.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
