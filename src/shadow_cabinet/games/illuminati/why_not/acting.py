"""Why not, in the menu of one's actions and with an own card."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.actions import shifts
from shadow_cabinet.games.illuminati.announcing import KIND_OF, is_immune, may_attack
from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import (
    CONTROL,
    DESTROY,
    DROP,
    KINDS,
    MOVE,
    NEUTRALIZE,
    PASS_THE_TURN,
    REVERSALS,
    TRANSFER,
    USE_ABILITY,
    Arrow,
    Group,
    Illuminati,
    Nwo,
    Special,
)
from shadow_cabinet.games.illuminati.prompts import ACT, DROP_WHICH, SHIFT_TO, SHIFT_WHOM, WITH_OWN_CARD
from shadow_cabinet.games.illuminati.specials import BRIBERY, WHISPERING_CAMPAIGN
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .announcing import nobody_ready, not_that_kind, without_power_to_lose
from .common import (
    about,
    group_elsewhere,
    illuminati_elsewhere,
    no_deal_with,
    not_now,
    not_transferred_from,
    nwo_elsewhere,
    other,
    special_not_played,
)

OF_OWN_CARDS = (TRANSFER, MOVE, USE_ABILITY)


@ACT.why_not
def not_possible(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if isinstance(piece, Group):
        if board.controller(piece) == me:
            return no_action_left(board) or Reason("nothing-to-do-with", {"group": piece}, "actions")
        return group_elsewhere(board, piece) or not_attacked(board, me, piece)
    if isinstance(piece, Illuminati):
        return illuminati_elsewhere(board, piece) or not_with_illuminati(board, me, piece)
    if isinstance(piece, Nwo):
        return nwo_elsewhere(board, piece)
    if isinstance(piece, Special):
        return not_played(board, me, piece)
    if piece is DROP:
        return Reason("nothing-to-drop", rule="dropping")
    if piece is PASS_THE_TURN:
        return Reason("acted-already", rule="passing")
    if piece in KINDS:
        return Reason("target-first", rule="attacks")
    if piece in OF_OWN_CARDS:
        return Reason("own-card-first", rule="actions")
    return Reason("group-first", rule="moving") if isinstance(piece, Arrow) else None


def no_action_left(board: IlluminatiBoard) -> Reason | None:
    """Nothing if there is one."""
    return None if board.actions_left else Reason("no-action-left", rule="actions")


def not_attacked(board: IlluminatiBoard, me: Seat, group: Group) -> Reason | None:
    """Why no attack on a group is possible."""
    return no_action_left(board) or nobody_ready(board, me) or no_kind_left(board, me, group)


def no_kind_left(board: IlluminatiBoard, me: Seat, group: Group) -> Reason:
    """The target's Illuminati keep all off, or it is uncontrolled, without Power, and there is no arrow for it."""
    owner = board.controller(group)
    ready = [card for card in board.cards(me) if may_attack(board, card)]
    if owner is not None and all(is_immune(board, group, board.alignments(card)) for card in ready):
        return Reason("all-kept-off", {"group": group, "head": board.head(owner)}, "discordian-society")
    return Reason("no-arrow-and-no-power", {"group": group}, "attacks")


def not_with_illuminati(board: IlluminatiBoard, me: Seat, head: Illuminati) -> Reason | None:
    """The own Illuminati send money; to others one makes an offer."""
    if board.controller(head) == me:
        return no_action_left(board) or not_transferred_from(board, me, head)
    return no_deal_with(board, me, head, with_groups=True)


def not_played(board: IlluminatiBoard, me: Seat, card: Special) -> Reason:
    """Specials that go with an attack, Bribery, and those that are of no use now."""
    if card in board.hands[me] and card.effect == BRIBERY:
        if not board.uncontrolled:
            return Reason("nobody-to-bribe", {"card": card}, "bribery")
        return no_action_left(board) or Reason("no-arrow-for-bribed", {"card": card}, "bribery")
    if card in board.hands[me] and card.effect == WHISPERING_CAMPAIGN:
        return not_now(board, me, card)
    return special_not_played(board, me, card)


# -- with an own card --------------------------------------------------------------------------------------------------


@DROP_WHICH.why_not
def not_dropped(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    return Reason("only-own-groups-dropped", {"group": piece}, "dropping") if isinstance(piece, Group) else None


@WITH_OWN_CARD.why_not
def not_done(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, card = ask.seat, about(ask)["card"]
    if piece is CONTROL:
        return Reason("own-group-not-controlled", {"group": card}, "control")
    if piece is NEUTRALIZE:
        return Reason("own-group-not-neutralized", {"group": card}, "neutralize")
    if piece is DESTROY:
        return no_action_left(board) or not_destroyed(board, me, card)
    if piece is TRANSFER:
        return no_action_left(board) or not_transferred_from(board, me, card)
    if piece is MOVE:
        return no_action_left(board) or Reason("no-arrow-to-move-to", {"group": card}, "moving")
    if piece is USE_ABILITY:
        return not_used(board, card)
    return other(board, ask, piece)


def not_destroyed(board: IlluminatiBoard, me: Seat, group: Group) -> Reason | None:
    """Why one's own group cannot be attacked to destroy it."""
    if not board.power(group):
        return without_power_to_lose(board, group)
    return not_that_kind(board, me, KIND_OF[DESTROY], group)


def not_used(board: IlluminatiBoard, group: Group) -> Reason:
    """Abilities work by themselves, but for two; each of those once a turn."""
    price = group.number_of("extra-draw")
    if "lasers" in group.abilities:
        return Reason("lasers-used", {"group": group}, "lasers")
    if not price:
        return Reason("nothing-to-use", {"group": group}, "abilities")
    if board.recycled:
        return Reason("drew-already", {"group": group}, "recyclers")
    if board.treasury(group) < price:
        return Reason("draw-too-dear", {"group": group, "price": price, "amount": board.treasury(group)}, "recyclers")
    return Reason("deck-is-empty", rule="drawing")


# -- the Lasers --------------------------------------------------------------------------------------------------------


@SHIFT_WHOM.why_not
def not_shifted(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Illuminati) and board.controller(piece) is not None:
        return Reason("without-alignments", {"head": piece}, "lasers")
    if isinstance(piece, Group) and "lasers" in piece.abilities and board.controller(piece) == ask.seat:
        return Reason("lasers-not-on-themselves", {"group": piece}, "lasers")
    return other(board, ask, piece)


@SHIFT_TO.why_not
def not_turned(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    group = about(ask)["group"]
    for alignment, reversal in REVERSALS.items():
        if piece is reversal and piece not in shifts(board, group):
            return Reason("has-not-alignment", {"group": group, "alignment": alignment}, "lasers")
    return other(board, ask, piece)
