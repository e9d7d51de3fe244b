"""Why not, when it is about Boosts of the wheel, Dilemmas and Crime cards."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import GAIN_BOOST, LEVELS, SECTORS, SIDE_DECK, Boost, Dilemma, Zone
from shadow_cabinet.games.in_too_deep.prompts import (
    APPROACH,
    BANK,
    BANK_ANOTHER,
    DISCARD_A_DILEMMA,
    DISCARD_DRAWN,
    DITCH,
    DRAW_FROM,
    ECHO_BOOST,
    ION_HEIGHTS_CHOICE,
    LOSE_A_DILEMMA,
    RIVERSIDE_CHOICE,
    TAKE_A_BOOST,
    WITNESS,
)
from shadow_cabinet.table import Ask, Piece, Reason

from .common import about, other

# -- Boosts ------------------------------------------------------------------------------------------------------------


@TAKE_A_BOOST.why_not
@ECHO_BOOST.why_not
def not_taken_from_wheel(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in SECTORS:
        if not board.wheel[piece]:
            return Reason("sector-empty", {"sector": piece}, "gaining-boosts")
        return Reason("sector-poorer", {"sector": piece, "intel": board.wheel_intel[piece]}, "echo-rewards")
    if isinstance(piece, Boost):
        for sector, boosts in board.wheel.items():
            if piece in boosts:
                return Reason("choose-its-sector", {"boost": piece, "sector": sector}, "gaining-boosts")
    return other(board, ask, piece)


@ION_HEIGHTS_CHOICE.why_not
def not_at_ion_heights(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is GAIN_BOOST:
        return Reason("wheel-empty", rule="gaining-boosts")
    if piece in (SIDE_DECK, *LEVELS):
        return deck_empty(piece)
    return other(board, ask, piece)


def deck_empty(deck: Piece) -> Reason:
    """No card is left."""
    return Reason("deck-empty", {"deck": deck}, "ditch-and-draw")


# -- Dilemmas ----------------------------------------------------------------------------------------------------------


@BANK.why_not
@BANK_ANOTHER.why_not
def not_banked(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Dilemma) and piece in board.dilemmas[ask.seat]:
        return Reason("already-chosen", {"card": piece}, "banking")
    return other(board, ask, piece)


# -- Crimes ------------------------------------------------------------------------------------------------------------


@DRAW_FROM.why_not
def not_drawn_from(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is SIDE_DECK:
        return Reason("draw-a-story-crime", rule="ditch-and-draw")
    return deck_empty(piece) if piece in LEVELS else other(board, ask, piece)


@WITNESS.why_not
def not_in_criteria(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in board.at or isinstance(piece, Zone):
        return Reason("no-such-reading", {"crime": about(ask)["crime"], "piece": piece}, "crime-effects")
    return other(board, ask, piece)


for prompt in (APPROACH, DISCARD_A_DILEMMA, DISCARD_DRAWN, DITCH, LOSE_A_DILEMMA, RIVERSIDE_CHOICE):
    prompt.why_not(other)
