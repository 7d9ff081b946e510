"""Pictures: card pictures that a user keeps in ``pictures/<game>/<number>.png`` of the data folder.

None are shipped. A file is taken if it is called as a card, is no larger than ``MAX_BYTES`` and begins as a
picture of its kind does.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from taisen.table.server.settings import Settings
from taisen.table.wire import Details, Face, Moment, Replay, Update

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

FOLDER: Final = "pictures"
MAX_BYTES: Final = 5_000_000
TYPES: Final = {".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".webp": "image/webp"}
"""Media types by the endings that are looked for, the first found counts."""

Message = TypeVar("Message", Details, Moment, Replay, Update)

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9+_-]{0,39}", re.ASCII)


class Picture:
    """A picture of a card: its bytes and media type."""

    __slots__ = ("content", "kind")

    def __init__(self, content: bytes, kind: str) -> None:
        self.content = content
        self.kind = kind


def picture_path(data: Path, game: str, number: str) -> Path | None:
    """Return the file of a card's picture, None if there is none that could be one."""
    # Neither a name of a folder nor a way out of it passes.
    if _NAME.fullmatch(game) is None or _NAME.fullmatch(number) is None:
        return None
    for ending in TYPES:
        path = data / FOLDER / game / f"{number}{ending}"
        try:
            if path.is_file() and not path.is_symlink() and 0 < path.stat().st_size <= MAX_BYTES:
                return path
        except OSError:
            continue
    return None


def read_picture(data: Path, game: str, number: str) -> Picture | None:
    """Return a card's picture, None if there is none or the file holds something else."""
    path = picture_path(data, game, number)
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError:
        return None
    kind = _kind(content)
    return None if kind is None or len(content) > MAX_BYTES else Picture(content, kind)


def with_picture(face: Face, data: Path) -> Face:
    """Return a card's face that says whether there is a picture of it."""
    if picture_path(data, str(face.__struct_config__.tag), face.number) is None:
        return face
    return msgspec.structs.replace(face, picture=True)


def with_pictures(message: Message, data: Path | None) -> Message:
    """Let the faces in a message say which cards have a picture; the same message, for sending it on."""
    if data is None or not (data / FOLDER).is_dir():
        return message
    if isinstance(message, Details):
        message.face = with_picture(message.face, data)
    else:
        message.faces = [with_picture(face, data) for face in message.faces]
    return message


def user_folder(request: Request) -> Path | None:
    """Return the data folder of the application, None for one that was made without settings."""
    settings = getattr(request.app.state, "settings", None)
    return settings.data if isinstance(settings, Settings) else None


def _kind(content: bytes) -> str | None:
    """The media type by how a file begins, whatever its name says."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return None
