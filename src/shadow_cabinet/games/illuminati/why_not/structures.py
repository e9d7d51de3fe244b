"""Why not, when it is about where a group hangs: capturing, moving, arranging, rebuilding."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import TO_CONTROL, IlluminatiBoard
from shadow_cabinet.games.illuminati.layout import Layout
from shadow_cabinet.games.illuminati.pieces import DONE, LEAVE_AS_IT_WAS, LIFT, Arrow, Card, Group, Illuminati
from shadow_cabinet.games.illuminati.prompts import (
    ARRANGE,
    BRIBED_TO,
    MOVE_TO,
    PLACE,
    REBUILD,
    REBUILD_AT,
    REBUILD_NEXT,
)
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .common import about, group_elsewhere, illuminati_elsewhere, not_your_card, other

# -- arrows ------------------------------------------------------------------------------------------------------------


def not_on_arrow(board: IlluminatiBoard, me: Seat, arrow: Arrow, layout: Layout) -> Reason | None:
    """An arrow of no own card, one that holds a puppet, or one that points at another card."""
    card = arrow.card
    if board.controller(card) != me:
        return not_your_card(board, me, card)
    if card not in layout.cells:
        return Reason("goes-along", {"card": card}, "moving")
    there = layout.taken.get(layout.cell_of(arrow))
    if there is None:
        return None
    if isinstance(there, Group) and board.hangs_on[there] is arrow:
        return Reason("arrow-taken", {"card": card, "group": there}, "structures")
    return Reason("arrow-blocked", {"card": card, "there": there}, "structures")


def point_at_arrow(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    """Cards while one of their arrows is asked for."""
    if isinstance(piece, Card) and board.controller(piece) == ask.seat:
        return Reason("point-at-arrow", {"card": piece}, ask.prompt.rule)
    if isinstance(piece, Card):
        return not_your_card(board, ask.seat, piece) if piece not in board.lifted else None
    return other(board, ask, piece)


@MOVE_TO.why_not
def not_moved_there(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, group = ask.seat, about(ask)["group"]
    if not isinstance(piece, Arrow):
        return point_at_arrow(board, ask, piece)
    if piece is board.hangs_on[group]:
        return Reason("hangs-there-already", {"group": group, "card": piece.card}, "moving")
    return not_on_arrow(board, me, piece, board.layout_without(me, [group, *board.below(me, group)]))


@PLACE.why_not
@BRIBED_TO.why_not
def not_placed(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if not isinstance(piece, Arrow):
        return point_at_arrow(board, ask, piece)
    attacker = board.attacker if board.attack == TO_CONTROL else None
    if attacker is not None and piece.card is not attacker and board.controller(piece.card) == me:
        return Reason("only-attackers-arrows", {"card": attacker}, "control")
    return not_on_arrow(board, me, piece, board.layout(me))


@ARRANGE.why_not
def not_arranged(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, master = ask.seat, about(ask)["master"]
    if isinstance(piece, Arrow):
        if piece.card is master:
            return not_on_arrow(board, me, piece, board.layout(me))
        return Reason("only-masters-arrows", {"card": master}, "arranging")
    if isinstance(piece, Group) and board.controller(piece) == me:
        return Reason("not-in-the-way", {"group": piece}, "arranging")
    return other(board, ask, piece)


# -- the Bermuda Triangle ----------------------------------------------------------------------------------------------


@REBUILD.why_not
@REBUILD_NEXT.why_not
def not_taken_up(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if piece is DONE:
        return Reason("still-in-hand", {"groups": about(ask)["in_hand"]}, "bermuda-triangle")
    if piece is LEAVE_AS_IT_WAS:
        return Reason("nothing-changed-yet", rule="bermuda-triangle")
    if isinstance(piece, Illuminati):
        return illuminati_elsewhere(board, piece) or Reason("illuminati-stay", {"head": piece}, "bermuda-triangle")
    if isinstance(piece, Group):
        return not_your_card(board, me, piece) or Reason("not-taken-up-again", {"group": piece}, "bermuda-triangle")
    return other(board, ask, piece)


@REBUILD_AT.why_not
def not_hung_there(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, group = ask.seat, about(ask)["group"]
    if isinstance(piece, Arrow):
        foreign = not_your_card(board, me, piece.card)
        return foreign or Reason("not-open-in-plan", {"card": piece.card, "group": group}, "bermuda-triangle")
    if piece is LIFT:
        return Reason("not-into-hand-again", {"group": group}, "bermuda-triangle")
    if isinstance(piece, Group):
        return group_elsewhere(board, piece) or point_at_arrow(board, ask, piece)
    return point_at_arrow(board, ask, piece)
