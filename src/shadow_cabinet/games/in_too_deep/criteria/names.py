"""What Criminals, Items and Zones of a formula are called: described at first, later by a name of their own."""

from __future__ import annotations

from collections.abc import Sequence

from shadow_cabinet.games.in_too_deep.pieces import Zone
from shadow_cabinet.table import Argument, Phrase

from .compiled import NAMED
from .distinct import surely_distinct
from .formula import CRIMINAL, ZONE, Entity, Formula, Some, Variable, kind_of

FIRST, ANOTHER, PERHAPS_THE_SAME = "first", "another", "perhaps"
ONE, MANY = 1, 2
"""Of whom a verb speaks: `you` are many."""


class Names:
    """Remembers what has been mentioned, and so how to call it next."""

    def __init__(self, formula: Formula) -> None:
        top = formula.variables if isinstance(formula, Some) else ()
        self.family: dict[Variable, list[Variable]] = {}
        self.distinct = surely_distinct(formula) if isinstance(formula, Some) else frozenset()
        self.you = {variable for variable in top if variable.domain == "you"}
        if len(self.you) > 1:
            self.you = set()
        for variable in top:
            self.family[variable] = [each for each in top if noun_of(each) == noun_of(variable)]
        self.mentioned: list[Variable] = []
        self.states: dict[Variable, int] = {}
        self.described: dict[Variable, Phrase] = {}

    # -- names ---------------------------------------------------------------------------------------------------------

    def name(self, entity: Entity) -> Phrase:
        """An entity: described when it is mentioned first, and afterwards by a name that tells it from the others."""
        if isinstance(entity, Zone):
            return Phrase(f"domain-{entity.id}")
        if not isinstance(entity, Variable):
            return Phrase("domain-sentinel")
        if entity in self.you:
            return Phrase("domain-yourself")
        if entity.domain in NAMED:
            if entity not in self.mentioned:
                self.mentioned.append(entity)
            return Phrase("domain-named", {"item": entity.items[0]})
        if entity in self.mentioned:
            return self._again(entity)
        return self._first(entity)

    def _first(self, variable: Variable) -> Phrase:
        before = [each for each in self.rivals(variable) if each in self.mentioned]
        self.mentioned.append(variable)
        if variable in self.described:
            return self.described[variable]
        how = FIRST
        if before:
            differs = all(frozenset((variable, each)) in self.distinct for each in before)
            how = ANOTHER if differs else PERHAPS_THE_SAME
        elif variable.domain == "criminal":
            yours = [each for each in self.family if each.domain == "you"]
            differs = all(frozenset((variable, each)) in self.distinct for each in yours)
            how = ANOTHER if yours and differs else FIRST
        return Phrase(f"domain-{variable.domain}-{how}", {"noun": self.a_noun(variable), "state": self.state(variable)})

    def _again(self, variable: Variable) -> Phrase:
        rivals = [each for each in self.mentioned if each in self.rivals(variable) or each == variable]
        several = len(self.rivals(variable)) > 0
        about: dict[str, Argument] = {"noun": _plain(variable), "number": rivals.index(variable) + 1}
        whose = "your" if variable.domain == "you" else "the"
        return Phrase(f"domain-{whose}-numbered", about) if several else Phrase("domain-that", about)

    def rivals(self, variable: Variable) -> list[Variable]:
        """Others that could be taken for it."""
        return [each for each in self.family.get(variable, [variable]) if each != variable]

    def state(self, variable: Variable) -> int:
        return self.states.get(variable, 0)

    def a_noun(self, variable: Variable, count: int = 1) -> Phrase:
        if variable.domain in NAMED:
            return Phrase("domain-name", {"item": variable.items[0]})
        return Phrase(f"domain-{variable.domain}", {"state": self.state(variable), "count": count})

    def is_known(self, entity: Entity) -> bool:
        """Whether its Zone can be spoken of: it has been mentioned, or everybody knows it."""
        return not isinstance(entity, Variable) or entity in self.mentioned or entity in self.you

    def zone_of(self, entity: Entity) -> Phrase:
        """The Zone of somebody or something."""
        if kind_of(entity) == ZONE:
            return self.name(entity)
        if entity in self.you:
            return Phrase("criteria-your-zone")
        return Phrase("criteria-zone-of", {"who": self.name(entity)})

    def person(self, entity: Entity) -> int:
        """One or many, for a verb."""
        return MANY if entity in self.you else ONE

    def forget(self, variables: Sequence[Variable]) -> None:
        """Beyond its formula a name means nothing: another formula may use it for something else."""
        for variable in variables:
            self.mentioned = [each for each in self.mentioned if each != variable]
            for known in (self.states, self.described, self.family):
                known.pop(variable, None)


def noun_of(variable: Variable) -> str:
    """Variables with the same one need numbers to tell them apart."""
    if variable.kind == CRIMINAL:
        return "you" if variable.domain == "you" else "criminal"
    return variable.domain


def _plain(variable: Variable) -> Phrase:
    return Phrase(f"domain-{'criminal' if variable.kind == CRIMINAL else variable.domain}", {"state": 0, "count": 1})
