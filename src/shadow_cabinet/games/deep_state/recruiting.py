"""Recruiting agents, or a Man of Action in their place (000: Men of Action; public rules)."""

from __future__ import annotations

from shadow_cabinet.table import Flow, Piece, Prompt, Seat

from .board import DeepStateBoard
from .inner_circle import ask
from .pieces import MAN_OF_ACTION, PASS, RECRUIT


def can_recruit(board: DeepStateBoard, me: int) -> bool:
    """Whether recruiting would bring anything: an agent, or a card in its place."""
    return board.pool[me] > 0 or board.men_left()


def ways_to_recruit(board: DeepStateBoard, me: Seat) -> list[Piece]:
    ways: list[Piece] = [RECRUIT] if board.pool[me] else []
    return [*ways, MAN_OF_ACTION] if board.men_left() else ways


def recruit(board: DeepStateBoard, me: Seat, count: int, prompt: Prompt, may_decline: bool = False) -> Flow[None]:
    """Recruit up to that many agents, as many as the pool holds; or, with Men of Action, draw one card instead."""

    def ways() -> list[Piece]:
        found = ways_to_recruit(board, me)
        return [*found, PASS] if may_decline or not found else found

    found = ways()
    if found[0] is PASS:
        return
    chosen = found[0]
    if len(found) > 1:
        chosen = yield from ask(board, me, prompt, ways, {"count": min(count, board.pool[me])})
    if chosen is RECRUIT:
        moved = board.recruit_agents(me, count)
        board.note("recruited", seat=me, count=moved)
    elif chosen is MAN_OF_ACTION:
        board.draw_men(me)
