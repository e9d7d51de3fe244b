"""Benchmarks: our speeds beside those of well-known engines, measured in turn in the same run.

Machines are noisy, so everything is measured in several rounds, a little of each in every round, in processor time;
the figure is the median round, and what counts is the ratio. catanatron and OpenSpiel come with the extra `bench`.

What is a decision: with us every choice that a record would hold (windows with one option included, questions that
answer themselves not); with catanatron every tick (forced ones included); with gin rummy every player's action, and
in a line of its own also every step, chance included.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table.dice import Dice
from shadow_cabinet.table.game import Game
from shadow_cabinet.table.match import Match

ROUNDS, SECONDS = 7, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.15

SETTINGS: dict[str, dict[str, object]] = {"deep-state": {"men_of_action": True}}
"""Each game with all that can make it slow, and the usual number of seats."""

Task = Callable[[], int]
"""Does a piece of work and returns how much it was."""


class Bench:
    """One thing measured: what is counted, and the work."""

    def __init__(self, what: str, task: Task) -> None:
        self.what, self.task = what, task
        self.rates: list[float] = []

    def measure(self, seconds: float) -> None:
        """One round."""
        done, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            done += self.task()
        self.rates.append(done / spent)

    @property
    def per_second(self) -> float:
        return median(self.rates)


# -- our games ---------------------------------------------------------------------------------------------------------


def new_match(game: Game[Any], dice: random.Random) -> Match[Any]:
    return Match(game, settings=SETTINGS.get(game.id), key=dice.randbytes(32))


def playouts(name: str) -> Task:
    """Whole matches between random players, the deal included."""
    game, dice = find_game(name), random.Random(1)

    def task() -> int:
        return new_match(game, dice).play_out(dice.random)

    return task


def imagined_playouts(name: str) -> Task:
    """A copy with all that the deciding seat cannot know dealt anew, played to its end, from anywhere in a match."""
    points = sample_points(name, 60, lambda match: True)
    dice = random.Random(2)

    def task() -> int:
        match = dice.choice(points)
        match.imagine(match.asks[0].seat, Dice(dice.randbytes(32))).play_out(dice.random)
        return 1

    return task


def copies(name: str) -> Task:
    """Copies of matches that stand in the middle of a turn: a choice or more after the last checkpoint."""
    points = sample_points(name, 60, lambda match: len(match.choices_since()) > 0)

    def task() -> int:
        for match in points:
            match.copy()
        return len(points)

    return task


def sample_points(name: str, count: int, wanted: Callable[[Match[Any]], bool]) -> list[Match[Any]]:
    """Matches of random players, each stopped at a random one of its questions that is wanted."""
    game, dice = find_game(name), random.Random(3)
    points: list[Match[Any]] = []
    while len(points) < count:
        match = new_match(game, dice)
        met: Match[Any] | None = None
        seen = 0
        while match.asks:
            if wanted(match):
                seen += 1
                if dice.random() * seen < 1:  # each question met so far is equally likely to be kept
                    met = match.copy()
            ask = match.asks[0]
            match.take(ask.seat, dice.choice(ask.options))
        if met is not None:
            points.append(met)
    return points


# -- the others --------------------------------------------------------------------------------------------------------


def catanatron_playouts() -> Task:
    """Four random players."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    seed = 0

    def task() -> int:
        nonlocal seed
        seed += 1
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return ticks

    return task


def catanatron_copies() -> Task:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=1)
    for _ in range(200):
        game.play_tick()

    def task() -> int:
        for _ in range(50):
            game.copy()
        return 50

    return task


def gin_rummy(count_chance: bool) -> Task:
    """OpenSpiel's C++ gin rummy, driven from Python."""
    import pyspiel

    game, dice = pyspiel.load_game("gin_rummy"), random.Random(4)

    def task() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                steps += count_chance
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
        return steps

    return task


def gin_rummy_copies() -> Task:
    import pyspiel

    game, dice = pyspiel.load_game("gin_rummy"), random.Random(5)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(dice.choice(state.legal_actions()))

    def task() -> int:
        for _ in range(50):
            state.clone()
        return 50

    return task


# -- the run -----------------------------------------------------------------------------------------------------------


def run(quick: bool = False, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Measure everything; `results` are rates, `ratios` compare ours with the others' of the same run."""
    ours: dict[str, list[Bench]] = {}
    for id, entry in REGISTRY.items():
        short = entry.aliases[0] if entry.aliases else id
        ours[short] = [
            Bench(f"{short} playouts: decisions", playouts(id)),
            Bench(f"{short} imagine + playout", imagined_playouts(id)),
            Bench(f"{short} copies in mid-turn", copies(id)),
        ]
    catan: list[Bench] = []
    gin: list[Bench] = []
    missing: list[str] = []
    if find_spec("catanatron"):
        catan = [
            Bench("catanatron, four random players: decisions", catanatron_playouts()),
            Bench("catanatron copies", catanatron_copies()),
        ]
    else:
        missing.append("catanatron")
    if find_spec("pyspiel"):
        gin = [
            Bench("OpenSpiel gin rummy from Python: decisions", gin_rummy(False)),
            Bench("OpenSpiel gin rummy from Python: steps, chance included", gin_rummy(True)),
            Bench("OpenSpiel gin rummy copies", gin_rummy_copies()),
        ]
    else:
        missing.append("open-spiel")
    benches = [*(bench for each in ours.values() for bench in each), *catan, *gin]
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    for turn in range(rounds):
        for i, bench in enumerate(benches):
            bench.measure(seconds)
            if progress:
                progress(turn * len(benches) + i + 1, rounds * len(benches))
    ratios: dict[str, float] = {}
    for short, (made, _, copied) in ours.items():
        if catan:
            ratios[f"{short} playouts / catanatron"] = made.per_second / catan[0].per_second
            ratios[f"{short} copies / catanatron copies"] = copied.per_second / catan[1].per_second
        if gin:
            ratios[f"{short} playouts / gin rummy"] = made.per_second / gin[0].per_second
            ratios[f"{short} playouts / gin rummy, chance included"] = made.per_second / gin[1].per_second
            ratios[f"{short} copies / gin rummy copies"] = copied.per_second / gin[2].per_second
    return {
        "results": [{"what": bench.what, "per_second": round(bench.per_second, 1)} for bench in benches],
        "ratios": {sentence: round(ratio, 2) for sentence, ratio in ratios.items()},
        "missing": missing,
    }
