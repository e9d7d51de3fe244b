"""Attaching Inner Circle cards (000: Inner Circle cards): at any time, so with every question of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shadow_cabinet.table import Argument, Ask, Flow, Piece, Prompt, Seat

from .board import DeepStateBoard
from .pieces import ATTACH, ENOUGH, Objective
from .prompts import ATTACH_TO, ATTACH_WHICH


def can_attach(board: DeepStateBoard, me: Seat) -> bool:
    """Whether a player has a free Inner Circle card and a card to put it under."""
    return bool(board.free_inner_circles(me)) and bool(board.hosts(me))


def ask(
    board: DeepStateBoard,
    me: Seat,
    prompt: Prompt,
    find: Callable[[], list[Piece]],
    about: dict[str, Argument] | None = None,
) -> Flow[Piece]:
    """Ask a question of a player's own; Inner Circle cards may be attached before it is answered."""

    def options() -> Sequence[Piece]:
        found = find()
        return [*found, ATTACH] if can_attach(board, me) else found

    while True:
        piece: Piece = yield Ask(me, prompt, options, about or {})
        if piece is not ATTACH:
            return piece
        yield from attach(board, me)


def offer_to_attach(board: DeepStateBoard, me: Seat, prompt: Prompt, instead: list[Piece]) -> Flow[Piece]:
    """Let a player attach one Inner Circle card after the other; returns what is chosen instead, or ENOUGH."""
    while can_attach(board, me):
        piece: Piece = yield Ask(me, prompt, lambda: [*instead, ATTACH])
        if piece is not ATTACH:
            return piece
        yield from attach(board, me)
    return ENOUGH


def attach(board: DeepStateBoard, me: Seat) -> Flow[None]:
    """Choose an Inner Circle card and what to put it under; the cards stay together for good."""
    circle: Objective = yield Ask(me, ATTACH_WHICH, lambda: unlike(board, board.free_inner_circles(me)))
    host: Objective = yield Ask(me, ATTACH_TO, lambda: unlike(board, board.hosts(me)), {"card": circle})
    put_under(board, me, circle, host)


def put_under(board: DeepStateBoard, me: Seat, circle: Objective, host: Objective) -> None:
    """Agents on the Inner Circle card go on to the other one."""
    board.attached[host] = circle
    if agents := board.agents.pop(circle, 0):
        board.agents[host] = board.agents.get(host, 0) + agents
    board.note("attached", seat=me, card=circle, host=host)


def unlike(board: DeepStateBoard, cards: Sequence[Objective]) -> list[Piece]:
    """One each of cards that differ in nothing: copies of a type, with the same agents on them and cards under them."""
    found: dict[tuple[str, str, int, bool], Piece] = {}
    for card in cards:
        found.setdefault((card.type, card.group, board.agents.get(card, 0), card in board.attached), card)
    return list(found.values())
