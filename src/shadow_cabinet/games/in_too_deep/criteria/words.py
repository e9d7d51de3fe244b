"""Says a formula in words. What is said of one Criminal, Item or Zone is gathered into one clause.

`(some ?a you ?i vehicle (and (holds ?a ?i) (heat>= 1 ?a) (blockade>= 1 ?a)))` becomes "you hold a Vehicle in a Zone
with Heat, bordering a Blockade". What cannot be put so becomes a clause of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from shadow_cabinet.table import Argument, Phrase

from .compiled import NAMED, conjuncts, free
from .formula import (
    CRIMINAL,
    ITEM,
    THE_SENTINEL,
    ZONE,
    Atom,
    Count,
    Either,
    Entity,
    Formula,
    No,
    Some,
    Variable,
    kind_of,
)  # fmt: skip
from .names import MANY, ONE, Names, noun_of

SYMMETRIC: Final = ("same", "adj", "opp", "within", "wall", "linked")
STATES: Final = {"loose": 1, "held": 2}

ORDER: Final = {CRIMINAL: 0, ITEM: 1, ZONE: 2, THE_SENTINEL: 3}


class Literal:
    """An atom, or the opposite of one."""

    def __init__(self, atom: Atom, is_true: bool) -> None:
        self.atom, self.is_true = atom, is_true

    @property
    def id(self) -> str:
        """The name of the message about it."""
        name = self.atom.name.replace(">=", "").replace("=", "-exactly")
        return f"criteria-{name}" if self.is_true else f"criteria-not-{name}"


def literal_of(formula: Formula) -> Literal | None:
    """An atom or the opposite of one, if the formula is that."""
    if isinstance(formula, Atom):
        return Literal(formula, is_true=True)
    if isinstance(formula, No) and isinstance(formula.part, Atom):
        return Literal(formula.part, is_true=False)
    return None


class Speaker(Names):
    """Says conditions one after another."""

    # -- formulas ------------------------------------------------------------------------------------------------------

    def say(self, formula: Formula) -> list[Phrase]:
        """A formula as clauses, all of which must be true."""
        if isinstance(formula, Some):
            for variable in formula.variables:
                self.family.setdefault(
                    variable, [each for each in formula.variables if noun_of(each) == noun_of(variable)]
                )
            return self._together(conjuncts(formula.body), formula.variables)
        return self._together(conjuncts(formula), ())

    def part(self, condition: Formula) -> list[Phrase]:
        """One of the conditions by itself, after others."""
        if isinstance(condition, Atom) and condition.name == "distinct":
            return [self._other(condition)]
        return self.say(condition)

    def _together(self, parts: Sequence[Formula], own: Sequence[Variable]) -> list[Phrase]:
        """Clauses about one subject after another, then what is not about a single one."""
        about: dict[Entity, list[Literal]] = {}
        others: list[Formula] = []
        for part in parts:
            literal = literal_of(part)
            if literal is None:
                others.append(part)
            elif literal.atom.name == "distinct":
                if not literal.is_true or not self._is_said_anyway(literal.atom):
                    others.append(part)
            else:
                about.setdefault(self._subject(literal, own), []).append(literal)
        self._fold(about, parts)
        order = sorted(about, key=lambda entity: (ORDER[kind_of(entity)], own.index(entity) if entity in own else -1))
        found: list[Phrase] = []
        for entity in order:
            if about[entity]:
                found.append(self.clause(entity, about[entity]))
        for part in others:
            found.append(self._other(part))
        return found or [Phrase("criteria-nothing")]

    def _is_said_anyway(self, atom: Atom) -> bool:
        """Whether names such as `another Item` say already that things are distinct."""
        entities = [entity for entity in atom.entities if isinstance(entity, Variable)]
        if len(entities) < len(atom.entities) or any(entity.domain == "zone" for entity in entities):
            return False
        for number, one in enumerate(entities):
            for other in entities[number + 1 :]:
                told = noun_of(one) == noun_of(other) or {one, other} & self.you or "you" in (one.domain, other.domain)
                if not told or one not in self.family or other not in self.family:
                    return False
        return True

    def _subject(self, literal: Literal, own: Sequence[Variable]) -> Entity:
        """About whom a clause is to be that says this."""
        entities = literal.atom.entities
        if literal.atom.name not in SYMMETRIC:
            return entities[0]
        if (
            literal.atom.name in ("same", "within")
            and not literal.is_true
            and all(kind_of(entity) == CRIMINAL for entity in entities)
        ):
            return max(entities, key=lambda entity: own.index(entity) if entity in own else -1)
        return min(
            entities,
            key=lambda entity: (ORDER[kind_of(entity)], entity not in own, own.index(entity) if entity in own else 0),
        )

    def _fold(self, about: dict[Entity, list[Literal]], parts: Sequence[Formula]) -> None:
        """What Items and Zones are like is said where they are mentioned first, if they are mentioned elsewhere."""
        for entity, literals in about.items():
            if not isinstance(entity, Variable) or entity in self.mentioned or entity.domain in NAMED:
                continue
            elsewhere = any(
                entity in each.atom.entities for other in about for each in about[other] if other != entity
            ) or any(entity in free(part) for part in parts if literal_of(part) is None)
            if entity.kind == ITEM:
                for literal in literals:
                    others = elsewhere or len(literals) > 1
                    if (
                        literal.atom.name in STATES
                        and literal.is_true
                        and others
                        and _can_be_told(entity, self.rivals(entity))
                    ):
                        self.states[entity] = STATES[literal.atom.name]
                        literals.remove(literal)
                        break
            elif entity.kind == ZONE and elsewhere:
                unary = [literal for literal in literals if len(literal.atom.entities) == 1]
                self.described[entity] = self._place(entity, unary)
                literals[:] = [literal for literal in literals if literal not in unary]

    # -- clauses -------------------------------------------------------------------------------------------------------

    def clause(self, entity: Entity, literals: Sequence[Literal]) -> Phrase:
        """All that is said of one subject."""
        if kind_of(entity) == ZONE:
            new = isinstance(entity, Variable) and entity not in self.mentioned
            if new:
                self.mentioned.append(entity)  # type: ignore[arg-type]
                return Phrase("criteria-there-is", {"what": self._place(entity, literals)})
            return Phrase(
                "criteria-is", {"who": self.name(entity), "person": ONE, "how": self._place(entity, literals)}
            )
        return self.predicate(self.name(entity), self.person(entity), entity, literals)

    def predicate(self, who: Phrase, person: int, entity: Entity, literals: Sequence[Literal]) -> Phrase:
        """A clause about somebody or something that has been named."""
        about: dict[str, Argument] = {"who": who, "person": person}
        hands = [literal for literal in literals if literal.atom.name == "holds"]
        manners = [literal for literal in literals if literal.atom.name in MANNERS]
        where = [literal for literal in literals if literal not in hands and literal not in manners]
        how = [self._manner(literal) for literal in manners]
        if not hands:
            place = [self._where(entity, where, bare=not manners)] if where else []
            return Phrase("criteria-is", {**about, "how": _joined("criteria-in-order", [*_listed(how), *place])})
        clauses: list[Phrase] = []
        for number, literal in enumerate(hands):
            who_now = who if number == 0 else self.name(entity)
            held = self.name(literal.atom.entities[1])
            clauses.append(Phrase(literal.id, {"who": who_now, "person": person, "item": held}))
        if how:
            clauses[0] = Phrase("criteria-comma", {"one": clauses[0], "other": _listed(how)[0]})
        if where:
            place_id = "criteria-comma" if how else "criteria-in-order"
            clauses[0] = Phrase(place_id, {"one": clauses[0], "other": self._where(entity, where)})
        return _joined("criteria-and-then", clauses)

    def _manner(self, literal: Literal) -> Phrase:
        about: dict[str, Argument] = {}
        if len(literal.atom.entities) > 1:
            about["whom"] = self.name(literal.atom.entities[1])
        return Phrase(literal.id, about)

    def _where(self, entity: Entity, literals: Sequence[Literal], bare: bool = False) -> Phrase:
        """Where somebody is; bare, if a Zone need not be mentioned where the verb is `to be`."""
        if bare and len(literals) == 1 and literals[0].atom.name in ("adj", "opp", "wall") and literals[0].is_true:
            return self._qualifier(entity, literals[0])
        return Phrase("criteria-in", {"zone": self._place(entity, literals)})

    def _place(self, entity: Entity, literals: Sequence[Literal]) -> Phrase:
        """A Zone and all that it is like."""
        rest = list(literals)
        base: Phrase | None = None
        for literal in rest:
            if literal.atom.name == "totally-empty" and literal.is_true:
                base = Phrase("criteria-totally-empty-zone")
            elif literal.atom.name == "at" and literal.is_true:
                names = [self.name(zone) for zone in literal.atom.entities[1:]]
                base = _joined("criteria-one-or", names)
            elif literal.atom.name == "same" and literal.is_true and self.is_known(other_than(entity, literal)):
                base = self.zone_of(other_than(entity, literal))
            if base is not None:
                rest.remove(literal)
                break
        pairs = [self._company(entity, literal) for literal in rest]
        having = [pair[1] for pair in pairs if pair and pair[0]]
        having.sort(key=lambda what: not what.id.startswith("criteria-heat"))
        lacking = [pair[1] for pair in pairs if pair and not pair[0]]
        told = [Phrase("criteria-with", {"what": tuple(having)})] if having else []
        if lacking:
            told.append(Phrase("criteria-without", {"what": _joined("criteria-one-or", lacking)}))
        told += [self._qualifier(entity, literal) for literal, pair in zip(rest, pairs, strict=True) if not pair]
        if not told:
            return base or Phrase("criteria-a-zone")
        joint = "criteria-in-order" if base is None or base.id == "criteria-totally-empty-zone" else "criteria-comma"
        return Phrase(joint, {"one": base or Phrase("criteria-a-zone"), "other": _joined("criteria-comma", told)})

    def _company(self, entity: Entity, literal: Literal) -> tuple[bool, Phrase] | None:
        """What a Zone has or has not: somebody, something, or Heat."""
        name, number, is_true = literal.atom.name, literal.atom.number, literal.is_true
        if name == "same":
            return is_true, self.name(other_than(entity, literal))
        if (name == "heat=" and number == 0) or (name == "heat>=" and number == 1):
            return (name == "heat>=") == is_true, Phrase("criteria-heat", {"number": 1})
        if name in ("heat>=", "heat="):
            return is_true, Phrase(literal.id.replace("-not", ""), {"number": number})
        return None

    def _qualifier(self, entity: Entity, literal: Literal) -> Phrase:
        """What else a Zone is like."""
        about: dict[str, Argument] = {"number": literal.atom.number}
        if literal.atom.name == "at":
            about["what"] = _joined("criteria-one-or", [self.name(zone) for zone in literal.atom.entities[1:]])
        elif len(literal.atom.entities) > 1:
            about["what"] = self.name(other_than(entity, literal))
        return Phrase(literal.id, about)

    # -- what is not about one of them ---------------------------------------------------------------------------------

    def _other(self, formula: Formula) -> Phrase:
        match formula:
            case Either(parts):
                before = list(self.mentioned)
                told: list[Phrase] = []
                for part in parts:
                    told.append(_as_one(self.say(part)))
                    self.mentioned = list(before)
                return _joined("criteria-or", told)
            case No(Atom(_, entities)):
                return Phrase("criteria-not-distinct", {"what": tuple(self.name(entity) for entity in entities)})
            case No(Some((variable,), body)):
                return self._quantified(variable, body, "none", 0)
            case No(part):
                return Phrase("criteria-not-so", {"what": _as_one(self.say(part))})
            case Count(exactly, number, variable, body):
                return self._quantified(variable, body, "exactly" if exactly else "least", number)
            case Some(variables):
                said = _as_one(self.say(formula))
                self.forget(variables)
                return said
            case Atom(_, entities):
                return Phrase("criteria-distinct", {"what": tuple(self.name(entity) for entity in entities)})
        return _as_one(self.say(formula))

    def _quantified(self, variable: Variable, body: Formula, how: str, number: int) -> Phrase:
        """Of how many things something is true."""
        told = self._told_of_many(variable, body, how, number)
        self.forget([variable])
        return told

    def _told_of_many(self, variable: Variable, body: Formula, how: str, number: int) -> Phrase:
        literals = [literal_of(part) for part in conjuncts(body)]
        mine = [literal for literal in literals if literal and self._can_be_about(variable, literal)]
        person = ONE if how == "none" or number == 1 else MANY
        if len(mine) < len(literals):
            noun = self.a_noun(variable, ONE if how == "none" else number)
            self.mentioned.append(variable)
            told = _as_one(self.say(body))
            return Phrase(f"criteria-{how}-for-whom", {"noun": noun, "number": number, "what": told})
        others = [other_than(variable, literal) for literal in mine if literal.atom.name == "distinct"]
        for literal in mine:
            if literal.atom.name in STATES and literal.is_true and len(mine) > 1:
                self.states[variable] = STATES[literal.atom.name]
        rest = [
            literal
            for literal in mine
            if literal.atom.name != "distinct" and not (literal.atom.name in STATES and self.state(variable))
        ]
        noun = self.a_noun(variable, ONE if how == "none" else number)
        about: dict[str, Argument] = {"noun": noun, "number": number, "others": len(others)}
        who = Phrase(f"criteria-{how}{'-of-yours' if variable.domain == 'you' else ''}", about)
        if len(others) > 1:
            who = Phrase("criteria-other-than", {"who": who, "whom": tuple(self.name(other) for other in others)})
        self.mentioned.append(variable)
        if variable.kind == ZONE:
            return Phrase("criteria-is", {"who": who, "person": person, "how": self._place(variable, rest)})
        return self.predicate(who, person, variable, rest)

    def _can_be_about(self, variable: Variable, literal: Literal) -> bool:
        entities = literal.atom.entities
        if list(entities).count(variable) != 1:
            return False
        if literal.atom.name == "distinct":
            return literal.is_true and len(entities) == 2
        return entities[0] == variable or literal.atom.name in SYMMETRIC


MANNERS: Final = ("alone", "alone-with", "lone", "empty-handed", "loose", "held")


def _can_be_told(variable: Variable, rivals: Sequence[Variable]) -> bool:
    """Whether it can be called loose or held at once: `the other loose Weapon` would say so of the first, too."""
    return not rivals or variable.domain == "item"


def other_than(entity: Entity, literal: Literal) -> Entity:
    """The other of the two that something is said about."""
    one, other = literal.atom.entities[:2]
    return other if one == entity else one


def _listed(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Several ways to be, as one."""
    return [Phrase("criteria-list", {"what": tuple(phrases)})] if phrases else []


def in_a_row(clauses: Sequence[Phrase]) -> Phrase:
    """Several clauses as one text."""
    return _joined("criteria-and-then", clauses)


def _as_one(clauses: Sequence[Phrase]) -> Phrase:
    """Several clauses within another one: `one, or the other` among them stands in brackets."""
    if len(clauses) > 1:
        clauses = [Phrase("criteria-group", {"what": each}) if each.id == "criteria-or" else each for each in clauses]
    return _joined("criteria-and", clauses)


def _joined(message: str, phrases: Iterable[Phrase]) -> Phrase:
    return reduce(lambda one, other: Phrase(message, {"one": one, "other": other}), phrases)
