"""Attacking an NWO (002: Getting Rid of a NWO)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .announcing import clear_ledger
from .attack import between_attacks
from .board import ON_NWO, IlluminatiBoard
from .pieces import NO_MORE_WINDOWS, PASS, Nwo, Special
from .prompts import WINDOW
from .specials import AT_ANY_TIME, play_special, playable

LOWEST_THROW = 2


def open_to_attack(board: IlluminatiBoard) -> list[Nwo]:
    """002: the same NWO may not be attacked more than once a turn."""
    return [nwo for nwo in board.nwos_in_play() if nwo not in board.nwos_attacked]


def worth_asking(board: IlluminatiBoard, me: Seat) -> bool:
    """Whether an attack between the steps of a turn could succeed without the help of others, as far as all can see.

    One that could not is still possible among the actions; to be asked about it all the time would only weary.
    """
    if not open_to_attack(board):
        return False
    own = board.power(board.head(me)) + board.own_money(me)
    return bool(board.hands[me]) or own - board.tables.numbers.nwo_resistance >= LOWEST_THROW


def announce_on(board: IlluminatiBoard, me: Seat, nwo: Nwo) -> None:
    """002: as though it had a Resistance of 10; only the Illuminati's money and power, and no action."""
    board.attack, board.attacker, board.target, board.aiders = ON_NWO, board.head(me), nwo, []
    clear_ledger(board)
    board.note("announced-on-nwo", seat=me, card=nwo)


def window(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """002: at any time during one's turn. Asked between its steps, while an attack could succeed."""
    while True:
        yield from between_attacks(board, me)
        if board.windows_closed or not worth_asking(board, me):
            return
        chosen: Piece = yield Ask(me, WINDOW, partial(window_options, board, me))
        if chosen is NO_MORE_WINDOWS:
            board.windows_closed = True
        elif isinstance(chosen, Nwo):
            announce_on(board, me, chosen)
        elif isinstance(chosen, Special):
            yield from play_special(board, me, chosen)
        else:
            return


def window_options(board: IlluminatiBoard, me: Seat) -> list[Piece]:
    """To go on, here or for the rest of the turn; NWOs to attack; Specials."""
    return [PASS, *open_to_attack(board), *playable(board, me, AT_ANY_TIME), NO_MORE_WINDOWS]
