"""What a crime asks of the city: read from the table, checked, and said in words, all from the same formula."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING

from shadow_cabinet.games.in_too_deep.city import THINGS, City, Eyes
from shadow_cabinet.games.in_too_deep.pieces import Item
from shadow_cabinet.table import Phrase, Piece

from . import compiled
from .formula import Atom, Formula, FormulaError, Some, Variable, parse
from .possible import contradiction
from .words import Speaker, in_a_row

if TYPE_CHECKING:
    from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard

__all__ = ["Criteria", "FormulaError", "Part"]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things that a crime asks for, whether it is so, and which pieces it is about."""

    phrase: Phrase
    met: bool
    pieces: tuple[Piece, ...]


class Criteria:
    """The criteria of one crime. Functions are made of the formula when they are first wanted."""

    __slots__ = ("_check", "_nearest", "_witnesses", "formula", "names_items", "text")

    def __init__(self, text: str, formula: Formula) -> None:
        self.text, self.formula = text, formula
        self.names_items = compiled.names_items(formula)  # only then can the Mechanic make a difference
        self._check: compiled.Check | None = None
        self._nearest: Callable[[City, Eyes], compiled.Attempt] | None = None
        self._witnesses: dict[tuple[str, ...], Callable[[City, Eyes], set[compiled.Assignment]]] = {}

    @classmethod
    def parse(cls, text: str, item_types: Mapping[Item, str]) -> Criteria:
        """Criteria from the text of a table; a `FormulaError` says what is wrong, and where."""
        formula = parse(text, item_types)
        partner = {one: other for one, other in permutations(item_types, 2) if item_types[one] == item_types[other]}
        core = contradiction(formula, partner)
        if core:
            parts = " and ".join(text[each.span.start : each.span.end] for each in core)
            together = f"; never all true: {parts}" if len(core) > 1 else ""
            raise FormulaError(text, *core[0].span, f"this can never be met{together}")
        return cls(text, formula)

    @property
    def variables(self) -> dict[str, Variable]:
        """What effects can speak of: the variables of the outermost `some`."""
        if not isinstance(self.formula, Some):
            return {}
        return {variable.name: variable for variable in self.formula.variables}

    def speaker(self) -> Speaker:
        """Who has said the criteria and now calls everything by the names that they have there."""
        speaker = Speaker(self.formula)
        speaker.say(self.formula)
        return speaker

    def phrase(self) -> Phrase:
        """The criteria in words, put together from the formula."""
        return in_a_row(Speaker(self.formula).say(self.formula))

    def met(self, board: InTooDeepBoard, player: int) -> bool:
        """Whether a player can complete the crime as the city stands."""
        city = board.city or board.look_at_city()
        return self.met_in(city, city.eyes.get(player) or city.through(board, player))

    def met_in(self, city: City, eyes: Eyes) -> bool:
        """Whether somebody with these eyes can complete the crime in such a city."""
        check = self._check
        if check is None:
            check = self._check = compiled.check(self.formula)
        if check(city, eyes):
            return True
        return self.names_items and eyes.renamed is not None and check(city, eyes.renamed)

    def witnesses(self, board: InTooDeepBoard, player: int, variables: tuple[str, ...]) -> list[tuple[Piece, ...]]:
        """What these variables of the outermost `some` can be: all that fulfil the criteria, each once."""
        if not isinstance(self.formula, Some):
            return [()] if self.met(board, player) else []
        find = self._witnesses.get(variables)
        wanted = [self.variables[name] for name in variables]
        if find is None:
            find = self._witnesses[variables] = compiled.witnesses(self.formula, wanted)
        city = board.look_at_city()
        eyes = city.through(board, player)
        found = find(city, eyes)
        if self.names_items and eyes.renamed is not None:
            found = found | find(city, eyes.renamed)
        return [
            tuple(_piece(city, variable, value) for variable, value in zip(wanted, values, strict=True))
            for values in sorted(found)
        ]

    def parts(self, board: InTooDeepBoard, player: int) -> list[Part]:
        """What the crime asks for, one thing after another, and which of it is so where most of it is.

        It is of use to whoever holds the card, and reads nothing but what everybody sees.
        """
        if self._nearest is None:
            self._nearest = compiled.nearest(self.formula)
        city = board.look_at_city()
        eyes = city.through(board, player)
        attempts = [self._nearest(city, eyes)]
        if self.names_items and eyes.renamed is not None:
            attempts.append(self._nearest(city, eyes.renamed))
        values, truths = max(attempts, key=lambda attempt: sum(attempt[1]))
        variables = self.formula.variables if isinstance(self.formula, Some) and values else ()
        pieces = {each: _piece(city, each, value) for each, value in zip(variables, values or (), strict=True)}
        speaker = Speaker(self.formula)
        found: list[Part] = []
        conditions = compiled.conditions_of(self.formula)
        for condition, met in sorted(zip(conditions, truths, strict=True), key=_says_who):
            if met and _says_who((condition, met)):
                continue  # the words of the other parts say so
            shown = [pieces.get(each) if isinstance(each, Variable) else each for each in compiled.entities(condition)]
            about = dict.fromkeys(piece for piece in shown if piece is not None)
            found.append(Part(in_a_row(speaker.part(condition)), met, tuple(about)))
        return found


def _says_who(told: tuple[Formula, bool]) -> bool:
    """Whether a condition only says that variables are different ones."""
    return isinstance(told[0], Atom) and told[0].name == "distinct"


def _piece(city: City, variable: Variable, value: int) -> Piece:
    """What a variable stands for."""
    return city.ring[value] if variable.domain == "zone" else THINGS[value]
