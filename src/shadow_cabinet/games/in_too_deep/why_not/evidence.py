"""Why not, when Evidence is gained, filed, looked at or taken.

Whatever a token that lies face down is, it is told apart by nothing but whether this seat has seen it.
"""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.evidence import face_down_pile
from shadow_cabinet.games.in_too_deep.pieces import LOCKERS, NUMBERS, POOL, ROWS, SLOTS, Evidence
from shadow_cabinet.games.in_too_deep.prompts import (
    FILE_WHERE,
    FILE_WHICH,
    FROM_THE_PLANK,
    FROM_THE_POOL,
    PEEK_AT,
    REVEAL,
    TAKE,
    TAKE_ONE_OF,
    WHICH_IN_LOCKER,
)
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .common import about, other

# -- gaining and filing ------------------------------------------------------------------------------------------------


@FROM_THE_PLANK.why_not
def not_from_the_plank(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is POOL:
        return Reason("plank-comes-first", rule="gaining-evidence")
    return other(board, ask, piece)


@FROM_THE_POOL.why_not
def not_from_the_pool(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in board.plank:
        return Reason("only-first-from-plank", {"token": piece}, "gaining-evidence")
    return other(board, ask, piece)


@FILE_WHICH.why_not
def not_filed(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Evidence) and piece in board.memory[ask.seat]:
        return Reason("same-type-offered", {"type": piece.type}, "filing-evidence")
    if piece in (*ROWS, *SLOTS, *LOCKERS):
        return Reason("choose-what-to-file", {"place": piece}, "filing-evidence")
    return other(board, ask, piece)


@FILE_WHERE.why_not
def not_filed_there(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    token: Evidence = about(ask)["token"]
    if piece in ROWS:
        asked = board.assignments[ROWS.index(piece)]
        if asked is not token.type:
            return Reason("wrong-assignment", {"row": piece, "asked": asked, "type": token.type}, "filing-evidence")
        return Reason("no-dossier-left", {"row": piece}, "filing-evidence")
    if piece in SLOTS:
        return Reason("slot-taken", {"slot": piece}, "filing-evidence")
    if piece in LOCKERS:
        return Reason("locker-of-another", {"locker": piece}, "filing-evidence")
    return other(board, ask, piece)


# -- face down ---------------------------------------------------------------------------------------------------------


@PEEK_AT.why_not
def not_peeked_at(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Evidence):
        return Reason("point-at-the-place", rule="peeking")
    if piece is LOCKERS[ask.seat]:
        return Reason("own-locker-known", rule="peeking")
    return nothing_unseen(board, piece) or other(board, ask, piece)


@TAKE.why_not
@REVEAL.why_not
def not_taken(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Evidence) and piece in board.lockers[ask.seat]:
        return Reason("same-type-offered", {"type": piece.type}, "peeking")
    if isinstance(piece, Evidence) and not lies_open(board, ask.seat, piece):
        return Reason("token-not-known", rule="peeking")
    if piece is POOL and ask.prompt is REVEAL:
        return Reason("only-final-plot", rule="peeking")
    return nothing_unseen(board, piece) or other(board, ask, piece)


def lies_open(board: InTooDeepBoard, me: Seat, token: Evidence) -> bool:
    """Whether a token is one's own, or everybody sees it."""
    filed = [each for row in board.filed.values() for each in row]
    return token in (*board.memory[me], *board.plank, *board.public_locker, *filed)


def nothing_unseen(board: InTooDeepBoard, where: Piece) -> Reason | None:
    """No token lies there that one has not seen; those that one has are pointed at themselves."""
    if where is POOL:
        return Reason("nothing-unseen", {"place": where}, "peeking")
    if where not in SLOTS and (where not in LOCKERS or LOCKERS.index(where) not in board.players):
        return None
    if face_down_pile(board, where):
        return Reason("nothing-unseen", {"place": where}, "peeking")
    return Reason("nothing-there", {"place": where}, "peeking")


@TAKE_ONE_OF.why_not
def not_one_of_those(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Evidence) or piece in (*SLOTS, *LOCKERS, POOL):
        return Reason("only-peeked", rule="peeking")
    return other(board, ask, piece)


@WHICH_IN_LOCKER.why_not
def not_that_number(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    locker: Piece = about(ask)["locker"]
    count = len(face_down_pile(board, locker))
    if piece not in NUMBERS:
        return other(board, ask, piece)
    if NUMBERS.index(piece) < count:
        return Reason("token-seen-already", {"number": piece}, "peeking")
    return Reason("locker-has-fewer", {"locker": locker, "count": count}, "peeking")
