"""Objective cards that come to a player, from wherever (000: CIA). Modules hook in at `received`."""

from __future__ import annotations

from shadow_cabinet.table import Flow

from .board import DeepStateBoard
from .pieces import GROUP, Objective
from .prompts import RECRUIT_FOR_CARD
from .recruiting import can_recruit, recruit


def take_secondary(board: DeepStateBoard, player: int, group: str) -> Flow[None]:
    """A Secondary Objective from the general supply, if one is left."""
    pile = board.supply[GROUP[group]]
    if pile:
        card = pile.pop()
        board.objectives[player].append(card)
        board.note("took-secondary", seat=player, card=card)
        yield from received(board, player, card)
    else:
        board.note("supply-empty", seat=player, group=GROUP[group])


def received(board: DeepStateBoard, me: int, card: Objective) -> Flow[None]:
    """An Objective card came to a player, from wherever: it may be worth an agent."""
    for _, _, (group,) in board.effects(me, "recruit-on"):
        if card.group == group and can_recruit(board, me):
            yield from recruit(board, me, 1, RECRUIT_FOR_CARD, may_decline=True)
