"""The corruption challenge (004: The Blocks)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import InTooDeepBoard
from .copies import lose_sight
from .pieces import NO_CHALLENGE, PLAYERS, Dilemma
from .prompts import CHALLENGE, LOSE_A_DILEMMA


def rivals_to_challenge(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """Rivals with a Dilemma in hand, if one has a Dilemma as well."""
    if not board.dilemmas[me]:
        return []
    return [PLAYERS[player] for player in board.players if player != me and board.dilemmas_of(player)]


def challenge(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Both show their Dilemmas in hand: the more corrupt pays, and discards one unseen. One may also decline."""
    if not rivals_to_challenge(board, me):
        return
    chosen: Piece = yield Ask(me, CHALLENGE, lambda: [NO_CHALLENGE, *rivals_to_challenge(board, me)])
    if chosen is NO_CHALLENGE:
        board.note("no-challenge", seat=me)
        return
    rival = PLAYERS.index(chosen)
    for player in (me, rival):
        board.show(board.dilemmas_of(player))
        board.note("shows-dilemmas", seat=player, cards=tuple(board.dilemmas_of(player)))
    own, other = corruption_in_hand(board, me), corruption_in_hand(board, rival)
    winner, loser = (rival, me) if own > other else (me, rival)  # 004: the challenger wins ties
    paid = min(board.intel[loser], board.tables.numbers.challenge_intel)
    board.intel[loser] -= paid
    board.intel[winner] += paid
    board.note("challenge-won", seat=winner, other_seat=loser, own=own, other=other, intel=paid)
    yield from lose_a_dilemma(board, loser)


def corruption_in_hand(board: InTooDeepBoard, player: int) -> int:
    """The corruption of the Dilemmas in hand, less Tolerance."""
    return sum(card.corruption for card in board.dilemmas_of(player)) - board.tolerance[player]


def lose_a_dilemma(board: InTooDeepBoard, loser: int) -> Flow[None]:
    """The loser discards a Dilemma unseen: the others no longer know what is in that hand. Echo's goes at random."""
    hand = board.dilemmas_of(loser)
    if board.is_echo(loser):
        board.dilemma_discard.append(hand.pop(board.dice.below(len(hand))))
        lose_sight(board, loser, [*hand, board.dilemma_discard[-1]])
    else:
        card: Dilemma = yield Ask(loser, LOSE_A_DILEMMA, partial(list, hand))
        discard_unseen(board, loser, hand, card)
    board.note("discarded-dilemma", seat=loser, count=1)


def discard_unseen(board: InTooDeepBoard, me: Seat, cards: list[Dilemma], card: Dilemma) -> None:
    """A Dilemma leaves the hand or the Well face down: only its owner knows which."""
    cards.remove(card)
    board.dilemma_discard.append(card)
    lose_sight(board, me, [*cards, card])
    board.look(me, board.dilemma_discard[-1:])
