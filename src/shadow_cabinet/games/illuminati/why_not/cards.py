"""Why not, when it is about Specials and NWOs, and in the windows between the steps of a turn."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import Card, Group, Illuminati, Nwo, Special
from shadow_cabinet.games.illuminati.prompts import (
    BEFORE_INCOME,
    BRIBE,
    CHOOSE_GOAL,
    FATE,
    OUTDATE,
    RESURRECT,
    REVIVE,
    SECRETS,
    SENATE,
    SPY_ON,
    WINDOW,
)
from shadow_cabinet.table import Ask, Piece, Reason

from .common import about, group_elsewhere, other

# -- windows -----------------------------------------------------------------------------------------------------------


@BEFORE_INCOME.why_not
@WINDOW.why_not
def not_between_steps(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Group):
        return group_elsewhere(board, piece) or Reason("only-while-acting", {"card": piece}, "actions")
    if isinstance(piece, Illuminati) and board.controller(piece) is not None:
        return Reason("only-while-acting", {"card": piece}, "actions")
    return other(board, ask, piece)


# -- what Specials are played on ---------------------------------------------------------------------------------------


@BRIBE.why_not
def not_bribed(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Card) and board.controller(piece) is not None:
        return Reason("bribe-uncontrolled-only", {"card": piece}, "bribery")
    return other(board, ask, piece)


@REVIVE.why_not
def not_revived(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Group):
        return Reason("not-destroyed", {"group": piece}, "media-campaign")
    return other(board, ask, piece)


@SPY_ON.why_not
def not_spied_on(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Illuminati) and board.controller(piece) == ask.seat:
        return Reason("is-yourself", rule="computer-espionage")
    if isinstance(piece, Illuminati) and board.controller(piece) is not None:
        return Reason("nothing-to-spy-out", {"seat": board.seat_of(piece)}, "computer-espionage")
    return other(board, ask, piece)


@RESURRECT.why_not
def not_resurrected(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is about(ask)["card"]:
        return Reason("not-itself", {"card": piece}, "second-wind")
    if isinstance(piece, Group) and piece in board.dead:
        return Reason("groups-stay-destroyed", {"group": piece}, "second-wind")
    if isinstance(piece, Nwo) and piece in board.nwos_in_play():
        return Reason("nwo-in-play", {"card": piece}, "second-wind")
    return other(board, ask, piece)


@OUTDATE.why_not
def not_outdated(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    return other(board, ask, piece)


@FATE.why_not
@SECRETS.why_not
@SENATE.why_not
def not_an_answer(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Special) and piece in board.hands[ask.seat]:
        return Reason("does-not-answer", {"card": piece}, ask.prompt.rule)
    return other(board, ask, piece)


CHOOSE_GOAL.why_not(other)
