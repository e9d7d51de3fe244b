"""A position of the city in the mind of a player who plans, and the situation that it grew out of."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from shadow_cabinet.table import Piece

from .city import CODE, TRUE_NAMES, City, Eyes
from .criteria import Criteria
from .pieces import GHOST, Boost, Crime, Criminal, Zone

Step: TypeAlias = "tuple[Piece, ...]"
"""The picks of one decision, one after another, without the payment."""
Pending: TypeAlias = "tuple[str, int]"
"""What has to be done next, and how often."""


class Goal(NamedTuple):
    """A crime that one can come to, and what it is worth."""

    crime: Crime
    criteria: Criteria
    value: float
    story: bool


class Situation(NamedTuple):
    """Everything that a plan depends on. Numbers are those of `city.py`."""

    ring: tuple[Zone, ...]
    zone: tuple[int, ...]
    hand: tuple[int | None, ...]
    heat: tuple[int, ...]
    walls: tuple[int, ...]
    crossed: bool  # whether Blockade A lies on the later edge
    criminals: tuple[int, ...]
    own: tuple[int, ...]
    skilled: tuple[int, ...]
    stamina: tuple[int, ...]  # extra actions of each own Criminal
    rivals: tuple[tuple[int, ...], ...]
    actions: int
    goals: tuple[Goal, ...]
    wanted: tuple[int, ...]  # Items that crimes speak of
    drops: bool  # whether they speak of loose Items, or of nobody and nothing
    boosts: tuple[tuple[Boost, float], ...]  # that move something, and what keeping each is worth
    powers: tuple[float, ...]  # what using the power of each Zone of the ring brings by itself
    filler: tuple[float, Criminal | None]  # what Grip with the best of the own Criminals brings
    partner: tuple[int, ...]
    ignores: bool
    disruptor: bool  # whether the Disruptor's Skill is still free
    pending: tuple[Pending, ...]
    nodes: int  # how many positions are looked at


class OwnEyes(Eyes):
    """The city in the eyes of the player who plans."""

    __slots__ = ("_rivals",)

    def __init__(self, situation: Situation, renamed: int | None = None) -> None:
        self.you = situation.own
        self.other = tuple([code for code in situation.criminals if code not in situation.own])
        self._rivals = situation.rivals
        self.ghost = CODE[GHOST] if CODE[GHOST] in situation.skilled else -1
        self.names = TRUE_NAMES
        self.renamed = None
        if renamed is not None:
            other = OwnEyes(situation)
            also = situation.partner[renamed]
            other.names = {**TRUE_NAMES, renamed: (), also: (min(renamed, also), max(renamed, also))}
            self.renamed = other

    @property
    def rival(self) -> tuple[int, ...]:
        return tuple(sorted(code for tags in self._rivals for code in tags))


class Position(City):
    """A city that can become another one, and what was gained on the way there."""

    __slots__ = ("actions", "claimed", "first", "free", "gained", "pending", "situation", "stamina")

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.ring = situation.ring
        self.index = {zone: i for i, zone in enumerate(situation.ring)}
        self.zone = list(situation.zone)
        self.criminals = situation.criminals
        self.hand = list(situation.hand)
        self.heat = list(situation.heat)
        self.walls = list(situation.walls)
        self.crowd = [0] * len(self.ring)
        for code in (*self.criminals, SENTINEL_CODE):
            self.crowd[self.zone[code]] += 1
        self.actions = situation.actions
        self.stamina = situation.stamina
        self.free = situation.disruptor
        self.gained = 0.0
        self.claimed = 0
        self.first: Step = ()
        self.pending = situation.pending

    def twin(self) -> Position:
        """The same position, whose lists are shared until one is replaced."""
        twin: Position = Position.__new__(Position)
        twin.situation, twin.ring, twin.index, twin.criminals = self.situation, self.ring, self.index, self.criminals
        twin.zone, twin.hand, twin.heat, twin.walls, twin.crowd = (
            self.zone,
            self.hand,
            self.heat,
            self.walls,
            self.crowd,
        )
        twin.actions, twin.stamina, twin.free, twin.gained = self.actions, self.stamina, self.free, self.gained
        twin.claimed, twin.first, twin.pending = self.claimed, self.first, self.pending
        return twin

    def key(self) -> object:
        """What tells it from others: all but what was gained and how it began."""
        return (
            tuple(self.zone), tuple(self.hand), tuple(self.heat), tuple(self.walls), self.actions, self.stamina,
            self.free, self.claimed, self.pending,
        )  # fmt: skip

    # -- what changes it: called on a fresh twin -----------------------------------------------------------------------

    def put(self, code: int, zone: int) -> None:
        """A Criminal or the Sentinel goes to a Zone, a Criminal with the Item in hand."""
        self.zone, self.crowd = self.zone[:], self.crowd[:]
        self.crowd[self.zone[code]] -= 1
        self.crowd[zone] += 1
        self.zone[code] = zone
        if code != SENTINEL_CODE:
            held = self.hand[code]
            if held is not None:
                self.zone[held] = zone

    def give(self, item: int, criminal: int) -> None:
        """A Criminal takes an Item and drops the one held before."""
        self.zone, self.hand = self.zone[:], self.hand[:]
        for code in (item, criminal):
            other = self.hand[code]
            if other is not None:
                self.hand[other] = None
        self.hand[item], self.hand[criminal] = criminal, item
        self.zone[item] = self.zone[criminal]

    def put_loose(self, item: int, zone: int) -> None:
        """An Item comes to a Zone by itself."""
        self.zone = self.zone[:]
        holder = self.hand[item]
        if holder is not None:
            self.hand = self.hand[:]
            self.hand[holder] = self.hand[item] = None
        self.zone[item] = zone

    def cycle_heat(self, zone: int) -> None:
        """Each hot Zone gives one Heat to this one."""
        self.heat = [max(0, heat - 1) for heat in self.heat]
        self.heat[zone] = 3


SENTINEL_CODE = CODE[next(thing for thing in CODE if thing.kind == "sentinel")]
