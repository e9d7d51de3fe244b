"""A match from its entries, and its entries from what happens. The entries are:

{"seat": 0, "piece": "pass"}      a choice
{"back": 12}                      choices from number 12 on were taken back
{"rules": 2, "content": "…", "position": {…}}      from here on other rules or tables hold: numbers start anew
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shadow_cabinet.table import Game, Match, TableError
from shadow_cabinet.table.match import Choice


class Kept(NamedTuple):
    """A checkpoint in the database."""

    choices: int  # how many stood before it
    entries: int
    rules: int
    position: dict[str, Any]


class Origin(NamedTuple):
    """What a match began from."""

    rules: int
    content: str
    seats: int
    settings: dict[str, Any]
    key: bytes
    start: dict[str, Any] | None


class Folded(NamedTuple):
    """A match as its entries tell it; `new` entries are to be written because the rules have changed meanwhile."""

    match: Match[Any]
    new: list[dict[str, Any]]


def choice_entry(choice: Choice) -> dict[str, Any]:
    return {"seat": choice.seat, "piece": choice.piece.id}


def rules_entry(game: Game[Any], position: dict[str, Any]) -> dict[str, Any]:
    return {"rules": game.rules_version, "content": game.content.digest, "position": position}


def standing(entries: Sequence[dict[str, Any]]) -> list[tuple[int, str]]:
    """The choices that stand, since the rules last changed."""
    made: list[tuple[int, str]] = []
    for body in entries:
        if "back" in body:
            del made[body["back"] :]
        elif "rules" in body:
            made.clear()
        else:
            made.append((body["seat"], body["piece"]))
    return made


def fold(
    game: Game[Any], origin: Origin, entries: Sequence[dict[str, Any]], kept: Kept | None, finished: bool
) -> Folded:
    """The match as it stands. If rules or tables have changed since, it goes on from its last checkpoint."""
    epoch = next((body for body in reversed(entries) if "rules" in body), None)
    rules, content = (epoch["rules"], epoch["content"]) if epoch else (origin.rules, origin.content)
    if (rules, content) == (game.rules_version, game.content.digest):
        return Folded(replay(game, origin, epoch, standing(entries)), [])
    if finished:
        raise TableError("this match was played to its end under other rules, by which it can no longer be shown")
    if kept is None:
        raise TableError("the rules have changed, and this match has no checkpoint from which it could go on")
    match = Match.at(game, kept.position, origin.settings, origin.seats, origin.key)
    for seat, piece in standing(entries)[kept.choices :]:
        try:
            match.choose(seat, piece)
        except TableError:
            break  # the new rules do not allow it: the seat decides again
    return Folded(match, [rules_entry(game, kept.position), *map(choice_entry, match.choices)])


def kept_of(match: Match[Any], entries: int) -> Kept:
    """The last checkpoint of a match that stands by so many entries."""
    before = len(match.choices) - len(match.choices_since())
    return Kept(before, entries, match.game.rules_version, match.position())


def replay(
    game: Game[Any], origin: Origin, epoch: dict[str, Any] | None, made: Sequence[tuple[int, str]]
) -> Match[Any]:
    """A match from its first position on, by choices that were all made under the rules of today."""
    start = epoch["position"] if epoch else origin.start
    if start:
        match = Match.at(game, start, origin.settings, origin.seats, origin.key)
    else:
        match = Match(game, seats=origin.seats, settings=origin.settings, key=origin.key)
    for seat, piece in made:
        match.choose(seat, piece)
    return match
