"""Makes Python functions of a formula, so that a hand of crimes is checked in a few microseconds.

Nothing of the text itself is run: what is written are the letters of variables, whole numbers, and what stands here.
Each quantifier becomes a function, with a loop for each of its variables in which everything is tested as soon as it
is known. `(some ?a you ?i vehicle (and (holds ?a ?i) (heat>= 1 ?a)))` becomes

    def some_0(city, eyes):
        zone = city.zone
        hand = city.hand
        heat = city.heat
        for a in eyes.you:
            if heat[zone[a]] >= 1:
                i = hand[a]
                if i in (11, 12):
                    return True
        return False
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from shadow_cabinet.games.in_too_deep.city import CODE, THE_SENTINEL, City, Eyes
from shadow_cabinet.games.in_too_deep.pieces import ITEMS, ZONES, Zone

from .formula import All, Atom, Count, Either, Entity, Formula, No, Some, Variable

Check: TypeAlias = "Callable[[City, Eyes], bool]"
Assignment: TypeAlias = "tuple[int, ...]"

DISTANCE: Final = (0, 1, 2, 3, 4, 3, 2, 1)
"""Around the ring; a difference below zero counts from the end."""
AROUND: Final = tuple(range(len(ZONES)))
NEIGHBOURS: Final = tuple((AROUND[zone - 1], AROUND[zone - 7]) for zone in AROUND)
ACROSS: Final = tuple(AROUND[zone - 4] for zone in AROUND)


def linked(walls: Sequence[int], one: int, other: int) -> bool:
    """Whether there is a way from Zone to Zone on which no Blockade lies."""
    between = sum(walls[min(one, other) : max(one, other)])
    return between in (0, sum(walls))


def walled(walls: Sequence[int], one: int, other: int) -> bool:
    """Whether two Zones are neighbours with a Blockade on the edge between them."""
    before, after = NEIGHBOURS[one]
    return bool((other == after and walls[one]) or (other == before and walls[other]))


def constant(zone: Zone) -> str:
    """What a Zone is called in the generated source."""
    return zone.id.upper().replace("-", "_")


NAMES: Final[dict[str, Any]] = {
    "DISTANCE": DISTANCE, "AROUND": AROUND, "NEIGHBOURS": NEIGHBOURS, "ACROSS": ACROSS, "linked": linked,
    "walled": walled, **{constant(zone): zone for zone in ZONES},
}  # fmt: skip
FIELDS: Final = ("zone", "hand", "heat", "walls", "crowd", "index")
"""Fields of the city, each of which a function reads into a local variable of the same name."""


# -- conditions --------------------------------------------------------------------------------------------------------


def letter(variable: Variable) -> str:
    """What a variable is called in the generated source."""
    return variable.name[1]


def zone_of(entity: Entity) -> str:
    """The Zone of an entity, as an expression."""
    if isinstance(entity, Variable):
        return letter(entity) if entity.domain == "zone" else f"zone[{letter(entity)}]"
    return f"index[{constant(entity)}]" if isinstance(entity, Zone) else f"zone[{THE_SENTINEL}]"


def itself(entity: Entity) -> str:
    """What tells an entity from others of its kind."""
    if isinstance(entity, Variable):
        return letter(entity)
    return zone_of(entity) if isinstance(entity, Zone) else str(THE_SENTINEL)


TEMPLATES: Final = {
    "same": "{zx} == {zy}",
    "adj": "DISTANCE[{zx} - {zy}] == 1",
    "opp": "DISTANCE[{zx} - {zy}] == 4",
    "within": "DISTANCE[{zx} - {zy}] <= {number}",
    "holds": "hand[{x}] == {y}",
    "loose": "hand[{x}] is None",
    "held": "hand[{x}] is not None",
    "empty-handed": "hand[{x}] is None",
    "alone": "(crowd[{zx}] == 1 or {x} == eyes.ghost)",
    "alone-with": "{x} != {y} and {zx} == {zy} and (crowd[{zx}] == 2 or {x} == eyes.ghost)",
    "lone": "crowd[{zx}] == 1",
    "totally-empty": "{zx} not in zone",
    "heat>=": "heat[{zx}] >= {number}",
    "heat=": "heat[{zx}] == {number}",
    "blockade>=": "walls[{zx}] + walls[{zx} - 1] >= {number}",
    "wall": "walled(walls, {zx}, {zy})",
    "linked": "linked(walls, {zx}, {zy})",
}
"""Atoms about x and y, which are in the Zones zx and zy."""


def atom(condition: Atom) -> str:
    """An atom as an expression."""
    names = [itself(entity) for entity in condition.entities]
    zones = [zone_of(entity) for entity in condition.entities]
    if condition.name == "distinct":
        return " and ".join(f"{one} != {other}" for one, other in combinations(names, 2))
    if condition.name == "at":
        return f"{zones[0]} in ({', '.join(zones[1:])},)"
    about = {"x": names[0], "y": names[-1], "zx": zones[0], "zy": zones[-1], "number": condition.number}
    return TEMPLATES[condition.name].format_map(about)


def conjuncts(formula: Formula) -> tuple[Formula, ...]:
    """What must hold all together."""
    if isinstance(formula, All):
        return tuple(each for part in formula.parts for each in conjuncts(part))
    return (formula,)


def conditions_of(formula: Formula) -> tuple[Formula, ...]:
    """What a crime asks for, one thing after another."""
    return conjuncts(formula.body if isinstance(formula, Some) else formula)


def entities(formula: Formula) -> Iterator[Entity]:
    """All that a formula speaks of and does not introduce: its free variables, Zones and the Sentinel."""
    match formula:
        case Atom(_, entities_of_atom):
            yield from entities_of_atom
        case All(parts) | Either(parts):
            for part in parts:
                yield from entities(part)
        case No(part):
            yield from entities(part)
        case Some(variables, body):
            yield from (entity for entity in entities(body) if entity not in variables)
        case Count(_, _, own, body):
            yield from (entity for entity in entities(body) if entity != own)


def free(formula: Formula) -> Iterator[Variable]:
    """The variables that a formula speaks of and does not introduce."""
    yield from (entity for entity in entities(formula) if isinstance(entity, Variable))


def names_items(formula: Formula) -> bool:
    """Whether a formula asks for an Item by its name anywhere."""
    match formula:
        case All(parts) | Either(parts):
            return any(map(names_items, parts))
        case No(part):
            return names_items(part)
        case Some(variables, body):
            return any(variable.domain in NAMED for variable in variables) or names_items(body)
        case Count(_, _, variable, body):
            return variable.domain in NAMED or names_items(body)
    return False


# -- loops -------------------------------------------------------------------------------------------------------------

SIZES: Final = {"you": 2, "rival": 2, "free": 2, "other": 3, "criminal": 5, "item": 8, "zone": 8}
"""About how many a domain has; an Item by its name is one, and those of a type are two."""


def size(variable: Variable) -> int:
    """About how many there are to go through."""
    return SIZES.get(variable.domain) or len(variable.items)


def domain(variable: Variable) -> str:
    """All that a variable can be, as an expression."""
    match variable.domain:
        case "you" | "other" | "rival" | "free":
            return f"eyes.{variable.domain}"
        case "criminal":
            return "city.criminals"
        case "zone":
            return "AROUND"
    codes = tuple(CODE[item] for item in variable.items)
    return f"eyes.names[{codes[0]}]" if variable.domain in NAMED else str(codes)


NAMED: Final = tuple(item.id for item in ITEMS)
"""Domains that the Mechanic can change."""


class Way(NamedTuple):
    """How to come by the values of a variable: a line that opens a loop or sets it, and what that settles."""

    cost: int
    line: str
    guard: str = ""  # what must be true of a variable that was set
    settles: Formula | None = None


def ways(variable: Variable, conditions: Sequence[Formula], known: set[Variable]) -> Iterator[Way]:
    """All ways to come by the values of a variable, once others are known."""
    name = letter(variable)
    yield Way(size(variable), f"for {name} in {domain(variable)}:")
    for condition in conditions:
        if not isinstance(condition, Atom) or variable not in condition.entities or len(condition.entities) != 2:
            continue
        one, two = condition.entities
        other = two if one == variable else one
        if other == variable or (isinstance(other, Variable) and other not in known):
            continue
        if condition.name == "holds":
            found = "is not None" if variable.domain in ("item", "criminal") else f"in {domain(variable)}"
            yield Way(0, f"{name} = hand[{itself(other)}]", f"{name} {found}", condition)
        elif variable.domain == "zone" and condition.name == "adj":
            yield Way(2, f"for {name} in NEIGHBOURS[{zone_of(other)}]:", "", condition)
        elif variable.domain == "zone" and condition.name == "opp":
            yield Way(0, f"{name} = ACROSS[{zone_of(other)}]", "", condition)


class Writer:
    """Writes the functions of a formula."""

    def __init__(self) -> None:
        self.functions: list[str] = []

    def expression(self, formula: Formula) -> str:
        """A formula as an expression; its quantifiers become functions."""
        match formula:
            case Atom():
                return atom(formula)
            case All(parts):
                return f"({' and '.join(map(self.expression, parts))})"
            case Either(parts):
                return f"({' or '.join(f'({self.expression(part)})' for part in parts)})"
            case No(part):
                return f"not ({self.expression(part)})"
            case Some(variables, body):
                return self.called(formula, [*self.loops(variables, body, ["return True"]), "return False"])
            case Count(exactly, number, variable, body):
                counted = ["found = 0", *self.loops((variable,), body, ["found += 1"])]
                return self.called(formula, [*counted, f"return found {'==' if exactly else '>='} {number}"])

    def called(self, formula: Formula, lines: Sequence[str]) -> str:
        """The call of a function with these lines, which is given what the formula speaks of."""
        outer = sorted({letter(variable) for variable in free(formula)})
        return f"{self.function('quantifier', outer, lines)}({', '.join(['city', 'eyes', *outer])})"

    def function(self, kind: str, outer: Sequence[str], lines: Sequence[str]) -> str:
        """A function with these lines, and its name."""
        text = "\n    ".join(lines)
        read = [f"{name} = city.{name}" for name in FIELDS if re.search(rf"(?<![.\w]){name}\b", text)]
        name = f"{kind}_{len(self.functions)}"
        head = f"def {name}({', '.join(['city', 'eyes', *outer])}):"
        self.functions.append("\n    ".join([head, *read, *lines]))
        return name

    def loops(self, variables: Sequence[Variable], body: Formula, found: Sequence[str]) -> list[str]:
        """Go through all assignments of which a body is true, and what to do with each."""
        open_variables, conditions = list(variables), list(conjuncts(body))
        known = {variable for variable in free(body) if variable not in variables}
        lines: list[str] = []
        indent = ""
        while True:
            now = [condition for condition in conditions if known.issuperset(free(condition))]
            if now:
                conditions = [condition for condition in conditions if condition not in now]
                now.sort(key=lambda condition: not isinstance(condition, Atom))  # what costs a call comes last
                lines.append(f"{indent}if {' and '.join(map(self.expression, now))}:")
                indent += "    "
            if not open_variables:
                return [*lines, *(indent + line for line in found)]
            ranked = [(way, variable) for variable in open_variables for way in ways(variable, conditions, known)]
            way, variable = min(ranked, key=lambda each: each[0].cost)
            open_variables.remove(variable)
            known.add(variable)
            conditions = [condition for condition in conditions if condition is not way.settles]
            lines.append(indent + way.line)
            indent += "    " if way.line.endswith(":") else ""
            if way.guard:
                lines.append(f"{indent}if {way.guard}:")
                indent += "    "

    def made(self, name: str) -> Any:
        """One of the functions."""
        names = dict(NAMES)
        exec("\n".join(self.functions), names)  # written above, of a formula that was read word by word
        return names[name]


def check(formula: Formula) -> Check:
    """Whether a formula is true of a city in somebody's eyes."""
    writer = Writer()
    if isinstance(formula, Some):
        lines = [*writer.loops(formula.variables, formula.body, ["return True"]), "return False"]
    else:
        lines = [f"return {writer.expression(formula)}"]
    made: Check = writer.made(writer.function("check", (), lines))
    return made


def witnesses(formula: Some, variables: Sequence[Variable]) -> Callable[[City, Eyes], set[Assignment]]:
    """What these variables are in all assignments of which the formula is true."""
    writer = Writer()
    values = f"({''.join(letter(variable) + ', ' for variable in variables)})"
    lines = ["found = set()", *writer.loops(formula.variables, formula.body, [f"found.add({values})"]), "return found"]
    made: Callable[[City, Eyes], set[Assignment]] = writer.made(writer.function("witnesses", (), lines))
    return made


Attempt: TypeAlias = "tuple[Assignment | None, tuple[bool, ...]]"
"""Values of the variables, if they have any, and which conditions are true."""


def nearest(formula: Formula) -> Callable[[City, Eyes], Attempt]:
    """The first assignment of those of which most conditions are true, and which of them are."""
    writer = Writer()
    conditions = conditions_of(formula)
    written = [f"bool({writer.expression(condition)})" for condition in conditions]
    tests = ", ".join(written)
    without = ", ".join(
        "False" if any(free(condition)) else test for condition, test in zip(conditions, written, strict=True)
    )
    variables = formula.variables if isinstance(formula, Some) else ()
    lines, indent = ["most, best = -1, None"], ""
    for variable in variables:
        lines.append(f"{indent}for {letter(variable)} in {domain(variable)}:")
        indent += "    "
    values = "".join(letter(variable) + ", " for variable in variables)
    lines += [
        f"{indent}met = ({tests},)",
        f"{indent}if sum(met) > most:",
        f"{indent}    most, best = sum(met), (({values}), met)",
        f"return best or (None, ({without},))",
    ]
    made: Callable[[City, Eyes], Attempt] = writer.made(writer.function("nearest", (), lines))
    return made
