"""Wrong calls at the shell: one sentence, a status, never a stack trace, whatever the console can show."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, Run


def bare(
    *arguments: str, closed: str = "", encoding: str = "utf-8", folder: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run ``taisen`` with a console of some encoding, or without one of the standard streams."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    shell = f'exec "$0" -c "{COMMAND}" "$@" {closed}'
    return subprocess.run(
        ["/bin/sh", "-c", shell, sys.executable, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment,
        cwd=folder,
        timeout=100,
        check=False,
    )


@pytest.mark.parametrize(
    "call",
    [
        "fly",
        "play chess",
        "play --deck nope",
        "play battle-spirits --deck nope",
        "play battle-spirits --opponent-deck .",
        "play battle-spirits --against nobody",
        "play battle-spirits --language fr",
        "play battle-spirits --first me",
        "play battle-spirits --seed sealed",
        "play wixoss --deck red",
        "play wixoss --deck wd01 --opponent-deck wd99",
        "play wixoss --rules 2018-13",
        "play wixoss --rules eternal-17.1",
        "play battle-spirits --rules 2018-01",
        "watch --decks wd01,red",
        "watch wixoss --decks red,purple",
        "deck check missing --game wixoss",
        "cards show WD01-099",
        "rule WX-99.99",
        "arena --decks wd01,red --games 2",
        "soak 2 --game wixoss --decks red",
        "watch --decks red",
        "watch --decks red,nope",
        "watch --delay nan",
        "watch --bots a,b",
        "replay missing",
        "replay .",
        "rule BS-99.99",
        "rules --coverage --tests missing",
        "rules --game chess",
        "cards show XX",
        "deck check missing",
        "deck check . --game chess",
        "scenario run missing",
        "arena --decks nope --games 2",
        "arena --bots x",
        "soak 2 --decks nope",
        "soak 2 --game chess",
        "bench --decks nope",
    ],
)
def test_a_wrong_call_is_told_in_one_sentence(run: Run, call: str) -> None:
    done = run(*call.split(), lines=["4", ""])
    assert done.returncode in (1, 2)
    assert done.stderr.startswith("taisen") and done.stderr.count("\n") == 1
    assert "found " in done.stderr and "allowed: " in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "gbk"])
@pytest.mark.parametrize("call", ["cards show BS17-X01 --language ja", "rule BS-11.05", "cards list"])
def test_a_console_of_few_characters_stops_nothing(encoding: str, call: str) -> None:
    done = bare(*call.split(), encoding=encoding)
    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout or encoding == "gbk"
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_stop_nothing(closed: str) -> None:
    done = bare("play", "battle-spirits", "--seed", "7", closed=closed)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    done = bare("rules", closed=">/dev/full")
    assert done.returncode == 1
    assert b"No space left" in done.stderr and b"Traceback" not in done.stderr
