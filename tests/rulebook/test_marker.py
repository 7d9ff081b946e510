"""The rule marker of the test suite: a wrong number stops the run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parent.parent / "conftest.py"


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(CONFTEST, folder / "conftest.py")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(*ids): rules\n", encoding="utf-8")
    (folder / "test_it.py").write_text(f"import pytest\n{text}\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


@pytest.mark.parametrize("arguments", ['"BS-11.99"', '"nonsense"', ""])
def test_a_wrong_number_stops_the_run(tmp_path: Path, arguments: str) -> None:
    done = run(tmp_path, f"@pytest.mark.rule({arguments})\ndef test_x(): pass")
    assert done.returncode not in (0, 5)
    assert "test_it.py::test_x" in done.stdout + done.stderr
    assert "1 passed" not in done.stdout


def test_right_numbers_pass(tmp_path: Path) -> None:
    done = run(tmp_path, '@pytest.mark.rule("BS-11.05", "BS-11.06")\ndef test_x(): pass')
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("required", "outcome"), [("", "1 skipped"), ("1", "1 error")])
def test_missing_card_data_skips_or_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, required: str, outcome: str
) -> None:
    monkeypatch.delenv("TAISEN_CARD_DATA", raising=False)
    monkeypatch.setenv("TAISEN_REQUIRE_CARD_DATA", required)
    done = run(tmp_path, "def test_x(card_data): pass")
    assert outcome in done.stdout
    assert (done.returncode == 0) is (required == "")
