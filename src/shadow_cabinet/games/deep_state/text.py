"""What every card does, in words: put together from the same data that the rules check and carry out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TypeAlias

from shadow_cabinet.table import Argument, Phrase, Piece

from .pieces import Action, Objective, Operation, Project, Treaty, WorldWar
from .scoring import Line
from .settings import Tables
from .tables import STAGES
from .terms import counted

Told: TypeAlias = "tuple[str, Mapping[str, Argument]]"


def text_of(tables: Tables, piece: Piece) -> Told | None:
    """The text of a card or a Project; other pieces have none."""
    if isinstance(piece, Objective):
        return objective(tables, piece) if piece.printed else secondary(piece)
    if isinstance(piece, WorldWar):
        return "text-world-war", {"agents": tables.numbers.war_agents, "emblems": tables.numbers.war_emblems}
    if isinstance(piece, Treaty):
        return treaty(tables, piece)
    if isinstance(piece, Operation):
        return operation(piece)
    if isinstance(piece, Project):
        return project(piece)
    return action(tables, piece) if isinstance(piece, Action) else None


def one_after_another(parts: Sequence[Phrase]) -> Phrase:
    """Several sentences as one text."""
    return reduce(lambda before, after: Phrase("text-then", {"one": before, "other": after}), parts)


def source_in_part(kind: str, source: str) -> str:
    """Where a card is from, whose row is only in part what its source says: the message tells which part."""
    return f"source-{kind}-{source}" if source in ("document", "reconstruction") else f"source-{source}"


def line(item: Line) -> Phrase:
    """Where Influence came from."""
    return Phrase(f"line-{item.what}", {"piece": item.piece} if item.piece else {})


# -- Objective cards ---------------------------------------------------------------------------------------------------


def objective(tables: Tables, card: Objective) -> Told:
    """Its group, what it takes to have it, and what it brings."""
    return "text-objective", {
        "group": f"name-{card.group}",
        "agents": card.agents,
        "interest": card.special_interest,
        "yields": one_after_another(yields(tables, card)),
        "source": source_in_part("objective", card.source),
    }


def secondary(card: Objective) -> Told:
    worth = Phrase("yields-influence", {"influence": card.influence}) if card.influence else Phrase("yields-nothing")
    return "text-secondary", {
        "counted": counted(card.group),
        "yields": worth,
        "source": source_in_part("secondary", card.source),
    }


def yields(tables: Tables, card: Objective) -> list[Phrase]:
    """Everything that a card brings to whoever has it."""
    found: list[Phrase] = []
    if card.influence:
        found.append(Phrase("yields-influence", {"influence": card.influence}))
    if card.emblem:
        found.append(Phrase("yields-emblem", {"emblem": f"name-{card.emblem}"}))
    if card.per:
        about: dict[str, Argument] = {"rate": card.rate, "more": card.rate + 1, "per": f"per-{card.per}"}
        found.append(Phrase("yields-rate", about))
    if card.type == "inner-circle":
        found.append(Phrase("yields-inner-circle", {"influence": tables.numbers.free_inner_circle}))
    return found or [Phrase("yields-nothing")]


# -- Treaties ----------------------------------------------------------------------------------------------------------


def treaty(tables: Tables, card: Treaty) -> Told:
    """Conditions, effects, and what stands in the corner."""
    return "text-treaty", {
        "conditions": card.conditions.phrase(),
        "effects": one_after_another([effect.phrase(tables.numbers) for effect in card.effects]),
        "reward": reward(card),
        "source": source_of_treaty(card),
    }


def reward(card: Treaty) -> Phrase:
    """What stands in the corner of a Treaty."""
    if card.reward.emblem:
        return Phrase("reward-emblem", {"emblem": f"name-{card.reward.emblem}"})
    if card.reward.secondary:
        return Phrase("reward-secondary", {"group": f"name-{card.reward.secondary}"})
    return Phrase("reward-influence", {"influence": card.reward.influence})


def source_of_treaty(card: Treaty) -> str:
    """Where the Treaty is from, its name included."""
    if card.source in ("document", "analogy"):
        return f"source-{card.source}-unnamed" if card.invented_name else f"source-{card.source}-treaty"
    return f"source-{card.source}"


def operation(card: Operation) -> Told:
    """What a Covert Operation takes, and what it is worth."""
    return "text-operation", {
        "agents": card.agents,
        "influence": card.influence,
        "source": f"source-{card.source}",
    }


# -- Projects ----------------------------------------------------------------------------------------------------------


def project(piece: Project) -> Told:
    """What a Project is good for, and its Stages."""
    stages = one_after_another([stage(piece, number) for number in range(1, STAGES + 1)])
    source = "source-owner" if all(row.source == "owner" for row in piece.stages[1:]) else "source-stages"
    return f"text-project-{piece.id}", {"stages": stages, "source": source}


def stage(piece: Project, number: int) -> Phrase:
    """What a Stage asks for and brings."""
    row = piece.stages[number]
    about: dict[str, Argument] = {
        "stage": number,
        "agents": row.agents,
        "emblems": row.emblems,
        "emblem": f"stage-emblem-{piece.id}",
        "benefit": Phrase(f"benefit-{piece.id}", {"benefit": row.benefit}),
        "influence": row.influence,
    }
    return Phrase("text-stage", about)


# -- Men of Action, and HOC's Action cards -----------------------------------------------------------------------------


def action(tables: Tables, card: Action) -> Told:
    """What the card does, with the numbers of this table."""
    numbers, source = tables.numbers, f"source-{card.source}"
    if card.who == "player":
        source = source_in_part("action", card.source)
        about: dict[str, Argument] = {"recruits": numbers.recruiter_recruits, "looks": numbers.turncoat_draws}
        return f"action-{card.action}-text", {**about, "source": source}
    return f"hoc-action-{card.action}-text", {
        "wastes": numbers.hoc_wastes,
        "recalls": numbers.hoc_recalls,
        "wanted": numbers.hoc_treaties_wanted,
        "source": source,
    }
