"""Play the same matches with the engine from source and with the compiled one, and compare all digests.

python tools/compare_builds.py --compiled build/compiled --matches 20
python tools/compare_builds.py --game wixoss --decks wd01 wd12

Compared is every turn's first position and the end, over all pairs of decks, of each game in turn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from taisen import GAMES  # noqa: E402

PROGRAM = """\
import sys
from random import Random
from taisen.arena.measuring import compiled
from taisen.arena.pool import DeckPool
from taisen.arena.soaking import deck_pair
from taisen.bots.random_bot import pick_at_random

wanted, matches = sys.argv[1] == "compiled", int(sys.argv[2])
game, decks = sys.argv[3], tuple(sys.argv[4:])
if compiled() is not wanted:
    sys.exit("the engine that runs is not the one that was asked for")
pool = DeckPool(game, decks)
for number in range(matches):
    match = pool.begin(*deck_pair(pool, number), f"compare {number}", headless=number % 2 == 0)
    random = Random(number)
    turn = 0
    while match.decision is not None:
        match.answer(pick_at_random(match.decision, random))
        if match.turn != turn:
            turn = match.turn
            print(number, turn, match.digest())
    print(number, "end", match.digest(), match.outcome)
"""


def main() -> int:
    """Compare as the command line says; gives the exit status."""
    parser = argparse.ArgumentParser(description="Compare the compiled engine with its source.")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="compiled package")
    parser.add_argument("--game", choices=GAMES, help="the game; every game without")
    parser.add_argument("--matches", type=int, default=20, help="how many matches of a game")
    parser.add_argument("--decks", nargs="*", default=[], help="deck names or paths; built-in ones without")
    arguments = parser.parse_args()
    decks = [str(Path(deck).resolve()) if Path(deck).is_file() else deck for deck in arguments.decks]
    games = [arguments.game] if arguments.game else GAMES[:1] if decks else GAMES
    for game in games:
        source = play(ROOT / "src", "source", arguments.matches, game, decks)
        other = play(arguments.compiled.resolve(), "compiled", arguments.matches, game, decks)
        problem = difference(source, other)
        if problem:
            print(f"compare: {game}: {problem}", file=sys.stderr)
            return 1
        print(f"{game}: {arguments.matches} matches, {len(source)} positions: the digests are the same")
    return 0


def difference(source: list[str], other: list[str]) -> str:
    """Return how two builds differ, empty if they do not."""
    for mine, yours in zip(source, other, strict=False):
        if mine != yours:
            return f"from source {mine!r}, compiled {yours!r}"
    if len(source) != len(other) or not source:
        return f"{len(source)} positions from source, {len(other)} compiled"
    return ""


def play(package: Path, build: str, matches: int, game: str, decks: list[str]) -> list[str]:
    """Play in a process of its own, and return the digests as lines."""
    command = [sys.executable, "-c", PROGRAM, build, str(matches), game, *decks]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, check=False, env=environment, cwd=package, stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"compare: the matches of the {build} engine failed; the reason stands above")
    return done.stdout.decode().splitlines()


if __name__ == "__main__":
    sys.exit(main())
