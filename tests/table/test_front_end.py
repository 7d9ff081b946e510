"""The front end as it is built: what the first page weighs, and that the server gives it out."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.table.asking import Asker

from taisen.rulebook.ledger import LANGUAGES
from taisen.table.server.app import STATIC
from taisen.table.server.static import StaticFiles

MAX_FIRST_PAGE = 200_000
ENTRY = "index.html"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    path = STATIC / ".vite" / "manifest.json"
    assert path.is_file(), f"there is no built front end in {STATIC}: run make web"
    content: dict[str, Any] = json.loads(path.read_text())
    return content


def first_page(manifest: dict[str, Any], language: str) -> set[str]:
    """Every file that the first page needs in one language."""
    texts = [f"../src/taisen/messages/{language}/{name}.ftl?raw" for name in ("terms", "web")]
    waiting, seen = [ENTRY, *texts], set[str]()
    files = {ENTRY}
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        part = manifest[name]
        waiting.extend(part.get("imports", []))
        files.update([part["file"], *part.get("css", [])])
    return files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(manifest: dict[str, Any], language: str) -> None:
    files = first_page(manifest, language)
    weight = sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in files)
    assert 5_000 < weight < MAX_FIRST_PAGE


def test_other_pages_and_languages_are_no_part_of_it(manifest: dict[str, Any]) -> None:
    later = {part["file"] for name, part in manifest.items() if part.get("isDynamicEntry")}
    assert len(later) > 8
    files = first_page(manifest, "en")
    assert len(files & later) == 2  # the texts of the one language


def test_the_server_gives_out_what_was_built(manifest: dict[str, Any]) -> None:
    client = Asker(Starlette(routes=[Route("/{path:path}", StaticFiles(STATIC).serve)]))
    page = client.get("/")
    assert page.status_code == 200
    assert manifest[ENTRY]["file"] in page.text
    # A strict content security policy lets neither inline scripts nor inline styles run.
    assert "<style" not in page.text
    assert "<script>" not in page.text
    for name in first_page(manifest, "ja"):
        answer = client.get(f"/{name}")
        assert answer.status_code == 200
        assert answer.content == (STATIC / name).read_bytes()
        assert Path(name).suffix != ".js" or answer.headers["content-type"].startswith("text/javascript")
