"""HTTP by one pattern: bodies read by msgspec, answers written by it, every error a ``wire.Failure``.

Owns ``body``, ``answer``, ``language``, ``token`` for the handlers of all routes, and the handlers of errors
that ``make_app`` installs. A handler just raises ``BadInput`` or ``Fault``.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar, cast, get_args

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from taisen.kernel.errors import TaisenError
from taisen.rulebook.ledger import LANGUAGES
from taisen.table import wire
from taisen.table.buckets import asker
from taisen.table.problems import Fault, problem
from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

MAX_BODY: Final = 256 * 1024
"""Bytes of a request's body, unless a route takes more."""
BODY_SECONDS: Final = 120.0
"""Seconds that a body may take to come."""
DEFAULT_LANGUAGE: Final[wire.Language] = "en"

T = TypeVar("T")

assert set(get_args(wire.Language)) == set(LANGUAGES)


async def raw_body(request: Request, limit: int = MAX_BODY) -> bytes:
    """Return the body of a request; not more than ``limit`` bytes are ever held.

    Raises:
        Fault: it is larger (413), or does not come (408).
    """
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:20]) > limit:
        raise _too_large(announced[:20], limit)
    parts = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                parts += part
                if len(parts) > limit:
                    raise _too_large(f"more than {limit}", limit)
    except TimeoutError as error:
        allowed = f"all of it within {BODY_SECONDS:g} seconds"
        raise Fault("input", "body", f"{len(parts)} bytes", allowed, status=408) from error
    return bytes(parts)


async def body(request: Request, kind: type[T], limit: int = MAX_BODY) -> T:
    """Return the body of a request as a message of this type.

    Raises:
        Fault: it is too large, no JSON, or no such message.
    """
    data = await raw_body(request, limit)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Fault("body", "body", str(error), f"a {kind.__name__} as JSON") from error


def answer(content: object, status: int = 200) -> Response:
    """Return a message as the answer; no cache keeps it."""
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


def language(connection: HTTPConnection) -> wire.Language:
    """Return the language to answer in: the query's ``language``, else what the browser asks for.

    Raises:
        Fault: the query asks for one that we do not speak.
    """
    asked = connection.query_params.get("language")
    if asked is not None:
        if asked not in LANGUAGES:
            raise Fault("input", "language", repr(asked), ", ".join(LANGUAGES))
        return cast("wire.Language", asked)
    return accepted_language(connection.headers.get("accept-language", ""))


def accepted_language(header: str) -> wire.Language:
    """Return the best of our languages for an ``Accept-Language`` header.

    >>> accepted_language("zh-TW,zh;q=0.9,en;q=0.8"), accepted_language("fr, ja;q=0.5")
    ('zh-Hant', 'ja')
    """
    wanted: list[tuple[float, wire.Language]] = []
    for entry in header[:1000].split(","):
        tag, _, weight = entry.strip().lower().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        spoken = _spoken(tag.strip())
        if spoken is not None:
            wanted.append((quality, spoken))
    return max(wanted, key=lambda pair: pair[0])[1] if wanted else DEFAULT_LANGUAGE


def _spoken(tag: str) -> wire.Language | None:
    parts = tag.split("-")
    if parts[0] == "zh":
        return "zh-Hant" if {"hant", "tw", "hk", "mo"} & set(parts) else "zh-Hans"
    if parts[0] == "ja":
        return "ja"
    return "en" if parts[0] == "en" else None


def token(request: Request) -> str:
    """Return the token in the ``Authorization`` header (``Bearer <token>``), empty for none."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if scheme.lower() == "bearer" else ""


def asked_by(connection: HTTPConnection) -> str:
    """Return who asks, as limits count."""
    return asker(connection.client.host) if connection.client is not None else ""


def failure(error: TaisenError, connection: HTTPConnection) -> Response:
    """Return the answer to a request that went wrong by the asker's fault."""
    try:
        spoken = language(connection)
    except Fault:
        spoken = accepted_language(connection.headers.get("accept-language", ""))
    status = error.status if isinstance(error, Fault) else 500 if isinstance(error, StorageError) else 400
    return answer(wire.Failure(problem(error, spoken)), status)


async def on_taisen_error(request: Request, error: Exception) -> Response:
    """Answer whatever the library refuses on purpose."""
    assert isinstance(error, TaisenError)
    return failure(error, request)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer what no route takes."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        return failure(Fault("method", "request", request.method, allowed, status=405), request)
    if error.status_code == 404:
        return failure(Fault("nothing-there", "address", request.url.path, "", status=404), request)
    return failure(
        Fault("input", "request", str(error.detail), "", status=error.status_code),
        request,
    )


async def on_crash(request: Request, error: Exception) -> Response:
    """Answer a fault of ours: told as such, without its insides."""
    return failure(Fault("server", "server", type(error).__name__, "", status=500), request)


def _too_large(found: str, limit: int) -> Fault:
    return Fault(
        "too-large", "body", f"{found} bytes", f"at most {limit} bytes", status=413, limit=limit // 1024
    )
