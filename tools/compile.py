"""Compile the engine with mypyc, its source unchanged.

    python tools/compile.py                        # kernel, language and both games into build/compiled
    python tools/compile.py --only kernel --output /tmp/fast
    python tools/compile.py --check                # whether mypyc accepts it; no C compiler is needed

The whole package is copied to the output folder and the modules of the chosen parts are compiled there,
beside their sources; everything else runs from source. PYTHONPATH=build/compiled then uses the compiled
package. The folder is built anew each time, so that no module of an earlier source stays behind.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "taisen"
PARTS = ("kernel", "language", "battle_spirits", "wixoss")
MARK = ".taisen-compiled"

# Run in the output folder, so that module names begin there, with the settings as its one argument; an empty
# --config-file keeps mypy from finding the settings of the source tree above it.
BUILD = """\
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from setuptools import setup
from mypyc.build import mypycify
from distutils.ccompiler import CCompiler

settings = json.loads(sys.argv[1])
flags = [
    "--config-file=", "--explicit-package-bases", "--namespace-packages", "--follow-imports=silent",
    "--python-version=" + settings["version"],
]
modules = mypycify(flags + settings["files"], opt_level=settings["level"], multi_file=True)
if settings["check"]:
    sys.exit()
total = sum(len(module.sources) for module in modules)
numbers = count(1)
print(f"mypyc accepts the source; compiling {total} C files", flush=True)


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                         extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def compile_one(name):
        self._compile(name, *build[name], arguments, extra_postargs, options)
        number = next(numbers)
        if number % 50 == 0:
            print(f"  {number} of {total}", flush=True)

    with ThreadPoolExecutor(settings["jobs"]) as pool:
        list(pool.map(compile_one, build))
    return objects


# Most C files belong to one extension, and setuptools would compile its files one after the other.
CCompiler.compile = compile_side_by_side
setup(
    name="taisen-compiled", packages=[], ext_modules=modules,
    script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(settings["jobs"])],
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
    parser.add_argument(
        "--check", action="store_true", help="only see whether mypyc accepts the source; needs no C compiler"
    )
    arguments = parser.parse_args()
    if arguments.check:
        with tempfile.TemporaryDirectory() as folder:
            return run(Path(folder).resolve() / "check", arguments.only, arguments.level, check=True)
    return run(arguments.output.resolve(), arguments.only, arguments.level, check=False)


def run(output: Path, parts: list[str], level: str, *, check: bool) -> int:
    """Compile parts into a folder, or only check them there; gives the exit status."""
    problem = missing_tools(check=check) or not_ours(output)
    if problem:
        print(f"compile: {problem}", file=sys.stderr)
        return 1
    copy_package(output)
    files = sorted(
        path.relative_to(output).as_posix()
        for part in parts
        for path in (output / "taisen" / part).rglob("*.py")
        # A package's __init__ only gathers names; from source it costs nothing and keeps imports plain.
        # compiling.py is for what runs from source.
        if path.name not in ("__init__.py", "compiling.py")
    )
    deed = "checking" if check else "compiling"
    print(f"{deed} {len(files)} modules of {', '.join(parts)} in {output}", flush=True)
    started = time.monotonic()
    settings = {
        "version": f"{sys.version_info.major}.{sys.version_info.minor}",
        "files": files,
        "level": level,
        "check": check,
        "jobs": os.cpu_count() or 1,
    }
    script = output / "build.py"
    script.write_text(BUILD, encoding="utf-8")
    # Warnings about generated C help nobody, and gcc looks for them more than ten times as long as it takes
    # to read the one large file.
    flags = f"{os.environ.get('CFLAGS', '')} -w".strip()
    environment = {**os.environ, "MYPYPATH": "", "CFLAGS": flags}
    command = [sys.executable, script.name, json.dumps(settings)]
    done = subprocess.run(command, cwd=output, check=False, env=environment)
    if done.returncode != 0:
        print("compile: the source could not be compiled; the reason stands above", file=sys.stderr)
        return 1
    if check:
        print(f"mypyc accepts {len(files)} modules")
        return 0
    script.unlink()
    shutil.rmtree(output / "build", ignore_errors=True)
    return check_result(output, files, time.monotonic() - started)


def missing_tools(*, check: bool) -> str:
    """What has to be installed first, empty if nothing; what only checks needs no C compiler."""
    for name in ("mypyc", "setuptools"):
        if find_spec(name) is None:
            return f"{name} is missing: pip install 'taisen[compiled]'"
    if check:
        return ""
    compilers = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    if not any(name and shutil.which(name.split()[0]) for name in compilers):
        return (
            "no C compiler was found: on Debian or Ubuntu 'apt-get install gcc python3-dev', "
            "on macOS 'xcode-select --install'"
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"{header} is missing: on Debian or Ubuntu 'apt-get install python3-dev'"
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
