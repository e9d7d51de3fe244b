"""Tokens and cards that look alike: what others can still tell of those that a player has handled face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .board import InTooDeepBoard
from .pieces import Dilemma, Evidence

Copy: TypeAlias = "Evidence | Dilemma"


def lose_sight(board: InTooDeepBoard, player: int, handled: Sequence[Copy]) -> None:
    """Nobody else knows any longer which of these is which. Of a single one it is as plain as before.

    Nor do numbers tell: what others had seen is exchanged for copies, or it would be known whence it came when it
    comes to light anew.
    """
    if len(handled) < 2:
        return
    watched = [piece for piece in handled if piece in board.seen]
    board.conceal(-1 if board.is_echo(player) else player, handled)
    own = list(handled)
    for piece in watched:
        other = any_copy(board, piece, own)
        board.exchange(piece, other)
        own = [other if each is piece else piece if each is other else each for each in own]


def any_copy(board: InTooDeepBoard, piece: Copy, own: Sequence[Copy]) -> Copy:
    """One that looks the same, of the player's own or of those that nobody has seen: the piece itself, perhaps."""
    piles: Sequence[Sequence[Copy]] = (
        (board.supply, board.pool) if isinstance(piece, Evidence) else (board.dilemma_deck,)
    )
    copies = [each for each in own if alike(each, piece)]
    copies += [each for pile in piles for each in pile if alike(each, piece) and each not in board.seen]
    return copies[board.dice.below(len(copies))]


def alike(one: Copy, other: Copy) -> bool:
    """Whether two pieces differ in nothing but their number."""
    return face(one) == face(other)


def face(piece: Copy) -> object:
    """What can be seen of a token or a card that lies open."""
    if isinstance(piece, Evidence):
        return piece.type
    return piece.corruption, piece.symbols, piece.intel, piece.poster, piece.sigil
