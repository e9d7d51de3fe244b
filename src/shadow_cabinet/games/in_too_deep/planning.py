"""What a player can bring about with the own Criminals in a turn, and which first step leads there.

The planner walks through positions of the city (`Position`) with the steps of `steps.py`, tries every crime in hand in
each of them, and keeps the best that each first step led to. A plan follows from its `Situation` alone, so it is kept:
the several picks of one decision ask for the same one.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final, NamedTuple

from shadow_cabinet.table import Piece

from .city import CODE
from .pieces import GAIN_GRIP, MECHANIC, Crime
from .position import Goal, OwnEyes, Position, Situation, Step
from .steps import after_pending, free_steps, macro_steps, paid_steps

NODES: Final = 60
FEW_NODES: Final = 15
"""How many positions are looked at: about all that two actions lead to, or one."""
MOVING_NODES: Final = 120
"""And how many with powers and Boosts that move things, if no Story Crime was found without."""


class Plan(NamedTuple):
    """The best that can be had, and the best that each first step leads to."""

    best: float
    stop: float
    first: dict[Step, float]
    story: bool  # whether it ends with a Story Crime
    reached: frozenset[Crime]  # the crimes that are possible in any of the positions


@lru_cache(maxsize=20_000)
def plan_for(situation: Situation) -> Plan:
    """The plan for a situation."""
    return _Search(situation).run()


class _Search:
    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.first: dict[Step, float] = {}
        self.stop = 0.0
        self.story = False
        self.reached: set[Crime] = set()
        self.seen: dict[object, float] = {}
        self.plain_eyes = OwnEyes(situation)
        self.mechanic = CODE[MECHANIC] if CODE[MECHANIC] in situation.skilled else -1
        self.renamed: dict[int, OwnEyes] = {}

    def run(self) -> Plan:
        """First what moves only the own Criminals; powers and Boosts that move others if that is not enough."""
        situation = self.situation
        start = Position(situation)
        if not start.pending:
            self._judge(start)
        self._explore(deque([start]), situation.nodes)
        if not self.story and not start.pending and situation.nodes > FEW_NODES and situation.goals:
            self._explore(deque(self._new(start, macro_steps(start))), MOVING_NODES)
        best = max(self.first.values(), default=self.stop)
        return Plan(max(best, self.stop), self.stop, self.first, self.story, frozenset(self.reached))

    def _explore(self, queue: deque[Position], most: int) -> None:
        while queue and most > 0:
            position = queue.popleft()
            if position.pending:
                children = self._new(position, after_pending(position))
            elif position.actions or any(position.stamina):
                children = self._new(position, [*free_steps(position), *paid_steps(position)])
            else:
                children = self._new(position, free_steps(position))
            queue += children
            most -= len(children)

    def _new(self, position: Position, steps: list[tuple[Step, Position]]) -> list[Position]:
        """The positions that are new, or come about with more gain than before."""
        found = []
        for step, child in steps:
            child.first = position.first or step
            key = child.key()
            if self.seen.get(key, -100.0) < child.gained:
                self.seen[key] = child.gained
                self._judge(child)
                found.append(child)
        return found

    def _judge(self, position: Position) -> None:
        """Side Crimes are completed wherever that is possible; the best Story Crime ends the turn."""
        eyes = self._eyes(position)
        story: Goal | None = None
        for i, goal in enumerate(self.situation.goals):
            if position.claimed >> i & 1 or not goal.criteria.met_in(position, eyes):
                continue
            self.reached.add(goal.crime)
            if not goal.story:
                position.claimed |= 1 << i
                position.gained += goal.value
            elif story is None or goal.value > story.value:
                story = goal
        grip, criminal = self.situation.filler
        total = position.gained + grip * position.actions
        if story is not None:
            total += story.value
            self.story = True
        if position.actions and criminal is not None and not position.pending:
            self._record((criminal, GAIN_GRIP), total)
        if position.first:
            self._record(position.first, total)
            return
        self.stop = total
        if story is not None:
            self._record((story.crime,), position.gained + story.value)

    def _record(self, step: Step, total: float) -> None:
        if total > self.first.get(step, -1e9):
            self.first[step] = total

    def _eyes(self, position: Position) -> OwnEyes:
        """With the Mechanic's Skill the Item in her hand is read as its partner, too."""
        held = position.hand[self.mechanic] if self.mechanic >= 0 else None
        if held is None:
            return self.plain_eyes
        if held not in self.renamed:
            self.renamed[held] = OwnEyes(self.situation, held)
        return self.renamed[held]


def first_pieces(plan: Plan, before: tuple[Piece, ...]) -> dict[Piece, float]:
    """The best for each piece that comes next in a step that begins so."""
    found: dict[Piece, float] = {}
    length = len(before)
    for step, value in plan.first.items():
        if len(step) > length and step[:length] == before:
            piece = step[length]
            if value > found.get(piece, -1e9):
                found[piece] = value
    return found
