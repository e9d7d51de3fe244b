"""What a sensible player of Deep State looks for: every question is weighed, and the weights are good advice."""

from __future__ import annotations

from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.deep_state import prompts, tactics
from shadow_cabinet.games.deep_state.board import TREATY, DeepStateBoard
from shadow_cabinet.lab.simulate import simulate
from shadow_cabinet.table import Match, Prompt

from .advice import check_chances, check_weights, questions

GAME = find_game("deep-state")
TACTICS = tactics.DeepStateTactics()
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "beginner"}),
    (1, {"level": "ultra-hard", "men_of_action": True}),
    (2, {}),
    (3, {"men_of_action": True}),
    (4, {}),
    (5, {"men_of_action": True}),
]


def test_every_question_is_weighed() -> None:
    asked = {prompt for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    assert asked - set(tactics.GAINS) == {prompts.CHOOSE_ACTION}


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_weights_are_one_for_each_option_and_never_negative(seats: int, settings: dict[str, Any]) -> None:
    check_weights(GAME, seats, settings)


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_chances_of_all_seats_add_up(seats: int, settings: dict[str, Any]) -> None:
    check_chances(GAME, seats, settings, 1 if seats > 1 else None)


def test_who_will_win_shows_before_the_end() -> None:
    right = 0
    for seed in range(20):
        last: Match[DeepStateBoard] | None = None
        chances: list[float] = []
        for match in questions(GAME, 3, {}, seed, 0.9):
            last = match
            if match.board.last_round and match.board.phase == TREATY:
                chances = chances or [TACTICS.evaluate(match.board, seat) for seat in range(3)]
        assert last is not None
        assert last.result is not None
        right += last.result.shares[chances.index(max(chances))] > 0
    assert right >= 14


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_tactics_beat_random_players(seats: int) -> None:
    report = simulate("deep-state", 10, ["tactics", *["random"] * (seats - 1)], jobs=1, seed=3, rotate=True)
    assert report.players[0].wins >= 9


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{}, {"men_of_action": True}])
def test_tactics_beat_random_players_nearly_always(settings: dict[str, Any]) -> None:
    bots = ["tactics", "random", "random"]
    report = simulate("deep-state", 300, bots, settings=settings, jobs=2, seed=1, rotate=True)
    assert report.players[0].wins >= 0.98 * 300


@pytest.mark.slow
def test_each_level_of_the_solo_mode_is_harder() -> None:
    won = [
        simulate("deep-state", 200, ["tactics"], settings={"level": level}, jobs=2, seed=1).players[0].wins
        for level in ("beginner", "normal", "hard", "ultra-hard")
    ]
    assert won == sorted(won, reverse=True)
    assert won[0] > 100 > won[3]


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_search_beats_tactics() -> None:
    report = simulate("deep-state", 24, ["search:600", "tactics", "tactics"], jobs=2, seed=1, rotate=True)
    assert report.players[0].wins >= 12
