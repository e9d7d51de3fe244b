"""Walk through many matches of a game: `python -m shadow_cabinet.check GAME --games 200000 --jobs 2`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from .elsewhere import named_game
from .failure import PropertyFailed
from .walk import FAILURES, check_game

CHUNK = 50


def check_some(name: str, seeds: range, depth: float, failures: Path, sense: float) -> Counter[str]:
    """What one process does at a time."""
    return check_game(named_game(name), seeds, depth, failures=failures, sense=sense)


def main() -> int:
    """Check, show how far it is, and say what was checked."""
    parser = argparse.ArgumentParser(prog="python -m shadow_cabinet.check", description=__doc__)
    parser.add_argument("game", help="the id of a game, or module:Class")
    parser.add_argument("--games", type=int, default=1000, help="how many matches (1000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--depth", type=float, default=0.02, help="the share of choices that is examined (0.02)")
    parser.add_argument("--sense", type=float, default=0, help="the share of choices that tactics make (0)")
    parser.add_argument("--failures", type=Path, default=FAILURES, help="where to write records of failures (failures)")
    given = parser.parse_args()
    end = given.first + given.games
    chunks = [range(start, min(start + CHUNK, end)) for start in range(given.first, end, CHUNK)]
    counts: Counter[str] = Counter()
    started = time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        tasks = [
            pool.submit(check_some, given.game, chunk, given.depth, given.failures, given.sense) for chunk in chunks
        ]
        try:
            for task in as_completed(tasks):
                counts += task.result()
                rate = counts["games"] / (time.monotonic() - started)
                print(f"\r{counts['games']} of {given.games} games, {rate:.0f} a second", end="", flush=True)
        except PropertyFailed as failed:
            pool.shutdown(cancel_futures=True)
            print(f"\n{failed}")
            return 1
    print()
    for what, count in sorted(counts.items()):
        print(f"{count:>12,}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
