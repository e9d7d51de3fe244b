"""Why not, when it is about money: transfers, sums, taxes, and what is put into an attack."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.announcing import defender
from shadow_cabinet.games.illuminati.attack import money_is_down
from shadow_cabinet.games.illuminati.board import ON_NWO, IlluminatiBoard
from shadow_cabinet.games.illuminati.income import upkeep_payers, wealth
from shadow_cabinet.games.illuminati.money import neighbours
from shadow_cabinet.games.illuminati.pieces import (
    AGAINST_IT,
    CALL_OFF,
    EVERYTHING,
    EXACT_SUM,
    FOR_IT,
    STAY_OUT,
    SUM_OF,
    Card,
    Group,
    Illuminati,
)
from shadow_cabinet.games.illuminati.prompts import (
    DEFEND,
    EXACT,
    FREE_TRANSFER,
    HAND_OVER,
    INTERFERE,
    LAUNDER,
    MONEY_TO,
    PAY_TAX,
    PAY_UPKEEP,
    PUT_IN,
    REDISTRIBUTE,
    SUM,
    TAX_WHOM,
    TRANSFER_TO,
)
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .common import about, no_deal_with, no_money_on, not_transferred_from, not_your_card, other

# -- transfers ---------------------------------------------------------------------------------------------------------


@FREE_TRANSFER.why_not
def not_sent_from(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if not isinstance(piece, Card):
        return other(board, ask, piece)
    foreign = not_your_card(board, me, piece)
    if foreign:
        return foreign
    if not board.transfers_left:
        return Reason("no-transfer-left", rule="free-transfers")
    return not_transferred_from(board, me, piece)


@TRANSFER_TO.why_not
def not_sent_to(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, source = ask.seat, about(ask)["card"]
    if not isinstance(piece, Card):
        return other(board, ask, piece)
    foreign = not_your_card(board, me, piece)
    if foreign:
        return foreign
    if piece is source:
        return is_the_source(piece)
    assert piece not in neighbours(board, me, source)
    return Reason("not-linked", {"card": source, "to": piece}, "transfers")


def is_the_source(card: Card) -> Reason:
    """Money does not go from a card to itself."""
    return Reason("is-the-source", {"card": card}, "money")


# -- sums --------------------------------------------------------------------------------------------------------------


@SUM.why_not
@EXACT.why_not
@HAND_OVER.why_not
def not_that_sum(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    card, most = about(ask)["card"], about(ask)["most"]
    if piece in SUM_OF:
        if SUM_OF[piece] > most:
            return Reason("more-than-there-is", {"card": card, "most": most}, "money")
        if not SUM_OF[piece]:
            return Reason("at-least-one", rule="money")
        return Reason("sum-by-exact-sum", rule="money")
    if piece is EVERYTHING:
        return Reason("everything-is-a-sum", {"most": most}, "money")
    return Reason("sums-are-all-there", rule="money") if piece is EXACT_SUM else other(board, ask, piece)


# -- taxes and upkeep --------------------------------------------------------------------------------------------------


@TAX_WHOM.why_not
def not_let_off(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Illuminati) or board.controller(piece) is None:
        return other(board, ask, piece)
    seat = board.seat_of(piece)
    if seat == ask.seat:
        return Reason("tax-on-rivals", rule="tax")
    if not wealth(board, seat):
        return Reason("nothing-to-tax", {"seat": seat}, "tax")
    return Reason("let-off-already", {"seat": seat}, "tax")


@PAY_TAX.why_not
def not_paid_from(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return other(board, ask, piece)
    foreign = not_your_card(board, ask.seat, piece)
    if foreign:
        return foreign
    if not board.treasury(piece):
        return no_money_on(piece)
    return Reason("pays-all-it-has", {"card": piece}, "tax")


@PAY_UPKEEP.why_not
def not_upkept_from(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return other(board, ask, piece)
    group = about(ask)["card"]
    assert piece not in upkeep_payers(board, ask.seat, group)
    return not_your_card(board, ask.seat, piece) or Reason("master-or-illuminati", {"group": group}, "upkeep")


# -- rearranging -------------------------------------------------------------------------------------------------------


@LAUNDER.why_not
def not_laundered(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    return not_your_card(board, ask.seat, piece) if isinstance(piece, Card) else other(board, ask, piece)


@REDISTRIBUTE.why_not
@MONEY_TO.why_not
def not_rearranged(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return other(board, ask, piece)
    foreign = not_your_card(board, ask.seat, piece)
    if foreign:
        return foreign
    if ask.prompt is REDISTRIBUTE and not board.treasury(piece):
        return no_money_on(piece)
    if ask.prompt is MONEY_TO and piece is about(ask)["card"]:
        return is_the_source(piece)
    return Reason("gives-or-receives", {"card": piece}, "gnomes-of-zurich")


# -- money in an attack ------------------------------------------------------------------------------------------------


@INTERFERE.why_not
def not_yet_in(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in (FOR_IT, AGAINST_IT) or (isinstance(piece, Illuminati) and board.controller(piece) is not None):
        return Reason("step-in-first", rule="interference")
    return Reason("only-attacker-calls-off", rule="interference") if piece is CALL_OFF else other(board, ask, piece)


@PUT_IN.why_not
@DEFEND.why_not
def not_put_in(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if piece is CALL_OFF:
        return not_called_off(board, me)
    if piece is STAY_OUT:
        return Reason("attacker-stays-in", rule="interference")
    if piece in (FOR_IT, AGAINST_IT):
        if me in (board.active, defender(board)):
            return Reason("sides-for-outsiders", rule="interference")
        return no_money_on(board.head(me))
    if isinstance(piece, Card):
        return not_from_there(board, me, piece)
    return other(board, ask, piece)


def not_called_off(board: IlluminatiBoard, me: Seat) -> Reason:
    """Only by the attacker, before anybody has paid, and not for ever."""
    if me != board.active:
        return Reason("only-attacker-calls-off", rule="interference")
    if money_is_down(board):
        return Reason("money-is-down", rule="interference")
    return Reason("called-off-too-often", {"count": board.tables.numbers.call_offs}, "interference")


def not_from_there(board: IlluminatiBoard, me: Seat, card: Card) -> Reason | None:
    """Illuminati always; besides them only the attacking group's treasury and that of the target."""
    if board.controller(card) != me:
        if isinstance(card, Group) and card in board.uncontrolled:
            return Reason("no-part-in-attack", {"group": card}, "interference")
        return not_dealt_with(board, me, card)
    outside = me not in (board.active, defender(board))
    if isinstance(card, Illuminati) or (not outside and card in (board.attacker, board.target)):
        if board.treasury(card) and outside:
            return Reason("say-which-side", {"card": card}, "interference")
        return no_money_on(card)
    if board.attack == ON_NWO:
        return Reason("only-illuminati-on-nwo", {"card": card}, "attacking-an-nwo")
    if outside:
        return Reason("outsiders-by-illuminati", {"card": card}, "interference")
    if me == board.active:
        return Reason("not-of-the-attack", {"card": card}, "interference")
    return Reason("not-of-the-defence", {"card": card}, "interference")


def not_dealt_with(board: IlluminatiBoard, me: Seat, card: Card) -> Reason | None:
    """With rivals one can deal, unless the attack is privileged; other groups have no part in it."""
    if isinstance(card, Illuminati) and board.controller(card) is not None:
        if board.privileged:
            return Reason("no-deals-under-privilege", {"head": card}, "privilege")
        return no_deal_with(board, me, card, with_groups=False)
    assert isinstance(card, (Group, Illuminati))
    return not_your_card(board, me, card)
