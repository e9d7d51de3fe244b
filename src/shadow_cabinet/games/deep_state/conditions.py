"""Conditions of Treaties: data in a small readable form, which the rules check and the card on the screen prints.

2 science or 1 patents          3 finance and 1 corporations       3 mass-control and no governments
stage 2 comintern               stage 3 any                        most in-pool
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shadow_cabinet.table import Phrase

from .terms import COUNTED, PROJECTS, WHERE, counted, known, number

if TYPE_CHECKING:
    from .board import DeepStateBoard


class Term(ABC):
    """One thing that is asked for."""

    @abstractmethod
    def met(self, board: DeepStateBoard, player: int) -> bool:
        """Whether a player has it."""

    @abstractmethod
    def phrase(self) -> Phrase:
        """The same in words."""


@dataclass(frozen=True, slots=True)
class AtLeast(Term):
    """Cards of a group or a type, or emblems: a minimum, as all conditions are (000: Golden rules)."""

    number: int
    what: str

    def met(self, board: DeepStateBoard, player: int) -> bool:
        return board.count(player, self.what) >= self.number

    def phrase(self) -> Phrase:
        return Phrase("condition-at-least", {"number": self.number, "what": counted(self.what, self.number)})


@dataclass(frozen=True, slots=True)
class Without(Term):
    """The absence of something."""

    what: str

    def met(self, board: DeepStateBoard, player: int) -> bool:
        return board.count(player, self.what) == 0

    def phrase(self) -> Phrase:
        return Phrase("condition-without", {"what": counted(self.what)})


@dataclass(frozen=True, slots=True)
class AtStage(Term):
    """A Shady Coordinator at a Stage or beyond it, in one Project or in any."""

    stage: int
    project: str

    def met(self, board: DeepStateBoard, player: int) -> bool:
        return any(
            stage >= self.stage and self.project in ("any", project.id)
            for project, stage in board.stages[player].items()
        )

    def phrase(self) -> Phrase:
        return Phrase("condition-stage", {"stage": self.stage, "project": Phrase(f"name-project-{self.project}")})


@dataclass(frozen=True, slots=True)
class Most(Term):
    """More agents somewhere than any other player; a tie is not enough."""

    where: str

    def met(self, board: DeepStateBoard, player: int) -> bool:
        own = board.agents_somewhere(player, self.where)
        return all(own > board.agents_somewhere(other, self.where) for other in board.players if other != player)

    def phrase(self) -> Phrase:
        return Phrase("condition-most", {"where": Phrase(f"name-{self.where}")})


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a Treaty asks for: all of the terms of one of its ways."""

    ways: tuple[tuple[Term, ...], ...]

    @classmethod
    def parse(cls, text: str) -> Conditions:
        """Conditions from their small form; a `ValueError` says what is wrong with it."""
        return cls(tuple(tuple(_term(term.split()) for term in way.split(" and ")) for way in text.split(" or ")))

    def met(self, board: DeepStateBoard, player: int) -> bool:
        """Whether a player fulfils them now."""
        for way in self.ways:
            for term in way:
                if not term.met(board, player):
                    break
            else:
                return True
        return False

    @property
    def can_be_lost(self) -> bool:
        """Whether more cards, emblems or Shady Coordinators can undo them: an absence, or a lead in agents."""
        return any(isinstance(term, (Without, Most)) for way in self.ways for term in way)

    def phrase(self) -> Phrase:
        """The same in words."""
        ways = [Phrase("condition-all", {"terms": tuple(term.phrase() for term in way)}) for way in self.ways]
        phrase = ways[0]
        for other in ways[1:]:
            phrase = Phrase("condition-either", {"one": phrase, "other": other})
        return phrase


def _term(words: list[str]) -> Term:
    match words:
        case ["no", what]:
            return Without(known(what, COUNTED))
        case ["stage", stage, project]:
            return AtStage(number(stage), known(project, (*PROJECTS, "any")))
        case ["most", where]:
            return Most(known(where, WHERE))
        case [count, what]:
            return AtLeast(number(count), known(what, COUNTED))
    raise ValueError(f"expected such as '2 science', 'no governments', 'stage 2 comintern', not {' '.join(words)!r}")
