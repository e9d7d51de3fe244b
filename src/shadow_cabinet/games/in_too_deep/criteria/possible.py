"""Finds out that a formula can never be met, whatever the city, and which of its conditions contradict each other.

A city is sketched step by step: who the variables are, who holds what, where everything is, then Heat and Blockades.
What the sketch does not say yet may still become anything, so a formula that is refused here is truly impossible. One
that passes need not be possible: the search gives up after so many steps, and knows nothing of those whom the formula
does not name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, count
from typing import Final, TypeAlias

from shadow_cabinet.games.in_too_deep.pieces import ITEMS, Item, Zone

from .compiled import AROUND, NAMED, conjuncts, free
from .formula import CRIMINAL, ITEM, All, Atom, Count, Either, Formula, No, Some, Variable
from .sketch import SIDES, SOMEBODY, Sketch, value

MOST_STEPS: Final = 5_000
MOST_YOURS: Final = 3
MOST_CRIMINALS: Final = 6
OF_HEAT: Final = ("heat>=", "heat=")
OF_BLOCKADES: Final = ("blockade>=", "wall", "linked")


class GaveUp(Exception):
    """The search took too long to tell."""


# -- the search --------------------------------------------------------------------------------------------------------

Step: TypeAlias = "Callable[[], Iterator[None]]"


class Search:
    """Looks for a sketch that contradicts none of some conditions."""

    def __init__(self, conditions: list[Formula], partner: Mapping[Item, Item]) -> None:
        self.conditions, self.partner = conditions, partner
        self.sketch = Sketch()
        self.steps = 0
        variables = list(dict.fromkeys(variable for condition in conditions for variable in free(condition)))
        self.criminals = [variable for variable in variables if variable.kind == CRIMINAL]
        self.items = [variable for variable in variables if variable.kind == ITEM]
        self.zones: list[object] = [variable for variable in variables if variable.domain == "zone"]
        atoms = [atom for condition in conditions for atom in _atoms(condition)]
        entities = [entity for atom in atoms for entity in atom.entities]
        self.zones += dict.fromkeys(entity for entity in entities if isinstance(entity, Zone))
        self.hot = [entity for atom in atoms if atom.name in OF_HEAT for entity in atom.entities]
        self.has_blockades = any(atom.name in OF_BLOCKADES for atom in atoms)
        self.has_ghost = any(atom.name in ("alone", "alone-with") for atom in atoms)

    def found(self) -> bool:
        """Whether there is such a sketch."""
        steps: list[Step] = [
            *(lambda variable=variable: self._who(variable) for variable in self.criminals),
            *(lambda variable=variable: self._what(variable) for variable in self.items),
        ]  # fmt: skip
        return any(self._decided(steps, self._then))

    def _decided(self, steps: list[Step], then: Callable[[], Iterator[bool]]) -> Iterator[bool]:
        """Take all steps, one after another, in every way that contradicts nothing; then go on."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise GaveUp
        if any(value(self.sketch, condition) is False for condition in self.conditions):
            return
        if not steps:
            yield from then()
            return
        for _ in steps[0]():
            yield from self._decided(steps[1:], then)

    def _then(self) -> Iterator[bool]:
        """Who and what is known: now hands and places."""
        held = list(dict.fromkeys(self.sketch.what.values()))
        steps: list[Step] = [lambda item=item: self._holder(item) for item in held]  # type: ignore[misc]
        if self.has_ghost:
            steps.append(self._ghost)
        yield from self._decided(steps, self._places)

    def _places(self) -> Iterator[bool]:
        loose = [item for item, holder in self.sketch.holder.items() if holder in (None, SOMEBODY)]
        placed: list[object] = [*range(len(self.sketch.sides)), *loose, *self.zones]
        yield from self._decided([lambda thing=thing: self._at(thing) for thing in placed], self._markers)  # type: ignore[misc]

    def _markers(self) -> Iterator[bool]:
        zones = dict.fromkeys(self.sketch.zone_of(self.sketch.itself(entity)) for entity in self.hot)
        steps: list[Step] = [lambda zone=zone: self._heat(zone) for zone in zones if zone is not None]  # type: ignore[misc]
        if self.has_blockades:
            steps.append(self._walls)
        yield from self._decided(steps, lambda: iter((True,)))

    # Each step sets something in every way there is, one after another, and takes it back at the end.

    def _who(self, variable: Variable) -> Iterator[None]:
        sketch = self.sketch
        for number, side in enumerate(sketch.sides):
            if side in SIDES[variable.domain]:
                sketch.who[variable] = number
                yield
        for side in SIDES[variable.domain]:
            if len(sketch.sides) < MOST_CRIMINALS and (side != "you" or sketch.sides.count("you") < MOST_YOURS):
                sketch.who[variable] = len(sketch.sides)
                sketch.sides.append(side)
                yield
                sketch.sides.pop()
        sketch.who.pop(variable, None)

    def _what(self, variable: Variable) -> Iterator[None]:
        items = list(variable.items)
        if variable.domain in NAMED:
            items.append(self.partner[items[0]])  # the Mechanic may hold it
        for item in items:
            self.sketch.what[variable] = item
            yield
        del self.sketch.what[variable]

    def _holder(self, item: Item) -> Iterator[None]:
        sketch = self.sketch
        holders: list[int | None] = [each for each in range(len(sketch.sides)) if each not in sketch.holder.values()]
        for holder in (*holders, None, SOMEBODY):
            sketch.holder[item] = holder
            yield
        del sketch.holder[item]

    def _ghost(self) -> Iterator[None]:
        yield
        for number, side in enumerate(self.sketch.sides):
            if side == "you":
                self.sketch.ghost = number
                yield
        self.sketch.ghost = None

    def _at(self, thing: object) -> Iterator[None]:
        taken = [self.sketch.at[zone] for zone in self.zones if isinstance(zone, Zone) and zone in self.sketch.at]
        for zone in AROUND:
            if not isinstance(thing, Zone) or zone not in taken:
                self.sketch.at[thing] = zone
                yield
        self.sketch.at.pop(thing, None)

    def _heat(self, zone: int) -> Iterator[None]:
        heat = self.sketch.heat
        for markers in range(4):
            taken = list(heat.values())
            if (markers and markers not in taken) or (not markers and taken.count(0) < len(AROUND) - 3):
                heat[zone] = markers
                yield
                del heat[zone]

    def _walls(self) -> Iterator[None]:
        for edges in combinations(AROUND, 2):
            self.sketch.walls = [int(edge in edges) for edge in AROUND]
            yield
        self.sketch.walls = None


# -- formulas ----------------------------------------------------------------------------------------------------------


def _atoms(formula: Formula) -> Iterator[Atom]:
    """All atoms of a formula."""
    match formula:
        case Atom():
            yield formula
        case All(parts) | Either(parts):
            for part in parts:
                yield from _atoms(part)
        case No(part):
            yield from _atoms(part)
        case Some(_, body) | Count(_, _, _, body):
            yield from _atoms(body)


def _counts(formula: Formula) -> bool:
    """Whether anything is counted in a formula."""
    match formula:
        case All(parts) | Either(parts):
            return any(map(_counts, parts))
        case No(part):
            return _counts(part)
        case Some(_, body):
            return _counts(body)
    return isinstance(formula, Count)


def _put(formula: Formula, new: Mapping[Variable, Variable]) -> Formula:
    """A formula with other variables in the place of its own."""
    match formula:
        case Atom(name, entities, number, span):
            put = tuple(new.get(entity, entity) if isinstance(entity, Variable) else entity for entity in entities)
            return Atom(name, put, number, span)
        case All(parts, span):
            return All(tuple(_put(part, new) for part in parts), span)
        case Either(parts, span):
            return Either(tuple(_put(part, new) for part in parts), span)
        case No(part, span):
            return No(_put(part, new), span)
        case Some(variables, body, span):
            return Some(variables, _put(body, new), span)
        case Count(exactly, number, variable, body, span):
            return Count(exactly, number, variable, _put(body, new), span)


def opened(formula: Formula, fresh: Iterator[int], most: int) -> list[Formula]:
    """Conditions that must all be met, with a variable of its own for everything that there has to be; where many are
    counted, for so many of them at most.
    """
    match formula:
        case All(parts):
            return [each for part in parts for each in opened(part, fresh, most)]
        case No(No(part)):
            return opened(part, fresh, most)
        case No(Either(parts)):
            return [each for part in parts for each in opened(No(part, part.span), fresh, most)]
        case Some(variables, body):
            return opened(_put(body, {each: _another(each, fresh) for each in variables}), fresh, most)
        case Count(_, number, variable, body) if 0 < number <= len(ITEMS):
            copies = [_another(variable, fresh) for _ in range(min(number, most))]
            apart: list[Formula] = [Atom("distinct", pair, 0, formula.span) for pair in combinations(copies, 2)]
            return apart + [each for copy in copies for each in opened(_put(body, {variable: copy}), fresh, most)]
        case Count(_, number) if number > len(ITEMS):
            return [NEVER]
    return [formula]


NEVER: Final = No(All(()))
"""What is never true."""


def _another(variable: Variable, fresh: Iterator[int]) -> Variable:
    return Variable(f"{variable.name}{next(fresh)}", variable.domain, variable.items)


def is_impossible(conditions: Iterable[Formula], partner: Mapping[Item, Item]) -> bool:
    """Whether it is certain that these are never true together."""
    conditions = list(conditions)
    for most in (1, len(ITEMS)):  # what one of them cannot be, many cannot be: found much sooner
        fresh = count()
        together = [each for condition in conditions for each in opened(condition, fresh, most)]
        try:
            if not Search(together, partner).found():
                return True
        except GaveUp:
            return False
        if not any(_counts(condition) for condition in conditions):
            return False
    return False


def contradiction(formula: Formula, partner: Mapping[Item, Item]) -> list[Formula]:
    """As few conditions as possible that can never be true together; none if the formula can be met."""
    if not is_impossible([formula], partner):
        return []
    body = formula.body if isinstance(formula, Some) else formula
    core = list(conjuncts(body))
    if not is_impossible(core, partner):
        return [formula]
    for condition in list(core):
        without = [each for each in core if each is not condition]
        if without and is_impossible(without, partner):
            core = without
    return core if len(core) > 1 or isinstance(core[0], Atom) else _inside(core[0], partner)


def _inside(formula: Formula, partner: Mapping[Item, Item]) -> list[Formula]:
    """What is impossible inside of an impossible condition, if only a part of it is."""
    if isinstance(formula, (Some, Count)) and is_impossible([formula.body], partner):
        return contradiction(formula.body, partner)
    return [formula]
