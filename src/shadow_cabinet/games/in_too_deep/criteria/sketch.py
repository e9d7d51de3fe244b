"""A city of which only some has been decided yet, and what is true of it whatever becomes of the rest."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from shadow_cabinet.games.in_too_deep.pieces import SENTINEL, Item, Zone

from .compiled import DISTANCE, NAMED, linked, walled
from .formula import CRIMINAL, ITEM, All, Atom, Count, Either, Entity, Formula, No, Some, Variable

SOMEBODY: Final = -1
"""Holds an Item and is not named in the formula."""
SIDES: Final = {"you": ("you",), "rival": ("rival",), "free": ("free",), "other": ("rival", "free"),
                "criminal": ("you", "rival", "free")}  # fmt: skip


@dataclass
class Sketch:
    """What has been decided of a city. A Criminal is a number; on which side each is stands in `sides`."""

    sides: list[str] = field(default_factory=list)
    who: dict[Variable, int] = field(default_factory=dict)
    what: dict[Variable, Item] = field(default_factory=dict)
    holder: dict[Item, int | None] = field(default_factory=dict)
    ghost: int | None = None
    at: dict[object, int] = field(default_factory=lambda: {SENTINEL: 0})
    heat: dict[int, int] = field(default_factory=dict)
    walls: list[int] | None = None

    def itself(self, entity: Entity) -> object:
        """The Criminal, the Item or the Zone that stands for an entity."""
        if not isinstance(entity, Variable):
            return entity
        if entity.kind == CRIMINAL:
            return self.who.get(entity)
        return self.what.get(entity) if entity.kind == ITEM else entity

    def zone_of(self, thing: object) -> int | None:
        """Where something is, if that has been decided; a held Item is where its holder is."""
        if isinstance(thing, Item):
            holder = self.holder.get(thing)
            if holder is not None and holder != SOMEBODY:
                thing = holder
        return self.at.get(thing)

    def people_in(self, zone: int) -> list[object]:
        """The Sentinel and the Criminals that are known to be in a Zone."""
        return [person for person in (SENTINEL, *range(len(self.sides))) if self.at.get(person) == zone]


def value(sketch: Sketch, formula: Formula) -> bool | None:
    """Whether a formula is true of a sketch; None if that is open."""
    match formula:
        case Atom():
            return _value_of_atom(sketch, formula)
        case All(parts) | Either(parts):
            decides = isinstance(formula, Either)
            values = [value(sketch, part) for part in parts]
            return decides if decides in values else None if None in values else not decides
        case No(part):
            found = value(sketch, part)
            return None if found is None else not found
        case Some((variable,), body):
            return True if _how_many(sketch, variable, body) else None
        case Count(exactly, number, variable, body):
            sure = _how_many(sketch, variable, body)
            if exactly:
                return False if sure > number else None
            return True if sure >= number else None
    return None


def _how_many(sketch: Sketch, variable: Variable, body: Formula) -> int:
    """Of how many, among the Criminals and Items that have been named, something is surely true."""
    found = 0
    if variable.kind == CRIMINAL:
        for number, side in enumerate(sketch.sides):
            if side in SIDES[variable.domain]:
                sketch.who[variable] = number
                found += value(sketch, body) is True
        sketch.who.pop(variable, None)
    elif variable.kind == ITEM and variable.domain not in NAMED:
        for item in sketch.holder:
            if item in variable.items:
                sketch.what[variable] = item
                found += value(sketch, body) is True
        sketch.what.pop(variable, None)
    return found


def _value_of_atom(sketch: Sketch, atom: Atom) -> bool | None:
    things = [sketch.itself(entity) for entity in atom.entities]
    zones = [sketch.zone_of(thing) for thing in things]
    match atom.name:
        case "distinct":
            return _distinct(things, zones)
        case "same" | "adj" | "opp" | "within" | "wall" | "linked":
            return _of_two_zones(sketch, atom, things, zones)
        case "at":
            if zones[0] is not None and zones[0] in zones[1:]:
                return True
            return None if None in zones else False
        case "holds" | "loose" | "held" | "empty-handed":
            return _of_hands(sketch, atom.name, things)
        case "alone" | "lone" | "alone-with":
            return _of_company(sketch, atom.name, things, zones)
        case "totally-empty":
            things_there = zones[0] is not None and any(sketch.zone_of(item) == zones[0] for item in sketch.holder)
            return False if things_there or (zones[0] is not None and sketch.people_in(zones[0])) else None
        case "heat>=" | "heat=":
            if atom.number > 3:
                return False
            known = None if zones[0] is None else sketch.heat.get(zones[0])
            if known is None:
                return True if (atom.name, atom.number) == ("heat>=", 0) else None
            return known == atom.number if atom.name == "heat=" else known >= atom.number
    return _blockades(sketch, atom.number, zones[0])


def _distinct(things: list[object], zones: list[int | None]) -> bool | None:
    known = [zone if isinstance(thing, (Variable, Zone)) else thing for thing, zone in zip(things, zones, strict=True)]
    for one, other in combinations(range(len(known)), 2):
        if (things[one] is not None and things[one] == things[other]) or (
            known[one] is not None and known[one] == known[other]
        ):
            return False
    return None if None in known else True


def _of_two_zones(sketch: Sketch, atom: Atom, things: list[object], zones: list[int | None]) -> bool | None:
    one, other = zones
    if things[0] is not None and things[0] == things[1]:
        apart = 0
    elif one is None or other is None:
        return None
    else:
        apart = DISTANCE[one - other]
    match atom.name:
        case "same":
            return apart == 0
        case "adj":
            return apart == 1
        case "opp":
            return apart == 4
        case "within":
            return apart <= atom.number
        case "linked":
            if apart == 0:
                return True
    if atom.name == "wall" and apart != 1:
        return False
    if sketch.walls is None or one is None or other is None:
        return None
    return (walled if atom.name == "wall" else linked)(sketch.walls, one, other)


def _of_hands(sketch: Sketch, name: str, things: list[object]) -> bool | None:
    if None in things:
        return None
    if name == "empty-handed":
        return False if things[0] in sketch.holder.values() else None
    item = things[-1]
    if not isinstance(item, Item) or item not in sketch.holder:
        return None
    if name == "holds":
        return sketch.holder[item] == things[0]
    return (sketch.holder[item] is None) == (name == "loose")


def _of_company(sketch: Sketch, name: str, things: list[object], zones: list[int | None]) -> bool | None:
    if None in things:
        return None
    if things[0] == things[-1] and name == "alone-with":
        return False
    if name == "alone" and things[0] == sketch.ghost:
        return True
    if None not in zones and len(set(zones)) > 1:
        return False
    if zones[0] is None or (things[0] == sketch.ghost and name != "lone"):
        return None
    return False if any(person not in things for person in sketch.people_in(zones[0])) else None


def _blockades(sketch: Sketch, number: int, zone: int | None) -> bool | None:
    if number > 2 or number == 0:
        return number == 0
    if zone is None or sketch.walls is None:
        return None
    return sketch.walls[zone] + sketch.walls[zone - 1] >= number
