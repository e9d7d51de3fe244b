"""Why not, when something in the city is shifted, moved or swapped."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import (
    BLOCKADES,
    PEEK,
    SENTINEL,
    STOP,
    Criminal,
    Edge,
    Item,
    Zone,
)
from shadow_cabinet.games.in_too_deep.prompts import (
    ESCORT,
    MOVE_CRIMINAL,
    MOVE_HEAT,
    MOVE_ITEM,
    PUSH,
    SEND,
    SHIFT,
    SHIFT_THE_SENTINEL,
    SHIFT_WHERE,
    SWAP,
    SWAP_WITH,
    TO_ZONE,
    TOWERS_OPTION,
)
from shadow_cabinet.table import Ask, Piece, Reason

from .common import about, hemmed_in, other

# -- shifts ------------------------------------------------------------------------------------------------------------


@SHIFT.why_not
def not_shifted(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is STOP:
        return Reason("shift-must-happen", rule="crime-effects")
    if piece is SENTINEL:
        return Reason("shift-only-blockades", rule="crime-effects")
    if isinstance(piece, (Zone, Edge)):
        return Reason("choose-what-shifts", {"piece": piece}, ask.prompt.rule)
    return other(board, ask, piece)


@SHIFT_WHERE.why_not
@SHIFT_THE_SENTINEL.why_not
@PUSH.why_not
def not_shifted_there(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    given = about(ask)
    what: Piece = given["criminal"] if ask.prompt is PUSH else given["piece"]
    if what in BLOCKADES:
        return blockade_not_shifted(board, what, piece) or other(board, ask, piece)
    if piece is STOP and ask.prompt is SHIFT_THE_SENTINEL:
        return Reason("shift-must-happen", rule="crime-effects")
    if not isinstance(piece, Zone):
        return other(board, ask, piece)
    here = board.sentinel if what is SENTINEL else board.at[what]
    assert here is not None
    if piece is here:
        return Reason("is-there-already", {"piece": what, "zone": here}, ask.prompt.rule)
    return Reason("shift-one-zone", {"piece": what, "zone": piece}, ask.prompt.rule)


def blockade_not_shifted(board: InTooDeepBoard, blockade: Piece, edge: Piece) -> Reason | None:
    """A Blockade goes to the next edge that is free."""
    if not isinstance(edge, Edge):
        return None
    if edge in board.blockades:
        there = BLOCKADES[board.blockades.index(edge)]
        return Reason("edge-taken", {"edge": edge, "blockade": there}, "blockades")
    return Reason("shift-next-edge", {"edge": edge, "blockade": blockade}, "blockades")


@ESCORT.why_not
def not_escorted(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal) and piece in board.criminals:
        assert board.sentinel is not None
        return Reason("not-with-sentinel", {"criminal": piece, "zone": board.sentinel}, "sentinel")
    return other(board, ask, piece)


@TOWERS_OPTION.why_not
def not_by_the_towers(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal) and piece in board.criminals:
        return hemmed_in(board, piece)
    if piece is PEEK:
        return Reason("nothing-to-peek", rule="peeking")
    if isinstance(piece, (Zone, Edge)):
        return Reason("choose-what-shifts", {"piece": piece}, "zone-powers")
    return other(board, ask, piece)


# -- moves and swaps ---------------------------------------------------------------------------------------------------


@MOVE_CRIMINAL.why_not
@MOVE_ITEM.why_not
@SEND.why_not
def not_moved(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Zone):
        return Reason("choose-what-moves", {"zone": piece}, ask.prompt.rule)
    return other(board, ask, piece)


@TO_ZONE.why_not
def not_moved_there(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    what: Piece = about(ask)["piece"]
    if not isinstance(piece, Zone):
        return other(board, ask, piece)
    if isinstance(what, Zone):
        return Reason("has-heat-already", {"zone": piece, "heat": board.heat_in(piece)}, "heat")
    return Reason("is-there-already", {"piece": what, "zone": piece}, "zone-powers")


@MOVE_HEAT.why_not
def no_heat_moved(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Zone):
        return Reason("has-no-heat", {"zone": piece}, "heat")
    return other(board, ask, piece)


@SWAP.why_not
def not_swapped(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Criminal) and piece not in board.criminals:
        return other(board, ask, piece)
    if isinstance(piece, (Criminal, Item)):
        if piece.kind == ask.options[0].kind:
            return Reason("nothing-to-swap-with", {"piece": piece}, "zone-powers")
        return Reason("swap-begins-with", {"kind": f"swap-{ask.options[0].kind}"}, "zone-powers")
    return other(board, ask, piece)


@SWAP_WITH.why_not
def not_swapped_with(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    one: Piece = about(ask)["piece"]
    if isinstance(piece, (Criminal, Item)) and piece.kind == ask.options[0].kind and piece in board.at:
        if piece is one:
            return Reason("swap-takes-two", {"piece": piece}, "zone-powers")
        return Reason("swap-of-no-use", {"piece": piece, "one": one, "zone": board.at[piece]}, "zone-powers")
    if isinstance(piece, (Criminal, Item)) and piece in board.at:
        return Reason("swap-goes-on-with", {"kind": f"swap-{ask.options[0].kind}"}, "zone-powers")
    return other(board, ask, piece)
