"""Infiltrating Objectives, Over-Infiltration, and Covert Operations (000: Projects, Men of Action; public rules)."""

from __future__ import annotations

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from . import triggers
from .board import DeepStateBoard
from .pieces import NUMBERS, Objective, Operation, number_of
from .prompts import AGENTS_TO_SEND


def position(board: DeepStateBoard, card: Objective) -> int:
    """Where a card lies in the Zone now: the first position is 1."""
    return board.zone.index(card) + 1


def standing(board: DeepStateBoard, card: Objective) -> int:
    """All agents on a card of the Zone, Ghost Agents included."""
    return board.agents.get(card, 0) + board.ghosts.get(card, 0)


def needed(board: DeepStateBoard, card: Objective) -> int:
    """How many agents must come, Ghost Agents included: those printed, and more than whoever stands there."""
    if card in board.infiltrator:
        return max(card.agents, standing(board, card) + 1)
    return card.agents


def least_to_send(board: DeepStateBoard, me: int, card: Objective) -> int:
    """The agents that must be sent besides all Ghost Agents: one at least, since ghosts infiltrate nothing alone."""
    return max(1, needed(board, card) - board.ghosts_at(me, position(board, card)))


def targets(board: DeepStateBoard, me: int) -> list[Piece]:
    """The cards that a player can infiltrate: within reach, not already infiltrated, and with enough agents."""
    reserve = board.reserve[me]
    if not reserve:
        return []
    strength, tokens = reserve + board.general_ghosts(me), board.token_ghosts(me)
    return [
        card
        for i, card in enumerate(board.zone[: board.reach(me)])
        if board.infiltrator.get(card) != me and needed(board, card) <= strength + tokens.get(i + 1, 0)
    ]


def infiltrate(board: DeepStateBoard, me: Seat, card: Objective) -> Flow[None]:
    """Choose how many agents to send; more than needed make it harder for others to Over-Infiltrate."""
    sent: Piece = yield Ask(
        me,
        AGENTS_TO_SEND,
        lambda: NUMBERS[least_to_send(board, me, card) : board.reserve[me] + 1],
        {
            "card": card,
            "ghosts": board.ghosts_at(me, position(board, card)),
            "least": least_to_send(board, me, card),
        },
    )
    yield from send_agents(board, me, card, number_of(sent))


def send_agents(board: DeepStateBoard, me: int, card: Objective, agents: int) -> Flow[None]:
    """Agents and all Ghost Agents go to a card; whoever stood there takes the agents back and draws a Treaty."""
    ghosts = board.ghosts_at(me, position(board, card))
    rival = board.infiltrator.get(card)
    if rival is not None:
        driven_out(board, rival, card)
        board.note("over-infiltrated", seat=me, rival_seat=rival, card=card)
        board.draw_treaties(rival, 1)
    board.reserve[me] -= agents
    put_on(board, me, card, agents, ghosts)
    yield from triggers.agents_placed(board, me, card, agents)


def put_on(board: DeepStateBoard, me: int, card: Objective, agents: int, ghosts: int) -> None:
    board.agents[card] = agents
    board.infiltrator[card] = me
    if ghosts:
        board.ghosts[card] = ghosts
    use_ghosts(board, me)
    board.note("infiltrated", seat=me, card=card, agents=agents, ghosts=ghosts)


def driven_out(board: DeepStateBoard, rival: int, card: Objective) -> None:
    """All agents of a card of the Zone return to reserve, Ghost Agents to where they come from."""
    board.recall(rival, card, board.agents[card])
    leave(board, card)


def leave(board: DeepStateBoard, card: Objective) -> None:
    """Nobody stands on a card of the Zone any more."""
    del board.infiltrator[card]
    board.ghosts.pop(card, None)


def use_ghosts(board: DeepStateBoard, me: int) -> None:
    """General Ghost Agents go together and serve once a turn (000: Emissary)."""
    if board.general_ghosts(me):
        board.ghosts_used[me] = True


# -- Covert Operations -------------------------------------------------------------------------------------------------


def next_operation(board: DeepStateBoard) -> Operation | None:
    """The top of the stack: no other Covert Operation can be carried out."""
    return board.operation_stack[-1] if board.operation_stack else None


def agents_for_operation(board: DeepStateBoard, me: int, operation: Operation, fewer: int = 0) -> int:
    """The agents to send besides Ghost Agents: exactly what is printed, and one at least."""
    return max(1, operation.agents - fewer - board.general_ghosts(me))


def can_carry_out(board: DeepStateBoard, me: int, fewer: int = 0) -> bool:
    operation = next_operation(board)
    return operation is not None and agents_for_operation(board, me, operation, fewer) <= board.reserve[me]


def carry_out(board: DeepStateBoard, me: int, fewer: int = 0) -> None:
    """Take the Covert Operation and put the agents on it; most of them are lost at the Takeover."""
    operation = board.operation_stack.pop()
    agents = agents_for_operation(board, me, operation, fewer)
    ghosts = min(board.general_ghosts(me), operation.agents - fewer - agents)
    board.reserve[me] -= agents
    board.agents[operation] = agents
    board.operations[me].append(operation)
    use_ghosts(board, me)
    board.note("carried-out", seat=me, card=operation, agents=agents, ghosts=max(0, ghosts))
