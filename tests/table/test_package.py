"""The package as it is given out: a wheel of a clean copy holds the front end and serves it without Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
SERVE = """
import asyncio, sys
import httpx
from starlette.applications import Starlette
from starlette.routing import Route
import taisen
from taisen.table.server.app import STATIC
from taisen.table.server.static import StaticFiles

async def main():
    app = Starlette(routes=[Route("/{path:path}", StaticFiles(STATIC).serve)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
        page = await client.get("/")
        script = page.text.partition('src="')[2].partition('"')[0]
        code = await client.get(script)
    assert page.status_code == 200 and code.status_code == 200, page.text
    print("served", script)

assert taisen.__file__.startswith(sys.argv[1]), taisen.__file__
asyncio.run(main())
"""


@pytest.mark.slow
def test_a_wheel_of_a_clean_copy_holds_the_front_end_and_serves_it(tmp_path: Path) -> None:
    clean = tmp_path / "clean"
    left_out = ignore_patterns(
        ".git", ".venv", "node_modules", "static", "build", "dist", "*_cache", "__pycache__"
    )
    copytree(ROOT, clean, ignore=left_out)
    assert not (clean / "src" / "taisen" / "table" / "static").exists()
    made = tmp_path / "made"
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(made), str(clean)]
    subprocess.run(pip, check=True)
    (wheel,) = made.glob("*.whl")
    unpacked = tmp_path / "unpacked"
    with ZipFile(wheel) as file:
        names = file.namelist()
        file.extractall(unpacked)
    assert "taisen/table/static/index.html" in names
    assert any(name.startswith("taisen/table/static/assets/") and name.endswith(".js") for name in names)
    assert not any("node_modules" in name or name.endswith(".tsx") for name in names)
    done = subprocess.run(
        [sys.executable, "-c", SERVE, str(unpacked)],
        env={"PYTHONPATH": str(unpacked), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "served /assets/" in done.stdout
