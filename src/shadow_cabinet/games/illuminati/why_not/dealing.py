"""Why not, while an offer is put together."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import (
    GIVE_MONEY,
    KINDS,
    PROPOSE,
    WANT_MONEY,
    WITHDRAW,
    Group,
    Special,
)
from shadow_cabinet.games.illuminati.prompts import ANSWER_DEAL, DEAL
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .common import about, illuminati_not_attacked, no_money_on, not_your_card, other


@DEAL.why_not
def not_in_the_offer(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, partner = ask.seat, about(ask)["other_seat"]
    if piece in (GIVE_MONEY, WANT_MONEY):
        head = board.head(me if piece is GIVE_MONEY else partner)
        if not board.treasury(head):
            return no_money_on(head)
        return Reason("money-one-way", rule="deals")
    if piece is PROPOSE:
        return not_proposed(ask)
    if piece is WITHDRAW:
        return Reason("withdraw-if-thrown", rule="deals")
    if piece in KINDS:
        return illuminati_not_attacked(board.head(partner))
    if isinstance(piece, Special):
        if piece in (*about(ask)["gives"], *about(ask)["wants"]):
            return in_terms(piece)
        return other(board, ask, piece)
    return not_exchanged(board, ask, piece) if isinstance(piece, Group) else other(board, ask, piece)


def in_terms(piece: Piece) -> Reason:
    """What has been put into the offer."""
    return Reason("in-the-offer", {"card": piece}, "deals")


def not_proposed(ask: Ask) -> Reason:
    """An offer of nothing, or one that would hand somebody the game."""
    said = about(ask)
    if not any(said[part] for part in ("gives", "wants", "gives_money", "wants_money")):
        return Reason("offer-is-empty", rule="deals")
    return Reason("throws-the-game", rule="deals")


def not_exchanged(board: IlluminatiBoard, ask: Ask, group: Group) -> Reason | None:
    """Groups change hands in the active player's turn, for an action each, and need somewhere to hang."""
    me, partner, said = ask.seat, about(ask)["other_seat"], about(ask)
    owner = board.controller(group)
    if owner is None or owner not in (me, partner):
        return not_your_card(board, me, group)
    chosen = [each for each in said["gives" if owner == me else "wants"] if isinstance(each, Group)]
    if group in chosen:
        return in_terms(group)
    if board.under_attack:
        return Reason("no-groups-in-attack", {"group": group}, "deals")
    dealt = sum(isinstance(each, Group) for each in (*said["gives"], *said["wants"]))
    if dealt >= board.actions_left:
        return Reason("no-action-for-group", {"group": group, "count": board.actions_left}, "deals")
    to = partner if owner == me else me
    if len(board.layout(to).open) <= len(chosen):
        return Reason("no-arrow-for-group", {"group": group, "seat": to}, "deals")
    return goes_with_another(board, owner, group, chosen)


def goes_with_another(board: IlluminatiBoard, owner: Seat, group: Group, chosen: list[Group]) -> Reason | None:
    """A group goes with all below it: no other of these can be named besides."""
    for each in chosen:
        if group in board.below(owner, each):
            return Reason("goes-with-master", {"group": group, "card": each}, "deals")
        if each in board.below(owner, group):
            return Reason("puppet-is-named", {"group": group, "card": each}, "deals")
    return None


ANSWER_DEAL.why_not(other)
