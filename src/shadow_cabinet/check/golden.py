"""What is kept of every game to see a change by: playthroughs, and a finished record for every way it can end.

    python -m shadow_cabinet.check.golden

writes all of them anew; then look at what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import Game, Match
from shadow_cabinet.table.record import Record, record_of, write_record

from .draws import draw_seats, draw_settings
from .playthrough import Setup, playthrough
from .walk import any_pick

COMMAND = "python -m shadow_cabinet.check.golden"
FOLDER = Path("tests", "golden")
SEEDS = 20_000

OTHER_SWITCHES = {
    "board": "shortened",
    "rebel_own_turn_costs_play": False,
    "transport_before_block": False,
    "plays_compulsory": False,
    "allow_null_specials": True,
}

PLAYTHROUGHS: dict[str, list[Setup]] = {
    "war-of-espionage": [
        Setup("random", ("random", "random"), 1, {"turn_cap": 10}),
        Setup("tactics", ("tactics", "tactics"), 2),
        Setup("shortened", ("tactics", "random"), 3, {"board": "shortened"}),
        Setup("turn-cap", ("random", "tactics"), 4, {"turn_cap": 8}),
        Setup("other-switches", ("tactics", "tactics"), 5, OTHER_SWITCHES),
    ],
}


def playthroughs(name: str) -> Iterator[tuple[str, str]]:
    """The playthroughs of a game: file names and texts."""
    game = find_game(name)
    for setup in PLAYTHROUGHS.get(game.id, []):
        yield f"{setup.name}.txt", playthrough(game, setup)


def endings(name: str) -> Iterator[tuple[str, Record]]:
    """For every way a game can end, the first random match that ends so: file names and records."""
    game = find_game(name)
    missing = list(game.endings)
    for seed in range(SEEDS):
        if not missing:
            return
        match = _random_match(game, seed)
        assert match.result is not None
        if match.result.reason in missing:
            missing.remove(match.result.reason)
            yield f"end-{match.result.reason}.jsonl", record_of(match)
    raise LookupError(f"none of {SEEDS} random matches of {name} ended by {' or '.join(missing)}")


def _random_match(game: Game[Any], seed: int) -> Match[Any]:
    random = Random(f"ending {seed}")
    seats = draw_seats(game, random)
    match: Match[Any] = Match(game, seats=seats, settings=draw_settings(game, random, seats), seed=f"ending {seed}")
    while match.asks:
        match.choose(*any_pick(match, random))
    return match


def main(folder: Path) -> None:
    """Write everything anew, and leave nothing else."""
    for name in REGISTRY:
        home = folder / name
        home.mkdir(parents=True, exist_ok=True)
        for old in home.iterdir():
            old.unlink()
        for file, text in playthroughs(name):
            (home / file).write_text(text, "utf-8", newline="\n")
        for file, record in endings(name):
            write_record(record, home / file)
        print(f"{name}: {len(list(home.iterdir()))} files in {home}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
