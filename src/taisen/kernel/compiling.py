"""Compiling: what the source says to mypyc, and to nobody else. Itself never compiled.

mypyc finds its decorators through this import; when the source runs, they do nothing, and so the engine
does not need ``mypy_extensions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:

    def mypyc_attr(*, allow_interpreted_subclasses=False):
        """Return a decorator that leaves a class as it is."""
        return lambda decorated: decorated

    def trait(decorated):
        """Leave a class as it is; to mypyc it is one that others may have beside their first base."""
        return decorated


__all__ = ["mypyc_attr", "trait"]
