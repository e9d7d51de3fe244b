"""The 22 kinds of Boost (004: Boost tiles), each under the name that `boosts.csv` uses."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .challenge import challenge, discard_unseen, rivals_to_challenge
from .evidence import face_down, gain_tolerance, only_peek, peek_and_take, reveal_one, take_one, unseen_places
from .grip import can_gain, gain_any_grip
from .hooking import hook_by_boost, tags_to_hook_by_boost
from .pieces import ITEMS, PLAYERS, Boost, Criminal, Dilemma
from .prompts import DISCARD_A_DILEMMA, DISCARD_DRAWN, LOCK, SWAP_TAGS
from .shifts import (
    any_apart,
    any_items_differ,
    move_criminal,
    move_heat,
    move_item,
    shifts,
    swap_criminals,
    swap_item_with_criminal,
    swap_items,
)
from .wheel import boost_effect

# -- in the city -------------------------------------------------------------------------------------------------------


@boost_effect("swap_items", lambda board, me, boost: any_items_differ(board))
def boost_swap_items(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Swap any two Items."""
    return swap_items(board, me)


@boost_effect("move_item")
def boost_move_item(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Move one Item to any Zone."""
    return move_item(board, me)


@boost_effect("swap_item_criminal", lambda board, me, boost: any_apart(board, ITEMS, board.criminals))
def boost_swap_item_criminal(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Swap an Item with a Criminal."""
    return swap_item_with_criminal(board, me)


@boost_effect("swap_criminals", lambda board, me, boost: any_apart(board, board.criminals, board.criminals))
def boost_swap_criminals(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Swap any two Criminals."""
    return swap_criminals(board, me)


@boost_effect("move_criminal")
def boost_move_criminal(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Move one Criminal to any Zone."""
    return move_criminal(board, me)


@boost_effect("shift_sb")
def boost_shift(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Shift Sentinel and Blockades, up to the number shown."""
    return shifts(board, me, boost.amount, stop=True)


@boost_effect("ignore_blockades", lambda board, me, boost: not board.ignores_blockades)
def ignore_blockades(board: InTooDeepBoard, me: Seat, boost: Boost) -> None:
    """For the rest of the turn Blockades do not matter."""
    board.ignores_blockades = True


@boost_effect("move_heat")
def boost_move_heat(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Move all Heat of one Zone."""
    return move_heat(board, me)


# -- Criminals ---------------------------------------------------------------------------------------------------------


@boost_effect("hook", lambda board, me, boost: bool(tags_to_hook_by_boost(board, me)))
def boost_hook(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Hook a Criminal and gain Grip with it."""
    return hook_by_boost(board, me)


def rivals_with_tags(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """Rivals who control a Criminal."""
    return [PLAYERS[player] for player in board.players if player != me and board.hooks[player]]


@boost_effect("swap_hooks", lambda board, me, boost: bool(rivals_with_tags(board, me)))
def swap_hooks(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """All one's tags for all tags of a rival: no Grip, no Dilemma; Locks on them are spent."""
    chosen = yield from sole_or_asked(me, SWAP_TAGS, lambda: rivals_with_tags(board, me))
    rival = PLAYERS.index(chosen)
    for criminal in (*board.hooks[me], *board.hooks[rival]):
        board.unlock(criminal)
    board.hooks[me], board.hooks[rival] = board.hooks[rival], board.hooks[me]
    board.city = None
    board.note("tags-swapped", seat=me, other_seat=rival)


def tags_to_lock(board: InTooDeepBoard, me: Seat) -> list[Criminal]:
    """Own tags without a Lock."""
    return [criminal for criminal in board.hooks[me] if not board.locks[criminal]]


@boost_effect("lock_hook", lambda board, me, boost: bool(tags_to_lock(board, me)))
def lock_hook(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """No rival may hook this Criminal while the tag stays on the Console."""
    criminal = yield from sole_or_asked(me, LOCK, partial(tags_to_lock, board, me))
    board.boost_discard.remove(boost)
    board.locks[criminal].append(boost)
    board.note("tag-locked", seat=me, criminal=criminal)


@boost_effect("grip", lambda board, me, boost: bool(can_gain(board, me)))
def boost_grip(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Gain Grip with any Criminals."""
    return gain_any_grip(board, me, boost.amount)


@boost_effect("actions")
def gain_actions(board: InTooDeepBoard, me: Seat, boost: Boost) -> None:
    """Gain actions for this turn."""
    board.actions_left += boost.amount


# -- Dilemmas ----------------------------------------------------------------------------------------------------------


@boost_effect("tolerance")
def boost_tolerance(board: InTooDeepBoard, me: Seat, boost: Boost) -> None:
    """Gain a Tolerance token."""
    gain_tolerance(board, me)


@boost_effect("challenge", lambda board, me, boost: bool(rivals_to_challenge(board, me)))
def boost_challenge(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Challenge a rival."""
    return challenge(board, me)


@boost_effect("discard_dilemma", lambda board, me, boost: bool(board.dilemmas[me] or board.wells[me]))
def discard_dilemma(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Discard a Dilemma, from hand or from the Corruption Well."""
    card: Dilemma = yield Ask(me, DISCARD_A_DILEMMA, lambda: [*board.dilemmas[me], *board.wells[me]])
    board.horizon += 1  # everybody sees from where it comes
    if card in board.dilemmas[me]:
        discard_unseen(board, me, board.dilemmas[me], card)
        board.note("discarded-dilemma", seat=me, count=1)
        return
    discard_unseen(board, me, board.wells[me], card)
    board.note("discarded-banked", seat=me)


@boost_effect("draw_discard_dilemmas")
def draw_and_discard_dilemmas(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Draw Dilemmas, then discard as many of the hand."""
    board.draw_dilemmas(me, boost.amount)
    discarded = min(boost.amount, len(board.dilemmas[me]))
    for left in range(discarded, 0, -1):
        card: Dilemma = yield Ask(me, DISCARD_DRAWN, lambda: board.dilemmas[me], {"left": left})
        discard_unseen(board, me, board.dilemmas[me], card)
    if discarded:
        board.note("discarded-dilemma", seat=me, count=discarded)


# -- Evidence and crimes -----------------------------------------------------------------------------------------------


@boost_effect("peek2", lambda board, me, boost: bool(unseen_places(board, me, True)))
def boost_peek(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Peek at two face-down Evidence."""
    return only_peek(board, me)


@boost_effect("peek2_take1", lambda board, me, boost: bool(unseen_places(board, me, True)))
def boost_peek_and_take(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Peek at two face-down Evidence, then take one of them."""
    return peek_and_take(board, me)


@boost_effect("take1", lambda board, me, boost: bool(face_down(board, me, True)))
def boost_take(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Take one face-down Evidence."""
    return take_one(board, me)


@boost_effect("reveal1", lambda board, me, boost: bool(face_down(board, me, False)))
def boost_reveal(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """Turn one face-down Evidence of the Final Plot up."""
    return reveal_one(board, me)


@boost_effect("draw_side", lambda board, me, boost: board.side_crime_left())
def draw_side_crimes(board: InTooDeepBoard, me: Seat, boost: Boost) -> None:
    """Draw Side Crimes, unseen until the end of the turn."""
    before = len(board.pending[me])
    for _ in range(boost.amount):
        board.draw_side_crime(board.pending[me])
    board.note("took-side-crimes", seat=me, count=len(board.pending[me]) - before)
