"""The card tables of Deep State: what a row may hold, and how rows become pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from shadow_cabinet.table import Content, ContentError

from .conditions import Conditions
from .effects import Effect
from .pieces import EMBLEM_OF, Action, Objective, Operation, Project, Reward, Treaty
from .terms import EMBLEMS, GROUP_OF

Source = Literal["document", "public", "analogy", "reconstruction", "owner"]
STAGES: Final = 5


@dataclass
class StageRow:
    """A row of `projects.toml`."""

    project: Literal["deep-state", "comintern", "unified-nations", "spyware"]
    agents: int
    emblems: int
    benefit: int
    influence: int
    source: Source


@dataclass
class ObjectiveRow:
    """A row of `objectives.toml`."""

    type: str
    group: Literal["mass-control", "finance", "science", "key-connections", "supreme-power", "inner-circle"]
    agents: int
    for_2: int
    for_3: int
    for_4: int
    for_5: int
    source: Source
    special_interest: int = 0
    emblem: Literal["", "communists", "peacekeepers", "spies"] = ""
    influence: int = 0
    rate: int = 0
    per: Literal["", "mass-control", "finance", "science", "tricolor-sets", "other-supreme-power"] = ""


@dataclass
class SecondaryRow:
    """A row of `secondaries.toml`."""

    group: Literal["mass-control", "finance", "science", "supreme-power"]
    copies: int
    influence: int
    source: Source


@dataclass
class OperationRow:
    """A row of `operations.toml`."""

    name: str
    agents: int
    influence: int
    source: Source


@dataclass
class ActionRow:
    """A row of `men_of_action.toml`."""

    name: str
    who: Literal["player", "hoc", "male", "female"]
    copies: int
    source: Source
    hard: bool = False


@dataclass
class TreatyRow:
    """A row of `treaties.toml`."""

    name: str
    colour: Literal["red", "yellow", "blue", "none"]
    conditions: str
    effects: str
    reward: str
    source: Source
    names: Literal["document", "reconstruction", "owner"] = "document"


def _within(file: str, row: int, column: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise ContentError(file, f"expected a number from {low} to {high}", row, column)


def read_objectives(content: Content) -> list[Objective]:
    """All copies of all Objective cards."""
    file = "objectives.toml"
    cards: list[Objective] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "objective", ObjectiveRow), 1):
        if row.type not in GROUP_OF:
            raise ContentError(file, f"no such type of card; known: {', '.join(GROUP_OF)}", number, "type")
        if row.group != GROUP_OF[row.type]:
            raise ContentError(file, f"{row.type} is of the group {GROUP_OF[row.type]}", number, "group")
        if row.type in seen:
            raise ContentError(file, f"{row.type} has two rows", number, "type")
        seen.add(row.type)
        _within(file, number, "agents", row.agents, 1, 12)
        _within(file, number, "special_interest", row.special_interest, 0, 9)
        _within(file, number, "influence", row.influence, 0, 20)
        _within(file, number, "rate", row.rate, 0, 20)
        for column in ("for_2", "for_3", "for_4", "for_5"):
            _within(file, number, column, getattr(row, column), 0, 12)
        most = max(row.for_2, row.for_3, row.for_4, row.for_5)
        cards += [Objective(row, copy) for copy in range(1, most + 1)]
    for name in GROUP_OF:
        if name not in seen:
            raise ContentError(file, f"{name} has no row", None, "type")
    return cards


def read_secondaries(content: Content) -> list[Objective]:
    """The Secondary Objectives."""
    file = "secondaries.toml"
    cards: list[Objective] = []
    for number, row in enumerate(content.rows(file, "secondary", SecondaryRow), 1):
        _within(file, number, "copies", row.copies, 0, 30)
        _within(file, number, "influence", row.influence, 0, 20)
        if any(card.group == row.group for card in cards):
            raise ContentError(file, f"{row.group} has two rows", number, "group")
        as_objective = ObjectiveRow("", row.group, 0, 0, 0, 0, 0, row.source, influence=row.influence)
        for copy in range(1, row.copies + 1):
            card = Objective(as_objective, copy)
            card.id, card.kind, card.back = f"secondary-{row.group}-{copy}", "secondary", "secondary"
            cards.append(card)
    return cards


def read_operations(content: Content) -> list[Operation]:
    """The Covert Operations, the top of the stack first."""
    found: list[Operation] = []
    for number, row in enumerate(content.rows("operations.toml", "operation", OperationRow), 1):
        _within("operations.toml", number, "agents", row.agents, 1, 40)
        _within("operations.toml", number, "influence", row.influence, 0, 99)
        found.append(Operation(row))
    return found


def read_projects(content: Content) -> list[Project]:
    """The Projects with their five Stages, in the order of the sheets."""
    projects = {id: Project(id, emblem) for id, emblem in EMBLEM_OF.items()}
    none = StageRow("deep-state", 0, 0, 0, 0, "document")
    for number, row in enumerate(content.rows("projects.toml", "stage", StageRow), 1):
        for column, most in (("agents", 12), ("emblems", 12), ("benefit", 12), ("influence", 99)):
            _within("projects.toml", number, column, getattr(row, column), 0, most)
        project = projects[row.project]
        if len(project.stages) > STAGES:
            raise ContentError("projects.toml", f"{row.project} has more than {STAGES} Stages", number, "project")
        project.stages = (*(project.stages or (none,)), row)
    for id, project in projects.items():
        if len(project.stages) != STAGES + 1:
            raise ContentError("projects.toml", f"{id} needs {STAGES} Stages", None, "project")
    return list(projects.values())


def read_actions(content: Content, known: frozenset[str]) -> list[Action]:
    """The Men of Action and HOC's Action cards; `known` are the names of what they can do."""
    file = "men_of_action.toml"
    cards: list[Action] = []
    for number, row in enumerate(content.rows(file, "action", ActionRow), 1):
        if (row.name if row.who == "player" else f"hoc-{row.name}") not in known:
            raise ContentError(file, f"no action {row.name!r} for {row.who!r}", number, "name")
        _within(file, number, "copies", row.copies, 0, 12)
        cards += [Action(row, copy) for copy in range(1, row.copies + 1)]
    return cards


def read_treaties(content: Content) -> list[Treaty]:
    """The Treaties; what their small form cannot mean is refused with file, row and column."""
    file = "treaties.toml"
    found: list[Treaty] = []
    for number, row in enumerate(content.rows(file, "treaty", TreatyRow), 1):
        try:
            conditions = Conditions.parse(row.conditions)
        except ValueError as problem:
            raise ContentError(file, str(problem), number, "conditions") from None
        try:
            effects = tuple(Effect.parse(text.strip()) for text in row.effects.split(";"))
        except ValueError as problem:
            raise ContentError(file, str(problem), number, "effects") from None
        if any(treaty.id == row.name for treaty in found):
            raise ContentError(file, f"{row.name} has two rows", number, "name")
        found.append(Treaty(row, conditions, effects, _reward(file, number, row.reward)))
    return found


def _reward(file: str, number: int, text: str) -> Reward:
    match text.split():
        case [emblem] if emblem in EMBLEMS:
            return Reward(emblem=emblem)
        case ["secondary", group] if group in ("mass-control", "finance", "science", "supreme-power"):
            return Reward(secondary=group)
        case [influence, "influence"] if influence.isdecimal():
            return Reward(influence=int(influence))
    right = "an emblem such as 'spies', 'secondary' with a group, or '3 influence'"
    raise ContentError(file, f"expected {right}, not {text!r}", number, "reward")


@dataclass
class NumberRow:
    """A row of `numbers.toml`."""

    name: str
    value: int
    source: Source


def read_numbers(content: Content, known: tuple[str, ...]) -> dict[str, int]:
    """The numbers of the game that stand on no card."""
    file = "numbers.toml"
    found: dict[str, int] = {}
    for number, row in enumerate(content.rows(file, "number", NumberRow), 1):
        name = row.name.replace("-", "_")
        if name not in known:
            raise ContentError(file, f"no number is called {row.name!r}", number, "name")
        _within(file, number, "value", row.value, 0, 999)
        found[name] = row.value
    for name in known:
        if name not in found:
            raise ContentError(file, f"{name.replace('_', '-')} has no row", None, "name")
    for part, whole in (("agents_in_reserve", "agents"), ("treaties_kept", "treaties_dealt")):
        if found[part] > found[whole]:
            part, whole = part.replace("_", "-"), whole.replace("_", "-")
            raise ContentError(file, f"{part} is more than {whole}", None, "value")
    return found
