"""A first turn on a prepared position: a scenario whose steps say what to do and why."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any

from shadow_cabinet.table import Game, Match, Refused, Seat
from shadow_cabinet.table.scenario import Scenario, read_scenario, start, who

from .frames import Lesson

FILE = "lesson.toml"
LEARNER: Seat = 0


def has_lesson(game: Game[Any]) -> bool:
    return (files(game.package) / FILE).is_file()


def lesson_of(game: Game[Any]) -> Scenario:
    """The lesson of a game."""
    with as_file(files(game.package) / FILE) as path:
        return read_scenario(path)


def first_position(game: Game[Any]) -> tuple[Scenario, Match[Any]]:
    """A match at the beginning of the lesson."""
    lesson = lesson_of(game)
    return lesson, start(lesson, game)


class Guide:
    """Leads through the steps of a lesson; when they are done the match goes on against the other seats."""

    def __init__(self, game: Game[Any]) -> None:
        lesson = lesson_of(game)
        self._steps = [step for step in lesson.steps if step.choose]
        self._script: list[tuple[Seat, str, int]] = [
            (*who(word, step.seat), number) for number, step in enumerate(self._steps) for word in step.choose
        ]

    def _next(self, match: Match[Any]) -> tuple[Seat, str, int] | None:
        done = len(match.choices)
        return self._script[done] if done < len(self._script) else None

    def check(self, match: Match[Any], seat: Seat, piece: str) -> None:
        """While the lesson lasts only what it explains can be chosen."""
        step = self._next(match)
        if step is not None and (seat, piece) != step[:2]:
            raise Refused("not-in-this-lesson")

    def reply(self, match: Match[Any], seat: Seat) -> str | None:
        """What another seat answers in the lesson."""
        step = self._next(match)
        return step[1] if step is not None and step[0] == seat != LEARNER else None

    def frame(self, match: Match[Any]) -> Lesson | None:
        """What is explained now; nothing when the lesson is over."""
        step = self._next(match)
        if step is None:
            return None
        expect = [step[1]] if step[0] == LEARNER else []
        return Lesson(step[2] + 1, len(self._steps), self._steps[step[2]].say, expect)
