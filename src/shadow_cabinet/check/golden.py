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

from shadow_cabinet.bots import make_bot
from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import Chair, Game, Match, Phrase
from shadow_cabinet.table.record import Record, record_of, write_record
from shadow_cabinet.table.scenario import play_through, read_scenario

from .draws import draw_seats, draw_settings
from .playthrough import Setup, playthrough
from .walk import any_pick

COMMAND = "python -m shadow_cabinet.check.golden"
FOLDER = Path("tests", "golden")
SCENARIOS = Path("scenarios")
SEEDS = {"random": 3000, "tactics": 1000}
SEEDS_OF = {"in-too-deep": {"tactics": 300}}
"""How many matches are tried for a record of every ending. At random one of In Too Deep has ten thousand choices, and
is no record to read."""

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
    "deep-state": [
        Setup("two", ("tactics", "random"), 1, {"zone": 5}),
        Setup("three-with-men-of-action", ("tactics", "tactics", "tactics"), 2, {"men_of_action": True}),
        Setup("five", ("tactics",) * 5, 3, {"treaties_at_start": "first-time"}),
        Setup("solo-beginner", ("random",), 4, {"level": "beginner"}),
        Setup("solo-hard", ("tactics",), 5, {"level": "hard", "men_of_action": True}),
        Setup("solo-ultra-hard", ("tactics",), 6, {"level": "ultra-hard", "equal_options": "decide"}),
    ],
    "in-too-deep": [
        Setup("two", ("tactics", "tactics"), 1),
        Setup("three", ("tactics", "tactics", "tactics"), 2, {"storylines": 6}),
        Setup("five-to-the-turn-cap", ("random",) * 5, 3, {"turn_cap": 12, "storylines": 7}),
        Setup("solo", ("tactics",), 4),
        Setup("solo-hard", ("tactics",), 5, {"echo_board": "hard"}),
        Setup("two-with-echo", ("tactics", "tactics"), 6, {"echo": True}),
    ],
    "illuminati": [
        Setup("at-random", ("random",) * 4, 1),
        Setup("two", ("tactics", "tactics"), 2),
        Setup("three-without-nwos", ("tactics",) * 3, 3, {"new_world_order": False}),
        Setup("four", ("tactics",) * 4, 4, {"stand_ins": ["second-wind", "news-cycle"], "rounds": 5}),
        Setup("eight-asked-at-once", ("tactics",) * 8, 5, {"interference": "at-once", "rounds": 2}),
    ],
}


def playthroughs(name: str) -> Iterator[tuple[str, str]]:
    """The playthroughs of a game: file names and texts."""
    game = find_game(name)
    for setup in PLAYTHROUGHS.get(game.id, []):
        yield f"{setup.name}.txt", playthrough(game, setup)


def ways_to_end(game: Game[Any]) -> list[str]:
    """Every way a game can end, and everything that it can say of it."""
    return [*(f"end-{reason}" for reason in game.endings), *game.distinctions]


def ended(match: Match[Any]) -> list[str]:
    """The ways in which this match ended."""
    assert match.result is not None
    said = [item.id for item in match.result.about.values() if isinstance(item, Phrase)]
    return [f"end-{match.result.reason}", *(id for id in said if id in match.game.distinctions)]


def endings(name: str) -> Iterator[tuple[str, Record]]:
    """For every way a game can end, the first match that ends so: file names and records.

    Players at random come first; what they never bring about is left to those who know what they do, and what chance
    does not bring about in thousands of matches to the scenarios.
    """
    game = find_game(name)
    missing = ways_to_end(game)
    for match in _finished(game):
        for way in ended(match):
            if way in missing:
                missing.remove(way)
                yield f"{way}.jsonl", record_of(match)
        if not missing:
            return
    raise LookupError(f"no match of {name} ended by {' or '.join(missing)}")


def _finished(game: Game[Any]) -> Iterator[Match[Any]]:
    for bot, seeds in SEEDS_OF.get(game.id, SEEDS).items():
        for seed in range(seeds):
            yield _match(game, bot, seed)
    for path in sorted((SCENARIOS / game.id).glob("*.toml")):
        match = play_through(read_scenario(path), game)
        if match.result is not None:
            yield match


def _match(game: Game[Any], bot: str, seed: int) -> Match[Any]:
    random = Random(f"ending {seed}")
    seats = draw_seats(game, random)
    match: Match[Any] = Match(game, seats=seats, settings=draw_settings(game, random, seats), seed=f"ending {seed}")
    bots = [make_bot(bot, game, seed) for _ in range(seats)]
    while match.asks:
        if bot == "random":
            match.choose(*any_pick(match, random))
        else:
            seat = match.asks[0].seat
            match.choose(seat, bots[seat].choose(Chair(match, seat)))
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
