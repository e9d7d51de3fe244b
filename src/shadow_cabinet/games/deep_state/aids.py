"""What an interface counts out for a player of Deep State: all of it follows from what lies open, and from the hand."""

from __future__ import annotations

from shadow_cabinet.table import Json, Seat

from .board import DeepStateBoard
from .infiltrating import agents_for_operation, can_carry_out, least_to_send, next_operation, standing, targets
from .pieces import Project
from .projects import agents_for_stage, can_advance, emblems_for_stage
from .scoring import influence
from .tables import STAGES
from .terms import EMBLEMS, GROUPS


def aids(board: DeepStateBoard, seat: Seat) -> dict[str, Json]:
    """Counts for everybody, and for a seat what things cost it now."""
    found: dict[str, Json] = {
        "last_round": board.last_round,
        "rounds": board.round + (board.objectives_left() // board.zone_size if board.zone_size else 0),
        "objectives_left": board.objectives_left(),
        "players": [player_counts(board, player) for player in board.players],
        "projects": {project.id: stages_of(project) for project in board.tables.projects},
    }
    if seat >= 0:
        found["mine"] = costs(board, seat)
    return found


def player_counts(board: DeepStateBoard, player: int) -> dict[str, Json]:
    """What a player has, counted."""
    return {
        "influence": influence(board, player),
        "emblems": {emblem: board.emblems(player, emblem) for emblem in EMBLEMS},
        "interest": sum(card.special_interest for card in board.objectives[player]),
        "groups": {group: board.count(player, group) for group in GROUPS},
        "ghosts": board.general_ghosts(player),
        "ghosts_at": {str(at): ghosts for at, ghosts in board.token_ghosts(player).items()},
        "reach": board.reach(player),
        "on_cards": sum(board.agents[card] for card in board.cards_with_agents(player))
        + sum(board.agents[card] for card, who in board.infiltrator.items() if who == player),
    }


def stages_of(project: Project) -> list[Json]:
    """Influence and benefit of the Stages of a Project, and what each asks for."""
    return [
        {"agents": row.agents, "emblems": row.emblems, "benefit": row.benefit, "influence": row.influence}
        for row in project.stages[1:]
    ]


def costs(board: DeepStateBoard, me: Seat) -> dict[str, Json]:
    """What it takes a player now: agents for the cards of the Zone and the Covert Operation, and the next Stages."""
    open_to_me = targets(board, me)
    operation = next_operation(board)
    return {
        "zone": {
            card.id: {
                "least": least_to_send(board, me, card),
                "standing": standing(board, card),
                "can": card in open_to_me,
            }
            for card in board.zone
        },
        "operation": {"least": agents_for_operation(board, me, operation), "can": can_carry_out(board, me)}
        if operation
        else None,
        "projects": {project.id: next_stage(board, me, project) for project in board.tables.projects},
        "treaties": {treaty.id: treaty.conditions.met(board, me) for treaty in board.treaties[me]},
    }


def next_stage(board: DeepStateBoard, me: Seat, project: Project) -> Json:
    """What the next Stage of a Project asks of a player; nothing beyond the last."""
    stage = board.stages[me].get(project, 0) + 1
    if stage > STAGES:
        return None
    return {
        "stage": stage,
        "agents": agents_for_stage(board, project, stage),
        "emblems": emblems_for_stage(board, project, stage),
        "can": can_advance(board, me, project),
    }
