"""Formulas: what the criteria of a crime may say, and how their text is read. Errors say what is wrong, and where.

(some ?a you ?i vehicle (and (holds ?a ?i) (not (within 1 ?a sentinel))))
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from shadow_cabinet.games.in_too_deep.pieces import ITEM_TYPES, ITEMS, SENTINEL, ZONES, Item, Zone
from shadow_cabinet.table import Piece, UnknownName

CRIMINAL, ITEM, ZONE, THE_SENTINEL = "Criminal", "Item", "Zone", "Sentinel"
"""The kinds of what a formula speaks of."""

OF_CRIMINALS: Final = ("you", "other", "rival", "free", "criminal")
DOMAINS: Final = (*OF_CRIMINALS, "item", *ITEM_TYPES, *(item.id for item in ITEMS), "zone")
_ZONES: Final = {zone.id: zone for zone in ZONES}
_ITEMS: Final = {item.id: item for item in ITEMS}


class FormulaError(ValueError):
    """A formula that cannot be used: the message says what is wrong and where in the text."""

    def __init__(self, text: str, start: int, end: int, problem: str) -> None:
        near = text[start : min(end, start + 40)] + ("…" if end > start + 40 else "")
        super().__init__(f"at character {start + 1}, {f'near {near!r}' if near else 'at the end'}: {problem}")
        self.start, self.problem = start, problem


class Span(NamedTuple):
    """From which character to which a part stands in the text."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A name for something in the city, and what it can be."""

    name: str
    domain: str
    items: tuple[Item, ...] = ()  # those of the domain, if it is one of Items

    @property
    def kind(self) -> str:
        """A Criminal, an Item or a Zone."""
        if self.domain in OF_CRIMINALS:
            return CRIMINAL
        return ZONE if self.domain == "zone" else ITEM


Entity: TypeAlias = "Variable | Zone | Piece"
"""Of pieces, Zones and the Sentinel."""


def kind_of(entity: Entity) -> str:
    """What an entity is."""
    if isinstance(entity, Variable):
        return entity.kind
    return ZONE if isinstance(entity, Zone) else THE_SENTINEL


@dataclass(frozen=True, slots=True)
class Atom:
    """A condition that holds no other: `(heat>= 2 ?a)` has the number 2."""

    name: str
    entities: tuple[Entity, ...]
    number: int = 0
    span: Span = field(default=Span(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class All:
    """`(and …)`"""

    parts: tuple[Formula, ...]
    span: Span = field(default=Span(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Either:
    """`(or …)`"""

    parts: tuple[Formula, ...]
    span: Span = field(default=Span(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class No:
    """`(not …)`"""

    part: Formula
    span: Span = field(default=Span(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Some:
    """`(some ?a you …)`: there are such that the body holds."""

    variables: tuple[Variable, ...]
    body: Formula
    span: Span = field(default=Span(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Count:
    """`(count>= 2 ?c criminal …)`: of so many the body holds; `count=`: of exactly so many."""

    exactly: bool
    number: int
    variable: Variable
    body: Formula
    span: Span = field(default=Span(0, 0), compare=False)


Formula: TypeAlias = "Atom | All | Either | No | Some | Count"


class Signature(NamedTuple):
    """What follows the name of an atom: a number or none, then entities of these kinds; the last may be repeated."""

    numbered: bool
    kinds: tuple[tuple[str, ...], ...]
    repeated: bool = False


ANYTHING: Final = (CRIMINAL, ITEM, ZONE, THE_SENTINEL)
SIGNATURES: Final = {
    "distinct": Signature(False, ((CRIMINAL, ITEM, ZONE), (CRIMINAL, ITEM, ZONE)), repeated=True),
    "same": Signature(False, (ANYTHING, ANYTHING)),
    "adj": Signature(False, (ANYTHING, ANYTHING)),
    "opp": Signature(False, (ANYTHING, ANYTHING)),
    "within": Signature(True, (ANYTHING, ANYTHING)),
    "at": Signature(False, (ANYTHING, (ZONE,)), repeated=True),
    "holds": Signature(False, ((CRIMINAL,), (ITEM,))),
    "loose": Signature(False, ((ITEM,),)),
    "held": Signature(False, ((ITEM,),)),
    "empty-handed": Signature(False, ((CRIMINAL,),)),
    "alone": Signature(False, ((CRIMINAL,),)),
    "alone-with": Signature(False, ((CRIMINAL,), (CRIMINAL, THE_SENTINEL))),
    "lone": Signature(False, ((CRIMINAL,),)),
    "totally-empty": Signature(False, ((ZONE,),)),
    "heat>=": Signature(True, (ANYTHING,)),
    "heat=": Signature(True, (ANYTHING,)),
    "blockade>=": Signature(True, (ANYTHING,)),
    "wall": Signature(False, (ANYTHING, ANYTHING)),
    "linked": Signature(False, (ANYTHING, ANYTHING)),
}
MOST_VARIABLES: Final = 8
"""That one (some …) may introduce: more would be loops within loops without end."""
DEEPEST: Final = 12
"""How many conditions may stand within each other."""
WORDS: Final = ("and", "or", "not", "some", "count>=", "count=", *SIGNATURES)


class Token(NamedTuple):
    """A bracket or a word, and where it starts."""

    text: str
    start: int

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.start + len(self.text)


def parse(text: str, item_types: Mapping[Item, str]) -> Formula:
    """The formula that a text says."""
    reader = Reader(text, item_types)
    formula = reader.formula({})
    reader.expect_end()
    return formula


class Reader:
    """Reads a text word by word."""

    def __init__(self, text: str, item_types: Mapping[Item, str]) -> None:
        self.text, self.item_types = text, item_types
        self._tokens = [Token(found[0], found.start()) for found in re.finditer(r"[()]|[^\s()]+", text)]
        self._next = self._depth = 0

    # -- words ---------------------------------------------------------------------------------------------------------

    def error(self, token: Token, problem: str) -> FormulaError:
        """What is wrong with a word."""
        return FormulaError(self.text, token.start, token.end, problem)

    @property
    def at_end(self) -> bool:
        """Whether everything has been read."""
        return self._next >= len(self._tokens)

    def peek(self) -> Token:
        """The next word; an empty one at the end."""
        return Token("", len(self.text)) if self.at_end else self._tokens[self._next]

    def word(self, expected: str) -> Token:
        """The next word, which is no bracket."""
        token = self.peek()
        if token.text in ("", "(", ")"):
            raise self.error(token, f"expected {expected}")
        self._next += 1
        return token

    def bracket(self, bracket: str, problem: str) -> Token:
        """A bracket that must come here."""
        token = self.peek()
        if token.text != bracket:
            raise self.error(token, problem)
        self._next += 1
        return token

    def expect_end(self) -> None:
        """Refuse what comes after the last bracket."""
        if not self.at_end:
            raise self.error(self.peek(), "nothing may follow the last bracket; join conditions by (and …)")

    def known(self, token: Token, kind: str, names: Iterable[str]) -> str:
        """A word that must be one of these."""
        names = tuple(names)
        if token.text not in names:
            raise self.error(token, str(UnknownName(kind, token.text, names)))
        return token.text

    def number(self) -> int:
        """A whole number."""
        token = self.word("a whole number")
        if not re.fullmatch("[0-9]{1,3}", token.text):
            raise self.error(token, f"expected a whole number, not {token.text!r}")
        return int(token.text)

    # -- formulas ------------------------------------------------------------------------------------------------------

    def formula(self, bound: Mapping[str, Variable]) -> Formula:
        """A formula in brackets, in which these variables may be used."""
        opening = self.bracket("(", "expected a condition in brackets, such as (alone ?a)")
        if self._depth > DEEPEST:
            raise self.error(opening, f"more than {DEEPEST} conditions stand within each other here")
        self._depth += 1
        try:
            return self._condition(opening, bound)
        finally:
            self._depth -= 1

    def _condition(self, opening: Token, bound: Mapping[str, Variable]) -> Formula:
        """What follows an opening bracket."""
        name = self.known(self.word("the name of a condition"), "condition", WORDS)
        match name:
            case "and":
                return All(tuple(self._formulas(bound)), self._close(opening, name))
            case "or":
                return Either(tuple(self._formulas(bound)), self._close(opening, name))
            case "not":
                return No(self.formula(bound), self._close(opening, name))
            case "some":
                variables: list[Variable] = []
                while not variables or self.peek().text not in ("(", ")"):
                    if len(variables) == MOST_VARIABLES:
                        raise self.error(self.peek(), f"(some …) introduces {MOST_VARIABLES} variables at most")
                    variables.append(self._binding({**bound, **_by_name(variables)}))
                return Some(tuple(variables), self._body(variables, bound), self._close(opening, name))
            case "count>=" | "count=":
                number, variable = self.number(), self._binding(bound)
                body = self._body([variable], bound)
                return Count(name == "count=", number, variable, body, self._close(opening, name))
        numbered, entities = self._arguments(opening, name, bound)
        return Atom(name, entities, numbered, self._close(opening, name))

    def _close(self, opening: Token, name: str) -> Span:
        closing = self.bracket(")", f"expected the bracket that closes ({name} …) of character {opening.start + 1}")
        return Span(opening.start, closing.end)

    def _formulas(self, bound: Mapping[str, Variable]) -> Iterator[Formula]:
        yield self.formula(bound)
        while self.peek().text == "(":
            yield self.formula(bound)

    def _binding(self, bound: Mapping[str, Variable]) -> Variable:
        """A new variable and its domain."""
        name = self.word("a variable such as ?a")
        if not re.fullmatch(r"\?[a-z]", name.text):
            raise self.error(name, f"a variable is '?' and one letter from a to z, not {name.text!r}")
        if name.text in bound:
            raise self.error(name, f"{name.text} already stands for something here; take another letter")
        domain = self.known(self.word(f"what {name.text} can be"), "domain", DOMAINS)
        return Variable(name.text, domain, self._items(domain))

    def _items(self, domain: str) -> tuple[Item, ...]:
        if domain in _ITEMS:
            return (_ITEMS[domain],)
        return tuple(item for item in ITEMS if domain == "item" or self.item_types[item] == domain)

    def _body(self, variables: list[Variable], bound: Mapping[str, Variable]) -> Formula:
        """What must hold of new variables, each of which it has to mention."""
        start = self._next
        body = self.formula({**bound, **_by_name(variables)})
        mentioned = {token.text for token in self._tokens[start : self._next]}
        for variable in variables:
            if variable.name not in mentioned:
                token = next(token for token in reversed(self._tokens[:start]) if token.text == variable.name)
                raise self.error(token, f"{variable.name} is never used: its condition says nothing about it")
        return body

    def _arguments(self, opening: Token, name: str, bound: Mapping[str, Variable]) -> tuple[int, tuple[Entity, ...]]:
        """What follows the name of an atom."""
        signature = SIGNATURES[name]
        number = self.number() if signature.numbered else 0
        entities: list[Entity] = []
        kinds = signature.kinds
        while self.peek().text not in ("", "(", ")"):
            token = self.peek()
            if len(entities) >= len(kinds) and not signature.repeated:
                raise self.error(token, f"({name} …) is about {_so_many(len(kinds))}, and this is one too many")
            entity = self._entity(bound)
            allowed = kinds[min(len(entities), len(kinds) - 1)]
            if kind_of(entity) not in allowed:
                raise self.error(
                    token, f"({name} …) expects {' or '.join(map(a_kind, allowed))} here, and {token.text} is "
                    f"{a_kind(kind_of(entity))}",
                )  # fmt: skip
            if name == "distinct" and entities and kind_of(entity) != kind_of(entities[0]):
                raise self.error(token, "what is to be distinct must be of one kind")
            entities.append(entity)
        if len(entities) < len(kinds) and self.peek().text == ")":
            least = "at least " if signature.repeated else ""
            problem = f"({name} …) is about {least}{_so_many(len(kinds))}, not about {len(entities)}"
            raise FormulaError(self.text, opening.start, self.peek().end, problem)
        return number, tuple(entities)

    def _entity(self, bound: Mapping[str, Variable]) -> Entity:
        """A variable that stands for something, the Sentinel, or a Zone by its name."""
        token = self.word("a variable, the Sentinel or a Zone")
        if token.text.startswith("?"):
            if token.text not in bound:
                known = f"known here: {', '.join(bound)}" if bound else "(some …) and (count>= …) introduce variables"
                raise self.error(token, f"{token.text} stands for nothing here; {known}")
            return bound[token.text]
        if token.text in _ITEMS:
            raise self.error(
                token, f"an Item is named where its variable is introduced, such as (some ?i {token.text} …)"
            )
        if token.text == SENTINEL.id:
            return SENTINEL
        return _ZONES[self.known(token, "variable or Zone", (*bound, SENTINEL.id, *_ZONES))]


def _by_name(variables: list[Variable]) -> dict[str, Variable]:
    return {variable.name: variable for variable in variables}


def _so_many(count: int) -> str:
    return "1 thing" if count == 1 else f"{count} things"


def a_kind(kind: str) -> str:
    """A kind with its article."""
    return "the Sentinel" if kind == THE_SENTINEL else f"an {kind}" if kind == ITEM else f"a {kind}"
