"""The engine can be compiled: mypyc accepts all of it, and a compiled kernel plays as pure Python does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MATCHES = (
    ("toy", 3),
    ("lively:red lively:white", 5),
    ("plain:red plain:blue", 7),
    ("busy:red busy:green", 5),
)


@pytest.fixture(scope="module")
def compiled_kernel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    output = tmp_path_factory.mktemp("compiled") / "package"
    command = [
        sys.executable,
        "tools/compile.py",
        "--only",
        "kernel",
        "--level",
        "0",
        "--output",
        str(output),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the kernel could not be compiled:\n{done.stdout}{done.stderr}"
    return output


def run(package: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(package), str(ROOT)))}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=package, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_compiled_kernel_gives_the_same_digests(compiled_kernel: Path) -> None:
    where = run(compiled_kernel, "-c", "import taisen.kernel.state as m; print(m.__file__)").strip()
    assert where.startswith(str(compiled_kernel))
    assert where.endswith((".so", ".pyd")), "the module that runs is not the compiled one"
    for name, seed in MATCHES:
        arguments = ("-m", "tests.contract.matches", str(seed), name)
        lines = run(compiled_kernel, *arguments)
        assert "Outcome" in lines
        assert lines == run(ROOT / "src", *arguments)


def test_mypyc_accepts_the_whole_engine() -> None:
    """Without a C compiler, which takes minutes; ``make compiled`` goes on to the end."""
    command = [sys.executable, "tools/compile.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the engine could not be compiled:\n{done.stdout}{done.stderr}"


def test_without_a_c_compiler_one_line_says_what_to_install(tmp_path: Path) -> None:
    command = [sys.executable, "tools/compile.py", "--output", str(tmp_path / "package")]
    environment = {**os.environ, "PATH": str(tmp_path), "CC": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "no C compiler" in done.stderr
    assert "apt-get install gcc" in done.stderr
