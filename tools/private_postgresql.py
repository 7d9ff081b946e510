"""Run a command with a PostgreSQL of its own, which is made for it and gone after it.

    python tools/private_postgresql.py pytest tests/table

The server keeps its files in a temporary folder and listens at a socket there, at no port. The command finds
its address in TAISEN_TEST_DATABASE. Needs the programs of a PostgreSQL server: Debian's package `postgresql`,
or those in the folder that POSTGRESQL_BIN names.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

NEEDED = ("initdb", "pg_ctl", "postgres")
SETTINGS = """
listen_addresses = ''
max_connections = 100
# It lives for one run: the tests are about this program's ends, not about this machine's.
fsync = off
shared_buffers = 32MB
"""
USER = "taisen"


def main(command: list[str]) -> int:
    """Run a command beside a private server; return its exit status."""
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    programs = find_programs()
    if programs is None:
        print(
            f"private_postgresql: no PostgreSQL server was found ({', '.join(NEEDED)}).\n"
            "  Debian, Ubuntu:  sudo apt-get install postgresql\n"
            "  or name the folder of these programs in POSTGRESQL_BIN",
            file=sys.stderr,
        )
        return 2
    # Paths of sockets are short: the folder lies where the system's temporary files do.
    with tempfile.TemporaryDirectory(prefix="taisen-pg-") as name, server(programs, Path(name)) as address:
        return subprocess.run(
            command, env={**os.environ, "TAISEN_TEST_DATABASE": address}, check=False
        ).returncode


def find_programs() -> Path | None:
    """Return the folder with the newest server's programs, None if there is none."""
    named = os.environ.get("POSTGRESQL_BIN", "")
    installed = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if path.parent.name.isdigit()]
    installed.sort(key=lambda path: int(path.parent.name), reverse=True)
    folders = [Path(named)] if named else installed
    on_path = shutil.which("initdb")
    if on_path is not None and not named:
        folders.append(Path(on_path).resolve().parent)
    for folder in folders:
        if all((folder / program).is_file() for program in NEEDED):
            return folder
    return None


@contextmanager
def server(programs: Path, folder: Path) -> Iterator[str]:
    """Start a server in a folder, yield its address, and stop it."""
    owner = unprivileged()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)

    def call(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(programs / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            cwd=folder,
            user=None if owner is None else owner.pw_uid,
            group=None if owner is None else owner.pw_gid,
            extra_groups=None if owner is None else [],
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "TZ": "UTC"},
        )
        if done.returncode:
            log = folder / "log"
            told = log.read_text(errors="replace") if log.is_file() else ""
            raise SystemExit(f"private_postgresql: {program} failed:\n{done.stdout}{told}")

    data = folder / "data"
    call("initdb", "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
    with (data / "postgresql.conf").open("a") as settings:
        settings.write(f"{SETTINGS}unix_socket_directories = '{folder}'\n")
    call("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-w", "-t", "60", "start")
    try:
        yield f"postgresql://{USER}@/postgres?host={quote(str(folder), safe='')}"
    finally:
        call("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "-t", "60", "stop")


def unprivileged() -> pwd.struct_passwd | None:
    """Return the user that the server runs as: PostgreSQL refuses to run as root; None for this one."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise SystemExit("private_postgresql: PostgreSQL does not run as root, and there is no user 'nobody'")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
