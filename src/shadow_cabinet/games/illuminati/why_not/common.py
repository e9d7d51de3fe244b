"""Reasons that serve in many questions: where a card lies, whose it is, and what every Special waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.deals import can_deal
from shadow_cabinet.games.illuminati.money import can_transfer
from shadow_cabinet.games.illuminati.pieces import Card, Group, Illuminati, Nwo, Special
from shadow_cabinet.games.illuminati.specials import (
    AT_ANY_TIME,
    IN_ONE_S_TURN,
    INTERFERENCE,
    SECRETS_CARD,
    would_do_something,
)
from shadow_cabinet.table import Ask, Piece, Reason, Seat


def about(ask: Ask) -> Mapping[str, Any]:
    """What the question is about; the rules that ask it know of what kind each thing is."""
    return ask.about


def other(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    """What can be said in any question: where a card lies, and when it is of use."""
    if isinstance(piece, Group):
        return group_elsewhere(board, piece)
    if isinstance(piece, Illuminati):
        return illuminati_elsewhere(board, piece)
    if isinstance(piece, Special):
        return special_elsewhere(board, ask.seat, piece)
    return nwo_elsewhere(board, piece) if isinstance(piece, Nwo) else None


# -- where a card lies -------------------------------------------------------------------------------------------------


def group_elsewhere(board: IlluminatiBoard, group: Group) -> Reason | None:
    """Groups lie on the table, or out of the game; the others are still in the deck, as everybody can count."""
    if group in board.dead:
        return Reason("is-destroyed", {"group": group}, "destroy")
    if group in board.lifted or board.controller(group) is not None or group in board.uncontrolled:
        return None
    return still_in_deck(group)


def still_in_deck(card: Group | Nwo) -> Reason:
    """Where in the deck it is makes no difference."""
    return Reason("still-in-deck", {"card": card}, "drawing")


def illuminati_elsewhere(board: IlluminatiBoard, head: Illuminati) -> Reason | None:
    """Illuminati that nobody plays, or whose player is out."""
    if board.controller(head) is not None:
        return None
    return Reason("illuminati-not-played", {"head": head}, "setup")


def nwo_elsewhere(board: IlluminatiBoard, nwo: Nwo) -> Reason:
    """NWOs lie in the middle, in the discard, or in the deck."""
    if nwo in board.discard:
        return Reason("nwo-is-discarded", {"card": nwo}, "nwo")
    if nwo in board.out_of_play:
        return not_in_this_match(nwo)
    if nwo not in board.nwos_in_play():
        return still_in_deck(nwo)
    if nwo in board.nwos_attacked:
        return Reason("nwo-attacked-already", {"card": nwo}, "attacking-an-nwo")
    return Reason("nwo-at-another-time", {"card": nwo}, "attacking-an-nwo")


def not_in_this_match(card: Nwo | Special) -> Reason:
    """The settings leave some cards out."""
    return Reason("not-in-this-match", {"card": card}, "setup")


def special_elsewhere(board: IlluminatiBoard, me: Seat, card: Special) -> Reason:
    """Own Specials wait for their moment; of those that nobody has shown one does not know where they are."""
    if card in board.hands[me]:
        return not_now(board, me, card)
    if card in board.discard:
        return Reason("special-is-discarded", {"card": card}, "specials")
    if card in board.out_of_play:
        return not_in_this_match(card)
    for seat in board.living():
        if card in board.hands[seat] and board.knows(me, card):
            return Reason("special-of-another", {"card": card, "seat": seat}, "deals")
    return Reason("special-out-of-sight", rule="specials")


def rule_of(card: Special) -> str:
    """The section of the rules about a Special; two of them would have the name of another one."""
    return {SECRETS_CARD: "secrets", INTERFERENCE: "interference-card"}.get(card.effect, card.effect)


def not_now(board: IlluminatiBoard, me: Seat, card: Special) -> Reason:
    """A Special in the own hand that belongs to another moment, or that would do nothing now."""
    if card.effect in AT_ANY_TIME and not would_do_something(board, me, card):
        return does_nothing(card)
    return Reason("special-at-another-time", {"card": card, "when": f"when-{card.effect}"}, rule_of(card))


def does_nothing(card: Special) -> Reason:
    """A Special that finds nothing to do."""
    return Reason("special-idle", {"card": card, "because": f"idle-{card.effect}"}, rule_of(card))


def special_not_played(board: IlluminatiBoard, me: Seat, card: Special) -> Reason:
    """While one acts: what has its moment in one's own turn is only missing if it would do nothing."""
    if card in board.hands[me] and card.effect in IN_ONE_S_TURN:
        return does_nothing(card)
    return special_elsewhere(board, me, card)


# -- whose a card is ---------------------------------------------------------------------------------------------------


def not_your_card(board: IlluminatiBoard, me: Seat, card: Card) -> Reason | None:
    """Cards of rivals and uncontrolled groups; nothing if it is an own one."""
    owner = board.controller(card)
    if owner == me:
        return None
    if owner is not None:
        return Reason("card-of-another", {"card": card, "seat": owner}, "structures")
    if isinstance(card, Illuminati):
        return illuminati_elsewhere(board, card)
    assert isinstance(card, Group)
    return group_elsewhere(board, card) or Reason("card-is-uncontrolled", {"card": card}, "structures")


# -- money -------------------------------------------------------------------------------------------------------------


def no_money_on(card: Card) -> Reason:
    """An empty treasury."""
    return Reason("no-money-on-card", {"card": card}, "money")


def not_transferred_from(board: IlluminatiBoard, me: Seat, card: Card) -> Reason | None:
    """No money, or nobody to take it; nothing if money can go from here."""
    if can_transfer(board, me, card):
        return None
    if not board.treasury(card):
        return no_money_on(card)
    return Reason("nowhere-to-transfer", {"card": card}, "transfers")


# -- rivals ------------------------------------------------------------------------------------------------------------


def no_deal_with(board: IlluminatiBoard, me: Seat, head: Illuminati, with_groups: bool) -> Reason | None:
    """Why no offer can be made to a player; nothing if one can."""
    seat = board.seat_of(head)
    if can_deal(board, me, seat, with_groups):
        return None
    if board.offers_made[me] >= board.tables.numbers.offers:
        return Reason("offers-used-up", {"head": head, "count": board.offers_made[me]}, "deals")
    return Reason("nothing-to-deal-with", {"seat": seat, "head": head}, "deals")


def illuminati_not_attacked(head: Illuminati) -> Reason:
    """Illuminati are never the target of an attack."""
    return Reason("illuminati-not-attacked", {"head": head}, "attacks")
