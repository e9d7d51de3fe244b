"""The first turn of each game, led step by step: it plays as it is written, and every step is explained."""

from __future__ import annotations

import pytest

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.server.lessons import LEARNER, has_lesson, lesson_of
from shadow_cabinet.table.scenario import run, who
from shadow_cabinet.words import Words

LESSONS = [name for name in REGISTRY if has_lesson(find_game(name))]


@pytest.mark.parametrize("name", LESSONS)
def test_the_lesson_plays_as_it_is_written(name: str) -> None:
    game = find_game(name)
    assert run(lesson_of(game), game) == []


@pytest.mark.parametrize("name", LESSONS)
def test_each_step_is_explained_and_asks_the_learner_for_something(name: str) -> None:
    game = find_game(name)
    words = Words(game, strict=True)
    for step in lesson_of(game).steps:
        assert len(words.say(step.say)) > 40
        assert [word for word in step.choose if who(word, step.seat)[0] == LEARNER]


def test_games_of_the_first_shelf_have_a_lesson() -> None:
    assert {"war-of-espionage", "deep-state", "in-too-deep", "illuminati"} <= set(LESSONS)
