"""The pieces of Deep State: cards, Projects, and what its questions offer besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shadow_cabinet.table import Piece

from .terms import GROUPS

if TYPE_CHECKING:
    from .conditions import Conditions
    from .effects import Effect
    from .tables import ActionRow, ObjectiveRow, OperationRow, StageRow, TreatyRow

OBJECTIVE_BACK = "objective"


class Objective(Piece):
    """An Objective card. A Secondary Objective is one without a type: it is of its group, and nothing else."""

    __slots__ = ("agents", "copies", "emblem", "group", "influence", "number", "per", "rate", "source",
                 "special_interest", "type")  # fmt: skip

    def __init__(self, row: ObjectiveRow, number: int) -> None:
        super().__init__(f"{row.type}-{number}", "objective", OBJECTIVE_BACK)
        self.type, self.group, self.number = row.type, row.group, number
        self.agents, self.special_interest, self.emblem = row.agents, row.special_interest, row.emblem
        self.influence, self.rate, self.per, self.source = row.influence, row.rate, row.per, row.source
        self.copies = {2: row.for_2, 3: row.for_3, 4: row.for_4, 5: row.for_5}

    @property
    def printed(self) -> bool:
        """Whether this is a card of the Objective deck, and no Secondary Objective."""
        return bool(self.type)

    def plays_with(self, players: int) -> bool:
        """Whether this copy belongs into the deck for that number of players (000: the number in the corner)."""
        return self.number <= self.copies[players]


class WorldWar(Piece):
    """One of the two World War cards: shuffled into the Objective deck, and told from no Objective by its back."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        super().__init__(f"world-war-{number}", "world-war", OBJECTIVE_BACK)


@dataclass(frozen=True, slots=True)
class Reward:
    """What stands in the top right corner of a Treaty: an emblem, a Secondary Objective of a group, or Influence."""

    emblem: str = ""
    secondary: str = ""
    influence: int = 0


class Treaty(Piece):
    """A Treaty card."""

    __slots__ = ("colour", "conditions", "effects", "invented_name", "reward", "source")

    def __init__(self, row: TreatyRow, conditions: Conditions, effects: tuple[Effect, ...], reward: Reward) -> None:
        super().__init__(row.name, "treaty", "treaty")
        self.colour, self.conditions, self.effects, self.reward = row.colour, conditions, effects, reward
        self.source, self.invented_name = row.source, row.names == "reconstruction"


class Operation(Piece):
    """A Covert Operation card."""

    __slots__ = ("agents", "influence", "source")

    def __init__(self, row: OperationRow) -> None:
        super().__init__(row.name, "operation", "operation")
        self.agents, self.influence, self.source = row.agents, row.influence, row.source


class Project(Piece):
    """A Project and its Stages; `stages[1]` is Stage I. For DEEP STATE the emblems are Special Interest."""

    __slots__ = ("emblem", "stages")

    def __init__(self, id: str, emblem: str) -> None:
        super().__init__(id, "project")
        self.emblem = emblem
        self.stages: tuple[StageRow, ...] = ()


class Action(Piece):
    """A Men of Action card, or one of HOC's Action cards; `who` can play it."""

    __slots__ = ("action", "hard", "source", "who")

    def __init__(self, row: ActionRow, number: int) -> None:
        player = row.who == "player"
        stem = row.name if player else f"hoc-{row.name}"
        super().__init__(f"{stem}-{number}" if row.copies > 1 else stem, "man-of-action" if player else "hoc-action",
                         "man-of-action" if player else "hoc-action")  # fmt: skip
        self.action, self.who, self.hard, self.source = row.name, row.who, row.hard, row.source


GROUP: Final = {group: Piece(group, "group") for group in GROUPS}
"""The groups of Objective cards, to choose a Secondary Objective by."""

DEEP_STATE = "deep-state"
EMBLEM_OF: Final = {"deep-state": "", "comintern": "communists", "unified-nations": "peacekeepers", "spyware": "spies"}

NUMBERS: Final = [Piece(f"number-{number}", "number") for number in range(41)]

RECRUIT = Piece("recruit", "button")
MAN_OF_ACTION = Piece("draw-man-of-action", "button")
ATTACH = Piece("attach", "button")
BEST = Piece("best-attachment", "button")
ENOUGH = Piece("enough", "button")
PASS = Piece("pass", "button")
BUTTONS: Final = [RECRUIT, MAN_OF_ACTION, ATTACH, BEST, ENOUGH, PASS]


def number_of(piece: Piece) -> int:
    """The number that a piece stands for."""
    return NUMBERS.index(piece)
