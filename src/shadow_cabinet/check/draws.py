"""Settings and numbers of seats at random, so that over many seeds all combinations come up."""

from __future__ import annotations

from random import Random
from typing import Any

from shadow_cabinet.table import Game, SettingsError
from shadow_cabinet.table.settings import Option, options_of

USUAL = 0.3


def draw_seats(game: Game[Any], random: Random) -> int:
    return random.choice(game.seat_counts)


def draw_settings(game: Game[Any], random: Random, seats: int) -> dict[str, object]:
    """Settings that this game allows for that many seats; often the usual ones."""
    if random.random() < USUAL:
        return {}
    for _ in range(50):
        drawn = {option.name: _draw(option, random) for option in options_of(game.settings_class)}
        try:
            game.make_settings(drawn, seats)
        except SettingsError:
            continue  # they contradict each other
        return drawn
    return {}


def _draw(option: Option, random: Random) -> object:
    if isinstance(option.default, bool):
        return random.random() < 0.5
    if option.several:  # mostly a game wants a certain number of them, or none
        named = 0 if random.random() < 0.5 else random.randint(1, len(option.choices))
        return random.sample(option.choices, named)
    if option.choices:
        return random.choice(option.choices)
    assert isinstance(option.default, int)
    low = option.low or 0
    high = max(option.default, min(option.default * 2, option.high or option.default * 2))
    return random.choice((low, option.default, random.randint(low, high), random.randint(low, option.default)))
