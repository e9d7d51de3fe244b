"""Drawing cards: what is drawn shows at once where it goes (002: NWOs are played as soon as they are drawn)."""

from __future__ import annotations

from shadow_cabinet.table import Seat

from .board import IlluminatiBoard
from .pieces import Group, Nwo, Special


def draw_card(board: IlluminatiBoard, me: Seat) -> None:
    """A group comes to the table, a Special to the hand; an NWO is played, and another card is drawn for it."""
    while board.deck:
        card = draw_one(board, me, board.hands[me])
        if not isinstance(card, Nwo):
            return


def draw_targets(board: IlluminatiBoard, me: Seat) -> None:
    """While fewer than two groups are uncontrolled, cards are turned up; Specials among them are lost."""
    while board.deck and len(board.uncontrolled) < board.tables.numbers.fewest_targets:
        draw_one(board, me, board.discard)


def draw_one(
    board: IlluminatiBoard, me: Seat, for_specials: list[Special] | list[Special | Nwo]
) -> Group | Special | Nwo:
    """The top card goes where its kind belongs."""
    card = board.deck[-1]
    if isinstance(card, Group):
        board.draw(board.deck, board.uncontrolled)
        board.note("group-turned-up", group=card)
    elif isinstance(card, Nwo):
        clear_for(board, card)
        board.draw(board.deck, board.nwos[card.colour])
        take_effect(board, me, card)
    else:
        board.draw(board.deck, for_specials)
        if for_specials is board.discard:
            board.note("special-lost", card=card)
        elif board.scribe:
            board.note("drew-special", seat=me)
            board.whisper(me, "drew-this-special", card=card)
    return card


def clear_for(board: IlluminatiBoard, card: Nwo) -> None:
    """002: one of each colour; the old card is discarded, the new one replaces it."""
    old = board.nwo_of(card.colour)
    if old is not None:
        remove_nwo(board, old)
        board.note("nwo-replaced", card=old, by=card)


def take_effect(board: IlluminatiBoard, me: Seat, card: Nwo) -> None:
    """002: NWOs take effect as soon as they are played."""
    board.worth = None
    board.note("nwo-played", seat=me, card=card)


def remove_nwo(board: IlluminatiBoard, card: Nwo) -> None:
    """An NWO leaves play, and its effect ends."""
    board.nwos[card.colour].remove(card)
    board.discard.append(card)
    board.worth = None
