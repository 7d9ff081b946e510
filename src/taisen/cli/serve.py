"""``taisen table``, and ``taisen`` alone: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from taisen.cli.texts import Texts, language_of
from taisen.kernel.errors import TaisenError

if TYPE_CHECKING:
    from collections.abc import Mapping


def table(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Where to listen; 8000, or a free one if it is taken."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="TAISEN_DATABASE",
            show_envvar=True,
            help="An SQLite file or postgresql://user@host/name; a file in the data folder without it.",
        ),
    ] = None,
    base_url: Annotated[
        str, typer.Option(help="The address under which others reach this server, for invitations.")
    ] = "",
    data: Annotated[
        Path | None, typer.Option(help="Folder of database and card pictures; the user's own without it.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds that a bot waits, so that people can follow.")
    ] = 0.7,
    requests: Annotated[
        int,
        typer.Option(min=0, max=1_000_000, help="Requests a minute from one address; 0 for any number."),
    ] = 600,
    keep: Annotated[
        int | None,
        typer.Option(
            min=1, max=36_500, help="Days after which matches that are over are removed; never without it."
        ),
    ] = None,
    browser: Annotated[
        bool | None, typer.Option(help="Open a browser or not; without it, where only this machine can play.")
    ] = None,
) -> None:
    """Serve the table, and open it in the browser."""
    try:
        from msgspec.structs import replace

        from taisen.table.server.serving import address_of, listen, serve
        from taisen.table.server.settings import LOOPBACK, Settings
        from taisen.table.storage import data_folder, default_database
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("taisen"):
            raise
        raise TaisenError("the table needs the extra 'table': pip install 'taisen[table]'") from None
    folder = data if data is not None else data_folder()
    settings = Settings(
        folder,
        database or default_database(folder),
        base_url.rstrip("/"),
        host,
        pace=pace,
        requests=requests,
        keep=keep or 0,
    )
    settings.origin()  # a wrong base URL is told before anything starts
    listening = listen(host, port)
    settings = replace(settings, port=address_of(listening)[1])
    local = host in LOOPBACK and not base_url
    shown = settings.base_url or f"http://{_in_address(host)}:{settings.port}"
    here = f"http://{_in_address(host) if local else '127.0.0.1'}:{settings.port}/"
    texts = Texts(language_of(os.environ))

    def ready() -> None:
        print(texts.say("serving", address=f"{shown}/"), flush=True)
        if browser if browser is not None else local and has_browser(os.environ, sys.platform):
            # Some browsers keep their caller waiting until they are closed.
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    serve(settings, listening, ready)
    print(texts.say("served"), flush=True)


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether there is a screen for a browser: one that draws in the terminal would be in the way.

    >>> has_browser({}, "linux"), has_browser({"DISPLAY": ":0"}, "linux"), has_browser({}, "darwin")
    (False, True, True)
    """
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
