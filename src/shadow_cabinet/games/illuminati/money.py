"""Money: transfers from card to card, and rearranging it freely (R: money)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import IlluminatiBoard
from .pieces import DONE, Card, Group
from .prompts import LAUNDER, MONEY_TO, REDISTRIBUTE, TRANSFER_TO
from .sums import ask_sum


def neighbours(board: IlluminatiBoard, seat: Seat, card: Card) -> list[Piece]:
    """Where money can go in one transfer: to the master, to the puppets; from the Federal Reserve anywhere."""
    if "reach" in card.abilities:
        return [other for other in board.cards(seat) if other is not card]
    found: list[Piece] = [board.master(card)] if isinstance(card, Group) else []
    return [*found, *board.puppets(seat, card)]


def can_transfer(board: IlluminatiBoard, seat: Seat, card: Card) -> bool:
    """Whether there is money on a card, and somewhere for it to go."""
    return board.treasury(card) > 0 and (isinstance(card, Group) or bool(board.groups[seat]))


def transfer(board: IlluminatiBoard, seat: Seat, source: Card) -> Flow[None]:
    """Any amount from one own card to a neighbour."""
    to: Card = yield Ask(seat, TRANSFER_TO, partial(neighbours, board, seat, source), {"card": source})
    amount = yield from ask_sum(seat, source, board.treasury(source))
    pay_over(board, seat, source, to, amount)


def pay_over(board: IlluminatiBoard, seat: Seat, source: Card, to: Card, amount: int) -> None:
    """Money goes from one own card to another."""
    board.gain(source, -amount)
    board.gain(to, amount)
    board.note("transferred", seat=seat, amount=amount, card=source, to=to)


def redistribute(board: IlluminatiBoard, seat: Seat) -> Flow[None]:
    """Money moves freely between own treasuries.

    A card gives or receives, and to each other card but once: so every distribution can be brought about, and it ends.
    """
    gave: list[Card] = []
    got: list[Card] = []
    done: list[tuple[Card, Card]] = []

    def receivers(source: Card) -> list[Piece]:
        return [
            card for card in board.cards(seat) if card is not source and card not in gave and (source, card) not in done
        ]

    def sources() -> list[Piece]:
        found = [card for card in board.cards(seat) if board.treasury(card) and card not in got]
        return [*(card for card in found if receivers(card)), DONE]

    while len(sources()) > 1:
        chosen: Piece = yield Ask(seat, REDISTRIBUTE, sources)
        if not isinstance(chosen, Card):
            return
        to: Card = yield Ask(seat, MONEY_TO, partial(receivers, chosen), {"card": chosen})
        amount = yield from ask_sum(seat, chosen, board.treasury(chosen))
        gave.append(chosen)
        got.append(to)
        done.append((chosen, to))
        pay_over(board, seat, chosen, to, amount)


def launder(board: IlluminatiBoard, seat: Seat, amount: int) -> Flow[None]:
    """White Collar Crime: money from outside onto any own card, then all own money as one likes."""
    card: Card = yield Ask(seat, LAUNDER, partial(board.cards, seat), {"amount": amount})
    board.gain(card, amount)
    board.note("laundered", seat=seat, amount=amount, card=card)
    yield from redistribute(board, seat)
