"""The course of the game: the five steps of a turn, and what comes after it (004: On your turn)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from . import echo
from .actions import perform_actions
from .asking import sole_or_asked
from .board import ACTING, CHAPTER_END, DITCHING, HOOKING, OVER, InTooDeepBoard
from .chapters import resolve_chapter
from .crimes import commit_story_crime
from .hooking import gain_grip_step, hook_step
from .pieces import DITCH_NOTHING, LEVELS, SIDE_DECK, Crime
from .prompts import DITCH, DRAW_FROM

LAST_CHAPTER = 3


def play(board: InTooDeepBoard) -> Flow[None]:
    """The whole game, from the deal or from any checkpoint."""
    while board.step != OVER:
        if board.step == CHAPTER_END:
            board.checkpoint()
            board.scene()
            last = is_last(board)
            yield from resolve_chapter(board, last)
            next_player(board, OVER if last else HOOKING)
            continue
        if board.is_echo(board.active):
            board.checkpoint()
            board.note("turn-begins", seat=board.active, count=board.turns + 1)
            yield from echo.turn(board)
        else:
            yield from turn(board, board.active)
        end_turn(board)


def turn(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """A player's turn, from the step at which it stands."""
    if board.step == HOOKING:
        board.checkpoint()
        board.note("turn-begins", seat=me, count=board.turns + 1)
        yield from draw_up_to_minimum(board, me)  # 004: the draw is made up before the next turn
        yield from hook_step(board, me)
        gain_grip_step(board, me)
        begin_actions(board)
    if board.step == ACTING:
        crime = yield from perform_actions(board, me)
        if crime is not None:
            yield from commit_story_crime(board, me, crime)
        board.step = DITCHING
    board.checkpoint()
    yield from ditch(board, me)
    yield from draw_up_to_minimum(board, me)
    take_pending(board, me)


def begin_actions(board: InTooDeepBoard) -> None:
    """Two actions, and nothing used yet this turn."""
    board.step = ACTING
    board.actions_left = board.tables.numbers.actions
    board.ignores_blockades = board.disruptor_used = board.scourge_used = False
    board.arrangements = []


# -- 5. ditch and draw -------------------------------------------------------------------------------------------------


def ditch(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Any Crime cards of the hand go to the bottom of their decks."""
    while board.crimes[me]:
        chosen: Piece = yield Ask(me, DITCH, partial(ditch_options, board, me))
        if not isinstance(chosen, Crime):
            return
        board.conceal(me, [crime for crime in board.crimes[me] if crime.back == chosen.back])
        board.look(me, [chosen])
        board.crimes[me].remove(chosen)
        deck = SIDE_DECK if not chosen.level else LEVELS[chosen.level - 1]
        (board.level_decks[deck] if chosen.level else board.side_deck).insert(0, chosen)
        board.note("ditched", seat=me, deck=deck)


def ditch_options(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """The Crime cards in hand, and no more."""
    return [*board.crimes[me], DITCH_NOTHING]


def draw_up_to_minimum(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Without a Side Crime in hand, draw one; without a Story Crime, draw one of any Level."""
    hand = board.crimes[me]
    if all(crime.level for crime in hand) and board.side_crime_left():
        board.draw_side_crime(hand)
        tell_drawn(board, me, SIDE_DECK)
    if not any(crime.level for crime in hand) and levels_left(board):
        deck = yield from sole_or_asked(me, DRAW_FROM, partial(levels_left, board))
        board.draw(board.level_decks[deck], hand)
        tell_drawn(board, me, deck)


def tell_drawn(board: InTooDeepBoard, me: Seat, deck: Piece) -> None:
    """Everybody sees the back of the card, its player the face."""
    if board.scribe:
        board.note("drew-crime", seat=me, deck=deck)
        board.whisper(me, "drew-this-crime", crime=board.crimes[me][-1])


def levels_left(board: InTooDeepBoard) -> list[Piece]:
    """The Level decks that have a card."""
    return [level for level in LEVELS if board.level_decks[level]]


def take_pending(board: InTooDeepBoard, me: Seat) -> None:
    """Cards gained during the turn come into the hand."""
    count = len(board.pending[me])
    if count:
        board.draw(board.pending[me], board.crimes[me], count)
        board.note("took-pending", seat=me, count=count)
        board.whisper(me, "took-these-crimes", crimes=tuple(board.crimes[me][-count:]))


# -- after the turn ----------------------------------------------------------------------------------------------------


def end_turn(board: InTooDeepBoard) -> None:
    """A Chapter that is to end ends with the turn; the last one after a further turn of everybody else."""
    board.turns += 1
    if board.turns >= board.settings.turn_cap:
        board.step = CHAPTER_END
        board.note("closed-early", count=board.turns)
        return
    if board.triggered and board.chapter < LAST_CHAPTER:
        board.step = CHAPTER_END
        return
    if board.triggered:
        if board.final_turns is None:
            board.final_turns = len(board.order)
            board.note("final-round")
        board.final_turns -= 1
        if not board.final_turns:
            board.step = CHAPTER_END
            return
    next_player(board, HOOKING)


def is_last(board: InTooDeepBoard) -> bool:
    """Whether the game ends with this Chapter: the third, or any if the match was closed as it stood."""
    return board.chapter >= LAST_CHAPTER or board.turns >= board.settings.turn_cap


def next_player(board: InTooDeepBoard, step: str) -> None:
    """Play passes clockwise."""
    board.step = step
    board.active = board.after(board.active)
