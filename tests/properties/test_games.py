"""Every game of the registry, along random matches. A new game is checked by being registered."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shadow_cabinet.check import check_game
from shadow_cabinet.check.elsewhere import check_everywhere
from shadow_cabinet.check.walk import Walk, by_numbers
from shadow_cabinet.check.watch import watched
from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import Game

GAMES, CHUNKS = 2000, 20
MANY_GAMES = 20_000
DEPTH = 0.015
DEPTHS = {
    "deep-state": 0.005,
    "in-too-deep": 0.006,
    "illuminati": 0.004,
}  # with five seats or more a look from all sides takes several times as long

# At random a match of In Too Deep takes some ten thousand choices, and few of them complete a crime. So tactics make
# most of the choices, and there are fewer, longer matches; a few are left to chance alone. Chance in Illuminati drops
# its own groups and is out of the game soon: there tactics make some of the choices.
SENSE = {"in-too-deep": 0.8, "illuminati": 0.6}
FEWER = {"in-too-deep": 10, "illuminati": 10}
FROM_ALL_SIDES = {"in-too-deep": 0.03, "illuminati": 0.1}

game_of = cache(find_game)
watched_game_of = cache(lambda name: watched(find_game(name)))
every_game = pytest.mark.parametrize("name", REGISTRY)


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(name: str, chunk: int) -> None:
    size = GAMES // CHUNKS // FEWER.get(name, 1)
    seeds, depth = range(chunk * size, (chunk + 1) * size), DEPTHS.get(name, DEPTH)
    counts = check_game(game_of(name), seeds, depth, sense=SENSE.get(name, 0))
    assert counts["games"] == size
    least = min(counts[what] for what in ("dealt anew", "compared in motion", "refused", "dreams"))
    assert least > (10 if size >= 100 else 0)


@every_game
def test_a_few_games_from_all_sides(name: str) -> None:
    check_game(game_of(name), range(-3, 0), depth=FROM_ALL_SIDES.get(name, 0.5), sense=SENSE.get(name, 0))


@pytest.mark.parametrize("name", SENSE)
def test_games_by_chance_alone(name: str) -> None:
    check_game(game_of(name), range(-13, -3), depth=0.0005)


@every_game
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(numbers=st.lists(st.integers(0, 60), max_size=25), seed=st.integers(0, 1000))
def test_any_way_to_begin(name: str, numbers: list[int], seed: int) -> None:
    game: Game[Any] = watched_game_of(name)
    Walk(game, f"way {seed}", 1.0, Counter(), by_numbers(numbers), SENSE.get(name, 0)).run()


@every_game
def test_the_same_match_in_another_process(name: str) -> None:
    check_everywhere(name, range(20 // min(10, FEWER.get(name, 1))))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@every_game
@pytest.mark.parametrize("chunk", range(MANY_GAMES // 500))
def test_many_random_games(name: str, chunk: int) -> None:
    start, size = 1_000_000 + chunk * 500, 500 // FEWER.get(name, 1)
    check_game(game_of(name), range(start, start + size), DEPTHS.get(name, DEPTH), sense=SENSE.get(name, 0))
