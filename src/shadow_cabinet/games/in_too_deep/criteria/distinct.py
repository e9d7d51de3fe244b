"""Which variables of a formula cannot be the same Criminal, Item or Zone, whatever the city: for its words."""

from __future__ import annotations

from itertools import combinations

from .compiled import conjuncts
from .formula import Atom, No, Some, Variable

APART = ("adj", "opp", "wall")
"""Atoms that are true only of two Zones."""

Pair = frozenset[Variable]


def surely_distinct(formula: Some) -> frozenset[Pair]:
    """All pairs of the outermost variables that are never the same."""
    atoms = [part for part in conjuncts(formula.body) if isinstance(part, Atom)]
    denied = [part.part for part in conjuncts(formula.body) if isinstance(part, No) and isinstance(part.part, Atom)]
    found = {frozenset(pair) for pair in combinations(formula.variables, 2) if _apart(*pair)}
    for atom in atoms:
        if atom.name in ("distinct", *APART):
            found |= {frozenset(pair) for pair in combinations(_variables(atom), 2)}
    for atom in denied:
        if atom.name in ("same", "within", "linked"):
            found.add(frozenset(_variables(atom)))
    holdings = [_variables(atom) for atom in atoms if atom.name == "holds"]
    for (one, its), (other, theirs) in combinations(holdings, 2):  # everybody holds one Item at most
        if frozenset((its, theirs)) in found:
            found.add(frozenset((one, other)))
        if frozenset((one, other)) in found:
            found.add(frozenset((its, theirs)))
    return frozenset(found)


def _variables(atom: Atom) -> list[Variable]:
    return [entity for entity in atom.entities if isinstance(entity, Variable)]


def _apart(one: Variable, other: Variable) -> bool:
    """Whether nothing is in both of their domains."""
    domains = {one.domain, other.domain}
    if one.items and other.items:
        return not set(one.items) & set(other.items)
    return ("you" in domains and bool(domains & {"other", "rival", "free"})) or domains == {"rival", "free"}
