"""Delete the code under rule comments drawn at random, one by one: the citing tests must go red.

    python tools/prove_rules.py --count 30 --seed 1
    python tools/prove_rules.py --rules 'WX-(2|3|99)'      # comments that name one of these rules alone

For each rule comment (``# BS-11.05`` above or behind the code that obeys it) the statement, or the element of
a table, that it stands at is removed in a copy of the source, and the tests that cite one of the comment's
rules are run on the copy. A deletion that leaves them green is reported, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 120
"""How long the citing tests of one deletion may take."""
SCENARIO_TESTS = "test_scenario_files.py"
RULE = re.compile(r"\b[A-Z]+-\d\d\.\d\d\b")


class Site:
    """A rule comment: its file, its line (from 1) and the rules that it names."""

    def __init__(self, path: Path, line: int, rules: tuple[str, ...]) -> None:
        self.path = path
        self.line = line
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {' '.join(self.rules)}"


def sites(root: Path) -> list[Site]:
    """Return every rule comment in the source below ``root``, in order; paths are relative to it."""
    found: list[Site] = []
    for path in sorted((root / "src" / "taisen").rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            _, mark, comment = line.partition("#")
            rules = tuple(dict.fromkeys(RULE.findall(comment))) if mark else ()
            if rules and '"' not in comment:
                found.append(Site(path.relative_to(root), number, rules))
    return found


def copied(folder: Path) -> Path:
    """Copy what the tests need, so that the source may be worked on meanwhile; return the folder."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "docs", "tools"):
        there = ROOT / name
        (shutil.copytree if there.is_dir() else shutil.copy)(there, folder / name)
    return folder


def drawn(root: Path, rules: str, at: str, seed: int) -> list[Site]:
    """Return the rule comments to try, in the order in which they are drawn.

    Args:
        root: folder of the source.
        rules: pattern of rule numbers, empty for all.
        at: ``FILE:LINE`` of one comment, empty for all.
        seed: seed of the drawing.
    """
    found = sites(root)
    if rules:
        pattern = re.compile(rules)
        found = [site for site in found if any(pattern.match(rule) for rule in site.rules)]
    if at:
        found = [site for site in found if str(site).startswith(f"{at} ")]
    random.Random(seed).shuffle(found)  # noqa: S311 - a sample, not a secret
    return found


def without(source: str, line: int) -> str | None:
    """Return ``source`` without the code that the comment at ``line`` stands at, None if there is none."""
    lines = source.splitlines(keepends=True)
    text = lines[line - 1]
    first = line
    if text.lstrip().startswith("#"):
        while first <= len(lines) and _is_no_code(lines[first - 1]):
            first += 1
    node = _node_at(ast.parse(source), first)
    if node is None or node.end_lineno is None:
        return None
    start, end = node.lineno, node.end_lineno
    indent = len(lines[start - 1]) - len(lines[start - 1].lstrip())
    replacement = " " * indent + ("pass\n" if isinstance(node, ast.stmt) else "\n")
    result = "".join([*lines[: start - 1], replacement, *lines[end:]])
    try:
        ast.parse(result)
    except SyntaxError:
        return None
    return result


def _is_no_code(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _node_at(tree: ast.AST, line: int) -> ast.stmt | ast.expr | None:
    """The outermost statement that begins at ``line``, else the outermost element of a table there."""
    expressions: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno == line:
            return node
        if isinstance(node, (ast.Tuple, ast.List)):
            expressions.extend(item for item in node.elts if item.lineno == line)
    return expressions[0] if expressions else None


def citing_files(copy: Path, rules: tuple[str, ...]) -> list[str]:
    """Return the test modules that may hold a test citing one of these rules; no other is collected."""
    found: list[str] = []
    for path in sorted((copy / "tests").rglob("test_*.py")):
        # Scenario files are collected by one module, which names no rule itself.
        if path.name == SCENARIO_TESTS or any(rule in path.read_text(encoding="utf-8") for rule in rules):
            found.append(str(path.relative_to(copy)))
    return found


def goes_red(copy: Path, site: Site) -> bool:
    """Run the citing tests on the copy; return whether one of them fails."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider"]
    command += citing_files(copy, site.rules)
    for rule in site.rules:
        command += ["--cites", rule]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return True  # a test that never ends does not pass
    return done.returncode not in (0, 5)


def main() -> int:
    """Draw the comments, delete, test, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=30, help="how many comments are drawn")
    parser.add_argument("--seed", type=int, default=1, help="seed of the drawing")
    parser.add_argument("--rules", default="", metavar="PATTERN", help="draw comments that name such rules")
    parser.add_argument("--at", default="", metavar="FILE:LINE", help="try this comment alone")
    options = parser.parse_args()
    green: list[Site] = []
    tried = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        for site in drawn(copy, options.rules, options.at, options.seed):
            if tried == options.count:
                break
            target = copy / site.path
            source = target.read_text(encoding="utf-8")
            mutated = without(source, site.line)
            if mutated is None:
                continue
            tried += 1
            target.write_text(mutated, encoding="utf-8")
            red = goes_red(copy, site)
            target.write_text(source, encoding="utf-8")
            print(f"[{tried:>3}/{options.count}] {'red  ' if red else 'GREEN'} {site}", flush=True)
            if not red:
                green.append(site)
    print(f"{tried - len(green)} of {tried} deletions were noticed by a citing test")
    return 1 if green else 0


if __name__ == "__main__":
    sys.exit(main())
