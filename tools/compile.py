"""Compile the engine with mypyc, its source unchanged.

    python tools/compile.py                        # kernel, language and both games into build/compiled
    python tools/compile.py --only kernel --output /tmp/fast

The whole package is copied to the output folder and the modules of the chosen parts are compiled there,
beside their sources; everything else runs from source. PYTHONPATH=build/compiled then uses the compiled
package. The folder is built anew each time, so that no module of an earlier source stays behind.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "taisen"
PARTS = ("kernel", "language", "battle_spirits", "wixoss")
MARK = ".taisen-compiled"

# Run in the output folder, so that module names begin there; an empty --config-file keeps mypy from finding
# the settings of the source tree above it.
BUILD = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

flags = [
    "--config-file=", "--explicit-package-bases", "--namespace-packages", "--follow-imports=silent",
    "--python-version={version}",
]
setup(
    name="taisen-compiled",
    packages=[],
    ext_modules=mypycify(flags + {files!r}, opt_level={level!r}, multi_file=True),
)
"""


def main() -> int:
    """Compile as the command line says; gives the exit status."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, its source unchanged.")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "compiled", help="folder to build in")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="the parts to compile")
    parser.add_argument(
        "--level", choices=("0", "1", "2", "3"), default="3", help="optimisation of the C compiler"
    )
    arguments = parser.parse_args()
    output: Path = arguments.output.resolve()
    problem = missing_tools() or not_ours(output)
    if problem:
        print(f"compile: {problem}", file=sys.stderr)
        return 1
    copy_package(output)
    files = sorted(
        path.relative_to(output).as_posix()
        for part in arguments.only
        for path in (output / "taisen" / part).rglob("*.py")
        # A package's __init__ only gathers names; from source it costs nothing and keeps imports plain.
        # compiling.py is for what runs from source.
        if path.name not in ("__init__.py", "compiling.py")
    )
    print(f"compiling {len(files)} modules of {', '.join(arguments.only)} in {output}", flush=True)
    started = time.monotonic()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    script = output / "build.py"
    script.write_text(BUILD.format(files=files, level=arguments.level, version=version), encoding="utf-8")
    jobs = str(os.cpu_count() or 1)
    command = [sys.executable, script.name, "--quiet", "build_ext", "--inplace", "--parallel", jobs]
    # Warnings about generated C help nobody, and gcc looks for them more than ten times as long as it takes
    # to read the one large file.
    flags = f"{os.environ.get('CFLAGS', '')} -w".strip()
    environment = {**os.environ, "MYPYPATH": "", "CFLAGS": flags}
    done = subprocess.run(command, cwd=output, check=False, env=environment)
    if done.returncode != 0:
        print("compile: mypyc refused the source; its messages stand above", file=sys.stderr)
        return 1
    script.unlink()
    shutil.rmtree(output / "build", ignore_errors=True)
    return check_result(output, files, time.monotonic() - started)


def missing_tools() -> str:
    """What has to be installed first, empty if nothing."""
    for name in ("mypyc", "setuptools"):
        if find_spec(name) is None:
            return f"{name} is missing: pip install 'taisen[compiled]'"
    compilers = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    if not any(name and shutil.which(name.split()[0]) for name in compilers):
        return (
            "no C compiler was found: on Debian or Ubuntu 'apt-get install gcc python3-dev', "
            "on macOS 'xcode-select --install'"
        )
    return ""


def not_ours(output: Path) -> str:
    """Why the folder must not be emptied, empty if it may: only one that this script made is removed."""
    if output.exists() and (not output.is_dir() or any(output.iterdir())) and not (output / MARK).exists():
        return (
            f"--output: found {output}, which holds other things; allowed: a new folder or an earlier build"
        )
    return ""


def copy_package(output: Path) -> None:
    """Copy the package without caches into an empty output folder."""
    if output.exists():
        shutil.rmtree(output)
    output.mkdir(parents=True)
    (output / MARK).touch()
    shutil.copytree(SOURCE, output / "taisen", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))


def check_result(output: Path, files: list[str], seconds: float) -> int:
    """Import every compiled module in a fresh process, and see that the compiled one is what was loaded."""
    names = [file.removesuffix(".py").replace("/", ".") for file in files]
    program = (
        "import importlib, sys\n"
        f"for name in {names!r}:\n"
        "    file = importlib.import_module(name).__file__ or ''\n"
        "    if not file.endswith(('.so', '.pyd')):\n"
        "        sys.exit(f'{name} was loaded from {file}')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(output)}
    done = subprocess.run([sys.executable, "-c", program], cwd=output, check=False, env=environment)
    if done.returncode != 0:
        print("compile: the compiled modules cannot be imported; the reason stands above", file=sys.stderr)
        return 1
    print(f"compiled {len(files)} modules in {seconds:.0f} s; use them with PYTHONPATH={output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
