"""Static files: the built front end, with compression and caching; every other address gives ``index.html``.

Files under ``assets/`` have a hash of their content in their names and never change; all others are asked for
anew each time and answered by 304 if they are the same.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from taisen.table.problems import Fault

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

TEXT_TYPES: Final = frozenset(
    {
        "text/html",
        "text/css",
        "text/javascript",
        "application/json",
        "image/svg+xml",
        "application/manifest+json",
    }
)
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types that the machine's own list may have otherwise."""


class File:
    """A file as it is answered.

    Attributes:
        content: its bytes.
        packed: the same compressed, empty if that saves nothing.
        kind: its media type.
        mark: its entity tag.
    """

    __slots__ = ("content", "kind", "mark", "packed")

    def __init__(self, content: bytes, kind: str) -> None:
        self.content = content
        self.kind = kind
        packed = gzip.compress(content, 9, mtime=0) if kind in TEXT_TYPES else b""
        self.packed = packed if len(packed) < len(content) else b""
        self.mark = f'"{blake2b(content, digest_size=12).hexdigest()}"'


class StaticFiles:
    """Answers with the files of one folder, which are read once and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, tuple[int, File]] = {}

    async def serve(self, request: Request) -> Response:
        """Answer with the file of the address, or with the page."""
        name = request.path_params.get("path", "")
        found = self._find(name)
        if found is None:
            if name.startswith(("api/", "assets/", "pictures/")) or "." in name.rpartition("/")[2]:
                raise Fault("nothing-there", "address", request.url.path, "", status=404)
            name = "index.html"
            found = self._find(name)
            if found is None:
                allowed = "a built front end (make web)"
                raise Fault("input", "index.html", "no such file", allowed, status=500)
        lasting = name.startswith("assets/")
        cached = "public, max-age=31536000, immutable" if lasting else "no-cache"
        headers = {"cache-control": cached, "etag": found.mark, "vary": "accept-encoding"}
        if found.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = found.content
        if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
            content = found.packed
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=found.kind)

    def _find(self, name: str) -> File | None:
        if "\0" in name:
            return None
        try:
            # A file has many names (a/../b); it is kept once.
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
            kept = self._files.get(path)
            if kept is None or kept[0] != changed:
                kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
                kept = (changed, File(path.read_bytes(), kind or "application/octet-stream"))
                self._files[path] = kept
        except OSError:
            return None
        return kept[1]
