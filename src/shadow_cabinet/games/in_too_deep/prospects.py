"""The situation of a player as a planner wants it, read off the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .board import InTooDeepBoard
from .city import CODE, THINGS
from .criteria import Criteria
from .pieces import BLOCKS, ION_HEIGHTS, ITEMS, PARISH, RIVERSIDE, Crime, Criminal
from .planning import NODES, Plan, plan_for
from .position import Goal, Pending, Situation
from .steps import PENDING_OF_BOOST
from .worth import Outlook

POWERS: Final = {BLOCKS: 0.3, ION_HEIGHTS: 2.2, PARISH: 1.2, RIVERSIDE: 2.6}
"""What the powers bring that move nothing."""
DILEMMA, GAINED, FILED, BOOST = 1.6, 2.4, 0.4, 2.2
"""What the parts of a reward are worth to a plan, beside Intel."""
GRIP_BY_DISC: Final = (1.6, 1.6, 2.4, 1.5, 1.4, 1.8, 1.4, 1.0, 0.0)
"""What one more Grip is worth to a plan, by where the disc is."""


def plan_of(
    view: Outlook,
    own: Sequence[Criminal] | None = None,
    *,
    fresh: bool = False,
    pending: tuple[Pending, ...] = (),
    nodes: int = NODES,
) -> Plan:
    """The plan of a player with these Criminals, by default the own ones; `fresh` is the turn about to begin."""
    return plan_for(
        situation_of(view.board, view.me, view.board.hooks[view.me] if own is None else own, fresh, pending, nodes)
    )


def situation_of(
    board: InTooDeepBoard, me: int, own: Sequence[Criminal], fresh: bool, pending: tuple[Pending, ...], nodes: int
) -> Situation:
    """Everything that the plan depends on."""
    numbers = board.tables.numbers
    discs = {criminal: board.grip[me].get(criminal, 0) + fresh for criminal in own}
    city = board.look_at_city()
    goals = goals_of(board, me)
    wanted = {item for goal in goals for item in wanted_items(goal.criteria)}
    blockades = [edge.number for edge in board.blockades]
    best = max(((grip_value(disc), -criminal.code, criminal) for criminal, disc in discs.items()), default=None)
    boosts = tuple(
        (boost, BOOST)
        for boost in board.boosts[me]
        if not fresh and not pending and (boost.effect in PENDING_OF_BOOST or boost.effect == "actions")
    )
    return Situation(
        ring=city.ring,
        zone=tuple(city.zone),
        hand=tuple(city.hand),
        heat=tuple(city.heat),
        walls=tuple(city.walls),
        crossed=blockades != sorted(blockades),
        criminals=city.criminals,
        own=tuple(CODE[criminal] for criminal in own),
        skilled=tuple(CODE[criminal] for criminal in own if discs[criminal] >= numbers.skill_from),
        stamina=tuple(max(0, discs[criminal] - numbers.stamina_from + 1) for criminal in own),
        rivals=tuple(tuple(CODE[each] for each in tags if each not in own)
                     for player, tags in enumerate(board.hooks) if player != me),
        actions=numbers.actions if fresh else board.actions_left,
        goals=goals,
        wanted=tuple(sorted(wanted)),
        drops=any(speaks_of_loose(goal.criteria) for goal in goals),
        boosts=boosts,
        powers=tuple(POWERS.get(zone, 0.0) for zone in city.ring),
        filler=(best[0], best[2]) if best and best[0] else (0.0, None),
        partner=partners(board),
        ignores=board.ignores_blockades and not fresh,
        disruptor=fresh or not board.disruptor_used,
        pending=pending,
        nodes=nodes,
    )  # fmt: skip


def goals_of(board: InTooDeepBoard, me: int) -> tuple[Goal, ...]:
    """The crimes that can be completed as far as their storylines have come, and what they are worth."""
    hand = sorted(board.crimes[me], key=lambda crime: crime.code)
    return tuple(
        [Goal(crime, crime.criteria, crime_value(crime), bool(crime.level)) for crime in hand if board.opened(crime)]
    )


@lru_cache(maxsize=1000)
def crime_value(crime: Crime) -> float:
    """About what a crime brings, by the better approach: rough, so that plans can be kept."""
    return max(
        each.intel + DILEMMA * each.dilemmas + GAINED * each.gain + FILED * each.file + BOOST * each.boost
        for each in (crime.restrained, crime.reckless)
    )


def grip_value(disc: int) -> float:
    """About what one more Grip brings."""
    return GRIP_BY_DISC[min(disc, len(GRIP_BY_DISC) - 1)]


@lru_cache(maxsize=1000)
def wanted_items(criteria: Criteria) -> tuple[int, ...]:
    """The Items that the criteria speak of."""
    return tuple(CODE[item] for variable in criteria.variables.values() for item in variable.items)


@lru_cache(maxsize=1000)
def speaks_of_loose(criteria: Criteria) -> bool:
    """Whether it can help to drop an Item."""
    return "loose" in criteria.text or "empty" in criteria.text


def partners(board: InTooDeepBoard) -> tuple[int, ...]:
    """The other Item of the same type, by number."""
    found = list(range(len(THINGS)))
    for item in ITEMS:
        found[CODE[item]] = CODE[board.tables.partner[item]]
    return tuple(found)
