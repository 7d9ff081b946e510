"""``taisen scenario run``."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.cli.main import main

HOLDS = '[[scenario]]\ntitle = "It holds"\nrules = ["BS-06.01"]\nexpect = ["turn = 3"]\n'
FAILS = '[[scenario]]\ntitle = "It fails"\nexpect = ["turn = 4"]\n'


def command(*arguments: str) -> int:
    with pytest.raises(SystemExit) as caught:
        main(["scenario", "run", *arguments])
    return int(caught.value.code or 0)


def test_scenarios_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text(HOLDS, encoding="utf-8")
    assert command(str(tmp_path / "a.toml")) == 0
    assert capsys.readouterr().out == "holds: It holds [BS-06.01]\n1 scenario, 0 failed\n"


def test_scenarios_that_fail_show_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text(HOLDS + FAILS, encoding="utf-8")
    assert command(str(tmp_path)) == 1
    out = capsys.readouterr().out
    assert "a.toml: 'It fails', expect 1: expected turn = 4; found 3\n    turn 3 of own, main step\n" in out
    assert out.endswith("2 scenarios, 1 failed\n")


def test_a_part_of_the_title_picks_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text(HOLDS + FAILS, encoding="utf-8")
    assert command(str(tmp_path), "-k", "HOLDS") == 0
    assert "1 scenario," in capsys.readouterr().out
    assert command(str(tmp_path), "-k", "sings") == 1


def test_a_wrong_file_is_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(str(tmp_path / "none.toml")) == 1
    assert "none.toml: found No such file" in capsys.readouterr().err
