"""``taisen table``: says where it is, ends cleanly, and says in one sentence why it cannot start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from tests.table.players import Player, new_table
from tests.table.servers import COMMAND, Server
from tests.table.storing import table
from websockets.exceptions import ConnectionClosed

from taisen.cli.main import main
from taisen.kernel.errors import TaisenError
from taisen.table.server.serving import DEFAULT_PORT, address_of, listen
from taisen.table.storage import Store


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    given = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **environment}
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments],
        capture_output=True,
        text=True,
        env=given,
        cwd=folder,
        timeout=120,
        check=False,
    )


def refusal(folder: Path, *arguments: str) -> str:
    done = run(folder, "table", "--no-browser", *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("taisen table: ").removesuffix("\n")


def refusal_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The same in this process, for what is refused before anything of a server is set up."""
    with pytest.raises(SystemExit) as ended:
        main(["table", "--no-browser", *arguments])
    said = capsys.readouterr()
    assert ended.value.code == 1
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    return said.err.removeprefix("taisen table: ").removesuffix("\n")


def test_ctrl_c_tells_the_browsers_and_ends_cleanly(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database)
    with server:
        made = new_table(server.address, "me", "friend")
        player = Player(server.address, made["id"], made["tokens"][0])
        player.wait_for("table")
        assert server.stop() == 0
        closing = player.wait_for("closing")
        assert closing["again"] is True
        with pytest.raises(ConnectionClosed):
            player.receive()
        assert server.errors.read_text() == ""
    # All is given back: the same port and database serve again.
    server.start()
    assert server.stop() == 0


def test_a_second_server_on_the_database_is_refused(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database):
        said = refusal(tmp_path, "--port", "0", "--database", database, "--data", str(tmp_path))
    assert said.startswith("another taisen server uses the database ")


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal_here(capsys, "--port", str(port), "--data", str(tmp_path))
    assert said == f"port {port} of 127.0.0.1 is in use already; name another with --port"


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    below = tmp_path / "file" / "data"
    said = refusal(tmp_path, "--port", "0", "--data", str(below))
    assert said == f"the folder {below} cannot be made: Not a directory"


def test_wrong_options_are_told_before_anything_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal_here(capsys, "--port", "0", "--base-url", "cards", "--data", str(tmp_path / "data"))
    assert said == "--base-url: found 'cards'; allowed: an address such as https://cards.example"
    assert not (tmp_path / "data").exists()
    said = refusal(tmp_path, "--port", "0", "--database", "mysql://x/y", "--data", str(tmp_path / "data"))
    assert said.startswith("--database: found 'mysql'")
    said = refusal_here(capsys, "--host", "192.0.2.1")
    assert said == "--host: found '192.0.2.1'; allowed: a name or address of this machine"


def test_an_address_may_ask_as_often_as_the_option_says(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "table.sqlite"), "--requests", "3") as server:  # asks once itself
        assert [status(f"{server.address}/api/about") for _ in range(3)] == [200, 200, 429]
    with pytest.raises(SystemExit) as ended:
        main(["table", "--no-browser", "--requests", "-1"])
    assert ended.value.code == 2


@pytest.mark.parametrize("days", ["0", "-1", "1.5", "soon", "40000"])
def test_what_is_over_is_kept_for_whole_days_or_for_ever(
    capsys: pytest.CaptureFixture[str], days: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["table", "--no-browser", "--keep", days])
    assert ended.value.code == 2
    assert "Invalid value for '--keep'" in capsys.readouterr().err


def test_what_is_over_for_long_goes_when_the_server_starts(tmp_path: Path) -> None:
    database = str(tmp_path / "table.sqlite")

    async def make() -> None:
        store = Store.open(database)
        await store.add_table(table("over", "finished"))
        await store.add_table(table("runs", "running"))
        await store.close()

    def there() -> list[str]:
        with closing(sqlite3.connect(database, timeout=60)) as connection:
            return [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]

    asyncio.run(make())
    with Server(tmp_path, database):
        assert there() == ["over", "runs"]
    with Server(tmp_path, database, "--keep", "30"):
        until = time.monotonic() + 60
        while there() != ["runs"]:
            assert time.monotonic() < until


def status(address: str) -> int:
    """Ask for something; return the status of the answer."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            found: int = answer.status
            return found
    except urllib.error.HTTPError as error:
        return error.code


def test_the_usual_port_or_a_free_one_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        # Somebody else may have the usual one.
        ports = [address_of(first)[1], address_of(second)[1]]
        assert DEFAULT_PORT not in ports[1:]
        assert len(set(ports)) == 2
        with pytest.raises(TaisenError, match="in use already"):
            listen("127.0.0.1", ports[0])


@pytest.mark.skipif(sys.platform == "win32", reason="the browser here is a shell script")
def test_taisen_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environment |= {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path), "LC_ALL": "en_US.UTF-8"}
    environment["BROWSER"] = f"{browser} %s"
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND], stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    ) as process:
        with opened.open() as told:  # waits until the browser is opened
            address = told.read().strip()
        assert process.stdout is not None
        assert process.stdout.readline().startswith(f"The table stands at {address} ")
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        assert process.stdout.readline().startswith("The table is closed")
    assert list((tmp_path / "data").rglob("table.sqlite"))
