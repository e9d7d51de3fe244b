"""What sets off effects of Treaties: agents placed, Stages reached; for cards received see receiving.py.

Modules hook in here: each function is called at its moment, for every game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from . import projects
from .board import DeepStateBoard
from .inner_circle import ask
from .pieces import GROUP, PASS, Objective, Project, Treaty
from .prompts import FREE_ADVANCE, SECONDARY_GROUP, USE_TREATY
from .receiving import take_secondary


class Moment(NamedTuple):
    """A Treaty whose effect is set off, whether it could do anything now, and what it does."""

    treaty: Treaty
    possible: Callable[[], bool]
    resolve: Callable[[], Flow[None]]


def in_any_order(board: DeepStateBoard, me: Seat, moments: list[Moment]) -> Flow[None]:
    """Effects that are set off at once: their owner may use each, in any order; what is declined is lost."""
    left = list(moments)

    def usable() -> list[Piece]:
        return [moment.treaty for moment in left if moment.possible()]

    while usable():
        used = yield from ask(board, me, USE_TREATY, lambda: [*usable(), PASS])
        if used is PASS:
            return
        moment = next(each for each in left if each.treaty is used)
        left.remove(moment)
        yield from moment.resolve()


# -- agents placed -----------------------------------------------------------------------------------------------------


def agents_placed(board: DeepStateBoard, me: int, card: Objective, agents: int) -> Flow[None]:
    """Agents were sent to a card of the Zone."""
    moments: list[Moment] = []
    if agents >= board.tables.numbers.crowd:  # 000: Ghost Agents do not count
        for treaty, _, groups in board.effects(me, "crowd"):
            moments.append(Moment(treaty, partial(any_left, board, groups), partial(crowd, board, me, groups)))
    for treaty, _, groups in board.effects(me, "advance-on"):
        if card.group in groups:
            possible = partial(projects.can_advance_anywhere, board, me)
            moments.append(Moment(treaty, possible, partial(free_advance, board, me, treaty)))
    if moments:
        yield from in_any_order(board, me, moments)


def any_left(board: DeepStateBoard, groups: tuple[str, ...]) -> bool:
    return any(board.supply[GROUP[group]] for group in groups)


def crowd(board: DeepStateBoard, me: Seat, groups: tuple[str, ...]) -> Flow[None]:
    """Many agents on one card: take a Secondary Objective of one of two groups."""
    group: Piece = yield Ask(
        me, SECONDARY_GROUP, lambda: [GROUP[group] for group in groups if board.supply[GROUP[group]]]
    )
    yield from take_secondary(board, me, group.id)


def free_advance(board: DeepStateBoard, me: Seat, treaty: Treaty) -> Flow[None]:
    """A free Action: Advance in a Project by the normal rules, even with the Supervisor."""
    project: Project = yield Ask(me, FREE_ADVANCE, lambda: projects.can_advance_in(board, me), {"card": treaty})
    yield from projects.advance(board, me, project)


# -- Stages reached ----------------------------------------------------------------------------------------------------


def levelled_up(board: DeepStateBoard, me: int) -> list[Moment]:
    """What is set off when a Shady Coordinator goes up to Stage II or beyond; joining is not levelling up."""
    moments: list[Moment] = []
    for treaty, _, groups in board.effects(me, "level-up"):
        moments.append(Moment(treaty, partial(any_left, board, groups), partial(take_secondary, board, me, groups[0])))
    return moments
