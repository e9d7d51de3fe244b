"""What any game's advice to bots has to be: tried on matches that are played with more or less sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shadow_cabinet.table import Game, Match, Tactics


def questions(
    game: Game[Any], seats: int, settings: dict[str, Any], seed: int, sensible: float
) -> Iterator[Match[Any]]:
    """A match at each of its questions with a choice; so often the sensible option is taken, otherwise any."""
    match: Match[Any] = Match(game, settings=settings, seats=seats, seed=seed)
    random = Random(seed)
    while match.asks:
        ask = match.asks[0]
        options = ask.options
        chosen = random.choice(options)
        if len(options) > 1:
            yield match
            if random.random() < sensible:
                weights = advice_of(game).weights(match.board, ask)
                chosen = options[weights.index(max(weights))]
        match.take(ask.seat, chosen)


def advice_of(game: Game[Any]) -> Tactics:
    assert game.tactics is not None
    return game.tactics


def check_weights(game: Game[Any], seats: int, settings: dict[str, Any]) -> None:
    """One for each option, none negative, not all of them nothing."""
    for sensible in (0.0, 0.7):
        for match in questions(game, seats, settings, 3, sensible):
            ask = match.asks[0]
            weights = advice_of(game).weights(match.board, ask)
            assert len(weights) == len(ask.options), ask
            assert min(weights) >= 0, ask
            assert sum(weights) > 0, ask


def check_chances(game: Game[Any], seats: int, settings: dict[str, Any], together: float | None) -> None:
    """Each between lost and won; those of all seats make up the whole, unless the rules play somebody too."""
    for number, match in enumerate(questions(game, seats, settings, 5, 0.7)):
        if number % 9 == 0:
            chances = [advice_of(game).evaluate(match.board, seat) for seat in range(seats)]
            assert all(0 <= chance <= 1 for chance in chances)
            if together is not None:
                assert sum(chances) == pytest.approx(together)
