"""The server over real sockets on the loopback interface: routes, headers, limits, and two people playing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket as system_socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from tests.table.asking import Asker
from tests.table.house import run
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.server.app import make_app
from taisen.table.server.guard import Guard
from taisen.table.server.protocol import RequestProtocol, SocketProtocol
from taisen.table.server.serving import listen
from taisen.table.server.settings import Settings
from taisen.table.server.static import StaticFiles

NEW = {
    "game": "battle-spirits",
    "seats": [{"kind": "me", "deck": {"name": "red"}}, {"kind": "friend"}],
}
ALONE = {
    "game": "battle-spirits",
    "seats": [
        {"kind": "me", "deck": {"name": "red"}},
        {"kind": "bot", "deck": {"name": "purple"}, "bot": "random", "level": 1},
    ],
}
_DECODER = msgspec.json.Decoder(wire.Outgoing)


class Served:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.host = f"127.0.0.1:{settings.port}"
        self.client = httpx.AsyncClient(base_url=f"http://{self.host}", trust_env=False, timeout=20)

    async def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return await self.client.post(path, json=body, headers=headers)

    async def made(self, body: object) -> wire.TableMade:
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.TableMade)

    @asynccontextmanager
    async def socket(self, table: str, token: str, origin: str | None = "") -> AsyncIterator[Socket]:
        protocols = [Subprotocol(wire.PROTOCOL), Subprotocol(wire.TOKEN_PREFIX + token)]
        uri = f"ws://{self.host}/api/tables/{table}/socket"
        said: Any = f"http://{self.host}" if origin == "" else origin
        async with connect(uri, subprotocols=protocols, origin=said, proxy=None) as found:
            yield Socket(found)


class Socket:
    """A browser's end of a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[wire.ServerMessage] = []

    async def send(self, message: wire.ClientMessage) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def next(self) -> wire.ServerMessage:
        found = _DECODER.decode(await asyncio.wait_for(self.connection.recv(), 20))
        self.got.append(found)
        return found

    async def until(self, kind: type[Any], fits: Callable[[Any], bool] = lambda _: True) -> Any:
        while True:
            found = await self.next()
            if isinstance(found, kind) and fits(found):
                return found


@asynccontextmanager
async def served(database: str, folder: Path, **changes: Any) -> AsyncIterator[Served]:
    listening = listen("127.0.0.1", 0)
    listening.setsockopt(system_socket.SOL_SOCKET, system_socket.SO_SNDBUF, 16_384)
    port = listening.getsockname()[1]
    chosen = {"data": folder, "database": database, "port": port, "pace": 0.0, **changes}
    settings = Settings(**chosen)
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        ws_max_size=256 * 1024,
        http=RequestProtocol,
        ws=SocketProtocol,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    found = Served(settings)
    try:
        yield found
    finally:
        await found.client.aclose()
        server.should_exit = True
        await task


def with_server(database: str, folder: Path, do: Callable[[Served], Awaitable[None]], **changes: Any) -> None:
    async def play() -> None:
        async with served(database, folder, **changes) as server:
            await do(server)

    run(play())


def test_a_friend_joins_by_a_link_and_both_play(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(NEW)
        bearer = {"Authorization": f"Bearer {made.tokens[1]}"}
        seen = await server.client.get(f"/api/tables/{made.id}", headers=bearer)
        state = msgspec.json.decode(seen.content, type=wire.TableState)
        assert (state.you, state.status, state.players[1].kind) == (1, "waiting", "open")
        joined = await server.post(
            f"/api/tables/{made.id}/join", {"deck": {"name": "purple"}, "name": "two"}, **bearer
        )
        assert msgspec.json.decode(joined.content, type=wire.TableState).status == "running"
        async with (
            server.socket(made.id, made.tokens[0]) as first,
            server.socket(made.id, made.tokens[1]) as second,
            server.socket(made.id, made.watch) as watcher,
        ):
            assert first.connection.subprotocol == wire.PROTOCOL
            for socket in (first, second, watcher):
                await socket.send(wire.Greeting("en"))
            updates = [await socket.until(wire.Update) for socket in (first, second, watcher)]
            for position in range(1, 21):
                asked = 0 if updates[0].decision.mine else 1
                decision = updates[asked].decision
                text = decision.options[decision.default].text
                await (first, second)[asked].send(wire.Answer(decision.serial, text))
                at = position
                updates = [
                    await socket.until(wire.Update, lambda update: update.position == at)  # noqa: B023
                    for socket in (first, second, watcher)
                ]
            await first.send(wire.Concede())
            over = await second.until(wire.Update, lambda update: update.result is not None)
            assert over.result.winner == 1

    with_server(database, tmp_path, play)


def test_a_running_match_gives_out_no_copy_of_its_board(database: str, tmp_path: Path) -> None:
    """Not even at a solo table: what a repair begins from leaves out what is hidden."""

    async def play(server: Served) -> None:
        text = """
[[scenario]]
turn = 5
step = "main"
player = {life = 2, field = ["BS17-001"], hand = ["BS17-073"], deck = ["BS17-010", "BS17-011"]}
opponent = {life = 1, burst = ["BS17-X05"], hand = ["BS17-046"], deck = 7}
"""
        made = await server.made({**ALONE, "scenario": text})
        bearer = {"Authorization": f"Bearer {made.tokens[0]}"}
        path = f"/api/tables/{made.id}/position"
        hidden = ("BS17-073", "BS17-010", "BS17-X05", "BS17-046")
        found = await server.client.get(path, headers=bearer)
        given = msgspec.json.decode(found.content, type=wire.SavedPosition).text
        assert "BS17-001" in given
        assert not [number for number in hidden if number in given]

    with_server(database, tmp_path, play)


def test_a_bot_answers_from_its_process(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        async with server.socket(made.id, made.tokens[0]) as socket:
            await socket.send(wire.Greeting("ja"))
            update = await socket.until(wire.Update)
            while update.position < 12:
                if update.decision.mine:
                    option = update.decision.options[update.decision.default]
                    await socket.send(wire.Answer(update.decision.serial, option.text))
                update = await socket.until(wire.Update)
            assert _asked(socket.got) == {0, 1}

    with_server(database, tmp_path, play)


def _asked(messages: list[wire.ServerMessage]) -> set[int]:
    updates = [message for message in messages if isinstance(message, wire.Update)]
    return {update.decision.player for update in updates if update.decision is not None}


def test_a_server_that_was_stopped_comes_back_with_its_tables(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(database, tmp_path) as server:
            made = await server.made(NEW)
            bearer = {"Authorization": f"Bearer {made.tokens[1]}"}
            await server.post(f"/api/tables/{made.id}/join", {"deck": {"name": "purple"}}, **bearer)
            async with server.socket(made.id, made.tokens[0]) as socket:
                await socket.send(wire.Greeting("en"))
                before = await socket.until(wire.Update)
        async with served(database, tmp_path) as server, server.socket(made.id, made.tokens[0]) as socket:
            await socket.send(wire.Greeting("en"))
            after = await socket.until(wire.Update)
            assert after.board == before.board
            assert [line.text for line in after.log] == [line.text for line in before.log]

    run(play())


# -- errors ------------------------------------------------------------------------------------------


def failure(answer: httpx.Response) -> wire.Problem:
    return msgspec.json.decode(answer.content, type=wire.Failure).problem


def test_every_error_is_a_failure_in_the_readers_language(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        client = server.client
        cases = [
            (await client.get("/api/nothing"), 404),
            (await client.delete("/api/tables"), 405),
            (await client.post("/api/tables", content=b"{"), 400),
            (await client.post("/api/tables", content=b"\xff\xfe"), 400),
            (await client.post("/api/tables", content=b"[" * 100_000), 400),
            (await server.post("/api/tables", {"game": "chess", "seats": []}), 400),
            (await server.post("/api/tables", {**NEW, "more": 1}), 400),
            (await client.post("/api/tables", content=b" " * 300_000), 413),
            (await client.get("/api/tables/nothing"), 404),
            (await client.get("/assets/../../settings.py"), 404),
            (await client.get("/assets/nothing.js"), 404),
            (await client.get("/assets/%00"), 404),
            (await client.get("/api/tables/%00"), 404),
        ]
        for answer, status in cases:
            assert answer.status_code == status, answer.text
            assert failure(answer).text
            assert "Traceback" not in answer.text
        japanese = await client.get("/api/nothing", headers={"Accept-Language": "ja,en;q=0.5"})
        chinese = await client.get("/api/nothing?language=zh-Hant", headers={"Accept-Language": "ja"})
        assert "ありません" in failure(japanese).text
        assert "沒有" in failure(chinese).text

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 10_000

        answer = await client.post("/api/tables", content=endless())
        assert answer.status_code == 413

    with_server(database, tmp_path, play)


def test_wrong_tokens_open_nothing(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        for token in ("x", made.tokens[0][:-1], made.tokens[0] + "A"):
            answer = await server.client.get(
                f"/api/tables/{made.id}", headers={"Authorization": f"Bearer {token}"}
            )
            assert answer.status_code == 404
            async with server.socket(made.id, token) as socket:
                refused = await socket.next()
                assert isinstance(refused, wire.Refused)
                closing = await socket.next()
                assert isinstance(closing, wire.Closing)
                assert not closing.again
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008

    with_server(database, tmp_path, play)


# -- safety ------------------------------------------------------------------------------------------


def test_every_answer_carries_the_safety_headers(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        for path in ("/", "/api/about", "/api/nothing", "/table/abc", "/assets/nothing.js"):
            answer = await server.client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            if path.startswith("/api/"):
                assert answer.headers["cache-control"] == "no-store"

    with_server(database, tmp_path, play)


def test_pages_elsewhere_cannot_reach_the_server(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        for headers, status in (
            ({"Origin": "https://elsewhere.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Sec-Fetch-Site": "cross-site"}, 403),
            ({"Host": "elsewhere.example"}, 421),
            ({"Origin": f"http://{server.host}"}, 201),
        ):
            answer = await server.post("/api/tables", ALONE, **headers)
            assert answer.status_code == status, headers
        assert (await server.client.get("/", headers={"Host": "elsewhere.example"})).status_code == 421
        for origin in ("https://elsewhere.example", None):
            with pytest.raises(InvalidStatus) as refused:
                async with server.socket(made.id, made.tokens[0], origin):
                    pass
            assert refused.value.response.status_code == 403
        # A socket that does not speak our messages.
        with pytest.raises(InvalidStatus):
            async with connect(
                f"ws://{server.host}/api/tables/{made.id}/socket",
                origin=f"http://{server.host}",  # type: ignore[arg-type]
                proxy=None,
            ):
                pass

    with_server(database, tmp_path, play)


def test_a_server_behind_a_base_url_answers_to_that(tmp_path: Path) -> None:
    settings = Settings(tmp_path, "x", base_url="https://Cards.example:8443", host="0.0.0.0", port=8000)
    assert settings.origin() == "https://cards.example:8443"
    assert sorted(settings.hosts() or ()) == [
        "127.0.0.1:8000",
        "[::1]:8000",
        "cards.example:8443",
        "localhost:8000",
    ]
    assert Settings(tmp_path, "x", base_url="https://cards.example:443").origin() == "https://cards.example"
    assert Settings(tmp_path, "x", host="0.0.0.0").hosts() is None
    for wrong in ("cards.example", "ftp://cards.example", "https://cards.example/table", "https://x:99999"):
        with pytest.raises(BadInput):
            Settings(tmp_path, "x", base_url=wrong).origin()


def test_one_address_can_ask_only_so_often(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        answers = [await server.client.get("/api/nothing") for _ in range(30)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:20] == [404] * 20
        assert 429 in statuses[20:]
        assert failure(answers[-1]).text

    with_server(database, tmp_path, play, requests=20)


def test_without_a_limit_an_address_can_ask_as_often_as_it_likes(tmp_path: Path) -> None:
    async def ask(settings: Settings) -> set[int]:
        transport = httpx.ASGITransport(app=Guard(PlainTextResponse("here"), settings))
        host = f"http://127.0.0.1:{settings.port}"
        async with httpx.AsyncClient(transport=transport, base_url=host) as client:
            return {(await client.get("/")).status_code for _ in range(700)}

    assert asyncio.run(ask(Settings(tmp_path, "x"))) == {200, 429}
    assert asyncio.run(ask(Settings(tmp_path, "x", requests=0))) == {200}


def test_what_is_kept_counts_as_many_requests(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        statuses = [(await server.post("/api/tables", ALONE)).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]

    with_server(database, tmp_path, play, requests=25)


def test_who_does_not_get_to_the_end_of_asking_is_cut_off(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taisen.table.server.protocol.PATIENCE", 0.3)
    monkeypatch.setattr("taisen.table.server.http.BODY_SECONDS", 0.3)

    def ask(port: int, said: bytes) -> bytes:
        with system_socket.create_connection(("127.0.0.1", port), 20) as found:
            found.sendall(said)
            answer = b""
            with contextlib.suppress(ConnectionResetError):
                while part := found.recv(1 << 16):
                    answer += part
            return answer

    async def play(server: Served) -> None:
        port = int(server.host.partition(":")[2])
        head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 100\r\n\r\n".encode()
        whole = f"GET /api/nothing HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
        assert await asyncio.to_thread(ask, port, b"") == b""
        assert await asyncio.to_thread(ask, port, b"GET / HT") == b""
        # Also behind a request that was answered, and in the middle of a body.
        assert b"404" in await asyncio.to_thread(ask, port, whole + b"GET / HT")
        assert b"408" in (await asyncio.to_thread(ask, port, head + b"{"))[:20]
        # A socket is none of those.
        made = await server.made(ALONE)
        async with server.socket(made.id, made.tokens[0]) as socket:
            await socket.send(wire.Greeting("en"))
            await socket.until(wire.Update)
            await asyncio.to_thread(ask, port, b"")
            await asyncio.to_thread(ask, port, b"")
            await socket.send(wire.Ping(3))
            assert (await socket.until(wire.Pong)).id == 3

    with_server(database, tmp_path, play)


def test_where_no_spectators_are_let_in_their_link_tells_nothing(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made({**ALONE, "options": {"spectators": False}})
        bearer = {"Authorization": f"Bearer {made.watch}"}
        answer = await server.client.get(f"/api/tables/{made.id}", headers=bearer)
        assert answer.status_code == 403
        assert failure(answer).where == "table"

    with_server(database, tmp_path, play)


def test_a_message_that_is_too_large_gets_one_error(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        for size in (40_000, 400_000):
            async with server.socket(made.id, made.tokens[0]) as socket:
                await socket.send(wire.Greeting("en"))
                await socket.until(wire.Update)
                await socket.connection.send(json.dumps({"type": "say", "text": "x" * size}))
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.until(wire.Closing)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009

    with_server(database, tmp_path, play)


def test_who_never_reads_is_cut_off_and_nothing_is_kept_for_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taisen.table.rooms.connection.MAX_BYTES", 50_000)
    monkeypatch.setattr("taisen.table.server.sockets.FAREWELL", 0.1)
    monkeypatch.setattr("taisen.table.server.protocol.PATIENCE", 0.2)

    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        async with server.socket(made.id, made.tokens[0]) as socket:
            await socket.send(wire.Greeting("en"))
            await socket.until(wire.Update)
            deaf = await deaf_socket(server, made)
            # It has left the table, though its end never said so.
            await socket.until(wire.TableState, lambda state: state.spectators == 1)
            await socket.until(wire.TableState, lambda state: state.spectators == 0)
        # What the system had taken already comes, then the end: nobody waits for the rest to be read.
        deaf.settimeout(10)

        def rest() -> None:
            with contextlib.suppress(ConnectionResetError):
                while deaf.recv(1 << 20):
                    pass

        await asyncio.to_thread(rest)
        deaf.close()

    with_server(database, tmp_path, play)


async def deaf_socket(server: Served, made: wire.TableMade) -> system_socket.socket:
    """Return a spectator's socket that asks for a lot and that nobody reads."""
    found = system_socket.socket()
    found.setsockopt(system_socket.SOL_SOCKET, system_socket.SO_RCVBUF, 4096)
    host, _, port = server.host.partition(":")
    await asyncio.to_thread(found.connect, (host, int(port)))
    head = [
        f"GET /api/tables/{made.id}/socket HTTP/1.1",
        f"Host: {server.host}",
        f"Origin: http://{server.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Protocol: {wire.PROTOCOL}, {wire.TOKEN_PREFIX}{made.watch}",
    ]
    said = [b'{"type":"hello","language":"en"}', *[b'{"type":"language","language":"ja"}'] * 40]
    frames = b"".join(bytes([0x81, 0x80 | len(one), 0, 0, 0, 0]) + one for one in said)
    await asyncio.to_thread(found.sendall, "\r\n".join([*head, "", ""]).encode())
    assert (await asyncio.to_thread(found.recv, 12)).endswith(b"101")
    await asyncio.to_thread(found.sendall, frames)
    return found


def test_no_token_reaches_the_log(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    tokens: list[str] = []

    async def play(server: Served) -> None:
        made = await server.made(NEW)
        tokens.extend([*made.tokens, made.watch])
        bearer = {"Authorization": f"Bearer {made.tokens[1]}"}
        await server.post(f"/api/tables/{made.id}/join", {"deck": {"name": "purple"}}, **bearer)
        async with server.socket(made.id, made.tokens[0]) as socket:
            await socket.send(wire.Greeting("en"))
            await socket.until(wire.Update)
            await socket.send(wire.Concede())
            await socket.until(wire.Update, lambda update: update.result is not None)

    with caplog.at_level(logging.INFO):
        with_server(database, tmp_path, play)
    shown = capsys.readouterr()
    for token in tokens:
        assert token
        for text in (shown.out, shown.err, caplog.text):
            assert token not in text
    assert "match-begun" in shown.out + shown.err + caplog.text


def test_a_report_is_stored_whole_and_told_by_number_alone(database: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        made = await server.made(ALONE)
        path = f"/api/tables/{made.id}/report"
        bearer = {"Authorization": f"Bearer {made.tokens[0]}"}
        answer = await server.post(path, {"text": "this cannot be"}, **bearer)
        assert answer.status_code == 201
        assert set(answer.json()) == {"id"}
        watch = {"Authorization": f"Bearer {made.watch}"}
        assert (await server.post(path, {"text": "x"}, **watch)).status_code == 403
        assert (await server.post(path, {"text": "x" * 5000}, **bearer)).status_code == 400
        for _ in range(4):
            answer = await server.post(path, {"text": "again"}, **bearer)
        assert answer.status_code == 429

    with_server(database, tmp_path, play)


def test_a_file_is_kept_once_by_whatever_names_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    files = StaticFiles(tmp_path)
    app = Starlette(routes=[Route("/{path:path}", files.serve)])
    asker = Asker(app)
    for name in ("", "index.html", "x/%2e%2e/index.html", "%2e/index.html", "x/y/%2e%2e/%2e%2e/index.html"):
        assert asker.get(f"/{name}").content == b"<!doctype html>"
    assert len(files._files) == 1
