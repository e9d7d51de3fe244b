"""The Takeover Phase: cards are taken and agents return (000: UNIFIED NATIONS; public rules)."""

from __future__ import annotations

from shadow_cabinet.table import Flow, Seat

from . import hoc
from .board import HOC, DeepStateBoard
from .inner_circle import ask, offer_to_attach
from .pieces import ENOUGH, Objective
from .prompts import BEFORE_RECALL, RECALL_MORE
from .receiving import received


def takeover_phase(board: DeepStateBoard) -> Flow[None]:
    """Each step is done by everybody, the holder of the Supervisor first, before the next begins."""
    order = board.in_turn_order()
    taken: dict[int, list[Objective]] = {player: take(board, player) for player in order}
    for player in order:
        for card in taken[player]:
            yield from received(board, player, card)
        if board.is_hoc(player):
            yield from hoc.after_taking(board, taken[player])
    for player in order:
        if taken[player] and not board.is_hoc(player):
            yield from offer_to_attach(board, player, BEFORE_RECALL, [ENOUGH])
    for player in order:
        recall_one_each(board, player)
    for player in order:
        if board.is_hoc(player):
            yield from hoc.recall_more(board)
        else:
            yield from recall_more(board, player)
    for player in order:
        clear_operations(board, player)
        board.ghosts_used[player] = False
    if board.solo:
        hoc.advance_for_cards(board, taken[HOC])


def take(board: DeepStateBoard, player: int) -> list[Objective]:
    """Every card of the Zone on which a player has agents; they stay on it, Ghost Agents leave."""
    taken = [card for card in board.zone if board.infiltrator.get(card) == player]
    for card in taken:
        board.zone.remove(card)
        board.objectives[player].append(card)
        del board.infiltrator[card]
        board.ghosts.pop(card, None)
    if taken:
        board.note("took", seat=player, cards=tuple(taken))
    return taken


def recall_one_each(board: DeepStateBoard, player: int) -> None:
    """One agent returns from each Objective and Covert Operation card with agents."""
    cards = board.cards_with_agents(player)
    for card in cards:
        board.recall(player, card)
    if cards:
        board.note("recalled", seat=player, cards=tuple(cards))


def recall_more(board: DeepStateBoard, me: Seat) -> Flow[None]:
    """UNIFIED NATIONS: a few more, from any of these cards."""
    for left in range(board.benefit(me, "unified-nations"), 0, -1):
        if not board.cards_with_agents(me):
            return
        card = yield from ask(board, me, RECALL_MORE, lambda: [*board.cards_with_agents(me), ENOUGH], {"left": left})
        if card is ENOUGH:
            return
        board.recall(me, card)
        board.note("recalled", seat=me, cards=(card,))


def clear_operations(board: DeepStateBoard, player: int) -> None:
    """The agents left on a Covert Operation go to the pool."""
    for card in board.operations[player]:
        if card in board.agents:
            board.note("lost-agents", seat=player, card=card, count=board.agents[card])
            board.send_home(player, card)
