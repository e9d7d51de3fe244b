"""Why not, when it is about hook tags, Grip and rivals."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import PLAYERS, SKIP, Criminal
from shadow_cabinet.games.in_too_deep.prompts import (
    CHALLENGE,
    ECHO_GRIP,
    GRIP_WITH,
    HOOK,
    HOOK_BY_BOOST,
    LOCK,
    LOSE_GRIP,
    SWAP_TAGS,
)
from shadow_cabinet.table import Ask, Piece, Reason

from .common import about, grip_is_full, not_in_play, not_yours, other

# -- hook tags ---------------------------------------------------------------------------------------------------------


@HOOK.why_not
@HOOK_BY_BOOST.why_not
def not_hooked(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is SKIP:
        return must_hook(board, ask)
    if isinstance(piece, Criminal):
        return not_in_play(board, piece) or tag_not_taken(board, ask, piece)
    return other(board, ask, piece)


def must_hook(board: InTooDeepBoard, ask: Ask) -> Reason:
    """Without a tag one has to hook, after unhooking, and with the Boost."""
    if ask.prompt is HOOK_BY_BOOST:
        return Reason("boost-must-hook", rule="boosts")
    if board.hooks[ask.seat]:
        return Reason("unhooked-must-hook", rule="hook")
    return Reason("nobody-hooked", rule="hook")


def tag_not_taken(board: InTooDeepBoard, ask: Ask, criminal: Criminal) -> Reason:
    """A Lock of a rival, or no free slot."""
    rival = board.controller(criminal)
    if board.locks[criminal] and rival is not None:
        return Reason("tag-locked", {"criminal": criminal, "seat": rival}, "lock")
    return Reason("console-full", {"count": len(board.hooks[ask.seat])}, "hook")


@LOCK.why_not
def not_locked(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal):
        return not_yours(board, ask.seat, piece) or Reason("has-a-lock", {"criminal": piece}, "lock")
    return other(board, ask, piece)


# -- rivals ------------------------------------------------------------------------------------------------------------


@CHALLENGE.why_not
@SWAP_TAGS.why_not
def not_that_rival(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece not in PLAYERS:
        return other(board, ask, piece)
    player = PLAYERS.index(piece)
    if player == ask.seat:
        return Reason("is-yourself", rule=ask.prompt.rule)
    if player not in board.players:
        return Reason("no-such-player", {"count": len(board.players)}, "setup")
    if ask.prompt is CHALLENGE:
        return Reason("rival-without-dilemmas", {"seat": player}, "challenge")
    return Reason("rival-without-tags", {"seat": player}, "boosts")


# -- Grip --------------------------------------------------------------------------------------------------------------


@GRIP_WITH.why_not
def no_grip_with(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal):
        return not_in_play(board, piece) or grip_is_full(piece)
    return other(board, ask, piece)


@LOSE_GRIP.why_not
def no_grip_to_lose(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal):
        return not_in_play(board, piece) or Reason("no-grip-to-lose", {"criminal": piece}, "chapter-end")
    return other(board, ask, piece)


@ECHO_GRIP.why_not
def not_that_disc(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Criminal):
        return other(board, ask, piece)
    lowest = Reason("echo-lowest-disc", {"criminal": piece}, "echo-rewards")
    highest = Reason("echo-highest-disc", {"criminal": piece}, "echo-rewards")
    return not_in_play(board, piece) or (lowest if about(ask)["gain"] else highest)
