"""Advancing in Projects (000: World Domination Projects)."""

from __future__ import annotations

from shadow_cabinet.table import Argument, Ask, Flow, Piece, Seat

from . import treaties, triggers
from .board import DeepStateBoard
from .inner_circle import unlike
from .pieces import DEEP_STATE, ENOUGH, Objective, Project
from .prompts import DISCARD_FOR_STAGE, MAKE_ANY_TREATY
from .tables import STAGES


def agents_for_stage(board: DeepStateBoard, project: Project, stage: int, fewer: int = 0) -> int:
    """The agents to send: one more for each active World War, then fewer for a Power Broker (000: Power Broker)."""
    agents = project.stages[stage].agents - fewer
    if board.wars:
        agents += len(board.wars) * board.tables.numbers.war_agents
    return max(0, agents)


def emblems_for_stage(board: DeepStateBoard, project: Project, stage: int) -> int:
    """The emblems to show, or Special Interest to discard: World War asks for less."""
    emblems = project.stages[stage].emblems
    if board.wars:
        emblems -= len(board.wars) * board.tables.numbers.war_emblems
    return max(0, emblems)


def can_advance(board: DeepStateBoard, me: int, project: Project, fewer: int = 0) -> bool:
    """Whether a player meets all that the next Stage asks for, on its own and never added up."""
    stage = board.stages[me].get(project, 0) + 1
    if stage > STAGES:
        return False
    if board.reserve[me] < agents_for_stage(board, project, stage, fewer):
        return False
    emblems = emblems_for_stage(board, project, stage)
    discards = payable(board, me) if project.id == DEEP_STATE and emblems else []
    if stage == 1 and not has_coordinator(board, me, discards):
        return False
    if project.id == DEEP_STATE:
        return sum(card.special_interest for card in discards) >= emblems
    return not emblems or board.emblems(me, project.emblem) >= emblems


def has_coordinator(board: DeepStateBoard, me: int, discarded: list[Objective]) -> bool:
    """Whether there is an agent to become Shady Coordinator: agents on discarded cards are in the pool by then."""
    return bool(board.reserve[me] or board.pool[me] or any(card in board.agents for card in discarded))


def payable(board: DeepStateBoard, me: int) -> list[Objective]:
    """The cards that show Special Interest."""
    return [card for card in board.objectives[me] if card.special_interest]


def can_advance_in(board: DeepStateBoard, me: int, fewer: int = 0) -> list[Piece]:
    """The Projects in which a player can Advance."""
    return [project for project in board.tables.projects if can_advance(board, me, project, fewer)]


def can_advance_anywhere(board: DeepStateBoard, me: int, fewer: int = 0) -> bool:
    return any(can_advance(board, me, project, fewer) for project in board.tables.projects)


def advance(board: DeepStateBoard, me: Seat, project: Project) -> Flow[None]:
    """Join a Project or go up by a Stage, by the normal rules."""
    discarded = yield from choose_discards(board, me, project)
    yield from advance_with(board, me, project, discarded)


def advance_with(
    board: DeepStateBoard, me: Seat, project: Project, discarded: list[Objective], fewer: int = 0
) -> Flow[None]:
    """Pay, place or move the Shady Coordinator, then have the benefit of the Stage (000: Project requirements)."""
    stage = board.stages[me].get(project, 0) + 1
    agents = agents_for_stage(board, project, stage, fewer)
    for card in discarded:
        board.discard_objective(me, card)
    board.spend_agents(me, agents)
    enter_stage(board, me, project, stage)
    board.note("advanced", seat=me, project=project, stage=stage, agents=agents)
    if discarded:
        board.note("discarded-for-stage", seat=me, cards=tuple(discarded))
    set_off = triggers.levelled_up(board, me) if stage > 1 else []
    if project.id == DEEP_STATE:  # its benefit is had at once or never (000: DEEP STATE), before what is set off by it
        board.draw_treaties(me, project.stages[stage].benefit)
        yield from treaties.may_make(board, me, MAKE_ANY_TREATY, lambda treaty: True)
    yield from triggers.in_any_order(board, me, set_off)


def enter_stage(board: DeepStateBoard, player: int, project: Project, stage: int) -> None:
    """Who joins takes an agent out of the pool as Shady Coordinator; from the reserve if the pool is empty."""
    if project not in board.stages[player]:
        if board.pool[player]:
            board.pool[player] -= 1
        else:
            board.reserve[player] -= 1
    board.stages[player][project] = stage


def choose_discards(board: DeepStateBoard, me: Seat, project: Project) -> Flow[list[Objective]]:
    """For DEEP STATE, cards that show enough Special Interest: more is allowed, and no change is given."""
    chosen: list[Objective] = []
    if project.id != DEEP_STATE:
        return chosen
    needed = emblems_for_stage(board, project, board.stages[me].get(project, 0) + 1)

    def shown() -> int:
        return sum(card.special_interest for card in chosen)

    def paid() -> bool:
        return shown() >= needed and (project in board.stages[me] or has_coordinator(board, me, chosen))

    def more() -> list[Piece]:
        rest = unlike(board, [card for card in payable(board, me) if card not in chosen])
        return [ENOUGH, *rest] if paid() else rest

    while needed and (not paid() or len(more()) > 1):
        about: dict[str, Argument] = {
            "needed": needed,
            "shown": shown(),
            "missing": max(0, needed - shown()),
            "cards": tuple(chosen),
        }
        card: Piece = yield Ask(me, DISCARD_FOR_STAGE, more, about)
        if card is ENOUGH:
            break
        assert isinstance(card, Objective)
        chosen.append(card)
    return chosen
